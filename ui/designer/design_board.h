#pragma once

#include "core/design/strokes.h"
#include "core/play/history.h"
#include "core/rules/constraint_catalogue.h"
#include "core/rules/layout.h"
#include "ui/board/board_widget.h"
#include "ui/designer/designer.h"

#include <QElapsedTimer>
#include <QString>
#include <QTimer>

#include <optional>
#include <vector>

namespace nonet {

class ActionSet;

/// The board of the Design room: the board as everywhere, on which mouse and keys do what the designer's tool does.
///
/// Constraints: pressing and dragging draws one, dragging back takes cells off, the right button takes away; a click on
/// an edge, a corner or beside the board sets a sign, and again takes it away. Cells that are selected become one by
/// Enter, in the order in which they were selected. Figures typed then are its value, symbols its digits; for a moment
/// after a figure, and until Enter, Esc or an arrow, letters take no tool. With a rule's
/// tool and none chosen, figures are a cell's row and column: it is marked, or selected for what takes several cells.
class DesignBoard : public BoardWidget {
    Q_OBJECT

public:
    /// actions: of which keys of scope `design` run.
    DesignBoard(Designer& designer, Preferences& preferences, const ActionSet& actions, QWidget* parent = nullptr);

    /// Gives up what is being drawn, else what is chosen; false where there was neither.
    bool escape();
    /// What the keys or the mouse would do now, as a sentence.
    QString toolHint() const;
    /// What they do with the tool while nothing is chosen or begun; parted by " · ". With a rule, not of kind unknown.
    static QString hintOf(const DesignTool& tool);
    /// The selected cells become a constraint of the tool's kind; without any, one of the whole board does.
    void drawSelection(LineStart start = LineStart::prolongs);
    /// Chosen constraints by so many cells; the selection stays.
    /// `leads`: the one that a drag holds, which its partners of a symmetry follow.
    void moveChosen(int down, int right, int leads = -1);
    /// The next constraint at the place where the last one was picked.
    void chooseNext();

Q_SIGNALS:
    void toolHintChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    /// Tab goes through what lies under the pointer, and after the last of it on to the next widget; Shift+Tab leaves
    /// the board.
    bool focusNextPrevChild(bool isNext) override;
    bool takeSymbol(Digit symbol, Qt::KeyboardModifiers modifiers) override;

private:
    /// Between two figures of one value, in milliseconds.
    static constexpr int kTypesOn = 1500;

    enum class Gesture : std::uint8_t { none, stroke, erasing, moving, painting };

    // design_board_pointer.cpp
    void pressTool(const QPointF& point, Qt::KeyboardModifiers modifiers);
    void pressRegions(const QPointF& point);
    void pressSelect(const QPointF& point, Qt::KeyboardModifiers modifiers);
    void pressPicture(Qt::KeyboardModifiers modifiers);
    void pressSign(const QPointF& point);
    void dragTo(const QPointF& point);
    void endGesture();
    void cyclePair(Cell first, Cell second);
    /// The tool's marks of several cells that are there, the topmost first; none where its cells are marked one by one.
    std::vector<int> marksAt(Cell cell) const;
    /// Shift draws there, another one, rather than select.
    bool beginsAnew(const QPointF& point) const;
    /// The topmost of them, and the next one where that was chosen; false where there is none.
    bool chooseMarkAt(Cell cell);
    /// The one behind what was chosen when the mouse was pressed; else the first.
    int nextOf(const std::vector<int>& there) const;
    void eraseAt(const QPointF& point);
    void paintRegionAt(const QPointF& point);
    void showStroke();
    /// Constraints whose picture is there, the topmost first.
    std::vector<int> constraintsUnder(const QPointF& point) const;
    std::optional<Cell> cellUnder(const QPointF& point) const;

