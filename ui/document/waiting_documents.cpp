#include "ui/document/waiting_documents.h"

#include "core/formats/persistent_warnings.h"
#include "core/play/game_fog.h"
#include "ui/document/document_files.h"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

ContinueEntry entryOf(const PuzzleRecord& record) {
    const Puzzle& puzzle = record.puzzle;
    const Grid digits = digitsOf(puzzle, record.history.state());
    const int blanks = puzzle.givens.cellCount() - puzzle.givens.filledCount();
    const int entered = digits.filledCount() - puzzle.givens.filledCount();
    ContinueEntry entry;
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

void WaitingDocuments::forEach(FileSystem& files, const std::stop_token& stop,
                               const std::function<void(Waiting)>& use) const {
    for (auto each = unsaved.begin(); each != unsaved.end() && !stop.stop_requested(); ++each)
        use({each.key(), QDateTime::currentDateTime(), *each});
    for (const std::string& name : documentIds(folder, files)) {
        if (stop.stop_requested())
            return;
        const QString id = QString::fromStdString(name);
        if (id == except || unsaved.contains(id))
            continue;
        const std::string base = pathIn(folder, id);
        Result<StoredDocument> stored = readStored(folder, id, files);
        const std::optional<FileInfo> journal = files.info(base + kJournalEnding);
        // Where nothing of a document could be written, there is nothing to be told either.
        const bool isEmpty = !stored && journal && journal->size == 0 && !files.info(base + kFileEnding);
        if (isEmpty || (stored && isUntouched(stored->record)))
            continue;
        Waiting waiting{.id = id, .lastPlayed = {}, .record = std::nullopt};
        for (const char* ending : {kFileEnding, kJournalEnding})
            if (const std::optional<FileInfo> info = files.info(base + ending))
                waiting.lastPlayed = qMax(waiting.lastPlayed, QDateTime::fromMSecsSinceEpoch(info->modified));
        if (stored)
            waiting.record = std::move(stored->record);
        use(std::move(waiting));
    }
}

bool WaitingDocuments::isEmpty(FileSystem& files) const {
    return unsaved.isEmpty() && documentIds(folder, files).empty();
}

std::vector<ContinueEntry> WaitingDocuments::entries(FileSystem& files) const {
    std::vector<ContinueEntry> entries;
    forEach(files, {}, [&entries](const Waiting& waiting) {
        entries.push_back(waiting.record ? entryOf(*waiting.record) : ContinueEntry());
        entries.back().id = waiting.id;
        entries.back().isReadable = waiting.record.has_value();
        entries.back().lastPlayed = waiting.lastPlayed;
    });
    std::ranges::stable_sort(entries, std::ranges::greater(), &ContinueEntry::lastPlayed);
    return entries;
}

std::vector<PuzzleRecord> WaitingDocuments::records(const std::stop_token& stop, FileSystem& files) const {
    std::vector<std::pair<QDateTime, PuzzleRecord>> dated;
    forEach(files, stop, [&dated](Waiting waiting) {
        if (waiting.record)
            dated.emplace_back(waiting.lastPlayed, *std::move(waiting.record));
    });
    std::ranges::stable_sort(dated, std::ranges::greater(), &std::pair<QDateTime, PuzzleRecord>::first);
    std::vector<PuzzleRecord> records;
    records.reserve(dated.size());
    for (auto& [lastPlayed, record] : dated)
        records.push_back(std::move(record));
    return records;
}

}  // namespace nonet
