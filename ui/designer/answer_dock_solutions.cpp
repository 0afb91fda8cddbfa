// The solutions that are looked at, and what logic and the solutions say of the candidates on the board.
#include "ui/board/board_widget.h"
#include "ui/designer/answer_dock.h"
#include "ui/designer/designer.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/tokens.h"
#include "ui/text/cell_names.h"
#include "ui/text/diagnosis_text.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QShowEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

QString written(std::size_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

}  // namespace

void AnswerDock::buildSolutionPart(QVBoxLayout& column) {
    m_solution->setAccessibleName(tr("Solution that is shown"));
    m_previous = addButton(QStringLiteral("answerPrevious"), tr("Previous"),
                           tr("Show the solution before this one over the board; nothing is entered"));
    m_next = addButton(QStringLiteral("answerNext"), tr("Next"),
                       tr("Show the next solution over the board; nothing is entered"));
    m_noSolution = addButton(QStringLiteral("answerNoSolution"), tr("None"), tr("Show no solution over the board"));
    m_fill = addButton(QStringLiteral("answerFill"), tr("Fill"),
                       tr("Enter the solution that is shown, else the first; Undo takes it back"));
    m_randomFill = addButton(QStringLiteral("answerRandomFill"), tr("Random fill"),
                             tr("Enter a solution at random, another one each time; Undo takes it back"));
    auto* steps = new FlowRow(kSpace);
    for (QPushButton* each : {m_previous, m_next, m_noSolution, m_fill, m_randomFill})
        steps->addWidget(each);
    column.addWidget(m_solution);
    column.addLayout(steps);
}

void AnswerDock::connectSolutions() {
    connect(m_previous, &QPushButton::clicked, m_answers, &LayoutAnswers::showPreviousSolution);
    connect(m_next, &QPushButton::clicked, m_answers, &LayoutAnswers::showNextSolution);
    connect(m_noSolution, &QPushButton::clicked, m_answers, &LayoutAnswers::hideSolution);
    connect(m_fill, &QPushButton::clicked, m_answers, &LayoutAnswers::fill);
    connect(m_randomFill, &QPushButton::clicked, m_answers, &LayoutAnswers::fillAtRandom);
}

/// Caps are as wide as the widest of them, and a button of two words as the longer one: what stands beside it stays.
void AnswerDock::showEvent(QShowEvent* event) {
    QDockWidget::showEvent(event);
    m_pause->ensurePolished();
    const QString now = m_pause->text();
    int widest = 0;
    for (const QString& each : {tr("Pause"), tr("Resume")}) {
        m_pause->setText(each);
        widest = std::max(widest, m_pause->sizeHint().width());
    }
    m_pause->setText(now);
    m_pause->setMinimumWidth(widest);
    int width = 0;
    for (QAbstractButton* each : m_caps->buttons()) {
        each->ensurePolished();
        width = std::max(width, each->sizeHint().width());
    }
    for (QAbstractButton* each : m_caps->buttons())
        each->setMinimumWidth(width);
}

QString AnswerDock::solutionText() const {
    const std::optional<SolutionCount> count = m_answers->count();
    const std::size_t number = m_answers->shownNumber();
    if (number == 0)
        return count == SolutionCount{0, false} ? tr("There is no solution to show.")
               : m_answers->gaveUpSolution()    ? tr("Given up before another solution was found.")
                                                : tr("No solution lies over the board.");
    if (m_answers->gaveUpSolution())
        return tr("Solution %1; the search for the next was given up.").arg(written(number));
    const bool isCounted = count && !count->isAtLeast && count->count >= number;
    const std::size_t all =
        m_answers->solutionCount().value_or(count ? std::max<std::size_t>(count->count, number) : number);
    if (all == 1 && (isCounted || m_answers->solutionCount()))
        return tr("The only solution");
    return isCounted || m_answers->solutionCount()
               ? tr("Solution %1 of %2").arg(written(number), written(all))
               : tr("Solution %1 of at least %2").arg(written(number), written(all));
}

void AnswerDock::updateSolution() {
    m_solution->setText(solutionText());
    m_solution->setToolTip(m_solution->text());
    m_previous->setEnabled(m_answers->hasPreviousSolution());
    m_next->setEnabled(m_answers->count() != SolutionCount{0, false});
    m_noSolution->setEnabled(m_answers->shownSolution() != nullptr);
}

void AnswerDock::laySolution() {
    if (!m_board)
        return;
    if (const Grid* shown = m_answers->shownSolution())
        m_board->publish(OverlayPublisher::solution, {.solution = *shown});
    else
        m_board->withdraw(OverlayPublisher::solution);
}

bool AnswerDock::hideSolution() {
    const bool isShown = m_answers->shownSolution() != nullptr;
    m_answers->hideSolution();
    return isShown;
}

void AnswerDock::setShowsLogic(bool shows) {
    if (shows && !m_answers->knowsLogic()) {
        Q_EMIT m_designer.said(m_logic->toolTip());
        Q_EMIT showsLogicChanged(false);
        return;
    }
    m_logic->setChecked(shows);
}

