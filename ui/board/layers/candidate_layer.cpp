#include "ui/board/layers/layer.h"
#include "ui/board/layers/role_shape.h"

#include <algorithm>

namespace nonet {

namespace {

constexpr double kDotShare = 0.3;
/// Of a candidate's smaller side: dots that cannot be taken for candidates, where these are dots too.
constexpr double kUnknownShare = 0.09;
/// Of a candidate's width.
constexpr double kHalo = 0.06;

/// A struck candidate is gone, whatever the player took it for.
CandidateColour colourOf(const CellLook& look, Digit digit) {
    if (look.state.struck.contains(digit))
        return 0;
    for (const auto& [coloured, colour] : look.state.candidateColours)
        if (coloured == digit)
            return colour;
    return 0;
}

void paintText(const LayerContext& c, const QRectF& rect, Digit digit, const DigitFace& face, const QColor& ink) {
    if (!c.metrics.candidatesAreDots()) {
        face.draw(c.painter, rect.center(), digit, ink);
        return;
    }
    const double radius = std::min(rect.width(), rect.height()) * kDotShare;
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.painter.setPen(Qt::NoPen);
    c.painter.setBrush(ink);
    c.painter.drawEllipse(rect.center(), radius, radius);
    c.painter.restore();
}

/// A placement in a cell without candidates is shown in the middle, large.
QRectF shapeRect(const LayerContext& c, Candidate candidate, ShapeRole shape) {
    if (shape != ShapeRole::placed || c.picture.showsCandidates)
        return c.metrics.candidateRect(candidate);
    const double inset = c.metrics.cellSide() * 0.17;
    return c.metrics.cellRect(candidate.cell).adjusted(inset, inset, -inset, -inset);
}

void paintShape(const LayerContext& c, Candidate candidate, ShapeRole shape) {
    const RoleColours& colours = c.theme.role(shape);
    const QRectF rect = shapeRect(c, candidate, shape);
    const bool isLarge = rect.width() > c.metrics.cellSide() / 2;
    drawRoleShape(c.painter, rect, shape, colours);
    const DigitFace& face = c.faces.strongCandidateIn(c.metrics, candidate.cell);
    if (shape == ShapeRole::eliminated && !c.metrics.candidatesAreDots()) {
        face.drawWithHalo(c.painter, rect.center(), candidate.digit, colours.ink, colours.fill, rect.width() * kHalo);
        return;
    }
    paintText(c, rect, candidate.digit, isLarge ? c.faces.placed : face, colours.ink);
}

void paintUnknown(const LayerContext& c, Cell cell, DigitSet digits) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.painter.setPen(Qt::NoPen);
    c.painter.setBrush(c.theme.mark);
    for (const Digit digit : digits) {
        const QRectF rect = c.metrics.candidateRect({cell, digit});
        const double radius = std::max(std::min(rect.width(), rect.height()) * kUnknownShare, 0.7);
        c.painter.drawEllipse(rect.center(), radius, radius);
    }
    c.painter.restore();
}

}  // namespace

void paintCandidates(const LayerContext& c) {
    // Most candidates are plain: these go down together at the end.
    std::vector<std::pair<QPointF, Digit>> plain;
    std::vector<std::pair<QPointF, Digit>> small;
    c.forEachCell([&c, &plain, &small](Cell cell, const QRectF&, const CellLook& look) {
        if (look.digit != 0)
            return;
        if (!look.unknownCandidates.isEmpty())
            paintUnknown(c, cell, look.unknownCandidates);
        const DigitFace& strong = c.faces.strongCandidateIn(c.metrics, cell);
        for (const Digit digit : DigitSet::full(c.metrics.shape().symbolCount())) {
            const Candidate candidate{cell, digit};
            if (const auto shape = c.shapes.find(candidate); shape != c.shapes.end()) {
                paintShape(c, candidate, shape->second);
                continue;
            }
            const CandidateColour colour = colourOf(look, digit);
            if (!look.candidates.contains(digit) && colour == 0)
                continue;
            const QRectF rect = c.metrics.candidateRect(candidate);
            if (colour != 0) {
                const RoleColours& colours = c.theme.candidateColours[colour - 1U];
                drawColourShape(c.painter, rect, (colour - 1) % 5, colours);
                paintText(c, rect, digit, strong, colours.ink);
            } else if (look.filtered.contains(digit)) {
                paintText(c, rect, digit, strong, c.theme.given);
            } else if (c.metrics.candidatesAreDots()) {
                paintText(c, rect, digit, c.faces.candidate, c.theme.mark);
            } else {
                (c.metrics.hasSmallCandidates(cell) ? small : plain).emplace_back(rect.center(), digit);
            }
        }
    });
    c.faces.candidate.drawAll(c.painter, plain, c.theme.mark);
    c.faces.smallCandidate.drawAll(c.painter, small, c.theme.mark);
}

}  // namespace nonet
