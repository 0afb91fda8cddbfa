#include "ui/board/layers/rules/corner_labels.h"

#include <cmath>
#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(BoardMetrics, IsASquareInTheMiddleOfItsArea) {
    const BoardMetrics metrics(Geometry(), QRectF(100, 0, 900, 600));
    EXPECT_DOUBLE_EQ(metrics.board().width(), metrics.board().height());
    EXPECT_NEAR(metrics.board().center().x(), 550, 0.5);
    EXPECT_NEAR(metrics.board().center().y(), 300, 0.5);
    EXPECT_TRUE(QRectF(100, 0, 900, 600).contains(metrics.outerRect()));
}

TEST(BoardMetrics, CellsAreWholeDevicePixels) {
    for (const double ratio : {1.0, 1.25, 1.5, 2.0})
        for (int side = 200; side < 1100; side += 37) {
            const BoardMetrics metrics(Geometry(), QRectF(0, 0, side, side), ratio);
            const double pixels = metrics.cellSide() * ratio;
            EXPECT_NEAR(pixels, std::round(pixels), 1e-9);
            EXPECT_NEAR(metrics.board().left() * ratio, std::round(metrics.board().left() * ratio), 1e-9);
        }
}

TEST(BoardMetrics, EveryCellAndCandidateIsFoundWhereItLies) {
    for (const Geometry& geometry : {Geometry(), Geometry(2, 3), Geometry(4, 4)}) {
        const BoardMetrics metrics(geometry, QRectF(0, 0, 800, 700));
        for (int i = 0; i < geometry.cellCount(); ++i) {
            EXPECT_EQ(metrics.cellAt(metrics.cellRect(Cell(i)).center()), Cell(i));
            for (const Digit digit : geometry.allDigits()) {
                const Candidate candidate{Cell(i), digit};
                EXPECT_EQ(metrics.candidateAt(metrics.candidateRect(candidate).center()), candidate);
                EXPECT_TRUE(metrics.cellRect(Cell(i)).contains(metrics.candidateRect(candidate)));
            }
        }
        EXPECT_FALSE(metrics.cellAt(metrics.board().topLeft() - QPointF(1, 1)));
        EXPECT_FALSE(metrics.candidateAt(metrics.board().bottomRight() + QPointF(1, 1)));
    }
}

TEST(BoardMetrics, SumsOfOverlappingCagesStandApart) {
    const auto cage = [](std::vector<Cell> cells, int sum) {
        Constraint constraint;
        constraint.kind = ConstraintKind::cage;
        constraint.parts = {std::move(cells)};
        constraint.values = {sum};
        return constraint;
    };
    Layout layout{Geometry()};
    layout.constraints = {cage({Cell(0), Cell(9), Cell(18)}, 20), cage({Cell(0), Cell(1), Cell(2)}, 12),
                          cage({Cell(1), Cell(10)}, 5), cage({Cell(0), Cell(9)}, 7), cage({Cell(1), Cell(10)}, 5)};
    const auto drawn = [](std::vector<DrawingPoint> points, const char* text) {
        Drawing drawing;
        drawing.kind = DrawingKind::outline;
        drawing.points = std::move(points);
        drawing.text = text;
        return drawing;
    };
    Decoration decoration;
    decoration.drawings = {drawn({{18.5, 0.5}, {2.5, 0.5}}, "off"), drawn({{0.5, 2.5}, {0.5, 0.5}}, "a")};
    const std::vector<CornerLabel> labels = placedCornerLabels(layout, decoration);
    ASSERT_EQ(labels.size(), 6U);
    EXPECT_EQ(labels[0].cell, Cell(0)) << "the first keeps the first cell";
    EXPECT_EQ(labels[1].cell, Cell(2)) << "the second cell begins another cage";
    EXPECT_EQ(labels[2].cell, Cell(1));
    EXPECT_EQ(labels[3].cell, Cell(9));
    EXPECT_EQ(labels[4].cell, Cell(10));
    EXPECT_EQ(labels[5].of, CornerLabel::Of::drawing);
    EXPECT_EQ(labels[5].index, 1U);
    EXPECT_EQ(labels[5].line, 1) << "no cell of its own is free";
    for (const double side : {400.0, 1000.0}) {
        const BoardMetrics metrics(Geometry(), QRectF(0, 0, side, side));
        for (const CornerLabel& one : labels)
            for (const CornerLabel& other : labels)
                EXPECT_TRUE(&one == &other ||
                            !cornerLabelRect(metrics, one).intersects(cornerLabelRect(metrics, other)));
    }
}

