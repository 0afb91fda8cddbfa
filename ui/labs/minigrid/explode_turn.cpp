#include "ui/labs/minigrid/explode_turn.h"

#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace nonet::minigrid {

namespace {

constexpr int kGoal = 5;
constexpr int kSmallGoal = 3;

}  // namespace

double logFactorial(double n) { return std::lgamma(n + 1) / std::log(10.0); }

QString powerText(double power) {
    if (power < 7)
        return number(static_cast<std::uint64_t>(std::llround(std::pow(10.0, power))));
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const double whole = std::floor(power);
    QString exponent;
    for (const QChar digit : QString::number(static_cast<int>(whole)))
        exponent += digits[digit.digitValue()];
    return QStringLiteral("%1 · 10%2").arg(number(std::pow(10.0, power - whole)), exponent);
}

void ExplodeTurn::begin(const Puzzle& puzzle) {
    if (puzzle == m_puzzle && !m_blanks.empty())
        return;
    m_puzzle = puzzle;
    m_blanks.assign(at(puzzle.geometry().side()), 0);
    for (int i = 0; i < puzzle.geometry().cellCount(); ++i)
        m_blanks[at(boxOf(Cell(i)))] += puzzle.givens.isBlank(Cell(i)) ? 1 : 0;
    m_cells.clear();
}

int ExplodeTurn::goal() const { return m_puzzle.geometry().side() == kSmallSide ? kSmallGoal : kGoal; }

double ExplodeTurn::logOrders(const std::vector<int>& blanks) {
    return std::transform_reduce(blanks.begin(), blanks.end(), 0.0, std::plus(), logFactorial);
}

ExplodeTurn::Replay ExplodeTurn::replayed() const {
    Replay replay{m_blanks, {}, std::nullopt};
    for (const Cell cell : m_cells) {
        int& blanks = replay.blanks[at(boxOf(cell))];
        const auto fullest = std::ranges::max_element(replay.blanks);
        if (blanks < *fullest) {
            replay.fuller = static_cast<int>(fullest - replay.blanks.begin());
            break;
        }
        replay.divisors.push_back(blanks--);
    }
    return replay;
}

std::optional<LabTurn> ExplodeTurn::turn() const {
    if (std::reduce(m_blanks.begin(), m_blanks.end()) < goal())
        return std::nullopt;
    LabTurn turn;
    turn.task = tr("Suppose that you may have %1 clues more. Click the blank cells where each one cuts the most orders "
                   "of digits away. A click on a cell that you chose gives it back.")
                    .arg(goal());
    if (m_cells.empty())
        return turn;
    const Replay replay = replayed();
    const int box = boxOf(m_cells.back());
    if (replay.fuller) {
        const int blanks = replay.blanks[at(box)];
        const int most = replay.blanks[at(*replay.fuller)];
        turn.state = LabTurn::State::mistake;
        turn.verdict = filled(tr("Box %1 has %2 blanks, so a clue there leaves one order in %2. In box %3, with %4 "
                                 "blanks, it leaves only one in %4."),
                              boxNumber(box), blanks, boxNumber(*replay.fuller), most);
        return turn;
    }
    const int last = replay.divisors.back();
    if (static_cast<int>(m_cells.size()) < goal()) {
        turn.verdict = filled(tr("Right: of the %1! = %2 orders of box %3 one in %1 is left, %4."), last,
                              powerText(logFactorial(last)), boxNumber(box), powerText(logFactorial(last - 1)));
        return turn;
    }
    const auto divisor =
        std::accumulate(replay.divisors.begin(), replay.divisors.end(), std::uint64_t{1},
                        [](std::uint64_t product, int each) { return product * static_cast<std::uint64_t>(each); });
    turn.state = LabTurn::State::done;
    turn.verdict =
        filled(tr("Right: with %1 clues more, all boxes together have %2 orders instead of %3, one in %4. No other %1 "
                  "cells cut more away."),
               m_cells.size(), powerText(logOrders(replay.blanks)), powerText(logOrders(m_blanks)), number(divisor));
    return turn;
}

QString ExplodeTurn::text() const {
    return textsOf(m_cells, [](Cell cell) { return QString::number(cell.index()); }).join(u',');
}

void ExplodeTurn::setText(const QString& text) {
    std::vector<Cell> cells;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int cell = part.toInt(&isNumber);
        if (!isNumber || cell < 0 || cell >= m_puzzle.geometry().cellCount() || !m_puzzle.givens.isBlank(Cell(cell)) ||
            std::ranges::find(cells, Cell(cell)) != cells.end())
            return;
        cells.push_back(Cell(cell));
    }
    if (static_cast<int>(cells.size()) <= goal())
        m_cells = cells;
}

void ExplodeTurn::click(Cell cell) {
    if (std::erase(m_cells, cell) > 0 || !m_puzzle.givens.isBlank(cell))
        return;
    if (replayed().fuller)
        m_cells.pop_back();
    if (static_cast<int>(m_cells.size()) < goal())
        m_cells.push_back(cell);
}

QString ExplodeTurn::readout(Cell cell) const {
    const QString name = cellName(cell, m_puzzle.geometry().side());
    return !m_puzzle.givens.isBlank(cell)
               ? filled(tr("%1 holds %2, in box %3"), name, m_puzzle.givens.valueAt(cell), boxNumber(boxOf(cell)))
           : std::ranges::find(m_cells, cell) != m_cells.end()
               ? filled(tr("%1 is chosen, in box %2"), name, boxNumber(boxOf(cell)))
               : filled(tr("%1 is blank, in box %2"), name, boxNumber(boxOf(cell)));
}

void ExplodeTurn::paint(QPainter& painter, const CellField& board, const QRectF& figure, const StageLook& look) const {
    const Replay replay = replayed();
    BoxesPicture boxes(m_puzzle.givens);
    boxes.shared = m_cells;
    for (int box = 0; box < m_puzzle.geometry().side(); ++box) {
        // How many blanks the others have is for the learner to see.
        const bool isLast = !m_cells.empty() && boxOf(m_cells.back()) == box;
        if (isLast || replay.fuller == box)
            boxes.boxes[at(box)].badge = QStringLiteral("%1!").arg(replay.blanks[at(box)]);
        boxes.boxes[at(box)].isWrong = isLast && replay.fuller;
        boxes.boxes[at(box)].hasRing = replay.fuller == box;
    }
    paintBoxes(painter, board, boxes, look);
    if (look.cursor && look.cursor->index() < m_puzzle.geometry().cellCount())
        paintRing(painter, board.cellOf(look.cursor->index()), look.theme.selectionRing, 3);
    Stack stack(figure);
    const double height = std::min(look.text * 2.2, figure.height() / (kGoal + 3));
    const double whole = std::max(1.0, logOrders(m_blanks));
    const auto bar = [&](const QString& name, double power, bool isMuted) {
        paintBar(painter, stack.take(height),
                 {.name = name,
                  .value = powerText(power),
                  .share = power / whole,
                  .isMuted = isMuted,
                  .nameShare = isSlide(look) ? 0.42 : 0.3,
                  .valueShare = isSlide(look) ? 0.44 : 0.26},
                 look);
    };
    bar(tr("all orders"), logOrders(m_blanks), true);
    std::vector<int> blanks = m_blanks;
    for (std::size_t i = 0; i < replay.divisors.size(); ++i) {
        --blanks[at(boxOf(m_cells[i]))];
        bar(filled(tr("box %1: one in %2"), boxNumber(boxOf(m_cells[i])), replay.divisors[i]), logOrders(blanks),
            false);
    }
}

}  // namespace nonet::minigrid
