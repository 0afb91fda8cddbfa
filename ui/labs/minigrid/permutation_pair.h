// Two permutations beside each other on the board, and in words: what a permutation is compared with is always seen.
#pragma once

#include "ui/labs/minigrid/graph_columns.h"
#include "ui/labs/minigrid/minigrid_lab.h"

namespace nonet::minigrid {

/// "74362 of box 3": its new digits, row by row.
QString permutationText(const MinigridModel& model, const BoxPermutation& permutation);
/// Why the two clash, or that they fit: "4 stands in r1c2 and in r1c7.", or "4 in r1c2 and r1c7; 5 in r2c1 and r2c8."
QString pairText(const MinigridModel& model, const BoxPermutation& a, const BoxPermutation& b);

/// The clues and these permutations; where they are two, their clashes or the lines that they share.
BoxesPicture boardWith(const MinigridModel& model, const std::vector<BoxPermutation>& permutations);

/// The largest square at the left of this area, and what is left of it at the right.
struct BoardAndRest {
    QRectF board;
    QRectF rest;
};
BoardAndRest splitFigure(const QRectF& figure, double share, double gap);
void paintSmallBoard(QPainter& painter, const QRectF& square, const MinigridModel& model, const BoxesPicture& boxes,
                     const StageLook& look);

}  // namespace nonet::minigrid
