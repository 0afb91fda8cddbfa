#include "core/design/transfer.h"

#include "core/design/constraint_place.h"
#include "core/design/moves.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

/// Where a copy of what stands there goes, the nearest first.
constexpr std::array<std::pair<int, int>, 8> kAside{
    {{1, 1}, {1, 0}, {0, 1}, {1, -1}, {-1, 1}, {-1, 0}, {0, -1}, {-1, -1}}};

std::optional<OutsidePlace> onOtherBoard(OutsidePlace place, const BoardShape& source, const BoardShape& shape) {
    if (place.row >= source.rows())
        place.row = static_cast<std::int8_t>(place.row - source.rows() + shape.rows());
    if (place.column >= source.columns())
        place.column = static_cast<std::int8_t>(place.column - source.columns() + shape.columns());
    return isBesideBoard(place, shape) ? std::optional(place) : std::nullopt;
}

std::optional<Constraint> onOtherBoard(Constraint constraint, const BoardShape& source, const BoardShape& shape) {
    if (constraint.place) {
        constraint.place = onOtherBoard(*constraint.place, source, shape);
        if (!constraint.place)
            return std::nullopt;
    }
    if (std::ranges::any_of(constraint.digits, [&](Digit digit) { return digit.value() > shape.symbolCount(); }))
        return std::nullopt;
    return withCells(std::move(constraint), [&](Cell cell) -> std::optional<Cell> {
        if (cell.index() >= source.cellCount())
            return std::nullopt;
        return shape.cellAt(source.row(cell), source.column(cell));
    });
}

}  // namespace

TransferredRules transferRules(const Puzzle& source, const Puzzle& puzzle) {
    TransferredRules result{{puzzle, {}}, 0};
    std::vector<Constraint> coming;
    for (const Constraint& each : source.constraints()) {
        if (auto found = onOtherBoard(each, source.shape(), puzzle.shape()))
            coming.push_back(std::move(*found));
        else
            ++result.left;
    }
    if (coming.empty())
        return result;
    const auto stands = [&](const Constraint& each) {
        return std::ranges::find(puzzle.constraints(), each) != puzzle.constraints().end();
    };
    if (std::ranges::all_of(coming, stands))
        for (const auto& [down, right] : kAside)
            if (auto aside = moved(coming, {.down = down, .right = right}, puzzle.shape());
                aside && !std::ranges::all_of(*aside, stands)) {
                coming = std::move(*aside);
                break;
            }
    result.edit = place(puzzle, std::move(coming));
    return result;
}

}  // namespace nonet
