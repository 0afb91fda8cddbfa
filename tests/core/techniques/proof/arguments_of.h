// Why each technique's result follows, as an argument that the kernels accept: the contract carries the whole
// catalogue.
//
//     singles, locked candidates, strong links, empty rectangle,
//     colouring, wings, chains                                     Propagation over the pattern's cells and houses
//     subsets                                                      Counting: cells by digits in a house, or the reverse
//     fish, finned too                                             Counting: base by cover
//     unique rectangles 1, 2, 4                                    Propagation over guardians (4: and the locked house)
//     unique rectangle 3                                           Counting: guardians and the subset's other cells
//     BUG+1                                                        Propagation over the guardians of all open cells
#pragma once

#include "core/techniques/argument.h"
#include "core/techniques/deduction.h"
#include "core/techniques/facts/position_facts.h"

#include <bit>

namespace nonet::test {

/// Of one deduction, at the position in which it was found.
class ArgumentOf {
public:
    ArgumentOf(const PositionFacts& facts, const Deduction& found)
        : m_facts(facts), m_position(facts.position()), m_found(found), m_pattern(found.pattern) {}

    Argument argument() const {
        using Id = TechniqueId;
        switch (m_found.technique) {
        case Id::fullHouse:
        case Id::hiddenSingle: return following(housesOf(m_pattern.base, m_found.placement->digit));
        case Id::nakedSingle: return following({Truth::ofCell(m_found.placement->cell)});
        case Id::lockedPair:
        case Id::lockedTriple:
        case Id::nakedPair:
        case Id::nakedTriple:
        case Id::nakedQuadruple: return nakedSubset();
        case Id::hiddenPair:
        case Id::hiddenTriple:
        case Id::hiddenQuadruple: return hiddenSubset();
        case Id::xWing:
        case Id::swordfish:
        case Id::jellyfish:
        case Id::finnedXWing:
        case Id::finnedSwordfish:
        case Id::finnedJellyfish:
        case Id::sashimiXWing:
        case Id::sashimiSwordfish:
        case Id::sashimiJellyfish: return fish();
        case Id::uniqueRectangle1:
        case Id::uniqueRectangle2:
        case Id::uniqueRectangle4: return withDeadly(following(guardiansAndLock()), rectangle());
        case Id::uniqueRectangle3: return withDeadly(rectangleWithSubset(), rectangle());
        case Id::bugPlus1: return withDeadly(following({Truth::ofGuardians(0)}), openCells());
        case Id::lockedCandidates1:
        case Id::lockedCandidates2:
        case Id::skyscraper:
        case Id::twoStringKite:
        case Id::turbotFish:
        case Id::emptyRectangle: return following(housesOf(m_pattern.base, digit()));
        case Id::simpleColoursTrap:
        case Id::simpleColoursWrap: return following(housesOfPairs());
        case Id::xChain: return following(housesOfChain());
        case Id::wWing: return wWing();
        case Id::xyWing:
        case Id::xyzWing:
        case Id::remotePair:
        case Id::xyChain: return following(cellsOfLine());
        }
        return {};
    }

private:
    using Truths = std::vector<Truth>;

    static Argument following(Truths truths) { return {.reason = Propagation{std::move(truths)}}; }
    static Argument withDeadly(Argument argument, DeadlyPattern pattern) {
        argument.deadly.push_back(std::move(pattern));
        return argument;
    }
    Digit digit() const { return m_pattern.digits.first(); }

