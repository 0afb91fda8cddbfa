// What a puzzle's rules come down to for propagation: variables with the symbols that they may take, who differs from
// whom, and propagators as data. Independent of the processor's word; the engine lays it out for its own.
#pragma once

#include "core/rules/puzzle.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>
#include <variant>
#include <vector>

namespace nonet::propagation {

/// Symbols as bits in the order of their numbers, those without a number last.
using Mask = std::uint64_t;
/// Cells that hold the same symbol by rule are one variable.
using Variable = std::uint16_t;

/// Variables in Model::scopes.
struct Scope {
    std::uint32_t begin = 0;
    std::uint32_t size = 0;
};

/// Each symbol stands in it once: as many variables as symbols.
struct ExactHouse {
    Scope scope;
    /// Into Model::outsideBits.
    std::uint32_t outside = 0;
};

/// No symbol more often than its count, or exactly as often.
struct CountedHouse {
    Scope scope;
    std::vector<int> counts;
    bool isExact = false;
};

/// Numbers rise from one variable to the next, or never fall: a thermometer, strict or slow, from its bulb.
struct RisingOrder {
    Scope scope;
    bool isStrict = true;
};

/// Factors lie beside the scope's variables, by their order; no variable comes twice. Variables that follow each other
/// in a group have one factor and all differ.
struct WeightedSum {
    struct Group {
        std::uint32_t end = 0;
        int factor = 1;
    };
    Scope scope;
    std::vector<Group> groups;
    int total = 0;
};

/// Different symbols that together are one of the sets, all of the scope's size.
struct SetChoice {
    Scope scope;
    /// Into Model::setLists.
    std::uint32_t sets = 0;
    /// Where an exact house holds the scope: the house's other variables, which take all symbols that are not in the
    /// set.
    Scope others;
};

/// Two symbols stand once each in a scope that all differs, and those between them are one of the sets.
struct EnclosedSum {
    Scope scope;
    Mask first = 0;
    Mask second = 0;
    /// Symbols that may stand between or beside them.
    Mask others = 0;
    /// Each symbol stands in the scope.
    bool isExact = false;
    /// Into Model::setLists: those of no symbol, of one and so on, a list each.
    std::uint32_t sets = 0;
};

struct Spelling {
    Scope scope;
    /// Into Model::automata.
    std::uint32_t automaton = 0;
    /// A variable comes twice: what one place leaves of it narrows the other only in the next run.
    bool hasRepeat = false;
};

/// A word of symbols that all differ, which is seen where few are open; beside its Spelling. It looks only when a
/// variable has its symbol.
struct DifferentSpelling {
    Scope scope;
    /// Into Model::automata; with its table of steps.
    std::uint32_t automaton = 0;
};

/// The variable that the index's number points at, 1 the first of the scope, holds the symbol.
struct Pointer {
    Scope scope;
    Variable index = 0;
    int symbol = 0;
};

/// How many of the variables hold one of the symbols, a cell of many counted so often, is among these numbers.
struct SymbolCount {
    Scope scope;
    Mask symbols = 0;
    std::vector<bool> counts;
};

/// How often each symbol may stand in the scope.
struct SymbolCounts {
    Scope scope;
    /// By symbol: a bit for each number of times, up to the scope's size of at most 63.
    std::vector<std::uint64_t> counts;
    /// Ways to part the scope into groups of variables that all differ: each a group's number by variable.
    std::vector<std::vector<std::uint8_t>> partings;
};

/// Few variables together, each by the class that its symbol is of: what each takes in some pattern that is allowed.
struct ClassPattern {
    Scope scope;
    /// Every symbol is of one of them.
    std::vector<Mask> classes;
    /// Into Model::patterns.
    std::uint32_t pattern = 0;
    static constexpr std::size_t kMostBits = 12;
};

struct PairArc {
    Variable from;
    Variable to;
    /// Into Model::tables.
    std::uint32_t table;
};

struct Alternatives;
using Propagator =
    std::variant<ExactHouse, CountedHouse, RisingOrder, SetChoice, WeightedSum, SymbolCount, SymbolCounts, ClassPattern,
                 Pointer, EnclosedSum, Spelling, DifferentSpelling, Alternatives>;

/// What holds together in one arm.
struct Arm {
    std::vector<std::pair<Variable, Mask>> domains;
    std::vector<PairArc> arcs;
    std::vector<Propagator> propagators;
};

/// All of one of the arms holds.
struct Alternatives {
    Scope scope;
    std::vector<Arm> arms;
    /// The first arm's place among all arms of the model.
    std::uint32_t firstArm = 0;
};

/// An automaton as lists of steps, those from a state to another in one.
struct WordAutomaton {
    struct Step {
        std::uint32_t to;
        Mask symbols;
    };
    int stateCount = 0;
    /// By state: where its steps begin; one more at the end.
    std::vector<std::uint32_t> begin;
    std::vector<Step> steps;
    /// A bit a state.
    std::vector<std::uint64_t> accepting;
    /// By state and symbol, where a DifferentSpelling needs it: the next state, kDead where there is none.
    std::vector<std::uint16_t> next;
    static constexpr std::uint16_t kDead = 0xffff;

