#include "ui/labs/frame/tile_mover.h"

#include "ui/labs/frame/lab_stage.h"

#include <algorithm>
#include <utility>

namespace nonet {

namespace {

int tileAt(const std::vector<QRectF>& tiles, const QPointF& point) {
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (tiles[i].contains(point))
            return static_cast<int>(i);
    return -1;
}

}  // namespace

std::vector<QRectF> TileMover::tiles() const {
    return m_session.lab() ? movableTiles(m_session.scene(), m_stage.area(), m_session.film().at())
                           : std::vector<QRectF>();
}

bool TileMover::pickAt(const QPointF& point) {
    const int tile = tileAt(tiles(), point);
    if (tile < 0)
        return false;
    m_session.film().stop();
    m_hand = {tile, tile, point};
    m_stage.update();
    return true;
}

void TileMover::dragTo(const QPointF& point) {
    m_hand.pointer = point;
    m_hand.at = tileAt(tiles(), point);
    m_stage.update();
}

bool TileMover::walk(int key) {
    const auto count = static_cast<int>(tiles().size());
    const int by = key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0;
    if (count == 0 || by == 0)
        return false;
    m_hand.at = m_hand.at < 0 ? 0 : std::clamp(m_hand.at + by, 0, count - 1);
    const QChar sign = m_session.lab()->inputText()[m_hand.at];
    m_session.tell(!isHolding() ? tr("Tile %1, place %2. Return picks it up.").arg(sign).arg(m_hand.at + 1)
                                : tr("Over tile %1, place %2. Return exchanges the two.").arg(sign).arg(m_hand.at + 1));
    m_stage.update();
    return true;
}

bool TileMover::use(int key) {
    if (m_hand.at < 0 || tiles().empty())
        return false;
    if (key == Qt::Key_Escape && isHolding()) {
        putBack();
        m_stage.update();
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    if (isHolding()) {
        drop();
        return true;
    }
    m_hand.picked = m_hand.at;
    m_session.tell(tr("Tile %1 is picked up. Shift+arrows choose where to, Return drops it, Escape puts it back.")
                       .arg(m_session.lab()->inputText()[m_hand.at]));
    m_stage.update();
    return true;
}

void TileMover::drop() {
    const TileHand hand = std::exchange(m_hand, TileHand());
    if (!hand.pointer)
        m_hand.at = hand.at;
    m_stage.update();
    if (hand.at < 0 || hand.at == hand.picked)
        return;
    const QString before = m_session.lab()->inputText();
    m_session.edits().exchangeTiles(hand.picked, hand.at);
    m_session.tell(tr("%1 and %2 have changed places.").arg(before[hand.picked]).arg(before[hand.at]));
}

}  // namespace nonet
