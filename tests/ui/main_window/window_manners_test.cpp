#include "tests/ui/main_window/window_fixture.h"
#include "ui/board/shown.h"
#include "ui/hints/hint_dock.h"
#include "ui/history/undo_tree_model.h"
#include "ui/main_window/find_action.h"
#include "ui/puzzles/continue_model.h"
#include "ui/replay/replay_timeline.h"
#include "ui/text/action_text.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>

namespace nonet {
namespace {

class WindowManners : public WindowTest {};

TEST_F(WindowManners, DigitsGoToTheBoardFromAnywhereButTextFields) {
    trigger("puzzle.facts");
    Cell blank(0);
    while (!document().digits().isBlank(blank))
        blank = Cell(blank.index() + 1);
    board().setSelection({blank}, blank);

    auto* title = find<QLineEdit>("puzzleTitle");
    title->setFocus();
    QTest::keyClick(title, Qt::Key_5);
    EXPECT_TRUE(document().digits().isBlank(blank));
    EXPECT_EQ(title->text(), QStringLiteral("5"));

    auto* show = find<QPushButton>("showRating");
    show->setFocus();
    QTest::keyClick(show, Qt::Key_5);
    EXPECT_EQ(document().digits().valueAt(blank), 5);
    EXPECT_TRUE(board().hasFocus());
}

TEST_F(WindowManners, SavingSuggestsANameThatCanBeSeen) {
    for (const auto& [action, name, suffix] : {std::tuple("file.save_as", "saveDialog", ".nonet"),
                                               std::tuple("file.save_picture", "pictureDialog", ".png")}) {
        document().names().setTitle(QString());
        trigger(action);
        auto* dialog = find<QFileDialog>(name);
        ASSERT_FALSE(dialog->selectedFiles().isEmpty());
        const QString file = QFileInfo(dialog->selectedFiles().first()).fileName();
        EXPECT_TRUE(file.endsWith(QLatin1String(suffix))) << file.toStdString();
        EXPECT_FALSE(file.startsWith(u'.')) << file.toStdString();
        dialog->close();
    }
}

TEST_F(WindowManners, EscapeBringsTheFocusBack) {
    trigger("puzzle.facts");
    auto* show = find<QPushButton>("showRating");
    show->setFocus();
    ASSERT_FALSE(board().hasFocus());
    QTest::keyClick(show, Qt::Key_Escape);
    EXPECT_TRUE(board().hasFocus());
}

TEST_F(WindowManners, FocusWalksTheAreasAndComesBack) {
    trigger("puzzle.facts");
    trigger("focus.next");
    EXPECT_FALSE(board().hasFocus());
    for (int i = 0; i < 6 && !board().hasFocus(); ++i)
        trigger("focus.next");
    EXPECT_TRUE(board().hasFocus());
}

TEST_F(WindowManners, FocusWalksThePanelsFromTopToBottom) {
    m_window->resize(1280, 800);
    trigger("file.continue");
    trigger("puzzle.facts");
    QTest::qWait(50);
    const auto* puzzle = find<QDockWidget>("puzzleDock");
    const auto* list = find<QDockWidget>("continueDock");
    ASSERT_LT(puzzle->y(), list->y());
    trigger("focus.next");
    EXPECT_TRUE(puzzle->isAncestorOf(QApplication::focusWidget()));
    trigger("focus.next");
    EXPECT_TRUE(list->isAncestorOf(QApplication::focusWidget()));
}

TEST_F(WindowManners, TheKeyLineFollowsThePresetHoweverItIsChosen) {
    trigger("keys.hodoku");
    EXPECT_TRUE(find<QToolButton>("keyLine1")->isChecked());
    trigger("keys.sudokupad");
    EXPECT_TRUE(find<QToolButton>("keyLine0")->isChecked());
}

TEST_F(WindowManners, TheKeyLineComesAndGoesWithItsPreference) {
    auto* line = find<QWidget>("keyLine");
    ASSERT_TRUE(line->isVisible());
    find<QToolButton>("keyLineClose")->click();
    EXPECT_FALSE(line->isVisible());
    m_preferences->change([](PreferenceValues& v) { v.showsKeyLine = true; });
    EXPECT_TRUE(line->isVisible());
    m_preferences->change([](PreferenceValues& v) { v.showsKeyLine = false; });
    EXPECT_FALSE(line->isVisible());
}

TEST_F(WindowManners, EscapeClosesTheKeySheetAndThePreferences) {
    for (const auto& [action, name] :
         {std::pair("help.keys", "keySheet"), std::pair("view.preferences", "preferencesDialog")}) {
        trigger(action);
        const QPointer<QDialog> dialog = find<QDialog>(name);
        ASSERT_NE(dialog, nullptr);
        ASSERT_TRUE(QTest::qWaitFor([&] { return QApplication::activeWindow() == dialog; })) << name;
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : dialog.data(), Qt::Key_Escape);
        EXPECT_TRUE(QTest::qWaitFor([&] { return dialog == nullptr || !dialog->isVisible(); })) << name;
    }
}

TEST_F(WindowManners, AnyActionIsFoundByWords) {
    trigger("help.find_action");
    auto* words = find<QLineEdit>("findWords");
    EXPECT_TRUE(words->hasFocus());
    QTest::keyClicks(words, QStringLiteral("puzzle facts"));
    QTest::keyClick(words, Qt::Key_Return);
    EXPECT_TRUE(find<QDockWidget>("puzzleDock")->isVisible());
    EXPECT_FALSE(find<FindAction>("findAction")->isVisible());
}

TEST_F(WindowManners, FindingTellsWhatAnActionDoesAndWhyItIsOff) {
    trigger("help.find_action");
    auto* words = find<QLineEdit>("findWords");
    auto* about = find<QLabel>("findAbout");
    QTest::keyClicks(words, QStringLiteral("clear links"));
    EXPECT_TRUE(about->text().contains(QStringLiteral("No link is drawn."))) << about->text().toStdString();
    QTest::keyClick(words, Qt::Key_Return);
    EXPECT_TRUE(find<FindAction>("findAction")->isVisible());
    words->setText(QStringLiteral("xyzzy"));
    EXPECT_FALSE(about->text().isEmpty());
    QTest::keyClick(words, Qt::Key_Return);
    EXPECT_TRUE(find<FindAction>("findAction")->isVisible());
}

TEST_F(WindowManners, OnlyTheBoardGivesAMaximisedWindowBack) {
    m_window->showMaximized();
    trigger("view.only_board");
    EXPECT_TRUE(m_window->isFullScreen());
    trigger("view.only_board");
    EXPECT_FALSE(m_window->isFullScreen());
    EXPECT_TRUE(m_window->isMaximized());
}

TEST_F(WindowManners, StrikingWithoutAFilterSaysWhatIsMissing) {
    QString said;
    QObject::connect(&board(), &BoardWidget::refused, m_window.get(),
                     [&](const BoardRefusal& refusal) { said = refusalSentence(refusal, ShownKind::game); });
    board().setSelection({Cell(0)}, Cell(0));
    trigger("candidates.toggle_filtered");
    EXPECT_EQ(said, QStringLiteral("Filter a digit first."));
    trigger("filter.digit_1");
    trigger("select.none");
    // The menu's entry is off; the board's key says why.
    QTest::keyClick(&board(), Qt::Key_K);
    EXPECT_EQ(said, QStringLiteral("Select a cell first."));
}

TEST_F(WindowManners, EveryActionHasAMenuEntryAKeyAndATip) {
    QSet<QAction*> inMenus;
    QList<QMenu*> menus = m_window->menuBar()->findChildren<QMenu*>();
    for (const QMenu* menu : menus)
        for (QAction* action : menu->actions())
            inMenus.insert(action);
    for (const ActionRow& row : actionCatalogue()) {
        auto* action = find<QAction>(row.id);
        EXPECT_TRUE(inMenus.contains(action)) << row.id;
        EXPECT_FALSE(action->toolTip().isEmpty()) << row.id;
        EXPECT_FALSE(m_preferences->keyBindings().keyText(QString::fromLatin1(row.id)).isEmpty()) << row.id;
        const bool saysWhy = action->toolTip().contains(QLatin1Char('\n'));
        EXPECT_TRUE(action->isEnabled() || saysWhy) << row.id << " does not say why it is disabled";
    }
}

TEST_F(WindowManners, TheBoardKeepsItsShareOfEverySize) {
    for (const QSize size : {QSize(1920, 1080), QSize(1280, 800), QSize(1024, 768), QSize(800, 600)}) {
        m_window->resize(size);
        for (const char* id : {"puzzle.facts", "hint.all_steps", "edit.undo_tree"})
            if (!find<QAction>(id)->isChecked())
                trigger(id);
        QTest::qWait(50);
        const QRectF last = board().cellRect(Cell(80));
        const QRectF first = board().cellRect(Cell(0));
        const double side = last.right() - first.left();
        EXPECT_DOUBLE_EQ(side, last.bottom() - first.top());
        // The margin around the board belongs to it.
        EXPECT_GE(side + 24, 0.6 * qMin(m_window->width(), m_window->height())) << size.width();
    }
}

TEST_F(WindowManners, TheHardestStepStaysHiddenUntilAskedForAndIsRemembered) {
    EXPECT_FALSE(find<QDockWidget>("puzzleDock")->isVisible());
    trigger("puzzle.facts");
    EXPECT_TRUE(find<QLabel>("puzzleLevel")->text().isEmpty());
    EXPECT_FALSE(m_window->windowTitle().contains(QStringLiteral("Untitled")));
    find<QPushButton>("showRating")->click();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !find<QLabel>("puzzleHardest")->text().isEmpty(); }));
    m_window->close();
    openWindow();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !find<QLabel>("puzzleHardest")->text().isEmpty(); }));
}

