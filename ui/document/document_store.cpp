#include "ui/document/document_store.h"

#include "core/formats/native_file.h"
#include "core/formats/replace_file.h"
#include "ui/document/journal_entry.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QUuid>

#include <algorithm>
#include <cstdio>

namespace nonet {
namespace {

constexpr const char* kFileEnding = ".nonet";
constexpr const char* kJournalEnding = ".journal";
const QString kStamp = QStringLiteral("stamp");
const QString kOpenFile = QStringLiteral("open");
constexpr int kTimeIsNotedEvery = 15000;
constexpr int kMostFolders = 16;

QString folderName(int number) {
    return number == 1 ? QStringLiteral("documents") : QStringLiteral("documents-%1").arg(number);
}

QString newStamp() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

/// Takes the stamp out of the view values, which are the window's.
QString takeStamp(PuzzleRecord& record) {
    QJsonObject view = QJsonDocument::fromJson(QByteArray::fromStdString(record.view)).object();
    const QString stamp = view.take(kStamp).toString();
    record.view = view.isEmpty() ? std::string() : QJsonDocument(view).toJson(QJsonDocument::Compact).toStdString();
    return stamp;
}

void putStamp(PuzzleRecord& record, const QString& stamp) {
    QJsonObject view = QJsonDocument::fromJson(QByteArray::fromStdString(record.view)).object();
    view.insert(kStamp, stamp);
    record.view = QJsonDocument(view).toJson(QJsonDocument::Compact).toStdString();
}

std::optional<QByteArray> contents(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

/// The first line that the file with this stamp does not hold. A journal that does not know the stamp was begun after
/// the file was saved: it counts from its own record.
qsizetype firstNewLine(const QList<QByteArray>& lines, const QString& stamp) {
    for (qsizetype i = lines.size(); i-- > 0;)
        if (!stamp.isEmpty() && stampOf(lines[i]) == stamp)
            return i + 1;
    return std::find_if(lines.begin(), lines.end(), isRecordEntry) - lines.begin();
}

Error notWritable(const QString& path, const QString& reason) {
    return {.code = ErrorCode::fileNotWritable, .subject = path.toStdString(), .reason = reason.toStdString()};
}

}  // namespace

DocumentStore::DocumentStore(const QString& dataFolder, DiskRunner run, QObject* parent)
    : QObject(parent), m_run(std::move(run)) {
    takeFolder(dataFolder);
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSavesAfter);
    connect(&m_saveTimer, &QTimer::timeout, this, &DocumentStore::save);
    m_clock.setInterval(kTimeIsNotedEvery);
    connect(&m_clock, &QTimer::timeout, this, &DocumentStore::noteTime);
}

DocumentStore::~DocumentStore() { release(); }

void DocumentStore::takeFolder(const QString& dataFolder) {
    for (int number = 1; number <= kMostFolders; ++number) {
        const QString folder = QDir(dataFolder).filePath(folderName(number));
        QDir().mkpath(folder);
        auto lock = std::make_unique<QLockFile>(QDir(folder).filePath(QStringLiteral("lock")));
        lock->setStaleLockTime(0);
        const bool isOurs = lock->tryLock(0);
        if (!isOurs && lock->error() == QLockFile::LockFailedError)
            continue;
        if (m_folder.isEmpty()) {
            // Where the folder cannot be written at all, the game goes on in memory and the first write tells.
            m_folder = folder;
            m_lock = std::move(lock);
            if (!isOurs)
                return;
        } else if (isOurs) {
            adoptFrom(folder);
            lock->unlock();
            QDir().rmdir(folder);
        }
    }
    if (m_folder.isEmpty())
        m_folder = QDir(dataFolder).filePath(newStamp());
}

void DocumentStore::adoptFrom(const QString& abandoned) {
    for (const QString& name :
         QDir(abandoned).entryList({QStringLiteral("*.nonet"), QStringLiteral("*.journal")}, QDir::Files))
        QFile::rename(QDir(abandoned).filePath(name), QDir(m_folder).filePath(name));
    QFile::remove(QDir(abandoned).filePath(kOpenFile));
}

void DocumentStore::keep(PuzzleDocument& document) {
    release();
    m_document = &document;
    m_isJournalBroken = false;
    beginJournal();
    connect(&document, &PuzzleDocument::changed, this, &DocumentStore::noteChange);
    connect(&document, &PuzzleDocument::puzzleReplaced, this, &DocumentStore::noteGivens);
    connect(&document, &PuzzleDocument::checkpointsChanged, this,
            [this] { append(checkpointsEntry(m_document->history())); });
    connect(&document, &PuzzleDocument::viewChanged, this, [this] { append(notesEntry(m_document->record())); });
    connect(&document, &QObject::destroyed, this, [this] { m_document = nullptr; });
    m_clock.start();

    QFile open(QDir(m_folder).filePath(kOpenFile));
    if (open.open(QIODevice::WriteOnly | QIODevice::Truncate))
        open.write(document.id().toUtf8());
}

void DocumentStore::release() {
    if (!m_document)
        return;
    noteTime();
    if (m_hasUnsaved)
        save();
    m_document->disconnect(this);
    m_document = nullptr;
    m_journal.close();
    m_clock.stop();
    m_saveTimer.stop();
}

QString DocumentStore::lastOpenId() const {
    return QString::fromUtf8(contents(QDir(m_folder).filePath(kOpenFile)).value_or(QByteArray()));
}

void DocumentStore::remove(const QString& id) {
    QFile::remove(path(id, kFileEnding));
    QFile::remove(path(id, kJournalEnding));
}

Result<PuzzleRecord> DocumentStore::loadFrom(const QString& folder, const QString& id) {
    const QString base = QDir(folder).filePath(id);
    const std::optional<QByteArray> file = contents(base + QLatin1String(kFileEnding));
    const QList<QByteArray> lines = contents(base + QLatin1String(kJournalEnding)).value_or(QByteArray()).split('\n');

    Result<PuzzleRecord> record =
        Error{.code = ErrorCode::fileNotReadable, .subject = (base + QLatin1String(kFileEnding)).toStdString()};
    QString stamp;
    if (file) {
        Result<ImportedPuzzle> read =
            readNative(std::string_view(file->constData(), static_cast<std::size_t>(file->size())));
        if (read) {
            stamp = takeStamp(read->record);
            record = std::move(read->record);
        } else {
            record = read.error();
        }
    }
    qsizetype next = firstNewLine(lines, stamp);
    PuzzleRecord fromJournal;
    if (!record && next < lines.size() && applyEntry(fromJournal, lines[next++]))
        record = std::move(fromJournal);
    while (record && next < lines.size() && (lines[next].isEmpty() || applyEntry(*record, lines[next])))
        ++next;
    return record;
}

std::vector<ContinueEntry> DocumentStore::listFrom(const QString& folder, const QString& except) {
    QMap<QString, QDateTime> times;
    for (const QFileInfo& file :
         QDir(folder).entryInfoList({QStringLiteral("*.nonet"), QStringLiteral("*.journal")}, QDir::Files))
        times[file.completeBaseName()] = qMax(times.value(file.completeBaseName()), file.lastModified());
    times.remove(except);
    QStringList ids = times.keys();
    std::sort(ids.begin(), ids.end(), [&](const QString& a, const QString& b) { return times[a] > times[b]; });

    std::vector<ContinueEntry> entries;
    for (const QString& id : ids) {
        if (entries.size() >= kContinueLimit)
            break;
        const Result<PuzzleRecord> record = loadFrom(folder, id);
        if (!record)
            continue;
        const Puzzle& puzzle = record->puzzle;
        const Grid digits = digitsOf(puzzle, record->history.state());
        const int blanks = puzzle.givens.cellCount() - puzzle.givens.filledCount();
        const int entered = digits.filledCount() - puzzle.givens.filledCount();
        entries.push_back({id, QString::fromStdString(record->info.title), puzzle, record->history.state(),
                           blanks == 0 ? 1.0 : static_cast<double>(entered) / blanks, digits.isSolved(puzzle.geometry),
                           times[id]});
    }
    return entries;
}

void DocumentStore::beginJournal() {
    m_knownNodes = static_cast<int>(m_document->history().nodes().size());
    m_knownCurrent = m_document->history().current();
    m_knownSeconds = m_document->playedSeconds();
    const QString target = path(m_document->id(), kJournalEnding);
    m_journal.close();
    m_journal.setFileName(target + QStringLiteral(".new"));
    m_isJournalBroken = !m_journal.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered);
    append(recordEntry(m_document->record()));
    // The old journal stands until the new one holds everything; the open file goes with its name.
    if (!m_isJournalBroken)
        std::rename(m_journal.fileName().toLocal8Bit().constData(), target.toLocal8Bit().constData());
}

