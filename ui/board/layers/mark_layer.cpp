#include "ui/board/layers/layer.h"
#include "ui/board/layers/rules/corner_labels.h"

#include <algorithm>

namespace nonet {

namespace {

void paintStruck(const LayerContext& c, Cell cell, DigitSet digits) {
    for (const Digit digit : digits) {
        const QRectF rect = c.metrics.candidateRect({cell, digit});
        if (!c.metrics.candidatesAreDots())
            c.faces.candidateIn(c.metrics, cell).draw(c.painter, rect.center(), digit, c.theme.mark);
        const double reach = std::min(rect.width(), rect.height()) * 0.36;
        c.painter.setPen(QPen(c.theme.mark, 1.5));
        c.painter.drawLine(rect.center() + QPointF(-reach, reach), rect.center() + QPointF(reach, -reach));
    }
}

/// Shares of a mark's size: from a text to the middle of the mark beside it, and from one in a row to the next.
constexpr double kMarkBeside = 0.48;
constexpr double kMarkStep = 0.66;

/// A mark's middle, in a cell whose upper left corner holds a text: marks of the upper row stand to its right, or where
/// that is too narrow, those above the lower row come down.
QPointF besideLabel(const QRectF& cell, const QPointF& first, const QPointF& usual, const QRectF& label, double size) {
    const double edge = first.x() - cell.left();
    const double left = label.right() + size * kMarkBeside;
    const double right = cell.right() - edge;
    const double share = (usual.x() - cell.left() - edge) / (cell.width() - 2 * edge);
    const double shareDown = (usual.y() - cell.top() - edge) / (cell.height() - 2 * edge);
    if ((right - left) / 2 >= size * kMarkStep)
        return shareDown > 0.1 ? usual : QPointF(left + share * (right - left), usual.y());
    const double top = label.bottom() + size / 2;
    return {usual.x(), top + shareDown * (cell.bottom() - edge - top)};
}

void paintCornerMarks(const LayerContext& c, Cell cell, const QRectF& rect, const CellLook& look,
                      const std::map<Cell, QRectF>& labels) {
    // In fog nothing tells that there is a text.
    const auto label = look.isFogged ? labels.end() : labels.find(cell);
    const QPointF first = c.metrics.cornerMarkCentre(cell, 0);
    int place = 0;
    for (const Digit digit : look.state.corner) {
        const QPointF usual = c.metrics.cornerMarkCentre(cell, place++);
        c.faces.corner.draw(
            c.painter,
            label == labels.end() ? usual : besideLabel(rect, first, usual, label->second, c.metrics.cornerSize()),
            digit, c.theme.mark);
    }
}

}  // namespace

void paintMarks(const LayerContext& c) {
    // Marks and the candidate layer would stand in the same places.
    if (c.picture.showsCandidates || c.picture.isReplay)
        return;
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    const std::map<Cell, QRectF> labels = cornerLabels(c.metrics, c.picture.puzzle);
    c.forEachCell([&](Cell cell, const QRectF& rect, const CellLook& look) {
        if (look.digit != 0)
            return;
        paintCornerMarks(c, cell, rect, look, labels);
        std::vector<Digit> centre(look.state.centre.begin(), look.state.centre.end());
        if (!centre.empty())
            c.faces.centre[centre.size() - 1].drawRow(c.painter, rect.center(), centre, c.theme.entered);
        paintStruck(c, cell, look.struckMarks);
    });
    c.painter.restore();
}

}  // namespace nonet
