#include "ui/labs/minigrid/tree_layout.h"

#include "ui/labs/minigrid/minigrid_painting.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <span>

namespace nonet::minigrid {

namespace {

/// Rows nearer to each other than this have no names, and then no circles, and at last are one line of pixels.
constexpr double kNamedRow = 9;
/// In smaller circles digits fill more of them.
constexpr double kSmallCircle = 6;
/// Letters of names where rows are nearer to each other.
constexpr double kLeastName = 8;
constexpr double kDrawnRow = 3;
/// The height of a row, of its name's.
constexpr double kNameLeading = 1.25;
/// In a tree that is too dense to be drawn whole, so many lines of pixels show one vertex a level.
constexpr double kDenseStep = 2;
/// Edges go on so far out of sight: the painter is slow with lines of millions of pixels.
constexpr double kBeyond = 40;
/// The room right of the last column, for the names of leaves and the reasons of cuts.
constexpr double kNameShare = 0.24;

}  // namespace

TreeLayout::TreeLayout(PermutationTree tree)
    : m_tree(std::move(tree)), m_size(countTree(m_tree)), m_view(treeView(m_tree, kMostVertices)) {
    const auto count = static_cast<int>(m_view.vertices.size());
    m_row.resize(m_view.vertices.size());
    m_opening.assign(m_view.vertices.size(), -1);
    m_levels.resize(static_cast<std::size_t>(columns()));
    std::vector<bool> hasChild(m_view.vertices.size());
    for (int i = 1; i < count; ++i)
        hasChild[static_cast<std::size_t>(parent(i))] = true;
    for (int i = 0; i < count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (!hasChild[at]) {
            m_row[at] = static_cast<float>(m_rows++);
            continue;
        }
        m_opening[at] = static_cast<int>(m_opened.size());
        m_opened.push_back(i);
    }
    // Children follow their parents: backwards, a vertex meets its last child first.
    std::vector<float> lastRow(m_view.vertices.size());
    std::vector<float> firstRow(m_view.vertices.size());
    for (int i = count - 1; i > 0; --i) {
        const auto at = static_cast<std::size_t>(i);
        if (hasChild[at])
            m_row[at] = (firstRow[at] + lastRow[at]) / 2;
        const auto above = static_cast<std::size_t>(parent(i));
        if (lastRow[above] == 0)
            lastRow[above] = m_row[at];
        firstRow[above] = m_row[at];
    }
    if (count > 1)
        m_row[0] = (firstRow[0] + lastRow[0]) / 2;
    for (int i = 0; i < count; ++i)
        m_levels[static_cast<std::size_t>(vertex(i).depth)].push_back(i);
}

std::size_t TreeLayout::firstFrom(int depth, double row) const {
    const std::vector<int>& level = m_levels[static_cast<std::size_t>(depth)];
    const auto found = std::lower_bound(level.begin(), level.end(), row,
                                        [this](int index, double at) { return this->row(index) < at; });
    return static_cast<std::size_t>(found - level.begin());
}

int TreeLayout::nearest(int depth, double row) const {
    const std::vector<int>& level = m_levels[static_cast<std::size_t>(depth)];
    if (level.empty())
        return -1;
    const std::size_t after = firstFrom(depth, row);
    if (after == level.size())
        return level.back();
    if (after == 0)
        return level.front();
    return row - this->row(level[after - 1]) < this->row(level[after]) - row ? level[after - 1] : level[after];
}

TreePath TreeLayout::path(int index) const {
    TreePath path;
    for (int i = index; i > 0; i = parent(i))
        if (const auto& digit = vertex(i).digit)
            path.push_back(*digit);
    std::reverse(path.begin(), path.end());
    return path;
}

QString TreeLayout::label(int index) const { return pathText(m_tree, path(index)); }

QString pathText(const PermutationTree& tree, const TreePath& path) {
    QStringList signs = digitList(path);
    signs.resize(tree.depth(), QStringLiteral("x"));
    return signs.join(tree.geometry().side() > 9 ? QStringLiteral(" ") : QString());
}

std::vector<int> TreeLayout::children(int index) const {
    std::vector<int> children;
    const auto count = static_cast<int>(m_view.vertices.size());
    for (int i = index + 1; i < count && vertex(i).depth > vertex(index).depth; ++i)
        if (parent(i) == index)
            children.push_back(i);
    return children;
}

std::vector<int> TreeLayout::leaves() const {
    std::vector<int> leaves;
    for (const int index : m_levels.back())
        if (isLeaf(index))
            leaves.push_back(index);
    return leaves;
}

double appearance(const TreeLayout& layout, int vertex, const TreeWindow& window) {
    if (vertex == 0)
        return 1;
    if (window.asked >= 0)
        return vertex <= window.asked ? 1 : 0;
    const int step = window.unfolding == Unfolding::byLevel ? layout.vertex(vertex).depth
                                                            : layout.opening(layout.parent(vertex)) + 1;
    return std::clamp(window.at - step + 1, 0.0, 1.0);
}

double columnX(const TreeLayout& layout, const TreeWindow& window, int depth) {
    const double radius = std::clamp(window.rowHeight * 0.44, 1.5, 11.0);
    const double width = window.area.width() * (1 - kNameShare) - 2 * radius;
    return window.area.left() + radius + 2 + width * depth / std::max(1, layout.columns() - 1);
}

TreeWindow wholeTree(const TreeLayout& layout, const QRectF& area) {
    TreeWindow window;
    window.area = area;
    window.rowHeight = std::min(area.height() / std::max(1, layout.rows()), 30.0);
    window.top = window.rowHeight / 2 + (area.height() - window.rowHeight * layout.rows()) / 2;
    return window;
}

namespace {

class TreePainting {
public:
    TreePainting(QPainter& painter, const TreeLayout& layout, const TreeWindow& window, const StageLook& look)
        : m_painter(painter), m_layout(layout), m_window(window), m_look(look),
          m_radius(std::clamp(window.rowHeight * 0.44, 1.5, 11.0)) {}

