#include "core/play/game_record.h"

#include "core/play/transform_game.h"

namespace nonet {
namespace {

/// After it the puzzle is another.
bool laysPuzzle(const NodeChange& change) {
    return std::holds_alternative<GivensChange>(change) || std::holds_alternative<BoardChange>(change);
}

/// The nodes of the current way that belong to this game: from the last change of the puzzle on, or from the start.
std::vector<NodeId> gamePath(const History& history) {
    std::vector<NodeId> path = history.pathTo(history.current());
    for (std::size_t i = path.size(); i-- > 1;)
        if (laysPuzzle(history.node(path[i]).change)) {
            path.erase(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(i));
            break;
        }
    return path;
}

int mistakesIn(const PlayChange& change, const Grid& solution) {
    int count = 0;
    for (const PlayChange::CellChange& each : change.cells)
        if (each.after.digit != 0 && each.after.digit != each.before.digit &&
            each.after.digit != solution.valueAt(each.cell))
            ++count;
    return count;
}

/// Boards that are not plain lie as they are in every node.
Grid moved(const Grid& grid, const ClassicTransform& map) {
    return map == ClassicTransform() ? grid : transformed(grid, map);
}

/// Mistakes in every branch below the node where the game began.
int mistakesBelow(NodeId begin, const History& history, const Grid& solution) {
    // The solution as it lies at each node; none outside the game.
    std::vector<std::optional<Grid>> at(history.nodes().size());
    at[static_cast<std::size_t>(begin)] = moved(solution, history.transformTo(begin));
    int count = 0;
    for (std::size_t i = static_cast<std::size_t>(begin) + 1; i < at.size(); ++i) {
        const History::Node& node = history.nodes()[i];
        const std::optional<Grid>& before = at[static_cast<std::size_t>(node.parent)];
        if (!before || laysPuzzle(node.change))
            continue;
        const auto* map = std::get_if<ClassicTransform>(&node.change);
        at[i] = map != nullptr ? moved(*before, *map) : *before;
        if (const auto* play = std::get_if<PlayChange>(&node.change))
            count += mistakesIn(*play, *before);
    }
    return count;
}

}  // namespace

GameRecord recordOf(const History& history, const Grid& solution) {
    GameRecord record;
    const std::vector<NodeId> path = gamePath(history);
    for (const NodeId node : path) {
        const ActionKind kind = history.node(node).label.kind;
        record.shownDigits += kind == ActionKind::showDigit ? 1 : 0;
        record.wasSolutionShown = record.wasSolutionShown || kind == ActionKind::showSolution;
        record.appliedHints += kind == ActionKind::applyStep ? 1 : 0;
    }
    record.mistakes = mistakesBelow(path.front(), history, solution);
    return record;
}

std::vector<NodeId> stepsOf(const Puzzle& puzzle, const History& history) {
    std::vector<NodeId> steps;
    if (puzzle.isClassic() && puzzle.givens.filledCount() == 0 && !puzzle.startCandidates)
        return steps;
    for (const NodeId node : history.pathTo(history.current())) {
        const NodeChange& change = history.node(node).change;
        if (laysPuzzle(change) || std::holds_alternative<ClassicTransform>(change))
            steps.clear();
        else if (node != 0 && std::holds_alternative<PlayChange>(change))
            steps.push_back(node);
    }
    return steps;
}

std::vector<GameMoment> momentsOf(const Puzzle& puzzle, const History& history) {
    const std::vector<NodeId> path = gamePath(history);
    PlayState state = history.stateAt(path.front());
    const ClassicTransform toHere = history.transformTo(path.front());
    // Told on the board as it lies now: a film whose rows jump about would not be the player's game.
    ClassicTransform back = inverse(toHere);
    Puzzle there = puzzle.isClassic() ? transformed(puzzle, toHere) : puzzle;
    std::vector<GameMoment> moments;
    const auto note = [&](NodeId node) {
        const PlayState shown = puzzle.isClassic() ? transformed(state, back) : state;
        GameMoment moment{node, digitsOf(puzzle, shown), candidateLayer(puzzle, shown)};
        if (moments.empty() || moments.back().digits != moment.digits || moments.back().candidates != moment.candidates)
            moments.push_back(std::move(moment));
    };
    note(path.front());
    for (std::size_t i = 1; i < path.size(); ++i) {
        const NodeChange& change = history.node(path[i]).change;
        apply(state, there, change);
        if (const auto* map = std::get_if<ClassicTransform>(&change))
            back = then(inverse(*map), back);
        note(path[i]);
    }
    return moments;
}

}  // namespace nonet
