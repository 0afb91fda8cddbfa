// How many solutions there are, or why none.
#include "ui/designer/designer.h"
#include "ui/designer/layout_answers.h"
#include "ui/document/puzzle_document.h"
#include "ui/tasks/task.h"

namespace nonet {
namespace {

/// What whyNone() and countUpToMost() say.
struct Counted {
    SolutionCount count;
    std::optional<Diagnosis> whyNone;
};

}  // namespace

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
