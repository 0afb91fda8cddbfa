#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace nonet {

/// What stands where there is nothing yet: what comes here, what to do for it, and the buttons that do it.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(QWidget* parent = nullptr);

    void say(const QString& title, const QString& about);
    QPushButton* addButton(const QString& name, const QString& text);
    /// Off where the action is, with its reason.
    QPushButton* addButton(const QString& name, const QString& text, QAction* action);

private:
    QLabel* m_title;
    QLabel* m_about;
    QHBoxLayout* m_buttons;
};

}  // namespace nonet
