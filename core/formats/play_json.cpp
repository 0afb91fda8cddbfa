#include "core/formats/play_json.h"

#include "core/board/classic.h"
#include "core/formats/cell_code.h"
#include "core/play/transform_game.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace nonet {

namespace {

/// Links that one history may hold in all its nodes together: each node keeps two whole lists, so a file could
/// otherwise unfold to many times its size.
constexpr std::size_t kMostHistoryLinks = 2'000'000;

constexpr std::size_t kMostCheckpoints = 10'000;
constexpr std::size_t kLongestCheckpoint = 1'000;
/// Codes have four figures.
constexpr int kHighestTechniqueCode = 9'999;

constexpr std::array kActionNames = std::to_array<std::string_view>(
    {"start",        "digit",           "erase",   "corner",       "centre",        "struck",
     "cellColour",   "candidateColour", "link",    "clearColours", "clearLinks",    "fillMarks",
     "clearMarks",   "clearStruck",     "restart", "applyStep",    "adoptPosition", "lockGivens",
     "unlockGivens", "transform",       "rename",  "showDigit",    "showSolution",  "editGivens"});
static_assert(kActionNames.size() == static_cast<std::size_t>(ActionKind::editGivens) + 1);

void writeSymbols(OrderedJson& object, const char* name, DigitSet digits) {
    if (!digits.isEmpty())
        object[name] = toSymbols(digits);
}

/// A cell's state without its digit.
OrderedJson marksToJson(const CellState& cell) {
    OrderedJson object = OrderedJson::object();
    writeSymbols(object, "struck", cell.struck);
    writeSymbols(object, "corner", cell.corner);
    writeSymbols(object, "centre", cell.centre);
    writeSymbols(object, "colours", toDigitSet(cell.colours));
    for (const auto& [digit, colour] : cell.candidateColours)
        object["candidateColours"][std::string(1, toSymbol(digit))] = colour;
    return object;
}

OrderedJson linksToJson(const std::vector<DrawnLink>& links, int side) {
    OrderedJson list = OrderedJson::array();
    for (const DrawnLink& link : links)
        list.push_back({{"from", toCandidateCode(link.from, side)},
                        {"to", toCandidateCode(link.to, side)},
                        {"kind", link.kind == LinkKind::strong ? "strong" : "weak"}});
    return list;
}

void writePosition(OrderedJson& object, const PlayState& state, int side) {
    std::string digits;
    OrderedJson cells = OrderedJson::object();
    for (std::size_t i = 0; i < state.cells.size(); ++i) {
        const CellState& cell = state.cells[i];
        digits += cell.digit == 0 ? '.' : toSymbol(Digit(cell.digit));
        OrderedJson marks = marksToJson(cell);
        if (!marks.empty())
            cells[toCellCode(Cell(static_cast<int>(i)), side)] = std::move(marks);
    }
    object["digits"] = std::move(digits);
    if (!cells.empty())
        object["cells"] = std::move(cells);
    if (!state.links.empty())
        object["links"] = linksToJson(state.links, side);
}

/// What a cell with a given keeps of it.
CellState onBoard(CellState cell, Cell at, const Grid& givens) {
    if (!givens.isBlank(at)) {
        cell.digit = 0;
        cell.struck = cell.corner = cell.centre = {};
    }
    return cell;
}

/// Reads a play object against its puzzle. Every read returns nothing where the value is not what it should be.
class PlayReader {
public:
    explicit PlayReader(const Puzzle& puzzle) : m_puzzle(puzzle), m_side(puzzle.geometry.side()) {}

    /// Digits and marks on givens are passed over.
    std::optional<PlayState> position(const Json& object, const Grid& givens) const;
    std::optional<History> history(const Json& object, const Json* checkpoints) const;

