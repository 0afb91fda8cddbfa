#include "core/solvers/search/singles_state.h"

#include "core/board/classic.h"

#include <bit>

namespace nonet {
namespace {

constexpr std::uint32_t kRowMask = 0x1ff;
constexpr std::uint32_t kBoxMask = 7U | 7U << 9 | 7U << 18;

/// Columns as the cells of a whole band.
constexpr std::uint32_t columnCells(std::uint32_t columns) { return columns | columns << 9 | columns << 18; }

/// The row and box neighbours inside the band.
constexpr std::array<std::uint32_t, 27> makeBandPeers() {
    std::array<std::uint32_t, 27> peers{};
    for (std::size_t i = 0; i < 27; ++i)
        peers[i] = (kRowMask << (i / 9 * 9) | kBoxMask << (i % 9 / 3 * 3)) & ~(1U << i);
    return peers;
}
constexpr auto kBandPeers = makeBandPeers();

constexpr std::array<std::uint32_t, 6> kRowsAndBoxes = {kRowMask, kRowMask << 9, kRowMask << 18,
                                                        kBoxMask, kBoxMask << 3, kBoxMask << 6};

struct BandCell {
    std::size_t band;
    std::uint32_t bit;
};
constexpr BandCell locate(Cell cell) { return {cell.slot() / 27, 1U << (cell.index() % 27)}; }

/// The columns that have exactly one place.
std::uint32_t singleColumns(const std::array<std::uint32_t, 3>& bands) {
    std::uint32_t once = 0;
    std::uint32_t twice = 0;
    for (const std::uint32_t band : bands)
        for (std::uint32_t row = band; row != 0; row >>= 9) {
            twice |= once & row;
            once |= row;
        }
    return once & ~twice & kRowMask;
}

}  // namespace

SinglesState::SinglesState(const ClassicMarks& candidates) {
    for (const Cell cell : classic::kAllCells) {
        const auto [band, bit] = locate(cell);
        for (const Digit digit : candidates.candidates(cell))
            m_places[digit.slot()][band] |= bit;
    }
}

void SinglesState::assign(Cell cell, Digit digit) {
    const auto [band, bit] = locate(cell);
    for (std::size_t other = 0; other < 9; ++other)
        if (static_cast<int>(other) != digit.index())
            m_places[other][band] &= ~bit;
}

void SinglesState::remove(Candidate candidate) {
    const auto [band, bit] = locate(candidate.cell);
    m_places[candidate.digit.slot()][band] &= ~bit;
}

ClassicDigitSet SinglesState::candidates(Cell cell) const {
    ClassicDigitSet set;
    for (const Digit digit : classic::kAllDigits)
        if (contains({cell, digit}))
            set.insert(digit);
    return set;
}

bool SinglesState::contains(Candidate candidate) const {
    const auto [band, bit] = locate(candidate.cell);
    return (m_places[candidate.digit.slot()][band] & bit) != 0;
}

bool SinglesState::isDecided(Cell cell) const {
    const auto [band, bit] = locate(cell);
    return (m_decided[band] & bit) != 0;
}

bool SinglesState::settleNakedSingles() {
    bool hasFound = false;
    for (std::size_t band = 0; band < 3; ++band) {
        std::uint32_t once = 0;
        std::uint32_t twice = 0;
        for (const Bands& digit : m_places) {
            twice |= once & digit[band];
            once |= digit[band];
        }
        const std::uint32_t fresh = once & ~twice & ~m_decided[band];
        if (fresh == 0)
            continue;
        hasFound = true;
        for (Bands& digit : m_places) {
            for (std::uint32_t open = digit[band] & fresh; open != 0; open &= open - 1) {
                const auto at = static_cast<std::size_t>(std::countr_zero(open));
                const std::uint32_t column = columnCells(1U << (at % 9));
                for (std::size_t other = 0; other < 3; ++other)
                    digit[other] &= ~(other == band ? kBandPeers[at] | (column & ~(1U << at)) : column);
            }
        }
        m_decided[band] |= fresh;
    }
    return hasFound;
}

void SinglesState::settleHiddenSingles(std::size_t digit) {
    const std::uint32_t columns = columnCells(singleColumns(m_places[digit]));
    for (std::size_t band = 0; band < 3; ++band) {
        const std::uint32_t places = m_places[digit][band];
        std::uint32_t singles = places & columns;
        for (const std::uint32_t house : kRowsAndBoxes)
            if (std::has_single_bit(places & house))
                singles |= places & house;
        singles &= ~m_decided[band];
        if (singles == 0)
            continue;
        for (std::size_t other = 0; other < 9; ++other)
            if (other != digit)
                m_places[other][band] &= ~singles;
    }
}

void SinglesState::settle() {
    // A hidden single leaves its cell with one candidate, so each round begins where the last one found something.
    do {
        for (std::size_t digit = 0; digit < 9; ++digit)
            settleHiddenSingles(digit);
    } while (settleNakedSingles());
}

}  // namespace nonet
