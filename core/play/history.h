// Everything that was done on a puzzle, as a tree: an action after an undo starts a new branch and the old one stays.
#pragma once

#include "core/foundation/result.h"
#include "core/play/play_state.h"

#include <string>
#include <utility>
#include <vector>

namespace nonet {

/// What kind of action made a node; ui/text names it, with the digit and cell where it has them.
enum class ActionKind : std::uint8_t {
    start,
    digit,
    erase,
    corner,
    centre,
    struck,
    cellColour,
    candidateColour,
    link,
    clearColours,
    clearLinks,
    fillMarks,
    clearMarks,
    clearStruck,
    restart,
    applyStep,
    adoptPosition,
};

/// Where and with what, for the action's name. digit 0: none; cellCount 0: the whole board.
struct ActionLabel {
    ActionKind kind = ActionKind::start;
    std::uint8_t digit = 0;
    Cell cell{};
    int cellCount = 0;
    friend bool operator==(const ActionLabel&, const ActionLabel&) = default;
};

/// What an action changed, in both directions.
struct PlayChange {
    struct CellChange {
        Cell cell;
        CellState before;
        CellState after;
        friend bool operator==(const CellChange&, const CellChange&) = default;
    };
    std::vector<CellChange> cells;
    /// Both lists whole; equal where links did not change.
    std::vector<DrawnLink> linksBefore;
    std::vector<DrawnLink> linksAfter;

    bool isEmpty() const { return cells.empty() && linksBefore == linksAfter; }
    friend bool operator==(const PlayChange&, const PlayChange&) = default;
};

PlayChange changeBetween(const PlayState& before, const PlayState& after);
void apply(PlayState& state, const PlayChange& change);
void revert(PlayState& state, const PlayChange& change);

/// A node's number in its History; 0 is the start.
using NodeId = int;

class History {
public:
    struct Node {
        /// -1 for the start.
        NodeId parent = -1;
        ActionLabel label;
        PlayChange change;
        friend bool operator==(const Node&, const Node&) = default;
    };
    struct Checkpoint {
        std::string name;
        NodeId node = 0;
        friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
    };

    explicit History(PlayState start = PlayState()) : m_nodes(1), m_start(start), m_state(std::move(start)) {}
    /// A stored history. Nothing where a parent does not come before its child, or a node does not exist.
    static std::optional<History> restore(PlayState start, std::vector<Node> nodes, NodeId current,
                                          std::vector<Checkpoint> checkpoints);

    const PlayState& state() const { return m_state; }
    const PlayState& startState() const { return m_start; }
    NodeId current() const { return m_current; }
    const std::vector<Node>& nodes() const { return m_nodes; }
    const std::vector<Checkpoint>& checkpoints() const { return m_checkpoints; }

    /// Adds a child of the current node and moves to it. Returns its id; the current id where nothing changed.
    NodeId push(const PlayState& next, ActionLabel label);
    /// Moves to any node by undoing up to the common ancestor and redoing down. Costs the length of that way.
    void moveTo(NodeId node);
    bool canUndo() const { return m_current != 0; }
    /// The newest child, which redo goes to; nothing at a leaf.
    std::optional<NodeId> redoTarget() const;
    /// From the start to the node, both included.
    std::vector<NodeId> pathTo(NodeId node) const;
    /// The state at a node, without moving there.
    PlayState stateAt(NodeId node) const;

    /// Names the current node; a checkpoint of that name moves.
    void setCheckpoint(const std::string& name);
    void removeCheckpoint(const std::string& name);

    friend bool operator==(const History&, const History&) = default;

private:
    std::vector<Node> m_nodes;
    PlayState m_start;
    PlayState m_state;
    NodeId m_current = 0;
    std::vector<Checkpoint> m_checkpoints;
};

/// The nearest node on the way back from the current one where no entered digit contradicts the solution.
NodeId lastRightNode(const Puzzle& puzzle, const History& history, const Grid& solution);

}  // namespace nonet
