#pragma once

#include "ui/board/board_widget.h"
#include "ui/designer/designer.h"
#include "ui/designer/erasing_stroke.h"
#include "ui/designer/number_wheel.h"
#include "ui/designer/tools/typed_text.h"
#include "ui/designer/tools/typed_value.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace nonet {

class ActionSet;
class BoardTool;

/// The board of the Design room: the board as everywhere, on which mouse and keys do what the designer's tool does
/// (tools/board_tool.h). What is the same with all tools is done here: what is chosen is outlined, deleted and let go
/// of, and figures typed are its value, symbols its digits; for a moment after a figure, and until Enter, Esc or an
/// arrow, letters take no tool.
class DesignBoard : public BoardWidget {
    Q_OBJECT

public:
    /// actions: of which keys of scope `design` run.
    DesignBoard(Designer& designer, Preferences& preferences, const ActionSet& actions, QWidget* parent = nullptr);
    ~DesignBoard() override;

    /// Gives up what is being drawn, else what is chosen; false where there was neither.
    bool escape();
    /// What the keys or the mouse would do now, as a sentence.
    QString toolHint() const;
    /// The selected cells become what the tool draws; without any, a rule of the whole board does.
    void drawSelection();
    /// What is entered in the selected cells goes; where nothing is, what the tool sets there.
    void eraseSelection();

    /// For the tools.
    Designer& designer() const { return m_designer; }
    TypedText& text() { return m_text; }
    /// The selected cells in the order in which they were selected.
    const std::vector<Cell>& order() const { return m_order; }
    void selectInOrder(std::vector<Cell> cells, Cell current);
    /// What the press that comes just now began goes on until the button is released or a key is pressed.
    void beginDrag() { m_drag = Drag::tool; }
    bool isDragging() const { return m_drag == Drag::tool; }
    /// Where a button was pressed last.
    const QPointF& pressedAt() const { return m_pressedAt; }
    /// The cell under the mouse; nothing where it is beside the board.
    std::optional<Cell> pointed() const { return m_pointed; }
    void setPointed(std::optional<Cell> cell) { m_pointed = cell; }

Q_SIGNALS:
    void toolHintChanged();
    /// What lies under the pointer is chosen, or its cell selected. On the screen.
    void menuAsked(const QPoint& screenPoint);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    /// Over the chosen rule, or any rule's number, the wheel counts that up and down.
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    /// Tab goes round what lies under the pointer while it is chosen, else on to the next widget; Shift+Tab leaves the
    /// board.
    bool focusNextPrevChild(bool isNext) override;
    bool handleSymbol(Digit symbol, Qt::KeyboardModifiers modifiers) override;

private:
    enum class Drag : std::uint8_t { none, tool, erasing };

    void connectDesigner();
    BoardTool& tool() const;
    void noteSelection();
    /// Beside the board, for clues: while the tool sets some, or one stands there.
    void makeRoom();
    /// Of what lies at the point.
    void askForMenu(const QPointF& point);
    /// Nothing more comes of the button that is held.
    void endDrag();

    // design_board_keys.cpp
    bool isOwnKey(const QKeyEvent& event) const;
    bool pressOwnKey(const QKeyEvent& event);
    void pressEnter();
    void pressErase(int key);
    bool triggerAction(const QKeyEvent& event);

    Designer& m_designer;
    const ActionSet& m_actions;
    Preferences& m_settings;
    /// By type.
    std::vector<std::unique_ptr<BoardTool>> m_tools;
    TypedValue m_value;
    TypedText m_text;
    Drag m_drag = Drag::none;
    QPointF m_pressedAt;
    /// Where the right button takes nothing away it asks for the menu.
    ErasingStroke m_erasing;
    NumberWheel m_wheel;
    std::optional<Cell> m_pointed;
    BoardMargins m_room;
    std::vector<Cell> m_order;
};

}  // namespace nonet
