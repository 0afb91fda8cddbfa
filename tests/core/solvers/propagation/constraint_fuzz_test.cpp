// Records of constraints as no setter makes them: whatever they say, an answer comes within its budget.
#include "core/rules/rulebook.h"
#include "core/solvers/propagation/propagation.h"
#include "core/solvers/propagation/true_candidates.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/test_scale.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::uint64_t kBudget = 20;

/// How many records are tried: 5,000, or as many as NONET_CONSTRAINT_FUZZ says; a million were tried once.
long records() {
    const char* text = std::getenv("NONET_CONSTRAINT_FUZZ");
    return text != nullptr ? std::atol(text) : scaled(5000);
}

int anyNumber(RandomSource& random) {
    constexpr std::array kOdd = {0, 1, -1, 2, 5, 9, 17, 45, 99, 405, 1000, -1000, 32767, 1'000'000, -1'000'000};
    return random.below(2) == 0 ? static_cast<int>(random.below(50)) : kOdd[random.below(kOdd.size())];
}

/// Cells anywhere on the board, at times one a hundred times.
std::vector<Cell> anyCells(const BoardShape& shape, RandomSource& random) {
    std::vector<Cell> cells(random.below(10) == 0 ? random.below(100) : random.below(12));
    for (Cell& cell : cells)
        cell = Cell(static_cast<int>(random.below(static_cast<std::uint32_t>(shape.cellCount()))));
    return cells;
}

std::string anyText(RandomSource& random) {
    constexpr std::string_view kSigns = "ab123456789.()[]^|*+?{},-<>=!%&absmodminmaxandornot ";
    std::string text;
    for (std::uint32_t left = random.below(24); left > 0; --left)
        text += kSigns[random.below(kSigns.size())];
    return text;
}

Constraint anyRecord(const Layout& layout, RandomSource& random) {
    const auto kind = static_cast<ConstraintKind>(random.below(kConstraintKindCount));
    Constraint record = random.below(2) == 0 ? test::randomConstraint(kind, layout, random)
                                             : test::unfinishedConstraint(kind, layout, random);
    if (random.below(3) == 0)
        record.parts.emplace_back();
    for (std::vector<Cell>& part : record.parts)
        if (random.below(4) == 0)
            part = anyCells(layout.shape, random);
    if (random.below(3) == 0)
        record.values.assign(random.below(4), anyNumber(random));
    if (random.below(6) == 0)
        record.text = anyText(random);
    if (random.below(8) == 0)
        record.place = OutsidePlace{static_cast<std::int8_t>(random.below(24)), static_cast<std::int8_t>(-1), 0, 1};
    return record;
}

TEST(ConstraintFuzz, AnswersWhateverTheRecordsSay) {
    RandomSource random(81);
    std::uint64_t solved = 0;
    std::uint64_t none = 0;
    for (long left = records(); left > 0;) {
        Puzzle puzzle = test::randomVariant(random);
        Layout layout = puzzle.layout();
        for (std::uint32_t i = 1 + random.below(4); i > 0; --i, --left)
            layout.constraints.push_back(anyRecord(layout, random));
        puzzle.setLayout(layout);
        if (random.below(2) == 0)
            puzzle.givens = Grid(layout.shape);
        const PropagationOutcome found = searchByPropagation(puzzle, {.solutions = 2, .budget = kBudget});
        ASSERT_LE(found.failures, 2 * kBudget + 2);
        ASSERT_TRUE(!found.first || puzzle.rulebook().holds(*found.first)) << left;
        solved += found.count > 0 ? 1 : 0;
        none += found.count == 0 && !found.budgetRanOut ? 1 : 0;
        if (random.below(16) != 0)
            continue;
        ASSERT_LE(trueCandidates(puzzle, {.budget = kBudget}).failures, 2 * kBudget + 2);
    }
    EXPECT_GT(solved + none, 0U);
}

}  // namespace
}  // namespace nonet
