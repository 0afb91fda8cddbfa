#include "core/solvers/propagation/space.h"

#include <array>

namespace nonet::propagation {
namespace {

/// More open variables than this are bounded in groups cut short.
constexpr std::size_t kMostInGroup = 40;

/// A sum of variables of one factor that all differ: its bounds, and what they leave each of them.
///
/// The least sum of different whole numbers that are not below given bounds: bounds rising, each takes its own or the
/// next number above the one before.
template <typename Bits>
class Group {
public:
    void begin(int factor) {
        m_factor = factor;
        m_count = 0;
    }
    void add(Variable variable, int least, int most) {
        if (m_count == kMostInGroup)
            return;
        m_variables[m_count] = variable;
        insert(m_lows, least);
        insert(m_highs, -most);
        ++m_count;
    }
    std::size_t count() const { return m_count; }
    int factor() const { return m_factor; }
    void finish() {
        m_low = stacked(m_lows, kNobody);
        m_high = -stacked(m_highs, kNobody);
    }
    /// The lowest and the highest value of the factor times the group's sum.
    int least() const { return m_factor > 0 ? m_factor * m_low : m_factor * m_high; }
    int most() const { return m_factor > 0 ? m_factor * m_high : m_factor * m_low; }

    /// The sum of the group, factor left out, lies from low to high.
    bool narrow(int low, int high, const Tables<Bits>& tables, Space<Bits>& space) const {
        if (m_low > high || m_high < low)
            return false;
        int widest = 0;
        for (std::size_t i = 0; i < m_count; ++i)
            widest = std::max(widest, tables.most(space[m_variables[i]]) - tables.least(space[m_variables[i]]));
        const bool limitsHighs = high - m_low < widest;
        const bool limitsLows = m_high - low < widest;
        if (!limitsHighs && !limitsLows)
            return true;
        for (std::size_t i = 0; i < m_count; ++i) {
            const Bits domain = space[m_variables[i]];
            const int least = tables.least(domain);
            const int most = tables.most(domain);
            Bits keep = tables.all;
            if (limitsHighs) {
                const int top = high - stacked(m_lows, least);
                if (top < most)
                    keep = top < least ? Bits{0} : static_cast<Bits>(keep & upTo(domain, top, tables));
            }
            if (limitsLows) {
                const int bottom = low + stacked(m_highs, -most);
                if (bottom > least)
                    keep = bottom > most ? Bits{0} : static_cast<Bits>(keep & from(domain, bottom, tables));
            }
            if (!space.narrow(m_variables[i], keep))
                return false;
        }
        return true;
    }

private:
    static constexpr int kNobody = 1 << 30;
    using Bounds = std::array<int, kMostInGroup>;

    void insert(Bounds& bounds, int value) const {
        std::size_t place = m_count;
        for (; place > 0 && bounds[place - 1] > value; --place)
            bounds[place] = bounds[place - 1];
        bounds[place] = value;
    }
    /// One of those with this bound left out.
    int stacked(const Bounds& rising, int without) const {
        int sum = 0;
        int last = -kNobody;
        for (std::size_t i = 0; i < m_count; ++i) {
            if (rising[i] == without) {
                without = kNobody;
                continue;
            }
            last = std::max(rising[i], last + 1);
            sum += last;
        }
        return sum;
    }
    static Bits upTo(Bits domain, int number, const Tables<Bits>& tables) {
        while (domain != 0 && tables.most(domain) > number)
            domain = static_cast<Bits>(domain & ~bitOf<Bits>(highest(domain)));
        return domain;
    }
    static Bits from(Bits domain, int number, const Tables<Bits>& tables) {
        while (domain != 0 && tables.least(domain) < number)
            domain = static_cast<Bits>(domain & (domain - 1));
        return domain;
    }

