#include "core/play/history.h"

#include "core/board/classic.h"
#include "core/play/player_actions.h"
#include "core/play/transform_game.h"

#include <algorithm>

namespace nonet {

PlayChange changeBetween(const PlayState& before, const PlayState& after) {
    static const CellState none;
    const auto at = [](const PlayState& state, std::size_t i) -> const CellState& {
        return i < state.cells.size() ? state.cells[i] : none;
    };
    PlayChange change;
    for (std::size_t i = 0; i < std::max(before.cells.size(), after.cells.size()); ++i)
        if (at(before, i) != at(after, i))
            change.cells.push_back({Cell(static_cast<int>(i)), at(before, i), at(after, i)});
    if (before.links != after.links) {
        change.linksBefore = before.links;
        change.linksAfter = after.links;
    }
    return change;
}

void apply(PlayState& state, const PlayChange& change) {
    for (const PlayChange::CellChange& cell : change.cells)
        state.at(cell.cell) = cell.after;
    if (change.linksBefore != change.linksAfter)
        state.links = change.linksAfter;
}

void revert(PlayState& state, const PlayChange& change) {
    for (const PlayChange::CellChange& cell : change.cells)
        state.at(cell.cell) = cell.before;
    if (change.linksBefore != change.linksAfter)
        state.links = change.linksBefore;
}

namespace {

std::size_t index(NodeId node) { return static_cast<std::size_t>(node); }

std::size_t cellCount(const BoardShape* shape, std::size_t unchanged) {
    return shape ? static_cast<std::size_t>(shape->cellCount()) : unchanged;
}

void follow(PlayState& state, const NodeChange& change) {
    if (const auto* play = std::get_if<PlayChange>(&change)) {
        apply(state, *play);
    } else if (const auto* givens = std::get_if<GivensChange>(&change)) {
        apply(state, givens->play);
    } else if (const auto* map = std::get_if<ClassicTransform>(&change)) {
        state = transformed(state, *map);
    } else if (const auto* board = std::get_if<BoardChange>(&change)) {
        const std::size_t cells = cellCount(board->layout.shapeAfter(), state.cells.size());
        state.cells.resize(std::max(state.cells.size(), cells));
        apply(state, board->play);
        state.cells.resize(cells);
    }
}

void follow(Puzzle& puzzle, const NodeChange& change) {
    if (const auto* givens = std::get_if<GivensChange>(&change))
        puzzle.givens = givens->after;
    else if (const auto* map = std::get_if<ClassicTransform>(&change))
        puzzle = transformed(puzzle, *map);
    else if (const auto* board = std::get_if<BoardChange>(&change))
        board->layout.apply(puzzle);
}

void takeBack(PlayState& state, const NodeChange& change) {
    if (const auto* play = std::get_if<PlayChange>(&change)) {
        revert(state, *play);
    } else if (const auto* givens = std::get_if<GivensChange>(&change)) {
        revert(state, givens->play);
    } else if (const auto* map = std::get_if<ClassicTransform>(&change)) {
        state = transformed(state, inverse(*map));
    } else if (const auto* board = std::get_if<BoardChange>(&change)) {
        const std::size_t cells = cellCount(board->layout.shapeBefore(), state.cells.size());
        state.cells.resize(std::max(state.cells.size(), cells));
        revert(state, board->play);
        state.cells.resize(cells);
    }
}

void takeBack(Puzzle& puzzle, const NodeChange& change) {
    if (const auto* givens = std::get_if<GivensChange>(&change))
        puzzle.givens = givens->before;
    else if (const auto* map = std::get_if<ClassicTransform>(&change))
        puzzle = transformed(puzzle, inverse(*map));
    else if (const auto* board = std::get_if<BoardChange>(&change))
        board->layout.revert(puzzle);
}

bool fits(const PlayChange& change, std::size_t cells) {
    return std::all_of(change.cells.begin(), change.cells.end(),
                       [cells](const PlayChange::CellChange& each) { return each.cell.slot() < cells; });
}

bool fits(const BoardChange& change, std::size_t cells) {
    return cellCount(change.layout.shapeBefore(), cells) == cells &&
           fits(change.play, std::max(cells, cellCount(change.layout.shapeAfter(), cells)));
}

bool fits(const NodeChange& change, std::size_t cells) {
    if (const auto* play = std::get_if<PlayChange>(&change))
        return fits(*play, cells);
    if (const auto* board = std::get_if<BoardChange>(&change))
        return fits(*board, cells);
    if (const auto* givens = std::get_if<GivensChange>(&change))
        return static_cast<std::size_t>(givens->before.cellCount()) == cells &&
               static_cast<std::size_t>(givens->after.cellCount()) == cells && fits(givens->play, cells);
    return std::holds_alternative<NamesChange>(change) || cells == static_cast<std::size_t>(classic::kCells);
}

}  // namespace

void apply(PlayState& state, Puzzle& puzzle, const NodeChange& change) {
    follow(state, change);
    follow(puzzle, change);
}

void revert(PlayState& state, Puzzle& puzzle, const NodeChange& change) {
    takeBack(state, change);
    takeBack(puzzle, change);
}

void apply(Puzzle& puzzle, const NodeChange& change) { follow(puzzle, change); }

bool isEmpty(const NodeChange& change) {
    if (const auto* play = std::get_if<PlayChange>(&change))
        return play->isEmpty();
    if (const auto* givens = std::get_if<GivensChange>(&change))
        return givens->before == givens->after && givens->play.isEmpty();
    if (const auto* names = std::get_if<NamesChange>(&change))
        return names->before == names->after;
    if (const auto* board = std::get_if<BoardChange>(&change))
        return board->layout.isEmpty() && board->play.isEmpty();
    return std::get<ClassicTransform>(change) == ClassicTransform();
}

bool History::areNodesValid() const {
    if (m_nodes.empty() || m_nodes.front() != Node())
        return false;
    std::vector<std::size_t> cells(m_nodes.size(), m_start.cells.size());
    for (std::size_t i = 1; i < m_nodes.size(); ++i) {
        const Node& node = m_nodes[i];
        if (node.parent < 0 || node.parent >= static_cast<NodeId>(i) || !fits(node.change, cells[index(node.parent)]))
            return false;
        const auto* board = std::get_if<BoardChange>(&node.change);
        cells[i] = cellCount(board ? board->layout.shapeAfter() : nullptr, cells[index(node.parent)]);
    }
    return true;
}

bool History::isLineValid() const {
    // Each node's descendants are the numbers that follow its own in `first`, `size` of them with itself.
    std::vector<std::size_t> size(m_nodes.size(), 1);
    for (std::size_t i = m_nodes.size() - 1; i > 0; --i)
        size[index(m_nodes[i].parent)] += size[i];
    std::vector<std::size_t> first(m_nodes.size(), 0);
    std::vector<std::size_t> next(m_nodes.size(), 1);
    for (std::size_t i = 1; i < m_nodes.size(); ++i) {
        std::size_t& free = next[index(m_nodes[i].parent)];
        first[i] = free;
        free += size[i];
        next[i] = first[i] + 1;
    }
    const auto exists = [this](NodeId node) { return node >= 0 && node < static_cast<NodeId>(m_nodes.size()); };
    const auto leadsDown = [&](NodeId from, NodeId to) {
        return exists(from) && exists(to) && first[index(from)] <= first[index(to)] &&
               first[index(to)] < first[index(from)] + size[index(from)];
    };
    if (m_line.done > m_line.jumps.size())
        return false;
    for (std::size_t i = 0; i <= m_line.jumps.size(); ++i) {
        const Jump before = i == 0 ? Jump{-1, 0} : m_line.jumps[i - 1];
        const Jump after = i < m_line.jumps.size() ? m_line.jumps[i] : Jump{m_line.end, -1};
        if (!leadsDown(before.to, after.from) || after.from == after.to ||
            (i == m_line.done && !(leadsDown(before.to, m_current) && leadsDown(m_current, after.from))))
            return false;
        // Nowhere may undo and redo lead to the same node.
        const bool jumpsBack = before.to == after.from ? after.to == before.from && i > 0 && after.to >= 0
                                                       : after.to == node(after.from).parent;
        const bool returns = i > 0 && node(before.from).parent == before.to && leadsDown(before.from, after.from);
        if (jumpsBack || returns)
            return false;
    }
    return true;
}

std::optional<History> History::restore(Parts parts) {
    const auto exists = [&](NodeId node) { return node >= 0 && node < static_cast<NodeId>(parts.nodes.size()); };
    for (const Checkpoint& checkpoint : parts.checkpoints)
        if (!exists(checkpoint.node))
            return std::nullopt;
    if (!exists(parts.current))
        return std::nullopt;
    History history(std::move(parts.start));
    history.m_nodes = std::move(parts.nodes);
    if (!history.areNodesValid())
        return std::nullopt;
    history.m_checkpoints = std::move(parts.checkpoints);
    history.walkTo(parts.current, nullptr);
    history.m_line = parts.line ? std::move(*parts.line) : UndoLine{{}, 0, history.newestLeafBelow(parts.current)};
    return history.isLineValid() ? std::optional(std::move(history)) : std::nullopt;
}

History::Parts History::parts() const { return {m_start, m_nodes, m_current, m_checkpoints, unusualLine()}; }

std::optional<History::UndoLine> History::unusualLine() const {
    return m_line == UndoLine{{}, 0, newestLeafBelow(m_current)} ? std::nullopt : std::optional(m_line);
}

NodeId History::add(NodeChange change, ActionLabel label) {
    m_nodes.push_back({m_current, label, std::move(change)});
    m_current = static_cast<NodeId>(m_nodes.size()) - 1;
    cutLine();
    m_line.end = m_current;
    return m_current;
}

NodeId History::push(Puzzle& puzzle, NodeChange change, ActionLabel label) {
    if (isEmpty(change))
        return m_current;
    follow(m_state, change);
    follow(puzzle, change);
    return add(std::move(change), label);
}

NodeId History::push(const PlayState& next, ActionLabel label) {
    PlayChange change = changeBetween(m_state, next);
    if (change.isEmpty())
        return m_current;
    m_state = next;
    return add(std::move(change), label);
}

NodeId History::pushGivens(Puzzle& puzzle, const Grid& givens, const PlayState& next, ActionLabel label) {
    return puzzle.givens == givens
               ? push(next, label)
               : push(puzzle, GivensChange{puzzle.givens, givens, changeBetween(m_state, next)}, label);
}

NodeId History::pushBoard(Puzzle& puzzle, const LayoutChange& change, const PlayState& next, ActionLabel label) {
    assert(next.cells.size() == cellCount(change.shapeAfter(), static_cast<std::size_t>(puzzle.shape().cellCount())));
    return push(puzzle, BoardChange{change, changeBetween(m_state, next)}, label);
}

NodeId History::pushTransform(Puzzle& puzzle, const ClassicTransform& map, ActionLabel label) {
    assert(puzzle.isClassic());
    return push(puzzle, map, label);
}

NodeId History::pushNames(const PuzzleNames& before, const PuzzleNames& after, ActionLabel label) {
    assert(after.title.size() <= kLongestName && after.author.size() <= kLongestName);
    assert(after.rules.size() <= kLongestText && after.composedRules.size() <= kLongestText);
    return before == after ? m_current : add(NamesChange{before, after}, label);
}

bool History::dropLast(Puzzle& puzzle) {
    const bool isLast = m_current != 0 && m_current == static_cast<NodeId>(m_nodes.size()) - 1;
    const auto isNamed = [this](const Checkpoint& each) { return each.node == m_current; };
    const auto isOfJump = [this](const Jump& each) { return each.from == m_current || each.to == m_current; };
    if (!isLast || m_line.end != m_current || m_line.done != m_line.jumps.size() ||
        std::ranges::any_of(m_checkpoints, isNamed) || std::ranges::any_of(m_line.jumps, isOfJump))
        return false;
    walkTo(node(m_current).parent, &puzzle);
    m_nodes.pop_back();
    m_line.end = m_current;
    return true;
}

void History::goTo(NodeId node, Puzzle& puzzle) {
    if (node == m_current)
        return;
    if (node == undoTarget()) {
        m_line.done -= isBehindJump() ? 1 : 0;
    } else if (node == redoTarget()) {
        m_line.done += m_current == endOfPart() ? 1 : 0;
    } else {
        const NodeId left = endOfPart();
        cutLine();
        m_line.jumps.push_back({m_current, node});
        ++m_line.done;
        m_line.end = childTowards(node, left) ? left : newestLeafBelow(node);
        // What undo leads to, redo does not.
        if (childTowards(node, m_line.end) == m_current)
            m_line.end = node;
    }
    walkTo(node, &puzzle);
}

std::optional<NodeId> History::undoTarget() const {
    if (isBehindJump())
        return m_line.jumps[m_line.done - 1].from;
    return m_current == 0 ? std::nullopt : std::optional(node(m_current).parent);
}

std::optional<NodeId> History::redoTarget() const {
    if (m_current != endOfPart())
        return childTowards(m_current, endOfPart());
    return m_line.done < m_line.jumps.size() ? std::optional(m_line.jumps[m_line.done].to) : std::nullopt;
}

std::optional<NodeId> History::childTowards(NodeId top, NodeId node) const {
    // A parent's number is below its children's.
    while (node > top && this->node(node).parent > top)
        node = this->node(node).parent;
    return node > top && this->node(node).parent == top ? std::optional(node) : std::nullopt;
}

NodeId History::newestLeafBelow(NodeId node) const {
    NodeId leaf = node;
    std::vector<NodeId> newest(m_nodes.size(), -1);
    for (std::size_t i = 1; i < m_nodes.size(); ++i)
        newest[index(m_nodes[i].parent)] = static_cast<NodeId>(i);
    while (newest[index(leaf)] >= 0)
        leaf = newest[index(leaf)];
    return leaf;
}

History::Way History::wayTo(NodeId node) const {
    assert(node >= 0 && node < static_cast<NodeId>(m_nodes.size()));
    Way way;
    // A parent's number is below its children's.
    for (NodeId from = m_current, to = node; from != to;) {
        NodeId& lower = from > to ? from : to;
        (from > to ? way.up : way.down).push_back(lower);
        lower = this->node(lower).parent;
    }
    std::reverse(way.down.begin(), way.down.end());
    return way;
}

void History::walkTo(NodeId node, Puzzle* puzzle) {
    const Way way = wayTo(node);
    for (const NodeId at : way.up) {
        takeBack(m_state, this->node(at).change);
        if (puzzle)
            takeBack(*puzzle, this->node(at).change);
    }
    for (const NodeId at : way.down) {
        follow(m_state, this->node(at).change);
        if (puzzle)
            follow(*puzzle, this->node(at).change);
    }
    m_current = node;
}

Puzzle History::startPuzzle(Puzzle puzzle) const {
    for (NodeId at = m_current; at != 0; at = node(at).parent)
        takeBack(puzzle, node(at).change);
    return puzzle;
}

PuzzleNames History::namesAt(NodeId node, const PuzzleNames& current) const {
    const auto changeAt = [this](NodeId at) { return std::get_if<NamesChange>(&this->node(at).change); };
    for (NodeId at = node; at != 0; at = this->node(at).parent)
        if (const NamesChange* change = changeAt(at))
            return change->after;
    // As at the start: what stood before the first change on the way to the current node.
    PuzzleNames names = current;
    for (NodeId at = m_current; at != 0; at = this->node(at).parent)
        if (const NamesChange* change = changeAt(at))
            names = change->before;
    return names;
}

ClassicTransform History::transformTo(NodeId node) const {
    const Way way = wayTo(node);
    ClassicTransform map;
    for (const NodeId at : way.up)
        if (const auto* each = std::get_if<ClassicTransform>(&this->node(at).change))
            map = then(map, inverse(*each));
    for (const NodeId at : way.down)
        if (const auto* each = std::get_if<ClassicTransform>(&this->node(at).change))
            map = then(map, *each);
    return map;
}

std::vector<NodeId> History::pathTo(NodeId node) const {
    std::vector<NodeId> path;
    for (NodeId at = node; at >= 0; at = this->node(at).parent)
        path.push_back(at);
    std::reverse(path.begin(), path.end());
    return path;
}

PlayState History::stateAt(NodeId node) const {
    PlayState state = m_start;
    for (const NodeId at : pathTo(node))
        follow(state, this->node(at).change);
    return state;
}

void History::setCheckpoint(const std::string& name) {
    removeCheckpoint(name);
    m_checkpoints.push_back({name, m_current});
}

void History::removeCheckpoint(const std::string& name) {
    std::erase_if(m_checkpoints, [&](const Checkpoint& checkpoint) { return checkpoint.name == name; });
}

std::optional<Grid> givensBeforeLock(const Puzzle& puzzle, const History& history) {
    int unlocked = 0;
    ClassicTransform sinceThen;
    for (NodeId at = history.current(); at != 0; at = history.node(at).parent) {
        const History::Node& node = history.node(at);
        // Before it the board was another.
        if (std::holds_alternative<BoardChange>(node.change))
            return std::nullopt;
        if (const auto* map = std::get_if<ClassicTransform>(&node.change)) {
            sinceThen = then(*map, sinceThen);
        } else if (const auto* change = std::get_if<GivensChange>(&node.change)) {
            if (node.label.kind == ActionKind::unlockGivens)
                ++unlocked;
            else if (node.label.kind == ActionKind::lockGivens && unlocked-- == 0)
                return puzzle.isClassic() ? transformed(change->before, sinceThen) : change->before;
        }
    }
    return std::nullopt;
}

NodeId lastRightNode(const Puzzle& puzzle, const History& history, const Grid& solution) {
    Puzzle there = puzzle;
    PlayState state = history.state();
    Grid right = solution;
    NodeId at = history.current();
    while (at != 0 && !mistakes(there, state, right).empty()) {
        const History::Node& left = history.node(at);
        // The solution is that of the puzzle after it.
        if (std::holds_alternative<BoardChange>(left.change))
            return at;
        if (const auto* map = std::get_if<ClassicTransform>(&left.change))
            right = transformed(right, inverse(*map));
        revert(state, there, left.change);
        at = left.parent;
    }
    return at;
}

}  // namespace nonet
