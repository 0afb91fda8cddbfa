// A key press as the board understands it: by position where the keyboard tells it, so that the entry keys lie under
// the same fingers on AZERTY and QWERTZ, and digits of the keypad stay digits while Shift is held.
#pragma once

#include "ui/shortcuts/key_bindings.h"

#include <optional>

class QKeyEvent;

namespace nonet {

struct KeyStroke {
    /// What the key is called in the user's layout, with modifiers.
    QKeySequence symbol;
    /// The key as the same press gives it on a US keyboard; equals `symbol` where the platform tells no position.
    QKeySequence position;
    /// 0..9 where it is a digit key of the row or the keypad, whatever modifiers are held.
    std::optional<int> digit;
    Qt::KeyboardModifiers modifiers;
};

/// Where positions come from: the platform, where it tells evdev scan codes, or the event in any case.
enum class PositionSource : std::uint8_t { platform, event };

KeyStroke readKey(const QKeyEvent& event, PositionSource source = PositionSource::platform);

/// The action that the stroke means in this scope; empty for none.
QString actionFor(const KeyStroke& stroke, ActionScope scope, const KeyBindings& bindings);

}  // namespace nonet
