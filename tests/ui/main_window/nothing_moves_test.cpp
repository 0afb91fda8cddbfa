// No widget that is on the screen changes its place or size because something is said.
#include "core/play/player_actions.h"
#include "tests/core/sample_puzzles.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/status_line.h"
#include "ui/frame/unsaved_bar.h"
#include "ui/hints/hint_dock.h"
#include "ui/play/completion_card.h"
#include "ui/preferences/key_table_page.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/session/document_session.h"
#include "ui/tasks/task.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <map>

namespace nonet {
namespace {

class NothingMoves : public WindowTest {
protected:
    /// Every visible widget of the window, with its place on it.
    using Places = std::map<const QWidget*, QRect>;
    static Places placesIn(QWidget& window) {
        Places places;
        for (const QWidget* each : window.findChildren<QWidget*>())
            if (each->isVisible() && each->window() == &window)
                places[each] = QRect(each->mapTo(&window, QPoint()), each->size());
        return places;
    }
    static void settle() { QTest::qWait(30); }
    /// What is inside of these may give way: they are about to say something else.
    void expectUnmoved(QWidget& window, const Places& before, const char* what,
                       const QList<const QWidget*>& except = {}) {
        settle();
        const Places now = placesIn(window);
        EXPECT_GT(before.size(), 5U);
        for (const auto& [widget, place] : before) {
            const bool isExcepted = std::any_of(except.begin(), except.end(), [widget = widget](const QWidget* each) {
                return each == widget || each->isAncestorOf(widget);
            });
            const auto found = now.find(widget);
            if (isExcepted || found == now.end())
                continue;
            EXPECT_EQ(found->second, place)
                << what << ": " << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
        }
    }
    void open(const Puzzle& puzzle) {
        PuzzleRecord record;
        record.puzzle = puzzle;
        m_window->session().open(record);
        settle();
    }
    void enter(Cell cell, int digit) {
        const std::vector<Cell> cells{cell};
        document().perform(enterDigit(document().puzzle(), document().state(), cells, Digit(digit)),
                           {.kind = ActionKind::digit});
    }
    Cell blank() {
        Cell cell(0);
        while (!document().digits().isBlank(cell))
            cell = Cell(cell.index() + 1);
        return cell;
    }
    MessageBar& bar() { return *find<MessageBar>("messageBar"); }
};

TEST_F(NothingMoves, WhenAFilterComesOrGoes) {
    const auto facts = [this] { return m_window->findChild<StatusLine*>()->facts(); };
    settle();
    const Places before = placesIn(*m_window);
    trigger("filter.digit_9");
    EXPECT_TRUE(facts().contains(QStringLiteral("Filter: 9 (O turns it off)"))) << facts().toStdString();
    expectUnmoved(*m_window, before, "a filter");
    QTest::keyClick(&board(), Qt::Key_O);
    EXPECT_FALSE(facts().contains(QStringLiteral("Filter"))) << facts().toStdString();
    expectUnmoved(*m_window, before, "no filter");
}

TEST_F(NothingMoves, WhenTheDiskTakesNothingAndThenDoes) {
    const QString folder = m_data.filePath(QStringLiteral("documents"));
    settle();
    const Places before = placesIn(*m_window);
    ASSERT_TRUE(QDir(folder).removeRecursively());
    QFile obstacle(folder);
    ASSERT_TRUE(obstacle.open(QIODevice::WriteOnly));
    obstacle.close();
    enter(blank(), 1);
    auto* unsaved = find<UnsavedBar>("unsavedBar");
    ASSERT_TRUE(QTest::qWaitFor([&] { return unsaved->isVisible(); }));
    expectUnmoved(*m_window, before, "not saved");
    bar().show(MessageSeverity::error, QString(300, u'w'), QStringLiteral("Do it"), [] {});
    expectUnmoved(*m_window, before, "a message beside it");
    EXPECT_TRUE(unsaved->isVisible());
    EXPECT_FALSE(unsaved->geometry().intersects(bar().geometry())) << "both can be read";
    ASSERT_TRUE(obstacle.remove());
    find<QPushButton>("unsavedRetry")->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !unsaved->isVisible(); }));
    bar().dismiss();
    expectUnmoved(*m_window, before, "saved");
}

