// A page to fill in by hand: fold the list, shift it, fill the board; with answers on request.
#pragma once

#include "ui/labs/shift_cipher/shift_model.h"

#include <QRectF>

class QPainter;

namespace nonet {

enum class WorksheetFace : std::uint8_t { questions, answers };

/// page in points. Grey-safe.
void paintShiftWorksheet(QPainter& painter, const QRectF& page, const ShiftModel& model, WorksheetFace face);

}  // namespace nonet
