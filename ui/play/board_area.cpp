#include "ui/play/board_area.h"

#include "ui/board/board_metrics.h"
#include "ui/board/board_widget.h"
#include "ui/board/digit_pad.h"
#include "ui/document/puzzle_document.h"
#include "ui/frame/spacing.h"
#include "ui/play/key_line.h"
#include "ui/play/puzzle_header.h"

#include <QEvent>
#include <QtMath>

namespace nonet {
namespace {

constexpr QMargins kMargins(kWideSpace, 0, kSmallSpace, 0);
/// The board's share of a screen of 512 x 384, the smallest there is: 1024 x 768 at twice the size.
constexpr int kLeastEver = 230;
/// Less beside it is a margin.
constexpr int kNarrowestPanel = 100;
/// The pad moves only for a board that is larger by this much.
constexpr int kWorthMoving = 24;
/// Between the board's picture and its outer line, as far as one sees it.
constexpr int kFrame = static_cast<int>(BoardMetrics::kMargin - BoardMetrics::kBoxLine / 2);

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
    if (wasLeft)
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

QSize BoardArea::Plan::size() const {
    switch (pad) {
    case PadPlace::column:
    case PadPlace::block: return {board.width() + kWideSpace + padSize.width(), qMax(board.height(), padSize.height())};
    case PadPlace::under: return {qMax(board.width(), padSize.width()), board.height() + kSpace + padSize.height()};
    case PadPlace::nowhere: break;
    }
    return board;
}

QSize BoardArea::boardIn(const QSize& room) const {
    const BoardMetrics metrics(Geometry(), QRectF(QPointF(), QSizeF(room)), devicePixelRatioF());
    const int side = qCeil(metrics.outerRect().width());
    return {side, side};
}

BoardArea::Plan BoardArea::planUnder(const QSize& room) const {
    // The pad is as wide as the board, so that both are one block.
    const int padWidth = qMax(m_pad->leastRowWidth(), qMin(room.width(), room.height()));
    const int padHeight = m_pad->heightForRows(padWidth);
    const QSize board = boardIn({room.width(), room.height() - padHeight - kSpace});
    if (board.height() < m_leastBoard || room.width() < m_pad->leastRowWidth())
        return {};
    const int lines = qMax(m_pad->leastRowWidth(), board.width() - 2 * kFrame);
    return {PadPlace::under, board, {lines, m_pad->heightForRows(lines)}};
}

BoardArea::Plan BoardArea::planBeside(const QSize& room) const {
    const int least = m_pad->leastColumnWidth();
    const bool isColumn = room.height() >= m_pad->columnHeight(least);
    const QSize block = m_pad->blockSize();
    if (!isColumn && room.height() < block.height())
        return {};
    const QSize board = boardIn({room.width() - kWideSpace - (isColumn ? least : block.width()), room.height()});
    if (board.width() < m_leastBoard)
        return {};
    if (!isColumn)
        return {PadPlace::block, board, block};
    int width = qMin(m_pad->mostColumnWidth(), room.width() - kWideSpace - board.width());
    while (width > least && m_pad->columnHeight(width) > board.height())
        --width;
    return {PadPlace::column, board, {width, m_pad->columnHeight(width)}};
}

BoardArea::Plan BoardArea::planFor(const QSize& room) const {
    const Plan alone{PadPlace::nowhere, boardIn(room), {}};
    if (m_isBare)
        return alone;
    const Plan beside = planBeside(room);
    const Plan under = planUnder(room);
    if (beside.pad == PadPlace::nowhere)
        return under.pad == PadPlace::nowhere ? alone : under;
    const int gain = under.board.width() - beside.board.width();
    return gain > (m_padPlace == PadPlace::under ? 0 - kWorthMoving : kWorthMoving) ? under : beside;
}

bool BoardArea::planKeyLine(const Plan& plan, int roomLeft) {
    const QSize stacked = m_keyLine->sizeIn(true);
    const bool isAtFoot = plan.pad == PadPlace::column && plan.padSize.width() >= stacked.width() &&
                          plan.padSize.height() + kCardSpace + stacked.height() <= plan.board.height();
    m_keyLine->setStacked(isAtFoot);
    const QSize line = m_keyLine->sizeIn(isAtFoot);
    const bool isUnder =
        !isAtFoot && !m_isBare && roomLeft >= line.height() + kSpace && plan.size().width() >= line.width();
    m_keyLine->setHasRoom(isAtFoot || isUnder);
    return isUnder && m_keyLine->isWanted();
}

void BoardArea::placeKeyLine(const Plan& plan, const QRect& block) {
    const QSize line = m_keyLine->sizeIn(!m_isLineUnder);
    if (m_isLineUnder)
        m_keyLine->setGeometry(block.left() + kFrame, block.bottom() + 1 + kSpace, line.width(), line.height());
    else
        // Its foot on the board's.
        m_keyLine->setGeometry(block.right() + 1 - plan.padSize.width(),
                               block.top() + plan.board.height() - kFrame - line.height(), plan.padSize.width(),
                               line.height());
}

void BoardArea::place() {
    const QRect room = rect().marginsRemoved(kMargins);
    const QSize whole = room.size().grownBy({0, 0, m_aside, 0});
    const int headerHeight = m_header->height() + kSmallSpace;
    Plan plan = planFor(whole.shrunkBy({0, headerHeight, 0, 0}));
    const Plan withoutHeader = planFor(whole);
    const bool hasHeader = !m_isBare && m_hasHeader && plan.board.height() >= m_leastBoard &&
                           (plan.pad != PadPlace::nowhere || withoutHeader.pad == PadPlace::nowhere);
    m_header->setVisible(hasHeader);
    if (!hasHeader)
        plan = withoutHeader;
    m_padPlace = plan.pad;
    m_pad->setForm(plan.pad == PadPlace::column  ? DigitPad::Form::column
                   : plan.pad == PadPlace::block ? DigitPad::Form::block
                                                 : DigitPad::Form::rows);
    m_pad->setVisible(plan.pad != PadPlace::nowhere);

    const QSize size = plan.size().grownBy({0, hasHeader ? headerHeight : 0, 0, 0});
    m_isLineUnder = planKeyLine(plan, room.height() - size.height());
    const int lineHeight = m_isLineUnder ? m_keyLine->sizeIn(false).height() + kSpace : 0;
    QRect block(room.left() + (room.width() - size.width()) / 2,
                room.top() + (room.height() - size.height() - lineHeight) / 2, size.width(), size.height());
    // From the board's outer line to the pad's edge, or to the line at the other side.
    const bool isBeside = plan.pad == PadPlace::column || plan.pad == PadPlace::block;
    m_header->setGeometry(block.left() + kFrame, block.top(), block.width() - (isBeside ? 1 : 2) * kFrame,
                          m_header->height());
    if (hasHeader)
        block.setTop(block.top() + headerHeight);
    m_board->setGeometry(
        QRect(isBeside ? block.topLeft() : QPoint(block.left() + (block.width() - plan.board.width()) / 2, block.top()),
              plan.board));
    if (isBeside)
        m_pad->setGeometry(QRect(QPoint(block.right() + 1 - plan.padSize.width(), block.top() + kFrame), plan.padSize));
    else
        m_pad->setGeometry(QRect(QPoint(block.left() + (block.width() - plan.padSize.width()) / 2,
                                        block.bottom() + 1 - plan.padSize.height()),
                                 plan.padSize));
    placeKeyLine(plan, block);
    // Without its pad it would give nothing away.
    const bool wantsAll = !hasPanelBeside() || (!m_isBare && plan.pad == PadPlace::nowhere);
    Q_EMIT placed(wantsAll ? 0 : qMax(0, whole.width() - size.width()));
}

}  // namespace nonet

#include "moc_board_area.cpp"
