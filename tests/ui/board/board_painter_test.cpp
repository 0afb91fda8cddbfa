// Colours probed where the metrics say that things lie.
#include "core/design/drawing_edits.h"
#include "tests/ui/board/board_on_screen.h"
#include "ui/board/board_metrics.h"
#include "ui/board/cell_looks.h"
#include "ui/board/export/board_export.h"

#include <QSignalSpy>

namespace nonet {
namespace {

class BoardPainting : public BoardOnScreen {
protected:
    const Theme& theme() const { return m_preferences.theme(); }
    /// Inside the cell, away from digits, marks and rings.
    QPointF quietPoint(Cell cell) const {
        const QRectF rect = m_board.cellRect(cell);
        return rect.topLeft() + QPointF(rect.width() * 0.5, rect.height() * 0.13);
    }
    QColor fillOf(Cell cell) { return colourAt(quietPoint(cell)); }
};

TEST_F(BoardPainting, FillsSayWhatACellIs) {
    select(cellAt(5, 5));
    EXPECT_EQ(fillOf(cellAt(5, 5)), theme().selectionFill);
    EXPECT_EQ(fillOf(cellAt(5, 1)), theme().peerFill);
    EXPECT_EQ(fillOf(cellAt(1, 2)), theme().board);
    EXPECT_EQ(colourAt(m_board.cellRect(cellAt(5, 5)).topLeft() + QPointF(2, 30)), theme().selectionRing);
    select(cellAt(1, 1));
    press(Qt::Key_Down);
    m_board.setFilter({DigitSet{Digit(5)}, false, false});
    EXPECT_EQ(fillOf(cellAt(1, 1)), theme().filterFill);
    EXPECT_EQ(fillOf(cellAt(5, 5)), theme().filterFill) << "5 is possible there";
    EXPECT_EQ(fillOf(cellAt(1, 9)), theme().board) << "5 is in its row";
}

/// A filter that holds is not taken for equal digits, in themes without colours either.
TEST_F(BoardPainting, FilteredDigitsDifferFromEqualOnesByTheirFrame) {
    for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::highContrast}) {
        m_preferences.change([choice](PreferenceValues& v) { v.theme = choice; });
        select(cellAt(4, 4));
        press(Qt::Key_5);
        const QRectF lit = m_board.cellRect(cellAt(4, 4));
        const QPointF side = lit.topLeft() + QPointF(lit.width() / 2, 2);
        const QPointF corner = lit.topLeft() + QPointF(lit.width() * 0.15, 2);
        select(cellAt(1, 1));
        EXPECT_EQ(colourAt(side), theme().sameDigitFrame);
        EXPECT_EQ(colourAt(corner), theme().sameDigitFrame);
        m_board.setFilter({DigitSet{Digit(5)}, false, false});
        EXPECT_EQ(colourAt(side), theme().filterFill);
        EXPECT_EQ(colourAt(corner), theme().sameDigitFrame);
        select(cellAt(9, 9));
        EXPECT_EQ(colourAt(corner), theme().sameDigitFrame) << "it holds when the selection moves on";
        m_board.setFilter({});
        EXPECT_EQ(colourAt(corner), theme().board);
        m_document.undo();
    }
}

TEST_F(BoardPainting, ColoursShareACellAsWedges) {
    m_board.setInputMode(InputMode::colour);
    select(cellAt(5, 5));
    press(Qt::Key_2);
    select(cellAt(9, 1));
    EXPECT_EQ(fillOf(cellAt(5, 5)), theme().cellColours[1]);
    select(cellAt(5, 5));
    press(Qt::Key_7);
    select(cellAt(9, 1));
    const QRectF rect = m_board.cellRect(cellAt(5, 5));
    EXPECT_EQ(colourAt(QPointF(rect.right() - 6, rect.center().y())), theme().cellColours[1]);
    EXPECT_EQ(colourAt(QPointF(rect.left() + 6, rect.center().y())), theme().cellColours[6]);
}

