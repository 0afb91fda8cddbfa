#pragma once

#include "core/foundation/result.h"
#include "core/storage/file_system.h"
#include "ui/document/document_folder.h"
#include "ui/document/puzzle_document.h"
#include "ui/document/waiting_documents.h"

#include <QMap>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>

namespace nonet {

struct StoredDamage;

/// Keeps documents on disk, one <id>.nonet each, so that neither closing nor kill -9 loses a change.
///
/// Every change is appended to <id>.journal before the signal that told of it returns: one short write() into the page
/// cache, no flush, so no key waits for a disk. Some seconds after the last change the whole document is saved in one
/// step elsewhere (see DiskRunner), and the journal is emptied. Lines and file carry revisions
/// (core/formats/native/journal.h), so it does not matter where a kill comes between the two, and an older line never
/// replaces a newer file.
///
/// What cannot be written stays in memory, of documents that were let go as well, is tried again every few seconds, and
/// hasUnsaved() tells of it as long as it is so.
class DocumentStore : public QObject {
    Q_OBJECT

public:
    /// Runs `work`, in another thread if it likes, in the order of the calls, and then `done` in the GUI thread.
    using DiskRunner = std::function<void(std::function<void()> work, std::function<void()> done)>;

    /// Milliseconds from the last change to the save, and from a failure to the next trial.
    static constexpr int kSaveDelay = 2000;
    static constexpr int kRetryDelay = 3000;

    DocumentStore(const QString& dataFolder, DiskRunner run, FileSystem& files = systemFiles(),
                  QObject* parent = nullptr);
    ~DocumentStore() override;

    const QString& folder() const { return m_folder.path(); }
    /// Another program has the folder that this one would have taken.
    bool isSecond() const { return m_folder.isSecond(); }

    /// Keeps the document from now on, and remembers it as the open one; the one kept before is saved and let go.
    void keep(PuzzleDocument& document);
    /// Saves what is kept, and lets it go. It stays the open one for the next start.
    void release();
    /// The document that was open last; empty where there was none, or where the last start ended while opening it.
    QString lastOpenId() const;
    /// The document that was being opened when the program ended; empty where there is none.
    const QString& failedToOpenId() const { return m_failedToOpenId; }
    /// From noteOpening() until noteOpened() the document is taken for one that ends the program.
    void noteOpening(const QString& id);
    void noteOpened();

    /// Reads a document as it was left. Of one whose end was cut off what stands before it, once the damaged file is
    /// copied beside it. Errors: fileNotReadable, fileNotWritable, and what readNative tells.
    Result<PuzzleRecord> load(const QString& id);
    /// What the last load() had to drop.
    const std::vector<ImportWarning>& warnings() const { return m_warnings; }
    /// Where the last load() left its files as they were, whose last changes could not be read; empty where nothing is
    /// missing.
    const QStringList& damagedFiles() const { return m_damagedFiles; }
    /// Takes a document away, or brings it back. Not for the open one. Errors: fileNotWritable.
    [[nodiscard]] std::optional<Error> discard(const QString& id);
    [[nodiscard]] std::optional<Error> bringBack(const QString& id);

    /// Gives a document another title, which its own undo takes back. Not for the open one. Errors: what load() tells.
    [[nodiscard]] std::optional<Error> rename(const QString& id, const QString& title);

    /// A change is in memory only.
    bool hasUnsaved() const;
    /// Why, where hasUnsaved().
    const Error& reason() const { return m_reason; }
    /// Tries now to write what is in memory only.
    void retry();
    /// Writes it in this thread, before the program ends. True where nothing is in memory only any more.
    bool writeAllNow();
    /// Saves the open document at once, as the timer would.
    void save();

    /// What Continue shows: all documents but the open one.
    WaitingDocuments waiting() const;
    /// What was discarded and can still be brought back.
    WaitingDocuments discarded() const;

Q_SIGNALS:
    /// hasUnsaved() became another, or its reason.
    void unsavedChanged();

private:
    struct Loaded {
        std::uint64_t revision = 0;
        bool isWhole = false;
    };

    bool isKept() const { return m_isJournalWhole || m_savedRevision == m_revision; }
    std::optional<Error> setAside(const QString& id, const StoredDamage& damage);
    /// A change came: its line goes to the journal, or the whole record where lines before it are missing.
    void note(const std::function<std::string(const PuzzleRecord&)>& line);
    void writeRecord();
    std::optional<Error> append(const std::string& line);
    /// Documents may be deleted while they are open.
    void lookForFiles();
    void noteChange();
    void noteTime();
    void noteOpen();
    PuzzleRecord numberedRecord() const;
    void saveRecord(const QString& id, PuzzleRecord record);
    void saved(const QString& id, std::uint64_t revision, const std::optional<Error>& error);
    void updateUnsaved();
    std::string path(const QString& id, const char* ending) const;

    DiskRunner m_run;
    FileSystem& m_files;
    DocumentFolder m_folder;
    PuzzleDocument* m_document = nullptr;
    std::unique_ptr<OpenFile> m_journal;
    /// The next line of the journal begins after a line that may have been cut off.
    bool m_needsLineEnd = true;
    /// File and journal together hold every change up to m_revision.
    bool m_isJournalWhole = false;
    bool m_hadFile = false;
    bool m_hadJournal = false;
    std::uint64_t m_revision = 0;
    std::uint64_t m_savedRevision = 0;
    /// The history as the journal has it.
    int m_knownNodes = 0;
    NodeId m_knownCurrent = 0;
    double m_knownSeconds = 0;
    bool m_changedSinceSave = false;
    bool m_isOpenNoted = true;
    QString m_failedToOpenId;
    QMap<QString, Loaded> m_loaded;
    std::vector<ImportWarning> m_warnings;
    QStringList m_damagedFiles;
    /// Let go, and not yet written.
    QMap<QString, PuzzleRecord> m_unkept;
    /// For each document that was let go, the revision that its last save has to hold for its journal to go.
    QMap<QString, std::uint64_t> m_released;
    QMap<QString, int> m_savesUnderWay;
    Error m_reason;
    bool m_wasUnsaved = false;
    QTimer m_saveTimer;
    QTimer m_retryTimer;
    QTimer m_clock;
};

}  // namespace nonet
