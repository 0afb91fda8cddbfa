#include "ui/session/puzzle_import.h"

#include "core/formats/importer.h"
#include "core/formats/setters_fill.h"
#include "core/storage/file_system.h"
#include "ui/session/document_session.h"
#include "ui/tasks/task.h"
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

PuzzleImport::PuzzleImport(DocumentSession& session)
    : QObject(&session), m_session(session), m_task(new Task(tr("Reading the puzzle"), this)) {}

void PuzzleImport::readText(const QString& text) {
    m_task->start([bytes = text.toStdString()](std::stop_token, const ProgressSink&) { return importPuzzle(bytes); },
                  [this](Result<ImportedPuzzle> result) {
                      ImportOutcome outcome;
                      if (result)
                          open(std::move(*result), QString(), outcome);
                      else
                          outcome.refused.push_back({QString(), result.error()});
                      Q_EMIT ended(outcome);
                  });
}

void PuzzleImport::readFiles(const QStringList& paths) {
    std::vector<std::string> files;
    for (const QString& path : paths)
        files.push_back(QFile::encodeName(path).toStdString());
    m_task->start(
        [files](const std::stop_token& stop, const ProgressSink&) {
            std::vector<ImportedFile> results;
            for (const std::string& file : files)
                if (!stop.stop_requested())
                    results.push_back(importFrom(file));
            return results;
        },
        [this, paths](std::vector<ImportedFile> results) {
            ImportOutcome outcome;
            if (results.size() == 1 && results.front().all.size() > 1) {
                outcome.choices = std::move(results.front().all);
                Q_EMIT ended(outcome);
                return;
            }
            for (std::size_t i = 0; i < results.size(); ++i) {
                const QString& path = paths[static_cast<qsizetype>(i)];
                if (results[i].first)
                    open(std::move(*results[i].first), QFileInfo(path).completeBaseName(), outcome);
                else
                    outcome.refused.push_back({path, results[i].first.error()});
            }
            Q_EMIT ended(outcome);
        });
}

void PuzzleImport::open(ImportedPuzzle puzzle, const QString& title, ImportOutcome& outcome) {
    if (offerLesson(puzzle.record)) {
        outcome.hasLesson = true;
        return;
    }
    static const QMetaMethod kAsked = QMetaMethod::fromSignal(&PuzzleImport::fillFound);
    if (settersFill(puzzle) != SettersFill::none && isSignalConnected(kAsked))
        Q_EMIT fillFound(puzzle, title);
    else
        start(std::move(puzzle), title, outcome);
}

void PuzzleImport::openRead(ImportedPuzzle puzzle, const QString& title) {
    ImportOutcome outcome;
    start(std::move(puzzle), title, outcome);
    Q_EMIT ended(outcome);
}

void PuzzleImport::start(ImportedPuzzle puzzle, const QString& title, ImportOutcome& outcome) {
    if (puzzle.record.info.title.empty())
        puzzle.record.info.title = title.toStdString();
    recogniseRules(puzzle.record.info, puzzle.record.puzzle.rulebook());
    const PuzzleDocument* before = m_session.document();
    outcome.isOpened = true;
    outcome.previous = before && !isUntouched(before->record()) ? before->id() : QString();
    outcome.ignored = std::move(puzzle.warnings);
    m_session.open(std::move(puzzle.record), m_origin);
}

}  // namespace nonet

#include "moc_puzzle_import.cpp"
