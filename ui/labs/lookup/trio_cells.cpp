#include "ui/labs/lookup/trio_cells.h"

#include "ui/labs/lookup/lookup_scene.h"

namespace nonet::lookup {

namespace {

/// Which line of the first box holds the digit: its colour on the whole floor.
int lineOfFirstBox(const Floor& floor, int digit) {
    for (int row = 0; row < kBox; ++row)
        if (trioAt(floor, row, 0).digits().contains(Digit(digit)))
            return row;
    return 0;
}

}  // namespace

Trio trioAt(const Floor& floor, int row, int box) {
    ClassicDigitSet digits;
    for (int i = 0; i < kBox; ++i)
        digits.insert(Digit(floor.at(row, box * kBox + i)));
    return Trio::of(digits);
}

SignatureId signatureAt(const Floor& floor, int box) {
    return TrioTable::instance().idOf({trioAt(floor, 0, box), trioAt(floor, 1, box), trioAt(floor, 2, box)});
}

CellFace digitFace(const Theme& theme, const Floor& floor, int digit) {
    return placeFace(theme, QString::number(digit), 3 * lineOfFirstBox(floor, digit), 0.8);
}

}  // namespace nonet::lookup
