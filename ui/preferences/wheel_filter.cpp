#include "ui/preferences/wheel_filter.h"

#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace nonet {

namespace {

/// A widget whose value the wheel would change; null: another one.
QWidget* valueWidget(QObject* watched) {
    if (qobject_cast<QComboBox*>(watched) || qobject_cast<QAbstractSpinBox*>(watched) ||
        (qobject_cast<QAbstractSlider*>(watched) && !qobject_cast<QScrollBar*>(watched)))
        return static_cast<QWidget*>(watched);
    return nullptr;
}

/// In a form that the wheel scrolls nobody expects it to do anything else.
bool isScrolled(const QWidget& widget) {
    for (const QWidget* each = widget.parentWidget(); each; each = each->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(each))
            return true;
    return false;
}

}  // namespace

WheelFilter::WheelFilter(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

WheelFilter::~WheelFilter() { qApp->removeEventFilter(this); }

bool WheelFilter::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish) {
        // The focus would come before the wheel does.
        QWidget* widget = valueWidget(watched);
        if (widget && widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
    }
    if (event->type() != QEvent::Wheel)
        return false;
    const QWidget* widget = valueWidget(watched);
    const bool mayTurn = widget && widget->hasFocus() && (!isScrolled(*widget) || widget->property("turns").toBool());
    if (!widget || mayTurn)
        return false;
    // What is not accepted goes on to the area around it.
    event->ignore();
    return true;
}

}  // namespace nonet

#include "moc_wheel_filter.cpp"
