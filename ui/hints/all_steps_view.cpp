#include "ui/hints/all_steps_view.h"

#include "ui/hints/all_steps_model.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"

#include <QCursor>
#include <QHeaderView>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kDotSpace = 20;
constexpr double kDotMiddle = 8;
constexpr double kDotRadius = 5;
constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QString othersText(const QModelIndex& index) {
    const int others = index.data(AllStepsModel::othersRole).toInt();
    return others == 0 ? QString() : QStringLiteral("+%1").arg(others);
}

/// What stands under the technique. The result of a pattern under another is the other's.
QString secondLine(const QModelIndex& index) {
    const QString place = index.data(AllStepsModel::placeRole).toString();
    if (!index.data(AllStepsModel::isTopRole).toBool())
        return place;
    const QString result = index.data(AllStepsModel::resultRole).toString();
    return place.isEmpty() ? result : AllStepsModel::tr("%1 · %2", "a place, a result").arg(place, result);
}

/// Where the parts of a row of two lines stand, from its top on.
struct TwoLines {
    QRect title;
    QRect level;
    QRect second;
    QRect others;

    int height() const { return second.bottom() + 1 + kSmallSpace; }

    static TwoLines of(const QFontMetrics& metrics, const QModelIndex& index, int left, int width) {
        const auto wrapped = [&metrics](const QPoint& at, int room, const QString& text) {
            return QRect(at.x(), at.y(), room, metrics.boundingRect(QRect(0, 0, room, 10000), kWrapped, text).height());
        };
        const auto atRight = [&](int y, const QString& text) {
            const int own = text.isEmpty() ? 0 : metrics.horizontalAdvance(text) + 1;
            return QRect(left + width - kSmallSpace - own, y, own, metrics.height());
        };
        const int dot = index.data(AllStepsModel::isTopRole).toBool() ? kDotSpace : 0;
        const auto roomBeside = [&](const QRect& right) {
            return std::max(40, width - dot - kSmallSpace - (right.width() == 0 ? 0 : right.width() + kSpace));
        };
        TwoLines lines;
        lines.level = atRight(kSmallSpace, index.data(AllStepsModel::levelNameRole).toString());
        lines.title = wrapped({left + dot, kSmallSpace}, roomBeside(lines.level), index.data().toString());
        lines.others = atRight(lines.title.bottom() + 1, othersText(index));
        lines.second = wrapped({left + dot, lines.title.bottom() + 1}, roomBeside(lines.others), secondLine(index));
        return lines;
    }
};

class StepRowDelegate : public QStyledItemDelegate {
public:
    StepRowDelegate(const Preferences& preferences, AllStepsView* list)
        : QStyledItemDelegate(list), m_preferences(preferences), m_list(list) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        row.text.clear();
        m_list->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, m_list);
        const Theme& theme = m_preferences.theme();
        const bool isSelected = (option.state & QStyle::State_Selected) != 0;
        const QColor ink = isSelected ? row.palette.color(QPalette::HighlightedText) : theme.text;
        const QColor mutedInk = isSelected ? ink : theme.mutedText;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setFont(option.font);
        if (m_list->hasColumns())
            paintColumn(*painter, option, index, index.column() == AllStepsModel::techniqueColumn ? ink : mutedInk);
        else
            paintLines(*painter, option, index, ink, mutedInk);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        if (m_list->hasColumns()) {
            const int dot = index.column() == AllStepsModel::techniqueColumn ? kDotSpace : 0;
            return {row.fontMetrics.horizontalAdvance(index.data().toString()) + dot + 2 * kSpace,
                    row.fontMetrics.height() + kSpace};
        }
        const int depth = m_list->rootIsDecorated() ? (index.parent().isValid() ? 2 : 1) : 0;
        const int width = m_list->viewport()->width() - depth * m_list->indentation();
        return {width, TwoLines::of(row.fontMetrics, index, 0, width).height()};
    }

