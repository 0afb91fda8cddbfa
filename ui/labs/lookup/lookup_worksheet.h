#pragma once

#include "ui/labs/lookup/lookup_model.h"

class QPainter;
class QRectF;

namespace nonet::lookup {

struct WorksheetTask {
    const LookupModel& model;
    /// A list to shift, a board to complete by its key, or a floor to build a tower on.
    InputKind kind = InputKind::list;
    bool hasAnswers = false;
};

/// The painter's units are points of the page; safe in grey.
void paintWorksheet(QPainter& painter, const QRectF& page, const WorksheetTask& task);

}  // namespace nonet::lookup
