#include "core/solvers/minigrid/box_permutation.h"

namespace nonet {

int placeInBox(const Geometry& geometry, Cell cell) {
    return geometry.row(cell) % geometry.boxRows() * geometry.boxColumns() +
           geometry.column(cell) % geometry.boxColumns();
}

std::vector<Digit> BoxPermutation::digitsAt(const BoxFacts& facts, const Geometry& geometry) const {
    std::vector<Digit> digits;
    for (const Cell cell : facts.blanks)
        digits.push_back(digit(placeInBox(geometry, cell)));
    return digits;
}

void place(const BoxPermutation& permutation, const Geometry& geometry, Grid& grid) {
    const std::vector<Cell> cells = cellsOfBox(geometry, permutation.box());
    for (std::size_t n = 0; n < cells.size(); ++n)
        grid.set(cells[n], permutation.digit(static_cast<int>(n)));
}

namespace {

/// `take` of each mismatch, until it returns true.
template <typename Take>
void eachMismatch(const BoxPermutation& a, const BoxPermutation& b, const Geometry& geometry, Take take) {
    const std::vector<Cell> ofA = cellsOfBox(geometry, a.box());
    const std::vector<Cell> ofB = cellsOfBox(geometry, b.box());
    for (std::size_t i = 0; i < ofA.size(); ++i)
        for (std::size_t j = 0; j < ofB.size(); ++j)
            if (a.digit(static_cast<int>(i)) == b.digit(static_cast<int>(j)) &&
                (geometry.row(ofA[i]) == geometry.row(ofB[j]) || geometry.column(ofA[i]) == geometry.column(ofB[j])) &&
                take(Mismatch{a.digit(static_cast<int>(i)), ofA[i], ofB[j]}))
                return;
}

}  // namespace

std::optional<Mismatch> findMismatch(const BoxPermutation& a, const BoxPermutation& b, const Geometry& geometry) {
    std::optional<Mismatch> first;
    eachMismatch(a, b, geometry, [&](const Mismatch& mismatch) {
        first = mismatch;
        return true;
    });
    return first;
}

std::vector<Mismatch> allMismatches(const BoxPermutation& a, const BoxPermutation& b, const Geometry& geometry) {
    std::vector<Mismatch> all;
    eachMismatch(a, b, geometry, [&](const Mismatch& mismatch) {
        all.push_back(mismatch);
        return false;
    });
    return all;
}

}  // namespace nonet
