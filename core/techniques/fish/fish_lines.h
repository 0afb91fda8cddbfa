#pragma once

#include "core/techniques/search.h"
#include "core/techniques/small_unions.h"

namespace nonet {

/// A digit's candidates line by line: the rows (or columns) are the lines, the columns (or rows) their places. Fish
/// are searched in it, once each way.
class FishLines {
public:
    /// base: row or column.
    FishLines(const PositionFacts& facts, Digit digit, HouseKind base)
        : m_places(facts.places(digit)), m_digit(digit), m_base(base) {}

    Digit digit() const { return m_digit; }
    unsigned places(int line) const { return m_places.in(baseHouse(line)); }
    /// The lines where the place is.
    unsigned lines(int place) const { return m_places.in(coverHouse(place)); }
    Cell cellAt(int line, int place) const {
        return m_base == HouseKind::row ? classic::cellAt(line, place) : classic::cellAt(place, line);
    }
    House baseHouse(int line) const { return {m_base, static_cast<std::uint8_t>(line)}; }
    House coverHouse(int place) const {
        return {m_base == HouseKind::row ? HouseKind::column : HouseKind::row, static_cast<std::uint8_t>(place)};
    }
    /// Lines, or places, as the houses that they are.
    std::uint32_t baseHouses(unsigned lines) const { return lines << (m_base == HouseKind::row ? 0U : 9U); }
    std::uint32_t coverHouses(unsigned places) const { return places << (m_base == HouseKind::row ? 9U : 0U); }

    /// The lines that a fish may have in its base: those with two candidates at least and `maximum` at most.
    NineSets baseLines(int maximum) const {
        NineSets lines{};
        for (int line = 0; line < classic::kSide; ++line)
            if (const int count = countOfNine(places(line)); count >= 2 && count <= maximum)
                lines[static_cast<std::size_t>(line)] = static_cast<std::uint16_t>(places(line));
        return lines;
    }

private:
    const DigitPlaces& m_places;
    Digit m_digit;
    HouseKind m_base;
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

/// The pattern of a fish of lines: base houses, cover houses, and in `others` its fins. Every fish is described alike.
void describeFish(const PositionFacts& facts, const Deduction& found, Step& step);

}  // namespace nonet
