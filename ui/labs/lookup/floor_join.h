// The join of floors, looked for in the background - the floors that each band can be, those that make boards first -
// and as a picture: three columns of floors, and lines between those that make a board.
#pragma once

#include "core/solvers/band_lookup/join_solver.h"
#include "ui/labs/frame/lab_scene.h"

namespace nonet::lookup {

/// A floor in a band's column.
struct ColumnFloor {
    Floor floor;
    /// Its number among all floors, from 0.
    std::uint32_t rank = 0;
    /// Boards that it is part of, among those that were found.
    int boards = 0;
};

/// Indices into the three columns.
using ColumnTriple = std::array<std::size_t, 3>;

struct JoinSearch {
    Grid puzzle;
    /// How many floors each band can be.
    std::array<std::uint64_t, 3> counts{};
    /// The filter left a mini-line without a trio: no floors were set up.
    bool isContradictory = false;
    /// Some band can be more than kMostFloors: nothing was joined.
    bool hasTooManyFloors = false;
    /// There were more pairs of floors than kMostPairs: boards may be missing.
    bool budgetRanOut = false;
    /// There may be more boards than were found.
    bool limitReached = false;
    /// The boards.
    std::vector<ColumnTriple> triples;
    /// Floors of boards first, then others, kMostOthers at most.
    std::array<std::vector<ColumnFloor>, 3> columns;

    Grid board(const ColumnTriple& triple) const;
};

inline constexpr std::uint64_t kMostPairs = 1'000'000'000;
inline constexpr std::uint64_t kMostBoards = 100;
inline constexpr std::size_t kMostOthers = 40;

/// For a thread of its own: microseconds for most puzzles, some seconds at worst; stopped: says nothing.
JoinSearch searchJoin(const Grid& puzzle, const std::stop_token& stop, const ProgressSink& progress);

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
        /// The number, from 1, of the floor that the learner chose in each band; 0: none.
        std::optional<std::array<int, 3>> chosen = {};
    };
    void paint(QPainter& painter, const StageLook& look, const Marks& marks) const;

private:
    bool isShown(const ColumnTriple& triple) const;
    void paintHead(QPainter& painter, const StageLook& look, std::size_t band) const;
    void paintFloor(QPainter& painter, const StageLook& look, const FloorSpot& spot, const Marks& marks) const;
    void paintLines(QPainter& painter, const ColumnTriple& triple, const QPen& pen) const;

    /// As high as there is room for them, up to what reads well.
    void fitRows();

    const JoinSearch& m_search;
    QRectF m_area;
    /// The height of the heading and of the row that counts the rest.
    double m_line;
    double m_row;
    double m_width;
    std::size_t m_rows;
};

}  // namespace nonet::lookup
