// Every action of the program in one table: where its menu entry is, what it is called, what it does, what it needs,
// and its keys.
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>

namespace nonet {

/// Where an action's keys work.
enum class ActionScope : std::uint8_t {
    window,    // wherever the focus is
    program,   // so too in the windows beside the main one, which are dialogs
    board,     // while the board has the focus: BoardWidget::runAction does them
    timeline,  // while the replay timeline has the focus
    lab,       // while a lab or its presentation has the focus
    lesson,    // while a lesson on a technique has the focus
    design,    // while the Design room's board has the focus
};

/// Its keys ask nothing of the focus.
constexpr bool isOfWholeWindow(ActionScope scope) {
    return scope == ActionScope::window || scope == ActionScope::program;
}

/// How a key is recognised.
enum class KeyReading : std::uint8_t {
    bySymbol,    // what is printed on it
    byPosition,  // where it lies on the keyboard, named as on a US one
};

/// Whether an action is done, or is on or off.
enum class ActionForm : std::uint8_t { command, toggle };

/// What there must be for an action to do anything, several joined by '|'. Where one is missing, the action is disabled
/// and says so; what an action needs beyond that, its owner says.
enum class ActionNeed : std::uint16_t {
    nothing = 0,
    openLab = 1 << 0,     // a lab in the Learn room
    puzzle = 1 << 1,      // the puzzle in the Play room
    film = 1 << 2,        // a replay that runs
    game = 1 << 3,        // the game on the board rather than the film's position
    writable = 1 << 4,    // a game that may be changed
    classic = 1 << 5,     // a plain 9x9 puzzle
    selection = 1 << 6,   // a selected cell
    openLesson = 1 << 7,  // a lesson on a technique in the Learn room
    openLayout = 1 << 8,  // a layout in the Design room
    anyBoard = 1 << 9,    // a puzzle, whichever of both rooms it is open in
};
constexpr ActionNeed operator|(ActionNeed a, ActionNeed b) {
    return static_cast<ActionNeed>(static_cast<int>(a) | static_cast<int>(b));
}
/// Those of `all` that are not among `others`.
constexpr ActionNeed without(ActionNeed all, ActionNeed others) {
    return static_cast<ActionNeed>(static_cast<int>(all) & ~static_cast<int>(others));
}
constexpr bool includes(ActionNeed all, ActionNeed part) { return without(part, all) == ActionNeed::nothing; }

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

}  // namespace nonet
