// The join as a picture: three columns of floors, and lines between those that make a board.
#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/lookup/join_search.h"

class QPainter;

namespace nonet::lookup {

/// A floor on the picture.
struct FloorSpot {
    std::size_t band = 0;
    std::size_t index = 0;

    friend bool operator==(const FloorSpot&, const FloorSpot&) = default;
};

class JoinFigure {
public:
    JoinFigure(const JoinSearch& search, const QRectF& area);

    std::optional<FloorSpot> spotAt(const QPointF& point) const;
    QRectF rectOf(const FloorSpot& spot) const;
    /// How many floors of a band have a place in the picture.
    std::size_t shownFloors(std::size_t band) const;

    struct Marks {
        /// The board that is chosen, as an index into the triples.
        std::optional<std::size_t> triple;
        std::optional<FloorSpot> hovered;
        /// Lines between floors that make a board.
        bool hasLines = false;
    };
    void paint(QPainter& painter, const StageLook& look, const Marks& marks) const;

private:
    bool isShown(const ColumnTriple& triple) const;
    void paintHead(QPainter& painter, const StageLook& look, std::size_t band) const;
    void paintFloor(QPainter& painter, const StageLook& look, const FloorSpot& spot, const Marks& marks) const;
    void paintLines(QPainter& painter, const ColumnTriple& triple, const QPen& pen) const;

    const JoinSearch& m_search;
    QRectF m_area;
    double m_row;
    double m_width;
    std::size_t m_rows;
};

}  // namespace nonet::lookup
