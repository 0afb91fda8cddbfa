// What the window keeps with a document that is no part of the puzzle or the game: what was asked to be shown (nothing
// tells more of a puzzle than was asked for), and where the puzzle came from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace nonet {

/// Whether a puzzle was made here, so that its givens may be unlocked, or came with the program, so that it need not be
/// kept before it is touched.
enum class PuzzleOrigin : std::uint8_t { imported, madeHere, sample };

/// How a step's eliminations are seen where the board showed no candidates when it was applied.
enum class AppliedEliminations : std::uint8_t { candidatesShown, struckOnly };

struct ViewState {
    PuzzleOrigin origin = PuzzleOrigin::imported;
    /// Nothing: as the board shows them anyway.
    std::optional<bool> showsCandidates;
    bool showsRating = false;
    bool showsAllSteps = false;
    /// Nothing: was not asked yet.
    std::optional<AppliedEliminations> appliedEliminations;
    friend bool operator==(const ViewState&, const ViewState&) = default;
};

/// From PuzzleRecord::view. What is missing, or has a value that is unknown here, is as in an empty state.
ViewState viewStateFrom(const std::string& json);
/// `json` with what `state` tells otherwise; every other key and value stays as it is.
std::string withViewState(const std::string& json, const ViewState& state);

}  // namespace nonet
