#include "ui/main_window/board_area.h"

#include "ui/board/board_widget.h"
#include "ui/board/digit_pad.h"
#include "ui/document/puzzle_document.h"
#include "ui/main_window/key_line.h"
#include "ui/main_window/puzzle_header.h"
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

BoardArea::BoardArea(PuzzleHeader* header, BoardWidget* board, DigitPad* pad, KeyLine* keyLine, QWidget* parent)
    : QWidget(parent), m_header(header), m_board(board), m_pad(pad), m_keyLine(keyLine) {
    setObjectName(QStringLiteral("boardArea"));
    for (QWidget* each : std::initializer_list<QWidget*>{m_header, m_board, m_pad, m_keyLine})
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

void BoardArea::setHasHeader(bool hasHeader) {
    if (hasHeader == m_hasHeader)
        return;
    m_hasHeader = hasHeader;
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

int BoardArea::padHeight(const QSize& room) const {
    // Beside a panel the pad is as wide as the board, so that the panel can stand at it.
    const int padWidth = hasPanelBeside() ? qMin(room.width(), room.height()) : room.width();
    return m_pad->heightForRows(padWidth) + kSpace;
}

BoardArea::PadPlace BoardArea::padPlace(const QSize& room) const {
    const QSize block = m_pad->blockSize();
    if (m_isBare)
        return PadPlace::nowhere;
    if (room.height() - padHeight(room) >= m_leastBoard && room.width() >= m_pad->leastRowWidth())
        return PadPlace::under;
    const bool fitsBeside =
        room.height() >= block.height() && room.width() - block.width() - kWideSpace >= m_leastBoard;
    return fitsBeside ? PadPlace::beside : PadPlace::nowhere;
}

void BoardArea::place() {
    QRect room = rect().marginsRemoved(kMargins);
    const QRect headerRoom(room.topLeft(), QSize(room.width(), m_header->height()));
    const QRect belowHeader = room.adjusted(0, m_header->height() + kSmallSpace, 0, 0);
    const bool hasHeader =
        !m_isBare && m_hasHeader && belowHeader.height() >= m_leastBoard &&
        (padPlace(belowHeader.size()) != PadPlace::nowhere || padPlace(room.size()) == PadPlace::nowhere);
    m_header->setVisible(hasHeader);
    if (hasHeader)
        room = belowHeader;
    const int padHeight = this->padHeight(room.size());
    const QSize block = m_pad->blockSize();
    const PadPlace pad = padPlace(room.size());
    const bool fitsUnder = pad == PadPlace::under;
    const bool fitsBeside = pad == PadPlace::beside;
    m_pad->setForm(fitsBeside ? DigitPad::Form::block : DigitPad::Form::rows);
    m_pad->setVisible(pad != PadPlace::nowhere);

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
    // As wide as the board, where that holds its words.
    const int side = qMin(room.width(), room.height());
    const int headerWidth = qMin(headerRoom.width(), qMax(side, m_header->sizeHint().width()));
    const int left = fitsBeside ? headerRoom.left() : headerRoom.left() + (headerRoom.width() - headerWidth) / 2;
    m_header->setGeometry(left, headerRoom.top(), fitsBeside ? headerRoom.width() : headerWidth, headerRoom.height());
    // Without its pad it would give nothing away; and what the pad needs is not given away either.
    const bool wantsAll = !hasPanelBeside() || (!m_isBare && pad == PadPlace::nowhere);
    const int needed = fitsUnder ? qMax(room.height(), m_pad->leastRowWidth()) : room.height();
    Q_EMIT placed(wantsAll ? 0 - QWIDGETSIZE_MAX : room.width() - needed);
}

}  // namespace nonet

#include "moc_board_area.cpp"
