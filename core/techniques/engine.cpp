#include "core/techniques/engine.h"

#include "core/techniques/proof.h"

#include <algorithm>

namespace nonet {
namespace {

bool mayUse(const Technique& technique, const EngineOptions& options) {
    return technique.find != nullptr && options.allowed.test(static_cast<std::size_t>(technique.id)) &&
           (options.useUniqueness || !technique.assumesUniqueness);
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

bool allowsUniqueness(const Puzzle& puzzle) { return !puzzle.startCandidates.has_value(); }

std::optional<Step> nextStep(const Position& position, const EngineOptions& options) {
    for (const Technique& technique : techniqueCatalogue()) {
        if (!mayUse(technique, options))
            continue;
        std::vector<Step> steps = provedSteps(technique, position, 1);
        if (!steps.empty())
            return std::move(steps.front());
    }
    return std::nullopt;
}

std::vector<Step> allSteps(const Position& position, const EngineOptions& options, std::size_t limitPerTechnique,
                           const std::stop_token& stop) {
    std::vector<Step> all;
    for (const Technique& technique : techniqueCatalogue()) {
        if (stop.stop_requested())
            break;
        if (mayUse(technique, options))
            std::ranges::move(provedSteps(technique, position, limitPerTechnique, stop), std::back_inserter(all));
    }
    return all;
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
