#include "core/batch/rated_collection.h"

#include "core/batch/ordered_stream.h"
#include "core/batch/puzzle_source.h"
#include "core/formats/importer.h"
#include "core/rating/bottleneck.h"
#include "core/solvers/search/search.h"
#include "core/techniques/catalogue.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostPositions = 1'000'000;

std::optional<Puzzle> properPuzzle(const SourceText& source, const std::stop_token& stop) {
    if (source.failure || stop.stop_requested())
        return std::nullopt;
    Result<ImportedPuzzle> imported = importPuzzle(source.text);
    if (!imported)
        return std::nullopt;
    Puzzle& puzzle = imported->record.puzzle;
    const bool isProper =
        puzzle.isClassic() && !puzzle.givens.isFull() && search(puzzle, 2, stop).count == 1 && !stop.stop_requested();
    return isProper ? std::optional(std::move(puzzle)) : std::nullopt;
}

/// Why the file cannot be read further; a line that is too long is passed over.
std::optional<Error> unreadable(const SourceText& source) {
    return source.failure && source.failure->code == ErrorCode::fileNotReadable ? source.failure : std::nullopt;
}

bool isUnfinished(const RatedPuzzle& puzzle, Measure measure) {
    return !puzzle.hodoku.isComplete && (measure == Measure::score || measure == Measure::hardestTechnique);
}

}  // namespace

RatedPuzzle ratedPuzzle(const Puzzle& puzzle, RatedWidth width, const Profile& profile, const std::stop_token& stop) {
    const RatingReport report = rate(puzzle, profile, stop);
    RatedPuzzle rated{.puzzle = puzzle,
                      .census = candidateCensus(puzzle),
                      .hodoku = report.hodoku,
                      .effort = searchEffort(puzzle, kMostPositions, stop),
                      .steps = static_cast<int>(report.path.steps.size()),
                      .width = {}};
    if (width == RatedWidth::counted) {
        const BottleneckOptions options{.engine = {.useUniqueness = allowsUniqueness(puzzle), .profile = profile}};
        rated.width = bottleneckProfile(Position::fromPuzzle(puzzle), report.path, options, stop).widthWhileOpen();
    }
    return rated;
}

std::optional<double> valueOf(const RatedPuzzle& puzzle, Measure measure, const CandidateWeights& weights) {
    const HodokuRating& hodoku = puzzle.hodoku;
    switch (measure) {
    case Measure::blanks: return puzzle.puzzle.givens.cellCount() - puzzle.puzzle.givens.filledCount();
    case Measure::sumAtStart: return candidateDifficulty(puzzle.census, weights).atStart;
    case Measure::candidateSum: return candidateDifficulty(puzzle.census, weights).total();
    case Measure::score: return hodoku.score;
    case Measure::hardestTechnique: return hodoku.hardest ? std::optional<double>(hodoku.hardestPlace) : std::nullopt;
    case Measure::effort: return static_cast<double>(puzzle.effort.positions);
    case Measure::clues: return puzzle.puzzle.givens.filledCount();
    case Measure::steps: return puzzle.steps;
    case Measure::width: return puzzle.width ? std::optional<double>(*puzzle.width) : std::nullopt;
    }
    return std::nullopt;
}

MeasurePairs pairsOf(std::span<const RatedPuzzle> puzzles, Measure x, Measure y, Unfinished unfinished,
                     const CandidateWeights& weights) {
    MeasurePairs pairs;
    for (const RatedPuzzle& each : puzzles) {
        if (unfinished == Unfinished::leftOut && (isUnfinished(each, x) || isUnfinished(each, y)))
            continue;
        const std::optional<double> one = valueOf(each, x, weights);
        const std::optional<double> other = valueOf(each, y, weights);
        if (!one || !other)
            continue;
        pairs.x.push_back(*one);
        pairs.y.push_back(*other);
    }
    return pairs;
}

Result<PuzzleCollection> readCollection(const std::string& path, std::size_t most, const std::stop_token& stop) {
    Result<PuzzleSource> source = PuzzleSource::open({path}, SourceUnit::line, stop);
    if (!source)
        return source.error();
    PuzzleCollection collection;
    while (collection.puzzles.size() < most) {
        const std::optional<SourceText> text = source->next();
        if (!text)
            break;
        if (std::optional<Error> failure = unreadable(*text))
            return std::move(*failure);
        if (std::optional<Puzzle> puzzle = properPuzzle(*text, stop))
            collection.puzzles.push_back(std::move(*puzzle));
        else
            ++collection.passedOver;
    }
    return collection;
}

Result<RatedCollection> rateCollection(const std::string& path, int threads, const Profile& profile,
                                       std::stop_token stop, const ProgressSink& progress) {
    Result<PuzzleSource> source = PuzzleSource::open({path}, SourceUnit::line, stop);
    if (!source)
        return source.error();
    RatedCollection collection;
    collection.name = path.substr(path.find_last_of('/') + 1);
    collection.profile = profile.name;
    std::optional<Error> failure;
    std::uint64_t done = 0;
    const auto next = [&]() -> std::optional<SourceText> {
        std::optional<SourceText> text = source->next();
        if (text)
            failure = unreadable(*text);
        return failure ? std::nullopt : std::move(text);
    };
    const auto work = [&stop, &profile](const SourceText& text) -> std::optional<RatedPuzzle> {
        const std::optional<Puzzle> puzzle = properPuzzle(text, stop);
        return puzzle ? std::optional(ratedPuzzle(*puzzle, RatedWidth::counted, profile, stop)) : std::nullopt;
    };
    const auto take = [&](const std::optional<RatedPuzzle>& rated) {
        if (stop.stop_requested())
            return false;
        if (rated)
            collection.puzzles.push_back(*rated);
        else
            ++collection.passedOver;
        if (progress)
            progress({.done = ++done, .total = 0});
        return true;
    };
    runOrdered<SourceText, std::optional<RatedPuzzle>>(threads, next, work, take);
    if (failure)
        return *failure;
    collection.wasStopped = stop.stop_requested();
    return collection;
}

}  // namespace nonet
