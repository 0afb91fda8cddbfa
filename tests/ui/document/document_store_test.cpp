#include "core/play/player_actions.h"
#include "tests/core/storage/failing_files.h"
#include "tests/ui/document/entered_document.h"
#include "ui/document/document_store.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::enter;
using test::kOneGiven;
using test::recordOf;

void runNow(const std::function<void()>& work, const std::function<void()>& done) {
    work();
    done();
}

/// Saves that are never carried out: what is on disk then is what kill -9 leaves.
void runNever(const std::function<void()>&, const std::function<void()>&) {}

void copyFolder(const QString& from, const QString& to) {
    QDir().mkpath(to);
    for (const QString& name : QDir(from).entryList(QDir::Files))
        if (name != QStringLiteral("lock"))
            QFile::copy(QDir(from).filePath(name), QDir(to).filePath(name));
}

class DocumentStoreTest : public ::testing::Test {
protected:
    /// What a program finds that starts now, the running one having been killed.
    PuzzleRecord afterKill() {
        const QString copy = m_data.filePath(QStringLiteral("copy%1").arg(++m_copies));
        copyFolder(m_data.filePath(QStringLiteral("documents")), copy + QStringLiteral("/documents"));
        DocumentStore store(copy, runNow);
        const Result<PuzzleRecord> record = store.load(store.lastOpenId());
        EXPECT_TRUE(record.hasValue());
        return record ? *record : PuzzleRecord();
    }

    QTemporaryDir m_data;
    int m_copies = 0;
};

TEST_F(DocumentStoreTest, EveryChangeSurvivesAKill) {
    for (const auto& run : {DocumentStore::DiskRunner(runNever), DocumentStore::DiskRunner(runNow)}) {
        DocumentStore store(m_data.path(), run);
        PuzzleDocument document(recordOf(kOneGiven));
        store.keep(document);
        const auto check = [&] {
            const PuzzleRecord kept = afterKill();
            EXPECT_EQ(kept.puzzle, document.puzzle());
            EXPECT_EQ(kept.history, document.history());
        };
        check();
        enter(document, Cell(1), 3);
        check();
        document.perform(toggleMark(document.puzzle(), document.state(), std::vector<Cell>{Cell(5), Cell(6)}, Digit(8),
                                    MarkKind::corner),
                         {ActionKind::corner, 8, Cell(5), 2});
        document.perform(
            toggleMark(document.puzzle(), document.state(), std::vector<Cell>{Cell(5)}, Digit(7), MarkKind::centre),
            {ActionKind::centre, 7, Cell(5), 1});
        document.perform(toggleCellColour(document.puzzle(), document.state(), std::vector<Cell>{Cell(0)}, Digit(9)),
                         {ActionKind::cellColour, 9, Cell(0), 1});
        document.perform(toggleCandidateColour(document.puzzle(), document.state(), {Cell(9), Digit(2)}, 10),
                         {ActionKind::candidateColour, 2, Cell(9), 1});
        document.perform(toggleStruck(document.puzzle(), document.state(), std::vector<Candidate>{{Cell(9), Digit(4)}}),
                         {ActionKind::struck, 4, Cell(9), 1});
        document.perform(cycleLink(document.puzzle(), document.state(), {Cell(9), Digit(2)}, {Cell(80), Digit(2)}),
                         {ActionKind::link, 2, Cell(9), 1});
        check();
        QTest::qWait(1);
        document.notes().setCheckpoint(QStringLiteral("fork"));
        document.undo();
        document.undo();
        check();
        enter(document, Cell(30), 6);
        check();
        document.clues().lock();
        check();
        enter(document, Cell(31), 1);
        check();
        document.undo();
        document.undo();
        check();
        store.release();
    }
}

