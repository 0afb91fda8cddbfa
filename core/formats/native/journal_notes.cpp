#include "core/formats/native/journal_notes.h"

#include "core/formats/native/native_file.h"

namespace nonet {

bool applyNotes(const Json& line, PuzzleRecord& record) {
    const Json* title = member(line, "title");
    // Previous versions did not tell of it.
    const Json* author = member(line, "author");
    const Json* view = member(line, "view");
    const Json* seconds = member(line, "seconds");
    if (!title || !title->is_string() || !view || !view->is_string() || !seconds || !seconds->is_number() ||
        (author && !author->is_string()))
        return false;
    // Read as the file's are, which bounds them; without the board, which may be large and has no part in it.
    PuzzleRecord notes;
    notes.info.title = title->get<std::string>();
    notes.info.author = author ? author->get<std::string>() : record.info.author;
    notes.view = view->get<std::string>();
    notes.playedSeconds = seconds->get<double>();
    Result<ImportedPuzzle> read = readNativeAsStored(writeNativeLine(notes));
    if (!read)
        return false;
    record.info.title = std::move(read->record.info.title);
    record.info.author = std::move(read->record.info.author);
    record.view = std::move(read->record.view);
    record.playedSeconds = read->record.playedSeconds;
    return true;
}

}  // namespace nonet
