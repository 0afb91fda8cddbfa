// What waits to be gone on with, and files of several puzzles.
#include "tests/core/sample_puzzles.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/waiting_documents.h"
#include "ui/puzzles/continue_model.h"
#include "ui/puzzles/puzzle_choice_dialog.h"
#include "ui/session/document_session.h"

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>

namespace nonet {
namespace {

class ContinueTest : public WindowTest {
protected:
    QListView& list() { return *find<QListView>("continueList"); }
    void showList(int rows) {
        trigger("file.continue");
        EXPECT_TRUE(QTest::qWaitFor([&] { return list().model()->rowCount() == rows; }))
            << list().model()->rowCount() << " rows";
    }
    QString row(int at) { return list().model()->index(at, 0).data().toString(); }
    void openTouched(const char* code, const QString& title) {
        PuzzleRecord record;
        record.puzzle = test::samplePuzzles(code).front();
        m_window->session().open(record);
        EXPECT_TRUE(QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000));
        document().names().setTitle(title);
    }
    void writeFile(const QString& path, int puzzles) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < puzzles; ++i)
            file.write(QByteArray::fromStdString(toLine(test::samplePuzzles()[static_cast<std::size_t>(i)].givens)) +
                       '\n');
    }
};

TEST_F(ContinueTest, ListsOnlyWhatSomebodyTouched) {
    for (int i = 0; i < 3; ++i)
        trigger("file.new_empty");
    openTouched("0300", QStringLiteral("Monday"));
    trigger("file.new_empty");
    showList(1);
    EXPECT_TRUE(row(0).startsWith(QStringLiteral("Monday\n"))) << row(0).toStdString();
    EXPECT_TRUE(row(0).contains(QStringLiteral("0 % done")));
    // Level and score.
    EXPECT_TRUE(row(0).contains(QRegularExpression(QStringLiteral("(Medium|Hard|Unfair|Extreme) \\d+"))))
        << row(0).toStdString();
}

TEST_F(ContinueTest, IsSearchedAndRenamed) {
    openTouched("0300", QStringLiteral("Monday"));
    const QString id = document().id();
    openTouched("0300", QStringLiteral("Tuesday"));
    document().names().setAuthor(QStringLiteral("Ada Lovelace"));
    trigger("file.new_empty");
    showList(2);
    auto* search = find<QLineEdit>("continueSearch");
    QTest::keyClicks(search, QStringLiteral("mon"));
    ASSERT_EQ(list().model()->rowCount(), 1);
    search->setText(QStringLiteral("lovelace"));
    EXPECT_EQ(list().model()->rowCount(), 1) << "by its author";
    search->setText(QStringLiteral("mon"));
    const QModelIndex index = list().model()->index(0, 0);
    EXPECT_TRUE(list().model()->setData(index, QStringLiteral("Moonday"), Qt::EditRole));
    m_window->session().openStored(id);
    EXPECT_EQ(document().title(), QStringLiteral("Moonday"));
    trigger("edit.undo");
    EXPECT_EQ(document().title(), QStringLiteral("Monday"));
    m_window->session().openStored(id);
    search->setText(QStringLiteral("nothing of the kind"));
    EXPECT_EQ(list().model()->rowCount(), 0);
    ASSERT_TRUE(find<QWidget>("continueNotFound")->isVisible());
    find<QPushButton>("continueClear")->click();
    EXPECT_EQ(list().model()->rowCount(), 2);
    EXPECT_FALSE(find<QWidget>("continueNotFound")->isVisible());
}

TEST_F(ContinueTest, WhatWasDeletedIsListedAndBroughtBackAfterAStart) {
    openTouched("0300", QStringLiteral("Monday"));
    openTouched("0300", QStringLiteral("Tuesday"));
    trigger("file.new_empty");
    showList(2);
    EXPECT_FALSE(find<QPushButton>("continueDeleted")->isVisible()) << "nothing was deleted";
    list().setCurrentIndex(list().model()->index(0, 0));
    find<QAction>("continueDelete")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([this] { return list().model()->rowCount() == 1; }));
    openWindow();
    showList(1);
    auto* deleted = find<QPushButton>("continueDeleted");
    ASSERT_TRUE(deleted->isVisible());
    EXPECT_TRUE(deleted->toolTip().contains(QStringLiteral("30 days"))) << deleted->toolTip().toStdString();
    deleted->click();
    ASSERT_TRUE(QTest::qWaitFor([this] { return row(0).startsWith(QStringLiteral("Tuesday")); }));
    EXPECT_FALSE(find<QAction>("continueOpen")->isEnabled());
    EXPECT_FALSE(find<QAction>("continueDelete")->isEnabled());
    list().setCurrentIndex(list().model()->index(0, 0));
    QTest::keyClick(&list(), Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([this] { return list().model()->rowCount() == 2; }));
    EXPECT_FALSE(deleted->isVisible()) << "nothing is deleted any more";
    EXPECT_TRUE(find<QAction>("continueOpen")->isEnabled());
}