void DocumentStore::append(const QByteArray& line) {
    m_hasUnsaved = true;
    m_changedSinceMark = true;
    m_saveTimer.start();
    if (m_isJournalBroken && m_journal.isOpen()) {
        const QByteArray whole = '\n' + recordEntry(m_document->record()) + '\n';
        m_isJournalBroken = m_journal.write(whole) != whole.size();
    } else if (m_journal.isOpen()) {
        m_isJournalBroken = m_journal.write(line + '\n') != line.size() + 1;
    }
    if (m_isJournalBroken)
        tell(notWritable(m_journal.fileName(), m_journal.errorString()));
}

void DocumentStore::noteChange() {
    const History& history = m_document->history();
    const int nodes = static_cast<int>(history.nodes().size());
    for (; m_knownNodes < nodes; ++m_knownNodes) {
        append(pushEntry(history, m_knownNodes));
        m_knownCurrent = m_knownNodes;
    }
    if (m_knownCurrent != history.current()) {
        m_knownCurrent = history.current();
        append(moveEntry(m_knownCurrent));
    }
}

void DocumentStore::noteGivens() {
    m_knownNodes = static_cast<int>(m_document->history().nodes().size());
    m_knownCurrent = m_document->history().current();
    append(recordEntry(m_document->record()));
}

