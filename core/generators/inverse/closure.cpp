#include "core/generators/inverse/closure.h"

#include "core/solvers/search/classic_search.h"

#include <bit>

namespace nonet {
namespace {

using NineBits = std::uint16_t;

constexpr std::uint32_t kNine = 0x1FF;
constexpr std::uint32_t kBand = 0x7FF'FFFF;
/// A column of a band; times a set of columns, those columns.
constexpr std::uint32_t kColumn = 0x40201;

/// What block intersections leave of a digit in a chute: bit 3 * line + box for a place in that line and box.
constexpr NineBits intersect(unsigned places) {
    constexpr std::array<unsigned, 3> kLine = {0007, 0070, 0700};
    constexpr std::array<unsigned, 3> kBox = {0111, 0222, 0444};
    for (int round = 0; round < 3; ++round) {
        for (int i = 0; i < 3; ++i) {
            for (int k = 0; k < 3; ++k) {
                if ((places & kLine[i]) == (kLine[i] & kBox[k]))
                    places &= ~kBox[k] | kLine[i];
                if ((places & kBox[k]) == (kLine[i] & kBox[k]))
                    places &= ~kLine[i] | kBox[k];
            }
        }
    }
    return static_cast<NineBits>(places);
}

struct NineBitTables {
    /// By a line of nine cells: which of its thirds have one.
    std::array<std::uint8_t, 512> thirds{};
    /// The line if it has one cell, else nothing.
    std::array<NineBits, 512> single{};
    std::array<NineBits, 512> intersected{};
    /// `intersected` with three cells for each bit: the lines of a band.
    std::array<std::uint32_t, 512> intersectedBand{};
};

constexpr NineBitTables makeTables() {
    NineBitTables tables;
    for (unsigned bits = 0; bits < 512; ++bits) {
        tables.thirds[bits] = static_cast<std::uint8_t>(((bits & 7U) != 0 ? 1 : 0) | ((bits & 070U) != 0 ? 2 : 0) |
                                                        ((bits & 0700U) != 0 ? 4 : 0));
        tables.single[bits] = (bits & (bits - 1)) == 0 ? static_cast<NineBits>(bits) : NineBits{0};
        tables.intersected[bits] = intersect(bits);
        std::uint32_t band = 0;
        for (unsigned i = 0; i < 9; ++i)
            band |= (tables.intersected[bits] >> i & 1U) * (7U << 3 * i);
        tables.intersectedBand[bits] = band;
    }
    return tables;
}
constexpr NineBitTables kTables = makeTables();

/// [cell][band]: all cells but the peers.
constexpr std::array<std::array<std::uint32_t, 3>, 81> makeKept() {
    std::array<std::array<std::uint32_t, 3>, 81> kept{};
    for (int i = 0; i < 81; ++i) {
        auto& bands = kept[static_cast<std::size_t>(i)];
        bands.fill(kBand);
        for (int k = 0; k < 9; ++k) {
            const int column = i % 9;
            bands[static_cast<std::size_t>(k / 3)] &= ~(1U << (k % 3 * 9 + column));
            bands[static_cast<std::size_t>(i / 27)] &= ~(1U << (i / 9 % 3 * 9 + k));
            bands[static_cast<std::size_t>(i / 27)] &= ~(1U << (k / 3 * 9 + column / 3 * 3 + k % 3));
        }
        bands[static_cast<std::size_t>(i / 27)] |= 1U << (i % 27);
    }
    return kept;
}
constexpr auto kKept = makeKept();

constexpr std::uint32_t row(std::uint32_t band, int line) { return band >> (9 * line) & kNine; }

}  // namespace

Closure::Closure(const ClassicDigits& solution, InverseMethods methods) : m_solution(&solution), m_methods(methods) {
    for (Bands& bands : m_places)
        bands.fill(kBand);
}

void Closure::give(Cell cell) { place(m_solution->valueAt(cell) - 1, cell.index() / 27, 1U << (cell.index() % 27)); }

void Closure::limitTo(const ClassicMarks& marks) {
    for (const Cell cell : classic::kAllCells)
        for (const Digit digit : classic::kAllDigits - marks.candidates(cell))
            m_places[digit.slot()][cell.slot() / 27] &= ~(1U << (cell.index() % 27));
    m_dirty = m_dirtyForXWings = kNine;
}

void Closure::close() {
    do
        closeSingles();
    while ((m_methods.allow(InverseRank::coveringSets) && !isSolved() && closeSets()) ||
           (m_methods.allow(InverseRank::xWings) && !isSolved() && closeXWings()));
}

bool Closure::isKnown(Cell cell) const { return (m_placed[cell.slot() / 27] >> (cell.index() % 27) & 1U) != 0; }

bool Closure::isSolved() const { return (m_placed[0] & m_placed[1] & m_placed[2]) == kBand; }

ClassicMarks Closure::marks() const {
    ClassicMarks marks;
    for (const Cell cell : classic::kAllCells)
        for (std::size_t digit = 0; digit < 9; ++digit)
            marks.at(cell) = static_cast<std::uint16_t>(
                marks.at(cell) | (m_places[digit][cell.slot() / 27] >> (cell.index() % 27) & 1U) << digit);
    return marks;
}

void Closure::place(int digit, int band, std::uint32_t bit) {
    const auto at = static_cast<std::size_t>(band);
    if ((m_placed[at] & bit) != 0)
        return;
    m_placed[at] |= bit;
    std::uint32_t dirty = 0;
    for (std::size_t other = 0; other < 9; ++other) {
        dirty |= ((m_places[other][at] & bit) != 0 ? 1U : 0U) << other;
        m_places[other][at] &= ~bit;
    }
    const auto& kept = kKept[static_cast<std::size_t>(27 * band + std::countr_zero(bit))];
    Bands& places = m_places[static_cast<std::size_t>(digit)];
    places[at] |= bit;
    for (std::size_t i = 0; i < 3; ++i)
        places[i] &= kept[i];
    m_dirty |= dirty;
    m_dirtyForXWings |= dirty;
}

bool Closure::placeNakedSingles() {
    bool isChanged = false;
    for (std::size_t band = 0; band < 3; ++band) {
        std::uint32_t once = 0;
        std::uint32_t twice = 0;
        for (const Bands& places : m_places) {
            twice |= once & places[band];
            once |= places[band];
        }
        for (std::uint32_t singles = once & ~twice & ~m_placed[band]; singles != 0; singles &= singles - 1) {
            give(Cell(static_cast<int>(27 * band) + std::countr_zero(singles)));
            isChanged = true;
        }
    }
    return isChanged;
}

void Closure::closeSingles() {
    const bool looksAtDigits =
        m_methods.allow(InverseRank::hiddenSingles) || m_methods.allow(InverseRank::blockIntersections);
    for (;;) {
        while (looksAtDigits && m_dirty != 0) {
            const int digit = std::countr_zero(m_dirty);
            m_dirty &= m_dirty - 1;
            if (m_methods.allow(InverseRank::blockIntersections))
                intersectBlocks(digit);
            if (m_methods.allow(InverseRank::hiddenSingles))
                placeHiddenSingles(digit);
        }
        if (!placeNakedSingles())
            return;
    }
}

void Closure::intersectBlocks(int digit) {
    Bands& bands = m_places[static_cast<std::size_t>(digit)];
    Bands before{};
    do {
        before = bands;
        std::array<std::uint32_t, 3> columns{};
        for (std::size_t i = 0; i < 3; ++i) {
            const std::uint32_t band = bands[i];
            bands[i] &= kTables.intersectedBand[kTables.thirds[row(band, 0)] | kTables.thirds[row(band, 1)] << 3 |
                                                kTables.thirds[row(band, 2)] << 6];
            columns[i] = (bands[i] | bands[i] >> 9 | bands[i] >> 18) & kNine;
        }
        std::array<std::uint32_t, 3> kept{};
        for (unsigned shift = 0; shift < 9; shift += 3) {
            const std::uint32_t left =
                kTables.intersected[(columns[0] >> shift & 7U) | (columns[1] >> shift & 7U) << 3 |
                                    (columns[2] >> shift & 7U) << 6];
            for (unsigned i = 0; i < 3; ++i)
                kept[i] |= (left >> 3 * i & 7U) << shift;
        }
        for (std::size_t i = 0; i < 3; ++i)
            bands[i] &= kept[i] * kColumn;
        if (bands != before)
            m_dirtyForXWings |= 1U << static_cast<unsigned>(digit);
    } while (bands != before);
}

void Closure::placeHiddenSingles(int digit) {
    const Bands& bands = m_places[static_cast<std::size_t>(digit)];
    std::uint32_t once = 0;
    std::uint32_t twice = 0;
    for (const std::uint32_t band : bands) {
        for (int line = 0; line < 3; ++line) {
            twice |= once & row(band, line);
            once |= row(band, line);
        }
    }
    const std::uint32_t columns = (once & ~twice) * kColumn;
    Bands singles{};
    for (std::size_t i = 0; i < 3; ++i) {
        singles[i] = bands[i] & columns;
        for (int line = 0; line < 3; ++line)
            singles[i] |= static_cast<std::uint32_t>(kTables.single[row(bands[i], line)]) << (9 * line);
        for (unsigned stack = 0; stack < 3; ++stack) {
            const std::uint32_t box = bands[i] & 0x1C0E07U << 3 * stack;
            singles[i] |= (box & (box - 1)) == 0 ? box : 0;
        }
        singles[i] &= ~m_placed[i];
    }
    for (int i = 0; i < 3; ++i)
        for (std::uint32_t rest = singles[static_cast<std::size_t>(i)]; rest != 0; rest &= rest - 1)
            place(digit, i, rest & (0 - rest));
}

bool isGood(const ClassicDigits& clues, InverseMethods methods) { return isGood(MarkBoard::fromClues(clues), methods); }

bool isGood(const MarkBoard& board, InverseMethods methods) {
    const ClassicMarks marks = board.toMarks();
    const SearchCount count = countSolutions(marks);
    if (count.count != 1)
        return false;
    Closure closure(count.first, methods);
    closure.limitTo(marks);
    closure.close();
    return closure.isSolved();
}

}  // namespace nonet
