#include "core/formats/native/native_file.h"
#include "core/play/player_actions.h"
#include "test_paths.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/document_store.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/unsaved_bar.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QToolButton>

#include <csignal>
#include <sys/stat.h>

namespace nonet {
namespace {

class Restore : public WindowTest {};

TEST_F(Restore, WhatWasOpenComesBack) {
    QTest::keyClick(&board(), Qt::Key_Home, Qt::ControlModifier);
    for (int i = 0; i < 9; ++i) {
        QTest::keyClick(&board(), Qt::Key_4);
        QTest::keyClick(&board(), Qt::Key_Right);
    }
    const History history = document().history();
    ASSERT_GT(history.nodes().size(), 1U);
    const QString id = document().id();
    m_window->close();
    openWindow();
    EXPECT_EQ(document().id(), id);
    EXPECT_EQ(document().history(), history);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(document().digits(), digitsOf(document().puzzle(), history.state()));
}

TEST_F(Restore, WhatWasCutOffIsSaidUntilItIsClosedAndOnce) {
    document().names().setTitle(QStringLiteral("Monday"));
    QTest::keyClick(&board(), Qt::Key_Home, Qt::ControlModifier);
    QTest::keyClick(&board(), Qt::Key_4);
    m_window->session().store().save();
    const QString name = m_window->session().store().folder() + QLatin1Char('/') + document().id();
    const QString file = name + QStringLiteral(".nonet");
    // A journal that holds all of it would make up for the file.
    ASSERT_TRUE(QTest::qWaitFor([&] { return QFileInfo(name + QStringLiteral(".journal")).size() == 0; }));
    m_window->close();
    m_window.reset();
    ASSERT_TRUE(QFile::resize(file, QFileInfo(file).size() - 3));
    openWindow();
    EXPECT_EQ(document().title(), QStringLiteral("Monday"));
    const QString said = QStringLiteral("The last changes to “Monday” could not be read. What came before is kept, and "
                                        "the damaged files are now %1.damaged")
                             .arg(file);
    EXPECT_TRUE(message().startsWith(said)) << message().toStdString();
    EXPECT_TRUE(QFile::exists(file + QStringLiteral(".damaged")));
    // Whatever else is said, and done about it.
    auto* bar = find<MessageBar>("messageBar");
    bar->show(MessageSeverity::note, QStringLiteral("Another"), QStringLiteral("Do"), [] {});
    EXPECT_TRUE(message().startsWith(said) && message().endsWith(QStringLiteral(" Another")));
    find<QPushButton>("messageButton")->click();
    EXPECT_TRUE(message().startsWith(said) && !message().contains(QStringLiteral("Another")));
    trigger("file.new_empty");
    waitForCount();
    EXPECT_TRUE(message().startsWith(said)) << message().toStdString();
    find<QToolButton>("messageClose")->click();
    EXPECT_TRUE(message().isEmpty());
    openWindow();
    EXPECT_FALSE(message().contains(QStringLiteral("could not be read"))) << message().toStdString();
}

TEST_F(Restore, WhatWaitsTellsOfItsDamageWhenItIsOpened) {
    document().names().setTitle(QStringLiteral("Monday"));
    const QString id = document().id();
    trigger("file.new_empty");
    const QString name = m_window->session().store().folder() + QLatin1Char('/') + id;
    const QString file = name + QStringLiteral(".nonet");
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return QFile::exists(file) && !QFile::exists(name + QStringLiteral(".journal")); }));
    ASSERT_TRUE(QFile::resize(file, QFileInfo(file).size() - 3));
    ASSERT_TRUE(m_window->session().openStored(id));
    EXPECT_TRUE(message().contains(QStringLiteral("The last changes to “Monday” could not be read")))
        << message().toStdString();
}

TEST_F(Restore, CandidatesStayShownWithTheirPuzzle) {
    trigger("candidates.show");
    ASSERT_TRUE(board().showsCandidates());
    const QString id = document().id();
    m_window->close();
    openWindow();
    EXPECT_TRUE(board().showsCandidates());
    EXPECT_TRUE(find<QAction>("candidates.show")->isChecked());
    // A sample that nothing was done on is not kept.
    trigger("marks.fill");
    // Another puzzle begins as the board is, and keeps what is chosen there.
    trigger("file.new_empty");
    EXPECT_TRUE(board().showsCandidates());
    trigger("candidates.show");
    EXPECT_TRUE(m_window->session().openStored(id));
    EXPECT_TRUE(board().showsCandidates());
}

