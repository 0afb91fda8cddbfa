#include "ui/main_window/rail.h"

#include "ui/main_window/spacing.h"
#include "ui/preferences/theme.h"

#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kIconSide = 22;

/// A board of nine cells, drawn with one stroke width as all icons are.
QIcon boardIcon(const QColor& ink, qreal ratio) {
    QPixmap pixmap(QSize(kIconSide, kIconSide) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 1.5));
    const QRectF frame(2, 2, kIconSide - 4, kIconSide - 4);
    painter.drawRoundedRect(frame, 3, 3);
    for (const int third : {1, 2}) {
        const qreal at = frame.left() + frame.width() * third / 3;
        painter.drawLine(QPointF(at, frame.top()), QPointF(at, frame.bottom()));
        painter.drawLine(QPointF(frame.left(), at), QPointF(frame.right(), at));
    }
    return pixmap;
}

}  // namespace

Rail::Rail(QWidget* parent) : QFrame(parent), m_play(new QToolButton(this)) {
    setObjectName(QStringLiteral("rail"));
    setFixedWidth(kRailWidth);
    m_play->setObjectName(QStringLiteral("roomPlay"));
    m_play->setText(tr("Play"));
    m_play->setToolTip(tr("Play: solve a puzzle, with hints and replay"));
    m_play->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    m_play->setIconSize({kIconSide, kIconSide});
    m_play->setCheckable(true);
    m_play->setChecked(true);
    m_play->setAutoExclusive(true);
    m_play->setFocusPolicy(Qt::TabFocus);
    m_play->setFixedSize(kRailWidth - 2 * 6, kRailWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, kWideSpace, 6, kSpace);
    layout->addWidget(m_play);
    layout->addStretch();
}

void Rail::setTheme(const Theme& theme) {
    m_play->setIcon(boardIcon(theme.accentSoftInk, devicePixelRatioF()));
}

}  // namespace nonet

#include "moc_rail.cpp"
