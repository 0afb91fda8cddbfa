#pragma once

#include "ui/labs/minigrid/minigrid_lab.h"

class QPainter;
class QRectF;

namespace nonet::minigrid {

struct WorksheetTask {
    const MinigridModel& model;
    bool hasAnswers = false;
};

/// The sequence of the boxes, and the permutations of one box with the reasons of the cuts. The painter's units are
/// points of the page; safe in grey.
void paintWorksheet(QPainter& painter, const QRectF& page, const WorksheetTask& task);

}  // namespace nonet::minigrid