void DocumentStore::noteTime() {
    if (!m_document || m_knownSeconds == m_document->playedSeconds())
        return;
    m_knownSeconds = m_document->playedSeconds();
    append(notesEntry(m_document->record()));
}

void DocumentStore::save() {
    if (!m_document)
        return;
    m_saveTimer.stop();
    const QString stamp = newStamp();
    append(markEntry(stamp));
    m_saveTimer.stop();
    m_hasUnsaved = false;
    m_changedSinceMark = false;
    PuzzleRecord record = m_document->record();
    putStamp(record, stamp);
    const std::string target = path(m_document->id(), kFileEnding).toStdString();
    const auto error = std::make_shared<std::optional<Error>>();
    ++m_savesUnderWay[m_document->id()];
    m_run([record = std::move(record), target, error] { *error = replaceFile(target, writeNative(record)); },
          [self = QPointer<DocumentStore>(this), id = m_document->id(), stamp, error] {
              if (self)
                  self->saved(id, stamp, *error);
          });
}

void DocumentStore::saved(const QString& id, const QString& stamp, const std::optional<Error>& error) {
    const bool isLast = --m_savesUnderWay[id] == 0;
    if (error) {
        m_hasUnsaved = true;
        tell(*error);
        return;
    }
    m_isTroubled = m_isJournalBroken;
    const bool isOpen = m_document && m_document->id() == id;
    if (!isOpen) {
        if (isLast)
            QFile::remove(path(id, kJournalEnding));
        return;
    }
    if (m_isJournalBroken) {
        QFile::remove(path(id, kJournalEnding));
        beginJournal();
        m_isTroubled = m_isJournalBroken;
        return;
    }
    if (m_changedSinceMark)
        return;
    // A kill between the two leaves an empty journal, and the file just saved holds everything.
    if (m_journal.resize(0) && m_journal.seek(0))
        m_journal.write(markEntry(stamp) + '\n');
}

void DocumentStore::tell(const Error& error) {
    if (!std::exchange(m_isTroubled, true))
        Q_EMIT writeFailed(error);
}

QString DocumentStore::path(const QString& id, const char* ending) const {
    return QDir(m_folder).filePath(id + QLatin1String(ending));
}

}  // namespace nonet

#include "moc_document_store.cpp"
