#include "core/hints/hint_answer.h"

#include <algorithm>

namespace nonet {
namespace {

bool isWanted(const Step& step, const HintQuestion& question) {
    const HintWishes& wishes = question.wishes;
    const auto changes = [&](auto fits) {
        return std::ranges::any_of(step.placements, fits) || std::ranges::any_of(step.eliminations, fits);
    };
    if (wishes.onlyPlacements && step.placements.empty())
        return false;
    if (wishes.cell && !changes([&](Candidate each) { return each.cell == *wishes.cell; }))
        return false;
    if (wishes.digit && !changes([&](Candidate each) { return each.digit == *wishes.digit; }))
        return false;
    return std::ranges::none_of(question.seen, [&](const Step& each) { return hasSameResult(each, step); });
}

bool asksForAnyStep(const HintQuestion& question) {
    const HintWishes& wishes = question.wishes;
    return !wishes.onlyPlacements && !wishes.cell && !wishes.digit && question.seen.empty();
}

std::optional<Step> easiestWanted(const Position& position, const HintQuestion& question, bool mayUseUniqueness,
                                  const std::stop_token& stop) {
    const EngineOptions options{.useUniqueness = mayUseUniqueness, .profile = question.wishes.profile};
    if (asksForAnyStep(question))
        return nextStep(position, options);
    for (const TechniqueId id : techniquesTried(options)) {
        if (stop.stop_requested())
            return std::nullopt;
        for (Step& step : stepsOf(id, position, options.profile.limits))
            if (isWanted(step, question))
                return std::move(step);
    }
    return std::nullopt;
}

}  // namespace

HintRepair HintAnswer::repair() const {
    if (finding == HintFinding::wrongDigits)
        return HintRepair::lastRightPosition;
    const bool isStruck = finding == HintFinding::missingCandidates && ground != ReasoningGround::centreMarks;
    return isStruck ? HintRepair::restoreCandidates : HintRepair::none;
}

HintAnswer answerHint(const HintQuestion& question, std::stop_token stop) {
    HintAnswer answer;
    answer.wishes = question.wishes;
    const auto finish = [&](HintFinding finding) {
        answer.finding = stop.stop_requested() ? HintFinding::stopped : finding;
        return answer;
    };
    const Reasoning reasoning =
        reasonFrom({question.puzzle, question.state, question.facts, question.wishes.source}, stop);
    answer.facts = question.facts;
    answer.ground = reasoning.ground;
    if (!reasoning.isClassic)
        return finish(HintFinding::notClassic);
    if (question.facts.state == SolutionState::none)
        return finish(HintFinding::noSolution);
    answer.cells = reasoning.wrongDigits;
    if (!answer.cells.empty())
        return finish(HintFinding::wrongDigits);
    answer.cells = reasoning.missingCandidates;
    if (!answer.cells.empty())
        return finish(HintFinding::missingCandidates);
    if (reasoning.isContradictory)
        return finish(HintFinding::contradiction);
    if (reasoning.position.isSolved())
        return finish(HintFinding::finished);
    const bool mayUseUniqueness = question.wishes.usesUniqueness && question.facts.permitsUniqueness;
    answer.step = easiestWanted(reasoning.position, question, mayUseUniqueness, stop);
    if (answer.step)
        return finish(HintFinding::step);
    return finish(question.seen.empty() ? HintFinding::noStep : HintFinding::noOtherStep);
}

PlayState withCandidatesRestored(const PlayState& before, const HintAnswer& answer) {
    PlayState next = before;
    for (const Cell cell : answer.cells)
        next.at(cell).struck = {};
    return next;
}

std::optional<NodeId> lastRightPosition(const Puzzle& puzzle, const History& history, const SolutionFacts& facts) {
    return facts.solution ? std::optional(lastRightNode(puzzle, history, *facts.solution)) : std::nullopt;
}

}  // namespace nonet
