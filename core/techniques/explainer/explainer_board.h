// The board as the Explainer scale looks at it: candidates by cell and places by house, and the orders in which the
// scale walks. Numbers instead of the types of core/board, since every step of a rating asks millions of times.
#pragma once

#include "core/board/cell_set.h"

#include <array>
#include <bit>
#include <cstdint>

namespace nonet::explainer {

/// Nine bits: digits of a cell, or places in a house.
using Nine = std::uint16_t;
inline constexpr Nine kAllNine = 0x1ff;
inline constexpr int kCandidates = 729;

constexpr int countOf(Nine bits) { return countOfNine(bits); }
constexpr int lowestOf(Nine bits) { return std::countr_zero(bits); }
constexpr Nine bitOf(int n) { return static_cast<Nine>(1U << n); }
constexpr Nine without(Nine bits, Nine others) { return static_cast<Nine>(bits & ~others); }

/// A digit in a cell as a number 0..728: cell * 9 + digit, both from 0.
using CandidateId = std::uint16_t;
constexpr CandidateId idOf(int cell, int digit) { return static_cast<CandidateId>(cell * 9 + digit); }
constexpr int cellOfId(int id) { return id / 9; }
constexpr int digitOfId(int id) { return id % 9; }

/// A set of candidates, in the order of cells and then digits.
class IdSet {
public:
    static constexpr int kWords = 12;

