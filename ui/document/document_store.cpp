#include "ui/document/document_store.h"

#include "core/formats/native/native_file.h"
#include "core/storage/damaged_file.h"
#include "core/storage/replace_file.h"
#include "ui/document/document_files.h"

#include <QFile>
#include <QPointer>

namespace nonet {
namespace {

constexpr int kTimeIsNotedEvery = 15000;

QString contentOf(const std::string& path, FileSystem& files) {
    constexpr std::size_t kLongest = 4096;
    const Result<std::optional<std::string>> content = files.read(path, kLongest);
    return content ? QString::fromStdString(content->value_or(std::string())) : QString();
}

}  // namespace

DocumentStore::DocumentStore(const QString& dataFolder, DiskRunner run, FileSystem& files, QObject* parent)
    : QObject(parent), m_run(std::move(run)), m_files(files), m_folder(dataFolder, files) {
    m_failedToOpenId = contentOf(m_folder.openingFile(), m_files);
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSaveDelay);
    connect(&m_saveTimer, &QTimer::timeout, this, &DocumentStore::save);
    m_retryTimer.setInterval(kRetryDelay);
    connect(&m_retryTimer, &QTimer::timeout, this, &DocumentStore::retry);
    m_clock.setInterval(kTimeIsNotedEvery);
    connect(&m_clock, &QTimer::timeout, this, &DocumentStore::noteTime);
}

DocumentStore::~DocumentStore() { release(); }

void DocumentStore::keep(PuzzleDocument& document) {
    const QString sample = m_document && m_document->id() != document.id() && isUntouched(m_document->record())
                               ? m_document->id()
                               : QString();
    release();
    m_document = &document;
    const Loaded loaded = m_loaded.take(document.id());
    m_revision = loaded.revision;
    m_isJournalWhole = loaded.isWhole;
    // Nothing is known of the file but that it is no newer.
    m_savedRevision = 0;
    m_journal.reset();
    m_needsLineEnd = true;
    m_hadFile = m_files.info(path(document.id(), kFileEnding)).has_value();
    m_hadJournal = m_files.info(path(document.id(), kJournalEnding)).has_value();
    m_knownNodes = static_cast<int>(document.history().nodes().size());
    m_knownCurrent = document.history().current();
    m_knownSeconds = document.notes().playedSeconds();
    m_released.remove(document.id());
    m_unkept.remove(document.id());
    if (!m_isJournalWhole) {
        ++m_revision;
        m_changedSinceSave = true;
        m_saveTimer.start();
        writeRecord();
    }
    connect(&document, &PuzzleDocument::changed, this, &DocumentStore::noteChange);
    // A line of the journal adds to the ones before it: what takes one back is told as a whole.
    connect(&document, &PuzzleDocument::lastStepReplaced, this, [this] {
        m_knownNodes = static_cast<int>(m_document->history().nodes().size());
        m_knownCurrent = m_document->history().current();
        note(recordLine);
    });
    connect(&document, &PuzzleDocument::checkpointsChanged, this, [this] { note(checkpointsLine); });
    connect(&document, &PuzzleDocument::viewChanged, this, [this] { note(notesLine); });
    connect(&document, &QObject::destroyed, this, [this] { m_document = nullptr; });
    m_clock.start();
    m_isOpenNoted = false;
    noteOpen();
    if (!sample.isEmpty() && m_isOpenNoted) {
        m_unkept.remove(sample);
        for (const char* ending : {kFileEnding, kJournalEnding})
            static_cast<void>(m_files.unlink(path(sample, ending)));
    }
    updateUnsaved();
}

void DocumentStore::release() {
    if (!m_document)
        return;
    noteTime();
    const QString id = m_document->id();
    m_released.insert(id, m_revision);
    if (m_changedSinceSave)
        save();
    if (!isKept() && m_released.contains(id))
        m_unkept.insert(id, numberedRecord());
    m_document->disconnect(this);
    m_document = nullptr;
    m_journal.reset();
    m_clock.stop();
    m_saveTimer.stop();
    updateUnsaved();
}

QString DocumentStore::lastOpenId() const {
    const QString id = contentOf(m_folder.openFile(), m_files);
    return id == m_failedToOpenId ? QString() : id;
}

void DocumentStore::noteOpening(const QString& id) {
    static_cast<void>(replaceFile(m_folder.openingFile(), id.toStdString(), m_files));
}

void DocumentStore::noteOpened() { static_cast<void>(m_files.unlink(m_folder.openingFile())); }

void DocumentStore::noteOpen() {
    if (!m_document || m_isOpenNoted)
        return;
    const std::string path = m_folder.openFile();
    m_isOpenNoted =
        contentOf(path, m_files) == m_document->id() || !replaceFile(path, m_document->id().toStdString(), m_files);
}

