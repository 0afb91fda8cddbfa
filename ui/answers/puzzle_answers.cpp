#include "ui/answers/puzzle_answers.h"

#include "core/answers/between_edits.h"
#include "core/answers/exact_count.h"
#include "core/hints/logic_candidates.h"
#include "ui/answers/document_facts.h"
#include "ui/document/puzzle_document.h"

#include <algorithm>
#include <utility>

namespace nonet {

PuzzleAnswers::PuzzleAnswers(DocumentFacts& facts, QObject* parent)
    : AnswerQueue(parent), m_facts(facts), m_known(facts.known()) {
    connect(&facts, &DocumentFacts::countingChanged, this, &PuzzleAnswers::followFacts);
    m_known.take(m_puzzle);
}

AnswerQuestion PuzzleAnswers::question() const {
    return {.puzzle = m_puzzle, .layout = layout(), .known = known(), .options = m_options};
}

void PuzzleAnswers::useKnown(Answer& answer) { answer.useKnown(m_puzzle, known(), m_options); }

void PuzzleAnswers::learn(const WitnessStore& learned) {
    if (sharesFacts())
        m_facts.learn(learned);
    else
        m_known.learn(learned);
}

bool PuzzleAnswers::isTakenOver(Answer& answer) {
    const bool isIt = isOf<CountedSolutions>(answer) && documentCounts();
    if (isIt)
        followFacts();
    return isIt;
}

void PuzzleAnswers::setDocument(PuzzleDocument* document) {
    if (m_document) {
        m_document->disconnect(this);
        m_document->findings().disconnect(this);
    }
    m_document = document;
    forgetWhere([](const AnswerKind& kind) { return kind.life == AnswerLife::oneDocument; });
    if (document) {
        connect(document, &PuzzleDocument::changed, this, &PuzzleAnswers::followDigits);
        connect(&document->findings(), &DocumentFindings::factsChanged, this, &PuzzleAnswers::followFacts);
        connect(&document->findings(), &DocumentFindings::countChanged, this, &PuzzleAnswers::followFacts);
    }
    Puzzle now = puzzleThatCounts();
    const LayoutChange change = LayoutChange::between(m_puzzle, now);
    setPuzzle(std::move(now), change);
    // Of the blank board that there is without a document nobody has counted anything.
    if (m_document && !documentCounts() && !count() && !answer<CountedSolutions>().isAsked())
        ask<CountedSolutions>();
}

void PuzzleAnswers::forgetWhere(bool (*isGone)(const AnswerKind&)) {
    for (const std::unique_ptr<Answer>& each : all())
        if (isGone(each->kind())) {
            each->forgetValue();
            end(*each, AnswerState::notAsked);
            Q_EMIT changed(*each);
        }
}

const Puzzle& PuzzleAnswers::layout() const {
    static const Puzzle blank;
    return m_document ? m_document->puzzle() : blank;
}

Puzzle PuzzleAnswers::puzzleThatCounts() const {
    Puzzle puzzle = layout();
    if (m_digitsCounted == DigitsCounted::givensAndEntered && m_document)
        puzzle.givens = m_document->digits();
    return puzzle;
}

bool PuzzleAnswers::knowsLogic() const { return answer<LogicCandidates>().isFor(m_puzzle); }

void PuzzleAnswers::followEdit(const LayoutChange& change) {
    Puzzle now = puzzleThatCounts();
    if (m_digitsCounted == DigitsCounted::givens)
        return setPuzzle(std::move(now), change);
    // The givens are not those of the layout.
    const LayoutChange counted = LayoutChange::between(m_puzzle, now);
    setPuzzle(std::move(now), counted);
}

void PuzzleAnswers::hideSolution() {
    const auto& lookedAt = of<LookedAtSolutions>();
    if (!lookedAt || !lookedAt->shown)
        return;
    LookedAtSolutions hidden = *lookedAt;
    hidden.shown.reset();
    tell(std::move(hidden));
}

void PuzzleAnswers::followDigits() {
    // What was entered is to be seen.
    hideSolution();
    if (m_digitsCounted == DigitsCounted::givensAndEntered)
        followEdit({});
}

void PuzzleAnswers::setPuzzle(Puzzle now, const LayoutChange& change) {
    if (change.keepsRules()) {
        m_puzzle = std::move(now);
        if (change.isSolutionLayerChanged())
            forgetWhere([](const AnswerKind& kind) { return kind.readsSolutionLayer; });
        return followOrder(change);
    }
    const Puzzle before = std::exchange(m_puzzle, std::move(now));
    if (!sharesFacts())
        m_known.take(m_puzzle);
    beginAnew(before);
}

void PuzzleAnswers::followOrder(const LayoutChange& change) {
    for (const std::unique_ptr<Answer>& each : all())
        each->follow(change);
    if (change.keepsOrder())
        return;
    for (const std::unique_ptr<Answer>& each : all())
        if (each->kind().onReorder != OnReorder::nothing && each->state() == AnswerState::running) {
            each->m_task->cancel();
            run(*each);
        }
}

void PuzzleAnswers::beginAnew(const Puzzle& before) {
    forgetLastEnded();
    for (const std::unique_ptr<Answer>& each : all())
        each->changeLayout(before, m_puzzle);
    const bool isAtOnce = documentCounts() && knownFacts(known()).state != SolutionState::unknown;
    answer<CountedSolutions>().m_state = isAtOnce ? AnswerState::notAsked : AnswerState::waiting;
    Q_EMIT layoutTaken();
    readCount();
    for (const std::unique_ptr<Answer>& each : all())
        useKnown(*each);
    for (const std::unique_ptr<Answer>& each : all())
        Q_EMIT changed(*each);
    startNext();
}

void PuzzleAnswers::setDigitsCounted(DigitsCounted counted) {
    if (counted == m_digitsCounted)
        return;
    if (sharesFacts())
        m_known = m_facts.known();
    m_digitsCounted = counted;
    const Puzzle before = std::exchange(m_puzzle, puzzleThatCounts());
    if (!sharesFacts())
        m_known.take(m_puzzle);
    Q_EMIT digitsCountedChanged();
    beginAnew(before);
}

bool PuzzleAnswers::sharesFacts() const {
    return m_document && m_digitsCounted == DigitsCounted::givens && m_facts.document() == m_document;
}

const WitnessStore& PuzzleAnswers::known() const { return sharesFacts() ? m_facts.known() : m_known; }

bool PuzzleAnswers::documentCounts() const {
    if (!m_document || m_facts.document() != m_document)
        return false;
    // While a blank board is typed into, the document counts the digits as if they were givens.
    return m_document->clues().areTyped() == (m_digitsCounted == DigitsCounted::givensAndEntered);
}

bool PuzzleAnswers::documentIsCounting() const {
    return m_document->clues().areTyped() ? m_facts.isCounting() : m_document->findings().awaitsFacts();
}

void PuzzleAnswers::followFacts() {
    auto& counted = answer<CountedSolutions>();
    if (counted.state() == AnswerState::running && documentCounts() && !documentIsCounting()) {
        end(counted, AnswerState::done);
        Q_EMIT changed(counted);
        startNext();
    }
    readCount();
}

/// Kept over edits that change no rule, for which the document counts again.
void PuzzleAnswers::readCount() {
    if (!documentCounts() || documentIsCounting())
        return;
    std::optional<SolutionCount> count = m_document->findings().count();
    if (!count && !m_document->clues().areTyped() && m_document->findings().facts().state == SolutionState::one)
        count = SolutionCount{1, false};
    const auto& counted = of<CountedSolutions>();
    const Diagnosis* known = whyNone();
    const std::optional<Diagnosis>& why = m_document->findings().whyNone();
    const bool isTold = counted && count == counted->count && (!why || (known && *why == *known));
    if (!count || isTold)
        return;
    tell(CountedSolutions{.count = *count, .whyNone = why ? why : known ? std::optional(*known) : std::nullopt});
}

std::optional<SolutionCount> PuzzleAnswers::count() const {
    const std::optional<ExactCount>& exact = of<ExactCount>();
    const std::optional<CountedSolutions>& counted = of<CountedSolutions>();
    if (exact && exact->isComplete())
        return SolutionCount{exact->count, false};
    if (counted && exact && exact->count > counted->count.count)
        return SolutionCount{exact->count, true, counted->count.about};
    if (counted)
        return counted->count;
    const WitnessStore& store = known();
    switch (knownFacts(store).state) {
    case SolutionState::none: return SolutionCount{0, false};
    case SolutionState::one: return SolutionCount{1, false};
    case SolutionState::several: return SolutionCount{store.solutions().size(), !store.hasAll()};
    case SolutionState::unknown: break;
    }
    return std::nullopt;
}

bool PuzzleAnswers::isCountOpen() const {
    const std::optional<SolutionCount> known = count();
    return m_document && (!known || (known->isAtLeast && known->known.empty()));
}

const Diagnosis* PuzzleAnswers::whyNone() const {
    const std::optional<CountedSolutions>& counted = of<CountedSolutions>();
    return counted && counted->whyNone ? &*counted->whyNone : nullptr;
}

}  // namespace nonet

#include "moc_puzzle_answers.cpp"