TEST_F(NothingMoves, WhenCountAndRatingCome) {
    open(Puzzle());
    trigger("puzzle.facts");
    find<QPushButton>("showRating")->click();
    settle();
    m_window->session().facts().setRater([](const Puzzle& puzzle, std::stop_token stop) {
        QTest::qSleep(100);
        return rate(puzzle, hodokuProfile(), stop);
    });
    PuzzleRecord record;
    record.puzzle = test::samplePuzzles("0300").front();
    m_window->session().open(record);
    document().notes().changeView([](ViewState& view) { view.showsRating = true; });
    settle();
    const Places before = placesIn(*m_window);
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000));
    // The last row; it may take two lines.
    const auto* hardest = find<QLabel>("puzzleHardest");
    expectUnmoved(*m_window, before, "rated", {hardest});
    ASSERT_TRUE(QTest::qWaitFor([this] { return find<QLabel>("puzzleWidth")->text() != QStringLiteral("…"); }, 20'000));
    expectUnmoved(*m_window, before, "width known", {hardest});
}

TEST_F(NothingMoves, WhenTypedDigitsAreCounted) {
    trigger("file.new_empty");
    waitForCount();
    settle();
    // Says what to do, and then something else.
    ASSERT_FALSE(message().isEmpty());
    const Places before = placesIn(*m_window);
    // As long as its words; they begin where they did.
    const auto* level = find<QLabel>("headerLevel");
    const QPoint levelAt = before.at(level).topLeft();
    enter(Cell(0), 1);
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().findings().count().has_value(); }));
    expectUnmoved(*m_window, before, "counted", {level});
    enter(Cell(1), 1);
    expectUnmoved(*m_window, before, "in conflict", {level});
    trigger("puzzle.lock_givens");
    waitForCount();
    EXPECT_FALSE(message().isEmpty());
    expectUnmoved(*m_window, before, "locked", {&bar(), level});
    EXPECT_EQ(level->mapTo(m_window.get(), QPoint()), levelAt);
}

TEST_F(NothingMoves, WhenALongCalculationCanBeCancelled) {
    makeAppearance();
    trigger("file.new_empty");
    waitForCount();
    auto* cancel = find<QPushButton>("taskCancel");
    Task task(QStringLiteral("Counting"));
    find<StatusLine>("statusLine")->watch(&task);
    settle();
    const Places before = placesIn(*m_window);
    task.start(
        [](std::stop_token stop, const ProgressSink&) {
            while (!stop.stop_requested())
                QTest::qSleep(5);
            return 0;
        },
        [](int) {});
    ASSERT_TRUE(QTest::qWaitFor([&] { return cancel->isVisible(); }));
    const auto* text = find<QLabel>("statusText");
    expectUnmoved(*m_window, before, "Cancel offered", {text});
    EXPECT_EQ(text->height(), before.at(text).height());
    EXPECT_GE(cancel->height(), cancel->fontMetrics().height()) << "its word is whole";
    cancel->click();
    EXPECT_FALSE(task.isRunning());
    expectUnmoved(*m_window, before, "cancelled");
}

