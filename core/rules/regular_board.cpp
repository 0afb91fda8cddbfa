#include "core/rules/regular_board.h"

#include <algorithm>

namespace nonet {

std::optional<Error> whyNotRegular(const Puzzle& puzzle) {
    if (puzzle.isRegular())
        return std::nullopt;
    const Layout& layout = puzzle.layout();
    const auto refused = [](ErrorDetail what) { return Error{.code = ErrorCode::unsupportedVariant, .detail = what}; };
    const int side = layout.shape.rows();
    const bool isSquare = layout.shape.columns() == side && layout.shape.holeCount() == 0;
    if (!isSquare || layout.grids.size() != 1 || layout.grids.front().rows() != side ||
        layout.grids.front().columns() != side)
        return refused(ErrorDetail::shape);
    if (layout.symbols != SymbolSet(side))
        return refused(ErrorDetail::symbols);
    if (std::ranges::any_of(layout.counts, [](int count) { return count != 1; }))
        return refused(ErrorDetail::counts);
    return refused(ErrorDetail::regions);
}

}  // namespace nonet
