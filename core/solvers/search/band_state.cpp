#include "core/solvers/search/band_state.h"

#include "core/board/classic.h"

#include <bit>

namespace nonet {
namespace {

constexpr std::uint32_t kRowMask = 0x1ff;

/// For each set of mini-rows (bit 3 * row + box), the union of the three-mini-row patterns inside it that take one of
/// each row and one of each box; 0 where none fits.
constexpr std::array<std::uint16_t, 512> makePatternTable() {
    std::array<std::uint16_t, 512> table{};
    constexpr int permutations[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (std::uint32_t set = 0; set < 512; ++set)
        for (const auto& boxes : permutations) {
            const std::uint32_t pattern = 1U << boxes[0] | 1U << (3 + boxes[1]) | 1U << (6 + boxes[2]);
            if ((pattern & set) == pattern)
                table[set] = static_cast<std::uint16_t>(table[set] | pattern);
        }
    return table;
}
constexpr auto kPatterns = makePatternTable();

/// A set of nine mini-rows as the 27 cells that they cover.
constexpr std::array<std::uint32_t, 512> makeMiniRowCells() {
    std::array<std::uint32_t, 512> table{};
    for (std::uint32_t set = 0; set < 512; ++set)
        for (int miniRow = 0; miniRow < 9; ++miniRow)
            if ((set >> miniRow & 1U) != 0)
                table[set] |= 7U << (3 * miniRow);
    return table;
}
constexpr auto kMiniRowCells = makeMiniRowCells();

/// Nine column bits, of which each group of three is or-ed into one bit.
constexpr std::array<std::uint8_t, 512> makeGroupsOfThree() {
    std::array<std::uint8_t, 512> table{};
    for (std::uint32_t bits = 0; bits < 512; ++bits)
        for (std::uint32_t group = 0; group < 3; ++group)
            if ((bits >> (3 * group) & 7U) != 0)
                table[bits] = static_cast<std::uint8_t>(table[bits] | 1U << group);
    return table;
}
constexpr auto kGroupsOfThree = makeGroupsOfThree();

constexpr std::uint32_t miniRowsOf(std::uint32_t band) {
    return kGroupsOfThree[band & kRowMask] | static_cast<std::uint32_t>(kGroupsOfThree[band >> 9 & kRowMask]) << 3 |
           static_cast<std::uint32_t>(kGroupsOfThree[band >> 18]) << 6;
}

constexpr std::uint32_t columnsOf(std::uint32_t band) { return (band | band >> 9 | band >> 18) & kRowMask; }

/// Columns as the cells of a whole band.
constexpr std::uint32_t columnCells(std::uint32_t columns) { return columns | columns << 9 | columns << 18; }

struct BandCell {
    std::size_t band;
    std::uint32_t bit;
};
constexpr BandCell locate(Cell cell) {
    return {static_cast<std::size_t>(cell.index() / 27), 1U << (cell.index() % 27)};
}

/// Within its own band, what a placed digit forbids elsewhere: its row and its box, itself not.
constexpr std::array<std::uint32_t, 27> makeBandPeers() {
    std::array<std::uint32_t, 27> peers{};
    for (std::size_t i = 0; i < 27; ++i)
        for (std::size_t j = 0; j < 27; ++j)
            if (i != j && (i / 9 == j / 9 || i % 9 / 3 == j % 9 / 3))
                peers[i] |= 1U << j;
    return peers;
}
constexpr auto kBandPeers = makeBandPeers();

}  // namespace

BandState::BandState() {
    for (auto& digit : m_bands)
        digit.fill(kBandMask);
}

BandState::BandState(const Grid& digits, const CandidateGrid& candidates) {
    for (auto& digit : m_bands)
        digit.fill(0);
    for (const Cell cell : classic::kAllCells) {
        const auto [band, bit] = locate(cell);
        const std::optional<Digit> fixed = digits.digit(cell);
        for (const Digit digit : fixed ? DigitSet{*fixed} : candidates.at(cell))
            m_bands[static_cast<std::size_t>(digit.index())][band] |= bit;
    }
}

void BandState::assign(Cell cell, Digit digit) {
    const auto [band, bit] = locate(cell);
    for (std::size_t d = 0; d < 9; ++d)
        if (static_cast<int>(d) != digit.index())
            m_bands[d][band] &= ~bit;
}

void BandState::remove(Cell cell, Digit digit) {
    const auto [band, bit] = locate(cell);
    m_bands[static_cast<std::size_t>(digit.index())][band] &= ~bit;
}

ClassicDigitSet BandState::candidates(Cell cell) const {
    const auto [band, bit] = locate(cell);
    ClassicDigitSet set;
    for (std::size_t d = 0; d < 9; ++d)
        if ((m_bands[d][band] & bit) != 0)
            set.insert(Digit::fromIndex(static_cast<int>(d)));
    return set;
}

bool BandState::shrinkDigit(std::size_t digit) {
    auto& bands = m_bands[digit];
    for (std::uint32_t& band : bands) {
        const std::uint32_t fitting = kPatterns[miniRowsOf(band)];
        if (fitting == 0)
            return false;
        band &= kMiniRowCells[fitting];
    }
    const std::array<std::uint32_t, 3> columns = {columnsOf(bands[0]), columnsOf(bands[1]), columnsOf(bands[2])};
    for (std::uint32_t stack = 0; stack < 9; stack += 3) {
        const std::uint32_t miniColumns =
            (columns[0] >> stack & 7U) | (columns[1] >> stack & 7U) << 3 | (columns[2] >> stack & 7U) << 6;
        const std::uint32_t fitting = kPatterns[miniColumns];
        if (fitting == 0)
            return false;
        const std::uint32_t lost = miniColumns & ~fitting;
        if (lost == 0)
            continue;
        for (std::size_t band = 0; band < 3; ++band)
            bands[band] &= ~columnCells((lost >> (3 * band) & 7U) << stack);
    }
    return true;
}

bool BandState::settleRowSingles(std::size_t digit) {
    for (std::size_t band = 0; band < 3; ++band) {
        std::uint32_t singles = 0;
        for (const std::uint32_t row : {kRowMask, kRowMask << 9, kRowMask << 18}) {
            const std::uint32_t places = m_bands[digit][band] & row;
            if (std::has_single_bit(places))
                singles |= places;
            else if (places == 0)
                return false;
        }
        singles &= ~m_decided[band];
        if (singles == 0)
            continue;
        for (std::size_t other = 0; other < 9; ++other)
            if (other != digit)
                m_bands[other][band] &= ~singles;
    }
    return true;
}

bool BandState::settleNakedSingles() {
    for (std::size_t band = 0; band < 3; ++band) {
        std::uint32_t once = 0;
        std::uint32_t twice = 0;
        for (const auto& digit : m_bands) {
            twice |= once & digit[band];
            once |= digit[band];
        }
        if (once != kBandMask)
            return false;
        const std::uint32_t fresh = once & ~twice & ~m_decided[band];
        if (fresh == 0)
            continue;
        for (auto& digit : m_bands) {
            for (std::uint32_t open = digit[band] & fresh; open != 0; open &= open - 1) {
                const auto at = static_cast<std::size_t>(std::countr_zero(open));
                const std::uint32_t bit = 1U << at;
                // A neighbour decided in the same round may have taken this one away.
                if ((digit[band] & bit) == 0)
                    return false;
                digit[band] &= ~kBandPeers[at];
                const std::uint32_t column = columnCells(1U << (at % 9));
                digit[band] &= ~(column & ~bit);
                for (std::size_t other = 0; other < 3; ++other)
                    if (other != band)
                        digit[other] &= ~column;
            }
        }
        m_decided[band] |= fresh;
    }
    return true;
}

bool BandState::propagate() {
    for (;;) {
        const auto before = m_bands;
        const auto decidedBefore = m_decided;
        if (!settleNakedSingles())
            return false;
        for (std::size_t digit = 0; digit < 9; ++digit)
            if (!shrinkDigit(digit) || !settleRowSingles(digit))
                return false;
        if (before == m_bands && decidedBefore == m_decided)
            return true;
    }
}

Cell BandState::branchCell() const {
    Cell best;
    int fewest = 10;
    for (std::size_t band = 0; band < 3; ++band) {
        std::uint32_t once = 0;
        std::uint32_t twice = 0;
        std::uint32_t thrice = 0;
        for (const auto& digit : m_bands) {
            thrice |= twice & digit[band];
            twice |= once & digit[band];
            once |= digit[band];
        }
        if (const std::uint32_t pairs = twice & ~thrice; pairs != 0)
            return Cell(static_cast<int>(band) * 27 + std::countr_zero(pairs));
        for (std::uint32_t open = thrice; open != 0; open &= open - 1) {
            const Cell cell(static_cast<int>(band) * 27 + std::countr_zero(open));
            const int count = candidates(cell).count();
            if (count < fewest) {
                fewest = count;
                best = cell;
            }
        }
    }
    return best;
}

Grid BandState::toGrid() const {
    Grid grid;
    for (const Cell cell : classic::kAllCells) {
        const ClassicDigitSet set = candidates(cell);
        if (set.count() == 1)
            grid.set(cell, set.first());
    }
    return grid;
}

}  // namespace nonet
