#include "core/formats/play_json.h"

#include "core/board/classic.h"
#include "core/formats/cell_code.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nonet {

namespace {

/// Links that one history may hold in all its nodes together: each node keeps two whole lists, so a file could
/// otherwise unfold to many times its size.
constexpr std::size_t kMostHistoryLinks = 2'000'000;

constexpr std::size_t kMostCheckpoints = 10'000;
constexpr std::size_t kLongestCheckpoint = 1'000;

constexpr std::array kActionNames = std::to_array<std::string_view>(
    {"start", "digit", "erase", "corner", "centre", "struck", "cellColour", "candidateColour", "link", "clearColours",
     "clearLinks", "fillMarks", "clearMarks", "clearStruck", "restart", "applyStep", "adoptPosition"});
static_assert(kActionNames.size() == static_cast<std::size_t>(ActionKind::adoptPosition) + 1);

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

/// Reads a play object against its puzzle. Every read returns nothing where the value is not what it should be.
class PlayReader {
public:
    explicit PlayReader(const Puzzle& puzzle) : m_puzzle(puzzle), m_side(puzzle.geometry.side()) {}

    std::optional<PlayState> position(const Json& object) const;
    std::optional<History> history(const Json& object, const Json* checkpoints) const;

    /// What one node changes to.
    struct StoredNode {
        NodeId parent = -1;
        ActionLabel label;
        std::vector<std::pair<Cell, CellState>> cells;
        std::optional<std::vector<DrawnLink>> links;
    };
    std::optional<StoredNode> node(const Json& object, NodeId id) const;
    std::optional<std::vector<History::Checkpoint>> checkpoints(const Json* list) const;

private:
    std::optional<DigitSet> digits(const Json* value, int side) const;
    std::optional<std::uint8_t> digit(const Json* value) const;
    std::optional<Cell> cell(const Json* value) const;
    std::optional<Candidate> candidate(const Json* value) const;
    std::optional<CellState> cellState(const Json& object, Cell cell) const;
    std::optional<std::vector<DrawnLink>> links(const Json& list) const;
    std::optional<std::vector<History::Node>> unfold(PlayState state, std::vector<StoredNode>& stored) const;

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

std::optional<CellState> PlayReader::cellState(const Json& object, Cell cell) const {
    if (!object.is_object())
        return std::nullopt;
    const auto entered = digit(member(object, "digit"));
    const auto struck = digits(member(object, "struck"), m_side);
    const auto corner = digits(member(object, "corner"), m_side);
    const auto centre = digits(member(object, "centre"), m_side);
    const auto colours = digits(member(object, "colours"), classic::kSide);
    if (!entered || !struck || !corner || !centre || !colours)
        return std::nullopt;
    CellState state;
    if (m_puzzle.givens.isBlank(cell))
        state = {*entered, *struck, *corner, *centre, {}, {}};
    state.colours = toClassicDigitSet(*colours);
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

std::optional<PlayState> PlayReader::position(const Json& object) const {
    if (!object.is_object())
        return std::nullopt;
    PlayState state(m_puzzle.geometry);
    if (const Json* marked = member(object, "cells")) {
        if (!marked->is_object())
            return std::nullopt;
        for (const auto& [code, value] : marked->items()) {
            const std::optional<Cell> at = fromCellCode(code, m_side);
            std::optional<CellState> marks = at ? cellState(value, *at) : std::nullopt;
            if (!marks)
                return std::nullopt;
            state.at(*at) = std::move(*marks);
        }
    }
    if (const Json* line = member(object, "digits")) {
        const std::optional<Grid> entered =
            line->is_string() ? gridFromLine(line->get_ref<const std::string&>(), m_side) : std::nullopt;
        if (!entered)
            return std::nullopt;
        for (int i = 0; i < entered->cellCount(); ++i)
            if (m_puzzle.givens.isBlank(Cell(i)))
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
    if (const Json* changed = member(object, "cells")) {
        if (!changed->is_object())
            return std::nullopt;
        for (const auto& [code, value] : changed->items()) {
            const std::optional<Cell> at = fromCellCode(code, m_side);
            std::optional<CellState> after = at ? cellState(value, *at) : std::nullopt;
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
    return stored;
}

/// Walks the tree from the start to learn what stood before each change; the file keeps only what came after.
std::optional<std::vector<History::Node>> PlayReader::unfold(PlayState state, std::vector<StoredNode>& stored) const {
    std::vector<std::vector<NodeId>> children(stored.size());
    for (std::size_t id = 1; id < stored.size(); ++id)
        children[static_cast<std::size_t>(stored[id].parent)].push_back(static_cast<NodeId>(id));
    std::vector<History::Node> nodes(stored.size());
    std::vector<std::pair<NodeId, std::size_t>> open = {{0, 0}};
    std::size_t linkCount = 0;
    while (!open.empty()) {
        const auto at = static_cast<std::size_t>(open.back().first);
        if (open.back().second == children[at].size()) {
            revert(state, nodes[at].change);
            open.pop_back();
            continue;
        }
        const NodeId child = children[at][open.back().second++];
        StoredNode& from = stored[static_cast<std::size_t>(child)];
        History::Node& node = nodes[static_cast<std::size_t>(child)];
        node.parent = from.parent;
        node.label = from.label;
        for (auto& [cell, after] : from.cells)
            if (state.at(cell) != after)
                node.change.cells.push_back({cell, state.at(cell), std::move(after)});
        if (from.links && *from.links != state.links) {
            linkCount += state.links.size() + from.links->size();
            if (linkCount > kMostHistoryLinks)
                return std::nullopt;
            node.change.linksBefore = state.links;
            node.change.linksAfter = std::move(*from.links);
        }
        apply(state, node.change);
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

std::optional<History> PlayReader::history(const Json& object, const Json* checkpointList) const {
    const Json* start = member(object, "start");
    const Json* list = member(object, "nodes");
    const Json* current = member(object, "current");
    std::optional<PlayState> startState = start ? position(*start) : PlayState(m_puzzle.geometry);
    std::optional<std::vector<History::Checkpoint>> named = checkpoints(checkpointList);
    if (!startState || !named || !list || !list->is_array() || !current)
        return std::nullopt;
    std::vector<StoredNode> stored(1);
    for (const Json& value : *list) {
        std::optional<StoredNode> read = node(value, static_cast<NodeId>(stored.size()));
        if (!read)
            return std::nullopt;
        stored.push_back(std::move(*read));
    }
    const std::optional<int> currentId = integerIn(*current, 0, static_cast<int>(stored.size()) - 1);
    std::optional<std::vector<History::Node>> nodes = currentId ? unfold(*startState, stored) : std::nullopt;
    if (!nodes)
        return std::nullopt;
    return History::restore(std::move(*startState), std::move(*nodes), *currentId, std::move(*named));
}

}  // namespace

OrderedJson nodeToJson(const History::Node& node, int side) {
    OrderedJson object = {{"parent", node.parent}, {"action", kActionNames[static_cast<std::size_t>(node.label.kind)]}};
    if (node.label.digit > 0)
        object["digit"] = node.label.digit;
    object["cell"] = toCellCode(node.label.cell, side);
    object["count"] = node.label.cellCount;
    for (const PlayChange::CellChange& change : node.change.cells) {
        OrderedJson after = OrderedJson::object();
        if (change.after.digit > 0)
            after["digit"] = std::string(1, toSymbol(Digit(change.after.digit)));
        after.update(marksToJson(change.after));
        object["cells"][toCellCode(change.cell, side)] = std::move(after);
    }
    if (node.change.linksBefore != node.change.linksAfter)
        object["links"] = linksToJson(node.change.linksAfter, side);
    return object;
}

OrderedJson checkpointsToJson(const History& history) {
    OrderedJson list = OrderedJson::array();
    for (const History::Checkpoint& checkpoint : history.checkpoints())
        list.push_back({{"name", checkpoint.name}, {"node", checkpoint.node}});
    return list;
}

void writePlay(OrderedJson& play, const History& history, const Geometry& geometry) {
    writePosition(play, history.state(), geometry.side());
    OrderedJson start = OrderedJson::object();
    writePosition(start, history.startState(), geometry.side());
    OrderedJson nodes = OrderedJson::array();
    for (std::size_t i = 1; i < history.nodes().size(); ++i)
        nodes.push_back(nodeToJson(history.nodes()[i], geometry.side()));
    play["history"] = {{"start", std::move(start)}, {"nodes", std::move(nodes)}, {"current", history.current()}};
    if (!history.checkpoints().empty())
        play["checkpoints"] = checkpointsToJson(history);
}

Result<StoredPlay> readPlay(const Json& play, const Puzzle& puzzle) {
    const PlayReader reader(puzzle);
    std::optional<PlayState> position = reader.position(play);
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

bool pushNode(const Json& node, const Puzzle& puzzle, History& history) {
    const PlayReader reader(puzzle);
    std::optional<PlayReader::StoredNode> stored = reader.node(node, static_cast<NodeId>(history.nodes().size()));
    if (!stored)
        return false;
    const NodeId before = history.current();
    history.moveTo(stored->parent);
    PlayState next = history.state();
    for (auto& [cell, after] : stored->cells)
        next.at(cell) = std::move(after);
    if (stored->links)
        next.links = std::move(*stored->links);
    if (history.push(next, stored->label) != stored->parent)
        return true;
    history.moveTo(before);
    return false;
}

bool replaceCheckpoints(const Json& list, const Puzzle& puzzle, History& history) {
    std::optional<std::vector<History::Checkpoint>> read = PlayReader(puzzle).checkpoints(&list);
    std::optional<History> next =
        read ? History::restore(history.startState(), history.nodes(), history.current(), std::move(*read))
             : std::nullopt;
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