TEST_F(Restore, PencilMarksThatAreThePuzzleAreShownWhenTheyAreOpened) {
    trigger("candidates.show");
    trigger("candidates.show");
    ASSERT_FALSE(board().showsCandidates());
    std::string marks;
    for (int i = 0; i < 81; ++i)
        marks += "123456789";
    paste(QString::fromStdString(marks.replace(0, 9, "1.3......")));
    ASSERT_TRUE(document().puzzle().startCandidates.has_value());
    EXPECT_TRUE(board().showsCandidates());
    EXPECT_TRUE(find<QAction>("candidates.show")->isChecked());
    EXPECT_TRUE(
        find<QLabel>("statusText")->accessibleName().contains(QStringLiteral("Candidates are shown: they are this")));
    // The player's own choice is kept, with this puzzle and for the next.
    const QString id = document().id();
    trigger("candidates.show");
    trigger("file.new_empty");
    EXPECT_FALSE(board().showsCandidates());
    EXPECT_TRUE(m_window->session().openStored(id));
    EXPECT_FALSE(board().showsCandidates());
}

TEST_F(Restore, OpeningAnotherPuzzleSendsThePreviousToContinue) {
    const QString id = document().id();
    trigger("marks.fill");
    trigger("file.new_empty");
    EXPECT_NE(document().id(), id);
    const std::vector<ContinueEntry> entries = m_window->session().store().waiting().entries();
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0].id, id);
    EXPECT_TRUE(m_window->session().openStored(id));
    EXPECT_EQ(document().id(), id);
}

class KilledProgram : public ::testing::Test {
protected:
    /// Runs the real program until it shows its first frame, then kills it.
    void runAndKill() {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("NONET_DATA_DIR"), m_data.path());
        environment.insert(QStringLiteral("NONET_PRINT_FIRST_FRAME"), QStringLiteral("1"));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(NONET_GUI), {});
        ASSERT_TRUE(program.waitForStarted());
        ASSERT_TRUE(program.waitForReadyRead(30000)) << program.readAllStandardError().toStdString();
        ASSERT_EQ(::kill(static_cast<pid_t>(program.processId()), SIGKILL), 0);
        program.waitForFinished();
    }
    PuzzleRecord kept() {
        DocumentStore store(m_data.path(),
                            [](const std::function<void()>& work, const std::function<void()>&) { work(); });
        const Result<PuzzleRecord> record = store.load(store.lastOpenId());
        EXPECT_TRUE(record.hasValue());
        return record ? *record : PuzzleRecord();
    }
    QTemporaryDir m_data;
};

TEST_F(KilledProgram, FindsItsPuzzleAgain) {
    runAndKill();
    const PuzzleRecord first = kept();
    EXPECT_GE(first.puzzle.givens.filledCount(), 17);
    runAndKill();
    EXPECT_EQ(kept().puzzle, first.puzzle);
}

TEST_F(KilledProgram, GoesOnFromTheLastLineOfTheJournal) {
    History history;
    {
        // Nothing but the journal: the save is never carried out.
        DocumentStore store(m_data.path(), [](const std::function<void()>&, const std::function<void()>&) {});
        PuzzleRecord record;
        record.puzzle.givens.set(Cell(0), Digit(5));
        PuzzleDocument document(record);
        store.keep(document);
        const std::vector<Cell> cells{Cell(40)};
        document.perform(enterDigit(document.puzzle(), document.state(), cells, Digit(7)),
                         {ActionKind::digit, 7, Cell(40), 1});
        history = document.history();
    }
    runAndKill();
    EXPECT_EQ(kept().history, history);
    runAndKill();
    EXPECT_EQ(kept().history, history);
}

TEST_F(Restore, ADocumentThatCannotBeReadIsToldAndLeftAlone) {
    const QString file =
        QDir(m_window->session().store().folder()).filePath(document().id() + QStringLiteral(".nonet"));
    const QString journal =
        QDir(m_window->session().store().folder()).filePath(document().id() + QStringLiteral(".journal"));
    m_window->close();
    m_window.reset();
    QFile::remove(journal);
    QFile broken(file);
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly | QIODevice::Truncate));
    broken.write("{\"nonet\":");
    broken.close();
    openWindow();
    EXPECT_FALSE(message().isEmpty());
    EXPECT_GE(document().puzzle().givens.filledCount(), 17);
    EXPECT_EQ(QFileInfo(file).size(), 9);
}

