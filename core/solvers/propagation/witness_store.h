// What is known of a puzzle's solutions while its setter edits it: solutions found so far, and candidates that no
// solution uses. A rule more leaves the solutions that keep it, and nothing that was impossible becomes possible; a
// rule less leaves every solution. So most of the board is known in the moment of the edit; and all of it again where
// an edit is taken back, since what was known of the last puzzles is remembered.
#pragma once

#include "core/rules/layout_change.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace nonet {

class WitnessStore {
public:
    static constexpr std::size_t kMostWitnesses = 4096;
    /// Puzzles of before that are remembered, and solutions of each.
    static constexpr std::size_t kMostEarlier = 8;
    static constexpr std::size_t kMostOfEarlier = 256;

    /// Solutions kept, the latest ones.
    explicit WitnessStore(std::size_t most = kMostWitnesses) : m_most(most) {}

    /// What is still known of this puzzle; all that is asked and noted is of it. Cost: each added rule's meaning on
    /// each solution, below a millisecond for hundreds of them; nothing where no rule, given or start candidate
    /// changed.
    void take(const Puzzle& puzzle);
    /// change: what led to it from the puzzle that was taken last.
    void take(const Puzzle& puzzle, const LayoutChange& change);

    /// Each a solution, no two equal.
    const std::vector<Grid>& solutions() const { return m_solutions; }
    /// Symbols that no solution has in the cell, of those that are known to be such.
    DigitSet impossible(Cell cell) const;
    /// There is no other solution.
    bool hasAll() const { return m_hasAll; }

    /// A solution; a known one changes nothing.
    void note(const Grid& solution);
    /// No solution has them there.
    void noteImpossible(Cell cell, DigitSet symbols);
    /// Every solution was noted. Of no effect where some may have had to go again.
    void noteAll() { m_hasAll = m_solutions.size() < m_most; }
    /// What another one of the same puzzle knows.
    void learn(const WitnessStore& other);

private:
    /// How two puzzles are related: all solutions of the later one are solutions of the earlier one, or the other way
    /// round.
    struct Relation {
        bool isStricter = true;
        bool isLooser = true;
        std::vector<int> addedConstraints;
    };
    /// What was known of a puzzle when an edit made another one of it.
    struct Earlier {
        Puzzle puzzle;
        std::vector<Grid> solutions;
        std::vector<DigitSet> impossible;
        bool hasAll;
    };
    static Relation relationOf(const Puzzle& earlier, const Puzzle& later, const LayoutChange& change);
    static void compareClues(const Puzzle& earlier, const Puzzle& later, Relation& relation);
    static void compareRules(const Puzzle& earlier, const Puzzle& later, const LayoutChange& change,
                             Relation& relation);
    void remember();
    void recall();
    bool fits(const Grid& solution, const Puzzle& puzzle, const std::vector<int>& rules) const;
    void keepOnly(const Puzzle& puzzle, const std::vector<int>& rules);
    void forget();

    std::size_t m_most;
    std::optional<Puzzle> m_puzzle;
    std::vector<Grid> m_solutions;
    /// By solution, in their order.
    std::vector<std::uint64_t> m_hashes;
    /// Which one the next takes the place of, when there are as many as may be.
    std::size_t m_oldest = 0;
    /// By cell.
    std::vector<DigitSet> m_impossible;
    bool m_hasAll = false;
    /// The latest last.
    std::vector<std::shared_ptr<const Earlier>> m_earlier;
};

}  // namespace nonet
