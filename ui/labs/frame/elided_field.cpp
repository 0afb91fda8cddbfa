#include "ui/labs/frame/elided_field.h"

#include <QPainter>
#include <QStyleOptionFrame>

namespace nonet {

namespace {

/// Qt's own, between the frame's contents and the text.
constexpr int kTextInset = 2;

}  // namespace

QRect ElidedField::room() const {
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()
        ->subElementRect(QStyle::SE_LineEditContents, &option, this)
        .marginsRemoved(textMargins())
        .adjusted(kTextInset, 0, -kTextInset, 0);
}

bool ElidedField::isCut() const { return !hasFocus() && fontMetrics().horizontalAdvance(text()) > room().width(); }

void ElidedField::paintEvent(QPaintEvent* event) {
    if (!isCut())
        return QLineEdit::paintEvent(event);
    QStyleOptionFrame option;
    initStyleOption(&option);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(room(), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                     fontMetrics().elidedText(text(), Qt::ElideRight, room().width()));
}

}  // namespace nonet
