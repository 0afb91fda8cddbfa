#include "core/generators/dig.h"
#include "core/generators/inverse/closure.h"
#include "core/generators/inverse/method_reach.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/classic_search.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::digitsFrom;

/// Table 1(a) of [Inverse], its columns fixed from 1(b).
const char* const kTable = "4...96..8.59.24..6.6.3...94..2....6.68....451.7.....8.8154..6277.....8..2...68.15";

/// The methods one mark at a time, in an order of its own each time, until none can be used. Naked singles to X-wings.
MarkBoard closeByHand(const ClassicDigits& clues, const ClassicDigits& solution, RandomSource& random) {
    MarkBoard board = MarkBoard::fromClues(clues);
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        const MethodReach reach(board, solution);
        std::vector<Candidate> marks;
        for (const Cell cell : classic::kAllCells - board.filledCells()) {
            for (const Digit digit : reach.denied(cell) & board.marks(cell))
                marks.push_back({cell, digit});
            if (board.marks(cell).count() == 1 && random.below(2) == 0) {
                board.fill(cell, board.marks(cell).first());
                isChanged = true;
            }
        }
        random.shuffle(marks);
        for (const Candidate mark : marks) {
            if (board.isFilled(mark.cell) || random.below(3) == 0)
                continue;
            board.removeMark(mark.cell, mark.digit);
            isChanged = true;
        }
        isChanged |= !marks.empty() || std::ranges::any_of(classic::kAllCells - board.filledCells(),
                                                           [&](Cell cell) { return board.marks(cell).count() == 1; });
    }
    return board;
}

/// Minimal puzzles, half of them beyond the methods.
std::vector<std::pair<ClassicDigits, ClassicDigits>> samplePuzzles(int count) {
    RandomSource random(12);
    std::vector<std::pair<ClassicDigits, ClassicDigits>> puzzles;
    int good = 0;
    while (static_cast<int>(puzzles.size()) < count) {
        const ClassicDigits solution = randomGrid(random);
        const ClassicDigits clues = dig(solution, random);
        const bool isOfGood = isGood(clues);
        if (isOfGood && good >= (count + 1) / 2)
            continue;
        good += isOfGood ? 1 : 0;
        puzzles.emplace_back(clues, solution);
    }
    return puzzles;
}

TEST(Closure, SolvesTheTextsPuzzle) {
    const ClassicDigits puzzle = digitsFrom(kTable);
    EXPECT_EQ(puzzle.filledCount(), 36);
    EXPECT_TRUE(isGood(puzzle));
    EXPECT_EQ(countSolutions(puzzle).first,
              digitsFrom("427196538359824176168357294942581763683972451571643982815439627736215849294768315"));
}

TEST(Closure, TheEndDoesNotDependOnTheOrder) {
    RandomSource random(8);
    int solved = 0;
    const auto puzzles = samplePuzzles(scaled(60));
    for (const auto& [clues, solution] : puzzles) {
        Closure closure(solution, InverseRank::xWings);
        for (const Cell cell : classic::kAllCells)
            if (!clues.isBlank(cell))
                closure.give(cell);
        closure.close();
        solved += closure.isSolved() ? 1 : 0;
        EXPECT_EQ(closure.isSolved(), isGood(clues));
        for (int order = 0; order < 4; ++order)
            ASSERT_EQ(closeByHand(clues, solution, random).toMarks(), closure.marks()) << toLine(clues.toGrid());
    }
    std::printf("%d of %d puzzles solved, the others stuck at one end each\n", solved,
                static_cast<int>(puzzles.size()));
}

TEST(Closure, ClosingInBetweenChangesNothing) {
    RandomSource random(9);
    for (const auto& [clues, solution] : samplePuzzles(scaled(60)))
        for (const InverseRank rank : kInverseRanks) {
            std::vector<Cell> cells;
            for (const Cell cell : classic::kAllCells)
                if (!clues.isBlank(cell))
                    cells.push_back(cell);
            Closure atOnce(solution, rank);
            for (const Cell cell : cells)
                atOnce.give(cell);
            atOnce.close();
            random.shuffle(cells);
            Closure stepwise(solution, rank);
            for (const Cell cell : cells) {
                stepwise.give(cell);
                if (random.below(2) == 0)
                    stepwise.close();
            }
            stepwise.close();
            EXPECT_EQ(stepwise.marks(), atOnce.marks());
        }
}

