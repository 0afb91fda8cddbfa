#pragma once

#include "core/board/board_shape.h"
#include "core/design/strokes.h"
#include "ui/designer/designer.h"
#include "ui/designer/tools/tool_catalogue.h"

#include <QPointF>
#include <QString>

#include <string>
#include <vector>

class QKeyEvent;

namespace nonet {

class DesignBoard;

/// What mouse and keys do on the Design room's board with one type of tool. The board owns one of each type and asks
/// the one that the designer names, while it has a document; what is the same for all of them it does itself. Points
/// are in the board's pixels.
class BoardTool {
public:
    explicit BoardTool(DesignBoard& board);
    virtual ~BoardTool() = default;
    BoardTool(const BoardTool&) = delete;
    BoardTool& operator=(const BoardTool&) = delete;

    /// What the keys or the mouse would do now, as a sentence.
    virtual QString hint() const;
    /// Mouse and keys are a player's, but for keys that take another tool, or the last edit back.
    virtual bool isOfPlay() const { return false; }
    /// What is drawn, or typed and not yet complete, is given up.
    virtual void cancel() {}
    /// Something else was chosen, or another tool was taken.
    virtual void forgetTyped() {}
    /// Another tool was in hand until now; what was chosen with it may still be.
    virtual void taken() {}
    /// The pointer is over another cell, with no button down.
    virtual void pointerMoved() {}
    virtual void puzzleChanged() {}

    /// The left button. False where it selects cells, as in Play.
    virtual bool press(const QPointF& point, Qt::KeyboardModifiers modifiers);
    /// After a press that began a drag, while the button is held.
    virtual void dragTo(const QPointF& point);
    /// The end of such a drag.
    virtual void release() {}
    /// A double click does as in Play, rather than press twice.
    virtual bool playsDoubleClick() const { return false; }
    /// The right button: takes away the topmost of what the tool draws.
    virtual void eraseAt(const QPointF& point);
    /// What is chosen is not outlined now.
    virtual bool hidesChosen() const { return false; }
    /// Regions are coloured and numbered.
    virtual bool showsRegions() const { return false; }

    /// A key that is the tool's before it is anything else's in the window.
    virtual bool takesKey(const QKeyEvent& event) const;
    /// A key was pressed, whatever it does.
    virtual void noteKey() {}
    /// False where the key means nothing to the tool.
    virtual bool pressKey(const QKeyEvent& event);
    /// A figure that is no part of a chosen rule's value. False where it means nothing to the tool.
    virtual bool typeFigure(int figure);
    /// Enter, where nothing is chosen that it ends.
    virtual void pressEnter();
    /// Enter lets go of chosen drawings.
    virtual bool endsByEnter() const { return false; }
    /// Goes on to the next one of what lies under the pointer. False where Tab leaves the board.
    virtual bool goToNext() { return false; }
    /// A symbol that is no digit of a chosen rule.
    virtual void enterSymbol(Digit symbol, Qt::KeyboardModifiers modifiers);
    /// Letters that are symbols of the puzzle are entered, before they are keys of actions.
    virtual bool takesSymbols() const { return false; }
    /// The selected cells become what the tool draws; without any, a rule of the whole board does.
    virtual void drawSelection(LineStart start);
    /// Del, with nothing chosen.
    virtual void eraseSelected() {}
    /// Whether letters go into the text of these drawings, which are chosen; isTyping: one just did.
    virtual bool writesInto(const std::vector<Drawing>& chosen, bool isTyping) const;
    /// Backspace is for the text of what is chosen, also before a letter was typed.
    virtual bool shortensText() const { return false; }

protected:
    const Puzzle& puzzle() const { return m_designer.puzzle(); }
    const Constraint& constraintAt(int index) const { return puzzle().constraints()[static_cast<std::size_t>(index)]; }
    const Drawing& drawingAt(int index) const {
        return puzzle().decoration().drawings[static_cast<std::size_t>(index)];
    }
    std::optional<Cell> cellUnder(const QPointF& point) const;
    std::vector<Cell> selectedCells() const;
    /// Whether eraseAt() may take it away.
    virtual bool erases(const Constraint& constraint) const;
    /// False where there was nothing to take away that is only drawn.
    virtual bool eraseDrawingAt(const QPointF& point);
    /// The topmost drawing, of this kind if there is one. False where there is none.
    bool eraseTopmost(const QPointF& point, std::optional<DrawingKind> kind);

    DesignBoard& m_board;
    Designer& m_designer;
};

}  // namespace nonet
