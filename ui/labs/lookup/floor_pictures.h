// Pictures that several scenes count with: the classes of floors as a field of tiles, and why 56 shares of digits fit
// below a row.
#pragma once

#include "core/canonical/floor.h"
#include "ui/labs/lookup/lookup_scene.h"

namespace nonet::lookup {

/// The classes as a field of tiles.
inline constexpr int kTileColumns = 26;
inline constexpr int kTileRows = 16;

QRectF tileRect(const CellField& field, std::size_t index);
/// Around one of many tiles, light or dark: with paper at both of its sides.
void paintTileRing(QPainter& painter, const QRectF& rect, const StageLook& look);

/// A floor whose digits have the colours of their places in row 1 of `colours`.
void paintFloor(QPainter& painter, const CellField& field, const Floor& floor, const Floor& colours,
                const StageLook& look);

/// k of the digits 4, 5, 6 stand below 1, 2, 3, in so many ways: 1, 27, 27, 1.
struct Sharing {
    int ofSecondBox = 0;
    int ways = 0;
};
/// Counted in the table of trios.
std::array<Sharing, 4> sharings();
/// A pair of rows for each, with its count, and the sum.
void paintSharings(QPainter& painter, const QRectF& area, const StageLook& look);

}  // namespace nonet::lookup