TEST_F(NothingMoves, WhenHintAndCheckAnswer) {
    open(test::samplePuzzles("0300").front());
    auto* dock = find<HintDock>("hintDock");
    dock->show();
    settle();
    Places before = placesIn(*m_window);
    trigger("puzzle.check");
    EXPECT_FALSE(message().isEmpty());
    expectUnmoved(*m_window, before, "checked");
    bar().dismiss();
    // The dock's own words make room for what it says.
    for (int depth = 0; depth < 4; ++depth) {
        trigger("hint.ask");
        ASSERT_TRUE(QTest::qWaitFor([&] { return dock->session().step() != nullptr; }, 20'000));
        expectUnmoved(*m_window, before, "hint", {dock});
    }
    while (dock->session().step()->eliminations.empty()) {
        dock->apply();
        trigger("hint.ask");
        ASSERT_TRUE(QTest::qWaitFor([&] { return dock->session().step() != nullptr; }, 20'000));
    }
    settle();
    before = placesIn(*m_window);
    dock->apply();
    ASSERT_TRUE(find<QPushButton>("hintShowCandidates")->isVisible());
    expectUnmoved(*m_window, before, "where to keep an elimination", {dock});
}

TEST_F(NothingMoves, WhenTheGameIsOver) {
    const Grid solution = *document().findings().solution();
    for (int i = 0; i < 81; ++i)
        if (document().digits().filledCount() < 80 && document().digits().isBlank(Cell(i)))
            enter(Cell(i), solution.valueAt(Cell(i)));
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000));
    settle();
    const Places before = placesIn(*m_window);
    const Cell last = blank();
    enter(last, solution.valueAt(last));
    ASSERT_TRUE(find<CompletionCard>("completionCard")->isVisible());
    expectUnmoved(*m_window, before, "solved");
}

TEST_F(NothingMoves, WhenALabsInputIsWrong) {
    m_window->resize(1280, 800);
    trigger("labs.minigrid");
    QTest::qWait(300);
    auto* input = find<QLineEdit>("labInput");
    const Places before = placesIn(*m_window);
    input->setFocus();
    input->selectAll();
    QTest::keyClicks(input, QStringLiteral("no puzzle at all"));
    QTest::keyClick(input, Qt::Key_Return);
    auto* fault = find<QLabel>("labInputError");
    ASSERT_TRUE(fault->isVisible());
    expectUnmoved(*m_window, before, "a lab's input");
    EXPECT_GE(fault->height(), fault->heightForWidth(fault->width()));
    EXPECT_TRUE(m_window->rect().contains(QRect(fault->mapTo(m_window.get(), QPoint()), fault->size())));
}

TEST_F(NothingMoves, WhenAGoalContradictsItself) {
    trigger("file.generate");
    auto* window = find<QWidget>("generatorWindow");
    window->resize(1280, 800);
    find<QPushButton>("generatorDetails")->click();
    QTest::qWait(200);
    const Places before = placesIn(*window);
    for (const char* name : {"goalScore", "goalExplainer", "goalClues", "goalWidth"}) {
        auto* field = find<QLineEdit>(name);
        field->setText(QStringLiteral("x"));
        auto* fault = find<QLabel>((std::string(name) + "Fault").c_str());
        ASSERT_FALSE(fault->isHidden()) << name;
        expectUnmoved(*window, before, name);
        EXPECT_GE(fault->height(), fault->heightForWidth(fault->width())) << name;
    }
    window->close();
}

TEST_F(NothingMoves, WhenAMapOfADialogIsWrong) {
    trigger("transform.open");
    auto* dialog = find<QWidget>("transformDialog");
    settle();
    const Places before = placesIn(*dialog);
    for (const char* name : {"transformDigits", "transformRows", "transformColumns"}) {
        auto* field = find<QLineEdit>(name);
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("11"));
        ASSERT_FALSE(find<QLabel>((std::string(name) + "Fault").c_str())->isHidden()) << name;
        expectUnmoved(*dialog, before, name);
    }
    dialog->close();
}

TEST_F(NothingMoves, WhenAKeyIsTaken) {
    trigger("view.preferences");
    auto* dialog = find<PreferencesDialog>("preferencesDialog");
    dialog->showPage(PreferencesDialog::Page::keys);
    settle();
    const Places before = placesIn(*dialog);
    auto* page = dialog->findChild<KeyTablePage*>();
    EXPECT_FALSE(page->bind(QStringLiteral("hint.ask"), QKeySequence(QStringLiteral("Ctrl+Z"))));
    expectUnmoved(*dialog, before, "taken");
    page->reassign();
    expectUnmoved(*dialog, before, "reassigned");
    page->cancelReassigning();
    expectUnmoved(*dialog, before, "taken back");
    dialog->close();
}

TEST_F(NothingMoves, WhenCandidatesThatAreNoneArePasted) {
    settle();
    const Places before = placesIn(*m_window);
    paste(QStringLiteral("no puzzle"));
    EXPECT_FALSE(message().isEmpty());
    expectUnmoved(*m_window, before, "not a puzzle");
}

}  // namespace
}  // namespace nonet
