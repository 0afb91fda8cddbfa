#include "core/techniques/engine.h"

#include "core/techniques/session/solving_session.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace nonet {
namespace {

bool mayUse(TechniqueId id, const EngineOptions& options) {
    return options.allowed.test(static_cast<std::size_t>(id)) &&
           (options.useUniqueness || !technique(id).assumesUniqueness);
}

SearchRows rowsFor(const EngineOptions& options) {
    TechniqueSet allowed;
    for (const Technique& each : techniqueCatalogue())
        allowed.set(static_cast<std::size_t>(each.id), mayUse(each.id, options));
    return searchRows(options.profile, allowed);
}

/// The rows must outlive the session.
SessionOptions sessionOptions(const SearchRows& rows, const EngineOptions& options) {
    return {{rows.begin(), rows.end()}, options.profile.singles, options.profile.limits, options.mostWork};
}

}  // namespace

TechniqueSet techniquesOf(TechniqueFamily family) {
    TechniqueSet set;
    for (const Technique& each : techniqueCatalogue())
        set.set(static_cast<std::size_t>(each.id), each.family == family);
    return set;
}

std::vector<TechniqueId> techniquesTried(const EngineOptions& options) {
    std::vector<TechniqueId> tried;
    for (const ProfileRow& row : options.profile.rows)
        if (row.isOn && mayUse(row.technique, options))
            tried.push_back(row.technique);
    return tried;
}

bool allowsUniqueness(const Puzzle& puzzle) { return !puzzle.startCandidates.has_value(); }

std::optional<Step> nextStep(const Position& position, const EngineOptions& options, const std::stop_token& stop) {
    return findNextStep(position, options, stop).step;
}

NextStep findNextStep(const Position& position, const EngineOptions& options, const std::stop_token& stop) {
    const SearchRows rows = rowsFor(options);
    SolvingSession session(SinglesBoard(position), sessionOptions(rows, options));
    const std::optional<Deduction> found = session.next(stop);
    NextStep next{.step = found ? provedStep(session.facts(), *found) : std::nullopt,
                  .gaps = {.cutOff = session.cutOff()}};
    next.gaps.unproved = found && !next.step ? 1 : 0;
    assert(next.gaps.unproved == 0);
    return next;
}

SearchGaps findSteps(const Position& position, const EngineOptions& options, const FindOptions& wanted,
                     const StepSink& sink, const std::stop_token& stop) {
    const std::vector<TechniqueId> tried = techniquesTried(options);
    return streamSteps(PositionFacts(position),
                       {.order = tried,
                        .limits = options.profile.limits,
                        .mostWork = options.mostWork,
                        .mostPerTechnique = wanted.mostPerTechnique,
                        .patterns = wanted.patterns},
                       sink, stop);
}

std::vector<Step> allSteps(const Position& position, const EngineOptions& options, std::size_t limitPerTechnique,
                           const std::stop_token& stop) {
    std::vector<Step> all;
    findSteps(
        position, options, {.mostPerTechnique = limitPerTechnique, .patterns = StreamedPatterns::bestOfEachResult},
        [&all](std::vector<Step> some) { std::ranges::move(some, std::back_inserter(all)); }, stop);
    std::array<std::size_t, kTechniqueCount> place{};
    std::size_t tried = 0;
    for (const TechniqueId id : techniquesTried(options))
        place[static_cast<std::size_t>(id)] = tried++;
    std::ranges::stable_sort(all, {},
                             [&place](const Step& step) { return place[static_cast<std::size_t>(step.technique)]; });
    return all;
}

std::vector<Step> withoutRepeats(std::vector<Step> steps) {
    std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> seen;
    std::erase_if(steps,
                  [&seen](const Step& step) { return !seen.emplace(step.placements, step.eliminations).second; });
    return steps;
}

std::vector<Step> stepsOf(TechniqueId id, const Position& position, const TechniqueLimits& limits, std::size_t limit,
                          const std::stop_token& stop) {
    std::vector<Step> all;
    streamSteps(
        PositionFacts(position),
        {.order = {&id, 1},
         .limits = limits,
         .mostPerTechnique = limit,
         .patterns = StreamedPatterns::bestOfEachResult},
        [&all](std::vector<Step> some) { all = std::move(some); }, stop);
    return all;
}

SolvePath solvePath(Position position, const EngineOptions& options, const std::stop_token& stop,
                    const ProgressSink& progress) {
    SolvePath path;
    const auto total = static_cast<std::uint64_t>(position.unsolvedCells().count());
    const SearchRows rows = rowsFor(options);
    SolvingSession session(SinglesBoard(position), sessionOptions(rows, options));
    while (!session.position().isSolved() && !session.position().isContradictory()) {
        const std::optional<Deduction> found = session.next(stop);
        path.wasStopped = stop.stop_requested();
        if (!found || path.wasStopped)
            break;
        std::optional<Step> step = provedStep(session.facts(), *found);
        if (!step) {
            ++path.gaps.unproved;
            break;
        }
        if (rowOf(options.profile, found->technique).stopsBefore) {
            path.endedBefore = found->technique;
            break;
        }
        session.apply(*found);
        path.steps.push_back(std::move(*step));
        if (progress)
            progress({total - static_cast<std::uint64_t>(session.position().unsolvedCells().count()), total});
    }
    assert(path.gaps.unproved == 0);
    path.gaps.cutOff = session.cutOff();
    path.end = session.position();
    path.isSolved = path.end.isSolved() && !path.end.isContradictory();
    return path;
}

void apply(Position& position, const Step& step) {
    for (const Candidate candidate : step.placements)
        position.place(candidate);
    for (const Candidate candidate : step.eliminations)
        position.eliminate(candidate);
}

}  // namespace nonet
