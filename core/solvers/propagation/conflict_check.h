// Can a part of a puzzle hold together? Asked many times with other parts, each answer used for those to come.
#pragma once

#include "core/rules/rulebook.h"
#include "core/solvers/propagation/conflict_set.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace nonet::propagation {

/// One of what a puzzle has, as a number: its rules in their order, then its givens, then its start candidates.
using Member = int;
/// Rising.
using Members = std::vector<Member>;

/// By cell; none in holes.
using CellSymbols = std::vector<DigitSet>;

class ConflictCheck {
public:
    /// `budget`: contradictions of all tests together, where each test counts as one more.
    ConflictCheck(const Puzzle& puzzle, std::uint64_t budget, std::stop_token stop);

    enum class Answer : std::uint8_t { conflict, fits, unknown };
    /// `patience`: contradictions after which it is unknown.
    Answer test(const Members& part, std::uint64_t patience);
    /// What propagation leaves, before any guess; nothing where that is a contradiction or it was stopped.
    std::optional<CellSymbols> settled(const Members& part);

    const Puzzle& puzzle() const { return m_puzzle; }
    const Members& all() const { return m_members; }
    int ruleCount() const { return static_cast<int>(m_all.constraints.size()); }
    int givenCount() const { return static_cast<int>(m_all.givens.size()); }
    bool isRule(Member member) const { return member < ruleCount(); }
    bool isGiven(Member member) const { return !isRule(member) && member < ruleCount() + givenCount(); }
    const Rule& rule(Member member) const { return *m_puzzle.rulebook().rule(constraint(member)); }
    int constraint(Member member) const { return m_all.constraints[static_cast<std::size_t>(member)]; }
    Cell given(Member member) const { return m_all.givens[static_cast<std::size_t>(member - ruleCount())]; }
    /// The cell must have a given.
    Member memberOf(Cell given) const;
    ConflictSet setOf(const Members& members) const;

    /// A solution of the whole puzzle, once one was found.
    std::optional<Grid> solution() const;
    std::uint64_t spent() const { return m_spent; }
    std::uint64_t left() const { return m_budget - std::min(m_budget, m_spent); }
    bool isStopped() const { return m_stop.stop_requested(); }
    const std::stop_token& stop() const { return m_stop; }

private:
    struct Witness {
        Grid grid;
        std::vector<bool> keeps;
    };
    bool keeps(Member member, const Grid& grid, const FullBoard& board) const;
    void keepWitness(Grid grid);

    const Puzzle& m_puzzle;
    ConflictSet m_all;
    Members m_members;
    std::uint64_t m_budget;
    std::uint64_t m_spent = 0;
    std::stop_token m_stop;
    std::vector<Witness> m_witnesses;
    std::vector<Members> m_conflicts;
};

}  // namespace nonet::propagation
