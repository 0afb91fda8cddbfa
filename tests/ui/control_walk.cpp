#include "tests/ui/control_walk.h"

#include "tests/ui/turn_wheel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QTest>

#include <gtest/gtest.h>
#include <iostream>

namespace nonet::test {

namespace {

constexpr int kNotch = 120;
/// More operations than any window has controls.
constexpr int kMostControls = 400;
constexpr int kShownOperations = 12;

bool isPartOfAnother(const QWidget& widget) {
    const QObject* parent = widget.parent();
    return qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent) ||
           widget.objectName().startsWith(QLatin1String("qt_"));
}

bool acceptsInput(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && !isPartOfAnother(widget) && !widget.size().isEmpty() &&
           (widget.focusPolicy() != Qt::NoFocus || qobject_cast<const QAbstractButton*>(&widget) ||
            qobject_cast<const QAbstractSlider*>(&widget));
}

QString nameOf(const QWidget& widget) {
    QString name = QLatin1String(widget.metaObject()->className()) + u' ' + widget.objectName();
    if (!widget.objectName().isEmpty())
        return name;
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        name += button->text() + u' ' + button->toolTip();
    return name + u' ' + widget.accessibleName() + u' ' +
           (widget.parentWidget() ? widget.parentWidget()->objectName() : QString());
}

QPointF at(const QWidget& widget, const QPointF& share) {
    return {share.x() * (widget.width() - 1), share.y() * (widget.height() - 1)};
}

}  // namespace

void ControlWalk::operateAll(const std::function<QWidget*()>& open) {
    for (int operations = 0; operations < kMostControls; ++operations) {
        if (!m_root || !m_root->isVisible()) {
            m_root = open();
            ASSERT_NE(m_root, nullptr);
            closeOthers();
        }
        QList<QWidget*> left;
        for (QWidget* widget : m_root->findChildren<QWidget*>() + QList<QWidget*>{m_root})
            if (acceptsInput(*widget) && !m_done.contains(nameOf(*widget)))
                left.append(widget);
        if (left.isEmpty())
            return;
        QWidget* control = left[m_random.below(static_cast<std::uint32_t>(left.size()))];
        m_done.insert(nameOf(*control));
        // Painted once a control: that takes longer than all the rest.
        m_window.setUpdatesEnabled(false);
        operate(*control);
        m_window.setUpdatesEnabled(true);
        QCoreApplication::processEvents();
        if (::testing::Test::HasFailure())
            return;
    }
    ADD_FAILURE() << "the controls do not come to an end";
}

void ControlWalk::leave() {
    m_root.clear();
    act(QStringLiteral("leave"), [] {});
}

QPointF ControlWalk::somewhere() {
    constexpr std::uint32_t kParts = 1000;
    return {m_random.below(kParts) / double(kParts), m_random.below(kParts) / double(kParts)};
}

void ControlWalk::act(const QString& what, const std::function<void()>& operation) {
    m_log.append(what);
    if (!qEnvironmentVariableIsEmpty("NONET_WALK_LOG"))
        std::cerr << what.toStdString() << std::endl;
    operation();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    closeOthers();
    const auto hasFocus = [] { return QApplication::focusWidget() != nullptr; };
    if (hasFocus() || QTest::qWaitFor(hasFocus, 1000))
        return;
    ADD_FAILURE() << "nothing has the focus after\n  "
                  << m_log.mid(std::max<qsizetype>(0, m_log.size() - kShownOperations)).join(u"\n  ").toStdString();
}

bool ControlWalk::isKept(const QWidget& window) const {
    return &window == &m_window || (m_root && m_root->window() == &window);
}

