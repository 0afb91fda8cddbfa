#include "ui/document/document_store.h"

#include "core/formats/native/journal.h"
#include "core/formats/native/native_file.h"
#include "core/formats/persistent_warnings.h"
#include "core/play/game_fog.h"
#include "core/storage/damaged_file.h"
#include "core/storage/replace_file.h"

#include <QDir>
#include <QFile>
#include <QPointer>
#include <QUuid>

#include <algorithm>
#include <set>

namespace nonet {
namespace {

constexpr const char* kFileEnding = ".nonet";
constexpr const char* kJournalEnding = ".journal";
const QString kOpenFile = QStringLiteral("open");
const QString kOpeningFile = QStringLiteral("opening");
/// Where discarded documents wait to be brought back.
const QString kDiscarded = QStringLiteral("deleted");
/// Beside each of them, made by the first start that finds it there: its time is when their days began.
constexpr const char* kFoundEnding = ".found";
constexpr int kTimeIsNotedEvery = 15000;
constexpr int kMostFolders = 16;
/// Ten times the largest file; a journal is emptied with every save.
constexpr std::size_t kLargestJournal = 320ULL * 1024 * 1024;
constexpr std::size_t kLargestFile = 64ULL * 1024 * 1024;

QString folderName(int number) {
    return number == 1 ? QStringLiteral("documents") : QStringLiteral("documents-%1").arg(number);
}

std::string bytes(const QString& path) { return QFile::encodeName(path).toStdString(); }

std::string inFolder(const QString& folder, const QString& name) { return bytes(QDir(folder).filePath(name)); }

/// The name of the document that the file belongs to; empty for every other file.
std::string idOf(const std::string& name) {
    for (const std::string_view ending : {kFileEnding, kJournalEnding})
        if (name.size() > ending.size() && name.ends_with(ending))
            return name.substr(0, name.size() - ending.size());
    return {};
}

std::set<std::string> idsIn(const QString& folder, FileSystem& files) {
    std::set<std::string> ids;
    if (const Result<std::vector<std::string>> names = files.list(bytes(folder)))
        for (const std::string& name : *names)
            if (const std::string id = idOf(name); !id.empty())
                ids.insert(id);
    return ids;
}

Result<StoredDocument> readStored(const QString& folder, const QString& id, FileSystem& files) {
    const std::string base = inFolder(folder, id);
    const Result<std::optional<std::string>> file = files.read(base + kFileEnding, kLargestFile);
    if (!file)
        return file.error();
    // What cannot be read now may be newer than the file: nothing is opened that would go on from less.
    const Result<std::optional<std::string>> journal = files.read(base + kJournalEnding, kLargestJournal);
    if (!journal)
        return journal.error();
    Result<StoredDocument> stored = readDocument(*file, journal->value_or(std::string()));
    if (stored || !stored.error().subject.empty() || stored.error().code != ErrorCode::fileNotReadable)
        return stored;
    return Error{.code = ErrorCode::fileNotReadable, .subject = base + kFileEnding};
}

QString contentOf(const std::string& path, FileSystem& files) {
    constexpr std::size_t kLongest = 4096;
    const Result<std::optional<std::string>> content = files.read(path, kLongest);
    return content ? QString::fromStdString(content->value_or(std::string())) : QString();
}

/// A document's two files to another folder. The journal alone is nothing to open, so it goes first, and what a kill
/// leaves between the two is still whole where the file is.
std::optional<Error> moveDocument(const std::string& from, const std::string& to, FileSystem& files) {
    for (const char* ending : {kJournalEnding, kFileEnding})
        if (files.info(from + ending))
            if (std::optional<Error> error = files.rename(from + ending, to + ending))
                return error;
    return std::nullopt;
}

ContinueEntry entryOf(const QString& id, const PuzzleRecord& record) {
    const Puzzle& puzzle = record.puzzle;
    const Grid digits = digitsOf(puzzle, record.history.state());
    const int blanks = puzzle.givens.cellCount() - puzzle.givens.filledCount();
    const int entered = digits.filledCount() - puzzle.givens.filledCount();
    ContinueEntry entry;
    entry.id = id;
    entry.title = QString::fromStdString(record.info.title);
    entry.author = QString::fromStdString(record.info.author);
    entry.puzzle = puzzle;
    entry.state = record.history.state();
    entry.fogged = cellsInFog(puzzle, record.history, digits, record.solution);
    entry.progress = blanks == 0 ? 1.0 : static_cast<double>(entered) / blanks;
    const std::optional<Grid> trusted = trustedSolution(puzzle, record.solution);
    entry.completion = completionOf(record, digits, trusted ? trusted : solutionBelowLock(record, record.solution));
    entry.rating = viewStateFrom(record.view).rating;
    return entry;
}

}  // namespace

bool isUntouched(const PuzzleRecord& record) {
    const bool isEmpty =
        record.puzzle == Puzzle() && digitsOf(record.puzzle, record.history.state()).filledCount() == 0;
    return record.history.nodes().size() == 1 && record.history.checkpoints().empty() &&
           (isEmpty || viewStateFrom(record.view).origin == PuzzleOrigin::sample);
}

DocumentStore::DocumentStore(const QString& dataFolder, DiskRunner run, FileSystem& files, QObject* parent)
    : QObject(parent), m_run(std::move(run)), m_files(files) {
    claimFolder(dataFolder);
    m_failedToOpenId = contentOf(inFolder(m_folder, kOpeningFile), m_files);
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSaveDelay);
    connect(&m_saveTimer, &QTimer::timeout, this, &DocumentStore::save);
    m_retryTimer.setInterval(kRetryDelay);
    connect(&m_retryTimer, &QTimer::timeout, this, &DocumentStore::retry);
    m_clock.setInterval(kTimeIsNotedEvery);
    connect(&m_clock, &QTimer::timeout, this, &DocumentStore::noteTime);
}