    void paint() {
        m_painter.save();
        m_painter.setClipRect(m_window.area);
        if (isDense())
            m_painter.setRenderHint(QPainter::Antialiasing, false);
        const double first = m_window.rowAt(m_window.area.top()) - 1;
        const double last = m_window.rowAt(m_window.area.bottom()) + 1;
        for (int depth = m_layout.columns() - 1; depth > 0; --depth)
            forEachSeen(depth, first, last, [&](int index) { paintEdge(index); });
        if (m_window.marked >= 0)
            paintMark();
        for (int depth = 0; depth < m_layout.columns(); ++depth)
            forEachSeen(depth, first, last, [&](int index) { paintVertex(index); });
        if (!hasRoomForNames() && (m_look.leastText > 0 || !isDense()))
            paintChosenNames();
        m_painter.restore();
    }

private:
    /// At most one vertex a line of pixels.
    template <typename Paint>
    void forEachSeen(int depth, double first, double last, Paint&& paintOne) const {
        const std::vector<int>& level = m_layout.level(depth);
        const double step = isDense() ? kDenseStep / m_window.rowHeight : 0;
        // The edge to a vertex out of sight may be seen: one more on both sides.
        std::size_t at = m_layout.firstFrom(depth, first);
        if (at > 0)
            --at;
        while (at < level.size()) {
            const double row = m_layout.row(level[at]);
            paintOne(level[at]);
            if (row > last)
                break;
            ++at;
            if (step > 1)
                at = std::max(at, m_layout.firstFrom(depth, row + step));
        }
    }
    bool isDense() const { return m_window.rowHeight < kDrawnRow; }
    /// In every row, in letters that can be read.
    bool hasRoomForNames() const { return m_window.rowHeight >= std::max(kNamedRow, m_look.leastText * kNameLeading); }
    /// The part of a line that is near what is seen.
    void drawNear(const QPointF& a, const QPointF& b) const {
        const double top = m_window.area.top() - kBeyond;
        const double bottom = m_window.area.bottom() + kBeyond;
        if (std::max(a.y(), b.y()) < top || std::min(a.y(), b.y()) > bottom)
            return;
        const auto clipped = [&](const QPointF& from, const QPointF& to) {
            const double y = std::clamp(from.y(), top, bottom);
            return y == from.y() ? from : to + (from - to) * ((y - to.y()) / (from.y() - to.y()));
        };
        m_painter.drawLine(clipped(a, b), clipped(b, a));
    }
    QPointF place(int index) const {
        return {columnX(m_layout, m_window, m_layout.vertex(index).depth), m_window.y(m_layout.row(index))};
    }
    void paintEdge(int index) const {
        const double shown = appearance(m_layout, index, m_window);
        if (shown <= 0)
            return;
        const Theme& theme = m_look.theme;
        const bool isCut = m_layout.vertex(index).isCut() && index != m_window.asked;
        const QPointF from = place(m_layout.parent(index));
        const QPointF to = from + (place(index) - from) * shown;
        const double middle = from.x() + (to.x() - from.x()) * 0.35;
        m_painter.setPen(QPen(isCut ? blend(theme.conflict, theme.board, 0.45) : blend(theme.accent, theme.board, 0.8),
                              isDense() ? 1 : std::clamp(m_look.text / 10, 1.2, 3.0)));
        const QPointF bend(middle, to.y());
        drawNear(from, bend);
        drawNear(bend, to);
    }
    void paintVertex(int index) const {
        const double shown = appearance(m_layout, index, m_window);
        if (shown < 1)
            return;
        const Theme& theme = m_look.theme;
        const QPointF at = place(index);
        if (at.y() < m_window.area.top() - kBeyond || at.y() > m_window.area.bottom() + kBeyond)
            return;
        // Large letters are whole or not there.
        if (m_look.leastText > 0 && hasRoomForNames() &&
            (at.y() < m_window.area.top() + m_look.leastText * 0.6 ||
             at.y() > m_window.area.bottom() - m_look.leastText * 0.6))
            return;
        const TreeVertex& vertex = m_layout.vertex(index);
        const bool isAsked = index == m_window.asked;
        const QColor colour = isAsked ? theme.text : vertex.isCut() ? theme.conflict : theme.accent;
        if (isDense()) {
            if (m_layout.isLeaf(index) || vertex.isCut())
                m_painter.fillRect(QRectF(at.x() - 2, at.y() - 0.5, m_layout.isLeaf(index) ? 8 : 4, 1.4), colour);
            return;
        }
        const bool isFull = m_layout.isLeaf(index) && !isAsked;
        m_painter.setPen(QPen(colour, std::clamp(m_radius / 5, 1.0, 2.0)));
        m_painter.setBrush(isFull ? colour : theme.board);
        m_painter.drawEllipse(at, m_radius, m_radius);
        if (!hasRoomForNames())
            return;
        const QRectF inside(at.x() - m_radius, at.y() - m_radius, 2 * m_radius, 2 * m_radius);
        if (vertex.digit)
            say(m_painter, inside, Qt::AlignCenter, QString::number(vertex.digit->value()),
                std::max(m_look.leastText, m_radius * (m_radius < kSmallCircle ? 1.8 : 1.35)),
                isFull ? theme.accentInk : colour, QFont::DemiBold);
        paintName(index, at);
    }
    /// Only leaves and cut vertices have a name: nothing grows into the room beside them.
    void paintName(int index, const QPointF& at) const {
        const TreeVertex& vertex = m_layout.vertex(index);
        const bool isAsked = index == m_window.asked;
        const bool isLeaf = m_layout.isLeaf(index) && !isAsked;
        if (!isLeaf && !vertex.isCut() && !isAsked)
            return;
        const QRectF room(at.x() + m_radius * 1.6, at.y() - m_window.rowHeight / 2,
                          m_window.area.right() - at.x() - m_radius * 1.6, m_window.rowHeight);
        if (isLeaf) {
            // Smaller ones could not be read; what is pointed at stands on the board.
            if (m_window.rowHeight >= cardSide())
                paintLeaf(index, QRectF(room.topLeft(), QSizeF(m_window.rowHeight, m_window.rowHeight)));
            return;
        }
        const double pixels = std::max(m_look.leastText, std::min(m_look.text, m_window.rowHeight * 0.8));
        const QString name =
            isAsked ? QStringLiteral("?")
            : m_look.leastText > 0 || !vertex.forbiddenBy
                ? this->name(index)
                : QStringLiteral("✕ %1").arg(cellName(*vertex.forbiddenBy, m_layout.tree().geometry().side()));
        say(m_painter, room, Qt::AlignLeft | Qt::AlignVCenter, name, pixels, m_look.theme.mutedText, QFont::Normal);
    }
    double cardSide() const { return leastCard(m_layout.tree().geometry(), m_look); }
    /// The permutation of a leaf as a small box.
    void paintLeaf(int index, const QRectF& place) const {
        const PermutationTree& tree = m_layout.tree();
        const double side = std::clamp(m_look.text * 3, cardSide(), std::max(cardSide(), place.height() * 0.96));
        paintCard(m_painter, QRectF(place.left(), place.center().y() - side / 2, side, side),
                  tree.permutation(m_layout.path(index)), tree.facts(), tree.geometry(), m_look,
                  {.hasRing = index == m_window.marked});
    }
    QString name(int index) const {
        const TreeVertex& vertex = m_layout.vertex(index);
        if (index == m_window.asked)
            return QStringLiteral("?");
        if (vertex.forbiddenBy)
            return filled(QStringLiteral("%1 ✕ %2"), vertex.digitHere().value(),
                          cellName(*vertex.forbiddenBy, m_layout.tree().geometry().side()));
        return QString::number(vertex.digitHere().value());
    }
    /// Where rows are too near to each other for large letters: the way to the vertex that is chosen, and what grows
    /// from it; then, of a tree that is no mere texture, whatever finds room beside those.
    void paintChosenNames() const {
        std::vector<int> wanted;
        if (m_window.marked >= 0) {
            wanted = m_layout.children(m_window.marked);
            for (int i = m_window.marked; i > 0; i = m_layout.parent(i))
                wanted.insert(wanted.begin(), i);
        }
        if (!isDense())
            for (const bool areLeaves : {true, false})
                for (int depth = 1; depth < m_layout.columns(); ++depth)
                    std::ranges::copy_if(inSight(depth), std::back_inserter(wanted),
                                         [&](int index) { return m_layout.isLeaf(index) == areLeaves; });
        std::vector<QRectF> taken;
        std::set<int> named;
        for (const int index : wanted)
            if (index > 0 && appearance(m_layout, index, m_window) >= 1 && named.insert(index).second)
                paintNameWhereFree(index, taken);
    }
    std::span<const int> inSight(int depth) const {
        const std::size_t first = m_layout.firstFrom(depth, m_window.rowAt(m_window.area.top()));
        const std::size_t beyond = m_layout.firstFrom(depth, m_window.rowAt(m_window.area.bottom()));
        return std::span(m_layout.level(depth)).subspan(first, beyond - first);
    }
    /// Right of a vertex, on paper of its own: over edges, but over no other name.
    void paintNameWhereFree(int index, std::vector<QRectF>& taken) const {
        const TreeVertex& vertex = m_layout.vertex(index);
        const bool isLeaf = m_layout.isLeaf(index);
        const QString words = name(index);
        const double pixels = std::max(m_look.leastText, kLeastName);
        const QFont font = boardFont(pixels, QFont::DemiBold);
        const QPointF at = place(index);
        const double height = isLeaf ? cardSide() : pixels;
        const double width = isLeaf ? height : QFontMetricsF(font).horizontalAdvance(words) + pixels * 0.3;
        QRectF room(at.x() + m_radius + 2, at.y() - height / 2, width, height);
        room.moveTop(std::clamp(room.top(), m_window.area.top(), m_window.area.bottom() - height));
        const bool isFree =
            room.right() <= m_window.area.right() &&
            std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(room); });
        if (!isFree)
            return;
        taken.push_back(room);
        if (isLeaf)
            return paintLeaf(index, room);
        const Theme& theme = m_look.theme;
        m_painter.fillRect(room.adjusted(0, 1, 0, -1), theme.board);
        say(m_painter, room.adjusted(pixels * 0.1, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words, pixels,
            vertex.isCut() ? theme.conflict : theme.accent, QFont::DemiBold);
    }
    void paintMark() const {
        m_painter.setPen(QPen(m_look.theme.text, 2.5));
        m_painter.setBrush(Qt::NoBrush);
        for (int i = m_window.marked; i > 0; i = m_layout.parent(i)) {
            const QPointF from = place(m_layout.parent(i));
            const QPointF to = place(i);
            const QPointF bend(from.x() + (to.x() - from.x()) * 0.35, to.y());
            drawNear(from, bend);
            drawNear(bend, to);
        }
        m_painter.setBrush(m_look.theme.board);
        m_painter.drawEllipse(place(m_window.marked), m_radius + 3, m_radius + 3);
    }

