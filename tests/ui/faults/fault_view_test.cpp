// The real program ends by a signal: what it leaves can be read, the next start says so once, and nothing of the puzzle
// is in it.
#include "core/formats/native/native_file.h"
#include "test_paths.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/faults/fault_dialog.h"
#include "ui/frame/message_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>

#include <csignal>

namespace nonet {
namespace {

class FaultOfTheProgram : public WindowTest {
protected:
    void SetUp() override {}
    /// Runs the program until its first frame is there, and ends it by this signal.
    void runAndEnd(int signal) {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("NONET_DATA_DIR"), m_data.path());
        environment.insert(QStringLiteral("NONET_PRINT_FIRST_FRAME"), QStringLiteral("1"));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(NONET_GUI), {});
        ASSERT_TRUE(program.waitForStarted());
        ASSERT_TRUE(program.waitForReadyRead(30000)) << program.readAllStandardError().toStdString();
        ASSERT_EQ(::kill(static_cast<pid_t>(program.processId()), signal), 0);
        ASSERT_TRUE(program.waitForFinished());
        EXPECT_EQ(program.exitStatus(), QProcess::CrashExit);
        EXPECT_EQ(program.exitCode(), signal);
    }
    QStringList reports() { return QDir(m_data.filePath(QStringLiteral("faults"))).entryList(QDir::Files, QDir::Name); }
    QString text() { return find<QPlainTextEdit>("faultText")->toPlainText(); }
};

TEST_F(FaultOfTheProgram, EachFaultLeavesAReport) {
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL})
        runAndEnd(signal);
    ASSERT_EQ(reports().size(), 5);
    QSet<QString> names;
    for (const QString& name : reports()) {
        QFile file(m_data.filePath(QStringLiteral("faults/") + name));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QString report = QString::fromUtf8(file.readAll());
        const QString first = report.section(u'\n', 0, 0);
        EXPECT_TRUE(first.startsWith(QStringLiteral("Nonet ended unexpectedly by SIG"))) << first.toStdString();
        names.insert(first.section(u' ', 4, 4));
        for (const char* part :
             {"\nversion ", "\nroom play\n", "\ndocument game, 9 x 9, classic\n", "\nkept as ", "\non the stack\n  "})
            EXPECT_TRUE(report.contains(QLatin1String(part))) << part << " in " << report.toStdString();
        // Where in the program, by names of files without the folders of a person.
        EXPECT_TRUE(report.contains(QStringLiteral("+0x")));
        EXPECT_FALSE(report.contains(u'/'));
    }
    EXPECT_EQ(names.size(), 5);
    runAndEnd(SIGKILL);
    EXPECT_EQ(reports().size(), 5);
}

TEST_F(FaultOfTheProgram, TheNextStartTellsOfItOnceAndShowsIt) {
    PuzzleRecord record;
    record.puzzle = Puzzle(*gridFromLine(
        std::string("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")));
    record.info.title = "A secret title";
    openWindow();
    EXPECT_TRUE(message().isEmpty());
    paste(QString::fromStdString(writeNative(record)));
    for (const char* action : {"candidates.show", "edit.checkpoint", "room.design", "room.play"})
        trigger(action);
    find<QWidget>("checkpointDialog")->close();
    m_window->close();
    m_window.reset();
    runAndEnd(SIGSEGV);
    openWindow();
    EXPECT_TRUE(message().contains(QStringLiteral("Nonet ended unexpectedly last time.")));
    QTest::keyClick(&board(), Qt::Key_X);
    trigger("help.report_fault");
    EXPECT_TRUE(text().contains(QStringLiteral("by SIGSEGV")));
    EXPECT_FALSE(text().contains(QStringLiteral("secret")));
    EXPECT_FALSE(text().contains(QStringLiteral("53..7")));
    EXPECT_FALSE(find<QCheckBox>("faultWithPuzzle")->isChecked());
    find<QCheckBox>("faultWithPuzzle")->setChecked(true);
    EXPECT_TRUE(text().contains(QStringLiteral("53..7"))) << text().toStdString();
    // A report of this session says what was done in it, in order, and the room that it is in.
    find<QComboBox>("faultChoice")->setCurrentIndex(1);
    EXPECT_TRUE(text().contains(QStringLiteral("  candidates.show\n  edit.checkpoint\n  room.design\n  room.play\n")));
    EXPECT_TRUE(text().contains(QStringLiteral("  mode.corner\n  help.report_fault\n")));
    EXPECT_TRUE(text().contains(QStringLiteral("\nroom play\n")));
    find<FaultDialog>("faultDialog")->close();
    m_window->close();
    m_window.reset();
    openWindow();
    EXPECT_FALSE(message().contains(QStringLiteral("unexpectedly")));
    trigger("room.design");
    trigger("help.report_fault");
    find<QComboBox>("faultChoice")->setCurrentIndex(1);
    EXPECT_TRUE(text().contains(QStringLiteral("\nroom design\ndocument layout, ")));
    find<FaultDialog>("faultDialog")->close();
}

}  // namespace
}  // namespace nonet
