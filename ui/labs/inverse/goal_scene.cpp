#include "ui/labs/inverse/goal_scene.h"

#include "core/batch/recipe_puzzles.h"
#include "core/generators/inverse/inverse_puzzle.h"
#include "core/generators/inverse/uses.h"
#include "ui/text/goal_text.h"

#include <QPainter>

#include <cmath>
#include <limits>

namespace nonet::inverse_lab {

namespace {

constexpr int kCells = 81;

InverseMethod methodOf(GoalScene::Goal goal) {
    switch (goal) {
    case GoalScene::Goal::blockIntersection: return InverseMethod::blockIntersection;
    case GoalScene::Goal::coveringSet: return InverseMethod::coveringSet;
    case GoalScene::Goal::xWing: return InverseMethod::xWing;
    }
    return InverseMethod::xWing;
}

/// Of the catalogue, as the method's plainest form.
TechniqueId techniqueOf(GoalScene::Goal goal) {
    switch (goal) {
    case GoalScene::Goal::blockIntersection: return TechniqueId::lockedCandidates1;
    case GoalScene::Goal::coveringSet: return TechniqueId::nakedPair;
    case GoalScene::Goal::xWing: return TechniqueId::xWing;
    }
    return TechniqueId::xWing;
}

}  // namespace

GoalScene::GoalScene(InverseLab& lab) : InverseScene(lab), m_task(tr("Looking for a puzzle"), &lab) {
    QObject::connect(&m_task, &Task::progressed, &lab, [this](quint64 tried, quint64) {
        m_tried = tried;
        Q_EMIT this->lab().changed();
    });
}

InverseRank GoalScene::rankOf(Goal goal) {
    switch (goal) {
    case Goal::blockIntersection: return InverseRank::blockIntersections;
    case Goal::coveringSet: return InverseRank::coveringSets;
    case Goal::xWing: return InverseRank::xWings;
    }
    return InverseRank::xWings;
}

InverseRank GoalScene::rankBelow(Goal goal) { return static_cast<InverseRank>(static_cast<int>(rankOf(goal)) - 1); }

bool GoalScene::needs(const ClassicDigits& clues, Goal goal) {
    return isGood(clues, rankOf(goal)) && !isGood(clues, rankBelow(goal));
}

PuzzleGoal GoalScene::goalOf(Goal goal) {
    const TechniqueId technique = techniqueOf(goal);
    return {.hardest = technique, .needed = NeededTechnique{.technique = technique}};
}

GoalScene::Found GoalScene::proved(const GoalPuzzle& goalPuzzle, Goal goal) {
    const ClassicDigits puzzle = ClassicDigits::from(goalPuzzle.puzzle.givens);
    const ClassicDigits solution = ClassicDigits::from(goalPuzzle.solution);
    Closure closure(solution, rankBelow(goal));
    for (int i = 0; i < kCells; ++i)
        if (!puzzle.isBlank(Cell(i)))
            closure.give(Cell(i));
    closure.close();
    const ClassicMarks marks = closure.marks();
    Found found{.puzzle = puzzle, .solution = solution, .stuck = MarkBoard::fromClues(puzzle), .use = {}};
    found.uses = usesOf(goalPuzzle.rating.path)[static_cast<std::size_t>(techniqueOf(goal))];
    found.atLeast = goalPuzzle.need ? goalPuzzle.need->atLeast : 0;
    for (int i = 0; i < kCells; ++i) {
        const Cell cell(i);
        if (found.stuck.isFilled(cell))
            continue;
        if (closure.isKnown(cell)) {
            found.stuck.fill(cell, Digit(solution.valueAt(cell)));
            continue;
        }
        for (int value = 1; value <= 9; ++value)
            if (!marks.candidates(cell).contains(Digit(value)))
                found.stuck.removeMark(cell, Digit(value));
    }
    const std::vector<MethodUse> uses = allUses(found.stuck, methodOf(goal), MarkDirection::forward);
    if (!uses.empty())
        found.use = uses.front();
    return found;
}

GoalScene::Outcome GoalScene::search(const Key& key, const std::stop_token& stop, const ProgressSink& progress) {
    Outcome outcome;
    const RecipeRun run{.recipe = {.goal = goalOf(key.goal)},
                        .seed = key.seed,
                        // Never enough, so that `take` alone ends it.
                        .count = std::numeric_limits<std::uint64_t>::max(),
                        .deadline = std::chrono::steady_clock::now() + std::chrono::seconds(kMostSeconds)};
    const auto take = [&](const GoalPuzzle& puzzle) {
        // A covering set may have any size, so it can do more than the techniques of its kind.
        if (!needs(ClassicDigits::from(puzzle.puzzle.givens), key.goal))
            return true;
        outcome.found = proved(puzzle, key.goal);
        return false;
    };
    const RecipeOutcome ended = runRecipe(run, take, stop, [&](const RecipeProgress& at) {
        if (progress)
            progress({.done = at.tried, .total = 0});
    });
    outcome.tried = ended.tried;
    if (ended.best)
        outcome.missed = ended.best->missed;
    return outcome;
}

void GoalScene::prepare() {
    const Key key{.seed = model().seed, .goal = m_goal};
    if (m_key == key)
        return;
    m_key = key;
    m_tried = 0;
    m_hasEnded = false;
    m_found.reset();
    m_task.start(
        [key](const std::stop_token& stop, const ProgressSink& progress) { return search(key, stop, progress); },
        [this](const Outcome& outcome) {
            m_found = outcome.found;
            m_tried = outcome.tried;
            m_missed = outcome.missed;
            m_hasEnded = true;
            Q_EMIT lab().changed();
        });
}

QString GoalScene::methodText() const { return methodName(methodOf(m_goal)); }

QStringList GoalScene::sentences() const {
    return {
        tr("Ask for a method: clues go from random solved boards while one solution remains, and of such puzzles the "
           "one whose path comes nearest to the wish is kept."),
        tr("It is edited: a clue goes, one or two come, and what is no worse stays; so round after round, until a "
           "puzzle needs the method and nothing harder."),
        tr("The proof is on the board: without the method the others get stuck, with it they reach the solution.")};
}

LabQuestion GoalScene::question() const {
    LabQuestion question;
    question.text = tr("Would clearing clues with easy methods first and then one clue with an X-Wing hit more often?");
    question.choices = {tr("yes"), tr("about as often"), tr("no")};
    question.right = 2;
    question.answer = tr("No: in a trial 0 of such ladders ended with an X-Wing, and 0.5 % of plain restarts did. Here "
                         "%1 puzzles were made until one did.")
                          .arg(number(m_tried));
    return question;
}

QString GoalScene::moveText(int moves) const {
    if (!m_found && m_hasEnded)
        return tr("%1 puzzles in %2 seconds, and none needs it; the nearest misses: %3. Try another seed.")
            .arg(number(m_tried))
            .arg(kMostSeconds)
            .arg(goalPartsText(m_missed));
    if (!m_found)
        return tr("%1 puzzles made so far").arg(number(m_tried));
    const int blanks = kCells - m_found->stuck.filledCells().count();
    switch (moves) {
    case 0: return tr("Your puzzle. %1 others were made until one needs the method.").arg(number(m_tried));
    case 1: return tr("The puzzle found: %1 clues").arg(m_found->puzzle.filledCount());
    case 2: return tr("Stuck without it: %1 cells are blank").arg(blanks);
    case 3: return m_found->use ? useSentence(*m_found->use, MarkDirection::forward) : QString();
    default: return tr("With it: solved.");
    }
}

std::vector<LabClaim> GoalScene::claims() const {
    if (!m_found)
        return {};
    return {
        {tr("Without %1 the methods get stuck").arg(methodText()), !isGood(m_found->puzzle, rankBelow(m_goal))},
        {tr("With %1 they solve it").arg(methodText()), isGood(m_found->puzzle, rankOf(m_goal))},
        {tr("Its path uses it %1 ×; no way uses it fewer than %2 ×: proved").arg(m_found->uses).arg(m_found->atLeast),
         m_found->atLeast >= 1 && m_found->uses >= m_found->atLeast},
        {tr("Another solver finds this one solution"), isConfirmed({m_found->puzzle, m_found->solution})}};
}

std::vector<LabControl> GoalScene::controls() {
    QStringList goals;
    for (const Goal each : {Goal::blockIntersection, Goal::coveringSet, Goal::xWing})
        goals.append(methodName(methodOf(each)));
    return {choiceControl("goal", tr("It needs:"), goals, static_cast<int>(m_goal),
                          [this](int value) { m_goal = static_cast<Goal>(value); }),
            seedControl(lab())};
}

std::optional<Puzzle> GoalScene::puzzle() const {
    return m_found ? std::optional(Puzzle(m_found->puzzle.toGrid())) : std::nullopt;
}

void GoalScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    const int move = static_cast<int>(std::floor(at));
    const ClassicDigits clues = m_found && move >= 1 ? m_found->puzzle : model().clues;
    MarkBoard board = MarkBoard::fromClues(clues);
    if (m_found && move >= 2)
        board = move <= 3 ? m_found->stuck : MarkBoard::fromSolution(m_found->solution);
    // Full marks say nothing yet.
    if (!m_found || move <= 1)
        for (int i = 0; i < kCells; ++i)
            for (const Digit digit : board.marks(Cell(i)))
                board.removeMark(Cell(i), digit);
    MarkPicture picture{.board = board, .clues = clues};
    if (m_found && move == 3 && m_found->use) {
        const MethodUse& use = *m_found->use;
        picture.pattern = use.pattern;
        picture.clear = use.clear;
        picture.target = use.cell;
        picture.lit = {{use.cell, use.digit}};
        const ClassicDigitSet digits =
            use.method == InverseMethod::coveringSet ? use.digits : ClassicDigitSet(use.digit);
        for (const Cell cell : use.pattern)
            for (const Digit digit : digits)
                if (!board.isFilled(cell) && board.hasMark(cell, digit))
                    picture.struck.push_back({cell, digit});
    }
    paintMarks(painter, area.board, picture, look);
    paintFacts(painter, area.figure, look, move);
}

void GoalScene::paintFacts(QPainter& painter, const QRectF& figure, const StageLook& look, int move) const {
    const double height = std::min(figure.height() / 7, look.text * 2.4);
    Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
    paintCheck(painter, stack, height, tr("your puzzle needs %1").arg(methodText()), needs(model().clues, m_goal),
               look);
    paintTableRow(painter, stack.take(height), {tr("puzzles made"), number(m_tried)}, look, QFont::DemiBold);
    if (!m_found)
        return say(painter, stack.take(height * 2), Qt::AlignCenter, m_hasEnded ? tr("none found") : tr("searching …"),
                   look.text * 1.1, look.theme.mutedText);
    if (move >= 1)
        paintTableRow(painter, stack.take(height), {tr("clues"), QString::number(m_found->puzzle.filledCount())}, look);
    if (move >= 2)
        paintCheck(painter, stack, height, tr("solved without %1").arg(methodText()), false, look);
    if (move >= 4)
        paintCheck(painter, stack, height, tr("solved with %1").arg(methodText()), true, look);
}

}  // namespace nonet::inverse_lab