/// The last bytes of one of the two files go, and a program starts.
class CutShort : public DocumentStoreTest {
protected:
    void begin(const DocumentStore::DiskRunner& run) {
        DocumentStore store(m_data.path(), run);
        PuzzleDocument document(recordOf(kOneGiven));
        m_id = document.id();
        store.keep(document);
        document.names().setTitle(QStringLiteral("Whole"));
        for (int cell = 1; cell < 9; ++cell)
            enter(document, Cell(cell), 1 + cell % 4);
        ASSERT_FALSE(store.hasUnsaved());
        store.save();
        for (int cell = 10; cell < 14; ++cell)
            enter(document, Cell(cell), 2);
        copyFolder(m_data.filePath(QStringLiteral("documents")), m_data.filePath(QStringLiteral("killed")));
        m_whole = document.record();
    }
    QString fileIn(const QString& folder, const char* ending) const {
        return QDir(folder).filePath(QStringLiteral("documents/") + m_id + QLatin1String(ending));
    }
    /// A folder of data with the file cut; what its damaged file has to hold.
    QString cut(const char* ending, qint64 bytes, QByteArray* rest) {
        const QString data = m_data.filePath(QStringLiteral("cut%1").arg(++m_copies));
        copyFolder(m_data.filePath(QStringLiteral("killed")), data + QStringLiteral("/documents"));
        QFile file(fileIn(data, ending));
        EXPECT_TRUE(file.open(QIODevice::ReadWrite));
        EXPECT_TRUE(file.resize(file.size() - bytes));
        file.seek(0);
        *rest = file.readAll();
        return data;
    }
    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Starts on it twice.
    void expectToldOnce(const QString& data, const char* ending, const QByteArray& rest) {
        {
            DocumentStore store(data, runNever);
            const Result<PuzzleRecord> record = store.load(m_id);
            ASSERT_TRUE(record);
            EXPECT_EQ(record->info.title, "Whole");
            ASSERT_EQ(store.damagedFiles(), QStringList(fileIn(data, ending) + QStringLiteral(".damaged")));
            EXPECT_EQ(contentOf(store.damagedFiles().front()), rest);
            PuzzleDocument document(*record, m_id);
            store.keep(document);
            EXPECT_FALSE(store.hasUnsaved());
        }
        DocumentStore store(data, runNow);
        const Result<PuzzleRecord> record = store.load(m_id);
        ASSERT_TRUE(record);
        EXPECT_TRUE(store.damagedFiles().isEmpty()) << "told once";
        EXPECT_EQ(record->info.title, "Whole");
        EXPECT_EQ(contentOf(fileIn(data, ending) + QStringLiteral(".damaged")), rest);
        EXPECT_FALSE(QFile::exists(fileIn(data, ending) + QStringLiteral(".damaged-2")));
    }

    QString m_id;
    PuzzleRecord m_whole;
};

TEST_F(CutShort, AJournalIsToldAndKeptBeside) {
    begin(runNow);
    for (const qint64 bytes : {2, 3, 17, 50, 100, 150, 200}) {
        QByteArray rest;
        const QString data = cut(".journal", bytes, &rest);
        // Where a line ends, nothing tells that there were more.
        if (rest.endsWith('\n'))
            continue;
        expectToldOnce(data, ".journal", rest);
    }
}

TEST_F(CutShort, AFileIsToldAndKeptBeside) {
    begin(runNow);
    // All that the journal added came after a save.
    QFile::remove(m_data.filePath(QStringLiteral("killed/")) + m_id + QStringLiteral(".journal"));
    for (const qint64 bytes : {2, 3, 17, 50, 100, 150, 200}) {
        QByteArray rest;
        const QString data = cut(".nonet", bytes, &rest);
        expectToldOnce(data, ".nonet", rest);
    }
}

TEST_F(CutShort, NothingIsToldWhereNothingIsMissing) {
    begin(runNever);
    QByteArray rest;
    // Only the last line's end.
    const QString data = cut(".journal", 1, &rest);
    DocumentStore store(data, runNow);
    const Result<PuzzleRecord> record = store.load(m_id);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->history, m_whole.history);
    EXPECT_TRUE(store.damagedFiles().isEmpty());
    EXPECT_FALSE(QFile::exists(fileIn(data, ".journal") + QStringLiteral(".damaged")));
}

TEST_F(CutShort, WhatCannotBeSetAsideIsNotWrittenOver) {
    begin(runNow);
    QByteArray rest;
    const QString data = cut(".journal", 5, &rest);
    FailingFiles files;
    DocumentStore store(data, runNow, files);
    files.setStopped(true);
    EXPECT_FALSE(store.load(m_id));
    files.setStopped(false);
    EXPECT_EQ(contentOf(fileIn(data, ".journal")), rest);
}

TEST_F(CutShort, RenamingTellsItToo) {
    begin(runNow);
    QByteArray rest;
    const QString data = cut(".journal", 5, &rest);
    DocumentStore store(data, runNow);
    ASSERT_FALSE(store.rename(m_id, QStringLiteral("Other")));
    ASSERT_EQ(store.damagedFiles().size(), 1);
    EXPECT_EQ(contentOf(store.damagedFiles().front()), rest);
}

