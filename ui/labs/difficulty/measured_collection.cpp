#include "ui/labs/difficulty/measured_collection.h"

#include "core/rating/rank_correlation.h"

#include <algorithm>

namespace nonet::difficulty {
namespace {

std::optional<double> correlationOf(const std::vector<CollectionPoint>& points) {
    std::vector<double> xs;
    std::vector<double> ys;
    for (const CollectionPoint& each : points) {
        xs.push_back(each.x);
        ys.push_back(each.y);
    }
    return rankCorrelation(xs, ys);
}

}  // namespace

std::optional<CollectionPoint> pointOf(const RatedPuzzle& puzzle, Measure below, const MeasuredCollection::Axes& axes) {
    const MeasurePairs pair = pairsOf(std::span(&puzzle, 1), below, axes.against, Unfinished::leftOut, axes.weights);
    if (pair.x.empty())
        return std::nullopt;
    CollectionPoint point{.x = pair.x.front(), .y = pair.y.front()};
    // Core's D has a factor of its own: the learner's takes its place.
    if (below == Measure::candidateSum)
        point.x = totalDifficulty(
            puzzle.census, {.puzzle = {}, .edited = {}, .weights = axes.weights, .secondStage = axes.secondStage});
    return point;
}

void MeasuredCollection::begin(std::vector<Puzzle> puzzles) {
    m_puzzles = std::make_shared<const std::vector<Puzzle>>(std::move(puzzles));
    m_measured.clear();
    m_clouds = {};
    m_taken = 0;
}

void MeasuredCollection::add(std::vector<RatedPuzzle> measured) {
    std::ranges::move(measured, std::back_inserter(m_measured));
}

void MeasuredCollection::makePoints(Measure below, Cloud& cloud) const {
    for (std::size_t i = m_taken; i < m_measured.size(); ++i) {
        ++m_pointsMade;
        std::optional<CollectionPoint> point = pointOf(m_measured[i], below, m_axes);
        if (!point)
            continue;
        point->number = static_cast<int>(i) + 1;
        const bool isFirst = cloud.points.empty();
        cloud.x = isFirst ? Ends{point->x, point->x}
                          : Ends{std::min(cloud.x.least, point->x), std::max(cloud.x.most, point->x)};
        cloud.y = isFirst ? Ends{point->y, point->y}
                          : Ends{std::min(cloud.y.least, point->y), std::max(cloud.y.most, point->y)};
        cloud.points.push_back(*point);
    }
    cloud.correlation = correlationOf(cloud.points);
}

const MeasuredCollection::Cloud& MeasuredCollection::cloud(Measure below, const Axes& axes) const {
    if (m_axes != axes) {
        m_axes = axes;
        m_clouds = {};
        m_taken = 0;
    }
    if (m_taken < m_measured.size()) {
        for (std::size_t i = 0; i < kBelow.size(); ++i)
            makePoints(kBelow[i], m_clouds[i]);
        m_taken = m_measured.size();
    }
    return m_clouds[static_cast<std::size_t>(std::ranges::find(kBelow, below) - kBelow.begin())];
}

}  // namespace nonet::difficulty
