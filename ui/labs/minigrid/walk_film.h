// The beginning of a run of version 3.1 or 3.2, event by event: what the scenes that walk play.
#pragma once

#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "ui/labs/minigrid/minigrid_painting.h"

namespace nonet::minigrid {

enum class WalkVersion : std::uint8_t { trees, path };

/// What stands on the board after an event; of the levels, as many as the board has boxes.
struct WalkState {
    Grid placed;
    /// The place in the order gone through, from 0.
    int level = 0;
    /// By level: the number of the permutation in its list (version 3.2), from 0; -1: none.
    std::array<int, kMostBoxes> numbers{};
    /// By level, the digits so far: a beginning (3.1) or a whole permutation.
    std::array<TreePath, kMostBoxes> digits;
};

class WalkFilm {
public:
    /// Runs at once, to the last solution: kSteps take some milliseconds.
    WalkFilm(WalkVersion version, const Puzzle& puzzle, BoxOrder order);

    WalkVersion version() const { return m_version; }
    const Puzzle& puzzle() const { return m_puzzle; }
    const BoxFacts& facts(int box) const { return m_facts[static_cast<std::size_t>(box)]; }
    const BoxOrder& order() const { return m_order; }
    int boxCount() const { return static_cast<int>(m_order.size()); }
    /// All of the run where it is decided; else of its first kSteps steps.
    const MinigridOutcome& outcome() const { return m_outcome; }
    /// By box, from the clues alone (version 3.2).
    const std::vector<PermutationList>& lists() const { return m_lists; }
    std::size_t eventCount() const { return m_events.size(); }
    const TraceEvent& event(std::size_t i) const { return m_events[i]; }

    /// Small runs have a move for each event; in longer ones the moves grow, so that the last one is at the end.
    int moveCount() const { return m_moves; }
    /// How many events have happened at a moment.
    std::size_t eventsAt(double at) const;
    /// After the first so many events.
    const WalkState& stateAfter(std::size_t events) const;
    /// The moment after so many of them, perhaps within a move.
    double momentOf(std::size_t events) const;
    /// Why the permutation that was tried last does not go (version 3.2): the digits that the first box before which
    /// clashes has in the same lines.
    std::vector<Mismatch> clashesAfter(std::size_t events) const;
    /// Events up to the last solution; all of them where there is none.
    std::size_t eventsToLastSolution() const;
    /// Found by the first so many events.
    std::size_t solutionsWithin(std::size_t events) const;
    /// The last of so many goes back from a box under which no solution was found: an earlier choice was wrong.
    bool isDeadEnd(std::size_t events) const;

    /// The steps after which a film ends.
    static constexpr std::uint64_t kSteps = 300'000;

private:
    void apply(const TraceEvent& event) const;

    WalkVersion m_version;
    Puzzle m_puzzle;
    BoxOrder m_order;
    std::vector<BoxFacts> m_facts;
    std::vector<PermutationList> m_lists;
    MinigridOutcome m_outcome;
    std::vector<TraceEvent> m_events;
    int m_moves = 0;
    mutable WalkState m_state;
    mutable std::size_t m_stateAt = 0;
};

/// A box of the order, as far as the run has come: its tree's leaves under what is placed before (3.1), or its list
/// (3.2).
struct WalkRow {
    int box = 0;
    /// Its tree has grown, or its list is looked through.
    bool isOpen = false;
    /// At most kMostLeaves are counted.
    std::size_t leaves = 0;
    /// Which of them stands there, from 0; -1: none yet, or the box is not full.
    int current = -1;
    /// Those before were taken back.
    std::size_t past = 0;
    std::optional<BoxPermutation> permutation;

    static constexpr std::size_t kMostLeaves = 400;
};
std::vector<WalkRow> walkRows(const WalkFilm& film, std::size_t events);
/// "Box 7: 3 permutations fit under what is placed; the second is taken."
QString rowText(const WalkRow& row, WalkVersion version);
/// As in StageLook: of body text, and the least on a slide.
struct LetterSizes {
    double text = 14;
    double least = 0;
};
/// The row of walkRows() under a point.
std::optional<std::size_t> ladderRowAt(const QRectF& area, const WalkFilm& film, std::size_t events,
                                       const LetterSizes& letters, const QPointF& point);
/// What the tones of the strip mean.
void paintStripLegend(QPainter& painter, const QRectF& area, const StageLook& look);

/// The boxes in their order, each with its leaves or its list and with the permutation that stands there as a small
/// box; each tree hangs on the leaf that was taken in the one before.
void paintLadder(QPainter& painter, const QRectF& area, const WalkFilm& film, std::size_t events,
                 const StageLook& look);
/// How deep the run stood, over its steps; what comes after the moment is fainter, or hidden.
void paintDepthStrip(QPainter& painter, const QRectF& area, const WalkFilm& film, std::size_t events, bool hidesRest,
                     const StageLook& look);

}  // namespace nonet::minigrid
