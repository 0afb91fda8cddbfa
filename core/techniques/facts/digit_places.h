#pragma once

#include "core/board/classic.h"

namespace nonet {

/// The n-th cell of the house: of a row from the left, of a column from above, of a box row by row.
constexpr Cell cellOfHouse(House house, int n) {
    switch (house.kind) {
    case HouseKind::row: return classic::cellAt(house.number, n);
    case HouseKind::column: return classic::cellAt(n, house.number);
    default: return classic::cellInBox(house.number, n);
    }
}

/// One digit's places in a position, house by house (rows, columns, boxes), nine bits each, as cellOfHouse counts them.
struct DigitPlaces {
    std::array<std::uint16_t, classic::kHouses> inHouse{};

    static DigitPlaces of(ClassicCellSet cells) {
        DigitPlaces places;
        const auto note = [&places](int house, int place) {
            std::uint16_t& bits = places.inHouse[static_cast<std::size_t>(house)];
            bits = static_cast<std::uint16_t>(bits | 1U << place);
        };
        for (const Cell cell : cells) {
            const int row = classic::rowOf(cell);
            const int column = classic::columnOf(cell);
            note(row, column);
            note(9 + column, row);
            note(18 + classic::boxOf(cell), row % 3 * 3 + column % 3);
        }
        return places;
    }

    unsigned in(House house) const { return inHouse[static_cast<std::size_t>(classic::toIndex(house))]; }
};

}  // namespace nonet
