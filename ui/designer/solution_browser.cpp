#include "ui/designer/solution_browser.h"

#include "ui/answers/puzzle_answers.h"
#include "ui/board/board_widget.h"
#include "ui/designer/answer_controls.h"
#include "ui/designer/layout_maker.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/tokens.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

QString written(std::size_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

}  // namespace

SolutionBrowser::SolutionBrowser(PuzzleAnswers& answers, LayoutMaker& maker, QWidget* parent)
    : QWidget(parent), m_answers(answers), m_solution(fixedLines(QStringLiteral("answerSolution"), 1)),
      m_previous(answerButton(QStringLiteral("answerPrevious"), tr("Previous"),
                              tr("Show the solution before this one over the board; nothing is entered"))),
      m_next(answerButton(QStringLiteral("answerNext"), tr("Next"),
                          tr("Show the next solution over the board; nothing is entered"))),
      m_none(answerButton(QStringLiteral("answerNoSolution"), tr("None"), tr("Show no solution over the board"))),
      m_fill(answerButton(QStringLiteral("answerFill"), tr("Fill"),
                          tr("Keep the solution that is shown, else the first, as the solution layer"))),
      m_randomFill(answerButton(QStringLiteral("answerRandomFill"), tr("Random fill"),
                                tr("Keep a solution at random as the solution layer, another one each time"))),
      m_clear(answerButton(QStringLiteral("answerClearFill"), tr("Clear"),
                           tr("Take the solution layer away; Undo brings it back"))) {
    m_solution->setAccessibleName(tr("Solution that is shown"));
    auto* steps = new FlowRow(kSpace);
    for (QPushButton* each : {m_previous, m_next, m_none, m_fill, m_randomFill, m_clear})
        steps->addWidget(each);
    QVBoxLayout& column = *addAnswerColumn(*this);
    column.addWidget(m_solution);
    column.addLayout(steps);
    connect(m_previous, &QPushButton::clicked, this, &SolutionBrowser::showPrevious);
    connect(m_next, &QPushButton::clicked, this, &SolutionBrowser::showNext);
    connect(m_none, &QPushButton::clicked, this, &SolutionBrowser::hideSolution);
    connect(m_fill, &QPushButton::clicked, &maker, &LayoutMaker::fill);
    connect(m_randomFill, &QPushButton::clicked, &maker, &LayoutMaker::fillAtRandom);
    connect(m_clear, &QPushButton::clicked, &maker, &LayoutMaker::clearFill);
    updateSolution();
}

void SolutionBrowser::setBoard(BoardWidget* board) { m_board = board; }

QString SolutionBrowser::solutionText() const {
    const std::optional<SolutionCount> count = m_answers.count();
    const LookedAtSolutions seen = m_answers.of<LookedAtSolutions>().value_or(LookedAtSolutions());
    if (!seen.shown)
        return count == SolutionCount{0, false} ? tr("There is no solution to show.")
               : seen.gaveUp                    ? tr("Given up before another solution was found.")
                                                : tr("No solution shown");
    const std::size_t number = *seen.shown + 1;
    if (seen.gaveUp)
        return tr("Solution %1; the search for the next was given up.").arg(written(number));
    const bool isCounted = seen.hasAll || (count && !count->isAtLeast && count->count >= number);
    const std::size_t all = seen.hasAll ? seen.found.size()
                            : count     ? std::max<std::size_t>(count->count, number)
                                        : number;
    if (all == 1 && isCounted)
        return tr("The only solution");
    return isCounted ? tr("Solution %1 of %2").arg(written(number), written(all))
                     : tr("Solution %1 of at least %2").arg(written(number), written(all));
}

void SolutionBrowser::updateSolution() {
    const std::optional<LookedAtSolutions>& seen = m_answers.of<LookedAtSolutions>();
    m_solution->setText(solutionText());
    m_solution->setToolTip(m_solution->text());
    m_previous->setEnabled(seen && seen->hasPrevious());
    m_next->setEnabled(m_answers.count() != SolutionCount{0, false});
    m_none->setEnabled(seen && seen->shown);
}

void SolutionBrowser::setMayFill(bool mayFill) {
    m_fill->setEnabled(mayFill);
    m_randomFill->setEnabled(mayFill);
}

void SolutionBrowser::setMayClear(bool mayClear) { m_clear->setEnabled(mayClear); }

QWidget* SolutionBrowser::label() const { return m_solution; }

void SolutionBrowser::layOverBoard() {
    if (!m_board)
        return;
    const std::optional<LookedAtSolutions>& seen = m_answers.of<LookedAtSolutions>();
    if (const Grid* shown = seen ? seen->shownSolution() : nullptr)
        m_board->publish(OverlayPublisher::solution, {.solution = *shown});
    else
        m_board->withdraw(OverlayPublisher::solution);
}

void SolutionBrowser::showNext() {
    LookedAtSolutions seen = m_answers.of<LookedAtSolutions>().value_or(LookedAtSolutions());
    const std::size_t next = seen.shown ? *seen.shown + 1 : 0;
    if (next >= seen.found.size() && !seen.hasAll) {
        seen.gaveUp = false;
        m_answers.tell(std::move(seen));
        return m_answers.ask<LookedAtSolutions>();
    }
    if (seen.found.empty())
        return;
    seen.shown = next % seen.found.size();
    m_answers.tell(std::move(seen));
}

void SolutionBrowser::showPrevious() {
    const auto& known = m_answers.of<LookedAtSolutions>();
    if (!known || !known->shown || !known->hasPrevious())
        return;
    LookedAtSolutions seen = *known;
    seen.shown = (*known->shown + seen.found.size() - 1) % seen.found.size();
    m_answers.tell(std::move(seen));
}

bool SolutionBrowser::hideSolution() {
    const std::optional<LookedAtSolutions>& seen = m_answers.of<LookedAtSolutions>();
    const bool isShown = seen && seen->shown;
    m_answers.hideSolution();
    return isShown;
}

}  // namespace nonet

#include "moc_solution_browser.cpp"
