#include "ui/designer/border_board.h"

#include "ui/preferences/preferences.h"
#include "ui/preferences/theme.h"
#include "ui/preferences/tokens.h"
#include "ui/text/cell_names.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet {
namespace {

using Border = RegionBorders::Border;
using Side = RegionMap::Border::Side;

constexpr int kLeastSide = 280;
/// Borders that are less certain are to be looked at.
constexpr double kCertain = 0.4;
/// How near to a line a click means it, in cells.
constexpr double kNear = 0.35;
constexpr double kThick = 3;

Cell beyond(Border border, int columns) {
    return Cell(border.cell.index() + (border.side == Side::right ? 1 : columns));
}

/// The first colour for each region that no neighbour before it has.
std::vector<int> coloursOf(const RegionMap& regions, const std::vector<Border>& places, int colours) {
    std::vector<int> chosen(static_cast<std::size_t>(regions.regionCount()), -1);
    for (std::size_t region = 0; region < chosen.size(); ++region) {
        std::vector<bool> isTaken(static_cast<std::size_t>(colours));
        const auto take = [&](std::optional<int> here, std::optional<int> there) {
            if (here != static_cast<int>(region) || !there || chosen[static_cast<std::size_t>(*there)] < 0)
                return;
            isTaken[static_cast<std::size_t>(chosen[static_cast<std::size_t>(*there)])] = true;
        };
        for (const Border& border : places) {
            const std::optional<int> a = regions.region(border.cell);
            const std::optional<int> b = regions.region(beyond(border, regions.columns()));
            take(a, b);
            take(b, a);
        }
        const auto free = std::find(isTaken.begin(), isTaken.end(), false);
        chosen[region] = free == isTaken.end() ? 0 : static_cast<int>(free - isTaken.begin());
    }
    return chosen;
}

}  // namespace

