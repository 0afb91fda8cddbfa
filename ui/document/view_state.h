// What the window keeps with a document that is no part of the puzzle or the game: what was asked to be shown, where
// the puzzle came from, how hard it is, and what is counted of a game that is no move of it.
#pragma once

#include "core/rating/rating.h"

#include <cstdint>
#include <optional>
#include <string>

namespace nonet {

/// Whether a puzzle was made here, so that its givens may be unlocked, or came with the program, so that it need not be
/// kept before it is touched.
enum class PuzzleOrigin : std::uint8_t {
    imported,
    madeHere,
    sample,
    /// A copy of another one, to look through its solutions.
    solutions,
};

/// How a step's eliminations are seen where the board showed no candidates when it was applied.
enum class AppliedEliminations : std::uint8_t { candidatesShown, struckOnly };

/// What lists tell of a puzzle without rating it again.
struct KeptRating {
    /// False: harder than the techniques of the profile; level and score are then nothing.
    bool isComplete = false;
    /// Level and score are "at least".
    bool isPartial = false;
    Level level = Level::easy;
    int score = 0;
    /// The name of the profile that it was rated by.
    std::string profile = "hodoku";
    /// ER, in tenths, once it was worked out to its end.
    std::optional<int> explainer = std::nullopt;

    static KeptRating of(const RatingReport& report);
    friend bool operator==(const KeptRating&, const KeptRating&) = default;
};

struct ViewState {
    PuzzleOrigin origin = PuzzleOrigin::imported;
    /// Nothing: as the board shows them anyway.
    std::optional<bool> showsCandidates;
    bool showsRating = false;
    bool showsAllSteps = false;
    /// Nothing: was not asked yet.
    std::optional<AppliedEliminations> appliedEliminations;
    /// The rating of the puzzle as it is; nothing while it is not rated.
    std::optional<KeptRating> rating = std::nullopt;
    /// Hints that were told in this game.
    int hints = 0;
    /// The rating on the Explainer scale, and its path.
    bool showsExplainer = false;
    /// Title and author while they are typed: nothing that is called so yet.
    std::optional<std::string> typedTitle = std::nullopt;
    std::optional<std::string> typedAuthor = std::nullopt;
    friend bool operator==(const ViewState&, const ViewState&) = default;
};

/// From PuzzleRecord::view. What is missing, or has a value that is unknown here, is as in an empty state.
ViewState viewStateFrom(const std::string& json);
/// `json` with what `state` tells otherwise; every other key and value stays as it is.
std::string withViewState(const std::string& json, const ViewState& state);

}  // namespace nonet
