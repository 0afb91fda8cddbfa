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
                                                            {"logic", SolverChoice::logic},
                                                            {"floors", SolverChoice::floors},
                                                            {"join", SolverChoice::join},
                                                            {"minigrid-3.1", SolverChoice::minigrid31},
                                                            {"minigrid-3.2", SolverChoice::minigrid32},
                                                            {"minigrid-4.1", SolverChoice::minigrid41},
                                                            {"minigrid-4.2", SolverChoice::minigrid42}});

constexpr std::array kFutureSolvers = std::to_array<std::string_view>({"exact-cover", "propagation"});

}  // namespace

void addSolverOption(CLI::App& command, SolverChoice& choice) {
    command.add_option_function<std::string>(
        "--solver",
        [&choice](const std::string& name) {
            const auto solver = std::ranges::find(kSolvers, std::string_view(name), &NamedSolver::name);
            if (solver != kSolvers.end()) {
                choice = solver->choice;
                return;
            }
            const bool isFuture = std::find(kFutureSolvers.begin(), kFutureSolvers.end(), name) != kFutureSolvers.end();
            const QString sentence = isFuture ? SolverChoiceText::tr("The solver %1 is not built yet.")
                                              : SolverChoiceText::tr("There is no solver named %1.");
            throw CLI::ValidationError(sentence.arg(QString::fromStdString(name)).toStdString());
        },
        "search (default), logic, floors, join, minigrid-3.1, minigrid-3.2, minigrid-4.1 or minigrid-4.2");
}

const char* solverName(SolverChoice choice) {
    return std::ranges::find(kSolvers, choice, &NamedSolver::choice)->name.data();
}

}  // namespace nonet