TEST_F(ContinueTest, EntriesOfOneNameAreToldApart) {
    const auto entry = [](const QString& title, const QString& author, const Puzzle& puzzle) {
        ContinueEntry made;
        made.title = title;
        made.author = author;
        made.puzzle = puzzle;
        return made;
    };
    const Puzzle plain(*gridFromLine("5" + std::string(80, '.')));
    const Puzzle small(Geometry(2, 3), Grid(6));
    ContinueModel model({});
    model.setRename([](const QString&, const QString&) {});
    model.setEntries({entry(QStringLiteral("Birds"), QStringLiteral("Ada"), plain),
                      entry(QStringLiteral("Birds"), QStringLiteral("Bob"), plain),
                      entry(QStringLiteral("Fish"), QStringLiteral("Ada"), plain),
                      entry(QStringLiteral("Fish"), QStringLiteral("Ada"), small),
                      entry(QStringLiteral("Moss"), QStringLiteral("Ada"), plain),
                      entry(QStringLiteral("Rain"), QString(), plain),
                      entry(QStringLiteral("Rain"), QString(), Puzzle())});
    const auto facts = [&model](int row) { return model.index(row).data().toString().split(u'\n')[1]; };
    EXPECT_EQ(facts(0), QStringLiteral("Ada · 0 % done"));
    EXPECT_EQ(facts(1), QStringLiteral("Bob · 0 % done"));
    EXPECT_EQ(facts(2), QStringLiteral("9 × 9 · 0 % done"));
    EXPECT_EQ(facts(3), QStringLiteral("6 × 6 · 0 % done"));
    EXPECT_EQ(facts(4), QStringLiteral("0 % done")) << "there is one of that name";
    EXPECT_EQ(facts(5), QStringLiteral("1 clue · 0 % done"));
    EXPECT_EQ(facts(6), QStringLiteral("0 clues · 0 % done"));
    EXPECT_TRUE(model.setData(model.index(1), QStringLiteral("Wings"), Qt::EditRole));
    EXPECT_EQ(facts(0), QStringLiteral("0 % done"));
}

TEST_F(ContinueTest, AnUntitledLayoutIsCalledByWhatItHolds) {
    const auto lines = [](const Puzzle& puzzle) {
        ContinueEntry entry;
        entry.puzzle = puzzle;
        ContinueModel model({}, ContinueModel::Kept::layouts);
        model.setEntries({entry});
        return model.index(0).data().toString().split(u'\n');
    };
    Layout layout;
    layout.constraints.resize(3);
    for (Constraint& each : layout.constraints)
        each.kind = ConstraintKind::antiKnight;
    EXPECT_EQ(lines(Puzzle(layout, Grid(9)))[0], QStringLiteral("3 rules"));
    EXPECT_EQ(lines(Puzzle(layout, Grid(9)))[1], QStringLiteral("9 × 9 cells"));
    Grid givens(9);
    givens.set(Cell(0), Digit(1));
    EXPECT_EQ(lines(Puzzle(layout, givens))[0], QStringLiteral("3 rules, 1 given"));
    EXPECT_EQ(lines(Puzzle())[0], QStringLiteral("0 givens"));
}

TEST_F(ContinueTest, ASingleClickOpensNothing) {
    openTouched("0300", QStringLiteral("Monday"));
    openTouched("0300", QStringLiteral("Tuesday"));
    trigger("file.new_empty");
    const QString before = document().id();
    showList(2);
    const QPoint first = list().visualRect(list().model()->index(0, 0)).center();
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, first);
    EXPECT_EQ(document().id(), before);
    QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, first);
    EXPECT_EQ(document().title(), QStringLiteral("Tuesday"));
    EXPECT_TRUE(board().hasFocus());
    ASSERT_TRUE(QTest::qWaitFor([this] { return row(0).startsWith(QStringLiteral("Monday")); }));
    list().setFocus();
    list().setCurrentIndex(list().model()->index(0, 0));
    QTest::keyClick(&list(), Qt::Key_Return);
    EXPECT_EQ(document().title(), QStringLiteral("Monday"));
}

