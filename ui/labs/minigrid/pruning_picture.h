// What pruning shows of a puzzle: the rounds of pruning, what is guessed where they end too soon, and the tree of these
// choices.
#pragma once

#include "core/solvers/minigrid/pruning_film.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "ui/labs/minigrid/graph_columns.h"
#include "ui/labs/minigrid/minigrid_lab.h"

#include <functional>
#include <memory>

namespace nonet::minigrid {

/// The share of the figure's width that the board has.
inline constexpr double kPruneBoardShare = 0.5;

/// A box whose permutations were or will be tried one after the other.
struct ChoiceRow {
    enum class State : std::uint8_t { untried, taken, wrong };
    struct Option {
        BoxPermutation permutation;
        State state = State::untried;
    };
    int box = 0;
    std::vector<Option> options;
};

struct PruningPicture {
    /// More permutations in a box than this are not struck by hand.
    static constexpr std::uint32_t kMostByHand = GraphColumns::kMostCards;
    static constexpr std::size_t kMostGuesses = 400;

    PruningFilm film;
    /// By box and number: the round that takes it away, from 0; -1: none does.
    std::array<std::vector<int>, kMostBoxes> goneIn;
    /// What follows where several are left.
    PruningSearch search;
    /// What version 4.2 makes of the puzzle.
    SignatureOutcome solved;
    /// The graph where there are few permutations, for pruning by hand.
    std::shared_ptr<const GraphBuild> build;

    BoxCounts counts() const;
    /// By box, after so many rounds.
    BoxCounts left(int rounds) const;
    std::uint64_t leftInAll(int rounds) const;
    /// By box, after a guess.
    BoxCounts leftAfter(const PruningGuess& guess) const;
    static bool isLeftAfter(const PruningGuess& guess, GraphNode node);
    /// The guesses that this one builds on, the first one first; itself the last.
    std::vector<std::size_t> chainOf(std::size_t guess) const;
    /// Their choices.
    std::vector<ChoiceRow> choicesOf(std::size_t guess) const;
};

PruningPicture makePruningPicture(const Puzzle& puzzle, PruningScope scope, const std::stop_token& stop);

/// A row a choice, what was taken joined to the row below; crossed out: it led to nothing. Where not all have room, the
/// latest.
void paintChoices(QPainter& painter, const QRectF& area, const std::vector<ChoiceRow>& rows, const MinigridModel& model,
                  const StageLook& look);

/// What LabLink calls the rounds, and the choices in their place.
inline constexpr const char* kRoundsThing = "rounds";

/// What version 4.2 does, line by line.
QStringList pruningProgram();
/// Why a permutation went.
QString removalText(const MinigridModel& model, const PruningPicture& picture, const PruningRemoval& removal);
/// The boxes that have nothing left.
QString emptyText(int boxes, const std::function<bool(int)>& isEmpty);
/// By a dashed frame and a cross.
void markEmpty(BoxesPicture& boxes, int box, bool isEmpty);

/// The two parts of what stands beside the small board: rounds or choices above, the program below.
struct UpperAndLower {
    QRectF upper;
    QRectF lower;
};
UpperAndLower upperAndLower(const QRectF& rest, const StageLook& look);
void lightRounds(QPainter& painter, const QRectF& area, const StageLook& look);
void paintBoardAndChoices(QPainter& painter, const QRectF& area, const BoxesPicture& boxes,
                          const std::vector<ChoiceRow>& choices, int line, const MinigridModel& model,
                          const StageLook& look);

}  // namespace nonet::minigrid
