#include "ui/document/document_folder.h"

#include "core/storage/replace_file.h"
#include "ui/document/document_files.h"

#include <QDateTime>
#include <QDir>
#include <QUuid>

namespace nonet {
namespace {

const QString kOpenFile = QStringLiteral("open");
const QString kOpeningFile = QStringLiteral("opening");
/// Beside each discarded document, made by the first start that finds it there: its time is when its days began.
constexpr const char* kFoundEnding = ".found";
constexpr int kMostFolders = 16;

QString folderName(int number) {
    return number == 1 ? QStringLiteral("documents") : QStringLiteral("documents-%1").arg(number);
}

}  // namespace

DocumentFolder::DocumentFolder(const QString& dataFolder, FileSystem& files) : m_files(files) {
    for (int number = 1; number <= kMostFolders; ++number) {
        const QString folder = QDir(dataFolder).filePath(folderName(number));
        if (!m_path.isEmpty() && !m_files.info(encodedPath(folder)))
            continue;
        // Where it cannot be made, the game goes on in memory and that is told.
        static_cast<void>(m_files.makeFolder(encodedPath(folder)));
        LockAttempt attempt = m_files.lock(encodedPath(folder));
        if (attempt.state == LockState::theirs) {
            m_isSecond = m_isSecond || m_path.isEmpty();
            continue;
        }
        const bool isOurs = attempt.state == LockState::ours;
        if (m_path.isEmpty()) {
            m_path = folder;
            m_lock = std::move(attempt.lock);
            if (!isOurs)
                return;
            clearLeftCopies();
            endDiscarded();
        } else if (isOurs) {
            adoptFrom(folder);
        }
    }
    if (m_path.isEmpty())
        m_path = QDir(dataFolder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
}

QString DocumentFolder::discardedIn(const QString& folder) { return QDir(folder).filePath(QStringLiteral("deleted")); }

std::string DocumentFolder::openFile() const { return pathIn(m_path, kOpenFile); }

std::string DocumentFolder::openingFile() const { return pathIn(m_path, kOpeningFile); }

void DocumentFolder::lockAgain() { m_lock = m_files.lock(encodedPath(m_path)).lock; }

std::optional<Error> DocumentFolder::makeDiscarded() { return m_files.makeFolder(encodedPath(discarded())); }

std::optional<Error> DocumentFolder::discard(const QString& id) {
    // A mark of an earlier time: its days begin anew.
    static_cast<void>(m_files.unlink(pathIn(discarded(), id) + kFoundEnding));
    return moveDocument(pathIn(m_path, id), pathIn(discarded(), id), m_files);
}

std::optional<Error> DocumentFolder::bringBack(const QString& id) {
    return moveDocument(pathIn(discarded(), id), pathIn(m_path, id), m_files);
}

void DocumentFolder::clearLeftCopies() {
    if (const Result<std::vector<std::string>> names = m_files.list(encodedPath(m_path)))
        for (const std::string& name : *names)
            if (isLeftCopy(name))
                static_cast<void>(m_files.unlink(encodedPath(m_path) + '/' + name));
}

void DocumentFolder::endDiscarded() {
    const QString folder = discarded();
    const qint64 last = QDateTime::currentDateTime().addDays(-kDaysDiscarded).toMSecsSinceEpoch();
    // What fails is tried again by the next start; the mark goes last.
    for (const std::string& id : documentIds(folder, m_files)) {
        const std::string document = encodedPath(folder) + '/' + id;
        const std::optional<FileInfo> found = m_files.info(document + kFoundEnding);
        if (!found)
            static_cast<void>(m_files.open(document + kFoundEnding, OpenMode::createNew));
        else if (found->modified < last)
            for (const char* ending : {kJournalEnding, kFileEnding, kFoundEnding})
                if (m_files.unlink(document + ending))
                    break;
    }
}

void DocumentFolder::adoptFrom(const QString& abandoned) {
    const QString theirs = discardedIn(abandoned);
    const bool hasDiscarded = m_files.info(encodedPath(theirs)).has_value();
    if (hasDiscarded && makeDiscarded())
        return;
    if (!adoptDocuments(abandoned, m_path) || (hasDiscarded && !adoptDocuments(theirs, discarded())))
        return;
    if (const Result<std::vector<std::string>> names = m_files.list(encodedPath(theirs)))
        for (const std::string& name : *names)
            if (name.ends_with(kFoundEnding))
                static_cast<void>(m_files.unlink(encodedPath(theirs) + '/' + name));
    static_cast<void>(m_files.removeFolder(encodedPath(theirs)));
    for (const QString& name : {kOpenFile, kOpeningFile, QStringLiteral("lock")})
        static_cast<void>(m_files.unlink(pathIn(abandoned, name)));
    // Stays where anything else is in it.
    static_cast<void>(m_files.removeFolder(encodedPath(abandoned)));
}

bool DocumentFolder::adoptDocuments(const QString& abandoned, const QString& folder) {
    bool isEmptied = true;
    for (const std::string& id : documentIds(abandoned, m_files)) {
        const std::string from = encodedPath(abandoned) + '/' + id;
        std::string to = encodedPath(folder) + '/' + id;
        // Both folders may have a document of that name where somebody copied them.
        if ((m_files.info(to + kFileEnding) && m_files.info(from + kFileEnding)) || m_files.info(to + kJournalEnding))
            to = pathIn(folder, QUuid::createUuid().toString(QUuid::WithoutBraces));
        isEmptied = !moveDocument(from, to, m_files) && isEmptied;
    }
    return isEmptied;
}

}  // namespace nonet
