#include "ui/frame/preference_switch.h"

#include "ui/shortcuts/action_set.h"

namespace nonet {

void bindPreference(const WindowFrame& frame, const char* id, std::function<bool(const PreferenceValues&)> isOn,
                    std::function<void(PreferenceValues&, bool)> set) {
    QAction* action = frame.actions.action(QLatin1String(id));
    Preferences& preferences = frame.preferences;
    const auto check = [action, &preferences, isOn = std::move(isOn)] {
        action->setChecked(isOn(preferences.values()));
    };
    check();
    QObject::connect(&preferences, &Preferences::changed, action, check);
    QObject::connect(action, &QAction::triggered, action, [&preferences, check, set = std::move(set)](bool turnOn) {
        preferences.change([&](PreferenceValues& values) { set(values, turnOn); });
        // Where nothing changed, the action has to be put back.
        check();
    });
}

}  // namespace nonet
