#include "core/techniques/engine.h"

#include "core/techniques/path_uses.h"
#include "core/techniques/session/solving_session.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace nonet {
namespace {

bool mayUse(TechniqueId id, const EngineOptions& options) {
    return options.allowed.test(id) && (options.useUniqueness || !technique(id).assumesUniqueness);
}

SearchRows rowsFor(const EngineOptions& options) {
    TechniqueSet allowed;
    for (const Technique& each : techniqueCatalogue())
        allowed.set(each.id, mayUse(each.id, options));
    return searchRows(options.profile, allowed);
}

/// The rows must outlive the session.
SessionOptions sessionOptions(const SearchRows& rows, const EngineOptions& options) {
    return {{rows.begin(), rows.end()}, options.profile.singles, options.profile.limits, options.mostWork};
}

struct FoundStep {
    /// Its result alone where the search's own was not proved.
    Deduction deduction;
    Step step;
};

Deduction resultOf(const Step& step) {
    Deduction result{.technique = step.technique};
    if (!step.placements.empty())
        result.placement = step.placements.front();
    for (const Candidate each : step.eliminations)
        result.eliminations.insert(each);
    return result;
}

bool isSingle(TechniqueId id) {
    return id == TechniqueId::fullHouse || id == TechniqueId::nakedSingle || id == TechniqueId::hiddenSingle;
}

/// Its cell has no other candidate, or its digit no other place in the house that it was found in.
bool isProvedByLook(const Position& position, const Deduction& single) {
    if (!single.placement || !position.has(*single.placement))
        return false;
    const Candidate placed = *single.placement;
    if (single.pattern.base == 0)
        return position.candidates(placed.cell).count() == 1;
    return (position.cells(placed.digit) & classic::cellsOfHouse(std::countr_zero(single.pattern.base))).count() == 1;
}

enum class StepOfSingle { made, leftOut };

/// The session's next step; where that is not proved, the first that is.
std::optional<FoundStep> nextProved(SolvingSession& session, const EngineOptions& options, const std::stop_token& stop,
                                    SearchGaps& gaps, StepOfSingle ofSingle = StepOfSingle::made) {
    const std::optional<Deduction> found = session.next(stop);
    if (!found || stop.stop_requested())
        return std::nullopt;
    if (ofSingle == StepOfSingle::leftOut && isSingle(found->technique) && isProvedByLook(session.position(), *found))
        return FoundStep{*found, {}};
    if (std::optional<Step> step = provedStep(session.facts(), *found, {options.proof, stop}, gaps))
        return FoundStep{*found, std::move(*step)};
    assert(gaps.unproved == 0);
    constexpr std::size_t kEnough = 100;
    std::vector<Step> others = allSteps(session.position(), options, kEnough, stop);
    if (others.empty())
        return std::nullopt;
    return FoundStep{resultOf(others.front()), std::move(others.front())};
}

/// Hands what comes next to `take` until the board is solved or nothing follows.
template <typename Path, typename Take>
void walkPath(SolvingSession& session, const EngineOptions& options, const std::stop_token& stop, StepOfSingle ofSingle,
              Path& path, const Take& take) {
    while (!session.position().isSolved() && !session.isContradictory()) {
        std::optional<FoundStep> found = nextProved(session, options, stop, path.gaps, ofSingle);
        path.wasStopped = stop.stop_requested();
        if (!found || path.wasStopped)
            break;
        const TechniqueId technique = found->deduction.technique;
        if (rowOf(options.profile, technique).stopsBefore) {
            path.endedBefore = technique;
            break;
        }
        session.apply(found->deduction);
        take(technique, std::move(found->step));
    }
    path.gaps.cutOff |= session.cutOff();
    path.isSolved = session.position().isSolved() && !session.isContradictory();
}

}  // namespace

TechniqueSet techniquesOf(TechniqueFamily family) {
    TechniqueSet set;
    for (const Technique& each : techniqueCatalogue())
        set.set(each.id, each.family == family);
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
    NextStep next;
    if (std::optional<FoundStep> found = nextProved(session, options, stop, next.gaps))
        next.step = std::move(found->step);
    next.gaps.cutOff |= session.cutOff();
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
                        .patterns = wanted.patterns,
                        .proof = options.proof},
                       sink, stop);
}

std::vector<Step> allSteps(const Position& position, const EngineOptions& options, std::size_t limitPerTechnique,
                           const std::stop_token& stop, SearchGaps* gaps) {
    std::vector<Step> all;
    const SearchGaps found = findSteps(
        position, options, {.mostPerTechnique = limitPerTechnique, .patterns = StreamedPatterns::bestOfEachResult},
        [&all](std::vector<Step> some) { std::ranges::move(some, std::back_inserter(all)); }, stop);
    if (gaps != nullptr)
        gaps->add(found);
    TechniqueArray<std::size_t> place{};
    std::size_t tried = 0;
    for (const TechniqueId id : techniquesTried(options))
        place[id] = tried++;
    std::ranges::stable_sort(all, {}, [&place](const Step& step) { return place[step.technique]; });
    return all;
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
    walkPath(session, options, stop, StepOfSingle::made, path, [&](TechniqueId, Step step) {
        path.steps.push_back(std::move(step));
        if (progress)
            progress({total - static_cast<std::uint64_t>(session.position().unsolvedCells().count()), total});
    });
    path.end = session.position();
    return path;
}

PathUses solvePathUses(const Position& position, const EngineOptions& options, const std::stop_token& stop) {
    PathUses path;
    const SearchRows rows = rowsFor(options);
    SolvingSession session(SinglesBoard(position), sessionOptions(rows, options));
    walkPath(session, options, stop, StepOfSingle::leftOut, path,
             [&path](TechniqueId id, const Step&) { ++path.uses[id]; });
    return path;
}

void apply(Position& position, const Step& step) {
    for (const Candidate candidate : step.placements)
        position.place(candidate);
    for (const Candidate candidate : step.eliminations)
        position.eliminate(candidate);
}

}  // namespace nonet
