// What a player can do, each as a function from one PlayState to the next. None of them touches a given, but for those
// that lock and unlock them. All leave the state as it is where there is nothing to do, so that `after == before` tells
// "nothing happened".
#pragma once

#include "core/play/play_state.h"

#include <optional>
#include <span>

namespace nonet {

enum class MarkKind : std::uint8_t { corner, centre };

/// Puts the digit into each of the blank-of-given cells and removes it from the peers' corner and centre marks. Where
/// every cell holds it already, it is taken out again (pressing a digit twice erases it).
PlayState enterDigit(const Puzzle& puzzle, const PlayState& before, std::span<const Cell> cells, Digit digit);

/// Adds the mark to all cells without a digit, or removes it where all of them have it.
PlayState toggleMark(const Puzzle& puzzle, const PlayState& before, std::span<const Cell> cells, Digit digit,
                     MarkKind kind);

/// Strikes the candidates out, or brings them back where all of them are struck.
PlayState toggleStruck(const Puzzle& puzzle, const PlayState& before, std::span<const Candidate> candidates);

/// What an eraser key clears: its own kind first; where the cells have none of it, the next of digit, centre, corner,
/// colour that they have.
enum class EraseFirst : std::uint8_t { digit, corner, centre, colour };
PlayState erase(const Puzzle& puzzle, const PlayState& before, std::span<const Cell> cells, EraseFirst first);

/// Paints the cells, or takes the colour off where all of them have it. colour 1..9.
PlayState toggleCellColour(const Puzzle& puzzle, const PlayState& before, std::span<const Cell> cells, Digit colour);

/// Gives the candidate this colour (1..10), or takes it off where it has it already.
PlayState toggleCandidateColour(const Puzzle& puzzle, const PlayState& before, Candidate candidate,
                                CandidateColour colour);

/// Draws a strong link between the two candidates; again: weak; again: none. Direction does not matter for the cycle.
/// A given has no candidates: nothing is drawn from or to it.
PlayState cycleLink(const Puzzle& puzzle, const PlayState& before, Candidate from, Candidate to);

PlayState clearColours(const Puzzle& puzzle, const PlayState& before);
PlayState clearLinks(const Puzzle& puzzle, const PlayState& before);

/// Writes the whole candidate layer into the marks of every blank cell.
PlayState fillMarks(const Puzzle& puzzle, const PlayState& before, MarkKind kind);
/// Removes every corner and centre mark.
PlayState clearMarks(const Puzzle& puzzle, const PlayState& before);
/// Brings every struck candidate back.
PlayState clearStruck(const Puzzle& puzzle, const PlayState& before);
/// Back to the givens alone.
PlayState restart(const Puzzle& puzzle, const PlayState& before);

/// A step applied: digits placed as by enterDigit (never taken out), candidates struck.
PlayState applyStep(const Puzzle& puzzle, const PlayState& before, std::span<const Candidate> placements,
                    std::span<const Candidate> eliminations);

/// Replaces digits and struck candidates by a position reached elsewhere (going on from a replay); marks that peers'
/// digits now rule out go, everything else stays.
PlayState adoptPosition(const Puzzle& puzzle, const PlayState& before, const Grid& digits,
                        const CandidateGrid& candidates);

/// The cell whose digit is shown to a player who sees no way on: the wanted one where it lacks its digit, else of those
/// that do the one with the fewest candidates left, wrong digits first. Nothing where all are right.
std::optional<Candidate> digitToShow(const Puzzle& puzzle, const PlayState& state, const Grid& solution,
                                     std::optional<Cell> wanted = std::nullopt);
/// Every cell holds the solution's digit; marks go as by enterDigit.
PlayState showSolution(const Puzzle& puzzle, const PlayState& before, const Grid& solution);

/// Givens with what stands beside them.
struct LaidGivens {
    Grid givens;
    PlayState state;
};
/// Entered digits become givens, which keep nothing but colours of their cells; links from and to them go.
LaidGivens lockGivens(const Puzzle& puzzle, const PlayState& before);
/// Other givens: what the player had in cells that now hold one goes.
LaidGivens layGivens(const Puzzle& puzzle, const PlayState& before, const Grid& givens);
/// While nothing is given: what is on the board becomes these digits.
PlayState enterClues(const Puzzle& puzzle, const PlayState& before, const Grid& clues);
/// Givens become entered digits, but those that `kept` has, too.
LaidGivens unlockGivens(const Puzzle& puzzle, const PlayState& before, const Grid& kept);

/// The player's wrong entries: cells whose digit differs from the solution.
std::vector<Cell> mistakes(const Puzzle& puzzle, const PlayState& state, const Grid& solution);

}  // namespace nonet
