// Reports of sessions that ended unexpectedly: kept, told of once, and no more than ten.
#include "ui/faults/fault_dialog.h"
#include "ui/faults/fault_reports.h"
#include "ui/faults/fault_watch.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace nonet {
namespace {

class FaultReportsTest : public ::testing::Test {
protected:
    void keep(int second, const char* ending, const QByteArray& text) {
        QDir(m_data.path()).mkpath(QStringLiteral("faults"));
        QFile file(m_data.filePath(QStringLiteral("faults/%1-77%2")
                                       .arg(1'764'000'000LL + second, 12, 10, QLatin1Char('0'))
                                       .arg(QLatin1String(ending))));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QTemporaryDir m_data;
};

TEST_F(FaultReportsTest, ANewOneIsToldOfOnce) {
    FaultReports reports(m_data.path());
    EXPECT_FALSE(reports.acknowledgeNew());
    EXPECT_TRUE(reports.newestFirst().empty());
    keep(1, kToldReport.data(), "old\n");
    EXPECT_FALSE(reports.acknowledgeNew());
    keep(2, kNewReport.data(), "Nonet ended\nkept as abc-1\n");
    EXPECT_TRUE(reports.acknowledgeNew());
    EXPECT_FALSE(reports.acknowledgeNew());
    const std::vector<FaultReport> all = reports.newestFirst();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].documentId(), QStringLiteral("abc-1"));
    EXPECT_EQ(all[0].when.toSecsSinceEpoch(), 1'764'000'002LL);
    EXPECT_TRUE(all[1].documentId().isEmpty());
}

TEST_F(FaultReportsTest, TheLastTenStay) {
    for (int i = 0; i < 14; ++i)
        keep(i, (i < 3 ? kToldReport : kNewReport).data(), QByteArray::number(i));
    FaultReports reports(m_data.path());
    EXPECT_TRUE(reports.acknowledgeNew());
    const std::vector<FaultReport> all = reports.newestFirst();
    ASSERT_EQ(all.size(), FaultReports::kKept);
    EXPECT_EQ(all.front().text, QStringLiteral("13"));
    EXPECT_EQ(all.back().text, QStringLiteral("4"));
}

TEST_F(FaultReportsTest, TheSessionRemembersItsLastActions) {
    for (int i = 0; i < kNotedActions + 5; ++i)
        noteAction("test.action_" + std::to_string(i));
    noteAction(std::string(300, 'x'));
    const std::string notes = sessionNotes();
    EXPECT_EQ(notes.find("test.action_5\n"), std::string::npos);
    EXPECT_NE(notes.find("test.action_6\n"), std::string::npos);
    EXPECT_NE(notes.find("test.action_24\n"), std::string::npos);
    EXPECT_NE(notes.find("  " + std::string(47, 'x') + "\n"), std::string::npos);
}

TEST_F(FaultReportsTest, AreReadAndCopiedWithThePuzzleWhereThePersonSaysSo) {
    keep(1, kNewReport.data(), "Nonet ended unexpectedly by SIGSEGV\nkept as abc-1\n");
    FaultDialog dialog(FaultReports(m_data.path()), [](const QString& id) {
        return id.isEmpty() ? QStringLiteral("the open puzzle") : QStringLiteral("the puzzle ") + id;
    });
    auto* text = dialog.findChild<QPlainTextEdit*>(QStringLiteral("faultText"));
    auto* choice = dialog.findChild<QComboBox*>(QStringLiteral("faultChoice"));
    auto* withPuzzle = dialog.findChild<QCheckBox*>(QStringLiteral("faultWithPuzzle"));
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    EXPECT_TRUE(text->toPlainText().contains(QStringLiteral("SIGSEGV")));
    EXPECT_FALSE(withPuzzle->isChecked());
    EXPECT_FALSE(text->toPlainText().contains(QStringLiteral("the puzzle abc-1")));
    withPuzzle->setChecked(true);
    EXPECT_TRUE(text->toPlainText().contains(QStringLiteral("the puzzle abc-1")));
    choice->setCurrentIndex(1);
    EXPECT_TRUE(text->toPlainText().contains(QStringLiteral("the open puzzle")));
    EXPECT_FALSE(text->toPlainText().contains(QStringLiteral("SIGSEGV")));
    dialog.findChild<QPushButton*>(QStringLiteral("faultCopy"))->click();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), text->toPlainText());
}

}  // namespace
}  // namespace nonet