private:
    void paintDot(QPainter& painter, const QModelIndex& index, const QPointF& middle) const {
        if (!index.data(AllStepsModel::isTopRole).toBool())
            return;
        painter.save();
        painter.setPen(Qt::NoPen);
        painter.setBrush(
            levelBrush(m_preferences.theme(), static_cast<std::size_t>(index.data(AllStepsModel::levelRole).toInt())));
        painter.drawEllipse(middle, kDotRadius, kDotRadius);
        painter.restore();
    }

    void paintColumn(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                     const QColor& ink) const {
        QRect room = option.rect.adjusted(kSpace, 0, -kSmallSpace, 0);
        if (index.column() == AllStepsModel::techniqueColumn) {
            paintDot(painter, index, {option.rect.left() + kDotMiddle, option.rect.center().y() + 0.5});
            room.setLeft(option.rect.left() + kDotSpace + kSmallSpace);
            const QString others = othersText(index);
            painter.setPen(m_preferences.theme().mutedText);
            painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, others);
            room.setRight(room.right() - option.fontMetrics.horizontalAdvance(others) - kSmallSpace);
        }
        painter.setPen(ink);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, room.width()));
    }

    void paintLines(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index, const QColor& ink,
                    const QColor& mutedInk) const {
        const TwoLines lines = TwoLines::of(option.fontMetrics, index, option.rect.left(), option.rect.width());
        const int top = option.rect.top();
        paintDot(painter, index,
                 {option.rect.left() + kDotMiddle, top + kSmallSpace + option.fontMetrics.height() / 2.0});
        painter.setPen(ink);
        painter.drawText(lines.title.translated(0, top), kWrapped, index.data().toString());
        painter.setPen(mutedInk);
        painter.drawText(lines.level.translated(0, top), Qt::AlignRight,
                         index.data(AllStepsModel::levelNameRole).toString());
        painter.drawText(lines.others.translated(0, top), Qt::AlignRight, othersText(index));
        painter.drawText(lines.second.translated(0, top), kWrapped, secondLine(index));
    }

    const Preferences& m_preferences;
    AllStepsView* m_list;
};

}  // namespace

AllStepsView::AllStepsView(const Preferences& preferences, QWidget* parent)
    : QTreeView(parent), m_preferences(preferences) {
    setItemDelegate(new StepRowDelegate(preferences, this));
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setIndentation(16);
    setExpandsOnDoubleClick(false);
    setAllColumnsShowFocus(true);
    header()->setSectionsMovable(false);
    header()->setSectionsClickable(true);
    header()->setSortIndicatorShown(true);
    header()->setStretchLastSection(false);
    header()->hide();
}

std::optional<AllStepsView::Anchor> AllStepsView::anchor() const {
    const auto seenAt = [this](const QModelIndex& row) {
        return row.isValid() && visualRect(row).intersects(viewport()->rect());
    };
    const QPoint pointer = viewport()->mapFromGlobal(QCursor::pos());
    QModelIndex row = viewport()->rect().contains(pointer) ? indexAt(pointer) : QModelIndex();
    if (!row.isValid() && seenAt(currentIndex()))
        row = currentIndex();
    if (!row.isValid() && verticalScrollBar()->value() > 0)
        row = indexAt({viewport()->width() / 2, 0});
    return row.isValid() ? std::optional(Anchor{row.siblingAtColumn(0), visualRect(row).top()}) : std::nullopt;
}

void AllStepsView::holdOn(const std::optional<Anchor>& anchor) {
    if (!anchor || !anchor->row.isValid())
        return;
    executeDelayedItemsLayout();
    updateGeometries();
    const int moved = visualRect(anchor->row).top() - anchor->top;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + moved);
}

void AllStepsView::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const {
    if (selectionModel()->isSelected(index))
        painter->fillRect(rect, m_preferences.theme().accentSoft);
    const int height = fontMetrics().height();
    const int top = rect.top() + (m_hasColumns ? (rect.height() - height) / 2 : kSmallSpace);
    QTreeView::drawBranches(painter, {rect.left(), top, rect.width(), height}, index);
}

void AllStepsView::resizeEvent(QResizeEvent* event) {
    QTreeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        // How far a row wraps, and so its height, depends on the width.
        QMetaObject::invokeMethod(this, &AllStepsView::fit, Qt::QueuedConnection);
}

void AllStepsView::fit() {
    const int width = viewport()->width();
    const bool hadColumns = std::exchange(m_hasColumns, width >= atTextScale(kWidthOfColumns));
    setUniformRowHeights(m_hasColumns);
    header()->setVisible(m_hasColumns);
    for (int column = 1; column < header()->count(); ++column)
        setColumnHidden(column, !m_hasColumns);
    if (header()->count() == 0)
        return;
    if (m_hasColumns) {
        header()->setSectionResizeMode(QHeaderView::Interactive);
        header()->setSectionResizeMode(AllStepsModel::resultColumn, QHeaderView::Stretch);
        if (!hadColumns) {
            setColumnWidth(AllStepsModel::techniqueColumn, width * 36 / 100);
            setColumnWidth(AllStepsModel::levelColumn, width * 11 / 100);
            setColumnWidth(AllStepsModel::placeColumn, width * 23 / 100);
        }
    } else {
        header()->setSectionResizeMode(AllStepsModel::techniqueColumn, QHeaderView::Stretch);
    }
    doItemsLayout();
}

}  // namespace nonet

#include "moc_all_steps_view.cpp"