TEST_F(WindowManners, TheTimerStandsWhileTheWindowIsHidden) {
    m_window->hide();
    const double before = document().notes().playedSeconds();
    QTest::qWait(1200);
    EXPECT_DOUBLE_EQ(document().notes().playedSeconds(), before);
    m_window->show();
    QTest::qWait(1300);
    EXPECT_GT(document().notes().playedSeconds(), before);
}

TEST_F(WindowManners, CopiedGivensComeBackAsAPuzzle) {
    trigger("edit.copy_givens");
    const QString line = QGuiApplication::clipboard()->text();
    EXPECT_EQ(line.size(), 81);
    const Grid givens = document().puzzle().givens;
    const QString id = document().id();
    trigger("edit.paste");
    ASSERT_TRUE(QTest::qWaitFor([&] { return document().id() != id; }));
    EXPECT_EQ(document().puzzle().givens, givens);
    for (const char* kind : {"copy.state", "copy.candidates", "copy.library", "copy.post"}) {
        trigger(kind);
        EXPECT_GE(QGuiApplication::clipboard()->text().size(), 81) << kind;
    }
}

TEST_F(WindowManners, TypedGivensAreLockedAndUnlocked) {
    trigger("file.new_empty");
    board().setSelection({Cell(0)}, Cell(0));
    EXPECT_FALSE(find<QAction>("puzzle.lock_givens")->isEnabled());
    QTest::keyClick(&board(), Qt::Key_5);
    trigger("puzzle.lock_givens");
    EXPECT_EQ(document().puzzle().givens.valueAt(Cell(0)), 5);
    waitForCount();
    EXPECT_FALSE(message().isEmpty());
    trigger("puzzle.unlock_givens");
    EXPECT_TRUE(message().isEmpty()) << "said of givens that are gone: " << message().toStdString();
    EXPECT_EQ(document().puzzle().givens.filledCount(), 0);
    trigger("edit.undo");
    EXPECT_EQ(document().puzzle().givens.filledCount(), 1);
}

