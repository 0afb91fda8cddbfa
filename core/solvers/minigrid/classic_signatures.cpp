#include "core/solvers/minigrid/classic_signatures.h"

#include "core/board/classic.h"
#include "core/canonical/trio_table.h"

#include <algorithm>
#include <array>
#include <memory>

namespace nonet {

namespace {

constexpr std::size_t kBoxes = 9;
/// Rows and columns of a box: what its band and what its stack see.
constexpr std::size_t kKinds = 2;

struct Node {
    std::array<SignatureId, kKinds> signatures{};
};

/// Signatures as bits.
class SignatureSet {
public:
    static constexpr std::size_t kWords = (TrioTable::kSignatures + 63) / 64;

    bool contains(SignatureId id) const { return (m_words[id / 64U] >> id % 64U & 1U) != 0; }
    void insert(SignatureId id) { m_words[id / 64U] |= std::uint64_t{1} << id % 64U; }
    template <typename Visit>
    void forEach(const Visit& visit) const {
        for (std::size_t i = 0; i < kWords; ++i)
            for (std::uint64_t rest = m_words[i]; rest != 0; rest &= rest - 1)
                visit(static_cast<SignatureId>(64 * i + static_cast<std::size_t>(std::countr_zero(rest))));
    }
    friend bool operator==(const SignatureSet&, const SignatureSet&) = default;

private:
    std::array<std::uint64_t, kWords> m_words{};
};

/// The three trios in one word, nine bits each.
std::uint32_t pack(const Signature& signature) {
    return static_cast<std::uint32_t>(signature[0].digits().bits() | signature[1].digits().bits() << 9 |
                                      signature[2].digits().bits() << 18);
}
constexpr std::uint32_t kFullLines = (1U << 27) - 1;

SignatureId idOf(std::uint32_t lines) {
    const auto trio = [&](unsigned shift) { return Trio(detail::kTrioNumbers.index[lines >> shift & 0x1FF]); };
    return TrioTable::instance().idOf({trio(0), trio(9), {}});
}

/// Distinct signatures of a box in one direction.
struct SignatureList {
    std::array<SignatureId, TrioTable::kSignatures> ids;
    std::array<std::uint32_t, TrioTable::kSignatures> lines;
    std::size_t size = 0;

    void fill(const SignatureSet& set) {
        size = 0;
        set.forEach([&](SignatureId id) {
            ids[size] = id;
            lines[size++] = pack(TrioTable::instance().signature(id));
        });
    }
};

/// What is left at a level of the search: of each box the first `count` nodes, and which signatures they have.
struct Level {
    std::array<std::uint32_t, kBoxes> counts{};
    std::array<std::array<SignatureSet, kKinds>, kBoxes> present{};
    /// Chutes to go through, as bits: 0..2 bands, 3..5 stacks.
    unsigned dirty = 0;
};

std::size_t boxOf(std::size_t chute, std::size_t place) {
    return chute < 3 ? 3 * chute + place : chute - 3 + 3 * place;
}
std::size_t chuteOf(std::size_t box, std::size_t kind) { return kind == 0 ? box / 3 : 3 + box % 3; }

class ClassicSearch {
public:
    ClassicSearch(const ClassicMarks& candidates, const MinigridLimits& limits, std::stop_token stop)
        : m_candidates(candidates), m_limits(limits), m_stop(std::move(stop)) {}

    SignatureOutcome run();

private:
    bool list(Level& level);
    bool scan(std::size_t chute, Level& level);
    void scanPairs(std::size_t a, std::size_t b, std::size_t c);
    void scanPartners(std::size_t place);
    bool keep(std::size_t box, std::size_t kind, Level& level);
    bool prune(Level& level);
    void branch(const Level& level, int depth);
    void trace(TraceKind kind, std::size_t box, int depth, std::uint64_t value);
    void solved();
    bool mayGoOn();
    bool isOver() const { return m_outcome.limitReached || m_outcome.wasStopped || m_outcome.budgetRanOut; }