    std::span<const Step> stepsFrom(std::size_t state) const {
        return {steps.data() + begin[state], steps.data() + begin[state + 1]};
    }
};

struct Model {
    int symbolCount = 0;
    int variableCount = 0;
    /// By cell; kNone for holes.
    std::vector<Variable> variableOf;
    static constexpr Variable kNone = 0xffff;
    /// By variable: symbols that it may take.
    std::vector<Mask> domains;
    /// By pair of variables that hold different symbols, a bit each.
    bool arePeers(Variable a, Variable b) const {
        return (peerBits[static_cast<std::size_t>(a) * wordsPerSet + b / 64] >> (b % 64) & 1U) != 0;
    }
    std::uint64_t peerWord(Variable variable, std::size_t word) const {
        return peerBits[variable * wordsPerSet + word];
    }
    std::size_t wordsPerSet = 0;
    std::vector<std::uint64_t> peerBits;

    std::vector<Variable> scopes;
    std::vector<int> factors;
    /// Sets of variables, wordsPerSet each: who is not in the house.
    std::vector<std::uint64_t> outsideBits;
    std::vector<Propagator> propagators;
    /// Both directions of each pair, by the first variable and then the second.
    std::vector<PairArc> arcs;
    /// By table and symbol of the first: what the second may take.
    std::vector<std::vector<Mask>> tables;
    std::vector<std::vector<Mask>> setLists;
    std::vector<WordAutomaton> automata;
    /// By the classes that the variables can take, a bit a class from the first variable's on: those of patterns.
    std::vector<std::vector<std::uint16_t>> patterns;
    std::uint32_t armCount = 0;
    /// By symbol of the model: the board's, and its number.
    std::vector<Digit> symbolOf;
    std::vector<int> numbers;
    int numberCount = 0;
    /// A contradiction showed while it was made.
    bool isImpossible = false;
    /// A stop was requested: only a part of the rules is in it.
    bool wasStopped = false;

    std::span<const Variable> variables(Scope scope) const { return {scopes.data() + scope.begin, scope.size}; }
    std::span<const int> factorsOf(Scope scope) const { return {factors.data() + scope.begin, scope.size}; }
    /// Symbols that some variable may take.
    Mask usable = 0;
};

/// What is added to the rules because it follows from them, so that less is searched. No solution is lost or won.
struct Derived {
    /// Sums of houses less the sums within them: innies, outies, hidden cages.
    bool sums = true;
    /// A set of symbols in an exact house leaves the others to the rest of the house.
    bool complements = true;
};

/// Faulty constraints are left out, as the rulebook leaves them out. Some 100 to 200 microseconds for a 9 x 9.
Model modelOf(const Puzzle& puzzle, const Derived& derived = {}, std::stop_token stop = {});

}  // namespace nonet::propagation