TEST_F(ContinueTest, AFullBoardThatIsNotKnownToBeRightIsNotToldDone) {
    ContinueEntry full;
    full.progress = 1;
    ContinueModel model({});
    const auto told = [&](nonet::Completion completion) {
        full.completion = completion;
        model.setEntries({full});
        return model.index(0).data().toString().split(u'\n')[1];
    };
    EXPECT_EQ(told(nonet::Completion::open), QStringLiteral("all cells filled"));
    EXPECT_EQ(told(nonet::Completion::differs), QStringLiteral("all cells filled"));
    EXPECT_EQ(told(nonet::Completion::solved), QStringLiteral("finished"));
}

TEST_F(ContinueTest, ClosingAPuzzleLeavesABlankBoardAndTheListWithIt) {
    openTouched("0300", QStringLiteral("Monday"));
    trigger("file.close");
    EXPECT_EQ(document().puzzle(), Puzzle());
    EXPECT_EQ(document().digits().filledCount(), 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return list().isVisible() && list().model()->rowCount() == 1; }));
    EXPECT_TRUE(row(0).startsWith(QStringLiteral("Monday\n"))) << row(0).toStdString();
}

TEST_F(ContinueTest, DeletingIsUndone) {
    openTouched("0300", QStringLiteral("Monday"));
    trigger("file.new_empty");
    showList(1);
    list().setCurrentIndex(list().model()->index(0, 0));
    trigger("continueDelete");
    ASSERT_TRUE(QTest::qWaitFor([this] { return list().model()->rowCount() == 0; }));
    find<QPushButton>("messageButton")->click();
    EXPECT_TRUE(QTest::qWaitFor([this] { return list().model()->rowCount() == 1; }));
}

TEST_F(ContinueTest, AnEmptyListSaysWhatToDoAndDoesIt) {
    trigger("file.continue");
    auto* empty = find<QWidget>("continueEmpty");
    ASSERT_TRUE(QTest::qWaitFor([&] { return empty->isVisible(); }));
    EXPECT_FALSE(find<QWidget>("continueSearch")->isVisible()) << "nothing to search";
    EXPECT_FALSE(find<QWidget>("continueNotFound")->isVisible());
    find<QPushButton>("continueOpenFile")->click();
    auto* dialog = find<QFileDialog>("openDialog");
    ASSERT_TRUE(dialog);
    dialog->close();
    find<QPushButton>("continueNew")->click();
    EXPECT_TRUE(find<QWidget>("newPuzzleDialog")->isVisible());
    openTouched("0300", QStringLiteral("Monday"));
    trigger("file.new_empty");
    EXPECT_TRUE(QTest::qWaitFor([&] { return !empty->isVisible(); }));
    EXPECT_TRUE(find<QWidget>("continueSearch")->isVisible());
}

TEST_F(ContinueTest, TheListOfAFileDoesNotKeepTheProgramOpen) {
    const QString path = m_data.filePath(QStringLiteral("several.sdm"));
    writeFile(path, 2);
    m_window->session().imports().readFile(path);
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_window->findChild<PuzzleChoiceDialog*>() != nullptr; }));
    auto* list = find<PuzzleChoiceDialog>("puzzleChoice");
    ASSERT_TRUE(QTest::qWaitForWindowActive(list));
    QTest::keyClick(list, Qt::Key_Q, Qt::ControlModifier);
    EXPECT_FALSE(m_window->isVisible());
}

TEST_F(ContinueTest, AFileOfSeveralPuzzlesOpensAsAList) {
    const QString path = m_data.filePath(QStringLiteral("several.sdm"));
    writeFile(path, 5);
    const QString before = document().id();
    m_window->session().imports().readFile(path);
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_window->findChild<PuzzleChoiceDialog*>() != nullptr; }));
    EXPECT_EQ(document().id(), before) << "nothing is open yet";
    auto* view = find<QListView>("choiceList");
    ASSERT_EQ(view->model()->rowCount(), 5);
    view->setCurrentIndex(view->model()->index(3, 0));
    find<QPushButton>("choiceOpen")->click();
    EXPECT_EQ(document().puzzle(), test::samplePuzzles()[3]);
}

TEST_F(ContinueTest, AFileOfOnePuzzleOpensAtOnce) {
    const QString path = m_data.filePath(QStringLiteral("one.sdm"));
    writeFile(path, 1);
    const QString before = document().id();
    m_window->session().imports().readFile(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return document().id() != before; }));
    EXPECT_EQ(m_window->findChild<PuzzleChoiceDialog*>(), nullptr);
}

TEST_F(ContinueTest, TheOpenDialogListsOpenSudoku) {
    trigger("file.open");
    auto* dialog = find<QFileDialog>("openDialog");
    EXPECT_TRUE(dialog->nameFilters().first().contains(QStringLiteral("*.opensudoku")));
    dialog->close();
}

}  // namespace
}  // namespace nonet
