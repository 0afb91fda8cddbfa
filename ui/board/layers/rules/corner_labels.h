#pragma once

#include "ui/board/board_metrics.h"

#include <QString>

#include <map>

namespace nonet {

/// The first of an area's cells in reading order, where its text stands; the area is not empty.
Cell cornerLabelCell(const std::vector<Cell>& cells);
/// Room for a text of this length in the upper left corner of a cell: an area's sum, a clone's letter.
QRectF cornerLabelRect(const BoardMetrics& metrics, Cell cell, qsizetype length);
/// Height of its letters.
double cornerLabelSize(const BoardMetrics& metrics);

/// Where such a text stands, a setter's drawn one as well, by cell.
std::map<Cell, QRectF> cornerLabels(const BoardMetrics& metrics, const Puzzle& puzzle);

}  // namespace nonet
