#include "ui/shortcuts/action_catalogue.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

namespace nonet {

namespace {

// Spelt out at each text below: lupdate does not look into macros of ours.
constexpr const char* kContext = "Actions";

constexpr auto window = ActionScope::window;
constexpr auto program = ActionScope::program;
constexpr auto board = ActionScope::board;
constexpr auto timeline = ActionScope::timeline;
constexpr auto lab = ActionScope::lab;
constexpr auto lesson = ActionScope::lesson;
constexpr auto design = ActionScope::design;
constexpr auto symbol = KeyReading::bySymbol;
constexpr auto position = KeyReading::byPosition;
constexpr auto command = ActionForm::command;
constexpr auto toggle = ActionForm::toggle;
constexpr auto nothing = ActionNeed::nothing;
constexpr auto openLab = ActionNeed::openLab;
constexpr auto openLesson = ActionNeed::openLesson;
constexpr auto openLayout = ActionNeed::openLayout;
constexpr auto anyBoard = ActionNeed::anyBoard;
constexpr auto puzzle = ActionNeed::puzzle;
constexpr auto film = puzzle | ActionNeed::film;
constexpr auto game = puzzle | ActionNeed::game;
constexpr auto change = game | ActionNeed::writable;
constexpr auto classicChange = change | ActionNeed::classic;
constexpr auto selection = ActionNeed::selection;
constexpr auto begins = GroupPlace::begins;
constexpr auto joins = GroupPlace::joins;

// clang-format off
constexpr ActionRow kRows[] = {
    // id, menu, text, tooltip, scope, reading, form, what it needs, place in its group, keys in the SudokuPad preset, in the HoDoKu preset
    {"file.new", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&New puzzle…"), QT_TRANSLATE_NOOP("Actions", "Start a puzzle by level or technique, or type your own"), window, symbol, command, nothing, joins, "Ctrl+N", "Ctrl+N"},
    {"file.new_empty", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "New &empty board"), QT_TRANSLATE_NOOP("Actions", "Start from an empty board to type a puzzle in"), window, symbol, command, nothing, joins, "Ctrl+Shift+N", "Ctrl+Shift+N"},
    {"file.another", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "Another of this level"), QT_TRANSLATE_NOOP("Actions", "Start a new puzzle that is as hard as this one"), window, symbol, command, puzzle, joins, "Ctrl+Shift+I", "Ctrl+Shift+I"},
    {"file.generate", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&Generate puzzles…"), QT_TRANSLATE_NOOP("Actions", "Make any number of puzzles to your goals, in the background"), window, symbol, command, nothing, joins, "Ctrl+Shift+Y", "Ctrl+Shift+Y"},
    {"file.open", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&Open…"), QT_TRANSLATE_NOOP("Actions", "Open a puzzle file in any supported format"), window, symbol, command, nothing, begins, "Ctrl+O", "Ctrl+O"},
    {"file.continue", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&Continue…"), QT_TRANSLATE_NOOP("Actions", "Reopen a recent puzzle (or, in Design, a layout)"), window, symbol, command, nothing, joins, "Ctrl+Shift+O", "Ctrl+Shift+O"},
    {"file.save_as", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&Save as…"), QT_TRANSLATE_NOOP("Actions", "Save the puzzle and everything you did as a .nonet file"), window, symbol, command, anyBoard, begins, "Ctrl+S; Ctrl+Shift+S", "Ctrl+S; Ctrl+Shift+S"},
    {"file.save_picture", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "Save p&icture…"), QT_TRANSLATE_NOOP("Actions", "Save the board as PNG, SVG or PDF"), window, symbol, command, anyBoard, joins, "Ctrl+Shift+E", "Ctrl+Shift+E"},
    {"file.share", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "Share…"), QT_TRANSLATE_NOOP("Actions", "Copy or save the puzzle for others: as text, picture, forum post or file"), window, symbol, command, anyBoard, joins, "Ctrl+Alt+X", "Ctrl+Alt+X"},
    {"file.print", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&Print…"), QT_TRANSLATE_NOOP("Actions", "Print this puzzle or several, one to six on a page, with a preview"), window, symbol, command, anyBoard, begins, "Ctrl+P", "Ctrl+P"},
    {"file.print_steps", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "Print s&teps…"), QT_TRANSLATE_NOOP("Actions", "Print a worksheet: your steps so far, or the hints’ steps to the end, a small board each"), window, symbol, command, puzzle, joins, "Ctrl+Shift+P", "Ctrl+Shift+P"},
    {"file.close", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "Close p&uzzle"), QT_TRANSLATE_NOOP("Actions", "Put the puzzle away; it stays under Continue"), window, symbol, command, puzzle, begins, "Ctrl+W", "Ctrl+W"},
    {"file.quit", QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&Quit"), QT_TRANSLATE_NOOP("Actions", "Quit; everything is kept"), program, symbol, command, nothing, joins, "Ctrl+Q", "Ctrl+Q"},

    {"edit.undo", QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "&Undo"), QT_TRANSLATE_NOOP("Actions", "Take the last action back"), window, symbol, command, change, joins, "Ctrl+Z", "Ctrl+Z"},
    {"edit.redo", QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "&Redo"), QT_TRANSLATE_NOOP("Actions", "Redo what was undone"), window, symbol, command, change, joins, "Ctrl+Y; Ctrl+Shift+Z", "Ctrl+Y; Ctrl+Shift+Z"},
    {"edit.undo_tree", QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "Undo &tree"), QT_TRANSLATE_NOOP("Actions", "See everything you did, branches included, and go back to any of it"), window, symbol, toggle, puzzle, begins, "Ctrl+Shift+U", "Ctrl+Shift+U"},
    {"edit.checkpoint", QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "Set &checkpoint…"), QT_TRANSLATE_NOOP("Actions", "Name this moment, so that you can come back to it"), window, symbol, command, puzzle, joins, "Ctrl+B", "Ctrl+B"},
    {"edit.last_right", QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "Back to last ri&ght position"), QT_TRANSLATE_NOOP("Actions", "Undo up to the last moment without a wrong digit"), window, symbol, command, change, joins, "Ctrl+Shift+B", "Ctrl+Shift+B"},
    {"edit.copy_givens", QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "Cop&y puzzle"), QT_TRANSLATE_NOOP("Actions", "Copy the givens as 81 characters; with further rules or another board, copy a link"), window, symbol, command, anyBoard, begins, "Ctrl+C", "Ctrl+C"},
    {"copy.state", QT_TRANSLATE_NOOP("Actions", "&Edit/C&opy as"), QT_TRANSLATE_NOOP("Actions", "Current &state"), QT_TRANSLATE_NOOP("Actions", "Copy givens and entered digits as 81 characters"), window, symbol, command, puzzle, joins, "Ctrl+Shift+C", "Ctrl+Shift+C"},
    {"copy.candidates", QT_TRANSLATE_NOOP("Actions", "&Edit/C&opy as"), QT_TRANSLATE_NOOP("Actions", "&Candidate grid"), QT_TRANSLATE_NOOP("Actions", "Copy the candidates as a text grid, with the step that is shown marked"), window, symbol, command, puzzle, joins, "Ctrl+Alt+C", "Ctrl+Alt+C"},
    {"copy.library", QT_TRANSLATE_NOOP("Actions", "&Edit/C&opy as"), QT_TRANSLATE_NOOP("Actions", "&Library line"), QT_TRANSLATE_NOOP("Actions", "Copy the position and the step that is shown as a library line"), window, symbol, command, puzzle, joins, "Ctrl+Alt+B", "Ctrl+Alt+B"},
    {"copy.sudokupad", QT_TRANSLATE_NOOP("Actions", "&Edit/C&opy as"), QT_TRANSLATE_NOOP("Actions", "Sudo&kuPad link"), QT_TRANSLATE_NOOP("Actions", "Copy a link that opens the puzzle with all its rules in SudokuPad"), window, symbol, command, anyBoard, joins, "Ctrl+Alt+7", "Ctrl+Alt+7"},
    {"copy.fpuzzles", QT_TRANSLATE_NOOP("Actions", "&Edit/C&opy as"), QT_TRANSLATE_NOOP("Actions", "f-pu&zzles link"), QT_TRANSLATE_NOOP("Actions", "Copy a link that opens the puzzle with all its rules in f-puzzles"), window, symbol, command, anyBoard, joins, "Ctrl+Alt+8", "Ctrl+Alt+8"},
    {"copy.picture", QT_TRANSLATE_NOOP("Actions", "&Edit/C&opy as"), QT_TRANSLATE_NOOP("Actions", "&Picture"), QT_TRANSLATE_NOOP("Actions", "Copy the board as a picture"), window, symbol, command, anyBoard, joins, "Ctrl+Alt+P", "Ctrl+Alt+P"},
    {"copy.post", QT_TRANSLATE_NOOP("Actions", "&Edit/C&opy as"), QT_TRANSLATE_NOOP("Actions", "&Forum post"), QT_TRANSLATE_NOOP("Actions", "Copy board, rules, a link and the step that is shown as one text to post"), window, symbol, command, anyBoard, joins, "Ctrl+Alt+F", "Ctrl+Alt+F"},
    {"edit.paste", QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "&Paste puzzle"), QT_TRANSLATE_NOOP("Actions", "Open the clipboard's contents as a new puzzle"), window, symbol, command, nothing, joins, "Ctrl+V", "Ctrl+V"},
    {"edit.erase", QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "&Erase"), QT_TRANSLATE_NOOP("Actions", "Clear the selected cells: first what the current mode enters, then the rest"), board, position, command, puzzle | selection, begins, "Del; Backspace; 0", "Del; Backspace; 0"},
    {"select.all", QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "Select &all"), QT_TRANSLATE_NOOP("Actions", "Select every cell"), board, symbol, command, puzzle, begins, "Ctrl+A", "Ctrl+A"},
    {"select.none", QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "Select &nothing"), QT_TRANSLATE_NOOP("Actions", "Deselect all but the current cell, then that one too"), board, symbol, command, puzzle | selection, joins, "Esc", "Esc"},
    {"select.same", QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "Select e&qual digits"), QT_TRANSLATE_NOOP("Actions", "Select every cell with the same digit as the current one"), board, position, command, puzzle | selection, joins, "S", "S"},

    {"mode.digit", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Mode"), QT_TRANSLATE_NOOP("Actions", "&Digit"), QT_TRANSLATE_NOOP("Actions", "Enter digits"), board, position, toggle, puzzle, joins, "Z", "Z"},
    {"mode.corner", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Mode"), QT_TRANSLATE_NOOP("Actions", "&Corner mark"), QT_TRANSLATE_NOOP("Actions", "Enter marks in the corners; also with Shift"), board, position, toggle, puzzle, joins, "X", "X"},
    {"mode.centre", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Mode"), QT_TRANSLATE_NOOP("Actions", "C&entre mark"), QT_TRANSLATE_NOOP("Actions", "Enter marks in the centre; also with Ctrl"), board, position, toggle, puzzle, joins, "C", "N"},
    {"mode.colour", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Mode"), QT_TRANSLATE_NOOP("Actions", "C&olour"), QT_TRANSLATE_NOOP("Actions", "Paint cells with a click or a digit, candidates with a click on them"), board, position, toggle, puzzle, joins, "V", "V"},
    {"mode.link", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Mode"), QT_TRANSLATE_NOOP("Actions", "&Link"), QT_TRANSLATE_NOOP("Actions", "Drag from candidate to candidate: once for a strong link, again for a weak one, again for none"), board, position, toggle, puzzle, joins, "L", "L"},
    {"mode.next", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Mode"), QT_TRANSLATE_NOOP("Actions", "&Next mode"), QT_TRANSLATE_NOOP("Actions", "Switch to the next mode"), board, symbol, command, puzzle, joins, "Space", "M"},
    {"entry.digit_first", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Mode"), QT_TRANSLATE_NOOP("Actions", "Digit &first"), QT_TRANSLATE_NOOP("Actions", "Choose a digit, then click the cells to put it in"), window, symbol, toggle, puzzle, joins, "Ctrl+Alt+D", "Ctrl+Alt+D"},
    {"candidates.toggle_filtered", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "Strike filtered di&git"), QT_TRANSLATE_NOOP("Actions", "Strike out the filtered digit in the selected cells, or bring it back"), board, symbol, command, puzzle | selection, begins, "K", "Space"},
    {"candidates.show", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "Show c&andidates"), QT_TRANSLATE_NOOP("Actions", "Show every digit still possible in each cell"), window, symbol, toggle, puzzle, joins, "Ctrl+D", "Ctrl+D"},
    {"candidates.restore", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "&Bring struck candidates back"), QT_TRANSLATE_NOOP("Actions", "Undo every elimination, yours and those from hints"), window, symbol, command, change, joins, "Ctrl+Shift+D", "Ctrl+Shift+D"},
    {"marks.fill", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "&Fill in marks"), QT_TRANSLATE_NOOP("Actions", "Write every possible digit as a centre mark"), window, symbol, command, change, begins, "Ctrl+M", "Ctrl+M"},
    {"marks.clear", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "C&lear marks"), QT_TRANSLATE_NOOP("Actions", "Remove all corner and centre marks"), window, symbol, command, change, joins, "Ctrl+Shift+M", "Ctrl+Shift+M"},
    {"candidates.dock", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "F&ilter and colours"), QT_TRANSLATE_NOOP("Actions", "Show or hide the panel that filters and colours candidates"), window, symbol, toggle, puzzle, begins, "Ctrl+Shift+F", "Ctrl+Shift+F"},
    {"filter.digit_1", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "Digit &1"), QT_TRANSLATE_NOOP("Actions", "Light up the candidates and digits 1"), board, position, toggle, puzzle, joins, "Ctrl+Shift+1", "F1"},
    {"filter.digit_2", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "Digit &2"), QT_TRANSLATE_NOOP("Actions", "Light up the candidates and digits 2"), board, position, toggle, puzzle, joins, "Ctrl+Shift+2", "F2"},
    {"filter.digit_3", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "Digit &3"), QT_TRANSLATE_NOOP("Actions", "Light up the candidates and digits 3"), board, position, toggle, puzzle, joins, "Ctrl+Shift+3", "F3"},
    {"filter.digit_4", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "Digit &4"), QT_TRANSLATE_NOOP("Actions", "Light up the candidates and digits 4"), board, position, toggle, puzzle, joins, "Ctrl+Shift+4", "F4"},
    {"filter.digit_5", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "Digit &5"), QT_TRANSLATE_NOOP("Actions", "Light up the candidates and digits 5"), board, position, toggle, puzzle, joins, "Ctrl+Shift+5", "F5"},
    {"filter.digit_6", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "Digit &6"), QT_TRANSLATE_NOOP("Actions", "Light up the candidates and digits 6"), board, position, toggle, puzzle, joins, "Ctrl+Shift+6", "F6"},
    {"filter.digit_7", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "Digit &7"), QT_TRANSLATE_NOOP("Actions", "Light up the candidates and digits 7"), board, position, toggle, puzzle, joins, "Ctrl+Shift+7", "F7"},
    {"filter.digit_8", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "Digit &8"), QT_TRANSLATE_NOOP("Actions", "Light up the candidates and digits 8"), board, position, toggle, puzzle, joins, "Ctrl+Shift+8", "F8"},
    {"filter.digit_9", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "Digit &9"), QT_TRANSLATE_NOOP("Actions", "Light up the candidates and digits 9"), board, position, toggle, puzzle, joins, "Ctrl+Shift+9", "F9"},
    {"filter.bivalue", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "Cells with &two candidates"), QT_TRANSLATE_NOOP("Actions", "Light up cells with two candidates left"), board, position, toggle, puzzle, joins, "Ctrl+Shift+0", "F10"},
    {"filter.same", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "Digit of the current &cell"), QT_TRANSLATE_NOOP("Actions", "Filter by the digit in the current cell"), board, position, command, puzzle | selection, joins, "F", "F"},
    {"filter.inverse", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "&Inverse"), QT_TRANSLATE_NOOP("Actions", "Light up what the filter leaves dark"), board, position, toggle, puzzle, joins, "I", "I"},
    {"filter.next", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "&Next digit"), QT_TRANSLATE_NOOP("Actions", "Filter by the next digit"), board, position, command, puzzle, joins, ".", "."},
    {"filter.previous", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "&Previous digit"), QT_TRANSLATE_NOOP("Actions", "Filter by the previous digit"), board, position, command, puzzle, joins, ",", ","},
    {"filter.clear", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Fil&ter"), QT_TRANSLATE_NOOP("Actions", "N&o filter"), QT_TRANSLATE_NOOP("Actions", "Turn the filter off"), board, position, command, puzzle, joins, "O", "O"},
    {"colour.a", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Colours"), QT_TRANSLATE_NOOP("Actions", "Colour &A"), QT_TRANSLATE_NOOP("Actions", "Paint candidates with A"), board, position, toggle, puzzle, joins, "Alt+1", "A"},
    {"colour.b", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Colours"), QT_TRANSLATE_NOOP("Actions", "Colour &B"), QT_TRANSLATE_NOOP("Actions", "Paint candidates with B"), board, position, toggle, puzzle, joins, "Alt+2", "B"},
    {"colour.c", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Colours"), QT_TRANSLATE_NOOP("Actions", "Colour &C"), QT_TRANSLATE_NOOP("Actions", "Paint candidates with C"), board, position, toggle, puzzle, joins, "Alt+3", "C"},
    {"colour.d", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Colours"), QT_TRANSLATE_NOOP("Actions", "Colour &D"), QT_TRANSLATE_NOOP("Actions", "Paint candidates with D"), board, position, toggle, puzzle, joins, "Alt+4", "D"},
    {"colour.e", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Colours"), QT_TRANSLATE_NOOP("Actions", "Colour &E"), QT_TRANSLATE_NOOP("Actions", "Paint candidates with E"), board, position, toggle, puzzle, joins, "Alt+5", "E"},
    {"colour.a2", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Colours"), QT_TRANSLATE_NOOP("Actions", "Colour A, second shade"), QT_TRANSLATE_NOOP("Actions", "Paint candidates with A's second shade"), board, position, toggle, puzzle, joins, "Alt+Shift+1", "Shift+A"},
    {"colour.b2", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Colours"), QT_TRANSLATE_NOOP("Actions", "Colour B, second shade"), QT_TRANSLATE_NOOP("Actions", "Paint candidates with B's second shade"), board, position, toggle, puzzle, joins, "Alt+Shift+2", "Shift+B"},
    {"colour.c2", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Colours"), QT_TRANSLATE_NOOP("Actions", "Colour C, second shade"), QT_TRANSLATE_NOOP("Actions", "Paint candidates with C's second shade"), board, position, toggle, puzzle, joins, "Alt+Shift+3", "Shift+C"},
    {"colour.d2", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Colours"), QT_TRANSLATE_NOOP("Actions", "Colour D, second shade"), QT_TRANSLATE_NOOP("Actions", "Paint candidates with D's second shade"), board, position, toggle, puzzle, joins, "Alt+Shift+4", "Shift+D"},
    {"colour.e2", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Colours"), QT_TRANSLATE_NOOP("Actions", "Colour E, second shade"), QT_TRANSLATE_NOOP("Actions", "Paint candidates with E's second shade"), board, position, toggle, puzzle, joins, "Alt+Shift+5", "Shift+E"},
    {"colours.clear", QT_TRANSLATE_NOOP("Actions", "&Puzzle/&Colours"), QT_TRANSLATE_NOOP("Actions", "C&lear colours"), QT_TRANSLATE_NOOP("Actions", "Remove every colour from cells and candidates"), window, symbol, command, change, joins, "Ctrl+Shift+K", "Ctrl+Shift+K"},
    {"links.clear", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "Clear lin&ks"), QT_TRANSLATE_NOOP("Actions", "Remove every link you drew"), window, symbol, command, change, begins, "Ctrl+Shift+L", "Ctrl+Shift+L"},
    {"puzzle.check", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "C&heck for mistakes"), QT_TRANSLATE_NOOP("Actions", "Mark any wrong digits"), window, symbol, command, game, begins, "Ctrl+Return", "Ctrl+Return"},
    {"puzzle.facts", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "Puzzle fact&s"), QT_TRANSLATE_NOOP("Actions", "Show level, rating and number of solutions"), window, symbol, toggle, puzzle, joins, "Ctrl+I", "Ctrl+I"},
    {"puzzle.explainer", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "Explainer’s rating"), QT_TRANSLATE_NOOP("Actions", "Rate the puzzle as Sukaku Explainer does, ER, EP and ED, and see every step of its path"), window, symbol, toggle, puzzle, joins, "Ctrl+E, E", "Ctrl+E, E"},
    {"puzzle.rules", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "Rules"), QT_TRANSLATE_NOOP("Actions", "Show the rules of the puzzle, and those at the current cell"), window, symbol, toggle, puzzle, joins, "Ctrl+E, U", "Ctrl+E, U"},
    {"puzzle.title", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "Title…"), QT_TRANSLATE_NOOP("Actions", "Say what the puzzle is called, over the board"), window, symbol, command, puzzle, joins, "F2; Ctrl+E, T", "Ctrl+E, T"},
    {"puzzle.pause", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "&Pause timer"), QT_TRANSLATE_NOOP("Actions", "Stop the timer and cover the board"), window, symbol, toggle, puzzle, joins, "Ctrl+Shift+T", "Ctrl+Shift+T"},
    {"puzzle.restart", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "&Restart"), QT_TRANSLATE_NOOP("Actions", "Clear everything but the givens; Undo brings it back"), window, symbol, command, change, begins, "Ctrl+Shift+R", "Ctrl+Shift+R"},
    {"puzzle.lock_givens", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "Lock gi&vens"), QT_TRANSLATE_NOOP("Actions", "Turn the entered digits into givens"), window, symbol, command, change, joins, "Ctrl+L", "Ctrl+L"},
    {"puzzle.unlock_givens", QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "Unl&ock givens"), QT_TRANSLATE_NOOP("Actions", "Turn givens you typed or locked back into entered digits"), window, symbol, command, change, joins, "Ctrl+Alt+U", "Ctrl+Alt+U"},
    {"clues.true_candidates", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Show"), QT_TRANSLATE_NOOP("Actions", "True candidates"), QT_TRANSLATE_NOOP("Actions", "Show in each cell only the digits that some solution has there"), window, symbol, toggle, game, joins, "Ctrl+E, C", "Ctrl+E, C"},
    {"clues.two_solutions", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Show"), QT_TRANSLATE_NOOP("Actions", "Two solutions"), QT_TRANSLATE_NOOP("Actions", "Show both digits wherever two solutions differ"), window, symbol, command, game, begins, "Ctrl+E, S", "Ctrl+E, S"},
    {"solutions.next", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Show"), QT_TRANSLATE_NOOP("Actions", "Next solution, on a copy"), QT_TRANSLATE_NOOP("Actions", "Fill a copy of the puzzle with a solution, and each time with the next; your game stays as it is"), window, symbol, command, game, joins, "Ctrl+E, N", "Ctrl+E, N"},
    {"solutions.why_none", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Show"), QT_TRANSLATE_NOOP("Actions", "Why no solution?"), QT_TRANSLATE_NOOP("Actions", "Ring the cells and rules that cannot hold together, and name them"), window, symbol, command, game, joins, "Ctrl+E, W", "Ctrl+E, W"},
    {"solutions.count_again", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Show"), QT_TRANSLATE_NOOP("Actions", "Count again"), QT_TRANSLATE_NOOP("Actions", "Count the solutions again if that was cancelled or given up"), window, symbol, command, game, joins, "Ctrl+E, A", "Ctrl+E, A"},
    {"clues.redundant", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Clues"), QT_TRANSLATE_NOOP("Actions", "Redundant clues"), QT_TRANSLATE_NOOP("Actions", "Select the clues that could go, each by itself"), window, symbol, command, game | ActionNeed::classic, begins, "Ctrl+E, R", "Ctrl+E, R"},
    {"clues.minimise", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Clues"), QT_TRANSLATE_NOOP("Actions", "Minimise"), QT_TRANSLATE_NOOP("Actions", "Take clues away until none more can go"), window, symbol, command, classicChange, joins, "Ctrl+E, M", "Ctrl+E, M"},
    {"clues.make_proper", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Clues"), QT_TRANSLATE_NOOP("Actions", "Make proper"), QT_TRANSLATE_NOOP("Actions", "Add the fewest clues that leave one solution"), window, symbol, command, classicChange, joins, "Ctrl+E, P", "Ctrl+E, P"},
    {"transform.open", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Tra&nsform"), QT_TRANSLATE_NOOP("Actions", "Trans&form…"), QT_TRANSLATE_NOOP("Actions", "Swap rows, columns, bands, stacks and digits, with a preview"), window, symbol, command, classicChange, joins, "Ctrl+G, G", "Ctrl+G, G"},
    {"transform.rows", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Tra&nsform"), QT_TRANSLATE_NOOP("Actions", "Swap &rows"), QT_TRANSLATE_NOOP("Actions", "Swap the two selected rows of a band, or the current row with the next one"), window, symbol, command, classicChange | selection, begins, "Ctrl+G, R", "Ctrl+G, R"},
    {"transform.columns", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Tra&nsform"), QT_TRANSLATE_NOOP("Actions", "Swap &columns"), QT_TRANSLATE_NOOP("Actions", "Swap the two selected columns of a stack, or the current column with the next one"), window, symbol, command, classicChange | selection, joins, "Ctrl+G, C", "Ctrl+G, C"},
    {"transform.bands", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Tra&nsform"), QT_TRANSLATE_NOOP("Actions", "Swap &bands"), QT_TRANSLATE_NOOP("Actions", "Swap the two selected bands, or the current band with the next one"), window, symbol, command, classicChange | selection, joins, "Ctrl+G, B", "Ctrl+G, B"},
    {"transform.stacks", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Tra&nsform"), QT_TRANSLATE_NOOP("Actions", "Swap &stacks"), QT_TRANSLATE_NOOP("Actions", "Swap the two selected stacks, or the current stack with the next one"), window, symbol, command, classicChange | selection, joins, "Ctrl+G, S", "Ctrl+G, S"},
    {"transform.transpose", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Tra&nsform"), QT_TRANSLATE_NOOP("Actions", "&Transpose"), QT_TRANSLATE_NOOP("Actions", "Rows become columns"), window, symbol, command, classicChange, begins, "Ctrl+G, T", "Ctrl+G, T"},
    {"transform.rotate", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Tra&nsform"), QT_TRANSLATE_NOOP("Actions", "Rotate a quarter turn"), QT_TRANSLATE_NOOP("Actions", "The whole board, clockwise; the puzzle stays the same"), window, symbol, command, classicChange, joins, "Ctrl+G, O", "Ctrl+G, O"},
    {"transform.mirror", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Tra&nsform"), QT_TRANSLATE_NOOP("Actions", "Mirror"), QT_TRANSLATE_NOOP("Actions", "Left becomes right; the puzzle stays the same"), window, symbol, command, classicChange, joins, "Ctrl+G, M", "Ctrl+G, M"},
    {"transform.digits", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Tra&nsform"), QT_TRANSLATE_NOOP("Actions", "Relabel &digits…"), QT_TRANSLATE_NOOP("Actions", "Swap the two digits of the selected cells, or choose what each digit becomes"), window, symbol, command, classicChange, joins, "Ctrl+G, D", "Ctrl+G, D"},
    {"transform.shuffle", QT_TRANSLATE_NOOP("Actions", "&Puzzle/Tra&nsform"), QT_TRANSLATE_NOOP("Actions", "S&huffle everything"), QT_TRANSLATE_NOOP("Actions", "Rows, columns, bands, stacks and digits at random; the puzzle stays the same"), window, symbol, command, classicChange, joins, "Ctrl+G, H", "Ctrl+G, H"},

    {"hint.ask", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "What now? Press again for more detail"), window, symbol, command, game, joins, "Ctrl+H", "F12; Ctrl+H"},
    {"hint.another", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "&Another"), QT_TRANSLATE_NOOP("Actions", "A step with a different result"), window, symbol, command, game, joins, "Ctrl+J", "Ctrl+J"},
    {"hint.cell", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "Hint for this &cell"), QT_TRANSLATE_NOOP("Actions", "A step about the current cell"), window, symbol, command, game | selection, joins, "Ctrl+Shift+J", "Ctrl+Shift+J"},
    {"hint.apply", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "A&pply"), QT_TRANSLATE_NOOP("Actions", "Do what the hint says"), window, symbol, command, change, joins, "Ctrl+Shift+H", "Ctrl+Shift+H"},
    {"hint.digit", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "Show one right digit"), QT_TRANSLATE_NOOP("Actions", "Fill in the current cell, or the easiest one; Undo takes it back"), window, symbol, command, change, begins, "Ctrl+Alt+J", "Ctrl+Alt+J"},
    {"hint.solution", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "Show the solution"), QT_TRANSLATE_NOOP("Actions", "Fill in every cell; asked once, and Undo brings your game back"), window, symbol, command, change, joins, "Ctrl+Shift+X", "Ctrl+Shift+X"},
    {"hint.only_placements", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "&Only placements"), QT_TRANSLATE_NOOP("Actions", "Only hints that place a digit; eliminations are skipped"), window, symbol, toggle, puzzle, begins, "Ctrl+Alt+H", "Ctrl+Alt+H"},
    {"hint.uniqueness", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "Use &uniqueness"), QT_TRANSLATE_NOOP("Actions", "Also use steps that rely on the puzzle having only one solution"), window, symbol, toggle, puzzle, joins, "Ctrl+U", "Ctrl+U"},
    {"hint.centre_marks", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "Reason from my c&entre marks"), QT_TRANSLATE_NOOP("Actions", "Hints treat a cell's centre marks as its only candidates"), window, symbol, toggle, puzzle, joins, "Ctrl+Alt+M", "Ctrl+Alt+M"},
    {"hint.techniques", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "&Techniques…"), QT_TRANSLATE_NOOP("Actions", "Choose the profile of techniques by which Nonet hints, rates and generates"), window, symbol, command, puzzle, joins, "Ctrl+Shift+Q", "Ctrl+Shift+Q"},
    {"hint.all_steps", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "All &steps"), QT_TRANSLATE_NOOP("Actions", "List every step available now"), window, symbol, toggle, puzzle, begins, "Ctrl+Shift+A", "Ctrl+Shift+A"},
    {"replay.show", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "&Replay the solution"), QT_TRANSLATE_NOOP("Actions", "Watch the whole solution step by step; your game is kept"), window, symbol, toggle, puzzle | ActionNeed::classic, joins, "Ctrl+R", "Ctrl+R"},
    {"replay.game", QT_TRANSLATE_NOOP("Actions", "&Hint"), QT_TRANSLATE_NOOP("Actions", "Replay my game"), QT_TRANSLATE_NOOP("Actions", "Watch your own moves as a film; your game is kept"), window, symbol, toggle, puzzle, joins, "Ctrl+Shift+W", "Ctrl+Shift+W"},
    {"replay.play", QT_TRANSLATE_NOOP("Actions", "&Hint/Rep&lay"), QT_TRANSLATE_NOOP("Actions", "&Play or pause"), QT_TRANSLATE_NOOP("Actions", "Play or pause the replay"), timeline, symbol, command, film, joins, "Space", "Space"},
    {"replay.back", QT_TRANSLATE_NOOP("Actions", "&Hint/Rep&lay"), QT_TRANSLATE_NOOP("Actions", "Step &back"), QT_TRANSLATE_NOOP("Actions", "One step back"), window, symbol, command, film, joins, "Alt+Left", "Alt+Left"},
    {"replay.forward", QT_TRANSLATE_NOOP("Actions", "&Hint/Rep&lay"), QT_TRANSLATE_NOOP("Actions", "Step &forward"), QT_TRANSLATE_NOOP("Actions", "One step forward"), window, symbol, command, film, joins, "Alt+Right", "Alt+Right"},
    {"replay.first", QT_TRANSLATE_NOOP("Actions", "&Hint/Rep&lay"), QT_TRANSLATE_NOOP("Actions", "To the b&eginning"), QT_TRANSLATE_NOOP("Actions", "To before the first step"), timeline, symbol, command, film, joins, "Home", "Home"},
    {"replay.last", QT_TRANSLATE_NOOP("Actions", "&Hint/Rep&lay"), QT_TRANSLATE_NOOP("Actions", "To the e&nd"), QT_TRANSLATE_NOOP("Actions", "To after the last step"), timeline, symbol, command, film, joins, "End", "End"},
    {"replay.hardest", QT_TRANSLATE_NOOP("Actions", "&Hint/Rep&lay"), QT_TRANSLATE_NOOP("Actions", "To the &hardest step"), QT_TRANSLATE_NOOP("Actions", "To the first step of the hardest technique"), timeline, symbol, command, film, joins, "H", "H"},
    {"replay.leave", QT_TRANSLATE_NOOP("Actions", "&Hint/Rep&lay"), QT_TRANSLATE_NOOP("Actions", "Back to my &game"), QT_TRANSLATE_NOOP("Actions", "Close the replay; your game is as you left it"), window, symbol, command, film, joins, "Ctrl+Alt+R", "Ctrl+Alt+R"},
    {"replay.adopt", QT_TRANSLATE_NOOP("Actions", "&Hint/Rep&lay"), QT_TRANSLATE_NOOP("Actions", "C&ontinue from here"), QT_TRANSLATE_NOOP("Actions", "Continue your game from this position"), window, symbol, command, film, joins, "Ctrl+Alt+G", "Ctrl+Alt+G"},

    {"design.new", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "&New layout…"), QT_TRANSLATE_NOOP("Actions", "Begin a board of any size, symbols or grids"), window, symbol, command, nothing, joins, "Ctrl+F, N", "Ctrl+F, N"},
    {"design.from_picture", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "Board from a picture or text…"), QT_TRANSLATE_NOOP("Actions", "Make a board of a picture of its regions, or of a letter for each cell"), window, symbol, command, nothing, joins, "Ctrl+F, 5", "Ctrl+F, 5"},
    {"design.from_play", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "&Design from this puzzle"), QT_TRANSLATE_NOOP("Actions", "Open a copy of the puzzle that you play in the Design room"), window, symbol, command, puzzle, joins, "Ctrl+F, D", "Ctrl+F, D"},
    {"design.open", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "&Open layout…"), QT_TRANSLATE_NOOP("Actions", "Return to a layout that you made before"), window, symbol, command, nothing, joins, "Ctrl+F, O", "Ctrl+F, O"},
    {"design.try", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "&Try it"), QT_TRANSLATE_NOOP("Actions", "Play a copy; the layout stays as it is"), window, symbol, command, openLayout, begins, "Ctrl+F, T", "Ctrl+F, T"},
    {"design.title", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "T&itle and author…"), QT_TRANSLATE_NOOP("Actions", "Say what the layout is called and who made it"), window, symbol, command, openLayout, joins, "Ctrl+F, J", "Ctrl+F, J"},
    {"design.undo", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "&Undo"), QT_TRANSLATE_NOOP("Actions", "Take the last edit back"), design, symbol, command, openLayout, begins, "U", "U"},
    {"design.redo", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "&Redo"), QT_TRANSLATE_NOOP("Actions", "Do again what was undone"), design, symbol, command, openLayout, joins, "Shift+U", "Shift+U"},
    {"design.answer", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "&Solutions"), QT_TRANSLATE_NOOP("Actions", "Show how many solutions there are, or why there is none, and what could go"), window, symbol, toggle, openLayout, begins, "Ctrl+F, S", "Ctrl+F, S"},
    {"design.placed", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "Rules on t&he board"), QT_TRANSLATE_NOOP("Actions", "List every rule that is placed"), window, symbol, toggle, openLayout, joins, "Ctrl+F, P", "Ctrl+F, P"},
    {"design.this", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "Chosen rul&e"), QT_TRANSLATE_NOOP("Actions", "Edit the values of the rule that is chosen"), window, symbol, toggle, openLayout, joins, "Ctrl+F, C", "Ctrl+F, C"},
    {"design.rules", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "Rules te&xt"), QT_TRANSLATE_NOOP("Actions", "Show what the rules say in words"), window, symbol, toggle, openLayout, joins, "Ctrl+F, R", "Ctrl+F, R"},
    {"design.versions", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "&Versions"), QT_TRANSLATE_NOOP("Actions", "See every edit, and go back to any of them"), window, symbol, toggle, openLayout, joins, "Ctrl+F, V", "Ctrl+F, V"},
    {"design.marks_row", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "Mar&ks row"), QT_TRANSLATE_NOOP("Actions", "Show the keys of Play under the board: digits, marks, colours and links to try out"), window, symbol, toggle, openLayout, joins, "Ctrl+F, Y", "Ctrl+F, Y"},
    {"design.name_version", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "N&ame this version…"), QT_TRANSLATE_NOOP("Actions", "Give the layout as it is now a name, to come back to it"), window, symbol, command, openLayout, joins, "Ctrl+F, A", "Ctrl+F, A"},
    {"design.compare", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "Co&mpare versions"), QT_TRANSLATE_NOOP("Actions", "Tell what was added, changed and taken away between two versions"), window, symbol, command, openLayout, joins, "Ctrl+F, K", "Ctrl+F, K"},
    {"design.tester", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "As a &tester"), QT_TRANSLATE_NOOP("Actions", "Find out whether there is one solution, and of every given and rule whether it is needed"), window, symbol, command, openLayout, begins, "Ctrl+F, E", "Ctrl+F, E"},
    {"design.remove_spare", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "&Minimise"), QT_TRANSLATE_NOOP("Actions", "Take away what is not needed: leave a smallest part that still has one solution"), window, symbol, command, openLayout, joins, "Ctrl+F, W", "Ctrl+F, W"},
    {"design.make_proper", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "Add givens &until unique"), QT_TRANSLATE_NOOP("Actions", "Add givens until there is one solution; where there is a solution layer, its digits alone"), window, symbol, command, openLayout, joins, "Ctrl+F, M", "Ctrl+F, M"},
    {"design.generate", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "Ne&w puzzle from these rules"), QT_TRANSLATE_NOOP("Actions", "Make a puzzle with one solution of the layout: numbers and givens"), window, symbol, command, openLayout, joins, "Ctrl+F, I", "Ctrl+F, I"},
    {"design.rate", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "&Rate"), QT_TRANSLATE_NOOP("Actions", "Tell the level, the score and the techniques that a solver needs"), window, symbol, command, openLayout, joins, "Ctrl+F, H", "Ctrl+F, H"},
    {"design.count_exactly", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "Count e&xactly"), QT_TRANSLATE_NOOP("Actions", "Count every solution, in the background and for as long as you let it"), window, symbol, command, openLayout, joins, "Ctrl+F, 4", "Ctrl+F, 4"},
    {"design.missing_clues", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "&Clues that would do"), QT_TRANSLATE_NOOP("Actions", "Find a few clues that would leave one solution: that of the solution layer, where there is one"), window, symbol, command, openLayout, joins, "Ctrl+F, Q", "Ctrl+F, Q"},
    {"design.missing_rules", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "Rules t&hat would do"), QT_TRANSLATE_NOOP("Actions", "Find a few numbers and dots that leave the solution of the solution layer as the only one"), window, symbol, command, openLayout, joins, "Ctrl+X, R", "Ctrl+X, R"},
    {"design.smallest_part", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "&Smallest part"), QT_TRANSLATE_NOOP("Actions", "List what could go while one solution is left, and take nothing away"), window, symbol, command, openLayout, joins, "Ctrl+F, U", "Ctrl+F, U"},
    {"design.not_needed", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "Not n&eeded"), QT_TRANSLATE_NOOP("Actions", "List the rules and givens that could go, each by itself"), window, symbol, toggle, openLayout, joins, "Ctrl+F, 3", "Ctrl+F, 3"},
    {"design.true_candidates", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "True c&andidates"), QT_TRANSLATE_NOOP("Actions", "Show on the board the digits that some solution has in each cell"), window, symbol, toggle, openLayout, begins, "Ctrl+F, 1", "Ctrl+F, 1"},
    {"design.equal_cells", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "E&qual cells"), QT_TRANSLATE_NOOP("Actions", "Mark the cells that hold the same digit in every solution"), window, symbol, toggle, openLayout, joins, "Ctrl+F, 2", "Ctrl+F, 2"},
    {"design.logic", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "&Logic on the board"), QT_TRANSLATE_NOOP("Actions", "Cross out the candidates that the techniques take away"), window, symbol, toggle, openLayout, joins, "Ctrl+F, L", "Ctrl+F, L"},
    {"design.next_solution", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "&Next solution"), QT_TRANSLATE_NOOP("Actions", "Show the next solution over the board; nothing is entered"), window, symbol, command, openLayout, begins, "Ctrl+F, X", "Ctrl+F, X"},
    {"design.previous_solution", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "&Previous solution"), QT_TRANSLATE_NOOP("Actions", "Show the solution before this one over the board; nothing is entered"), window, symbol, command, openLayout, joins, "Ctrl+F, Z", "Ctrl+F, Z"},
    {"design.fill", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "&Fill"), QT_TRANSLATE_NOOP("Actions", "Keep the solution that is shown, else the first, as the solution layer"), window, symbol, command, openLayout, joins, "Ctrl+F, F", "Ctrl+F, F"},
    {"design.random_fill", QT_TRANSLATE_NOOP("Actions", "&Design/Ask o&f the layout"), QT_TRANSLATE_NOOP("Actions", "Random f&ill"), QT_TRANSLATE_NOOP("Actions", "Keep a solution at random as the solution layer, another one each time"), window, symbol, command, openLayout, joins, "Ctrl+F, G", "Ctrl+F, G"},
    {"design.solution_layer", QT_TRANSLATE_NOOP("Actions", "&Design/Solution layer"), QT_TRANSLATE_NOOP("Actions", "&Show the solution layer"), QT_TRANSLATE_NOOP("Actions", "Show the solution that you have in mind faintly in the cells that hold nothing else"), window, symbol, toggle, openLayout, begins, "Ctrl+X, S", "Ctrl+X, S"},
    {"design.keep_digits", QT_TRANSLATE_NOOP("Actions", "&Design/Solution layer"), QT_TRANSLATE_NOOP("Actions", "&Entered digits as the solution"), QT_TRANSLATE_NOOP("Actions", "Keep the digits that are entered as the solution that you have in mind"), window, symbol, command, openLayout, joins, "Ctrl+X, D", "Ctrl+X, D"},
    {"design.take_value", QT_TRANSLATE_NOOP("Actions", "&Design/Solution layer"), QT_TRANSLATE_NOOP("Actions", "&Value from the solution layer"), QT_TRANSLATE_NOOP("Actions", "Give the chosen rules the sums, numbers or digits that they have in the solution layer"), window, symbol, command, openLayout, joins, "Ctrl+X, T", "Ctrl+X, T"},
    {"design.clear_solution", QT_TRANSLATE_NOOP("Actions", "&Design/Solution layer"), QT_TRANSLATE_NOOP("Actions", "C&lear the solution layer"), QT_TRANSLATE_NOOP("Actions", "Take the solution layer away; Undo brings it back"), window, symbol, command, openLayout, joins, "Ctrl+X, E", "Ctrl+X, E"},
    {"design.overlays_out", QT_TRANSLATE_NOOP("Actions", "&Design/Solution layer"), QT_TRANSLATE_NOOP("Actions", "Candidates and solution in &pictures"), QT_TRANSLATE_NOOP("Actions", "Pictures and paper show the true candidates and the solution layer, too, as the board does"), window, symbol, toggle, openLayout, begins, "Ctrl+X, P", "Ctrl+X, P"},
    {"design.find_rule", QT_TRANSLATE_NOOP("Actions", "&Design/Too&l"), QT_TRANSLATE_NOOP("Actions", "&Find a rule…"), QT_TRANSLATE_NOOP("Actions", "Find a tool by some letters of its name"), design, symbol, command, openLayout, joins, "T; /", "T; /"},
    {"design.select", QT_TRANSLATE_NOOP("Actions", "&Design/Too&l"), QT_TRANSLATE_NOOP("Actions", "&Select"), QT_TRANSLATE_NOOP("Actions", "Pick up what is drawn: to move, turn, copy or delete it"), design, symbol, command, openLayout, begins, "S", "S"},
    {"design.givens", QT_TRANSLATE_NOOP("Actions", "&Design/Too&l"), QT_TRANSLATE_NOOP("Actions", "&Givens"), QT_TRANSLATE_NOOP("Actions", "Type the digits that the puzzle gives"), design, symbol, command, openLayout, joins, "G", "G"},
    {"design.marks", QT_TRANSLATE_NOOP("Actions", "&Design/Too&l"), QT_TRANSLATE_NOOP("Actions", "Digits and &marks"), QT_TRANSLATE_NOOP("Actions", "Try digits and marks out as a player would"), design, symbol, command, openLayout, joins, "M", "M"},
    {"design.solution", QT_TRANSLATE_NOOP("Actions", "&Design/Too&l"), QT_TRANSLATE_NOOP("Actions", "S&olution"), QT_TRANSLATE_NOOP("Actions", "Type the solution that you have in mind"), design, symbol, command, openLayout, joins, "A", "A"},
    {"design.regions", QT_TRANSLATE_NOOP("Actions", "&Design/Too&l"), QT_TRANSLATE_NOOP("Actions", "&Regions"), QT_TRANSLATE_NOOP("Actions", "Drag regions over cells"), design, symbol, command, openLayout, joins, "B", "B"},
    {"design.delete", QT_TRANSLATE_NOOP("Actions", "&Design/&Chosen rules"), QT_TRANSLATE_NOOP("Actions", "&Delete"), QT_TRANSLATE_NOOP("Actions", "Take the chosen rules off the board"), design, symbol, command, openLayout, joins, "Del", "Del"},
    {"design.duplicate", QT_TRANSLATE_NOOP("Actions", "&Design/&Chosen rules"), QT_TRANSLATE_NOOP("Actions", "Du&plicate"), QT_TRANSLATE_NOOP("Actions", "Put a copy beside each chosen rule"), design, symbol, command, openLayout, joins, "D", "D"},
    {"design.copy", QT_TRANSLATE_NOOP("Actions", "&Design/&Chosen rules"), QT_TRANSLATE_NOOP("Actions", "&Copy"), QT_TRANSLATE_NOOP("Actions", "Copy the chosen rules, to paste them here or in another layout; also by Ctrl+C with the Select tool"), window, symbol, command, openLayout, joins, "Ctrl+X, C", "Ctrl+X, C"},
    {"design.paste", QT_TRANSLATE_NOOP("Actions", "&Design/&Chosen rules"), QT_TRANSLATE_NOOP("Actions", "Pa&ste"), QT_TRANSLATE_NOOP("Actions", "Place the copied rules in the rows and columns where they stood; also by Ctrl+V with the Select tool"), window, symbol, command, openLayout, joins, "Ctrl+X, V", "Ctrl+X, V"},
    {"design.turn", QT_TRANSLATE_NOOP("Actions", "&Design/&Chosen rules"), QT_TRANSLATE_NOOP("Actions", "&Turn"), QT_TRANSLATE_NOOP("Actions", "Turn the chosen rules a quarter clockwise"), design, symbol, command, openLayout, joins, "R", "R"},
    {"design.mirror", QT_TRANSLATE_NOOP("Actions", "&Design/&Chosen rules"), QT_TRANSLATE_NOOP("Actions", "&Mirror"), QT_TRANSLATE_NOOP("Actions", "Mirror the chosen rules left to right"), design, symbol, command, openLayout, joins, "F", "F"},
    {"design.hide", QT_TRANSLATE_NOOP("Actions", "&Design/&Chosen rules"), QT_TRANSLATE_NOOP("Actions", "&Hide or show"), QT_TRANSLATE_NOOP("Actions", "Hidden rules still count, and players do not see them"), design, symbol, command, openLayout, begins, "H", "H"},
    {"design.off", QT_TRANSLATE_NOOP("Actions", "&Design/&Chosen rules"), QT_TRANSLATE_NOOP("Actions", "O&ff or on"), QT_TRANSLATE_NOOP("Actions", "Rules that are off are kept and do not count"), design, symbol, command, openLayout, joins, "O", "O"},
    {"design.lock", QT_TRANSLATE_NOOP("Actions", "&Design/&Chosen rules"), QT_TRANSLATE_NOOP("Actions", "&Lock or unlock"), QT_TRANSLATE_NOOP("Actions", "Locked rules are not moved or deleted by accident"), design, symbol, command, openLayout, joins, "L", "L"},
    {"design.later", QT_TRANSLATE_NOOP("Actions", "&Design/&Chosen rules"), QT_TRANSLATE_NOOP("Actions", "&Raise"), QT_TRANSLATE_NOOP("Actions", "Draw the chosen rule over the next one"), design, symbol, command, openLayout, begins, "PgUp", "PgUp"},
    {"design.earlier", QT_TRANSLATE_NOOP("Actions", "&Design/&Chosen rules"), QT_TRANSLATE_NOOP("Actions", "L&ower"), QT_TRANSLATE_NOOP("Actions", "Draw the chosen rule under the one before"), design, symbol, command, openLayout, joins, "PgDown", "PgDown"},
    {"design.symmetry", QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "Next s&ymmetry"), QT_TRANSLATE_NOOP("Actions", "Draw with the next kind of symmetry: partners are drawn as well"), design, symbol, command, openLayout, begins, "Y", "Y"},
    {"design.up", QT_TRANSLATE_NOOP("Actions", "&Design/Whole &board"), QT_TRANSLATE_NOOP("Actions", "Move &up"), QT_TRANSLATE_NOOP("Actions", "Move all rules and givens up a row"), design, symbol, command, openLayout, joins, "Ctrl+Up", "Ctrl+Up"},
    {"design.down", QT_TRANSLATE_NOOP("Actions", "&Design/Whole &board"), QT_TRANSLATE_NOOP("Actions", "Move &down"), QT_TRANSLATE_NOOP("Actions", "Move all rules and givens down a row"), design, symbol, command, openLayout, joins, "Ctrl+Down", "Ctrl+Down"},
    {"design.left", QT_TRANSLATE_NOOP("Actions", "&Design/Whole &board"), QT_TRANSLATE_NOOP("Actions", "Move &left"), QT_TRANSLATE_NOOP("Actions", "Move all rules and givens a column to the left"), design, symbol, command, openLayout, joins, "Ctrl+Left", "Ctrl+Left"},
    {"design.right", QT_TRANSLATE_NOOP("Actions", "&Design/Whole &board"), QT_TRANSLATE_NOOP("Actions", "Move &right"), QT_TRANSLATE_NOOP("Actions", "Move all rules and givens a column to the right"), design, symbol, command, openLayout, joins, "Ctrl+Right", "Ctrl+Right"},
    {"design.select_all", QT_TRANSLATE_NOOP("Actions", "&Design/Whole &board"), QT_TRANSLATE_NOOP("Actions", "Select every &cell"), QT_TRANSLATE_NOOP("Actions", "Select all cells of the layout's board"), window, symbol, command, openLayout, begins, "Ctrl+F, 7", "Ctrl+F, 7"},
    {"design.erase", QT_TRANSLATE_NOOP("Actions", "&Design/Whole &board"), QT_TRANSLATE_NOOP("Actions", "&Erase in the selected cells"), QT_TRANSLATE_NOOP("Actions", "Take away what is entered in the selected cells; where nothing is, what the tool sets there"), window, symbol, command, openLayout, joins, "Ctrl+F, 6", "Ctrl+F, 6"},
    {"design.clear_givens", QT_TRANSLATE_NOOP("Actions", "&Design/Whole &board"), QT_TRANSLATE_NOOP("Actions", "Remove all &givens"), QT_TRANSLATE_NOOP("Actions", "Leave the rules and take every given away"), design, symbol, command, openLayout, begins, "Ctrl+Del", "Ctrl+Del"},
    {"design.change_board", QT_TRANSLATE_NOOP("Actions", "&Design/Whole &board"), QT_TRANSLATE_NOOP("Actions", "Change &size, boxes, symbols…"), QT_TRANSLATE_NOOP("Actions", "Another size, regions or symbols; what has room stays where it is"), window, symbol, command, openLayout, begins, "Ctrl+F, B", "Ctrl+F, B"},

    {"labs.shift_cipher", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "&Shift cipher"), QT_TRANSLATE_NOOP("Actions", "How one list of digits becomes a whole board, scene by scene"), window, symbol, command, nothing, joins, "Ctrl+Alt+K", "Ctrl+Alt+K"},
    {"labs.lookup", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Loo&kup"), QT_TRANSLATE_NOOP("Actions", "Boards by key, tower and table, and how all of them are counted"), window, symbol, command, nothing, joins, "Ctrl+Alt+L", "Ctrl+Alt+L"},
    {"labs.minigrid", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Minigri&d solver"), QT_TRANSLATE_NOOP("Actions", "A puzzle solved by permutations of whole boxes, and where that explodes"), window, symbol, command, nothing, joins, "Ctrl+Alt+N", "Ctrl+Alt+N"},
    {"labs.difficulty", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Di&fficulty"), QT_TRANSLATE_NOOP("Actions", "What makes a puzzle hard, measured in several ways"), window, symbol, command, nothing, joins, "Ctrl+Alt+Y", "Ctrl+Alt+Y"},
    {"labs.inverse", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Puzzles back&wards"), QT_TRANSLATE_NOOP("Actions", "A solved board, undone by the methods of a solver until a puzzle is left"), window, symbol, command, nothing, joins, "Ctrl+Alt+V", "Ctrl+Alt+V"},
    {"learn.techniques", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "&All techniques"), QT_TRANSLATE_NOOP("Actions", "All lessons on techniques, with how far you are in each"), window, symbol, command, nothing, joins, "Ctrl+Alt+T", "Ctrl+Alt+T"},
    {"learn.course", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "&Go on with the course"), QT_TRANSLATE_NOOP("Actions", "The next lesson part that you have not done yet, from easy to hard"), window, symbol, command, nothing, joins, "Ctrl+Alt+Q", "Ctrl+Alt+Q"},
    {"learn.practise", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "Practise what you &missed"), QT_TRANSLATE_NOOP("Actions", "The positions that you had shown, or that took you more than one try"), window, symbol, command, nothing, joins, "Ctrl+Alt+Z", "Ctrl+Alt+Z"},
    {"lesson.next_part", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "&Next part"), QT_TRANSLATE_NOOP("Actions", "See it, why, find it, use it: the next of the four"), lesson, symbol, command, openLesson, begins, "PgDown", "PgDown"},
    {"lesson.previous_part", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "Pre&vious part"), QT_TRANSLATE_NOOP("Actions", "Back to the part before"), lesson, symbol, command, openLesson, joins, "PgUp", "PgUp"},
    {"lesson.forward", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "One stage &on"), QT_TRANSLATE_NOOP("Actions", "The next stage of the proof"), lesson, symbol, command, openLesson, joins, "Right", "Right"},
    {"lesson.back", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "One stage &back"), QT_TRANSLATE_NOOP("Actions", "The stage of the proof before"), lesson, symbol, command, openLesson, joins, "Left", "Left"},
    {"lesson.check", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "&Check my answer"), QT_TRANSLATE_NOOP("Actions", "Say whether the marked pattern and what you struck are right; where there is nothing to check, go on"), lesson, symbol, command, openLesson, begins, "Return; Enter", "Return; Enter"},
    {"lesson.clear", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "C&lear my marks"), QT_TRANSLATE_NOOP("Actions", "Take all marks off the board"), lesson, symbol, command, openLesson, joins, "Backspace", "Backspace"},
    {"lesson.undo", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "Take a mark bac&k"), QT_TRANSLATE_NOOP("Actions", "Undo the last mark (Ctrl+Z does the same)"), lesson, symbol, command, openLesson, joins, "U", "U"},
    {"lesson.show", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "&Show it"), QT_TRANSLATE_NOOP("Actions", "Show a pattern of this position, with its reason"), lesson, symbol, command, openLesson, joins, "S", "S"},
    {"lesson.skip", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "Ne&xt position"), QT_TRANSLATE_NOOP("Actions", "Go to the next position; this one may be done later"), lesson, symbol, command, openLesson, joins, "N", "N"},
    {"lesson.play", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "Open in &Play"), QT_TRANSLATE_NOOP("Actions", "Play the puzzle of this lesson; a puzzle that you have begun is kept"), lesson, symbol, command, openLesson, joins, "P", "P"},
    {"lesson.leave", QT_TRANSLATE_NOOP("Actions", "La&bs/Techni&que lessons"), QT_TRANSLATE_NOOP("Actions", "Back to all &techniques"), QT_TRANSLATE_NOOP("Actions", "Back to the list of techniques"), lesson, symbol, command, openLesson, begins, "Alt+Up", "Alt+Up"},
    {"lab.next", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "&Next scene"), QT_TRANSLATE_NOOP("Actions", "Go to the next scene"), lab, symbol, command, openLab, begins, "PgDown", "PgDown"},
    {"lab.previous", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Pre&vious scene"), QT_TRANSLATE_NOOP("Actions", "Back to the scene before"), lab, symbol, command, openLab, joins, "PgUp", "PgUp"},
    {"lab.forward", QT_TRANSLATE_NOOP("Actions", "La&bs/&Moves"), QT_TRANSLATE_NOOP("Actions", "&One move on"), QT_TRANSLATE_NOOP("Actions", "The next small move of the scene"), lab, symbol, command, openLab, joins, "Right", "Right"},
    {"lab.back", QT_TRANSLATE_NOOP("Actions", "La&bs/&Moves"), QT_TRANSLATE_NOOP("Actions", "One move &back"), QT_TRANSLATE_NOOP("Actions", "Take back the last small move"), lab, symbol, command, openLab, joins, "Left", "Left"},
    {"lab.first", QT_TRANSLATE_NOOP("Actions", "La&bs/&Moves"), QT_TRANSLATE_NOOP("Actions", "To the b&eginning"), QT_TRANSLATE_NOOP("Actions", "Before the first move of the scene"), lab, symbol, command, openLab, joins, "Home", "Home"},
    {"lab.last", QT_TRANSLATE_NOOP("Actions", "La&bs/&Moves"), QT_TRANSLATE_NOOP("Actions", "To the e&nd"), QT_TRANSLATE_NOOP("Actions", "After the last move of the scene"), lab, symbol, command, openLab, joins, "End", "End"},
    {"lab.play", QT_TRANSLATE_NOOP("Actions", "La&bs/&Moves"), QT_TRANSLATE_NOOP("Actions", "&Play or pause"), QT_TRANSLATE_NOOP("Actions", "Play or pause the scene"), lab, symbol, command, openLab, joins, "P", "P"},
    {"lab.faster", QT_TRANSLATE_NOOP("Actions", "La&bs/&Moves"), QT_TRANSLATE_NOOP("Actions", "&Faster"), QT_TRANSLATE_NOOP("Actions", "Play faster"), lab, symbol, command, openLab, joins, "+", "+"},
    {"lab.slower", QT_TRANSLATE_NOOP("Actions", "La&bs/&Moves"), QT_TRANSLATE_NOOP("Actions", "&Slower"), QT_TRANSLATE_NOOP("Actions", "Play slower"), lab, symbol, command, openLab, joins, "-", "-"},
    {"lab.undo_input", QT_TRANSLATE_NOOP("Actions", "La&bs/&Moves"), QT_TRANSLATE_NOOP("Actions", "&Undo"), QT_TRANSLATE_NOOP("Actions", "Take back what was last set, drawn or typed in the lab"), lab, symbol, command, openLab, joins, "U", "U"},
    {"lab.redo_input", QT_TRANSLATE_NOOP("Actions", "La&bs/&Moves"), QT_TRANSLATE_NOOP("Actions", "&Redo"), QT_TRANSLATE_NOOP("Actions", "Do again what was undone in the lab"), lab, symbol, command, openLab, joins, "Shift+U", "Shift+U"},
    {"lab.reveal", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Show the &answer"), QT_TRANSLATE_NOOP("Actions", "Show the answer to the question, or hide it again"), lab, symbol, command, openLab, begins, "Space", "Space"},
    {"lab.ask_class", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Ask the &class"), QT_TRANSLATE_NOOP("Actions", "Play stops before each answer"), lab, symbol, toggle, openLab, joins, "A", "A"},
    {"lab.labels", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Show other &labels"), QT_TRANSLATE_NOOP("Actions", "Digits, places, S[k] or formulas on the tiles"), lab, symbol, command, openLab, joins, "D", "D"},
    {"lab.length", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Another len&gth"), QT_TRANSLATE_NOOP("Actions", "A shorter or longer lesson, where the lab has several"), lab, symbol, command, openLab, joins, "G", "G"},
    {"lab.shuffle", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Sh&uffle"), QT_TRANSLATE_NOOP("Actions", "Another list, board or puzzle, at random"), lab, symbol, command, openLab, begins, "R", "R"},
    {"lab.example", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "&The lab's own example"), QT_TRANSLATE_NOOP("Actions", "Take the list, board or puzzle that the lab begins with"), lab, symbol, command, openLab, joins, "E", "E"},
    {"lab.presets", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "More e&xamples"), QT_TRANSLATE_NOOP("Actions", "Choose among inputs that show something: easy, hard, contradictory"), lab, symbol, command, openLab, joins, "Shift+E", "Shift+E"},
    {"lab.your_turn", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "&Your turn"), QT_TRANSLATE_NOOP("Actions", "Do the step of this scene by hand, and be told what is right and what is not"), lab, symbol, toggle, openLab, begins, "Y", "Y"},
    {"lab.present", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Pr&esent"), QT_TRANSLATE_NOOP("Actions", "Full screen, large and light, for a projector"), lab, symbol, toggle, openLab, begins, "F5", "F5"},
    {"lab.blank", QT_TRANSLATE_NOOP("Actions", "La&bs/P&resentation"), QT_TRANSLATE_NOOP("Actions", "&Blank"), QT_TRANSLATE_NOOP("Actions", "Black screen, until pressed again"), lab, symbol, toggle, openLab, joins, "B", "B"},
    {"lab.spotlight", QT_TRANSLATE_NOOP("Actions", "La&bs/P&resentation"), QT_TRANSLATE_NOOP("Actions", "&Spotlight"), QT_TRANSLATE_NOOP("Actions", "Darken everything but the area around the pointer"), lab, symbol, toggle, openLab, joins, "L", "L"},
    {"lab.pen", QT_TRANSLATE_NOOP("Actions", "La&bs/P&resentation"), QT_TRANSLATE_NOOP("Actions", "&Pen"), QT_TRANSLATE_NOOP("Actions", "Draw over the scene; the right button always does"), lab, symbol, toggle, openLab, joins, "I", "I"},
    {"lab.picture_only", QT_TRANSLATE_NOOP("Actions", "La&bs/P&resentation"), QT_TRANSLATE_NOOP("Actions", "Picture &without words"), QT_TRANSLATE_NOOP("Actions", "Give the scene's picture the whole screen: what had no room beside the words is there"), lab, symbol, toggle, openLab, joins, "W", "W"},
    {"lab.clear_ink", QT_TRANSLATE_NOOP("Actions", "La&bs/P&resentation"), QT_TRANSLATE_NOOP("Actions", "&Clear ink"), QT_TRANSLATE_NOOP("Actions", "Remove what was drawn"), lab, symbol, command, openLab, joins, "C", "C"},
    {"lab.picture", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Save p&icture of the scene…"), QT_TRANSLATE_NOOP("Actions", "Save the scene with its words as PNG, SVG or PDF"), lab, symbol, command, openLab, begins, "Ctrl+Alt+I", "Ctrl+Alt+I"},
    {"lab.handout", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "&Handout…"), QT_TRANSLATE_NOOP("Actions", "The scene, a worksheet and its answers as a PDF file"), lab, symbol, command, openLab, joins, "Ctrl+Alt+W", "Ctrl+Alt+W"},
    {"lab.save", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Save less&on…"), QT_TRANSLATE_NOOP("Actions", "Save scene, list and shown answers as a .nonet file"), lab, symbol, command, openLab, joins, "Ctrl+Alt+S", "Ctrl+Alt+S"},
    {"lab.open_in_play", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "Open in &Play"), QT_TRANSLATE_NOOP("Actions", "Play the puzzle of this scene"), lab, symbol, command, openLab, joins, "Ctrl+Alt+O", "Ctrl+Alt+O"},
    {"lab.leave", QT_TRANSLATE_NOOP("Actions", "La&bs"), QT_TRANSLATE_NOOP("Actions", "All la&bs"), QT_TRANSLATE_NOOP("Actions", "Back to the list of labs"), lab, symbol, command, openLab, begins, "Alt+Up", "Alt+Up"},

    {"view.only_board", QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "&Only the board"), QT_TRANSLATE_NOOP("Actions", "Hide everything else"), window, symbol, toggle, puzzle, joins, "F11", "F11"},
    {"view.structure", QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "&Structure"), QT_TRANSLATE_NOOP("Actions", "Show the places of the shift cipher under the digits, where the puzzle comes from one"), window, symbol, toggle, puzzle, joins, "Ctrl+Alt+E", "Ctrl+Alt+E"},
    {"view.charts", QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "&Difficulty charts…"), QT_TRANSLATE_NOOP("Actions", "See how hard the puzzle is at each step, and compare the puzzles of a file"), window, symbol, command, puzzle, joins, "Ctrl+Shift+G", "Ctrl+Shift+G"},
    {"view.reset_layout", QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "&Reset layout"), QT_TRANSLATE_NOOP("Actions", "Put all panels back where they started"), window, symbol, command, puzzle, begins, "Ctrl+Alt+0", "Ctrl+Alt+0"},
    {"theme.system", QT_TRANSLATE_NOOP("Actions", "&View/&Theme"), QT_TRANSLATE_NOOP("Actions", "&System"), QT_TRANSLATE_NOOP("Actions", "Light or dark, as your desktop is"), window, symbol, toggle, nothing, begins, "Ctrl+T, S", "Ctrl+T, S"},
    {"theme.light", QT_TRANSLATE_NOOP("Actions", "&View/&Theme"), QT_TRANSLATE_NOOP("Actions", "&Light"), QT_TRANSLATE_NOOP("Actions", "Dark on light"), window, symbol, toggle, nothing, joins, "Ctrl+T, L", "Ctrl+T, L"},
    {"theme.dark", QT_TRANSLATE_NOOP("Actions", "&View/&Theme"), QT_TRANSLATE_NOOP("Actions", "&Dark"), QT_TRANSLATE_NOOP("Actions", "Light on dark"), window, symbol, toggle, nothing, joins, "Ctrl+T, D", "Ctrl+T, D"},
    {"theme.high_contrast", QT_TRANSLATE_NOOP("Actions", "&View/&Theme"), QT_TRANSLATE_NOOP("Actions", "&High contrast"), QT_TRANSLATE_NOOP("Actions", "Black on white, shapes instead of colours"), window, symbol, toggle, nothing, joins, "Ctrl+T, H", "Ctrl+T, H"},
    {"theme.high_contrast_reversed", QT_TRANSLATE_NOOP("Actions", "&View/&Theme"), QT_TRANSLATE_NOOP("Actions", "High contrast &reversed"), QT_TRANSLATE_NOOP("Actions", "White on black, shapes instead of colours"), window, symbol, toggle, nothing, joins, "Ctrl+T, R", "Ctrl+T, R"},
    {"theme.print", QT_TRANSLATE_NOOP("Actions", "&View/&Theme"), QT_TRANSLATE_NOOP("Actions", "As on &paper"), QT_TRANSLATE_NOOP("Actions", "The board as it would be printed"), window, symbol, toggle, nothing, joins, "Ctrl+T, P", "Ctrl+T, P"},
    {"keys.sudokupad", QT_TRANSLATE_NOOP("Actions", "&View/&Keys"), QT_TRANSLATE_NOOP("Actions", "As in &SudokuPad"), QT_TRANSLATE_NOOP("Actions", "Z X C V for the modes, Shift and Ctrl for marks"), window, symbol, toggle, nothing, joins, "Ctrl+T, 1", "Ctrl+T, 1"},
    {"keys.hodoku", QT_TRANSLATE_NOOP("Actions", "&View/&Keys"), QT_TRANSLATE_NOOP("Actions", "As in &HoDoKu"), QT_TRANSLATE_NOOP("Actions", "F1 to F9 for the filter, Ctrl for candidates, A to E for colours"), window, symbol, toggle, nothing, joins, "Ctrl+T, 2", "Ctrl+T, 2"},
    {"room.previous", QT_TRANSLATE_NOOP("Actions", "&View/Roo&m"), QT_TRANSLATE_NOOP("Actions", "&Previous room"), QT_TRANSLATE_NOOP("Actions", "Go to the room above"), window, symbol, command, nothing, joins, "Ctrl+PgUp", "Ctrl+PgUp"},
    {"room.next", QT_TRANSLATE_NOOP("Actions", "&View/Roo&m"), QT_TRANSLATE_NOOP("Actions", "&Next room"), QT_TRANSLATE_NOOP("Actions", "Go to the room below"), window, symbol, command, nothing, joins, "Ctrl+PgDown", "Ctrl+PgDown"},
    {"room.play", QT_TRANSLATE_NOOP("Actions", "&View/Roo&m"), QT_TRANSLATE_NOOP("Actions", "P&lay"), QT_TRANSLATE_NOOP("Actions", "Play and replay puzzles"), window, symbol, command, nothing, joins, "Ctrl+Alt+1", "Ctrl+Alt+1"},
    {"room.design", QT_TRANSLATE_NOOP("Actions", "&View/Roo&m"), QT_TRANSLATE_NOOP("Actions", "&Design"), QT_TRANSLATE_NOOP("Actions", "Make puzzles: draw rules and know at once what they leave"), window, symbol, command, nothing, joins, "Ctrl+Alt+2", "Ctrl+Alt+2"},
    {"room.learn", QT_TRANSLATE_NOOP("Actions", "&View/Roo&m"), QT_TRANSLATE_NOOP("Actions", "L&earn"), QT_TRANSLATE_NOOP("Actions", "See how boards are made"), window, symbol, command, nothing, joins, "Ctrl+Alt+3", "Ctrl+Alt+3"},
    {"focus.next", QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Next &area"), QT_TRANSLATE_NOOP("Actions", "Move to the next area: rail, board, panels, timeline"), window, symbol, command, nothing, begins, "F6; Ctrl+Tab", "Ctrl+Tab"},
    {"focus.previous", QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Previo&us area"), QT_TRANSLATE_NOOP("Actions", "Move to the previous area"), window, symbol, command, nothing, joins, "Shift+F6; Ctrl+Shift+Tab", "Ctrl+Shift+Tab"},
    {"view.preferences", QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "&Preferences…"), QT_TRANSLATE_NOOP("Actions", "Keys, looks, language and how the board behaves"), window, symbol, command, nothing, begins, "Ctrl+,", "Ctrl+,"},

    {"help.open", QT_TRANSLATE_NOOP("Actions", "He&lp"), QT_TRANSLATE_NOOP("Actions", "&Help"), QT_TRANSLATE_NOOP("Actions", "Read about this room and its keys, and about every technique and rule"), program, symbol, command, nothing, joins, "F1", "Shift+F12"},
    {"help.find_action", QT_TRANSLATE_NOOP("Actions", "He&lp"), QT_TRANSLATE_NOOP("Actions", "&Find any action…"), QT_TRANSLATE_NOOP("Actions", "Search for anything the program can do, with its key"), window, symbol, command, nothing, joins, "Ctrl+K", "Ctrl+K"},
    {"help.keys", QT_TRANSLATE_NOOP("Actions", "He&lp"), QT_TRANSLATE_NOOP("Actions", "&Key sheet"), QT_TRANSLATE_NOOP("Actions", "All keys on one page"), window, symbol, command, nothing, joins, "?", "?"},
    {"help.report_fault", QT_TRANSLATE_NOOP("Actions", "He&lp"), QT_TRANSLATE_NOOP("Actions", "&Report a fault…"), QT_TRANSLATE_NOOP("Actions", "What is known of a session that ended unexpectedly, and of this one, to be copied"), window, symbol, command, nothing, begins, "Ctrl+Alt+6", "Ctrl+Alt+6"},
    {"help.about", QT_TRANSLATE_NOOP("Actions", "He&lp"), QT_TRANSLATE_NOOP("Actions", "&About Nonet"), QT_TRANSLATE_NOOP("Actions", "Version, licence and what it is built from"), window, symbol, command, nothing, begins, "Ctrl+Alt+A", "Ctrl+Alt+A"},
};