TEST_F(DocumentStoreTest, BranchesCostWhatOtherChangesDo) {
    constexpr int kPairs = 2000;
    DocumentStore store(m_data.path(), runNever);
    PuzzleDocument document(recordOf(kOneGiven));
    store.keep(document);
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < kPairs; ++i) {
        enter(document, Cell(1 + i % 80), 1 + i % 9);
        document.undo();
    }
    const qint64 written = clock.restart();
    EXPECT_EQ(afterKill().history, document.history());
    const qint64 read = clock.elapsed();
    std::printf("%d branches: written in %lld ms, read in %lld ms\n", kPairs, written, read);
    EXPECT_LT(read, 10'000);
}

TEST_F(DocumentStoreTest, TheTimeOfTheLastChangeSurvivesAKill) {
    DocumentStore store(m_data.path(), runNever);
    PuzzleDocument document(recordOf(kOneGiven));
    store.keep(document);
    document.notes().setPlayedSeconds(7);
    enter(document, Cell(1), 3);
    EXPECT_EQ(afterKill().playedSeconds, 7);
    document.notes().setPlayedSeconds(12.5);
    document.undo();
    EXPECT_EQ(afterKill().playedSeconds, 12.5);
    EXPECT_EQ(afterKill().history, document.history());
}

TEST_F(DocumentStoreTest, ChangesAfterASaveSurviveToo) {
    std::vector<std::function<void()>> works;
    std::vector<std::function<void()>> dones;
    DocumentStore store(m_data.path(), [&](std::function<void()> work, std::function<void()> done) {
        works.push_back(std::move(work));
        dones.push_back(std::move(done));
    });
    PuzzleDocument document(recordOf(kOneGiven));
    store.keep(document);
    enter(document, Cell(1), 3);
    ASSERT_TRUE(QTest::qWaitFor([&] { return works.size() == 1; }, DocumentStore::kSaveDelay + 3000));
    enter(document, Cell(2), 4);
    EXPECT_EQ(afterKill().history, document.history());
    works[0]();
    EXPECT_EQ(afterKill().history, document.history());
    enter(document, Cell(3), 6);
    dones[0]();
    EXPECT_EQ(afterKill().history, document.history());
    ASSERT_TRUE(QTest::qWaitFor([&] { return works.size() == 2; }, DocumentStore::kSaveDelay + 3000));
    works[1]();
    dones[1]();
    EXPECT_EQ(afterKill().history, document.history());
    enter(document, Cell(4), 7);
    EXPECT_EQ(afterKill().history, document.history());
}

TEST_F(DocumentStoreTest, ALineCutOffCostsOnlyItself) {
    DocumentStore store(m_data.path(), runNever);
    PuzzleDocument document(recordOf(kOneGiven));
    store.keep(document);
    enter(document, Cell(1), 3);
    const History before = document.history();
    enter(document, Cell(2), 4);
    QFile journal(QDir(store.folder()).filePath(document.id() + QStringLiteral(".journal")));
    ASSERT_TRUE(journal.open(QIODevice::ReadWrite));
    journal.resize(journal.size() - 10);
    journal.close();
    EXPECT_EQ(afterKill().history, before);
}

TEST_F(DocumentStoreTest, AHostileJournalIsPassedOver) {
    DocumentStore store(m_data.path(), runNever);
    PuzzleDocument document(recordOf(kOneGiven));
    store.keep(document);
    const QByteArrayList lines{R"({"push":7,"label":[1,1,1,1],"cells":[]})",
                               R"({"push":0,"label":[99,1,1,1],"cells":[]})",
                               R"({"push":0,"label":[1,1,1,1],"cells":[[81,1,0,0,0,0,[]]]})",
                               R"({"push":0,"label":[1,1,1,1],"cells":[[3,12]]})",
                               R"({"push":0,"label":[1,1,1,1],"cells":[],"links":[[0,0,0,0,0]]})",
                               R"({"move":5})",
                               R"({"move":-1})",
                               R"({"checkpoints":[["x",9]]})",
                               R"({"record":"{}"})",
                               R"([])",
                               "\xff\xfe\x00",
                               R"({"push":0,"label":[1,1,1,1],"cells":[[3,1,0,0,0,0,[77,1]]]})"};
    for (const QByteArray& line : lines) {
        QFile journal(QDir(store.folder()).filePath(document.id() + QStringLiteral(".journal")));
        ASSERT_TRUE(journal.open(QIODevice::ReadWrite));
        const qint64 size = journal.size();
        journal.seek(size);
        journal.write(line + '\n');
        journal.flush();
        EXPECT_EQ(afterKill().history, document.history()) << line.constData();
        journal.resize(size);
    }
}

