// Every kind of constraint is drawn where it lies, as a setter would know it, in every theme.
#include "core/rules/constraint_catalogue.h"
#include "core/rules/rulebook.h"
#include "tests/core/rules/random_constraints.h"
#include "ui/board/board_painter.h"
#include "ui/board/export/board_export.h"
#include "ui/board/rule_hit.h"
#include "ui/text/rule_words.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr ThemeId kThemes[] = {ThemeId::light, ThemeId::dark, ThemeId::highContrast, ThemeId::print};
constexpr int kSide = 700;

Layout blank(int boxRows = 2, int boxColumns = 3) { return Layout(Geometry(boxRows, boxColumns)); }

class Painted {
public:
    Painted(const Layout& layout, ThemeId theme) : Painted(layout, theme, Grid(layout.shape)) {}
    Painted(const Layout& layout, ThemeId theme, const Grid& givens)
        : m_metrics(Puzzle(layout, givens), QRectF(0, 0, kSide, kSide)), m_image(kSide, kSide, QImage::Format_RGB32) {
        m_image.fill(themeOf(theme).board);
        BoardPicture picture;
        picture.puzzle = Puzzle(layout, givens);
        picture.state = PlayState(layout.shape);
        picture.digits = picture.puzzle.givens;
        picture.candidates = picture.puzzle.initialCandidates();
        QPainter painter(&m_image);
        BoardPainter(m_metrics, themeOf(theme)).paint(painter, picture);
    }

    const QImage& image() const { return m_image; }
    const BoardMetrics& metrics() const { return m_metrics; }
    QColor at(const QPointF& point) const { return m_image.pixelColor(point.toPoint()); }
    QColor middleOf(Cell cell) const { return at(m_metrics.cellRect(cell).center()); }
    /// The colour near the middle of a cell's place, or of one beside the board; `right` and `down` in cells from
    /// there.
    QColor near(int row, int column, double right, double down) const {
        return at(m_metrics.placeRect(row, column).center() + QPointF(right, down) * m_metrics.cellSide());
    }

private:
    BoardMetrics m_metrics;
    QImage m_image;
};

Constraint made(ConstraintKind kind, std::vector<std::vector<Cell>> parts, std::vector<int> values = {}) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.parts = std::move(parts);
    constraint.values = std::move(values);
    return constraint;
}

std::vector<Cell> cells(std::initializer_list<int> indices) {
    std::vector<Cell> made;
    for (const int index : indices)
        made.emplace_back(index);
    return made;
}

Layout with(Constraint constraint, Layout layout = blank()) {
    layout.constraints = {std::move(constraint)};
    return layout;
}

class EveryGlyph : public testing::TestWithParam<int> {};

TEST_P(EveryGlyph, IsSeenInEveryThemeAndNotWhereItIsHidden) {
    const auto kind = static_cast<ConstraintKind>(GetParam());
    RandomSource random(static_cast<std::uint64_t>(GetParam()) + 3);
    for (const ThemeId theme : kThemes)
        for (Layout layout : {blank(2, 2), blank(2, 3), blank(3, 3)}) {
            Constraint constraint = test::randomConstraint(kind, layout, random);
            const bool isDrawn = constraintRow(kind).layer != ConstraintLayer::none;
            constraint.isHidden = false;
            layout.constraints = {constraint};
            const QImage seen = Painted(layout, theme).image();
            layout.constraints.front().isHidden = true;
            const QImage hidden = Painted(layout, theme).image();
            layout.constraints.clear();
            const QImage none = Painted(layout, theme).image();
            if (!Rulebook(with(constraint, layout)).faults().empty())
                continue;
            EXPECT_EQ(seen != none, isDrawn) << static_cast<int>(theme) << " " << layout.shape.rows();
            EXPECT_TRUE(hidden == none) << static_cast<int>(theme) << " " << layout.shape.rows();
        }
}

