#include "core/play/history.h"

#include "core/play/player_actions.h"

#include <algorithm>

namespace nonet {

PlayChange changeBetween(const PlayState& before, const PlayState& after) {
    assert(before.cells.size() == after.cells.size());
    PlayChange change;
    for (std::size_t i = 0; i < before.cells.size(); ++i)
        if (before.cells[i] != after.cells[i])
            change.cells.push_back({Cell(static_cast<int>(i)), before.cells[i], after.cells[i]});
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

std::optional<History> History::restore(PlayState start, std::vector<Node> nodes, NodeId current,
                                        std::vector<Checkpoint> checkpoints) {
    const auto exists = [&](NodeId node) { return node >= 0 && node < static_cast<NodeId>(nodes.size()); };
    if (nodes.empty() || nodes.front().parent != -1 || !nodes.front().change.isEmpty() || !exists(current))
        return std::nullopt;
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        if (nodes[i].parent < 0 || nodes[i].parent >= static_cast<NodeId>(i))
            return std::nullopt;
        for (const PlayChange::CellChange& cell : nodes[i].change.cells)
            if (cell.cell.index() >= static_cast<int>(start.cells.size()))
                return std::nullopt;
    }
    for (const Checkpoint& checkpoint : checkpoints)
        if (!exists(checkpoint.node))
            return std::nullopt;
    History history(std::move(start));
    history.m_nodes = std::move(nodes);
    history.m_checkpoints = std::move(checkpoints);
    history.moveTo(current);
    return history;
}

NodeId History::push(const PlayState& next, ActionLabel label) {
    PlayChange change = changeBetween(m_state, next);
    if (change.isEmpty())
        return m_current;
    m_nodes.push_back({m_current, label, std::move(change)});
    m_current = static_cast<NodeId>(m_nodes.size()) - 1;
    m_state = next;
    return m_current;
}

void History::moveTo(NodeId node) {
    assert(node >= 0 && node < static_cast<NodeId>(m_nodes.size()));
    const std::vector<NodeId> target = pathTo(node);
    const std::vector<NodeId> here = pathTo(m_current);
    std::size_t shared = 0;
    while (shared < target.size() && shared < here.size() && target[shared] == here[shared])
        ++shared;
    for (std::size_t i = here.size(); i > shared; --i)
        revert(m_state, m_nodes[static_cast<std::size_t>(here[i - 1])].change);
    for (std::size_t i = shared; i < target.size(); ++i)
        apply(m_state, m_nodes[static_cast<std::size_t>(target[i])].change);
    m_current = node;
}

std::optional<NodeId> History::redoTarget() const {
    for (std::size_t i = m_nodes.size(); i-- > 1;)
        if (m_nodes[i].parent == m_current)
            return static_cast<NodeId>(i);
    return std::nullopt;
}

std::vector<NodeId> History::pathTo(NodeId node) const {
    std::vector<NodeId> path;
    for (NodeId at = node; at >= 0; at = m_nodes[static_cast<std::size_t>(at)].parent)
        path.push_back(at);
    std::reverse(path.begin(), path.end());
    return path;
}

PlayState History::stateAt(NodeId node) const {
    PlayState state = m_start;
    for (const NodeId at : pathTo(node))
        apply(state, m_nodes[static_cast<std::size_t>(at)].change);
    return state;
}

void History::setCheckpoint(const std::string& name) {
    removeCheckpoint(name);
    m_checkpoints.push_back({name, m_current});
}

void History::removeCheckpoint(const std::string& name) {
    std::erase_if(m_checkpoints, [&](const Checkpoint& checkpoint) { return checkpoint.name == name; });
}

NodeId lastRightNode(const Puzzle& puzzle, const History& history, const Grid& solution) {
    PlayState state = history.state();
    NodeId node = history.current();
    while (node > 0 && !mistakes(puzzle, state, solution).empty()) {
        const History::Node& left = history.nodes()[static_cast<std::size_t>(node)];
        revert(state, left.change);
        node = left.parent;
    }
    return node;
}

}  // namespace nonet
