#include "ui/rating/explainer_delegate.h"

#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"
#include "ui/rating/explainer_model.h"
#include "ui/text/explainer_text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace nonet {
namespace {

/// The hardest puzzles that are known reach 11.9: a bar of that height goes all the way.
constexpr double kWholeBar = 120;
constexpr int kBarHeight = 4;

/// The room of a row's text and bar, beside its number.
QRect roomOf(const QRect& row) {
    const QFontMetrics metrics(textFont(TextSize::body));
    const int number = metrics.horizontalAdvance(QStringLiteral("000")) + kSpace;
    return row.adjusted(kSpace + number, kSmallSpace, -kSpace, -kSmallSpace);
}

/// The width that is left for the name in a room of that width, beside the rating and what it makes.
int nameWidth(const QModelIndex& index, int room) {
    int width = room - QFontMetrics(textFont(TextSize::body)).horizontalAdvance(QStringLiteral("00.0")) - kSpace;
    if (const QString makes = index.data(ExplainerModel::kMakesRole).toString(); !makes.isEmpty())
        width -= QFontMetrics(textFont(TextSize::caption, QFont::DemiBold)).horizontalAdvance(makes) + kSpace;
    return width;
}

/// The height of all its lines: long names differ in their ends, which no ellipsis may take.
int nameHeight(const QModelIndex& index, int room) {
    constexpr int kEnough = 1000;
    return QFontMetrics(textFont(TextSize::body))
        .boundingRect(QRect(0, 0, nameWidth(index, room), kEnough), Qt::TextWordWrap,
                      index.data(ExplainerModel::kNameRole).toString())
        .height();
}

}  // namespace

ExplainerDelegate::ExplainerDelegate(const Preferences& preferences, QObject* parent)
    : QStyledItemDelegate(parent), m_preferences(preferences) {}

QSize ExplainerDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(textFont(TextSize::body));
    int height = metrics.height();
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (view != nullptr && index.isValid())
        height = std::max(height, nameHeight(index, roomOf(view->viewport()->rect()).width()));
    return {atTextScale(120), height + kBarHeight + 3 * kSmallSpace};
}

void ExplainerDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_preferences.theme();
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    const QColor ink = isSelected ? theme.accentSoftInk : theme.text;
    const QColor mutedInk = isSelected ? theme.accentSoftInk : theme.mutedText;
    const QFont font = textFont(TextSize::body);
    const QFontMetrics metrics(font);
    const QRect whole = roomOf(option.rect);
    QRect room(whole.left(), whole.top(), whole.width(), metrics.height());
    const auto write = [&](const QRect& rect, Qt::Alignment side, const QColor& colour, const QString& text) {
        painter->setPen(colour);
        painter->drawText(rect, static_cast<int>(side | Qt::AlignVCenter), text);
    };
    painter->setFont(font);
    write({option.rect.left() + kSpace, room.top(), metrics.horizontalAdvance(QStringLiteral("000")), room.height()},
          Qt::AlignRight, mutedInk, index.data(ExplainerModel::kNumberRole).toString());
    const QRect bar(whole.left(), whole.bottom() + 1 - kBarHeight, whole.width(), kBarHeight);
    const int tenths = index.data(ExplainerModel::kTenthsRole).toInt();
    write(room, Qt::AlignRight, ink, explainerNumber(tenths));
    const int nameRoom = nameWidth(index, whole.width());
    if (const QString makes = index.data(ExplainerModel::kMakesRole).toString(); !makes.isEmpty()) {
        painter->setFont(textFont(TextSize::caption, QFont::DemiBold));
        const int left = room.left() + nameRoom + kSpace;
        write({left, room.top(), painter->fontMetrics().horizontalAdvance(makes), room.height()}, Qt::AlignLeft,
              isSelected ? theme.accentSoftInk : theme.accent, makes);
        painter->setFont(font);
    }
    painter->setPen(ink);
    painter->drawText(QRect(room.left(), room.top(), nameRoom, bar.top() - room.top()),
                      static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap,
                      index.data(ExplainerModel::kNameRole).toString());
    painter->setPen(Qt::NoPen);
    if (theme.usesTints) {
        painter->setBrush(theme.panelBorder);
        painter->drawRoundedRect(bar, kBarHeight / 2.0, kBarHeight / 2.0);
    }
    QRectF filled(bar);
    filled.setWidth(std::max<double>(kBarHeight, bar.width() * std::min(1.0, tenths / kWholeBar)));
    painter->setBrush(isSelected ? theme.accentSoftInk : theme.accent);
    painter->drawRoundedRect(filled, kBarHeight / 2.0, kBarHeight / 2.0);
    painter->restore();
}

}  // namespace nonet

#include "moc_explainer_delegate.cpp"