TEST_P(EveryGlyph, HarmsNothingWhereItIsUnfinished) {
    const auto kind = static_cast<ConstraintKind>(GetParam());
    RandomSource random(static_cast<std::uint64_t>(GetParam()) + 43);
    for (int round = 0; round < 25; ++round) {
        Layout layout = blank();
        layout.constraints = {test::unfinishedConstraint(kind, layout, random)};
        const QImage picture = Painted(layout, kThemes[round % 4]).image();
        EXPECT_FALSE(ruleSentence(layout.constraints.front(), layout).isEmpty());
        BoardPicture board;
        board.puzzle = Puzzle(layout, Grid(layout.shape));
        const BoardMetrics metrics(board.puzzle, QRectF(0, 0, kSide, kSide));
        for (int i = 0; i < layout.shape.cellCount(); ++i) {
            rulesAt(metrics, board, metrics.cellRect(Cell(i)).topLeft());
            rulesAt(metrics, board, metrics.cellRect(Cell(i)).center());
        }
        EXPECT_FALSE(picture.isNull());
    }
}

INSTANTIATE_TEST_SUITE_P(Kinds, EveryGlyph, testing::Range(0, kConstraintKindCount), [](const auto& kind) {
    return std::string(constraintRow(static_cast<ConstraintKind>(kind.param)).id);
});

TEST(RuleGlyphs, WearTheColoursThatSettersKnow) {
    const Theme& theme = themeOf(ThemeId::light);
    const std::vector<std::vector<Cell>> line = {cells({7, 8, 9, 15})};
    const auto colourBetween = [&](ConstraintKind kind) {
        // A little off the middle of the line between its first cells, beside its pattern.
        return Painted(with(made(kind, line)), ThemeId::light).near(1, 1, 0.44, 0.095);
    };
    EXPECT_EQ(colourBetween(ConstraintKind::thermometer), theme.rule(RuleHue::grey));
    EXPECT_EQ(colourBetween(ConstraintKind::whisper), theme.rule(RuleHue::green));
    EXPECT_EQ(colourBetween(ConstraintKind::renban), theme.rule(RuleHue::purple));
    EXPECT_EQ(colourBetween(ConstraintKind::regionSum), theme.rule(RuleHue::blue));
    EXPECT_EQ(colourBetween(ConstraintKind::palindrome), theme.rule(RuleHue::grey));
    EXPECT_EQ(colourBetween(ConstraintKind::entropic), theme.rule(RuleHue::orange));
}

TEST(RuleGlyphs, AThermometersBulbIsItsFirstCellAndASlowOneIsHollow) {
    for (const ThemeId id : kThemes) {
        const Theme& theme = themeOf(id);
        const Painted fast(with(made(ConstraintKind::thermometer, {cells({7, 8, 9})})), id);
        EXPECT_EQ(fast.near(1, 1, 0, 0.3), theme.rule(RuleHue::grey)) << "in the bulb";
        EXPECT_EQ(fast.near(1, 3, 0, 0.3), theme.board) << "the tip is narrow";
        const Painted slow(with(made(ConstraintKind::slowThermometer, {cells({7, 8, 9})})), id);
        EXPECT_EQ(slow.near(1, 2, 0, 0), theme.board);
        EXPECT_EQ(slow.near(1, 2, 0, 0.12), theme.rule(RuleHue::grey));
    }
}

TEST(RuleGlyphs, DotsAreWhiteForDifferencesAndBlackForRatiosOnEveryPaper) {
    for (const ThemeId id : kThemes) {
        EXPECT_EQ(Painted(with(made(ConstraintKind::difference, {cells({7, 8})})), id).near(1, 1, 0.5, 0),
                  QColor(Qt::white));
        EXPECT_EQ(Painted(with(made(ConstraintKind::ratio, {cells({7, 13})})), id).near(1, 1, 0, 0.5),
                  QColor(Qt::black));
    }
}

TEST(RuleGlyphs, EvenIsASquareAndOddACircle) {
    const Theme& theme = themeOf(ThemeId::light);
    const Painted even(with(made(ConstraintKind::even, {cells({7})})), ThemeId::light);
    const Painted odd(with(made(ConstraintKind::odd, {cells({7})})), ThemeId::light);
    EXPECT_EQ(even.near(1, 1, 0.34, 0.34), theme.rule(RuleHue::grey));
    EXPECT_EQ(odd.near(1, 1, 0.34, 0.34), theme.board);
    EXPECT_EQ(odd.near(1, 1, 0.3, 0), theme.rule(RuleHue::grey));
}

