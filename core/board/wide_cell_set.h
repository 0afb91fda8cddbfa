#pragma once

#include "core/board/bits.h"
#include "core/board/cell.h"

#include <array>
#include <cstddef>
#include <initializer_list>
#include <iterator>

namespace nonet {

/// A set of cells of the largest board, 36 x 36, as bits: a value of 21 words without allocation, for what is asked
/// again and again, such as peers. What is listed and small is a CellSet.
class WideCellSet {
public:
    static constexpr int kWords = (kMaxSide * kMaxSide + 63) / 64;

    /// From low to high.
    class Iterator {
    public:
        using value_type = Cell;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
        using pointer = void;
        using reference = Cell;

        constexpr Iterator() = default;
        explicit constexpr Iterator(const WideCellSet& set) : m_words(&set.m_words), m_bits(set.m_words[0]) { skip(); }

        constexpr Cell operator*() const { return Cell(64 * m_word + std::countr_zero(m_bits)); }
        constexpr Iterator& operator++() {
            m_bits &= m_bits - 1;
            skip();
            return *this;
        }
        constexpr Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
            return a.m_word == b.m_word && a.m_bits == b.m_bits;
        }

    private:
        constexpr void skip() {
            while (m_bits == 0 && ++m_word < kWords)
                m_bits = (*m_words)[static_cast<std::size_t>(m_word)];
        }

        const std::array<std::uint64_t, kWords>* m_words = nullptr;
        std::uint64_t m_bits = 0;
        int m_word = 0;

        friend class WideCellSet;
    };

    constexpr WideCellSet() = default;
    constexpr WideCellSet(std::initializer_list<Cell> cells) {
        for (const Cell cell : cells)
            insert(cell);
    }
    template <typename Range>
    static constexpr WideCellSet from(const Range& cells) {
        WideCellSet set;
        for (const Cell cell : cells)
            set.insert(cell);
        return set;
    }

    constexpr bool isEmpty() const { return *this == WideCellSet(); }
    constexpr int count() const {
        int count = 0;
        for (const std::uint64_t word : m_words)
            count += countOfWord(word);
        return count;
    }
    constexpr bool contains(Cell cell) const { return (wordOf(cell) >> (cell.index() % 64) & 1U) != 0; }
    constexpr bool containsAll(const WideCellSet& other) const { return (other - *this).isEmpty(); }
    constexpr bool intersects(const WideCellSet& other) const {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            if ((m_words[i] & other.m_words[i]) != 0)
                return true;
        return false;
    }
    /// The cell of smallest index; the set must not be empty.
    constexpr Cell first() const { return *begin(); }

    constexpr void insert(Cell cell) { wordOf(cell) |= bitOf(cell); }
    constexpr void erase(Cell cell) { wordOf(cell) &= ~bitOf(cell); }

    constexpr Iterator begin() const { return Iterator(*this); }
    constexpr Iterator end() const {
        Iterator end;
        end.m_word = kWords;
        return end;
    }

    constexpr WideCellSet& operator|=(const WideCellSet& other) {
        return with(other, [](std::uint64_t a, std::uint64_t b) { return a | b; });
    }
    constexpr WideCellSet& operator&=(const WideCellSet& other) {
        return with(other, [](std::uint64_t a, std::uint64_t b) { return a & b; });
    }
    /// Set difference.
    constexpr WideCellSet& operator-=(const WideCellSet& other) {
        return with(other, [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
    }
    friend constexpr WideCellSet operator|(WideCellSet a, const WideCellSet& b) { return a |= b; }
    friend constexpr WideCellSet operator&(WideCellSet a, const WideCellSet& b) { return a &= b; }
    friend constexpr WideCellSet operator-(WideCellSet a, const WideCellSet& b) { return a -= b; }
    friend constexpr bool operator==(const WideCellSet&, const WideCellSet&) = default;

private:
    template <typename Operation>
    constexpr WideCellSet& with(const WideCellSet& other, Operation operation) {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] = operation(m_words[i], other.m_words[i]);
        return *this;
    }
    static constexpr std::uint64_t bitOf(Cell cell) { return std::uint64_t{1} << (cell.index() % 64); }
    constexpr std::uint64_t& wordOf(Cell cell) { return m_words[cell.slot() / 64]; }
    constexpr std::uint64_t wordOf(Cell cell) const { return m_words[cell.slot() / 64]; }

    std::array<std::uint64_t, kWords> m_words{};
};

}  // namespace nonet