/// A cell is coloured by the setter, another by a player in the same colour.
TEST_F(BoardPainting, EnteredColoursDifferByShapeFromThoseOfCells) {
    const auto across = [this](Cell cell, double share) {
        const QRectF rect = m_board.cellRect(cell);
        return colourAt(rect.topLeft() + QPointF(rect.width() * share, rect.height() * 0.4));
    };
    m_board.setInputMode(InputMode::colour);
    select(cellAt(5, 5));
    press(Qt::Key_1);
    select(cellAt(9, 1));
    const QColor colour = theme().cellColours[0];
    EXPECT_EQ(across(cellAt(5, 5), 0.06), colour) << "without others it fills the cell";
    m_board.setSetterMode();
    EXPECT_EQ(across(cellAt(5, 5), 0.06), theme().board);
    EXPECT_EQ(across(cellAt(5, 5), 0.25), colour);
    Puzzle coloured = m_document.puzzle();
    coloured = colourCells(coloured, std::vector{cellAt(5, 5), cellAt(7, 7)}, "#bfddf7");
    PuzzleRecord record;
    record.puzzle = coloured;
    record.history = History(m_document.state());
    PuzzleDocument document(record);
    BoardWidget board(m_preferences);
    board.setDocument(&document);
    board.resize(m_board.size());
    const QImage image = board.grab().toImage();
    const auto at = [&](Cell cell, double share) {
        const QRectF rect = board.cellRect(cell);
        return image.pixelColor((rect.topLeft() + QPointF(rect.width() * share, rect.height() * 0.4)).toPoint());
    };
    const QColor own(0xbf, 0xdd, 0xf7);
    EXPECT_EQ(at(cellAt(7, 7), 0.06), own);
    EXPECT_EQ(at(cellAt(5, 5), 0.06), own) << "both are seen";
    EXPECT_EQ(at(cellAt(5, 5), 0.25), colour);
}

TEST_F(BoardPainting, AStruckCandidateShowsItsColourNoMore) {
    const Candidate candidate{cellAt(5, 5), Digit(2)};
    m_board.setShowsCandidates(true);
    select(cellAt(9, 1));
    const auto edge = [this, candidate] {
        const QRectF rect = m_board.candidateRect(candidate);
        return colourAt(rect.center() + QPointF(0, rect.height() * 0.36));
    };
    PlayState state = m_document.state();
    state.at(candidate.cell).candidateColours = {{candidate.digit, CandidateColour(2)}};
    m_document.perform(state, {.kind = ActionKind::candidateColour});
    EXPECT_NE(edge(), theme().board);
    state.at(candidate.cell).struck.insert(candidate.digit);
    m_document.perform(state, {.kind = ActionKind::struck});
    EXPECT_EQ(edge(), theme().board);
    m_board.setShowsCandidates(false);
    EXPECT_EQ(edge(), theme().board);
}

TEST_F(BoardPainting, StepsShowAsDeepAsAsked) {
    Step step;
    step.candidates = {{{cellAt(3, 3), Digit(2)}, Role::base}};
    step.eliminations = {{cellAt(7, 3), Digit(2)}};
    step.houses = {{{HouseKind::row, 2}, Role::base}};
    const QColor tint = blend(theme().role(ShapeRole::defining).fill, theme().board, kAreaTint);
    const auto edgeOf = [this](Candidate candidate) {
        const QRectF rect = m_board.candidateRect(candidate);
        return rect.center() + QPointF(0, rect.height() * 0.42 - 2);
    };
    select(cellAt(9, 9));
    m_board.publish(OverlayPublisher::hint, {.step = step, .depth = StepDepth::name});
    EXPECT_EQ(fillOf(cellAt(3, 8)), theme().board);
    m_board.publish(OverlayPublisher::hint, {.step = step, .depth = StepDepth::houses});
    EXPECT_EQ(fillOf(cellAt(3, 8)), tint);
    EXPECT_EQ(colourAt(edgeOf({cellAt(3, 3), Digit(2)})), tint);
    m_board.publish(OverlayPublisher::hint, {.step = step, .depth = StepDepth::pattern});
    EXPECT_EQ(colourAt(edgeOf({cellAt(3, 3), Digit(2)})), theme().role(ShapeRole::defining).fill);
    EXPECT_NE(colourAt(edgeOf({cellAt(7, 3), Digit(2)})), theme().role(ShapeRole::eliminated).fill);
    m_board.publish(OverlayPublisher::hint, {.step = step, .depth = StepDepth::full});
    EXPECT_EQ(colourAt(edgeOf({cellAt(7, 3), Digit(2)})), theme().role(ShapeRole::eliminated).fill);
    m_board.withdraw(OverlayPublisher::hint);
    EXPECT_EQ(fillOf(cellAt(3, 8)), theme().board);
}

