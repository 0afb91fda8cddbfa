// Pages to fill in by hand, with answers on request.
#pragma once

#include "core/board/cell_set.h"
#include "ui/labs/shift_cipher/shift_model.h"

#include <QRectF>

class QPainter;

namespace nonet {

enum class WorksheetFace : std::uint8_t { questions, answers };

/// From the list to the board, by hand. page in points. Grey-safe.
void paintShiftWorksheet(QPainter& painter, const QRectF& page, const ShiftModel& model, WorksheetFace face);

/// From the shown cells back to the list and the board. Says whether the puzzle has one solution, and how many lists
/// fit.
void paintPuzzleWorksheet(QPainter& painter, const QRectF& page, const ShiftModel& model, const CellSet& shown,
                          WorksheetFace face);

}  // namespace nonet
