#include "core/answers/needed_parts.h"

#include "core/rules/rulebook.h"
#include "core/solvers/entry/entry.h"

#include <algorithm>
#include <numeric>

namespace nonet {
namespace {

/// Contradictions after which a part is left open: some seconds of 9x9.
constexpr std::uint64_t kBudgetOfOne = 200'000;

/// A part of the puzzle by number: its rules in their order, then its givens, then its start candidates.
using Part = std::size_t;

bool readsOthers(const Constraint& constraint) {
    return constraint.kind == ConstraintKind::negative || constraint.kind == ConstraintKind::minimum ||
           constraint.kind == ConstraintKind::maximum;
}

class PartsOfProper {
public:
    PartsOfProper(const Puzzle& puzzle, std::stop_token stop)
        : m_puzzle(puzzle), m_all(allOf(puzzle)), m_facts(solutionFacts(puzzle, stop)), m_stop(std::move(stop)),
          m_isMonotone(std::ranges::none_of(puzzle.constraints(), readsOthers)) {}

    const SolutionFacts& facts() const { return m_facts; }
    bool isProper() const { return m_facts.state == SolutionState::one; }
    bool isStopped() const { return m_stop.stop_requested(); }
    std::size_t ruleCount() const { return m_all.constraints.size(); }
    std::size_t givenCount() const { return m_all.givens.size(); }
    std::size_t count() const { return m_all.size(); }
    ConflictSet setOf(const std::vector<Part>& parts) const;
    /// Rising.
    std::vector<Part> partsOf(const ConflictSet& set) const;

    enum class Answer : std::uint8_t { proper, improper, unknown };
    /// Whether what is left without these has the puzzle's solution alone. Rising.
    Answer without(const std::vector<Part>& removed);

private:
    bool breaks(const Grid& grid, const FullBoard& board, Part part) const;
    void noteSecond(const Grid& solution);

