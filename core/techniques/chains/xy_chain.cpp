#include "core/techniques/chains/xy_chain.h"

#include "core/techniques/argument_parts.h"
#include "core/techniques/chains/chain_step.h"

#include <algorithm>

namespace nonet {
namespace {

/// Chains of three are XY-Wings.
constexpr int kShortestXyChain = 4;

/// The chains from one cell and digit, breadth first: what is true were the start false. A chain never uses a cell
/// twice. Of two ways to the same conclusion only the shorter is followed: a chain is missed where it runs into a cell
/// of its own that the longer way avoids (1 in 10,000 on hard puzzles). What contradiction it runs into, another chain
/// shows.
class XyChainsFrom {
public:
    XyChainsFrom(const Position& position, ClassicCellSet bivalue, Candidate start)
        : m_position(position), m_bivalue(bivalue), m_start(start) {}

    /// False where the search is to end.
    bool search(int longest, DeductionSink& sink) {
        reach({m_start.cell, otherDigit(m_start)}, kNone);
        for (std::size_t next = 0; next < m_reached.size(); ++next) {
            if (!sink.goesOn())
                return false;
            const Reached from = m_reached[next];
            if (from.path.count() >= longest)
                continue;
            const ClassicCellSet open =
                (m_bivalue & classic::peersOf(from.truth.cell) & m_position.cells(from.truth.digit)) - from.path;
            for (const Cell cell : open)
                if (const Digit digit = otherDigit({cell, from.truth.digit}); !isReached({cell, digit})) {
                    reach({cell, digit}, next);
                    if (digit == m_start.digit && m_start.cell < cell &&
                        m_reached.back().path.count() >= kShortestXyChain && !take(m_reached.size() - 1, sink))
                        return false;
                }
        }
        return true;
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
    bool isReached(Candidate candidate) const { return m_isTrue[candidate.digit.slot()].contains(candidate.cell); }
    void reach(Candidate candidate, std::size_t before) {
        m_isTrue[candidate.digit.slot()].insert(candidate.cell);
        const ClassicCellSet path = before == kNone ? ClassicCellSet() : m_reached[before].path;
        m_reached.push({candidate, before, path | ClassicCellSet{candidate.cell}});
    }
    bool take(std::size_t last, DeductionSink& sink) const {
        Deduction found{.technique = TechniqueId::xyChain, .pattern = {.digits = ClassicDigitSet(m_start.digit)}};
        found.eliminations.insert(classic::commonPeersOf({m_start.cell, m_reached[last].truth.cell}) &
                                      m_position.cells(m_start.digit),
                                  m_start.digit);
        if (found.eliminations.isEmpty())
            return true;
        for (std::size_t i = last; i != kNone; i = m_reached[i].before)
            found.pattern.line.push(m_reached[i].truth.cell);
        std::reverse(found.pattern.line.begin(), found.pattern.line.end());
        return sink.take(found);
    }

    const Position& m_position;
    ClassicCellSet m_bivalue;
    Candidate m_start;
    std::array<ClassicCellSet, 9> m_isTrue{};
    /// In the order reached; both candidates of each cell at most.
    FixedList<Reached, std::size_t{2} * classic::kCells> m_reached;
};

void searchXyChains(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    const ClassicCellSet bivalue = facts.bivalueCells();
    for (const Cell cell : bivalue)
        for (const Digit digit : facts.position().candidates(cell))
            if (!XyChainsFrom(facts.position(), bivalue, {cell, digit}).search(scope.limits.chainLength, sink))
                return;
}

void describeXyChain(const PositionFacts& facts, const Deduction& found, Step& step) {
    std::vector<Candidate> nodes;
    Digit takenAway = found.pattern.digits.first();
    for (const Cell cell : found.pattern.line) {
        const Digit taken = (facts.position().candidates(cell) - ClassicDigitSet(takenAway)).first();
        nodes.push_back({cell, takenAway});
        nodes.push_back({cell, taken});
        takenAway = taken;
        step.cells.push_back({cell, Role::base});
    }
    addChain(step, nodes);
    step.arguments = {following(truthsOfCells(found.pattern.line))};
}

}  // namespace

const Search kXyChainSearch{.run = searchXyChains, .describe = describeXyChain};

}  // namespace nonet
