#pragma once

#include "ui/board/board_widget.h"
#include "ui/preferences/tokens.h"

#include <QWidget>

#include <vector>

namespace nonet {

class ActionSet;
class PadButton;
class Preferences;

/// The keys at the board: the input modes as one control of segments, the digits with how many of each are left,
/// eraser and undo. In Colour mode the digits' place is taken by what a click on the board paints with: cell colours,
/// or candidate colours while candidates are shown. In a column a game's sixth tile is the filter, pressed in while one
/// holds. Stands as a column beside the board, or as a block where that is
/// too low for a column, or in one or two rows under it. Buttons take Tab focus, not click focus.
class DigitPad : public QWidget {
    Q_OBJECT

public:
    enum class Form : std::uint8_t { rows, block, column };
    /// Whose digits and marks these are: undo and redo go with them.
    enum class Use : std::uint8_t { game, layout };

    /// Neither board nor actions are owned; both outlive the pad.
    DigitPad(BoardWidget& board, ActionSet& actions, Preferences& preferences, Use use = Use::game,
             QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    /// A column's keys grow with the width that it is given.
    void setForm(Form form);
    /// In rows of this width.
    int heightForRows(int width) const;
    /// Rows need so much.
    int leastRowWidth() const;
    /// As a block: the modes one over the other, beside the digits in three by three with the tools below.
    QSize blockSize() const;
    /// As a column: the modes in two rows, the digits in three by three, the tools below. Larger keys serve nobody.
    int leastColumnWidth() const;
    int mostColumnWidth() const;
    int columnHeight(int width) const;

    /// How many of the digit are still to be placed; negative where there are too many; nothing where the rules leave
    /// open how many there are.
    std::optional<int> remaining(Digit digit) const;

    /// The smallest side of a button.
    static constexpr int kTarget = kLeastTarget;

Q_SIGNALS:
    /// A mode's key or the eraser was pressed: before it does anything.
    void marksWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeButtons();
    void makeTools();
    void makeFilter();
    const char* toolAction(std::size_t tool) const;
    /// What the action does and its key, wherever it may be done.
    QString tipOf(const QString& id) const;
    /// Makes keys until there are `count` at least.
    void makeDigits(int count);
    void describe();
    void refresh();
    void arrange();
    void arrangeRows();
    void arrangeBlock();
    void arrangeColumn();
    bool fitsOneRow(int width) const;
    void press(int index);
    void refreshDigit(int index);
    /// As many as the board has symbols; colours do not depend on it.
    int usedCount() const;
    /// For how many keys there is room, whatever the mode.
    int roomOfDigits() const;
    /// How the digits stand in a column or block, with room for all that any mode has.
    int blockColumns() const;
    int blockRows() const;
    /// How the digits stand in rows under the board, with room for all that any mode has.
    int rowCount() const;
    int perRow() const;
    /// In a column of this width; never lower than in a row.
    int columnKeyHeight(int width) const;
    /// The pad's place for digits shows candidate colours.
    bool offersCandidateColours() const;
    /// The digits' buttons that are used now.
    std::vector<PadButton*> usedDigits() const;

    BoardWidget& m_board;
    ActionSet& m_actions;
    Preferences& m_preferences;
    Use m_use;
    std::vector<PadButton*> m_modes;
    std::vector<PadButton*> m_digits;
    std::vector<PadButton*> m_tools;
    /// Null where the pad is of a layout.
    PadButton* m_filter = nullptr;
    Form m_form = Form::rows;
    bool m_offersCandidateColours = false;
    int m_usedCount = 9;
};

}  // namespace nonet
