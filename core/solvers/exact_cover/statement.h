// A puzzle as an exact cover: an option for each candidate, and what its rules' relations add. Each function states one
// relation; README.md tells how.
#pragma once

#include "core/rules/rulebook.h"
#include "core/solvers/exact_cover/cover.h"
#include "core/solvers/exact_cover/exact_cover.h"

#include <functional>
#include <span>
#include <stop_token>

namespace nonet {

class Statement {
public:
    using Option = Cover::Option;
    using List = Cover::List;

    /// Where a relation holds: always, or while an arm of an EitherOr is chosen.
    struct Scope {
        std::optional<Option> arm;
        std::vector<Option> otherArms;
        /// What cells may hold there, where that is less.
        std::vector<Allowed> narrowed;
    };
    /// Along the cells from state to state, symbol by symbol: an automaton whose states need no list.
    struct Chain {
        std::vector<Cell> cells;
        std::int64_t start = 0;
        std::function<std::optional<std::int64_t>(std::size_t at, std::int64_t state, Digit symbol)> step;
        std::function<bool(std::int64_t state)> isEnd;
    };

    Statement(const Puzzle& puzzle, std::span<const Relation* const> relations, std::stop_token stop);

    const Cover& cover() const { return m_cover; }
    const std::vector<Candidate>& candidates() const { return m_candidates; }
    bool wasStopped() const { return m_wasStopped; }
    /// Why no more could be stated.
    std::optional<CannotState::Reason> lack() const { return m_lack; }

    void state(const Relation& relation, const Scope& scope = {});
    /// False once there is no more room, or it was stopped: asked after each relation and in every loop.
    bool goesOn();

private:
    friend class ChainStatement;
    friend class SetsStatement;

    void state(const Distinct& relation, const Scope& scope);
    void state(const Quota& relation, const Scope& scope);
    void state(const PairTable& relation, const Scope& scope);
    void state(const Order& relation, const Scope& scope);
    void state(const LinearSum& relation, const Scope& scope);
    void state(const DistinctSum& relation, const Scope& scope);
    void state(const SetTable& relation, const Scope& scope);
    void state(const Same& relation, const Scope& scope);
    void state(const Language& relation, const Scope& scope);
    void state(const Index& relation, const Scope& scope);
    void state(const Contains& relation, const Scope& scope);
    void state(const EitherOr& relation, const Scope& scope);
    void state(const Allowed& relation, const Scope& scope);

    /// Each symbol at most as often as its count, and as often as the other symbols leave places.
    void stateCounts(const std::vector<Cell>& cells, const std::vector<int>& counts);
    void stateOnceEach(const std::vector<Cell>& cells);
    /// By the first one's symbol: what the second may hold.
    void statePair(Cell a, Cell b, const std::vector<DigitSet>& allowed, const Scope& scope);
    void statePairInArm(Cell a, Cell b, const std::vector<DigitSet>& allowed, Option arm);
    /// Each symbol of the second that can only stand beside few falls with the last of them.
    void stateSupports(Cell a, Cell b, const std::vector<DigitSet>& beside);
    void stateSymbols(Cell cell, DigitSet symbols, const Scope& scope);
    void stateSum(const std::vector<LinearSum::Term>& terms, std::int64_t total, const Scope& scope);
    bool stateSumBySets(const std::vector<Cell>& cells, std::int64_t total, const Scope& scope);
    void stateChain(const Chain& chain, const Scope& scope);
    /// Different symbols that are together one of the sets. In an arm, cells that differ anyway.
    void stateSets(const std::vector<Cell>& cells, const std::vector<DigitSet>& sets, const Scope& scope);

    /// Nothing holds in the scope.
    void stateNever(const Scope& scope);
    List listOf(const std::vector<Option>& options);
    List listOf(Cell cell, DigitSet symbols);
    List itemOf(int need, int cap, const std::vector<Option>& options, Cover::Turn turn = Cover::Turn::early);
    /// An option that stands for "the arm is not chosen", and just then is.
    Option addVoid(Option arm, const std::vector<Option>& otherArms, const std::vector<Option>& inArm);

    bool hasOption(Cell cell, Digit symbol) const { return domain(cell).contains(symbol); }
    Option option(Cell cell, Digit symbol) const { return m_options[place(cell, symbol)]; }
    std::vector<Option> options(Cell cell, DigitSet symbols) const;
    std::size_t place(Cell cell, Digit symbol) const {
        return static_cast<std::size_t>(cell.index() * m_numbers.symbolCount() + symbol.index());
    }
    DigitSet domain(Cell cell) const { return m_domains[cell.slot()]; }
    DigitSet domain(Cell cell, const Scope& scope) const;
    bool areDifferent(const std::vector<Cell>& cells) const;
    bool areDifferent(Cell a, Cell b) const { return m_different[a.slot()].contains(b); }
    void noteDifferent(const std::vector<Cell>& cells, std::vector<WideCellSet>& sets) const;
    static Cover::Turn turn(const Scope& scope) { return scope.arm ? Cover::Turn::late : Cover::Turn::early; }

    const SymbolNumbers& m_numbers;
    std::stop_token m_stop;
    Cover m_cover;
    std::vector<DigitSet> m_domains;
    /// By cell and symbol.
    std::vector<Option> m_options;
    /// By option, the first ones.
    std::vector<Candidate> m_candidates;
    /// By cell: those that some relation keeps from being equal to it, and those for which that is stated already.
    std::vector<WideCellSet> m_different;
    std::vector<WideCellSet> m_statedDifferent;
    std::optional<CannotState::Reason> m_lack;
    bool m_wasStopped = false;
};

}  // namespace nonet