void ControlWalk::closeOthers() {
    while (QWidget* popup = QApplication::activePopupWidget()) {
        popup->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    for (QWidget* other : QApplication::topLevelWidgets())
        if (other->isVisible() && !isKept(*other) && other->windowType() != Qt::ToolTip)
            other->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QWidget* front = m_root && m_root->isVisible() ? m_root->window() : &m_window;
    if (QApplication::activeWindow() != front) {
        front->activateWindow();
        QCoreApplication::processEvents();
    }
}

void ControlWalk::click(const QPointer<QWidget>& widget, const QPointF& share) {
    if (!widget || !widget->isVisible() || !widget->isEnabled())
        return;
    const QPoint point = at(*widget, share).toPoint();
    act(QStringLiteral("click %1 at %2,%3").arg(nameOf(*widget)).arg(point.x()).arg(point.y()),
        [&] { QTest::mouseClick(widget, Qt::LeftButton, {}, point); });
}

void ControlWalk::drag(const QPointer<QWidget>& widget, const QPointF& from, const QPointF& to) {
    if (!widget || !widget->isVisible())
        return;
    act(QStringLiteral("drag over ") + nameOf(*widget), [&] {
        QTest::mousePress(widget, Qt::LeftButton, {}, at(*widget, from).toPoint());
        for (const double part : {0.3, 0.7, 1.0}) {
            if (!widget)
                return;
            const QPointF point = at(*widget, from + (to - from) * part);
            QMouseEvent move(QEvent::MouseMove, point, widget->mapToGlobal(point), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(widget, &move);
        }
        if (widget)
            QTest::mouseRelease(widget, Qt::LeftButton, {}, at(*widget, to).toPoint());
    });
}

void ControlWalk::wheel(const QPointer<QWidget>& widget, int delta, Qt::KeyboardModifiers modifiers) {
    if (!widget || !widget->isVisible())
        return;
    act(QStringLiteral("wheel %1 over %2").arg(delta).arg(nameOf(*widget)),
        [&] { turnWheel(*widget, delta, modifiers, at(*widget, somewhere())); });
}

void ControlWalk::key(const QPointer<QWidget>& widget, int key, Qt::KeyboardModifiers modifiers) {
    if (!widget || !widget->isVisible())
        return;
    act(QStringLiteral("key %1 on %2").arg(QKeySequence(key | int(modifiers)).toString(), nameOf(*widget)),
        [&] { QTest::keyClick(widget, Qt::Key(key), modifiers); });
}

void ControlWalk::type(const QPointer<QWidget>& widget, const QString& text) {
    if (!widget || !widget->isVisible())
        return;
    act(QStringLiteral("type %1 on %2").arg(text, nameOf(*widget)), [&] { QTest::keyClicks(widget, text); });
}

void ControlWalk::operate(QWidget& control) {
    const QPointer<QWidget> widget(&control);
    constexpr QPointF middle(0.5, 0.5);
    const auto focus = [&] {
        if (widget && widget->focusPolicy() != Qt::NoFocus)
            widget->setFocus(Qt::TabFocusReason);
    };
    if (qobject_cast<QAbstractButton*>(&control)) {
        click(widget, middle);
        focus();
        key(widget, Qt::Key_Space);
        return;
    }
    if (qobject_cast<QComboBox*>(&control)) {
        wheel(widget, -kNotch);
        click(widget, middle);
        focus();
        for (const int each : {Qt::Key_Down, Qt::Key_End, Qt::Key_Up, Qt::Key_Home})
            key(widget, each);
        wheel(widget, -kNotch);
        return;
    }
    if (qobject_cast<QAbstractSpinBox*>(&control)) {
        wheel(widget, kNotch);
        focus();
        for (const int each : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown})
            key(widget, each);
        wheel(widget, -kNotch);
        key(widget, Qt::Key_A, Qt::ControlModifier);
        type(widget, QStringLiteral("7"));
        key(widget, Qt::Key_Return);
        return;
    }
    if (qobject_cast<QAbstractSlider*>(&control)) {
        wheel(widget, -kNotch);
        click(widget, QPointF(0.3, 0.5));
        focus();
        for (const int each : {Qt::Key_Right, Qt::Key_PageUp, Qt::Key_End, Qt::Key_Left, Qt::Key_Home})
            key(widget, each);
        return;
    }
    if (auto* line = qobject_cast<QLineEdit*>(&control)) {
        const QString before = line->text();
        for (const QString& text : {QStringLiteral("123"), QStringLiteral("x;?"), before}) {
            focus();
            key(widget, Qt::Key_A, Qt::ControlModifier);
            type(widget, text);
            key(widget, Qt::Key_Return);
        }
        focus();
        key(widget, Qt::Key_Escape);
        return;
    }
    if (qobject_cast<QAbstractItemView*>(&control))
        return operateList(control);
    operateSurface(control);
}

void ControlWalk::operateList(QWidget& control) {
    const QPointer<QWidget> list(&control);
    wheel(list, -kNotch);
    const QPointer<QWidget> viewport(static_cast<QAbstractItemView&>(control).viewport());
    for (int i = 0; i < 2; ++i) {
        click(viewport, somewhere());
        for (const int each : {Qt::Key_Down, Qt::Key_End, Qt::Key_Up, Qt::Key_PageUp})
            key(list, each);
    }
    click(viewport, QPointF(0.3, 0.1));
    for (const int each : {Qt::Key_Space, Qt::Key_Return})
        key(list, each);
}

void ControlWalk::operateSurface(QWidget& control) {
    const QPointer<QWidget> surface(&control);
    // What scrolls is clicked in its viewport.
    auto* area = qobject_cast<QAbstractScrollArea*>(&control);
    const QPointer<QWidget> target(area ? area->viewport() : &control);
    for (int i = 0; i < 8; ++i) {
        click(target, QPointF((i % 4 + 0.5 + somewhere().x() * 0.4) / 4.5, (i / 4 + somewhere().y()) / 2));
        if (i % 3 == 0)
            for (const int each : {Qt::Key_5, Qt::Key_Return, Qt::Key_Delete})
                key(surface, each);
    }
    for (const int each : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Down, Qt::Key_Up, Qt::Key_Return}) {
        key(surface, each);
        key(surface, each, Qt::ShiftModifier);
    }
    drag(target, somewhere(), somewhere());
    for (const int delta : {kNotch, -kNotch, -3 * kNotch}) {
        wheel(target, delta);
        wheel(target, delta, Qt::ControlModifier);
    }
    drag(target, somewhere(), somewhere());
}