TEST(Closure, EachRankLeavesAtMostWhatTheOneBeforeLeaves) {
    std::array<int, 5> solved{};
    for (const auto& [clues, solution] : samplePuzzles(scaled(200))) {
        bool wasGood = false;
        for (const InverseRank rank : kInverseRanks) {
            const bool good = isGood(clues, rank);
            EXPECT_TRUE(good || !wasGood);
            wasGood = good;
            solved[static_cast<std::size_t>(rank)] += good ? 1 : 0;
        }
    }
    EXPECT_TRUE(std::ranges::is_sorted(solved));
}

/// The methods by their definitions, on sets of marks: what a closure with some left out must come to.
class PlainMethods {
public:
    PlainMethods(const ClassicDigits& clues, InverseMethods methods) : m_methods(methods) {
        for (const Cell cell : classic::kAllCells)
            marks(cell) = clues.isBlank(cell) ? ClassicDigitSet::full() : ClassicDigitSet(Digit(clues.valueAt(cell)));
    }
    std::array<ClassicDigitSet, 81> closed() {
        do {
            m_isChanged = false;
            for (const House& house : Geometry().houses())
                useIn(cellsOf(house));
            for (const Digit digit : classic::kAllDigits)
                if (m_methods.allow(InverseRank::xWings))
                    crossed(digit);
        } while (m_isChanged);
        return m_marks;
    }

private:
    using Cells = std::vector<Cell>;

    static Cells cellsOf(House house) { return Geometry().cells(house); }
    ClassicDigitSet& marks(Cell cell) { return m_marks[static_cast<std::size_t>(cell.index())]; }
    void keep(Cell cell, ClassicDigitSet digits) {
        const ClassicDigitSet before = marks(cell);
        marks(cell) &= digits;
        m_isChanged |= marks(cell) != before;
    }
    Cells placesOf(const Cells& cells, Digit digit) {
        Cells places;
        std::ranges::copy_if(cells, std::back_inserter(places), [&](Cell cell) { return marks(cell).contains(digit); });
        return places;
    }
    void useIn(const Cells& cells) {
        for (const Cell cell : cells)
            for (const Cell other : cells)
                if (other != cell && marks(cell).count() == 1)
                    keep(other, ClassicDigitSet::full() - marks(cell));
        for (const Digit digit : classic::kAllDigits) {
            const Cells places = placesOf(cells, digit);
            if (m_methods.allow(InverseRank::hiddenSingles) && places.size() == 1)
                keep(places.front(), ClassicDigitSet(digit));
            for (const House& house : Geometry().houses())
                if (const Cells others = cellsOf(house);
                    m_methods.allow(InverseRank::blockIntersections) &&
                    std::ranges::all_of(places, [&](Cell cell) { return std::ranges::count(others, cell) != 0; }))
                    for (const Cell cell : others)
                        if (std::ranges::count(places, cell) == 0)
                            keep(cell, ClassicDigitSet::full() - ClassicDigitSet(digit));
        }
        for (unsigned subset = 1; subset < 511 && m_methods.allow(InverseRank::coveringSets); ++subset)
            coverBy(cells, subset);
    }
    void coverBy(const Cells& cells, unsigned subset) {
        ClassicDigitSet digits;
        for (std::size_t i = 0; i < 9; ++i)
            if ((subset >> i & 1U) != 0)
                digits |= marks(cells[i]);
        for (std::size_t i = 0; i < 9 && digits.count() == std::popcount(subset); ++i)
            if ((subset >> i & 1U) == 0)
                keep(cells[i], ClassicDigitSet::full() - digits);
    }
    void crossed(Digit digit) {
        for (const bool byRows : {true, false}) {
            std::array<std::vector<int>, 9> lines;
            for (int line = 0; line < 9; ++line)
                for (int place = 0; place < 9; ++place)
                    if (marks(at(line, place, byRows)).contains(digit))
                        lines[static_cast<std::size_t>(line)].push_back(place);
            for (const auto& pair : lines)
                for (int line = 0; line < 9 && pair.size() == 2 && std::ranges::count(lines, pair) == 2; ++line)
                    if (lines[static_cast<std::size_t>(line)] != pair)
                        for (const int place : pair)
                            keep(at(line, place, byRows), ClassicDigitSet::full() - ClassicDigitSet(digit));
        }
    }
    static Cell at(int line, int place, bool byRows) {
        return byRows ? Cell(9 * line + place) : Cell(9 * place + line);
    }

