// Positions made at random, legal or not: what formats must carry there and back.
#pragma once

#include "core/canonical/classic_transform.h"
#include "core/formats/format.h"
#include "core/foundation/random_source.h"
#include "core/play/player_actions.h"

namespace nonet {

inline DigitSet randomDigits(RandomSource& random, int side) {
    return DigitSet::fromBits(random.next() & DigitSet::full(side).bits());
}

inline Digit randomDigit(RandomSource& random, int side) {
    return Digit::fromIndex(static_cast<int>(random.below(static_cast<std::uint32_t>(side))));
}

inline Cell randomCell(RandomSource& random, const Geometry& geometry) {
    return Cell(static_cast<int>(random.below(static_cast<std::uint32_t>(geometry.cellCount()))));
}

/// Givens that may well contradict one another.
inline Puzzle randomPuzzle(RandomSource& random, const Geometry& geometry = Geometry()) {
    Puzzle puzzle(geometry, Grid(geometry.side()));
    for (int i = 0; i < geometry.cellCount(); ++i)
        if (random.below(3) == 0)
            puzzle.givens.set(Cell(i), randomDigit(random, geometry.side()));
    return puzzle;
}

/// A state as a player's actions would leave it.
inline PlayState randomAction(RandomSource& random, const Puzzle& puzzle, const PlayState& before) {
    const Geometry& geometry = puzzle.geometry();
    const Cell cells[] = {randomCell(random, geometry), randomCell(random, geometry)};
    const Digit digit = randomDigit(random, geometry.side());
    switch (random.below(8)) {
    case 0: return enterDigit(puzzle, before, std::span(cells, 1), digit);
    case 1: return toggleMark(puzzle, before, cells, digit, MarkKind::corner);
    case 2: return toggleMark(puzzle, before, cells, digit, MarkKind::centre);
    case 3: return toggleCellColour(puzzle, before, cells, Digit(1 + static_cast<int>(random.below(9))));
    case 4:
        return toggleCandidateColour(puzzle, before, {cells[0], digit},
                                     static_cast<CandidateColour>(1 + random.below(10)));
    case 5: return cycleLink(puzzle, before, {cells[0], digit}, {cells[1], digit});
    case 6: {
        const Candidate struck[] = {{cells[0], digit}};
        return toggleStruck(puzzle, before, struck);
    }
    default: return erase(puzzle, before, cells, EraseFirst::digit);
    }
}

/// Anything that adds a node: play, other givens, or on a classic board another order.
inline void randomNode(RandomSource& random, Puzzle& puzzle, History& history) {
    const ActionLabel label{
        static_cast<ActionKind>(1 + random.below(16)),
        static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(std::min(9, puzzle.geometry().side())))),
        randomCell(random, puzzle.geometry()), static_cast<int>(random.below(2)),
        static_cast<std::int16_t>(static_cast<int>(random.below(900)) - 1)};
    const std::uint32_t kind = random.below(16);
    if (kind == 0 && puzzle.isClassic()) {
        history.pushTransform(puzzle, randomTransform(random), {.kind = ActionKind::transform});
    } else if (kind == 1) {
        const LaidGivens laid = lockGivens(puzzle, history.state());
        history.pushGivens(puzzle, laid.givens, laid.state, {.kind = ActionKind::lockGivens});
    } else if (kind == 2) {
        const LaidGivens laid = unlockGivens(puzzle, history.state(), Grid(puzzle.geometry().side()));
        history.pushGivens(puzzle, laid.givens, laid.state, {.kind = ActionKind::unlockGivens});
    } else {
        history.push(randomAction(random, puzzle, history.state()), label);
    }
}

/// To where undo or redo would go, or anywhere.
inline void randomMove(RandomSource& random, Puzzle& puzzle, History& history) {
    const std::uint32_t kind = random.below(4);
    if (kind == 0)
        history.goTo(static_cast<NodeId>(random.below(static_cast<std::uint32_t>(history.nodes().size()))), puzzle);
    else if (const auto target = kind == 1 ? history.redoTarget() : history.undoTarget())
        history.goTo(*target, puzzle);
}

/// A history with branches, somewhere in the middle of it. The puzzle comes along.
inline History randomHistory(RandomSource& random, Puzzle& puzzle, int actions) {
    History history{PlayState(puzzle.shape())};
    for (int i = 0; i < actions; ++i) {
        randomNode(random, puzzle, history);
        if (random.below(3) == 0)
            randomMove(random, puzzle, history);
        if (random.below(9) == 0)
            history.setCheckpoint("point " + std::to_string(i));
    }
    return history;
}

inline PuzzleRecord randomRecord(RandomSource& random, const Geometry& geometry = Geometry(), int actions = 30) {
    PuzzleRecord record;
    record.puzzle = randomPuzzle(random, geometry);
    record.history = randomHistory(random, record.puzzle, actions);
    return record;
}

/// Digits entered and candidates struck out at the start, and no other trace of play: what foreign formats can tell.
inline PuzzleRecord randomPosition(RandomSource& random) {
    PuzzleRecord record;
    record.puzzle = randomPuzzle(random);
    PlayState state(record.puzzle.shape());
    for (int i = 0; i < 81; ++i) {
        if (!record.puzzle.givens.isBlank(Cell(i)))
            continue;
        if (random.below(4) == 0)
            state.at(Cell(i)).digit = static_cast<std::uint8_t>(randomDigit(random, 9).value());
        else if (random.below(3) == 0)
            state.at(Cell(i)).struck = randomDigits(random, 9);
    }
    record.history = History(std::move(state));
    return record;
}

}  // namespace nonet
