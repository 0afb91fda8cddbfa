// What one cell looks like, derived once from the picture: the layers paint from it, and two boards' looks compared
// tell which cells have to be painted again.
#pragma once

#include "core/rules/broken_rule.h"
#include "core/techniques/singles/blocking.h"
#include "ui/board/board_picture.h"

#include <optional>
#include <vector>

namespace nonet {

struct CellLook {
    CellState state;
    /// 0 for a blank.
    int digit = 0;
    bool isGiven = false;
    /// Painted as small digits; empty where the candidate layer is hidden or the cell is filled.
    DigitSet candidates;
    /// The candidates of which it is not known yet whether they are any.
    DigitSet unknownCandidates;
    /// Struck out by the player and otherwise possible: painted small and struck where the candidate layer is hidden.
    DigitSet struckMarks;
    /// Candidates that the filter is about.
    DigitSet filtered;
    bool isFogged = false;
    /// Its colours leave the edge to what the setter gave the cell.
    bool hasInsetColours = false;
    bool isSelected = false;
    /// Selected, and nothing is explained on the board that a tint would be taken for.
    bool hasSelectionFill = false;
    /// The current cell, where the selection's ring does not already tell it.
    bool showsCurrent = false;
    bool isPeer = false;
    bool isSameDigit = false;
    /// A blank that the filter lights.
    bool isFiltered = false;
    /// Holds a digit of the filter: told from equal digits by another frame.
    bool isFilterDigit = false;
    /// In a single's house: its digit cannot stand here, because of one that stands where it sees this cell.
    bool isBlocked = false;
    /// Holds a digit that keeps a single's other places or digits away.
    bool blocks = false;
    /// The role of the step's cell or house that this cell lies in: its tint takes the highlights' place.
    std::optional<Role> area;
    /// What two solutions have in this blank cell; 0 where they agree.
    int firstSolution = 0;
    int secondSolution = 0;
    /// The digit of the solution that is looked at; 0 where none is, and for givens.
    int shownSolution = 0;
    /// The solution layer's digit in this blank cell; 0 where it has none or is not shown.
    int inMind = 0;
    /// Every solution has the layer's digit here: it stands in place of the candidate.
    bool isInMindCertain = false;
    /// Several solutions differ here, by what the layer of candidates tells.
    bool isUndecided = false;
    bool isConflict = false;
    bool isInContradiction = false;
    bool isMistake = false;
    /// Which of the eight cells around are selected, clockwise from the one above: where the selection's ring runs.
    std::uint8_t selectedAround = 0;
    double flash = 0;
    PlaceMark place;

    friend bool operator==(const CellLook&, const CellLook&) = default;
};

/// What follows from a picture, worked out once for all that paint or tell of it.
struct BoardLooks {
    /// One a cell.
    std::vector<CellLook> cells;
    /// Where conflicts are shown: what is broken, as far as it is seen, houses first.
    std::vector<BrokenRule> broken;

    friend bool operator==(const BoardLooks&, const BoardLooks&) = default;
};
BoardLooks boardLooks(const BoardPicture& picture);

/// Without the givens that lie in fog.
Grid seenDigits(const BoardPicture& picture);
/// The solution layer where it is shown; else null.
const Grid* shownSolutionLayer(const BoardPicture& picture);

/// Whether something of a step is on the board: the player's highlights then give way to it.
bool explainsStep(const BoardPicture& picture);
/// The houses that are painted at the depth that is shown. Where only houses are told they are those that are named
/// too: a naked single names its box.
std::vector<RoleHouse> shownStepHouses(const BoardPicture& picture);
/// The cells that are outlined at the depth that is shown; of an inner step's those that the outer one leaves.
std::vector<RoleCell> shownStepCells(const BoardPicture& picture);
/// What keeps a single's digit away from elsewhere, as far as it is told now.
std::vector<Blocking> shownBlockings(const BoardPicture& picture);

/// Columns and rows from a cell to its eight neighbours, clockwise from the one above.
inline constexpr int kAround[8][2] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};

}  // namespace nonet