    const Puzzle& m_puzzle;
    ConflictSet m_all;
    SolutionFacts m_facts;
    std::stop_token m_stop;
    /// A part of the rest never has fewer solutions.
    bool m_isMonotone;
    /// What each other filling of the board that was found breaks, rising.
    std::vector<std::vector<Part>> m_broken;
};

ConflictSet PartsOfProper::setOf(const std::vector<Part>& parts) const {
    ConflictSet set;
    for (const Part part : parts) {
        if (part < ruleCount())
            set.constraints.push_back(m_all.constraints[part]);
        else if (part < ruleCount() + givenCount())
            set.givens.push_back(m_all.givens[part - ruleCount()]);
        else
            set.hasStartCandidates = true;
    }
    return set;
}

std::vector<Part> PartsOfProper::partsOf(const ConflictSet& set) const {
    std::vector<Part> parts;
    for (Part part = 0; part < count(); ++part) {
        const bool isIn = part < ruleCount() ? std::ranges::binary_search(set.constraints, m_all.constraints[part])
                          : part < ruleCount() + givenCount()
                              ? std::ranges::find(set.givens, m_all.givens[part - ruleCount()]) != set.givens.end()
                              : set.hasStartCandidates;
        if (isIn)
            parts.push_back(part);
    }
    return parts;
}

bool PartsOfProper::breaks(const Grid& grid, const FullBoard& board, Part part) const {
    if (part < ruleCount())
        return !m_puzzle.rulebook().rule(m_all.constraints[part])->holds(board);
    if (part < ruleCount() + givenCount()) {
        const Cell cell = m_all.givens[part - ruleCount()];
        return grid.digit(cell) != m_puzzle.givens.digit(cell);
    }
    if (!m_puzzle.startCandidates)
        return false;
    return !std::ranges::all_of(m_puzzle.shape().cells(), [&, &start = *m_puzzle.startCandidates](Cell cell) {
        return !m_puzzle.givens.isBlank(cell) || start.at(cell).contains(Digit(grid.valueAt(cell)));
    });
}

void PartsOfProper::noteSecond(const Grid& solution) {
    const FullBoard board(solution, m_puzzle.rulebook().numbers());
    std::vector<Part> broken;
    for (Part part = 0; part < count(); ++part)
        if (breaks(solution, board, part))
            broken.push_back(part);
    m_broken.push_back(std::move(broken));
}

PartsOfProper::Answer PartsOfProper::without(const std::vector<Part>& removed) {
    const auto isLeft = [&removed](const std::vector<Part>& broken) { return std::ranges::includes(removed, broken); };
    if (m_isMonotone && std::ranges::any_of(m_broken, isLeft))
        return Answer::improper;
    bool keepsSolution = false;
    std::optional<Grid> other;
    const auto see = [&](const Grid& solution) {
        if (solution == *m_facts.solution)
            keepsSolution = true;
        else
            other = solution;
        return !other;
    };
    const PropagationOutcome found =
        searchByPropagation(withoutParts(m_puzzle, setOf(removed)), {.budget = kBudgetOfOne}, m_stop, see);
    if (other) {
        if (m_isMonotone)
            noteSecond(*other);
        return Answer::improper;
    }
    if (found.wasStopped || found.budgetRanOut)
        return Answer::unknown;
    return keepsSolution ? Answer::proper : Answer::improper;
}

NeededParts neededPartsOf(PartsOfProper& parts, const NeededPartsSink& sink, const NeededParts& earlier) {
    NeededParts answer{.state = parts.facts().state};
    if (!parts.isProper())
        return answer;
    std::vector<Part> needed = parts.partsOf(earlier.needed);
    std::vector<Part> spare = parts.partsOf(earlier.spare);
    std::vector<Part> open(parts.count());
    std::iota(open.begin(), open.end(), Part{0});
    std::erase_if(open, [&](Part part) {
        return std::ranges::binary_search(needed, part) || std::ranges::binary_search(spare, part);
    });
    answer.needed = parts.setOf(needed);
    answer.spare = parts.setOf(spare);
    for (const Part part : std::vector<Part>(open)) {
        if (parts.isStopped())
            break;
        const PartsOfProper::Answer isProper = parts.without({part});
        if (isProper == PartsOfProper::Answer::unknown)
            continue;
        std::erase(open, part);
        std::vector<Part>& decided = isProper == PartsOfProper::Answer::proper ? spare : needed;
        decided.insert(std::ranges::upper_bound(decided, part), part);
        answer.needed = parts.setOf(needed);
        answer.spare = parts.setOf(spare);
        answer.open = parts.setOf(open);
        if (sink)
            sink(answer);
    }
    answer.open = parts.setOf(open);
    return answer;
}

/// Every part, in the order in which they are tried.
std::vector<Part> orderOf(const PartsOfProper& parts, SpareFirst first) {
    std::vector<Part> order;
    order.reserve(parts.count());
    const auto addRules = [&] {
        for (Part part = parts.ruleCount(); part > 0; --part)
            order.push_back(part - 1);
    };
    if (first == SpareFirst::rules)
        addRules();
    for (Part part = parts.ruleCount(); part < parts.count(); ++part)
        order.push_back(part);
    if (first == SpareFirst::givens)
        addRules();
    return order;
}

}  // namespace

Puzzle withoutParts(const Puzzle& puzzle, const ConflictSet& removed) {
    Layout layout = puzzle.layout();
    for (auto each = removed.constraints.rbegin(); each != removed.constraints.rend(); ++each)
        layout.constraints.erase(layout.constraints.begin() + *each);
    Puzzle left = puzzle;
    if (!removed.constraints.empty())
        left.setLayout(std::move(layout));
    for (const Cell cell : removed.givens)
        left.givens.clear(cell);
    if (removed.hasStartCandidates)
        left.startCandidates.reset();
    else if (left.startCandidates)
        for (const Cell cell : removed.givens)
            left.startCandidates->at(cell) = puzzle.symbols().all();
    return left;
}

NeededParts neededParts(const Puzzle& puzzle, std::stop_token stop, const NeededPartsSink& sink,
                        const NeededParts& earlier) {
    return testerReport(puzzle, std::move(stop), sink, earlier).parts;
}

SmallestProper smallestProper(const Puzzle& puzzle, SpareFirst first, std::stop_token stop,
                              const SmallestProperSink& sink) {
    PartsOfProper parts(puzzle, stop);
    SmallestProper answer{.isProper = parts.isProper(), .kept = allOf(puzzle)};
    if (!answer.isProper)
        return answer;
    std::vector<Part> kept(parts.count());
    std::iota(kept.begin(), kept.end(), Part{0});
    std::vector<Part> removed;
    // Where one rule reads another, what was needed need not stay so.
    for (bool hasGone = true; hasGone && !stop.stop_requested();) {
        hasGone = false;
        bool isMinimal = true;
        answer.untried = kept.size();
        for (const Part part : orderOf(parts, first)) {
            if (stop.stop_requested())
                return answer;
            if (!std::ranges::binary_search(kept, part))
                continue;
            std::vector<Part> tried = removed;
            tried.insert(std::ranges::upper_bound(tried, part), part);
            const PartsOfProper::Answer isProper = parts.without(tried);
            isMinimal = isMinimal && isProper != PartsOfProper::Answer::unknown;
            --answer.untried;
            if (isProper == PartsOfProper::Answer::proper) {
                removed = std::move(tried);
                std::erase(kept, part);
                hasGone = true;
                answer.kept = parts.setOf(kept);
                answer.removed = parts.setOf(removed);
            }
            if (sink)
                sink(answer);
        }
        answer.isMinimal = isMinimal && !stop.stop_requested();
    }
    return answer;
}

TesterReport testerReport(const Puzzle& puzzle, std::stop_token stop, const NeededPartsSink& sink,
                          const NeededParts& earlier) {
    PartsOfProper parts(puzzle, std::move(stop));
    return {parts.facts(), neededPartsOf(parts, sink, earlier)};
}

}  // namespace nonet
