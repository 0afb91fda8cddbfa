#pragma once

#include "core/board/classic_digits.h"
#include "core/foundation/random_source.h"
#include "core/techniques/engine.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

/// A position in which a technique is the next step once the basics of its lesson are exhausted.
struct LessonPosition {
    /// A puzzle with one solution.
    ClassicDigits puzzle{};
    Position position{};
    /// Every pattern of the technique that there is, the one that is shown first: the fewest cells, then the most
    /// that follows. All are proved.
    std::vector<Step> patterns{};
    /// Else candidates were struck at random, never the solution's.
    bool isFromPlay = true;

    const Step& shown() const { return patterns.front(); }
    /// How hard the pattern is to find: more candidates on the board, a larger pattern, fewer of them.
    int hardness() const;
};

/// No easier technique beyond the lesson's basics removes all that the shown pattern removes: the position shows what
/// this technique alone can do. Cost: some milliseconds.
bool isOwnUse(const LessonPosition& position);

/// The first use of the technique on the puzzle's path by the lesson's profile; nothing where it has none. The puzzle
/// must have one solution. Cost: a millisecond or two.
std::optional<LessonPosition> firstUse(TechniqueId id, const ClassicDigits& puzzle, const std::stop_token& stop = {});

/// A random position of the puzzle in which the technique comes up: behind all basics, with wrong candidates struck
/// that the pattern needs gone. Nothing in most of all tries. Cost: about fifty microseconds, milliseconds where it is
/// found.
std::optional<LessonPosition> thinnedUse(TechniqueId id, const ClassicDigits& puzzle, const ClassicDigits& solution,
                                         RandomSource& random, const std::stop_token& stop = {});

}  // namespace nonet
