// How much a rating owes to the form in which a puzzle is written.
//
// A path takes the first step that it finds of the easiest technique, and which is first depends on the order of lines
// and digits. So the same puzzle with its lines, chutes and digits exchanged may take another path and get another
// score, as it may in HoDoKu: of 820 puzzles in nine forms each, 233 had several scores (up to 1.66 times the lowest),
// and six had several levels.
#pragma once

#include "core/rating/rating.h"

namespace nonet {

/// Over `forms` forms of one puzzle.
struct RatingRange {
    int forms = 0;
    int lowestScore = 0;
    int highestScore = 0;
    Level lowestLevel = Level::easy;
    Level highestLevel = Level::easy;
    /// In some form the puzzle is not finished, or HoDoKu would have tried another technique on the way: scores and
    /// levels are "at least".
    bool isPartial = false;
    bool wasStopped = false;
    friend bool operator==(const RatingRange&, const RatingRange&) = default;
};

/// The form in front of us and forms - 1 others, drawn at random but always the same for a puzzle. A classic puzzle
/// that has exactly one solution. Cost: that of `forms` ratings; stopped, the range of those that were rated.
RatingRange ratingRange(const Puzzle& puzzle, int forms, const Profile& profile = hodokuProfile(),
                        std::stop_token stop = {}, const ProgressSink& progress = {});

}  // namespace nonet
