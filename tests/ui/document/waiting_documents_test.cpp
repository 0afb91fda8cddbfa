#include "core/formats/native/native_file.h"
#include "tests/core/storage/failing_files.h"
#include "tests/ui/document/entered_document.h"
#include "ui/document/waiting_documents.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

using test::kOneGiven;
using test::recordOf;

/// How often each file was read.
class CountedFiles : public FailingFiles {
public:
    Result<std::optional<std::string>> read(const std::string& path, std::size_t most) override {
        ++m_reads[path];
        return FailingFiles::read(path, most);
    }
    const std::map<std::string, int>& reads() const { return m_reads; }

private:
    std::map<std::string, int> m_reads;
};

class WaitingDocumentsTest : public ::testing::Test {
protected:
    /// Its title is its id.
    static PuzzleRecord recordNamed(const char* id) {
        PuzzleRecord record = PuzzleDocument(recordOf(kOneGiven)).record();
        record.info.title = id;
        return record;
    }
    void write(const char* id, const std::string& content, int daysAgo) {
        QFile file(m_folder.filePath(QLatin1String(id) + QStringLiteral(".nonet")));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(content));
        file.flush();
        ASSERT_TRUE(
            file.setFileTime(QDateTime::currentDateTime().addDays(-daysAgo), QFileDevice::FileModificationTime));
    }
    void write(const char* id, int daysAgo) { write(id, writeNative(recordNamed(id)), daysAgo); }
    WaitingDocuments waiting() const { return {.folder = m_folder.path(), .except = {}, .unsaved = {}}; }
    static std::vector<std::string> titles(const std::vector<PuzzleRecord>& records) {
        std::vector<std::string> titles;
        titles.reserve(records.size());
        for (const PuzzleRecord& record : records)
            titles.push_back(record.info.title);
        return titles;
    }

    QTemporaryDir m_folder;
};

TEST_F(WaitingDocumentsTest, EntriesAndRecordsComePlayedLastFirst) {
    write("a", 3);
    write("b", 1);
    write("c", 2);
    WaitingDocuments waiting = this->waiting();
    waiting.unsaved.insert(QStringLiteral("d"), recordNamed("d"));
    EXPECT_EQ(titles(waiting.records()), (std::vector<std::string>{"d", "b", "c", "a"}));
    std::vector<QString> ids;
    for (const ContinueEntry& entry : waiting.entries()) {
        ids.push_back(entry.id);
        EXPECT_EQ(entry.title, entry.id);
        EXPECT_TRUE(entry.isReadable);
    }
    EXPECT_EQ(ids, (std::vector<QString>{QStringLiteral("d"), QStringLiteral("b"), QStringLiteral("c"),
                                         QStringLiteral("a")}));
}

TEST_F(WaitingDocumentsTest, WhatIsOnlyInMemoryTakesThePlaceOfItsFile) {
    write("a", 1);
    WaitingDocuments waiting = this->waiting();
    PuzzleRecord newer = recordNamed("a");
    newer.info.title = "newer";
    waiting.unsaved.insert(QStringLiteral("a"), newer);
    EXPECT_EQ(titles(waiting.records()), std::vector<std::string>{"newer"});
}

TEST_F(WaitingDocumentsTest, TheOpenOneAndTheUntouchedAreLeftOut) {
    write("open", 1);
    PuzzleRecord sample = recordNamed("sample");
    ViewState view;
    view.origin = PuzzleOrigin::sample;
    sample.view = withViewState({}, view);
    write("sample", writeNative(sample), 1);
    WaitingDocuments waiting = this->waiting();
    waiting.except = QStringLiteral("open");
    EXPECT_TRUE(waiting.entries().empty());
    EXPECT_TRUE(waiting.records().empty());
    EXPECT_FALSE(waiting.isEmpty());
}

TEST_F(WaitingDocumentsTest, WhatIsDamagedIsListedAndNoRecord) {
    write("a", "{", 1);
    const std::vector<ContinueEntry> entries = waiting().entries();
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0].id, QStringLiteral("a"));
    EXPECT_FALSE(entries[0].isReadable);
    EXPECT_TRUE(waiting().records().empty());
}

TEST_F(WaitingDocumentsTest, EveryFileIsReadOnce) {
    write("a", 1);
    write("b", 2);
    CountedFiles files;
    EXPECT_EQ(waiting().records({}, files).size(), 2U);
    EXPECT_EQ(files.reads().size(), 4U) << "a file and a journal each";
    for (const auto& [path, count] : files.reads())
        EXPECT_EQ(count, 1) << path;
}

TEST_F(WaitingDocumentsTest, NothingIsReadOnceAStopIsAskedFor) {
    write("a", 1);
    CountedFiles files;
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(waiting().records(source.get_token(), files).empty());
    EXPECT_TRUE(files.reads().empty());
}

TEST_F(WaitingDocumentsTest, AFolderWithoutDocumentsIsEmpty) {
    EXPECT_TRUE(waiting().isEmpty());
    write("a", 1);
    EXPECT_FALSE(waiting().isEmpty());
    const WaitingDocuments nowhere{.folder = m_folder.filePath(QStringLiteral("nowhere")), .except = {}, .unsaved = {}};
    EXPECT_TRUE(nowhere.isEmpty());
    EXPECT_TRUE(nowhere.entries().empty());
}

}  // namespace
}  // namespace nonet
