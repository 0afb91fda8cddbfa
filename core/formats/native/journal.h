// A document's journal: one line of JSON a change, so that a change is kept by a short write and not by saving all.
//
// Every line carries its revision, the number of the change in the document's life; the native file carries the one
// that it was saved at. Reading takes the file, then each line whose revision is the next, so that a line that the file
// holds already is passed over and never takes it back. After a line that was lost, nothing counts until a line
// with the whole record.
//
// What previous versions wrote is in legacy_journal.h; when lines are written, and to which file, in
// ui/document/document_store.h.
#pragma once

#include "core/formats/format.h"

namespace nonet {

/// Lines are given without their line end. The record carries the revision, see PuzzleRecord::revision.
std::string recordLine(const PuzzleRecord& record);
/// A node was added to the history, and the game is there now.
std::string nodeLine(const PuzzleRecord& record, NodeId node);
/// The game went to the current node.
std::string moveLine(const PuzzleRecord& record);
std::string checkpointsLine(const PuzzleRecord& record);
/// Title, author, view values and played time.
std::string notesLine(const PuzzleRecord& record);

/// Which of a document's two files could not be read in full.
struct StoredDamage {
    bool isInFile = false;
    bool isInJournal = false;
    /// A change that stood there is not in the record.
    bool losesChanges = false;
};

struct StoredDocument {
    /// With the revision that it has come to.
    PuzzleRecord record;
    /// The line of the next revision may follow in the journal as it is. Else a record has to, with a revision above
    /// `highest`.
    bool isWhole = false;
    std::uint64_t highest = 0;
    /// What reading it had to drop.
    std::vector<ImportWarning> warnings{};
    StoredDamage damage{};
};

/// What file and journal tell together. Where the end of either is cut off, what stands before it, and `damage` tells;
/// but a journal that ends where a line does looks like one of which no more was written. `file`: nothing where there
/// is none. Errors: what readNative tells of the file, or fileNotReadable without subject, where the journal does not
/// make up for it.
Result<StoredDocument> readDocument(std::optional<std::string_view> file, std::string_view journal);

}  // namespace nonet
