#include "core/generators/inverse/method_reach.h"
#include "core/generators/inverse/method_uses.h"
#include "core/generators/random_grid.h"
#include "random_marks.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::array kDenying = {InverseMethod::exclusion, InverseMethod::blockIntersection, InverseMethod::coveringSet,
                                 InverseMethod::xWing};

/// Expects the marks that the definitions give, in both directions.
void expectAsDefined(const MarkBoard& board, const MethodReach& reach) {
    std::vector<Candidate> goes;
    for (const InverseMethod method : kDenying) {
        for (const Cell cell : classic::kAllCells - board.filledCells()) {
            const ClassicDigitSet denied = reach.denied(method, cell);
            for (const Digit digit : classic::kAllDigits) {
                const bool isMarked = board.hasMark(cell, digit);
                const bool isUsable =
                    firstUseAt(board, method, isMarked ? MarkDirection::forward : MarkDirection::inverse, {cell, digit})
                        .has_value();
                ASSERT_EQ(denied.contains(digit), isUsable)
                    << "rank " << rankOf(method) << " cell " << cell.index() << " digit " << digit.value();
            }
        }
    }
    int parents = 0;
    for (const Cell cell : classic::kAllCells - board.filledCells()) {
        parents += (reach.denied(cell) & board.marks(cell)).count();
        parents += board.marks(cell).count() == 1 ? 1 : 0;
    }
    EXPECT_EQ(reach.parentCount(), parents);
}

TEST(MethodReach, FindsWhatTheDefinitionsFind) {
    RandomSource random(3);
    for (int i = 0; i < scaled(60); ++i) {
        const ClassicDigits solution = randomGrid(random);
        const MarkBoard board = randomMarks(solution, random);
        expectAsDefined(board, MethodReach(board, solution));
    }
}

TEST(MethodReach, StaysRightWhileMarksCome) {
    RandomSource random(4);
    for (int i = 0; i < scaled(20); ++i) {
        const ClassicDigits solution = randomGrid(random);
        MarkBoard board = MarkBoard::fromSolution(solution);
        MethodReach reach(board, solution);
        for (int step = 0; step < 400; ++step) {
            const Cell cell(static_cast<int>(random.below(81)));
            const Digit digit(1 + static_cast<int>(random.below(9)));
            if (board.isFilled(cell)) {
                board.unfill(cell);
                reach.unfill(cell);
            } else {
                board.addMark(cell, digit);
                reach.addMark(cell, digit);
            }
        }
        const MethodReach fresh(board, solution);
        EXPECT_EQ(reach.parentCount(), fresh.parentCount());
        EXPECT_EQ(reach.easiest(), fresh.easiest());
        for (const Cell cell : classic::kAllCells - board.filledCells())
            for (const InverseMethod method : kDenying)
                EXPECT_EQ(reach.denied(method, cell), fresh.denied(method, cell));
    }
}

TEST(MethodReach, NamesTheEasiestMethod) {
    RandomSource random(6);
    for (int i = 0; i < scaled(40); ++i) {
        const ClassicDigits solution = randomGrid(random);
        const MarkBoard board = randomMarks(solution, random);
        std::optional<InverseMethod> easiest;
        for (const InverseMethod method : kInverseMethods)
            if (!easiest && !allUses(board, method, MarkDirection::forward).empty())
                easiest = method;
        EXPECT_EQ(MethodReach(board, solution).easiest(), easiest);
    }
}

}  // namespace
}  // namespace nonet