BorderBoard::BorderBoard(const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences) {
    setObjectName(QStringLiteral("regionsBoard"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Borders of the regions"));
    setToolTip(tr("Click a line to put a border there or to take it away. With the keyboard: arrows and Space"));
    setMinimumSize(kLeastSide, kLeastSide);
    connect(&preferences, &Preferences::themeChanged, this, qOverload<>(&QWidget::update));
}

void BorderBoard::setBorders(std::optional<RegionBorders> borders) {
    const bool isAsLarge =
        borders && m_borders && borders->rows() == m_borders->rows() && borders->columns() == m_borders->columns();
    if (!isAsLarge)
        m_cursor = {};
    m_borders = std::move(borders);
    m_regions = m_borders ? m_borders->regions() : RegionMap();
    m_colours = m_borders ? coloursOf(m_regions, m_borders->places(),
                                      static_cast<int>(m_preferences.theme().cellColours.size()))
                          : std::vector<int>();
    m_pointed.reset();
    update();
    tell();
    Q_EMIT changed();
}

bool BorderBoard::isDoubtful(Border border) const {
    return m_borders && (m_borders->certainty(border) < kCertain || m_borders->isLoose(border, m_regions));
}

int BorderBoard::doubtfulCount() const {
    if (!m_borders)
        return 0;
    const std::vector<Border> places = m_borders->places();
    return static_cast<int>(std::ranges::count_if(places, [this](Border border) { return isDoubtful(border); }));
}

void BorderBoard::toggle(Border border) {
    if (!m_borders)
        return;
    RegionBorders next = *m_borders;
    next.set(border, !next.has(border));
    setBorders(std::move(next));
}

QRectF BorderBoard::field() const {
    const double room = 2 * kThick;
    const int rows = m_borders ? m_borders->rows() : 1;
    const int columns = m_borders ? m_borders->columns() : 1;
    const double cell = std::min((width() - 2 * room) / columns, (height() - 2 * room) / rows);
    return {(width() - cell * columns) / 2, (height() - cell * rows) / 2, cell * columns, cell * rows};
}

QLineF BorderBoard::lineOf(Border border) const {
    if (!m_borders)
        return {};
    const QRectF all = field();
    const double cell = all.width() / m_borders->columns();
    const int row = border.cell.index() / m_borders->columns();
    const int column = border.cell.index() % m_borders->columns();
    const QPointF corner(all.left() + (column + 1) * cell, all.top() + (row + 1) * cell);
    return border.side == Side::right ? QLineF(corner - QPointF(0, cell), corner)
                                      : QLineF(corner - QPointF(cell, 0), corner);
}

QPointF BorderBoard::placeOf(Border border) const { return lineOf(border).center(); }

std::optional<Border> BorderBoard::borderAt(const QPointF& point) const {
    const QRectF all = field();
    if (!m_borders || !all.contains(point))
        return std::nullopt;
    const double cell = all.width() / m_borders->columns();
    const double down = (point.y() - all.top()) / cell;
    const double right = (point.x() - all.left()) / cell;
    const double beside = std::abs(right - std::round(right));
    const double above = std::abs(down - std::round(down));
    if (std::min(beside, above) > kNear)
        return std::nullopt;
    const bool isUpright = beside <= above;
    const int row = static_cast<int>(isUpright ? std::floor(down) : std::round(down) - 1);
    const int column = static_cast<int>(isUpright ? std::round(right) - 1 : std::floor(right));
    const bool isInside = row >= 0 && column >= 0 && row < m_borders->rows() - (isUpright ? 0 : 1) &&
                          column < m_borders->columns() - (isUpright ? 1 : 0);
    return isInside ? std::optional(
                          Border{Cell(row * m_borders->columns() + column), isUpright ? Side::right : Side::bottom})
                    : std::nullopt;
}

std::optional<Border> BorderBoard::borderAtCursor() const {
    const bool isUpright = m_cursor.right % 2 == 0;
    if (!m_borders || (!isUpright && m_cursor.down % 2 != 0))
        return std::nullopt;
    const int row = (m_cursor.down - 1) / 2;
    const int column = (m_cursor.right - 1) / 2;
    return Border{Cell(row * m_borders->columns() + column), isUpright ? Side::right : Side::bottom};
}

void BorderBoard::moveCursor(int down, int right) {
    if (!m_borders)
        return;
    // From a line along it to the next cell's; from a cell to its border.
    const bool isAlong = (m_cursor.right % 2 == 0 && down != 0) || (m_cursor.down % 2 == 0 && right != 0);
    const int step = isAlong ? 2 : 1;
    const HalfSteps next{m_cursor.down + down * step, m_cursor.right + right * step};
    if (next.down < 1 || next.right < 1 || next.down > 2 * m_borders->rows() - 1 ||
        next.right > 2 * m_borders->columns() - 1)
        return;
    m_cursor = next;
    m_pointed.reset();
    update();
    tell();
}

void BorderBoard::tell() {
    if (!m_borders)
        return setAccessibleDescription({});
    const int columns = m_borders->columns();
    const std::optional<Border> border = borderAtCursor();
    if (!border)
        return setAccessibleDescription(
            cellName(Cell((m_cursor.down - 1) / 2 * columns + (m_cursor.right - 1) / 2), columns));
    const QString text = m_borders->has(*border) ? tr("A border between %1 and %2") : tr("No border between %1 and %2");
    setAccessibleDescription(text.arg(cellName(border->cell, columns), cellName(beyond(*border, columns), columns)));
}

void BorderBoard::paintEvent(QPaintEvent*) {
    if (!m_borders)
        return;
    const Theme& theme = m_preferences.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = field();
    const int columns = m_borders->columns();
    const double cell = all.width() / columns;
    painter.fillRect(all, theme.board);
    const auto square = [&all, cell](int row, int column) {
        return QRectF(all.left() + column * cell, all.top() + row * cell, cell, cell);
    };
    for (int i = 0; i < m_borders->rows() * columns; ++i)
        if (const std::optional<int> region = m_regions.region(Cell(i)); region && theme.usesTints)
            painter.fillRect(square(i / columns, i % columns),
                             theme.cellColours[static_cast<std::size_t>(m_colours[static_cast<std::size_t>(*region)])]);
    paintBorders(painter);
    painter.setBrush(Qt::NoBrush);
    const std::optional<Border> shown = m_pointed ? m_pointed : hasFocus() ? borderAtCursor() : std::nullopt;
    painter.setPen(QPen(theme.accent, kFocusBorder));
    if (shown) {
        const QLineF line = lineOf(*shown);
        painter.drawRect(QRectF(line.p1(), line.p2()).adjusted(-kSmallSpace, -kSmallSpace, kSmallSpace, kSmallSpace));
    } else if (hasFocus()) {
        const QRectF here = square((m_cursor.down - 1) / 2, (m_cursor.right - 1) / 2);
        painter.drawRect(here.adjusted(kSmallSpace, kSmallSpace, -kSmallSpace, -kSmallSpace));
    }
}

void BorderBoard::paintBorders(QPainter& painter) const {
    if (!m_borders)
        return;
    const Theme& theme = m_preferences.theme();
    const QPen thin(theme.thinLine, kBorder);
    QPen thick(theme.boxLine, kThick);
    thick.setCapStyle(Qt::SquareCap);
    QPen doubtful(theme.conflict, kThick);
    doubtful.setDashPattern({1.5, 1.5});
    for (const bool isOver : {false, true})
        for (const Border border : m_borders->places()) {
            if (isOver != (m_borders->has(border) || isDoubtful(border)))
                continue;
            painter.setPen(isDoubtful(border) ? doubtful : isOver ? thick : thin);
            painter.drawLine(lineOf(border));
        }
    painter.setPen(thick);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(field());
}

void BorderBoard::mouseMoveEvent(QMouseEvent* event) {
    m_pointed = borderAt(event->position());
    update();
}

void BorderBoard::leaveEvent(QEvent*) {
    m_pointed.reset();
    update();
}

void BorderBoard::mousePressEvent(QMouseEvent* event) {
    const std::optional<Border> border = borderAt(event->position());
    if (!m_borders || !border || event->button() != Qt::LeftButton)
        return;
    const int row = border->cell.index() / m_borders->columns();
    const int column = border->cell.index() % m_borders->columns();
    const bool isUpright = border->side == Side::right;
    m_cursor = {2 * row + (isUpright ? 1 : 2), 2 * column + (isUpright ? 2 : 1)};
    toggle(*border);
}

void BorderBoard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up: return moveCursor(-1, 0);
    case Qt::Key_Down: return moveCursor(1, 0);
    case Qt::Key_Left: return moveCursor(0, -1);
    case Qt::Key_Right: return moveCursor(0, 1);
    case Qt::Key_Space:
        if (const std::optional<Border> border = borderAtCursor())
            toggle(*border);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

}  // namespace nonet

#include "moc_border_board.cpp"
