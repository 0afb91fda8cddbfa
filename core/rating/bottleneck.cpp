#include "core/rating/bottleneck.h"

#include <algorithm>
#include <set>

namespace nonet {
namespace {

AvailableSteps countDifferent(const std::vector<Step>& steps) {
    using Candidates = std::vector<Candidate>;
    std::set<std::pair<Candidates, Candidates>> results;
    AvailableSteps available;
    for (const Step& step : steps)
        if (results.emplace(step.placements, step.eliminations).second)
            ++(step.placements.empty() ? available.clearing : available.placing);
    return available;
}

TechniqueSet upToHardest(const SolvePath& path, const Profile& profile) {
    TechniqueSet known = techniquesOf(TechniqueFamily::singles);
    for (const Step& step : path.steps)
        known |= techniquesUpTo(profile, step.technique);
    return known;
}

}  // namespace

std::optional<std::size_t> BottleneckProfile::narrowestWhileOpen() const {
    std::optional<std::size_t> narrowest;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (isOpen(i) && (!narrowest || points[i].total() < points[*narrowest].total()))
            narrowest = i;
    return narrowest;
}

int BottleneckProfile::widthWhileOpen() const {
    return points.empty() ? 0 : points[narrowestWhileOpen().value_or(0)].total();
}

BottleneckProfile bottleneckProfile(const Position& start, const SolvePath& path, const BottleneckOptions& options,
                                    const std::stop_token& stop, const ProgressSink& progress) {
    EngineOptions engine = options.engine;
    if (options.counted == CountedTechniques::upToHardest)
        engine.allowed &= upToHardest(path, engine.profile);
    BottleneckProfile profile;
    Position position = start;
    for (const Step& step : path.steps) {
        const std::vector<Step> steps = allSteps(position, engine, options.mostPerTechnique, stop);
        if (stop.stop_requested()) {
            profile.wasStopped = true;
            break;
        }
        profile.points.push_back(countDifferent(steps));
        if (progress)
            progress({profile.points.size(), path.steps.size()});
        profile.blanks.push_back(position.unsolvedCells().count());
        if (profile.points.back().placing < profile.blanks.back() &&
            profile.points.back().total() < options.fewestWanted)
            break;
        apply(position, step);
    }
    return profile;
}

}  // namespace nonet
