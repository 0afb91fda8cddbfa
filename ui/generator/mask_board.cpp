#include "ui/generator/mask_board.h"

#include "core/board/classic.h"
#include "ui/board/board_metrics.h"
#include "ui/board/board_selection.h"
#include "ui/preferences/preferences.h"
#include "ui/text/cell_names.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace nonet {
namespace {

constexpr double kClueShare = 0.5;

}  // namespace

MaskBoard::MaskBoard(const Preferences& preferences, QWidget* parent) : QWidget(parent), m_preferences(preferences) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Cells that hold clues"));
    connect(&preferences, &Preferences::themeChanged, this, qOverload<>(&QWidget::update));
    tell();
}

void MaskBoard::setMask(ClassicCellSet mask) {
    if (mask == m_mask)
        return;
    m_mask = mask;
    tell();
    update();
    Q_EMIT maskChanged();
}

QRectF MaskBoard::cellRect(Cell cell) const { return BoardMetrics(Geometry(), rect()).cellRect(cell); }

void MaskBoard::tell() {
    const QString state = m_mask.contains(m_current) ? tr("clue") : tr("no clue");
    setAccessibleDescription(tr("%1, %2; %Ln cell(s) in all", "a cell, whether it is drawn", m_mask.count())
                                 .arg(cellName(m_current), state));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void MaskBoard::draw(Cell cell, bool isOn) {
    ClassicCellSet next = m_mask;
    for (const Cell each : orbit(cell, m_symmetry, classic::kSide)) {
        if (isOn)
            next.insert(each);
        else
            next.erase(each);
    }
    m_current = cell;
    setMask(next);
    tell();
    update();
}

void MaskBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_preferences.theme();
    const BoardMetrics metrics(Geometry(), rect(), devicePixelRatioF());
    painter.fillRect(metrics.board(), isEnabled() ? theme.board : theme.window);
    painter.setPen(QPen(theme.thinLine, BoardMetrics::kThinLine));
    painter.setBrush(Qt::NoBrush);
    for (const Cell cell : classic::kAllCells)
        painter.drawRect(metrics.cellRect(cell));
    painter.setPen(QPen(theme.boxLine, 2));
    for (std::uint8_t box = 0; box < 9; ++box)
        painter.drawRect(metrics.houseRect({HouseKind::box, box}));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.given);
    for (const Cell cell : m_mask) {
        QRectF dot(0, 0, metrics.cellSide() * kClueShare, metrics.cellSide() * kClueShare);
        dot.moveCenter(metrics.cellRect(cell).center());
        painter.drawEllipse(dot);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.selectionRing, BoardMetrics::kFocusRing));
        painter.drawRect(metrics.cellRect(m_current).adjusted(1, 1, -1, -1));
    }
}

void MaskBoard::mousePressEvent(QMouseEvent* event) {
    const BoardMetrics metrics(Geometry(), rect());
    m_draggedTo = metrics.squareAt(event->position());
    if (const std::optional<Cell> cell = metrics.cellAt(event->position())) {
        m_draws = !m_mask.contains(*cell);
        draw(*cell, m_draws);
    }
}

void MaskBoard::mouseMoveEvent(QMouseEvent* event) {
    const BoardSquare square = BoardMetrics(Geometry(), rect()).squareAt(event->position());
    for (const Cell cell : cellsOnLine(std::exchange(m_draggedTo, square), square, BoardShape()))
        draw(cell, m_draws);
}

void MaskBoard::keyPressEvent(QKeyEvent* event) {
    const auto move = [this](int rows, int columns) {
        m_current = movedBy(BoardShape(), m_current, rows, columns);
        tell();
        update();
    };
    switch (event->key()) {
    case Qt::Key_Up: return move(-1, 0);
    case Qt::Key_Down: return move(1, 0);
    case Qt::Key_Left: return move(0, -1);
    case Qt::Key_Right: return move(0, 1);
    case Qt::Key_Space: return draw(m_current, !m_mask.contains(m_current));
    default: QWidget::keyPressEvent(event);
    }
}

void MaskBoard::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void MaskBoard::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace nonet

#include "moc_mask_board.cpp"