TEST_F(WindowManners, TheStatusLineNamesWhatWasDoneAndUndone) {
    const auto says = [this](const char* text) {
        return find<QLabel>("statusText")->accessibleName().endsWith(QLatin1String(text));
    };
    trigger("file.new_empty");
    board().setSelection({Cell(0)}, Cell(0));
    QTest::keyClick(&board(), Qt::Key_5);
    EXPECT_TRUE(says("5 in r1c1"));
    trigger("puzzle.lock_givens");
    EXPECT_TRUE(says("   Lock givens"));
    trigger("transform.transpose");
    EXPECT_TRUE(says("Transformed; the puzzle is the same"));
    trigger("edit.undo");
    EXPECT_TRUE(says("Undone: Transform"));
    trigger("edit.undo");
    EXPECT_TRUE(says("Undone: Lock givens"));
    trigger("edit.redo");
    EXPECT_TRUE(says("   Lock givens"));
    trigger("puzzle.unlock_givens");
    EXPECT_TRUE(says("Unlock givens"));
}

TEST_F(WindowManners, TheUndoTreeShowsBranchesAndGoesThere) {
    trigger("file.new_empty");
    UndoTreeModel model;
    const QAbstractItemModelTester tester(&model);
    model.setDocument(&document());
    const auto enter = [this](int cell, Qt::Key key) {
        board().setSelection({Cell(cell)}, Cell(cell));
        QTest::keyClick(&board(), key);
    };
    enter(0, Qt::Key_1);
    enter(1, Qt::Key_2);
    trigger("edit.undo");
    enter(2, Qt::Key_3);
    ASSERT_EQ(model.rowCount(), 4);
    EXPECT_TRUE(model.currentIndex().data().toString().contains(QStringLiteral("r1c3")));
    std::vector<int> depths;
    for (int i = 0; i < 4; ++i)
        depths.push_back(model.index(i).data(UndoTreeModel::kDepthRole).toInt());
    EXPECT_EQ(depths, (std::vector<int>{0, 0, 1, 0}));
    trigger("edit.undo_tree");
    auto* view = find<QListView>("undoTree");
    Q_EMIT view->clicked(view->model()->index(2, 0));
    EXPECT_EQ(document().digits().valueAt(Cell(1)), 2);
    EXPECT_TRUE(document().digits().isBlank(Cell(2)));
    document().notes().setCheckpoint(QStringLiteral("fork"));
    EXPECT_TRUE(model.currentIndex().data().toString().contains(QStringLiteral("fork")));
    model.setDocument(nullptr);
}