constexpr const char* kDigitRow = "1; 2; 3; 4; 5; 6; 7; 8; 9";
constexpr const char* kShiftDigits = "Shift+1; Shift+2; Shift+3; Shift+4; Shift+5; Shift+6; Shift+7; Shift+8; Shift+9";
constexpr const char* kCtrlDigits = "Ctrl+1; Ctrl+2; Ctrl+3; Ctrl+4; Ctrl+5; Ctrl+6; Ctrl+7; Ctrl+8; Ctrl+9";
constexpr const char* kArrows = "Up; Down; Left; Right";
constexpr const char* kShiftArrows = "Shift+Up; Shift+Down; Shift+Left; Shift+Right";
constexpr const char* kCtrlArrows = "Ctrl+Up; Ctrl+Down; Ctrl+Left; Ctrl+Right";

constexpr FixedKeyRow kSudokuPadFixed[] = {
    {QT_TRANSLATE_NOOP("Actions", "1 … 9"), QT_TRANSLATE_NOOP("Actions", "Enter the digit in the current mode"), kDigitRow},
    {QT_TRANSLATE_NOOP("Actions", "Shift+1 … 9"), QT_TRANSLATE_NOOP("Actions", "Corner mark"), kShiftDigits},
    {QT_TRANSLATE_NOOP("Actions", "Ctrl+1 … 9"), QT_TRANSLATE_NOOP("Actions", "Centre mark"), kCtrlDigits},
    {QT_TRANSLATE_NOOP("Actions", "Arrows"), QT_TRANSLATE_NOOP("Actions", "Move"), kArrows},
    {QT_TRANSLATE_NOOP("Actions", "Shift+Arrows"), QT_TRANSLATE_NOOP("Actions", "Extend the selection"), kShiftArrows},
    {QT_TRANSLATE_NOOP("Actions", "Ctrl+Arrows"), QT_TRANSLATE_NOOP("Actions", "Add to the selection"), kCtrlArrows},
    {QT_TRANSLATE_NOOP("Actions", "Home, End"), QT_TRANSLATE_NOOP("Actions", "To the ends of the row; with Ctrl, of the board"), "Home; End; Ctrl+Home; Ctrl+End; Shift+Home; Shift+End"},
};
constexpr FixedKeyRow kHodokuFixed[] = {
    {QT_TRANSLATE_NOOP("Actions", "1 … 9"), QT_TRANSLATE_NOOP("Actions", "Enter the digit in the current mode"), kDigitRow},
    {QT_TRANSLATE_NOOP("Actions", "Shift+1 … 9"), QT_TRANSLATE_NOOP("Actions", "Corner mark"), kShiftDigits},
    {QT_TRANSLATE_NOOP("Actions", "Ctrl+1 … 9"), QT_TRANSLATE_NOOP("Actions", "Strike the candidate or bring it back"), kCtrlDigits},
    {QT_TRANSLATE_NOOP("Actions", "Ctrl+F1 … F9"), QT_TRANSLATE_NOOP("Actions", "Add the digit to the filter"), "Ctrl+F1; Ctrl+F2; Ctrl+F3; Ctrl+F4; Ctrl+F5; Ctrl+F6; Ctrl+F7; Ctrl+F8; Ctrl+F9"},
    {QT_TRANSLATE_NOOP("Actions", "Shift+F1 … F9"), QT_TRANSLATE_NOOP("Actions", "Filter by the digit, inverted"), "Shift+F1; Shift+F2; Shift+F3; Shift+F4; Shift+F5; Shift+F6; Shift+F7; Shift+F8; Shift+F9"},
    {QT_TRANSLATE_NOOP("Actions", "Arrows"), QT_TRANSLATE_NOOP("Actions", "Move"), kArrows},
    {QT_TRANSLATE_NOOP("Actions", "Ctrl+Arrows"), QT_TRANSLATE_NOOP("Actions", "To the next cell without a digit"), kCtrlArrows},
    {QT_TRANSLATE_NOOP("Actions", "Shift+Arrows"), QT_TRANSLATE_NOOP("Actions", "Extend the selection"), kShiftArrows},
    {QT_TRANSLATE_NOOP("Actions", "Home, End"), QT_TRANSLATE_NOOP("Actions", "To the ends of the row; with Ctrl, of the board"), "Home; End; Ctrl+Home; Ctrl+End; Shift+Home; Shift+End"},
};
// clang-format on

