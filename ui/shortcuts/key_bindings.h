// Which keys an action has: the preset's, or what the player bound instead.
#pragma once

#include "ui/shortcuts/key_presets.h"

#include <QMap>
#include <QString>

#include <vector>

namespace nonet {

struct KeyBindings {
    KeyPreset preset = KeyPreset::sudokuPad;
    /// By action id, for the active preset; an empty list: the player took its keys away.
    QMap<QString, QList<QKeySequence>> custom;

    QList<QKeySequence> keysOf(const ActionRow& row) const;
    /// None where no row of the catalogue has the id.
    QList<QKeySequence> keysOf(const QString& actionId) const;
    /// The keys as the menus show them: "Ctrl+Z", "X"; empty without a key.
    QString keyText(const ActionRow& row) const;
    QString keyText(const QString& actionId) const;
    friend bool operator==(const KeyBindings&, const KeyBindings&) = default;
};

/// One key that would mean two things to whoever presses it: two actions of one scope, an action of the board or the
/// timeline and one of the window, or an action and one of the board's fixed keys (then `second` is empty).
struct KeyConflict {
    QKeySequence key;
    QString first;
    QString second;
    friend bool operator==(const KeyConflict&, const KeyConflict&) = default;
};
std::vector<KeyConflict> findConflicts(const KeyBindings& bindings);

/// Whether the key may work anywhere in the window: no bare letter, digit or Space, no digit with Ctrl, Shift or Alt
/// alone, no function key that the preset uses on the board.
bool isAllowedWindowWide(const QKeySequence& key, const KeyBindings& bindings);

/// What stands in the way of giving the key to the action: the id of the action that has it, "board" for one of the
/// board's fixed keys, "window" where a window-wide action may not have such a key; empty: nothing.
QString bindingObstacle(const KeyBindings& bindings, const QString& actionId, const QKeySequence& key);

/// Those of the keys that can stand beside this one.
QList<QKeySequence> keysBeside(const QList<QKeySequence>& keys, const QKeySequence& key);

}  // namespace nonet
