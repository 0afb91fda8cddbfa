// Edits of what is only drawn - lines, shapes, texts, areas, colours of cells - and of fog. Indices are into
// Decoration::drawings.
#pragma once

#include "core/design/moves.h"
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
/// They stand last, on top, in their order.
DrawingEdit addDrawings(const Puzzle& puzzle, std::vector<Drawing> drawings);
/// Another one in its place.
DrawingEdit changeDrawing(const Puzzle& puzzle, int index, Drawing drawing);
/// Each over the next one, or under the one before, where by is 1 or -1; those at the end stay, and so do those that
/// stand against them.
DrawingEdit orderDrawings(const Puzzle& puzzle, std::span<const int> indices, int by);
/// Hidden ones are kept, and shown to nobody but in the setter's list.
DrawingEdit setDrawingsHidden(const Puzzle& puzzle, std::span<const int> indices, bool isHidden);
Puzzle removeDrawings(const Puzzle& puzzle, std::span<const int> indices);
/// About the middle of the cells that their points lie in, as rules are moved (moves.h). Texts stay upright. Nothing
/// where one would leave the room that boards have beside them.
std::optional<DrawingEdit> moveDrawings(const Puzzle& puzzle, std::span<const int> indices, const Motion& motion);
/// Copies stand last, on top. Nothing where they would leave that room.
std::optional<DrawingEdit> copyDrawings(const Puzzle& puzzle, std::span<const int> indices, const Motion& motion);
/// All of them, last and on top, in the rows and columns where they stand, else aside where the same stand there
/// already. Those that would leave the room beside the board are left out.
DrawingEdit pasteDrawings(const Puzzle& puzzle, const std::vector<Drawing>& drawings);
/// The drawing first, then each partner that looks another one and has room.
std::vector<Drawing> withPartners(const Drawing& drawing, EntrySymmetry symmetry, const BoardShape& shape);
/// Turned and mirrored with the whole board.
Drawing carriedWithBoard(const Drawing& drawing, const Motion& motion, const BoardShape& shape);
/// A line from its end to its beginning, and an area's cells in another order, look the same.
bool looksTheSame(const Drawing& a, const Drawing& b);
/// Those that are there, the lowest first: a line near its course, a shape or text within its box, an outline in one
/// of its cells. Without those that stand for rules.
std::vector<int> drawingsAt(const Puzzle& puzzle, DrawingPoint point);

/// The whole of each cell in that colour instead of any other; an empty one takes colours away.
Puzzle colourCells(const Puzzle& puzzle, std::span<const Cell> cells, const std::string& colour);
/// It is what colourCells() made: the colour of one whole cell and nothing else.
bool isCellColour(const Drawing& drawing);
/// Nothing where the cell has none of its own.
std::optional<std::string> colourOfCell(const Puzzle& puzzle, Cell cell);

/// Over all cells, or none.
Puzzle setFog(const Puzzle& puzzle, bool hasFog);
/// Cells that no fog covers from the start; lighting one begins the fog.
Puzzle setLit(const Puzzle& puzzle, std::span<const Cell> cells, bool isLit);
bool isLit(const Puzzle& puzzle, Cell cell);

}  // namespace nonet
