#include "core/techniques/chains/x_chain.h"

#include "core/techniques/chains/chain_step.h"
#include "core/techniques/single_digit/conjugate_pairs.h"

#include <algorithm>

namespace nonet {
namespace {

std::size_t indexOf(Cell cell) { return static_cast<std::size_t>(cell.index()); }

/// HoDoKu's default limit of 20 links allows 19, as their number is odd.
constexpr int kLongestXChain = 20;
/// Chains of four are Skyscrapers and the like.
constexpr int kShortestXChain = 6;

struct XChain {
    Digit digit;
    /// Its ends and what lies between, in order; the links are strong, weak, ..., strong.
    FixedList<Cell, kLongestXChain> cells;
};

/// The chains of one digit from one cell, breadth first: what is true were the cell false. A chain never uses a cell
/// twice. Of two ways to the same conclusion only the shorter is followed: a chain is missed where it runs into a cell
/// of its own that the longer way avoids. What contradiction it runs into, another chain shows.
class XChainsFrom {
public:
    XChainsFrom(ClassicCellSet places, const std::array<ClassicCellSet, 81>& partners, Cell start)
        : m_places(places), m_partners(partners), m_start(start) {}

    /// Appends the chains that eliminate something.
    void search(Digit digit, std::vector<XChain>& found) {
        m_isFalse.insert(m_start);
        m_pathToFalse[indexOf(m_start)].insert(m_start);
        ClassicCellSet lastFalse{m_start};
        for (int cells = 2; cells <= kLongestXChain && !lastFalse.isEmpty(); cells += 2) {
            const ClassicCellSet lastTrue = followStrongLinks(lastFalse);
            if (cells >= kShortestXChain)
                for (const Cell end : lastTrue)
                    if (m_places.intersects(classic::commonPeersOf({m_start, end})))
                        found.push_back({digit, chainTo(end, cells)});
            lastFalse = followWeakLinks(lastTrue);
        }
    }

private:
    ClassicCellSet followStrongLinks(ClassicCellSet from) {
        ClassicCellSet reached;
        for (const Cell cell : from)
            for (const Cell next : m_partners[indexOf(cell)] - m_isTrue - m_pathToFalse[indexOf(cell)]) {
                m_isTrue.insert(next);
                reached.insert(next);
                m_beforeTrue[indexOf(next)] = cell;
                m_pathToTrue[indexOf(next)] = m_pathToFalse[indexOf(cell)] | ClassicCellSet{next};
            }
        return reached;
    }

    ClassicCellSet followWeakLinks(ClassicCellSet from) {
        ClassicCellSet reached;
        for (const Cell cell : from)
            for (const Cell next : (classic::peersOf(cell) & m_places) - m_isFalse - m_pathToTrue[indexOf(cell)]) {
                m_isFalse.insert(next);
                reached.insert(next);
                m_beforeFalse[indexOf(next)] = cell;
                m_pathToFalse[indexOf(next)] = m_pathToTrue[indexOf(cell)] | ClassicCellSet{next};
            }
        return reached;
    }

    FixedList<Cell, kLongestXChain> chainTo(Cell end, int length) const {
        FixedList<Cell, kLongestXChain> cells;
        Cell cell = end;
        for (int i = 0; i < length; ++i) {
            cells.push(cell);
            cell = i % 2 == 0 ? m_beforeTrue[indexOf(cell)] : m_beforeFalse[indexOf(cell)];
        }
        std::reverse(cells.begin(), cells.end());
        return cells;
    }

    ClassicCellSet m_places;
    const std::array<ClassicCellSet, 81>& m_partners;
    Cell m_start;
    ClassicCellSet m_isTrue;
    ClassicCellSet m_isFalse;
    std::array<Cell, 81> m_beforeTrue{};
    std::array<Cell, 81> m_beforeFalse{};
    std::array<ClassicCellSet, 81> m_pathToTrue{};
    std::array<ClassicCellSet, 81> m_pathToFalse{};
};

void findChains(const Position& position, Digit digit, std::vector<XChain>& found) {
    std::array<ClassicCellSet, 81> partners{};
    ClassicCellSet paired;
    for (const ConjugatePair& pair : conjugatePairs(position, digit)) {
        partners[indexOf(pair.first)].insert(pair.second);
        partners[indexOf(pair.second)].insert(pair.first);
        paired |= {pair.first, pair.second};
    }
    // Three strong links on six cells.
    if (paired.count() < 6)
        return;
    for (const Cell start : paired)
        XChainsFrom(position.cells(digit), partners, start).search(digit, found);
}

House strongHouse(const Position& position, Digit digit, Cell cell1, Cell cell2) {
    const auto houses = classic::commonHousesOf({cell1, cell2});
    const auto isStrong = [&](House house) { return position.cells(digit, house).count() == 2; };
    return *std::ranges::find_if(houses, isStrong);
}

Step xChainStep(const Position& position, const XChain& chain) {
    FixedList<Candidate, kLongestXChain> nodes;
    for (const Cell cell : chain.cells)
        nodes.push({cell, chain.digit});
    Step step = chainStep(TechniqueId::xChain, {nodes.begin(), nodes.end()});
    for (std::size_t i = 0; i + 1 < chain.cells.size(); i += 2)
        step.houses.push_back({strongHouse(position, chain.digit, chain.cells[i], chain.cells[i + 1]), Role::defining});
    const ClassicCellSet ends{chain.cells[0], chain.cells.back()};
    addEliminations(step, classic::commonPeersOf(ends) & position.cells(chain.digit), chain.digit);
    return step;
}

}  // namespace

void findXChains(const Position& position, StepCollector& steps) {
    std::vector<XChain> found;
    for (const Digit digit : classic::kAllDigits)
        findChains(position, digit, found);
    std::ranges::stable_sort(found, {}, [](const XChain& chain) { return chain.cells.size(); });
    for (const XChain& chain : found)
        if (!steps.add(xChainStep(position, chain)))
            return;
}

}  // namespace nonet