void ControlWalk::pressKeys(double share) {
    std::vector<int> keys{Qt::Key_Left,     Qt::Key_Right,    Qt::Key_Up,     Qt::Key_Down,   Qt::Key_PageUp,
                          Qt::Key_PageDown, Qt::Key_Home,     Qt::Key_End,    Qt::Key_Space,  Qt::Key_Return,
                          Qt::Key_Enter,    Qt::Key_Escape,   Qt::Key_Tab,    Qt::Key_Delete, Qt::Key_Backspace,
                          Qt::Key_Insert,   Qt::Key_Plus,     Qt::Key_Minus,  Qt::Key_Comma,  Qt::Key_Period,
                          Qt::Key_Slash,    Qt::Key_Question, Qt::Key_Backtab};
    for (int letter = Qt::Key_A; letter <= Qt::Key_Z; ++letter)
        keys.push_back(letter);
    for (int digit = Qt::Key_0; digit <= Qt::Key_9; ++digit)
        keys.push_back(digit);
    for (int function = Qt::Key_F1; function <= Qt::Key_F12; ++function)
        keys.push_back(function);
    const Qt::KeyboardModifiers all[] = {Qt::NoModifier,
                                         Qt::ShiftModifier,
                                         Qt::ControlModifier,
                                         Qt::AltModifier,
                                         Qt::ControlModifier | Qt::ShiftModifier,
                                         Qt::ControlModifier | Qt::AltModifier};
    std::vector<std::pair<int, Qt::KeyboardModifiers>> strokes;
    for (const Qt::KeyboardModifiers modifiers : all)
        for (const int each : keys)
            strokes.emplace_back(each, modifiers);
    m_random.shuffle(strokes);
    strokes.resize(static_cast<std::size_t>(static_cast<double>(strokes.size()) * share));
    for (const auto& [code, modifiers] : strokes) {
        key(QApplication::focusWidget(), code, modifiers);
        if (::testing::Test::HasFailure())
            return;
    }
}

}  // namespace nonet::test
