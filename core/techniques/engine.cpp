#include "core/techniques/engine.h"

#include "core/techniques/proof.h"

#include <algorithm>
#include <set>

namespace nonet {
namespace {

bool mayUse(const Technique& technique, const EngineOptions& options) {
    const auto at = static_cast<std::size_t>(technique.id);
    return technique.find != nullptr && options.allowed.test(at) &&
           (!options.techniques || options.techniques->allowed.test(at)) &&
           (options.useUniqueness || !technique.assumesUniqueness);
}

/// Calls visit for each technique that may be used, as they are tried, until it returns true.
template <typename Visit>
void visitInOrder(const EngineOptions& options, Visit visit) {
    if (!options.techniques) {
        for (const Technique& each : techniqueCatalogue())
            if (mayUse(each, options) && visit(each))
                return;
        return;
    }
    for (const TechniqueId id : options.techniques->order)
        if (mayUse(technique(id), options) && visit(technique(id)))
            return;
}

std::vector<Step> provedSteps(const Technique& technique, const Position& position, std::size_t limit,
                              std::stop_token stop = {}) {
    StepCollector collector(limit, std::move(stop));
    technique.find(position, collector);
    std::vector<Step> steps = collector.take();
    const auto isWrong = [&](const Step& step) { return !isProved(position, step); };
    [[maybe_unused]] const std::size_t wrong = std::erase_if(steps, isWrong);
    assert(wrong == 0);
    return steps;
}

template <typename Predicate>
TechniqueSet techniquesWhere(Predicate isWanted) {
    TechniqueSet set;
    for (const Technique& each : techniqueCatalogue())
        set.set(static_cast<std::size_t>(each.id), isWanted(each));
    return set;
}

}  // namespace

TechniqueSet techniquesOf(TechniqueFamily family) {
    return techniquesWhere([family](const Technique& each) { return each.family == family; });
}

TechniqueSet techniquesBefore(TechniqueId id) {
    return techniquesWhere([id](const Technique& each) { return each.order < technique(id).order; });
}

TechniqueSet techniquesUpTo(TechniqueId id) {
    return techniquesWhere([id](const Technique& each) { return each.order <= technique(id).order; });
}

std::vector<TechniqueId> techniquesTried(const EngineOptions& options) {
    std::vector<TechniqueId> tried;
    visitInOrder(options, [&tried](const Technique& each) {
        tried.push_back(each.id);
        return false;
    });
    return tried;
}

bool allowsUniqueness(const Puzzle& puzzle) { return !puzzle.startCandidates.has_value(); }

std::optional<Step> nextStep(const Position& position, const EngineOptions& options) {
    std::optional<Step> found;
    visitInOrder(options, [&](const Technique& technique) {
        std::vector<Step> steps = provedSteps(technique, position, 1);
        if (!steps.empty())
            found = std::move(steps.front());
        return found.has_value();
    });
    return found;
}

std::vector<Step> allSteps(const Position& position, const EngineOptions& options, std::size_t limitPerTechnique,
                           const std::stop_token& stop) {
    std::vector<Step> all;
    visitInOrder(options, [&](const Technique& technique) {
        if (!stop.stop_requested())
            std::ranges::move(provedSteps(technique, position, limitPerTechnique, stop), std::back_inserter(all));
        return stop.stop_requested();
    });
    return all;
}

std::vector<Step> withoutRepeats(std::vector<Step> steps) {
    std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> seen;
    std::erase_if(steps,
                  [&seen](const Step& step) { return !seen.emplace(step.placements, step.eliminations).second; });
    return steps;
}

std::vector<Step> stepsOf(TechniqueId id, const Position& position, std::size_t limit) {
    const Technique& wanted = technique(id);
    return wanted.find == nullptr ? std::vector<Step>() : provedSteps(wanted, position, limit);
}

SolvePath solvePath(Position position, const EngineOptions& options, const std::stop_token& stop,
                    const ProgressSink& progress) {
    SolvePath path;
    const auto total = static_cast<std::uint64_t>(position.unsolvedCells().count());
    while (!position.isSolved() && !position.isContradictory()) {
        path.wasStopped = stop.stop_requested();
        std::optional<Step> step = path.wasStopped ? std::nullopt : nextStep(position, options);
        if (!step)
            break;
        if (options.techniques && options.techniques->stopsBefore.test(static_cast<std::size_t>(step->technique))) {
            path.endedBefore = step->technique;
            break;
        }
        apply(position, *step);
        path.steps.push_back(std::move(*step));
        if (progress)
            progress({total - static_cast<std::uint64_t>(position.unsolvedCells().count()), total});
    }
    path.isSolved = position.isSolved() && !position.isContradictory();
    path.end = position;
    return path;
}

void apply(Position& position, const Step& step) {
    for (const Candidate candidate : step.placements)
        position.place(candidate);
    for (const Candidate candidate : step.eliminations)
        position.eliminate(candidate);
}

}  // namespace nonet