    /// What one node changes to.
    struct StoredNode {
        NodeId parent = -1;
        ActionLabel label;
        std::vector<std::pair<Cell, CellState>> cells;
        std::optional<std::vector<DrawnLink>> links;
        /// One of these where the node is no mere play.
        std::optional<Grid> givens;
        std::optional<ClassicTransform> map;
        std::optional<NamesChange> names;
    };
    std::optional<StoredNode> node(const Json& object, NodeId id) const;
    std::optional<std::vector<History::Checkpoint>> checkpoints(const Json* list) const;
    static NodeChange changeOf(StoredNode& node, const PlayState& state, const Puzzle& puzzle);

private:
    std::optional<DigitSet> digits(const Json* value, int side) const;
    std::optional<std::uint8_t> digit(const Json* value) const;
    std::optional<Cell> cell(const Json* value) const;
    std::optional<Candidate> candidate(const Json* value) const;
    std::optional<CellState> cellState(const Json& object) const;
    std::optional<ClassicTransform> transform(const Json& object) const;
    static std::optional<NamesChange> names(const Json& list);
    std::optional<std::vector<DrawnLink>> links(const Json& list) const;
    static std::optional<History::UndoLine> undoLine(const Json& object);
    static PlayState stateAfter(PlayState state, StoredNode& stored, const Grid& givens);
    std::optional<std::vector<History::Node>> unfold(PlayState state, Puzzle puzzle,
                                                     std::vector<StoredNode>& stored) const;

    const Puzzle& m_puzzle;
    int m_side;
};

std::optional<DigitSet> PlayReader::digits(const Json* value, int side) const {
    if (!value)
        return DigitSet();
    return value->is_string() ? fromSymbols(value->get_ref<const std::string&>(), side) : std::nullopt;
}

std::optional<std::uint8_t> PlayReader::digit(const Json* value) const {
    const std::optional<DigitSet> set = digits(value, m_side);
    if (!set || set->count() > 1)
        return std::nullopt;
    return static_cast<std::uint8_t>(set->isEmpty() ? 0 : set->first().value());
}

std::optional<Cell> PlayReader::cell(const Json* value) const {
    return value && value->is_string() ? fromCellCode(value->get_ref<const std::string&>(), m_side) : std::nullopt;
}

std::optional<Candidate> PlayReader::candidate(const Json* value) const {
    return value && value->is_string() ? fromCandidateCode(value->get_ref<const std::string&>(), m_side) : std::nullopt;
}

std::optional<CellState> PlayReader::cellState(const Json& object) const {
    if (!object.is_object())
        return std::nullopt;
    const auto entered = digit(member(object, "digit"));
    const auto struck = digits(member(object, "struck"), m_side);
    const auto corner = digits(member(object, "corner"), m_side);
    const auto centre = digits(member(object, "centre"), m_side);
    const auto colours = digits(member(object, "colours"), classic::kSide);
    if (!entered || !struck || !corner || !centre || !colours)
        return std::nullopt;
    CellState state{*entered, *struck, *corner, *centre, toClassicDigitSet(*colours), {}};
    if (const Json* coloured = member(object, "candidateColours")) {
        if (!coloured->is_object())
            return std::nullopt;
        for (const auto& [symbol, value] : coloured->items()) {
            const std::optional<Digit> of = symbol.size() == 1 ? digitFromSymbol(symbol[0], m_side) : std::nullopt;
            const std::optional<int> colour = integerIn(value, 1, 10);
            if (!of || !colour)
                return std::nullopt;
            state.candidateColours.emplace_back(*of, static_cast<CandidateColour>(*colour));
        }
        std::sort(state.candidateColours.begin(), state.candidateColours.end());
    }
    return state;
}

std::optional<ClassicTransform> PlayReader::transform(const Json& object) const {
    const auto text = [&object](const char* name) {
        const Json* value = member(object, name);
        return value && value->is_string() ? value->get<std::string>() : std::string();
    };
    const auto rows = linesFromText(text("rows"));
    const auto columns = linesFromText(text("columns"));
    const auto labels = labelsFromText(text("digits"));
    const Json* transposed = member(object, "transposed");
    if (!rows || !columns || !labels || !transposed || !transposed->is_boolean())
        return std::nullopt;
    return ClassicTransform{transposed->get<bool>(), *rows, *columns, *labels};
}

std::optional<NamesChange> PlayReader::names(const Json& list) {
    if (!list.is_array() || list.size() != 4)
        return std::nullopt;
    NamesChange change;
    const std::array<std::string*, 4> fields = {&change.before.title, &change.before.author, &change.after.title,
                                                &change.after.author};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (!list[i].is_string() || list[i].get_ref<const std::string&>().size() > kLongestName)
            return std::nullopt;
        *fields[i] = list[i].get<std::string>();
    }
    return isEmpty(change) ? std::nullopt : std::optional(std::move(change));
}

