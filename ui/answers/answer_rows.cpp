#include "ui/answers/answer_rows.h"

#include "core/answers/between_edits.h"
#include "core/answers/equal_cells.h"
#include "core/answers/exact_count.h"
#include "core/answers/missing_clues.h"
#include "core/answers/missing_rules.h"
#include "core/answers/next_solution.h"
#include "core/design/constraint_edits.h"
#include "core/hints/logic_candidates.h"
#include "core/solvers/propagation/random_fill.h"
#include "ui/answers/puzzle_answers.h"

#include <QElapsedTimer>

#include <algorithm>

namespace nonet {
namespace {

/// Between two numbers that are handed on, in milliseconds: eyes take no more.
constexpr qint64 kReportInterval = 100;
/// A setter goes to and fro between a few layouts.
constexpr std::size_t kKeptCounts = 16;

bool isClassic(const Puzzle& puzzle) { return withoutOff(puzzle).isClassic(); }

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

/// change: one that keeps the rules.
void moveRules(ConflictSet& parts, const LayoutChange& change) {
    for (int& constraint : parts.constraints)
        constraint = change.placeAfter(constraint).value_or(constraint);
    std::ranges::sort(parts.constraints);
}

void moveRules(NeededParts& all, const LayoutChange& change) {
    for (ConflictSet* parts : {&all.needed, &all.spare, &all.open})
        moveRules(*parts, change);
}

LookedAtSolutions lookAtNext(AnswerWork<LookedAtSolutions>& work) {
    LookedAtSolutions seen = work.earlier.value_or(LookedAtSolutions());
    const NextSolution next = nextSolution(
        work.question.puzzle, seen.found.empty() ? std::nullopt : std::optional(seen.found.back()), work.stop);
    seen.gaveUp = next.wasStopped;
    seen.hasAll = next.beganAnew || (!next.solution && !next.wasStopped);
    const bool isNew = next.solution && next.number > seen.found.size();
    if (isNew) {
        seen.found.push_back(*next.solution);
        work.known.note(*next.solution);
    }
    if (next.solution)
        seen.shown = isNew ? seen.found.size() - 1 : 0;
    return seen;
}

ExactCount countOn(AnswerWork<ExactCount>& work) {
    QElapsedTimer sinceReport;
    sinceReport.start();
    const auto tell = [&](const ExactCount& part) {
        if (sinceReport.elapsed() < kReportInterval)
            return;
        sinceReport.start();
        work.handOn(part);
    };
    return countExactly(work.question.puzzle, work.stop, tell, work.earlier.value_or(ExactCount()));
}

Filling fillOnce(AnswerWork<Filling>& work) {
    const AnswerOptions& options = work.question.options;
    const Puzzle& puzzle = options.filledFrom ? *options.filledFrom : work.question.puzzle;
    if (!options.fillSeed)
        return {nextSolution(puzzle, std::nullopt, work.stop).solution};
    RandomSource random(*options.fillSeed);
    return {RandomFill(puzzle, {}, work.stop).draw(random, work.stop)};
}

/// One of them was just placed: the others are enough still.
std::optional<MissingClues> cluesLeft(const MissingClues& missing, const Puzzle& before, const Puzzle& now) {
    MissingClues left = missing;
    Puzzle filled = before;
    std::erase_if(left.clues, [&](const Candidate& clue) {
        const bool isPlaced = before.shape() == now.shape() && now.givens.digit(clue.cell) == clue.digit;
        if (isPlaced)
            filled.givens.set(clue.cell, clue.digit);
        return isPlaced;
    });
    if (!left.isProved || !LayoutChange::between(filled, now).keepsRules())
        return std::nullopt;
    if (left.clues.empty())
        left.state = SolutionState::one;
    return left;
}

template <typename T>
void add(std::vector<std::unique_ptr<Answer>>& answers, const AnswerRow<T>& row) {
    answers.push_back(std::make_unique<AnswerOf<T>>(row));
}

/// What is seen on the board.
void addOfBoard(std::vector<std::unique_ptr<Answer>>& answers) {
    add<CountedSolutions>(answers, {.kind = {.id = "count",
                                             .title = [] { return PuzzleAnswers::tr("Counting the solutions"); },
                                             .onReorder = OnReorder::beginsAgain},
                                    .work =
                                        [](AnswerWork<CountedSolutions>& work) {
                                            const Puzzle& puzzle = work.question.puzzle;
                                            CountedSolutions counted{.count = countUpToMost(puzzle, work.stop),
                                                                     .whyNone = std::nullopt};
                                            if (counted.count == SolutionCount{0, false})
                                                counted.whyNone = whyNone(puzzle, work.stop);
                                            return counted;
                                        },
                                    .follow =
                                        [](CountedSolutions& counted, const LayoutChange& change) {
                                            if (counted.whyNone)
                                                moveRules(counted.whyNone->conflict, change);
                                        }});
    add<LookedAtSolutions>(answers,
                           {.kind = {.id = "solution",
                                     .title = [] { return PuzzleAnswers::tr("Looking for the next solution"); },
                                     .life = AnswerLife::oneDocument,
                                     .onReorder = OnReorder::forgets},
                            .work = lookAtNext,
                            .learns = true});
    add<CandidateKnowledge>(
        answers,
        {.kind = {.id = "candidates", .title = [] { return PuzzleAnswers::tr("Looking for the true candidates"); }},
         .work =
             [](AnswerWork<CandidateKnowledge>& work) {
                 const AnswerQuestion& question = work.question;
                 return candidatesBetweenEdits(question.puzzle, question.options.cap, work.known, work.stop,
                                               [&](const CandidateKnowledge& part, Progress) { work.handOn(part); })
                     .candidates;
             },
         .learns = true,
         .share = shareOf,
         .known = [](const Puzzle& puzzle, const WitnessStore& known, const AnswerOptions& options)
             -> std::optional<CandidateKnowledge> { return knownCandidates(puzzle, known, options.cap); }});
    add<LogicCandidates>(
        answers,
        {.kind = {.id = "logic", .title = [] { return PuzzleAnswers::tr("Solving by logic"); }, .isFor = isClassic},
         .work = [](AnswerWork<LogicCandidates>& work) {
             return logicCandidates(withoutOff(work.question.puzzle), hodokuProfile(), work.stop);
         }});
}

/// What is entered or made of the layout; its level.
void addOfMaking(std::vector<std::unique_ptr<Answer>>& answers) {
    add<Filling>(answers, {.kind = {.id = "fill",
                                    .title = [] { return PuzzleAnswers::tr("Looking for a solution"); },
                                    .life = AnswerLife::oneDocument},
                           .work = fillOnce});
    add<LayoutPuzzle>(answers, {.kind = {.id = "generated",
                                         .title = [] { return PuzzleAnswers::tr("Making a puzzle of the layout"); },
                                         .life = AnswerLife::oneDocument,
                                         .onReorder = OnReorder::beginsAgain},
                                .work = [](AnswerWork<LayoutPuzzle>& work) {
                                    return makeLayoutPuzzle(work.question.layout, work.question.options.order,
                                                            work.stop, work.progress);
                                }});
    add<LayoutRating>(
        answers,
        {.kind = {.id = "rating", .title = [] { return PuzzleAnswers::tr("Rating"); }, .life = AnswerLife::oneLayout},
         .work = [](AnswerWork<LayoutRating>& work) {
             const Puzzle puzzle = withoutOff(work.question.layout);
             LayoutRating rating{.state = solutionFacts(puzzle, work.stop).state};
             if (puzzle.isClassic() && rating.state == SolutionState::one)
                 rating.report = rate(puzzle, hodokuProfile(), work.stop, work.progress);
             return rating;
         }});
    add<MissingClues>(answers, {.kind = {.id = "missingClues",
                                         .title = [] { return PuzzleAnswers::tr("Looking for clues that would do"); },
                                         .life = AnswerLife::oneLayout,
                                         .readsSolutionLayer = true},
                                .work =
                                    [](AnswerWork<MissingClues>& work) {
                                        return missingClues(work.question.puzzle, work.known, work.stop);
                                    },
                                .learns = true,
                                .left = cluesLeft});
    add<MissingRules>(answers, {.kind = {.id = "missingRules",
                                         .title = [] { return PuzzleAnswers::tr("Looking for rules that would do"); },
                                         .life = AnswerLife::oneLayout,
                                         .readsSolutionLayer = true},
                                .work =
                                    [](AnswerWork<MissingRules>& work) {
                                        return missingRules(work.question.puzzle, work.known, work.stop);
                                    },
                                .learns = true,
                                .follow =
                                    [](MissingRules& missing, const LayoutChange& change) {
                                        for (RuleOffer& each : missing.rules)
                                            if (each.completes)
                                                each.completes = change.placeAfter(*each.completes);
                                    }});
}

/// What the rules come to, and what of them could go.
void addOfRules(std::vector<std::unique_ptr<Answer>>& answers) {
    add<EqualCells>(answers,
                    {.kind = {.id = "equalCells", .title = [] { return PuzzleAnswers::tr("Looking for equal cells"); }},
                     .work =
                         [](AnswerWork<EqualCells>& work) {
                             return equalCells(work.question.puzzle, work.known, work.stop, work.handOn);
                         },
                     .learns = true});
    add<TesterReport>(
        answers, {.kind = {.id = "tester",
                           .title = [] { return PuzzleAnswers::tr("Checking as a tester"); },
                           .life = AnswerLife::oneLayout,
                           .onReorder = OnReorder::beginsAgain},
                  .work =
                      [](AnswerWork<TesterReport>& work) {
                          return testerReport(
                              work.question.layout, work.stop,
                              [&](const NeededParts& parts) {
                                  work.handOn(TesterReport{.facts = {.state = parts.state}, .parts = parts});
                              },
                              work.earlier ? work.earlier->parts : NeededParts());
                      },
                  .share = [](const TesterReport& report) { return shareOf(report.parts); },
                  .follow = [](TesterReport& report, const LayoutChange& change) { moveRules(report.parts, change); }});
    add<SmallestProper>(answers, {.kind = {.id = "smallestPart",
                                           .title = [] { return PuzzleAnswers::tr("Looking for what is enough"); },
                                           .life = AnswerLife::oneLayout,
                                           .onReorder = OnReorder::beginsAgain},
                                  .work =
                                      [](AnswerWork<SmallestProper>& work) {
                                          return smallestProper(work.question.layout, work.question.options.spareFirst,
                                                                work.stop, work.handOn);
                                      },
                                  .share =
                                      [](const SmallestProper& smallest) {
                                          const auto all =
                                              static_cast<double>(smallest.kept.size() + smallest.removed.size());
                                          return 1 - static_cast<double>(smallest.untried) / std::max(1.0, all);
                                      },
                                  .follow =
                                      [](SmallestProper& smallest, const LayoutChange& change) {
                                          moveRules(smallest.kept, change);
                                          moveRules(smallest.removed, change);
                                      }});
    add<NeededParts>(answers, {.kind = {.id = "neededParts",
                                        .title = [] { return PuzzleAnswers::tr("Finding out what is needed"); },
                                        .onReorder = OnReorder::beginsAgain},
                               .work =
                                   [](AnswerWork<NeededParts>& work) {
                                       return neededParts(work.question.layout, work.stop, work.handOn,
                                                          work.earlier.value_or(NeededParts()));
                                   },
                               .share = shareOf,
                               .follow = moveRules});
    add<ExactCount>(answers, {.kind = {.id = "exact",
                                       .title = [] { return PuzzleAnswers::tr("Counting every solution"); },
                                       .life = AnswerLife::oneLayout,
                                       .turn = AnswerTurn::beside,
                                       .remembered = kKeptCounts},
                              .work = countOn,
                              .share = [](const ExactCount& counted) { return counted.done; }});
}

}  // namespace

std::vector<std::unique_ptr<Answer>> makeAnswers() {
    std::vector<std::unique_ptr<Answer>> answers;
    addOfBoard(answers);
    addOfMaking(answers);
    addOfRules(answers);
    return answers;
}

}  // namespace nonet
