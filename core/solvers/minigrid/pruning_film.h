// Version 4.2's pruning slowly, for people: round by round, which permutations are taken away and why. A round decides
// by what the round before left, so its order does not matter; the rounds end in the same fixpoint as the solver's.
#pragma once

#include "core/solvers/minigrid/permutation_graph.h"

namespace nonet {

enum class PruningScope : std::uint8_t {
    /// A permutation goes where some neighbouring box has no match for it: arc consistency, as version 4.1 prunes.
    pairs,
    /// It goes where the other boxes of its band, or of its stack, cannot all match it and each other at once.
    chutes,
};

enum class WitnessKind : std::uint8_t {
    /// `box` has no permutation left that matches.
    noMatch,
    /// The other boxes of the chute all have matches, but none that go together.
    noneTogether,
};

struct PruningRemoval {
    GraphNode node;
    /// The chute in which it has no partner.
    Chute chute;
    WitnessKind kind = WitnessKind::noMatch;
    /// For noMatch.
    int box = 0;

    friend bool operator==(const PruningRemoval&, const PruningRemoval&) = default;
};

struct PruningRound {
    /// By box, then number.
    std::vector<PruningRemoval> removals;
    /// By box, permutations left after the round.
    std::vector<std::uint32_t> left;
};

struct PruningFilm {
    /// By box, the permutations that the clues allow.
    std::vector<std::vector<BoxPermutation>> permutations;
    /// The last one removes nothing, or leaves a box with nothing.
    std::vector<PruningRound> rounds;
    /// By box, the numbers of those left at the end.
    std::vector<std::vector<std::uint32_t>> survivors;
    /// More permutations than the limit; nothing was pruned.
    bool hasTooMany = false;
    bool wasStopped = false;

    /// Some box has nothing left: no solution.
    bool isContradictory() const;
    /// Each box has one left: the solution.
    bool isSolved() const;
    std::uint64_t survivorCount() const;
};

/// Some milliseconds for 17 clues. The puzzle must be supported (minigridSupport).
PruningFilm pruningFilm(const Puzzle& puzzle, PruningScope scope = PruningScope::chutes, std::uint64_t limit = 100'000,
                        std::stop_token stop = {});

/// A permutation supposed where pruning does not go on, and what pruning makes of that.
struct PruningGuess {
    GraphNode node;
    /// The guess that it builds on, by its place in the search; -1: none.
    int parent = -1;
    /// By box, the numbers of those left; one a box: a solution; some box without any: the guess was wrong.
    std::vector<std::vector<std::uint32_t>> survivors;

    bool isWrong() const;
    bool isSolution() const;
};

/// What follows a film that ends with several permutations in some box: one of the box with the fewest is supposed (of
/// equals the one with the lower number), all is pruned again, and so on, depth first, up to the first solution.
struct PruningSearch {
    /// In the order of the search.
    std::vector<PruningGuess> guesses;
    /// There was a solution, or every guess is wrong; else it was stopped, or there would be more guesses than the
    /// limit.
    bool isComplete = true;

    bool isSolved() const { return !guesses.empty() && guesses.back().isSolution(); }
};

/// Nothing where the film leaves nothing to guess. `film` is that of the puzzle and scope.
PruningSearch searchAfter(const PruningFilm& film, const Puzzle& puzzle, PruningScope scope, std::size_t mostGuesses,
                          std::stop_token stop = {});
/// The box to guess in: of those with several left, one with the fewest; -1: there is none.
int boxToGuess(const std::vector<std::vector<std::uint32_t>>& left);

}  // namespace nonet
