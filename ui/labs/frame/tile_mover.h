#pragma once

#include "ui/labs/frame/lab_scene.h"

#include <QCoreApplication>

namespace nonet {

class LabSession;
class LabStage;

/// Exchanges tiles of the lab's list by hand: one is dragged onto another, or picked up and dropped by the keyboard.
class TileMover {
    Q_DECLARE_TR_FUNCTIONS(nonet::TileMover)

public:
    TileMover(LabSession& session, LabStage& stage) : m_session(session), m_stage(stage) {}

    const TileHand& hand() const { return m_hand; }
    /// Escape then puts it back.
    bool isHolding() const { return m_hand.picked >= 0; }
    bool isDragging() const { return m_hand.pointer.has_value(); }
    /// Another scene is on the stage: whatever was held is put back.
    void putBack() { m_hand = {}; }
    /// A press; false where there is no tile.
    bool pickAt(const QPointF& point);
    /// While isDragging().
    void dragTo(const QPointF& point);
    void drop();
    /// Left and Right; false for other keys, and where there are no tiles.
    bool walk(int key);
    /// Return and Escape.
    bool use(int key);

private:
    std::vector<QRectF> tiles() const;

    LabSession& m_session;
    LabStage& m_stage;
    TileHand m_hand;
};

}  // namespace nonet
