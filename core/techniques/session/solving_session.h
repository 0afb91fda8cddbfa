// A position on its way to the solution: which deduction comes next, and what of the facts stays true after it.
// Nothing here takes from the heap: generators and ratings solve by it alone, and what is looked at is made from its
// deductions by stepOf.
#pragma once

#include "core/techniques/session/search_rows.h"
#include "core/techniques/singles/singles_board.h"

namespace nonet {

struct SessionOptions {
    /// As they are tried; the rows must outlive the session.
    std::span<const SearchRow> rows;
    SinglesOrder singles;
    TechniqueLimits limits;
    /// How much one search may do (DeductionSink::goesOn).
    std::uint64_t mostWork = kAnyWork;
};

class SolvingSession {
public:
    SolvingSession(const SinglesBoard& board, const SessionOptions& options);

    const Position& position() const { return m_board.position(); }
    bool isContradictory() const { return m_board.isContradictory(); }
    const PositionFacts& facts() const { return m_facts; }

    /// The first row's that has one; nothing where none has, or where stopped.
    std::optional<Deduction> next(const std::stop_token& stop = {}) { return nextOf(m_options.rows, stop); }
    /// The deduction of the first of these rows that has one; nothing where none has, or where stopped.
    std::optional<Deduction> nextOf(std::span<const SearchRow> rows, const std::stop_token& stop = {});
    void apply(const Deduction& deduction);
    /// nextOf and apply in one, of rows of singles and without the find; the facts follow with the next search.
    std::optional<TechniqueId> placeSingle(std::span<const SearchRow> rows);
    /// Those whose search was cut off so far: nothing found says nothing of them.
    const TechniqueSet& cutOff() const { return m_cutOff; }

private:
    struct FoundSingle {
        Candidate placed;
        /// A bit; none for a naked single.
        std::uint32_t house = 0;
    };
    std::optional<FoundSingle> findSingle(TechniqueId id);
    std::optional<Deduction> single(TechniqueId id);
    void followBoard();
    std::optional<Deduction> search(const SearchRow& row, const std::stop_token& stop);

    SinglesBoard m_board;
    SessionOptions m_options;
    PositionFacts m_facts;
    /// By technique whose search looks at one digit at a time: the digits in which something may be found.
    std::array<ClassicDigitSet, kTechniqueCount> m_toSearch{};
    /// Other techniques that are known to find nothing here.
    TechniqueSet m_isEmpty{};
    TechniqueSet m_cutOff{};
};

/// The step with its pattern in roles. The facts are those of the position in which it was found.
Step stepOf(const PositionFacts& facts, const Deduction& deduction);

/// HoDoKu's choice among several finds (SolutionStep.compareTo): more eliminations; of different ones the shorter
/// chain, then the smaller sum of places; of the same ones the shorter chain.
bool isBetter(const Deduction& a, const Deduction& b);

}  // namespace nonet
