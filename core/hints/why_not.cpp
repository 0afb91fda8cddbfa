#include "core/hints/why_not.h"

#include <algorithm>

namespace nonet {
namespace {

bool rulesOut(const Step& step, Candidate candidate, const Geometry& geometry) {
    const auto takesPlace = [&](Candidate placed) {
        if (placed.cell == candidate.cell)
            return placed.digit != candidate.digit;
        const std::vector<Cell> peers = geometry.peers(candidate.cell);
        return placed.digit == candidate.digit && std::ranges::find(peers, placed.cell) != peers.end();
    };
    return std::ranges::find(step.eliminations, candidate) != step.eliminations.end() ||
           std::ranges::any_of(step.placements, takesPlace);
}

}  // namespace

WhyNotAnswer whyNot(const Game& game, Candidate candidate, const EngineOptions& options, const std::stop_token& stop) {
    const Grid digits = digitsOf(game.puzzle, game.state);
    if (!digits.isBlank(candidate.cell))
        return {WhyNotReason::filled, std::nullopt, std::nullopt};
    for (const Cell peer : game.puzzle.geometry().peers(candidate.cell))
        if (digits.valueAt(peer) == candidate.digit.value())
            return {WhyNotReason::peer, peer, std::nullopt};
    if (game.puzzle.startCandidates && !game.puzzle.startCandidates->at(candidate.cell).contains(candidate.digit))
        return {WhyNotReason::start, std::nullopt, std::nullopt};
    if (game.state.at(candidate.cell).struck.contains(candidate.digit))
        return {WhyNotReason::struck, std::nullopt, std::nullopt};
    const Reasoning reasoning = reasonFrom(game, stop);
    if (!reasoning.isSound())
        return {};
    EngineOptions sound = options;
    sound.useUniqueness = options.useUniqueness && game.facts.permitsUniqueness;
    for (const TechniqueId id : techniquesTried(sound)) {
        if (stop.stop_requested())
            break;
        for (Step& step : stepsOf(id, reasoning.position, options.profile.limits, 1000, stop))
            if (rulesOut(step, candidate, game.puzzle.geometry()))
                return {WhyNotReason::step, std::nullopt, std::move(step)};
    }
    return {};
}

}  // namespace nonet
