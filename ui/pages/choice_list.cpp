#include "ui/pages/choice_list.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet {

QString choiceLetter(int index) { return QStringLiteral("%1)").arg(QChar(u'A' + index)); }

ChoiceList::ChoiceList(const QStringList& choices, const QFont& font, double width, const QStringList& marks)
    : m_font(font) {
    const QFontMetricsF metrics(font);
    for (int i = 0; i < choices.size(); ++i) {
        const QString mark = marks.value(i);
        m_entries.push_back({mark, choiceLetter(i), choices[i], {}, {}, {}});
        m_markWidth = std::max(m_markWidth, std::ceil(metrics.horizontalAdvance(mark)));
        m_signWidth = std::max(m_signWidth, std::ceil(metrics.horizontalAdvance(m_entries.back().sign + u' ')));
    }
    if (!placeInOneLine(width))
        placeBelowEachOther(width);
}

bool ChoiceList::placeInOneLine(double width) {
    const QFontMetricsF metrics(m_font);
    const double gap = metrics.height();
    const double line = std::ceil(metrics.height());
    double left = 0;
    for (Entry& each : m_entries) {
        const double sign = std::ceil(metrics.horizontalAdvance(each.sign + u' '));
        const double words = std::ceil(metrics.horizontalAdvance(each.words)) + 1;
        const double mark = std::ceil(metrics.horizontalAdvance(each.mark));
        each.markRoom = QRectF(left, 0, mark, line);
        each.signRoom = QRectF(left + mark, 0, sign, line);
        each.wordsRoom = QRectF(left + mark + sign, 0, words, line);
        left += mark + sign + words + gap;
    }
    m_height = m_entries.empty() ? 0 : line;
    return left - gap <= width;
}

void ChoiceList::placeBelowEachOther(double width) {
    const QFontMetricsF metrics(m_font);
    const double signs = m_markWidth + m_signWidth;
    const double room = std::max(1.0, width - signs);
    m_height = 0;
    for (Entry& each : m_entries) {
        const double height =
            std::ceil(metrics.boundingRect(QRectF(0, 0, room, 1e6), Qt::TextWordWrap, each.words).height());
        each.markRoom = QRectF(0, m_height, m_markWidth, height);
        each.signRoom = QRectF(m_markWidth, m_height, m_signWidth, height);
        each.wordsRoom = QRectF(signs, m_height, room, height);
        m_height += height;
    }
}

void ChoiceList::paint(QPainter& painter, const QPointF& topLeft) const {
    painter.setFont(m_font);
    for (const Entry& each : m_entries) {
        if (!each.mark.isEmpty())
            painter.drawText(each.markRoom.translated(topLeft), Qt::AlignLeft | Qt::AlignTop, each.mark);
        painter.drawText(each.signRoom.translated(topLeft), Qt::AlignLeft | Qt::AlignTop, each.sign);
        painter.drawText(each.wordsRoom.translated(topLeft), Qt::TextWordWrap, each.words);
    }
}

}  // namespace nonet