/// Whether ui/labs is built into the program (NONET_BUILD_LABS).
constexpr bool kHasLabs = NONET_HAS_LABS;

constexpr bool isOfLabs(const ActionRow& row) {
    const std::string_view id = row.id;
    return id.starts_with("labs.") || id.starts_with("lab.");
}

/// Then Learn has the lessons on techniques alone, and they a menu of their own.
constexpr auto withoutLabs() {
    std::array<ActionRow, std::ranges::count_if(kRows, [](const ActionRow& row) { return !isOfLabs(row); })> rows{};
    std::ranges::copy_if(kRows, rows.begin(), [](const ActionRow& row) { return !isOfLabs(row); });
    for (ActionRow& row : rows) {
        if (std::string_view(row.menu).starts_with("La&bs"))
            row.menu = QT_TRANSLATE_NOOP("Actions", "Techni&que lessons");
        if (std::string_view(row.id) == "room.learn")
            row.tip = QT_TRANSLATE_NOOP("Actions", "Learn techniques, lesson by lesson");
    }
    return rows;
}

QString translated(const char* text) { return QCoreApplication::translate(kContext, text); }

}  // namespace

std::span<const ActionRow> actionCatalogue() {
    if constexpr (kHasLabs)
        return kRows;
    static constexpr auto kRowsWithoutLabs = withoutLabs();
    return kRowsWithoutLabs;
}

const ActionRow* findAction(const QString& id) {
    const auto rows = actionCatalogue();
    const auto found = std::ranges::find_if(rows, [&id](const ActionRow& row) { return id == QLatin1String(row.id); });
    return found == rows.end() ? nullptr : &*found;
}

QString actionText(const ActionRow& row) { return translated(row.text); }

QString actionTip(const ActionRow& row) { return translated(row.tip); }

QStringList actionMenuPath(const ActionRow& row) { return translated(row.menu).split(QLatin1Char('/')); }

QString presetName(KeyPreset preset) {
    return preset == KeyPreset::sudokuPad ? QStringLiteral("SudokuPad") : QStringLiteral("HoDoKu");
}

std::span<const FixedKeyRow> fixedBoardKeys(KeyPreset preset) {
    if (preset == KeyPreset::sudokuPad)
        return kSudokuPadFixed;
    return kHodokuFixed;
}

QString fixedKeyName(const FixedKeyRow& row) { return translated(row.keys); }

QString fixedKeyText(const FixedKeyRow& row) { return translated(row.text); }

}  // namespace nonet
