#pragma once

#include "core/answers/solution_facts.h"
#include "core/answers/why_none.h"
#include "core/canonical/classic_transform.h"
#include "core/formats/completion.h"
#include "core/rating/rating.h"

#include <QObject>

namespace nonet {

class PuzzleDocument;

/// What was found out of a document's puzzle: its solutions, their number, why there are none, and its rating; and what
/// follows from them for the game. Worked out elsewhere, once for every change of the puzzle, and read here by whoever
/// reasons from it. Part of a PuzzleDocument.
class DocumentFindings : public QObject {
    Q_OBJECT

public:
    /// Both outlive it; the record is the document's, and with it the solution that is known is saved.
    DocumentFindings(PuzzleDocument& document, PuzzleRecord& record);

    /// What is known of the solutions. Unknown while the puzzle awaits that, and where the counting was given up.
    const SolutionFacts& facts() const { return m_facts; }
    /// The only solution; else the setter's, where the puzzle came with one that has its givens and keeps its rules.
    const std::optional<Grid>& solution() const { return m_solution; }
    bool isSettersSolution() const { return m_solution && !m_facts.solution; }
    /// Digits that the player locked as givens contradict the setter's solution: it is not solution() until they are
    /// unlocked, and a full board still differs from it.
    bool isSolutionLockedAway() const { return m_isSolutionLockedAway; }
    /// The puzzle is new and its solutions are not counted yet: setFacts() will tell.
    bool awaitsFacts() const { return m_awaitsFacts; }
    void setFacts(SolutionFacts facts);
    /// They are awaited as of a new puzzle.
    void askFactsAgain();

    Completion completion() const;
    /// Every cell filled, and nothing that is known against it: whether that is the solution, completion() tells.
    bool isFinished() const;
    /// The cells that fog covers now; none where it covers nothing from the start, for want of a solution to clear it
    /// by. Before the solutions are known it lies as it would if there were one, so that an answer never brings fog
    /// over what was seen.
    CellSet foggedCells() const;

    /// How many solutions the puzzle has, or while its givens are typed, what stands on the board; nothing while that
    /// is not counted.
    const std::optional<SolutionCount>& count() const { return m_count; }
    void setCount(std::optional<SolutionCount> count);
    /// Why that is none; nothing while that is not known, and where there is a solution.
    const std::optional<Diagnosis>& whyNone() const { return m_whyNone; }
    void setWhyNone(std::optional<Diagnosis> why);
    /// The rating of the puzzle as it is, or while its givens are typed, of what stands on the board. Worked out once
    /// for every change of it; nothing while that is not done. Level and score of the last time that it was open are in
    /// the document's notes().view().rating before that.
    const std::optional<RatingReport>& rating() const { return m_rating; }
    void setRating(RatingReport rating);
    /// What is typed became another puzzle.
    void forgetRating();

    /// The document's puzzle became another one: what was found no longer holds, and factsChanged() comes before it
    /// returns. map: where its rows, columns and digits changed places.
    void followEdit(const ClassicTransform& map);

Q_SIGNALS:
    void factsChanged();
    /// The number of solutions, or why there is none.
    void countChanged();
    void ratingChanged();

private:
    void forget();
    /// solution() of the puzzle and the facts as they are, and what of it is kept with the record.
    void updateSolution();
    /// Whether its fog covers anything from the start: there is a solution to clear it by, or one may still be found.
    bool hasFog() const;
    /// By which a digit clears the fog.
    std::optional<Grid> solutionOfFog() const;

    PuzzleDocument& m_document;
    PuzzleRecord& m_record;
    SolutionFacts m_facts;
    /// What the puzzle came with, also while its givens are others.
    std::optional<Grid> m_setters;
    std::optional<Grid> m_solution;
    /// The one that was kept last, for the moment in which the puzzle's solutions are looked for again.
    std::optional<Grid> m_lastSolution;
    bool m_isSolutionLockedAway = false;
    bool m_awaitsFacts = true;
    std::optional<SolutionCount> m_count;
    std::optional<Diagnosis> m_whyNone;
    std::optional<RatingReport> m_rating;
};

}  // namespace nonet
