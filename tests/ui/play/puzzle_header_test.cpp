// What the puzzle is, over the board.
#include "tests/core/rules/odd_boards.h"
#include "tests/core/sample_puzzles.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/name_field.h"
#include "ui/play/puzzle_header.h"
#include "ui/session/document_session.h"

#include <QDialog>
#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProcess>
#include <QPushButton>
#include <QThread>
#include <QToolButton>

#include <atomic>

namespace nonet {
namespace {

class PuzzleHeaderTest : public WindowTest {
protected:
    QString progress() { return find<QLabel>("headerProgress")->text(); }
    QString level() { return find<QLabel>("headerLevel")->text(); }
    [[nodiscard]] bool waitForRating() {
        return QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000);
    }
    void clickIn(const char* name) {
        auto* edit = find<QLineEdit>(name);
        QTest::mouseClick(edit, Qt::LeftButton);
        edit->selectAll();
    }
    QRectF boardRect() { return {board().mapTo(m_window.get(), QPoint()), board().size()}; }
};

TEST_F(PuzzleHeaderTest, TellsLevelAndScoreWithoutBeingAsked) {
    ASSERT_TRUE(find<PuzzleHeader>("puzzleHeader")->isVisible());
    ASSERT_TRUE(waitForRating());
    EXPECT_TRUE(level().startsWith(QStringLiteral("Easy "))) << level().toStdString();
    EXPECT_TRUE(level().contains(QString::number(document().findings().rating()->hodoku.score)));
    EXPECT_TRUE(m_window->windowTitle().startsWith(QStringLiteral("Easy"))) << m_window->windowTitle().toStdString();
    EXPECT_EQ(progress(), QStringLiteral("%1 of 81 filled").arg(document().puzzle().givens.filledCount()));
}

TEST_F(PuzzleHeaderTest, AFullBoardIsToldToBeFullAndNoMore) {
    PuzzleRecord record;
    record.puzzle =
        Puzzle(*gridFromLine("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    const PuzzleRecord plain = record;
    record.puzzle.setDecoration({{}, Fog{record.puzzle.shape().cells()}});
    for (const PuzzleRecord& each : {plain, record}) {
        m_window->session().open(each);
        waitForCount();
        const int width = find<QLabel>("headerProgress")->width();
        Grid wrong = document().puzzle().givens;
        PlayState state = document().state();
        for (const Cell cell : document().puzzle().shape().cells())
            if (wrong.isBlank(cell))
                state.at(cell).digit = 1;
        document().perform(state, {.kind = ActionKind::digit});
        ASSERT_NE(document().findings().completion(), nonet::Completion::solved);
        EXPECT_EQ(progress(), QStringLiteral("81 of 81 filled"));
        EXPECT_EQ(find<QLabel>("headerProgress")->width(), width);
    }
    // Holes are none of its cells.
    record = PuzzleRecord();
    record.puzzle = Puzzle(test::samurai(), Grid(test::samurai().shape));
    m_window->session().open(record);
    EXPECT_EQ(progress(), QStringLiteral("0 of 369 filled"));
}

TEST_F(PuzzleHeaderTest, ALongTitleIsToldFromItsBeginning) {
    const QString title = QStringLiteral("Boxless Colouring Book with a very long name, ").repeated(8).trimmed();
    document().names().setTitle(title);
    board().setFocus();
    auto* name = find<NameField>("headerTitle");
    EXPECT_EQ(name->text(), title);
    EXPECT_TRUE(name->shownText().startsWith(QStringLiteral("Boxless"))) << name->shownText().toStdString();
    EXPECT_TRUE(name->shownText().endsWith(u'…'));
    const QImage shown = name->grab().toImage();
    name->setCursorPosition(0);
    EXPECT_EQ(name->grab().toImage(), shown) << "where it was edited last does not matter";
    QHelpEvent tip(QEvent::ToolTip, QPoint(5, 5), name->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(name, &tip);
    EXPECT_TRUE(name->toolTip().simplified().startsWith(title)) << name->toolTip().toStdString();
    document().names().setTitle(QStringLiteral("Short"));
    EXPECT_EQ(name->shownText(), QStringLiteral("Short"));
}

TEST_F(PuzzleHeaderTest, ATitleIsEditedInPlaceUndoneAndKept) {
    EXPECT_TRUE(find<QLineEdit>("headerTitle")->text().isEmpty()) << "no name but a placeholder";
    clickIn("headerTitle");
    QTest::keyClicks(find<QLineEdit>("headerTitle"), QStringLiteral("Monday"));
    QTest::keyClick(find<QLineEdit>("headerTitle"), Qt::Key_Return);
    EXPECT_EQ(document().title(), QStringLiteral("Monday"));
    EXPECT_TRUE(board().hasFocus());
    clickIn("headerAuthor");
    QTest::keyClicks(find<QLineEdit>("headerAuthor"), QStringLiteral("Ada"));
    QTest::keyClick(find<QLineEdit>("headerAuthor"), Qt::Key_Return);
    EXPECT_EQ(document().author(), QStringLiteral("Ada"));
    trigger("edit.undo");
    EXPECT_TRUE(document().author().isEmpty());
    EXPECT_EQ(document().title(), QStringLiteral("Monday"));
    trigger("edit.redo");
    EXPECT_EQ(find<QLineEdit>("headerAuthor")->text(), QStringLiteral("Ada"));
    m_window->close();
    openWindow();
    EXPECT_EQ(document().title(), QStringLiteral("Monday"));
    EXPECT_EQ(document().author(), QStringLiteral("Ada"));
    trigger("edit.undo");
    trigger("edit.undo");
    EXPECT_TRUE(document().title().isEmpty()) << "in the next session, too";
}

TEST_F(PuzzleHeaderTest, RatesAgainByAnotherProfileAndNamesIt) {
    ASSERT_TRUE(waitForRating());
    ASSERT_EQ(document().findings().rating()->profile, "hodoku");
    const int score = document().findings().rating()->hodoku.score;
    EXPECT_TRUE(find<QLabel>("headerLevel")->toolTip().contains(QStringLiteral("by HoDoKu default")));
    m_preferences->change([](PreferenceValues& values) { values.profile = QStringLiteral("nonet"); });
    ASSERT_TRUE(waitForRating());
    EXPECT_EQ(document().findings().rating()->profile, "nonet");
    EXPECT_NE(document().findings().rating()->hodoku.score, score);
    EXPECT_EQ(document().notes().view().rating->profile, "nonet");
    EXPECT_TRUE(level().contains(QString::number(document().findings().rating()->hodoku.score)));
    EXPECT_TRUE(find<QLabel>("headerLevel")->toolTip().contains(QStringLiteral("by Nonet")));
}

TEST_F(PuzzleHeaderTest, WhatIsHalfTypedIsTheTitleOfTheNextStart) {
    document().names().setTitle(QStringLiteral("Old"));
    const std::size_t nodes = document().history().nodes().size();
    QTest::keyClick(m_window.get(), Qt::Key_F2);
    auto* title = find<QLineEdit>("headerTitle");
    QTest::keyClicks(title, QStringLiteral("Half a"));
    EXPECT_EQ(document().title(), QStringLiteral("Old"));
    EXPECT_EQ(document().history().nodes().size(), nodes) << "no action before it is done";
    // What a kill leaves, in another program's folder.
    const QTemporaryDir copy;
    ASSERT_EQ(QProcess::execute(QStringLiteral("cp"),
                                {QStringLiteral("-a"), m_data.path() + QStringLiteral("/."), copy.path()}),
              0);
    QFile::remove(copy.path() + QStringLiteral("/documents/lock"));
    Preferences preferences(copy.filePath(QStringLiteral("settings.ini")));
    MainWindow next(preferences, copy.path());
    next.begin({});
    EXPECT_EQ(next.session().document()->title(), QStringLiteral("Half a"));
    EXPECT_EQ(next.session().document()->history().nodes().size(), nodes + 1);
    next.session().document()->undo();
    EXPECT_EQ(next.session().document()->title(), QStringLiteral("Old"));
    EXPECT_FALSE(next.session().document()->notes().view().typedTitle);
    // What was given up does not come back.
    title->setFocus();
    QTest::keyClick(title, Qt::Key_Escape);
    EXPECT_FALSE(document().notes().view().typedTitle);
    EXPECT_EQ(document().title(), QStringLiteral("Old"));
}

TEST_F(PuzzleHeaderTest, F2EditsTheTitleAndEscapeLeavesItAsItWas) {
    QTest::keyClick(m_window.get(), Qt::Key_F2);
    auto* title = find<QLineEdit>("headerTitle");
    ASSERT_TRUE(title->hasFocus());
    QTest::keyClicks(title, QStringLiteral("x5"));
    QTest::keyClick(title, Qt::Key_Escape);
    EXPECT_TRUE(board().hasFocus());
    EXPECT_TRUE(document().title().isEmpty());
    EXPECT_TRUE(title->text().isEmpty());
}

TEST_F(PuzzleHeaderTest, HasRoomForARatingBeyondTheTechniquesAndNamesItAsASentence) {
    ASSERT_TRUE(waitForRating());
    document().notes().changeView([](ViewState& view) { view.rating = KeptRating{}; });
    EXPECT_EQ(level(), QStringLiteral("Beyond the known techniques"));
    auto* label = find<QLabel>("headerLevel");
    EXPECT_TRUE(QTest::qWaitFor(
        [label] { return label->width() >= label->fontMetrics().horizontalAdvance(label->text()); }, 1000))
        << label->width();
    EXPECT_TRUE(m_window->windowTitle().startsWith(QStringLiteral("Beyond"))) << m_window->windowTitle().toStdString();
}

TEST_F(PuzzleHeaderTest, TellsNoShareOfTheGameWhileAFilmIsOnTheBoard) {
    ASSERT_FALSE(find<QLabel>("headerProgress")->text().isEmpty());
    // A film needs a move.
    ASSERT_TRUE(waitForRating());
    trigger("marks.fill");
    ASSERT_GT(document().history().nodes().size(), 1U);
    trigger("replay.game");
    EXPECT_TRUE(find<QLabel>("headerProgress")->text().isEmpty());
    trigger("replay.game");
    EXPECT_FALSE(find<QLabel>("headerProgress")->text().isEmpty());
}

TEST_F(PuzzleHeaderTest, ItsButtonsAreTheActions) {
    trigger("file.new_empty");
    waitForCount();
    EXPECT_FALSE(find<QToolButton>("headerCheck")->isEnabled());
    EXPECT_TRUE(find<QToolButton>("headerCheck")->toolTip().contains(QStringLiteral("exactly one solution")));
    find<QToolButton>("headerShare")->click();
    EXPECT_TRUE(find<QDialog>("exportDialog")->isVisible());
}

TEST_F(PuzzleHeaderTest, NothingMovesWhenAnAnswerAMessageOrAnErrorComes) {
    for (const QSize size : {QSize(1280, 800), QSize(1024, 768), QSize(512, 384)}) {
        m_window->resize(size);
        QTest::qWait(50);
        const QRectF before = boardRect();
        trigger("file.new_empty");
        QTest::qWait(20);
        const int levelAt = find<QLabel>("headerLevel")->x();
        PuzzleRecord record;
        record.puzzle = test::samplePuzzles("0300").front();
        m_window->session().open(record);
        QTest::qWait(20);
        EXPECT_EQ(boardRect(), before) << "another puzzle, not rated yet";
        ASSERT_TRUE(waitForRating());
        QTest::qWait(20);
        EXPECT_EQ(boardRect(), before) << "rated";
        EXPECT_EQ(find<QLabel>("headerLevel")->x(), levelAt) << "with the level's colour beside it";
        EXPECT_EQ(find<QLabel>("headerLevel")->x(), find<QLabel>("headerProgress")->x());
        find<MessageBar>("messageBar")->show(MessageSeverity::error, QString(200, u'w'), QStringLiteral("Do it"), [] {
        });
        QTest::qWait(20);
        EXPECT_EQ(boardRect(), before) << "a message";
        EXPECT_TRUE(find<MessageBar>("messageBar")->isVisible());
        find<MessageBar>("messageBar")->dismiss();
    }
}

TEST_F(PuzzleHeaderTest, GivesWayInLowWindows) {
    m_window->resize(900, 560);
    QTest::qWait(50);
    EXPECT_FALSE(find<PuzzleHeader>("puzzleHeader")->isVisible());
    for (const QSize size : {QSize(1920, 1080), QSize(1280, 800), QSize(1024, 768), QSize(800, 600)}) {
        m_window->resize(size);
        QTest::qWait(50);
        const auto* header = find<PuzzleHeader>("puzzleHeader");
        EXPECT_TRUE(header->isVisible()) << size.width();
        EXPECT_LT(header->height(), size.height() / 10);
        for (const QWidget* part : header->findChildren<QWidget*>())
            EXPECT_TRUE(!part->isVisible() ||
                        header->rect().contains(QRect(part->mapTo(header, QPoint()), part->size())))
                << size.width() << ' ' << part->objectName().toStdString();
    }
}

class BackgroundRating : public WindowTest {
protected:
    void open(const Puzzle& puzzle) {
        m_window->session().facts().setRater([this](const Puzzle& asked, std::stop_token stop) {
            ++m_asked;
            while (m_isHeld && !stop.stop_requested())
                QThread::msleep(1);
            return rate(asked, hodokuProfile(), stop);
        });
        PuzzleRecord record;
        record.puzzle = puzzle;
        m_window->session().open(record);
    }
    [[nodiscard]] bool waitForRating() {
        return QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000);
    }
    std::atomic<int> m_asked = 0;
    std::atomic<bool> m_isHeld = false;
};

TEST_F(BackgroundRating, IsWorkedOutOnceForEveryPuzzle) {
    open(test::samplePuzzles("0300").front());
    ASSERT_TRUE(waitForRating());
    trigger("puzzle.facts");
    find<QPushButton>("showRating")->click();
    EXPECT_FALSE(find<QLabel>("puzzleLevel")->text().isEmpty());
    EXPECT_TRUE(find<QLabel>("puzzleLevel")->isVisible());
    EXPECT_GT(find<QLabel>("puzzleLevel")->height(), 8);
    EXPECT_TRUE(find<QLabel>("puzzleHardest")->isVisible());
    ASSERT_TRUE(QTest::qWaitFor([this] { return find<QLabel>("puzzleWidth")->isVisible(); }, 20'000));
    EXPECT_EQ(m_asked, 1);
    trigger("transform.transpose");
    EXPECT_FALSE(document().findings().rating().has_value()) << "of another puzzle";
    ASSERT_TRUE(waitForRating());
    EXPECT_EQ(m_asked, 2);
}

TEST_F(BackgroundRating, IsDroppedWithTheNextChange) {
    m_isHeld = true;
    open(test::samplePuzzles("0300").front());
    waitForCount();
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_asked == 1; }));
    trigger("file.new_empty");
    m_isHeld = false;
    waitForCount();
    QTest::qWait(50);
    EXPECT_FALSE(document().findings().rating().has_value());
    EXPECT_FALSE(document().notes().view().rating.has_value());
}

TEST_F(BackgroundRating, IsKnownAtOnceWhenThePuzzleIsOpenedAgain) {
    open(test::samplePuzzles("0300").front());
    ASSERT_TRUE(waitForRating());
    const QString level = find<QLabel>("headerLevel")->text();
    m_window->close();
    m_window.reset();
    m_preferences = std::make_unique<Preferences>(m_data.filePath(QStringLiteral("settings.ini")));
    m_window = std::make_unique<MainWindow>(*m_preferences, m_data.path(), m_rows);
    m_window->begin({});
    EXPECT_EQ(find<QLabel>("headerLevel")->text(), level);
}

class TypedGivens : public WindowTest {
protected:
    void type(const Grid& digits, int most) {
        for (int i = 0; i < 81 && most > 0; ++i) {
            if (digits.isBlank(Cell(i)) || !document().digits().isBlank(Cell(i)))
                continue;
            board().setSelection({Cell(i)}, Cell(i));
            QTest::keyClick(&board(), static_cast<Qt::Key>(Qt::Key_0 + digits.valueAt(Cell(i))));
            --most;
        }
    }
    [[nodiscard]] bool waitForStatus(const char* text) {
        return QTest::qWaitFor(
            [&] { return find<QLabel>("statusText")->accessibleName().contains(QLatin1String(text)); });
    }
};

TEST_F(TypedGivens, AreCountedBeforeTheyAreLocked) {
    trigger("file.new_empty");
    waitForCount();
    const Grid givens = test::samplePuzzles("0300").front().givens;
    type(givens, 5);
    EXPECT_TRUE(waitForStatus("5 digits entered")) << find<QLabel>("statusText")->accessibleName().toStdString();
    EXPECT_TRUE(waitForStatus("at least 1,000 solutions"));
    EXPECT_EQ(find<QLabel>("headerLevel")->text(), QStringLiteral("At least 1,000 solutions"));
    type(givens, 81);
    EXPECT_TRUE(waitForStatus("one solution"));
    EXPECT_EQ(document().puzzle().givens.filledCount(), 0) << "not locked";
    Cell blank(0);
    while (!document().digits().isBlank(blank))
        blank = Cell(blank.index() + 1);
    Cell filled(0);
    for (const Cell each : document().puzzle().geometry().peers(blank))
        if (!document().digits().isBlank(each))
            filled = each;
    board().setSelection({blank}, blank);
    QTest::keyClick(&board(), static_cast<Qt::Key>(Qt::Key_0 + document().digits().valueAt(filled)));
    EXPECT_TRUE(waitForStatus("no solution"));
    EXPECT_EQ(find<QLabel>("headerLevel")->text(), QStringLiteral("No solution"));
    trigger("edit.undo");
    EXPECT_TRUE(waitForStatus("one solution"));
}

TEST_F(TypedGivens, AreRatedBeforeTheyAreLockedAndAnewAfterEachChange) {
    trigger("file.new_empty");
    waitForCount();
    const Grid givens = test::samplePuzzles("0300").front().givens;
    type(givens, 81);
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000));
    ASSERT_EQ(document().puzzle().givens.filledCount(), 0) << "not locked";
    const int score = document().findings().rating()->hodoku.score;
    EXPECT_EQ(score, rate(Puzzle(givens)).hodoku.score);
    EXPECT_TRUE(find<QLabel>("headerLevel")->text().contains(QLocale().toString(score)));
    trigger("puzzle.facts");
    find<QPushButton>("showRating")->click();
    EXPECT_TRUE(QTest::qWaitFor([this] { return find<QLabel>("puzzleWidth")->isVisible(); }, 20'000));
    trigger("edit.undo");
    EXPECT_FALSE(document().findings().rating().has_value()) << "of another puzzle";
    EXPECT_FALSE(document().notes().view().rating.has_value());
    trigger("edit.redo");
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000));
    EXPECT_EQ(document().findings().rating()->hodoku.score, score);
}

}  // namespace
}  // namespace nonet
