#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QPushButton;

namespace nonet {

class Announcer;

enum class MessageSeverity : std::uint8_t { note, error };

/// A line for what has to be said without stopping anybody: errors, warnings, offers. It lies over what stands there
/// and moves nothing. Stays until it is closed, until the next message, or as long as what it says is so.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void show(MessageSeverity severity, const QString& sentence);
    /// With a button that does something about it and closes the bar.
    void show(MessageSeverity severity, const QString& sentence, const QString& button, std::function<void()> press);
    /// What nothing tells a second time: stays before whatever else is said until it is closed.
    void keepSaying(const QString& sentence);
    /// What is said now goes at the first review() where this is false.
    void holdWhile(std::function<bool()> holds) { m_holds = std::move(holds); }
    /// Something changed that the sentence may be about.
    void review();
    /// Enter answers.
    void focusButton();
    QString sentence() const;
    /// sentence() without what stays.
    QString passing() const { return isHidden() ? QString() : m_passing; }
    /// What stays is said on.
    void dismiss();

Q_SIGNALS:
    /// Another sentence: it may need another height.
    void shown();
    void dismissed();

private:
    void say(MessageSeverity severity);

    QStringList m_kept;
    QString m_passing;
    QLabel* m_text;
    Announcer* m_announcer;
    QPushButton* m_button;
    std::function<void()> m_press;
    std::function<bool()> m_holds;
};

}  // namespace nonet
