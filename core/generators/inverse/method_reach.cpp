#include "core/generators/inverse/method_reach.h"

#include "core/generators/inverse/house_arrows.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace nonet {
namespace {

using NineBits = std::uint16_t;

constexpr NineBits kHouseBits = 0x1FF;

constexpr NineBits bit(int n) { return static_cast<NineBits>(1U << static_cast<unsigned>(n)); }
/// The three cells of a line that lie in the n-th chute across it.
constexpr NineBits third(int n) { return static_cast<NineBits>(7U << static_cast<unsigned>(3 * n)); }
constexpr NineBits without(NineBits bits, NineBits gone) { return static_cast<NineBits>(bits & ~gone); }

template <typename Layer>
int countBits(const Layer& layer) {
    static_assert(sizeof(Layer) % sizeof(std::uint64_t) == 0);
    int count = 0;
    for (std::size_t i = 0; i < sizeof(Layer) / sizeof(std::uint64_t); ++i) {
        std::uint64_t word = 0;
        std::memcpy(&word, reinterpret_cast<const char*>(layer.data()) + i * sizeof(word), sizeof(word));
        count += std::popcount(word);
    }
    return count;
}

template <typename Layer>
bool isZero(const Layer& layer) {
    return std::ranges::all_of(layer, [](NineBits bits) { return bits == 0; });
}

Cell cellInHouse(House house, int n) {
    if (house.kind == HouseKind::row)
        return classic::cellAt(house.number, n);
    return house.kind == HouseKind::column ? classic::cellAt(n, house.number) : classic::cellInBox(house.number, n);
}

}  // namespace

MethodReach::MethodReach(const MarkBoard& board, const ClassicDigits& solution) : m_solution(solution) {
    for (const Cell cell : classic::kAllCells) {
        const int row = classic::rowOf(cell);
        const int column = classic::columnOf(cell);
        if (board.isFilled(cell))
            m_filled[static_cast<std::size_t>(row)] |= bit(column);
        for (const Digit digit : board.possible(cell)) {
            m_positions[at(digit.index(), row)] |= bit(column);
            m_columnPositions[at(digit.index(), column)] |= bit(row);
            if (!board.isFilled(cell)) {
                m_marks[at(digit.index(), row)] |= bit(column);
                m_columnMarks[at(digit.index(), column)] |= bit(row);
            }
        }
    }
    for (int digit = 0; digit < classic::kSide; ++digit)
        refreshDigit(digit);
    for (int house = 0; house < classic::kHouses; ++house)
        refreshSets(classic::houseAt(house));
}

void MethodReach::addMark(Cell cell, Digit digit) {
    const int row = classic::rowOf(cell);
    const int column = classic::columnOf(cell);
    for (Layer* layer : {&m_marks, &m_positions})
        (*layer)[at(digit.index(), row)] |= bit(column);
    for (Layer* layer : {&m_columnMarks, &m_columnPositions})
        (*layer)[at(digit.index(), column)] |= bit(row);
    refreshDigit(digit.index());
    for (const House house : classic::housesOf(cell))
        refreshSets(house);
}

void MethodReach::unfill(Cell cell) {
    NineBits& filled = m_filled[static_cast<std::size_t>(classic::rowOf(cell))];
    filled = without(filled, bit(classic::columnOf(cell)));
    addMark(cell, Digit(m_solution.valueAt(cell)));
}

ClassicDigitSet MethodReach::denied(InverseMethod method, Cell cell) const {
    assert(method != InverseMethod::singleCandidate);
    const int row = classic::rowOf(cell);
    const NineBits place = bit(classic::columnOf(cell));
    ClassicDigitSet digits;
    for (const Digit digit : classic::kAllDigits) {
        const std::size_t i = at(digit.index(), row);
        NineBits denied = 0;
        if (method == InverseMethod::exclusion)
            denied = m_denied[exclusions][i];
        else if (method == InverseMethod::blockIntersection)
            denied = m_denied[blocks][i];
        else if (method == InverseMethod::xWing)
            denied = m_denied[xWings][i];
        else
            denied = static_cast<NineBits>(m_denied[rowSets][i] | m_denied[columnSets][i] | m_denied[boxSets][i]);
        if ((denied & place) != 0)
            digits.insert(digit);
    }
    return digits;
}

ClassicDigitSet MethodReach::denied(Cell cell) const {
    ClassicDigitSet digits;
    const int row = classic::rowOf(cell);
    for (const Digit digit : classic::kAllDigits)
        if (std::ranges::any_of(m_denied, [&](const Layer& layer) {
                return (layer[at(digit.index(), row)] & bit(classic::columnOf(cell))) != 0;
            }))
            digits.insert(digit);
    return digits;
}

