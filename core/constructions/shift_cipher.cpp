#include "core/constructions/shift_cipher.h"

#include <numeric>

namespace nonet {

namespace {

int modulo(int number, int side) { return (number % side + side) % side; }

}  // namespace

int shiftOfBox(Geometry geometry, ShiftRule rule, int boxRow, int boxColumn) {
    return modulo(rule.perBoxRow * boxRow + rule.perBoxColumn * boxColumn, geometry.side());
}

PlaceMap shiftCipherMap(Geometry geometry, ShiftRule rule) {
    std::vector<std::uint8_t> places;
    places.reserve(static_cast<std::size_t>(geometry.cellCount()));
    const int side = geometry.side();
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const int inBox = geometry.boxColumns() * (row % geometry.boxRows()) + column % geometry.boxColumns();
            const int shift = shiftOfBox(geometry, rule, row / geometry.boxRows(), column / geometry.boxColumns());
            places.push_back(static_cast<std::uint8_t>(modulo(inBox - shift, side)));
        }
    return {geometry, std::move(places)};
}

Grid shiftCipher(const Sequence& sequence, Geometry geometry) { return shiftCipherMap(geometry).apply(sequence); }

bool alwaysGivesSudoku(Geometry geometry, ShiftRule rule) {
    const int r = geometry.boxRows();
    const int c = geometry.boxColumns();
    const bool columnsWork = std::gcd(rule.perBoxRow, c) == 1;
    const bool rowsWork = r == 1 || (rule.perBoxColumn % c == 0 && std::gcd(rule.perBoxColumn / c, r) == 1);
    return columnsWork && rowsWork;
}

std::vector<ShiftRule> validShiftRules(Geometry geometry) {
    std::vector<ShiftRule> rules;
    for (int perBoxRow = 0; perBoxRow < geometry.side(); ++perBoxRow)
        for (int perBoxColumn = 0; perBoxColumn < geometry.side(); ++perBoxColumn)
            if (alwaysGivesSudoku(geometry, {perBoxRow, perBoxColumn}))
                rules.push_back({perBoxRow, perBoxColumn});
    return rules;
}

}  // namespace nonet
