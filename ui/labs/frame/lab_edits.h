#pragma once

#include "ui/labs/frame/lab_history.h"

#include <QCoreApplication>

#include <cstdint>

namespace nonet {

class LabSession;

/// What the learner sets, types, draws and drags in the session's lab, each step so that it can be taken back. Scenes
/// are changed through it alone, and the session's signals tell of it.
class LabEdits {
    Q_DECLARE_TR_FUNCTIONS(nonet::LabEdits)

public:
    explicit LabEdits(LabSession& session) : m_session(session) {}

    /// Another lab is open: nothing of the one before can be taken back.
    void forget();
    /// Where it asks for a moment that would give the answer away, it leads to the last one that does not, and says so.
    void setControl(const QString& id, int value);
    /// Empty, or why the text stays as it was.
    QString setText(const QString& id, const QString& text);
    void clickCell(Cell cell);
    /// False where the scene takes no digits. One that is taken leads to the scene's end, which shows what it changes.
    /// In scenes that take clues the digit becomes one.
    bool typeDigit(Cell cell, std::optional<Digit> digit);
    /// Something in the picture follows the pointer, as DragHandle::dragTo(); one step for undo until endDrag().
    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to);
    void endDrag();
    /// Without a step for undo: its scene is left.
    void breakOffDrag() { m_beforeDrag.reset(); }
    bool isDragging() const { return m_beforeDrag.has_value(); }
    /// The learner's work begins anew.
    void clearTurn();

    /// Empty, or why the input stays as it was.
    QString setInput(const QString& text);
    void shuffleInput(std::uint64_t seed);
    void useExample();
    /// Two tiles of the list change places.
    void exchangeTiles(int first, int second);
    /// Index into Lab::presets().
    void usePreset(int index);

    /// Back before what was last set, drawn or typed, in whichever scene that was, and forth again; nothing where there
    /// is nothing. In the learner's turn: before what was last done in it.
    void undo();
    void redo();
    bool canUndo() const { return history().canUndo(); }
    bool canRedo() const { return history().canRedo(); }
    /// The lab as undo would find it.
    LabMoment momentOf(int scene) const;
    /// Outside of the learner's turn: `before` is how the lab was when the turn began that changed its input.
    void keepTurn(const LabMoment& before);

private:
    const LabHistory& history() const;
    LabHistory& history();
    /// Does it, so that it can be undone.
    template <typename Change>
    void change(const QString& by, Change change);
    void remember(LabMoment before);
    /// Whether its scene is the one that is looked at, or all see the change; if not, says so.
    bool isInSight(const LabMoment& moment, const QString& elsewhere);
    void restore(const LabMoment& moment);

    LabSession& m_session;
    LabHistory m_ofLab;
    /// Before what is being dragged was.
    std::optional<LabMoment> m_beforeDrag;
};

}  // namespace nonet
