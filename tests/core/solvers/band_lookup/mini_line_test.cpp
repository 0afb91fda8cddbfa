#include "core/board/classic.h"
#include "core/solvers/band_lookup/mini_line.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(MiniLine, HoldsTheCellsThatABoxSharesWithALine) {
    for (int i = 0; i < MiniLine::kCount; ++i) {
        const MiniLine line(i);
        EXPECT_EQ(line.chute() * 9 + line.line() * 3 + line.box(), i);
        for (const Cell cell : line.cells()) {
            const int along = line.isRow() ? classic::rowOf(cell) : classic::columnOf(cell);
            EXPECT_EQ(along, 3 * (line.chute() % 3) + line.line()) << i;
            const int across = line.isRow() ? classic::columnOf(cell) : classic::rowOf(cell);
            EXPECT_EQ(across / 3, line.box()) << i;
            EXPECT_EQ(line.isRow() ? MiniLine::rowOf(cell) : MiniLine::columnOf(cell), line);
        }
    }
}

}  // namespace
}  // namespace nonet
