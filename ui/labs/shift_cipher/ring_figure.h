// The ring of places with the pieces of a house on it, and the words beside it.
#pragma once

#include "ui/labs/shift_cipher/ring_turn.h"
#include "ui/labs/shift_cipher/shift_scene.h"

namespace nonet {

/// Where the ring stands, and the words of it: above, or beside where the room is wide and low.
struct RingRoom {
    QRectF caption;
    /// The pieces' names; empty where they stand round the ring.
    QRectF legend;
    bool isBeside = false;
    QPointF centre;
    double radius = 30;

    RingRoom(const QRectF& area, double text);
    /// The place that the point is nearest to; nothing away from the ring.
    std::optional<int> placeAt(const QPointF& point, int side) const;
    /// The piece that the point is on: on a tile of it, or on a side of its figure.
    std::optional<int> pieceAt(const QPointF& point, const RingTurn& work, int side) const;

private:
    /// How far the point is from the nearest side of the figure of these places.
    double awayFrom(const QPointF& point, const std::vector<int>& places, int side) const;
};

/// Two pieces' colours are never alone: where there are none, their lines differ.
QColor pieceColour(const Theme& theme, std::size_t piece);
Qt::PenStyle pieceLine(const Theme& theme, std::size_t piece);

class RingFigure {
    Q_DECLARE_TR_FUNCTIONS(nonet::RingScene)

public:
    RingFigure(const ShiftModel& model, const QRectF& area, const StageLook& look)
        : m_model(model), m_room(area, look.text), m_look(look) {}

    struct PieceLook {
        double opacity = 1;
        /// In places.
        double turn = 0;
    };
    /// The circle that the tiles stand on.
    void paintCircle(QPainter& painter) const;
    void paintCover(QPainter& painter, const HouseCover& cover, const PieceLook& how) const;
    void paintCover(QPainter& painter, const HouseCover& cover) const { paintCover(painter, cover, PieceLook()); }
    /// Those of the pieces in full colour, and marked where two pieces meet.
    void paintTiles(QPainter& painter, const HouseCover& cover) const;
    void paintWords(QPainter& painter, const HouseCover& cover, const QString& heading) const;

    /// "3 arcs of 3 tile the ring".
    static QString coverText(const Geometry& geometry, const HouseCover& cover);

private:
    void paintPiece(QPainter& painter, const HouseCover& cover, std::size_t piece, double turn) const;
    void paintName(QPainter& painter, const HouseCover& cover, std::size_t piece, double turn) const;
    int side() const { return m_model.side(); }
    double tileSide() const;
    double arcWidth() const { return std::max(4.0, m_room.radius * 0.045); }
    double outerRadius() const { return m_room.radius * 1.27; }

    const ShiftModel& m_model;
    RingRoom m_room;
    const StageLook& m_look;
};

}  // namespace nonet
