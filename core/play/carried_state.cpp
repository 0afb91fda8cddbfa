#include "core/play/carried_state.h"

namespace nonet {
namespace {

std::optional<Cell> cellOn(const BoardShape& after, const BoardShape& before, Cell cell) {
    return after.cellAt(before.row(cell), before.column(cell));
}

CellState within(CellState cell, DigitSet symbols) {
    cell.struck &= symbols;
    cell.corner &= symbols;
    cell.centre &= symbols;
    if (cell.digit != 0 && !symbols.contains(Digit(cell.digit)))
        cell.digit = 0;
    std::erase_if(cell.candidateColours, [&symbols](const auto& each) { return !symbols.contains(each.first); });
    return cell;
}

}  // namespace

PlayState carriedState(const PlayState& state, const Puzzle& before, const Puzzle& after) {
    const BoardShape& shape = after.shape();
    const DigitSet symbols = after.symbols().all();
    PlayState carried(shape);
    for (const Cell cell : before.shape().cells()) {
        const std::optional<Cell> place = cellOn(shape, before.shape(), cell);
        if (!place)
            continue;
        CellState kept = within(state.at(cell), symbols);
        CellState& there = carried.at(*place);
        if (after.givens.digit(*place))
            there.colours = kept.colours;
        else
            there = std::move(kept);
    }
    const auto carriedEnd = [&](Candidate end) -> std::optional<Candidate> {
        const std::optional<Cell> place = cellOn(shape, before.shape(), end.cell);
        if (!place || !symbols.contains(end.digit) || after.givens.digit(*place))
            return std::nullopt;
        return Candidate{*place, end.digit};
    };
    for (const DrawnLink& link : state.links) {
        const auto from = carriedEnd(link.from);
        const auto to = carriedEnd(link.to);
        if (from && to)
            carried.links.push_back({*from, *to, link.kind});
    }
    return carried;
}

}  // namespace nonet