TEST_F(WindowManners, TheContinueModelIsAProperModel) {
    ContinueModel model([](const ContinueEntry&) { return QPixmap(8, 8); });
    const QAbstractItemModelTester tester(&model);
    ContinueEntry entry;
    entry.id = QStringLiteral("a");
    entry.progress = 0.5;
    entry.lastPlayed = QDateTime(QDate(2026, 3, 4), QTime(5, 6, 37));
    model.setEntries({entry, entry});
    EXPECT_EQ(model.rowCount(), 2);
    EXPECT_TRUE(model.index(0).data().toString().contains(QStringLiteral("50")));
    for (const QLocale::Language language : {QLocale::C, QLocale::English, QLocale::German, QLocale::Danish}) {
        QLocale::setDefault(QLocale(language));
        const QString text = model.index(0).data().toString();
        EXPECT_TRUE(text.contains(QStringLiteral("06"))) << text.toStdString();
        EXPECT_FALSE(text.contains(QStringLiteral("37"))) << text.toStdString();
    }
    QLocale::setDefault(QLocale(QLocale::English));
    model.forgetThumbnails();
    model.setEntries({});
}

TEST_F(WindowManners, EachDepthOfAHintCanBeAskedFor) {
    for (const StepDepth depth : {StepDepth::name, StepDepth::houses, StepDepth::pattern, StepDepth::full}) {
        trigger("hint.ask");
        auto* hint = find<HintDock>("hintDock");
        ASSERT_TRUE(QTest::qWaitFor([&] { return hint->session().answer() != nullptr; }));
        EXPECT_EQ(hint->session().depth(), depth);
    }
    const Grid before = document().digits();
    ASSERT_TRUE(find<QAction>("hint.apply")->isEnabled());
    trigger("hint.apply");
    EXPECT_NE(document().digits(), before);
    const auto isSaid = [this](const QString& words) {
        const QList<QLabel*> labels = find<QWidget>("statusLine")->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* each) { return each->text().contains(words); });
    };
    const QString done = actionName(document().history().node(document().history().current()), Puzzle());
    EXPECT_TRUE(isSaid(done)) << done.toStdString();
    trigger("edit.undo");
    EXPECT_TRUE(isSaid(done)) << "undone is what was done";
    EXPECT_EQ(document().digits(), before);
    trigger("hint.ask");
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_FALSE(find<HintDock>("hintDock")->isHintOpen());
}

TEST_F(WindowManners, TheReplayLeavesTheGameUntouched) {
    board().setSelection({Cell(0)}, Cell(0));
    const PuzzleRecord before = document().record();
    trigger("replay.show");
    auto* timeline = find<ReplayTimeline>("replayTimeline");
    ASSERT_TRUE(QTest::qWaitFor([&] { return timeline->isActive(); }));
    EXPECT_TRUE(board().isReplay());
    trigger("replay.forward");
    trigger("replay.last");
    QTest::keyClick(&board(), Qt::Key_5);
    trigger("replay.back");
    trigger("replay.leave");
    EXPECT_FALSE(board().isReplay());
    EXPECT_EQ(document().record().history, before.history);
    EXPECT_TRUE(board().hasFocus());
}

TEST_F(WindowManners, OnlyTheBoardHidesAllElseAndBringsItBack) {
    trigger("puzzle.facts");
    trigger("view.only_board");
    EXPECT_FALSE(m_window->menuBar()->isVisible());
    EXPECT_FALSE(find<QWidget>("rail")->isVisible());
    EXPECT_FALSE(find<QDockWidget>("puzzleDock")->isVisible());
    trigger("view.only_board");
    EXPECT_TRUE(m_window->menuBar()->isVisible());
    EXPECT_TRUE(find<QDockWidget>("puzzleDock")->isVisible());
    trigger("view.reset_layout");
    EXPECT_FALSE(find<QDockWidget>("puzzleDock")->isVisible());
}

TEST_F(WindowManners, EscapeClosesAReplayThatIsStillWorkedOut) {
    auto* timeline = find<ReplayTimeline>("replayTimeline");
    trigger("replay.show");
    ASSERT_FALSE(timeline->isActive());
    EXPECT_TRUE(timeline->isVisible());
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_FALSE(timeline->isVisible());
    EXPECT_FALSE(find<QAction>("replay.show")->isChecked());
    QTest::qWait(300);
    EXPECT_FALSE(timeline->isActive()) << "nor does it come when it is worked out";
    EXPECT_FALSE(board().isReplay());
}

}  // namespace
}  // namespace nonet
