#include "ui/board/pad_button.h"

#include <QFontDatabase>
#include <QPainter>

namespace nonet {
namespace {

constexpr int kSmallestName = 9;

}  // namespace

PadButton::PadButton(Kind kind, const Preferences& preferences, QWidget* parent)
    : QToolButton(parent), m_kind(kind), m_preferences(preferences) {
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

void PadButton::setLines(const QString& large, const QString& small) {
    if (large == m_large && small == m_small)
        return;
    m_large = large;
    m_small = small;
    update();
}

void PadButton::setPatch(const QColor& colour) {
    m_patch = colour;
    update();
}

void PadButton::paintLines(QPainter& painter, const QRectF& face, const QColor& ink) const {
    const Theme& theme = m_preferences.theme();
    QFont large = font();
    QFont small = font();
    small.setPixelSize(11);
    if (m_kind == Kind::mode) {
        large.setPixelSize(13);
        large.setWeight(isChecked() ? QFont::DemiBold : QFont::Normal);
    } else {
        if (QFontDatabase::hasFamily(QStringLiteral("Inter")))
            large.setFamily(QStringLiteral("Inter"));
        large.setPixelSize(m_patch.isValid() ? 14 : 19);
        large.setWeight(QFont::Medium);
    }
    // In some languages a mode's name is longer than its button.
    while (large.pixelSize() > kSmallestName && QFontMetricsF(large).horizontalAdvance(m_large) > face.width() - 4)
        large.setPixelSize(large.pixelSize() - 1);
    const double middle = face.top() + face.height() * 0.62;
    QRectF upper = face;
    upper.setBottom(m_small.isEmpty() ? face.bottom() : middle);
    QRectF lower = face;
    lower.setTop(middle - 2);
    lower.setBottom(face.bottom() - 3);
    painter.setFont(large);
    painter.setPen(ink);
    painter.drawText(upper, Qt::AlignCenter, m_large);
    painter.setFont(small);
    painter.setPen(isChecked() ? theme.accentSoftInk : theme.mutedText);
    painter.drawText(lower, Qt::AlignCenter, m_small);
}

void PadButton::paintEvent(QPaintEvent*) {
    const Theme& theme = m_preferences.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF face = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isOn = isChecked() || isDown();
    QColor fill = isOn ? theme.accentSoft : theme.panel;
    if (underMouse() && !isOn && isEnabled())
        fill = blend(theme.accentSoft, theme.panel, 0.35);
    painter.setBrush(fill);
    painter.setPen(QPen(isOn ? theme.accent : theme.panelBorder, isOn && !theme.usesTints ? 3 : 1));
    painter.drawRoundedRect(face, 8, 8);
    QColor ink = m_kind == Kind::mode ? theme.text : theme.entered;
    if (isChecked())
        ink = theme.accentSoftInk;
    if (!isEnabled())
        ink = blend(theme.mutedText, theme.panel, 0.65);
    if (m_patch.isValid()) {
        const QRectF patch = face.adjusted(5, 5, -5, -5);
        painter.setBrush(m_patch);
        painter.setPen(QPen(theme.thinLine, 1));
        painter.drawRoundedRect(patch, 5, 5);
        ink = theme.given;
    }
    if (!icon().isNull()) {
        const QSize size(20, 20);
        const QRect place(QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size);
        icon().paint(&painter, place, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    } else {
        paintLines(painter, face, ink);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(face.adjusted(2, 2, -2, -2), 6, 6);
    }
}

}  // namespace nonet
