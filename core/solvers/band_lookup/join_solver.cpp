#include "core/solvers/band_lookup/join_solver.h"

namespace nonet {

JoinBands floorsToJoin(const ClassicMarks& candidates, std::stop_token stop, std::uint64_t mostFloors,
                       const ProgressSink& progress) {
    JoinBands result;
    LookupPosition position = LookupPosition::from(candidates);
    if (!position.filter(result.filter)) {
        result.isContradictory = true;
        return result;
    }
    StopPoll poll(std::move(stop), 64);
    for (int band = 0; band < 3; ++band) {
        if (progress)
            progress({.done = static_cast<std::uint64_t>(band), .total = 3});
        BandFloors& floors = result.bands[static_cast<std::size_t>(band)];
        floors = floorsOfBand(position, band, mostFloors, poll);
        if (floors.wasStopped) {
            result.wasStopped = true;
            return result;
        }
        result.hasTooManyFloors = result.hasTooManyFloors || floors.count > mostFloors;
    }
    return result;
}

JoinOutcome solveByJoin(const ClassicMarks& candidates, const LookupLimits& limits, std::stop_token stop,
                        std::uint64_t mostFloors) {
    const JoinBands bands = floorsToJoin(candidates, stop, mostFloors);
    JoinOutcome outcome;
    outcome.filter = bands.filter;
    outcome.wasStopped = bands.wasStopped;
    outcome.hasTooManyFloors = bands.hasTooManyFloors;
    if (bands.wasStopped)
        return outcome;
    for (std::size_t band = 0; band < 3; ++band)
        outcome.floors[band] = bands.bands[band].count;
    if (bands.hasTooManyFloors)
        return outcome;
    const JoinedFloors found = joinFloors(bands.bands, limits, std::move(stop));
    outcome.count = found.count;
    outcome.limitReached = found.limitReached;
    outcome.wasStopped = found.wasStopped;
    outcome.budgetRanOut = found.budgetRanOut;
    outcome.pairs = found.pairs;
    outcome.lookups = found.lookups;
    for (const FloorTriple& triple : found.triples)
        outcome.solutions.push_back(joined(bands.bands, triple));
    return outcome;
}

}  // namespace nonet
