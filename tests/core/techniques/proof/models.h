// What follows from an argument's premises, by brute force: whether there is a set of true candidates that keeps them
// all and the negation too. Where there is one, no kernel may prove the result. Shares no code with the kernels.
#pragma once

#include "core/techniques/argument.h"
#include "core/techniques/position.h"

#include <bitset>
#include <optional>
#include <vector>

namespace nonet::test {

using CandidateBits = std::bitset<729>;

inline std::size_t bitOfCandidate(Candidate candidate) {
    return static_cast<std::size_t>(candidate.cell.index() * 9 + candidate.digit.index());
}
inline Candidate candidateOfBit(std::size_t bit) {
    return {Cell(static_cast<int>(bit / 9)), Digit::fromIndex(static_cast<int>(bit % 9))};
}
inline bool isPossible(const Position& position, Candidate candidate) {
    return position.isSolved(candidate.cell) ? position.valueAt(candidate.cell) == candidate.digit.value()
                                             : position.has(candidate);
}
inline bool conflictOnBoard(Candidate a, Candidate b) {
    return a != b && (a.cell == b.cell || (a.digit == b.digit && classic::arePeers(a.cell, b.cell)));
}

/// Each of them has a true candidate; at most one candidate of each link is true.
struct Premises {
    std::vector<CandidateBits> truths;
    std::vector<CandidateBits> links;
};

/// Tries each candidate of the truth with the fewest; nothing where that takes too long.
class ModelSearch {
public:
    explicit ModelSearch(const Premises& premises) : m_premises(premises) {}

    std::optional<bool> hasModel() {
        const bool found = search({}, {});
        return m_left > 0 ? std::optional(found) : std::nullopt;
    }

private:
    bool search(const CandidateBits& chosen, const CandidateBits& excluded) {
        if (--m_left <= 0)
            return false;
        const CandidateBits* fewest = nullptr;
        for (const CandidateBits& truth : m_premises.truths)
            if ((truth & chosen).none() &&
                (fewest == nullptr || (truth & ~excluded).count() < (*fewest & ~excluded).count()))
                fewest = &truth;
        if (fewest == nullptr)
            return true;
        const CandidateBits ways = *fewest & ~excluded;
        for (std::size_t bit = 0; bit < ways.size(); ++bit) {
            if (!ways.test(bit))
                continue;
            CandidateBits with = chosen;
            CandidateBits without = excluded;
            with.set(bit);
            for (const CandidateBits& link : m_premises.links)
                if (link.test(bit))
                    without |= link;
            without.reset(bit);
            if (search(with, without))
                return true;
        }
        return false;
    }

    const Premises& m_premises;
    int m_left = 1000;
};

/// Nothing where a digit on the board makes it true.
inline std::optional<CandidateBits> truthBits(const Position& position, const Truth& truth, const Argument& argument) {
    CandidateBits bits;
    const auto add = [&](Candidate candidate) {
        if (position.has(candidate))
            bits.set(bitOfCandidate(candidate));
        return position.valueAt(candidate.cell) == candidate.digit.value();
    };
    bool isTrue = false;
    if (truth.kind == Truth::Kind::cell)
        for (const Digit digit : classic::kAllDigits)
            isTrue |= add({truth.cell, digit});
    else if (truth.kind == Truth::Kind::house)
        for (const Cell cell : classic::cellsOf(truth.house))
            isTrue |= add({cell, truth.digit});
    else
        for (const DeadlyPattern::Part& part : argument.deadly.at(truth.deadly).parts)
            for (const Digit digit : classic::kAllDigits)
                if (digit != part.first && digit != part.second)
                    isTrue |= add({part.cell, digit});
    return isTrue ? std::nullopt : std::optional(bits);
}

inline void addTruths(Premises& premises, const Position& position, const std::vector<Truth>& truths,
                      const Argument& argument) {
    for (const Truth& truth : truths)
        if (const auto bits = truthBits(position, truth, argument))
            premises.truths.push_back(*bits);
}

inline std::vector<CandidateBits> boardLinks() {
    std::vector<CandidateBits> links;
    for (const Cell cell : classic::kAllCells) {
        CandidateBits bits;
        for (const Digit digit : classic::kAllDigits)
            bits.set(bitOfCandidate({cell, digit}));
        links.push_back(bits);
    }
    for (int house = 0; house < classic::kHouses; ++house)
        for (const Digit digit : classic::kAllDigits) {
            CandidateBits bits;
            for (const Cell cell : classic::cellsOfHouse(house))
                bits.set(bitOfCandidate({cell, digit}));
            links.push_back(bits);
        }
    return links;
}

inline std::vector<CandidateBits> bitsOfLinks(const std::vector<Link>& links) {
    std::vector<CandidateBits> all;
    for (const Link& link : links) {
        CandidateBits bits;
        if (link.kind == Link::Kind::cell)
            for (const Digit digit : classic::kAllDigits)
                bits.set(bitOfCandidate({link.cell, digit}));
        else
            for (const Cell cell : classic::cellsOf(link.house))
                bits.set(bitOfCandidate({cell, link.digit}));
        all.push_back(bits);
    }
    return all;
}

/// Fills the pattern in every way from its digits, exchanges, and looks whether each house holds the same digits again.
/// For patterns of few cells.
inline bool isDeadlyByExchange(const Position& position, const DeadlyPattern& pattern) {
    const auto& parts = pattern.parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (position.isGiven(parts[i].cell) || parts[i].first == parts[i].second)
            return false;
        for (std::size_t j = 0; j < i; ++j)
            if (parts[i].cell == parts[j].cell)
                return false;
    }
    for (unsigned choice = 0; choice < 1U << parts.size(); ++choice) {
        std::vector<Candidate> one;
        std::vector<Candidate> other;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            one.push_back({parts[i].cell, (choice >> i & 1U) != 0 ? parts[i].first : parts[i].second});
            other.push_back({parts[i].cell, (choice >> i & 1U) != 0 ? parts[i].second : parts[i].first});
        }
        const auto digitsIn = [](const std::vector<Candidate>& fill, int house, bool& isInOrder) {
            ClassicDigitSet digits;
            for (const Candidate& each : fill)
                if (classic::cellsOfHouse(house).contains(each.cell)) {
                    isInOrder &= !digits.contains(each.digit);
                    digits.insert(each.digit);
                }
            return digits;
        };
        bool isInOrder = true;
        bool isSame = true;
        for (int house = 0; house < classic::kHouses; ++house) {
            bool staysInOrder = true;
            isSame &= digitsIn(one, house, isInOrder) == digitsIn(other, house, staysInOrder) && staysInOrder;
        }
        if (isInOrder && !isSame)
            return false;
    }
    return !parts.empty();
}

