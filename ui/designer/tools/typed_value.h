#pragma once

#include "core/board/digit.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QString>
#include <QTimer>

class QKeyEvent;

namespace nonet {

class Designer;

/// Figures that come so soon after one another, in milliseconds, are one number.
inline constexpr int kTypingTimeout = 1500;

/// The number of the chosen constraints as it is typed, figure by figure, and their digits.
class TypedValue {
    Q_DECLARE_TR_FUNCTIONS(nonet::TypedValue)

public:
    explicit TypedValue(Designer& designer);

    /// A figure of it, a minus, or V and X, which are written on sums of 5 and 10. False where the key is nothing of
    /// the chosen constraints' value.
    bool press(const QKeyEvent& event);
    /// False where none was typed.
    bool takeLastOff();
    /// A figure came a moment ago.
    bool isTyping() const;
    bool isEmpty() const { return m_typed.isEmpty(); }
    /// It stands: the next figure begins another. A number that is out of range is told of.
    void end();
    void clear() { m_typed.clear(); }
    /// Adds the digit, or takes it off. False where the chosen constraints have none.
    bool toggleDigit(Digit symbol);

private:
    bool typeFigure(const QString& figure);
    bool typeRoman(const QString& letter);
    void setTyped(const QString& typed);
    void tellRange(bool isDone);

    Designer& m_designer;
    QString m_typed;
    QElapsedTimer m_sinceTyped;
    QTimer m_typingEnds;
};

}  // namespace nonet
