#include "core/batch/dug_puzzles.h"

#include "core/batch/ordered_stream.h"
#include "core/generators/dig.h"

namespace nonet {

std::uint64_t digPuzzles(const DigRun& run, const std::function<bool(const ClassicDigits&)>& take,
                         std::stop_token stop) {
    using Piece = std::uint64_t;
    using Puzzles = std::vector<ClassicDigits>;
    const Piece pieces = (run.count + kPuzzlesADigPiece - 1) / kPuzzlesADigPiece;
    Piece begun = 0;
    std::uint64_t taken = 0;
    const auto next = [&]() -> std::optional<Piece> {
        if (begun == pieces || stop.stop_requested())
            return std::nullopt;
        return begun++;
    };
    const auto work = [&](const Piece& piece) { return digPiece(run.seed, piece, stop); };
    const auto write = [&](const Puzzles& puzzles) {
        for (const ClassicDigits& puzzle : puzzles) {
            if (taken == run.count || !take(puzzle))
                return false;
            ++taken;
        }
        // After a piece cut short the order would not be the seed's.
        return puzzles.size() == kPuzzlesADigPiece;
    };
    runOrdered<Piece, Puzzles>(run.threads, next, work, write);
    return taken;
}

}  // namespace nonet
