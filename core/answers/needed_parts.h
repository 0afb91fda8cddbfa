// Which parts of a puzzle with one solution are needed for that: each given and rule is taken away in turn, as its
// setter would take it away. A second solution that breaks only one of them shows that this one is needed, so that most
// need no search of their own.
#pragma once

#include "core/answers/solution_facts.h"
#include "core/solvers/propagation/conflict_set.h"

#include <functional>
#include <stop_token>

namespace nonet {

/// The puzzle without these of its rules, givens, and, as one, start candidates. Marks that are gone count as not
/// there: a pair of cells whose dot is gone is one without a dot.
Puzzle withoutParts(const Puzzle& puzzle, const ConflictSet& removed);

struct NeededParts {
    /// Unless it is one, there is nothing more to tell.
    SolutionState state = SolutionState::unknown;
    /// Without any one of these there would be several solutions, or none.
    ConflictSet needed = {};
    /// Each of these by itself can go.
    ConflictSet spare = {};
    /// Not known whether these are needed: not reached, or too hard.
    ConflictSet open = {};

    bool isComplete() const { return state != SolutionState::unknown && open.size() == 0; }
    friend bool operator==(const NeededParts&, const NeededParts&) = default;
};

/// After each that is decided, from the job's own thread.
using NeededPartsSink = std::function<void(const NeededParts&)>;

/// Cost: a search for a second solution for each rule and given, given up after some seconds each. The stop token is
/// read at least every 10 ms. `earlier`: what was decided before it was stopped, of the same puzzle.
NeededParts neededParts(const Puzzle& puzzle, std::stop_token stop = {}, const NeededPartsSink& sink = {},
                        const NeededParts& earlier = {});

struct SmallestProper {
    /// False: not one solution, or that was not found out.
    bool isProper = false;
    /// What is left, and what went: one after the other, while one solution was left.
    ConflictSet kept = {};
    ConflictSet removed = {};
    /// None of what is kept can be spared; there may be another with fewer.
    bool isMinimal = false;
    /// How many of what is kept were not tried yet; 0 at the end.
    std::size_t untried = 0;

    friend bool operator==(const SmallestProper&, const SmallestProper&) = default;
};
using SmallestProperSink = std::function<void(const SmallestProper&)>;

/// What goes first, where there is a choice.
enum class SpareFirst : std::uint8_t { givens, rules };

/// A smallest part of the puzzle that has its solution alone. Rules go from the last one back, so that what was drawn
/// first is kept. The sink after each that was tried. Cost as above.
SmallestProper smallestProper(const Puzzle& puzzle, SpareFirst first, std::stop_token stop = {},
                              const SmallestProperSink& sink = {});

/// What a tester finds out: whether there is one solution, and for each given and rule whether it is needed.
struct TesterReport {
    SolutionFacts facts;
    NeededParts parts;

    friend bool operator==(const TesterReport&, const TesterReport&) = default;
};
TesterReport testerReport(const Puzzle& puzzle, std::stop_token stop = {}, const NeededPartsSink& sink = {},
                          const NeededParts& earlier = {});

}  // namespace nonet
