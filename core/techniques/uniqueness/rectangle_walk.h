// The rectangles that the techniques of unique rectangles look at, in HoDoKu's order.
#pragma once

#include "core/techniques/facts/position_facts.h"
#include "core/techniques/technique_limits.h"

#include <algorithm>

namespace nonet {

/// Four cells in two rows, two columns and two boxes that two digits may fill.
struct UniqueRectangle {
    ClassicDigitSet pair{};
    /// The cells with nothing but the pair, and the others.
    ClassicCellSet floor{};
    ClassicCellSet roof{};
    /// What the roof cells can hold beside the pair.
    ClassicDigitSet extra{};

    ClassicCellSet cells() const { return floor | roof; }
};

/// Sorts the cells by what they hold beside the pair.
UniqueRectangle rectangleOn(const Position& position, ClassicCellSet cells, ClassicDigitSet pair);

/// Those through two-candidate cells, from the lowest cell on: it and a second cell of its box in one line, and the two
/// cells opposite in each line of another box. A set of four cells comes once, with the pair of the first such cell.
class RectangleWalk {
public:
    RectangleWalk(const PositionFacts& facts, const TechniqueLimits& limits) : m_facts(facts), m_limits(limits) {}

    /// `visit` answers whether to go on; false where it ended the walk.
    template <typename Visit>
    bool run(Visit visit) {
        return std::ranges::all_of(m_facts.bivalueCells(), [&](Cell cell) { return through(cell, visit); });
    }

private:
    template <typename Visit>
    bool through(Cell first, Visit& visit) {
        const ClassicDigitSet pair = m_facts.position().candidates(first);
        const Digit digit = pair.first();
        const ClassicCellSet allowed =
            m_facts.allowedCells(digit) & m_facts.allowedCells((pair - ClassicDigitSet(digit)).first());
        for (const Cell second : classic::cellsOf(classic::boxHouse(classic::boxOf(first))) & allowed) {
            const bool isRow = classic::rowOf(first) == classic::rowOf(second);
            if (second == first || (!isRow && classic::columnOf(first) != classic::columnOf(second)))
                continue;
            for (int line = 0; line < classic::kSide; ++line) {
                const Cell third = isRow ? classic::cellAt(line, classic::columnOf(first))
                                         : classic::cellAt(classic::rowOf(first), line);
                const Cell fourth = isRow ? classic::cellAt(line, classic::columnOf(second))
                                          : classic::cellAt(classic::rowOf(second), line);
                const ClassicCellSet cells{first, second, third, fourth};
                if (classic::boxOf(third) != classic::boxOf(first) && allowed.containsAll(cells) &&
                    isNew(cells, pair) && !visit(rectangleOn(m_facts.position(), cells, pair)))
                    return false;
            }
        }
        return true;
    }

    bool isNew(ClassicCellSet cells, ClassicDigitSet pair) {
        if (std::ranges::find(m_seen, cells) != m_seen.end())
            return false;
        m_seen.push(cells);
        const auto hasPair = [&](Cell cell) { return (pair - m_facts.position().candidates(cell)).isEmpty(); };
        return m_limits.hasMissingCandidates || std::ranges::all_of(cells, hasPair);
    }

    const PositionFacts& m_facts;
    TechniqueLimits m_limits;
    /// Two rows of a band (9 ways) with columns of two stacks (27 ways), and the same turned.
    FixedList<ClassicCellSet, 486> m_seen;
};

}  // namespace nonet
