#include "core/techniques/proof/symmetry_of_givens.h"

namespace nonet {
namespace {

using DigitsByCell = std::array<ClassicDigitSet, classic::kCells>;

Candidate imageOf(Candidate candidate, const SymmetryOfGivens& symmetry) {
    return {Cell(symmetry.cells[candidate.cell.slot()]), Digit::fromIndex(symmetry.digits[candidate.digit.slot()])};
}

/// One of its images is another digit of its cell, or its digit in a peer.
bool opposesItself(Candidate candidate, const SymmetryOfGivens& symmetry) {
    for (Candidate image = imageOf(candidate, symmetry); image != candidate; image = imageOf(image, symmetry))
        if (image.cell == candidate.cell ||
            (image.digit == candidate.digit && classic::arePeers(image.cell, candidate.cell)))
            return true;
    return false;
}

DigitsByCell possibleDigits(const Position& position, const SymmetryOfGivens& symmetry) {
    DigitsByCell digits{};
    for (const Cell cell : classic::kAllCells)
        for (const Digit digit :
             position.isSolved(cell) ? ClassicDigitSet(Digit(position.valueAt(cell))) : position.candidates(cell))
            if (!opposesItself({cell, digit}, symmetry))
                digits[cell.slot()].insert(digit);
    return digits;
}

/// The digits whose image is one of these.
ClassicDigitSet withImageIn(ClassicDigitSet images, const SymmetryOfGivens& symmetry) {
    ClassicDigitSet digits;
    for (const Digit digit : classic::kAllDigits)
        if (images.contains(Digit::fromIndex(symmetry.digits[digit.slot()])))
            digits.insert(digit);
    return digits;
}

/// A cell without a digit, or a digit without a place in a house.
bool lacksSome(const DigitsByCell& digits) {
    for (int h = 0; h < classic::kHouses; ++h) {
        ClassicDigitSet inHouse;
        for (const Cell cell : classic::cellsOfHouse(h)) {
            if (digits[cell.slot()].isEmpty())
                return true;
            inHouse |= digits[cell.slot()];
        }
        if (inHouse != classic::kAllDigits)
            return true;
    }
    return false;
}

}  // namespace

bool contradicts(const Position& position, const SymmetryOfGivens& symmetry) {
    DigitsByCell digits = possibleDigits(position, symmetry);
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (std::size_t cell = 0; cell < digits.size(); ++cell) {
            const ClassicDigitSet kept = digits[cell] & withImageIn(digits[symmetry.cells[cell]], symmetry);
            isChanged |= kept != digits[cell];
            digits[cell] = kept;
        }
    }
    return lacksSome(digits);
}

}  // namespace nonet
