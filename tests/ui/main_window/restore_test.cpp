#include "core/formats/native_file.h"
#include "core/play/player_actions.h"
#include "test_paths.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/document_store.h"

#include <QDir>
#include <QProcess>

#include <csignal>

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

TEST_F(Restore, CandidatesStayShownWithTheirPuzzle) {
    trigger("candidates.show");
    ASSERT_TRUE(board().showsCandidates());
    const QString id = document().id();
    m_window->close();
    openWindow();
    EXPECT_TRUE(board().showsCandidates());
    EXPECT_TRUE(find<QAction>("candidates.show")->isChecked());
    // Another puzzle begins as the board is, and keeps what is chosen there.
    trigger("file.new_empty");
    EXPECT_TRUE(board().showsCandidates());
    trigger("candidates.show");
    EXPECT_TRUE(m_window->session().openStored(id));
    EXPECT_TRUE(board().showsCandidates());
}

TEST_F(Restore, OpeningAnotherPuzzleSendsTheFormerToContinue) {
    const QString id = document().id();
    trigger("file.new_empty");
    EXPECT_NE(document().id(), id);
    const std::vector<ContinueEntry> entries =
        DocumentStore::listFrom(m_window->session().store().folder(), document().id());
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
        const DocumentStore store(m_data.path(),
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

}  // namespace
}  // namespace nonet
