#include "core/constructions/fillings.h"
#include "core/constructions/mask.h"
#include "core/constructions/shift_cipher.h"
#include "core/foundation/random_source.h"
#include "core/generators/shift_puzzle.h"
#include "core/solvers/search/search.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Grid boardOf(const Geometry& geometry) { return shiftCipher(Sequence(geometry.side()), geometry); }

TEST(CountFillings, PublishedCounts) {
    // All grids of 4x4 and, with the first row given, of 6x6 (28,200,960 / 6!).
    const Geometry four(2, 2);
    const Fillings all = countFillings(four, Grid(4), boardOf(four));
    EXPECT_EQ(all.count, 288U);
    EXPECT_TRUE(all.isExact);
    const Geometry six(2, 3);
    CellSet row;
    for (const Cell cell : six.cells(House{HouseKind::row, 0}))
        row.insert(cell);
    EXPECT_EQ(countFillings(six, masked(boardOf(six), row), boardOf(six)).count, 39'168U);
}

TEST(CountFillings, AgreesWithTheSearchOnClassicBoards) {
    const Geometry classic;
    const Grid board = boardOf(classic);
    for (int skip = 2; skip < 7; ++skip) {
        CellSet shown;
        for (int i = 0; i < 81; ++i)
            if (i % 7 >= skip - 2)
                shown.insert(Cell(i));
        const Grid puzzle = masked(board, shown);
        const Fillings found = countFillings(classic, puzzle, board, {.count = 5000});
        EXPECT_EQ(found.count, search(Puzzle(classic, puzzle), 5000).count) << skip;
    }
}

TEST(CountFillings, NamesOneThatIsNotTheBoard) {
    for (const Geometry& geometry : {Geometry(2, 2), Geometry(2, 3), Geometry(2, 4), Geometry(4, 4)}) {
        const Grid board = boardOf(geometry);
        CellSet shown;
        for (int i = 0; i < geometry.cellCount(); ++i)
            if (board.digit(Cell(i)) != Digit(1) && board.digit(Cell(i)) != Digit(2))
                shown.insert(Cell(i));
        // Two digits that are not seen change places.
        const Grid puzzle = masked(board, shown);
        const Fillings found = countFillings(geometry, puzzle, board);
        ASSERT_TRUE(found.other);
        EXPECT_GE(found.count, 2U);
        EXPECT_TRUE(found.isExact);
        EXPECT_NE(*found.other, board);
        EXPECT_TRUE(found.other->isSolved(geometry));
        EXPECT_EQ(masked(*found.other, shown), puzzle);
        EXPECT_EQ(countFillings(geometry, board, board), (Fillings{.count = 1, .isExact = true, .other = {}}));
    }
}

TEST(CountFillings, KnowsTheBoardThoughItWasNotComeTo) {
    const Geometry sixteen(4, 4);
    for (std::uint64_t piece = 0; piece < 20; ++piece) {
        RandomSource random = RandomSource::forPiece(3, piece);
        const Grid board = shiftCipher(randomSequence(random, 16), sixteen);
        CellSet shown;
        for (int i = 0; i < sixteen.cellCount(); ++i)
            if (random.below(4) == 0)
                shown.insert(Cell(i));
        for (const std::uint64_t steps : {1U, 50U, 5000U}) {
            const Fillings found = countFillings(sixteen, masked(board, shown), board, {.steps = steps});
            EXPECT_GE(found.count, 1U);
            EXPECT_TRUE(!found.other || found.count >= 2U);
        }
    }
}

TEST(CountFillings, SaysWhereItEnded) {
    const Geometry sixteen(4, 4);
    const Grid board = boardOf(sixteen);
    EXPECT_FALSE(countFillings(sixteen, Grid(16), board, {.count = 10}).isExact);
    EXPECT_EQ(countFillings(sixteen, Grid(16), board, {.count = 10}).count, 10U);
    EXPECT_FALSE(countFillings(sixteen, Grid(16), board, {.steps = 100}).isExact);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(countFillings(sixteen, Grid(16), board, {}, stop.get_token()).count, 1U);
    // Clues that clash.
    Grid clash(4);
    clash.set(Cell(0), Digit(1));
    clash.set(Cell(1), Digit(1));
    EXPECT_EQ(countFillings(Geometry(2, 2), clash, boardOf(Geometry(2, 2))),
              (Fillings{.count = 0, .isExact = true, .other = {}}));
}

}  // namespace
}  // namespace nonet