    ClassicMarks m_candidates;
    MinigridLimits m_limits;
    std::stop_token m_stop;
    SignatureOutcome m_outcome;
    std::array<std::vector<Node>, kBoxes> m_nodes;
    /// For the boxes of the chute being visited.
    std::array<SignatureList, 3> m_lists;
    std::array<SignatureSet, 3> m_present;
    std::array<SignatureSet, 3> m_supported;
};

/// Lists a box's permutations, row by row.
class BoxLister {
public:
    BoxLister(const ClassicMarks& candidates, std::size_t box, std::vector<Node>& nodes) : m_nodes(nodes) {
        for (int n = 0; n < 9; ++n)
            m_candidates[static_cast<std::size_t>(n)] = candidates.at(classic::cellInBox(static_cast<int>(box), n));
    }
    void list() { fill(0, 0); }

private:
    void fill(std::size_t cell, unsigned used) {
        if (cell == 9) {
            m_nodes.push_back({{TrioTable::instance().idOf({m_trios[0], m_trios[1], {}}), idOf(m_columns)}});
            return;
        }
        const unsigned shift = static_cast<unsigned>(9 * (cell % 3));
        for (unsigned rest = m_candidates[cell] & ~used; rest != 0; rest &= rest - 1) {
            const unsigned digit = rest & -rest;
            m_columns ^= digit << shift;
            const unsigned after = used | digit;
            if (cell % 3 == 2) {
                m_trios[cell / 3] = Trio(detail::kTrioNumbers.index[after & ~m_before[cell / 3]]);
                if (cell < 8)
                    m_before[cell / 3 + 1] = after;
            }
            fill(cell + 1, after);
            m_columns ^= digit << shift;
        }
    }

