// The engine's path by its numbers alone: which technique is used how often, and nothing that is drawn, worded or
// proved. It is the same session as solvePath's, without steps; it ends as soon as the path cannot meet what is asked.
#pragma once

#include "core/board/classic_digits.h"
#include "core/rating/rating.h"
#include "core/techniques/session/search_rows.h"

#include <limits>
#include <unordered_map>

namespace nonet {

/// A profile made ready for paths by the thousand.
struct PathRules {
    SearchRows rows;
    TechniqueArray<int> scores{};
    SinglesOrder singles = SinglesOrder::queues;
    TechniqueLimits limits{};
};
PathRules pathRules(const Profile& profile);
/// pathRules(hodokuProfile()), made once.
const PathRules& hodokuRules();

struct PathLimits {
    /// The path ends where the engine would use another.
    TechniqueSet allowed = TechniqueSet().set();
    int highestScore = std::numeric_limits<int>::max();
};

enum class PathEnd : std::uint8_t {
    solved,
    /// Nothing is found, or nothing that is allowed.
    stuck,
    scoreTooHigh,
};

struct PathNumbers {
    TechniqueUses uses{};
    int score = 0;
    PathEnd end = PathEnd::stuck;
    /// Cells left open.
    int blanks = 0;
};

/// Where paths lead from the positions at which they had no single left. Puzzles that are edits of one another come to
/// the same positions. For one profile and one set of allowed techniques.
class PathMemory {
public:
    struct Rest {
        TechniqueUses uses{};
        int score = 0;
        /// scoreTooHigh: the path was given up, and the score is at least that high.
        PathEnd end = PathEnd::stuck;
        int blanks = 0;
    };
    /// A hash of all candidates, which decide how the path goes on. Two positions that share one (2^-64) only sort a
    /// puzzle wrongly.
    static std::uint64_t keyOf(const Position& position);
    /// Null where nothing is known; valid until the next keep.
    const Rest* find(std::uint64_t key) const;
    void keep(std::uint64_t key, const Rest& rest) { m_rests.insert_or_assign(key, rest); }

private:
    std::unordered_map<std::uint64_t, Rest> m_rests;
};

/// The puzzle must have one solution. Cost: about five microseconds where singles suffice, tens where they do not.
/// With a memory it is the same path, only that where the score is too high, score and blanks are those of the position
/// at which that was seen.
PathNumbers pathNumbers(const ClassicDigits& puzzle, const PathRules& rules = hodokuRules(),
                        const PathLimits& limits = {}, PathMemory* memory = nullptr);

}  // namespace nonet
