#pragma once

#include "ui/board/board_metrics.h"

#include <QString>

#include <map>
#include <vector>

namespace nonet {

/// A text in the upper left corner of a cell: an area's sum, a clone's letter, what a setter wrote on a drawn area.
struct CornerLabel {
    enum class Of : std::uint8_t { constraint, drawing };
    Of of = Of::constraint;
    /// The number of the constraint or the drawing among the puzzle's, and of the constraint's part.
    std::size_t index = 0;
    std::size_t part = 0;
    QString text;
    Cell cell = Cell(0);
    /// How many others stand above it in its cell.
    int line = 0;
};

/// All of them. Each stands in its area's first cell; where another one stands there already, in a cell of its own, at
/// best one that no other area has, and below the other where there is none.
std::vector<CornerLabel> placedCornerLabels(const Layout& layout, const Decoration& decoration);
/// The room that it takes.
QRectF cornerLabelRect(const BoardMetrics& metrics, const CornerLabel& label);
/// Height of its letters.
double cornerLabelSize(const BoardMetrics& metrics);

/// Where such texts stand, by cell.
std::map<Cell, QRectF> cornerLabels(const BoardMetrics& metrics, const Puzzle& puzzle);

}  // namespace nonet
