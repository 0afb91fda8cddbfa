#include "ui/charts/chart_content.h"

#include "core/rating/rank_correlation.h"
#include "core/techniques/catalogue.h"
#include "ui/text/cell_names.h"
#include "ui/text/profile_text.h"
#include "ui/text/rating_text.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace nonet {
namespace {

struct ChartText {
    Q_DECLARE_TR_FUNCTIONS(ChartText)
};

QString number(double value) { return QString::number(value, 'g', 10); }
QString local(double value, int decimals = 0) { return QLocale().toString(value, 'f', decimals); }

QString ratedBy(const std::string& profile) {
    return u' ' + ChartText::tr("Rated %1.", "by a profile of techniques").arg(byProfile(profile));
}

QString pathSentence(const PuzzleDifficulty& puzzle) {
    const HodokuRating& rating = puzzle.report.hodoku;
    const std::vector<Step>& steps = puzzle.report.path.steps;
    const auto scoreOf = [&puzzle](const Step& step) { return rowOf(puzzle.rules, step.technique).score; };
    // The tallest bar; a harder technique may score less.
    const auto tallest = std::max_element(steps.begin(), steps.end(),
                                          [&](const Step& a, const Step& b) { return scoreOf(a) < scoreOf(b); });
    QString text = ChartText::tr("%Ln step(s).", nullptr, static_cast<int>(steps.size()));
    const auto alike =
        std::ranges::count_if(steps, [&](const Step& each) { return scoreOf(each) == scoreOf(*tallest); });
    if (alike > 1)
        text += u' ' + (alike == std::ssize(steps) ? ChartText::tr("All steps score alike.")
                                                   : ChartText::tr("%1 steps score highest; the first is step %2: %3.",
                                                                   "two or more, a number, a technique")
                                                         .arg(alike)
                                                         .arg(tallest - steps.begin() + 1)
                                                         .arg(techniqueName(tallest->technique)));
    else if (tallest != steps.end())
        text += u' ' + ChartText::tr("Step %1 scores highest: %2.", "a number, a technique")
                           .arg(tallest - steps.begin() + 1)
                           .arg(techniqueName(tallest->technique));
    text += u' ' + (rating.isComplete ? ChartText::tr("The whole path: %1.", "a level and score")
                                            .arg(levelAndScore(rating, puzzle.report.profile))
                                      : ChartText::tr("Nonet’s hint techniques get no further."));
    return text;
}

QString candidatesSentence(const PuzzleDifficulty& puzzle) {
    const std::optional<CandidateDifficulty>& difficulty = puzzle.report.candidateDifficulty;
    if (!difficulty)
        return {};
    const PathPoint& start = puzzle.profile.points.front();
    return ChartText::tr("%1 candidates in %2 blank cells at the start. The candidate sum D is %3, "
                         "of which %4 come from the board where singles are exhausted.")
        .arg(start.candidates)
        .arg(start.blanks)
        .arg(local(difficulty->total(), 1), local(8 * difficulty->afterSingles, 1));
}

QString openStepsSentence(const PuzzleDifficulty& puzzle) {
    const std::optional<std::size_t> narrowest = puzzle.openSteps.narrowestWhileOpen();
    if (!narrowest)
        return ChartText::tr("At every point every blank cell can be filled at once: nobody gets stuck here.");
    return ChartText::tr("While some blank cell cannot be filled yet, the bottleneck is step %1, %2: only %Ln step(s) "
                         "make(s) progress there, counting techniques up to the hardest of the path.",
                         "a number, a technique", puzzle.openSteps.points[*narrowest].total())
        .arg(*narrowest + 1)
        .arg(techniqueName(puzzle.report.path.steps[*narrowest].technique));
}

QString techniquesSentence(const PuzzleDifficulty& puzzle) {
    int kinds = 0;
    int singles = 0;
    for (const TechniqueId id : TechniqueUses::keys()) {
        const int uses = puzzle.profile.uses[id];
        kinds += uses > 0 ? 1 : 0;
        if (technique(id).family == TechniqueFamily::singles)
            singles += uses;
    }
    return ChartText::tr("%Ln technique(s);", nullptr, kinds) + u' ' +
           ChartText::tr("%1 of %2 steps are singles.").arg(singles).arg(puzzle.report.path.steps.size());
}

QString heatSentence(const ChartSource& source) {
    const CellCounts& counts = heatCounts(source);
    const int sum = std::accumulate(counts.begin(), counts.end(), 0);
    if (sum == 0)
        return ChartText::tr("Singles alone solve this puzzle: nothing is left after them.");
    const auto most = std::max_element(counts.begin(), counts.end());
    const QString text = ChartText::tr("%1 candidates, most in %2 (%3).", "a number, a cell, a number")
                             .arg(sum)
                             .arg(cellName(Cell(static_cast<int>(most - counts.begin()))))
                             .arg(*most);
    const QString legend = ChartText::tr("Large numbers count candidates; small ones are givens.");
    return source.moment == HeatMoment::atStart
               ? text + u' ' + legend
               : ChartText::tr("Where a solver must look for more than singles.") + u' ' + text + u' ' + legend;
}

QString collectionSentence(const ChartSource& source) {
    const RatedCollection& collection = *source.collection;
    QString text = ChartText::tr("%Ln puzzle(s)", nullptr, static_cast<int>(collection.puzzles.size())) + u' ' +
                   ChartText::tr("of %1.", "a file").arg(QString::fromStdString(collection.name));
    if (collection.passedOver > 0)
        text += u' ' + ChartText::tr("%Ln line(s) without a puzzle of exactly one solution skipped.", nullptr,
                                     collection.passedOver);
    const MeasurePairs pairs = pairsOf(collection.puzzles, source.across, source.up, Unfinished::counts);
    const std::optional<double> found = rankCorrelation(pairs.x, pairs.y);
    text += u' ' + (found ? ChartText::tr("Rank correlation (Spearman): %1.").arg(local(*found, 3))
                          : ChartText::tr("No rank correlation: one of the measures is the same throughout."));
    if (collection.wasStopped)
        text += u' ' + ChartText::tr("Cancelled before the file ended.");
    return text;
}

ChartTable pathTable(const PuzzleDifficulty& puzzle) {
    ChartTable table{{ChartText::tr("Step"), ChartText::tr("Technique"), ChartText::tr("Level"), ChartText::tr("Score"),
                      ChartText::tr("Score so far"), ChartText::tr("Result")},
                     {}};
    for (std::size_t i = 0; i < puzzle.report.path.steps.size(); ++i) {
        const Step& step = puzzle.report.path.steps[i];
        const ProfileRow& row = rowOf(puzzle.rules, step.technique);
        table.rows.push_back({number(static_cast<double>(i + 1)), techniqueName(step.technique), levelName(row.level),
                              number(row.score), number(puzzle.profile.points[i + 1].score), stepResult(step)});
    }
    return table;
}

ChartTable candidatesTable(const PuzzleDifficulty& puzzle) {
    ChartTable table{{ChartText::tr("After step"), ChartText::tr("Candidates"), ChartText::tr("Blank cells"),
                      ChartText::tr("Sum of weights")},
                     {}};
    for (std::size_t i = 0; i < puzzle.profile.points.size(); ++i) {
        const PathPoint& point = puzzle.profile.points[i];
        table.rows.push_back(
            {number(static_cast<double>(i)), number(point.candidates), number(point.blanks), number(point.weight)});
    }
    return table;
}

ChartTable openStepsTable(const PuzzleDifficulty& puzzle) {
    ChartTable table{{ChartText::tr("Before step"), ChartText::tr("Placing a digit"),
                      ChartText::tr("Removing candidates"), ChartText::tr("Technique taken")},
                     {}};
    for (std::size_t i = 0; i < puzzle.openSteps.points.size(); ++i)
        table.rows.push_back({number(static_cast<double>(i + 1)), number(puzzle.openSteps.points[i].placing),
                              number(puzzle.openSteps.points[i].clearing),
                              techniqueName(puzzle.report.path.steps[i].technique)});
    return table;
}

ChartTable techniquesTable(const PuzzleDifficulty& puzzle) {
    ChartTable table{{ChartText::tr("Technique"), ChartText::tr("Code"), ChartText::tr("Level"), ChartText::tr("Steps"),
                      ChartText::tr("Score")},
                     {}};
    for (const ProfileRow& row : puzzle.rules.rows)
        if (const int uses = puzzle.profile.uses[row.technique]; uses > 0)
            table.rows.push_back({techniqueName(row.technique),
                                  QString::fromStdString(std::string(technique(row.technique).code)),
                                  levelName(row.level), number(uses), number(uses * row.score)});
    return table;
}

ChartTable heatTable(const ChartSource& source) {
    ChartTable table{{ChartText::tr("Cell"), ChartText::tr("Candidates"), ChartText::tr("Solved by step")}, {}};
    for (int i = 0; i < 81; ++i) {
        const auto at = static_cast<std::size_t>(i);
        table.rows.push_back(
            {cellName(Cell(i)), number(heatCounts(source)[at]), number(source.puzzle->profile.solvedBy[at])});
    }
    return table;
}

ChartTable collectionTable(const RatedCollection& collection) {
    ChartTable table{{ChartText::tr("Puzzle"), ChartText::tr("Level"), ChartText::tr("Hardest")}, {}};
    for (const Measure measure : kChartMeasures)
        table.head.append(measureName(measure));
    for (const RatedPuzzle& puzzle : collection.puzzles) {
        const HodokuRating& rating = puzzle.hodoku;
        QStringList row{QString::fromStdString(toLine(puzzle.puzzle.givens)),
                        rating.isComplete ? levelName(rating.level) : ChartText::tr("harder"),
                        rating.hardest ? techniqueName(*rating.hardest) : QString()};
        for (const Measure measure : kChartMeasures)
            row.append(number(valueOf(puzzle, measure).value_or(0)));
        table.rows.push_back(row);
    }
    return table;
}

}  // namespace

