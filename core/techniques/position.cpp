#include "core/techniques/position.h"

#include <algorithm>

namespace nonet {

Position Position::fromPuzzle(const Puzzle& puzzle) {
    assert(puzzle.isClassic());
    if (!puzzle.startCandidates)
        return fromGivens(ClassicDigits::from(puzzle.givens));
    return from(puzzle.givens, puzzle.initialCandidates(), puzzle.givens);
}

Position Position::fromGivens(const ClassicDigits& givens) {
    std::array<ClassicDigitSet, classic::kHouses> placed{};
    for (const Cell cell : classic::kAllCells)
        if (!givens.isBlank(cell))
            for (const House house : classic::housesOf(cell))
                placed[static_cast<std::size_t>(classic::toIndex(house))].insert(Digit(givens.valueAt(cell)));
    Position position;
    position.m_values = givens.values;
    for (const Cell cell : classic::kAllCells) {
        if (!givens.isBlank(cell)) {
            position.m_given.insert(cell);
            continue;
        }
        position.m_unsolved.insert(cell);
        ClassicDigitSet open = classic::kAllDigits;
        for (const House house : classic::housesOf(cell))
            open -= placed[static_cast<std::size_t>(classic::toIndex(house))];
        position.m_byCell[cell.slot()] = open;
        for (const Digit digit : open)
            position.m_byDigit[digit.slot()].insert(cell);
    }
    return position;
}

Position Position::from(const Grid& digits, const CandidateGrid& candidates, const Grid& givens) {
    assert(digits.side() == 9 && candidates.side() == 9 && givens.side() == 9);
    Position position;
    for (const Cell cell : classic::kAllCells) {
        const auto i = cell.slot();
        position.m_values[i] = static_cast<std::uint8_t>(digits.valueAt(cell));
        if (!givens.isBlank(cell))
            position.m_given.insert(cell);
        if (!digits.isBlank(cell))
            continue;
        position.m_unsolved.insert(cell);
        position.m_byCell[i] = toClassicDigitSet(candidates.at(cell));
        for (const Cell peer : classic::peersOf(cell))
            if (!digits.isBlank(peer))
                position.m_byCell[i].erase(Digit(digits.valueAt(peer)));
        for (const Digit digit : position.m_byCell[i])
            position.m_byDigit[digit.slot()].insert(cell);
    }
    return position;
}

ClassicCellSet Position::bivalueCells() const {
    ClassicCellSet one;
    ClassicCellSet two;
    ClassicCellSet three;
    for (const ClassicCellSet cells : m_byDigit) {
        three |= two & cells;
        two |= one & cells;
        one |= cells;
    }
    return two - three;
}

ClassicDigitSet Position::placedDigits(House house) const {
    ClassicDigitSet placed;
    for (const Cell cell : classic::cellsOf(house) - m_unsolved)
        placed.insert(Digit(valueAt(cell)));
    return placed;
}

bool Position::isContradictory() const {
    std::array<ClassicDigitSet, classic::kHouses> placed{};
    std::array<ClassicDigitSet, classic::kHouses> possible{};
    for (const Cell cell : classic::kAllCells) {
        const ClassicDigitSet here = isSolved(cell) ? ClassicDigitSet(Digit(valueAt(cell))) : candidates(cell);
        if (here.isEmpty())
            return true;
        for (const House house : classic::housesOf(cell)) {
            const auto h = static_cast<std::size_t>(classic::toIndex(house));
            possible[h] |= here;
            if (!isSolved(cell))
                continue;
            if (placed[h].intersects(here))
                return true;
            placed[h] |= here;
        }
    }
    return std::ranges::any_of(possible, [](ClassicDigitSet digits) { return digits != classic::kAllDigits; });
}

void Position::place(Candidate candidate) {
    assert(!isSolved(candidate.cell));
    for (const Digit digit : candidates(candidate.cell))
        m_byDigit[digit.slot()].erase(candidate.cell);
    m_byCell[candidate.cell.slot()] = {};
    m_values[candidate.cell.slot()] = static_cast<std::uint8_t>(candidate.digit.value());
    m_unsolved.erase(candidate.cell);
    for (const Cell peer : classic::peersOf(candidate.cell) & cells(candidate.digit))
        eliminate({peer, candidate.digit});
}

void Position::eliminate(Candidate candidate) {
    m_byCell[candidate.cell.slot()].erase(candidate.digit);
    m_byDigit[candidate.digit.slot()].erase(candidate.cell);
}

Position Position::onlyCandidatesOf(ClassicDigitSet digits) const {
    Position kept = *this;
    for (ClassicDigitSet& candidates : kept.m_byCell)
        candidates &= digits;
    for (const Digit digit : classic::kAllDigits - digits)
        kept.m_byDigit[digit.slot()] = {};
    return kept;
}

Grid Position::digits() const {
    Grid grid;
    for (const Cell cell : classic::kAllCells)
        if (isSolved(cell))
            grid.set(cell, Digit(valueAt(cell)));
    return grid;
}

CandidateGrid Position::candidateGrid() const {
    CandidateGrid grid;
    for (const Cell cell : classic::kAllCells)
        grid.at(cell) = isSolved(cell) ? DigitSet{Digit(valueAt(cell))} : toDigitSet(candidates(cell));
    return grid;
}

}  // namespace nonet