    static Truths housesOf(std::uint32_t houses, Digit digit) {
        Truths truths;
        for (; houses != 0; houses &= houses - 1)
            truths.push_back(Truth::ofHouse(classic::houseAt(std::countr_zero(houses)), digit));
        return truths;
    }
    Truths cellsOfLine() const {
        Truths truths;
        for (const Cell cell : m_pattern.line)
            truths.push_back(Truth::ofCell(cell));
        return truths;
    }
    Argument wWing() const {
        const Digit common = m_found.eliminations.digits().first();
        Truths truths = housesOf(m_pattern.base, (m_pattern.digits - ClassicDigitSet(common)).first());
        truths.push_back(Truth::ofCell(m_pattern.line[0]));
        truths.push_back(Truth::ofCell(m_pattern.line[3]));
        return following(truths);
    }
    Truths housesOfPairs() const {
        Truths truths;
        for (const ConjugatePair& pair : m_facts.conjugatePairs(digit()))
            if ((m_pattern.cells | m_pattern.others).contains(pair.first))
                truths.push_back(Truth::ofHouse(pair.house, digit()));
        return truths;
    }
    Truths housesOfChain() const {
        Truths truths;
        for (std::size_t i = 0; i + 1 < m_pattern.line.size(); i += 2)
            for (const House house : classic::commonHousesOf({m_pattern.line[i], m_pattern.line[i + 1]}))
                if (m_position.cells(digit(), house).count() == 2) {
                    truths.push_back(Truth::ofHouse(house, digit()));
                    break;
                }
        return truths;
    }

    /// One common house is enough: what is eliminated in another one sees all of the subset's places for its digit.
    static std::vector<Link> linksIn(House house, ClassicDigitSet digits) {
        std::vector<Link> links;
        for (const Digit each : digits)
            links.push_back(Link::ofHouse(house, each));
        return links;
    }
    Argument nakedSubset() const {
        Counting counting;
        for (const Cell cell : m_pattern.cells)
            counting.truths.push_back(Truth::ofCell(cell));
        counting.links = linksIn(classic::commonHousesOf(m_pattern.cells)[0], m_pattern.digits);
        return {.reason = counting};
    }
    Argument hiddenSubset() const {
        Counting counting;
        for (const Digit each : m_pattern.digits)
            counting.truths.push_back(housesOf(m_pattern.base, each).front());
        for (const Cell cell : m_pattern.cells)
            counting.links.push_back(Link::ofCell(cell));
        return {.reason = counting};
    }
    Argument fish() const {
        Counting counting{.truths = housesOf(m_pattern.base, digit()), .links = {}};
        for (std::uint32_t houses = m_pattern.cover; houses != 0; houses &= houses - 1)
            counting.links.push_back(Link::ofHouse(classic::houseAt(std::countr_zero(houses)), digit()));
        return {.reason = counting};
    }

    DeadlyPattern rectangle() const {
        const Digit other = (m_pattern.digits - ClassicDigitSet(digit())).first();
        DeadlyPattern pattern;
        for (const Cell cell : m_pattern.cells | m_pattern.others)
            pattern.parts.push_back({cell, digit(), other});
        return pattern;
    }
    /// Type 4: the digit that is not eliminated has no place in the house but the roof.
    Truths guardiansAndLock() const {
        Truths truths{Truth::ofGuardians(0)};
        for (const Digit locked :
             m_pattern.base != 0 ? m_pattern.digits - m_found.eliminations.digits() : ClassicDigitSet())
            truths.push_back(housesOf(m_pattern.base, locked).front());
        return truths;
    }
    Argument rectangleWithSubset() const {
        Counting counting{.truths = cellsOfLine(), .links = {}};
        ClassicDigitSet digits;
        for (const Cell cell : m_pattern.line)
            digits |= m_position.candidates(cell);
        for (const Cell cell : m_pattern.others)
            digits |= m_position.candidates(cell) - m_pattern.digits;
        counting.truths.push_back(Truth::ofGuardians(0));
        counting.links = linksIn(classic::houseAt(std::countr_zero(m_pattern.cover)), digits);
        return {.reason = counting};
    }
    DeadlyPattern openCells() const {
        DeadlyPattern pattern;
        for (const Cell cell : m_position.unsolvedCells()) {
            ClassicDigitSet digits = m_position.candidates(cell);
            if (m_pattern.cells.contains(cell))
                digits -= m_pattern.digits;
            const Digit first = digits.first();
            pattern.parts.push_back({cell, first, (digits - ClassicDigitSet(first)).first()});
        }
        return pattern;
    }

    const PositionFacts& m_facts;
    const Position& m_position;
    const Deduction& m_found;
    const Pattern& m_pattern;
};

inline Argument argumentOf(const PositionFacts& facts, const Deduction& found) {
    return ArgumentOf(facts, found).argument();
}

}  // namespace nonet::test
