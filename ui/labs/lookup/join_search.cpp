#include "ui/labs/lookup/join_search.h"

#include <algorithm>
#include <map>

namespace nonet::lookup {

namespace {

/// Setting floors up, as a share of the whole.
constexpr std::uint64_t kSetUpParts = 1;
constexpr std::uint64_t kJoinParts = 2;
constexpr std::uint64_t kSteps = 1000;

/// One part of the job, as the progress of all of it.
ProgressSink partOf(const ProgressSink& whole, std::uint64_t begin, std::uint64_t parts) {
    return [whole, begin, parts](Progress part) {
        if (whole && part.total > 0)
            whole({.done = begin * kSteps + parts * kSteps * part.done / part.total,
                   .total = (kSetUpParts + kJoinParts) * kSteps});
    };
}

/// A band's list as a column: numbers of floors in the list become places in the column.
class Column {
public:
    Column(const BandFloors& band, std::vector<ColumnFloor>& floors) : m_band(band), m_floors(floors) {}

    /// Its place, for a floor that is part of one board more.
    std::size_t add(std::uint32_t floor) {
        const std::size_t place = placeOf(floor);
        ++m_floors[place].boards;
        return place;
    }
    void addOthers(std::size_t most) {
        for (std::uint32_t floor = 0; floor < m_band.floors.size() && m_others < most; ++floor)
            if (!m_places.contains(floor)) {
                placeOf(floor);
                ++m_others;
            }
    }

private:
    std::size_t placeOf(std::uint32_t floor) {
        const auto [found, isNew] = m_places.try_emplace(floor, m_floors.size());
        if (isNew)
            m_floors.push_back({m_band.floors[floor].floor, rankOf(m_band.floors[floor].floor), 0});
        return found->second;
    }

    const BandFloors& m_band;
    std::vector<ColumnFloor>& m_floors;
    std::map<std::uint32_t, std::size_t> m_places;
    std::size_t m_others = 0;
};

}  // namespace

Grid JoinSearch::board(const ColumnTriple& triple) const {
    Grid board;
    for (std::size_t band = 0; band < 3; ++band)
        for (std::size_t i = 0; i < 27; ++i)
            board.set(Cell(static_cast<int>(27 * band + i)), Digit(columns[band][triple[band]].floor.digits[i]));
    return board;
}

JoinSearch searchJoin(const Grid& puzzle, const std::stop_token& stop, const ProgressSink& progress) {
    JoinSearch search;
    search.puzzle = puzzle;
    const JoinBands start = floorsToJoin(ClassicMarks::from(ClassicDigits::from(puzzle)), stop, kMostFloors,
                                         partOf(progress, 0, kSetUpParts));
    for (std::size_t band = 0; band < 3; ++band)
        search.counts[band] = start.bands[band].count;
    search.hasTooManyFloors = start.hasTooManyFloors;
    if (start.wasStopped || start.hasTooManyFloors)
        return search;
    const LookupLimits limits{.solutions = kMostBoards, .kept = kMostBoards, .budget = kMostPairs};
    const JoinedFloors found = joinFloors(start.bands, limits, stop, partOf(progress, kSetUpParts, kJoinParts));
    search.limitReached = found.limitReached;
    search.budgetRanOut = found.budgetRanOut;
    std::vector<Column> columns;
    for (std::size_t band = 0; band < 3; ++band)
        columns.emplace_back(start.bands[band], search.columns[band]);
    for (const FloorTriple& triple : found.triples) {
        ColumnTriple& places = search.triples.emplace_back();
        for (std::size_t band = 0; band < 3; ++band)
            places[band] = columns[band].add(triple[band]);
    }
    for (Column& column : columns)
        column.addOthers(kMostOthers);
    return search;
}

}  // namespace nonet::lookup