TEST(RuleGlyphs, CluesStandBesideTheBoardWhereItMakesRoom) {
    Constraint clue = made(ConstraintKind::sandwich, {}, {15});
    clue.place = OutsidePlace{-1, 2, 1, 0};
    const Painted painted(with(clue), ThemeId::light);
    EXPECT_EQ(painted.metrics().margins().top, 1);
    EXPECT_EQ(painted.metrics().margins().left, 0);
    EXPECT_GT(painted.metrics().board().top(), painted.metrics().cellSide());
    const QRectF place = painted.metrics().placeRect(-1, 2);
    int inked = 0;
    for (int x = qRound(place.left()); x < place.right(); ++x)
        for (int y = qRound(place.top()); y < place.bottom(); ++y)
            inked += painted.at(QPointF(x, y)) != themeOf(ThemeId::light).board ? 1 : 0;
    EXPECT_GT(inked, 50) << "15 in figures";
}

TEST(RuleGlyphs, ABrokenRuleIsFramedAsConflictsAre) {
    Layout layout = with(made(ConstraintKind::thermometer, {cells({7, 8, 9})}));
    for (const ThemeId id : kThemes) {
        const auto inked = [&](int first, int second) {
            Grid givens(layout.shape);
            givens.set(Cell(7), Digit(first));
            givens.set(Cell(8), Digit(second));
            const Painted painted(layout, id, givens);
            // Along the thermometer's upper edge.
            const QRectF top = painted.metrics().cellRect(Cell(9));
            int count = 0;
            for (int x = qRound(top.left()) + 6; x < top.right() - 6; ++x)
                for (int y = qRound(top.top()) + 3; y < top.top() + painted.metrics().cellSide() * 0.06; ++y)
                    count += painted.at(QPointF(x, y)) == themeOf(id).conflict ? 1 : 0;
            return count;
        };
        EXPECT_EQ(inked(2, 3), 0);
        EXPECT_GT(inked(3, 2), 20) << static_cast<int>(id);
    }
}

/// Edges that are cut elsewhere are smoothed a little otherwise.
int largestDifference(const QImage& a, const QImage& b) {
    int largest = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb first = a.pixel(x, y);
            const QRgb second = b.pixel(x, y);
            largest = std::max({largest, std::abs(qRed(first) - qRed(second)), std::abs(qGreen(first) - qGreen(second)),
                                std::abs(qBlue(first) - qBlue(second))});
        }
    return largest;
}

TEST(RuleGlyphs, PaintedAgainInPartLookTheSame) {
    RandomSource random(31);
    for (int round = 0; round < 40; ++round) {
        Layout layout = blank(3, 3);
        for (int i = 0; i < 12; ++i) {
            layout.constraints.push_back(test::randomConstraint(
                static_cast<ConstraintKind>(random.below(kConstraintKindCount)), layout, random));
            layout.constraints.back().isHidden = false;
        }
        BoardPicture picture;
        picture.puzzle = Puzzle(layout, Grid(layout.shape));
        picture.puzzle.setDecoration({test::randomDecoration(layout.shape, random).drawings, std::nullopt});
        const BoardMetrics metrics(picture.puzzle, QRectF(0, 0, kSide, kSide));
        const BoardPainter board(metrics, themeOf(ThemeId::light));
        QImage image(kSide, kSide, QImage::Format_RGB32);
        image.fill(Qt::white);
        {
            QPainter painter(&image);
            board.paint(painter, picture);
        }
        QImage again = image;
        const QRect part = metrics.cellRect(Cell(static_cast<int>(random.below(81)))).toRect();
        QPainter painter(&again);
        painter.setClipRegion(part);
        painter.fillRect(part, Qt::magenta);
        board.paint(painter, picture, boardLooks(picture), part);
        painter.end();
        EXPECT_LT(largestDifference(again, image), 40) << round;
    }
}