    bool contains(int id) const { return ((m_words[word(id)] >> (id & 63)) & 1U) != 0; }
    void insert(int id) { m_words[word(id)] |= std::uint64_t{1} << (id & 63); }
    void insert(int cell, Nine digits) {
        for (; digits != 0; digits = static_cast<Nine>(digits & (digits - 1)))
            insert(cell * 9 + lowestOf(digits));
    }
    void clear() { m_words = {}; }
    bool isEmpty() const {
        std::uint64_t all = 0;
        for (const std::uint64_t w : m_words)
            all |= w;
        return all == 0;
    }
    int count() const {
        int n = 0;
        for (const std::uint64_t w : m_words)
            n += countOfWord(w);
        return n;
    }
    IdSet& operator&=(const IdSet& other) {
        for (std::size_t i = 0; i < kWords; ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    bool intersects(const IdSet& other) const {
        std::uint64_t all = 0;
        for (std::size_t i = 0; i < kWords; ++i)
            all |= m_words[i] & other.m_words[i];
        return all != 0;
    }
    /// Calls action(id) for each, ascending.
    template <typename Action>
    void forEach(Action&& action) const {
        for (std::size_t i = 0; i < kWords; ++i)
            for (std::uint64_t w = m_words[i]; w != 0; w &= w - 1)
                action(static_cast<int>(i) * 64 + std::countr_zero(w));
    }
    friend bool operator==(const IdSet&, const IdSet&) = default;

private:
    static constexpr std::size_t word(int id) { return static_cast<std::size_t>(id) >> 6U; }
    std::array<std::uint64_t, kWords> m_words{};
};

/// Houses are numbered 0..8 blocks, 9..17 rows, 18..26 columns: chains ask in this order.
inline constexpr int kHouseCount = 27;
/// Singles and subsets ask blocks, then columns, then rows: the first house of each kind.
inline constexpr std::array<int, 3> kSetOrder{0, 18, 9};

/// Fixed facts of the board.
struct BoardTables {
    /// Blocks row by row, rows left to right, columns top down.
    std::array<std::array<std::uint8_t, 9>, kHouseCount> cells{};
    /// Its block, row and column, and which place it is in each.
    std::array<std::array<std::uint8_t, 3>, 81> houses{};
    std::array<std::array<std::uint8_t, 3>, 81> places{};
    /// The cells that it sees: its block's, then its row's, then its column's, each once.
    std::array<std::array<std::uint8_t, 20>, 81> peers{};
    std::array<ClassicCellSet, 81> peerSet{};
    /// The cells of its block, its row and its column, nine each.
    std::array<std::array<std::uint8_t, 27>, 81> around{};
    /// The places of the first house that lie in the second; none where they do not cross.
    std::array<std::array<Nine, kHouseCount>, kHouseCount> crossing{};
};

namespace detail {
constexpr BoardTables makeBoardTables() {
    BoardTables t;
    for (std::uint8_t c = 0; c < 81; ++c) {
        const int row = c / 9;
        const int column = c % 9;
        const int block = row / 3 * 3 + column / 3;
        const int house[3] = {block, 9 + row, 18 + column};
        const int place[3] = {row % 3 * 3 + column % 3, column, row};
        for (std::size_t k = 0; k < 3; ++k) {
            t.houses[c][k] = static_cast<std::uint8_t>(house[k]);
            t.places[c][k] = static_cast<std::uint8_t>(place[k]);
            t.cells[static_cast<std::size_t>(house[k])][static_cast<std::size_t>(place[k])] = c;
        }
    }
    for (std::uint8_t c = 0; c < 81; ++c) {
        std::size_t n = 0;
        for (const std::uint8_t house : t.houses[c])
            for (const std::uint8_t other : t.cells[house])
                if (other != c && !t.peerSet[c].contains(Cell(other))) {
                    t.peers[c][n++] = other;
                    t.peerSet[c].insert(Cell(other));
                }
    }
    for (std::size_t c = 0; c < 81; ++c)
        for (std::size_t k = 0; k < 3; ++k)
            for (std::size_t place = 0; place < 9; ++place)
                t.around[c][9 * k + place] = t.cells[t.houses[c][k]][place];
    for (std::size_t a = 0; a < kHouseCount; ++a)
        for (std::size_t place = 0; place < 9; ++place)
            for (const std::uint8_t house : t.houses[t.cells[a][place]])
                if (house != a)
                    t.crossing[a][house] = static_cast<Nine>(t.crossing[a][house] | 1U << place);
    return t;
}
}  // namespace detail

inline constexpr BoardTables kBoard = detail::makeBoardTables();

constexpr int cellAtPlace(int house, int place) {
    return kBoard.cells[static_cast<std::size_t>(house)][static_cast<std::size_t>(place)];
}
/// kind 0 block, 1 row, 2 column.
constexpr int houseOfCell(int cell, int kind) {
    return kBoard.houses[static_cast<std::size_t>(cell)][static_cast<std::size_t>(kind)];
}
constexpr int placeOfCell(int cell, int kind) {
    return kBoard.places[static_cast<std::size_t>(cell)][static_cast<std::size_t>(kind)];
}
constexpr const std::array<std::uint8_t, 20>& peersOfCell(int cell) {
    return kBoard.peers[static_cast<std::size_t>(cell)];
}
/// The cells of its block, its row and its column, nine each.
constexpr int cellAround(int cell, int at) {
    return kBoard.around[static_cast<std::size_t>(cell)][static_cast<std::size_t>(at)];
}
constexpr ClassicCellSet peerSetOf(int cell) { return kBoard.peerSet[static_cast<std::size_t>(cell)]; }
constexpr Nine crossingOf(int house, int other) {
    return kBoard.crossing[static_cast<std::size_t>(house)][static_cast<std::size_t>(other)];
}

/// The subsets of nine with k members, as ascending binary numbers: 01, 02, 12, 03, 13, ...
template <int K>
constexpr auto makeSubsetsOfNine() {
    constexpr int sizes[] = {1, 9, 36, 84, 126, 126, 84, 36};
    std::array<Nine, static_cast<std::size_t>(sizes[K])> list{};
    std::size_t n = 0;
    for (unsigned bits = 0; bits <= kAllNine; ++bits)
        if (countOf(static_cast<Nine>(bits)) == K)
            list[n++] = static_cast<Nine>(bits);
    return list;
}
template <int K>
inline constexpr auto kSubsetsOfNine = makeSubsetsOfNine<K>();

/// A filled cell has no candidates; an open one may have any, also such as a peer's digit forbids (pencil marks).
class Board {
public:
    Nine candidates(int cell) const { return m_candidates[static_cast<std::size_t>(cell)]; }
    Nine places(int digit, int house) const {
        return m_places[static_cast<std::size_t>(digit)][static_cast<std::size_t>(house)];
    }
    /// The digit's places row by row.
    std::array<Nine, 9> rowsOf(int digit) const {
        std::array<Nine, 9> rows{};
        for (std::size_t row = 0; row < 9; ++row)
            rows[row] = m_places[static_cast<std::size_t>(digit)][9 + row];
        return rows;
    }
    bool has(int cell, int digit) const { return (candidates(cell) >> digit & 1) != 0; }
    bool isOpen(int cell) const { return m_values[static_cast<std::size_t>(cell)] == 0; }
    /// 0 where open, else 1..9.
    int valueAt(int cell) const { return m_values[static_cast<std::size_t>(cell)]; }
    int openCellsOf(int house) const { return m_openInHouse[static_cast<std::size_t>(house)]; }
    int openCells() const { return m_open; }
    /// How many cells hold the digit.
    int placed(int digit) const { return m_placed[static_cast<std::size_t>(digit)]; }

    void add(int cell, int digit) {
        m_candidates[static_cast<std::size_t>(cell)] |= bitOf(digit);
        for (int kind = 0; kind < 3; ++kind)
            placesOf(digit, houseOfCell(cell, kind)) |= bitOf(placeOfCell(cell, kind));
    }
    void remove(int cell, int digit) {
        Nine& candidates = m_candidates[static_cast<std::size_t>(cell)];
        candidates = without(candidates, bitOf(digit));
        const auto c = static_cast<std::size_t>(cell);
        for (std::size_t kind = 0; kind < 3; ++kind) {
            Nine& places = placesOf(digit, kBoard.houses[c][kind]);
            places = without(places, bitOf(kBoard.places[c][kind]));
        }
    }
    void remove(int cell, Nine digits) {
        for (Nine bits = candidates(cell) & digits; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
            remove(cell, lowestOf(bits));
    }
    void remove(const IdSet& ids) {
        ids.forEach([this](int id) {
            if (has(cellOfId(id), digitOfId(id)))
                remove(cellOfId(id), digitOfId(id));
        });
    }
    /// Fills the cell without looking at its peers.
    void fill(int cell, int digit) {
        remove(cell, candidates(cell));
        if (isOpen(cell)) {
            --m_open;
            for (int kind = 0; kind < 3; ++kind)
                --m_openInHouse[static_cast<std::size_t>(houseOfCell(cell, kind))];
        } else {
            --m_placed[static_cast<std::size_t>(valueAt(cell) - 1)];
        }
        m_values[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digit + 1);
        ++m_placed[static_cast<std::size_t>(digit)];
    }
    /// Fills the cell and takes the digit from its peers.
    void place(int cell, int digit) {
        fill(cell, digit);
        for (const std::uint8_t peer : peersOfCell(cell))
            if (has(peer, digit))
                remove(peer, digit);
    }

private:
    Nine& placesOf(int digit, int house) {
        return m_places[static_cast<std::size_t>(digit)][static_cast<std::size_t>(house)];
    }

    std::array<Nine, 81> m_candidates{};
    std::array<std::array<Nine, kHouseCount>, 9> m_places{};
    std::array<std::uint8_t, 81> m_values{};
    std::array<std::uint8_t, kHouseCount> m_openInHouse{9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
                                                        9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9};
    std::array<std::uint8_t, 9> m_placed{};
    int m_open = 81;
};

}  // namespace nonet::explainer
