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

NextStep easiestWanted(const Position& position, const HintQuestion& question, bool mayUseUniqueness,
                       const std::stop_token& stop) {
    EngineOptions options{
        .useUniqueness = mayUseUniqueness, .profile = question.wishes.profile, .mostWork = question.mostWork};
    if (asksForAnyStep(question))
        return findNextStep(position, options, stop);
    NextStep easiest;
    const std::vector<TechniqueId> tried = techniquesTried(options);
    for (const TechniqueId id : tried) {
        options.allowed = TechniqueSet().set(id);
        const auto takeWanted = [&](std::vector<Step> steps) {
            const auto wanted = std::ranges::find_if(steps, [&](const Step& each) { return isWanted(each, question); });
            if (wanted != steps.end())
                easiest.step = std::move(*wanted);
        };
        easiest.gaps.add(
            findSteps(position, options, {.patterns = StreamedPatterns::bestOfEachResult}, takeWanted, stop));
        if (easiest.step || stop.stop_requested())
            break;
    }
    return easiest;
}

}  // namespace

HintRepair HintAnswer::repair() const {
    if (finding == HintFinding::mistakes)
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
    answer.cells = reasoning.mistakes;
    if (!answer.cells.empty())
        return finish(HintFinding::mistakes);
    answer.cells = reasoning.missingCandidates;
    if (!answer.cells.empty())
        return finish(HintFinding::missingCandidates);
    if (reasoning.isContradictory)
        return finish(HintFinding::contradiction);
    if (reasoning.position.isSolved())
        return finish(HintFinding::finished);
    const bool mayUseUniqueness = question.wishes.usesUniqueness && question.facts.permitsUniqueness;
    NextStep found = easiestWanted(reasoning.position, question, mayUseUniqueness, stop);
    answer.gaps = found.gaps;
    answer.step = std::move(found.step);
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