Result<PuzzleRecord> DocumentStore::load(const QString& id) {
    m_warnings.clear();
    m_damagedFiles.clear();
    if (const auto unkept = m_unkept.constFind(id); unkept != m_unkept.constEnd()) {
        PuzzleRecord record = *unkept;
        m_loaded.insert(id, {record.revision, false});
        record.revision = 0;
        return record;
    }
    Result<StoredDocument> stored = readStored(m_folder.path(), id, m_files);
    if (!stored)
        return stored.error();
    if (std::optional<Error> error = setAside(id, stored->damage))
        return *error;
    m_loaded.insert(id, {stored->highest, stored->isWhole});
    stored->record.revision = 0;
    m_warnings = std::move(stored->warnings);
    return std::move(stored->record);
}

std::optional<Error> DocumentStore::setAside(const QString& id, const StoredDamage& damage) {
    const auto keepBeside = [&](const char* ending, std::size_t most) -> std::optional<Error> {
        const Result<std::string> aside = setDamagedAside(path(id, ending), most, m_files);
        if (!aside)
            return aside.error();
        if (damage.losesChanges)
            m_damagedFiles.append(QFile::decodeName(QByteArray::fromStdString(*aside)));
        return std::nullopt;
    };
    if (damage.isInFile)
        if (std::optional<Error> error = keepBeside(kFileEnding, kLargestFile))
            return error;
    return damage.isInJournal ? keepBeside(kJournalEnding, kLargestJournal) : std::nullopt;
}

std::optional<Error> DocumentStore::discard(const QString& id) {
    if (std::optional<Error> error = m_folder.makeDiscarded())
        return error;
    m_released.remove(id);
    m_unkept.remove(id);
    return m_folder.discard(id);
}

std::optional<Error> DocumentStore::bringBack(const QString& id) { return m_folder.bringBack(id); }

std::optional<Error> DocumentStore::rename(const QString& id, const QString& title) {
    Result<PuzzleRecord> record = load(id);
    if (!record)
        return record.error();
    const std::uint64_t revision = m_loaded.take(id).revision + 1;
    PuzzleDocument document(std::move(*record));
    document.names().setTitle(title);
    PuzzleRecord renamed = document.record();
    renamed.revision = revision;
    // Behind whatever is still being saved of it; what its journal holds is older.
    m_unkept.insert(id, renamed);
    m_released.insert(id, revision);
    saveRecord(id, std::move(renamed));
    return std::nullopt;
}

bool DocumentStore::hasUnsaved() const { return (m_document && !isKept()) || !m_unkept.isEmpty(); }

WaitingDocuments DocumentStore::waiting() const {
    return {.folder = m_folder.path(), .except = m_document ? m_document->id() : QString(), .unsaved = m_unkept};
}

WaitingDocuments DocumentStore::discarded() const {
    return {.folder = m_folder.discarded(), .except = {}, .unsaved = {}};
}

void DocumentStore::note(const std::function<std::string(const PuzzleRecord&)>& line) {
    lookForFiles();
    ++m_revision;
    m_changedSinceSave = true;
    m_saveTimer.start();
    if (m_isJournalWhole) {
        const std::optional<Error> error = append(line(numberedRecord()));
        m_isJournalWhole = !error;
        m_reason = error.value_or(m_reason);
    } else {
        writeRecord();
    }
    noteOpen();
    updateUnsaved();
}

void DocumentStore::writeRecord() {
    const std::optional<Error> error = append(recordLine(numberedRecord()));
    m_isJournalWhole = !error;
    m_reason = error.value_or(m_reason);
}

std::optional<Error> DocumentStore::append(const std::string& line) {
    if (!m_journal) {
        const std::string folder = encodedPath(m_folder.path());
        if (!m_files.info(folder)) {
            if (std::optional<Error> error = m_files.makeFolder(folder))
                return error;
            m_folder.lockAgain();
            m_isOpenNoted = false;
        }
        Result<std::unique_ptr<OpenFile>> journal =
            m_files.open(path(m_document->id(), kJournalEnding), OpenMode::append);
        if (!journal)
            return journal.error();
        m_journal = std::move(*journal);
        m_hadJournal = true;
        m_needsLineEnd = true;
    }
    const std::uint64_t size = m_journal->info().size;
    std::optional<Error> error = m_journal->write((m_needsLineEnd ? "\n" : "") + line + '\n');
    m_needsLineEnd = error.has_value();
    // Half a line would only take room that is missing already.
    if (error)
        static_cast<void>(m_journal->truncate(size));
    return error;
}

