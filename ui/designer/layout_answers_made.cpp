// What makes a puzzle of a layout: givens that are missing, a whole filling; and how hard it is then.
#include "core/design/layout_edit.h"
#include "ui/designer/designer.h"
#include "ui/designer/layout_answers.h"
#include "ui/document/puzzle_document.h"
#include "ui/tasks/task.h"

namespace nonet {

void LayoutAnswers::makeProper() {
    if (!m_designer.document() || m_designer.document()->isReadOnly())
        return;
    setDigitsCounted(DigitsCounted::givens);
    m_placesClues = true;
    if (state(LayoutAnswer::missingClues) == AnswerState::done)
        placeClues();
    else if (state(LayoutAnswer::missingClues) == AnswerState::paused)
        resume(LayoutAnswer::missingClues);
    else
        ask(LayoutAnswer::missingClues);
}

void LayoutAnswers::placeClues() {
    if (!std::exchange(m_placesClues, false) || !m_missingClues)
        return;
    const MissingClues missing = *m_missingClues;
    if (missing.state == SolutionState::one)
        return Q_EMIT m_designer.said(tr("There is one solution: nothing is missing."));
    if (missing.state == SolutionState::none)
        return Q_EMIT m_designer.said(tr("There is no solution: no clue can help."));
    if (!missing.isProved)
        return Q_EMIT m_designer.said(tr("Given up: no givens were found that leave one solution."));
    Puzzle after = layout();
    for (const Candidate& clue : missing.clues)
        after.givens.set(clue.cell, clue.digit);
    m_designer.edit(after);
    Q_EMIT m_designer.said(tr("%Ln given(s) were added: there is one solution now. Undo takes them away.", nullptr,
                              static_cast<int>(missing.clues.size())));
}

void LayoutAnswers::generate(std::uint64_t seed, CellSet pattern) {
    if (!m_designer.document() || m_designer.document()->isReadOnly())
        return;
    withdraw(LayoutAnswer::generated);
    m_order = {.seed = seed, .pattern = std::move(pattern)};
    ask(LayoutAnswer::generated);
}

void LayoutAnswers::runGenerated() {
    m_order.symmetry = m_designer.symmetry();
    m_order.numbered = m_designer.chosen();
    job(LayoutAnswer::generated)
        .task->start(
            [puzzle = layout(), order = m_order](const std::stop_token& stop, const ProgressSink& progress) {
                return fillLayout(puzzle, order, stop, progress);
            },
            [this](LayoutFill fill) {
                end(LayoutAnswer::generated, AnswerState::done);
                takeGenerated(std::move(fill));
                Q_EMIT changed(LayoutAnswer::generated);
                startNext();
            });
}

void LayoutAnswers::takeGenerated(LayoutFill fill) {
    if (fill.state == SolutionState::one) {
        // What was drawn, hidden or named meanwhile stays so.
        Puzzle after = layout();
        Layout numbered = after.layout();
        for (std::size_t i = 0; i < numbered.constraints.size(); ++i)
            if (numbered.constraints[i].values.empty())
                numbered.constraints[i].values = fill.puzzle.constraints()[i].values;
        if (fill.addedNumbers > 0)
            after = withLayout(std::move(after), std::move(numbered));
        after.givens = fill.puzzle.givens;
        m_designer.edit(after);
    }
    // After the edit, which forgets it.
    m_generated = std::move(fill);
    m_lastEnded = LayoutAnswer::generated;
}

void LayoutAnswers::runRating() {
    job(LayoutAnswer::rating)
        .task->start(
            [puzzle = layout()](const std::stop_token& stop, const ProgressSink& progress) {
                LayoutRating rating{.state = solutionFacts(puzzle, stop).state};
                if (puzzle.isClassic() && rating.state == SolutionState::one)
                    rating.report = rate(puzzle, hodokuProfile(), stop, progress);
                return rating;
            },
            [this](LayoutRating rating) {
                m_rating = std::move(rating);
                end(LayoutAnswer::rating, AnswerState::done);
                Q_EMIT changed(LayoutAnswer::rating);
                startNext();
            });
}

}  // namespace nonet