    InverseMethods m_methods;
    std::array<ClassicDigitSet, 81> m_marks;
    bool m_isChanged = false;
};

TEST(Closure, UsesNoMethodThatIsLeftOut) {
    using enum InverseRank;
    const std::array kMethods = {InverseMethods(xWings),
                                 InverseMethods(blockIntersections, {hiddenSingles}),
                                 InverseMethods(coveringSets, {blockIntersections}),
                                 InverseMethods(xWings, {blockIntersections}),
                                 InverseMethods(xWings, {coveringSets}),
                                 InverseMethods(xWings, {blockIntersections, coveringSets})};
    std::array<int, kMethods.size()> solved{};
    for (const auto& [clues, solution] : samplePuzzles(scaled(40)))
        for (std::size_t i = 0; i < kMethods.size(); ++i) {
            Closure closure(solution, kMethods[i]);
            for (const Cell cell : classic::kAllCells)
                if (!clues.isBlank(cell))
                    closure.give(cell);
            closure.close();
            const auto plain = PlainMethods(clues, kMethods[i]).closed();
            for (const Cell cell : classic::kAllCells)
                ASSERT_EQ(closure.marks().candidates(cell), plain[static_cast<std::size_t>(cell.index())])
                    << i << ' ' << toLine(clues.toGrid());
            EXPECT_EQ(isGood(clues, kMethods[i]), closure.isSolved());
            solved[i] += closure.isSolved() ? 1 : 0;
        }
    // Whoever may use more solves no less.
    EXPECT_LE(solved[5], solved[4]);
    EXPECT_LE(solved[4], solved[0]);
}

TEST(Closure, StopsEarlierWithoutAMethod) {
    using enum InverseRank;
    const InverseMethods without(xWings, {coveringSets});
    int solved = 0;
    int solvedWithout = 0;
    for (const auto& [clues, solution] : samplePuzzles(40)) {
        solved += isGood(clues, InverseMethods(xWings)) ? 1 : 0;
        solvedWithout += isGood(clues, without) ? 1 : 0;
    }
    EXPECT_LT(solvedWithout, solved);
}

TEST(Closure, IsNeverGoodWithoutExactlyOneSolution) {
    EXPECT_FALSE(isGood(ClassicDigits{}));
    ClassicDigits twice = digitsFrom(kTable);
    twice.set(Cell(1), Digit(4));
    EXPECT_FALSE(isGood(twice));
    RandomSource random(10);
    ClassicDigits two = dig(randomGrid(random), random);
    for (const Cell cell : classic::kAllCells)
        if (!two.isBlank(cell)) {
            two.clear(cell);
            break;
        }
    EXPECT_FALSE(isGood(two));
}

TEST(Closure, ReadsMarksAsTheyStand) {
    // No clue at all, and every answer written in as the only mark.
    RandomSource random(11);
    MarkBoard board = MarkBoard::fromSolution(randomGrid(random));
    for (const Cell cell : classic::kAllCells)
        board.unfill(cell);
    EXPECT_TRUE(isGood(board));
    EXPECT_FALSE(isGood(board.values()));
}

}  // namespace
}  // namespace nonet