std::optional<std::vector<DrawnLink>> PlayReader::links(const Json& list) const {
    if (!list.is_array())
        return std::nullopt;
    std::vector<DrawnLink> links;
    for (const Json& object : list) {
        const std::optional<Candidate> from = candidate(member(object, "from"));
        const std::optional<Candidate> to = candidate(member(object, "to"));
        const Json* kind = member(object, "kind");
        if (!from || !to || !kind || (*kind != "strong" && *kind != "weak"))
            return std::nullopt;
        links.push_back({*from, *to, *kind == "strong" ? LinkKind::strong : LinkKind::weak});
    }
    return links;
}

std::optional<PlayState> PlayReader::position(const Json& object, const Grid& givens) const {
    if (!object.is_object())
        return std::nullopt;
    PlayState state(m_puzzle.geometry);
    if (const Json* marked = member(object, "cells")) {
        if (!marked->is_object())
            return std::nullopt;
        for (const auto& [code, value] : marked->items()) {
            const std::optional<Cell> at = fromCellCode(code, m_side);
            std::optional<CellState> marks = at ? cellState(value) : std::nullopt;
            if (!marks)
                return std::nullopt;
            state.at(*at) = onBoard(std::move(*marks), *at, givens);
        }
    }
    if (const Json* line = member(object, "digits")) {
        const std::optional<Grid> entered =
            line->is_string() ? gridFromLine(line->get_ref<const std::string&>(), m_side) : std::nullopt;
        if (!entered)
            return std::nullopt;
        for (int i = 0; i < entered->cellCount(); ++i)
            if (givens.isBlank(Cell(i)))
                state.at(Cell(i)).digit = static_cast<std::uint8_t>(entered->valueAt(Cell(i)));
    }
    if (const Json* list = member(object, "links")) {
        std::optional<std::vector<DrawnLink>> drawn = links(*list);
        if (!drawn)
            return std::nullopt;
        state.links = std::move(*drawn);
    }
    return state;
}

std::optional<PlayReader::StoredNode> PlayReader::node(const Json& object, NodeId id) const {
    const Json* parent = member(object, "parent");
    const Json* action = member(object, "action");
    const std::optional<int> parentId = parent ? integerIn(*parent, 0, id - 1) : std::nullopt;
    if (!parentId || !action || !action->is_string())
        return std::nullopt;
    const auto name = std::find(kActionNames.begin(), kActionNames.end(), action->get_ref<const std::string&>());
    const Json* count = member(object, "count");
    const std::optional<int> cellCount = count ? integerIn(*count, 0, m_puzzle.geometry.cellCount()) : 0;
    // A number and no symbol: for a colour's action it is the colour, whatever the side.
    const Json* digitValue = member(object, "digit");
    const std::optional<int> labelDigit = digitValue ? integerIn(*digitValue, 0, kMaxSide) : 0;
    const std::optional<Cell> labelCell = member(object, "cell") ? cell(member(object, "cell")) : Cell();
    if (name == kActionNames.end() || !cellCount || !labelDigit || !labelCell)
        return std::nullopt;
    StoredNode stored;
    stored.parent = *parentId;
    stored.label = {static_cast<ActionKind>(name - kActionNames.begin()), static_cast<std::uint8_t>(*labelDigit),
                    *labelCell, *cellCount};
    if (const Json* code = member(object, "technique")) {
        const std::optional<int> technique = integerIn(*code, 0, kHighestTechniqueCode);
        if (!technique)
            return std::nullopt;
        stored.label.technique = static_cast<std::int16_t>(*technique);
    }
    if (const Json* changed = member(object, "cells")) {
        if (!changed->is_object())
            return std::nullopt;
        for (const auto& [code, value] : changed->items()) {
            const std::optional<Cell> at = fromCellCode(code, m_side);
            std::optional<CellState> after = at ? cellState(value) : std::nullopt;
            if (!after)
                return std::nullopt;
            stored.cells.emplace_back(*at, std::move(*after));
        }
        std::sort(stored.cells.begin(), stored.cells.end(),
                  [](const auto& a, const auto& b) { return a.first < b.first; });
    }
    if (const Json* list = member(object, "links")) {
        stored.links = links(*list);
        if (!stored.links)
            return std::nullopt;
    }
    if (const Json* line = member(object, "givens")) {
        stored.givens = line->is_string() ? gridFromLine(line->get_ref<const std::string&>(), m_side) : std::nullopt;
        if (!stored.givens)
            return std::nullopt;
    }
    if (const Json* map = member(object, "transform")) {
        stored.map = transform(*map);
        // A classic board's; nothing else changes with it.
        if (!stored.map || !m_puzzle.isClassic() || stored.givens || stored.links || !stored.cells.empty())
            return std::nullopt;
    }
    if (const Json* list = member(object, "names")) {
        stored.names = names(*list);
        if (!stored.names || stored.map || stored.givens || stored.links || !stored.cells.empty())
            return std::nullopt;
    }
    return stored;
}