MethodReach::Layer MethodReach::removable(LayerId id) const {
    Layer layer = m_denied[id];
    for (std::size_t i = 0; i < layer.size(); ++i)
        layer[i] = static_cast<NineBits>(layer[i] & m_marks[i]);
    return layer;
}

int MethodReach::parentCount() const {
    Layer all{};
    for (const Layer& layer : m_denied)
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = static_cast<NineBits>(all[i] | layer[i]);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<NineBits>(all[i] & m_marks[i]);
    int count = countBits(all);
    for (int row = 0; row < classic::kSide; ++row) {
        unsigned once = 0;
        unsigned twice = 0;
        for (int digit = 0; digit < classic::kSide; ++digit) {
            const NineBits marks = m_marks[at(digit, row)];
            twice |= once & marks;
            once |= marks;
        }
        count += std::popcount(once & ~twice);
    }
    return count;
}

bool MethodReach::hasSingle() const {
    for (int row = 0; row < classic::kSide; ++row) {
        unsigned once = 0;
        unsigned twice = 0;
        for (int digit = 0; digit < classic::kSide; ++digit) {
            const NineBits marks = m_marks[at(digit, row)];
            twice |= once & marks;
            once |= marks;
        }
        if ((once & ~twice) != 0)
            return true;
    }
    return false;
}

std::optional<InverseMethod> MethodReach::easiest() const {
    if (hasSingle())
        return InverseMethod::singleCandidate;
    if (!isZero(removable(exclusions)))
        return InverseMethod::exclusion;
    if (!isZero(removable(blocks)))
        return InverseMethod::blockIntersection;
    for (const LayerId id : {rowSets, columnSets, boxSets})
        if (!isZero(removable(id)))
            return InverseMethod::coveringSet;
    return isZero(removable(xWings)) ? std::nullopt : std::optional(InverseMethod::xWing);
}

void MethodReach::refreshDigit(int digit) {
    refreshExclusions(digit);
    for (int row = 0; row < classic::kSide; ++row)
        m_denied[blocks][at(digit, row)] = 0;
    refreshRowBlocks(digit);
    refreshColumnBlocks(digit);
    refreshXWings(digit);
}

void MethodReach::refreshExclusions(int digit) {
    NineBits columns = 0;
    std::array<NineBits, 3> boxes{};
    std::array<NineBits, 9> rows{};
    for (int row = 0; row < classic::kSide; ++row) {
        const NineBits filled = without(m_positions[at(digit, row)], m_marks[at(digit, row)]);
        columns |= filled;
        rows[static_cast<std::size_t>(row)] = filled == 0 ? NineBits{0} : kHouseBits;
        for (int stack = 0; stack < 3; ++stack)
            if ((filled & third(stack)) != 0)
                boxes[static_cast<std::size_t>(row / 3)] |= third(stack);
    }
    for (int row = 0; row < classic::kSide; ++row)
        m_denied[exclusions][at(digit, row)] = static_cast<NineBits>(rows[static_cast<std::size_t>(row)] | columns |
                                                                     boxes[static_cast<std::size_t>(row / 3)]);
}

void MethodReach::refreshRowBlocks(int digit) {
    Layer& denied = m_denied[blocks];
    for (int row = 0; row < classic::kSide; ++row) {
        const int second = row / 3 * 3 + (row + 1) % 3;
        const int other = row / 3 * 3 + (row + 2) % 3;
        for (int stack = 0; stack < 3; ++stack) {
            const NineBits box = third(stack);
            if ((m_marks[at(digit, row)] & box) == 0)
                continue;
            if (without(m_positions[at(digit, row)], box) == 0) {
                denied[at(digit, second)] |= box;
                denied[at(digit, other)] |= box;
            }
            if (((m_positions[at(digit, second)] | m_positions[at(digit, other)]) & box) == 0)
                denied[at(digit, row)] |= without(kHouseBits, box);
        }
    }
}

