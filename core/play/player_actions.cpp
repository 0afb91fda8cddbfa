#include "core/play/player_actions.h"

#include <algorithm>

namespace nonet {
namespace {

/// Or there is no cell at all.
bool isGiven(const Puzzle& puzzle, Cell cell) { return !puzzle.givens.isBlank(cell) || puzzle.shape().isHole(cell); }

/// The cells that the player may write into.
std::vector<Cell> writable(const Puzzle& puzzle, std::span<const Cell> cells) {
    std::vector<Cell> result;
    std::copy_if(cells.begin(), cells.end(), std::back_inserter(result),
                 [&](Cell cell) { return !isGiven(puzzle, cell); });
    return result;
}

bool isEmptyCell(const Puzzle& puzzle, const PlayState& state, Cell cell) {
    return !isGiven(puzzle, cell) && state.at(cell).digit == 0;
}

DigitSet& marks(CellState& cell, MarkKind kind) { return kind == MarkKind::corner ? cell.corner : cell.centre; }

void place(const Puzzle& puzzle, PlayState& state, Cell cell, Digit digit) {
    state.at(cell).digit = static_cast<std::uint8_t>(digit.value());
    for (const Cell peer : cellsRuledOutBy(digitsOf(puzzle, state), cell, puzzle)) {
        state.at(peer).corner.erase(digit);
        state.at(peer).centre.erase(digit);
    }
}

CandidateColour colourOf(const CellState& cell, Digit digit) {
    for (const auto& [coloured, colour] : cell.candidateColours)
        if (coloured == digit)
            return colour;
    return 0;
}

void setColour(CellState& cell, Digit digit, CandidateColour colour) {
    std::erase_if(cell.candidateColours, [&](const auto& entry) { return entry.first == digit; });
    if (colour == 0)
        return;
    cell.candidateColours.emplace_back(digit, colour);
    std::sort(cell.candidateColours.begin(), cell.candidateColours.end());
}

/// Clears one kind of content in all cells; whether there was any.
bool clearKind(PlayState& state, std::span<const Cell> cells, EraseFirst kind) {
    const PlayState before = state;
    for (const Cell cell : cells) {
        CellState& content = state.at(cell);
        switch (kind) {
        case EraseFirst::digit: content.digit = 0; break;
        case EraseFirst::corner: content.corner = {}; break;
        case EraseFirst::centre: content.centre = {}; break;
        case EraseFirst::colour:
            content.colours = {};
            content.candidateColours.clear();
            break;
        }
    }
    return state != before;
}

}  // namespace

PlayState enterDigit(const Puzzle& puzzle, const PlayState& before, std::span<const Cell> cells, Digit digit) {
    PlayState after = before;
    const std::vector<Cell> targets = writable(puzzle, cells);
    const bool allHoldIt =
        std::all_of(targets.begin(), targets.end(), [&](Cell cell) { return before.at(cell).digit == digit.value(); });
    for (const Cell cell : targets) {
        if (allHoldIt)
            after.at(cell).digit = 0;
        else
            place(puzzle, after, cell, digit);
    }
    return after;
}

PlayState toggleMark(const Puzzle& puzzle, const PlayState& before, std::span<const Cell> cells, Digit digit,
                     MarkKind kind) {
    PlayState after = before;
    std::vector<Cell> targets(cells.begin(), cells.end());
    std::erase_if(targets, [&](Cell cell) { return !isEmptyCell(puzzle, before, cell); });
    const bool allHaveIt = std::all_of(targets.begin(), targets.end(),
                                       [&](Cell cell) { return marks(after.at(cell), kind).contains(digit); });
    for (const Cell cell : targets) {
        if (allHaveIt)
            marks(after.at(cell), kind).erase(digit);
        else
            marks(after.at(cell), kind).insert(digit);
    }
    return after;
}

PlayState toggleStruck(const Puzzle& puzzle, const PlayState& before, std::span<const Candidate> candidates) {
    PlayState after = before;
    std::vector<Candidate> targets(candidates.begin(), candidates.end());
    std::erase_if(targets, [&](const Candidate& candidate) { return !isEmptyCell(puzzle, before, candidate.cell); });
    const bool allStruck = std::all_of(targets.begin(), targets.end(), [&](const Candidate& candidate) {
        return before.at(candidate.cell).struck.contains(candidate.digit);
    });
    for (const auto& [cell, digit] : targets) {
        if (allStruck)
            after.at(cell).struck.erase(digit);
        else
            after.at(cell).struck.insert(digit);
    }
    return after;
}

PlayState erase(const Puzzle& puzzle, const PlayState& before, std::span<const Cell> cells, EraseFirst first) {
    PlayState after = before;
    const std::vector<Cell> targets = writable(puzzle, cells);
    // A given cell has nothing but its colours to lose.
    const auto clear = [&](EraseFirst kind) {
        return kind == EraseFirst::colour ? clearKind(after, cells, kind) : clearKind(after, targets, kind);
    };
    if (clear(first))
        return after;
    for (const EraseFirst next : {EraseFirst::digit, EraseFirst::centre, EraseFirst::corner, EraseFirst::colour})
        if (next != first && clear(next))
            return after;
    return after;
}

PlayState toggleCellColour(const Puzzle&, const PlayState& before, std::span<const Cell> cells, Digit colour) {
    PlayState after = before;
    const bool allHaveIt =
        std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return before.at(cell).colours.contains(colour); });
    for (const Cell cell : cells) {
        if (allHaveIt)
            after.at(cell).colours.erase(colour);
        else
            after.at(cell).colours.insert(colour);
    }
    return after;
}

