// Propagation to the fixpoint and the search above it, over words of 16, 32 or 64 bits.
#pragma once

#include "core/foundation/stop_poll.h"
#include "core/solvers/propagation/house_places.h"
#include "core/solvers/propagation/peer_sweep.h"

#include <deque>
#include <functional>

namespace nonet::propagation {

/// How a search ended.
enum class Ending : std::uint8_t { exhausted, enough, budgetRanOut, stopped };

struct Effort {
    /// Positions at which it branched.
    std::uint64_t guesses = 0;
    /// Branches that came to a contradiction.
    std::uint64_t failures = 0;
};

/// By pair table: the symbols that some symbol of a domain goes with.
template <typename Bits>
class PairImages {
public:
    PairImages(const std::vector<std::vector<Mask>>& tables, int symbolCount);

    Bits operator()(std::uint32_t table, Bits domain) const {
        const Bits* part = m_images.data() + table * m_size;
        if (m_isWhole)
            return part[domain];
        Bits image = 0;
        for (; domain != 0; domain = static_cast<Bits>(domain >> kPartBits), part += kPartSize)
            image |= part[domain & (kPartSize - 1)];
        return image;
    }
    /// Domains of more symbols go with everything.
    int mostThatLimit(std::uint32_t table) const { return m_mostThatLimit[table]; }

private:
    static constexpr int kPartBits = 8;
    static constexpr std::size_t kPartSize = 1U << kPartBits;
    static constexpr int kMostWhole = 10;

    bool m_isWhole;
    std::size_t m_size;
    std::vector<Bits> m_images;
    std::vector<int> m_mostThatLimit;
};

/// One model's search. Deterministic; what it learned of conflicts stays from one search to the next.
template <typename Bits>
class Engine {
public:
    explicit Engine(const Model& model);
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    ~Engine() = default;

    /// Narrows the root position to the fixpoint; false where there is no solution. To be called first, and after the
    /// root was narrowed from outside. `isStopped` tells a stop from a contradiction.
    bool settleRoot(std::stop_token stop);
    std::span<const Bits> root() const { return {m_root.data(), m_variableCount}; }
    /// Only symbols of `keep` are looked for in the variable from now on.
    void narrowRoot(Variable variable, Bits keep) { m_root[variable] = static_cast<Bits>(m_root[variable] & keep); }
    bool isStopped() const { return m_isStopped; }

    /// A solution as domains of one symbol each; false ends the search.
    using Visit = std::function<bool(std::span<const Bits>)>;
    struct Question {
        /// Failures after which it gives up.
        std::uint64_t budget = ~std::uint64_t{0};
        /// A variable and what it is limited to; kNone: nothing.
        Variable limited = Model::kNone;
        Bits limit = 0;
        /// By variable the symbols to be tried first; empty: the lowest.
        std::span<const Bits> preferred = {};
    };
    /// Every solution of the settled root, in an order that is its own.
    Ending search(const Question& question, std::stop_token stop, const Visit& visit);
    const Effort& effort() const { return m_effort; }

    // A walk that the caller steers, from the settled root down; not while a search runs.
    struct Choice {
        /// kNone where every variable has its symbol.
        Variable variable = Model::kNone;
        Bits symbol = 0;
    };
    void beginWalk(std::stop_token stop);
    std::span<const Bits> here() const { return {m_frames.data() + m_walkDepth * m_frameSize, m_variableCount}; }
    /// What the search would branch on here.
    Choice choiceHere() const { return choose(here().data(), {}); }
    /// A step down; false, and still here, where that comes to a contradiction or was stopped.
    bool descend(Variable variable, Bits keep);
    void ascend() { --m_walkDepth; }

private:
    struct Arc {
        Variable to;
        std::uint16_t mostThatLimit;
        std::uint32_t table;
    };
    void layOut();
    void weigh();
    Bits* frame(std::size_t depth) { return m_frames.data() + depth * m_frameSize; }
    std::uint64_t* armsOff(std::size_t depth) { return m_armFrames.data() + depth * m_armWords; }
    void addFrame(std::size_t depth);
    void beginAtRoot();
    bool settle(std::size_t depth);
    bool markChanged();
    bool spreadChanges(std::size_t lastRun, Space<Bits>& space, Bits* memory);
    bool followArcs(Variable variable, Space<Bits>& space) const;
    bool run(const Propagator& propagator, Space<Bits>& space, std::uint64_t* armsOff);
    bool runAlternatives(const Alternatives& alternatives, Space<Bits>& space, std::uint64_t* armsOff);
    bool runArm(const Arm& arm, Space<Bits>& space, std::uint64_t* armsOff);
    void noteFailure(const Space<Bits>& space, std::size_t propagator);
    Choice choose(const Bits* domains, std::span<const Bits> preferred) const;

    const Model& m_model;
    Tables<Bits> m_tables;
    PairImages<Bits> m_images;
    PeerSweep<Bits> m_sweep;
    HousePlaces<Bits> m_houses;
    std::vector<Arc> m_arcs;
    std::vector<std::uint32_t> m_arcBegin;
    /// The model's propagators, cheap ones first.
    std::vector<const Propagator*> m_propagators;
    std::size_t m_dirtyWords = 0;
    /// By variable: the propagators that read it.
    std::vector<std::uint64_t> m_watchers;
    /// By variable: those that look at it once it has its symbol, too expensive to run at every change.
    std::vector<std::uint64_t> m_fixWatchers;
    bool m_hasFixWatchers = false;
    std::vector<std::uint64_t> m_dirty;
    std::vector<std::uint64_t> m_changed;
    /// Changed variables whose readers are dirty already.
    std::vector<std::uint64_t> m_spreading;

    std::vector<Bits> m_root;
    std::size_t m_variableCount = 0;
    std::size_t m_stride = 0;
    /// The domains, then what the houses keep.
    std::size_t m_frameSize = 0;
    std::size_t m_armWords = 0;
    std::vector<Bits> m_frames;
    std::vector<std::uint64_t> m_armFrames;
    std::vector<Choice> m_choices;
    Scratch m_scratch;
    /// What running alternatives needs, one for alternatives within each other.
    struct ArmRoom {
        std::vector<Bits> before;
        std::vector<Bits> kept;
        std::vector<std::uint64_t> changed;
    };
    std::deque<ArmRoom> m_armRooms;
    std::size_t m_armDepth = 0;

    std::vector<float> m_weights;
    float m_bump = 1;
    Effort m_effort;
    std::size_t m_walkDepth = 0;
    StopPoll m_poll{std::stop_token{}};
    /// What the last decision was about, and the first other variable that it left one symbol.
    Variable m_decided = Model::kNone;
    Variable m_firstForced = Model::kNone;
    bool m_isStopped = false;
};

extern template class Engine<std::uint16_t>;
extern template class Engine<std::uint32_t>;
extern template class Engine<std::uint64_t>;

}  // namespace nonet::propagation
