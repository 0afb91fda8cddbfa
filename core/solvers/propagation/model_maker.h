// Makes a model of a puzzle: one relation after the other, pairs gathered, equal cells joined.
#pragma once

#include "core/foundation/stop_poll.h"
#include "core/rules/rulebook.h"
#include "core/solvers/propagation/pair_tables.h"

#include <map>
#include <set>

namespace nonet::propagation {

class ModelMaker {
public:
    ModelMaker(const Puzzle& puzzle, const Derived& derived, std::stop_token stop = {});

    /// The model stays the maker's.
    const Model& make();
    /// After make(), with what follows from several rules together: worth its time where the search is no matter of
    /// some hundred steps.
    const Model& makeRicher();
    /// After make(): false where nothing would follow.
    bool mayBeRicher() const {
        return m_derived.sums && (m_model.usable & ~numbered()) == 0 && !m_equations.empty() && !m_model.wasStopped;
    }
    Model take() { return std::move(m_model); }

private:
    /// Terms by rising variable.
    struct Equation {
        std::vector<std::pair<Variable, int>> terms;
        int total;

        friend auto operator<=>(const Equation&, const Equation&) = default;
    };
    /// Where relations go: the model itself or an arm of alternatives.
    struct Target {
        Arm* arm = nullptr;
    };

    void orderSymbols();
    void joinEqualCells(const RelationList& relations);
    void fillDomains();
    void gatherPeers(const RelationList& relations);
    void joinCounts();
    std::vector<std::vector<std::uint8_t>> partingsOf(const std::vector<Variable>& variables) const;
    void finishArcs();
    ExactHouse exactHouse(const std::vector<Variable>& variables);
    void addExactHouse(std::vector<Variable> variables);

    void add(const Relation& relation, Target target);
    void add(const Distinct& relation, Target target);
    void add(const Quota& relation, Target target);
    void add(const PairTable& relation, Target target);
    void add(const Order& relation, Target target);
    void add(const LinearSum& relation, Target target);
    void add(const DistinctSum& relation, Target target);
    void add(const SetTable& relation, Target target);
    void add(const Same& relation, Target target);
    void add(const Language& relation, Target target);
    void add(const Index& relation, Target target);
    void add(const Contains& relation, Target target);
    void add(const EitherOr& relation, Target target);
    void add(const Allowed& relation, Target target);

    void addSum(std::vector<std::pair<Variable, int>> terms, int total, Target target);
    /// Terms of equal factors whose variables all differ, side by side.
    WeightedSum grouped(const std::vector<std::pair<Variable, int>>& terms, int total);
    void addDifferent(const std::vector<Variable>& variables, Target target);
    void addPair(Variable a, Variable b, std::vector<Mask> allowed, Target target) {
        addPair(a, b, m_pairTables.numberOf(std::move(allowed)), target);
    }
    void addPair(Variable a, Variable b, std::uint32_t table, Target target);
    void addPropagator(Propagator propagator, Target target);
    void narrow(Variable variable, Mask keep, Target target);
    void narrowToNumbers(const std::vector<Variable>& variables, Target target);
    void addClique(const std::vector<Variable>& variables);
    void addPeers(Variable a, Variable b);
    SetChoice setChoice(const std::vector<Variable>& variables, std::uint32_t sets, Target target);
    /// Of the size whose numbers add up to the total; nothing where they are too many.
    std::optional<std::uint32_t> setsOf(int size, int total);
    /// The model's number of a table.
    std::uint32_t modelTable(std::uint32_t table);
    /// Pairs of numbers as asked; symbols without a number are in none.
    template <typename IsAllowed>
    std::vector<Mask> tableWhere(IsAllowed isAllowed) const;
    /// Once a pair; a relation looks at the token itself.
    bool shouldStop() { return m_model.wasStopped = m_poll.shouldStop(); }

    Mask maskOf(DigitSet symbols) const;
    int indexOf(Digit symbol) const { return m_indexOf[static_cast<std::size_t>(symbol.index())]; }
    Variable variableOf(Cell cell) const { return m_model.variableOf[static_cast<std::size_t>(cell.index())]; }
    std::vector<Variable> variablesOf(const std::vector<Cell>& cells) const;
    static std::vector<Variable> withoutRepeats(std::vector<Variable> variables);
    static bool hasRepeat(const std::vector<Variable>& variables);
    bool areAllPeers(const std::vector<Variable>& variables) const;
    Scope scopeOf(const std::vector<Variable>& variables);
    Scope scopeOf(const std::vector<std::pair<Variable, int>>& terms);
    Mask numbered() const { return (Mask{1} << m_model.numberCount) - 1; }

    // Of what is derived, in derived.cpp.
    struct Addend;
    class ShrinkingSum;
    void deriveSums();
    std::vector<Addend> addendsOf(std::span<const Equation> equations) const;
    void addShrunk(ShrinkingSum sum, std::span<const Addend> sums, std::span<const Addend> houses);
    /// [house][other]: variables that they share.
    std::vector<std::vector<int>> sharedByHouses() const;

    const Puzzle& m_puzzle;
    Derived m_derived;
    const Rulebook& m_rules;
    Model m_model;
    /// By symbol of the board: its place in the model.
    std::vector<int> m_indexOf;
    bool m_isInOrder = true;
    /// The model's own, each usable symbol once.
    std::vector<std::vector<Variable>> m_exactHouses;
    /// Sets of their variables, wordsPerSet each.
    std::vector<std::uint64_t> m_exactHouseBits;
    /// By scope, variables rising: the counts of single symbols.
    std::map<std::vector<Variable>, std::vector<std::pair<int, std::vector<bool>>>> m_counts;
    /// The model's own.
    std::vector<Equation> m_equations;
    std::set<Equation> m_knownEquations;
    PairTables m_pairTables;
    PairList m_pairs;
    /// By table: its number in the model.
    std::vector<std::optional<std::uint32_t>> m_modelTables;
    std::map<std::pair<int, int>, std::optional<std::uint32_t>> m_setNumbers;
    std::stop_token m_stop;
    StopPoll m_poll;
};

}  // namespace nonet::propagation
