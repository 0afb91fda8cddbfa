#include "core/techniques/chains/xy_chain.h"

#include "core/techniques/chains/chain_step.h"

#include <algorithm>

namespace nonet {
namespace {

/// In cells; each stands for two candidates.
constexpr int kLongestXyChain = 20;
/// Chains of three are XY-Wings.
constexpr int kShortestXyChain = 4;

struct XyChain {
    /// At both ends.
    Digit common = Digit(1);
    FixedList<Cell, kLongestXyChain> cells;
};

/// The chains from one cell and digit, breadth first: what is true were the start false. A chain never uses a cell
/// twice. Of two ways to the same conclusion only the shorter is followed: a chain is missed where it runs into a cell
/// of its own that the longer way avoids (1 in 10,000 on hard puzzles). What contradiction it runs into, another chain
/// shows.
class XyChainsFrom {
public:
    XyChainsFrom(const Position& position, ClassicCellSet bivalue, Candidate start)
        : m_position(position), m_bivalue(bivalue), m_start(start) {}

    /// Appends the chains that eliminate something.
    void search(std::vector<XyChain>& found) {
        reach({m_start.cell, otherDigit(m_start)}, kNone);
        for (std::size_t next = 0; next < m_reached.size(); ++next) {
            const Reached from = m_reached[next];
            if (from.path.count() == kLongestXyChain)
                continue;
            const ClassicCellSet open =
                (m_bivalue & classic::peersOf(from.truth.cell) & m_position.cells(from.truth.digit)) - from.path;
            for (const Cell cell : open)
                if (const Digit digit = otherDigit({cell, from.truth.digit}); !isReached({cell, digit})) {
                    reach({cell, digit}, next);
                    if (digit == m_start.digit && m_reached.back().path.count() >= kShortestXyChain &&
                        eliminatesWith(cell))
                        found.push_back({digit, chainTo(m_reached.size() - 1)});
                }
        }
    }

private:
    static constexpr std::size_t kNone = 200;
    struct Reached {
        Candidate truth;
        std::size_t before = kNone;
        ClassicCellSet path;
    };

    Digit otherDigit(Candidate candidate) const {
        return (m_position.candidates(candidate.cell) - ClassicDigitSet(candidate.digit)).first();
    }
    bool isReached(Candidate candidate) const {
        return m_isTrue[static_cast<std::size_t>(candidate.digit.index())].contains(candidate.cell);
    }
    void reach(Candidate candidate, std::size_t before) {
        m_isTrue[static_cast<std::size_t>(candidate.digit.index())].insert(candidate.cell);
        const ClassicCellSet path = before == kNone ? ClassicCellSet() : m_reached[before].path;
        m_reached.push({candidate, before, path | ClassicCellSet{candidate.cell}});
    }
    bool eliminatesWith(Cell end) const {
        return classic::commonPeersOf({m_start.cell, end}).intersects(m_position.cells(m_start.digit));
    }
    FixedList<Cell, kLongestXyChain> chainTo(std::size_t last) const {
        FixedList<Cell, kLongestXyChain> cells;
        for (std::size_t i = last; i != kNone; i = m_reached[i].before)
            cells.push(m_reached[i].truth.cell);
        std::reverse(cells.begin(), cells.end());
        return cells;
    }

    const Position& m_position;
    ClassicCellSet m_bivalue;
    Candidate m_start;
    std::array<ClassicCellSet, 9> m_isTrue{};
    /// In the order reached; both candidates of each cell at most.
    FixedList<Reached, std::size_t{2} * classic::kCells> m_reached;
};

Step xyChainStep(const Position& position, const XyChain& chain) {
    FixedList<Candidate, std::size_t{2} * kLongestXyChain> nodes;
    Digit takenAway = chain.common;
    for (const Cell cell : chain.cells) {
        const Digit taken = (position.candidates(cell) - ClassicDigitSet(takenAway)).first();
        nodes.push({cell, takenAway});
        nodes.push({cell, taken});
        takenAway = taken;
    }
    Step step = chainStep(TechniqueId::xyChain, {nodes.begin(), nodes.end()});
    for (const Cell cell : chain.cells)
        step.cells.push_back({cell, Role::defining});
    const ClassicCellSet ends{chain.cells[0], chain.cells.back()};
    addEliminations(step, classic::commonPeersOf(ends) & position.cells(chain.common), chain.common);
    return step;
}

}  // namespace

void findXyChains(const Position& position, StepCollector& steps) {
    std::vector<XyChain> found;
    const ClassicCellSet bivalue = position.bivalueCells();
    for (const Cell cell : bivalue)
        for (const Digit digit : position.candidates(cell))
            XyChainsFrom(position, bivalue, {cell, digit}).search(found);
    std::ranges::stable_sort(found, {}, [](const XyChain& chain) { return chain.cells.size(); });
    for (const XyChain& chain : found)
        if (!steps.add(xyChainStep(position, chain)))
            return;
}

}  // namespace nonet
