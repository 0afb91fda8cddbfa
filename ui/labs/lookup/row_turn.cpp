#include "ui/labs/lookup/row_turn.h"

#include "core/board/classic.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet::lookup {

namespace {

struct RowWords {
    Q_DECLARE_TR_FUNCTIONS(RowTurn)
};

Cell cellOf(int row, int column) { return Cell(row * kSide + column); }
int turnAt(const Sequence& list, const Grid& work, Cell cell) {
    return (classic::columnOf(cell) - list.placeOf(Digit(work.valueAt(cell))) + kSide) % kSide;
}

std::optional<Cell> firstFilled(const Grid& work, int row) {
    for (int column = 0; column < kSide; ++column)
        if (!work.isBlank(cellOf(row, column)))
            return cellOf(row, column);
    return std::nullopt;
}

/// The first sign of a row that does not go on as the list does.
std::optional<RowsVerdict> brokenRow(const LookupModel& model, const Grid& work) {
    for (int row = 1; row < kSide; ++row) {
        const std::optional<Cell> first = firstFilled(work, row);
        if (!first)
            continue;
        const int turn = turnAt(model.list, work, *first);
        for (int column = 0; column < kSide; ++column) {
            const Cell cell = cellOf(row, column);
            if (work.isBlank(cell) || turnAt(model.list, work, cell) == turn)
                continue;
            const Digit wanted = model.list.digitAt((column - turn + kSide) % kSide);
            return RowsVerdict{LabTurn::State::mistake,
                               filled(RowWords::tr("Row %1 is not the list moved along: with %2 in %3, %4 must hold "
                                                   "%5, not %6."),
                                      row + 1, model.sign(Digit(work.valueAt(*first))), cellName(*first),
                                      cellName(cell), model.sign(wanted), model.sign(Digit(work.valueAt(cell)))),
                               {*first, cell}};
        }
    }
    return std::nullopt;
}

/// A sign that both rows have in one box.
std::optional<std::pair<Cell, Cell>> sharedInBox(const Grid& work, RowPair rows) {
    for (int first = 0; first < kSide; ++first)
        for (int second = 0; second < kSide; ++second) {
            const Cell above = cellOf(rows.first, first);
            const Cell below = cellOf(rows.second, second);
            if (first / kBox == second / kBox && !work.isBlank(above) && work.digit(above) == work.digit(below))
                return std::pair(above, below);
        }
    return std::nullopt;
}

std::vector<Cell> firstOfEach(const Grid& work, RowPair rows) {
    std::vector<Cell> cells;
    for (const int row : {rows.first, rows.second})
        if (const std::optional<Cell> cell = firstFilled(work, row))
            cells.push_back(*cell);
    return cells;
}

RowsVerdict equalVerdict(const RowTurns& turns, const Grid& work, RowPair rows) {
    RowsVerdict verdict{LabTurn::State::mistake,
                        filled(RowWords::tr("Rows %1 and %2 are both the list moved by %3: every column has a sign "
                                            "twice."),
                               rows.first + 1, rows.second + 1,
                               turns[static_cast<std::size_t>(rows.first)].value_or(0)),
                        {}};
    for (int column = 0; column < kSide; ++column)
        if (!work.isBlank(cellOf(rows.first, column)) && !work.isBlank(cellOf(rows.second, column)))
            return {verdict.state, verdict.words, {cellOf(rows.first, column), cellOf(rows.second, column)}};
    verdict.marked = firstOfEach(work, rows);
    return verdict;
}

RowsVerdict closeVerdict(const LookupModel& model, const RowTurns& turns, const Grid& work, RowPair rows) {
    const int above = turns[static_cast<std::size_t>(rows.first)].value_or(0);
    const int below = turns[static_cast<std::size_t>(rows.second)].value_or(0);
    RowsVerdict verdict{LabTurn::State::mistake,
                        filled(RowWords::tr("Row %1 is moved by %2 more than row %3. A box is 3 wide, so the rows of a "
                                            "band must be moved by numbers 3 and 6 apart, such as 1, 4 and 7."),
                               rows.second + 1, (below - above + kSide) % kSide, rows.first + 1),
                        {}};
    if (turnsApart(above, below) > kBox)
        verdict.words += u' ' + RowWords::tr("No sign stands twice yet, but a third row would have no room.");
    if (const auto shared = sharedInBox(work, rows)) {
        verdict.words +=
            u' ' + RowWords::tr("In one box %1 stands twice.").arg(model.sign(Digit(work.valueAt(shared->first))));
        verdict.marked = {shared->first, shared->second};
    } else {
        verdict.marked = firstOfEach(work, rows);
    }
    return verdict;
}

QString doneText(const RowTurns& turns) {
    QStringList bands;
    for (std::size_t row = 0; row < kSide; row += kBox)
        bands.append(QStringLiteral("%1 %2 %3")
                         .arg(turns[row].value_or(0))
                         .arg(turns[row + 1].value_or(0))
                         .arg(turns[row + 2].value_or(0)));
    return filled(
        RowWords::tr(
            "Done. The rows are moved by %1. All nine numbers differ, so no column has a sign twice. "
            "In each band they are 3 and 6 apart, like 1, 4 and 7, so the rows of a box hold different thirds of the "
            "list."),
        bands.join(QStringLiteral(" | ")));
}

}  // namespace

