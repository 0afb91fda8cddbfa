#pragma once

#include "core/design/constraint_edits.h"
#include "core/design/drawing_edits.h"
#include "core/design/moves.h"
#include "core/play/history.h"
#include "ui/designer/design_tool.h"
#include "ui/designer/locks.h"
#include "ui/designer/pen.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace nonet {

class PuzzleDocument;

/// What the parts of the Design room share: the layout that is open, which of its constraints are chosen, the tool and
/// the symmetry. Every edit of the puzzle goes through here, and is one action of the document's history. Lives in the
/// GUI thread.
class Designer : public QObject {
    Q_OBJECT

public:
    explicit Designer(QObject* parent = nullptr);

    /// Not owned; null for none.
    void setDocument(PuzzleDocument* document);
    PuzzleDocument* document() const;
    /// The blank classic board where there is no document.
    const Puzzle& puzzle() const;

    /// Null where there is none of this index: who hears of an edit before the designer does, or goes by an answer
    /// about the layout before it, may still have one of those.
    const Constraint* constraint(int index) const;
    const Drawing* drawing(int index) const;

    /// Into the layout's constraints, rising.
    const std::vector<int>& chosen() const { return m_chosen; }
    /// Indices that do not exist are left out.
    void choose(std::vector<int> constraints);

    /// Into the decoration's drawings, rising. Rules are chosen, or drawings, never both.
    const std::vector<int>& chosenDrawings() const { return m_chosenDrawings; }
    void chooseDrawings(std::vector<int> drawings);
    /// Rules or drawings are.
    bool hasChosen() const { return !m_chosen.empty() || !m_chosenDrawings.empty(); }
    /// The first of the chosen constraints, where all of them are of one kind and none is locked; else null.
    const Constraint* chosenOfOneKind() const;
    Pen& pen() { return m_pen; }
    const Pen& pen() const { return m_pen; }
    Locks& locks() { return m_locks; }
    const Locks& locks() const { return m_locks; }

    const DesignTool& tool() const { return m_tool; }
    void setTool(const DesignTool& tool);
    EntrySymmetry symmetry() const { return m_symmetry; }
    void setSymmetry(EntrySymmetry symmetry);

    /// What of those that are chosen may be moved, changed and deleted: without locked ones.
    std::vector<int> freeChosen() const;
    std::vector<int> freeDrawings() const;

    /// The puzzle becomes this one, by one action that undo takes back; player's digits and marks stay where their
    /// cells do. Nothing happens where nothing changes or the document is read-only. The edit's constraints are chosen
    /// then. Partners that the symmetry has are edited as well (withPartners()). Another value for what had one set a
    /// step ago is the same step, until something else is done.
    void edit(const LayoutEdit& edit);
    /// Edits likewise, and what is chosen stays so where it is still there.
    void edit(const Puzzle& after);
    /// What was entered becomes the solution layer's, over what it has there, and is entered no more: one step.
    void keepDigitsAsSolution();

    /// Edits what is only drawn likewise: the edit's drawings are chosen then. A text that is typed on is one step.
    void edit(const DrawingEdit& edit);
    /// What is done next is a step of its own, also where it is another value of the same.
    void endStep() { m_valueStep.reset(); }
    /// All edits until endStroke() are one step: those of one drag.
    void beginStroke() { m_stroke = Stroke{}; }
    void endStroke() { m_stroke.reset(); }
    /// The edit with what it does to partners, locked ones left out.
    LayoutEdit withPartners(const LayoutEdit& edit) const;
    DrawingEdit withPartners(const DrawingEdit& edit) const;

Q_SIGNALS:
    /// Another document, or none.
    void documentChanged();
    /// The layout, the givens or what was drawn became others: by an edit, undo or redo.
    void puzzleChanged(const nonet::LayoutChange& change);
    void chosenChanged();
    void toolChanged();
    void symmetryChanged();
    /// A sentence about what was done or could not be.
    void statusMessage(const QString& sentence);

private:
    /// The step that set a value or a text, and of which constraints or drawings.
    struct ValueStep {
        NodeId node = 0;
        std::vector<int> of = {};
        bool isOfDrawings = false;
    };

    /// The step that a drag made so far.
    struct Stroke {
        std::optional<NodeId> node = std::nullopt;
    };

    /// False: it is said why not.
    bool mayEdit();
    void followPuzzle(const LayoutChange& change);
    void perform(const Puzzle& after, const LayoutChange& change, const std::optional<ValueStep>& value);

    QPointer<PuzzleDocument> m_document;
    std::vector<int> m_chosen;
    std::vector<int> m_chosenDrawings;
    Pen m_pen;
    Locks m_locks;
    DesignTool m_tool;
    EntrySymmetry m_symmetry = EntrySymmetry::none;
    std::optional<ValueStep> m_valueStep;
    std::optional<Stroke> m_stroke;
    /// An edit is being made here, and chooses by itself.
    bool m_isEditing = false;
    /// How many nodes the history had when it was told of last: it grows by everything but undo and redo.
    std::size_t m_knownNodes = 0;
};

}  // namespace nonet
