// Fog hides what the setter put under it, on the screen, in files and from a screen reader, and never what was typed.
#include "core/play/player_actions.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/ui/board/board_on_screen.h"
#include "ui/board/board_accessible.h"
#include "ui/board/board_painter.h"
#include "ui/board/cell_looks.h"
#include "ui/board/digit_pad.h"
#include "ui/board/export/board_export.h"
#include "ui/board/pad_button.h"
#include "ui/shortcuts/action_set.h"

#include <QImage>
#include <QPainter>

namespace nonet {
namespace {

const char* const kSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

QImage painted(const BoardPicture& picture, ThemeId theme) {
    constexpr int kSide = 500;
    QImage image(kSide, kSide, QImage::Format_RGB32);
    image.fill(themeOf(theme).board);
    QPainter painter(&image);
    BoardPainter(BoardMetrics(picture.puzzle, QRectF(0, 0, kSide, kSide)), themeOf(theme), picture.puzzle.symbols())
        .paint(painter, picture);
    return image;
}

/// A board of nine with cages, lines and drawings all over, and half of it given.
BoardPicture crowded(RandomSource& random) {
    BoardPicture picture;
    Layout layout;
    for (const ConstraintKind kind : {ConstraintKind::cage, ConstraintKind::thermometer, ConstraintKind::whisper,
                                      ConstraintKind::difference, ConstraintKind::even, ConstraintKind::arrow})
        layout.constraints.push_back(test::randomConstraint(kind, layout, random));
    Grid givens = *gridFromLine(kSolution);
    for (const Cell cell : layout.shape.cells())
        if (random.below(2) == 0)
            givens.clear(cell);
    picture.puzzle = Puzzle(layout, givens);
    picture.puzzle.setDecoration({test::randomDecoration(layout.shape, random).drawings, Fog{}});
    picture.digits = givens;
    for (const Cell cell : layout.shape.cells())
        if (givens.isBlank(cell) && random.below(3) == 0) {
            picture.digits.set(cell, Digit(1 + static_cast<int>(random.below(9))));
            picture.state.at(cell).digit = static_cast<std::uint8_t>(picture.digits.valueAt(cell));
        } else if (random.below(2) == 0) {
            picture.fogged.insert(cell);
        }
    picture.candidates = picture.puzzle.initialCandidates();
    return picture;
}

TEST(FogOnBoards, TellsNothingOfWhatIsUnderIt) {
    RandomSource random(21);
    for (int round = 0; round < 30; ++round) {
        BoardPicture picture = crowded(random);
        picture.showsCandidates = round % 2 == 0;
        const ThemeId theme = static_cast<ThemeId>(round % 5);
        BoardPicture bare = picture;
        bare.puzzle = Puzzle(Layout(), picture.puzzle.givens);
        for (const Cell cell : picture.fogged) {
            bare.puzzle.givens.clear(cell);
            if (picture.puzzle.givens.valueAt(cell) != 0)
                bare.digits.clear(cell);
        }
        bare.showsConflicts = false;
        picture.showsConflicts = false;
        const BoardMetrics metrics(picture.puzzle, QRectF(0, 0, 500, 500));
        if (metrics.margins() != BoardMargins())
            continue;
        const QImage seen = painted(picture, theme);
        const QImage none = painted(bare, theme);
        for (const Cell cell : picture.fogged) {
            const QRect inner = metrics.cellRect(cell).adjusted(3, 3, -3, -3).toRect();
            EXPECT_EQ(seen.copy(inner), none.copy(inner)) << round << " " << cell.index();
        }
    }
}

TEST(FogOnBoards, IsSeenInEveryThemeWithTheDigitsThatWereTyped) {
    RandomSource random(3);
    for (int theme = 0; theme < 5; ++theme) {
        BoardPicture picture = crowded(random);
        picture.puzzle = Puzzle(Grid());
        picture.digits = Grid();
        picture.fogged = {Cell(40), Cell(41)};
        BoardPicture clear = picture;
        clear.fogged.clear();
        const QRect rect = BoardMetrics(picture.puzzle, QRectF(0, 0, 500, 500)).cellRect(Cell(40)).toRect();
        const QImage fog = painted(picture, static_cast<ThemeId>(theme)).copy(rect);
        EXPECT_NE(fog, painted(clear, static_cast<ThemeId>(theme)).copy(rect));
        picture.digits.set(Cell(40), Digit(8));
        picture.state.at(Cell(40)).digit = 8;
        EXPECT_NE(painted(picture, static_cast<ThemeId>(theme)).copy(rect), fog);
    }
}

TEST(FogOnBoards, HidesWhatBreaksUnderIt) {
    BoardPicture picture;
    picture.puzzle = Puzzle(*gridFromLine("5" + std::string(80, '.')));
    picture.digits = picture.puzzle.givens;
    picture.digits.set(Cell(8), Digit(5));
    EXPECT_FALSE(boardLooks(picture).broken.empty());
    EXPECT_TRUE(boardLooks(picture).cells[8].isConflict);
    picture.fogged = {Cell(0)};
    EXPECT_TRUE(boardLooks(picture).broken.empty()) << "or the 5 in fog would be told";
    EXPECT_FALSE(boardLooks(picture).cells[8].isConflict);
    picture.selection = {Cell(8)};
    picture.current = Cell(8);
    EXPECT_FALSE(boardLooks(picture).cells[0].isSameDigit);
    EXPECT_EQ(boardLooks(picture).cells[0].digit, 0);
}

class FogOnScreen : public BoardOnScreen {
protected:
    FogOnScreen() {
        PuzzleRecord record;
        record.puzzle = Puzzle(*gridFromLine("5" + std::string(79, '.') + "9"));
        record.puzzle.setDecoration({{}, Fog{{Cell(0)}}});
        record.solution = gridFromLine(kSolution);
        m_foggy = std::make_unique<PuzzleDocument>(std::move(record));
        m_board.setDocument(m_foggy.get());
    }
    ~FogOnScreen() override { m_board.setDocument(&m_document); }
    FogOnScreen(const FogOnScreen&) = delete;
    FogOnScreen& operator=(const FogOnScreen&) = delete;
    const CellSet& fogged() const { return m_board.picture().fogged; }

