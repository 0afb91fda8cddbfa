// What the scenes of the lookup lab paint with, beside what all labs do.
#pragma once

#include "ui/labs/frame/stage_painting.h"

namespace nonet::lookup {

/// In a place's colour.
CellFace placeFace(const Theme& theme, const QString& text, int place, double strength = 1);

/// A lamp with its words: what is lit is true.
void paintLamp(QPainter& painter, const QRectF& rect, const QString& words, bool isLit, const StageLook& look);

}  // namespace nonet::lookup