TEST_F(DocumentStoreTest, ThePreviousDocumentGoesToContinue) {
    DocumentStore store(m_data.path(), runNow);
    PuzzleDocument first(recordOf(kOneGiven));
    first.names().setTitle(QStringLiteral("First"));
    store.keep(first);
    enter(first, Cell(1), 3);
    PuzzleDocument second(recordOf("..7" + std::string(78, '.')));
    store.keep(second);
    EXPECT_EQ(store.lastOpenId(), second.id());
    const std::vector<ContinueEntry> entries = store.waiting().entries();
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0].id, first.id());
    EXPECT_EQ(entries[0].title, QStringLiteral("First"));
    EXPECT_DOUBLE_EQ(entries[0].progress, 1.0 / 80);
    EXPECT_EQ(entries[0].completion, Completion::open);
    const Result<PuzzleRecord> again = store.load(first.id());
    ASSERT_TRUE(again.hasValue());
    EXPECT_EQ(again->history, first.history());
    EXPECT_EQ((WaitingDocuments{store.folder(), {}, {}}.entries().size()), 2U);
}

TEST_F(DocumentStoreTest, ContinueListsEveryGameAndNoUntouchedSample) {
    DocumentStore store(m_data.path(), runNow);
    std::vector<std::unique_ptr<PuzzleDocument>> documents;
    constexpr int kGames = 70;
    for (int i = 0; i < 2 * kGames; ++i) {
        documents.push_back(std::make_unique<PuzzleDocument>(recordOf(kOneGiven)));
        documents.back()->notes().changeView([](ViewState& view) { view.origin = PuzzleOrigin::sample; });
        store.keep(*documents.back());
        if (i < kGames)
            enter(*documents.back(), Cell(1), 3);
    }
    EXPECT_EQ((WaitingDocuments{store.folder(), {}, {}}.entries().size()), static_cast<std::size_t>(kGames));
    // Nothing is left of the samples but of the open one.
    store.release();
    EXPECT_EQ(QDir(store.folder()).entryList({QStringLiteral("*.nonet")}, QDir::Files).size(), kGames + 1);
}

TEST_F(DocumentStoreTest, ADeletedDocumentComesBack) {
    DocumentStore store(m_data.path(), runNow);
    PuzzleDocument first(recordOf(kOneGiven));
    store.keep(first);
    enter(first, Cell(1), 3);
    PuzzleDocument second(recordOf(kOneGiven));
    store.keep(second);
    EXPECT_FALSE(store.discard(first.id()));
    EXPECT_TRUE(store.waiting().entries().empty());
    EXPECT_FALSE(store.load(first.id()));
    EXPECT_FALSE(store.bringBack(first.id()));
    EXPECT_EQ(store.waiting().entries().size(), 1U);
    EXPECT_EQ(store.load(first.id())->history, first.history());
}

/// Lets the deleted document have been found by a start that was so many days ago.
void ageDeleted(const QString& folder, const QString& id, int days) {
    QFile mark(QDir(folder).filePath(QStringLiteral("deleted/%1.found").arg(id)));
    ASSERT_TRUE(mark.open(QIODevice::ReadWrite | QIODevice::ExistingOnly));
    ASSERT_TRUE(mark.setFileTime(QDateTime::currentDateTime().addDays(-days), QFileDevice::FileModificationTime));
}

TEST_F(DocumentStoreTest, ADeletedDocumentIsRemovedThirtyDaysAfterTheNextStart) {
    QString id;
    {
        DocumentStore store(m_data.path(), runNow);
        PuzzleDocument first(recordOf(kOneGiven));
        store.keep(first);
        id = first.id();
        PuzzleDocument second(recordOf(kOneGiven));
        store.keep(second);
        ASSERT_FALSE(store.discard(id));
    }
    const auto isThere = [&] {
        const DocumentStore store(m_data.path(), runNow);
        return QFile::exists(QDir(store.folder()).filePath(QStringLiteral("deleted/%1.nonet").arg(id)));
    };
    const QString folder = QDir(m_data.path()).filePath(QStringLiteral("documents"));
    EXPECT_TRUE(isThere());
    ageDeleted(folder, id, 29);
    EXPECT_TRUE(isThere());
    ageDeleted(folder, id, 31);
    EXPECT_FALSE(isThere());
    EXPECT_TRUE(QDir(QDir(folder).filePath(QStringLiteral("deleted"))).isEmpty());
    DocumentStore store(m_data.path(), runNow);
    EXPECT_EQ(store.waiting().entries().size(), 1U) << "the other one";
}

