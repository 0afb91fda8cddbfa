#include "ui/labs/inverse/goal_turn.h"

#include "core/board/classic.h"
#include "core/generators/goal.h"
#include "core/generators/inverse/undone_board.h"
#include "core/rating/path_numbers.h"
#include "ui/labs/inverse/inverse_model.h"
#include "ui/labs/inverse/inverse_painting.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nonet::inverse_lab {

namespace {

struct GoalWords {
    Q_DECLARE_TR_FUNCTIONS(GoalTurn)
};

}  // namespace

void GoalTurn::begin(const Start& start) {
    if (start == m_start)
        return;
    m_start = start;
    m_edited.clear();
    m_given = start.puzzle;
    std::vector<Cell> blanks;
    for (const Cell cell : classic::kAllCells)
        if (m_given.isBlank(cell))
            blanks.push_back(cell);
    RandomSource random(start.seed);
    random.shuffle(blanks);
    for (auto cell = blanks.begin(); cell != blanks.end() && goal().isMetBy(m_given, start.ban); ++cell)
        m_given.set(*cell, Digit(start.solution.valueAt(*cell)));
    m_distanceAtStart = distanceOf(m_given);
    m_judged.reset();
}

ClassicDigits GoalTurn::puzzle() const {
    ClassicDigits puzzle = m_given;
    for (const Cell cell : m_edited) {
        if (puzzle.isBlank(cell))
            puzzle.set(cell, Digit(m_start.solution.valueAt(cell)));
        else
            puzzle.clear(cell);
    }
    return puzzle;
}

GoalTurn::Judged GoalTurn::judge(const ClassicDigits& puzzle) const {
    Judged judged{.puzzle = puzzle,
                  .other =
                      otherSolution(UndoneBoard::fromClues(Geometry(), m_start.solution.toGrid(), puzzle.toGrid()))};
    if (judged.other)
        return judged;
    judged.isSolvedBelow = isGood(puzzle, goal().rankBelow());
    judged.isSolvedByRank = isGood(puzzle, goal().rank);
    judged.isSolvedAsWished = isGood(puzzle, goal().methods(m_start.ban));
    judged.stuckBlanks = classic::kCells - stuckWithout(goal(), puzzle, m_start.solution).filledCells().count();
    judged.distance = distanceOf(puzzle);
    return judged;
}

const GoalTurn::Judged& GoalTurn::judged() const {
    if (const ClassicDigits now = puzzle(); !m_judged || m_judged->puzzle != now)
        m_judged = judge(now);
    return *m_judged;
}

double GoalTurn::distanceOf(const ClassicDigits& puzzle) const {
    const PuzzleGoal wish = goal().wish(1);
    return goalDistance(wish, puzzle.filledCount(), pathNumbers(puzzle, pathRules(wish.profile), pathLimits(wish)));
}

QString GoalTurn::missText() const {
    const QString method = methodName(goal().method);
    if (judged().isSolvedBelow)
        return GoalWords::tr("It is solved without this: %1.").arg(method);
    if (!judged().isSolvedByRank)
        return GoalWords::tr("The methods get stuck even with this: %1.").arg(method);
    return GoalWords::tr("It needs the method, but cannot be solved without what you exclude.");
}

LabTurn GoalTurn::turn() const {
    LabTurn turn;
    turn.task = GoalWords::tr("Edit this puzzle until it needs this: %1. Click a clue to take it away, or a blank cell "
                              "to bring its digit. One solution must stay.")
                    .arg(methodName(goal().method));
    if (m_edited.empty())
        return turn;
    if (const std::optional<Grid>& grid = judged().other) {
        const auto differs = std::ranges::find_if(
            classic::kAllCells, [&](Cell cell) { return grid->valueAt(cell) != m_start.solution.valueAt(cell); });
        turn.state = LabTurn::State::mistake;
        turn.verdict = filled(GoalWords::tr("There are two solutions now or more: %1 can be %2 or %3. Bring a clue "
                                            "back."),
                              cellName(*differs), m_start.solution.valueAt(*differs), grid->valueAt(*differs));
    } else if (judged().isMet()) {
        turn.state = LabTurn::State::done;
        turn.verdict = filled(GoalWords::tr("The goal is met. Without %1 the others get stuck with %2 cells blank; "
                                            "with it they solve the puzzle."),
                              methodName(goal().method), judged().stuckBlanks);
    } else {
        turn.verdict = missText() + u' ' +
                       filled(GoalWords::tr("Distance: %1, at the start %2."), number(judged().distance, 0),
                              number(m_distanceAtStart, 0));
    }
    return turn;
}

QString GoalTurn::text() const {
    return textsOf(m_edited, [](Cell cell) { return QString::number(cell.index()); }).join(u',');
}

bool GoalTurn::setText(const QString& text) {
    std::vector<Cell> cells;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int cell = part.toInt(&isNumber);
        if (!isNumber || cell < 0 || cell >= classic::kCells || std::ranges::find(cells, Cell(cell)) != cells.end())
            return false;
        cells.emplace_back(cell);
    }
    m_edited = cells;
    return true;
}

void GoalTurn::click(Cell cell) {
    if (std::erase(m_edited, cell) == 0)
        m_edited.push_back(cell);
}

void GoalTurn::paint(QPainter& painter, const StageArea& area, const StageLook& look) const {
    const ClassicDigits clues = puzzle();
    paintClues(painter, area.board, clues, look);
    const BoardMetrics metrics(Geometry(), area.board);
    const double width = std::max(2.0, metrics.cellSide() * 0.05);
    for (const Cell cell : m_edited)
        paintRing(painter, metrics.cellRect(cell), clues.isBlank(cell) ? look.theme.mutedText : look.theme.accent,
                  width, clues.isBlank(cell) ? Qt::DotLine : Qt::SolidLine);
    const std::optional<Grid>& grid = judged().other;
    for (const Cell cell : classic::kAllCells) {
        if (!grid || grid->valueAt(cell) == m_start.solution.valueAt(cell))
            continue;
        const QRectF rect = metrics.cellRect(cell);
        paintRing(painter, rect, look.theme.conflict, width);
        say(painter, rect, Qt::AlignCenter,
            QStringLiteral("%1/%2").arg(m_start.solution.valueAt(cell)).arg(grid->valueAt(cell)), rect.height() * 0.4,
            look.theme.conflict);
    }
    const double height = std::min(area.figure.height() / 7, look.text * 2.4);
    Stack stack(area.figure.adjusted(0, look.text * 0.4, 0, 0));
    paintTableRow(painter, stack.take(height), {GoalWords::tr("clues"), QString::number(clues.filledCount())}, look);
    if (!grid)
        paintTableRow(painter, stack.take(height), {GoalWords::tr("distance"), number(judged().distance, 0)}, look,
                      QFont::DemiBold);
    paintTableRow(painter, stack.take(height), {GoalWords::tr("at the start"), number(m_distanceAtStart, 0)}, look);
    const QString method = methodName(goal().method);
    paintCheck(painter, stack, height, GoalWords::tr("one solution"), !grid, look);
    if (grid)
        return;
    paintCheck(painter, stack, height, GoalWords::tr("without %1 the others get stuck").arg(method),
               !judged().isSolvedBelow, look);
    paintCheck(painter, stack, height, GoalWords::tr("with %1 it is solved").arg(method), judged().isSolvedAsWished,
               look);
}

}  // namespace nonet::inverse_lab
