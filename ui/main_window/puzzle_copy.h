// The open puzzle as text for other programs and people.
#pragma once

#include "core/formats/format.h"
#include "core/techniques/step.h"

#include <QString>

#include <optional>

namespace nonet {

/// What "Copy as" offers as text.
enum class CopyKind : std::uint8_t { givens, state, candidateGrid, libraryLine, forumPost };

/// step: the one on the board, whose marks and sentence go along. Errors: what exportPuzzle tells.
Result<QString> copyText(const PuzzleRecord& record, CopyKind kind, const std::optional<Step>& step);

}  // namespace nonet
