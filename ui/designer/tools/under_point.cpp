#include "ui/designer/tools/under_point.h"

#include "core/design/drawing_edits.h"
#include "core/rules/constraints_at.h"
#include "ui/board/board_widget.h"
#include "ui/board/rule_hit.h"

#include <algorithm>

namespace nonet {

std::vector<int> constraintsUnder(const BoardWidget& board, const Puzzle& puzzle, const QPointF& point) {
    const auto constraint = [&puzzle](int each) -> const Constraint& {
        return puzzle.constraints()[static_cast<std::size_t>(each)];
    };
    std::vector<int> under = rulesAt(board.metrics(), board.picture(), point);
    std::ranges::reverse(under);
    if (const std::optional<Cell> cell = board.metrics().cellAt(point)) {
        std::vector<int> at = constraintsAt(*cell, puzzle.layout());
        // Clues beside the board read the cell, and are not drawn on it.
        std::erase_if(at, [&](int each) {
            return constraint(each).place.has_value() || std::ranges::find(under, each) != under.end();
        });
        under.insert(under.end(), at.rbegin(), at.rend());
    }
    // What nobody sees there is meant last.
    std::stable_partition(under.begin(), under.end(), [&](int each) { return !constraint(each).isHidden; });
    return under;
}

std::vector<int> drawingsUnder(const BoardWidget& board, const Puzzle& puzzle, const QPointF& point) {
    const BoardMetrics& metrics = board.metrics();
    const QPointF from = metrics.pointAt({0, 0});
    std::vector<int> under =
        drawingsAt(puzzle, {(point.y() - from.y()) / metrics.cellSide(), (point.x() - from.x()) / metrics.cellSide()});
    std::ranges::reverse(under);
    return under;
}

}  // namespace nonet
