// What setters drew is seen where they drew it, in every theme, on the screen and in files.
#include "core/foundation/random_source.h"
#include "ui/board/board_painter.h"
#include "ui/board/export/board_export.h"
#include "ui/board/layers/setter_colour.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr ThemeId kDrawingThemes[] = {ThemeId::light, ThemeId::dark, ThemeId::highContrast,
                                      ThemeId::highContrastReversed, ThemeId::print};
constexpr int kDrawingSide = 700;

int drawnBelow(RandomSource& random, int bound) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

BoardPicture boardWith(std::vector<Drawing> drawings, Grid givens = Grid(6)) {
    BoardPicture picture;
    picture.puzzle = Puzzle(Geometry(2, 3), std::move(givens));
    picture.puzzle.setDecoration({std::move(drawings), std::nullopt});
    picture.state = PlayState(picture.puzzle.shape());
    picture.digits = picture.puzzle.givens;
    picture.candidates = picture.puzzle.initialCandidates();
    return picture;
}

class PaintedDrawings {
public:
    PaintedDrawings(const BoardPicture& picture, ThemeId theme)
        : m_metrics(picture.puzzle, QRectF(0, 0, kDrawingSide, kDrawingSide)),
          m_image(kDrawingSide, kDrawingSide, QImage::Format_RGB32) {
        m_image.fill(themeOf(theme).board);
        QPainter painter(&m_image);
        BoardPainter(m_metrics, themeOf(theme), picture.puzzle.symbols()).paint(painter, picture);
    }
    const QImage& image() const { return m_image; }
    const BoardMetrics& metrics() const { return m_metrics; }
    /// In rows and columns from the board's corner.
    QColor at(double row, double column) const {
        return m_image.pixelColor(m_metrics.pointAt({row, column}).toPoint());
    }
    /// Pixels of another colour than the board's, in the place and well inside its lines.
    int inked(int row, int column, ThemeId theme) const {
        const QRectF place = m_metrics.placeRect(row, column).adjusted(5, 5, -5, -5);
        int count = 0;
        for (int y = qRound(place.top()); y < place.bottom(); ++y)
            for (int x = qRound(place.left()); x < place.right(); ++x)
                count += m_image.pixelColor(x, y) == themeOf(theme).board ? 0 : 1;
        return count;
    }

private:
    BoardMetrics m_metrics;
    QImage m_image;
};

Drawing shape(DrawingKind kind, DrawingPoint middle, double side, std::string fill) {
    Drawing drawing;
    drawing.kind = kind;
    drawing.points = {middle};
    drawing.width = drawing.height = side;
    drawing.fillColour = std::move(fill);
    return drawing;
}

Drawing line(std::vector<DrawingPoint> points, double width, std::string colour) {
    Drawing drawing;
    drawing.points = std::move(points);
    drawing.width = width;
    drawing.lineColour = std::move(colour);
    return drawing;
}

Drawing text(DrawingPoint middle, std::string words, double size) {
    Drawing drawing;
    drawing.kind = DrawingKind::text;
    drawing.points = {middle};
    drawing.text = std::move(words);
    drawing.textSize = size;
    return drawing;
}

TEST(DrawingLayer, LinesRunThroughTheirPointsAsWideAsTheyAre) {
    for (const ThemeId id : kDrawingThemes) {
        const PaintedDrawings painted(boardWith({line({{0.5, 0.5}, {0.5, 2.5}, {2.5, 2.5}}, 0.3, "#3060c0")}), id);
        const QColor ink = setterColour("#3060c0", themeOf(id), SetterUse::ink);
        EXPECT_NE(ink, themeOf(id).board);
        EXPECT_EQ(painted.at(0.5, 1.3), ink);
        EXPECT_EQ(painted.at(0.63, 1.3), ink);
        EXPECT_EQ(painted.at(0.7, 1.3), themeOf(id).board);
        EXPECT_EQ(painted.at(1.6, 2.5), ink);
        EXPECT_EQ(painted.at(2.5, 1.5), themeOf(id).board);
    }
    EXPECT_EQ(setterColour("#3060c0", themeOf(ThemeId::light), SetterUse::ink), QColor(0x30, 0x60, 0xc0));
    EXPECT_EQ(setterColour("#3060c0", themeOf(ThemeId::print), SetterUse::ink).hslSaturation(), 0);
}

