#include "core/board/classic.h"
#include "core/constructions/make_proper.h"
#include "core/constructions/mask.h"
#include "core/constructions/shift_cipher.h"
#include "core/constructions/unavoidable_sets.h"
#include "core/generators/erase.h"
#include "tests/core/constructions/shift_example.h"
#include "tests/core/puzzle_lists.h"

#include <chrono>
#include <gtest/gtest.h>
#include <thread>

namespace nonet {
namespace {

using test::kShiftBoard;
using test::kShiftMask;

ClassicDigits shiftBoard() { return ClassicDigits::from(*gridFromLine(kShiftBoard)); }

ClassicCellSet cellsOf(const std::string& mask) { return toClassicCellSet(maskFromLine(mask).value()); }

std::uint64_t solutions(const ClassicDigits& board, ClassicCellSet shown) {
    ClassicDigits puzzle;
    for (const Cell cell : shown)
        puzzle.set(cell, Digit(board.valueAt(cell)));
    return countSolutions(puzzle).count;
}

/// Whether some `count` of the cells, with those shown, leave one solution: every choice is tried.
bool canRepair(const ClassicDigits& board, ClassicCellSet shown, const std::vector<Cell>& hidden, std::size_t from,
               int count) {
    if (count == 0)
        return solutions(board, shown) == 1;
    for (std::size_t i = from; i < hidden.size(); ++i) {
        ClassicCellSet more = shown;
        more.insert(hidden[i]);
        if (canRepair(board, more, hidden, i + 1, count - 1))
            return true;
    }
    return false;
}

TEST(MakeProper, TheSourcesMaskWantsSixCluesMore) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const ProperRepair repair = makeProper(shiftBoard(), cellsOf(kShiftMask), RandomSource(seed));
        EXPECT_EQ(repair.added.count(), 6);
        EXPECT_TRUE(repair.isFewest());
        EXPECT_FALSE(repair.added.intersects(cellsOf(kShiftMask)));
        EXPECT_EQ(solutions(shiftBoard(), cellsOf(kShiftMask) | repair.added), 1U);
    }
}

TEST(MakeProper, NoFewerDoWhereEveryChoiceIsTried) {
    RandomSource random(7);
    int repaired = 0;
    for (int n = 0; n < 30; ++n) {
        const ClassicDigits solution = ClassicDigits::from(randomSolution(random));
        ClassicCellSet shown = classic::kAllCells;
        while (shown.count() > 26)
            shown.erase(Cell(static_cast<int>(random.below(81))));
        const ProperRepair repair = makeProper(solution, shown, random);
        ASSERT_TRUE(repair.isFewest());
        EXPECT_EQ(solutions(solution, shown | repair.added), 1U);
        const ClassicCellSet left = classic::kAllCells - shown;
        const std::vector<Cell> hidden(left.begin(), left.end());
        const int fewer = std::min(repair.added.count() - 1, 3);
        if (fewer >= 0) {
            EXPECT_FALSE(canRepair(solution, shown, hidden, 0, fewer));
        }
        repaired += repair.added.count() > 0 ? 1 : 0;
    }
    EXPECT_GT(repaired, 10);
}

TEST(MakeProper, AProperPuzzleWantsNothing) {
    const std::string proper = "85...7.....2...43.............243...961...............37.........6.........59...8";
    const ProperRepair repair = makeProper(shiftBoard(), cellsOf(proper), RandomSource(1));
    EXPECT_TRUE(repair.added.isEmpty());
    EXPECT_TRUE(repair.isFewest());
    EXPECT_TRUE(makeProper(shiftBoard(), classic::kAllCells, RandomSource(1)).isFewest());
}

TEST(MakeProper, ItsWitnessesAreUnavoidableAndDisjoint) {
    const ProperRepair repair = makeProper(shiftBoard(), cellsOf(kShiftMask), RandomSource(1));
    ClassicCellSet taken = cellsOf(kShiftMask);
    for (const ClassicCellSet set : repair.disjointSets) {
        EXPECT_FALSE(set.intersects(taken));
        taken |= set;
        EXPECT_GE(solutions(shiftBoard(), classic::kAllCells - set), 2U);
        EXPECT_TRUE(set.intersects(repair.added));
    }
}

TEST(MakeProper, TheSameSeedGivesTheSameClues) {
    EXPECT_EQ(makeProper(shiftBoard(), cellsOf(kShiftMask), RandomSource(3)).added,
              makeProper(shiftBoard(), cellsOf(kShiftMask), RandomSource(3)).added);
}

TEST(MakeProper, ItsBoundsHoldWhenTheBudgetRunsOut) {
    std::vector<Progress> told;
    const ProperRepair repair =
        makeProper(shiftBoard(), {}, RandomSource(1), 200, {}, [&](Progress now) { told.push_back(now); });
    EXPECT_TRUE(repair.budgetRanOut);
    EXPECT_GE(repair.proved, 8);
    EXPECT_LE(repair.proved, 17);
    EXPECT_LE(repair.added.count(), 24);
    EXPECT_EQ(solutions(shiftBoard(), repair.added), 1U);
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told.back().done, static_cast<std::uint64_t>(repair.proved));
    EXPECT_EQ(told.back().total, static_cast<std::uint64_t>(repair.added.count()));
}

TEST(MakeProper, StopsSoonWithWhatItHas) {
    std::stop_source source;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(400));
        source.request_stop();
    });
    const auto start = std::chrono::steady_clock::now();
    const ProperRepair repair = makeProper(shiftBoard(), {}, RandomSource(1), kNoBudget, source.get_token());
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
    EXPECT_TRUE(repair.wasStopped);
    EXPECT_LE(repair.proved, repair.added.count());
    EXPECT_EQ(solutions(shiftBoard(), repair.added), 1U);
}

TEST(UnavoidableSets, AreMinimal) {
    int looked = 0;
    for (const ClassicCellSet set : smallUnavoidableSets(shiftBoard(), {})) {
        if (++looked > 100)
            break;
        EXPECT_GE(solutions(shiftBoard(), classic::kAllCells - set), 2U);
        for (const Cell cell : set) {
            ClassicCellSet clues = classic::kAllCells - set;
            clues.insert(cell);
            EXPECT_EQ(solutions(shiftBoard(), clues), 1U);
        }
    }
    EXPECT_GT(looked, 50);
    EXPECT_FALSE(unavoidableSet(shiftBoard(), classic::kAllCells));
    EXPECT_TRUE(unavoidableSet(shiftBoard(), {}));
}

TEST(MakeProper, RepairsTheMasksOfListedPuzzles) {
    std::vector<std::string> masks = puzzleList("few_clues.txt", 5);
    for (const std::string& mask : puzzleList("clue17.txt", 20, 1000))
        masks.push_back(mask);
    for (const std::string& mask : masks) {
        const ProperRepair repair = makeProper(shiftBoard(), cellsOf(mask), RandomSource(1), 20'000);
        EXPECT_EQ(solutions(shiftBoard(), cellsOf(mask) | repair.added), 1U);
        EXPECT_LE(repair.proved, repair.added.count());
    }
}

}  // namespace
}  // namespace nonet
