#include "ui/charts/rated_collection.h"

#include "core/batch/ordered_stream.h"
#include "core/batch/puzzle_source.h"
#include "core/formats/importer.h"
#include "core/rating/rank_correlation.h"
#include "ui/charts/puzzle_difficulty.h"

namespace nonet {
namespace {

std::optional<RatedPuzzle> ratedFrom(const SourceText& source, const std::stop_token& stop) {
    if (source.failure || stop.stop_requested())
        return std::nullopt;
    const Result<ImportedPuzzle> imported = importPuzzle(source.text);
    if (!imported)
        return std::nullopt;
    const Puzzle& puzzle = imported->record.puzzle;
    const PuzzleDifficulty difficulty = difficultyOf(puzzle, stop);
    if (difficulty.obstacle != ChartObstacle::none || difficulty.wasStopped)
        return std::nullopt;
    const HodokuRating& hodoku = difficulty.report.hodoku;
    RatedPuzzle rated{toLine(puzzle.givens), hodoku.isComplete, hodoku.level, hodoku.hardest, {}};
    const auto set = [&rated](Measure measure, double value) {
        rated.values[static_cast<std::size_t>(measure)] = value;
    };
    set(Measure::score, hodoku.score);
    set(Measure::candidateSum,
        difficulty.report.candidateDifficulty ? difficulty.report.candidateDifficulty->total() : 0);
    set(Measure::clues, puzzle.givens.filledCount());
    set(Measure::steps, static_cast<double>(difficulty.report.path.steps.size()));
    set(Measure::effort, static_cast<double>(difficulty.effort.positions));
    set(Measure::width, difficulty.openSteps.widthWhileOpen());
    return rated;
}

}  // namespace

Result<RatedCollection> rateCollection(const std::string& path, int threads, std::stop_token stop,
                                       const ProgressSink& progress) {
    Result<PuzzleSource> source = PuzzleSource::open({path}, SourceUnit::line, stop);
    if (!source)
        return source.error();
    RatedCollection collection;
    collection.name = path.substr(path.find_last_of('/') + 1);
    std::uint64_t done = 0;
    runOrdered<SourceText, std::optional<RatedPuzzle>>(
        threads, [&] { return source->next(); }, [&stop](const SourceText& text) { return ratedFrom(text, stop); },
        [&](const std::optional<RatedPuzzle>& rated) {
            if (stop.stop_requested())
                return false;
            if (rated)
                collection.puzzles.push_back(*rated);
            else
                ++collection.passedOver;
            if (progress)
                progress({.done = ++done, .total = 0});
            return true;
        });
    collection.wasStopped = stop.stop_requested();
    return collection;
}

std::optional<double> correlation(const RatedCollection& collection, Measure one, Measure other) {
    std::vector<double> first;
    std::vector<double> second;
    for (const RatedPuzzle& puzzle : collection.puzzles) {
        first.push_back(puzzle.value(one));
        second.push_back(puzzle.value(other));
    }
    return rankCorrelation(first, second);
}

}  // namespace nonet