TEST(DrawingLayer, APictureOfARuleLeavesItToTheRule) {
    Drawing drawn = line({{-0.5, 0.5}, {0.5, 2.5}}, 0.3, "#3060c0");
    const BoardPicture plain = boardWith({});
    EXPECT_NE(PaintedDrawings(boardWith({drawn}), ThemeId::light).image(),
              PaintedDrawings(plain, ThemeId::light).image());
    drawn.isOfRule = true;
    EXPECT_EQ(PaintedDrawings(boardWith({drawn}), ThemeId::light).image(),
              PaintedDrawings(plain, ThemeId::light).image());
}

TEST(DrawingLayer, ASettersColourStandsInPlaceOfAnAreasOwn) {
    Layout layout(Geometry(2, 3));
    for (const ConstraintKind kind : {ConstraintKind::clone, ConstraintKind::extra}) {
        Constraint area;
        area.kind = kind;
        area.parts = {{Cell(8), Cell(9)}};
        if (kind == ConstraintKind::clone)
            area.parts.push_back({Cell(20), Cell(21)});
        layout.constraints = {area};
        BoardPicture picture = boardWith({});
        picture.puzzle = Puzzle(layout, Grid(6));
        const PaintedDrawings plain(picture, ThemeId::light);
        picture.puzzle.setDecoration({{shape(DrawingKind::rectangle, {1.5, 2.5}, 1, "#B0FFB0")}, std::nullopt});
        const PaintedDrawings coloured(picture, ThemeId::light);
        EXPECT_NE(plain.at(1.5, 2.5), themeOf(ThemeId::light).board);
        EXPECT_EQ(coloured.at(1.5, 2.5), setterColour("#B0FFB0", themeOf(ThemeId::light), SetterUse::ground));
        EXPECT_EQ(coloured.at(1.5, 3.5), plain.at(1.5, 3.5));
    }
}

TEST(DrawingLayer, ArrowsHaveTheirHeadAtTheLastPoint) {
    Drawing arrow = line({{1.5, 0.5}, {1.5, 3.5}}, 0.05, "#000000");
    const PaintedDrawings plain(boardWith({arrow}), ThemeId::light);
    arrow.headLength = 0.3;
    const PaintedDrawings headed(boardWith({arrow}), ThemeId::light);
    EXPECT_GT(headed.inked(1, 3, ThemeId::light), plain.inked(1, 3, ThemeId::light) + 30);
    EXPECT_EQ(headed.inked(1, 0, ThemeId::light), plain.inked(1, 0, ThemeId::light));
}

TEST(DrawingLayer, ACircleIsRoundAndARectangleTurns) {
    for (const ThemeId id : kDrawingThemes) {
        const QColor paper = themeOf(id).board;
        const PaintedDrawings square(boardWith({shape(DrawingKind::rectangle, {1.5, 1.5}, 0.8, "#c03030")}), id);
        const PaintedDrawings circle(boardWith({shape(DrawingKind::circle, {1.5, 1.5}, 0.8, "#c03030")}), id);
        EXPECT_NE(square.at(1.85, 1.85), paper);
        EXPECT_EQ(circle.at(1.85, 1.85), paper);
        EXPECT_NE(circle.at(1.5, 1.85), paper);
        Drawing turned = shape(DrawingKind::rectangle, {1.5, 1.5}, 0.8, "#c03030");
        turned.height = 0.2;
        EXPECT_EQ(PaintedDrawings(boardWith({turned}), id).at(1.8, 1.5), paper);
        turned.angle = 90;
        EXPECT_NE(PaintedDrawings(boardWith({turned}), id).at(1.8, 1.5), paper);
    }
}

TEST(DrawingLayer, OutlinesRunInsideTheirCellsWithTheirTextInTheCorner) {
    Drawing outline;
    outline.kind = DrawingKind::outline;
    outline.points = {{1.5, 1.5}, {1.5, 2.5}};
    for (const ThemeId id : kDrawingThemes) {
        const PaintedDrawings bare(boardWith({outline}), id);
        int dashes = 0;
        for (double column = 1.2; column < 2.8; column += 0.01)
            dashes += bare.at(1.08, column) == themeOf(id).board ? 0 : 1;
        EXPECT_GT(dashes, 40);
        EXPECT_LT(dashes, 155) << "dashed";
        Drawing named = outline;
        named.text = "17";
        EXPECT_GT(PaintedDrawings(boardWith({named}), id).inked(1, 1, id), bare.inked(1, 1, id) + 10);
        EXPECT_EQ(PaintedDrawings(boardWith({named}), id).inked(1, 2, id), bare.inked(1, 2, id));
    }
}

