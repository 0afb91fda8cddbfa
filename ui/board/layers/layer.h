// What every layer gets to paint with. A layer is one function; board_painter.cpp names them in their order.
#pragma once

#include "ui/board/board_metrics.h"
#include "ui/board/cell_looks.h"
#include "ui/board/layers/digit_face.h"
#include "ui/board/layers/link_route.h"
#include "ui/board/layers/rules/line_shapes.h"
#include "ui/preferences/theme.h"

#include <QPainter>
#include <QRegion>

#include <map>
#include <vector>

namespace nonet {

/// The digits in every size that a board of these metrics needs.
struct BoardFaces {
    BoardFaces(const BoardMetrics& metrics, const SymbolSet& symbols);
    /// Made for a board that is as large, with the same symbols.
    bool fit(const BoardMetrics& metrics, const SymbolSet& symbols) const;
    DigitFace given;
    DigitFace entered;
    /// The size of a cell's candidates, by whether an area's text takes some of its room.
    const DigitFace& candidateIn(const BoardMetrics& metrics, Cell cell) const {
        return metrics.hasSmallCandidates(cell) ? smallCandidate : candidate;
    }
    const DigitFace& strongCandidateIn(const BoardMetrics& metrics, Cell cell) const {
        return metrics.hasSmallCandidates(cell) ? smallCandidateStrong : candidateStrong;
    }
    DigitFace candidate;
    DigitFace candidateStrong;
    DigitFace smallCandidate;
    DigitFace smallCandidateStrong;
    DigitFace corner;
    /// Numbers of colours.
    DigitFace label;
    DigitFace linkNumber;
    /// For placements that are shown in a cell without candidates.
    DigitFace placed;
    /// How many solutions use a candidate.
    DigitFace tally;
    /// By the number of marks in the cell, from one.
    std::vector<DigitFace> centre;

private:
    double m_cellSide;
    CandidateGridding m_gridding;
    SymbolSet m_symbols;
};

/// One of Theme::places at this strength on the board.
QColor placeFill(const Theme& theme, int colour, double strength);
/// Ink that can be read on that fill, weaker where the fill is.
QColor placeInk(const Theme& theme, int colour, double strength);

/// How place letters share a cell with what stands in it.
struct PlaceRoom {
    /// Font size; 0: none.
    double letter = 0;
    /// How far digits and texts give way to it.
    QPointF aside;
};

/// The roles of the step's candidates at the depth that is shown; of an inner step's those that the outer one leaves.
std::map<Candidate, Role> stepRoles(const BoardPicture& picture);
/// The shapes that the step gives to candidates at the depth that is shown.
std::map<Candidate, ShapeRole> stepShapes(const BoardPicture& picture);

struct LayerContext {
    QPainter& painter;
    const BoardMetrics& metrics;
    const Theme& theme;
    const BoardFaces& faces;
    const BoardPicture& picture;
    const std::vector<CellLook>& looks;
    const std::vector<BrokenRule>& broken;
    const std::map<Candidate, ShapeRole>& shapes;
    /// One a link of the step, as far as it is told.
    const std::vector<LinkRoute>& stepLinks;
    /// Nothing outside has to be painted; the painter is clipped to it.
    const QRegion& dirty;
    LineShapes& lineShapes;

    const CellLook& look(Cell cell) const { return looks[static_cast<std::size_t>(cell.index())]; }
    /// Calls paint(cell, rect, look) for each cell that has to be painted.
    template <typename Paint>
    void forEachCell(Paint&& paint) const {
        for (int i = 0; i < metrics.shape().cellCount(); ++i) {
            const QRectF rect = metrics.cellRect(Cell(i));
            if (!metrics.shape().isHole(Cell(i)) && dirty.intersects(rect.toAlignedRect()))
                paint(Cell(i), rect, looks[static_cast<std::size_t>(i)]);
        }
    }
};

PlaceRoom placeRoom(const LayerContext& context);

/// Where the player's colours lie in a cell with this rect.
QRectF colourRect(const QRectF& rect, const CellLook& look);

/// Paper, colours as wedges, highlights and the selection's fill.
void paintFills(const LayerContext& context);
/// The hatching of a cell in fog, over its fill; paintFills() calls it, cell by cell.
void paintFog(const LayerContext& context, const QRectF& rect, const QColor& fill);
/// Everything but the cells in fog, where layers may paint that fog hides; empty where there is none to paint.
QPainterPath outOfFog(const LayerContext& context);
/// What the setter drew below the digits, and above them.
void paintDrawingsUnder(const LayerContext& context);
void paintDrawingsOver(const LayerContext& context);
/// What of the puzzle's rules lies under the lines: shaded cells and areas, lines, thermometers, arrows.
void paintRuleShapes(const LayerContext& context);
/// What lies over them: cages, dots and signs between cells, clues beside the board.
void paintRuleMarks(const LayerContext& context);
/// Which colours a cell has, where that is to be told in numbers.
void paintColourNumbers(const LayerContext& context);
/// Places of a construction: colour and letter.
void paintPlaces(const LayerContext& context);
/// The step's cover houses; tints are fills, outlines come over the lines.
void paintStepHatching(const LayerContext& context);
void paintLines(const LayerContext& context);
void paintStepOutlines(const LayerContext& context);
/// Frames of equal digits, the selection's ring and the mark of the current cell.
void paintSelection(const LayerContext& context);
void paintDigits(const LayerContext& context);
/// What the setter has in mind, faint below the candidates; strong where all solutions have it, red where it breaks
/// something.
void paintSolutionLayer(const LayerContext& context);
/// Candidates with the shapes of their roles and colours.
void paintCandidates(const LayerContext& context);
/// Corner marks, centre marks and struck digits.
void paintMarks(const LayerContext& context);
/// Where two solutions differ, the digit of the first in a disc on the left, that of the second in a square.
void paintTwoSolutions(const LayerContext& context);
/// A solution that is looked at: its digits in frames of dashes, so that they cannot be taken for entered ones.
void paintShownSolution(const LayerContext& context);
/// The player's links, the one being dragged, the step's chain.
void paintLinks(const LayerContext& context);
/// Corners of what is wrong, and rings of what cannot hold together.
void paintConflicts(const LayerContext& context);
void paintFlash(const LayerContext& context);
void paintFocusRing(const LayerContext& context);

}  // namespace nonet
