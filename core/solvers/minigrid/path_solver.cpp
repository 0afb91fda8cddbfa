#include "core/solvers/minigrid/path_solver.h"

#include "core/foundation/stop_poll.h"
#include "core/rules/conflicts.h"
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/permutation_code.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

/// Steps between two looks at the token: well below 10 ms.
constexpr std::uint64_t kStepsALook = 1 << 18;

template <typename Code>
class PathSearch {
public:
    PathSearch(const Puzzle& puzzle, const BoxOrder& order, const MinigridLimits& limits, std::stop_token stop)
        : m_puzzle(puzzle), m_order(order), m_limits(limits), m_stop(std::move(stop)), m_code(puzzle.geometry()) {
        m_outcome.permutations.resize(order.size());
        m_outcome.backs.resize(order.size());
    }

    bool list();
    void run();
    PathOutcome take() { return std::move(m_outcome); }

private:
    using Forbidden = typename Code::Forbidden;

    struct Level {
        std::vector<std::uint64_t> codes;
        std::size_t at = 0;
        /// The chosen permutation's code.
        std::uint64_t code = 0;
        Forbidden forbidden;
        /// Earlier levels whose boxes share its band, and its stack.
        std::vector<std::size_t> ofBand;
        std::vector<std::size_t> ofStack;
    };

    void enter(std::size_t level);
    bool findNext(std::size_t level);
    bool look();
    void trace(TraceKind kind, std::size_t level, std::size_t value);
    void solved();

    const Puzzle& m_puzzle;
    const BoxOrder& m_order;
    MinigridLimits m_limits;
    std::stop_token m_stop;
    Code m_code;
    PathOutcome m_outcome;
    std::uint64_t m_nextLook = 0;
    std::array<Level, kLargestMinigridSide> m_levels;
};

/// Every box's permutations. False where there are too many, or it was stopped.
template <typename Code>
bool PathSearch<Code>::list() {
    StopPoll poll(m_stop, 1 << 14);
    std::uint64_t total = 0;
    const Geometry& geometry = m_puzzle.geometry();
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        Level& level = m_levels[i];
        for (std::size_t earlier = 0; earlier < i; ++earlier) {
            if (shareBand(geometry, m_order[i], m_order[earlier]))
                level.ofBand.push_back(earlier);
            else if (shareStack(geometry, m_order[i], m_order[earlier]))
                level.ofStack.push_back(earlier);
        }
        PermutationStream stream(m_puzzle, m_order[i]);
        while (const std::optional<BoxPermutation> permutation = stream.next()) {
            if (poll.shouldStop()) {
                m_outcome.wasStopped = true;
                return false;
            }
            m_outcome.permutationsListed = ++total;
            if (total > kMostListedPermutations) {
                m_outcome.hasTooManyPermutations = true;
                return false;
            }
            // In small steps: twice as much room at once could be more than there is.
            if (level.codes.size() == level.codes.capacity())
                level.codes.reserve(level.codes.size() + level.codes.size() / 4 + 64);
            level.codes.push_back(Code::encode(*permutation));
            ++m_outcome.permutations[static_cast<std::size_t>(m_order[i])];
        }
    }
    return true;
}

template <typename Code>
void PathSearch<Code>::trace(TraceKind kind, std::size_t level, std::size_t value) {
    m_limits.trace->add({.kind = kind,
                         .box = static_cast<std::uint8_t>(m_order[level]),
                         .level = static_cast<std::uint8_t>(level),
                         .value = static_cast<std::uint32_t>(value),
                         .step = m_outcome.steps});
}

template <typename Code>
void PathSearch<Code>::enter(std::size_t at) {
    Level& level = m_levels[at];
    level.at = 0;
    level.forbidden = {};
    for (const std::size_t earlier : level.ofBand)
        m_code.add(level.forbidden, m_levels[earlier].code, true);
    for (const std::size_t earlier : level.ofStack)
        m_code.add(level.forbidden, m_levels[earlier].code, false);
}

/// Looks at token and budget, and sets when to look again. False where it must end here.
template <typename Code>
bool PathSearch<Code>::look() {
    m_outcome.wasStopped = m_stop.stop_requested();
    m_outcome.budgetRanOut = !m_outcome.wasStopped && m_outcome.steps >= m_limits.budget;
    m_nextLook = m_outcome.steps + std::min(kStepsALook, m_limits.budget - std::min(m_limits.budget, m_outcome.steps));
    return !m_outcome.wasStopped && !m_outcome.budgetRanOut;
}

/// Goes on to the level's next permutation that matches; false where there is none, or where it must end.
template <typename Code>
bool PathSearch<Code>::findNext(std::size_t at) {
    Level& level = m_levels[at];
    while (level.at < level.codes.size()) {
        if (m_outcome.steps >= m_nextLook && !look())
            return false;
        const std::size_t end =
            level.at + std::min<std::uint64_t>(m_nextLook - m_outcome.steps, level.codes.size() - level.at);
        while (level.at < end) {
            const std::uint64_t code = level.codes[level.at++];
            ++m_outcome.steps;
            const bool isMatch = m_code.matches(code, level.forbidden);
            if (m_limits.trace != nullptr)
                trace(isMatch ? TraceKind::matched : TraceKind::tried, at, level.at - 1);
            if (isMatch) {
                level.code = code;
                return true;
            }
        }
    }
    return false;
}

template <typename Code>
void PathSearch<Code>::solved() {
    if (m_outcome.count == 0)
        m_outcome.stepsToFirst = m_outcome.steps;
    if (m_limits.trace != nullptr)
        trace(TraceKind::solved, m_order.size() - 1, 0);
    if (m_outcome.count++ < m_limits.kept) {
        Grid& grid = m_outcome.solutions.emplace_back(m_puzzle.givens);
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            const std::vector<Cell> cells = cellsOfBox(m_puzzle.geometry(), m_order[i]);
            for (std::size_t n = 0; n < cells.size(); ++n)
                grid.set(cells[n], Code::digit(m_levels[i].code, static_cast<int>(n)));
        }
    }
    m_outcome.limitReached = m_outcome.count >= m_limits.solutions;
}

template <typename Code>
void PathSearch<Code>::run() {
    enter(0);
    for (std::size_t at = 0;;) {
        if (findNext(at)) {
            if (at + 1 < m_order.size())
                enter(++at);
            else
                solved();
            if (m_outcome.limitReached)
                return;
            continue;
        }
        if (!m_outcome.isDecided())
            return;
        ++m_outcome.backs[at];
        if (m_limits.trace != nullptr)
            trace(TraceKind::back, at, 0);
        if (at-- == 0)
            return;
    }
}

template <typename Code>
PathOutcome solve(const Puzzle& puzzle, const BoxOrder& order, const MinigridLimits& limits, std::stop_token stop) {
    PathSearch<Code> search(puzzle, order, limits, std::move(stop));
    if (search.list())
        search.run();
    return search.take();
}

}  // namespace

PathOutcome solveByPath(const Puzzle& puzzle, const BoxOrder& order, const MinigridLimits& limits,
                        std::stop_token stop) {
    if (minigridSupport(puzzle) != MinigridSupport::offered) {
        PathOutcome outcome;
        outcome.isNotOffered = true;
        return outcome;
    }
    if (!findConflicts(puzzle.givens, puzzle.geometry()).empty())
        return {};
    return puzzle.geometry().isClassic() ? solve<ClassicCode>(puzzle, order, limits, std::move(stop))
                                         : solve<AnyCode>(puzzle, order, limits, std::move(stop));
}

}  // namespace nonet
