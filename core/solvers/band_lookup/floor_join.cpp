#include "core/solvers/band_lookup/floor_join.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace nonet {

namespace {

/// A box's three column trios in one word, nine bits each.
using PackedColumns = std::uint32_t;
constexpr PackedColumns kFullColumns = (1U << 27) - 1;

/// A floor of a list, as the join sees it.
struct Joint {
    std::array<PackedColumns, 3> columns{};
    std::uint32_t floor = 0;

    friend auto operator<=>(const Joint&, const Joint&) = default;
};

PackedColumns pack(const Signature& columns) {
    return static_cast<PackedColumns>(columns[0].digits().bits() | columns[1].digits().bits() << 9 |
                                      columns[2].digits().bits() << 18);
}

using Joints = std::span<const Joint>;

/// The floors of a band in groups: by the column trios of the left box, sorted within a group.
class JointList {
public:
    /// Gives up where it is stopped.
    JointList(const std::vector<BandFloor>& floors, const std::stop_token& stop);
    Joints group(SignatureId left) const {
        return Joints(m_joints).subspan(m_begins[left], m_begins[left + 1U] - m_begins[left]);
    }

private:
    std::vector<Joint> m_joints;
    std::array<std::uint32_t, TrioTable::kSignatures + 1> m_begins{};
};

JointList::JointList(const std::vector<BandFloor>& floors, const std::stop_token& stop) : m_joints(floors.size()) {
    const TrioTable& table = TrioTable::instance();
    for (const BandFloor& floor : floors)
        ++m_begins[floor.columns[0] + 1U];
    std::partial_sum(m_begins.begin(), m_begins.end(), m_begins.begin());
    std::array<std::uint32_t, TrioTable::kSignatures + 1> next = m_begins;
    for (std::uint32_t i = 0; i < floors.size(); ++i) {
        Joint& joint = m_joints[next[floors[i].columns[0]]++];
        joint.floor = i;
        for (std::size_t box = 0; box < 3; ++box)
            joint.columns[box] = pack(table.signature(floors[i].columns[box]));
    }
    for (std::size_t left = 0; left < TrioTable::kSignatures && !stop.stop_requested(); ++left)
        std::sort(m_joints.begin() + m_begins[left], m_joints.begin() + m_begins[left + 1]);
}

/// Well below 10 ms, even where each pair is looked up.
constexpr std::uint64_t kPairsAPoll = 10'000;

class Join {
public:
    Join(const std::array<BandFloors, 3>& bands, const LookupLimits& limits, std::stop_token stop);
    JoinedFloors run(const ProgressSink& progress);

private:
    bool isOver() const { return m_outcome.limitReached || m_outcome.wasStopped || m_outcome.budgetRanOut; }
    void joinGroups(Joints few, Joints some, Joints many);
    void lookUp(const Joint& few, const Joint& some, Joints many);

    const std::array<BandFloors, 3>& m_bands;
    const LookupLimits& m_limits;
    std::stop_token m_stop;
    JoinedFloors m_outcome;
    /// Bands by the length of their lists.
    std::array<std::size_t, 3> m_order = {0, 1, 2};
    std::uint64_t m_pairsAtPoll = 0;
};

Join::Join(const std::array<BandFloors, 3>& bands, const LookupLimits& limits, std::stop_token stop)
    : m_bands(bands), m_limits(limits), m_stop(std::move(stop)) {
    std::ranges::sort(m_order, {}, [&](std::size_t band) { return m_bands[band].floors.size(); });
}

JoinedFloors Join::run(const ProgressSink& progress) {
    const TrioTable& table = TrioTable::instance();
    const JointList few(m_bands[m_order[0]].floors, m_stop);
    const JointList some(m_bands[m_order[1]].floors, m_stop);
    const JointList many(m_bands[m_order[2]].floors, m_stop);
    if (m_stop.stop_requested()) {
        m_outcome.wasStopped = true;
        return std::move(m_outcome);
    }
    for (SignatureId left = 0; left < TrioTable::kSignatures; ++left) {
        const Joints group = few.group(left);
        if (group.empty())
            continue;
        if (progress)
            progress({.done = left, .total = TrioTable::kSignatures});
        for (const Partners& partners : table.partners(left)) {
            joinGroups(group, some.group(partners.second), many.group(partners.third));
            if (isOver())
                return std::move(m_outcome);
        }
    }
    return std::move(m_outcome);
}

void Join::joinGroups(Joints few, Joints some, Joints many) {
    if (some.empty() || many.empty())
        return;
    for (const Joint& a : few) {
        if (some.size() > m_limits.budget - m_outcome.pairs) {
            m_outcome.budgetRanOut = true;
            return;
        }
        m_outcome.pairs += some.size();
        for (const Joint& b : some) {
            if (((a.columns[1] & b.columns[1]) | (a.columns[2] & b.columns[2])) == 0)
                lookUp(a, b, many);
            if (m_outcome.limitReached)
                return;
        }
        if (m_outcome.pairs - m_pairsAtPoll < kPairsAPoll)
            continue;
        m_pairsAtPoll = m_outcome.pairs;
        if (m_stop.stop_requested()) {
            m_outcome.wasStopped = true;
            return;
        }
    }
}

void Join::lookUp(const Joint& few, const Joint& some, Joints many) {
    ++m_outcome.lookups;
    std::array<PackedColumns, 3> rest{};
    for (std::size_t box = 0; box < 3; ++box)
        rest[box] = kFullColumns ^ few.columns[box] ^ some.columns[box];
    auto third = std::ranges::lower_bound(many, rest, {}, &Joint::columns);
    for (; third != many.end() && third->columns == rest; ++third) {
        if (m_outcome.count++ < m_limits.kept) {
            FloorTriple triple{};
            triple[m_order[0]] = few.floor;
            triple[m_order[1]] = some.floor;
            triple[m_order[2]] = third->floor;
            m_outcome.triples.push_back(triple);
        }
        m_outcome.limitReached = m_outcome.count >= m_limits.solutions;
        if (m_outcome.limitReached)
            return;
    }
}

}  // namespace

JoinedFloors joinFloors(const std::array<BandFloors, 3>& bands, const LookupLimits& limits, std::stop_token stop,
                        const ProgressSink& progress) {
    return Join(bands, limits, std::move(stop)).run(progress);
}

ClassicDigits joined(const std::array<BandFloors, 3>& bands, const FloorTriple& triple) {
    ClassicDigits board;
    for (std::size_t band = 0; band < 3; ++band)
        std::ranges::copy(bands[band].floors[triple[band]].floor.digits,
                          board.values.begin() + static_cast<std::ptrdiff_t>(27 * band));
    return board;
}

}  // namespace nonet
