#include "core/techniques/chains/x_chain.h"

#include "core/techniques/argument_parts.h"
#include "core/techniques/chains/chain_step.h"

#include <algorithm>

namespace nonet {
namespace {

std::size_t indexOf(Cell cell) { return cell.slot(); }

/// Chains of four are Skyscrapers and the like.
constexpr int kShortestXChain = 6;

/// The chains of one digit from one cell, breadth first: what is true were the cell false. A chain never uses a cell
/// twice. Of two ways to the same conclusion only the shorter is followed: a chain is missed where it runs into a cell
/// of its own that the longer way avoids. What contradiction it runs into, another chain shows.
class XChainsFrom {
public:
    XChainsFrom(ClassicCellSet places, const std::array<ClassicCellSet, 81>& partners, Cell start)
        : m_places(places), m_partners(partners), m_start(start) {}

    /// False where the search is to end.
    bool search(Digit digit, int longest, DeductionSink& sink) {
        m_isFalse.insert(m_start);
        m_pathToFalse[indexOf(m_start)].insert(m_start);
        ClassicCellSet lastFalse{m_start};
        for (int cells = 2; cells <= longest && !lastFalse.isEmpty(); cells += 2) {
            if (!sink.goesOn())
                return false;
            const ClassicCellSet lastTrue = followStrongLinks(lastFalse);
            if (cells >= kShortestXChain)
                for (const Cell end : lastTrue)
                    if (m_start < end && !take(digit, end, cells, sink))
                        return false;
            lastFalse = followWeakLinks(lastTrue);
        }
        return true;
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

    bool take(Digit digit, Cell end, int length, DeductionSink& sink) const {
        Deduction found{.technique = TechniqueId::xChain, .pattern = {.digits = ClassicDigitSet(digit)}};
        found.eliminations.insert(m_places & classic::commonPeersOf({m_start, end}), digit);
        if (found.eliminations.isEmpty())
            return true;
        Cell cell = end;
        for (int i = 0; i < length; ++i) {
            found.pattern.line.push(cell);
            cell = i % 2 == 0 ? m_beforeTrue[indexOf(cell)] : m_beforeFalse[indexOf(cell)];
        }
        std::reverse(found.pattern.line.begin(), found.pattern.line.end());
        return sink.take(found);
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

/// False where the search is to end.
bool searchDigit(const PositionFacts& facts, Digit digit, int longest, DeductionSink& sink) {
    if (!sink.goesOn())
        return false;
    std::array<ClassicCellSet, 81> partners{};
    ClassicCellSet paired;
    for (const ConjugatePair& pair : facts.conjugatePairs(digit)) {
        partners[indexOf(pair.first)].insert(pair.second);
        partners[indexOf(pair.second)].insert(pair.first);
        paired |= {pair.first, pair.second};
    }
    // Three strong links on six cells.
    if (paired.count() < 6)
        return true;
    for (const Cell start : paired)
        if (!XChainsFrom(facts.position().cells(digit), partners, start).search(digit, longest, sink))
            return false;
    return true;
}

void searchXChains(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    for (const Digit digit : scope.digits)
        if (!searchDigit(facts, digit, scope.limits.chainLength, sink))
            return;
}

House strongHouse(const Position& position, Digit digit, Cell cell1, Cell cell2) {
    const auto houses = classic::commonHousesOf({cell1, cell2});
    const auto isStrong = [&](House house) { return position.cells(digit, house).count() == 2; };
    return *std::ranges::find_if(houses, isStrong);
}

void describeXChain(const PositionFacts& facts, const Deduction& found, Step& step) {
    const Digit digit = found.pattern.digits.first();
    const auto& line = found.pattern.line;
    std::vector<Candidate> nodes;
    for (const Cell cell : line)
        nodes.push_back({cell, digit});
    addChain(step, nodes);
    std::vector<Truth> truths;
    for (std::size_t i = 0; i + 1 < line.size(); i += 2) {
        const House house = strongHouse(facts.position(), digit, line[i], line[i + 1]);
        step.houses.push_back({house, Role::base});
        truths.push_back(Truth::ofHouse(house, digit));
    }
    step.arguments = {following(truths)};
}

}  // namespace

const Search kXChainSearch{.run = searchXChains, .describe = describeXChain, .isOfOneDigit = true};

}  // namespace nonet
