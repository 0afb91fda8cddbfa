// What scenes write and paint with beside fields: numbers, words in several lines, words that can be read from afar.
#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/pages/field_painting.h"

#include <QLocale>

#include <concepts>

namespace nonet {

/// Grouped by the language's rule: "13,994".
template <std::integral Whole>
QString number(Whole value) {
    return QLocale().toString(value);
}
/// A number with so many digits behind the point.
inline QString number(double value, int decimals = 1) { return QLocale().toString(value, 'f', decimals); }

/// From the board to the accent: how much there is of something, 0..1. `least` is how much of the accent stands for
/// nothing, `most` for all.
QColor heat(const Theme& theme, double share, double least = 0.06, double most = 1);

/// The square of a 9x9 board in the stage's left half: with this room above and below, and a margin at its left for
/// what is written beside the rows.
CellField boardField(const StageArea& area, double gap, double margin = 0);
/// The field's cells as the board finds them under a click.
BoardMetrics metricsOf(const CellField& field);

/// The look with body text of this size instead.
StageLook withText(StageLook look, double text);
/// The keyboard's place, where it is on the board.
void showCursor(BoardPicture& picture, const StageLook& look);

/// Words of this size in as many lines as they take. Returns their height.
double sayLines(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words, double pixels,
                const QColor& ink, QFont::Weight weight = QFont::Normal);
/// From the stack's next row on, with less than half a line below.
void sayLines(QPainter& painter, Stack& stack, const QString& words, double pixels, const QColor& ink);

/// `say` in body text; on a slide what is too long for a line goes on in the next ones, and is not made smaller.
void sayLegibly(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words,
                const StageLook& look, const QColor& ink, QFont::Weight weight = QFont::Normal);

/// Quiet words over what the stack goes on with; in as many lines as they need on a slide.
void sayCaption(QPainter& painter, Stack& stack, const QString& words, const StageLook& look,
                Qt::Alignment alignment = Qt::AlignCenter);

/// A cell that must not hold what it holds: red, and with a cross in its corner.
void paintMistake(QPainter& painter, const QRectF& cell, const Theme& theme);

}  // namespace nonet
