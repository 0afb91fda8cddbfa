#include "ui/answers/document_facts.h"

#include "core/answers/between_edits.h"
#include "ui/tasks/task.h"

namespace nonet {
namespace {

/// More would take longer to hand over than they are worth.
constexpr std::size_t kKeptSolutions = 512;

}  // namespace

DocumentFacts::DocumentFacts(QObject* parent)
    : QObject(parent), m_known(kKeptSolutions), m_factsTask(new Task(tr("Counting solutions"), this)),
      m_capTask(new Task(tr("Counting solutions"), this)),
      m_whyTask(new Task(tr("Looking for the contradiction"), this)),
      m_rateTask(new Task(tr("Rating the puzzle"), this)) {
    // The previous number stands until a new one is late, so that it does not flicker at each key.
    connect(m_capTask, &Task::slowChanged, this, [this](bool isSlow) {
        if (isSlow && m_document)
            m_document->findings().setCount(std::nullopt);
    });
    connect(m_factsTask, &Task::ended, this, &DocumentFacts::reportNothingFound);
    connect(m_capTask, &Task::ended, this, &DocumentFacts::reportNothingCounted);
}

void DocumentFacts::setDocument(PuzzleDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    // What still runs begin() puts an end to.
    if (!document) {
        for (Task* task : {m_factsTask, m_capTask, m_whyTask, m_rateTask})
            task->cancel();
        return;
    }
    connect(document, &PuzzleDocument::edited, this, &DocumentFacts::followEdit);
    connect(document, &PuzzleDocument::changed, this, &DocumentFacts::followTyping);
    m_known.take(document->puzzle());
}

void DocumentFacts::followEdit(const LayoutChange& change) {
    m_known.take(m_document->puzzle(), change);
    begin();
}

void DocumentFacts::begin() {
    if (!m_document)
        return;
    m_rateTask->cancel();
    m_capTask->cancel();
    m_whyTask->cancel();
    m_counted.reset();
    followTyping();
    m_factsTask->start(
        [puzzle = m_document->puzzle(), known = m_known, counter = m_counter](std::stop_token stop,
                                                                              const ProgressSink&) {
            Found found{.facts = {}, .known = known};
            found.facts =
                counter ? counter(puzzle, std::move(stop)) : factsBetweenEdits(puzzle, found.known, std::move(stop));
            return found;
        },
        [this](const Found& found) { accept(found); });
}

void DocumentFacts::accept(const Found& found) {
    m_known.learn(found.known);
    m_document->findings().setFacts(found.facts);
    if (!m_document->clues().areTyped()) {
        if (found.facts.state == SolutionState::one)
            ratePuzzle();
        countUpToCap();
    }
    Q_EMIT this->found();
}

/// Whoever waits for the facts goes on without them.
void DocumentFacts::reportNothingFound() {
    if (m_document && m_document->findings().awaitsFacts())
        m_document->findings().setFacts({});
    Q_EMIT countingChanged();
}

/// What the facts tell stays true; of digits that are still typed nothing is known.
void DocumentFacts::reportNothingCounted() {
    if (m_document && !m_document->findings().awaitsFacts() && !m_document->findings().count()) {
        const bool hasTwo =
            m_document->findings().facts().state == SolutionState::several && !m_document->clues().areTyped();
        m_document->findings().setCount(SolutionCount{hasTwo ? 2U : 0U, true});
    }
    Q_EMIT countingChanged();
}

void DocumentFacts::setProfile(const Profile& profile) {
    if (profile == m_profile)
        return;
    m_profile = profile;
    if (!m_document || m_document->findings().count() != SolutionCount{1, false})
        return;
    m_document->findings().forgetRating();
    ratePuzzle();
}

void DocumentFacts::ratePuzzle() {
    const Puzzle puzzle = m_document->clues().puzzle();
    // The scales are of plain puzzles.
    if (!puzzle.isClassic())
        return;
    if (puzzle.givens.filledCount() == puzzle.givens.cellCount())
        return;
    m_rateTask->start(
        [puzzle, rater = m_rater, profile = m_profile](std::stop_token stop, const ProgressSink&) {
            return rater ? rater(puzzle, stop) : rate(puzzle, profile, stop);
        },
        [this](RatingReport report) {
            if (!report.wasStopped)
                m_document->findings().setRating(std::move(report));
        });
}

void DocumentFacts::countUpToCap() {
    switch (m_document->findings().facts().state) {
    case SolutionState::unknown: return;
    case SolutionState::none: m_document->findings().setCount(SolutionCount{0, false}); return askWhyNone();
    case SolutionState::one: return m_document->findings().setCount(SolutionCount{1, false});
    case SolutionState::several: break;
    }
    m_capTask->start([puzzle = m_document->puzzle()](std::stop_token stop,
                                                     const ProgressSink&) { return countUpToMost(puzzle, stop); },
                     [this](const SolutionCount& count) { m_document->findings().setCount(count); });
}

void DocumentFacts::askWhyNone() {
    if (!m_document || m_whyTask->isRunning())
        return;
    m_whyTask->start([puzzle = m_document->clues().puzzle()](
                         std::stop_token stop, const ProgressSink&) { return nonet::whyNone(puzzle, std::move(stop)); },
                     [this](Diagnosis why) {
                         if (!why.wasStopped)
                             m_document->findings().setWhyNone(std::move(why));
                     });
}

void DocumentFacts::followTyping() {
    if (!m_document->clues().areTyped())
        return;
    const Grid digits = m_document->digits();
    if (digits == m_counted)
        return;
    // What is kept of the last time is of these digits, until they become others.
    if (m_counted)
        m_document->findings().forgetRating();
    m_rateTask->cancel();
    m_whyTask->cancel();
    m_document->findings().setWhyNone(std::nullopt);
    m_counted = digits;
    m_capTask->start([typed = m_document->clues().puzzle()](std::stop_token stop,
                                                            const ProgressSink&) { return countUpToMost(typed, stop); },
                     [this](const SolutionCount& count) {
                         m_document->findings().setCount(count);
                         if (count == SolutionCount{1, false})
                             ratePuzzle();
                         if (count == SolutionCount{0, false})
                             askWhyNone();
                     });
}

bool DocumentFacts::isCounting() const { return m_capTask->isRunning(); }

bool DocumentFacts::isCountOpen() const {
    if (!m_document || m_document->findings().awaitsFacts() || m_factsTask->isRunning() || m_capTask->isRunning())
        return false;
    const std::optional<SolutionCount>& count = m_document->findings().count();
    return !count || (count->isAtLeast && count->count < kMostCounted);
}

void DocumentFacts::countAgain() {
    if (!isCountOpen())
        return;
    m_document->findings().askFactsAgain();
    begin();
    Q_EMIT countingChanged();
}

}  // namespace nonet

#include "moc_document_facts.cpp"