TEST(BoardMetrics, CandidatesLieBelowASumOrALetter) {
    for (const Geometry& geometry : {Geometry(), Geometry(2, 3), Geometry(4, 4)}) {
        Layout layout(geometry);
        Constraint cage;
        cage.kind = ConstraintKind::cage;
        cage.parts = {{Cell(1), Cell(2)}};
        cage.values = {7};
        layout.constraints = {cage};
        const Puzzle puzzle(layout, Grid(layout.shape));
        for (const double side : {120.0, 400.0, 640.0, 1000.0}) {
            const BoardMetrics metrics(puzzle, QRectF(0, 0, side, side));
            const QRectF cell = metrics.cellRect(Cell(1));
            const double label = cornerLabels(metrics, puzzle).at(Cell(1)).bottom();
            QRectF last;
            for (const Digit digit : geometry.allDigits()) {
                const Candidate candidate{Cell(1), digit};
                const QRectF rect = metrics.candidateRect(candidate);
                EXPECT_TRUE(cell.contains(rect));
                if (!metrics.candidatesAreDots()) {
                    EXPECT_GE(rect.top(), label - 1e-9);
                    EXPECT_GE(rect.height(), metrics.smallCandidateSize() * 0.73) << "a figure's height";
                }
                EXPECT_EQ(metrics.candidateAt(rect.center()), candidate);
                EXPECT_FALSE(rect.adjusted(0.1, 0.1, -0.1, -0.1).intersects(last));
                last = rect;
            }
            EXPECT_TRUE(metrics.hasSmallCandidates(Cell(1)));
            EXPECT_FALSE(metrics.hasSmallCandidates(Cell(2))) << "the sum stands in the first cell alone";
            EXPECT_LE(metrics.smallCandidateSize(), metrics.candidateSize());
            const double outline = metrics.cellSide() * 0.08;
            const QRectF inside = metrics.cellRect(Cell(2)).adjusted(outline, outline, -outline, -outline);
            const BoardMetrics plain(geometry, QRectF(0, 0, side, side));
            for (const Digit digit : geometry.allDigits()) {
                EXPECT_TRUE(inside.contains(metrics.candidateRect({Cell(2), digit})));
                EXPECT_EQ(metrics.candidateRect({Cell(3), digit}), plain.candidateRect({Cell(3), digit}));
            }
        }
    }
}

TEST(BoardMetrics, HousesCoverTheirCells) {
    const BoardMetrics metrics(Geometry(), QRectF(0, 0, 600, 600));
    const double cell = metrics.cellSide();
    EXPECT_EQ(metrics.houseRect({HouseKind::row, 0}).size(), QSizeF(9 * cell, cell));
    EXPECT_EQ(metrics.houseRect({HouseKind::column, 8}).size(), QSizeF(cell, 9 * cell));
    EXPECT_EQ(metrics.houseRect({HouseKind::box, 4}).size(), QSizeF(3 * cell, 3 * cell));
}

