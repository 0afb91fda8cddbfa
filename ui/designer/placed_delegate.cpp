#include "ui/designer/placed_delegate.h"

#include "ui/designer/kind_picture.h"
#include "ui/designer/placed_model.h"
#include "ui/designer/tools/tool_catalogue.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"

#include <QApplication>
#include <QPainter>

namespace nonet {
namespace {

constexpr int kPictureSide = 32;
constexpr int kSignSide = 16;

QPixmap pictureOf(const QModelIndex& index, const Theme& theme, qreal ratio) {
    const QVariant drawing = index.data(PlacedModel::kDrawingRole);
    if (!drawing.isValid())
        return kindPicture(static_cast<ConstraintKind>(index.data(PlacedModel::kKindRole).toInt()), theme, kPictureSide,
                           ratio);
    const int kind = drawing.toInt();
    const DesignTool tool = kind == kDrawingKindCount ? DesignTool{.type = DesignTool::Type::colour}
                                                      : DesignTool{.type = DesignTool::Type::drawing,
                                                                   .drawing = static_cast<DrawingKind>(kind)};
    return toolPicture(tool, theme, kPictureSide, ratio);
}

}  // namespace

PlacedDelegate::PlacedDelegate(const Preferences& preferences, QObject* parent)
    : QStyledItemDelegate(parent), m_preferences(preferences) {}

QRect PlacedDelegate::paintSigns(QPainter& painter, QRect row, const QModelIndex& index, const QColor& ink) const {
    const auto sign = [&](const char* name) {
        const QRect place(row.right() + 1 - kSignSide, row.center().y() - kSignSide / 2, kSignSide, kSignSide);
        icon(QLatin1String(name), ink).paint(&painter, place);
        row.setRight(place.left() - 1 - kSmallSpace);
    };
    if (index.data(PlacedModel::kIsLockedRole).toBool())
        sign("lock");
    if (index.data(PlacedModel::kIsHiddenRole).toBool())
        sign("eye_closed");
    return row;
}

void PlacedDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = m_preferences.theme();
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    painter->save();
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    const QColor muted = isSelected ? theme.accentSoftInk : theme.mutedText;
    QRect row = option.rect.adjusted(kSpace, kSmallSpace, -kSpace, -kSmallSpace);
    painter->drawPixmap(QPoint(row.left(), row.center().y() - kPictureSide / 2),
                        pictureOf(index, theme, painter->device()->devicePixelRatioF()));
    row.setLeft(row.left() + kPictureSide + kSpace);
    row = paintSigns(*painter, row, index, muted);
    const QString fault = index.data(PlacedModel::kReasonRole).toString();
    const auto line = [&](const QRect& place, const QFont& font, const QColor& ink, const QString& text) {
        painter->setFont(font);
        painter->setPen(ink);
        painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width()));
    };
    const int half = row.height() / 2;
    line(QRect(row.left(), row.top(), row.width(), half), textFont(TextSize::body, QFont::DemiBold),
         isSelected                                     ? theme.accentSoftInk
         : index.data(PlacedModel::kIsOffRole).toBool() ? theme.mutedText
                                                        : theme.text,
         index.data(Qt::DisplayRole).toString());
    QRect below(row.left(), row.top() + half, row.width(), row.height() - half);
    if (!fault.isEmpty()) {
        icon(QStringLiteral("warning"), isSelected ? theme.accentSoftInk : theme.conflict)
            .paint(painter, QRect(below.left(), below.center().y() - kSignSide / 2, kSignSide, kSignSide));
        below.setLeft(below.left() + kSignSide + kSmallSpace);
    }
    line(below, textFont(TextSize::caption), fault.isEmpty() || isSelected ? muted : theme.conflict,
         fault.isEmpty() ? index.data(PlacedModel::kWhereRole).toString() : fault);
    painter->restore();
}

QSize PlacedDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const int text =
        QFontMetrics(textFont(TextSize::body)).lineSpacing() + QFontMetrics(textFont(TextSize::caption)).lineSpacing();
    return {option.rect.width(), qMax(kPictureSide, text) + 2 * kSmallSpace};
}

}  // namespace nonet

#include "moc_placed_delegate.cpp"
