// Dancing links (Knuth 2000; The Art of Computer Programming 7.2.2.1) over a Cover.
#pragma once

#include "core/solvers/exact_cover/cover.h"

#include <stop_token>

namespace nonet {

/// Each list is a ring of links through its options. An option that falls is taken out of all its rings, and put back
/// in the opposite order. The item of fewest options left is covered first, ties by the order of the items; those of
/// which every option left is needed come at once. A branch takes the item's first option, and then leaves it away.
class Dance {
public:
    enum class End : std::uint8_t { solution, noMore, stopped, budgetRanOut };

    Dance(const Cover& cover, std::stop_token stop);

    /// On to the next solution. `budget`: guesses in all calls together.
    End next(std::uint64_t budget);
    /// In the solution that next() found.
    bool isChosen(Cover::Option option) const { return m_states[static_cast<std::size_t>(option)] == State::chosen; }
    std::uint64_t guesses() const { return m_guesses; }

private:
    using Index = std::int32_t;
    enum class State : std::uint8_t { open, chosen, fallen };

    /// Those below the list count are the rings' own.
    struct Link {
        Index up;
        Index down;
        Cover::Option option;
        Cover::List list;
    };
    struct Ring : Cover::Bounds {
        /// Options that have not fallen.
        std::int32_t length = 0;
        std::int32_t chosen = 0;
    };
    struct Frame {
        Cover::Option option;
        std::size_t trail;
        Cover::Turn turn;
    };

    void makeRings(const Cover& cover);
    void makeOpenItems();
    void begin();
    Cover::List bestItem(Cover::Turn turn) const;
    Cover::Option firstOpen(Cover::List list) const;
    void choose(Cover::Option option);
    void fall(Cover::Option option);
    void fallAll(Cover::List list);
    void fallRest(Cover::List list);
    void chooseAll(Cover::List list);
    /// False at a contradiction, and where it was stopped.
    bool settle();
    bool turnBack();
    bool leaveSolution();
    void undo(std::size_t trail);
    bool spend(Index links);
    Ring& ring(Cover::List list) { return m_rings[static_cast<std::size_t>(list)]; }
    const Ring& ring(Cover::List list) const { return m_rings[static_cast<std::size_t>(list)]; }
    Link& link(Index index) { return m_links[static_cast<std::size_t>(index)]; }
    State& state(Cover::Option option) { return m_states[static_cast<std::size_t>(option)]; }
    Index begin(Cover::Option option) const { return m_begins[static_cast<std::size_t>(option)]; }
    Index end(Cover::Option option) const { return m_begins[static_cast<std::size_t>(option) + 1]; }

    std::stop_token m_stop;
    std::vector<Link> m_links;
    std::vector<Ring> m_rings;
    /// By option: its links lie side by side.
    std::vector<Index> m_begins;
    std::vector<State> m_states;
    /// Items that need more, early ones and late ones each in a ring; the last two places are the rings' own.
    std::vector<Index> m_nextOpen;
    std::vector<Index> m_previousOpen;
    /// Options in the order in which they were chosen or fell.
    std::vector<Cover::Option> m_trail;
    std::vector<Frame> m_frames;
    /// To come: lists of which all options fall, items that are full, items that need all they have.
    std::vector<Cover::List> m_falling;
    std::vector<Cover::List> m_full;
    std::vector<Cover::List> m_scarce;
    std::uint64_t m_guesses = 0;
    Index m_spent = 0;
    bool m_hasBegun = false;
    bool m_isBroken = false;
    bool m_wasStopped = false;
};

}  // namespace nonet
