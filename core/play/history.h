// Everything that was done on a puzzle, as a tree: an action after an undo starts a new branch and the old one stays.
#pragma once

#include "core/canonical/classic_transform.h"
#include "core/play/play_state.h"
#include "core/rules/layout_change.h"

#include <optional>
#include <string>
#include <variant>
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
    lockGivens,
    unlockGivens,
    transform,
    rename,
    showDigit,
    showSolution,
    editGivens,
    editBoard,
    editRules,
};

/// Where and with what, for the action's name. digit 0: none; cellCount 0: the whole board.
struct ActionLabel {
    ActionKind kind = ActionKind::start;
    std::uint8_t digit = 0;
    Cell cell{};
    int cellCount = 0;
    /// The library code of the step that was applied, as a number: 300 for "0300". -1: none.
    std::int16_t technique = -1;
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

/// The states may differ in size: the cells that one lacks are empty.
PlayChange changeBetween(const PlayState& before, const PlayState& after);
void apply(PlayState& state, const PlayChange& change);
void revert(PlayState& state, const PlayChange& change);

/// Digits became givens, or givens digits, with what that does to the cells.
struct GivensChange {
    Grid before;
    Grid after;
    PlayChange play;
    friend bool operator==(const GivensChange&, const GivensChange&) = default;
};

/// The setter changed the board: its shape, its rules, what stands on it from the start, with what that does to the
/// player's cells. Where the shape changed, the lists of cells have its length before and after.
struct BoardChange {
    LayoutChange layout;
    PlayChange play;
    friend bool operator==(const BoardChange&, const BoardChange&) = default;
};

/// What a puzzle is called and says of itself, as UTF-8: see PuzzleInfo.
struct PuzzleNames {
    std::string title;
    std::string author;
    std::string rules;
    std::string composedRules;
    friend bool operator==(const PuzzleNames&, const PuzzleNames&) = default;
};
/// In bytes, what is kept of either.
inline constexpr std::size_t kLongestName = 1'000;
/// In bytes, what is kept of the rules.
inline constexpr std::size_t kLongestText = 20'000;

/// Leaves the board as it is.
struct NamesChange {
    PuzzleNames before;
    PuzzleNames after;
    friend bool operator==(const NamesChange&, const NamesChange&) = default;
};

/// What a node did: to the cells, to the givens, to where everything stands (rows, columns and digits of a classic
/// board changed places; the nodes below it are told on the board as it is then), to what the puzzle is called, or to
/// its board and rules.
using NodeChange = std::variant<PlayChange, GivensChange, ClassicTransform, NamesChange, BoardChange>;

void apply(PlayState& state, Puzzle& puzzle, const NodeChange& change);
void revert(PlayState& state, Puzzle& puzzle, const NodeChange& change);
/// To the puzzle alone.
void apply(Puzzle& puzzle, const NodeChange& change);
bool isEmpty(const NodeChange& change);

/// A node's number in its History; 0 is the start.
using NodeId = int;

/// The puzzle that a history belongs to stands beside it, as it is at the current node: what may change it takes it.
class History {
public:
    struct Node {
        /// -1 for the start.
        NodeId parent = -1;
        ActionLabel label;
        NodeChange change;
        friend bool operator==(const Node&, const Node&) = default;
    };
    struct Checkpoint {
        std::string name;
        NodeId node = 0;
        friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
    };
    /// From one node to another that undo or redo would not have come to next.
    struct Jump {
        NodeId from = 0;
        NodeId to = 0;
        friend bool operator==(const Jump&, const Jump&) = default;
    };
    /// What undo and redo walk, from the start to `end`: down the tree from where one jump led to where the next began.
    /// From no node on it do both lead to the same one.
    struct UndoLine {
        std::vector<Jump> jumps;
        /// How many of the jumps lie behind the current node; redo comes to the others.
        std::size_t done = 0;
        NodeId end = 0;
        friend bool operator==(const UndoLine&, const UndoLine&) = default;
    };
    /// A stored history. Without `line` undo goes straight back to the start, and redo on along the newest children.
    struct Parts {
        PlayState start;
        std::vector<Node> nodes;
        NodeId current = 0;
        std::vector<Checkpoint> checkpoints;
        std::optional<UndoLine> line;
    };

    explicit History(PlayState start = PlayState()) : m_nodes(1), m_start(start), m_state(std::move(start)) {}
    /// Nothing where a parent does not come before its child, a node does not exist, a change is of another board, or
    /// the line does not go down the tree through the current node.
    static std::optional<History> restore(Parts parts);
    Parts parts() const;
    /// What undo and redo walk, where that is not what restore() takes without it.
    std::optional<UndoLine> unusualLine() const;

