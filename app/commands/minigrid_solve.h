// The versions of the minigrid solver as commands call them.
#pragma once

#include "app/commands/solver_choice.h"
#include "core/solvers/minigrid/box_sequence.h"
#include "core/solvers/minigrid/minigrid_outcome.h"

#include <QString>

#include <stop_token>
#include <variant>

namespace CLI {
class App;
}

namespace nonet {

/// The order of boxes that version 3.2 follows: one of six paths, or one given box by box.
class OrderOption {
public:
    /// Nothing where an order given box by box is for another number of boxes.
    std::optional<BoxOrder> orderFor(const Geometry& geometry) const;

private:
    friend void addOrderOption(CLI::App& command, OrderOption& option, const SolverChoice& solver);

    std::variant<BoxPath, BoxOrder> m_order = BoxPath::zigzagRow;
};

/// Adds --order. An order that does not exist, or goes with another solver than version 3.2, ends the call with a
/// sentence; `solver` outlives the command.
void addOrderOption(CLI::App& command, OrderOption& option, const SolverChoice& solver);

/// Whether the choice is a version of the minigrid solver.
bool isMinigrid(SolverChoice choice);

struct MinigridAnswer {
    MinigridOutcome outcome;
    /// Permutations tried by versions 4.1 and 4.2, steps of the others.
    std::uint64_t guesses = 0;
};
/// `order` counts for version 3.2 alone.
MinigridAnswer solveByMinigrid(SolverChoice version, const Puzzle& puzzle, const BoxOrder& order,
                               const MinigridLimits& limits, std::stop_token stop);

/// Why the puzzle is not decided, as a sentence; empty where it is.
QString undecidedSentence(const MinigridOutcome& outcome);
/// The order is for another number of boxes.
QString wrongOrderSentence();

}  // namespace nonet
