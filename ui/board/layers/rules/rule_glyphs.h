// The signs of a puzzle's rules, a family of them a source. What a kind is drawn as follows setters' habits (grey
// thermometers, green whispers, purple renbans); each has a shape or pattern of its own besides its colour.
#pragma once

#include "core/rules/rulebook.h"
#include "ui/board/board_metrics.h"
#include "ui/board/contradiction.h"
#include "ui/board/layers/rules/line_shapes.h"
#include "ui/preferences/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QRegion>

namespace nonet {

/// What the signs are painted with.
struct GlyphContext {
    QPainter& painter;
    const BoardMetrics& metrics;
    const Theme& theme;
    const Rulebook& rules;
    const Decoration& decoration;
    /// What stands on the board: small digits give way to it.
    const Grid& digits;
    /// Nothing outside has to be painted.
    const QRegion& dirty;
    LineShapes& lineShapes;

    const Layout& layout() const { return rules.layout(); }
    bool isDirty(const Constraint& constraint) const;
    /// Calls paint(constraint) for each that is drawn and has to be painted.
    template <typename Paint>
    void forEach(Paint&& paint) const {
        for (const Constraint& constraint : layout().constraints)
            if (constraint.isDrawn() && isDirty(constraint))
                paint(constraint);
    }
    double side() const { return metrics.cellSide(); }
    QPointF centre(Cell cell) const { return metrics.cellRect(cell).center(); }
    /// Width of outlines and patterns.
    double thin() const { return std::max(1.0, side() * 0.03); }
    QPen pen(double width) const { return {theme.ruleInk, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin}; }
    /// Fills a shape; with an outline where the theme has no colours to tell it from the paper.
    void fill(const QPainterPath& shape, RuleHue hue) const;
    /// In the middle of the rectangle, as large as fits it, at most `size`.
    void write(const QRectF& rect, const QString& text, double size, const QColor& ink) const;
};

/// Even, odd, extremes, indexers: fills of single cells, and the windows.
void paintShadingGlyphs(const GlyphContext& context);
/// Areas whose cells are filled: extra regions and clones.
void paintAreaShading(const GlyphContext& context);
/// Lines, thermometers, arrows, diagonals.
void paintLineGlyphs(const GlyphContext& context);
/// Outlines of cages and areas, with their sums.
void paintCageGlyphs(const GlyphContext& context);
/// Dots, letters and signs between cells and on corners.
void paintMarkGlyphs(const GlyphContext& context);
/// What can no longer hold is framed as conflicts are, what is left out of the rules is hatched.
/// Frames the rules that cannot hold together, where their cells are not ringed each.
void paintContradiction(const GlyphContext& context, const Contradiction& contradiction);
void paintRuleStates(const GlyphContext& context, const std::vector<BrokenRule>& broken);
/// Clues beside the board.
void paintOutsideGlyphs(const GlyphContext& context);

}  // namespace nonet
