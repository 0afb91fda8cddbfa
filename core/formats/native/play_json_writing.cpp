#include "core/formats/cell_code.h"
#include "core/formats/constraint_json.h"
#include "core/formats/decoration_json.h"
#include "core/formats/native/action_names.h"
#include "core/formats/native/layout_json.h"
#include "core/formats/native/play_json.h"
#include "core/play/transform_game.h"

#include <algorithm>
#include <utility>

namespace nonet {

namespace {

void writeSymbols(OrderedJson& object, const char* name, DigitSet digits, const BoardText& board) {
    if (!digits.isEmpty())
        object[name] = board.symbols(digits);
}

/// A cell's state without its digit.
OrderedJson marksToJson(const CellState& cell, const BoardText& board) {
    OrderedJson object = OrderedJson::object();
    writeSymbols(object, "struck", cell.struck, board);
    writeSymbols(object, "corner", cell.corner, board);
    writeSymbols(object, "centre", cell.centre, board);
    if (const DigitSet colours = toDigitSet(cell.colours); !colours.isEmpty())
        object["colours"] = toSymbols(colours);
    for (const auto& [digit, colour] : cell.candidateColours)
        object["candidateColours"][std::string(1, board.symbol(digit))] = colour;
    return object;
}

OrderedJson linksToJson(const std::vector<DrawnLink>& links, const BoardText& board) {
    OrderedJson list = OrderedJson::array();
    for (const DrawnLink& link : links)
        list.push_back({{"from", board.candidate(link.from)},
                        {"to", board.candidate(link.to)},
                        {"kind", link.kind == LinkKind::strong ? "strong" : "weak"}});
    return list;
}

void writePosition(OrderedJson& object, const PlayState& state, const BoardText& board) {
    std::string digits;
    OrderedJson cells = OrderedJson::object();
    for (std::size_t i = 0; i < state.cells.size(); ++i) {
        const CellState& cell = state.cells[i];
        digits += cell.digit == 0 ? '.' : board.symbol(Digit(cell.digit));
        OrderedJson marks = marksToJson(cell, board);
        if (!marks.empty())
            cells[board.cell(Cell(static_cast<int>(i)))] = std::move(marks);
    }
    object["digits"] = std::move(digits);
    if (!cells.empty())
        object["cells"] = std::move(cells);
    if (!state.links.empty())
        object["links"] = linksToJson(state.links, board);
}

void writePlayChange(OrderedJson& object, const PlayChange& change, const BoardText& board) {
    for (const PlayChange::CellChange& cell : change.cells) {
        // What a smaller board has no place for.
        if (cell.cell.index() >= board.shape().cellCount())
            continue;
        OrderedJson after = OrderedJson::object();
        if (cell.after.digit > 0)
            after["digit"] = std::string(1, board.symbol(Digit(cell.after.digit)));
        after.update(marksToJson(cell.after, board));
        object["cells"][board.cell(cell.cell)] = std::move(after);
    }
    if (change.linksBefore != change.linksAfter)
        object["links"] = linksToJson(change.linksAfter, board);
}

OrderedJson transformToJson(const ClassicTransform& map) {
    std::array<std::uint8_t, 9> digits{};
    for (std::size_t i = 0; i < digits.size(); ++i)
        digits[i] = static_cast<std::uint8_t>(map.labels[i + 1] - 1);
    return {{"transposed", map.isTransposed},
            {"rows", toText(map.rows)},
            {"columns", toText(map.columns)},
            {"digits", toText(digits)}};
}

OrderedJson lineToJson(const History::UndoLine& line) {
    OrderedJson jumps = OrderedJson::array();
    for (const History::Jump& jump : line.jumps)
        jumps.push_back({jump.from, jump.to});
    return {{"jumps", std::move(jumps)}, {"done", line.done}, {"end", line.end}};
}

OrderedJson candidatesToJson(const std::optional<CandidateGrid>& candidates, const BoardText& board) {
    if (!candidates)
        return nullptr;
    OrderedJson list = OrderedJson::array();
    for (int i = 0; i < candidates->cellCount(); ++i)
        list.push_back(board.symbols(candidates->at(Cell(i))));
    return list;
}

/// Writes drawings and fog as they are after, each only where it differs.
void writeDecoration(OrderedJson& object, const Puzzle& before, const Puzzle& after) {
    const Decoration& a = before.decoration();
    const Decoration& b = after.decoration();
    if (a.drawings != b.drawings)
        object["drawings"] = drawingsToJson(b.drawings);
    // A board of another shape has none of the old fog.
    if (a.fog != b.fog || (b.fog && before.shape() != after.shape()))
        object["fog"] = fogToJson(b.fog, after);
}

/// Writes the solution layer as it is after, where it differs.
void writeSolutionLayer(OrderedJson& object, const Puzzle& before, const Puzzle& after) {
    const Grid* a = before.solutionLayer();
    const Grid* b = after.solutionLayer();
    // A board of another shape has none of the old one.
    if (b != nullptr && (a == nullptr || *a != *b || before.shape() != after.shape()))
        object["solutionLayer"] = BoardText(after).line(*b);
    else if (a != nullptr && b == nullptr)
        object["solutionLayer"] = nullptr;
}

/// Writes what differs on the board, as it is after; among the constraints only those from the first to the last that
/// differ.
void writeBoardChange(OrderedJson& object, const Puzzle& before, const Puzzle& after) {
    const BoardText board(after);
    const Layout& a = before.layout();
    const Layout& b = after.layout();
    OrderedJson change = OrderedJson::object();
    if (a.shape != b.shape || a.symbols != b.symbols || a.counts != b.counts || a.grids != b.grids) {
        Layout bare = b;
        bare.constraints.clear();
        change["board"] = OrderedJson::parse(layoutText(bare));
    }
    const auto [first, firstAfter] = std::ranges::mismatch(a.constraints, b.constraints);
    auto last = a.constraints.end();
    auto lastAfter = b.constraints.end();
    while (last != first && lastAfter != firstAfter && *std::prev(last) == *std::prev(lastAfter)) {
        --last;
        --lastAfter;
    }
    if (first != last || firstAfter != lastAfter) {
        OrderedJson added = OrderedJson::array();
        for (auto each = firstAfter; each != lastAfter; ++each)
            added.push_back(OrderedJson::parse(constraintText(*each, board)));
        change["at"] = first - a.constraints.begin();
        change["drop"] = last - first;
        change["add"] = std::move(added);
    }
    writeDecoration(change, before, after);
    object["layout"] = std::move(change);
    if (before.givens != after.givens)
        object["givens"] = board.line(after.givens);
    if (before.startCandidates != after.startCandidates)
        object["candidates"] = candidatesToJson(after.startCandidates, board);
    writeSolutionLayer(object, before, after);
}

bool hasBoardChange(const History& history) {
    return std::ranges::any_of(
        history.nodes(), [](const History::Node& node) { return std::holds_alternative<BoardChange>(node.change); });
}

/// All nodes but the start, each written for the puzzle at that node.
OrderedJson nodesToJson(const History& history, const Puzzle& puzzle) {
    OrderedJson nodes = OrderedJson::array();
    const bool isOneBoard = !hasBoardChange(history);
    std::vector<Puzzle> puzzles;
    if (!isOneBoard)
        puzzles.push_back(history.startPuzzle(puzzle));
    for (std::size_t i = 1; i < history.nodes().size(); ++i) {
        const History::Node& node = history.nodes()[i];
        if (!isOneBoard) {
            puzzles.push_back(puzzles[static_cast<std::size_t>(node.parent)]);
            apply(puzzles.back(), node.change);
        }
        nodes.push_back(nodeToJson(node, isOneBoard ? puzzle : puzzles.back()));
    }
    return nodes;
}

OrderedJson startToJson(const History& history, const Puzzle& puzzle) {
    const Puzzle first = history.startPuzzle(puzzle);
    const BoardText board(first);
    OrderedJson start = OrderedJson::object();
    writePosition(start, history.startState(), board);
    if (first.layout() != puzzle.layout())
        start["layout"] = OrderedJson::parse(layoutText(first.layout()));
    writeDecoration(start, puzzle, first);
    if (first.givens != puzzle.givens)
        start["givens"] = board.line(first.givens);
    if (first.startCandidates != puzzle.startCandidates)
        start["candidates"] = candidatesToJson(first.startCandidates, board);
    writeSolutionLayer(start, puzzle, first);
    return start;
}

}  // namespace

OrderedJson nodeToJson(const History::Node& node, const Puzzle& after) {
    const BoardText board(after);
    OrderedJson object = {{"parent", node.parent}, {"action", kActionNames[static_cast<std::size_t>(node.label.kind)]}};
    if (node.label.digit > 0)
        object["digit"] = node.label.digit;
    if (node.label.cell.index() < after.shape().cellCount())
        object["cell"] = board.cell(node.label.cell);
    object["count"] = node.label.cellCount;
    if (node.label.technique >= 0)
        object["technique"] = node.label.technique;
    if (const auto* play = std::get_if<PlayChange>(&node.change)) {
        writePlayChange(object, *play, board);
    } else if (const auto* givens = std::get_if<GivensChange>(&node.change)) {
        object["givens"] = board.line(givens->after);
        writePlayChange(object, givens->play, board);
    } else if (const auto* names = std::get_if<NamesChange>(&node.change)) {
        object["names"] = {names->before.title, names->before.author, names->after.title, names->after.author};
        const auto hasRules = [](const PuzzleNames& of) { return !of.rules.empty() || !of.composedRules.empty(); };
        if (hasRules(names->before) || hasRules(names->after))
            object["rules"] = {names->before.rules, names->before.composedRules, names->after.rules,
                               names->after.composedRules};
    } else if (const auto* change = std::get_if<BoardChange>(&node.change)) {
        Puzzle before = after;
        change->layout.revert(before);
        writeBoardChange(object, before, after);
        writePlayChange(object, change->play, board);
    } else {
        object["transform"] = transformToJson(std::get<ClassicTransform>(node.change));
    }
    return object;
}

OrderedJson checkpointsToJson(const History& history) {
    OrderedJson list = OrderedJson::array();
    for (const History::Checkpoint& checkpoint : history.checkpoints())
        list.push_back({{"name", checkpoint.name}, {"node", checkpoint.node}});
    return list;
}

void writePlay(OrderedJson& play, const History& history, const Puzzle& puzzle) {
    writePosition(play, history.state(), BoardText(puzzle));
    play["history"] = {{"start", startToJson(history, puzzle)},
                       {"nodes", nodesToJson(history, puzzle)},
                       {"current", history.current()}};
    if (const auto line = history.unusualLine())
        play["history"]["line"] = lineToJson(*line);
    if (!history.checkpoints().empty())
        play["checkpoints"] = checkpointsToJson(history);
}

}  // namespace nonet
