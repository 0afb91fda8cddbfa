#include "ui/labs/minigrid/graph_columns.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace nonet::minigrid {

namespace {

constexpr double kWidthShare = 0.6;
constexpr double kTallestNode = 26;

}  // namespace

GraphColumns::GraphColumns(const QRectF& area, const std::array<std::uint32_t, kBoxes>& counts, double text)
    : m_area(area), m_counts(counts) {
    const std::uint32_t most = std::max(1U, *std::max_element(counts.begin(), counts.end()));
    const double width = area.width() / kBoxes;
    const QRectF room = area.adjusted(0, text * 1.8, 0, -text * 1.8);
    for (int box = 0; box < kBoxes; ++box) {
        const double share = std::sqrt(static_cast<double>(count(box)) / most);
        const double height = std::min(room.height() * share, count(box) * kTallestNode);
        m_columns[static_cast<std::size_t>(box)] = QRectF(area.left() + width * (box + (1 - kWidthShare) / 2),
                                                          room.center().y() - height / 2, width * kWidthShare, height);
    }
}

QRectF GraphColumns::node(GraphNode node) const {
    const QRectF rect = column(node.box);
    const double height = rect.height() / std::max(1U, count(node.box));
    return {rect.left(), rect.top() + node.number * height, rect.width(), height};
}

std::optional<GraphNode> GraphColumns::nodeAt(const QPointF& point) const {
    for (int box = 0; box < kBoxes; ++box) {
        const QRectF rect = column(box);
        if (count(box) == 0 || !rect.adjusted(-4, -3, 4, 3).contains(point))
            continue;
        const double share = std::clamp((point.y() - rect.top()) / rect.height(), 0.0, 1.0);
        return GraphNode{box, std::min(count(box) - 1, static_cast<std::uint32_t>(share * count(box)))};
    }
    return std::nullopt;
}

void GraphColumns::paint(QPainter& painter, const StageLook& look, const std::function<QColor(GraphNode)>& colour,
                         const std::function<bool(GraphNode)>& wins) const {
    for (int box = 0; box < kBoxes; ++box) {
        const QRectF rect = column(box);
        if (count(box) == 0)
            continue;
        const double height = rect.height() / count(box);
        if (height >= 2) {
            const double gap = height > 6 ? 1 : 0;
            for (std::uint32_t i = 0; i < count(box); ++i)
                painter.fillRect(node({box, i}).adjusted(0, 0, 0, -gap), colour({box, i}));
        } else {
            const int lines = std::max(1, static_cast<int>(rect.height()));
            for (int line = 0; line < lines; ++line) {
                const auto first = static_cast<std::uint32_t>(static_cast<double>(count(box)) * line / lines);
                const auto end = std::max(
                    first + 1, static_cast<std::uint32_t>(static_cast<double>(count(box)) * (line + 1) / lines));
                GraphNode shown{box, first};
                for (std::uint32_t i = first; wins && i < end; ++i)
                    if (wins({box, i})) {
                        shown.number = i;
                        break;
                    }
                painter.fillRect(QRectF(rect.left(), rect.top() + line, rect.width(), 1.5), colour(shown));
            }
        }
        paintOutline(painter, rect, QPen(look.theme.boxLine, 1.2));
    }
}

void GraphColumns::paintNames(QPainter& painter, const StageLook& look,
                              const std::array<std::uint32_t, kBoxes>& counts) const {
    const double width = m_area.width() / kBoxes;
    for (int box = 0; box < kBoxes; ++box) {
        const double left = m_area.left() + box * width;
        say(painter, QRectF(left, m_area.top(), width, look.text * 1.6), Qt::AlignCenter, boxNumber(box),
            look.text * 1.15, look.theme.text, QFont::Bold);
        sayLegibly(painter, QRectF(left, m_area.bottom() - look.text * 1.6, width, look.text * 1.6), Qt::AlignCenter,
                   number(counts[static_cast<std::size_t>(box)]), look, look.theme.text);
    }
}

void GraphColumns::paintEdge(QPainter& painter, GraphNode a, GraphNode b) const {
    if (a.box > b.box)
        std::swap(a, b);
    const QRectF left = node(a);
    const QRectF right = node(b);
    const QPointF from(left.right(), left.center().y());
    const QPointF to(right.left(), right.center().y());
    const double bend = (to.x() - from.x()) / 2;
    QPainterPath path(from);
    path.cubicTo(from + QPointF(bend, 0), to - QPointF(bend, 0), to);
    painter.drawPath(path);
}

}  // namespace nonet::minigrid
