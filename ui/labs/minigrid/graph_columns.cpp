#include "ui/labs/minigrid/graph_columns.h"

#include "ui/labs/minigrid/minigrid_lab.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace nonet::minigrid {

namespace {

constexpr double kWidthShare = 0.6;
constexpr double kTallestNode = 26;
/// The least height of a card's digits that can be read, in pixels.
constexpr double kSmallestDigit = 9;
/// Cards take this share of their cells: less where no column is left free for the edges between them.
constexpr double kCardShare = 0.86;
constexpr double kTightCardShare = 0.62;
/// Beside a card that is too small: so much larger than the smallest that can be read, and so far off.
constexpr double kLens = 1.5;
constexpr double kLensGap = 5;

struct ColumnWords {
    Q_DECLARE_TR_FUNCTIONS(MinigridColumns)
};

}  // namespace

GraphColumns::GraphColumns(const QRectF& area, BoxCounts counts, const std::vector<int>& order)
    : m_area(area), m_counts(std::move(counts)), m_places(m_counts.size()) {
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_places[order.empty() ? i : at(order[i])] = static_cast<int>(i);
}

GraphColumns GraphColumns::forHands(const QRectF& area, BoxCounts counts, const Geometry& geometry, double text,
                                    const std::vector<int>& order) {
    GraphColumns columns(area, std::move(counts), order);
    columns.layOut(geometry, text, CardRoom::any);
    return columns;
}

void GraphColumns::layOut(const Geometry& geometry, double text, CardRoom cards) {
    const std::uint32_t most = std::max(1U, *std::ranges::max_element(m_counts));
    const QRectF room = m_area.adjusted(0, text * 1.8, 0, -text * 1.8);
    // As few cells a side as hold the longest column, each box with as many columns of cells as the others.
    for (int cells = boxes(); cells <= kMaxSide && !m_cards; cells += boxes()) {
        const int columns = cells / boxes();
        if (static_cast<int>(most) > columns * cells)
            continue;
        const BoardMetrics field(Geometry(1, cells), room);
        m_cardShare = static_cast<int>(most) > (columns - 1) * cells ? kTightCardShare : kCardShare;
        if (cards == CardRoom::readable && field.cellSide() * m_cardShare < geometry.boxRows() * kSmallestDigit)
            break;
        m_cards = field;
    }
    const double width = m_area.width() / boxes();
    for (int box = 0; box < boxes(); ++box) {
        const double share = std::sqrt(static_cast<double>(count(box)) / most);
        const double height = std::min(room.height() * share, count(box) * kTallestNode);
        m_columns.emplace_back(m_area.left() + width * (m_places[at(box)] + (1 - kWidthShare) / 2),
                               room.center().y() - height / 2, width * kWidthShare, height);
    }
}

QRectF GraphColumns::column(int box) const {
    if (!m_cards)
        return m_columns[at(box)];
    const int cells = m_cards->shape().rows();
    const int columns = cells / boxes();
    const int place = m_places[at(box)];
    return m_cards->cellRect(Cell(place * columns))
        .united(m_cards->cellRect(Cell((cells - 1) * cells + (place + 1) * columns - 1)));
}

Cell GraphColumns::cardCell(GraphNode node) const {
    const int cells = m_cards ? m_cards->shape().rows() : boxes();
    const int columns = cells / boxes();
    const int used = (static_cast<int>(count(node.box)) + cells - 1) / cells;
    const int column = m_places[at(node.box)] * columns + (columns - used) / 2 + static_cast<int>(node.number) / cells;
    // A short column stands in the middle.
    const int top = used > 1 ? 0 : (cells - static_cast<int>(count(node.box))) / 2;
    return Cell((top + static_cast<int>(node.number) % cells) * cells + column);
}

std::optional<GraphNode> GraphColumns::nodeOf(Cell cell) const {
    for (int box = 0; m_cards && box < boxes(); ++box)
        for (std::uint32_t i = 0; i < count(box); ++i)
            if (cardCell({box, i}) == cell)
                return GraphNode{box, i};
    return std::nullopt;
}

QRectF GraphColumns::node(GraphNode node) const {
    if (m_cards) {
        const QRectF cell = m_cards->cellRect(cardCell(node));
        const double gap = cell.width() * (1 - m_cardShare) / 2;
        return cell.adjusted(gap, gap, -gap, -gap);
    }
    const QRectF rect = column(node.box);
    const double height = rect.height() / std::max(1U, count(node.box));
    return {rect.left(), rect.top() + node.number * height, rect.width(), height};
}

