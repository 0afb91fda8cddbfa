#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace nonet {

class Announcer;

enum class MessageSeverity : std::uint8_t { note, error };

/// One line over the board for what has to be said without stopping anybody: errors, warnings, offers. Stays until it
/// is closed, or until the next message.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void show(MessageSeverity severity, const QString& sentence);
    /// With a button that does something about it and closes the bar.
    void show(MessageSeverity severity, const QString& sentence, const QString& button, std::function<void()> press);
    QString sentence() const;
    void dismiss();

Q_SIGNALS:
    void dismissed();

private:
    QLabel* m_text;
    Announcer* m_announcer;
    QPushButton* m_button;
    std::function<void()> m_press;
};

}  // namespace nonet
