#include "ui/replay/banner_label.h"

#include <QStyle>
#include <QStyleOption>
#include <QStylePainter>

namespace nonet {
namespace {

constexpr int kLeastLabelWidth = 48;

}  // namespace

QSize BannerLabel::minimumSizeHint() const {
    const QSize whole = QLabel::minimumSizeHint();
    return {qMin(kLeastLabelWidth, whole.width()), whole.height()};
}

void BannerLabel::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionFrame option;
    initStyleOption(&option);
    painter.drawPrimitive(QStyle::PE_Widget, option);
    const QRect room = contentsRect();
    painter.drawItemText(room, Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft), palette(),
                         isEnabled(), fontMetrics().elidedText(text(), Qt::ElideRight, room.width()), foregroundRole());
}

void BannerLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    // Plain, as it is drawn: a profile in it may be called what looks like a tag.
    setToolTip(width() < sizeHint().width() ? QStringLiteral("<qt>%1</qt>").arg(text().toHtmlEscaped()) : QString());
}

}  // namespace nonet