TEST(DrawingLayer, WhatASetterLeftOpenIsSeenInEveryTheme) {
    for (int kind = 0; kind < kDrawingKindCount; ++kind)
        for (const ThemeId id : kDrawingThemes) {
            Drawing open;
            open.kind = static_cast<DrawingKind>(kind);
            open.points = {{2.5, 2.5}};
            if (open.kind == DrawingKind::line)
                open.points.push_back({2.5, 3.2});
            if (open.kind == DrawingKind::text)
                open.text = "A";
            EXPECT_GT(PaintedDrawings(boardWith({open}), id).inked(2, 2, id), 30)
                << kind << " " << static_cast<int>(id);
        }
}

TEST(DrawingLayer, BlackIsSeenOnDarkBoardsAndDigitsOnEveryGround) {
    RandomSource random(5);
    for (const ThemeId id : kDrawingThemes) {
        const Theme& theme = themeOf(id);
        EXPECT_GT(contrastRatio(setterColour("#000000", theme, SetterUse::ink), theme.board), 10);
        EXPECT_EQ(setterColour("#ffffff", theme, SetterUse::ink), theme.board);
        EXPECT_EQ(setterColour("#00000080", theme, SetterUse::ink).alpha(), 0x80);
        for (int i = 0; i < 200; ++i) {
            const QColor any =
                QColor::fromRgb(drawnBelow(random, 256), drawnBelow(random, 256), drawnBelow(random, 256));
            const std::string code = any.name().toStdString();
            const double onWhite = contrastRatio(any, Qt::white);
            // As far from the board as from white, as far as its ink goes.
            if (theme.board != QColor(Qt::white)) {
                EXPECT_GT(contrastRatio(setterColour(code, theme, SetterUse::ink), theme.board),
                          std::min(onWhite, contrastRatio(theme.given, theme.board)) * 0.93)
                    << code;
            }
            EXPECT_GT(contrastRatio(setterColour(code, theme, SetterUse::ground), theme.given), 4.3) << code;
        }
    }
}

TEST(DrawingLayer, APaleTintStaysOneOnADarkBoard) {
    const auto apart = [](const QColor& colour) {
        const auto [least, most] = std::minmax({colour.red(), colour.green(), colour.blue()});
        return most - least;
    };
    RandomSource random(23);
    for (int i = 0; i < 200; ++i) {
        const QColor pale(255 - drawnBelow(random, 60), 255 - drawnBelow(random, 60), 255 - drawnBelow(random, 60));
        for (const SetterUse use : {SetterUse::ground, SetterUse::ink})
            EXPECT_LE(apart(setterColour(pale.name().toStdString(), themeOf(ThemeId::dark), use)),
                      apart(pale) * 1.6 + 3)
                << pale.name().toStdString();
    }
}

TEST(DrawingLayer, LiesUnderTheDigitsOrOverThem) {
    Grid givens(6);
    givens.set(Cell(7), Digit(1));
    Drawing block = shape(DrawingKind::rectangle, {1.5, 1.5}, 0.9, "#f0d000");
    const auto digitIsSeen = [&](const Drawing& drawing) {
        const PaintedDrawings painted(boardWith({drawing}, givens), ThemeId::light);
        for (double row = 1.2; row < 1.8; row += 0.01)
            for (double column = 1.2; column < 1.8; column += 0.01)
                if (painted.at(row, column) == themeOf(ThemeId::light).given)
                    return true;
        return false;
    };
    EXPECT_TRUE(digitIsSeen(block));
    block.isOver = true;
    EXPECT_FALSE(digitIsSeen(block));
}

TEST(DrawingLayer, TheSelectionIsSeenOnColouredCells) {
    BoardPicture picture = boardWith({shape(DrawingKind::rectangle, {1.5, 1.5}, 1, "#a0ffa0")});
    EXPECT_EQ(PaintedDrawings(picture, ThemeId::light).at(1.5, 1.5), QColor(0xa0, 0xff, 0xa0));
    picture.selection = {Cell(7)};
    picture.current = Cell(7);
    EXPECT_EQ(PaintedDrawings(picture, ThemeId::light).at(1.5, 1.5), themeOf(ThemeId::light).selectionFill);
}