void DocumentStore::lookForFiles() {
    const std::optional<FileInfo> journal = m_files.info(path(m_document->id(), kJournalEnding));
    if (m_journal) {
        const FileInfo held = m_journal->info();
        if (!journal || journal->inode != held.inode || journal->device != held.device)
            m_journal.reset();
    }
    if (m_hadFile && !m_files.info(path(m_document->id(), kFileEnding))) {
        m_hadFile = false;
        m_savedRevision = 0;
        m_isJournalWhole = false;
    }
    if (!journal && m_hadJournal && m_savedRevision != m_revision)
        m_isJournalWhole = false;
}

void DocumentStore::noteChange() {
    const History& history = m_document->history();
    const int nodes = static_cast<int>(history.nodes().size());
    for (; m_knownNodes < nodes; ++m_knownNodes) {
        note([node = m_knownNodes](const PuzzleRecord& record) { return nodeLine(record, node); });
        m_knownCurrent = m_knownNodes;
    }
    if (m_knownCurrent != history.current()) {
        m_knownCurrent = history.current();
        note(moveLine);
    }
    // So that a kill loses no more of the time than of the game.
    noteTime();
}

void DocumentStore::noteTime() {
    if (!m_document || m_knownSeconds == m_document->notes().playedSeconds())
        return;
    m_knownSeconds = m_document->notes().playedSeconds();
    note(notesLine);
}

PuzzleRecord DocumentStore::numberedRecord() const {
    PuzzleRecord record = m_document->record();
    record.revision = m_revision;
    return record;
}

void DocumentStore::save() {
    if (!m_document)
        return;
    m_saveTimer.stop();
    m_changedSinceSave = false;
    saveRecord(m_document->id(), numberedRecord());
}

void DocumentStore::saveRecord(const QString& id, PuzzleRecord record) {
    const auto error = std::make_shared<std::optional<Error>>();
    const std::uint64_t revision = record.revision;
    ++m_savesUnderWay[id];
    m_run([record = std::move(record), target = path(id, kFileEnding), error,
           &files = m_files] { *error = replaceFile(target, writeNative(record), files); },
          [self = QPointer<DocumentStore>(this), id, revision, error] {
              if (self)
                  self->saved(id, revision, *error);
          });
}

void DocumentStore::saved(const QString& id, std::uint64_t revision, const std::optional<Error>& error) {
    --m_savesUnderWay[id];
    const bool isOpen = m_document && m_document->id() == id;
    if (error && isOpen) {
        m_changedSinceSave = true;
        m_saveTimer.start();
    } else if (isOpen) {
        m_hadFile = true;
        m_savedRevision = revision;
        if (revision == m_revision) {
            m_isJournalWhole = true;
            // Lines that stay are older than the file, and passed over.
            if (m_journal && !m_journal->truncate(0))
                m_needsLineEnd = false;
        }
    } else if (!error) {
        if (const auto unkept = m_unkept.constFind(id); unkept != m_unkept.constEnd() && unkept->revision <= revision)
            m_unkept.erase(unkept);
        if (m_released.value(id) == revision) {
            m_released.remove(id);
            static_cast<void>(m_files.unlink(path(id, kJournalEnding)));
        }
    }
    updateUnsaved();
}

void DocumentStore::retry() {
    if (!m_folder.isLocked())
        m_folder.lockAgain();
    if (m_document && !isKept()) {
        writeRecord();
        if (!isKept() && m_savesUnderWay.value(m_document->id()) == 0)
            save();
    }
    const QMap<QString, PuzzleRecord> unkept = m_unkept;
    for (auto each = unkept.begin(); each != unkept.end(); ++each)
        if (m_savesUnderWay.value(each.key()) == 0)
            saveRecord(each.key(), *each);
    noteOpen();
    updateUnsaved();
}

bool DocumentStore::writeAllNow() {
    if (m_document && !isKept())
        writeRecord();
    const auto write = [this](const QString& id, const PuzzleRecord& record) {
        std::optional<Error> error = replaceFile(path(id, kFileEnding), writeNative(record), m_files);
        m_reason = error.value_or(m_reason);
        ++m_savesUnderWay[id];
        saved(id, record.revision, error);
    };
    if (m_document && !isKept())
        write(m_document->id(), numberedRecord());
    const QMap<QString, PuzzleRecord> unkept = m_unkept;
    for (auto each = unkept.begin(); each != unkept.end(); ++each)
        write(each.key(), *each);
    noteOpen();
    updateUnsaved();
    return !hasUnsaved();
}

void DocumentStore::updateUnsaved() {
    const bool isUnsaved = hasUnsaved();
    if (!isUnsaved && m_isOpenNoted)
        m_retryTimer.stop();
    else if (!m_retryTimer.isActive())
        m_retryTimer.start();
    if (std::exchange(m_wasUnsaved, isUnsaved) != isUnsaved)
        Q_EMIT unsavedChanged();
}

std::string DocumentStore::path(const QString& id, const char* ending) const {
    return pathIn(m_folder.path(), id) + ending;
}

}  // namespace nonet

#include "moc_document_store.cpp"
