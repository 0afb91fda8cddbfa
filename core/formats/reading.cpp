#include "core/formats/reading.h"

#include <algorithm>

namespace nonet {

PuzzleRecord recordFrom(const Grid& givens, const Grid& entered) {
    PuzzleRecord record;
    record.puzzle = Puzzle(givens);
    PlayState state(record.puzzle.geometry);
    for (int i = 0; i < givens.cellCount(); ++i)
        if (givens.isBlank(Cell(i)))
            state.at(Cell(i)).digit = static_cast<std::uint8_t>(entered.valueAt(Cell(i)));
    record.history = History(std::move(state));
    return record;
}

PuzzleRecord recordFromCandidates(const Grid& digits, const CandidateGrid& candidates) {
    PuzzleRecord record = recordFrom(digits, Grid());
    const CandidateGrid plain = record.puzzle.initialCandidates();
    CandidateGrid start = plain;
    for (int i = 0; i < digits.cellCount(); ++i)
        if (digits.isBlank(Cell(i)))
            start.at(Cell(i)) &= candidates.at(Cell(i));
    if (start != plain)
        record.puzzle.startCandidates = std::move(start);
    return record;
}

void strikeAllBut(PuzzleRecord& record, const CandidateGrid& candidates) {
    PlayState state = record.history.startState();
    const CandidateGrid layer = candidateLayer(record.puzzle, state);
    const Grid digits = digitsOf(record.puzzle, state);
    for (int i = 0; i < digits.cellCount(); ++i)
        if (digits.isBlank(Cell(i)))
            state.at(Cell(i)).struck |= layer.at(Cell(i)) - candidates.at(Cell(i));
    record.history = History(std::move(state));
}

SolvedGroups solvedGroups(const CandidateGrid& candidates) {
    SolvedGroups solved;
    const Geometry geometry;
    for (int i = 0; i < geometry.cellCount(); ++i) {
        const DigitSet group = candidates.at(Cell(i));
        if (group.count() != 1)
            continue;
        const std::vector<Cell> peers = geometry.peers(Cell(i));
        if (std::any_of(peers.begin(), peers.end(), [&](Cell peer) { return candidates.at(peer).intersects(group); }))
            solved.hasConflict = true;
        else
            solved.digits.set(Cell(i), group.first());
    }
    return solved;
}

}  // namespace nonet
