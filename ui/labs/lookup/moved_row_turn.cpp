#include "ui/labs/lookup/moved_row_turn.h"

#include "core/board/classic.h"
#include "core/constructions/shift_cipher.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

namespace nonet::lookup {

namespace {

struct MovedRowWords {
    Q_DECLARE_TR_FUNCTIONS(MovedRowTurn)
};

/// 0, 2, 1 for 0, 1, 2.
int exchanged(int number) { return (kBox - number) % kBox; }

/// The first row with all nine signs.
std::optional<int> fullRow(const Grid& work) {
    for (int row = 0; row < kSide; ++row) {
        bool isFull = true;
        for (int column = 0; column < kSide; ++column)
            isFull = isFull && !work.isBlank(Cell(row * kSide + column));
        if (isFull)
            return row;
    }
    return std::nullopt;
}

QString doneWords(int row, bool isUntold) {
    const int from = classic::rowOf(beforeMoving(Cell(row * kSide)));
    const QString stacks = MovedRowWords::tr("Its last two boxes have changed places.");
    if (isUntold)
        return MovedRowWords::tr("Done: this is row %1 of the shift cipher.").arg(row + 1) + u' ' + stacks;
    return filled(from == row ? MovedRowWords::tr("Done: row %1 comes from row %2, as a = 0 stays.")
                              : MovedRowWords::tr("Done: row %1 comes from row %2, the other of the last two in its "
                                                  "band."),
                  row + 1, from + 1) +
           u' ' + stacks + u' ' +
           MovedRowWords::tr("So both boards have the same rows, each with its boxes in another order.");
}

}  // namespace

Cell beforeMoving(Cell cell) {
    const int row = classic::rowOf(cell);
    const int column = classic::columnOf(cell);
    return Cell((row - row % kBox + exchanged(row % kBox)) * kSide + exchanged(column / kBox) * kBox + column % kBox);
}

MovedRowVerdict judgeMovedRows(const LookupModel& model, const Grid& work, bool isUntold) {
    MovedRowVerdict verdict;
    if (work.filledCount() == 0)
        return verdict;
    const Grid right = shiftCipher(model.list);
    for (int i = 0; i < kSide * kSide; ++i)
        if (!work.isBlank(Cell(i)) && work.digit(Cell(i)) != right.digit(Cell(i)))
            verdict.marked.emplace_back(i);
    if (!verdict.marked.empty()) {
        const Cell mistake = verdict.marked.front();
        const QString sign = model.sign(Digit(work.valueAt(mistake)));
        verdict.state = LabTurn::State::mistake;
        if (isUntold) {
            verdict.words =
                filled(MovedRowWords::tr("%1 does not hold %2. Which row of its band comes there, and which "
                                         "box of that row?"),
                       cellName(mistake), sign);
            return verdict;
        }
        verdict.source = beforeMoving(mistake);
        verdict.words =
            filled(MovedRowWords::tr("Row %1 comes from row %2 of the row shift, and box %3 of a row from "
                                     "its box %4: so %5 holds the %6 of %7, not %8."),
                   classic::rowOf(mistake) + 1, classic::rowOf(*verdict.source) + 1,
                   classic::columnOf(mistake) / kBox + 1, classic::columnOf(*verdict.source) / kBox + 1,
                   cellName(mistake), model.sign(Digit(right.valueAt(mistake))), cellName(*verdict.source), sign);
        return verdict;
    }
    if (const std::optional<int> row = fullRow(work)) {
        verdict.state = LabTurn::State::done;
        verdict.words = doneWords(*row, isUntold);
        return verdict;
    }
    verdict.words = MovedRowWords::tr("Right so far: cells filled: %1.").arg(work.filledCount());
    return verdict;
}

}  // namespace nonet::lookup
