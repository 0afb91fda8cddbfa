#include "app/commands/minigrid_solve.h"

#include "core/solvers/minigrid/graph_solver.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/minigrid/tree_solver.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>

namespace nonet {

namespace {

struct MinigridSolveText {
    Q_DECLARE_TR_FUNCTIONS(MinigridSolveText)
};

std::optional<std::variant<BoxPath, BoxOrder>> orderFrom(const std::string& text) {
    const auto path = std::ranges::find(kBoxPaths, text, nameOf);
    if (path != kBoxPaths.end())
        return *path;
    for (int side = 1; side <= kLargestMinigridSide; ++side)
        if (const std::optional<BoxOrder> order = boxOrderFrom(text, Geometry(1, side)))
            return *order;
    return std::nullopt;
}

}  // namespace

std::optional<BoxOrder> OrderOption::orderFor(const Geometry& geometry) const {
    if (const auto* path = std::get_if<BoxPath>(&m_order))
        return boxOrder(geometry, *path);
    const BoxOrder& order = *std::get_if<BoxOrder>(&m_order);
    return order.size() == static_cast<std::size_t>(geometry.side()) ? std::optional(order) : std::nullopt;
}

void addOrderOption(CLI::App& command, OrderOption& option, const SolverChoice& solver) {
    const CLI::Option* given = command.add_option_function<std::string>(
        "--order",
        [&option](const std::string& text) {
            const auto order = orderFrom(text);
            if (!order)
                throw CLI::ValidationError(
                    "--order", MinigridSolveText::tr("An order is zigzag, spiral or semi-spiral with -row or -column, "
                                                     "or each box's number once, as in 125478963.")
                                   .toStdString());
            option.m_order = *order;
        },
        "Order of the boxes for minigrid-3.2: zigzag-row (default), spiral-row, semi-spiral-row, "
        "the same with -column, or box numbers");
    command.parse_complete_callback([given, &solver] {
        if (given->count() > 0 && solver != SolverChoice::minigrid32)
            throw CLI::ValidationError(
                "--order",
                MinigridSolveText::tr("Only the solver minigrid-3.2 takes boxes in an order.").toStdString());
    });
}

bool isMinigrid(SolverChoice choice) {
    return choice == SolverChoice::minigrid31 || choice == SolverChoice::minigrid32 ||
           choice == SolverChoice::minigrid41 || choice == SolverChoice::minigrid42;
}

MinigridAnswer solveByMinigrid(SolverChoice version, const Puzzle& puzzle, const BoxOrder& order,
                               const MinigridLimits& limits, std::stop_token stop) {
    if (version == SolverChoice::minigrid31) {
        const TreeOutcome outcome = solveByTrees(puzzle, limits, std::move(stop));
        return {outcome, outcome.steps};
    }
    if (version == SolverChoice::minigrid32) {
        const PathOutcome outcome = solveByPath(puzzle, order, limits, std::move(stop));
        return {outcome, outcome.steps};
    }
    if (version == SolverChoice::minigrid41) {
        const GraphOutcome outcome = solveByGraph(puzzle, limits, std::move(stop));
        return {outcome, outcome.tried};
    }
    const SignatureOutcome outcome = solveBySignatures(puzzle, limits, std::move(stop));
    return {outcome, outcome.tried};
}

QString undecidedSentence(const MinigridOutcome& outcome) {
    if (outcome.isNotOffered)
        return MinigridSolveText::tr(
                   "Not offered: the minigrid solver takes boards up to %1 by %1 without extra rules.")
            .arg(kLargestMinigridSide);
    if (outcome.hasTooManyPermutations)
        return MinigridSolveText::tr("Too many permutations for this version: at least %1. Not decided.")
            .arg(outcome.permutationsListed);
    if (outcome.budgetRanOut)
        return MinigridSolveText::tr("Stopped after %1 steps: not decided.").arg(outcome.steps);
    return {};
}

QString wrongOrderSentence() {
    return MinigridSolveText::tr("The order given is for a different number of boxes: not decided.");
}

}  // namespace nonet
