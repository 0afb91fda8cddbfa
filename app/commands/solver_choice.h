#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace nonet {

/// The solvers that --solver can name today.
enum class SolverChoice { search, logic, floors, join, minigrid31, minigrid32, minigrid41, minigrid42 };

/// Adds --solver. A solver that does not exist yet, or never will, ends the call with a sentence.
void addSolverOption(CLI::App& command, SolverChoice& choice);
const char* solverName(SolverChoice choice);

}  // namespace nonet