TEST_F(DocumentStoreTest, ADocumentThatIsDeletedAgainHasItsDaysAnew) {
    PuzzleDocument first(recordOf(kOneGiven));
    PuzzleDocument second(recordOf(kOneGiven));
    QString folder;
    {
        DocumentStore store(m_data.path(), runNow);
        folder = store.folder();
        store.keep(first);
        store.keep(second);
        ASSERT_FALSE(store.discard(first.id()));
        store.release();
    }
    {
        DocumentStore store(m_data.path(), runNow);
        ageDeleted(folder, first.id(), 31);
        ASSERT_FALSE(store.bringBack(first.id()));
        ASSERT_FALSE(store.discard(first.id()));
    }
    DocumentStore store(m_data.path(), runNow);
    EXPECT_FALSE(store.bringBack(first.id()));
    EXPECT_TRUE(store.load(first.id()));
}

TEST_F(DocumentStoreTest, DeletedDocumentsOfAnAbandonedFolderAreTakenOver) {
    PuzzleDocument first(recordOf(kOneGiven));
    PuzzleDocument second(recordOf(kOneGiven));
    {
        const DocumentStore holder(m_data.path(), runNow);
        DocumentStore store(m_data.path(), runNow);
        ASSERT_TRUE(store.isSecond());
        store.keep(first);
        store.keep(second);
        ASSERT_FALSE(store.discard(first.id()));
        store.release();
    }
    DocumentStore store(m_data.path(), runNow);
    EXPECT_FALSE(QDir(m_data.filePath(QStringLiteral("documents-2"))).exists());
    EXPECT_TRUE(store.load(second.id()));
    EXPECT_FALSE(store.bringBack(first.id()));
    EXPECT_TRUE(store.load(first.id()));
}

TEST_F(DocumentStoreTest, ADamagedDocumentIsListedAndCanBeDeleted) {
    DocumentStore store(m_data.path(), runNow);
    QFile damaged(QDir(store.folder()).filePath(QStringLiteral("damaged.nonet")));
    ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
    damaged.write("{");
    damaged.close();
    const std::vector<ContinueEntry> entries = store.waiting().entries();
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_FALSE(entries[0].isReadable);
    EXPECT_FALSE(store.discard(entries[0].id));
    EXPECT_TRUE(store.waiting().entries().empty());
}

TEST_F(DocumentStoreTest, WhatEndedTheProgramIsListedAndNotOpenedAgain) {
    QString id;
    {
        DocumentStore store(m_data.path(), runNow);
        PuzzleDocument document(recordOf(kOneGiven));
        store.keep(document);
        id = document.id();
        store.release();
    }
    {
        DocumentStore store(m_data.path(), runNow);
        EXPECT_EQ(store.lastOpenId(), id);
        store.noteOpening(id);
    }
    {
        DocumentStore store(m_data.path(), runNow);
        EXPECT_EQ(store.failedToOpenId(), id);
        EXPECT_TRUE(store.lastOpenId().isEmpty());
        EXPECT_EQ(store.waiting().entries().size(), 1U);
        store.noteOpened();
    }
    DocumentStore store(m_data.path(), runNow);
    EXPECT_EQ(store.lastOpenId(), id);
}

TEST_F(DocumentStoreTest, ALockThatAProgramLeftBehindBindsNobody) {
    for (const QByteArray& left : {QByteArray(), QByteArray("garbage"), QByteArray("4711\nnonet\nanother-machine\n")}) {
        QTemporaryDir data;
        QDir(data.path()).mkpath(QStringLiteral("documents"));
        QFile lock(QDir(data.path()).filePath(QStringLiteral("documents/lock")));
        ASSERT_TRUE(lock.open(QIODevice::WriteOnly));
        lock.write(left);
        lock.close();
        const DocumentStore store(data.path(), runNow);
        EXPECT_TRUE(store.folder().endsWith(QStringLiteral("/documents"))) << left.constData();
        EXPECT_FALSE(store.isSecond());
    }
}