    std::unique_ptr<PuzzleDocument> m_foggy;
};

TEST_F(FogOnScreen, ClearsRoundARightDigitAndComesBackWithUndo) {
    EXPECT_EQ(fogged().count(), 80);
    select(cellAt(5, 5));
    press(Qt::Key_9);
    EXPECT_EQ(fogged().count(), 80) << "wrong";
    press(Qt::Key_5);
    EXPECT_EQ(fogged().count(), 71);
    for (int row = 4; row <= 6; ++row)
        for (int column = 4; column <= 6; ++column)
            EXPECT_FALSE(fogged().contains(cellAt(row, column)));
    m_foggy->undo();
    EXPECT_EQ(fogged().count(), 80);
    m_foggy->redo();
    EXPECT_EQ(fogged().count(), 71);
}

TEST_F(FogOnScreen, StaysAwayWhereDigitsAreLocked) {
    select(cellAt(5, 5));
    press(Qt::Key_5);
    ASSERT_EQ(fogged().count(), 71);
    m_foggy->clues().lock();
    EXPECT_EQ(m_foggy->puzzle().givens.filledCount(), 3);
    EXPECT_EQ(fogged().count(), 71);
    select(cellAt(2, 2));
    press(Qt::Key_7);
    EXPECT_EQ(fogged().count(), 63) << "r1c1 was lit";
}

TEST_F(FogOnScreen, ThePadCountsNoGivensUnderIt) {
    ActionSet actions(m_preferences.keyBindings());
    DigitPad pad(m_board, actions, m_preferences);
    const auto left = [&pad](int digit) {
        return pad.findChild<PadButton*>(QStringLiteral("pad.digit_%1").arg(digit))->face().note;
    };
    EXPECT_EQ(left(9), QStringLiteral("9")) << "r9c9 is covered";
    EXPECT_EQ(left(5), QStringLiteral("8")) << "r1c1 is lit";
    select(cellAt(8, 8));
    press(Qt::Key_3);
    EXPECT_EQ(left(9), QStringLiteral("8"));
}

TEST_F(FogOnScreen, CandidatesDoNotTellTheGivensUnderIt) {
    m_board.setShowsCandidates(true);
    const auto isPossible = [this](int row, int column, int digit) {
        return m_board.picture().candidates.at(cellAt(row, column)).contains(Digit(digit));
    };
    select(cellAt(2, 8));
    press(Qt::Key_4);
    ASSERT_FALSE(fogged().contains(cellAt(3, 9)));
    EXPECT_TRUE(isPossible(3, 9, 9)) << "the 9 of its column is covered";
    EXPECT_FALSE(isPossible(1, 9, 5)) << "the 5 of its row is lit";
    select(cellAt(8, 8));
    press(Qt::Key_3);
    ASSERT_FALSE(fogged().contains(cellAt(9, 9)));
    EXPECT_FALSE(isPossible(3, 9, 9));
}

TEST_F(FogOnScreen, StruckCandidatesDoNotTellTheGivensUnderIt) {
    m_board.setShowsCandidates(false);
    select(cellAt(2, 8));
    press(Qt::Key_4);
    const std::vector<Candidate> struck{{cellAt(3, 9), Digit(9)}};
    m_foggy->perform(toggleStruck(m_foggy->puzzle(), m_foggy->state(), struck), {.kind = ActionKind::struck});
    const auto look = [this] { return boardLooks(m_board.picture()).cells[26]; };
    EXPECT_TRUE(look().struckMarks.contains(Digit(9)));
}

TEST_F(FogOnScreen, IsToldToScreenReadersInsteadOfWhatItHides) {
    EXPECT_EQ(cellDescription(m_board, cellAt(9, 9)), QStringLiteral("r9c9, in fog, empty, box 9"));
    EXPECT_EQ(cellDescription(m_board, cellAt(1, 1)), QStringLiteral("r1c1, given 5, box 1"));
    select(cellAt(9, 8));
    press(Qt::Key_7);
    EXPECT_EQ(cellDescription(m_board, cellAt(9, 9)), QStringLiteral("r9c9, given 9, box 9"));
    select(cellAt(5, 2));
    press(Qt::Key_1);
    EXPECT_EQ(cellDescription(m_board, cellAt(5, 2)), QStringLiteral("r5c2, in fog, digit 1, box 4"));
}

TEST_F(FogOnScreen, IsInPicturesAsOnTheScreen) {
    BoardPicture clear = m_board.picture();
    clear.fogged.clear();
    for (const PictureFormat format : {PictureFormat::png, PictureFormat::svg})
        EXPECT_NE(boardPictureBytes(m_board.picture(), ThemeId::print, format),
                  boardPictureBytes(clear, ThemeId::print, format));
    // A given under fog is in none of them.
    BoardPicture blank = m_board.picture();
    blank.puzzle.givens.clear(cellAt(9, 9));
    blank.digits.clear(cellAt(9, 9));
    EXPECT_EQ(boardPictureBytes(m_board.picture(), ThemeId::print, PictureFormat::png),
              boardPictureBytes(blank, ThemeId::print, PictureFormat::png));
}

}  // namespace
}  // namespace nonet
