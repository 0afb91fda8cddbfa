#include "ui/puzzles/continue_delegate.h"

#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"
#include "ui/puzzles/continue_model.h"
#include "ui/puzzles/puzzle_thumbnail.h"

#include <QApplication>
#include <QPainter>

namespace nonet {
namespace {

/// Height of a row's progress bar, below its words.
constexpr int kProgressLine = 4;

}  // namespace

ContinueDelegate::ContinueDelegate(const Preferences& preferences, QObject* parent)
    : QStyledItemDelegate(parent), m_preferences(preferences) {}

void ContinueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = m_preferences.theme();
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row = option.rect.adjusted(kSpace, kSpace, -kSpace, -kSpace);
    const QRect board(row.left(), row.top() + (row.height() - kThumbnailSide) / 2, kThumbnailSide, kThumbnailSide);
    item.icon.paint(painter, board);
    QRect words = row.adjusted(kThumbnailSide + kWideSpace, 0, 0, 0);
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    const QStringList lines = index.data(Qt::DisplayRole).toString().split(u'\n');
    const int lineHeight = (words.height() - kProgressLine - kSmallSpace) / static_cast<int>(qMax(1, lines.size()));
    for (int i = 0; i < lines.size(); ++i) {
        const QFont font =
            textFont(i == 0 ? TextSize::body : TextSize::caption, i == 0 ? QFont::DemiBold : QFont::Normal);
        painter->setFont(font);
        painter->setPen(isSelected ? theme.accentSoftInk : i == 0 ? theme.text : theme.mutedText);
        painter->drawText(QRect(words.left(), words.top() + i * lineHeight, words.width(), lineHeight),
                          Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(font).elidedText(lines[i], Qt::ElideRight, words.width()));
    }
    const QVariant progress = index.data(ContinueModel::kProgressRole);
    if (!progress.isValid())
        return painter->restore();
    const double share = progress.toDouble();
    QRectF bar(words.left(), words.bottom() + 1 - kProgressLine, words.width(), kProgressLine);
    painter->setPen(theme.usesTints ? QPen(Qt::NoPen) : QPen(theme.text, kBorder));
    painter->setBrush(theme.usesTints ? blend(theme.mutedText, theme.panel, kAreaTint) : theme.panel);
    drawRounded(*painter, bar);
    bar.setWidth(bar.width() * share);
    painter->setBrush(theme.accent);
    if (share > 0)
        drawRounded(*painter, bar);
    painter->restore();
}

QSize ContinueDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const int text = QFontMetrics(textFont(TextSize::body)).lineSpacing() +
                     2 * QFontMetrics(textFont(TextSize::caption)).lineSpacing() + kProgressLine + kSpace;
    return {option.rect.width(), qMax(kThumbnailSide, text) + 2 * kSpace};
}

}  // namespace nonet

#include "moc_continue_delegate.cpp"
