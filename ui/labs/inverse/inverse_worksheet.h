#pragma once

#include "ui/labs/inverse/inverse_model.h"

class QPainter;
class QRectF;

namespace nonet::inverse_lab {

struct WorksheetTask {
    const InverseModel& model;
    const InverseFacts& facts;
    bool hasAnswers = false;
};

/// Take clues from a solved board, say which method undoes it, solve the puzzle. The painter's units are points of the
/// page; safe in grey.
void paintWorksheet(QPainter& painter, const QRectF& page, const WorksheetTask& task);

}  // namespace nonet::inverse_lab