    std::vector<Node>& m_nodes;
    std::array<unsigned, 9> m_candidates{};
    std::array<Trio, 3> m_trios{};
    /// By row, the digits used above it.
    std::array<unsigned, 3> m_before{};
    std::uint32_t m_columns = 0;
};

void ClassicSearch::trace(TraceKind kind, std::size_t box, int depth, std::uint64_t value) {
    if (m_limits.trace != nullptr)
        m_limits.trace->add({.kind = kind,
                             .box = static_cast<std::uint8_t>(box),
                             .level = static_cast<std::uint8_t>(depth),
                             .value = static_cast<std::uint32_t>(value),
                             .step = m_outcome.steps});
}

bool ClassicSearch::mayGoOn() {
    m_outcome.wasStopped = m_stop.stop_requested();
    m_outcome.budgetRanOut = !m_outcome.wasStopped && m_outcome.steps >= m_limits.budget;
    return !m_outcome.wasStopped && !m_outcome.budgetRanOut;
}

bool ClassicSearch::list(Level& level) {
    for (std::size_t box = 0; box < kBoxes; ++box) {
        if (!mayGoOn())
            return false;
        BoxLister(m_candidates, box, m_nodes[box]).list();
        m_outcome.nodes += m_nodes[box].size();
        m_outcome.steps += m_nodes[box].size();
        m_outcome.permutationsListed = m_outcome.nodes;
        level.counts[box] = static_cast<std::uint32_t>(m_nodes[box].size());
        for (const Node& node : m_nodes[box])
            for (std::size_t kind = 0; kind < kKinds; ++kind)
                level.present[box][kind].insert(node.signatures[kind]);
        if (m_nodes[box].empty())
            return false;
    }
    level.dirty = 0x3F;
    return true;
}

/// Each pair of signatures of two boxes, and what they leave to the third.
void ClassicSearch::scanPairs(std::size_t a, std::size_t b, std::size_t c) {
    const SignatureList& first = m_lists[a];
    const SignatureList& second = m_lists[b];
    m_outcome.steps += first.size * second.size;
    for (std::size_t i = 0; i < first.size; ++i)
        for (std::size_t j = 0; j < second.size; ++j) {
            if ((first.lines[i] & second.lines[j]) != 0)
                continue;
            const SignatureId third = idOf(kFullLines ^ first.lines[i] ^ second.lines[j]);
            if (!m_present[c].contains(third))
                continue;
            m_supported[a].insert(first.ids[i]);
            m_supported[b].insert(second.ids[j]);
            m_supported[c].insert(third);
        }
}

/// For each signature of a box that is not supported yet, the first of its 56 partners that are there.
void ClassicSearch::scanPartners(std::size_t place) {
    const std::size_t b = (place + 1) % 3;
    const std::size_t c = (place + 2) % 3;
    for (std::size_t i = 0; i < m_lists[place].size; ++i) {
        const SignatureId id = m_lists[place].ids[i];
        if (m_supported[place].contains(id))
            continue;
        for (const Partners& partners : TrioTable::instance().partners(id)) {
            ++m_outcome.steps;
            if (!m_present[b].contains(partners.second) || !m_present[c].contains(partners.third))
                continue;
            m_supported[place].insert(id);
            m_supported[b].insert(partners.second);
            m_supported[c].insert(partners.third);
            break;
        }
    }
}

/// Leaves a box the nodes whose signature of one kind is supported; what changes in the other kind is passed to the
/// chute across. False where nothing is left.
bool ClassicSearch::keep(std::size_t box, std::size_t kind, Level& level) {
    std::vector<Node>& nodes = m_nodes[box];
    const SignatureSet& kept = level.present[box][kind];
    SignatureSet across;
    std::uint32_t count = level.counts[box];
    for (std::uint32_t i = 0; i < count;) {
        if (kept.contains(nodes[i].signatures[kind])) {
            across.insert(nodes[i].signatures[1 - kind]);
            ++i;
        } else
            std::swap(nodes[i], nodes[--count]);
    }
    level.counts[box] = count;
    SignatureSet& before = level.present[box][1 - kind];
    if (!(before == across)) {
        before = across;
        level.dirty |= 1U << chuteOf(box, 1 - kind);
    }
    return count != 0;
}

bool ClassicSearch::scan(std::size_t chute, Level& level) {
    ++m_outcome.scans;
    const std::size_t kind = chute < 3 ? 0 : 1;
    std::array<std::size_t, 3> order = {0, 1, 2};
    for (std::size_t place = 0; place < 3; ++place) {
        m_present[place] = level.present[boxOf(chute, place)][kind];
        m_lists[place].fill(m_present[place]);
        m_supported[place] = {};
    }
    std::ranges::sort(order, {}, [&](std::size_t place) { return m_lists[place].size; });
    if (m_lists[order[0]].size * m_lists[order[1]].size <= 4096)
        scanPairs(order[0], order[1], order[2]);
    else
        for (const std::size_t place : order)
            scanPartners(place);
    for (std::size_t place = 0; place < 3; ++place) {
        SignatureSet& present = level.present[boxOf(chute, place)][kind];
        if (present == m_supported[place])
            continue;
        present = m_supported[place];
        if (!keep(boxOf(chute, place), kind, level))
            return false;
    }
    return true;
}

bool ClassicSearch::prune(Level& level) {
    while (level.dirty != 0) {
        if (!mayGoOn())
            return false;
        const auto chute = static_cast<std::size_t>(std::countr_zero(level.dirty));
        level.dirty &= level.dirty - 1;
        if (!scan(chute, level))
            return false;
    }
    return true;
}

void ClassicSearch::solved() {
    if (m_outcome.count == 0)
        m_outcome.stepsToFirst = m_outcome.steps;
    trace(TraceKind::solved, 0, 0, 0);
    if (m_outcome.count++ < m_limits.kept) {
        const TrioTable& table = TrioTable::instance();
        Grid& grid = m_outcome.solutions.emplace_back();
        for (int box = 0; box < 9; ++box) {
            const Node& node = m_nodes[static_cast<std::size_t>(box)][0];
            for (int n = 0; n < 9; ++n) {
                const Trio row = table.signature(node.signatures[0])[static_cast<std::size_t>(n / 3)];
                const Trio column = table.signature(node.signatures[1])[static_cast<std::size_t>(n % 3)];
                grid.set(classic::cellInBox(box, n), (row.digits() & column.digits()).first());
            }
        }
    }
    m_outcome.limitReached = m_outcome.count >= m_limits.solutions;
}

/// Tries each node of the open box that has fewest.
void ClassicSearch::branch(const Level& level, int depth) {
    std::size_t best = kBoxes;
    for (std::size_t box = 0; box < kBoxes; ++box)
        if (level.counts[box] > 1 && (best == kBoxes || level.counts[box] < level.counts[best]))
            best = box;
    if (best == kBoxes) {
        solved();
        return;
    }
    m_outcome.deepest = std::max(m_outcome.deepest, depth + 1);
    const std::vector<Node> trials(m_nodes[best].begin(), m_nodes[best].begin() + level.counts[best]);
    for (std::size_t i = 0; i < trials.size(); ++i) {
        if (!mayGoOn())
            return;
        ++m_outcome.steps;
        ++m_outcome.tried;
        trace(TraceKind::tried, best, depth, i);
        Level next = level;
        next.counts[best] = 1;
        const auto at = std::ranges::find(m_nodes[best], trials[i].signatures, &Node::signatures);
        std::iter_swap(m_nodes[best].begin(), at);
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            next.present[best][kind] = {};
            next.present[best][kind].insert(trials[i].signatures[kind]);
            next.dirty |= 1U << chuteOf(best, kind);
        }
        if (prune(next)) {
            trace(TraceKind::matched, best, depth, i);
            branch(next, depth + 1);
        }
        if (isOver())
            return;
    }
    trace(TraceKind::back, best, depth, 0);
}

SignatureOutcome ClassicSearch::run() {
    Level level;
    if (!followSingles(m_candidates) || !list(level) || !prune(level))
        return m_outcome;
    for (const std::uint32_t count : level.counts)
        m_outcome.nodesAfterPruning += count;
    trace(TraceKind::pruned, 0, 0, m_outcome.nodesAfterPruning);
    branch(level, 0);
    return m_outcome;
}

}  // namespace

