#pragma once

#include "ui/labs/difficulty/difficulty_model.h"

class QPainter;
class QRectF;

namespace nonet::difficulty {

struct WorksheetTask {
    const PathFacts& facts;
    const CandidateWeights& weights;
    bool hasAnswers = false;
};

/// Count the candidates of a box, weigh them, find singles, solve. The painter's units are points of the page; safe in
/// grey.
void paintWorksheet(QPainter& painter, const QRectF& page, const WorksheetTask& task);

}  // namespace nonet::difficulty
