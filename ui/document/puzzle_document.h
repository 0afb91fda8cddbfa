#pragma once

#include "core/play/history.h"
#include "core/play/player_actions.h"
#include "ui/document/document_clues.h"
#include "ui/document/document_findings.h"
#include "ui/document/document_names.h"
#include "ui/document/document_notes.h"

#include <QObject>

namespace nonet {

enum class MoveDirection : std::uint8_t { done, undone };

/// One open puzzle: what the setter gave, and what the player did. Lives in the GUI thread. Every change of the board
/// is a node of its history: perform() and its relatives add one. Widgets read and listen.
class PuzzleDocument : public QObject {
    Q_OBJECT

public:
    /// id: of one that was kept before; a new one where it is empty.
    explicit PuzzleDocument(PuzzleRecord record, const QString& id = {}, QObject* parent = nullptr);

    /// Stable over sessions: the name of its file in the autosave folder.
    const QString& id() const { return m_id; }

    const Puzzle& puzzle() const { return m_record.puzzle; }
    const PuzzleInfo& info() const { return m_record.info; }
    QString title() const { return QString::fromStdString(m_record.info.title); }
    QString author() const { return QString::fromStdString(m_record.info.author); }
    const PuzzleRecord& record() const { return m_record; }
    const History& history() const { return m_record.history; }
    const PlayState& state() const { return m_record.history.state(); }
    bool isReadOnly() const { return m_record.isReadOnly; }
    /// Givens and entered digits.
    Grid digits() const;

    /// Adds a node with the state `next`. Does nothing where nothing changes or the document is read-only.
    void perform(const PlayState& next, const ActionLabel& label);
    /// Moves to any node of the undo tree. Undo takes a jump back, in the next session, too.
    void goTo(NodeId node);
    bool canUndo() const { return !isReadOnly() && history().canUndo(); }
    bool canRedo() const { return !isReadOnly() && history().canRedo(); }
    void undo();
    void redo();
    /// The setter's puzzle becomes this one. Digits and marks stay where their cells do: in their rows and columns
    /// where the board has another shape. Does nothing where nothing changes or the document is read-only.
    void setPuzzle(const Puzzle& after);
    /// As setPuzzle(), for callers that know the change from the puzzle as it is to that one.
    void edit(const Puzzle& after, const LayoutChange& change);
    /// Likewise, and the player's cells become `next`, of the shape after the change.
    void edit(const LayoutChange& change, const PlayState& next);
    /// The last step, which was an edit of the setter's puzzle, leads to this one instead: undo takes both back at
    /// once. Where that cannot be, as edit().
    void replaceLastEdit(const Puzzle& after, const LayoutChange& change);
    /// Other givens, and the state that goes with them. Does nothing where they are the same or the document is
    /// read-only.
    void layGivens(const LaidGivens& laid, ActionKind kind);
    /// Title, author and rules become these; a read-only document has them so, without an action.
    void rename(PuzzleNames next, ActionKind kind);
    /// Exchanges rows, columns and digits of a classic puzzle; everything that stands on it moves along, so that only
    /// the board looks different.
    void transform(const ClassicTransform& map);

    /// Checkpoints, played time and view.
    const DocumentNotes& notes() const { return m_notes; }
    DocumentNotes& notes() { return m_notes; }
    /// What is known of the puzzle's solutions and how hard it is.
    const DocumentFindings& findings() const { return m_findings; }
    DocumentFindings& findings() { return m_findings; }
    /// Its givens, and what becomes of them.
    const DocumentClues& clues() const { return m_clues; }
    DocumentClues& clues() { return m_clues; }
    /// How title, author and rules become others.
    DocumentNames& names() { return m_names; }

Q_SIGNALS:
    /// Puzzle, play state or history changed.
    void changed();
    /// The last step became another one, or went; changed() comes after.
    void lastStepReplaced();
    /// An action was done, undone or redone: its label for the status line, and the cells that changed, to flash (none
    /// where all changed places).
    void actionShown(const nonet::ActionLabel& label, const std::vector<nonet::Cell>& cells, bool isUndo,
                     nonet::NodeId node);
    /// Rows, columns or digits changed places; edited() comes before.
    void transformed(const nonet::ClassicTransform& map);
    void checkpointsChanged();
    /// The puzzle became another one, by an edit, undo, locked givens or a transform: what was computed for it no
    /// longer holds. change: all that is another one now, compared this once for everybody.
    void edited(const nonet::LayoutChange& change);
    /// What is kept of the view, or what the puzzle is called, changed.
    void viewChanged();

private:
    /// `shown`: the node whose action is named to the player.
    void moveTo(NodeId node, NodeId shown, MoveDirection direction);
    void reportMove(const LayoutChange& change, const PlayState& stateBefore, const ClassicTransform& map, NodeId shown,
                    MoveDirection direction);

    QString m_id;
    PuzzleRecord m_record;
    DocumentNotes m_notes;
    DocumentFindings m_findings;
    DocumentClues m_clues;
    DocumentNames m_names;
};

}  // namespace nonet
