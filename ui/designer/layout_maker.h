#pragma once

#include "core/board/cell_set.h"
#include "core/board/grid.h"
#include "core/rules/puzzle.h"

#include <QObject>

#include <cstdint>
#include <optional>

namespace nonet {

class Answer;
class Designer;
class PuzzleAnswers;

/// Makes another layout, or its solution layer, of what the answers find: asks, waits, and does it as one edit, unless
/// the layout became another one meanwhile or the answer was stopped.
class LayoutMaker : public QObject {
    Q_OBJECT

public:
    LayoutMaker(Designer& designer, PuzzleAnswers& answers, QObject* parent = nullptr);

    /// The solution that is looked at, else the first, becomes the solution layer, as one edit. What that layer has is
    /// kept where it is not a whole one.
    void fill();
    /// One drawn at random does, another one at each call.
    void fillAtRandom();
    /// Takes the solution layer away, as one edit.
    void clearFill();
    /// Takes away what the smallest part can do without, as one edit; locked rules stay.
    void removeSpare();
    /// Adds givens until there is one solution, as one edit; the givens alone count from now on.
    void makeProper();
    /// Makes a puzzle of the layout as one edit: numbers for rules that lack one and for chosen ones that may have one,
    /// then givens, in cells of the pattern or, where it is empty, in any, by the designer's symmetry. The same seed
    /// for the same layout gives the same puzzle. What came of it is told until the next edit.
    void generate(std::uint64_t seed, CellSet pattern = {});

private:
    bool mayEdit() const;
    void giveUp();
    void follow(const Answer& answer);
    void finish(const Answer& answer);
    void askToFill(std::optional<std::uint64_t> seed);
    void useFilling();
    /// What is filled: with what the solution layer has, where that is some of it.
    Puzzle begun() const;
    void keepInMind(const Grid& solution);
    void removeFoundSpare();
    void placeClues();
    void useGenerated();

    Designer& m_designer;
    PuzzleAnswers& m_answers;
    bool m_removesSpare = false;
    bool m_placesClues = false;
    std::uint64_t m_fills = 0;
    /// The last one, and what it was found for.
    std::optional<Grid> m_filled;
    Puzzle m_filledFrom;
    Grid m_filledGivens;
};

}  // namespace nonet
