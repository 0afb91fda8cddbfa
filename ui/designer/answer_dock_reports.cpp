// What is asked of a layout once: what a tester finds, how hard it is; and what makes another layout of it.
#include "ui/board/board_widget.h"
#include "ui/designer/answer_dock.h"
#include "ui/designer/designer.h"
#include "ui/text/diagnosis_text.h"
#include "ui/text/rating_text.h"
#include "ui/text/technique_text.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace nonet {
namespace {

/// A row a part.
std::vector<ConflictSet> singlesOf(const ConflictSet& parts) {
    std::vector<ConflictSet> singles;
    singles.reserve(parts.size());
    for (const int constraint : parts.constraints)
        singles.push_back({.constraints = {constraint}});
    for (const Cell cell : parts.givens)
        singles.push_back({.givens = {cell}});
    if (parts.hasStartCandidates)
        singles.push_back({.hasStartCandidates = true});
    return singles;
}

}  // namespace

void AnswerDock::askOnce(LayoutAnswer answer, Topic topic) {
    m_topic = topic;
    if (m_answers->state(answer) == AnswerState::paused)
        m_answers->resume(answer);
    else
        m_answers->ask(answer);
    updateList();
    reveal(m_add);
}

void AnswerDock::checkAsTester() { askOnce(LayoutAnswer::tester, Topic::tester); }
void AnswerDock::rate() { askOnce(LayoutAnswer::rating, Topic::rating); }

void AnswerDock::findClues() { switchAnswer(LayoutAnswer::missingClues, Topic::missingClues, true); }
void AnswerDock::findSmallest() { switchAnswer(LayoutAnswer::smallestPart, Topic::smallestPart, true); }

void AnswerDock::setAsked(LayoutAnswer answer, bool isOn) {
    QCheckBox* button = answer == LayoutAnswer::candidates   ? m_candidates
                        : answer == LayoutAnswer::equalCells ? m_equal
                                                             : m_needed;
    button->setChecked(isOn);
    if (isOn)
        reveal(answer == LayoutAnswer::neededParts ? static_cast<QWidget*>(m_add) : m_legend);
}

void AnswerDock::removeSpare() {
    m_topic = Topic::smallestPart;
    m_answers->removeSpare();
    updateList();
    reveal(m_add);
}

void AnswerDock::makeProper() {
    m_topic = Topic::missingClues;
    m_answers->makeProper();
    updateList();
    reveal(m_add);
}

void AnswerDock::generate() {
    m_topic = Topic::generated;
    const CellSet pattern = m_board && m_board->selection().count() > 1 ? m_board->selection() : CellSet();
    m_answers->generate(static_cast<std::uint64_t>(m_seed->value()), pattern);
    m_seed->setValue(m_seed->value() == m_seed->maximum() ? m_seed->minimum() : m_seed->value() + 1);
    updateList();
    reveal(m_add);
}

std::vector<AnswerDock::Row> AnswerDock::rowsOfTester() const {
    std::vector<Row> rows;
    const std::optional<TesterReport>& report = m_answers->testerReport();
    if (!report)
        return rows;
    const bool isDone = m_answers->state(LayoutAnswer::tester) == AnswerState::done;
    const auto add = [&](const ConflictSet& parts, const QString& verdict) {
        for (ConflictSet& part : singlesOf(parts)) {
            const QString name = conflictNames(part, m_answers->puzzle()).join(QStringLiteral(", "));
            rows.push_back({.part = std::move(part), .clue = std::nullopt, .text = verdict.arg(name)});
        }
    };
    add(report->parts.spare, tr("Not needed: %1"));
    add(report->parts.open, isDone ? tr("Not decided: %1") : tr("Not tried yet: %1"));
    add(report->parts.needed, tr("Needed: %1"));
    return rows;
}

