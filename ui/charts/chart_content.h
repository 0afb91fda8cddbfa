// What each chart says, apart from how it is drawn: title, sentence, and the numbers as a table.
#pragma once

#include "core/batch/rated_collection.h"
#include "ui/charts/puzzle_difficulty.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace nonet {

enum class ChartKind : std::uint8_t { path, candidates, openSteps, techniques, heat, collection };
inline constexpr ChartKind kChartKinds[] = {ChartKind::path,       ChartKind::candidates, ChartKind::openSteps,
                                            ChartKind::techniques, ChartKind::heat,       ChartKind::collection};

enum class HeatMoment : std::uint8_t { atStart, afterSingles };

/// What can be put on an axis.
inline constexpr Measure kChartMeasures[] = {Measure::score, Measure::candidateSum, Measure::clues,
                                             Measure::steps, Measure::effort,       Measure::width};

/// What there is to draw, and the choices of whoever looks.
struct ChartSource {
    /// Null while nothing is worked out.
    std::shared_ptr<const PuzzleDifficulty> puzzle;
    Grid givens;
    std::shared_ptr<const RatedCollection> collection;
    HeatMoment moment = HeatMoment::atStart;
    Measure across = Measure::candidateSum;
    Measure up = Measure::score;
};

struct ChartTable {
    QStringList head;
    std::vector<QStringList> rows;
};

QString chartTitle(ChartKind kind);
QString measureName(Measure measure);

/// Why there is nothing to draw, for people; empty where there is.
QString chartObstacle(ChartKind kind, const ChartSource& source);
/// What the chart shows in a sentence or two; the source must have what the kind needs.
QString chartSentence(ChartKind kind, const ChartSource& source);
ChartTable chartTable(ChartKind kind, const ChartSource& source);

const CellCounts& heatCounts(const ChartSource& source);

}  // namespace nonet
