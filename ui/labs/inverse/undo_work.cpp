#include "ui/labs/inverse/undo_work.h"

#include "ui/labs/frame/lab_scene.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace nonet::inverse_lab {

namespace {

struct UndoWords {
    Q_DECLARE_TR_FUNCTIONS(UndoWork)
};

/// How many of the cells can go before the methods fail; all of them where they never do.
std::size_t soundTakes(const UndoTask& task, const std::vector<Cell>& cells) {
    std::size_t sound = 0;
    std::size_t broken = cells.size() + 1;
    // What the methods solve without some digits they solve with them.
    while (broken - sound > 1) {
        const std::size_t middle = (sound + broken) / 2;
        (isSolvable(cluesWithout(task, cells, middle), task.rank) ? sound : broken) = middle;
    }
    return sound;
}

}  // namespace

Grid smallSolution(std::uint64_t seed) {
    RandomSource random(seed);
    return randomSolved(kSmall, random);
}

std::vector<Cell> UndoWork::cells() const {
    std::vector<Cell> cells;
    for (const UndoEntry& each : m_entries)
        if (!each.mark)
            cells.push_back(each.cell);
    return cells;
}

bool UndoWork::isOut(Cell cell) const { return std::ranges::find(m_entries, UndoEntry{cell}) != m_entries.end(); }

void UndoWork::putBack(Cell cell) {
    std::erase_if(m_entries, [cell](const UndoEntry& each) { return each.cell == cell; });
}

void UndoWork::toggleMark(Candidate mark) {
    if (std::erase(m_entries, UndoEntry{mark.cell, mark.digit}) == 0)
        m_entries.push_back({mark.cell, mark.digit});
}

QString UndoWork::text() const {
    QStringList parts;
    for (const UndoEntry& each : m_entries)
        parts.append(each.mark ? QStringLiteral("%1+%2").arg(each.cell.index()).arg(each.mark->value())
                               : QString::number(each.cell.index()));
    return parts.join(u',');
}

std::optional<UndoWork> UndoWork::fromText(const QString& text, const Grid& solution) {
    UndoWork work;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int cell = part.section(u'+', 0, 0).toInt(&isNumber);
        if (!isNumber || cell < 0 || cell >= solution.cellCount())
            return std::nullopt;
        if (!part.contains(u'+')) {
            if (work.isOut(Cell(cell)))
                return std::nullopt;
            work.takeOut(Cell(cell));
            continue;
        }
        const int digit = part.section(u'+', 1).toInt();
        if (digit < 1 || digit > solution.side() || digit == solution.valueAt(Cell(cell)) || !work.isOut(Cell(cell)))
            return std::nullopt;
        work.toggleMark({Cell(cell), Digit(digit)});
    }
    return work;
}

UndoneBoard cluesWithout(const UndoTask& task, const std::vector<Cell>& cells, std::size_t count) {
    Grid clues = task.solution;
    for (std::size_t i = 0; i < count; ++i)
        clues.clear(cells[i]);
    return UndoneBoard::fromClues(task.geometry, task.solution, clues);
}

UndoVerdict judged(const UndoTask& task, const UndoWork& work) {
    const std::vector<Cell> cells = work.cells();
    UndoVerdict verdict{.board = UndoneBoard(task.geometry, task.solution),
                        .clues = cluesWithout(task, cells, cells.size()),
                        .mistake = {},
                        .out = static_cast<int>(cells.size())};
    for (const UndoEntry& each : work.entries()) {
        if (each.mark)
            verdict.board.setMark(each.cell, *each.mark, true);
        else
            verdict.board.takeOut(each.cell);
    }
    if (!task.marksByHand)
        verdict.board = verdict.clues;
    const std::size_t sound = soundTakes(task, cells);
    verdict.isSolvable = sound == cells.size();
    verdict.isSolvableFromMarks = isSolvable(verdict.board, task.rank);
    verdict.hasOneSolution = verdict.isSolvable || !otherSolution(verdict.clues);
    if (!verdict.isSolvable) {
        const UndoneBoard broken = cluesWithout(task, cells, sound + 1);
        const std::vector<UndoneStep> way = wayForward(broken, task.rank);
        verdict.mistake = UndoMistake{cells[sound], otherSolution(broken), boardAfter(broken, way, way.size())};
    }
    return verdict;
}

std::vector<Cell> undoneAtRandom(const UndoTask& task, std::uint64_t seed) {
    std::vector<int> order(static_cast<std::size_t>(task.geometry.cellCount()));
    std::iota(order.begin(), order.end(), 0);
    RandomSource random(seed);
    random.shuffle(order);
    std::vector<Cell> cells;
    for (const int cell : order) {
        if (static_cast<int>(cells.size()) == task.goal)
            break;
        cells.emplace_back(cell);
        if (!isSolvable(cluesWithout(task, cells, cells.size()), task.rank))
            cells.pop_back();
    }
    return cells;
}

std::vector<UndoneStep> wayBack(const UndoTask& task, std::vector<Cell> cells) {
    UndoneBoard board = cluesWithout(task, cells, cells.size());
    std::vector<UndoneStep> way;
    while (!board.isSolved()) {
        std::optional<UndoneStep> step;
        for (auto cell = cells.rbegin(); !step && cell != cells.rend(); ++cell)
            step = fillOf(board, *cell, task.rank);
        if (!step)
            step = nextStep(board, task.rank);
        if (!step)
            break;
        board = boardAfter(board, {*step}, 1);
        if (step->fills())
            std::erase(cells, step->cell);
        way.push_back(*step);
    }
    return way;
}

QString methodsText(InverseRank rank) {
    switch (rank) {
    case InverseRank::nakedSingles: return UndoWords::tr("naked singles");
    case InverseRank::hiddenSingles: return UndoWords::tr("naked and hidden singles");
    case InverseRank::blockIntersections: return UndoWords::tr("singles and block intersections");
    case InverseRank::coveringSets: return UndoWords::tr("singles, intersections and covering sets");
    case InverseRank::xWings: return UndoWords::tr("all five methods");
    }
    return {};
}

QString wayText(const UndoneStep& step, int side) {
    const QString reasons = cellsWithAnd(step.reasons, side);
    switch (step.method) {
    case UndoneMethod::nakedSingle:
        return filled(UndoWords::tr("a naked single: the neighbours of %1 hold all digits but %2"),
                      cellName(step.cell, side), step.digit.value());
    case UndoneMethod::hiddenSingle:
        if (!step.house)
            break;
        return filled(UndoWords::tr("a hidden single: %1 only %2 can take its digit"), inHouses({*step.house}),
                      cellName(step.cell, side));
    case UndoneMethod::exclusion: return filled(UndoWords::tr("exclusion: %1 holds %2"), reasons, step.digit.value());
    case UndoneMethod::blockIntersection:
        return filled(UndoWords::tr("a block intersection: %1 must hold %2"), cellsWithOr(step.reasons, side),
                      step.digit.value());
    case UndoneMethod::coveringSet: return UndoWords::tr("a covering set: %1 share their digits").arg(reasons);
    case UndoneMethod::xWing: return filled(UndoWords::tr("an X-Wing on %1 in %2"), step.digit.value(), reasons);
    }
    return {};
}

}  // namespace nonet::inverse_lab
