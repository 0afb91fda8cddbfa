// Operates every control under a widget as people do, in an order drawn from a seed, then presses every key.
#pragma once

#include "core/foundation/random_source.h"

#include <QPointer>
#include <QStringList>

#include <functional>
#include <set>

class QWidget;

namespace nonet::test {

/// After each operation what came up beside the window is closed, and the focus must be somewhere in it. A crash leaves
/// no list of what was done: with NONET_WALK_LOG set each operation is printed before it is done.
class ControlWalk {
public:
    /// window: the one that has to answer.
    ControlWalk(QWidget& window, std::uint64_t seed) : m_window(window), m_random(seed) {}

    /// `open` shows what is walked and returns it; called again where it was closed by one of its controls.
    void operateAll(const std::function<QWidget*()>& open);
    /// `share` of all keys, from none to 1, each with modifiers.
    void pressKeys(double share);
    /// Closes what was walked where it is a window beside the other, which must take the keys then.
    void leave();
    /// Controls that were operated.
    std::size_t count() const { return m_done.size(); }

private:
    void operate(QWidget& control);
    void operateSurface(QWidget& surface);
    void operateList(QWidget& list);
    void click(const QPointer<QWidget>& widget, const QPointF& share);
    void drag(const QPointer<QWidget>& widget, const QPointF& from, const QPointF& to);
    void wheel(const QPointer<QWidget>& widget, int delta, Qt::KeyboardModifiers modifiers = {});
    void key(const QPointer<QWidget>& widget, int key, Qt::KeyboardModifiers modifiers = {});
    void type(const QPointer<QWidget>& widget, const QString& text);
    /// Does it, then looks whether the window still answers.
    void act(const QString& what, const std::function<void()>& operation);
    void closeOthers();
    bool isKept(const QWidget& window) const;
    QPointF somewhere();

    QWidget& m_window;
    QPointer<QWidget> m_root;
    RandomSource m_random;
    std::set<QString> m_done;
    QStringList m_log;
};

}  // namespace nonet::test
