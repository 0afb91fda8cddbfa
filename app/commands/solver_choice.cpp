#include "app/commands/solver_choice.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

namespace nonet {

namespace {

struct SolverChoiceText {
    Q_DECLARE_TR_FUNCTIONS(SolverChoiceText)
};

struct NamedSolver {
    std::string_view name;
    SolverChoice choice;
};
constexpr std::array kSolvers = std::to_array<NamedSolver>({{"search", SolverChoice::search},
                                                            {"propagation", SolverChoice::propagation},
                                                            {"exact-cover", SolverChoice::exactCover},
                                                            {"logic", SolverChoice::logic},
                                                            {"floors", SolverChoice::floors},
                                                            {"join", SolverChoice::join},
                                                            {"minigrid-3.1", SolverChoice::minigrid31},
                                                            {"minigrid-3.2", SolverChoice::minigrid32},
                                                            {"minigrid-4.1", SolverChoice::minigrid41},
                                                            {"minigrid-4.2", SolverChoice::minigrid42}});

}  // namespace

bool acceptsAnyBoard(SolverChoice choice) {
    return choice == SolverChoice::search || choice == SolverChoice::propagation || choice == SolverChoice::exactCover;
}

void addSolverOption(CLI::App& command, SolverChoice& choice, SolverScope scope) {
    command.add_option_function<std::string>(
        "--solver",
        [&choice, scope](const std::string& name) {
            const auto solver = std::ranges::find(kSolvers, std::string_view(name), &NamedSolver::name);
            if (solver != kSolvers.end() && (scope == SolverScope::all || acceptsAnyBoard(solver->choice))) {
                choice = solver->choice;
                return;
            }
            const QString sentence = solver != kSolvers.end()
                                         ? SolverChoiceText::tr("The solver %1 is none of these here: "
                                                                "search, propagation, exact-cover.")
                                         : SolverChoiceText::tr("There is no solver named %1.");
            throw CLI::ValidationError(sentence.arg(QString::fromStdString(name)).toStdString());
        },
        scope == SolverScope::anyBoard
            ? "search (default), propagation or exact-cover"
            : "search (default), propagation, exact-cover, logic, floors, join, minigrid-3.1, minigrid-3.2, "
              "minigrid-4.1 or minigrid-4.2");
}

const char* solverName(SolverChoice choice) {
    return std::ranges::find(kSolvers, choice, &NamedSolver::choice)->name.data();
}

}  // namespace nonet