/// Peers go to peers, givens to givens of their digit's image; one to one.
inline bool isSymmetryByPeers(const Position& position, const SymmetryOfGivens& symmetry) {
    std::bitset<256> images;
    std::bitset<256> digits;
    for (const std::uint8_t cell : symmetry.cells)
        images.set(cell);
    for (const std::uint8_t digit : symmetry.digits)
        digits.set(digit);
    if (images.count() != 81 || digits.count() != 9 || (images >> 81).any() || (digits >> 9).any())
        return false;
    const auto imageOf = [&](Cell cell) { return Cell(symmetry.cells[static_cast<std::size_t>(cell.index())]); };
    for (const Cell a : classic::kAllCells) {
        for (const Cell b : classic::kAllCells)
            if (classic::arePeers(a, b) != classic::arePeers(imageOf(a), imageOf(b)))
                return false;
        if (position.isGiven(a) &&
            (!position.isGiven(imageOf(a)) ||
             position.valueAt(imageOf(a)) != symmetry.digits[static_cast<std::size_t>(position.valueAt(a) - 1)] + 1))
            return false;
    }
    return true;
}

/// The ways to set a digit nine times on candidates and its own cells, row by row.
inline std::vector<ClassicCellSet> templatesOf(const Position& position, Digit digit) {
    std::vector<ClassicCellSet> all{ClassicCellSet()};
    for (int row = 0; row < classic::kSide; ++row) {
        std::vector<ClassicCellSet> longer;
        for (const ClassicCellSet& each : all)
            for (int column = 0; column < classic::kSide; ++column) {
                const Cell cell = classic::cellAt(row, column);
                if (isPossible(position, {cell, digit}) && !each.intersects(classic::peersOf(cell)))
                    longer.push_back(each | ClassicCellSet{cell});
            }
        all = std::move(longer);
    }
    return all;
}

/// Ways to set all the digits that do not overlap exist, with this one true (false).
inline bool hasTemplates(const Position& position, ClassicDigitSet digits, Candidate candidate, bool isTrue,
                         ClassicCellSet taken = {}) {
    if (digits.isEmpty())
        return true;
    const Digit digit = digits.first();
    for (const ClassicCellSet& each : templatesOf(position, digit)) {
        const bool fits = digit != candidate.digit || each.contains(candidate.cell) == isTrue;
        // A true candidate of another digit takes its cell.
        const bool isFree = !isTrue || digit == candidate.digit || !each.contains(candidate.cell);
        if (fits && isFree && !each.intersects(taken) &&
            hasTemplates(position, digits - ClassicDigitSet(digit), candidate, isTrue, taken | each))
            return true;
    }
    return false;
}

}  // namespace nonet::test
