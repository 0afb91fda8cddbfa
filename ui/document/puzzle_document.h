#pragma once

#include "core/canonical/classic_transform.h"
#include "core/formats/format.h"
#include "core/hints/solution_facts.h"
#include "core/play/history.h"

#include <QObject>
#include <QUndoStack>

namespace nonet {

/// The view's key for puzzle and history before the givens were last locked or unlocked, as a native line. File and
/// journal carry it along, so that Undo goes back over it after a restart; over one such change, not over those before.
inline const QString kGivensBefore = QStringLiteral("givensBefore");

/// The view's key for the transforms that Undo still takes back after a restart: node, exchange of rows and columns,
/// rows, columns and digits of each, the newest last.
inline const QString kTransforms = QStringLiteral("transforms");

enum class MoveDirection : std::uint8_t { done, undone };

/// One open puzzle: what the setter gave, what the player did, and the undo stack over it. Lives in the GUI thread.
/// The only way to change it is a QUndoCommand: perform() and its relatives push one. Widgets read and listen.
class PuzzleDocument : public QObject {
    Q_OBJECT

public:
    explicit PuzzleDocument(PuzzleRecord record, QObject* parent = nullptr);

    /// Stable over sessions: the name of its file in the autosave folder.
    const QString& id() const { return m_id; }
    void setId(const QString& id) { m_id = id; }

    const Puzzle& puzzle() const { return m_record.puzzle; }
    const PuzzleInfo& info() const { return m_record.info; }
    const PuzzleRecord& record() const { return m_record; }
    const History& history() const { return m_record.history; }
    const PlayState& state() const { return m_record.history.state(); }
    bool isReadOnly() const { return m_record.isReadOnly; }
    /// Givens and entered digits.
    Grid digits() const;
    /// Every cell filled without conflict, and equal to the solution where it is known.
    bool isFinished() const;

    QUndoStack* undoStack() { return &m_undoStack; }

    /// Pushes a command that leads to `next`. Does nothing where nothing changes or the document is read-only.
    void perform(const PlayState& next, const ActionLabel& label);
    /// Pushes a command that moves to any node of the undo tree.
    void goTo(NodeId node);
    void undo() { m_undoStack.undo(); }
    void redo() { m_undoStack.redo(); }
    /// Turns entered digits into givens (Lock givens), as one command.
    void lockGivens();
    /// Turns the givens back into entered digits, as one command; only for puzzles made here.
    void unlockGivens();
    /// Exchanges rows, columns and digits of a classic puzzle as one command; everything that was done on it moves
    /// along, so that only the board looks different.
    void transform(const ClassicTransform& map);

    void setCheckpoint(const QString& name);
    void removeCheckpoint(const QString& name);

    double playedSeconds() const { return m_record.playedSeconds; }
    void setPlayedSeconds(double seconds) { m_record.playedSeconds = seconds; }
    /// The window's own keys, kept with the puzzle (what was asked to be shown, see the no-spoilers rule).
    QString viewValue(const QString& key) const;
    void setViewValue(const QString& key, const QString& value);

    QString title() const { return QString::fromStdString(m_record.info.title); }
    void setTitle(const QString& title);

    /// What is known of the puzzle's solutions, worked out once for every change of the puzzle: whoever reasons from
    /// the game reads it here. Unknown while it awaits them, and where the counting was given up.
    const SolutionFacts& facts() const { return m_facts; }
    const std::optional<Grid>& solution() const { return m_facts.solution; }
    /// The puzzle is new and its solutions are not counted yet: setFacts() will tell.
    bool awaitsFacts() const { return m_awaitsFacts; }
    void setFacts(SolutionFacts facts);

Q_SIGNALS:
    /// Puzzle, play state or history changed.
    void changed();
    /// An action was done, undone or redone: its label for the status line, and the cells that changed, to flash.
    void actionShown(const nonet::ActionLabel& label, const std::vector<nonet::Cell>& cells, bool isUndo);
    /// Rows, columns or digits changed places; puzzleReplaced() comes before.
    void transformed(const nonet::ClassicTransform& map, bool isUndo);
    void checkpointsChanged();
    void factsChanged();
    /// The givens became others: what was computed for the puzzle no longer holds.
    void puzzleReplaced();
    /// A view value or the title changed.
    void viewChanged();

private:
    friend class MoveCommand;
    friend class GivensCommand;
    friend class TransformCommand;
    /// `shown`: the node whose action is named to the player.
    void moveTo(NodeId node, NodeId shown, MoveDirection direction);
    void replacePuzzle(const Puzzle& puzzle, const History& history, const QString& before);
    /// `map` leads to the transformed board or back from it.
    void moveAll(const ClassicTransform& map, MoveDirection direction);
    void pushGivens(Puzzle puzzle, PlayState start);
    void storeViewValue(const QString& key, const QString& value);
    /// A stored history's path as commands, so that undo and redo walk it as if nothing had been closed.
    void rebuildUndoStack();
    /// What was done before the givens changed, and that change. Returns the number of commands.
    int rebuildBeforeGivens();
    void pushMoves(const std::vector<NodeId>& path);
    struct KeptTransform {
        NodeId node = 0;
        ClassicTransform map;
    };
    std::vector<KeptTransform> keptTransforms() const;
    void keepTransforms(const std::vector<KeptTransform>& transforms);
    /// Those that lie on the path in the order in which they were made: the newest ones that do.
    std::vector<KeptTransform> transformsAlong(const std::vector<NodeId>& path) const;

    QString m_id;
    PuzzleRecord m_record;
    SolutionFacts m_facts;
    bool m_awaitsFacts = true;
    QUndoStack m_undoStack;
    bool m_isRebuilding = false;
};

}  // namespace nonet
