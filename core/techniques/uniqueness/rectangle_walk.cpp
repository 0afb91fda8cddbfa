#include "core/techniques/uniqueness/rectangle_walk.h"

namespace nonet {

UniqueRectangle rectangleOn(const Position& position, ClassicCellSet cells, ClassicDigitSet pair) {
    UniqueRectangle rectangle{.pair = pair, .floor = {}, .roof = {}, .extra = {}};
    for (const Cell cell : cells) {
        const ClassicDigitSet extra = position.candidates(cell) - pair;
        (extra.isEmpty() ? rectangle.floor : rectangle.roof).insert(cell);
        rectangle.extra |= extra;
    }
    return rectangle;
}

}  // namespace nonet