TEST(DrawingLayer, TheSelectionLeavesACirclesEdge) {
    for (const ThemeId id : kDrawingThemes) {
        Drawing outlined = shape(DrawingKind::circle, {1.5, 1.5}, 0.8, "#ffffff");
        outlined.lineColour = "#000000";
        for (const Drawing& circle : {outlined, shape(DrawingKind::circle, {1.5, 1.5}, 0.8, "#c0c0c0")}) {
            BoardPicture picture = boardWith({circle});
            picture.selection = {Cell(7)};
            picture.current = Cell(7);
            const PaintedDrawings painted(picture, id);
            EXPECT_EQ(painted.at(1.5, 1.5), themeOf(id).selectionFill);
            EXPECT_NE(painted.at(1.5, 1.1), themeOf(id).selectionFill);
        }
    }
}

TEST(DrawingLayer, TheBoardMakesRoomBesideItAndNotWithoutEnd) {
    const BoardPicture named = boardWith({text({-0.5, 3}, "up here", 0.5), text({3, 6.5}, "R", 0.6)});
    const PaintedDrawings painted(named, ThemeId::light);
    EXPECT_EQ(painted.metrics().margins(), (BoardMargins{1, 0, 0, 1}));
    EXPECT_GT(painted.inked(-1, 2, ThemeId::light), 30);
    EXPECT_GT(painted.inked(2, 6, ThemeId::light) + painted.inked(3, 6, ThemeId::light), 30);
    const Decoration far{{text({-90, 3}, "far", 1)}, std::nullopt};
    EXPECT_EQ(PaintedDrawings(boardWith(far.drawings), ThemeId::light).metrics().margins().top, kMostRoomBeside);
    EXPECT_FALSE(areWhollyShown(far, BoardShape::square(6)));
    EXPECT_TRUE(areWhollyShown(named.puzzle.decoration(), BoardShape::square(6)));
    // A frame of the board needs none.
    EXPECT_EQ(BoardMargins::of(boardWith({line({{0, 0}, {0, 6}, {6, 6}}, 0.1, "")}).puzzle), BoardMargins());
}

TEST(DrawingLayer, NeverPaintsBeyondTheBoardsRoom) {
    RandomSource random(11);
    for (int round = 0; round < 60; ++round) {
        std::vector<Drawing> drawings;
        for (int i = 0; i < 12; ++i) {
            Drawing drawing;
            drawing.kind = static_cast<DrawingKind>(drawnBelow(random, kDrawingKindCount));
            drawing.isOver = drawnBelow(random, 2) == 0;
            for (int point = drawnBelow(random, 4); point >= 0; --point)
                drawing.points.push_back({drawnBelow(random, 400) / 10.0 - 10, drawnBelow(random, 400) / 10.0 - 10});
            drawing.width = drawnBelow(random, 30) / 10.0;
            drawing.height = drawnBelow(random, 30) / 10.0;
            drawing.angle = drawnBelow(random, 360);
            drawing.text = drawnBelow(random, 2) == 0 ? "a b\nc" : "";
            drawing.headLength = drawnBelow(random, 2);
            drawings.push_back(std::move(drawing));
        }
        const ThemeId theme = kDrawingThemes[round % 5];
        const PaintedDrawings painted(boardWith(drawings), theme);
        const QRectF room = painted.metrics().outerRect().adjusted(-1, -1, 1, 1);
        for (int y = 0; y < kDrawingSide; y += 3)
            for (int x = 0; x < kDrawingSide; x += 3)
                if (!room.contains(QPointF(x, y))) {
                    ASSERT_EQ(painted.image().pixelColor(x, y), themeOf(theme).board) << x << " " << y;
                }
    }
}

TEST(DrawingLayer, IsTheSameInFiles) {
    const BoardPicture picture = boardWith(
        {shape(DrawingKind::circle, {1.5, 1.5}, 0.8, "#c03030"), line({{3.5, -0.5}, {3.5, 6.5}}, 0.4, "#208020")});
    const QImage png = boardImage(picture, ThemeId::light, 800);
    QSvgRenderer svg(boardPictureBytes(picture, ThemeId::light, PictureFormat::svg));
    ASSERT_TRUE(svg.isValid());
    QImage drawn(png.size(), QImage::Format_RGB32);
    QPainter painter(&drawn);
    svg.render(&painter);
    painter.end();
    const BoardMetrics metrics(picture.puzzle, QRectF(QPointF(), BoardMetrics::sizeWithin(picture.puzzle, 400)), 2);
    for (const DrawingPoint& point : {DrawingPoint{1.5, 1.5}, {3.5, 3.3}, {3.5, -0.4}, {4.5, 4.5}}) {
        const QPoint at = (metrics.pointAt(point) * 2).toPoint();
        EXPECT_EQ(drawn.pixelColor(at), png.pixelColor(at)) << point.row << " " << point.column;
    }
}

}  // namespace
}  // namespace nonet