TEST_F(Restore, AHistoryThatANewerProgramWroteIsToldToBeDropped) {
    QTest::keyClick(&board(), Qt::Key_Home, Qt::ControlModifier);
    document().names().setTitle(QStringLiteral("Monday"));
    document().notes().setCheckpoint(QStringLiteral("here"));
    const QString id = document().id();
    const Grid digits = document().digits();
    m_window->close();
    m_window.reset();
    QFile file(m_data.filePath(QStringLiteral("documents/%1.nonet").arg(id)));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    ASSERT_TRUE(text.contains("\"rename\""));
    text.replace("\"rename\"", "\"somethingNew\"");
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    openWindow();
    EXPECT_TRUE(message().contains(QStringLiteral("history"))) << message().toStdString();
    EXPECT_EQ(document().title(), QStringLiteral("Monday"));
    EXPECT_EQ(document().digits(), digits);
    EXPECT_FALSE(document().canUndo());
}

class Unsaved : public WindowTest {
protected:
    // A file where the folder should be: not even root can write there.
    void SetUp() override {
        QFile obstacle(m_data.filePath(QStringLiteral("documents")));
        ASSERT_TRUE(obstacle.open(QIODevice::WriteOnly));
        openWindow();
    }
    void makeRoom() { QFile::remove(m_data.filePath(QStringLiteral("documents"))); }
    QMessageBox* question() { return m_window->findChild<QMessageBox*>(QStringLiteral("unsavedQuestion")); }
};

TEST_F(Unsaved, IsToldFromTheStartAndAsLongAsItIsTrue) {
    auto* bar = find<UnsavedBar>("unsavedBar");
    EXPECT_TRUE(bar->sentence().contains(QStringLiteral("only in memory"))) << bar->sentence().toStdString();
    trigger("file.new_empty");
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    EXPECT_TRUE(bar->isVisible());
    makeRoom();
    QTest::mouseClick(find<QPushButton>("unsavedRetry"), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !bar->isVisible(); }));
}

TEST_F(Unsaved, QuittingAsksAndStaysUntilAnswered) {
    QTest::keyClick(&board(), Qt::Key_Home, Qt::ControlModifier);
    QTest::keyClick(&board(), Qt::Key_4);
    EXPECT_FALSE(m_window->close());
    EXPECT_FALSE(m_window->close()) << "asked once";
    ASSERT_NE(question(), nullptr);
    EXPECT_TRUE(m_window->isVisible());
    question()->reject();
    EXPECT_TRUE(m_window->isVisible());
    QTest::qWait(1);
    m_window->close();
    QTest::mouseClick(find<QPushButton>("unsavedQuit"), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !m_window->isVisible(); }));
}

TEST_F(Unsaved, QuittingAsksNothingOnceThereIsRoom) {
    trigger("marks.fill");
    const History history = document().history();
    makeRoom();
    EXPECT_TRUE(m_window->close());
    EXPECT_EQ(question(), nullptr);
    openWindow();
    EXPECT_EQ(document().history(), history);
}

TEST_F(Restore, APipeIsRefusedAndQuittingDoesNotWait) {
    const QString pipe = m_data.filePath(QStringLiteral("pipe"));
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    m_window->session().imports().readFile(pipe);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !message().isEmpty(); }));
    EXPECT_TRUE(message().contains(QStringLiteral("pipe")));
}

TEST_F(Restore, ADeletedPuzzleComesBackByUndo) {
    trigger("marks.fill");
    trigger("file.new_empty");
    trigger("file.continue");
    auto* list = find<QListView>("continueList");
    ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 1; }));
    list->setCurrentIndex(list->model()->index(0, 0));
    find<QAction>("continueDelete")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 0; }));
    QTest::mouseClick(find<QPushButton>("messageButton"), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 1; }));
}

TEST_F(Restore, ASecondWindowTellsWhereItKeepsItsPuzzles) {
    Preferences preferences(m_data.filePath(QStringLiteral("second.ini")));
    MainWindow second(preferences, m_data.path());
    second.begin({});
    const QString said = second.findChild<MessageBar*>(QStringLiteral("messageBar"))->sentence();
    EXPECT_TRUE(said.contains(QStringLiteral("documents-2"))) << said.toStdString();
}

TEST_F(Restore, ATitleBecomesAFileNameThatCanBeTyped) {
    document().names().setTitle(QStringLiteral("../a\n\x1b[2Jb\u202e/") + QString(300, u'x'));
    trigger("file.save_as");
    const QStringList files = find<QFileDialog>("saveDialog")->selectedFiles();
    ASSERT_EQ(files.size(), 1);
    const QString name = QFileInfo(files[0]).fileName();
    EXPECT_TRUE(std::all_of(name.begin(), name.end(), [](QChar each) { return each.isPrint(); })) << name.toStdString();
    EXPECT_LT(name.size(), 80);
    EXPECT_TRUE(name.endsWith(QStringLiteral(".nonet")));
}

}  // namespace
}  // namespace nonet
