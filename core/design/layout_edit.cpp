#include "core/design/layout_edit.h"

namespace nonet {

Puzzle withLayout(Puzzle puzzle, Layout layout) {
    puzzle.setLayout(std::move(layout));
    return puzzle;
}

}  // namespace nonet
