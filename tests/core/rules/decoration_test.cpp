#include "core/foundation/random_source.h"
#include "core/rules/decoration.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(ColouredCells, AreThoseThatARectangleCoversButForANarrowEdge) {
    RandomSource random(7);
    BoardShape shape(6, 9, 9);
    shape.setHoles({shape.cell(2, 3)});
    const auto number = [&random](int from, int to) { return from + random.below(10 * (to - from)) / 10.0; };
    for (int round = 0; round < 2'000; ++round) {
        Drawing drawing;
        drawing.kind = DrawingKind::rectangle;
        drawing.fillColour = "#ffcccc";
        drawing.points = {{number(-3, 9), number(-3, 12)}};
        drawing.width = number(0, 20);
        drawing.height = number(0, 20);
        const DrawingBox box = boxOf(drawing);
        CellSet covered;
        for (const Cell cell : shape.cells()) {
            const double row = shape.row(cell);
            const double column = shape.column(cell);
            if (box.top <= row + 0.15 && box.bottom >= row + 0.85 && box.left <= column + 0.15 &&
                box.right >= column + 0.85)
                covered.insert(cell);
        }
        Decoration decoration;
        decoration.drawings = {drawing};
        EXPECT_EQ(colouredCells(decoration, shape), covered)
            << box.top << ' ' << box.left << ' ' << box.bottom << ' ' << box.right;
    }
}

}  // namespace
}  // namespace nonet
