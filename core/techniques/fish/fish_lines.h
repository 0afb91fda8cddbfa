#pragma once

#include "core/techniques/position.h"
#include "core/techniques/small_unions.h"

namespace nonet {

/// A digit's candidates line by line: the rows (or columns) are the lines, the columns (or rows) their places. Fish
/// are searched in it, once each way.
class FishLines {
public:
    /// baseKind: row or column.
    FishLines(const Position& position, Digit digit, HouseKind baseKind) : m_digit(digit), m_baseKind(baseKind) {
        for (const Cell cell : position.cells(digit)) {
            const bool isRow = baseKind == HouseKind::row;
            const int line = isRow ? classic::rowOf(cell) : classic::columnOf(cell);
            const int place = isRow ? classic::columnOf(cell) : classic::rowOf(cell);
            m_places[static_cast<std::size_t>(line)] |= static_cast<std::uint16_t>(1U << place);
        }
    }

    Digit digit() const { return m_digit; }
    unsigned places(int line) const { return m_places[static_cast<std::size_t>(line)]; }
    Candidate candidateAt(int line, int place) const {
        return {m_baseKind == HouseKind::row ? classic::cellAt(line, place) : classic::cellAt(place, line), m_digit};
    }
    House baseHouse(int line) const { return {m_baseKind, static_cast<std::uint8_t>(line)}; }
    House coverHouse(int place) const {
        return {m_baseKind == HouseKind::row ? HouseKind::column : HouseKind::row, static_cast<std::uint8_t>(place)};
    }

    /// The lines that a fish may have in its base: those with two candidates at least and `maximum` at most.
    NineSets baseLines(int maximum) const {
        NineSets lines = m_places;
        for (std::uint16_t& line : lines)
            if (countOfNine(line) < 2 || countOfNine(line) > maximum)
                line = 0;
        return lines;
    }

private:
    Digit m_digit;
    HouseKind m_baseKind;
    NineSets m_places{};
};

/// Walks the set bits of a line or place mask: for (int line : LineBits(mask)).
struct LineFromBit {
    constexpr int operator()(int bit) const { return bit; }
};
class LineBits {
public:
    explicit constexpr LineBits(unsigned bits) : m_bits(bits) {}
    constexpr auto begin() const { return BitIterator<int, LineFromBit>(m_bits); }
    constexpr auto end() const { return BitIterator<int, LineFromBit>(); }

private:
    unsigned m_bits;
};

}  // namespace nonet
