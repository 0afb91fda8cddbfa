#include "ui/preferences/elided_label.h"

#include "ui/text/foreign_text.h"

#include <QHelpEvent>
#include <QStyle>
#include <QStyleOption>
#include <QStylePainter>
#include <QTextLayout>
#include <QToolTip>

namespace nonet {
namespace {

constexpr int kLeastElided = 48;

}  // namespace

void ElidedLabel::setLineCount(int lines) {
    m_lines = lines;
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize ElidedLabel::sizeHint() const {
    const QSize whole = QLabel::sizeHint();
    return {whole.width(), m_lines == 1 ? whole.height() : m_lines * fontMetrics().lineSpacing()};
}

QSize ElidedLabel::minimumSizeHint() const {
    return {qMin(kLeastElided, QLabel::minimumSizeHint().width()), sizeHint().height()};
}

QStringList ElidedLabel::linesIn(int width) const {
    QStringList lines;
    QTextLayout layout(text(), font());
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == m_lines;
        const QString own = isLast ? text().mid(line.textStart()) : text().mid(line.textStart(), line.textLength());
        lines.append(fontMetrics().elidedText(own.trimmed(), Qt::ElideRight, width));
        if (isLast)
            break;
    }
    layout.endLayout();
    return lines;
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionFrame option;
    initStyleOption(&option);
    painter.drawPrimitive(QStyle::PE_Widget, option);
    const QRect room = contentsRect();
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter.drawItemText(room, static_cast<int>((alignment() & Qt::AlignVertical_Mask) | side), palette(), isEnabled(),
                         linesIn(room.width()).join(u'\n'), foregroundRole());
}

bool ElidedLabel::event(QEvent* event) {
    const bool isCut = linesIn(contentsRect().width()).join(u' ') != text();
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || !isCut)
        return QLabel::event(event);
    QToolTip::showText(static_cast<const QHelpEvent*>(event)->globalPos(), plainTip(text()), this);
    return true;
}

}  // namespace nonet

#include "moc_elided_label.cpp"