void MethodReach::refreshColumnBlocks(int digit) {
    Layer& denied = m_denied[blocks];
    for (int column = 0; column < classic::kSide; ++column) {
        const int second = column / 3 * 3 + (column + 1) % 3;
        const int other = column / 3 * 3 + (column + 2) % 3;
        for (int band = 0; band < 3; ++band) {
            const NineBits box = third(band);
            if ((m_columnMarks[at(digit, column)] & box) == 0)
                continue;
            const bool isOnlyHere = without(m_columnPositions[at(digit, column)], box) == 0;
            const bool isBoxOnlyHere =
                ((m_columnPositions[at(digit, second)] | m_columnPositions[at(digit, other)]) & box) == 0;
            for (int row = 0; row < classic::kSide; ++row) {
                if (row / 3 == band && isOnlyHere)
                    denied[at(digit, row)] |= static_cast<NineBits>(bit(second) | bit(other));
                if (row / 3 != band && isBoxOnlyHere)
                    denied[at(digit, row)] |= bit(column);
            }
        }
    }
}

void MethodReach::refreshXWings(int digit) {
    Layer& denied = m_denied[xWings];
    for (int row = 0; row < classic::kSide; ++row)
        denied[at(digit, row)] = 0;
    const auto isPair = [&](const Layer& marks, const Layer& positions, int a, int b) {
        return marks[at(digit, a)] == marks[at(digit, b)] && std::popcount(marks[at(digit, a)]) == 2 &&
               positions[at(digit, a)] == marks[at(digit, a)] && positions[at(digit, b)] == marks[at(digit, b)];
    };
    for (int a = 0; a < classic::kSide; ++a) {
        for (int b = a + 1; b < classic::kSide; ++b) {
            if (isPair(m_marks, m_positions, a, b))
                for (int row = 0; row < classic::kSide; ++row)
                    if (row != a && row != b)
                        denied[at(digit, row)] |= m_marks[at(digit, a)];
            if (isPair(m_columnMarks, m_columnPositions, a, b))
                for (int row = 0; row < classic::kSide; ++row)
                    if ((m_columnMarks[at(digit, a)] & bit(row)) != 0)
                        denied[at(digit, row)] |= without(kHouseBits, static_cast<NineBits>(bit(a) | bit(b)));
        }
    }
}

MethodReach::NineBits MethodReach::marksIn(House house, int digit) const {
    if (house.kind == HouseKind::row)
        return m_marks[at(digit, house.number)];
    if (house.kind == HouseKind::column)
        return m_columnMarks[at(digit, house.number)];
    unsigned bits = 0;
    const int shift = house.number % 3 * 3;
    for (int i = 0; i < 3; ++i)
        bits |= (static_cast<unsigned>(m_marks[at(digit, house.number / 3 * 3 + i)]) >> shift & 7U) << (3 * i);
    return static_cast<NineBits>(bits);
}

MethodReach::NineBits MethodReach::filledIn(House house) const {
    NineBits bits = 0;
    for (int n = 0; n < classic::kSide; ++n) {
        const Cell cell = cellInHouse(house, n);
        if ((m_filled[static_cast<std::size_t>(classic::rowOf(cell))] & bit(classic::columnOf(cell))) != 0)
            bits |= bit(n);
    }
    return bits;
}

void MethodReach::refreshSets(House house) {
    // An arrow from a filled cell to everywhere spoils every set that reaches it.
    const NineBits filled = filledIn(house);
    std::array<NineBits, 9> ancestors{};
    for (int n = 0; n < classic::kSide; ++n) {
        const int digit = m_solution.valueAt(cellInHouse(house, n)) - 1;
        ancestors[static_cast<std::size_t>(n)] = static_cast<NineBits>(marksIn(house, digit) | filled | bit(n));
    }
    // A filled cell is reached from every cell that has its digit marked, and its own set is spoilt.
    closeAncestors(ancestors);
    for (int n = 0; n < classic::kSide; ++n) {
        NineBits places = 0;
        for (int i = 0; i < classic::kSide; ++i)
            if ((ancestors[static_cast<std::size_t>(i)] & bit(n)) == 0)
                places |= bit(i);
        deny(house, m_solution.valueAt(cellInHouse(house, n)) - 1, places);
    }
}

void MethodReach::deny(House house, int digit, NineBits places) {
    if (house.kind == HouseKind::row) {
        m_denied[rowSets][at(digit, house.number)] = places;
        return;
    }
    Layer& denied = m_denied[house.kind == HouseKind::column ? columnSets : boxSets];
    for (int n = 0; n < classic::kSide; ++n) {
        const Cell cell = cellInHouse(house, n);
        NineBits& line = denied[at(digit, classic::rowOf(cell))];
        const NineBits place = bit(classic::columnOf(cell));
        line = (places & bit(n)) != 0 ? static_cast<NineBits>(line | place) : without(line, place);
    }
}

}  // namespace nonet