    const PlayState& state() const { return m_state; }
    const PlayState& startState() const { return m_start; }
    NodeId current() const { return m_current; }
    const std::vector<Node>& nodes() const { return m_nodes; }
    const Node& node(NodeId id) const { return m_nodes[static_cast<std::size_t>(id)]; }
    const std::vector<Checkpoint>& checkpoints() const { return m_checkpoints; }

    /// Adds a child of the current node and moves to it. Returns its id; the current id where nothing changed.
    NodeId push(Puzzle& puzzle, NodeChange change, ActionLabel label);
    NodeId push(const PlayState& next, ActionLabel label);
    NodeId pushGivens(Puzzle& puzzle, const Grid& givens, const PlayState& next, ActionLabel label);
    /// `change`: from the puzzle as it is; `next` has as many cells as the board after it.
    NodeId pushBoard(Puzzle& puzzle, const LayoutChange& change, const PlayState& next, ActionLabel label);
    /// The puzzle must be classic.
    NodeId pushTransform(Puzzle& puzzle, const ClassicTransform& map, ActionLabel label);

    /// Goes back from the current node and takes it out, as if it had never been. Only where it was added last, nothing
    /// was done from it, and neither a checkpoint nor a jump names it; else false, and nothing changes.
    bool dropLast(Puzzle& puzzle);

    /// No name may be longer than kLongestName, no text longer than kLongestText.
    NodeId pushNames(const PuzzleNames& before, const PuzzleNames& after, ActionLabel label);

    /// Moves to any node, by undoing up to the common ancestor and redoing down: along the line where undo or redo
    /// would come there next, and else by a jump, which undo takes back. Redo then goes on below the node, along the
    /// branch that was left or else the newest. Costs the length of the way, a jump that of the history.
    void goTo(NodeId node, Puzzle& puzzle);
    /// Where undo goes: back over a jump, or to the parent. Nothing at the start.
    std::optional<NodeId> undoTarget() const;
    /// Where redo goes. Nothing at the end of the line. Cost: the depth of the tree.
    std::optional<NodeId> redoTarget() const;
    bool canUndo() const { return m_current != 0 || isBehindJump(); }
    bool canRedo() const { return m_current != m_line.end || m_line.done < m_line.jumps.size(); }
    /// From the start to the node, both included.
    std::vector<NodeId> pathTo(NodeId node) const;
    /// The state at a node, without moving there.
    PlayState stateAt(NodeId node) const;
    /// The puzzle at the start. `puzzle`: as it is at the current node.
    Puzzle startPuzzle(Puzzle puzzle) const;
    Grid startGivens(const Puzzle& puzzle) const { return startPuzzle(puzzle).givens; }
    /// What the puzzle is called at the node. `current`: what it is called at the current one.
    PuzzleNames namesAt(NodeId node, const PuzzleNames& current) const;
    /// How the board at the node differs in its order from that at the current one.
    ClassicTransform transformTo(NodeId node) const;

    /// Names the current node; a checkpoint of that name moves.
    void setCheckpoint(const std::string& name);
    void removeCheckpoint(const std::string& name);

    friend bool operator==(const History&, const History&) = default;

private:
    struct Way {
        /// From the current node upwards, each to be undone.
        std::vector<NodeId> up;
        /// To the target, each to be done.
        std::vector<NodeId> down;
    };
    Way wayTo(NodeId node) const;
    NodeId add(NodeChange change, ActionLabel label);
    void walkTo(NodeId node, Puzzle* puzzle);
    bool areNodesValid() const;
    bool isLineValid() const;
    bool isBehindJump() const { return m_line.done > 0 && m_line.jumps[m_line.done - 1].to == m_current; }
    /// Where the part of the line ends on which the current node lies.
    NodeId endOfPart() const { return m_line.done < m_line.jumps.size() ? m_line.jumps[m_line.done].from : m_line.end; }
    /// The child of `top` on the way down to `node`; nothing where that is not below it.
    std::optional<NodeId> childTowards(NodeId top, NodeId node) const;
    NodeId newestLeafBelow(NodeId node) const;
    void cutLine() { m_line.jumps.resize(m_line.done); }

    std::vector<Node> m_nodes;
    PlayState m_start;
    PlayState m_state;
    NodeId m_current = 0;
    std::vector<Checkpoint> m_checkpoints;
    UndoLine m_line;
};

/// The givens before digits were locked into them, as they stand on the board now: at the last time that is not
/// unlocked yet. Nothing where none were.
std::optional<Grid> givensBeforeLock(const Puzzle& puzzle, const History& history);

/// The nearest node on the way back from the current one where no entered digit contradicts the solution.
NodeId lastRightNode(const Puzzle& puzzle, const History& history, const Grid& solution);

}  // namespace nonet