DocumentStore::~DocumentStore() { release(); }

void DocumentStore::claimFolder(const QString& dataFolder) {
    for (int number = 1; number <= kMostFolders; ++number) {
        const QString folder = QDir(dataFolder).filePath(folderName(number));
        if (!m_folder.isEmpty() && !m_files.info(bytes(folder)))
            continue;
        // Where it cannot be made, the game goes on in memory and that is told.
        static_cast<void>(m_files.makeFolder(bytes(folder)));
        LockAttempt attempt = m_files.lock(bytes(folder));
        if (attempt.state == LockState::theirs) {
            m_isSecond = m_isSecond || m_folder.isEmpty();
            continue;
        }
        const bool isOurs = attempt.state == LockState::ours;
        if (m_folder.isEmpty()) {
            m_folder = folder;
            m_lock = std::move(attempt.lock);
            if (!isOurs)
                return;
            clearLeftCopies();
            endDiscarded();
        } else if (isOurs) {
            adoptFrom(folder);
        }
    }
    if (m_folder.isEmpty())
        m_folder = QDir(dataFolder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
}

void DocumentStore::clearLeftCopies() {
    if (const Result<std::vector<std::string>> names = m_files.list(bytes(m_folder)))
        for (const std::string& name : *names)
            if (isLeftCopy(name))
                static_cast<void>(m_files.unlink(bytes(m_folder) + '/' + name));
}

void DocumentStore::endDiscarded() {
    const QString folder = QDir(m_folder).filePath(kDiscarded);
    const qint64 last = QDateTime::currentDateTime().addDays(-kDaysDiscarded).toMSecsSinceEpoch();
    // What fails is tried again by the next start; the mark goes last.
    for (const std::string& id : idsIn(folder, m_files)) {
        const std::string document = bytes(folder) + '/' + id;
        const std::optional<FileInfo> found = m_files.info(document + kFoundEnding);
        if (!found)
            static_cast<void>(m_files.open(document + kFoundEnding, OpenMode::createNew));
        else if (found->modified < last)
            for (const char* ending : {kJournalEnding, kFileEnding, kFoundEnding})
                if (m_files.unlink(document + ending))
                    break;
    }
}

void DocumentStore::adoptFrom(const QString& abandoned) {
    const QString discarded = QDir(abandoned).filePath(kDiscarded);
    const QString ours = QDir(m_folder).filePath(kDiscarded);
    const bool hasDiscarded = m_files.info(bytes(discarded)).has_value();
    if (hasDiscarded && m_files.makeFolder(bytes(ours)))
        return;
    if (!adoptDocuments(abandoned, m_folder) || (hasDiscarded && !adoptDocuments(discarded, ours)))
        return;
    if (const Result<std::vector<std::string>> names = m_files.list(bytes(discarded)))
        for (const std::string& name : *names)
            if (name.ends_with(kFoundEnding))
                static_cast<void>(m_files.unlink(bytes(discarded) + '/' + name));
    static_cast<void>(m_files.removeFolder(bytes(discarded)));
    for (const QString& name : {kOpenFile, kOpeningFile, QStringLiteral("lock")})
        static_cast<void>(m_files.unlink(inFolder(abandoned, name)));
    // Stays where anything else is in it.
    static_cast<void>(m_files.removeFolder(bytes(abandoned)));
}

bool DocumentStore::adoptDocuments(const QString& abandoned, const QString& folder) {
    bool isEmptied = true;
    for (const std::string& id : idsIn(abandoned, m_files)) {
        const std::string from = bytes(abandoned) + '/' + id;
        std::string to = bytes(folder) + '/' + id;
        // Both folders may have a document of that name where somebody copied them.
        if ((m_files.info(to + kFileEnding) && m_files.info(from + kFileEnding)) || m_files.info(to + kJournalEnding))
            to = inFolder(folder, QUuid::createUuid().toString(QUuid::WithoutBraces));
        isEmptied = !moveDocument(from, to, m_files) && isEmptied;
    }
    return isEmptied;
}

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
    m_knownSeconds = document.playedSeconds();
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
    const QString id = contentOf(inFolder(m_folder, kOpenFile), m_files);
    return id == m_failedToOpenId ? QString() : id;
}

