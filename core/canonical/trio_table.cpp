#include "core/canonical/trio_table.h"

#include <algorithm>
#include <cassert>

namespace nonet {

namespace {

constexpr ClassicDigitSet kDigits = ClassicDigitSet::full();

constexpr std::array<TrioSet, Trio::kCount> makeDisjoint() {
    std::array<TrioSet, Trio::kCount> disjoint{};
    for (const Trio a : TrioSet::full())
        for (const Trio b : TrioSet::full())
            if (!a.digits().intersects(b.digits()))
                disjoint[a.slot()].insert(b);
    return disjoint;
}
constexpr auto kDisjoint = makeDisjoint();

/// The trios that share no digit with this one.
constexpr TrioSet disjointFrom(Trio trio) { return kDisjoint[trio.slot()]; }
constexpr Trio rest(Trio a, Trio b) { return Trio::of(kDigits - a.digits() - b.digits()); }

}  // namespace

const TrioTable& TrioTable::instance() {
    static const TrioTable table;
    return table;
}

std::unique_ptr<const TrioTable> TrioTable::build() { return std::unique_ptr<const TrioTable>(new TrioTable); }

TrioTable::TrioTable() {
    std::size_t next = 0;
    for (const Trio first : TrioSet::full())
        for (const Trio second : disjointFrom(first)) {
            m_ids[static_cast<std::size_t>(first.index() * Trio::kCount + second.index())] =
                static_cast<SignatureId>(next);
            m_signatures[next++] = {first, second, rest(first, second)};
        }
    assert(next == kSignatures);
    for (std::size_t id = 0; id < kSignatures; ++id)
        addPartners(static_cast<SignatureId>(id));
}

void TrioTable::addPartners(SignatureId id) {
    const Signature& box = m_signatures[id];
    std::size_t next = std::size_t{id} * kPartners;
    for (const Trio first : disjointFrom(box[0]))
        for (const Trio second : disjointFrom(box[1]) & disjointFrom(first)) {
            const Trio last = rest(first, second);
            if (!disjointFrom(box[2]).contains(last))
                continue;
            const Signature third = {rest(box[0], first), rest(box[1], second), rest(box[2], last)};
            m_partners[next++] = {idOf({first, second, last}), idOf(third)};
        }
    assert(next == (std::size_t{id} + 1) * kPartners);
}

TrioConfiguration TrioTable::configuration(int number) const {
    assert(number >= 0 && number < kConfigurations);
    const Partners& partners = m_partners[static_cast<std::size_t>(number)];
    return {{static_cast<SignatureId>(number / kPartners), partners.second, partners.third}};
}

int TrioTable::numberOf(const TrioConfiguration& configuration) const {
    const auto all = partners(configuration.boxes[0]);
    const auto found = std::lower_bound(all.begin(), all.end(), configuration.boxes[1],
                                        [](const Partners& a, SignatureId second) { return a.second < second; });
    assert(found != all.end() && found->second == configuration.boxes[1] && found->third == configuration.boxes[2]);
    return configuration.boxes[0] * kPartners + static_cast<int>(found - all.begin());
}

}  // namespace nonet
