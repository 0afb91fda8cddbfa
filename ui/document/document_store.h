#pragma once

#include "core/foundation/result.h"
#include "ui/document/puzzle_document.h"

#include <QDateTime>
#include <QFile>
#include <QLockFile>
#include <QMap>
#include <QTimer>

#include <functional>
#include <memory>

namespace nonet {

/// A document as Continue lists it.
struct ContinueEntry {
    QString id;
    QString title;
    Puzzle puzzle;
    PlayState state;
    /// Of the cells that were blank at first, the share that holds a digit: 0..1.
    double progress = 0;
    bool isFinished = false;
    QDateTime lastPlayed;
};

inline constexpr int kContinueLimit = 50;

/// Keeps documents on disk, one <id>.nonet each, so that neither closing nor kill -9 loses a change.
///
/// Every change is appended to <id>.journal before the signal that told of it returns: one short write() into the page
/// cache, no flush, so no key waits for a disk. Some seconds after the last change the whole document is saved in one
/// step elsewhere (see DiskRunner) under a new stamp, and the journal carries a mark with that stamp: what follows the
/// mark is not in the file yet. Reading takes the file and then the lines after its mark; a last line that was cut off
/// is passed over.
///
/// A running program locks its folder. A second one takes the next folder, and whatever a folder without a program
/// still holds is moved over at the next start, so that nothing hides there.
class DocumentStore : public QObject {
    Q_OBJECT

public:
    /// Runs `work`, in another thread if it likes, in the order of the calls, and then `done` in the GUI thread.
    using DiskRunner = std::function<void(std::function<void()> work, std::function<void()> done)>;

    /// Milliseconds from the last change to the save.
    static constexpr int kSavesAfter = 2000;

    DocumentStore(const QString& dataFolder, DiskRunner run, QObject* parent = nullptr);
    ~DocumentStore() override;

    const QString& folder() const { return m_folder; }

    /// Keeps the document from now on, and remembers it as the open one; the one kept before is saved and let go.
    void keep(PuzzleDocument& document);
    /// Saves what is kept, and lets it go. It stays the open one for the next start.
    void release();
    /// The document that was open last; empty where there was none.
    QString lastOpenId() const;

    /// Reads a document as it was left. Errors: fileNotReadable, and what readNative tells.
    Result<PuzzleRecord> load(const QString& id) const { return loadFrom(m_folder, id); }
    void remove(const QString& id);

    /// The documents that were played last, newest first, at most kContinueLimit, `except` left out. Reads files: call
    /// it in any thread.
    static std::vector<ContinueEntry> listFrom(const QString& folder, const QString& except = QString());

Q_SIGNALS:
    /// Something could not be written: told once, until writing works again. Playing goes on in memory.
    void writeFailed(const nonet::Error& error);

private:
    static Result<PuzzleRecord> loadFrom(const QString& folder, const QString& id);
    void takeFolder(const QString& dataFolder);
    void adoptFrom(const QString& abandoned);
    void beginJournal();
    void append(const QByteArray& line);
    void noteChange();
    void noteGivens();
    void noteTime();
    void save();
    void saved(const QString& id, const QString& stamp, const std::optional<Error>& error);
    void tell(const Error& error);
    QString path(const QString& id, const char* ending) const;

    DiskRunner m_run;
    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
    PuzzleDocument* m_document = nullptr;
    QFile m_journal;
    /// The history as the journal has it.
    int m_knownNodes = 0;
    NodeId m_knownCurrent = 0;
    double m_knownSeconds = 0;
    bool m_hasUnsaved = false;
    /// Lines were appended after the mark of the save that is under way.
    bool m_changedSinceMark = false;
    /// A line is missing in the journal: the next one has to be the whole document.
    bool m_isJournalBroken = false;
    bool m_isTroubled = false;
    QMap<QString, int> m_savesUnderWay;
    QTimer m_saveTimer;
    QTimer m_clock;
};

}  // namespace nonet