QString chartTitle(ChartKind kind) {
    switch (kind) {
    case ChartKind::path: return ChartText::tr("Difficulty of each step");
    case ChartKind::candidates: return ChartText::tr("Candidates left");
    case ChartKind::openSteps: return ChartText::tr("Available steps");
    case ChartKind::techniques: return ChartText::tr("Techniques");
    case ChartKind::heat: return ChartText::tr("Candidates by cell");
    case ChartKind::collection: return ChartText::tr("Collection");
    }
    return {};
}

QString measureName(Measure measure) {
    switch (measure) {
    case Measure::score: return ChartText::tr("Score");
    case Measure::candidateSum: return ChartText::tr("Candidate sum D");
    case Measure::clues: return ChartText::tr("Clues");
    case Measure::steps: return ChartText::tr("Steps");
    case Measure::effort: return ChartText::tr("Positions of the search");
    case Measure::width: return ChartText::tr("Narrowest point");
    // On no axis.
    case Measure::blanks:
    case Measure::sumAtStart:
    case Measure::hardestTechnique: break;
    }
    return {};
}

QString chartObstacle(ChartKind kind, const ChartSource& source) {
    if (kind == ChartKind::collection) {
        if (!source.collection)
            return ChartText::tr("Open a file of puzzles, one per line: each becomes a point.");
        return source.collection->puzzles.empty()
                   ? ChartText::tr("No puzzle with exactly one solution was found in %1.")
                         .arg(QString::fromStdString(source.collection->name))
                   : QString();
    }
    if (!source.puzzle)
        return ChartText::tr("Being worked out…");
    switch (source.puzzle->obstacle) {
    case ChartObstacle::none: break;
    case ChartObstacle::notClassic: return ChartText::tr("Difficulty is measured for plain 9x9 puzzles only.");
    case ChartObstacle::noSolution: return ChartText::tr("This puzzle has no solution, so it has no path to draw.");
    case ChartObstacle::severalSolutions:
        return source.givens.filledCount() == 0
                   ? ChartText::tr("The board is empty. Open or type a puzzle, and its charts appear here.")
                   : ChartText::tr("This puzzle has several solutions, so it has no path to draw.");
    case ChartObstacle::isFull: return ChartText::tr("Every cell is given: there is nothing to solve.");
    }
    if (source.puzzle->report.path.steps.empty())
        return ChartText::tr("None of Nonet’s hint techniques makes a first step in this puzzle.");
    return {};
}

