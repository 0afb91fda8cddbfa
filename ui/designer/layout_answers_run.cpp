// How each answer is worked out in the background.
#include "core/hints/next_solution.h"
#include "core/solvers/entry/entry.h"
#include "ui/designer/designer.h"
#include "ui/designer/layout_answers.h"
#include "ui/document/puzzle_document.h"
#include "ui/tasks/task.h"

#include <algorithm>

namespace nonet {
namespace {

double shareOf(const CandidateKnowledge& candidates) {
    int open = 0;
    for (int i = 0; i < candidates.cellCount(); ++i)
        open += candidates.open(Cell(i)).count();
    return 1 - static_cast<double>(open) / std::max(1, candidates.cellCount() * candidates.symbolCount());
}

double shareOf(const NeededParts& parts) {
    const auto decided = static_cast<double>(parts.needed.size() + parts.spare.size());
    return decided / std::max(1.0, decided + static_cast<double>(parts.open.size()));
}

}  // namespace

void LayoutAnswers::runCandidates() {
    using Part = Learned<CandidateKnowledge>;
    const auto take = [this](Part part) {
        m_known.learn(part.known);
        job(LayoutAnswer::candidates).progress = shareOf(part.answer);
        m_candidates = std::move(part.answer);
        Q_EMIT changed(LayoutAnswer::candidates);
        Q_EMIT changed(LayoutAnswer::count);
    };
    job(LayoutAnswer::candidates)
        .task->startInParts<Part>(
            [puzzle = m_puzzle, cap = m_cap, known = m_known](std::stop_token stop, const auto& handOn) {
                WitnessStore learned = known;
                PuzzleCandidates found = candidatesBetweenEdits(puzzle, cap, learned, std::move(stop),
                                                                [&](const CandidateKnowledge& part, Progress) {
                                                                    handOn({part, learned});
                                                                });
                return Part{std::move(found.candidates), learned};
            },
            take,
            [this, take](Part part) {
                end(LayoutAnswer::candidates, AnswerState::done);
                take(std::move(part));
                startNext();
            });
}

void LayoutAnswers::runEqualCells() {
    using Part = Learned<EqualCells>;
    const auto take = [this](Part part) {
        m_known.learn(part.known);
        m_equalCells = std::move(part.answer);
        Q_EMIT changed(LayoutAnswer::equalCells);
    };
    job(LayoutAnswer::equalCells)
        .task->startInParts<Part>(
            [puzzle = m_puzzle, known = m_known](std::stop_token stop, const auto& handOn) {
                WitnessStore learned = known;
                EqualCells found = nonet::equalCells(puzzle, learned, std::move(stop), [&](const EqualCells& part) {
                    handOn({part, learned});
                });
                return Part{std::move(found), learned};
            },
            take,
            [this, take](Part part) {
                end(LayoutAnswer::equalCells, AnswerState::done);
                take(std::move(part));
                startNext();
            });
}

void LayoutAnswers::runNeededParts() {
    const auto take = [this](NeededParts parts) {
        job(LayoutAnswer::neededParts).progress = shareOf(parts);
        m_neededParts = std::move(parts);
        Q_EMIT changed(LayoutAnswer::neededParts);
    };
    job(LayoutAnswer::neededParts)
        .task->startInParts<NeededParts>(
            [puzzle = layout(), earlier = m_neededParts.value_or(NeededParts())](std::stop_token stop,
                                                                                 const auto& handOn) {
                return nonet::neededParts(puzzle, std::move(stop), handOn, earlier);
            },
            take,
            [this, take](NeededParts parts) {
                end(LayoutAnswer::neededParts, AnswerState::done);
                take(std::move(parts));
                startNext();
            });
}

void LayoutAnswers::runSmallestPart() {
    const auto take = [this](SmallestProper smallest) {
        const auto all = static_cast<double>(smallest.kept.size() + smallest.removed.size());
        job(LayoutAnswer::smallestPart).progress = 1 - static_cast<double>(smallest.untried) / std::max(1.0, all);
        m_smallestPart = std::move(smallest);
        Q_EMIT changed(LayoutAnswer::smallestPart);
    };
    job(LayoutAnswer::smallestPart)
        .task->startInParts<SmallestProper>(
            [puzzle = layout(), first = m_spareFirst](std::stop_token stop, const auto& handOn) {
                return smallestProper(puzzle, first, std::move(stop), handOn);
            },
            take,
            [this, take](SmallestProper smallest) {
                end(LayoutAnswer::smallestPart, AnswerState::done);
                take(std::move(smallest));
                startNext();
                takeSpareAway();
            });
}

void LayoutAnswers::runMissingClues() {
    using Found = Learned<MissingClues>;
    job(LayoutAnswer::missingClues)
        .task->start(
            [puzzle = m_puzzle, known = m_known](std::stop_token stop, const ProgressSink&) {
                WitnessStore learned = known;
                MissingClues missing = nonet::missingClues(puzzle, learned, std::move(stop));
                return Found{std::move(missing), learned};
            },
            [this](Found found) {
                m_known.learn(found.known);
                m_missingClues = std::move(found.answer);
                end(LayoutAnswer::missingClues, AnswerState::done);
                Q_EMIT changed(LayoutAnswer::missingClues);
                placeClues();
                startNext();
            });
}

void LayoutAnswers::runFill() {
    // What stands there was the last one: another one does not keep it.
    if (!m_filled || m_designer.document()->digits() != *m_filled || m_filledFrom.layout() != m_puzzle.layout())
        m_filledFrom = m_puzzle;
    job(LayoutAnswer::fill)
        .task->start(
            [puzzle = m_filledFrom, seed = m_fills++, isRandom = m_fillsAtRandom](std::stop_token stop,
                                                                                  const ProgressSink&) {
                return isRandom ? anySolution(puzzle, {.seed = seed, .budget = kSolutionBudget}, std::move(stop)).first
                                : nextSolution(puzzle, std::nullopt, std::move(stop)).solution;
            },
            [this](const std::optional<Grid>& solution) {
                end(LayoutAnswer::fill, AnswerState::done);
                Q_EMIT changed(LayoutAnswer::fill);
                m_filled = solution;
                if (solution)
                    enter(*solution);
                startNext();
            });
}

void LayoutAnswers::runSolution() {
    m_gaveUpSolution = false;
    const std::optional<Grid> after = m_solutions.empty() ? std::nullopt : std::optional(m_solutions.back());
    job(LayoutAnswer::solution)
        .task->start(
            [puzzle = m_puzzle, after](std::stop_token stop, const ProgressSink&) {
                return nextSolution(puzzle, after, std::move(stop));
            },
            [this](const NextSolution& next) {
                end(LayoutAnswer::solution, AnswerState::done);
                m_gaveUpSolution = next.wasStopped;
                m_hasAllSolutions = next.beganAnew || (!next.solution && !next.wasStopped);
                const bool isNew = next.solution && next.number > m_solutions.size();
                if (isNew) {
                    m_solutions.push_back(*next.solution);
                    m_known.note(*next.solution);
                }
                if (next.solution)
                    m_shown = isNew ? m_solutions.size() - 1 : 0;
                Q_EMIT changed(LayoutAnswer::count);
                Q_EMIT changed(LayoutAnswer::solution);
                startNext();
            });
}

void LayoutAnswers::runLogic() {
    job(LayoutAnswer::logic)
        .task->start(
            [puzzle = m_puzzle](const std::stop_token& stop, const ProgressSink&) {
                return logicCandidates(puzzle, hodokuProfile(), stop);
            },
            [this](LogicCandidates logic) {
                m_logic = std::move(logic);
                end(LayoutAnswer::logic, AnswerState::done);
                Q_EMIT changed(LayoutAnswer::logic);
                startNext();
            });
}

void LayoutAnswers::runTester() {
    job(LayoutAnswer::tester)
        .task->startInParts<NeededParts>(
            [puzzle = layout(), earlier = m_tester ? m_tester->parts : NeededParts()](std::stop_token stop,
                                                                                      const auto& handOn) {
                TesterReport report = nonet::testerReport(puzzle, std::move(stop), handOn, earlier);
                return report;
            },
            [this](NeededParts parts) {
                job(LayoutAnswer::tester).progress = shareOf(parts);
                const SolutionState state = parts.state;
                m_tester = TesterReport{.facts = {.state = state}, .parts = std::move(parts)};
                Q_EMIT changed(LayoutAnswer::tester);
            },
            [this](TesterReport report) {
                m_tester = std::move(report);
                end(LayoutAnswer::tester, AnswerState::done);
                Q_EMIT changed(LayoutAnswer::tester);
                startNext();
            });
}

}  // namespace nonet