QString AnswerDock::sentenceOfTester() const {
    const std::optional<TesterReport>& report = m_answers->testerReport();
    if (!report)
        return m_answers->state(LayoutAnswer::tester) == AnswerState::notAsked
                   ? tr("The layout has changed since a tester looked at it: ask again.")
               : m_answers->state(LayoutAnswer::tester) == AnswerState::stopped
                   ? tr("Stopped before it was known how many solutions there are.")
                   : tr("Finding out whether there is one solution, then what of it is needed.");
    const NeededParts& parts = report->parts;
    switch (report->facts.state) {
    case SolutionState::none: return tr("No solution: a tester would send it back.");
    case SolutionState::several:
        return tr("Several solutions: a tester would send it back. What is needed can be told of one solution only.");
    case SolutionState::unknown: return tr("Whether there is one solution was not found out.");
    case SolutionState::one: break;
    }
    const auto all = static_cast<int>(parts.spare.size() + parts.needed.size() + parts.open.size());
    QStringList sentences{parts.spare.size() == 0
                              ? tr("One solution. None of %Ln givens and rules can go.", nullptr, all)
                              : tr("One solution. %Ln of %1 givens and rules could go, each by itself.", nullptr,
                                   static_cast<int>(parts.spare.size()))
                                    .arg(all)};
    const auto open = static_cast<int>(parts.open.size());
    const bool isDone = m_answers->state(LayoutAnswer::tester) == AnswerState::done;
    if (open > 0)
        sentences << (isDone ? tr("%Ln not decided.", nullptr, open) : tr("%Ln not tried yet.", nullptr, open));
    if (isDone)
        sentences << tr("It took %1.", "1.2 s").arg(timeText(m_answers->timeOf(LayoutAnswer::tester)));
    return sentences.join(u' ');
}

std::vector<AnswerDock::Row> AnswerDock::rowsOfRating() const {
    std::vector<Row> rows;
    const std::optional<LayoutRating>& rating = m_answers->rating();
    if (!rating || !m_answers->knowsLogic() || rating->state != SolutionState::one)
        return rows;
    const TechniqueUses uses = usesOf(rating->report.path);
    std::vector<std::pair<int, TechniqueId>> used;
    for (std::size_t i = 0; i < uses.size(); ++i)
        if (uses[i] > 0)
            used.emplace_back(placeOf(hodokuProfile(), static_cast<TechniqueId>(i)), static_cast<TechniqueId>(i));
    // The hardest first.
    std::ranges::sort(used, std::ranges::greater());
    rows.reserve(used.size());
    for (const auto& [place, id] : used)
        rows.push_back(
            {.part = {},
             .clue = std::nullopt,
             .text = tr("%1: %Ln time(s)", "a technique", uses[static_cast<std::size_t>(id)]).arg(techniqueName(id))});
    return rows;
}

QString AnswerDock::sentenceOfRating() const {
    if (!m_answers->knowsLogic())
        return tr("A variant has no level yet: the techniques know rows, columns and boxes of 9x9 alone.");
    const std::optional<LayoutRating>& rating = m_answers->rating();
    if (!rating)
        return m_answers->isAsked(LayoutAnswer::rating) ? tr("Solving it by logic.")
                                                        : tr("The layout has changed since it was rated: ask again.");
    if (rating->state != SolutionState::one)
        return tr("Only a layout with one solution has a level.");
    const auto steps = static_cast<int>(rating->report.path.steps.size());
    return tr("%1, by %Ln step(s) of these techniques.", "Hard 940", steps)
        .arg(levelAndScore(rating->report.hodoku, rating->report.profile));
}

QString AnswerDock::sentenceOfGenerated() const {
    const std::optional<LayoutFill>& fill = m_answers->generated();
    if (!fill)
        return m_answers->isAsked(LayoutAnswer::generated)
                   ? tr("Looking for a solution, then taking givens away while it is the only one.")
                   : tr("The layout has changed since a puzzle was made of it.");
    switch (fill->state) {
    case SolutionState::none: return tr("There is no solution: no puzzle can be made of it.");
    case SolutionState::several: return tr("Of the solutions tried, the selected cells tell none from all others.");
    case SolutionState::unknown: return tr("Given up: no solution was found in time.");
    case SolutionState::one: break;
    }
    QStringList sentences{
        tr("Seed %1: %Ln given(s) added, one solution.", nullptr, fill->addedGivens).arg(m_answers->generatedFrom())};
    if (fill->addedNumbers > 0)
        sentences << tr("%Ln rule(s) got a number.", nullptr, fill->addedNumbers);
    if (fill->addedGivens > 0)
        sentences << (fill->isMinimal ? tr("None of the added givens can go.")
                                      : tr("Perhaps some could still go: that took too long to find out."));
    return sentences.join(u' ');
}

}  // namespace nonet
