#include "ui/labs/difficulty/collection.h"

#include "core/batch/puzzle_source.h"
#include "core/formats/importer.h"
#include "core/solvers/search/search.h"
#include "core/techniques/catalogue.h"

namespace nonet::difficulty {

Result<FilePuzzles> readPuzzles(const std::string& path, const std::stop_token& stop) {
    Result<PuzzleSource> source = PuzzleSource::open({path}, SourceUnit::line, stop);
    if (!source)
        return source.error();
    FilePuzzles found;
    while (found.puzzles.size() < kMostOfAFile) {
        const std::optional<SourceText> text = source->next();
        if (!text)
            break;
        const Result<ImportedPuzzle> puzzle = importPuzzle(text->text);
        if (puzzle && puzzle->record.puzzle.isClassic() && !puzzle->record.puzzle.startCandidates &&
            search(puzzle->record.puzzle, 2, stop).count == 1)
            found.puzzles.push_back(puzzle->record.puzzle.givens);
        else
            ++found.passedOver;
    }
    return found;
}

std::optional<double> valueOf(const Measured& puzzle, Measure measure, const CandidateWeights& weights) {
    const CandidateDifficulty d = candidateDifficulty(puzzle.census, weights);
    switch (measure) {
    case Measure::blanks: return puzzle.puzzle.cellCount() - puzzle.clues;
    case Measure::sumAtStart: return d.atStart;
    case Measure::twoStages: return d.total();
    case Measure::score: return puzzle.hodoku.isComplete ? std::optional<double>(puzzle.hodoku.score) : std::nullopt;
    case Measure::hardestTechnique:
        return puzzle.hodoku.isComplete && puzzle.hodoku.hardest
                   ? std::optional<double>(technique(*puzzle.hodoku.hardest).order)
                   : std::nullopt;
    case Measure::search: return static_cast<double>(puzzle.effort.positions);
    }
    return std::nullopt;
}

Pairs pairsOf(const std::vector<Measured>& puzzles, Measure x, Measure y, const CandidateWeights& weights) {
    Pairs pairs;
    for (const Measured& each : puzzles) {
        const std::optional<double> one = valueOf(each, x, weights);
        const std::optional<double> other = valueOf(each, y, weights);
        if (!one || !other)
            continue;
        pairs.x.push_back(*one);
        pairs.y.push_back(*other);
    }
    return pairs;
}

}  // namespace nonet::difficulty
