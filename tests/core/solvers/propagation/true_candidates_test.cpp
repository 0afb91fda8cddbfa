#include "core/rules/rulebook.h"
#include "core/solvers/propagation/propagation.h"
#include "core/solvers/propagation/true_candidates.h"
#include "core/solvers/propagation/witness_store.h"
#include "core/solvers/search/true_candidates.h"
#include "tests/core/brute_force.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>
#include <thread>

namespace nonet {
namespace {

CandidateKnowledge countedOver(const std::vector<Grid>& solutions, const Puzzle& puzzle, std::uint32_t cap) {
    CandidateKnowledge counted(puzzle.shape());
    for (const Cell cell : puzzle.shape().cells()) {
        counted.setOpen(cell, {});
        for (const Digit symbol : puzzle.symbols().all())
            counted.setCount(
                cell, symbol,
                std::min(cap, static_cast<std::uint32_t>(std::ranges::count_if(
                                  solutions, [&](const Grid& each) { return each.digit(cell) == symbol; }))));
    }
    return counted;
}

TEST(CandidateKnowledge, TellsWhatIsPossibleImpossibleAndUnknown) {
    BoardShape shape(2, 2, 3);
    shape.setHoles({Cell(3)});
    CandidateKnowledge known(shape);
    EXPECT_EQ(known.unknown(Cell(0)), DigitSet::full(3));
    EXPECT_TRUE(known.unknown(Cell(3)).isEmpty());
    EXPECT_TRUE(known.impossible(Cell(3)).isEmpty());
    known.setCount(Cell(0), Digit(2), 1);
    known.setOpen(Cell(0), {Digit(2), Digit(3)});
    EXPECT_EQ(known.possible(Cell(0)), DigitSet{Digit(2)});
    EXPECT_EQ(known.impossible(Cell(0)), DigitSet{Digit(1)});
    EXPECT_EQ(known.unknown(Cell(0)), DigitSet{Digit(3)});
    EXPECT_TRUE(known.isOpen(Cell(0), Digit(2)));
    EXPECT_FALSE(known.isComplete());
}

TEST(PuzzleTrueCandidates, AreWhatAllSolutionsUse) {
    RandomSource random(71);
    int compared = 0;
    for (int round = 0; round < 12 * agreementRounds(); ++round) {
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const auto solutions = test::solutionsByHolds(puzzle, 2000, test::kMostSmallSteps);
        if (!solutions || solutions->size() == 2000)
            continue;
        ++compared;
        for (const std::uint32_t cap : {1U, 3U, 100U}) {
            const PuzzleCandidates found = trueCandidates(puzzle, {.cap = cap});
            ASSERT_TRUE(found.candidates == countedOver(*solutions, puzzle, cap)) << round << " cap " << cap;
        }
    }
    EXPECT_GT(compared, 0);
}

TEST(PuzzleTrueCandidates, AreThoseOfClassicSearch) {
    Puzzle puzzle(*gridFromLine(test::kInkala));
    for (const int cell : {0, 11, 12, 20, 24, 28})
        puzzle.givens.clear(Cell(cell));
    const TrueCandidates expected = trueCandidates(ClassicMarks::from(puzzle.givens, puzzle.initialCandidates()), 1);
    const PuzzleCandidates found = trueCandidates(puzzle);
    for (int cell = 0; cell < 81; ++cell)
        for (const Digit digit : puzzle.symbols().all())
            ASSERT_EQ(found.candidates.count(Cell(cell), digit), expected.count({Cell(cell), digit}));
    EXPECT_TRUE(found.candidates.isComplete());
}

TEST(PuzzleTrueCandidates, OfAnEmptySamuraiAreAll) {
    const Layout layout = test::samurai();
    const PuzzleCandidates found = trueCandidates(Puzzle(layout, Grid(layout.shape)));
    EXPECT_TRUE(found.candidates.isComplete());
    for (const Cell cell : layout.shape.cells())
        ASSERT_EQ(found.candidates.possible(cell), DigitSet::full(9));
}

TEST(PuzzleTrueCandidates, OfABoardWithoutSolutionAreNone) {
    Puzzle puzzle(*gridFromLine(test::kInkala));
    puzzle.givens.set(Cell(1), *puzzle.givens.digit(Cell(0)));
    const PuzzleCandidates found = trueCandidates(puzzle);
    EXPECT_TRUE(found.candidates.isComplete());
    EXPECT_EQ(found.candidates.impossible(Cell(5)), DigitSet::full(9));
}

/// Nothing that it says of a candidate is wrong, whether it was stopped or not.
void expectNothingWrong(const CandidateKnowledge& part, const CandidateKnowledge& whole, const Puzzle& puzzle) {
    for (const Cell cell : puzzle.shape().cells()) {
        ASSERT_TRUE(whole.possible(cell).containsAll(part.possible(cell)));
        ASSERT_TRUE(whole.impossible(cell).containsAll(part.impossible(cell)));
        for (const Digit symbol : puzzle.symbols().all())
            ASSERT_TRUE(part.isOpen(cell, symbol) || part.count(cell, symbol) == whole.count(cell, symbol));
    }
}

TEST(PuzzleTrueCandidates, GiveWhatTheyHaveAtTheEndOfTheBudget) {
    RandomSource random(72);
    int cut = 0;
    for (int round = 0; round < scaled(300); ++round) {
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        for (const std::uint32_t cap : {1U, 4U}) {
            const CandidateKnowledge whole = trueCandidates(puzzle, {.cap = cap}).candidates;
            for (const std::uint64_t budget : {0U, 1U, 5U}) {
                const PuzzleCandidates part = trueCandidates(puzzle, {.cap = cap, .budget = budget});
                ASSERT_NO_FATAL_FAILURE(expectNothingWrong(part.candidates, whole, puzzle)) << round;
                ASSERT_TRUE(part.budgetRanOut || part.candidates == whole);
                cut += part.candidates.isComplete() ? 0 : 1;
            }
        }
    }
    EXPECT_GT(cut, 0);
}

TEST(PuzzleTrueCandidates, StopAndTellWhatIsKnownByThen) {
    const Layout layout = test::rectangle(25, 25, SymbolSet(25));
    const Puzzle puzzle(layout, Grid(layout.shape));
    std::stop_source source;
    PuzzleCandidates found{CandidateKnowledge(layout.shape)};
    std::uint64_t told = 0;
    {
        const std::jthread counting([&] {
            found = trueCandidates(puzzle, {.cap = 1'000'000}, source.get_token(),
                                   [&](const CandidateKnowledge& known, Progress progress) {
                                       ++told;
                                       EXPECT_FALSE(known.isComplete());
                                       EXPECT_EQ(progress.total, 25U * 25U * 25U);
                                   });
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        source.request_stop();
    }
    EXPECT_TRUE(found.wasStopped);
    EXPECT_FALSE(found.candidates.isComplete());
    EXPECT_GT(told, 0U);
    EXPECT_FALSE(found.candidates.possible(Cell(0)).isEmpty());
}

}  // namespace
}  // namespace nonet