bool followSingles(ClassicMarks& candidates) {
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        const auto keep = [&](Cell cell, unsigned digits) {
            const unsigned before = candidates.at(cell);
            candidates.at(cell) = static_cast<std::uint16_t>(before & digits);
            isChanged = isChanged || (before & ~digits) != 0;
        };
        for (int house = 0; house < classic::kHouses; ++house) {
            const ClassicCellSet cells = classic::cellsOfHouse(house);
            unsigned once = 0;
            unsigned twice = 0;
            unsigned decided = 0;
            for (const Cell cell : cells) {
                const unsigned digits = candidates.at(cell);
                twice |= once & digits;
                once |= digits;
                if ((digits & (digits - 1)) == 0) {
                    if (digits == 0 || (decided & digits) != 0)
                        return false;
                    decided |= digits;
                }
            }
            if (once != ClassicMarks::kEvery)
                return false;
            const unsigned hidden = once & ~twice & ~decided;
            for (const Cell cell : cells) {
                const unsigned digits = candidates.at(cell);
                if ((digits & (digits - 1)) == 0)
                    continue;
                keep(cell, (digits & hidden) != 0 ? digits & hidden : ~decided);
            }
        }
    }
    return true;
}

SignatureOutcome solveClassicBySignatures(const ClassicMarks& candidates, const MinigridLimits& limits,
                                          std::stop_token stop) {
    // Some 60 KB: not for the stack of a thread pool.
    return std::make_unique<ClassicSearch>(candidates, limits, std::move(stop))->run();
}

}  // namespace nonet
