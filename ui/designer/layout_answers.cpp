#include "ui/designer/layout_answers.h"

#include "core/play/player_actions.h"
#include "ui/designer/designer.h"
#include "ui/document/puzzle_document.h"
#include "ui/tasks/task.h"

#include <algorithm>

namespace nonet {
namespace {

/// More would take longer to hand over than they are worth.
constexpr std::size_t kKeptSolutions = 512;

/// In the order in which they are worked out: what is seen on the board first.
constexpr std::array kEachAnswer = {
    LayoutAnswer::count,      LayoutAnswer::solution,  LayoutAnswer::candidates,   LayoutAnswer::logic,
    LayoutAnswer::fill,       LayoutAnswer::generated, LayoutAnswer::rating,       LayoutAnswer::missingClues,
    LayoutAnswer::equalCells, LayoutAnswer::tester,    LayoutAnswer::smallestPart, LayoutAnswer::neededParts,
    LayoutAnswer::exact,
};
static_assert(kEachAnswer.size() == kLayoutAnswers);

/// Of one layout, and gone with it.
bool isOfOneLayout(LayoutAnswer answer) {
    return answer == LayoutAnswer::smallestPart || answer == LayoutAnswer::missingClues ||
           answer == LayoutAnswer::fill || answer == LayoutAnswer::solution || answer == LayoutAnswer::tester ||
           answer == LayoutAnswer::rating || answer == LayoutAnswer::generated || answer == LayoutAnswer::exact;
}

QString taskTitle(LayoutAnswer answer) {
    switch (answer) {
    case LayoutAnswer::count: return LayoutAnswers::tr("Counting the solutions");
    case LayoutAnswer::candidates: return LayoutAnswers::tr("Looking for the true candidates");
    case LayoutAnswer::equalCells: return LayoutAnswers::tr("Looking for equal cells");
    case LayoutAnswer::neededParts: return LayoutAnswers::tr("Finding out what is needed");
    case LayoutAnswer::smallestPart: return LayoutAnswers::tr("Looking for what is enough");
    case LayoutAnswer::missingClues: return LayoutAnswers::tr("Looking for clues that would do");
    case LayoutAnswer::fill: return LayoutAnswers::tr("Looking for a solution");
    case LayoutAnswer::solution: return LayoutAnswers::tr("Looking for the next solution");
    case LayoutAnswer::logic: return LayoutAnswers::tr("Solving by logic");
    case LayoutAnswer::tester: return LayoutAnswers::tr("Checking as a tester");
    case LayoutAnswer::rating: return LayoutAnswers::tr("Rating");
    case LayoutAnswer::generated: return LayoutAnswers::tr("Making a puzzle of the layout");
    case LayoutAnswer::exact: return LayoutAnswers::tr("Counting every solution");
    }
    return {};
}

/// change: one that keeps the rules.
void moveRulesOf(ConflictSet& parts, const LayoutChange& change) {
    for (int& constraint : parts.constraints)
        constraint = change.placeAfter(constraint).value_or(constraint);
    std::ranges::sort(parts.constraints);
}

}  // namespace

LayoutAnswers::LayoutAnswers(Designer& designer, QObject* parent)
    : QObject(parent), m_designer(designer), m_known(kKeptSolutions) {
    for (const LayoutAnswer answer : kEachAnswer) {
        auto* task = new Task(taskTitle(answer), this);
        job(answer).task = task;
        connect(task, &Task::cancelOffered, this, [this, answer] {
            job(answer).isSlow = true;
            Q_EMIT changed(answer);
        });
        connect(task, &Task::progressed, this, [this, answer](quint64 done, quint64 total) {
            if (total == 0)
                return;
            job(answer).progress = static_cast<double>(done) / static_cast<double>(total);
            Q_EMIT changed(answer);
        });
    }
    connect(&designer, &Designer::documentChanged, this, &LayoutAnswers::followDocument);
    connect(&designer, &Designer::puzzleChanged, this, &LayoutAnswers::followPuzzle);
    m_known.take(m_puzzle);
    followDocument();
}

void LayoutAnswers::followDocument() {
    if (m_document)
        m_document->disconnect(this);
    m_document = m_designer.document();
    // What was to be done with the former one is not done with this one, though it may be its copy.
    m_removesSpare = false;
    m_placesClues = false;
    m_generated.reset();
    forgetSolutions();
    end(LayoutAnswer::fill, AnswerState::notAsked);
    end(LayoutAnswer::generated, AnswerState::notAsked);
    end(LayoutAnswer::solution, AnswerState::notAsked);
    Q_EMIT changed(LayoutAnswer::solution);
    if (PuzzleDocument* document = m_document) {
        connect(document, &PuzzleDocument::changed, this, &LayoutAnswers::followDigits);
        connect(document, &PuzzleDocument::factsChanged, this, &LayoutAnswers::takeCount);
        connect(document, &PuzzleDocument::countChanged, this, &LayoutAnswers::takeCount);
    }
    Puzzle now = puzzleThatCounts();
    const LayoutChange change = LayoutChange::between(m_puzzle, now);
    takePuzzle(std::move(now), change);
    // Of the blank board that there is without a document nobody has counted anything.
    if (m_document && !documentCounts() && !count() && !isAsked(LayoutAnswer::count))
        ask(LayoutAnswer::count);
}

Puzzle LayoutAnswers::puzzleThatCounts() const {
    Puzzle puzzle = m_designer.puzzle();
    if (m_digitsCounted == DigitsCounted::givensAndEntered && m_designer.document())
        puzzle.givens = m_designer.document()->digits();
    return puzzle;
}

/// Kept over edits that change no rule, for which the document counts again.
void LayoutAnswers::takeCount() {
    if (!documentCounts() || m_document->awaitsFacts())
        return;
    std::optional<SolutionCount> count = m_document->count();
    if (!count && m_document->facts().state == SolutionState::one)
        count = SolutionCount{1, false};
    if (!count || (count == m_count && (!m_document->whyNone() || m_document->whyNone() == m_whyNone)))
        return;
    m_count = count;
    if (m_document->whyNone())
        m_whyNone = m_document->whyNone();
    Q_EMIT changed(LayoutAnswer::count);
}

bool LayoutAnswers::documentCounts() const {
    return m_document && m_digitsCounted == DigitsCounted::givens && !m_document->isBeingTyped();
}

void LayoutAnswers::followDigits() {
    // What was entered is to be seen.
    hideSolution();
    if (m_digitsCounted == DigitsCounted::givensAndEntered)
        followPuzzle({});
}

void LayoutAnswers::followPuzzle(const LayoutChange& change) {
    Puzzle now = puzzleThatCounts();
    if (m_digitsCounted == DigitsCounted::givens)
        return takePuzzle(std::move(now), change);
    // The givens are not those of the layout.
    const LayoutChange counted = LayoutChange::between(m_puzzle, now);
    takePuzzle(std::move(now), counted);
}

void LayoutAnswers::takePuzzle(Puzzle now, const LayoutChange& change) {
    if (change.keepsRules()) {
        m_puzzle = std::move(now);
        return moveRules(change);
    }
    const Puzzle before = std::exchange(m_puzzle, std::move(now));
    m_known.take(m_puzzle, change);
    keepExact(before);
    forget();
    recallExact();
    keepCluesThatAreLeft(before);
    takeCount();
    tellKnown();
    startNext();
}

void LayoutAnswers::moveRules(const LayoutChange& change) {
    if (m_neededParts)
        for (ConflictSet* parts : {&m_neededParts->needed, &m_neededParts->spare, &m_neededParts->open})
            moveRulesOf(*parts, change);
    if (m_smallestPart)
        for (ConflictSet* parts : {&m_smallestPart->kept, &m_smallestPart->removed})
            moveRulesOf(*parts, change);
    if (m_tester)
        for (ConflictSet* parts : {&m_tester->parts.needed, &m_tester->parts.spare, &m_tester->parts.open})
            moveRulesOf(*parts, change);
    if (m_whyNone)
        moveRulesOf(m_whyNone->conflict, change);
    if (change.keepsOrder())
        return;
    // The solver goes another way now.
    forgetSolutions();
    // Running ones would come with the places of before.
    for (const LayoutAnswer answer : {LayoutAnswer::count, LayoutAnswer::neededParts, LayoutAnswer::smallestPart,
                                      LayoutAnswer::tester, LayoutAnswer::generated})
        if (job(answer).state == AnswerState::running) {
            job(answer).task->cancel();
            run(answer);
        }
}

/// One of them was just placed: the others are enough still.
void LayoutAnswers::keepCluesThatAreLeft(const Puzzle& before) {
    if (!m_missingClues)
        return;
    MissingClues left = *m_missingClues;
    Puzzle filled = before;
    std::erase_if(left.clues, [&](const Candidate& clue) {
        const bool isPlaced = before.shape() == m_puzzle.shape() && m_puzzle.givens.digit(clue.cell) == clue.digit;
        if (isPlaced)
            filled.givens.set(clue.cell, clue.digit);
        return isPlaced;
    });
    if (left.isProved && LayoutChange::between(filled, m_puzzle).keepsRules()) {
        if (left.clues.empty())
            left.state = SolutionState::one;
        m_missingClues = std::move(left);
        job(LayoutAnswer::missingClues).state = AnswerState::done;
        return;
    }
    m_missingClues.reset();
}

void LayoutAnswers::forget() {
    m_count.reset();
    m_exact.reset();
    m_whyNone.reset();
    m_candidates.reset();
    m_equalCells.reset();
    m_neededParts.reset();
    m_smallestPart.reset();
    m_logic.reset();
    m_tester.reset();
    m_rating.reset();
    m_generated.reset();
    m_removesSpare = false;
    m_placesClues = false;
    m_lastEnded.reset();
    forgetSolutions();
    if (!knowsLogic())
        job(LayoutAnswer::logic).state = AnswerState::notAsked;
    for (const LayoutAnswer answer : kEachAnswer) {
        Job& each = job(answer);
        each.task->cancel();
        each.spent = {};
        each.isSlow = false;
        each.progress.reset();
        if (isOfOneLayout(answer))
            each.state = AnswerState::notAsked;
        else if (each.state != AnswerState::notAsked && each.state != AnswerState::paused)
            each.state = AnswerState::waiting;
    }
    const bool isAtOnce = documentCounts() && knownFacts(m_known).state != SolutionState::unknown;
    job(LayoutAnswer::count).state = isAtOnce ? AnswerState::notAsked : AnswerState::waiting;
}

void LayoutAnswers::tellKnown() {
    if (job(LayoutAnswer::candidates).state != AnswerState::notAsked)
        m_candidates = knownCandidates(m_puzzle, m_known, m_cap);
    for (const LayoutAnswer answer : kEachAnswer)
        Q_EMIT changed(answer);
}

void LayoutAnswers::setDigitsCounted(DigitsCounted counted) {
    if (counted == m_digitsCounted)
        return;
    m_digitsCounted = counted;
    Puzzle now = puzzleThatCounts();
    m_known.take(now);
    const Puzzle before = std::exchange(m_puzzle, std::move(now));
    keepExact(before);
    m_missingClues.reset();
    forget();
    recallExact();
    takeCount();
    Q_EMIT digitsCountedChanged();
    tellKnown();
    startNext();
}

void LayoutAnswers::setCap(std::uint32_t cap) {
    if (cap == m_cap)
        return;
    m_cap = cap;
    if (job(LayoutAnswer::candidates).state == AnswerState::notAsked)
        return;
    withdraw(LayoutAnswer::candidates);
    ask(LayoutAnswer::candidates);
}

QString LayoutAnswers::titleOf(LayoutAnswer answer) const { return job(answer).task->title(); }

void LayoutAnswers::ask(LayoutAnswer answer) {
    Job& asked = job(answer);
    if (asked.state == AnswerState::running || asked.state == AnswerState::waiting)
        return;
    asked.state = AnswerState::waiting;
    asked.spent = {};
    if (answer == LayoutAnswer::candidates)
        m_candidates = knownCandidates(m_puzzle, m_known, m_cap);
    Q_EMIT changed(answer);
    startNext();
}

void LayoutAnswers::withdraw(LayoutAnswer answer) {
    end(answer, AnswerState::notAsked);
    switch (answer) {
    case LayoutAnswer::candidates: m_candidates.reset(); break;
    case LayoutAnswer::equalCells: m_equalCells.reset(); break;
    case LayoutAnswer::neededParts: m_neededParts.reset(); break;
    case LayoutAnswer::smallestPart: m_smallestPart.reset(); break;
    case LayoutAnswer::missingClues: m_missingClues.reset(); break;
    case LayoutAnswer::logic: m_logic.reset(); break;
    case LayoutAnswer::tester: m_tester.reset(); break;
    case LayoutAnswer::rating: m_rating.reset(); break;
    case LayoutAnswer::generated: m_generated.reset(); break;
    case LayoutAnswer::exact: m_exact.reset(); break;
    case LayoutAnswer::solution: forgetSolutions(); break;
    case LayoutAnswer::count:
    case LayoutAnswer::fill: break;
    }
    Q_EMIT changed(answer);
    startNext();
}

void LayoutAnswers::stop(LayoutAnswer answer) {
    if (state(answer) == AnswerState::notAsked || state(answer) == AnswerState::done)
        return;
    end(answer, AnswerState::stopped);
    if (answer == LayoutAnswer::smallestPart)
        m_removesSpare = false;
    if (answer == LayoutAnswer::missingClues)
        m_placesClues = false;
    Q_EMIT changed(answer);
    startNext();
}

void LayoutAnswers::pause(LayoutAnswer answer) {
    if (state(answer) != AnswerState::running && state(answer) != AnswerState::waiting)
        return;
    end(answer, AnswerState::paused);
    Q_EMIT changed(answer);
    startNext();
}

void LayoutAnswers::resume(LayoutAnswer answer) {
    if (state(answer) != AnswerState::paused)
        return;
    job(answer).state = AnswerState::waiting;
    Q_EMIT changed(answer);
    startNext();
}

std::chrono::milliseconds LayoutAnswers::timeOf(LayoutAnswer answer) const {
    const Job& of = job(answer);
    return of.state == AnswerState::running ? of.spent + std::chrono::milliseconds(of.clock.elapsed()) : of.spent;
}

void LayoutAnswers::fill() {
    if (!m_designer.document() || m_designer.document()->isReadOnly())
        return;
    end(LayoutAnswer::fill, AnswerState::notAsked);
    if (const Grid* shown = shownSolution())
        return enter(Grid(*shown));
    m_fillsAtRandom = false;
    ask(LayoutAnswer::fill);
}

void LayoutAnswers::fillAtRandom() {
    if (!m_designer.document() || m_designer.document()->isReadOnly())
        return;
    end(LayoutAnswer::fill, AnswerState::notAsked);
    m_fillsAtRandom = true;
    ask(LayoutAnswer::fill);
}

void LayoutAnswers::enter(const Grid& solution) {
    if (PuzzleDocument* document = m_designer.document())
        document->perform(showSolution(document->puzzle(), document->state(), solution),
                          {.kind = ActionKind::showSolution});
    hideSolution();
}

const Puzzle& LayoutAnswers::layout() const { return m_designer.puzzle(); }

void LayoutAnswers::setSpareFirst(SpareFirst first) {
    if (first == m_spareFirst)
        return;
    m_spareFirst = first;
    if (!isAsked(LayoutAnswer::smallestPart))
        return;
    withdraw(LayoutAnswer::smallestPart);
    ask(LayoutAnswer::smallestPart);
}

void LayoutAnswers::removeSpare() {
    m_removesSpare = true;
    if (state(LayoutAnswer::smallestPart) == AnswerState::done)
        takeSpareAway();
    else if (state(LayoutAnswer::smallestPart) == AnswerState::paused)
        resume(LayoutAnswer::smallestPart);
    else
        ask(LayoutAnswer::smallestPart);
}

void LayoutAnswers::takeSpareAway() {
    if (!std::exchange(m_removesSpare, false) || !m_smallestPart)
        return;
    ConflictSet removed = m_smallestPart->removed;
    std::erase_if(removed.constraints, [this](int each) { return m_designer.isLocked(each); });
    const auto count = static_cast<int>(removed.size());
    if (count == 0) {
        Q_EMIT m_designer.said(m_smallestPart->isProper ? tr("Nothing can go: all of it is needed.")
                                                        : tr("Only of a layout with one solution can be told what "
                                                             "could go."));
        return;
    }
    m_designer.edit(withoutParts(layout(), removed));
    Q_EMIT m_designer.said(tr("%Ln rule(s) and given(s) went; Undo brings them back.", nullptr, count));
}

void LayoutAnswers::forgetSolutions() {
    m_solutions.clear();
    m_shown.reset();
    m_hasAllSolutions = false;
    m_gaveUpSolution = false;
}

std::optional<std::size_t> LayoutAnswers::solutionCount() const {
    return m_hasAllSolutions ? std::optional(m_solutions.size()) : std::nullopt;
}

void LayoutAnswers::showNextSolution() {
    const std::size_t next = m_shown ? *m_shown + 1 : 0;
    if (next >= m_solutions.size() && !m_hasAllSolutions)
        return ask(LayoutAnswer::solution);
    if (m_solutions.empty())
        return;
    m_shown = next % m_solutions.size();
    Q_EMIT changed(LayoutAnswer::solution);
}

void LayoutAnswers::showPreviousSolution() {
    if (!m_shown || !hasPreviousSolution())
        return;
    m_shown = (*m_shown + m_solutions.size() - 1) % m_solutions.size();
    Q_EMIT changed(LayoutAnswer::solution);
}

void LayoutAnswers::hideSolution() {
    if (!m_shown)
        return;
    m_shown.reset();
    Q_EMIT changed(LayoutAnswer::solution);
}

/// One at a time: each rests on what the ones before it learned. None waits for the last solution to be counted.
void LayoutAnswers::startNext() {
    if (state(LayoutAnswer::exact) == AnswerState::waiting)
        run(LayoutAnswer::exact);
    const auto runs = [this](LayoutAnswer answer) {
        return answer != LayoutAnswer::exact && state(answer) == AnswerState::running;
    };
    if (std::ranges::any_of(kEachAnswer, runs))
        return;
    for (const LayoutAnswer answer : kEachAnswer)
        if (state(answer) == AnswerState::waiting)
            return run(answer);
}

void LayoutAnswers::run(LayoutAnswer answer) {
    Job& started = job(answer);
    started.state = AnswerState::running;
    started.clock.start();
    Q_EMIT changed(answer);
    switch (answer) {
    case LayoutAnswer::count: return runCount();
    case LayoutAnswer::candidates: return runCandidates();
    case LayoutAnswer::equalCells: return runEqualCells();
    case LayoutAnswer::neededParts: return runNeededParts();
    case LayoutAnswer::smallestPart: return runSmallestPart();
    case LayoutAnswer::missingClues: return runMissingClues();
    case LayoutAnswer::fill: return runFill();
    case LayoutAnswer::solution: return runSolution();
    case LayoutAnswer::logic: return runLogic();
    case LayoutAnswer::tester: return runTester();
    case LayoutAnswer::rating: return runRating();
    case LayoutAnswer::generated: return runGenerated();
    case LayoutAnswer::exact: return runExact();
    }
}

void LayoutAnswers::end(LayoutAnswer answer, AnswerState state) {
    Job& ended = job(answer);
    ended.spent = timeOf(answer);
    ended.state = state;
    ended.isSlow = false;
    ended.progress.reset();
    ended.task->cancel();
    if (state == AnswerState::done || state == AnswerState::stopped)
        m_lastEnded = answer;
}

}  // namespace nonet

#include "moc_layout_answers.cpp"
