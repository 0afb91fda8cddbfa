// Rows, columns or boxes of a floor change places: what comes of it, and its film.
#pragma once

#include "ui/labs/lookup/floor_pictures.h"

namespace nonet::lookup {

struct FloorSwap {
    /// Rows 2 and 3, columns 1 and 2, boxes 1 and 2.
    static constexpr std::size_t kKinds = 3;
    /// Swapped, renamed.
    static constexpr int kMoves = 2;

    std::size_t which = 0;
    Floor before = {};

    Floor after() const;
    /// As in lesson files: "rows".
    static const char* id(std::size_t which);
    static QString name(std::size_t which);
};

/// Before and after side by side, in the digits of before; then renamed.
void paintSwap(QPainter& painter, const QRectF& room, const FloorSwap& swap, const StageLook& look, double at);

}  // namespace nonet::lookup
