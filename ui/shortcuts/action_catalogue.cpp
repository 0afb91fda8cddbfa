#include "ui/shortcuts/action_catalogue.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace nonet {

namespace {

constexpr const char* kContext = "Actions";
#define T(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr auto window = ActionScope::window;
constexpr auto board = ActionScope::board;
constexpr auto timeline = ActionScope::timeline;
constexpr auto symbol = KeyReading::bySymbol;
constexpr auto position = KeyReading::byPosition;
constexpr auto command = ActionForm::command;
constexpr auto toggle = ActionForm::toggle;

// clang-format off
constexpr ActionRow kRows[] = {
    // id, menu, text, tooltip, scope, reading, form, keys in the SudokuPad preset, in the HoDoKu preset
    {"file.new", T("&File"), T("&New puzzle…"), T("Start a puzzle by level, by technique or from the samples"), window, symbol, command, "Ctrl+N", "Ctrl+N"},
    {"file.new_empty", T("&File"), T("New &empty board"), T("Start from an empty board to type a puzzle in"), window, symbol, command, "Ctrl+Shift+N", "Ctrl+Shift+N"},
    {"file.open", T("&File"), T("&Open…"), T("Open a puzzle file in any format that is read"), window, symbol, command, "Ctrl+O", "Ctrl+O"},
    {"file.continue", T("&File"), T("&Continue…"), T("Go on with one of the last fifty puzzles"), window, symbol, command, "Ctrl+Shift+O", "Ctrl+Shift+O"},
    {"file.save_as", T("&File"), T("&Save as…"), T("Save the puzzle with everything that you did as a .nonet file"), window, symbol, command, "Ctrl+S; Ctrl+Shift+S", "Ctrl+S; Ctrl+Shift+S"},
    {"file.save_picture", T("&File"), T("Save p&icture…"), T("Save the board as PNG, SVG or PDF"), window, symbol, command, "Ctrl+Shift+E", "Ctrl+Shift+E"},
    {"file.print", T("&File"), T("&Print…"), T("Print the board"), window, symbol, command, "Ctrl+P", "Ctrl+P"},
    {"file.print_steps", T("&File"), T("Print with s&teps…"), T("Print board, candidates and the steps so far"), window, symbol, command, "Ctrl+Shift+P", "Ctrl+Shift+P"},
    {"file.close", T("&File"), T("Close p&uzzle"), T("Put the puzzle away; it stays under Continue"), window, symbol, command, "Ctrl+W", "Ctrl+W"},
    {"file.quit", T("&File"), T("&Quit"), T("Leave; everything is kept"), window, symbol, command, "Ctrl+Q", "Ctrl+Q"},

    {"edit.undo", T("&Edit"), T("&Undo"), T("Take the last action back"), window, symbol, command, "Ctrl+Z", "Ctrl+Z"},
    {"edit.redo", T("&Edit"), T("&Redo"), T("Do again what was taken back"), window, symbol, command, "Ctrl+Y; Ctrl+Shift+Z", "Ctrl+Y; Ctrl+Shift+Z"},
    {"edit.undo_tree", T("&Edit"), T("Undo &tree"), T("See everything that was done, branches included, and go anywhere in it"), window, symbol, toggle, "Ctrl+Shift+U", "Ctrl+Shift+U"},
    {"edit.checkpoint", T("&Edit"), T("Set &checkpoint…"), T("Give this moment a name to come back to"), window, symbol, command, "Ctrl+B", "Ctrl+B"},
    {"edit.last_right", T("&Edit"), T("Back to last ri&ght position"), T("Undo up to the last moment without a wrong digit"), window, symbol, command, "Ctrl+Shift+B", "Ctrl+Shift+B"},
    {"edit.copy_givens", T("&Edit"), T("&Copy givens"), T("Copy the givens as 81 characters"), window, symbol, command, "Ctrl+C", "Ctrl+C"},
    {"copy.state", T("&Edit/Copy &as"), T("Current &state"), T("Copy givens and entered digits as 81 characters"), window, symbol, command, "Ctrl+Shift+C", "Ctrl+Shift+C"},
    {"copy.candidates", T("&Edit/Copy &as"), T("&Candidate grid"), T("Copy the candidates as a text grid, with the marks of the step that is shown"), window, symbol, command, "Ctrl+Alt+C", "Ctrl+Alt+C"},
    {"copy.library", T("&Edit/Copy &as"), T("&Library line"), T("Copy the position and the step that is shown as a library line"), window, symbol, command, "Ctrl+Alt+B", "Ctrl+Alt+B"},
    {"copy.picture", T("&Edit/Copy &as"), T("&Picture"), T("Copy the board as a picture"), window, symbol, command, "Ctrl+Alt+P", "Ctrl+Alt+P"},
    {"copy.post", T("&Edit/Copy &as"), T("&Forum post"), T("Copy the candidates and the sentence of the step in a code block"), window, symbol, command, "Ctrl+Alt+F", "Ctrl+Alt+F"},
    {"edit.paste", T("&Edit"), T("&Paste puzzle"), T("Open what is on the clipboard as a new puzzle"), window, symbol, command, "Ctrl+V", "Ctrl+V"},
    {"edit.erase", T("&Edit"), T("&Erase"), T("Erase the selected cells: what the mode enters first, then the rest"), board, position, command, "Del; Backspace; 0", "Del; Backspace; 0"},
    {"select.all", T("&Edit"), T("Select &all"), T("Select every cell"), board, symbol, command, "Ctrl+A", "Ctrl+A"},
    {"select.none", T("&Edit"), T("Select &nothing"), T("Keep the current cell alone, then let go of it too"), board, symbol, command, "Esc", "Esc"},
    {"select.same", T("&Edit"), T("Select e&qual digits"), T("Select every cell with the digit of the current one"), board, position, command, "S", "S"},

    {"mode.digit", T("&Puzzle/&Mode"), T("&Digit"), T("Enter digits"), board, position, toggle, "Z", "Z"},
    {"mode.corner", T("&Puzzle/&Mode"), T("&Corner mark"), T("Enter marks in the corners; also with Shift"), board, position, toggle, "X", "X"},
    {"mode.centre", T("&Puzzle/&Mode"), T("C&entre mark"), T("Enter marks in the centre; also with Ctrl"), board, position, toggle, "C", "N"},
    {"mode.colour", T("&Puzzle/&Mode"), T("C&olour"), T("Paint cells with a click or a digit, candidates with a click on them"), board, position, toggle, "V", "V"},
    {"mode.link", T("&Puzzle/&Mode"), T("&Link"), T("Drag from candidate to candidate: strong, again weak, again none"), board, position, toggle, "L", "L"},
    {"mode.next", T("&Puzzle/&Mode"), T("&Next mode"), T("Go through the modes"), board, symbol, command, "Space", "M"},
    {"entry.digit_first", T("&Puzzle/&Mode"), T("Digit &first"), T("Choose a digit, then click the cells that get it"), window, symbol, toggle, "Ctrl+Alt+D", "Ctrl+Alt+D"},
    {"candidates.toggle_filtered", T("&Puzzle"), T("Strike filtered di&git"), T("Strike the filtered digit out in the selected cells, or bring it back"), board, symbol, command, "K", "Space"},
    {"candidates.show", T("&Puzzle"), T("Show c&andidates"), T("Show every digit that is still possible in each cell"), window, symbol, toggle, "Ctrl+D", "Ctrl+D"},
    {"candidates.restore", T("&Puzzle"), T("&Bring struck candidates back"), T("Undo every elimination, yours and applied hints'"), window, symbol, command, "Ctrl+Shift+D", "Ctrl+Shift+D"},
    {"marks.fill", T("&Puzzle"), T("&Fill in marks"), T("Write every possible digit as a centre mark"), window, symbol, command, "Ctrl+M", "Ctrl+M"},
    {"marks.clear", T("&Puzzle"), T("C&lear marks"), T("Remove all corner and centre marks"), window, symbol, command, "Ctrl+Shift+M", "Ctrl+Shift+M"},
    {"candidates.dock", T("&Puzzle"), T("F&ilter and colours"), T("Show or hide the panel that filters and colours candidates"), window, symbol, toggle, "Ctrl+Shift+F", "Ctrl+Shift+F"},
    {"filter.digit_1", T("&Puzzle/Fil&ter"), T("Digit &1"), T("Light up the candidates and digits 1"), board, position, toggle, "Ctrl+Shift+1", "F1"},
    {"filter.digit_2", T("&Puzzle/Fil&ter"), T("Digit &2"), T("Light up the candidates and digits 2"), board, position, toggle, "Ctrl+Shift+2", "F2"},
    {"filter.digit_3", T("&Puzzle/Fil&ter"), T("Digit &3"), T("Light up the candidates and digits 3"), board, position, toggle, "Ctrl+Shift+3", "F3"},
    {"filter.digit_4", T("&Puzzle/Fil&ter"), T("Digit &4"), T("Light up the candidates and digits 4"), board, position, toggle, "Ctrl+Shift+4", "F4"},
    {"filter.digit_5", T("&Puzzle/Fil&ter"), T("Digit &5"), T("Light up the candidates and digits 5"), board, position, toggle, "Ctrl+Shift+5", "F5"},
    {"filter.digit_6", T("&Puzzle/Fil&ter"), T("Digit &6"), T("Light up the candidates and digits 6"), board, position, toggle, "Ctrl+Shift+6", "F6"},
    {"filter.digit_7", T("&Puzzle/Fil&ter"), T("Digit &7"), T("Light up the candidates and digits 7"), board, position, toggle, "Ctrl+Shift+7", "F7"},
    {"filter.digit_8", T("&Puzzle/Fil&ter"), T("Digit &8"), T("Light up the candidates and digits 8"), board, position, toggle, "Ctrl+Shift+8", "F8"},
    {"filter.digit_9", T("&Puzzle/Fil&ter"), T("Digit &9"), T("Light up the candidates and digits 9"), board, position, toggle, "Ctrl+Shift+9", "F9"},
    {"filter.bivalue", T("&Puzzle/Fil&ter"), T("Cells with &two candidates"), T("Light up the cells that have two candidates left"), board, position, toggle, "Ctrl+Shift+0", "F10"},
    {"filter.same", T("&Puzzle/Fil&ter"), T("Digit of the current &cell"), T("Filter the digit that the current cell holds"), board, position, command, "F", "F"},
    {"filter.inverse", T("&Puzzle/Fil&ter"), T("&Inverse"), T("Light up what the filter leaves out"), board, position, toggle, "I", "I"},
    {"filter.next", T("&Puzzle/Fil&ter"), T("&Next digit"), T("Filter the next digit"), board, position, command, ".", "."},
    {"filter.previous", T("&Puzzle/Fil&ter"), T("&Previous digit"), T("Filter the digit before"), board, position, command, ",", ","},
    {"filter.clear", T("&Puzzle/Fil&ter"), T("N&o filter"), T("Light up nothing"), board, position, command, "O", "O"},
    {"colour.a", T("&Puzzle/&Colours"), T("Colour &A"), T("Paint candidates with A"), board, position, toggle, "Alt+1", "A"},
    {"colour.b", T("&Puzzle/&Colours"), T("Colour &B"), T("Paint candidates with B"), board, position, toggle, "Alt+2", "B"},
    {"colour.c", T("&Puzzle/&Colours"), T("Colour &C"), T("Paint candidates with C"), board, position, toggle, "Alt+3", "C"},
    {"colour.d", T("&Puzzle/&Colours"), T("Colour &D"), T("Paint candidates with D"), board, position, toggle, "Alt+4", "D"},
    {"colour.e", T("&Puzzle/&Colours"), T("Colour &E"), T("Paint candidates with E"), board, position, toggle, "Alt+5", "E"},
    {"colour.a2", T("&Puzzle/&Colours"), T("Colour A, second shade"), T("Paint candidates with A's second shade"), board, position, toggle, "Alt+Shift+1", "Shift+A"},
    {"colour.b2", T("&Puzzle/&Colours"), T("Colour B, second shade"), T("Paint candidates with B's second shade"), board, position, toggle, "Alt+Shift+2", "Shift+B"},
    {"colour.c2", T("&Puzzle/&Colours"), T("Colour C, second shade"), T("Paint candidates with C's second shade"), board, position, toggle, "Alt+Shift+3", "Shift+C"},
    {"colour.d2", T("&Puzzle/&Colours"), T("Colour D, second shade"), T("Paint candidates with D's second shade"), board, position, toggle, "Alt+Shift+4", "Shift+D"},
    {"colour.e2", T("&Puzzle/&Colours"), T("Colour E, second shade"), T("Paint candidates with E's second shade"), board, position, toggle, "Alt+Shift+5", "Shift+E"},
    {"colours.clear", T("&Puzzle/&Colours"), T("C&lear colours"), T("Remove every colour from cells and candidates"), window, symbol, command, "Ctrl+Shift+K", "Ctrl+Shift+K"},
    {"links.clear", T("&Puzzle"), T("Clear lin&ks"), T("Remove every link that was drawn"), window, symbol, command, "Ctrl+Shift+L", "Ctrl+Shift+L"},
    {"puzzle.check", T("&Puzzle"), T("C&heck for mistakes"), T("Mark wrong digits, where there are any"), window, symbol, command, "Ctrl+Return", "Ctrl+Return"},
    {"puzzle.facts", T("&Puzzle"), T("Puzzle fact&s"), T("Show level, rating and number of solutions"), window, symbol, toggle, "Ctrl+I", "Ctrl+I"},
    {"puzzle.pause", T("&Puzzle"), T("&Pause timer"), T("Stop the timer and cover the board"), window, symbol, toggle, "Ctrl+Shift+T", "Ctrl+Shift+T"},
    {"puzzle.restart", T("&Puzzle"), T("&Restart"), T("Back to the givens alone; Undo brings everything back"), window, symbol, command, "Ctrl+Shift+R", "Ctrl+Shift+R"},
    {"puzzle.lock_givens", T("&Puzzle"), T("Lock gi&vens"), T("Turn the entered digits into givens"), window, symbol, command, "Ctrl+L", "Ctrl+L"},
    {"puzzle.unlock_givens", T("&Puzzle"), T("Unl&ock givens"), T("Turn the givens of a puzzle made here back into entered digits"), window, symbol, command, "Ctrl+Alt+U", "Ctrl+Alt+U"},

    {"hint.ask", T("&Hint"), T("&Hint"), T("What now? Pressed again it tells more"), window, symbol, command, "Ctrl+H", "F12; Ctrl+H"},
    {"hint.another", T("&Hint"), T("&Another"), T("A step with a different result"), window, symbol, command, "Ctrl+J", "Ctrl+J"},
    {"hint.cell", T("&Hint"), T("For this &cell"), T("A step about the current cell"), window, symbol, command, "Ctrl+Shift+J", "Ctrl+Shift+J"},
    {"hint.apply", T("&Hint"), T("A&pply"), T("Do what the hint says"), window, symbol, command, "Ctrl+Shift+H", "Ctrl+Shift+H"},
    {"hint.only_placements", T("&Hint"), T("&Only placements"), T("Hints that end in a digit; eliminations are passed over"), window, symbol, toggle, "Ctrl+Alt+H", "Ctrl+Alt+H"},
    {"hint.uniqueness", T("&Hint"), T("Use &uniqueness"), T("Also steps that rely on the puzzle having one solution"), window, symbol, toggle, "Ctrl+U", "Ctrl+U"},
    {"hint.centre_marks", T("&Hint"), T("Reason from my c&entre marks"), T("Hints take a cell's centre marks as all that is possible there"), window, symbol, toggle, "Ctrl+Alt+M", "Ctrl+Alt+M"},
    {"hint.all_steps", T("&Hint"), T("All &steps"), T("List every step there is now"), window, symbol, toggle, "Ctrl+Shift+A", "Ctrl+Shift+A"},
    {"replay.show", T("&Hint"), T("&Replay the solution"), T("Watch the whole solution as a film; your game is kept"), window, symbol, toggle, "Ctrl+R", "Ctrl+R"},
    {"replay.play", T("&Hint/Re&play"), T("&Play or pause"), T("Run the film, or hold it"), timeline, symbol, command, "Space", "Space"},
    {"replay.back", T("&Hint/Re&play"), T("Step &back"), T("One step back"), window, symbol, command, "Alt+Left", "Alt+Left"},
    {"replay.forward", T("&Hint/Re&play"), T("Step &forward"), T("One step on"), window, symbol, command, "Alt+Right", "Alt+Right"},
    {"replay.first", T("&Hint/Re&play"), T("To the b&eginning"), T("Before the first step"), timeline, symbol, command, "Home", "Home"},
    {"replay.last", T("&Hint/Re&play"), T("To the e&nd"), T("After the last step"), timeline, symbol, command, "End", "End"},
    {"replay.leave", T("&Hint/Re&play"), T("Back to my &game"), T("Close the film; your game is as you left it"), window, symbol, command, "Ctrl+Alt+R", "Ctrl+Alt+R"},
    {"replay.adopt", T("&Hint/Re&play"), T("Go &on from here"), T("Take the film's position over into your game"), window, symbol, command, "Ctrl+Alt+G", "Ctrl+Alt+G"},

    {"view.only_board", T("&View"), T("&Only the board"), T("Hide all else"), window, symbol, toggle, "F11", "F11"},
    {"view.reset_layout", T("&View"), T("&Reset layout"), T("Put all panels back where they were at first"), window, symbol, command, "Ctrl+Alt+0", "Ctrl+Alt+0"},
    {"theme.system", T("&View/&Theme"), T("&System"), T("Light or dark as the desktop is"), window, symbol, toggle, "Ctrl+T, S", "Ctrl+T, S"},
    {"theme.light", T("&View/&Theme"), T("&Light"), T("Dark on light"), window, symbol, toggle, "Ctrl+T, L", "Ctrl+T, L"},
    {"theme.dark", T("&View/&Theme"), T("&Dark"), T("Light on dark"), window, symbol, toggle, "Ctrl+T, D", "Ctrl+T, D"},
    {"theme.high_contrast", T("&View/&Theme"), T("&High contrast"), T("Black on white, shapes instead of colours"), window, symbol, toggle, "Ctrl+T, H", "Ctrl+T, H"},
    {"theme.high_contrast_reversed", T("&View/&Theme"), T("High contrast &reversed"), T("White on black, shapes instead of colours"), window, symbol, toggle, "Ctrl+T, R", "Ctrl+T, R"},
    {"theme.print", T("&View/&Theme"), T("&Print"), T("The board as it would be printed"), window, symbol, toggle, "Ctrl+T, P", "Ctrl+T, P"},
    {"keys.sudokupad", T("&View/&Keys"), T("As in &SudokuPad"), T("Z X C V for the modes, Shift and Ctrl for marks"), window, symbol, toggle, "Ctrl+T, 1", "Ctrl+T, 1"},
    {"keys.hodoku", T("&View/&Keys"), T("As in &HoDoKu"), T("F1 to F9 for the filter, Ctrl for candidates, A to E for colours"), window, symbol, toggle, "Ctrl+T, 2", "Ctrl+T, 2"},
    {"room.previous", T("&View/R&oom"), T("&Previous room"), T("Go to the room above"), window, symbol, command, "Ctrl+PgUp", "Ctrl+PgUp"},
    {"room.next", T("&View/R&oom"), T("&Next room"), T("Go to the room below"), window, symbol, command, "Ctrl+PgDown", "Ctrl+PgDown"},
    {"room.play", T("&View/R&oom"), T("P&lay"), T("Play and replay puzzles"), window, symbol, command, "Ctrl+Alt+1", "Ctrl+Alt+1"},
    {"focus.next", T("&View"), T("Next &area"), T("Move the focus on: rail, board, panels, timeline"), window, symbol, command, "F6; Ctrl+Tab", "Ctrl+Tab"},
    {"focus.previous", T("&View"), T("Previo&us area"), T("Move the focus back"), window, symbol, command, "Shift+F6; Ctrl+Shift+Tab", "Ctrl+Shift+Tab"},
    {"view.preferences", T("&View"), T("&Preferences…"), T("Keys, looks, language and how the board behaves"), window, symbol, command, "Ctrl+,", "Ctrl+,"},

    {"help.find_action", T("H&elp"), T("&Find any action…"), T("Find what the program can do by words, and its key"), window, symbol, command, "Ctrl+K", "Ctrl+K"},
    {"help.keys", T("H&elp"), T("&Key sheet"), T("All keys on one page"), window, symbol, command, "?", "?"},
    {"help.about", T("H&elp"), T("&About Nonet"), T("Version, licence and what it is built from"), window, symbol, command, "Ctrl+Alt+A", "Ctrl+Alt+A"},
};

constexpr const char* kDigitRow = "1; 2; 3; 4; 5; 6; 7; 8; 9";
constexpr const char* kShiftDigits = "Shift+1; Shift+2; Shift+3; Shift+4; Shift+5; Shift+6; Shift+7; Shift+8; Shift+9";
constexpr const char* kCtrlDigits = "Ctrl+1; Ctrl+2; Ctrl+3; Ctrl+4; Ctrl+5; Ctrl+6; Ctrl+7; Ctrl+8; Ctrl+9";
constexpr const char* kArrows = "Up; Down; Left; Right";
constexpr const char* kShiftArrows = "Shift+Up; Shift+Down; Shift+Left; Shift+Right";
constexpr const char* kCtrlArrows = "Ctrl+Up; Ctrl+Down; Ctrl+Left; Ctrl+Right";

constexpr FixedKeyRow kSudokuPadFixed[] = {
    {"1 … 9", T("Enter the digit in the current mode"), kDigitRow},
    {"Shift+1 … 9", T("Corner mark"), kShiftDigits},
    {"Ctrl+1 … 9", T("Centre mark"), kCtrlDigits},
    {"Arrows", T("Move"), kArrows},
    {"Shift+Arrows", T("Extend the selection"), kShiftArrows},
    {"Ctrl+Arrows", T("Add to the selection"), kCtrlArrows},
    {"Home, End", T("To the ends of the row; with Ctrl of the board"), "Home; End; Ctrl+Home; Ctrl+End; Shift+Home; Shift+End"},
};
constexpr FixedKeyRow kHodokuFixed[] = {
    {"1 … 9", T("Enter the digit in the current mode"), kDigitRow},
    {"Shift+1 … 9", T("Corner mark"), kShiftDigits},
    {"Ctrl+1 … 9", T("Strike the candidate or bring it back"), kCtrlDigits},
    {"Ctrl+F1 … F9", T("Add the digit to the filter"), "Ctrl+F1; Ctrl+F2; Ctrl+F3; Ctrl+F4; Ctrl+F5; Ctrl+F6; Ctrl+F7; Ctrl+F8; Ctrl+F9"},
    {"Shift+F1 … F9", T("Filter the digit, inverted"), "Shift+F1; Shift+F2; Shift+F3; Shift+F4; Shift+F5; Shift+F6; Shift+F7; Shift+F8; Shift+F9"},
    {"Arrows", T("Move"), kArrows},
    {"Ctrl+Arrows", T("To the next cell without a digit"), kCtrlArrows},
    {"Shift+Arrows", T("Extend the selection"), kShiftArrows},
    {"Home, End", T("To the ends of the row; with Ctrl of the board"), "Home; End; Ctrl+Home; Ctrl+End; Shift+Home; Shift+End"},
};
// clang-format on
#undef T

QString translated(const char* text) {
    return QCoreApplication::translate(kContext, text);
}

}  // namespace

std::span<const ActionRow> actionCatalogue() {
    return kRows;
}

const ActionRow* findAction(const QString& id) {
    const auto found = std::find_if(std::begin(kRows), std::end(kRows),
                                    [&id](const ActionRow& row) { return id == QLatin1String(row.id); });
    return found == std::end(kRows) ? nullptr : found;
}

QString actionText(const ActionRow& row) {
    return translated(row.text);
}

QString actionTip(const ActionRow& row) {
    return translated(row.tip);
}

QStringList actionMenuPath(const ActionRow& row) {
    return translated(row.menu).split(QLatin1Char('/'));
}

QString presetName(KeyPreset preset) {
    return preset == KeyPreset::sudokuPad ? QStringLiteral("SudokuPad") : QStringLiteral("HoDoKu");
}

std::span<const FixedKeyRow> fixedBoardKeys(KeyPreset preset) {
    if (preset == KeyPreset::sudokuPad)
        return kSudokuPadFixed;
    return kHodokuFixed;
}

QString fixedKeyText(const FixedKeyRow& row) {
    return translated(row.text);
}

}  // namespace nonet
