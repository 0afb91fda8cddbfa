#include "ui/history/undo_tree_delegate.h"

#include "ui/history/undo_tree_model.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

namespace nonet {
namespace {

constexpr double kLane = 16;
/// Deeper branches share the last rail, so that their words are still read.
constexpr int kMostLanes = 8;
constexpr double kDot = 4;
constexpr double kCurrentRing = 7;
constexpr double kRail = 1.5;

double laneAt(const QRectF& row, int lane) {
    return row.left() + kSpace + kDot + kLane * std::min(lane, kMostLanes - 1);
}

}  // namespace

UndoTreeDelegate::UndoTreeDelegate(const Preferences& preferences, const UndoTreeModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_preferences(preferences), m_model(model) {}

QSize UndoTreeDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return QSize(0, textPixels(TextSize::body) + 2 * kSpace);
}

void UndoTreeDelegate::paintRails(QPainter& painter, const QRectF& row, const QModelIndex& index) const {
    const Theme& theme = m_preferences.theme();
    const UndoTreeRow& own = m_model.row(index.row());
    const double x = laneAt(row, own.depth);
    const double middle = row.center().y();
    const auto rail = [&](bool isOnWay) {
        painter.setPen(QPen(isOnWay ? theme.accent : theme.thinLine, kRail, Qt::SolidLine, Qt::FlatCap));
    };
    painter.setBrush(Qt::NoBrush);
    for (int lane = 0; lane < own.depth; ++lane) {
        if (!own.passes(lane))
            continue;
        rail(own.isPassedByWay(lane));
        painter.drawLine(QPointF(laneAt(row, lane), row.top()), QPointF(laneAt(row, lane), row.bottom() + 1));
    }
    rail(own.isOnWay);
    if (own.isBranch) {
        const double from = laneAt(row, own.depth - 1);
        QPainterPath bend(QPointF(from, row.top()));
        bend.quadTo(QPointF(from, middle), QPointF(x, middle));
        painter.drawPath(bend);
    } else if (own.hasAbove) {
        painter.drawLine(QPointF(x, row.top()), QPointF(x, middle));
    }
    if (own.hasBelow) {
        rail(own.isWayBelow);
        painter.drawLine(QPointF(x, middle), QPointF(x, row.bottom() + 1));
    }
    painter.setPen(QPen(own.isOnWay ? theme.accent : theme.mutedText, kRail));
    painter.setBrush(own.isOnWay ? theme.accent : theme.panel);
    painter.drawEllipse(QPointF(x, middle), kDot, kDot);
    if (index.data(UndoTreeModel::kIsCurrentRole).toBool()) {
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(x, middle), kCurrentRing, kCurrentRing);
    }
}

void UndoTreeDelegate::paintWords(QPainter& painter, QRectF room, const QModelIndex& index, bool isSelected) const {
    const Theme& theme = m_preferences.theme();
    const UndoTreeRow& own = m_model.row(index.row());
    const bool isCurrent = index.data(UndoTreeModel::kIsCurrentRole).toBool();
    const QFont font = textFont(TextSize::body, isCurrent ? QFont::DemiBold : QFont::Normal);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    const QString flag = index.data(UndoTreeModel::kCheckpointsRole).toString();
    if (!flag.isEmpty()) {
        const double side = textPixels(TextSize::title);
        // The name of the moment tells more than what was done then.
        const QString name = metrics.elidedText(flag, Qt::ElideRight, room.width() * 0.6 - side);
        const double width = metrics.horizontalAdvance(name);
        const QRectF place(room.right() - width, room.top(), width, room.height());
        const QRectF mark(place.left() - side - kSmallSpace, room.center().y() - side / 2, side, side);
        icon(QStringLiteral("checkpoint"), isSelected ? theme.accentSoftInk : theme.accent)
            .paint(&painter, mark.toAlignedRect());
        painter.setPen(isSelected ? theme.accentSoftInk : theme.accent);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, name);
        room.setRight(mark.left() - kSpace);
    }
    painter.setPen(isSelected ? theme.accentSoftInk : own.isOnWay ? theme.text : theme.mutedText);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(index.data(UndoTreeModel::kNameRole).toString(), Qt::ElideRight, room.width()));
}

void UndoTreeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row(option.rect);
    paintRails(*painter, row, index);
    QRectF room = row;
    room.setLeft(laneAt(row, m_model.row(index.row()).depth) + kLane);
    room.setRight(row.right() - kSpace);
    paintWords(*painter, room, index, (option.state & QStyle::State_Selected) != 0);
    painter->restore();
}

}  // namespace nonet

#include "moc_undo_tree_delegate.cpp"
