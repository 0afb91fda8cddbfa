#include "core/generators/inverse/method_reach.h"
#include "core/generators/inverse/method_uses.h"
#include "core/generators/random_grid.h"
#include "random_marks.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>
#include <span>

namespace nonet {
namespace {

/// A blank board without marks, to put a pattern on.
MarkBoard bareBoard() {
    MarkBoard board = MarkBoard::fromClues(ClassicDigits{});
    for (const Cell cell : classic::kAllCells)
        for (const Digit digit : classic::kAllDigits)
            board.removeMark(cell, digit);
    return board;
}

void mark(MarkBoard& board, int row, int column, std::initializer_list<int> digits) {
    for (const int digit : digits)
        board.addMark(classic::cellAt(row, column), Digit(digit));
}

bool goes(const MarkBoard& board, InverseMethod method, int row, int column, int digit,
          MethodReading reading = MethodReading::corrected) {
    return firstUseAt(board, method, MarkDirection::forward, {classic::cellAt(row, column), Digit(digit)}, reading)
        .has_value();
}

TEST(MethodUses, SingleCandidateTurnsTheLastMarkIntoAValue) {
    MarkBoard board = bareBoard();
    mark(board, 0, 0, {5});
    mark(board, 0, 1, {5, 6});
    const std::vector<MethodUse> uses = allUses(board, InverseMethod::singleCandidate, MarkDirection::forward);
    ASSERT_EQ(uses.size(), 1U);
    applyUse(board, uses[0], MarkDirection::forward);
    EXPECT_EQ(board.valueAt(Cell(0)), 5);
    const std::vector<MethodUse> back = allUses(board, InverseMethod::singleCandidate, MarkDirection::inverse);
    EXPECT_EQ(back, uses);
}

TEST(MethodUses, ExclusionWorksInRowColumnAndBox) {
    MarkBoard board = bareBoard();
    board.fill(classic::cellAt(0, 0), Digit(1));
    mark(board, 0, 8, {1, 2});
    mark(board, 8, 0, {1, 2});
    mark(board, 1, 1, {1, 2});
    mark(board, 4, 4, {1, 2});
    EXPECT_TRUE(goes(board, InverseMethod::exclusion, 0, 8, 1));
    EXPECT_TRUE(goes(board, InverseMethod::exclusion, 8, 0, 1));
    EXPECT_TRUE(goes(board, InverseMethod::exclusion, 1, 1, 1));
    EXPECT_FALSE(goes(board, InverseMethod::exclusion, 4, 4, 1));
    EXPECT_FALSE(goes(board, InverseMethod::exclusion, 0, 8, 2));
}

/// The digit of one box in one row, and the same turned: both directions, rows and columns.
TEST(MethodUses, BlockIntersectionWorksBothWaysInRowsAndColumns) {
    for (const bool isByColumns : {false, true}) {
        const auto at = [&](int line, int place) {
            return isByColumns ? std::pair(place, line) : std::pair(line, place);
        };
        const auto put = [&](MarkBoard& board, int line, int place) {
            const auto [row, column] = at(line, place);
            mark(board, row, column, {2, 3});
        };
        const auto isGone = [&](const MarkBoard& board, int line, int place) {
            const auto [row, column] = at(line, place);
            return goes(board, InverseMethod::blockIntersection, row, column, 2);
        };
        // In line 0 only in the first box: away from the rest of the box.
        MarkBoard board = bareBoard();
        put(board, 0, 0);
        put(board, 0, 2);
        put(board, 1, 1);
        // Elsewhere, so that no other line or box confines the digit.
        for (const int place : {0, 1, 2})
            put(board, 5, place);
        put(board, 1, 4);
        put(board, 2, 4);
        EXPECT_TRUE(isGone(board, 1, 1));
        EXPECT_FALSE(isGone(board, 5, 1));
        put(board, 0, 7);
        EXPECT_FALSE(isGone(board, 1, 1));
        // In the last box only in line 0: away from the rest of the line.
        EXPECT_TRUE(isGone(board, 0, 0));
        put(board, 2, 8);
        EXPECT_FALSE(isGone(board, 0, 0));
    }
}

TEST(MethodUses, CoveringSetsOfAnySizeInEverySector) {
    for (int size = 1; size <= 8; ++size) {
        for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
            const House house{kind, 4};
            MarkBoard board = bareBoard();
            std::vector<Cell> cells;
            for (const Cell cell : classic::cellsOf(house))
                cells.push_back(cell);
            // A ring: each cell has its digit and the next; only all together have as many marks as cells.
            for (int i = 0; i < size; ++i) {
                board.addMark(cells[static_cast<std::size_t>(i)], Digit(i + 1));
                board.addMark(cells[static_cast<std::size_t>(i)], Digit((i + 1) % size + 1));
            }
            for (int i = size; i < 9; ++i)
                for (const Digit digit : classic::kAllDigits)
                    board.addMark(cells[static_cast<std::size_t>(i)], digit);
            const Candidate target{cells[8], Digit(1)};
            const auto use = firstUseAt(board, InverseMethod::coveringSet, MarkDirection::forward, target);
            ASSERT_TRUE(use) << size;
            EXPECT_EQ(use->pattern.count(), size);
            EXPECT_EQ(use->bases[0], house);
            const HiddenSet hidden = complementOf(board, *use);
            EXPECT_EQ(hidden.cells.count(), 9 - size);
            EXPECT_EQ(hidden.digits.count(), 9 - size);
            if (size < 8) {
                board.addMark(cells[0], Digit(9));
                EXPECT_FALSE(firstUseAt(board, InverseMethod::coveringSet, MarkDirection::forward, target)) << size;
            }
        }
    }
}

TEST(MethodUses, XWingWorksBothWays) {
    for (const bool isByColumns : {false, true}) {
        const auto put = [&](MarkBoard& board, int line, int place) {
            mark(board, isByColumns ? place : line, isByColumns ? line : place, {2, 3});
        };
        const auto isGone = [&](const MarkBoard& board, int line, int place) {
            return goes(board, InverseMethod::xWing, isByColumns ? place : line, isByColumns ? line : place, 2);
        };
        MarkBoard board = bareBoard();
        for (const int line : {1, 6})
            for (const int place : {2, 7})
                put(board, line, place);
        put(board, 4, 2);
        put(board, 4, 5);
        EXPECT_TRUE(isGone(board, 4, 2));
        EXPECT_FALSE(isGone(board, 4, 5));
        EXPECT_FALSE(isGone(board, 1, 2));
        put(board, 6, 4);
        EXPECT_FALSE(isGone(board, 4, 2));
    }
}

/// The filled 2 at the end of the row is ignored by the printed reading: it takes the box's right digit away.
TEST(MethodUses, AFilledDigitCountsAsItsPosition) {
    MarkBoard board = bareBoard();
    board.fill(classic::cellAt(0, 8), Digit(2));
    mark(board, 0, 0, {2, 3});
    mark(board, 5, 0, {2, 3});
    mark(board, 1, 1, {2, 4});
    EXPECT_FALSE(goes(board, InverseMethod::blockIntersection, 1, 1, 2));
    EXPECT_TRUE(goes(board, InverseMethod::blockIntersection, 1, 1, 2, MethodReading::marksOnly));
    const auto printed = firstUseAt(board, InverseMethod::blockIntersection, MarkDirection::forward,
                                    {classic::cellAt(1, 1), Digit(2)}, MethodReading::marksOnly);
    ASSERT_TRUE(printed);
    const auto list = checks(board, *printed, MarkDirection::forward);
    const auto broken = std::ranges::find(list, false, &UseCheck::holds);
    ASSERT_NE(broken, list.end());
    EXPECT_EQ(broken->condition, UseCondition::clearOfDigit);
    EXPECT_EQ(broken->broken, ClassicCellSet{classic::cellAt(0, 8)});
}

/// Every use read backwards is allowed where its mark is missing, and undoes itself.
TEST(MethodUses, InverseAndForwardUndoEachOther) {
    RandomSource random(5);
    for (int i = 0; i < scaled(20); ++i) {
        const MarkBoard board = randomMarks(randomGrid(random), random);
        for (const InverseMethod method : kInverseMethods)
            for (const MarkDirection direction : {MarkDirection::forward, MarkDirection::inverse})
                for (const MethodUse& use : allUses(board, method, direction)) {
                    const MarkDirection back =
                        direction == MarkDirection::forward ? MarkDirection::inverse : MarkDirection::forward;
                    MarkBoard after = board;
                    applyUse(after, use, direction);
                    EXPECT_EQ(after.level() - board.level(), direction == MarkDirection::forward ? -1 : 1);
                    // The last mark of a cell leaves nothing to come back to.
                    if (method != InverseMethod::singleCandidate && after.marks(use.cell).isEmpty())
                        continue;
                    ASSERT_TRUE(isAllowed(after, use, back));
                    applyUse(after, use, back);
                    ASSERT_EQ(after, board);
                }
    }
}

struct Removals {
    long long cells = 0;
    std::array<long long, 5> right{};
};

Removals rightDigitsRemoved(int boards, MethodReading reading, std::span<const InverseMethod> methods) {
    RandomSource random(17);
    Removals removals;
    for (int i = 0; i < boards; ++i) {
        const ClassicDigits solution = randomGrid(random);
        const MarkBoard board = randomMarks(solution, random);
        removals.cells += 81;
        for (const Cell cell : classic::kAllCells)
            for (const InverseMethod method : methods)
                if (firstUseAt(board, method, MarkDirection::forward, {cell, Digit(solution.valueAt(cell))}, reading))
                    ++removals.right[static_cast<std::size_t>(method)];
    }
    return removals;
}

constexpr std::array kLineMethods = {InverseMethod::exclusion, InverseMethod::blockIntersection, InverseMethod::xWing};
constexpr std::array kSetMethods = {InverseMethod::coveringSet};

TEST(MethodUses, CorrectedMethodsNeverRemoveARightDigit) {
    // 12,500 boards are over a million cells.
    const Removals lines = rightDigitsRemoved(scaled(12'500), MethodReading::corrected, kLineMethods);
    const Removals sets = rightDigitsRemoved(scaled(1'500), MethodReading::corrected, kSetMethods);
    std::printf("cells looked at: %lld, for covering sets %lld\n", lines.cells, sets.cells);
    for (const InverseMethod method : kLineMethods)
        EXPECT_EQ(lines.right[static_cast<std::size_t>(method)], 0) << rankOf(method);
    EXPECT_EQ(sets.right[static_cast<std::size_t>(InverseMethod::coveringSet)], 0);
}

TEST(MethodUses, ThePrintedReadingDoes) {
    const Removals removed = rightDigitsRemoved(scaled(2'000), MethodReading::marksOnly, kLineMethods);
    const long long blocks = removed.right[static_cast<std::size_t>(InverseMethod::blockIntersection)];
    const long long xWings = removed.right[static_cast<std::size_t>(InverseMethod::xWing)];
    std::printf("right digits that the printed reading removes of %lld: block intersection %lld, X-wing %lld\n",
                removed.cells, blocks, xWings);
    EXPECT_GT(blocks, 0);
    EXPECT_GT(xWings, 0);
    EXPECT_EQ(removed.right[static_cast<std::size_t>(InverseMethod::exclusion)], 0);
}

}  // namespace
}  // namespace nonet
