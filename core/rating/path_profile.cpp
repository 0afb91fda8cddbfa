#include "core/rating/path_profile.h"

namespace nonet {
namespace {

PathPoint pointAt(const Position& position, int score) {
    PathPoint point{.blanks = position.unsolvedCells().count(), .weight = candidateWeight(position), .score = score};
    for (const Cell cell : position.unsolvedCells())
        point.candidates += position.candidates(cell).count();
    return point;
}

}  // namespace

CellCounts candidateCounts(const Position& position) {
    CellCounts counts{};
    for (const Cell cell : position.unsolvedCells())
        counts[cell.slot()] = static_cast<std::uint8_t>(position.candidates(cell).count());
    return counts;
}

PathProfile pathProfile(const Position& start, const SolvePath& path, const Profile& rules) {
    PathProfile profile;
    profile.uses = usesOf(path);
    profile.candidates = candidateCounts(start);
    profile.candidatesAfterSingles =
        candidateCounts(solvePath(start, {.allowed = techniquesOf(TechniqueFamily::singles)}).end);
    for (const Cell cell : start.unsolvedCells())
        profile.solvedBy[cell.slot()] = -1;
    Position position = start;
    profile.points.push_back(pointAt(position, 0));
    for (const Step& step : path.steps) {
        apply(position, step);
        for (const Candidate placed : step.placements)
            profile.solvedBy[placed.cell.slot()] = static_cast<int>(profile.points.size());
        profile.points.push_back(pointAt(position, profile.points.back().score + rowOf(rules, step.technique).score));
    }
    return profile;
}

}  // namespace nonet
