// How many solutions there are, or why none.
#include "ui/designer/designer.h"
#include "ui/designer/layout_answers.h"
#include "ui/document/puzzle_document.h"
#include "ui/tasks/task.h"

#include <QElapsedTimer>

#include <algorithm>

namespace nonet {
namespace {

/// What whyNone() and countUpToMost() say.
struct Counted {
    SolutionCount count;
    std::optional<Diagnosis> whyNone;
};

/// Between two numbers that are handed on, in milliseconds: eyes take no more.
constexpr qint64 kTellsAgain = 100;
/// A setter goes to and fro between a few layouts.
constexpr std::size_t kKeptCounts = 16;

}  // namespace

std::optional<SolutionCount> LayoutAnswers::count() const {
    if (m_exact && m_exact->isComplete())
        return SolutionCount{m_exact->count, false};
    if (m_count && m_exact && m_exact->count > m_count->count)
        return SolutionCount{m_exact->count, true, m_count->about};
    if (m_count)
        return m_count;
    switch (knownFacts(m_known).state) {
    case SolutionState::none: return SolutionCount{0, false};
    case SolutionState::one: return SolutionCount{1, false};
    case SolutionState::several: return SolutionCount{m_known.solutions().size(), !m_known.hasAll()};
    case SolutionState::unknown: break;
    }
    return std::nullopt;
}

bool LayoutAnswers::isCountOpen() const {
    const std::optional<SolutionCount> known = count();
    return m_document && (!known || (known->isAtLeast && known->known.empty()));
}

void LayoutAnswers::countExactly() {
    if (!isCountOpen())
        return Q_EMIT m_designer.said(tr("The number of solutions is known already."));
    if (state(LayoutAnswer::exact) == AnswerState::paused)
        resume(LayoutAnswer::exact);
    else
        ask(LayoutAnswer::exact);
}

void LayoutAnswers::keepExact(const Puzzle& left) {
    if (!m_exact)
        return;
    std::erase_if(m_counted,
                  [&left](const auto& each) { return LayoutChange::between(each.first, left).keepsRules(); });
    m_counted.emplace(m_counted.begin(), left, std::move(*m_exact));
    m_exact.reset();
    if (m_counted.size() > kKeptCounts)
        m_counted.pop_back();
}

void LayoutAnswers::recallExact() {
    const auto same = std::ranges::find_if(
        m_counted, [this](const auto& each) { return LayoutChange::between(each.first, m_puzzle).keepsRules(); });
    if (same == m_counted.end())
        return;
    m_exact = std::move(same->second);
    m_counted.erase(same);
}

void LayoutAnswers::runExact() {
    const auto take = [this](ExactCount counted) {
        job(LayoutAnswer::exact).progress = counted.done;
        m_exact = std::move(counted);
        Q_EMIT changed(LayoutAnswer::exact);
    };
    job(LayoutAnswer::exact)
        .task->startInParts<ExactCount>(
            [puzzle = m_puzzle, earlier = m_exact.value_or(ExactCount())](std::stop_token stop, const auto& handOn) {
                QElapsedTimer sinceTold;
                sinceTold.start();
                return nonet::countExactly(
                    puzzle, std::move(stop),
                    [&](const ExactCount& part) {
                        if (sinceTold.elapsed() < kTellsAgain)
                            return;
                        sinceTold.start();
                        handOn(part);
                    },
                    earlier);
            },
            take,
            [this, take](ExactCount counted) {
                end(LayoutAnswer::exact, AnswerState::done);
                take(std::move(counted));
                startNext();
            });
}

/// From what is known: mostly before the document is told.
void LayoutAnswers::runFirstAnswer() {
    job(LayoutAnswer::count)
        .task->start(
            [puzzle = m_puzzle, known = m_known](std::stop_token stop, const ProgressSink&) {
                WitnessStore learned = known;
                factsBetweenEdits(puzzle, learned, std::move(stop));
                return learned;
            },
            [this](const WitnessStore& learned) {
                m_known.learn(learned);
                end(LayoutAnswer::count, AnswerState::done);
                Q_EMIT changed(LayoutAnswer::count);
                startNext();
            });
}

void LayoutAnswers::runCount() {
    if (documentCounts())
        return runFirstAnswer();
    job(LayoutAnswer::count)
        .task->start(
            [puzzle = m_puzzle](const std::stop_token& stop, const ProgressSink&) {
                Counted counted{.count = countUpToMost(puzzle, stop), .whyNone = std::nullopt};
                if (counted.count == SolutionCount{0, false})
                    counted.whyNone = nonet::whyNone(puzzle, stop);
                return counted;
            },
            [this](Counted counted) {
                m_count = counted.count;
                m_whyNone = std::move(counted.whyNone);
                end(LayoutAnswer::count, AnswerState::done);
                Q_EMIT changed(LayoutAnswer::count);
                startNext();
            });
}

}  // namespace nonet