    // design_board_drawing.cpp
    bool drawsPictures() const;
    bool isTextTool() const;
    /// With the text tool: those that stand in the cell or whose letters lie at the point, the topmost first.
    std::vector<int> textsAt(Cell cell, const QPointF& point) const;
    /// The topmost of them, and the next one where that was chosen; false where there is none.
    bool chooseTextAt(Cell cell, const QPointF& point);
    /// Of the one that is chosen among what lies under the pointer.
    std::optional<std::size_t> placeOfChosen() const;
    Drawing drawingModel() const;
    DrawingPoint drawingPointAt(const QPointF& point) const;
    void extendPicture(std::vector<Cell>& stroke, Cell next) const;
    std::vector<Cell> allOf(const std::vector<Cell>& cells) const;
    std::optional<DrawingEdit> pictured(const std::vector<Cell>& stroke) const;
    void finishPicture(const std::vector<Cell>& cells);
    /// A text that nobody typed goes again once something else is chosen.
    void dropUntyped();
    /// What was drawn and not typed is so still where an edit moved it or gave it another look.
    void followUntyped();
    bool isUntyped(const Drawing& drawing) const;
    /// False where there was nothing to take away.
    bool erasePictureAt(const QPointF& point);
    void erasePictureByKey();
    bool typeColour(int figure);
    bool isTypingText() const;
    bool isTextInHand() const;
    bool takesText(const QKeyEvent& event) const;
    bool typeText(const QKeyEvent& event);
    void movePictures(int down, int right, int leads);
    std::optional<DrawingEdit> movedPictures(int down, int right, int leads) const;
    std::optional<LayoutEdit> movedRules(int down, int right, int leads) const;
    void pickAt(Cell cell);
    /// The topmost first.
    std::vector<int> drawingsUnder(const QPointF& point) const;
    void paintFog(QPainter& painter) const;
    void paintChosenPictures(QPainter& painter) const;
    static QString pictureHint(const DesignTool& tool);

    // design_board.cpp
    ConstraintShape toolShape() const;
    /// Of an equal rule that is hidden; false where there is none.
    bool showsAgain(const Constraint& constraint);
    void place(Constraint constraint);
    /// What a stroke of the tool does; what is new has the tool's value.
    LayoutEdit drawn(const std::vector<Cell>& cells) const;
    void finishStroke(const std::vector<Cell>& cells);
    /// What a line from the cell under the mouse, or the one with the cursor, would go on with; nothing where none.
    std::optional<int> prolonged() const;
    QString lineHint() const;
    void noteSelection();
    void paintChosen(QPainter& painter) const;
    int gridAt(Cell cell) const;

    // design_board_keys.cpp
    bool isOwnKey(const QKeyEvent& event) const;
    bool isOfPlayAlone(const QKeyEvent& event) const;
    bool pressOwnKey(const QKeyEvent& event);
    bool copiesRules(const QKeyEvent& event) const;
    bool pastesRules(const QKeyEvent& event) const;
    bool leaveMarks(const QKeyEvent& event);
    bool typeFigure(const QString& figure);
    bool typeValue(const QString& typed);
    /// Figures of a value came a moment ago.
    bool isTypingValue() const;
    void endValue();
    void tellRange(bool isDone);
    bool typeRoman(const QString& letter);
    bool toggleChosenDigit(Digit symbol);
    const Constraint* chosenOfOneKind() const;
    bool hasChosen() const;
    void strokeOn(int down, int right);
    bool typePlace(int figure);
    void reach(Cell cell);
    void eraseByKey(int key);

    Designer& m_designer;
    const ActionSet& m_actions;
    Preferences& m_settings;
    Gesture m_gesture = Gesture::none;
    std::vector<Cell> m_stroke;
    /// A line that begins on another's end is one of its own.
    LineStart m_lineStart = LineStart::prolongs;
    /// The cell under the mouse; -1: none.
    int m_pointed = -1;
    QPointF m_pressedAt;
    std::optional<Cell> m_movedFrom;
    /// The rule or drawing that a drag holds.
    int m_held = -1;
    Motion m_motion;
    std::optional<int> m_region;
    RegionMap m_regions;
    int m_regionGrid = 0;
    /// In the order in which they were selected.
    std::vector<Cell> m_order;
    /// Where constraints were picked last, and which of them.
    std::vector<int> m_under;
    std::vector<int> m_drawingsUnder;
    /// Of one line of both, what was picked first: Tab goes round to it.
    std::size_t m_firstUnder = 0;
    /// Figures typed as the value of the chosen constraint.
    QString m_typed;
    QElapsedTimer m_sinceTyped;
    QTimer m_typingEnds;
    /// What was chosen before the mouse was pressed: drawings where the tool draws some, else rules.
    std::vector<int> m_chosenBefore;
    /// Texts that are drawn and not yet typed, also those that undo or redo may bring back.
    std::vector<Drawing> m_untyped;
    /// One of them is chosen.
    bool m_chosenUntyped = false;
    /// The history's node after the last of them was drawn.
    std::optional<NodeId> m_untypedStep;
    /// The history's node after a drawing's text that is being typed.
    std::optional<NodeId> m_textTo;
    /// Figures typed of a cell's row and column.
    QString m_place;
    /// A cell was marked by the figures of its place: an Enter behind them takes nothing away.
    bool m_hasMarked = false;
    /// Cells that were selected so, in their order.
    std::vector<Cell> m_reached;
    QElapsedTimer m_sincePlace;
};

}  // namespace nonet
