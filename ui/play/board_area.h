#pragma once

#include <QPointer>
#include <QWidget>

namespace nonet {

class BoardWidget;
class DigitPad;
class KeyLine;
class PuzzleDocument;
class PuzzleHeader;

/// The middle of the room: header, board, pad and the line about keys. The board comes first: of its side and the place
/// under it the pad takes the one that leaves the larger board. Where neither leaves it large enough, the pad gives
/// way; before the pad does, the header does. Header, board and pad are one block, as wide as what stands in it. Only
/// the room and what is around it decide, so that nothing moves when an answer comes.
class BoardArea : public QWidget {
    Q_OBJECT

public:
    /// Takes all four as children.
    BoardArea(PuzzleHeader* header, BoardWidget* board, DigitPad* pad, KeyLine* keyLine, QWidget* parent = nullptr);

    /// The side below which the board gives no more room to the rest.
    void setLeastBoard(int side);
    /// Whether the window is high enough for one.
    void setHasHeader(bool hasHeader);
    /// `aside`: how much of the room's width has gone to its margins; the block is laid out for all of it.
    void setAside(int aside) { m_aside = aside; }
    /// Nothing but the board.
    void setBare(bool isBare);
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// This much of the width of room and margins together is not needed, and is to be the margins.
    void placed(int aside);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Where the pad goes, and the sides that board and pad then have.
    enum class PadPlace : std::uint8_t { column, block, under, nowhere };
    struct Plan {
        PadPlace pad = PadPlace::nowhere;
        QSize board;
        QSize padSize;
        /// The size of board and pad together.
        QSize size() const;
    };

    bool hasPanelBeside() const;
    void place();
    /// The line about keys goes when the first game is left for another: at its end nothing moves.
    void followGame();
    /// Below a header of this height.
    Plan planFor(const QSize& room) const;
    Plan planUnder(const QSize& room) const;
    Plan planBeside(const QSize& room) const;
    /// The board's whole picture in this room: cells are whole pixels wide.
    QSize boardIn(const QSize& room) const;
    /// The line about keys stands at the column's foot, or where that is too narrow, under all in what is left of the
    /// room's height: it takes nothing from the board. True where it is under all.
    bool planKeyLine(const Plan& plan, int roomLeft);
    void placeKeyLine(const Plan& plan, const QRect& block);

    PuzzleHeader* m_header;
    BoardWidget* m_board;
    DigitPad* m_pad;
    KeyLine* m_keyLine;
    int m_leastBoard = 0;
    int m_aside = 0;
    PadPlace m_padPlace = PadPlace::nowhere;
    bool m_isLineUnder = false;
    bool m_hasHeader = true;
    bool m_isBare = false;
    /// Something was entered, and in which game.
    bool m_hasPlayed = false;
    QPointer<const PuzzleDocument> m_played;
};

}  // namespace nonet
