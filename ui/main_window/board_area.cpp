#include "ui/main_window/board_area.h"

#include "ui/board/board_widget.h"
#include "ui/board/digit_pad.h"
#include "ui/document/puzzle_document.h"
#include "ui/main_window/key_line.h"
#include "ui/main_window/spacing.h"

#include <QEvent>

namespace nonet {
namespace {

constexpr QMargins kMargins(kWideSpace, 0, kSmallSpace, 0);
/// The board's share of a screen of 512 x 384, the smallest there is: 1024 x 768 at twice the size.
constexpr int kLeastEver = 230;
/// Less beside it is a margin.
constexpr int kNarrowestPanel = 100;

}  // namespace

BoardArea::BoardArea(BoardWidget* board, DigitPad* pad, KeyLine* keyLine, QWidget* parent)
    : QWidget(parent), m_board(board), m_pad(pad), m_keyLine(keyLine) {
    setObjectName(QStringLiteral("boardArea"));
    for (QWidget* each : std::initializer_list<QWidget*>{m_board, m_pad, m_keyLine})
        each->setParent(this);
    connect(m_board, &BoardWidget::pictureChanged, this, &BoardArea::followGame);
}

void BoardArea::followGame() {
    const PuzzleDocument* document = m_board->document();
    if (!document || m_board->isReplay() || !m_keyLine->isWanted())
        return;
    const bool wasLeft = m_hasPlayed && m_played != document;
    if (!m_hasPlayed && document->history().current() != 0) {
        m_hasPlayed = true;
        m_played = document;
    }
    if (wasLeft || (m_hasPlayed && document->isFinished()))
        m_keyLine->dismiss();
}

void BoardArea::setLeastBoard(int side) {
    if (side == m_leastBoard)
        return;
    m_leastBoard = side;
    place();
}

void BoardArea::setBare(bool isBare) {
    m_isBare = isBare;
    place();
}

QSize BoardArea::minimumSizeHint() const { return QSize(kLeastEver, kLeastEver).grownBy(kMargins); }

bool BoardArea::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        place();
    return QWidget::event(event);
}

void BoardArea::resizeEvent(QResizeEvent*) { place(); }

bool BoardArea::hasPanelBeside() const {
    const QWidget* host = parentWidget();
    return host && host->contentsRect().width() - width() >= kNarrowestPanel;
}

void BoardArea::place() {
    QRect room = rect().marginsRemoved(kMargins);
    // Beside a panel the pad is as wide as the board, so that the panel can stand at it.
    const bool isAlone = !hasPanelBeside();
    const int padWidth = isAlone ? room.width() : qMin(room.width(), room.height());
    const int padHeight = m_pad->heightForRows(padWidth) + kSpace;
    const QSize block = m_pad->blockSize();
    const bool fitsUnder =
        !m_isBare && room.height() - padHeight >= m_leastBoard && room.width() >= m_pad->leastRowWidth();
    const bool fitsBeside = !m_isBare && !fitsUnder && room.height() >= block.height() &&
                            room.width() - block.width() - kWideSpace >= m_leastBoard;
    m_pad->setForm(fitsBeside ? DigitPad::Form::block : DigitPad::Form::rows);
    m_pad->setVisible(fitsUnder || fitsBeside);

    const int lineHeight = m_keyLine->sizeHint().height() + kSpace;
    m_keyLine->setHasRoom(fitsUnder && room.height() - padHeight - lineHeight >= m_leastBoard);
    if (!m_keyLine->isHidden()) {
        m_keyLine->setGeometry(room.left(), room.bottom() + 1 - lineHeight + kSpace, room.width(), lineHeight - kSpace);
        room.setBottom(room.bottom() - lineHeight);
    }
    if (fitsUnder) {
        m_pad->setGeometry(room.left(), room.bottom() + 1 - padHeight + kSpace, room.width(), padHeight - kSpace);
        room.setBottom(room.bottom() - padHeight);
    } else if (fitsBeside) {
        m_pad->setGeometry(room.right() + 1 - block.width(), room.top() + (room.height() - block.height()) / 2,
                           block.width(), block.height());
        room.setRight(room.right() - block.width() - kWideSpace);
    }
    m_board->setGeometry(room);
    // Without its pad it would give nothing away; and what the pad needs is not given away either.
    const bool wantsAll = isAlone || (!m_isBare && !fitsUnder && !fitsBeside);
    const int needed = fitsUnder ? qMax(room.height(), m_pad->leastRowWidth()) : room.height();
    Q_EMIT placed(wantsAll ? 0 - QWIDGETSIZE_MAX : room.width() - needed);
}

}  // namespace nonet

#include "moc_board_area.cpp"
