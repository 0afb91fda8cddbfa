// The dialog for paper: each choice shows at once, and what is shown is printed.
#include "tests/ui/main_window/window_fixture.h"
#include "tests/ui/publishing/paper/paper_orders.h"
#include "ui/publishing/paper/paper_dialog.h"
#include "ui/publishing/paper/paper_preview.h"
#include "ui/publishing/paper/paper_source_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QListView>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include <fstream>
#include <set>

namespace nonet {
namespace {

class PaperDialogTest : public WindowTest {
protected:
    PaperDialog& openDialog(const char* action = "file.print") {
        trigger(action);
        auto* dialog = find<PaperDialog>("paperDialog");
        waitUntilReady();
        return *dialog;
    }
    PaperDialog& dialog() { return *find<PaperDialog>("paperDialog"); }
    void waitUntilReady() {
        EXPECT_TRUE(QTest::qWaitFor([this] { return !dialog().isBusy(); }, 20'000));
        QTest::qWait(200);
    }
    void choose(const char* box, int value) {
        auto* combo = find<QComboBox>(box);
        combo->setCurrentIndex(combo->findData(value));
        waitUntilReady();
    }
    const PaperPreview& preview() { return dialog().preview(); }
    std::size_t pages() { return preview().pages().size(); }
    QImage seen() { return find<QWidget>("paperSheet")->grab().toImage(); }
    std::string fileOf(int count, std::string_view puzzle = test::kEasy) {
        const std::string path = m_data.filePath(QStringLiteral("some.sdm")).toStdString();
        std::ofstream file(path);
        for (int i = 0; i < count; ++i)
            file << puzzle << '\n';
        return path;
    }
    void openFile(const QString& path) {
        find<PaperSourcePanel>("paperSources")->openFile(path);
        waitUntilReady();
    }
    void enter(Cell cell, int digit) {
        PlayState state = document().state();
        state.at(cell).digit = static_cast<std::uint8_t>(digit);
        document().perform(
            state,
            {.kind = ActionKind::digit, .digit = static_cast<std::uint8_t>(digit), .cell = cell, .cellCount = 1});
    }
    static std::size_t pagesIn(const QString& path) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return static_cast<std::size_t>(file.readAll().count("/Type /Page\n"));
    }
};

TEST_F(PaperDialogTest, EachChoiceShowsAtOnce) {
    m_window->session().open(test::easyRecord());
    waitForCount();
    PlayState state = document().state();
    state.at(Cell(2)).digit = 4;
    state.at(Cell(3)).corner = {Digit(2)};
    state.at(Cell(10)).colours.insert(Digit(3));
    document().perform(state, {.kind = ActionKind::digit});
    openDialog();
    EXPECT_EQ(dialog().windowModality(), Qt::WindowModal) << "keys are not to reach the board";
    QImage before = seen();
    const auto expectOther = [&](const char* what) {
        const QImage now = seen();
        EXPECT_NE(now, before) << what;
        before = now;
    };
    for (const char* box : {"paperDigits", "paperColours", "paperNames", "paperLevel", "paperCode"}) {
        auto* check = find<QCheckBox>(box);
        ASSERT_TRUE(check->isEnabled()) << box;
        check->click();
        waitUntilReady();
        expectOther(box);
        check->click();
        waitUntilReady();
        expectOther(box);
    }
    choose("paperSmallDigits", static_cast<int>(SmallDigits::candidates));
    expectOther("candidates");
    choose("paperSmallDigits", static_cast<int>(SmallDigits::none));
    expectOther("no small digits");
    choose("paperOnPage", 4);
    expectOther("four on a page");
    choose("paperSolutions", static_cast<int>(PaperSolutions::beside));
    expectOther("solutions beside");
    choose("paperOrientation", 1);
    expectOther("landscape");
    choose("paperSize", QPageSize::A5);
    expectOther("A5");
    find<QCheckBox>("paperInColour")->click();
    expectOther("grey");
    choose("paperSolutions", static_cast<int>(PaperSolutions::lastPage));
    EXPECT_EQ(pages(), 2U);
    choose("paperContent", static_cast<int>(PaperContent::hintSteps));
    EXPECT_GT(pages(), 5U);
    EXPECT_FALSE(find<QComboBox>("paperSolutions")->isVisible()) << "there are none of steps";
}

TEST_F(PaperDialogTest, AHintOnTheBoardIsPrintedWhereItIsWanted) {
    m_window->session().open(test::easyRecord());
    waitForCount();
    openDialog();
    EXPECT_FALSE(find<QCheckBox>("paperHint")->isVisible()) << "there is none";
    dialog().reject();
    QTest::qWait(10);
    trigger("hint.ask");
    ASSERT_TRUE(QTest::qWaitFor([this] { return board().picture().step.has_value(); }));
    while (board().picture().stepDepth != StepDepth::full)
        trigger("hint.ask");
    openDialog();
    auto* hint = find<QCheckBox>("paperHint");
    ASSERT_TRUE(hint->isVisible());
    const QImage with = seen();
    hint->click();
    waitUntilReady();
    EXPECT_NE(seen(), with);
    openFile(QString::fromStdString(fileOf(2)));
    EXPECT_FALSE(hint->isVisible()) << "it is of another puzzle";
}

TEST_F(PaperDialogTest, PagesAreWalkedThroughByKeysWheelAndButtons) {
    openDialog();
    choose("paperContent", static_cast<int>(PaperContent::hintSteps));
    const int last = static_cast<int>(pages()) - 1;
    ASSERT_GT(last, 2);
    auto* sheet = find<QWidget>("paperSheet");
    const QImage first = seen();
    QTest::keyClick(sheet, Qt::Key_PageDown);
    EXPECT_EQ(preview().page(), 1);
    EXPECT_NE(seen(), first);
    QTest::keyClick(sheet, Qt::Key_End);
    EXPECT_EQ(preview().page(), last);
    EXPECT_FALSE(find<QToolButton>("paperForward")->isEnabled());
    QTest::keyClick(sheet, Qt::Key_Home);
    find<QToolButton>("paperForward")->click();
    EXPECT_EQ(preview().page(), 1);
    EXPECT_TRUE(find<QLabel>("paperPage")->text().startsWith(QStringLiteral("Page 2 of ")));
    find<QToolButton>("paperBack")->click();
    EXPECT_EQ(preview().page(), 0);
    EXPECT_FALSE(find<QToolButton>("paperBack")->isEnabled());
}

TEST_F(PaperDialogTest, SeveralPuzzlesOfAFileSomeOfThemAndNone) {
    openDialog();
    openFile(QString::fromStdString(fileOf(5)));
    EXPECT_EQ(preview().order().puzzles.size(), 5U);
    EXPECT_EQ(pages(), 5U);
    choose("paperOnPage", 2);
    EXPECT_EQ(pages(), 3U);
    auto* list = find<QListView>("paperPuzzles");
    ASSERT_TRUE(list->isVisible());
    list->setFocus();
    list->setCurrentIndex(list->model()->index(1, 0));
    QTest::keyClick(list, Qt::Key_Space);
    waitUntilReady();
    EXPECT_EQ(preview().order().puzzles.size(), 4U);
    EXPECT_EQ(pages(), 2U);
    find<QPushButton>("paperNone")->click();
    EXPECT_EQ(pages(), 0U);
    EXPECT_FALSE(find<QPushButton>("paperPrint")->isEnabled());
    find<QPushButton>("paperAll")->click();
    waitUntilReady();
    EXPECT_EQ(pages(), 3U);
    // What cannot be read is told, and nothing else changes.
    openFile(QStringLiteral("/no/such/file.sdm"));
    EXPECT_TRUE(find<QLabel>("paperFault")->text().contains(QStringLiteral("file.sdm")));
    EXPECT_EQ(pages(), 3U);
    // A file that is not chosen in the end leaves what was.
    auto* source = find<QComboBox>("paperSource");
    source->setCurrentIndex(0);
    Q_EMIT source->activated(0);
    EXPECT_EQ(pages(), 1U);
    source->setCurrentIndex(2);
    Q_EMIT source->activated(2);
    find<QFileDialog>("paperOpenDialog")->reject();
    EXPECT_EQ(source->currentIndex(), 0);
    EXPECT_EQ(pages(), 1U);
}

TEST_F(PaperDialogTest, RecentPuzzlesAreThoseOfContinueAndTheOpenOne) {
    m_window->session().open(test::easyRecord("First"));
    waitForCount();
    enter(Cell(2), 4);
    m_window->session().open(test::easyRecord("Second"));
    waitForCount();
    openDialog();
    auto* source = find<QComboBox>("paperSource");
    source->setCurrentIndex(1);
    Q_EMIT source->activated(1);
    waitUntilReady();
    auto* list = find<QListView>("paperPuzzles");
    ASSERT_EQ(list->model()->rowCount(), 2);
    EXPECT_TRUE(list->model()->index(0, 0).data().toString().startsWith(QStringLiteral("Second")));
    EXPECT_TRUE(list->model()->index(1, 0).data().toString().startsWith(QStringLiteral("First")));
    EXPECT_EQ(preview().order().puzzles.size(), 1U) << "the open one";
    find<QPushButton>("paperAll")->click();
    waitUntilReady();
    ASSERT_EQ(preview().order().puzzles.size(), 2U);
    EXPECT_EQ(pictureOf(preview().order(), {PaperFigureKind::board, 1, 0}).digits.filledCount(), 31) << "as it waits";
}

TEST_F(PaperDialogTest, IsSavedAsWhatIsShown) {
    openDialog();
    openFile(QString::fromStdString(fileOf(9)));
    choose("paperOnPage", 4);
    choose("paperSolutions", static_cast<int>(PaperSolutions::lastPage));
    find<QPushButton>("paperSavePdf")->click();
    auto* files = find<QFileDialog>("paperFileDialog");
    const QString path = m_data.filePath(QStringLiteral("pages.pdf"));
    Q_EMIT files->fileSelected(path);
    delete files;
    waitUntilReady();
    EXPECT_EQ(find<QLabel>("paperTold")->text(), QStringLiteral("Saved as pages.pdf"));
    EXPECT_EQ(pagesIn(path), pages());
    EXPECT_EQ(pages(), 4U);
}

TEST_F(PaperDialogTest, StopEndsLongWorkAndNothingIsSaved) {
    openDialog();
    openFile(QString::fromStdString(fileOf(300)));
    find<QPushButton>("paperSavePdf")->click();
    auto* files = find<QFileDialog>("paperFileDialog");
    const QString path = m_data.filePath(QStringLiteral("long.pdf"));
    Q_EMIT files->fileSelected(path);
    delete files;
    ASSERT_TRUE(dialog().isBusy()) << "300 pages are not printed in one go";
    EXPECT_TRUE(find<QPushButton>("paperStop")->isVisible());
    QTest::qWait(30);
    find<QPushButton>("paperStop")->click();
    EXPECT_FALSE(dialog().isBusy());
    EXPECT_FALSE(QFile::exists(path));
    EXPECT_TRUE(find<QPushButton>("paperSavePdf")->isEnabled());
}

TEST_F(PaperDialogTest, AnswersThatTakeLongAreStoppedAndThePagesStand) {
    openDialog();
    // AI Escargot: Explainer's rating takes long on any machine.
    constexpr std::string_view kHard =
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    find<PaperSourcePanel>("paperSources")->openFile(QString::fromStdString(fileOf(1000, kHard)));
    auto* stop = find<QPushButton>("paperStop");
    ASSERT_TRUE(QTest::qWaitFor([&] { return preview().order().puzzles.size() == 1000; }, 20'000));
    ASSERT_TRUE(QTest::qWaitFor([&] { return stop->isVisible(); })) << "a thousand puzzles are rated";
    EXPECT_FALSE(find<QPushButton>("paperPrint")->isEnabled());
    stop->click();
    EXPECT_FALSE(dialog().isBusy());
    EXPECT_FALSE(stop->isVisible());
    EXPECT_TRUE(find<QLabel>("paperNote")->text().startsWith(QStringLiteral("Stopped")));
    EXPECT_EQ(pages(), 1000U);
    EXPECT_TRUE(find<QPushButton>("paperPrint")->isEnabled());
}

TEST_F(PaperDialogTest, StepsOfAFreshPuzzleAreTheHintsAndOfAGameOnesOwn) {
    m_window->session().open(test::easyRecord());
    waitForCount();
    openDialog("file.print_steps");
    EXPECT_EQ(find<QComboBox>("paperContent")->currentData().toInt(), static_cast<int>(PaperContent::hintSteps));
    EXPECT_EQ(pages(), 9U) << "52 boards, 6 a page";
    dialog().reject();
    QTest::qWait(10);
    enter(Cell(2), 4);
    openDialog("file.print_steps");
    EXPECT_EQ(find<QComboBox>("paperContent")->currentData().toInt(), static_cast<int>(PaperContent::mySteps));
    EXPECT_EQ(pages(), 1U);
}

TEST_F(PaperDialogTest, ChoicesAreKeptAndEscapeCloses) {
    openDialog();
    choose("paperOnPage", 6);
    find<QCheckBox>("paperCode")->click();
    QTest::keyClick(&dialog(), Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([this] { return m_window->findChild<PaperDialog*>() == nullptr; }));
    openWindow();
    openDialog();
    EXPECT_EQ(find<QComboBox>("paperOnPage")->currentData().toInt(), 6);
    EXPECT_TRUE(find<QCheckBox>("paperCode")->isChecked());
}

TEST_F(PaperDialogTest, KeysReachEverythingAndNothingIsCutOffInASmallWindow) {
    makeAppearance();
    PaperDialog& dialog = openDialog();
    dialog.resize(800, 600);
    QTest::qWait(50);
    EXPECT_LE(dialog.width(), 800);
    EXPECT_LE(dialog.height(), 600);
    std::set<QWidget*> reached;
    find<QComboBox>("paperContent")->setFocus();
    for (int i = 0; i < 60; ++i) {
        reached.insert(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (QWidget* each : dialog.findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<QAbstractButton*>(each) || qobject_cast<QComboBox*>(each) ||
                               each->objectName() == QStringLiteral("paperSheet");
        if (isControl && each->isVisible() && each->isEnabled()) {
            EXPECT_TRUE(reached.contains(each)) << each->objectName().toStdString();
        }
    }
    for (const QScrollArea* area : dialog.findChildren<QScrollArea*>())
        EXPECT_GE(area->viewport()->width(), area->widget()->minimumSizeHint().width());
}

}  // namespace
}  // namespace nonet
