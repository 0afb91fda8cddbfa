#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace nonet {

/// The solvers that --solver can name today.
enum class SolverChoice {
    /// Classic puzzles by the fast search, all others by propagation.
    search,
    propagation,
    exactCover,
    logic,
    floors,
    join,
    minigrid31,
    minigrid32,
    minigrid41,
    minigrid42
};

enum class SolverScope { all, anyBoard };
/// Takes puzzles of any shape and rules.
bool acceptsAnyBoard(SolverChoice choice);

/// Adds --solver. A name that is none of the scope's ends the call with a sentence.
void addSolverOption(CLI::App& command, SolverChoice& choice, SolverScope scope = SolverScope::all);
const char* solverName(SolverChoice choice);

}  // namespace nonet