/// The state after the node, told by what stands in its changed cells afterwards.
PlayState PlayReader::stateAfter(PlayState state, StoredNode& stored, const Grid& givens) {
    for (auto& [cell, after] : stored.cells)
        state.at(cell) = onBoard(std::move(after), cell, givens);
    // Where a damaged line keeps its givens but not its cells, a digit would stand on a given.
    if (stored.givens)
        for (int i = 0; i < static_cast<int>(state.cells.size()); ++i)
            state.at(Cell(i)) = onBoard(std::move(state.at(Cell(i))), Cell(i), givens);
    if (stored.links)
        state.links = std::move(*stored.links);
    return state;
}

NodeChange PlayReader::changeOf(StoredNode& node, const PlayState& state, const Puzzle& puzzle) {
    if (node.map)
        return *node.map;
    if (node.names)
        return *node.names;
    const Grid& givens = node.givens ? *node.givens : puzzle.givens;
    PlayChange play = changeBetween(state, stateAfter(state, node, givens));
    if (givens == puzzle.givens)
        return play;
    return GivensChange{puzzle.givens, givens, std::move(play)};
}

/// Walks the tree from the start to learn what stood before each change; the file keeps only what came after. Branch by
/// branch, so that no order of the nodes makes it walk far.
std::optional<std::vector<History::Node>> PlayReader::unfold(PlayState state, Puzzle puzzle,
                                                             std::vector<StoredNode>& stored) const {
    std::vector<std::vector<NodeId>> children(stored.size());
    for (std::size_t id = 1; id < stored.size(); ++id)
        children[static_cast<std::size_t>(stored[id].parent)].push_back(static_cast<NodeId>(id));
    std::vector<History::Node> nodes(stored.size());
    std::vector<std::pair<NodeId, std::size_t>> open = {{0, 0}};
    std::size_t linkCount = 0;
    while (!open.empty()) {
        const auto at = static_cast<std::size_t>(open.back().first);
        if (open.back().second == children[at].size()) {
            revert(state, puzzle, nodes[at].change);
            open.pop_back();
            continue;
        }
        const NodeId child = children[at][open.back().second++];
        StoredNode& from = stored[static_cast<std::size_t>(child)];
        linkCount += from.links ? state.links.size() + from.links->size() : 0;
        if (linkCount > kMostHistoryLinks)
            return std::nullopt;
        History::Node& node = nodes[static_cast<std::size_t>(child)];
        node = {from.parent, from.label, changeOf(from, state, puzzle)};
        apply(state, puzzle, node.change);
        open.emplace_back(child, 0);
    }
    return nodes;
}