std::optional<GraphNode> GraphColumns::nodeAt(const QPointF& point) const {
    if (m_cards) {
        const std::optional<Cell> cell = m_cards->cellAt(point);
        return cell ? nodeOf(*cell) : std::nullopt;
    }
    for (int box = 0; box < boxes(); ++box) {
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
    for (int box = 0; box < boxes(); ++box) {
        if (!m_cards)
            paintColumn(painter, box, look, colour, wins);
        else
            for (std::uint32_t i = 0; i < count(box); ++i)
                painter.fillRect(node({box, i}), colour({box, i}));
    }
}

void GraphColumns::paintColumn(QPainter& painter, int box, const StageLook& look,
                               const std::function<QColor(GraphNode)>& colour,
                               const std::function<bool(GraphNode)>& wins) const {
    const QRectF rect = column(box);
    if (count(box) == 0)
        return;
    const double height = rect.height() / count(box);
    if (height >= 2) {
        const double gap = height > 6 ? 1 : 0;
        for (std::uint32_t i = 0; i < count(box); ++i)
            painter.fillRect(node({box, i}).adjusted(0, 0, 0, -gap), colour({box, i}));
    } else {
        const int lines = std::max(1, static_cast<int>(rect.height()));
        for (int line = 0; line < lines; ++line) {
            const auto first = static_cast<std::uint32_t>(static_cast<double>(count(box)) * line / lines);
            const auto end =
                std::max(first + 1, static_cast<std::uint32_t>(static_cast<double>(count(box)) * (line + 1) / lines));
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

void GraphColumns::paintNames(QPainter& painter, const StageLook& look, const BoxCounts& counts,
                              const QString& what) const {
    // Half a letter's height is about its width.
    const double letters = isSlide(look) ? 0 : m_area.width() / boxes() / (look.text * 0.72);
    const auto worded = [&](const QString& words, const QString& bare) {
        return static_cast<double>(words.size()) <= letters ? words : bare;
    };
    for (int box = 0; box < boxes(); ++box) {
        const QRectF rect = column(box);
        const double width = m_area.width() / boxes();
        const double left = rect.center().x() - width / 2;
        say(painter, QRectF(left, m_area.top(), width, look.text * 1.6), Qt::AlignCenter,
            worded(ColumnWords::tr("Box %1").arg(boxNumber(box)), boxNumber(box)), look.text * 1.15, look.theme.text,
            QFont::Bold);
        sayLegibly(painter, QRectF(left, m_area.bottom() - look.text * 1.6, width, look.text * 1.6), Qt::AlignCenter,
                   worded(what.arg(number(counts[at(box)])), number(counts[at(box)])), look, look.theme.text);
    }
}

void GraphColumns::paintRing(QPainter& painter, GraphNode node, const QColor& colour, double width) const {
    const double out = width / 2 + 1;
    paintOutline(painter, this->node(node).adjusted(-out, -out, out, out), QPen(colour, width));
}

void GraphColumns::paintLens(QPainter& painter, const StageLook& look, const MinigridModel& model,
                             const std::function<const BoxPermutation&(GraphNode)>& permutation) const {
    std::optional<GraphNode> shown = look.pointer ? nodeAt(*look.pointer) : std::nullopt;
    if (!shown && look.cursor)
        shown = nodeOf(*look.cursor);
    const double side = leastCard(model.geometry(), look) * kLens;
    if (!m_cards || !shown || node(*shown).width() * kLens >= side)
        return;
    const QRectF card = node(*shown);
    const double above = card.top() - side - kLensGap;
    const double left =
        std::clamp(card.center().x() - side / 2, m_area.left(), std::max(m_area.left(), m_area.right() - side));
    const QRectF lens(left, above >= m_area.top() ? above : card.bottom() + kLensGap, side, side);
    painter.fillRect(lens.adjusted(-kLensGap, -kLensGap, kLensGap, kLensGap), look.theme.board);
    paintCard(painter, lens, permutation(*shown), model.box(shown->box), model.geometry(), look);
}

void GraphColumns::paintEdge(QPainter& painter, GraphNode a, GraphNode b) const {
    if (m_places[at(a.box)] > m_places[at(b.box)])
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
