// The presets of keys that a player may choose, and what each gives: the keys of actions, which are columns of
// action_catalogue.cpp, and those of the board that are no action's. Which one is chosen is in KeyBindings.
#pragma once

#include "ui/shortcuts/action_catalogue.h"

#include <QKeySequence>
#include <QList>

#include <span>

namespace nonet {

enum class KeyPreset : std::uint8_t { sudokuPad, hodoku };
inline constexpr KeyPreset kKeyPresets[] = {KeyPreset::sudokuPad, KeyPreset::hodoku};

QString presetName(KeyPreset preset);

/// What the preset gives the row, without anything custom.
QList<QKeySequence> presetKeys(const ActionRow& row, KeyPreset preset);

/// Keys of the board that are the same for everyone: digits, arrows. For the key sheet and for conflicts.
struct FixedKeyRow {
    /// As on the key sheet: "Shift+1..9".
    const char* keys;
    /// Untranslated, context "Actions".
    const char* text;
    /// Every key in portable text, separated by "; ".
    const char* sequences;
};
std::span<const FixedKeyRow> fixedBoardKeys(KeyPreset preset);
QList<QKeySequence> fixedKeys(const FixedKeyRow& row);
QString fixedKeyName(const FixedKeyRow& row);
QString fixedKeyText(const FixedKeyRow& row);

}  // namespace nonet
