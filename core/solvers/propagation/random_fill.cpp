#include "core/solvers/propagation/random_fill.h"

#include "core/solvers/propagation/engine_choice.h"
#include "core/solvers/propagation/propagation.h"
#include "core/solvers/propagation/random_descent.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace nonet {
namespace {

using namespace propagation;

/// Descents that are tried for each solution asked for, before one that arrived is made do with.
constexpr int kTriesEach = 4;
/// A number from 0 up to 1, of as many bits as a double holds.
constexpr int kDoubleBits = 53;

double uniformBelowOne(RandomSource& random) {
    return static_cast<double>(random.next() >> (64 - kDoubleBits)) * std::ldexp(1.0, -kDoubleBits);
}

/// Index of one of them, with a probability in proportion to ten to its logarithm.
std::size_t drawnByWeight(const std::vector<double>& logs, RandomSource& random) {
    const double most = *std::ranges::max_element(logs);
    double sum = 0;
    for (const double log : logs)
        sum += std::pow(10.0, log - most);
    double left = uniformBelowOne(random) * sum;
    for (std::size_t i = 0; i + 1 < logs.size(); ++i) {
        left -= std::pow(10.0, logs[i] - most);
        if (left < 0)
            return i;
    }
    return logs.size() - 1;
}

}  // namespace

RandomFill::RandomFill(Puzzle puzzle, const RandomFillLimits& limits, std::stop_token stop)
    : m_puzzle(std::move(puzzle)), m_limits(limits) {
    if (limits.listed < 1)
        return;
    // One more than are listed tells that these are not all.
    const PropagationOutcome outcome = visitByPropagation(
        m_puzzle, {.solutions = limits.listed + 1, .budget = limits.budget}, std::move(stop), [this](const Grid& grid) {
            m_all.push_back(grid);
            return true;
        });
    m_isListed = !outcome.limitReached && !outcome.wasStopped && !outcome.budgetRanOut;
    if (!m_isListed)
        m_all = {};
}

std::optional<Grid> RandomFill::draw(RandomSource& random, std::stop_token stop) const {
    if (m_isListed)
        return m_all.empty() ? std::nullopt
                             : std::optional(m_all[random.below(static_cast<std::uint32_t>(m_all.size()))]);
    if (std::optional<Grid> drawn = drawByDescents(random, stop); drawn || stop.stop_requested())
        return drawn;
    return anySolutionByPropagation(m_puzzle, {.seed = random.next(), .budget = m_limits.budget}, std::move(stop))
        .first;
}

std::optional<Grid> RandomFill::drawByDescents(RandomSource& random, const std::stop_token& stop) const {
    const Model model = modelOf(m_puzzle, {}, stop);
    return withEngine(model, [&]<typename Bits>(Engine<Bits>& engine) -> std::optional<Grid> {
        std::vector<double> logs;
        std::vector<Grid> grids;
        if (!engine.settleRoot(stop))
            return std::nullopt;
        for (int tries = 0; tries < kTriesEach * m_limits.descents && !engine.isStopped(); ++tries) {
            const std::optional<double> log = descendAtRandom(engine, random, stop);
            if (!log)
                continue;
            logs.push_back(*log);
            grids.push_back(gridOf<Bits>(engine.here(), model, m_puzzle.shape()));
            if (static_cast<int>(grids.size()) == m_limits.descents)
                break;
        }
        if (grids.empty() || engine.isStopped())
            return std::nullopt;
        return std::move(grids[drawnByWeight(logs, random)]);
    });
}

}  // namespace nonet
