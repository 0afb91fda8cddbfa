// What scenes paint with beside fields: words that can be read from afar.
#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/pages/field_painting.h"

namespace nonet {

/// `say` in body text; on a slide what is too long for a line goes on in the next ones, and is not made smaller.
void sayLegibly(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words,
                const StageLook& look, const QColor& ink, QFont::Weight weight = QFont::Normal);

/// Quiet words over what the stack goes on with; in as many lines as they need on a slide.
void sayCaption(QPainter& painter, Stack& stack, const QString& words, const StageLook& look,
                Qt::Alignment alignment = Qt::AlignCenter);

}  // namespace nonet