    QPainter& m_painter;
    const TreeLayout& m_layout;
    const TreeWindow& m_window;
    const StageLook& m_look;
    double m_radius;
};

}  // namespace

void paintTree(QPainter& painter, const TreeLayout& layout, const TreeWindow& window, const StageLook& look) {
    TreePainting(painter, layout, window, look).paint();
}

int vertexAt(const TreeLayout& layout, const TreeWindow& window, const QPointF& point) {
    if (!window.area.contains(point))
        return -1;
    const double reach = std::max(6.0, window.rowHeight / 2);
    int best = -1;
    double least = 1e9;
    for (int depth = 0; depth < layout.columns(); ++depth) {
        const int index = layout.nearest(depth, window.rowAt(point.y()));
        if (index < 0 || appearance(layout, index, window) < 1 ||
            std::abs(window.y(layout.row(index)) - point.y()) > reach)
            continue;
        const double left = point.x() - columnX(layout, window, depth);
        // Names stand right of what nothing grows from.
        const bool hasName = layout.isLeaf(index) || layout.vertex(index).isCut();
        const double distance = hasName && left > 0 ? left * 0.3 : std::abs(left);
        if (distance < least && distance < window.area.width() / layout.columns()) {
            least = distance;
            best = index;
        }
    }
    return best;
}

}  // namespace nonet::minigrid
