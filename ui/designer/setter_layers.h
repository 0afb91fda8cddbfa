// What a setter alone sees on the board: where fog lies, which regions there are, and what is chosen.
#pragma once

class QPainter;

namespace nonet {

class BoardWidget;
class Designer;
struct Theme;

/// Hatches the cells that fog covers from the start.
void paintCellsInFog(QPainter& painter, const BoardWidget& board, const Theme& theme);
/// Colours and numbers the cells by their region.
void paintRegions(QPainter& painter, const BoardWidget& board, const Theme& theme);
/// Outlines rules that are off faintly, by dashes: nobody else sees them.
void paintOff(QPainter& painter, const BoardWidget& board, const Theme& theme);
/// Outlines chosen rules, dotted where they are locked, and chosen drawings. Sums and letters in the cells' corners
/// stay readable.
void paintChosen(QPainter& painter, const BoardWidget& board, const Designer& designer, const Theme& theme);

}  // namespace nonet
