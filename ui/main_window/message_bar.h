#pragma once

#include <QFrame>

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
    /// What is said now goes at the first review() where this is false.
    void holdWhile(std::function<bool()> holds) { m_holds = std::move(holds); }
    /// Something changed that the sentence may be about.
    void review();
    /// Enter answers.
    void focusButton();
    QString sentence() const;
    void dismiss();

Q_SIGNALS:
    /// Another sentence: it may need another height.
    void shown();
    void dismissed();

private:
    QLabel* m_text;
    Announcer* m_announcer;
    QPushButton* m_button;
    std::function<void()> m_press;
    std::function<bool()> m_holds;
};

}  // namespace nonet
