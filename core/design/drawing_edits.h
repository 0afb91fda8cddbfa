// Edits of what is only drawn - lines, shapes, texts, areas, colours of cells - and of fog. Indices are into
// Decoration::drawings.
#pragma once

#include "core/rules/puzzle.h"

#include <optional>
#include <span>
#include <vector>

namespace nonet {

/// A puzzle after an edit, and where the drawings stand now that it was about.
struct DrawingEdit {
    Puzzle puzzle;
    std::vector<int> drawings;
};

/// What a drawing of the kind becomes over these cells: a line through their middles; a shape or a text about the
/// middle of them all, a shape as large as they are but for a rim; an outline of them. Nothing where there are too few
/// cells. Colours, text and the rest are the model's.
std::optional<Drawing> drawingOver(std::span<const Cell> cells, Drawing model, const BoardShape& shape);

/// It stands last, on top.
DrawingEdit addDrawing(const Puzzle& puzzle, Drawing drawing);
/// Another one in its place.
DrawingEdit changeDrawing(const Puzzle& puzzle, int index, Drawing drawing);
Puzzle removeDrawings(const Puzzle& puzzle, std::span<const int> indices);
/// By so many cells. Nothing where one would leave the room that boards have beside them.
std::optional<DrawingEdit> moveDrawings(const Puzzle& puzzle, std::span<const int> indices, int down, int right);
/// Those that are there, the lowest first: a line near its course, a shape or text within its box, an outline in one
/// of its cells. Without those that stand for rules.
std::vector<int> drawingsAt(const Puzzle& puzzle, DrawingPoint point);

/// The whole of each cell in that colour instead of any other; an empty one takes colours away.
Puzzle colourCells(const Puzzle& puzzle, std::span<const Cell> cells, const std::string& colour);
/// Nothing where the cell has none of its own.
std::optional<std::string> colourOfCell(const Puzzle& puzzle, Cell cell);

/// Over all cells, or none.
Puzzle setFog(const Puzzle& puzzle, bool hasFog);
/// Cells that no fog covers from the start; lighting one begins the fog.
Puzzle setLit(const Puzzle& puzzle, std::span<const Cell> cells, bool isLit);
bool isLit(const Puzzle& puzzle, Cell cell);

}  // namespace nonet
