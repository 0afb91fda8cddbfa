#include "ui/frame/name_field.h"

#include "ui/text/foreign_text.h"
#include "ui/text/profile_text.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

namespace nonet {
namespace {

/// Between a line edit's contents and its text, as Qt has it.
constexpr int kTextMargin = 2;

}  // namespace

void NameField::setHint(const QString& hint) {
    m_hint = hint;
    setToolTip(hint);
}

QRect NameField::textRect() const {
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()
        ->subElementRect(QStyle::SE_LineEditContents, &option, this)
        .marginsRemoved(textMargins())
        .adjusted(kTextMargin, 0, -kTextMargin, 0);
}

QString NameField::shownText() const {
    return fontMetrics().elidedText(oneLine(text()), Qt::ElideRight, textRect().width());
}

bool NameField::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip)
        setToolTip(shownText() == text() ? m_hint : plainTip(oneLine(text()) + u'\n' + m_hint));
    return QLineEdit::event(event);
}

void NameField::paintEvent(QPaintEvent* event) {
    const QString shown = shownText();
    if (hasFocus() || shown == text())
        return QLineEdit::paintEvent(event);
    QPainter painter(this);
    QStyleOptionFrame option;
    initStyleOption(&option);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(textRect(), Qt::AlignLeft | Qt::AlignVCenter, shown);
}

}  // namespace nonet

#include "moc_name_field.cpp"