TEST_F(DocumentStoreTest, DocumentsThatAreDeletedWhileOpenAreMadeAgain) {
    for (const bool isSaved : {false, true}) {
        DocumentStore store(m_data.path(), runNow);
        PuzzleDocument document(recordOf(kOneGiven));
        store.keep(document);
        enter(document, Cell(1), 3);
        if (isSaved)
            store.save();
        ASSERT_TRUE(QDir(store.folder()).removeRecursively());
        enter(document, Cell(2), 4);
        enter(document, Cell(3), 6);
        EXPECT_EQ(afterKill().history, document.history());
        ASSERT_TRUE(QFile::remove(QDir(store.folder()).filePath(document.id() + QStringLiteral(".journal"))));
        enter(document, Cell(4), 7);
        EXPECT_EQ(afterKill().history, document.history());
        EXPECT_FALSE(store.hasUnsaved());
    }
}

TEST_F(DocumentStoreTest, CopiesOfKilledWritesAreCleared) {
    QDir(m_data.path()).mkpath(QStringLiteral("documents"));
    QFile left(m_data.filePath(QStringLiteral("documents/.nonet-1-0.part")));
    ASSERT_TRUE(left.open(QIODevice::WriteOnly));
    left.close();
    const DocumentStore store(m_data.path(), runNow);
    EXPECT_FALSE(left.exists());
}

TEST_F(DocumentStoreTest, TwoProgramsKeepApartAndNothingStaysHidden) {
    QString secondId;
    {
        DocumentStore first(m_data.path(), runNow);
        DocumentStore second(m_data.path(), runNow);
        EXPECT_NE(first.folder(), second.folder());
        EXPECT_TRUE(second.isSecond());
        PuzzleDocument document(recordOf(kOneGiven));
        second.keep(document);
        enter(document, Cell(1), 3);
        secondId = document.id();
        EXPECT_TRUE(first.waiting().entries().empty());
    }
    const DocumentStore third(m_data.path(), runNow);
    const std::vector<ContinueEntry> entries = third.waiting().entries();
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0].id, secondId);
}

TEST_F(DocumentStoreTest, AFolderThatCannotBeWrittenIsToldAndStaysTold) {
    // A file where the folder should be: not even root can write there.
    QFile obstacle(m_data.filePath(QStringLiteral("documents")));
    ASSERT_TRUE(obstacle.open(QIODevice::WriteOnly));
    obstacle.close();
    DocumentStore store(m_data.path(), runNow);
    QSignalSpy told(&store, &DocumentStore::unsavedChanged);
    PuzzleDocument first(recordOf(kOneGiven));
    store.keep(first);
    EXPECT_TRUE(store.hasUnsaved());
    EXPECT_FALSE(store.reason().reason.empty());
    enter(first, Cell(1), 3);
    PuzzleDocument second(recordOf(kOneGiven));
    store.keep(second);
    enter(second, Cell(2), 4);
    EXPECT_FALSE(store.writeAllNow());
    EXPECT_TRUE(store.hasUnsaved());
    EXPECT_EQ(told.count(), 1);
    EXPECT_EQ(store.load(first.id())->history, first.history());
    ASSERT_EQ(store.waiting().entries().size(), 1U);

    // Once it can be written, both are there without another key.
    ASSERT_TRUE(obstacle.remove());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !store.hasUnsaved(); }, DocumentStore::kRetryDelay + 2000));
    EXPECT_EQ(told.count(), 2);
    EXPECT_EQ(afterKill().history, second.history());
    EXPECT_EQ(store.load(first.id())->history, first.history());
}

TEST_F(DocumentStoreTest, AReplacedStepSurvivesAKill) {
    DocumentStore store(m_data.path(), runNever);
    PuzzleDocument document{PuzzleRecord()};
    store.keep(document);
    const auto give = [](int digit) {
        Puzzle puzzle;
        if (digit > 0)
            puzzle.givens.set(Cell(0), Digit(digit));
        return puzzle;
    };
    document.setPuzzle(give(1));
    for (const int digit : {2, 3, 0, 4}) {
        document.replaceLastEdit(give(digit), LayoutChange::between(document.puzzle(), give(digit)));
        const PuzzleRecord kept = afterKill();
        EXPECT_EQ(kept.puzzle, document.puzzle());
        EXPECT_EQ(kept.history, document.history());
    }
    document.undo();
    EXPECT_EQ(afterKill().puzzle, Puzzle());
    document.setPuzzle(give(5));
    EXPECT_EQ(afterKill().history, document.history());
    store.release();
}

}  // namespace
}  // namespace nonet
