#include "core/play/game_fog.h"

namespace nonet {
namespace {

CellSet lockedCells(const History& history) {
    CellSet cells;
    for (NodeId at = history.current(); at != 0; at = history.node(at).parent) {
        const History::Node& node = history.node(at);
        const auto* change = std::get_if<GivensChange>(&node.change);
        if (change == nullptr || node.label.kind != ActionKind::lockGivens)
            continue;
        for (int i = 0; i < change->after.cellCount(); ++i)
            if (change->before.isBlank(Cell(i)) && !change->after.isBlank(Cell(i)))
                cells.insert(Cell(i));
    }
    return cells;
}

}  // namespace

CellSet cellsInFog(const Puzzle& puzzle, const History& history, const Grid& digits,
                   const std::optional<Grid>& solution) {
    return puzzle.decoration().fog ? cellsInFog(puzzle, digits, solution, lockedCells(history)) : CellSet();
}

PlayState fillMarksInSight(const Puzzle& puzzle, const PlayState& before, MarkKind kind, const CellSet& covered) {
    if (covered.isEmpty())
        return fillMarks(puzzle, before, kind);
    PlayState after = fillMarks(seenThroughFog(puzzle, covered), before, kind);
    for (const Cell cell : covered)
        after.at(cell) = before.at(cell);
    return after;
}

}  // namespace nonet
