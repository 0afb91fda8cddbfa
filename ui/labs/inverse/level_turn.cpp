#include "ui/labs/inverse/level_turn.h"

#include "ui/labs/inverse/inverse_painting.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nonet::inverse_lab {

namespace {

struct LevelWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::LevelTurn)
};

int levelOfGoal(int side, std::uint64_t seed) {
    // From one full cell and a mark more to three full cells less one.
    return side + 1 + static_cast<int>(seed % static_cast<std::uint64_t>(2 * side - 1));
}

}  // namespace

void LevelTurn::begin(const Geometry& geometry, const Grid& solution, std::uint64_t seed) {
    const int goal = levelOfGoal(geometry.side(), seed);
    if (solution == m_solution && goal == m_goal)
        return;
    m_geometry = geometry;
    m_solution = solution;
    m_goal = goal;
    m_work.clear();
}

QString LevelTurn::nameOf(Cell cell) const { return cellName(cell, m_geometry.side()); }

UndoneBoard LevelTurn::board() const {
    UndoneBoard board(m_geometry, m_solution);
    for (const UndoEntry& each : m_work.entries())
        if (each.mark)
            board.setMark(each.cell, *each.mark, true);
        else
            board.takeOut(each.cell);
    return board;
}

int LevelTurn::level() const { return static_cast<int>(m_work.entries().size()); }

int LevelTurn::cellsNeeded() const { return (m_goal + m_geometry.side() - 1) / m_geometry.side(); }

QString LevelTurn::mistakeText() const {
    if (hasTooManyCells())
        return filled(
            LevelWords::tr("A cell holds up to %1 marks, so level %2 needs only %3 cells without a value. Put "
                           "the value of %4 back with Delete."),
            m_geometry.side(), m_goal, cellsNeeded(), nameOf(m_work.cells().back()));
    return filled(
        LevelWords::tr("Level %1 is %n mark(s) too many. Type one again to take it out.", "", level() - m_goal),
        level());
}

LabTurn LevelTurn::turn() const {
    LabTurn turn;
    turn.task = filled(LevelWords::tr("Make a board of level %1 from the solved one, and leave as few cells as you can "
                                      "without a value. Click a cell to turn its value into its only mark, then type "
                                      "more marks there."),
                       m_goal);
    if (m_work.entries().empty())
        return turn;
    const auto cells = static_cast<int>(m_work.cells().size());
    if (hasTooManyCells() || level() > m_goal) {
        turn.state = LabTurn::State::mistake;
        turn.verdict = mistakeText();
    } else if (level() < m_goal) {
        turn.verdict = filled(LevelWords::tr("Level %1: cells without a value: %2, each mark in them counts one."),
                              level(), cells);
    } else {
        turn.state = LabTurn::State::done;
        turn.verdict = filled(LevelWords::tr("Right: level %1 with %2 cells. With one cell fewer there is room for %3 "
                                             "marks only."),
                              m_goal, cells, (cells - 1) * m_geometry.side());
    }
    return turn;
}

void LevelTurn::setText(const QString& text) {
    if (const std::optional<UndoWork> work = UndoWork::fromText(text, m_solution))
        m_work = *work;
}

LabControl LevelTurn::clickControl() {
    QStringList clicks{LevelWords::tr("turns a value into a mark, or back")};
    for (int digit = 1; digit <= m_geometry.side(); ++digit)
        clicks.append(LevelWords::tr("puts the mark %1 in or takes it out").arg(digit));
    return choiceControl("click", LevelWords::tr("A click:"), clicks, std::min(m_click, m_geometry.side()),
                         [this](int click) { m_click = click; });
}

void LevelTurn::click(Cell cell) {
    if (!m_work.isOut(cell))
        m_work.takeOut(cell);
    else if (m_click == 0)
        m_work.putBack(cell);
    else if (m_click <= m_geometry.side() && m_click != m_solution.valueAt(cell))
        m_work.toggleMark({cell, Digit(m_click)});
}

QString LevelTurn::type(Cell cell, std::optional<Digit> digit) {
    const int value = m_solution.valueAt(cell);
    const bool isOut = m_work.isOut(cell);
    if (!digit && isOut)
        m_work.putBack(cell);
    else if (!isOut && (!digit || digit->value() == value))
        m_work.takeOut(cell);
    else if (!isOut)
        return filled(LevelWords::tr("%1 holds %2. Turn that into a mark first."), nameOf(cell), value);
    else if (digit->value() == value)
        return filled(LevelWords::tr("%1 keeps the mark %2, its value. Delete brings the value back."), nameOf(cell),
                      value);
    else
        m_work.toggleMark({cell, *digit});
    return {};
}

QString LevelTurn::readout(Cell cell) const {
    const UndoneBoard shown = board();
    return shown.isFilled(cell)
               ? filled(LevelWords::tr("%1 holds %2"), nameOf(cell), m_solution.valueAt(cell))
               : filled(LevelWords::tr("%1 has the marks %2"), nameOf(cell), digitNames(shown.marks(cell)));
}

void LevelTurn::paint(QPainter& painter, const StageArea& area, const StageLook& look) const {
    const UndoneBoard shown = board();
    paintUndone(
        painter, area.board, shown, shown.values(), [](Cell) { return true; }, look);
    const BoardMetrics metrics(m_geometry, area.board);
    const double width = std::max(2.0, metrics.cellSide() * 0.04);
    if (!m_work.entries().empty())
        paintRing(painter, metrics.cellRect(m_work.entries().back().cell), look.theme.selectionRing, width,
                  Qt::DashLine);
    if (hasTooManyCells())
        paintRing(painter, metrics.cellRect(m_work.cells().back()), look.theme.conflict, width * 1.5);
    Stack stack(area.figure.adjusted(0, look.text * 0.4, 0, 0));
    const double height = std::min(area.figure.height() / 6, look.text * 2.4);
    const auto share = [](int part, int whole) { return static_cast<double>(part) / std::max(1, whole); };
    paintBar(painter, stack.take(height),
             {LevelWords::tr("level"), filled(LevelWords::tr("%1 of %2"), level(), m_goal), share(level(), m_goal),
              level() > m_goal ? look.theme.conflict : look.theme.accent},
             look);
    for (const Cell cell : m_work.cells())
        if (stack.rest().height() >= height)
            paintBar(painter, stack.take(height),
                     {filled(LevelWords::tr("marks of %1"), nameOf(cell)), QString::number(shown.marks(cell).count()),
                      share(shown.marks(cell).count(), m_geometry.side()), look.theme.mutedText},
                     look);
}

}  // namespace nonet::inverse_lab
