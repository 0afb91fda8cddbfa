#pragma once

#include "core/answers/solution_facts.h"
#include "core/board/candidate_grid.h"
#include "core/board/cell_set.h"
#include "core/board/grid.h"
#include "core/hints/hint_answer.h"
#include "ui/board/contradiction.h"

#include <array>
#include <optional>

namespace nonet {

/// Who may lay something over the board.
enum class OverlayPublisher : std::uint8_t {
    mistakesAtOnce,  // wrong digits, marked as they are entered
    check,           // wrong digits, marked because the player asked
    twoSolutions,    // what a puzzle's solutions have where they differ
    contradiction,   // why a puzzle has no solution
    solution,        // one of its solutions, to look at
    hint,            // a step as far as it is told, whoever picked it; the wrong digits that it is about
    replay,          // a step of a film, over the film's own position
    filmStep,        // a step picked for a film's position, in place of the film's own
};
inline constexpr std::size_t kOverlayPublishers = 8;

/// Digits and candidates that stand in place of the game's.
struct OverlayPosition {
    Grid digits;
    CandidateGrid candidates;
    friend bool operator==(const OverlayPosition&, const OverlayPosition&) = default;
};

/// What one of them wants shown; empty parts leave the game's own.
struct Overlay {
    std::optional<Step> step = std::nullopt;
    StepDepth depth = StepDepth::full;
    CellSet mistakes = {};
    std::optional<OverlayPosition> position = std::nullopt;
    std::optional<TwoSolutions> twoSolutions = std::nullopt;
    std::optional<Contradiction> contradiction = std::nullopt;
    /// In place of what was entered.
    std::optional<Grid> solution = std::nullopt;
    friend bool operator==(const Overlay&, const Overlay&) = default;
};

/// What lies over the board. Features publish what they want shown and know nothing of each other; which of it shows
/// does not depend on the order in which they did:
///
///   1. A position in place of the game's shows alone, with its own step and mistakes: what others say is about the
///      game, which is not on the board then. A step picked for it takes the place of its own; without a position none
///      is picked.
///   2. Else the step of whoever stands last in OverlayPublisher shows, at its own depth, and
///   3. the mistakes of all show together, and
///   4. two solutions, a contradiction, or one solution, where no step does.
///
/// What is withdrawn leaves what the others still publish.
class BoardOverlay {
public:
    void publish(OverlayPublisher publisher, Overlay overlay);
    void withdraw(OverlayPublisher publisher);
    Overlay shown() const;

private:
    std::array<std::optional<Overlay>, kOverlayPublishers> m_published;
};

}  // namespace nonet