TEST_F(BoardPainting, WhileAStepIsExplainedTheHighlightsGiveWay) {
    Step step;
    step.houses = {{{HouseKind::row, 2}, Role::base}};
    select(cellAt(1, 1));
    ASSERT_EQ(fillOf(cellAt(1, 1)), theme().selectionFill);
    m_board.publish(OverlayPublisher::hint, {.step = step, .depth = StepDepth::name});
    EXPECT_EQ(fillOf(cellAt(1, 1)), theme().selectionFill) << "nothing of it is on the board yet";
    for (const StepDepth depth : {StepDepth::houses, StepDepth::full}) {
        m_board.publish(OverlayPublisher::hint, {.step = step, .depth = depth});
        EXPECT_EQ(fillOf(cellAt(1, 1)), theme().board);
        EXPECT_EQ(colourAt(m_board.cellRect(cellAt(1, 1)).topLeft() + QPointF(2, 30)), theme().selectionRing);
        EXPECT_EQ(fillOf(cellAt(1, 5)), theme().board) << "a peer";
        EXPECT_NE(fillOf(cellAt(3, 1)), theme().peerFill) << "the step's own tint";
    }
    m_board.withdraw(OverlayPublisher::hint);
    EXPECT_EQ(fillOf(cellAt(1, 1)), theme().selectionFill);
    EXPECT_EQ(fillOf(cellAt(1, 5)), theme().peerFill);
}

TEST_F(BoardPainting, ALinkThatIsPointedAtStandsOut) {
    Step step{.technique = TechniqueId::xChain};
    step.lines = {alternatingLine(std::array{Candidate{cellAt(3, 3), Digit(5)}, Candidate{cellAt(3, 8), Digit(5)},
                                             Candidate{cellAt(8, 8), Digit(5)}})};
    m_board.publish(OverlayPublisher::hint, {.step = step});
    QSignalSpy pointed(&m_board, &BoardWidget::stepLinkPointed);
    const QPointF from = m_board.candidateRect(step.lines[0].nodes[0].candidates[0]).center();
    const QPointF to = m_board.candidateRect(step.lines[0].nodes[1].candidates[0]).center();
    std::optional<QPointF> on;
    for (int y = -60; y <= 60 && !on; ++y)
        if (const QPointF point = (from + to) / 2 + QPointF(0, y); m_board.stepLinkAt(point) == 0)
            on = point;
    ASSERT_TRUE(on.has_value());
    for (const QPointF& point : {*on, m_board.cellRect(cellAt(9, 1)).center()}) {
        QMouseEvent move(QEvent::MouseMove, point, m_board.mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&m_board, &move);
    }
    ASSERT_EQ(pointed.count(), 2);
    EXPECT_EQ(pointed[0][0].toInt(), 0);
    EXPECT_EQ(pointed[1][0].toInt(), -1);
    const QImage plain = m_board.grab().toImage();
    m_board.lightStepLink(1);
    EXPECT_NE(m_board.grab().toImage(), plain);
    m_board.publish(OverlayPublisher::hint, {.step = step, .depth = StepDepth::pattern});
    EXPECT_FALSE(m_board.picture().litLink.has_value()) << "another picture of it";
}

