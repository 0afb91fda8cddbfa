#pragma once

#include "core/answers/solution_facts.h"
#include "core/board/candidate_grid.h"
#include "core/board/cell_set.h"
#include "core/hints/hint_answer.h"
#include "core/play/play_state.h"
#include "core/rules/puzzle.h"
#include "core/techniques/step.h"
#include "ui/board/contradiction.h"

#include <QString>

#include <optional>
#include <set>
#include <vector>

namespace nonet {

/// Which candidates a filter lights up.
struct CandidateFilter {
    DigitSet digits;
    bool showsBivalue = false;
    /// Light what does not match instead.
    bool isInverse = false;
    bool isActive() const { return !digits.isEmpty() || showsBivalue; }
    friend bool operator==(const CandidateFilter&, const CandidateFilter&) = default;
};

/// What a layer of candidates says of each of them beyond its being one.
struct CandidateNotes {
    /// How many solutions use it, cell by cell and in each by symbol; 0: not told. Empty: nowhere.
    std::vector<std::uint32_t> counts;
    /// Written with a plus from here on.
    std::uint32_t cap = 0;
    /// Ringed: exactly one solution uses them.
    std::optional<CandidateGrid> usedOnce;
    /// Grey and crossed out: logic takes them away.
    std::optional<CandidateGrid> removed;
    /// Underlined: logic leaves them, and no solution uses them.
    std::optional<CandidateGrid> leftOver;
    /// Several solutions differ there: tinted while the solution layer is shown.
    CellSet undecided;
};

/// Which place of a construction's list a cell holds: its letter stands in the corner, its colour under the digit.
struct PlaceMark {
    /// From 0 (a); -1: none.
    int place = -1;
    /// Index into Theme::places.
    int colour = 0;
    /// 1 in full colour, less where other cells are looked at, 0 the letter alone.
    double strength = 1;
    /// Painted instead of the digit where not empty.
    QString text;
    /// Where the text does not fit.
    QString shortText;
    friend bool operator==(const PlaceMark&, const PlaceMark&) = default;
};

/// Everything that a painted board shows, as one value: the layers paint it for the screen, PNG, SVG, PDF and print
/// alike. Whoever shows a board fills it; BoardWidget does for a document.
struct BoardPicture {
    Puzzle puzzle;
    PlayState state;
    /// Givens and entered digits, or the replay's.
    Grid digits;
    /// The candidate layer; painted where showsCandidates.
    CandidateGrid candidates;
    bool showsCandidates = false;
    /// Small dots beside the candidates: it is not known yet whether these are any.
    std::optional<CandidateGrid> unknownCandidates;
    /// Nothing where candidates are the board's own.
    std::optional<CandidateNotes> candidateNotes;
    /// Their givens, candidates and what was drawn or is asked there are not seen; what was entered is.
    CellSet fogged;
    /// Replay shows its own digits and candidates: corner and centre marks, colours and links are left out.
    bool isReplay = false;
    CellSet selection;
    std::optional<Cell> current;
    bool hasFocus = false;
    CandidateFilter filter;
    bool highlightsPeers = true;
    bool highlightsSameDigit = true;
    bool numbersColours = false;
    /// A setter's own board: entered colours are told from those of cells by their shape, before any cell has one.
    bool isSetterMode = false;
    /// The puzzle's solution layer stands faintly in the cells that hold nothing else.
    bool showsSolutionLayer = false;
    /// Lit wherever it stands, besides the current cell's: the digit that clicks enter.
    std::optional<Digit> litDigit;
    /// Where they differ, both digits stand in the cell, in place of candidates and marks.
    std::optional<TwoSolutions> twoSolutions;
    std::optional<Contradiction> contradiction;
    /// Looked at, not entered: its digits stand in frames of dashes where nothing is given. `digits` are the givens
    /// then.
    std::optional<Grid> shownSolution;
    /// Drawn as far as stepDepth tells it.
    std::optional<Step> step;
    StepDepth stepDepth = StepDepth::full;
    /// The one of the step's links that is pointed at.
    std::optional<int> litLink;
    /// Equal digits in a house, found from `digits`, are marked.
    bool showsConflicts = true;
    /// Wrong entries, where the player asked to see them.
    CellSet mistakes;
    /// Cells that just changed, fading: strength 0..1.
    CellSet flashed;
    double flashStrength = 0;
    /// Flashed cells get an outline instead of a fading fill.
    bool reducesMotion = false;
    /// One a cell, or none at all.
    std::vector<PlaceMark> places;
    /// Letters and texts of places are at least as large; what does not fit its cell is left out.
    double leastPlaceText = 0;
    /// A link being dragged.
    std::optional<Candidate> linkFrom;
    std::optional<Candidate> linkTo;
};

/// Puzzle, what was entered and the player's marks: without what the program knows or the setter has in mind. True
/// candidates and their like go; a player's own candidates stay.
BoardPicture withoutOverlays(BoardPicture picture);

}  // namespace nonet
