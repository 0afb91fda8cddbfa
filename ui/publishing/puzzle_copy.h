// The open puzzle as text for other programs and people.
#pragma once

#include "core/formats/export_loss.h"
#include "core/techniques/step.h"

#include <QString>

#include <optional>
#include <vector>

namespace nonet {

/// What "Copy as" offers as text.
enum class CopyKind : std::uint8_t {
    givens,
    state,
    candidateGrid,
    libraryLine,
    forumPost,
    sudokuPadLink,
    fpuzzlesLink,
    /// A .nonet file in one line.
    wholePuzzle,
};

/// What holds the puzzle as its setter gave it: the givens of a plain one, else a link, and where links have no such
/// board, all of it.
CopyKind copyOfPuzzle(const PuzzleRecord& record);

/// What the text leaves out of what it is a copy of: givens of the puzzle, links and the whole of the record, all
/// others of the board as it stands.
std::vector<ExportLoss> lossesOfCopy(const PuzzleRecord& record, CopyKind kind);

/// step: the one on the board, whose marks and sentence go along. Errors: what exportPuzzle tells.
Result<QString> copyText(const PuzzleRecord& record, CopyKind kind, const std::optional<Step>& step);

}  // namespace nonet
