// The board as it stands, as text for other programs and people.
#pragma once

#include "core/formats/format.h"
#include "core/techniques/step.h"

#include <QStringList>

#include <optional>

namespace nonet {

/// The givens of any board, in one line.
QString givensText(const PuzzleRecord& record);
/// The givens and what was entered, in one line.
QString stateText(const PuzzleRecord& record);
/// step: the one on the board, whose marks go along. Errors: unsupportedSize where the board is not of 9 by 9 cells.
Result<QString> candidateText(const PuzzleRecord& record, const std::optional<Step>& step);
/// With the step's own result. Errors: what exportPuzzle() tells.
Result<QString> libraryText(const PuzzleRecord& record, const std::optional<Step>& step);

/// What such a text leaves out of the board, a sentence each: of the givens alone, or of all that stands there.
enum class PositionPart : std::uint8_t { givens, board };
QStringList positionLosses(const PuzzleRecord& record, FormatId format, PositionPart part);

}  // namespace nonet