std::optional<std::vector<History::Checkpoint>> PlayReader::checkpoints(const Json* list) const {
    std::vector<History::Checkpoint> read;
    if (!list)
        return read;
    if (!list->is_array())
        return std::nullopt;
    for (const Json& object : *list) {
        const Json* name = member(object, "name");
        const Json* node = member(object, "node");
        const std::optional<int> id = node ? integerIn(*node, 0, static_cast<int>(kMostValues)) : std::nullopt;
        if (!name || !name->is_string() || !id)
            return std::nullopt;
        read.push_back({name->get<std::string>(), *id});
        if (read.size() > kMostCheckpoints || read.back().name.size() > kLongestCheckpoint)
            return std::nullopt;
    }
    return read;
}

std::optional<History::UndoLine> PlayReader::undoLine(const Json& object) {
    const auto number = [](const Json* value) {
        return value ? integerIn(*value, 0, static_cast<int>(kMostValues)) : std::nullopt;
    };
    const Json* jumps = member(object, "jumps");
    const auto done = number(member(object, "done"));
    const auto end = number(member(object, "end"));
    if (!jumps || !jumps->is_array() || !done || !end)
        return std::nullopt;
    History::UndoLine line{{}, static_cast<std::size_t>(*done), *end};
    for (const Json& pair : *jumps) {
        const bool isPair = pair.is_array() && pair.size() == 2;
        const auto from = isPair ? number(&pair[0]) : std::nullopt;
        const auto to = isPair ? number(&pair[1]) : std::nullopt;
        if (!from || !to)
            return std::nullopt;
        line.jumps.push_back({*from, *to});
    }
    return line;
}

std::optional<History> PlayReader::history(const Json& object, const Json* checkpointList) const {
    const Json* start = member(object, "start");
    const Json* list = member(object, "nodes");
    const Json* current = member(object, "current");
    const Json* startGivens = start ? member(*start, "givens") : nullptr;
    Puzzle puzzle = m_puzzle;
    if (startGivens) {
        std::optional<Grid> givens =
            startGivens->is_string() ? gridFromLine(startGivens->get_ref<const std::string&>(), m_side) : std::nullopt;
        if (!givens)
            return std::nullopt;
        puzzle.givens = std::move(*givens);
    }
    std::optional<PlayState> startState = start ? position(*start, puzzle.givens) : PlayState(m_puzzle.geometry);
    std::optional<std::vector<History::Checkpoint>> named = checkpoints(checkpointList);
    const Json* storedLine = member(object, "line");
    std::optional<History::UndoLine> line = storedLine ? undoLine(*storedLine) : std::nullopt;
    if (!startState || !named || (storedLine && !line) || !list || !list->is_array() || !current)
        return std::nullopt;
    std::vector<StoredNode> stored(1);
    for (const Json& value : *list) {
        std::optional<StoredNode> read = node(value, static_cast<NodeId>(stored.size()));
        if (!read)
            return std::nullopt;
        stored.push_back(std::move(*read));
    }
    const std::optional<int> currentId = integerIn(*current, 0, static_cast<int>(stored.size()) - 1);
    std::optional<std::vector<History::Node>> nodes = currentId ? unfold(*startState, puzzle, stored) : std::nullopt;
    if (!nodes)
        return std::nullopt;
    History::Parts parts{std::move(*startState), std::move(*nodes), *currentId, std::move(*named), std::move(line)};
    std::optional<History> history = History::restore(std::move(parts));
    // The givens that it leads to are those of the file.
    if (history)
        for (const NodeId id : history->pathTo(*currentId)) {
            PlayState unused(m_puzzle.geometry);
            if (!std::holds_alternative<PlayChange>(history->node(id).change))
                apply(unused, puzzle, history->node(id).change);
        }
    return history && puzzle.givens == m_puzzle.givens ? history : std::nullopt;
}

}  // namespace

