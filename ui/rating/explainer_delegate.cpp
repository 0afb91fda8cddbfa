#include "ui/rating/explainer_delegate.h"

#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"
#include "ui/rating/explainer_model.h"
#include "ui/text/explainer_text.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace nonet {
namespace {

/// The hardest puzzles that are known reach 11.9: a bar of that height goes all the way.
constexpr double kWholeBar = 120;
constexpr int kBarHeight = 4;

}  // namespace

ExplainerDelegate::ExplainerDelegate(const Preferences& preferences, QObject* parent)
    : QStyledItemDelegate(parent), m_preferences(preferences) {}

QSize ExplainerDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    const QFontMetrics metrics(textFont(TextSize::body));
    return {atTextScale(120), metrics.height() + kBarHeight + 3 * kSmallSpace};
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
    QRect room(option.rect.left() + kSpace, option.rect.top() + kSmallSpace, option.rect.width() - 2 * kSpace,
               metrics.height());
    const auto write = [&](const QRect& rect, Qt::Alignment side, const QColor& colour, const QString& text) {
        painter->setPen(colour);
        painter->drawText(rect, static_cast<int>(side | Qt::AlignVCenter), text);
    };
    painter->setFont(font);
    write({room.left(), room.top(), metrics.horizontalAdvance(QStringLiteral("000")), room.height()}, Qt::AlignRight,
          mutedInk, index.data(ExplainerModel::kNumberRole).toString());
    room.setLeft(room.left() + metrics.horizontalAdvance(QStringLiteral("000")) + kSpace);
    const QRect bar(room.left(), room.bottom() + kSmallSpace, room.width(), kBarHeight);
    const int tenths = index.data(ExplainerModel::kTenthsRole).toInt();
    const int numberWidth = metrics.horizontalAdvance(QStringLiteral("00.0"));
    write(room, Qt::AlignRight, ink, explainerNumber(tenths));
    room.setRight(room.right() - numberWidth - kSpace);
    if (const QString makes = index.data(ExplainerModel::kMakesRole).toString(); !makes.isEmpty()) {
        painter->setFont(textFont(TextSize::caption, QFont::DemiBold));
        write(room, Qt::AlignRight, isSelected ? theme.accentSoftInk : theme.accent, makes);
        room.setRight(room.right() - painter->fontMetrics().horizontalAdvance(makes) - kSpace);
        painter->setFont(font);
    }
    write(room, Qt::AlignLeft, ink,
          metrics.elidedText(index.data(ExplainerModel::kNameRole).toString(), Qt::ElideMiddle, room.width()));
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
