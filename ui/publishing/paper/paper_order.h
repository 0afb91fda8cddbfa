// What is to be printed, as values: which puzzles, how many a page, and what of each.
#pragma once

#include "core/formats/format.h"
#include "core/hints/path_answer.h"
#include "ui/board/board_picture.h"
#include "ui/document/view_state.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace nonet {

enum class PaperContent : std::uint8_t {
    boards,
    mySteps,    // the player's own, a small board each
    hintSteps,  // those that hints would tell, from the game to its end
};

enum class SmallDigits : std::uint8_t {
    asOnBoard,  // candidates where the board shows them, else marks
    none,
    candidates,
    marks,
};

enum class PaperSolutions : std::uint8_t {
    none,
    lastPage,
    beside,
};

/// Everything that is chosen and kept.
struct PaperChoices {
    PaperContent content = PaperContent::boards;
    /// 1, 2, 4 or 6: boards, and steps.
    int boardsOnPage = 1;
    int stepsOnPage = 6;
    SmallDigits smallDigits = SmallDigits::asOnBoard;
    bool hasDigits = true;
    /// Colours of cells and candidates, and links.
    bool hasColours = true;
    /// A step of a hint that lies over the board.
    bool hasHint = true;
    bool hasNames = true;
    bool hasLevel = true;
    bool hasRules = true;
    bool hasCode = false;
    PaperSolutions solutions = PaperSolutions::none;
    /// Else in black and grey, with hatching and numbers for colours.
    bool inColour = true;
    /// A QPageSize::PageSizeId; -1: what the printer has.
    int paper = -1;
    bool isLandscape = false;

    int onPage() const { return content == PaperContent::boards ? boardsOnPage : stepsOnPage; }
    friend bool operator==(const PaperChoices&, const PaperChoices&) = default;
};

/// As preferences keep them.
QByteArray keptText(const PaperChoices& choices);
/// What is missing, or none of the values that there are, is as in choices that were never made.
PaperChoices choicesFrom(const QByteArray& kept);

/// A board on the way to the solution.
struct PaperStep {
    QString sentence;
    Grid digits;
    CandidateGrid candidates;
    PlayState state;
    /// Where fog lay then.
    CellSet fogged = {};
    /// Drawn over the position.
    std::optional<Step> step = std::nullopt;
};
/// The last one is the position in which they end.
using PaperSteps = std::vector<PaperStep>;

/// What is worked out for paper.
struct PaperAnswers {
    /// Nothing: not worked out, or given up.
    std::optional<SolutionFacts> facts = std::nullopt;
    std::optional<KeptRating> rating = std::nullopt;
    std::optional<ExplainerRating> explainer = std::nullopt;
    /// Rating and explainer are all that can be told.
    bool isRated = false;
    std::optional<PathAnswer> path = std::nullopt;
    /// What the path was asked from.
    PathStart pathStart = PathStart::givens;
    /// That opens the puzzle in a browser; empty where no link holds it.
    std::optional<QString> link = std::nullopt;
};

struct PaperPuzzle {
    PuzzleRecord record;
    /// Where fog lies over the game.
    CellSet fogged = {};
    /// The board as it is on the screen; nothing for a puzzle that is not.
    std::optional<BoardPicture> shown = std::nullopt;
    PaperAnswers answers = {};
};

/// Many orders are made of the same puzzles while choices change.
using SharedPuzzle = std::shared_ptr<const PaperPuzzle>;

/// A puzzle that is not open, as it waits.
SharedPuzzle waitingPuzzle(PuzzleRecord record);

struct PaperOrder {
    PaperChoices choices;
    std::vector<SharedPuzzle> puzzles = {};
    /// Of each puzzle, where the choices are of steps: paperSteps(). Null where these are not known yet.
    std::vector<std::shared_ptr<const PaperSteps>> steps = {};

    const PaperPuzzle& puzzle(int index) const { return *puzzles[static_cast<std::size_t>(index)]; }
};

/// The steps that the choices ask for, with the position in which they end. Nothing where hints' steps are not worked
/// out.
std::optional<PaperSteps> paperSteps(const PaperPuzzle& puzzle, const PaperChoices& choices);

enum class PaperFigureKind : std::uint8_t { board, solution, step };

/// Which board of an order stands somewhere.
struct PaperFigure {
    PaperFigureKind kind = PaperFigureKind::board;
    /// Indices into the order.
    int puzzle = 0;
    int step = 0;
    friend bool operator==(const PaperFigure&, const PaperFigure&) = default;
};

/// The figure's board, with no selection and nothing that tells of mistakes. A solution must be known.
BoardPicture pictureOf(const PaperOrder& order, const PaperFigure& figure);
/// The puzzle's only solution, or its setter's; nothing where neither is known.
std::optional<Grid> solutionOf(const PaperPuzzle& puzzle);

}  // namespace nonet