void DocumentStore::noteOpening(const QString& id) {
    static_cast<void>(replaceFile(inFolder(m_folder, kOpeningFile), id.toStdString(), m_files));
}

void DocumentStore::noteOpened() { static_cast<void>(m_files.unlink(inFolder(m_folder, kOpeningFile))); }

void DocumentStore::noteOpen() {
    if (!m_document || m_isOpenNoted)
        return;
    const std::string path = inFolder(m_folder, kOpenFile);
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
    Result<StoredDocument> stored = readStored(m_folder, id, m_files);
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
    const QString to = QDir(m_folder).filePath(kDiscarded);
    if (std::optional<Error> error = m_files.makeFolder(bytes(to)))
        return error;
    m_released.remove(id);
    m_unkept.remove(id);
    // A mark of an earlier time: its days begin anew.
    static_cast<void>(m_files.unlink(inFolder(to, id) + kFoundEnding));
    return moveDocument(inFolder(m_folder, id), inFolder(to, id), m_files);
}

DocumentStore::Listing DocumentStore::discardedListing() const {
    return {.folder = QDir(m_folder).filePath(kDiscarded), .except = {}, .unsaved = {}};
}

bool DocumentStore::hasDiscarded() const { return !idsIn(QDir(m_folder).filePath(kDiscarded), m_files).empty(); }

std::optional<Error> DocumentStore::bringBack(const QString& id) {
    return moveDocument(inFolder(QDir(m_folder).filePath(kDiscarded), id), inFolder(m_folder, id), m_files);
}

std::optional<Error> DocumentStore::rename(const QString& id, const QString& title) {
    Result<PuzzleRecord> record = load(id);
    if (!record)
        return record.error();
    const std::uint64_t revision = m_loaded.take(id).revision + 1;
    PuzzleDocument document(std::move(*record));
    document.setTitle(title);
    PuzzleRecord renamed = document.record();
    renamed.revision = revision;
    // Behind whatever is still being saved of it; what its journal holds is older.
    m_unkept.insert(id, renamed);
    m_released.insert(id, revision);
    saveRecord(id, std::move(renamed));
    return std::nullopt;
}

bool DocumentStore::hasUnsaved() const { return (m_document && !isKept()) || !m_unkept.isEmpty(); }

DocumentStore::Listing DocumentStore::listing() const {
    return {m_folder, m_document ? m_document->id() : QString(), m_unkept};
}

std::vector<ContinueEntry> DocumentStore::list(const Listing& listing, FileSystem& files) {
    std::vector<ContinueEntry> entries;
    for (auto unsaved = listing.unsaved.begin(); unsaved != listing.unsaved.end(); ++unsaved) {
        entries.push_back(entryOf(unsaved.key(), *unsaved));
        entries.back().lastPlayed = QDateTime::currentDateTime();
    }
    for (const std::string& name : idsIn(listing.folder, files)) {
        const QString id = QString::fromStdString(name);
        if (id == listing.except || listing.unsaved.contains(id))
            continue;
        const Result<StoredDocument> stored = readStored(listing.folder, id, files);
        const std::optional<FileInfo> journal = files.info(inFolder(listing.folder, id) + kJournalEnding);
        // Where nothing of a document could be written, there is nothing to be told either.
        const bool isEmpty =
            !stored && journal && journal->size == 0 && !files.info(inFolder(listing.folder, id) + kFileEnding);
        if (isEmpty || (stored && isUntouched(stored->record)))
            continue;
        entries.push_back(stored ? entryOf(id, stored->record) : ContinueEntry());
        entries.back().id = id;
        entries.back().isReadable = stored.hasValue();
        for (const char* ending : {kFileEnding, kJournalEnding})
            if (const std::optional<FileInfo> info = files.info(inFolder(listing.folder, id) + ending))
                entries.back().lastPlayed =
                    qMax(entries.back().lastPlayed, QDateTime::fromMSecsSinceEpoch(info->modified));
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const ContinueEntry& a, const ContinueEntry& b) { return a.lastPlayed > b.lastPlayed; });
    return entries;
}

std::optional<PuzzleRecord> DocumentStore::look(const Listing& listing, const QString& id, FileSystem& files) {
    if (const auto unsaved = listing.unsaved.find(id); unsaved != listing.unsaved.end())
        return *unsaved;
    Result<StoredDocument> stored = readStored(listing.folder, id, files);
    return stored ? std::optional(std::move(stored->record)) : std::nullopt;
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
        if (!m_files.info(bytes(m_folder))) {
            if (std::optional<Error> error = m_files.makeFolder(bytes(m_folder)))
                return error;
            m_lock = m_files.lock(bytes(m_folder)).lock;
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
    if (!m_document || m_knownSeconds == m_document->playedSeconds())
        return;
    m_knownSeconds = m_document->playedSeconds();
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
    if (!m_lock)
        m_lock = m_files.lock(bytes(m_folder)).lock;
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

std::string DocumentStore::path(const QString& id, const char* ending) const { return inFolder(m_folder, id) + ending; }

}  // namespace nonet

#include "moc_document_store.cpp"