QString chartSentence(ChartKind kind, const ChartSource& source) {
    switch (kind) {
    case ChartKind::path: return pathSentence(*source.puzzle) + ratedBy(source.puzzle->rules.name);
    case ChartKind::candidates: return candidatesSentence(*source.puzzle);
    case ChartKind::openSteps: return openStepsSentence(*source.puzzle);
    case ChartKind::techniques: return techniquesSentence(*source.puzzle) + ratedBy(source.puzzle->rules.name);
    case ChartKind::heat: return heatSentence(source);
    case ChartKind::collection: return collectionSentence(source) + ratedBy(source.collection->profile);
    }
    return {};
}

ChartTable chartTable(ChartKind kind, const ChartSource& source) {
    switch (kind) {
    case ChartKind::path: return pathTable(*source.puzzle);
    case ChartKind::candidates: return candidatesTable(*source.puzzle);
    case ChartKind::openSteps: return openStepsTable(*source.puzzle);
    case ChartKind::techniques: return techniquesTable(*source.puzzle);
    case ChartKind::heat: return heatTable(source);
    case ChartKind::collection: return collectionTable(*source.collection);
    }
    return {};
}

const CellCounts& heatCounts(const ChartSource& source) {
    const PathProfile& profile = source.puzzle->profile;
    return source.moment == HeatMoment::atStart ? profile.candidates : profile.candidatesAfterSingles;
}

}  // namespace nonet
