#include "ui/labs/inverse/goal_scene.h"

#include "core/generators/inverse/inverse_puzzle.h"
#include "core/generators/inverse/uses.h"

#include <QElapsedTimer>
#include <QPainter>

#include <cmath>

namespace nonet::inverse_lab {

namespace {

constexpr qint64 kBatchMilliseconds = 60;
constexpr int kEditsABatch = 60;
constexpr int kCells = 81;

InverseMethod methodOf(GoalScene::Goal goal) {
    switch (goal) {
    case GoalScene::Goal::blockIntersection: return InverseMethod::blockIntersection;
    case GoalScene::Goal::coveringSet: return InverseMethod::coveringSet;
    case GoalScene::Goal::xWing: return InverseMethod::xWing;
    }
    return InverseMethod::xWing;
}

}  // namespace

GoalScene::GoalScene(InverseLab& lab) : InverseScene(lab), m_task(tr("Looking for a puzzle"), &lab) {}

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

GoalScene::Found GoalScene::proved(const ClassicDigits& puzzle, const ClassicDigits& solution, Goal goal) {
    Closure closure(solution, rankBelow(goal));
    for (int i = 0; i < kCells; ++i)
        if (!puzzle.isBlank(Cell(i)))
            closure.give(Cell(i));
    closure.close();
    const ClassicMarks marks = closure.marks();
    Found found{puzzle, MarkBoard::fromClues(puzzle), {}};
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

GoalScene::Piece GoalScene::restart(const Key& key, std::uint64_t from, const std::stop_token& stop) {
    Piece piece;
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < kBatchMilliseconds && !stop.stop_requested() && from + piece.tried < kMostRestarts) {
        RandomSource random = RandomSource::forPiece(key.seed, from + piece.tried);
        ++piece.tried;
        const ClassicDigits clues =
            removeClues(key.solution, key.solution, random, {.rank = GoalScene::rankOf(key.goal)});
        if (!needs(clues, key.goal))
            continue;
        piece.found = clues;
        break;
    }
    return piece;
}

ClassicDigits GoalScene::edit(const Key& key, const ClassicDigits& puzzle, int from, const std::stop_token& stop) {
    ClassicDigits best = puzzle;
    for (int i = from; i < from + kEditsABatch && !stop.stop_requested(); ++i) {
        RandomSource random = RandomSource::forPiece(key.seed + kMostRestarts, static_cast<std::uint64_t>(i));
        ClassicDigits edited = best;
        for (int added = 0; added < 2; ++added) {
            const Cell cell(static_cast<int>(random.below(kCells)));
            edited.set(cell, Digit(key.solution.valueAt(cell)));
        }
        edited = removeClues(key.solution, edited, random, {.rank = GoalScene::rankOf(key.goal)});
        if (edited.filledCount() < best.filledCount() && needs(edited, key.goal))
            best = edited;
    }
    return best;
}

bool GoalScene::hasEnded() const { return m_found ? m_edits >= kMostEdits : m_tried >= kMostRestarts; }

void GoalScene::prepare() {
    const Key key{model().solution, model().seed, m_goal};
    if (m_key == key)
        return;
    m_key = key;
    m_tried = 0;
    m_edits = 0;
    m_found.reset();
    searchOn();
}

void GoalScene::searchOn() {
    m_task.start([key = *m_key, from = m_tried](const std::stop_token& stop,
                                                const ProgressSink&) { return restart(key, from, stop); },
                 [this](const Piece& piece) {
                     m_tried += piece.tried;
                     if (piece.found) {
                         m_found = proved(*piece.found, m_key->solution, m_goal);
                         m_firstClues = piece.found->filledCount();
                         editOn();
                     } else if (m_tried < kMostRestarts) {
                         searchOn();
                     }
                     Q_EMIT lab().changed();
                 });
}

void GoalScene::editOn() {
    m_task.start([key = *m_key, puzzle = m_found->puzzle, from = m_edits](
                     const std::stop_token& stop, const ProgressSink&) { return edit(key, puzzle, from, stop); },
                 [this](const ClassicDigits& puzzle) {
                     m_edits += kEditsABatch;
                     m_found = proved(puzzle, m_key->solution, m_goal);
                     if (m_edits < kMostEdits)
                         editOn();
                     Q_EMIT lab().changed();
                 });
}

QString GoalScene::methodText() const { return methodName(methodOf(m_goal)); }

QStringList GoalScene::sentences() const {
    return {
        tr("Ask for a method: clues of your solved board go in random order while the methods up to it still solve the "
           "rest, and most such puzzles can do without it."),
        tr("So begin again, until one cannot; then edit it: two clues come, what can go goes, and the smaller one "
           "that still needs the method stays."),
        tr("The proof is on the board: without the method the others get stuck, with it they reach the solution.")};
}

LabQuestion GoalScene::question() const {
    LabQuestion question;
    question.text = tr("Would clearing clues with easy methods first and then one clue with an X-Wing hit more often?");
    question.choices = {tr("yes"), tr("about as often"), tr("no")};
    question.right = 2;
    question.answer =
        tr("No: in a trial 0 of such ladders ended with an X-Wing, and 0.5 % of plain restarts did. Here it "
           "took %1 restarts.")
            .arg(number(m_tried));
    return question;
}

QString GoalScene::moveText(int moves) const {
    if (!m_found)
        return hasEnded() ? tr("%1 restarts, and none needs it. Try another seed or board.").arg(number(m_tried))
                          : tr("%1 restarts so far").arg(number(m_tried));
    const int blanks = kCells - m_found->stuck.filledCells().count();
    switch (moves) {
    case 0:
        return tr("%1 restarts, %2 edits: from %3 to %4 clues")
            .arg(number(m_tried))
            .arg(m_edits)
            .arg(m_firstClues)
            .arg(m_found->puzzle.filledCount());
    case 1: return tr("The puzzle: %1 clues").arg(m_found->puzzle.filledCount());
    case 2: return tr("Stuck without it: %1 cells are blank").arg(blanks);
    case 3: return m_found->use ? useSentence(*m_found->use, MarkDirection::forward) : QString();
    default: return tr("With it: solved.");
    }
}

std::vector<LabClaim> GoalScene::claims() const {
    if (!m_found)
        return {};
    return {{tr("Without %1 the methods get stuck").arg(methodText()), !isGood(m_found->puzzle, rankBelow(m_goal))},
            {tr("With %1 they solve it").arg(methodText()), isGood(m_found->puzzle, rankOf(m_goal))},
            {tr("Another solver finds this one solution"), isConfirmed({m_found->puzzle, m_key->solution})}};
}

std::vector<LabControl> GoalScene::controls() const {
    LabControl goal;
    goal.id = QStringLiteral("goal");
    goal.label = tr("It needs:");
    goal.kind = LabControlKind::choice;
    for (const Goal each : {Goal::blockIntersection, Goal::coveringSet, Goal::xWing})
        goal.choices.append(methodName(methodOf(each)));
    goal.value = static_cast<int>(m_goal);
    return {goal, seedControl(lab())};
}

std::optional<double> GoalScene::setControl(const QString& id, int value) {
    if (id == QLatin1String("goal") && value >= 0 && value <= static_cast<int>(Goal::xWing))
        m_goal = static_cast<Goal>(value);
    else
        setSeedControl(lab(), id, value);
    return std::nullopt;
}

std::optional<Puzzle> GoalScene::puzzle() const {
    return m_found ? std::optional(Puzzle(m_found->puzzle.toGrid())) : std::nullopt;
}

void GoalScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    const int move = static_cast<int>(std::floor(at));
    MarkBoard board = MarkBoard::fromSolution(model().solution);
    ClassicDigits clues = model().solution;
    if (m_found && move >= 1) {
        clues = m_found->puzzle;
        if (move == 1)
            board = MarkBoard::fromClues(clues);
        else if (move <= 3)
            board = m_found->stuck;
    }
    MarkBoard shown = board;
    if (m_found && move == 1)
        for (int i = 0; i < kCells; ++i)
            for (const Digit digit : shown.marks(Cell(i)))
                shown.removeMark(Cell(i), digit);
    MarkPicture picture{.board = shown, .clues = clues};
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
                if (!shown.isFilled(cell) && shown.hasMark(cell, digit))
                    picture.struck.push_back({cell, digit});
    }
    paintMarks(painter, area.board, picture, look);
    const QRectF& figure = area.figure;
    const double height = std::min(figure.height() / 7, look.text * 2.4);
    Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
    paintTableRow(painter, stack.take(height), {tr("restarts"), number(m_tried)}, look, QFont::DemiBold);
    paintTableRow(painter, stack.take(height), {tr("edits"), QString::number(m_edits)}, look);
    if (!m_found)
        return say(painter, stack.take(height * 2), Qt::AlignCenter, moveText(0), look.text * 1.1,
                   look.theme.mutedText);
    paintTableRow(painter, stack.take(height),
                  {tr("clues"), QStringLiteral("%1 → %2").arg(m_firstClues).arg(m_found->puzzle.filledCount())}, look);
    stack.take(height * 0.2);
    paintCheck(painter, stack.take(height), tr("without %1: stuck").arg(methodText()), move >= 2, look);
    paintCheck(painter, stack.take(height), tr("with %1: solved").arg(methodText()), move >= 4, look);
}

}  // namespace nonet::inverse_lab
