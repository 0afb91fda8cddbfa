// Journals as they were written up to November 2026: no revisions, a stamp in the file's view and in a line that marks
// what the file holds. Only read, and only by journal.cpp, which is the journal of today.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/formats/format.h"

namespace nonet {

/// Applies the lines that the file does not hold, to histories as previous versions told them (legacy_view.h).
/// `record`: the file's, with its stamp still in the view; nothing where there is none or it cannot be read.
std::optional<PuzzleRecord> readLegacyJournal(std::optional<PuzzleRecord> record, const std::vector<Json>& lines);

}  // namespace nonet
