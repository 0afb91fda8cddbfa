#include "ui/board/layers/layer.h"
#include "ui/board/layers/role_shape.h"
#include "ui/board/layers/step_sign.h"
#include "ui/board/shown_candidates.h"
#include "ui/text/step_roles.h"

#include <QPainterPath>

namespace nonet {

namespace {

/// Shares of a cell's side.
constexpr double kBandWidth = 0.3;
constexpr double kLargeCross = 0.34;

/// Cross-hatching, as teachers draw it: under the digits, so that it covers none.
void paintBands(const LayerContext& c) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    for (const Blocking& blocking : shownBlockings(c.picture))
        if (blocking.keepsDigitAway)
            for (const Cell cell : blocking.blocked)
                drawSight(c.painter, c.metrics.cellRect(blocking.blocker).center(), c.metrics.cellRect(cell).center(),
                          c.metrics.cellSide() * kBandWidth, c.theme);
    c.painter.restore();
}

void paintNodeOutlines(const LayerContext& c) {
    for (const StepNode& node : shownNodes(c.picture)) {
        QPainterPath path;
        for (const Cell cell : cellsOf(node))
            path.addRect(c.metrics.cellRect(cell));
        drawNodeOutline(c.painter, path, c.metrics.cellSide(), c.theme);
    }
}

void paintBlockSigns(const LayerContext& c) {
    const std::optional<Digit> digit = c.picture.step && c.picture.step->placements.size() == 1
                                           ? std::optional(c.picture.step->placements.front().digit)
                                           : std::nullopt;
    c.forEachCell([&](Cell cell, const QRectF& rect, const CellLook& look) {
        if (look.blocks)
            drawBlockerRing(c.painter, rect, c.theme);
        if (!look.isBlocked || !digit)
            return;
        const double inset = rect.width() * (1 - kLargeCross) / 2;
        const bool atCandidate = showsCandidates(c.picture) && !c.metrics.candidatesAreDots();
        drawBlockedCross(c.painter,
                         atCandidate ? c.metrics.candidateRect({cell, *digit})
                                     : rect.adjusted(inset, inset, -inset, -inset),
                         c.theme);
    });
}

}  // namespace

void paintStepHatching(const LayerContext& c) {
    for (const RoleHouse& house : shownStepHouses(c.picture))
        if (house.role == Role::cover)
            drawCoverHatching(c.painter, c.metrics.rectOf(c.picture.puzzle.geometry().cells(house.house)), c.theme);
    paintBands(c);
}

void paintStepOutlines(const LayerContext& c) {
    if (!explainsStep(c.picture))
        return;
    for (const RoleHouse& house : shownStepHouses(c.picture))
        drawRoleOutline(c.painter, c.metrics.rectOf(c.picture.puzzle.geometry().cells(house.house)), house.role,
                        c.theme);
    if (c.picture.stepDepth < StepDepth::pattern)
        return;
    for (const RoleCell& cell : shownStepCells(c.picture))
        drawRoleOutline(c.painter, c.metrics.cellRect(cell.cell).adjusted(2, 2, -2, -2), cell.role, c.theme);
    paintNodeOutlines(c);
    paintBlockSigns(c);
}

}  // namespace nonet
