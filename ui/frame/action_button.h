#pragma once

#include <QToolButton>

class QAction;

namespace nonet {

class Preferences;

/// An action as a small button that shows an icon alone; its name and tip are the action's. Takes Tab focus, not click
/// focus.
class ActionButton : public QToolButton {
    Q_OBJECT

public:
    /// iconName: in resources/icons, without its ending. Neither action nor preferences are owned.
    ActionButton(QAction& action, const QString& iconName, const Preferences& preferences, QWidget* parent = nullptr);

private:
    void follow();

    QAction& m_action;
};

}  // namespace nonet
