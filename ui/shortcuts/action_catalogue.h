// Every action of the program in one table: where its menu entry is, what it is called, what it does, what it needs,
// and its keys.
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>

namespace nonet {

enum class KeyPreset : std::uint8_t { sudokuPad, hodoku };
inline constexpr KeyPreset kKeyPresets[] = {KeyPreset::sudokuPad, KeyPreset::hodoku};

/// Where an action's keys work.
enum class ActionScope : std::uint8_t {
    window,    // wherever the focus is
    board,     // while the board has the focus: BoardWidget::runAction does them
    timeline,  // while the replay timeline has the focus
    lab,       // while a lab or its presentation has the focus
};

/// How a key is recognised.
enum class KeyReading : std::uint8_t {
    bySymbol,    // what is printed on it
    byPosition,  // where it lies on the keyboard, named as on a US one
};

/// Whether an action is done, or is on or off.
enum class ActionForm : std::uint8_t { command, toggle };

/// What there must be for an action to do anything. Where it is missing, the action is disabled and says so; what an
/// action needs beyond that, its owner says.
enum class ActionNeed : std::uint8_t {
    nothing,
    openLab,  // a lab in the Learn room
    // The puzzle in the Play room, and
    puzzle,
    game,           // its game on the board rather than the film's position
    change,         // the same, where the game may be changed
    classicChange,  // the same, of a plain 9x9 puzzle
    film,           // a replay that runs
};
constexpr bool isOfThePuzzle(ActionNeed need) { return need >= ActionNeed::puzzle; }

/// Whether a menu has a line before the entry.
enum class GroupPlace : std::uint8_t { begins, joins };

struct ActionRow {
    const char* id;
    /// Menu titles, untranslated, separated by '/'.
    const char* menu;
    /// Untranslated: ask actionText().
    const char* text;
    const char* tip;
    ActionScope scope;
    KeyReading reading;
    ActionForm form;
    ActionNeed needs;
    GroupPlace group;
    /// QKeySequence's portable text, several separated by "; ".
    const char* sudokuPadKeys;
    const char* hodokuKeys;
};

std::span<const ActionRow> actionCatalogue();
/// Null where no action has the id.
const ActionRow* findAction(const QString& id);

/// In the user's language; the text carries its mnemonic '&'.
QString actionText(const ActionRow& row);
QString actionTip(const ActionRow& row);
/// The menu's titles from the outermost in.
QStringList actionMenuPath(const ActionRow& row);
QString presetName(KeyPreset preset);

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
QString fixedKeyName(const FixedKeyRow& row);
QString fixedKeyText(const FixedKeyRow& row);

}  // namespace nonet
