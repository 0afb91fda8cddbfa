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

constexpr std::array kFutureSolvers = std::to_array<std::string_view>(
    {"exact-cover", "propagation", "minigrid-3.1", "minigrid-3.2", "minigrid-4.1", "minigrid-4.2", "floors", "join"});

}  // namespace

void addSolverOption(CLI::App& command, SolverChoice& choice) {
    command.add_option_function<std::string>(
        "--solver",
        [&choice](const std::string& name) {
            if (name == "search" || name == "logic") {
                choice = name == "search" ? SolverChoice::search : SolverChoice::logic;
                return;
            }
            const bool isFuture = std::find(kFutureSolvers.begin(), kFutureSolvers.end(), name) != kFutureSolvers.end();
            const QString sentence = isFuture ? SolverChoiceText::tr("The solver %1 is not built yet.")
                                              : SolverChoiceText::tr("There is no solver named %1.");
            throw CLI::ValidationError(sentence.arg(QString::fromStdString(name)).toStdString());
        },
        "search (default) or logic");
}

const char* solverName(SolverChoice choice) { return choice == SolverChoice::search ? "search" : "logic"; }

}  // namespace nonet
