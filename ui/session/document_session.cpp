#include "ui/session/document_session.h"

#include "core/formats/importer.h"
#include "core/formats/setters_fill.h"
#include "core/rules/broken_rules.h"
#include "core/rules/conflicts.h"
#include "ui/text/error_text.h"
#include "ui/text/foreign_text.h"
#include "ui/text/rule_words.h"
#include "ui/text/rules_lines.h"

#include <QFile>
#include <QFileInfo>
#include <QMetaMethod>

#include <algorithm>
#include <system_error>

namespace nonet {
namespace {

/// More than anybody looks through in a list.
constexpr std::size_t kMostListed = 1000;

struct ImportedFile {
    Result<ImportedPuzzle> first;
    /// Where there are several.
    std::vector<PuzzleRecord> all;
};

/// The first rule that the givens break, in a sentence; empty for none.
QString conflictOfGivens(const Puzzle& puzzle) {
    if (puzzle.isClassic()) {
        const std::vector<Conflict> conflicts = findConflicts(puzzle.givens, puzzle.geometry());
        return conflicts.empty() ? QString() : conflictSentence(conflicts.front());
    }
    const std::vector<BrokenRule> broken = brokenRules(puzzle, puzzle.givens);
    return broken.empty() ? QString() : brokenRuleSentence(broken.front(), puzzle.rulebook(), puzzle.givens);
}

ImportedFile importFrom(const std::string& path) {
    const Result<std::optional<std::string>> content = systemFiles().read(path, kLargestInput);
    if (!content)
        return {content.error(), {}};
    const std::optional<std::string>& text = *content;
    if (!text)
        return {Error{.code = ErrorCode::fileNotReadable,
                      .subject = path,
                      .reason = std::make_error_code(std::errc::no_such_file_or_directory).message()},
                {}};
    ImportedFile file{importPuzzle(*text), {}};
    if (file.first &&
        std::ranges::find(file.first->warnings, ImportWarning::morePuzzlesFollow) != file.first->warnings.end())
        for (ImportedPuzzle& each : importPuzzles(*text, kMostListed))
            file.all.push_back(std::move(each.record));
    return file;
}

}  // namespace

DocumentSession::DocumentSession(const QString& dataFolder, QObject* parent)
    : QObject(parent),
      m_store(std::make_unique<DocumentStore>(dataFolder,
                                              [this](std::function<void()> work, std::function<void()> done) {
                                                  m_disk.add(std::move(work), std::move(done));
                                              })),
      m_facts(new DocumentFacts(this)), m_importTask(new Task(tr("Reading the puzzle"), this)) {
    connect(m_store.get(), &DocumentStore::unsavedChanged, this, &DocumentSession::unsavedChanged);
    connect(m_facts, &DocumentFacts::found, this, &DocumentSession::reportFacts);
    connect(m_facts, &DocumentFacts::countingChanged, this, &DocumentSession::countChanged);
}

DocumentSession::~DocumentSession() { m_store.reset(); }

void DocumentSession::open(PuzzleRecord record, PuzzleOrigin origin) {
    record.revision = 0;
    auto document = std::make_unique<PuzzleDocument>(std::move(record));
    // A file tells itself where its puzzle came from.
    if (origin != PuzzleOrigin::imported)
        document->changeView([origin](ViewState& view) { view.origin = origin; });
    start(std::move(document));
}

bool DocumentSession::openStored(const QString& id) {
    Result<PuzzleRecord> record = m_store->load(id);
    if (!record) {
        Q_EMIT failed(tr("%1 The file was left as it is.").arg(errorSentence(record.error())));
        return false;
    }
    auto document = std::make_unique<PuzzleDocument>(std::move(*record));
    document->setId(id);
    const std::vector<ImportWarning> warnings = m_store->warnings();
    reportDamage(document->title());
    start(std::move(document));
    m_document->restoreTypedNames();
    if (const QString sentence = sentenceOf(warnings); !sentence.isEmpty())
        Q_EMIT importWarned(sentence);
    return true;
}

bool DocumentSession::restore() {
    const QString id = m_store->lastOpenId();
    if (!id.isEmpty()) {
        m_store->noteOpening(id);
        return openStored(id);
    }
    if (!m_store->failedToOpenId().isEmpty())
        Q_EMIT failed(tr("Nonet ended while opening the puzzle from last time, so that was not opened again. "
                         "It waits under Continue."));
    return false;
}

QString DocumentSession::unsavedSentence() const {
    // Asked to its very end.
    return m_store && m_store->hasUnsaved()
               ? tr("Your last changes are only in memory and are lost when Nonet ends. %1")
                     .arg(errorSentence(m_store->reason()))
               : QString();
}

void DocumentSession::discard(const QString& id) {
    if (const std::optional<Error> error = m_store->discard(id)) {
        Q_EMIT failed(errorSentence(*error));
        return;
    }
    Q_EMIT listChanged();
    Q_EMIT discarded(id, tr("The puzzle was deleted."));
}

void DocumentSession::bringBack(const QString& id) {
    if (const std::optional<Error> error = m_store->bringBack(id))
        Q_EMIT failed(errorSentence(*error));
    Q_EMIT listChanged();
}

void DocumentSession::renameStored(const QString& id, const QString& title) {
    if (const std::optional<Error> error = m_store->rename(id, title))
        Q_EMIT failed(errorSentence(*error));
    else
        reportDamage(title);
}

void DocumentSession::reportDamage(const QString& title) {
    const QStringList& files = m_store->damagedFiles();
    if (files.isEmpty())
        return;
    const QString kept = (files.size() == 1 ? tr("What came before is kept, and the damaged file is now %1.")
                                            : tr("What came before is kept, and the damaged files are now %1."))
                             .arg(files.join(QStringLiteral(", ")));
    Q_EMIT damageFound((title.isEmpty() ? tr("The last changes to a puzzle without a title could not be read.")
                                        : tr("The last changes to “%1” could not be read.").arg(amongWords(title))) +
                       QLatin1Char(' ') + kept);
}

bool DocumentSession::isMadeHere() const { return m_document && m_document->view().origin == PuzzleOrigin::madeHere; }

void DocumentSession::start(std::unique_ptr<PuzzleDocument> document) {
    if (m_document)
        Q_EMIT documentLeaving();
    m_store->keep(*document);
    // The previous one is destroyed only after everybody has let go of it.
    const std::unique_ptr<PuzzleDocument> previous = std::exchange(m_document, std::move(document));
    m_facts->setDocument(m_document.get());
    connect(m_document.get(), &PuzzleDocument::factsChanged, this, &DocumentSession::factsChanged);
    connect(m_document.get(), &PuzzleDocument::countChanged, this, &DocumentSession::countChanged);
    connect(m_document.get(), &PuzzleDocument::ratingChanged, this, &DocumentSession::ratingChanged);
    Q_EMIT documentChanged(m_document.get());
    if (const QString conflict = conflictOfGivens(m_document->puzzle()); !conflict.isEmpty())
        Q_EMIT warned(tr("%1 It was opened as it is, but it has no solution.").arg(conflict));
    m_facts->begin();
}

void DocumentSession::reportFacts() {
    const History& history = m_document->history();
    if (history.node(history.current()).label.kind == ActionKind::lockGivens)
        return reportLocked();
    const Puzzle& puzzle = m_document->puzzle();
    const SolutionState state = m_document->facts().state;
    const bool isBeingTyped = isMadeHere() && puzzle.givens.filledCount() == 0;
    const bool isSaidAlready = !conflictOfGivens(puzzle).isEmpty();
    if (state == SolutionState::none && !isSaidAlready)
        Q_EMIT warnedOfNone(
            puzzle.isClassic()
                ? tr("This puzzle has no solution. You can still play it, but hints cannot take you to the end.")
                : tr("This puzzle has no solution. You can still play it."));
    const bool isLookedThrough = m_document->view().origin == PuzzleOrigin::solutions;
    // For other puzzles the status line tells it: the message holds what was said of the file.
    if (state == SolutionState::several && puzzle.isClassic() && !isBeingTyped && !isLookedThrough)
        Q_EMIT warned(tr("This puzzle has several solutions, so logic alone cannot settle every cell."));
}

void DocumentSession::reportLocked() {
    const Puzzle& puzzle = m_document->puzzle();
    if (const QString conflict = conflictOfGivens(puzzle); !conflict.isEmpty())
        Q_EMIT changeWarned(tr("%1 These are givens now, so the puzzle has no solution.").arg(conflict));
    else if (m_document->facts().state == SolutionState::none)
        Q_EMIT changeWarned(tr("The digits are givens now, but with them the puzzle has no solution."));
    else if (m_document->facts().state == SolutionState::several)
        Q_EMIT changeWarned(tr("The digits are givens now, but they leave several solutions."));
    else if (m_document->isSolutionLockedAway())
        Q_EMIT changeWarned(
            tr("The digits are givens now, but not those of the setter's solution. Unlock them, and your "
               "digits are checked by it again."));
}

void DocumentSession::openInLab(const QString& lab, const Puzzle& puzzle) {
    Q_EMIT labRequested(lab, QString::fromStdString(toLine(puzzle.givens)));
}

void DocumentSession::importText(const QString& text) {
    const std::string bytes = text.toStdString();
    m_importTask->start([bytes](std::stop_token, const ProgressSink&) { return importPuzzle(bytes); },
                        [this](Result<ImportedPuzzle> result) {
                            if (result)
                                openImported(std::move(*result), QString());
                            else
                                reportFailure(result.error());
                        });
}

void DocumentSession::importPaths(const QStringList& paths) {
    std::vector<std::string> files;
    for (const QString& path : paths)
        files.push_back(QFile::encodeName(path).toStdString());
    m_importTask->start(
        [files](const std::stop_token& stop, const ProgressSink&) {
            std::vector<ImportedFile> results;
            for (const std::string& file : files)
                if (!stop.stop_requested())
                    results.push_back(importFrom(file));
            return results;
        },
        [this, paths](std::vector<ImportedFile> results) {
            if (results.size() == 1 && results.front().all.size() > 1) {
                Q_EMIT severalFound(results.front().all);
                return;
            }
            // What opens takes the message before it away, so what failed is told last.
            QStringList failures;
            for (std::size_t i = 0; i < results.size(); ++i) {
                const QFileInfo file(paths[static_cast<qsizetype>(i)]);
                if (results[i].first)
                    openImported(std::move(*results[i].first), file.completeBaseName());
                else
                    failures.append(
                        tr("“%1” was not opened. %2").arg(file.fileName(), errorSentence(results[i].first.error())));
            }
            if (results.size() == 1 && !failures.isEmpty())
                failures.append(tr("Your puzzle is as it was."));
            if (!failures.isEmpty())
                Q_EMIT failed(failures.join(QLatin1Char(' ')));
        });
}

void DocumentSession::reportFailure(const Error& error) {
    Q_EMIT failed(tr("%1 Nothing was opened; your puzzle is as it was.").arg(errorSentence(error)));
}

void DocumentSession::openImported(ImportedPuzzle puzzle, const QString& title) {
    if (m_isLesson && m_isLesson(puzzle.record)) {
        Q_EMIT lessonFound(puzzle.record);
        return;
    }
    static const QMetaMethod kAsked = QMetaMethod::fromSignal(&DocumentSession::fillFound);
    if (hasSettersFill(puzzle) && isSignalConnected(kAsked))
        Q_EMIT fillFound(puzzle, title);
    else
        openRead(std::move(puzzle), title);
}

void DocumentSession::openRead(ImportedPuzzle puzzle, const QString& title) {
    if (puzzle.record.info.title.empty())
        puzzle.record.info.title = title.toStdString();
    recogniseRules(puzzle.record.info, puzzle.record.puzzle.rulebook());
    const QString previous = m_document && !isUntouched(m_document->record()) ? m_document->id() : QString();
    open(std::move(puzzle.record), m_originOfImports);
    Q_EMIT imported(previous, sentenceOf(puzzle.warnings));
}

QString DocumentSession::sentenceOf(const std::vector<ImportWarning>& warnings) const {
    QStringList sentences;
    for (const ImportWarning warning : warnings)
        sentences.append(warningSentence(warning, m_document->puzzle()));
    return sentences.join(QLatin1Char(' '));
}

}  // namespace nonet

#include "moc_document_session.cpp"