TEST_F(BoardPainting, ConflictsCarryATriangle) {
    select(cellAt(1, 7));
    press(Qt::Key_5);
    const QRectF rect = m_board.cellRect(cellAt(1, 1));
    const QPointF corner = rect.topRight() + QPointF(-6, 7);
    EXPECT_EQ(colourAt(corner), theme().conflict);
    m_preferences.change([](PreferenceValues& v) { v.mistakes = MistakeDisplay::never; });
    EXPECT_NE(colourAt(corner), theme().conflict);
}

TEST_F(BoardPainting, WrongDigitsShowAtOnceOnlyWhereAsked) {
    Grid solution;
    solution.set(cellAt(4, 4), Digit(9));
    select(cellAt(4, 4));
    press(Qt::Key_3);
    m_document.findings().setFacts({.state = SolutionState::one, .solution = solution, .permitsUniqueness = true});
    EXPECT_TRUE(m_board.picture().mistakes.isEmpty());
    m_preferences.change([](PreferenceValues& v) { v.mistakes = MistakeDisplay::atOnce; });
    EXPECT_EQ(m_board.picture().mistakes, CellSet{cellAt(4, 4)});
}

TEST_F(BoardPainting, SmallBoardsShowDots) {
    m_board.resize(260, 260);
    m_board.setShowsCandidates(true);
    select(cellAt(9, 9));
    const QPointF dot = m_board.candidateRect({cellAt(5, 5), Digit(5)}).center();
    EXPECT_LT(contrastRatio(colourAt(dot), theme().mark), 1.6);
}

