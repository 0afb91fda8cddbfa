// The wheel as a hand turns it over a widget, not as a program sends it: the focus may follow it.
#pragma once

#include <QApplication>
#include <QPointer>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>

namespace nonet::test {

/// delta: an eighth of a degree, 120 a notch; away from the hand is up.
inline void turnWheel(QWidget& widget, int delta, Qt::KeyboardModifiers modifiers = {},
                      std::optional<QPointF> at = std::nullopt) {
    const QPointF point = at.value_or(QRectF(widget.rect()).center());
    QWheelEvent event(point, widget.mapToGlobal(point), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(&widget, &event);
}

}  // namespace nonet::test
