#include "core/solvers/band_lookup/lookup_position.h"

#include "core/solvers/band_lookup/chute_scan.h"

#include <algorithm>
#include <bit>

namespace nonet {

namespace {

constexpr unsigned kEvery = 0x1FF;

using ByDigits = std::array<TrioSet, 512>;

/// By a set of digits: the trios with at least that many of them.
template <int AtLeast>
constexpr ByDigits makeMeeting() {
    ByDigits sets{};
    for (unsigned digits = 0; digits < 512; ++digits)
        for (int i = 0; i < Trio::kCount; ++i) {
            const unsigned shared = detail::kTrioNumbers.digits[static_cast<std::size_t>(i)] & digits;
            // Three bits at most: what is left after clearing the lowest once and twice.
            const unsigned less = shared & (shared - 1);
            const int count = shared == 0 ? 0 : less == 0 ? 1 : (less & (less - 1)) == 0 ? 2 : 3;
            if (count >= AtLeast)
                sets[digits].insert(Trio(i));
        }
    return sets;
}
constexpr ByDigits kWithOne = makeMeeting<1>();
constexpr ByDigits kWithTwo = makeMeeting<2>();
constexpr ByDigits kWithin = makeMeeting<3>();

/// By a set of digits: the trios that have all of them.
constexpr ByDigits makeContaining() {
    ByDigits sets{};
    for (unsigned digits = 0; digits < 512; ++digits)
        for (int i = 0; i < Trio::kCount; ++i)
            if ((digits & ~static_cast<unsigned>(detail::kTrioNumbers.digits[static_cast<std::size_t>(i)])) == 0)
                sets[digits].insert(Trio(i));
    return sets;
}
constexpr ByDigits kContaining = makeContaining();

TrioSet triosOfCells(unsigned a, unsigned b, unsigned c) {
    // Hall's condition for three cells.
    return kWithOne[a] & kWithOne[b] & kWithOne[c] & kWithTwo[a | b] & kWithTwo[a | c] & kWithTwo[b | c] &
           kWithin[a | b | c];
}

/// What a set of trios says of single digits.
struct TrioDigits {
    unsigned may = 0;
    unsigned must = kEvery;
};

/// By byte of a trio set: the digits of its trios in the low half, the digits that not all of them have in the high
/// one.
constexpr auto makeByteDigits() {
    std::array<std::array<std::uint32_t, 256>, TrioSet::kBytes> digits{};
    for (std::size_t byte = 0; byte < digits.size(); ++byte)
        for (std::size_t bits = 0; bits < 256; ++bits)
            for (std::size_t i = 0; i < 8; ++i)
                if ((bits >> i & 1U) != 0 && 8 * byte + i < Trio::kCount) {
                    const std::uint32_t trio = detail::kTrioNumbers.digits[8 * byte + i];
                    digits[byte][bits] |= trio | (kEvery & ~trio) << 16;
                }
    return digits;
}
constexpr auto kByteDigits = makeByteDigits();

TrioDigits trioDigits(TrioSet trios) {
    std::uint32_t digits = 0;
    for (std::size_t byte = 0; byte < TrioSet::kBytes; ++byte)
        digits |= kByteDigits[byte][trios.byte(byte)];
    return {digits & kEvery, kEvery & ~(digits >> 16)};
}

}  // namespace

TrioSet triosOfCells(ClassicDigitSet a, ClassicDigitSet b, ClassicDigitSet c) {
    return triosOfCells(a.bits(), b.bits(), c.bits());
}

LookupPosition LookupPosition::from(const ClassicMarks& candidates) {
    LookupPosition position;
    position.m_candidates = candidates;
    position.m_trios.fill(TrioSet::full());
    position.m_changedLines = (std::uint64_t{1} << MiniLine::kCount) - 1;
    position.m_changedChutes = (1U << MiniLine::kChutes) - 1;
    return position;
}

void LookupPosition::choose(MiniLine line, Trio trio) {
    m_trios[line.slot()] = TrioSet(trio);
    m_changedLines |= std::uint64_t{1} << line.index();
    m_changedChutes |= 1U << line.chute();
}

bool LookupPosition::isSolved() const {
    return std::ranges::all_of(m_trios, [](const TrioSet& trios) { return trios.isSingle(); });
}

ClassicDigits LookupPosition::solution() const {
    ClassicDigits digits;
    for (std::size_t i = 0; i < 81; ++i)
        digits.values[i] = static_cast<std::uint8_t>(std::countr_zero(m_candidates.sets[i]) + 1);
    return digits;
}

// Digits that a mini-line must have leave its neighbours in line and box; digits that neither neighbour may have are
// its own. Implied by the configurations, and so cheap that few trios are left for them.
bool LookupPosition::narrowChute(int chute) {
    TrioSet* const trios = &m_trios[static_cast<std::size_t>(9 * chute)];
    for (bool hasChanged = true; hasChanged;) {
        hasChanged = false;
        std::array<TrioDigits, 9> digits;
        for (std::size_t i = 0; i < 9; ++i)
            digits[i] = trioDigits(trios[i]);
        std::array<TrioDigits, 9> narrowed = digits;
        for (bool goesOn = true; goesOn;) {
            goesOn = false;
            for (std::size_t line = 0; line < 3; ++line)
                for (std::size_t box = 0; box < 3; ++box) {
                    const TrioDigits& a = narrowed[3 * line + (box + 1) % 3];
                    const TrioDigits& b = narrowed[3 * line + (box + 2) % 3];
                    const TrioDigits& c = narrowed[3 * ((line + 1) % 3) + box];
                    const TrioDigits& d = narrowed[3 * ((line + 2) % 3) + box];
                    TrioDigits& own = narrowed[3 * line + box];
                    const TrioDigits before = own;
                    own.may &= ~(a.must | b.must | c.must | d.must);
                    own.must |= kEvery & ~((a.may | b.may) & (c.may | d.may));
                    goesOn = goesOn || own.may != before.may || own.must != before.must;
                }
        }
        for (std::size_t i = 0; i < 9; ++i) {
            if (narrowed[i].may == digits[i].may && narrowed[i].must == digits[i].must)
                continue;
            const TrioSet left = trios[i] & kWithin[narrowed[i].may] & kContaining[narrowed[i].must];
            if (left.isEmpty())
                return false;
            if (left == trios[i])
                continue;
            trios[i] = left;
            hasChanged = true;
            m_changedChutes |= 1U << chute;
        }
    }
    return true;
}

bool LookupPosition::narrowCells(int chute) {
    for (int index = 9 * chute; index < 9 * chute + 9; ++index) {
        const unsigned may = trioDigits(m_trios[static_cast<std::size_t>(index)]).may;
        const MiniLine line(index);
        for (const Cell cell : line.cells()) {
            const unsigned before = m_candidates.at(cell);
            const unsigned left = before & may;
            if (left == before)
                continue;
            if (left == 0)
                return false;
            m_candidates.at(cell) = static_cast<std::uint16_t>(left);
            m_changedLines |= std::uint64_t{1} << MiniLine::rowOf(cell).index() |
                              std::uint64_t{1} << MiniLine::columnOf(cell).index();
        }
    }
    return true;
}

bool LookupPosition::sweep(int chute) {
    for (int index = 9 * chute; index < 9 * chute + 9; ++index) {
        const std::uint64_t bit = std::uint64_t{1} << index;
        if ((m_changedLines & bit) == 0)
            continue;
        m_changedLines &= ~bit;
        const auto [a, b, c] = MiniLine(index).cells();
        TrioSet& trios = m_trios[static_cast<std::size_t>(index)];
        const TrioSet left = trios & triosOfCells(m_candidates.at(a), m_candidates.at(b), m_candidates.at(c));
        if (left.isEmpty())
            return false;
        if (left == trios)
            continue;
        trios = left;
        m_changedChutes |= 1U << chute;
    }
    return narrowChute(chute) && narrowCells(chute);
}

bool LookupPosition::scan(int chute, FilterCounts& counts) {
    m_changedChutes &= ~(1U << chute);
    ChuteTrios trios;
    std::copy_n(m_trios.begin() + 9 * chute, trios.size(), trios.begin());
    // Sweeping left no two of them with a digit in common.
    if (std::ranges::all_of(trios, [](const TrioSet& set) { return set.isSingle(); }))
        return true;
    const ChuteScan scan = scanChute(trios);
    ++counts.scans;
    counts.configurations += scan.configurations;
    if (scan.configurations == 0)
        return false;
    for (std::size_t i = 0; i < trios.size(); ++i)
        if (scan.used[i] != trios[i]) {
            m_trios[static_cast<std::size_t>(9 * chute) + i] = scan.used[i];
            m_changedLines |= std::uint64_t{1} << (static_cast<std::size_t>(9 * chute) + i);
        }
    return true;
}

bool LookupPosition::filter(FilterCounts& counts) {
    for (;;) {
        while (m_changedLines != 0)
            if (!sweep(std::countr_zero(m_changedLines) / 9))
                return false;
        if (m_changedChutes == 0)
            return true;
        if (!scan(std::countr_zero(m_changedChutes), counts))
            return false;
    }
}

}  // namespace nonet
