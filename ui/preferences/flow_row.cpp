#include "ui/preferences/flow_row.h"

#include <QWidget>

namespace nonet {

FlowRow::FlowRow(int space, QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(space);
}

FlowRow::~FlowRow() = default;

QLayoutItem* FlowRow::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowRow::takeAt(int index) {
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowRow::sizeHint() const {
    QSize size(0, 0);
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        size = {size.width() + (size.width() > 0 ? spacing() : 0) + hint.width(),
                std::max(size.height(), hint.height())};
    }
    return size;
}

QSize FlowRow::minimumSize() const {
    QSize size(0, 0);
    for (const auto& item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowRow::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowRow::place(const QRect& rect, bool isReal) const {
    QPoint at = rect.topLeft();
    int lineHeight = 0;
    std::vector<QLayoutItem*> line;
    // Beside higher ones an item stands in the middle.
    const auto endLine = [&] {
        int left = rect.left();
        for (QLayoutItem* item : line) {
            const QSize size = item->sizeHint().boundedTo(QSize(rect.width(), QWIDGETSIZE_MAX));
            if (isReal)
                item->setGeometry(QRect(QPoint(left, at.y() + (lineHeight - size.height()) / 2), size));
            left += size.width() + spacing();
        }
        line.clear();
    };
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (!line.empty() && at.x() + size.width() > rect.left() + rect.width()) {
            endLine();
            at = {rect.left(), at.y() + lineHeight + spacing()};
            lineHeight = 0;
        }
        line.push_back(item.get());
        at.rx() += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    endLine();
    return at.y() + lineHeight - rect.top();
}

}  // namespace nonet