PlayState toggleCandidateColour(const Puzzle& puzzle, const PlayState& before, Candidate candidate,
                                CandidateColour colour) {
    PlayState after = before;
    if (!isEmptyCell(puzzle, before, candidate.cell))
        return after;
    CellState& cell = after.at(candidate.cell);
    setColour(cell, candidate.digit, colourOf(cell, candidate.digit) == colour ? CandidateColour{0} : colour);
    return after;
}

PlayState cycleLink(const Puzzle& puzzle, const PlayState& before, Candidate from, Candidate to) {
    PlayState after = before;
    if (from == to || !puzzle.givens.isBlank(from.cell) || !puzzle.givens.isBlank(to.cell))
        return after;
    const auto drawn = std::find_if(after.links.begin(), after.links.end(), [&](const DrawnLink& link) {
        return (link.from == from && link.to == to) || (link.from == to && link.to == from);
    });
    if (drawn == after.links.end())
        after.links.push_back({from, to, LinkKind::strong});
    else if (drawn->kind == LinkKind::strong)
        drawn->kind = LinkKind::weak;
    else
        after.links.erase(drawn);
    return after;
}

PlayState clearColours(const Puzzle&, const PlayState& before) {
    PlayState after = before;
    for (CellState& cell : after.cells) {
        cell.colours = {};
        cell.candidateColours.clear();
    }
    return after;
}

PlayState clearLinks(const Puzzle&, const PlayState& before) {
    PlayState after = before;
    after.links.clear();
    return after;
}

PlayState fillMarks(const Puzzle& puzzle, const PlayState& before, MarkKind kind) {
    PlayState after = before;
    const CandidateGrid candidates = candidateLayer(puzzle, before);
    for (int i = 0; i < candidates.cellCount(); ++i)
        if (isEmptyCell(puzzle, before, Cell(i)))
            marks(after.at(Cell(i)), kind) = candidates.at(Cell(i));
    return after;
}

PlayState clearMarks(const Puzzle&, const PlayState& before) {
    PlayState after = before;
    for (CellState& cell : after.cells) {
        cell.corner = {};
        cell.centre = {};
    }
    return after;
}

PlayState clearStruck(const Puzzle&, const PlayState& before) {
    PlayState after = before;
    for (CellState& cell : after.cells)
        cell.struck = {};
    return after;
}

PlayState restart(const Puzzle& puzzle, const PlayState&) { return PlayState(puzzle.shape()); }

PlayState applyStep(const Puzzle& puzzle, const PlayState& before, std::span<const Candidate> placements,
                    std::span<const Candidate> eliminations) {
    PlayState after = before;
    for (const auto& [cell, digit] : placements)
        if (!isGiven(puzzle, cell))
            place(puzzle, after, cell, digit);
    for (const auto& [cell, digit] : eliminations) {
        if (!isEmptyCell(puzzle, after, cell))
            continue;
        after.at(cell).struck.insert(digit);
        after.at(cell).corner.erase(digit);
        after.at(cell).centre.erase(digit);
    }
    return after;
}

PlayState adoptPosition(const Puzzle& puzzle, const PlayState& before, const Grid& digits,
                        const CandidateGrid& candidates) {
    PlayState after = before;
    for (int i = 0; i < digits.cellCount(); ++i) {
        const Cell cell(i);
        if (!isGiven(puzzle, cell))
            after.at(cell).digit = static_cast<std::uint8_t>(digits.valueAt(cell));
        after.at(cell).struck = {};
    }
    const CandidateGrid full = candidateLayer(puzzle, after);
    for (int i = 0; i < digits.cellCount(); ++i) {
        const Cell cell(i);
        if (!isEmptyCell(puzzle, after, cell))
            continue;
        after.at(cell).struck = full.at(cell) - candidates.at(cell);
        after.at(cell).corner &= candidates.at(cell);
        after.at(cell).centre &= candidates.at(cell);
    }
    return after;
}