RowTurns turnsOf(const Sequence& list, const Grid& work) {
    RowTurns turns;
    for (int row = 0; row < kSide; ++row) {
        std::optional<int>& turn = turns[static_cast<std::size_t>(row)];
        for (int column = 0; column < kSide; ++column) {
            const Cell cell = cellOf(row, column);
            if (work.isBlank(cell))
                continue;
            if (turn && *turn != turnAt(list, work, cell)) {
                turn.reset();
                break;
            }
            turn = turnAt(list, work, cell);
        }
    }
    return turns;
}

std::optional<RowPair> equalRows(const RowTurns& turns) {
    for (int second = 1; second < kSide; ++second)
        for (int first = 0; first < second; ++first)
            if (const auto& turn = turns[static_cast<std::size_t>(second)];
                turn && turn == turns[static_cast<std::size_t>(first)])
                return RowPair{first, second};
    return std::nullopt;
}

int turnsApart(int first, int second) {
    const int on = (second - first + kSide) % kSide;
    return std::min(on, kSide - on);
}

std::optional<RowPair> closeRows(const RowTurns& turns) {
    std::optional<RowPair> tooFar;
    for (int second = 1; second < kSide; ++second)
        for (int first = second / kBox * kBox; first < second; ++first) {
            const auto& below = turns[static_cast<std::size_t>(second)];
            const auto& above = turns[static_cast<std::size_t>(first)];
            if (!below || !above)
                continue;
            if (turnsApart(*above, *below) < kBox)
                return RowPair{first, second};
            if (!tooFar && turnsApart(*above, *below) > kBox)
                tooFar = RowPair{first, second};
        }
    return tooFar;
}

RowsVerdict judgeRows(const LookupModel& model, const Grid& work) {
    if (work.filledCount() <= kSide)
        return {};
    if (std::optional<RowsVerdict> broken = brokenRow(model, work))
        return *broken;
    const RowTurns turns = turnsOf(model.list, work);
    if (const std::optional<RowPair> rows = equalRows(turns))
        return equalVerdict(turns, work, *rows);
    if (const std::optional<RowPair> rows = closeRows(turns))
        return closeVerdict(model, turns, work, *rows);
    if (work.isFull())
        return {LabTurn::State::done, doneText(turns), {}};
    int full = 0;
    for (int row = 0; row < kSide; ++row) {
        bool isFull = true;
        for (int column = 0; column < kSide; ++column)
            isFull = isFull && !work.isBlank(cellOf(row, column));
        full += isFull ? 1 : 0;
    }
    return {LabTurn::State::open, RowWords::tr("Right so far: %1 of 9 rows.").arg(full), {}};
}

}  // namespace nonet::lookup