TEST(RuleGlyphs, RegionsAreOutlinedAndHolesAreLeftOut) {
    Layout layout;
    layout.shape = BoardShape(3, 4, 5);
    layout.shape.setHoles({Cell(0)});
    SubGrid grid;
    grid.regions = *RegionMap::fromText(".112"
                                        "1122"
                                        "1222",
                                        3, 4);
    layout.grids = {grid};
    layout.symbols = SymbolSet(5);
    const Theme& theme = themeOf(ThemeId::light);
    const Painted painted(layout, ThemeId::light);
    EXPECT_EQ(painted.near(0, 2, 0.5, 0), theme.boxLine) << "from region 1 to 2";
    EXPECT_EQ(painted.near(0, 1, 0.5, 0), theme.thinLine);
    EXPECT_EQ(painted.near(0, 0, 0.5, 0), theme.boxLine) << "round the hole";
    EXPECT_EQ(painted.near(0, 0, -0.5, 0), theme.board) << "nothing beyond it";
    EXPECT_FALSE(painted.metrics().cellAt(painted.metrics().placeRect(0, 0).center()));
    EXPECT_EQ(painted.metrics().cellAt(painted.metrics().placeRect(2, 3).center()), Cell(11));
}

/// The board with and without something, where it differs: bounds in cells from the cell's upper left corner.
QRectF differenceIn(Cell cell, const BoardPicture& with, const BoardPicture& without, ThemeId theme) {
    const BoardMetrics metrics(with.puzzle, QRectF(0, 0, kSide, kSide));
    const auto painted = [&](const BoardPicture& picture) {
        QImage image(kSide, kSide, QImage::Format_RGB32);
        image.fill(themeOf(theme).board);
        QPainter painter(&image);
        BoardPainter(metrics, themeOf(theme)).paint(painter, picture);
        return image;
    };
    const QImage a = painted(with);
    const QImage b = painted(without);
    QRectF bounds;
    const QRect rect = metrics.cellRect(cell).toAlignedRect();
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y))
                bounds |= QRectF(x, y, 1, 1);
    const double side = metrics.cellSide();
    return {(bounds.left() - rect.left()) / side, (bounds.top() - rect.top()) / side, bounds.width() / side,
            bounds.height() / side};
}

BoardPicture pictureOf(const Layout& layout) {
    BoardPicture picture;
    picture.puzzle = Puzzle(layout, Grid(layout.shape));
    picture.state = PlayState(layout.shape);
    picture.digits = picture.puzzle.givens;
    picture.candidates = picture.puzzle.initialCandidates();
    return picture;
}

TEST(CornerLabels, CornerMarksStandBesideTheSumOfACage) {
    const Layout layout = with(made(ConstraintKind::cage, {cells({0, 1, 2})}, {15}), blank(3, 3));
    for (const ThemeId theme : kThemes) {
        const BoardPicture cage = pictureOf(layout);
        const QRectF sum = differenceIn(
            Cell(0), cage, pictureOf(with(made(ConstraintKind::cage, {cells({0, 1, 2})}), blank(3, 3))), theme);
        BoardPicture first = cage;
        first.state.at(Cell(0)).corner = {Digit(1)};
        const QRectF mark = differenceIn(Cell(0), first, cage, theme);
        ASSERT_FALSE(mark.isEmpty());
        EXPECT_FALSE(mark.intersects(sum)) << mark.left() << " " << sum.right();
        EXPECT_LT(mark.top(), 0.2) << "still in the upper row";
    }
}

TEST(CornerLabels, MarksComeDownUnderALongText) {
    Constraint area = made(ConstraintKind::contains, {cells({0, 1, 2, 3})});
    area.digits = {Digit(1), Digit(2), Digit(3), Digit(4)};
    const BoardPicture plain = pictureOf(with(area, blank(3, 3)));
    BoardPicture first = plain;
    first.state.at(Cell(0)).corner = {Digit(1)};
    const QRectF mark = differenceIn(Cell(0), first, plain, ThemeId::light);
    EXPECT_GT(mark.top(), 0.24);
    EXPECT_LT(mark.left(), 0.2);
}

TEST(CornerLabels, AColoursNumberIsInADiscThatNoMarkStandsIn) {
    for (const int marks : {0, 4, 6}) {
        BoardPicture plain = pictureOf(blank(3, 3));
        for (int i = 1; i <= marks; ++i)
            plain.state.at(Cell(40)).corner.insert(Digit(i));
        BoardPicture coloured = plain;
        coloured.state.at(Cell(40)).colours = {Digit(3)};
        const QRectF disc = differenceIn(Cell(40), coloured, plain, ThemeId::print);
        EXPECT_GT(disc.width(), 0.18) << marks;
        EXPECT_GT(disc.left() + disc.top(), 0.9) << "not where a first mark stands, with " << marks;
    }
}

}  // namespace
}  // namespace nonet
