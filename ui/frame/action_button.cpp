#include "ui/frame/action_button.h"

#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"

#include <QAction>

namespace nonet {

ActionButton::ActionButton(QAction& action, const QString& iconName, const Preferences& preferences, QWidget* parent)
    : QToolButton(parent), m_action(action) {
    setFocusPolicy(Qt::TabFocus);
    const auto showIcon = [this, iconName, &preferences] { setIcon(nonet::icon(iconName, preferences.theme())); };
    showIcon();
    connect(&preferences, &Preferences::themeChanged, this, showIcon);
    connect(this, &QToolButton::clicked, &action, &QAction::trigger);
    connect(&action, &QAction::changed, this, &ActionButton::follow);
    follow();
}

void ActionButton::follow() {
    setCheckable(m_action.isCheckable());
    setChecked(m_action.isChecked());
    setEnabled(m_action.isEnabled());
    setToolTip(m_action.toolTip());
    setAccessibleName(actionTitle(m_action));
}

}  // namespace nonet

#include "moc_action_button.cpp"
