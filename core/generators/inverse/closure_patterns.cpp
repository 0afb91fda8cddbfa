// The part of the closure that looks at whole houses and pairs of lines: covering sets and X-wings.
#include "core/generators/inverse/closure.h"
#include "core/generators/inverse/house_arrows.h"

#include <algorithm>
#include <bit>

namespace nonet {
namespace {

using NineBits = std::uint16_t;
using Bands = std::array<std::uint32_t, 3>;

constexpr std::uint32_t kNineMarks = 0x1FF;

/// The places of a digit in one house, as nine bits, and back.
std::uint32_t inRow(const Bands& bands, int row) {
    return bands[static_cast<std::size_t>(row / 3)] >> (9 * (row % 3)) & kNineMarks;
}
std::uint32_t inColumn(const Bands& bands, int column) {
    std::uint32_t bits = 0;
    for (unsigned band = 0; band < 3; ++band) {
        const std::uint32_t places = bands[band] >> column & 0x40201U;
        bits |= ((places | places >> 8 | places >> 16) & 7U) << 3 * band;
    }
    return bits;
}
std::uint32_t inBox(const Bands& bands, int box) {
    const std::uint32_t places = bands[static_cast<std::size_t>(box / 3)] >> (3 * (box % 3));
    return (places & 7U) | (places >> 6 & 070U) | (places >> 12 & 0700U);
}
void clearInRow(Bands& bands, int row, std::uint32_t gone) {
    bands[static_cast<std::size_t>(row / 3)] &= ~(gone << (9 * (row % 3)));
}
void clearInColumn(Bands& bands, int column, std::uint32_t gone) {
    for (unsigned band = 0; band < 3; ++band) {
        const std::uint32_t three = gone >> 3 * band & 7U;
        bands[band] &= ~(((three & 1U) | (three & 2U) << 8 | (three & 4U) << 16) << column);
    }
}
void clearInBox(Bands& bands, int box, std::uint32_t gone) {
    const std::uint32_t spread = (gone & 7U) | (gone & 070U) << 6 | (gone & 0700U) << 12;
    bands[static_cast<std::size_t>(box / 3)] &= ~(spread << (3 * (box % 3)));
}

/// Takes from each set of places, the n-th being those of the n-th cell's digit, what no covering set leaves. Whether
/// anything went.
bool closeHouse(std::array<NineBits, 9>& places) {
    std::array<NineBits, 9> ancestors = places;
    closeAncestors(ancestors);
    bool isChanged = false;
    for (std::size_t n = 0; n < 9; ++n) {
        NineBits kept = 0;
        for (std::size_t i = 0; i < 9; ++i)
            kept = static_cast<NineBits>(kept | static_cast<NineBits>((ancestors[i] == ancestors[n] ? 1U : 0U) << i));
        kept &= places[n];
        isChanged |= kept != places[n];
        places[n] = kept;
    }
    return isChanged;
}

/// Two lines with the digit in the same two places: it goes from there in all other lines. Whether anything went.
template <typename Read, typename Clear>
bool cross(Bands& bands, Read read, Clear clear) {
    std::array<std::uint32_t, 9> lines{};
    for (int line = 0; line < 9; ++line)
        lines[static_cast<std::size_t>(line)] = read(bands, line);
    bool isChanged = false;
    for (std::size_t a = 0; a < 9; ++a) {
        const std::uint32_t pair = lines[a];
        const std::uint32_t second = pair & (pair - 1);
        if (second == 0 || (second & (second - 1)) != 0 || std::ranges::count(lines, pair) != 2)
            continue;
        for (std::size_t line = 0; line < 9; ++line) {
            if (lines[line] == pair || (lines[line] & pair) == 0)
                continue;
            clear(bands, static_cast<int>(line), pair);
            lines[line] &= ~pair;
            isChanged = true;
        }
    }
    return isChanged;
}

/// The rows, columns and boxes, bits 0 to 8 of each, that hold any of the cells.
struct TouchedHouses {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    std::uint32_t boxes = 0;
};

TouchedHouses housesOf(const Bands& cells) {
    TouchedHouses touched;
    for (int band = 0; band < 3; ++band) {
        for (int line = 0; line < 3; ++line) {
            const std::uint32_t row = cells[static_cast<std::size_t>(band)] >> (9 * line) & kNineMarks;
            touched.rows |= (row != 0 ? 1U : 0U) << (3 * band + line);
            touched.columns |= row;
            for (int stack = 0; stack < 3; ++stack)
                touched.boxes |= ((row >> (3 * stack) & 7U) != 0 ? 1U : 0U) << (3 * band + stack);
        }
    }
    return touched;
}

}  // namespace

template <typename Read, typename Clear>
bool Closure::closeHouseSets(const std::array<Cell, 9>& cells, int house, Read read, Clear clear) {
    std::array<NineBits, 9> places{};
    std::uint32_t open = 0;
    for (std::size_t n = 0; n < 9; ++n) {
        places[n] = static_cast<NineBits>(read(placesOf(cells[n]), house));
        open |= (places[n] & (places[n] - 1)) != 0 ? 1U : 0U;
    }
    if (open == 0)
        return false;
    const std::array<NineBits, 9> before = places;
    if (!closeHouse(places))
        return false;
    for (std::size_t n = 0; n < 9; ++n) {
        const std::uint32_t gone = before[n] & ~static_cast<std::uint32_t>(places[n]);
        if (gone == 0)
            continue;
        clear(placesOf(cells[n]), house, gone);
        m_dirty |= 1U << static_cast<unsigned>(m_solution->valueAt(cells[n]) - 1);
    }
    return true;
}

Closure::Bands& Closure::placesOf(Cell cell) {
    return m_places[static_cast<std::size_t>(m_solution->valueAt(cell) - 1)];
}

bool Closure::closeSets() {
    Bands changed{};
    for (std::size_t digit = 0; digit < 9; ++digit)
        for (std::size_t band = 0; band < 3; ++band)
            changed[band] |= m_places[digit][band] ^ m_seen[digit][band];
    m_seen = m_places;
    const TouchedHouses touched = housesOf(changed);
    bool isChanged = false;
    for (int house = 0; house < 9; ++house) {
        std::array<Cell, 9> cells;
        if ((touched.rows >> house & 1U) != 0) {
            for (int n = 0; n < 9; ++n)
                cells[static_cast<std::size_t>(n)] = classic::cellAt(house, n);
            isChanged |= closeHouseSets(cells, house, inRow, clearInRow);
        }
        if ((touched.columns >> house & 1U) != 0) {
            for (int n = 0; n < 9; ++n)
                cells[static_cast<std::size_t>(n)] = classic::cellAt(n, house);
            isChanged |= closeHouseSets(cells, house, inColumn, clearInColumn);
        }
        if ((touched.boxes >> house & 1U) != 0) {
            for (int n = 0; n < 9; ++n)
                cells[static_cast<std::size_t>(n)] = classic::cellInBox(house, n);
            isChanged |= closeHouseSets(cells, house, inBox, clearInBox);
        }
    }
    m_dirtyForXWings |= m_dirty;
    return isChanged;
}

bool Closure::closeXWings() {
    for (; m_dirtyForXWings != 0; m_dirtyForXWings &= m_dirtyForXWings - 1) {
        const int digit = std::countr_zero(m_dirtyForXWings);
        Bands& bands = m_places[static_cast<std::size_t>(digit)];
        const bool isCrossed = cross(bands, inRow, clearInRow) | cross(bands, inColumn, clearInColumn);
        if (isCrossed)
            m_dirty |= 1U << static_cast<unsigned>(digit);
    }
    return m_dirty != 0;
}

}  // namespace nonet
