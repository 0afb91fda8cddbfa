// A puzzle made of a layout: rules that lack a number get the one that a solution gives them, then givens, as few as
// are left when they are taken away in random order. For any board and any rules.
#pragma once

#include "core/answers/solution_facts.h"
#include "core/board/cell_set.h"
#include "core/design/moves.h"
#include "core/foundation/progress.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace nonet {

struct LayoutPuzzleOrder {
    /// Another seed, another puzzle; the same for the same.
    std::uint64_t seed = 0;
    /// Where givens may be added; empty: in every blank cell.
    CellSet pattern = {};
    /// Added givens go and come together.
    EntrySymmetry symmetry = EntrySymmetry::none;
    /// Into Layout::constraints: rules that may have a number and get one, though they hold without: cages.
    std::vector<int> numbered = {};
};

struct LayoutPuzzle {
    /// One: it is made. None: the layout has no solution. Several: no solution that was tried is told by the cells of
    /// the pattern. Unknown: stopped, or given up.
    SolutionState state = SolutionState::unknown;
    /// As it was, unless it is made; the givens of before are all there.
    Puzzle puzzle;
    int addedGivens = 0;
    int addedNumbers = 0;
    /// None of the added givens can be spared, with its partners.
    bool isMinimal = false;
};

/// The only number with which a rule of this kind holds on the solution; nothing where there is none or several.
std::optional<int> numberOnSolution(const Constraint& constraint, const Layout& layout, const Grid& solution);

/// Cost: a solution, and a search for a second one for each given that is tried. Progress in such tries. The stop token
/// is read at least every 10 ms.
LayoutPuzzle makeLayoutPuzzle(const Puzzle& puzzle, const LayoutPuzzleOrder& order, const std::stop_token& stop = {},
                              const ProgressSink& progress = {});

}  // namespace nonet
