#pragma once

#include "ui/frame/window_frame.h"
#include "ui/preferences/preferences.h"

#include <functional>

namespace nonet {

/// The action is on while isOn says so of the preferences, and set changes them when it is triggered.
void bindPreference(const WindowFrame& frame, const char* id, std::function<bool(const PreferenceValues&)> isOn,
                    std::function<void(PreferenceValues&, bool)> set);

}  // namespace nonet
