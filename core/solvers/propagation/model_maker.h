// Makes a model of a puzzle: one relation after the other, pairs gathered, equal cells joined.
#pragma once

#include "core/foundation/stop_poll.h"
#include "core/rules/rulebook.h"
#include "core/solvers/propagation/pair_tables.h"

#include <map>

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
    /// A variable times its factor.
    using Term = std::pair<Variable, int>;
    using Terms = std::span<const Term>;
    using Variables = std::span<const Variable>;
    /// Terms by rising variable, in m_equationTerms.
    struct Equation {
        std::size_t begin;
        std::size_t end;
        int total;
    };
    /// Where relations go: the model itself or an arm of alternatives.
    struct Target {
        Arm* arm = nullptr;
    };

    using Relations = std::vector<const Relation*>;

    void orderSymbols();
    void joinEqualCells(const Relations& relations);
    void fillDomains();
    void gatherPeers(const Relations& relations);
    void joinCounts();
    void joinClassCounts();
    std::vector<std::uint16_t> patternsOf(std::size_t size, std::span<const std::vector<bool>> counts) const;
    std::vector<std::vector<std::uint8_t>> partingsOf(Variables variables) const;
    void finishArcs();
    ExactHouse exactHouse(Variables variables);

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

    void addSum(Terms terms, int total, Target target);
    Terms termsOf(const Equation& sum) const { return {m_equationTerms.data() + sum.begin, sum.end - sum.begin}; }
    /// True where it was not known yet.
    bool noteEquation(Terms terms, int total);
    // In sum_groups.cpp.
    /// Into m_ordered and m_groups: terms of equal factors whose variables all differ, side by side.
    void groupTerms(Terms terms);
    void countByHouse(int factor);
    /// By how much the groups of a sum could vary on an empty board, less how much its total lets them.
    int tightnessOf(Terms terms, int total);
    /// Takes from those left the ones with the factor that differ from all of the group; `wanted`: none but these,
    /// null: any.
    void takeGroup(int factor, const std::uint64_t* wanted);
    void addDifferent(Variables variables, Target target);
    void addPair(Variable a, Variable b, std::vector<Mask> allowed, Target target) {
        addPair(a, b, m_pairTables.numberOf(std::move(allowed)), target);
    }
    void addPair(Variable a, Variable b, std::uint32_t table, Target target);
    void addPropagator(Propagator propagator, Target target);
    void narrow(Variable variable, Mask keep, Target target);
    void narrowToNumbers(Variables variables, Target target);
    void addClique(Variables variables);
    SetChoice setChoice(Variables variables, std::uint32_t sets, Target target);
    /// The number of the list of sets of `size` symbols whose numbers add up to the total; nothing where they are too
    /// many.
    std::optional<std::uint32_t> setsOf(int size, int total);
    /// By number of symbols the sets that stand between two others and add up to the total; nothing where they are too
    /// many.
    std::optional<std::uint32_t> setsBetween(Mask ends, int total, std::size_t most);
    bool addEnclosedSum(const SumBetween& sum, Variables variables);
    /// Cells that all go with each other hold a set of which each two symbols go together.
    void addSetsOfPairs(std::span<const std::pair<Cell, Cell>> pairs, std::span<const Mask> goesWith);
    /// The model's number of a table.
    std::uint32_t modelTable(std::uint32_t table);
    /// Pairs of numbers as asked; symbols without a number are in none.
    template <typename IsAllowed>
    std::vector<Mask> tableWhere(IsAllowed isAllowed) const;
    /// Once a pair; a relation looks at the token itself.
    bool shouldStop() { return m_model.wasStopped = m_poll.shouldStop(); }

    Mask maskOf(DigitSet symbols) const;
    int indexOf(Digit symbol) const { return m_indexOf[symbol.slot()]; }
    Variable variableOf(Cell cell) const { return m_model.variableOf[cell.slot()]; }
    /// In m_listed: until the next call.
    Variables variablesOf(const std::vector<Cell>& cells);
    static std::vector<Variable> withoutRepeats(std::vector<Variable> variables);
    /// As bits in m_listedBits; false where one comes twice.
    bool listBits(Variables variables);
    bool hasRepeat(Variables variables) { return !listBits(variables); }
    bool areAllPeers(Variables variables);
    Scope scopeOf(Variables variables);
    Scope scopeOf(Terms terms);
    Mask numbered() const { return (Mask{1} << m_model.numberCount) - 1; }

    // In derived.cpp.
    struct Addend;
    class ShrinkingSum;
    void deriveSums();
    void deriveFromCrossings(std::span<const Addend> sums, std::span<const Addend> houses);
    void addShrunk(ShrinkingSum& sum, std::span<const Addend> sums, std::span<const Addend> houses);
    // In joined_sums.cpp.
    struct JoinedSum;
    /// Joins sums among the first `count` equations.
    void joinSums(std::size_t count);
    JoinedSum joinedSum(std::vector<Term> terms, int total);
    /// Nothing where they share a variable, hardly see each other or are bounded no closer together.
    std::optional<JoinedSum> joined(const JoinedSum& a, const JoinedSum& b);
    std::size_t exactHouseCount() const { return m_exactHouseBits.size() / m_model.wordsPerSet; }
    std::span<const std::uint64_t> exactHouseBits(std::size_t house) const {
        return {m_exactHouseBits.data() + house * m_model.wordsPerSet, m_model.wordsPerSet};
    }

    const Puzzle& m_puzzle;
    Derived m_derived;
    /// Null until it is made, and where a stop came before that.
    const Rulebook* m_rules = nullptr;
    Model m_model;
    /// By symbol of the board: its place in the model.
    std::vector<int> m_indexOf;
    bool m_isInOrder = true;
    /// Sets of variables that hold each usable symbol once by the model's own houses, wordsPerSet each.
    std::vector<std::uint64_t> m_exactHouseBits;
    /// By scope, variables rising: the counts of single symbols.
    std::map<std::vector<Variable>, std::vector<std::pair<int, std::vector<bool>>>> m_counts;
    /// By scope, variables rising: the counts of several symbols together.
    std::map<std::vector<Variable>, std::vector<std::pair<Mask, std::vector<bool>>>> m_classCounts;
    /// The model's own.
    std::vector<Equation> m_equations;
    std::vector<Term> m_equationTerms;
    /// By equation, to find it again.
    std::vector<std::uint64_t> m_equationHashes;
    PairTables m_pairTables;
    PairList m_pairs;
    /// By table: its number in the model.
    std::vector<std::optional<std::uint32_t>> m_modelTables;
    std::map<std::pair<int, int>, std::optional<std::uint32_t>> m_setNumbers;
    /// By what encloses them, their sum and the number of lists.
    std::map<std::tuple<Mask, int, std::size_t>, std::optional<std::uint32_t>> m_setsBetween;
    std::stop_token m_stop;
    StopPoll m_poll;

    // Room of single calls, kept since a model is a matter of microseconds.
    std::vector<Variable> m_listed;
    std::vector<std::uint64_t> m_listedBits;
    std::vector<Term> m_terms;
    std::vector<Term> m_ordered;
    std::vector<WeightedSum::Group> m_groups;
    std::vector<Term> m_left;
    std::vector<int> m_heldByHouse;
    std::vector<std::uint64_t> m_open;
    std::vector<std::uint64_t> m_apart;
};

}  // namespace nonet::propagation
