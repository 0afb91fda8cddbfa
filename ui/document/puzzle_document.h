#pragma once

#include "core/answers/solution_facts.h"
#include "core/answers/why_none.h"
#include "core/canonical/classic_transform.h"
#include "core/formats/completion.h"
#include "core/play/history.h"
#include "core/play/player_actions.h"
#include "ui/document/view_state.h"

#include <QObject>

#include <functional>

namespace nonet {

enum class MoveDirection : std::uint8_t { done, undone };

/// One open puzzle: what the setter gave, and what the player did. Lives in the GUI thread. Every change of the board
/// is a node of its history: perform() and its relatives add one. Widgets read and listen.
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
    Completion completion() const;
    /// Every cell filled, and nothing that is known against it: whether that is the solution, completion() tells.
    bool isFinished() const;

    /// Adds a node with the state `next`. Does nothing where nothing changes or the document is read-only.
    void perform(const PlayState& next, const ActionLabel& label);
    /// Moves to any node of the undo tree. Undo takes a jump back, in the next session, too.
    void goTo(NodeId node);
    bool canUndo() const { return !isReadOnly() && history().canUndo(); }
    bool canRedo() const { return !isReadOnly() && history().canRedo(); }
    void undo();
    void redo();
    /// Turns entered digits into givens (Lock givens).
    void lockGivens();
    /// Other clues: givens, or while they are typed, what is on the board.
    void setClues(const Grid& clues);
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
    /// The clues as they are: see setClues().
    Grid clues() const { return isBeingTyped() ? digits() : puzzle().givens; }
    /// The puzzle with clues() as its givens.
    Puzzle puzzleOfClues() const;
    /// Turns givens back into entered digits: all of them where the puzzle was made here, else those that were locked
    /// last.
    void unlockGivens();
    bool canUnlockGivens() const;
    /// Exchanges rows, columns and digits of a classic puzzle; everything that stands on it moves along, so that only
    /// the board looks different.
    void transform(const ClassicTransform& map);

    void setCheckpoint(const QString& name);
    void removeCheckpoint(const QString& name);

    double playedSeconds() const { return m_record.playedSeconds; }
    void setPlayedSeconds(double seconds) { m_record.playedSeconds = seconds; }
    const ViewState& view() const { return m_view; }
    void changeView(const std::function<void(ViewState&)>& change);

    QString title() const { return QString::fromStdString(m_record.info.title); }
    QString author() const { return QString::fromStdString(m_record.info.author); }
    /// What the puzzle is called: an action as any other, which undo takes back. What is too long is cut.
    void setTitle(const QString& title);
    void setAuthor(const QString& author);
    /// What stands in their fields before that: kept with every key, and no action.
    void noteTyped(const std::optional<QString>& title, const std::optional<QString>& author);
    /// The names become what was typed when the program ended.
    void restoreTypedNames();
    /// Sets both as one action.
    void setTitleAndAuthor(const QString& title, const QString& author);
    /// The setter's rules, and the sentences that were made of the constraints (core/design/rules_text.h): an action.
    void setRules(const QString& rules, const QString& composed);

    /// What is known of the puzzle's solutions, worked out once for every change of the puzzle: whoever reasons from
    /// the game reads it here. Unknown while it awaits them, and where the counting was given up.
    const SolutionFacts& facts() const { return m_facts; }
    /// The only solution; else the setter's, where the puzzle came with one that has its givens and keeps its rules.
    const std::optional<Grid>& solution() const { return m_solution; }
    bool isSettersSolution() const { return m_solution && !m_facts.solution; }
    /// Whether its fog covers anything from the start: there is a solution to clear it by, or one may still be found.
    bool hasFog() const;
    /// The cells that fog covers now. Before the solutions are known it lies as it would if there were one, so that
    /// an answer never brings fog over what was seen.
    CellSet foggedCells() const;
    /// Digits that the player locked as givens contradict the setter's solution: it is not solution() until they are
    /// unlocked, and a full board still differs from it.
    bool isSolutionLockedAway() const { return m_isSolutionLockedAway; }
    /// The puzzle is new and its solutions are not counted yet: setFacts() will tell.
    bool awaitsFacts() const { return m_awaitsFacts; }
    void setFacts(SolutionFacts facts);
    /// They are awaited as of a new puzzle.
    void askFactsAgain();

    /// The givens are still being typed: whatever is on the board may become one.
    bool isBeingTyped() const;
    /// How many solutions the puzzle has, or while its givens are typed, what stands on the board; nothing while that
    /// is not counted.
    const std::optional<SolutionCount>& count() const { return m_count; }
    void setCount(std::optional<SolutionCount> count);
    /// Why that is none; nothing while that is not known, and where there is a solution.
    const std::optional<Diagnosis>& whyNone() const { return m_whyNone; }
    void setWhyNone(std::optional<Diagnosis> why);
    /// The rating of the puzzle as it is, or while its givens are typed, of what stands on the board. Worked out once
    /// for every change of it; nothing while that is not done. Level and score of the last time that it was open are in
    /// view().rating before that.
    const std::optional<RatingReport>& rating() const { return m_rating; }
    void setRating(RatingReport rating);
    /// What is typed became another puzzle.
    void forgetRating();

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
    void factsChanged();
    /// The number of solutions, or why there is none.
    void countChanged();
    void ratingChanged();
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
    void rename(PuzzleNames next, ActionKind kind);
    PuzzleNames names() const { return namesOf(m_record.info); }
    void forgetFacts();
    /// solution() of the puzzle and the facts as they are, and what of it is kept with the record.
    void updateSolution();
    /// By which a digit clears the fog.
    std::optional<Grid> solutionOfFog() const;
    /// The givens that unlocking leaves; nothing where there is nothing to unlock.
    std::optional<Grid> givensBelowLock() const;
    void layGivens(const LaidGivens& laid, ActionKind kind);

    QString m_id;
    PuzzleRecord m_record;
    SolutionFacts m_facts;
    /// What the puzzle came with, also while its givens are others.
    std::optional<Grid> m_setters;
    std::optional<Grid> m_solution;
    /// The one that was kept last, for the moment in which the puzzle's solutions are looked for again.
    std::optional<Grid> m_lastSolution;
    bool m_isSolutionLockedAway = false;
    bool m_awaitsFacts = true;
    std::optional<SolutionCount> m_count;
    std::optional<Diagnosis> m_whyNone;
    std::optional<RatingReport> m_rating;
    /// The view as the record tells it.
    ViewState m_view;
};

}  // namespace nonet
