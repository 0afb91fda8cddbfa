#pragma once

#include <QPointer>
#include <QWidget>

namespace nonet {

class BoardWidget;
class DigitPad;
class KeyLine;
class PuzzleDocument;
class PuzzleHeader;

/// The middle of the room: header, board, pad and the line about keys. The board comes first: where the pad under it
/// would make it too small, the pad stands beside it, and where there is no room for that either, it gives way; before
/// the pad does, the header does.
class BoardArea : public QWidget {
    Q_OBJECT

public:
    /// Takes all four as children.
    BoardArea(PuzzleHeader* header, BoardWidget* board, DigitPad* pad, KeyLine* keyLine, QWidget* parent = nullptr);

    /// The side below which the board gives no more room to the rest.
    void setLeastBoard(int side);
    /// Whether the window is high enough for one.
    void setHasHeader(bool hasHeader);
    /// Nothing but the board.
    void setBare(bool isBare);
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The board could give so much of its width to the margins; less than nothing where it wants all of them.
    void placed(int surplus);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool hasPanelBeside() const;
    void place();
    /// The line about keys goes when the first game is over: solved, or left for another.
    void followGame();
    /// Where the pad goes, below a header of this height.
    enum class PadPlace : std::uint8_t { under, beside, nowhere };
    PadPlace padPlace(const QSize& room) const;
    /// In rows, with the space over it.
    int padHeight(const QSize& room) const;

    PuzzleHeader* m_header;
    BoardWidget* m_board;
    DigitPad* m_pad;
    KeyLine* m_keyLine;
    int m_leastBoard = 0;
    bool m_hasHeader = true;
    bool m_isBare = false;
    /// Something was entered, and in which game.
    bool m_hasPlayed = false;
    QPointer<const PuzzleDocument> m_played;
};

}  // namespace nonet
