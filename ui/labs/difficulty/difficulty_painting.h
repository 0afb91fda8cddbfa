// What the scenes of the difficulty lab paint with: boards as heat, and small charts.
#pragma once

#include "ui/labs/difficulty/difficulty_model.h"
#include "ui/labs/frame/stage_painting.h"

namespace nonet::difficulty {

/// From the board over amber to red, 0..1.
QColor warmth(const Theme& theme, double share);
/// From cool (one candidate) to hot (nine).
QColor heat(const Theme& theme, int candidates);
/// Text that can be read on it.
QColor inkOn(const Theme& theme, const QColor& fill);

struct HeatBoard {
    const Grid& digits;
    const Grid& givens;
    /// The candidates of each blank cell.
    const CellCounts& counts;
    /// What stands in a blank cell; empty: nothing.
    std::function<QString(int candidates)> words;
    /// 0: no heat yet; 1: in full.
    double strength = 1;
};
void paintHeatBoard(QPainter& painter, const CellField& field, const HeatBoard& board, const StageLook& look);

/// Lines from the left to the right of an area, the least value below.
struct ChartScale {
    QRectF area;
    double leastX = 0;
    double mostX = 1;
    double leastY = 0;
    double mostY = 1;
    /// The axis is logarithmic: log10(1 + value) is what lies between least and most.
    bool isWideX = false;
    bool isWideY = false;

    QPointF at(double x, double y) const;
    /// The value below a point.
    double xAt(const QPointF& point) const;
};
/// Round values between these, up to a limit; for a wide scale powers of ten.
std::vector<double> axisTicks(double least, double most, bool isWide, int count);
/// The two axes with numbers, and their names at their ends.
void paintAxes(QPainter& painter, const ChartScale& scale, const QString& below, const QString& beside,
               const StageLook& look);
enum class ChartSign : std::uint8_t { square, pointer };
struct ChartKey {
    QColor colour;
    QString words;
    ChartSign sign = ChartSign::square;
};
/// What the colours mean, on a line of their own; below each other where words cannot be smaller.
void paintLegend(QPainter& painter, const QRectF& line, const StageLook& look, const std::vector<ChartKey>& entries);
/// A triangle that points up, told from bars without its colour.
void paintPointer(QPainter& painter, const QRectF& rect, const QColor& colour);
/// The chart's part of a room, beside and above the words and numbers of paintAxes.
QRectF chartArea(const QRectF& room, double text);

/// The largest size up to `pixels` in which each of the words fits the width, but no less than two thirds of it.
double fittingSize(const QStringList& words, double width, double pixels);

/// A line of a table: a name, and a value at the right.
void paintRow(QPainter& painter, const QRectF& rect, const QString& name, const QString& value, const StageLook& look,
              QFont::Weight weight = QFont::Normal);

}  // namespace nonet::difficulty