std::optional<Candidate> digitToShow(const Puzzle& puzzle, const PlayState& state, const Grid& solution,
                                     std::optional<Cell> wanted) {
    const Grid digits = digitsOf(puzzle, state);
    const auto lacks = [&](Cell cell) {
        return !solution.isBlank(cell) && digits.valueAt(cell) != solution.valueAt(cell);
    };
    if (wanted && lacks(*wanted))
        return Candidate{*wanted, Digit(solution.valueAt(*wanted))};
    const CandidateGrid candidates = candidateLayer(puzzle, state);
    const auto rank = [&](Cell cell) { return digits.isBlank(cell) ? 1 + candidates.at(cell).count() : 0; };
    std::optional<Cell> best;
    for (int i = 0; i < digits.cellCount(); ++i)
        if (lacks(Cell(i)) && (!best || rank(Cell(i)) < rank(*best)))
            best = Cell(i);
    return best ? std::optional(Candidate{*best, Digit(solution.valueAt(*best))}) : std::nullopt;
}

PlayState showSolution(const Puzzle& puzzle, const PlayState& before, const Grid& solution) {
    PlayState after = before;
    for (int i = 0; i < solution.cellCount(); ++i)
        if (const std::optional<Digit> digit = solution.digit(Cell(i));
            digit && !isGiven(puzzle, Cell(i)) && after.at(Cell(i)).digit != digit->value())
            place(puzzle, after, Cell(i), *digit);
    return after;
}

LaidGivens lockGivens(const Puzzle& puzzle, const PlayState& before) {
    LaidGivens locked{digitsOf(puzzle, before), before};
    for (int i = 0; i < locked.givens.cellCount(); ++i) {
        if (locked.givens.isBlank(Cell(i)))
            continue;
        CellState given;
        given.colours = before.at(Cell(i)).colours;
        locked.state.at(Cell(i)) = given;
    }
    // A given has no candidates that a link could join.
    std::erase_if(locked.state.links, [&locked](const DrawnLink& link) {
        return !locked.givens.isBlank(link.from.cell) || !locked.givens.isBlank(link.to.cell);
    });
    return locked;
}

LaidGivens layGivens(const Puzzle&, const PlayState& before, const Grid& givens) {
    LaidGivens laid{givens, before};
    for (int i = 0; i < givens.cellCount(); ++i) {
        const ColourSet colours = before.at(Cell(i)).colours;
        if (!givens.isBlank(Cell(i))) {
            laid.state.at(Cell(i)) = CellState();
            laid.state.at(Cell(i)).colours = colours;
        }
    }
    std::erase_if(laid.state.links, [&](const DrawnLink& link) {
        return !givens.isBlank(link.from.cell) || !givens.isBlank(link.to.cell);
    });
    return laid;
}

PlayState enterClues(const Puzzle& puzzle, const PlayState& before, const Grid& clues) {
    PlayState after = before;
    for (int i = 0; i < clues.cellCount(); ++i)
        if (!isGiven(puzzle, Cell(i)))
            after.at(Cell(i)).digit = static_cast<std::uint8_t>(clues.valueAt(Cell(i)));
    return after;
}

LaidGivens unlockGivens(const Puzzle& puzzle, const PlayState& before, const Grid& kept) {
    LaidGivens unlocked{puzzle.givens, before};
    for (int i = 0; i < puzzle.givens.cellCount(); ++i) {
        if (puzzle.givens.isBlank(Cell(i)) || puzzle.givens.valueAt(Cell(i)) == kept.valueAt(Cell(i)))
            continue;
        unlocked.givens.clear(Cell(i));
        unlocked.state.at(Cell(i)).digit = static_cast<std::uint8_t>(puzzle.givens.valueAt(Cell(i)));
    }
    return unlocked;
}

std::vector<Cell> mistakes(const Puzzle& puzzle, const PlayState& state, const Grid& solution) {
    std::vector<Cell> wrong;
    for (int i = 0; i < solution.cellCount(); ++i) {
        const Cell cell(i);
        if (!isGiven(puzzle, cell) && state.at(cell).digit != 0 && state.at(cell).digit != solution.valueAt(cell))
            wrong.push_back(cell);
    }
    return wrong;
}

}  // namespace nonet