void AnswerDock::updateLogic() {
    const bool knowsLogic = m_answers->knowsLogic();
    if (m_logic->isChecked() && !m_answers->isAsked(LayoutAnswer::logic))
        m_logic->setChecked(false);
    m_logic->setEnabled(knowsLogic);
    m_logic->setToolTip(
        knowsLogic
            ? tr("Cross out on the board the candidates that the techniques take away, without those that rest "
                 "on there being one solution")
            : tr("The techniques know rows, columns and boxes of 9x9 alone: there is no logic for variants yet"));
}

QString AnswerDock::logicLegend() const {
    if (!m_logic->isChecked())
        return {};
    const std::optional<LogicCandidates>& logic = m_answers->logic();
    if (!logic)
        return tr("Solving by logic.");
    if (logic->state == SolutionState::none)
        return tr("There is no solution: logic is not asked.");
    const auto steps = static_cast<int>(logic->steps);
    QStringList parts{logic->isSolved     ? tr("Logic solves it in %Ln step(s).", nullptr, steps)
                      : logic->isComplete ? tr("Logic gets stuck after %Ln step(s).", nullptr, steps)
                                          : tr("Logic was given up after %Ln step(s).", nullptr, steps)};
    if (steps > 0)
        parts << tr("Crossed out: logic removes it.");
    if (const auto& notes = m_board ? m_board->picture().candidateNotes : std::nullopt;
        notes && notes->leftOver && notes->leftOver->count() > 0)
        parts << tr("Underlined: logic leaves it, no solution uses it.");
    return parts.join(u' ');
}

CandidateNotes AnswerDock::notesOf(const CandidateGrid& basic) const {
    const BoardShape& shape = m_answers->puzzle().shape();
    const std::optional<CandidateKnowledge>& known = m_answers->candidates();
    const std::optional<LogicCandidates>& logic = m_answers->logic();
    CandidateNotes notes;
    if (logic && logic->state != SolutionState::none) {
        notes.removed = CandidateGrid(shape);
        notes.leftOver = CandidateGrid(shape);
        for (const Cell cell : shape.cells()) {
            notes.removed->at(cell) = basic.at(cell) - logic->left.at(cell);
            notes.leftOver->at(cell) =
                known ? (basic.at(cell) & logic->left.at(cell)) & known->impossible(cell) : DigitSet();
        }
    }
    if (!known || m_answers->cap() < 2)
        return notes;
    notes.cap = m_answers->cap();
    notes.usedOnce = usedByOneSolution(*known, shape);
    notes.counts.reserve(static_cast<std::size_t>(shape.cellCount() * shape.symbolCount()));
    for (int cell = 0; cell < shape.cellCount(); ++cell)
        for (const Digit symbol : DigitSet::full(shape.symbolCount())) {
            const std::uint32_t count = known->count(Cell(cell), symbol);
            const bool isToldOf = !known->isOpen(Cell(cell), symbol) || count >= notes.cap;
            notes.counts.push_back(isToldOf ? std::min(count, notes.cap) : 0);
        }
    return notes;
}

void AnswerDock::layCandidates() {
    if (!m_board)
        return;
    const Puzzle& puzzle = m_answers->puzzle();
    const std::optional<CandidateKnowledge>& known = m_answers->candidates();
    const bool hasLogic = m_answers->logic().has_value();
    const bool isSameBoard = puzzle.shape() == m_board->picture().puzzle.shape();
    // A board of another shape learns of it a moment later.
    if (known && !isSameBoard && !m_isLate)
        QTimer::singleShot(0, this, [this] {
            m_isLate = true;
            layOverBoard();
            m_isLate = false;
        });
    if ((!known && !hasLogic) || !isSameBoard) {
        m_board->setCandidateLayer(std::nullopt);
        return;
    }
    const BoardShape& shape = puzzle.shape();
    const CandidateGrid basic = candidatesFrom(puzzle.givens, puzzle);
    CandidateNotes notes = notesOf(basic);
    CandidateGrid possible(shape);
    CandidateGrid unknown(shape);
    for (const Cell cell : shape.cells()) {
        const bool isBlank = puzzle.givens.isBlank(cell);
        unknown.at(cell) = known ? known->unknown(cell) : DigitSet();
        possible.at(cell) = known ? known->possible(cell) : basic.at(cell);
        if (!notes.removed || !isBlank)
            continue;
        unknown.at(cell) -= notes.removed->at(cell);
        possible.at(cell) |= notes.removed->at(cell);
        if (notes.leftOver)
            possible.at(cell) |= notes.leftOver->at(cell);
    }
    m_board->setCandidateLayer(possible, !known || known->isComplete() ? std::nullopt : std::optional(unknown),
                               std::move(notes));
}

void AnswerDock::showNextSolution() {
    reveal(m_solution);
    m_answers->showNextSolution();
}

void AnswerDock::showPreviousSolution() {
    reveal(m_solution);
    m_answers->showPreviousSolution();
}

void AnswerDock::reveal(QWidget* told) {
    // A dock that was just opened has its size a moment later.
    QTimer::singleShot(0, told, [this, told] { m_scroll->ensureWidgetVisible(told, 0, kSpace); });
}

}  // namespace nonet
