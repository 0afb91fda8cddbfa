#include "ui/designer/layout_maker.h"

#include "core/answers/missing_clues.h"
#include "core/design/clue_edits.h"
#include "core/rules/solution_layer.h"
#include "ui/answers/puzzle_answers.h"
#include "ui/designer/designer.h"
#include "ui/document/puzzle_document.h"

#include <algorithm>
#include <utility>

namespace nonet {

LayoutMaker::LayoutMaker(Designer& designer, PuzzleAnswers& answers, QObject* parent)
    : QObject(parent), m_designer(designer), m_answers(answers) {
    connect(&answers, &PuzzleAnswers::layoutTaken, this, &LayoutMaker::giveUp);
    // What was to be done with the previous one is not done with this one, though it may be its copy.
    connect(&designer, &Designer::documentChanged, this, &LayoutMaker::giveUp);
    connect(&answers, &PuzzleAnswers::changed, this, &LayoutMaker::follow);
    connect(&answers, &PuzzleAnswers::ended, this, &LayoutMaker::finish);
}

bool LayoutMaker::mayEdit() const { return m_designer.document() && !m_designer.document()->isReadOnly(); }

void LayoutMaker::giveUp() {
    m_removesSpare = false;
    m_placesClues = false;
}

void LayoutMaker::follow(const Answer& answer) {
    if (answer.state() != AnswerState::stopped && answer.state() != AnswerState::notAsked)
        return;
    if (m_answers.isOf<SmallestProper>(answer))
        m_removesSpare = false;
    if (m_answers.isOf<MissingClues>(answer))
        m_placesClues = false;
}

void LayoutMaker::finish(const Answer& answer) {
    if (m_answers.isOf<Filling>(answer))
        useFilling();
    else if (m_answers.isOf<SmallestProper>(answer))
        removeFoundSpare();
    else if (m_answers.isOf<MissingClues>(answer))
        placeClues();
    else if (m_answers.isOf<LayoutPuzzle>(answer))
        useGenerated();
}

void LayoutMaker::fill() {
    if (!mayEdit())
        return;
    m_answers.withdraw<Filling>();
    const std::optional<LookedAtSolutions>& seen = m_answers.of<LookedAtSolutions>();
    if (const Grid* shown = seen ? seen->shownSolution() : nullptr)
        return keepInMind(Grid(*shown));
    askToFill(std::nullopt);
}

void LayoutMaker::fillAtRandom() {
    if (!mayEdit())
        return;
    m_answers.withdraw<Filling>();
    askToFill(m_fills++);
}

void LayoutMaker::clearFill() {
    if (!mayEdit())
        return;
    if (m_designer.puzzle().solutionLayer() == nullptr)
        return Q_EMIT m_designer.statusMessage(tr("There is no solution layer to clear."));
    m_designer.edit(clearSolutionLayer(m_designer.puzzle()));
    Q_EMIT m_designer.statusMessage(tr("The solution layer is clear; Undo brings it back."));
}

Puzzle LayoutMaker::begun() const {
    const Puzzle& puzzle = m_answers.puzzle();
    const std::optional<Puzzle> given = givenSolutionLayer(puzzle);
    return given && !given->givens.isFull() ? *given : puzzle;
}

void LayoutMaker::askToFill(std::optional<std::uint64_t> seed) {
    // What stands there was the last one: another one begins where that did.
    const Puzzle& puzzle = m_answers.puzzle();
    const Grid* layer = puzzle.solutionLayer();
    const bool isLast = m_filled && layer != nullptr && *layer == *m_filled &&
                        m_filledFrom.layout() == puzzle.layout() && m_filledGivens == puzzle.givens;
    if (!isLast) {
        m_filledFrom = begun();
        m_filledGivens = puzzle.givens;
    }
    AnswerOptions options = m_answers.options();
    options.fillSeed = seed;
    options.filledFrom = m_filledFrom;
    m_answers.setOptions(options);
    m_answers.ask<Filling>();
}

void LayoutMaker::useFilling() {
    const std::optional<Filling>& filling = m_answers.of<Filling>();
    m_filled = filling ? filling->solution : std::nullopt;
    if (m_filled)
        keepInMind(Grid(*m_filled));
    else if (m_filledFrom.givens != m_answers.puzzle().givens)
        Q_EMIT m_designer.statusMessage(tr("No solution has the digits of the solution layer."));
}

void LayoutMaker::keepInMind(const Grid& solution) {
    Puzzle after = m_designer.puzzle();
    after.setSolutionLayer(solution);
    m_designer.edit(after);
    m_answers.hideSolution();
    Q_EMIT m_designer.statusMessage(tr("Solution filled in, as a layer of its own; Undo takes it back."));
}

void LayoutMaker::removeSpare() {
    m_removesSpare = true;
    if (m_answers.answer<SmallestProper>().state() == AnswerState::done)
        removeFoundSpare();
    else
        m_answers.askOrResume<SmallestProper>();
}

void LayoutMaker::removeFoundSpare() {
    const std::optional<SmallestProper>& smallest = m_answers.of<SmallestProper>();
    if (!std::exchange(m_removesSpare, false) || !smallest)
        return;
    ConflictSet removed = smallest->removed;
    std::erase_if(removed.constraints, [this](int each) { return m_designer.locks().isLocked(each); });
    const auto count = static_cast<int>(removed.size());
    if (count == 0) {
        Q_EMIT m_designer.statusMessage(smallest->isProper
                                            ? tr("Nothing can go: all of it is needed.")
                                            : tr("Only of a layout with one solution can be told what could "
                                                 "go."));
        return;
    }
    m_designer.edit(withoutParts(m_answers.layout(), removed));
    Q_EMIT m_designer.statusMessage(tr("%Ln rule(s) and given(s) went; Undo brings them back.", nullptr, count));
}

void LayoutMaker::makeProper() {
    if (!mayEdit())
        return;
    m_answers.setDigitsCounted(DigitsCounted::givens);
    m_placesClues = true;
    if (m_answers.answer<MissingClues>().state() == AnswerState::done)
        placeClues();
    else
        m_answers.askOrResume<MissingClues>();
}

void LayoutMaker::placeClues() {
    const auto& found = m_answers.of<MissingClues>();
    if (!std::exchange(m_placesClues, false) || !found)
        return;
    const MissingClues missing = *found;
    if (missing.state == SolutionState::one)
        return Q_EMIT m_designer.statusMessage(tr("There is one solution: nothing is missing."));
    if (missing.state == SolutionState::none)
        return Q_EMIT m_designer.statusMessage(tr("There is no solution: no clue can help."));
    if (missing.breaksSolutionLayer)
        return Q_EMIT m_designer.statusMessage(tr("No solution has the digits of the solution layer."));
    if (!missing.isProved)
        return Q_EMIT m_designer.statusMessage(
            m_answers.puzzle().solutionLayer() != nullptr
                ? tr("The digits of the solution layer do not leave one solution, or it took too long.")
                : tr("Given up: no givens were found that leave one solution."));
    Puzzle after = m_answers.layout();
    for (const Candidate& clue : missing.clues)
        after.givens.set(clue.cell, clue.digit);
    m_designer.edit(after);
    Q_EMIT m_designer.statusMessage(tr("%Ln given(s) were added: there is one solution now. Undo takes them away.",
                                       nullptr, static_cast<int>(missing.clues.size())));
}

void LayoutMaker::generate(std::uint64_t seed, CellSet pattern) {
    if (!mayEdit())
        return;
    m_answers.withdraw<LayoutPuzzle>();
    AnswerOptions options = m_answers.options();
    options.order = {.seed = seed,
                     .pattern = std::move(pattern),
                     .symmetry = m_designer.symmetry(),
                     .numbered = m_designer.chosen()};
    m_answers.setOptions(options);
    m_answers.ask<LayoutPuzzle>();
}

void LayoutMaker::useGenerated() {
    const auto& found = m_answers.of<LayoutPuzzle>();
    if (!found)
        return;
    const LayoutPuzzle made = *found;
    if (made.state != SolutionState::one)
        return;
    // What was drawn, hidden or named meanwhile stays so.
    Puzzle after = m_answers.layout();
    Layout numbered = after.layout();
    const std::vector<Constraint>& filled = made.puzzle.constraints();
    for (std::size_t i = 0; i < std::min(filled.size(), numbered.constraints.size()); ++i)
        if (numbered.constraints[i].values.empty())
            numbered.constraints[i].values = filled[i].values;
    if (made.addedNumbers > 0)
        after = withLayout(std::move(after), std::move(numbered));
    after.givens = made.puzzle.givens;
    m_designer.edit(after);
    // The edit forgets it.
    m_answers.tell(made);
}

}  // namespace nonet

#include "moc_layout_maker.cpp"
