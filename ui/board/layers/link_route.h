// Where links run and where their numbers stand, apart from painting: past the digits on the board, off the candidates.
#pragma once

#include "ui/board/board_metrics.h"
#include "ui/board/cell_looks.h"
#include "ui/preferences/theme.h"

#include <QPolygonF>

#include <map>
#include <vector>

namespace nonet {

/// What a digit's ink covers at most.
QRectF digitBounds(const BoardMetrics& metrics, Cell cell);
QRectF candidateBounds(const BoardMetrics& metrics, Candidate candidate);

struct LinkRoute {
    /// From the edge of one candidate's shape to that of the other.
    QPolygonF line;
    /// Where it arrives, of length 1.
    QPointF direction;
    /// The number's disc; its radius is 0 for a link without number.
    QPointF badge;
    double badgeRadius = 0;

    QPointF tip() const { return line.last(); }
    /// From the point to the line or the number, in the painter's units.
    double distanceTo(const QPointF& point) const;
};

/// The font size of a link's number.
double linkNumberSize(const BoardMetrics& metrics);

/// Lays links one after the other, so that no number covers an earlier one. Keeps references to all that it is given.
class LinkRouter {
public:
    LinkRouter(const BoardMetrics& metrics, const std::vector<CellLook>& looks,
               const std::map<Candidate, ShapeRole>& shapes)
        : m_metrics(metrics), m_looks(looks), m_shapes(shapes) {}

    /// number: 0 for none. A gentle bow where it passes every digit, that which covers the fewest candidates, else
    /// along the lines between the cells, where none stands; a number where it covers no digit and no candidate, as
    /// near to the middle as there is such a place.
    LinkRoute route(Candidate from, Candidate to, int number);

private:
    struct Badge {
        QPointF centre;
        double radius = 0;
    };
    QPolygonF clearLine(Candidate from, Candidate to) const;
    bool isClear(const QPolygonF& line, Candidate from, Candidate to) const;
    /// Besides its ends.
    int candidatesCrossed(const QPolygonF& line, Candidate from, Candidate to) const;
    void placeBadge(LinkRoute& route, int number);
    double costOfBadge(const Badge& badge) const;
    double overlapInCell(const Badge& badge, Cell cell) const;

    const BoardMetrics& m_metrics;
    const std::vector<CellLook>& m_looks;
    const std::map<Candidate, ShapeRole>& m_shapes;
    std::vector<Badge> m_badges;
};

/// The step's links in their order, numbered from 1, as far as the picture tells them.
std::vector<LinkRoute> stepLinkRoutes(const BoardMetrics& metrics, const BoardPicture& picture,
                                      const std::vector<CellLook>& looks, const std::map<Candidate, ShapeRole>& shapes);

/// The links of one board, laid once and kept for as long as nothing changes that they depend on: to lay them takes
/// longer than to paint all the rest. Belongs to one BoardMetrics.
class LaidLinks {
public:
    /// As stepLinkRoutes() has them; valid until the next call.
    const std::vector<LinkRoute>& ofStep(const BoardMetrics& metrics, const BoardPicture& picture,
                                         const std::vector<CellLook>& looks,
                                         const std::map<Candidate, ShapeRole>& shapes);
    /// How often they had to be laid.
    int timesLaid() const { return m_timesLaid; }

private:
    /// What stands in a cell and so in a link's way.
    struct Obstacle {
        int digit = 0;
        DigitSet candidates;
        std::vector<std::pair<Digit, CandidateColour>> coloured;
        friend bool operator==(const Obstacle&, const Obstacle&) = default;
    };

    std::vector<StepLine> m_lines;
    std::map<Candidate, ShapeRole> m_shapes;
    std::vector<Obstacle> m_obstacles;
    std::vector<LinkRoute> m_routes;
    int m_timesLaid = 0;
};

}  // namespace nonet
