#include "core/board/candidate_grid.h"

namespace nonet {

CandidateGrid::CandidateGrid(const BoardShape& shape)
    : m_rows(shape.rows()), m_columns(shape.columns()),
      m_sets(static_cast<std::size_t>(shape.cellCount()), DigitSet::full(shape.symbolCount())) {
    for (const Cell hole : shape.holes())
        at(hole) = {};
}

int CandidateGrid::count() const {
    int total = 0;
    for (const DigitSet set : m_sets)
        total += set.count();
    return total;
}

CandidateGrid candidatesFrom(const Grid& grid, const Geometry& geometry) {
    CandidateGrid candidates(geometry.side());
    for (int i = 0; i < grid.cellCount(); ++i) {
        const std::optional<Digit> digit = grid.digit(Cell(i));
        if (!digit)
            continue;
        for (const Cell peer : geometry.peers(Cell(i)))
            candidates.at(peer).erase(*digit);
    }
    for (int i = 0; i < grid.cellCount(); ++i)
        if (const std::optional<Digit> digit = grid.digit(Cell(i)))
            candidates.at(Cell(i)) = DigitSet{*digit};
    return candidates;
}

}  // namespace nonet
