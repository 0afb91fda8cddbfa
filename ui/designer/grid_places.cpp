#include "ui/designer/grid_places.h"

#include "ui/preferences/preferences.h"
#include "ui/preferences/theme.h"
#include "ui/preferences/tokens.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace nonet {
namespace {

/// In boxes: as many as the largest board has.
constexpr int kBoxesAcross = 12;
constexpr int kBoxesOfGrid = 3;
constexpr int kLastCorner = kBoxesAcross - kBoxesOfGrid;
constexpr int kCellsOfBox = 3;
constexpr int kPlacesSide = 240;

}  // namespace

GridPlaces::GridPlaces(const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences), m_corners{{0, 0}, {2, 2}} {
    setObjectName(QStringLiteral("newPlaces"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Places of the grids"));
    setToolTip(tr("Click where the middle of a grid is to be; again to take it away. With the keyboard: arrows and "
                  "Space"));
    setMinimumSize(kPlacesSide, kPlacesSide);
    connect(&preferences, &Preferences::themeChanged, this, qOverload<>(&QWidget::update));
    tell();
}

QSize GridPlaces::sizeHint() const { return {kPlacesSide, kPlacesSide}; }

std::vector<std::pair<int, int>> GridPlaces::places() const {
    std::vector<std::pair<int, int>> places;
    places.reserve(m_corners.size());
    for (const auto& [row, column] : m_corners)
        places.emplace_back(row * kCellsOfBox, column * kCellsOfBox);
    return places;
}

QRectF GridPlaces::field() const {
    const double side = std::min(width(), height()) - 2 * kFocusBorder;
    return {(width() - side) / 2, (height() - side) / 2, side, side};
}

QRectF GridPlaces::rectOf(Box corner) const {
    const double box = field().width() / kBoxesAcross;
    return {field().left() + corner.second * box, field().top() + corner.first * box, kBoxesOfGrid * box,
            kBoxesOfGrid * box};
}

std::optional<GridPlaces::Box> GridPlaces::cornerAt(const QPointF& point) const {
    const QRectF all = field();
    if (!all.contains(point))
        return std::nullopt;
    const double box = all.width() / kBoxesAcross;
    const auto corner = [box](double along) {
        return std::clamp(static_cast<int>(along / box) - kBoxesOfGrid / 2, 0, kLastCorner);
    };
    return Box{corner(point.y() - all.top()), corner(point.x() - all.left())};
}

void GridPlaces::toggle(Box corner) {
    if (const auto place = std::ranges::find(m_corners, corner); place != m_corners.end())
        m_corners.erase(place);
    else
        m_corners.push_back(corner);
    m_cursor = corner;
    update();
    tell();
    Q_EMIT changed();
}

void GridPlaces::moveCursor(int down, int right) {
    m_cursor = {std::clamp(m_cursor.first + down, 0, kLastCorner), std::clamp(m_cursor.second + right, 0, kLastCorner)};
    m_pointed.reset();
    update();
    tell();
}

void GridPlaces::tell() {
    const bool isThere = std::ranges::find(m_corners, m_cursor) != m_corners.end();
    const int row = m_cursor.first * kCellsOfBox + 1;
    const int column = m_cursor.second * kCellsOfBox + 1;
    const QString text = isThere ? tr("A grid from row %1, column %2").arg(row).arg(column)
                                 : tr("No grid from row %1, column %2").arg(row).arg(column);
    setAccessibleDescription(text);
    Q_EMIT statusMessage(text);
}

void GridPlaces::paintEvent(QPaintEvent*) {
    const Theme& theme = m_preferences.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = field();
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.panelBorder, hasFocus() ? kFocusBorder : kBorder));
    painter.setBrush(theme.board);
    painter.drawRect(all);
    painter.setPen(theme.mutedText);
    const double box = all.width() / kBoxesAcross;
    for (int row = 1; row < kBoxesAcross; ++row)
        for (int column = 1; column < kBoxesAcross; ++column)
            painter.drawPoint(QPointF(all.left() + column * box, all.top() + row * box));
    QColor fill = theme.accentSoft;
    // Where two lie over each other both are seen.
    constexpr double kOpacity = 0.7;
    fill.setAlphaF(theme.usesTints ? static_cast<float>(kOpacity) : 0.0F);
    for (const Box& corner : m_corners) {
        const QRectF rect = rectOf(corner);
        painter.setPen(QPen(theme.thinLine, kBorder));
        for (int i = 1; i < kBoxesOfGrid; ++i) {
            painter.drawLine(QPointF(rect.left() + i * box, rect.top()), QPointF(rect.left() + i * box, rect.bottom()));
            painter.drawLine(QPointF(rect.left(), rect.top() + i * box), QPointF(rect.right(), rect.top() + i * box));
        }
        painter.setPen(QPen(theme.boxLine, kFocusBorder));
        painter.setBrush(fill);
        painter.drawRect(rect);
    }
    const std::optional<Box> shown = m_pointed ? m_pointed : hasFocus() ? std::optional(m_cursor) : std::nullopt;
    if (!shown)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, kFocusBorder, Qt::DashLine));
    painter.drawRect(rectOf(*shown));
}

void GridPlaces::mouseMoveEvent(QMouseEvent* event) {
    m_pointed = cornerAt(event->position());
    update();
}

void GridPlaces::leaveEvent(QEvent*) {
    m_pointed.reset();
    update();
}

void GridPlaces::mousePressEvent(QMouseEvent* event) {
    if (const std::optional<Box> corner = cornerAt(event->position()); corner && event->button() == Qt::LeftButton)
        toggle(*corner);
}

void GridPlaces::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up: return moveCursor(-1, 0);
    case Qt::Key_Down: return moveCursor(1, 0);
    case Qt::Key_Left: return moveCursor(0, -1);
    case Qt::Key_Right: return moveCursor(0, 1);
    case Qt::Key_Space: return toggle(m_cursor);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (std::ranges::find(m_corners, m_cursor) != m_corners.end())
            toggle(m_cursor);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

}  // namespace nonet

#include "moc_grid_places.cpp"