    // Nothing is set before it is needed: many are made that hold one variable.
    int m_factor;
    int m_low;
    int m_high;
    std::size_t m_count;
    std::array<Variable, kMostInGroup> m_variables;
    Bounds m_lows;
    Bounds m_highs;
};

struct OpenTerm {
    Variable variable;
    int factor;
};

template <typename Bits>
bool fixLast(const OpenTerm& term, int rest, const Tables<Bits>& tables, Space<Bits>& space) {
    return space.narrow(term.variable, rest % term.factor == 0 ? tables.symbolsOf(rest / term.factor) : Bits{0});
}

/// What a and b take together where their terms add up to the rest; nothing where they cannot.
template <typename Bits>
struct Supports {
    Bits a = 0;
    Bits b = 0;
};

template <typename Bits>
Supports<Bits> supportsOf(const OpenTerm& a, Bits domainA, const OpenTerm& b, Bits domainB, bool differ, int rest,
                          const Tables<Bits>& tables) {
    Supports<Bits> supports;
    for (Bits bits = domainA; bits != 0; bits = static_cast<Bits>(bits & (bits - 1))) {
        const int symbol = lowest(bits);
        const int left = rest - a.factor * tables.number(symbol);
        if (left % b.factor != 0)
            continue;
        auto others = static_cast<Bits>(domainB & tables.symbolsOf(left / b.factor));
        if (differ)
            others = static_cast<Bits>(others & ~bitOf<Bits>(symbol));
        if (others == 0)
            continue;
        supports.a |= bitOf<Bits>(symbol);
        supports.b |= others;
    }
    return supports;
}

template <typename Bits>
bool narrowTwo(std::span<const OpenTerm> terms, int rest, const Tables<Bits>& tables, Space<Bits>& space) {
    const Variable a = terms[0].variable;
    const Variable b = terms[1].variable;
    const Supports<Bits> supports =
        supportsOf(terms[0], space[a], terms[1], space[b], tables.model.arePeers(a, b), rest, tables);
    return space.narrow(a, supports.a) && space.narrow(b, supports.b);
}

template <typename Bits>
bool narrowThree(std::span<const OpenTerm> terms, int rest, const Tables<Bits>& tables, Space<Bits>& space) {
    const Variable a = terms[0].variable;
    const Variable b = terms[1].variable;
    const Variable c = terms[2].variable;
    const bool abDiffer = tables.model.arePeers(a, b);
    const bool acDiffer = tables.model.arePeers(a, c);
    const bool bcDiffer = tables.model.arePeers(b, c);
    Bits keepA = 0;
    Bits keepB = 0;
    Bits keepC = 0;
    for (Bits bits = space[a]; bits != 0; bits = static_cast<Bits>(bits & (bits - 1))) {
        const int symbol = lowest(bits);
        const Bits bit = bitOf<Bits>(symbol);
        const Supports<Bits> supports =
            supportsOf(terms[1], static_cast<Bits>(space[b] & (abDiffer ? ~bit : tables.all)), terms[2],
                       static_cast<Bits>(space[c] & (acDiffer ? ~bit : tables.all)), bcDiffer,
                       rest - terms[0].factor * tables.number(symbol), tables);
        if (supports.a == 0)
            continue;
        keepA |= bit;
        keepB |= supports.a;
        keepC |= supports.b;
    }
    return space.narrow(a, keepA) && space.narrow(b, keepB) && space.narrow(c, keepC);
}

/// What open variables can add up to, each by itself.
class LooseBounds {
public:
    void beginGroup(int factor) {
        endGroup();
        m_factor = factor;
        m_sizeOfFactor = factor > 0 ? factor : -factor;
    }
    void add(int least, int most) {
        m_least += m_factor * (m_factor > 0 ? least : most);
        m_most += m_factor * (m_factor > 0 ? most : least);
        m_widest = std::max(m_widest, m_sizeOfFactor * (most - least));
        ++m_count;
    }
    /// Whatever the variables of a group leave each other, none is bounded by the rest; after the last group's end.
    bool leaveAll(int rest) const { return rest - m_least - m_more >= m_widest && m_most - rest - m_more >= m_widest; }
    void endGroup() {
        // As much closer the bounds of numbers that differ can be than those of each by itself.
        m_more += m_sizeOfFactor * m_count * (m_count - 1) / 2;
        m_count = 0;
    }

private:
    int m_least = 0;
    int m_most = 0;
    int m_widest = 0;
    int m_more = 0;
    int m_factor = 1;
    int m_sizeOfFactor = 1;
    int m_count = 0;
};

/// Bounds of all groups, each narrowed by what the others leave.
template <typename Bits>
bool narrowByBounds(const WeightedSum& sum, int rest, const Tables<Bits>& tables, Space<Bits>& space) {
    const std::span<const Variable> variables = tables.model.variables(sum.scope);
    int least = 0;
    int most = 0;
    constexpr std::size_t kMostKept = 16;
    std::array<Group<Bits>, kMostKept + 1> groups;
    const auto makeGroup = [&](std::size_t i) -> Group<Bits>& {
        Group<Bits>& group = groups[std::min(i, kMostKept)];
        group.begin(sum.groups[i].factor);
        for (std::size_t j = i == 0 ? 0 : sum.groups[i - 1].end; j < sum.groups[i].end; ++j)
            if (const Bits domain = space[variables[j]]; !isSingle(domain))
                group.add(variables[j], tables.least(domain), tables.most(domain));
        group.finish();
        return group;
    };
    for (std::size_t i = 0; i < sum.groups.size(); ++i) {
        const Group<Bits>& group = makeGroup(i);
        least += group.least();
        most += group.most();
    }
    if (least > rest || most < rest)
        return false;
    for (std::size_t i = 0; i < sum.groups.size(); ++i) {
        const Group<Bits>& group = i < kMostKept ? groups[i] : makeGroup(i);
        const int groupLeast = group.least();
        const int groupMost = group.most();
        if (group.count() == 0)
            continue;
        // What is left for this group once the others take most or least; rounded inward.
        const int low = rest - (most - groupMost);
        const int high = rest - (least - groupLeast);
        if (low <= groupLeast && high >= groupMost)
            continue;
        const int factor = group.factor();
        const auto roundedUp = [](int a, int b) { return a / b + (a % b > 0 ? 1 : 0); };
        const auto roundedDown = [](int a, int b) { return a / b - (a % b < 0 ? 1 : 0); };
        // Divisions cost as much as the rest: mostly there is nothing to divide by.
        bool holds = false;
        if (factor == 1)
            holds = group.narrow(low, high, tables, space);
        else if (factor > 0)
            holds = group.narrow(roundedUp(low, factor), roundedDown(high, factor), tables, space);
        else
            holds = group.narrow(roundedUp(-high, -factor), roundedDown(-low, -factor), tables, space);
        if (!holds)
            return false;
    }
    return true;
}

}  // namespace

template <typename Bits>
bool propagate(const WeightedSum& sum, const Tables<Bits>& tables, Space<Bits>& space) {
    const std::span<const Variable> variables = tables.model.variables(sum.scope);
    int rest = sum.total;
    std::array<OpenTerm, 3> open{};
    std::size_t openCount = 0;
    LooseBounds bounds;
    std::size_t i = 0;
    for (const WeightedSum::Group& group : sum.groups) {
        bounds.beginGroup(group.factor);
        for (; i < group.end; ++i) {
            const Bits domain = space[variables[i]];
            const int least = tables.least(domain);
            if (isSingle(domain)) {
                rest -= group.factor * least;
                continue;
            }
            bounds.add(least, tables.most(domain));
            if (openCount < open.size())
                open[openCount] = {variables[i], group.factor};
            ++openCount;
        }
    }
    bounds.endGroup();
    switch (openCount) {
    case 0: return rest == 0;
    // Exact: what is left has what it goes with.
    case 1: space.noteSettled(); return fixLast(open[0], rest, tables, space);
    case 2: space.noteSettled(); return narrowTwo<Bits>({open.data(), 2}, rest, tables, space);
    case 3: space.noteSettled(); return narrowThree<Bits>(open, rest, tables, space);
    default: return bounds.leaveAll(rest) || narrowByBounds(sum, rest, tables, space);
    }
}

#define NONET_INSTANTIATE(Bits) template bool propagate(const WeightedSum&, const Tables<Bits>&, Space<Bits>&);
NONET_INSTANTIATE(std::uint16_t)
NONET_INSTANTIATE(std::uint32_t)
NONET_INSTANTIATE(std::uint64_t)
#undef NONET_INSTANTIATE

}  // namespace nonet::propagation
