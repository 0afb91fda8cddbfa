#include "ui/board/layers/layer.h"

#include <algorithm>

namespace nonet {

namespace {

void paintStruck(const LayerContext& c, Cell cell, DigitSet digits) {
    for (const Digit digit : digits) {
        const QRectF rect = c.metrics.candidateRect({cell, digit});
        if (!c.metrics.candidatesAreDots())
            c.faces.candidate.draw(c.painter, rect.center(), digit, c.theme.mark);
        const double reach = std::min(rect.width(), rect.height()) * 0.36;
        c.painter.setPen(QPen(c.theme.mark, 1.5));
        c.painter.drawLine(rect.center() + QPointF(-reach, reach), rect.center() + QPointF(reach, -reach));
    }
}

}  // namespace

void paintMarks(const LayerContext& c) {
    // Marks and the candidate layer would stand in the same places.
    if (c.picture.showsCandidates || c.picture.isReplay)
        return;
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.forEachCell([&c](Cell cell, const QRectF& rect, const CellLook& look) {
        if (look.digit != 0)
            return;
        int place = 0;
        for (const Digit digit : look.state.corner)
            c.faces.corner.draw(c.painter, c.metrics.cornerMarkCentre(cell, place++), digit, c.theme.mark);
        std::vector<Digit> centre(look.state.centre.begin(), look.state.centre.end());
        if (!centre.empty())
            c.faces.centre[centre.size() - 1].drawRow(c.painter, rect.center(), centre, c.theme.entered);
        paintStruck(c, cell, look.struckMarks);
    });
    c.painter.restore();
}

}  // namespace nonet