namespace {

void writePlayChange(OrderedJson& object, const PlayChange& change, int side) {
    for (const PlayChange::CellChange& cell : change.cells) {
        OrderedJson after = OrderedJson::object();
        if (cell.after.digit > 0)
            after["digit"] = std::string(1, toSymbol(Digit(cell.after.digit)));
        after.update(marksToJson(cell.after));
        object["cells"][toCellCode(cell.cell, side)] = std::move(after);
    }
    if (change.linksBefore != change.linksAfter)
        object["links"] = linksToJson(change.linksAfter, side);
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

}  // namespace

OrderedJson nodeToJson(const History::Node& node, int side) {
    OrderedJson object = {{"parent", node.parent}, {"action", kActionNames[static_cast<std::size_t>(node.label.kind)]}};
    if (node.label.digit > 0)
        object["digit"] = node.label.digit;
    object["cell"] = toCellCode(node.label.cell, side);
    object["count"] = node.label.cellCount;
    if (node.label.technique >= 0)
        object["technique"] = node.label.technique;
    if (const auto* play = std::get_if<PlayChange>(&node.change)) {
        writePlayChange(object, *play, side);
    } else if (const auto* givens = std::get_if<GivensChange>(&node.change)) {
        object["givens"] = toLine(givens->after);
        writePlayChange(object, givens->play, side);
    } else if (const auto* names = std::get_if<NamesChange>(&node.change)) {
        object["names"] = {names->before.title, names->before.author, names->after.title, names->after.author};
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
    const int side = puzzle.geometry.side();
    writePosition(play, history.state(), side);
    OrderedJson start = OrderedJson::object();
    writePosition(start, history.startState(), side);
    if (const Grid first = history.startGivens(puzzle); first != puzzle.givens)
        start["givens"] = toLine(first);
    OrderedJson nodes = OrderedJson::array();
    for (std::size_t i = 1; i < history.nodes().size(); ++i)
        nodes.push_back(nodeToJson(history.nodes()[i], side));
    play["history"] = {{"start", std::move(start)}, {"nodes", std::move(nodes)}, {"current", history.current()}};
    if (const auto line = history.unusualLine())
        play["history"]["line"] = lineToJson(*line);
    if (!history.checkpoints().empty())
        play["checkpoints"] = checkpointsToJson(history);
}

Result<StoredPlay> readPlay(const Json& play, const Puzzle& puzzle) {
    const PlayReader reader(puzzle);
    std::optional<PlayState> position = reader.position(play, puzzle.givens);
    if (!position)
        return Error{.code = ErrorCode::badField, .subject = "play"};
    const Json* stored = member(play, "history");
    if (!stored)
        return StoredPlay{History(std::move(*position)), false};
    std::optional<History> history = reader.history(*stored, member(play, "checkpoints"));
    // Where "digits" is there it says what the board looked like; a history that ends elsewhere was tampered with.
    const bool fits = history && (!member(play, "digits") || history->state() == *position);
    if (!fits)
        return StoredPlay{History(std::move(*position)), true};
    return StoredPlay{std::move(*history), false};
}

bool pushNode(const Json& node, Puzzle& puzzle, History& history) {
    const PlayReader reader(puzzle);
    std::optional<PlayReader::StoredNode> stored = reader.node(node, static_cast<NodeId>(history.nodes().size()));
    if (!stored)
        return false;
    std::optional<std::pair<Puzzle, History>> before;
    if (stored->parent != history.current()) {
        before.emplace(puzzle, history);
        history.goTo(stored->parent, puzzle);
    }
    if (history.push(puzzle, PlayReader::changeOf(*stored, history.state(), puzzle), stored->label) != stored->parent)
        return true;
    if (before)
        std::tie(puzzle, history) = std::move(*before);
    return false;
}

bool replaceCheckpoints(const Json& list, const Puzzle& puzzle, History& history) {
    std::optional<std::vector<History::Checkpoint>> read = PlayReader(puzzle).checkpoints(&list);
    if (!read)
        return false;
    History::Parts parts = history.parts();
    parts.checkpoints = std::move(*read);
    std::optional<History> next = History::restore(std::move(parts));
    if (next)
        history = std::move(*next);
    return next.has_value();
}

bool isPlayKey(const std::string& key) {
    constexpr std::array names =
        std::to_array<std::string_view>({"digits", "cells", "links", "history", "checkpoints"});
    return std::find(names.begin(), names.end(), key) != names.end();
}

}  // namespace nonet