TEST_F(BoardPainting, TheBoardIsNeverMirrored) {
    QApplication::setLayoutDirection(Qt::RightToLeft);
    m_board.resize(601, 601);
    QApplication::processEvents();
    EXPECT_LT(m_board.cellRect(cellAt(1, 1)).left(), m_board.cellRect(cellAt(1, 9)).left());
    select(cellAt(5, 5));
    press(Qt::Key_Right);
    EXPECT_EQ(m_board.currentCell(), cellAt(5, 6));
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

TEST_F(BoardPainting, WhatIsToldOfCandidatesStandsBesideThem) {
    m_board.setShowsCandidates(true);
    select(cellAt(9, 9));
    const CandidateGrid all = m_board.picture().candidates;
    const QRect cell = m_board.cellRect(cellAt(5, 5)).toAlignedRect();
    const auto pictureWith = [&](auto tell) {
        CandidateNotes notes;
        tell(notes);
        m_board.setCandidateLayer(all, std::nullopt, std::move(notes));
        return m_board.grab(cell).toImage();
    };
    std::vector<QImage> pictures{pictureWith([](CandidateNotes&) {})};
    CandidateGrid one(m_board.picture().puzzle.shape());
    for (const Cell each : m_board.picture().puzzle.shape().cells())
        one.at(each) = {};
    one.at(cellAt(5, 5)).insert(Digit(5));
    std::vector<std::uint32_t> counts(9 * 81);
    counts[static_cast<std::size_t>(9 * cellAt(5, 5).index() + 4)] = 8;
    pictures.push_back(pictureWith([&](CandidateNotes& notes) { notes.removed = one; }));
    pictures.push_back(pictureWith([&](CandidateNotes& notes) { notes.leftOver = one; }));
    pictures.push_back(pictureWith([&](CandidateNotes& notes) { notes.usedOnce = one; }));
    pictures.push_back(pictureWith([&](CandidateNotes& notes) {
        notes.counts = counts;
        notes.cap = 100;
    }));
    pictures.push_back(pictureWith([&](CandidateNotes& notes) {
        notes.counts = counts;
        notes.cap = 8;
    }));
    for (std::size_t i = 0; i < pictures.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            EXPECT_NE(pictures[i], pictures[k]) << i << " and " << k;
    m_board.setCandidateLayer(std::nullopt);
    EXPECT_FALSE(m_board.picture().candidateNotes);
}

TEST_F(BoardPainting, OfALayoutASoleTrueCandidateIsLarge) {
    m_board.setShowsCandidates(true);
    select(cellAt(9, 9));
    CandidateGrid one = m_board.picture().candidates;
    const std::vector<Cell> cells = m_board.picture().puzzle.shape().cells();
    for (const Cell each : cells)
        one.at(each) = {};
    const auto isBlank = [this](Cell each) { return m_board.picture().digits.isBlank(each); };
    const Cell blank = *std::ranges::find_if(cells, isBlank);
    one.at(blank).insert(Digit(5));
    const QRect cell = m_board.cellRect(blank).adjusted(4, 4, -4, -4).toAlignedRect();
    const auto heightOfInk = [&] {
        m_board.setCandidateLayer(one, std::nullopt, CandidateNotes());
        const QImage picture = m_board.grab(cell).toImage();
        const QColor ground = picture.pixelColor(0, 0);
        int first = picture.height();
        int last = -1;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixelColor(x, y) != ground) {
                    first = std::min(first, y);
                    last = y;
                }
        return last - first + 1;
    };
    const int small = heightOfInk();
    ASSERT_GT(small, 0);
    m_board.setSetterMode();
    EXPECT_GT(heightOfInk(), small * 4 / 3);
    m_board.setCandidateLayer(std::nullopt);
}

TEST_F(BoardPainting, ASolutionThatIsShownIsNoEnteredOne) {
    Grid solution;
    for (const Cell cell : m_board.picture().puzzle.shape().cells())
        solution.set(cell, Digit(5));
    select(cellAt(4, 4));
    press(Qt::Key_5);
    const QRect cell = m_board.cellRect(cellAt(4, 4)).toAlignedRect();
    select(cellAt(9, 9));
    const QImage entered = m_board.grab(cell).toImage();
    m_board.publish(OverlayPublisher::solution, {.solution = solution});
    EXPECT_NE(m_board.grab(cell).toImage(), entered);
    const std::vector<CellLook> looks = boardLooks(m_board.picture()).cells;
    EXPECT_EQ(looks[static_cast<std::size_t>(cellAt(4, 4).index())].shownSolution, 5);
    EXPECT_EQ(looks[static_cast<std::size_t>(cellAt(4, 4).index())].digit, 0);
    EXPECT_EQ(looks[static_cast<std::size_t>(cellAt(1, 1).index())].shownSolution, 0) << "a given";
    m_board.withdraw(OverlayPublisher::solution);
    EXPECT_EQ(m_board.grab(cell).toImage(), entered);
    EXPECT_EQ(m_document.digits().digit(cellAt(4, 4)), Digit(5));
}

TEST_F(BoardPainting, EveryThemeAndSidePaints) {
    for (const Geometry& geometry : {Geometry(2, 2), Geometry(2, 3), Geometry(4, 4), Geometry(5, 5), Geometry(6, 6)})
        for (const ThemeId id :
             {ThemeId::light, ThemeId::dark, ThemeId::highContrast, ThemeId::highContrastReversed, ThemeId::print}) {
            BoardPicture picture;
            picture.puzzle = Puzzle(geometry, Grid(geometry.side()));
            picture.state = PlayState(geometry);
            picture.digits = Grid(geometry.side());
            picture.candidates = CandidateGrid(geometry.side());
            picture.showsCandidates = true;
            picture.digits.set(Cell(0), Digit(geometry.side()));
            const QImage image = boardImage(picture, id, 700);
            EXPECT_EQ(image.pixelColor(3, 3), themeOf(id).board);
        }
}

TEST(CellLooks, ChangeOnlyWhereTheBoardDoes) {
    BoardPicture picture;
    picture.current = cellAt(1, 1);
    picture.selection = {cellAt(1, 1)};
    const std::vector<CellLook> before = boardLooks(picture).cells;
    picture.state.at(cellAt(9, 9)).corner.insert(Digit(3));
    const std::vector<CellLook> after = boardLooks(picture).cells;
    int changed = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
        changed += before[i] == after[i] ? 0 : 1;
    EXPECT_EQ(changed, 1);
}

}  // namespace
}  // namespace nonet
