// Rules that would leave the solution that the setter has in mind as the only one: numbers for rules that lack one,
// dots and sums between neighbours. The rule that most of the other solutions found so far break is taken, until none
// of them is left; search then finds others, or that there are none; what can be spared in the end goes again.
#pragma once

#include "core/answers/solution_facts.h"
#include "core/rules/constraint.h"
#include "core/solvers/propagation/witness_store.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

/// A rule that holds in the solution layer.
struct RuleOffer {
    /// The constraint that it takes the place of, which lacks its value; nothing: it is a further one.
    std::optional<int> completes = std::nullopt;
    Constraint rule = {};

    friend bool operator==(const RuleOffer&, const RuleOffer&) = default;
};

/// The values of unfinished rules, and between cells that share an edge and carry no such mark: difference 1, ratio 2,
/// sums 5 and 10. Only what holds in the layer, where it has these cells.
std::vector<RuleOffer> rulesOfLayer(const Puzzle& puzzle);

/// The puzzle with them, further ones last.
Puzzle withRules(const Puzzle& puzzle, const std::vector<RuleOffer>& rules);

struct MissingRules {
    /// The state of the puzzle as it is: with one solution, or none, nothing is missing.
    SolutionState state = SolutionState::unknown;
    std::vector<RuleOffer> rules = {};
    /// With them there is one solution.
    bool isProved = false;
    /// The puzzle has no solution layer that is a whole solution of it: nothing can be led to.
    bool lacksSolution = false;

    friend bool operator==(const MissingRules&, const MissingRules&) = default;
};

/// `known`: taken to this puzzle; learns what is found. Few rules, not the fewest; unproved where all that are offered
/// do not do, or a search was given up. Cost: some searches for each rule. The stop token is read at least every 10 ms.
MissingRules missingRules(const Puzzle& puzzle, WitnessStore& known, std::stop_token stop = {});

}  // namespace nonet