TEST(BoardMetrics, TextKeepsItsShareAndNeverGoesBelowNinePixels) {
    const BoardMetrics large(Geometry(), QRectF(0, 0, 908, 908));
    ASSERT_DOUBLE_EQ(large.cellSide(), 100);
    EXPECT_DOUBLE_EQ(large.digitSize(), 64);
    EXPECT_DOUBLE_EQ(large.candidateSize(), 27);
    EXPECT_DOUBLE_EQ(large.cornerSize(), 24);
    EXPECT_DOUBLE_EQ(large.centreSize(1), 27);
    EXPECT_DOUBLE_EQ(large.centreSize(9), 16);
    EXPECT_GT(large.centreSize(4), large.centreSize(6));
    EXPECT_FALSE(large.candidatesAreDots());

    const BoardMetrics small(Geometry(), QRectF(0, 0, 284, 284));
    ASSERT_DOUBLE_EQ(small.cellSide(), 30);
    EXPECT_TRUE(small.candidatesAreDots());
    EXPECT_DOUBLE_EQ(small.cornerSize(), BoardMetrics::kSmallestText);
    EXPECT_DOUBLE_EQ(small.centreSize(9), BoardMetrics::kSmallestText);
}

TEST(BoardMetrics, CornerMarksFillTheCornersFirst) {
    const BoardMetrics metrics(Geometry(), QRectF(0, 0, 600, 600));
    const QRectF cell = metrics.cellRect(Cell(40));
    const QPointF first = metrics.cornerMarkCentre(Cell(40), 0);
    const QPointF second = metrics.cornerMarkCentre(Cell(40), 1);
    EXPECT_LT(first.x(), cell.center().x());
    EXPECT_GT(second.x(), cell.center().x());
    EXPECT_DOUBLE_EQ(first.y(), second.y());
    for (int n = 0; n < 9; ++n)
        EXPECT_TRUE(cell.contains(metrics.cornerMarkCentre(Cell(40), n)));
}

TEST(BoardMetrics, ABoardOfAnyShapeFillsTheLongerSide) {
    const BoardMetrics wide(BoardShape(6, 9, 9), QRectF(0, 0, 900, 900));
    EXPECT_NEAR(wide.board().width(), 900 - 2 * BoardMetrics::kMargin, 9);
    EXPECT_DOUBLE_EQ(wide.board().height() * 9, wide.board().width() * 6);
    EXPECT_NEAR(wide.board().center().y(), 450, 0.5);
    EXPECT_EQ(wide.cellAt(wide.cellRect(Cell(53)).center()), Cell(53));
    EXPECT_FALSE(wide.cellAt(QPointF(450, 20)));
}

TEST(BoardMetrics, CluesBesideTheBoardGetRoomOnTheirSidesOnly) {
    const QRectF area(0, 0, 700, 700);
    const BoardMetrics metrics(BoardShape(), area, 1, {.top = 1, .left = 0, .bottom = 0, .right = 1});
    EXPECT_NEAR(metrics.board().top(), metrics.cellSide() + BoardMetrics::kMargin, 6);
    EXPECT_NEAR(metrics.board().left(), BoardMetrics::kMargin, 6);
    EXPECT_TRUE(area.contains(metrics.outerRect()));
    EXPECT_TRUE(metrics.outerRect().contains(metrics.placeRect(-1, 9)));
    EXPECT_FALSE(metrics.cellAt(metrics.placeRect(-1, 4).center()));
}

TEST(BoardMetrics, CandidatesStandInTheBestGriddingForTheirNumber) {
    const auto expect = [](int symbols, int rows, int columns) {
        EXPECT_EQ(CandidateGridding::of(symbols), (CandidateGridding{rows, columns})) << symbols;
    };
    expect(4, 2, 2);
    expect(6, 2, 3);
    expect(7, 3, 3);
    expect(9, 3, 3);
    expect(10, 3, 4);
    expect(12, 3, 4);
    expect(16, 4, 4);
    expect(25, 5, 5);
    const BoardMetrics seven(BoardShape(7, 7, 7), QRectF(0, 0, 700, 700));
    const QRectF cell = seven.cellRect(Cell(0));
    EXPECT_FALSE(seven.candidateAt(cell.bottomRight() - QPointF(5, 5))) << "nothing has the ninth place";
    EXPECT_EQ(seven.candidateAt(seven.candidateRect({Cell(0), Digit(7)}).center()), (Candidate{Cell(0), Digit(7)}));
}

}  // namespace
}  // namespace nonet
