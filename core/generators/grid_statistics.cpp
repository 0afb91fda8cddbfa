#include "core/generators/grid_statistics.h"

#include "core/generators/dig.h"
#include "core/rating/path_numbers.h"

namespace nonet {

GridStatistics sampleGrid(const ClassicDigits& solution, std::uint64_t puzzles, RandomSource& random,
                          const Profile& profile, std::stop_token stop, const ProgressSink& progress) {
    constexpr std::uint64_t kPuzzlesAReport = 100;
    const PathRules rules = pathRules(profile);
    GridStatistics statistics;
    while (statistics.puzzles < puzzles) {
        if (stop.stop_requested()) {
            statistics.wasStopped = true;
            break;
        }
        const ClassicDigits puzzle = dig(solution, random);
        const PathNumbers path = pathNumbers(puzzle, rules);
        ++statistics.puzzles;
        statistics.clues += static_cast<std::uint64_t>(puzzle.filledCount());
        for (const TechniqueId id : TechniqueUses::keys())
            statistics.needed[id] += path.uses[id] > 0 ? 1 : 0;
        const HodokuRating rating = rateHodoku(path.uses, path.end == PathEnd::solved, profile);
        if (rating.isComplete) {
            ++statistics.levels[rating.level];
            if (rating.hardest)
                ++statistics.hardest[*rating.hardest];
        } else {
            ++statistics.unfinished;
        }
        if (progress && statistics.puzzles % kPuzzlesAReport == 0)
            progress({statistics.puzzles, puzzles});
    }
    return statistics;
}

}  // namespace nonet
