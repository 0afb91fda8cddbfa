#include "ui/labs/shift_cipher/board_turn.h"

#include "ui/labs/frame/stage_painting.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {

namespace {

struct BoardWords {
    Q_DECLARE_TR_FUNCTIONS(BoardTurn)
};

std::vector<Cell> cellsOfBox(const Geometry& geometry, int box) {
    return geometry.cells(House{HouseKind::box, static_cast<std::uint8_t>(box)});
}

/// Box by box.
std::vector<Cell> mistakesOf(const Geometry& geometry, const Grid& work, const Grid& right) {
    std::vector<Cell> mistakes;
    for (int box = 0; box < geometry.side(); ++box)
        for (const Cell cell : cellsOfBox(geometry, box))
            if (!work.isBlank(cell) && work.digit(cell) != right.digit(cell))
                mistakes.push_back(cell);
    return mistakes;
}

struct Clash {
    Cell other;
    House house;
};

/// Where the digit of the cell stands a second time; a cell that shares two houses with it comes once.
std::vector<Clash> clashesOf(const Geometry& geometry, const Grid& work, Cell cell) {
    const House houses[] = {{HouseKind::row, static_cast<std::uint8_t>(geometry.row(cell))},
                            {HouseKind::column, static_cast<std::uint8_t>(geometry.column(cell))},
                            {HouseKind::box, static_cast<std::uint8_t>(geometry.box(cell))}};
    std::vector<Clash> clashes;
    for (const House& house : houses)
        for (const Cell other : geometry.cells(house))
            if (other != cell && !work.isBlank(other) && work.digit(other) == work.digit(cell) &&
                std::ranges::find(clashes, other, &Clash::other) == clashes.end())
                clashes.push_back({other, house});
    return clashes;
}

/// By how much G is shifted in the box, where at least two digits say so and none says otherwise.
std::optional<int> shiftSeen(const ShiftModel& model, const Grid& work, int box) {
    std::optional<int> shift;
    int seen = 0;
    int inBox = 0;
    for (const Cell cell : cellsOfBox(model.geometry, box)) {
        const int at = inBox++;
        const std::optional<Digit> digit = work.digit(cell);
        if (!digit)
            continue;
        const int told = (at - model.sequence.placeOf(*digit) + model.side()) % model.side();
        if (shift.value_or(told) != told)
            return std::nullopt;
        shift = told;
        ++seen;
    }
    return seen < 2 ? std::nullopt : shift;
}

QString clashText(const ShiftModel& model, const Grid& work, Cell mistake, const Clash& clash) {
    return filled(BoardWords::tr("%1 has %2 twice, in %3 and %4."), sentenceCase(houseName(clash.house)),
                  digitSign(Digit(work.valueAt(mistake))), cellName(clash.other, model.side()),
                  cellName(mistake, model.side()));
}

QString mistakeText(const ShiftModel& model, const Grid& work, Cell mistake, bool isUntold) {
    const Geometry& geometry = model.geometry;
    const int box = geometry.box(mistake);
    const int boxRow = boxRowOf(geometry, box);
    const int boxColumn = boxColumnOf(geometry, box);
    const QString rule = ruleText(shiftRule(geometry));
    if (const std::optional<int> seen = shiftSeen(model, work, box))
        return isUntold
                   ? filled(BoardWords::tr("The box with I = %1 and J = %2 holds G shifted by %3, and %4 is another "
                                           "number there."),
                            boxRow, boxColumn, *seen, rule)
                   : filled(BoardWords::tr("The box with I = %1 and J = %2 holds G shifted by %3, but %4."), boxRow,
                            boxColumn, *seen, shiftSum(geometry, box));
    const QString cell = cellName(mistake, model.side());
    const QString here = placeLetter(model.sequence.placeOf(Digit(work.valueAt(mistake))));
    if (isUntold)
        return filled(BoardWords::tr("Shifted by %1, G does not bring place %2 to %3."), rule, here, cell);
    return filled(
        BoardWords::tr("In the box with I = %1 and J = %2, G is shifted by %3: that brings place %4 to %5, not "
                       "place %6."),
        boxRow, boxColumn, shiftSum(geometry, box), placeLetter(model.map().placeAt(mistake)), cell, here);
}

QString doneText(const Geometry& geometry) {
    return filled(BoardWords::tr("Done: every row, column and box has each digit once. One box to the right, G is "
                                 "shifted by %1 more, so its rows begin %1 places earlier in the list, and the boxes "
                                 "side by side share out the whole list. One box down, it is shifted by 1 more, so a "
                                 "column takes other digits there."),
                  geometry.boxColumns());
}

}  // namespace

QString shiftSum(const Geometry& geometry, int box) {
    const int boxRow = boxRowOf(geometry, box);
    const int boxColumn = boxColumnOf(geometry, box);
    return filled(QStringLiteral("%1 = %2 + %3·%4 = %5"), ruleText(shiftRule(geometry)), boxRow, geometry.boxColumns(),
                  boxColumn, shiftOfBox(geometry, shiftRule(geometry), boxRow, boxColumn));
}

BoardVerdict judgeBoard(const ShiftModel& model, const Grid& work, std::optional<int> untold) {
    const Geometry& geometry = model.geometry;
    BoardVerdict verdict;
    if (work.filledCount() == 0)
        return verdict;
    verdict.marked = mistakesOf(geometry, work, model.board());
    if (!verdict.marked.empty()) {
        const bool isElsewhere = geometry.box(verdict.marked.back()) != geometry.box(verdict.marked.front());
        verdict.mistake = verdict.marked.front();
        verdict.state = LabTurn::State::mistake;
        for (const Clash& clash : clashesOf(geometry, work, *verdict.mistake)) {
            if (std::ranges::count(verdict.marked, clash.other) == 0)
                verdict.twins.push_back(clash.other);
            verdict.words += clashText(model, work, *verdict.mistake, clash) + u' ';
        }
        verdict.words += mistakeText(model, work, *verdict.mistake, untold == geometry.box(*verdict.mistake));
        if (isElsewhere)
            verdict.words += u' ' + BoardWords::tr("Other boxes have slips too: all are marked.");
        return verdict;
    }
    if (work.isSolved(geometry)) {
        verdict.state = LabTurn::State::done;
        verdict.words = doneText(geometry);
        return verdict;
    }
    verdict.words = BoardWords::tr("Right so far: %1 of %2 cells.").arg(work.filledCount()).arg(geometry.cellCount());
    return verdict;
}

BoardVerdict judgeBox(const ShiftModel& model, const Grid& work, int box, bool isUntold) {
    const Geometry& geometry = model.geometry;
    BoardVerdict verdict;
    if (work.filledCount() == 0)
        return verdict;
    verdict.marked = mistakesOf(geometry, work, model.board());
    if (!verdict.marked.empty()) {
        const Cell mistake = verdict.marked.front();
        verdict.mistake = mistake;
        verdict.state = LabTurn::State::mistake;
        verdict.words = isUntold ? filled(BoardWords::tr("%1 stands in %2, and G does not bring it there, shifted as "
                                                         "this box is."),
                                          digitSign(Digit(work.valueAt(mistake))), cellName(mistake, model.side()))
                                 : mistakeText(model, work, mistake, false);
        return verdict;
    }
    int filledCells = 0;
    for (const Cell cell : cellsOfBox(geometry, box))
        filledCells += work.isBlank(cell) ? 0 : 1;
    if (filledCells < model.side()) {
        verdict.words = BoardWords::tr("Right so far: %1 of %2 cells.").arg(filledCells).arg(model.side());
        return verdict;
    }
    verdict.state = LabTurn::State::done;
    verdict.words = isUntold ? BoardWords::tr("Done: every digit of G is where the shift of this box brings it.")
                             : filled(BoardWords::tr("Done: the box with I = %1 and J = %2 holds G shifted by %3."),
                                      boxRowOf(geometry, box), boxColumnOf(geometry, box), shiftSum(geometry, box));
    return verdict;
}

QString signsOf(const Grid& work, const Geometry& geometry) {
    if (work.filledCount() == 0)
        return {};
    QString signs;
    for (int i = 0; i < geometry.cellCount(); ++i) {
        const std::optional<Digit> digit = work.digit(Cell(i));
        signs += digit ? QChar(QLatin1Char(toSymbol(*digit))) : u'.';
    }
    return signs;
}

std::optional<Grid> gridFromSigns(const QString& signs, const Geometry& geometry) {
    if (signs.size() != geometry.cellCount())
        return std::nullopt;
    Grid work(geometry.side());
    for (int i = 0; i < geometry.cellCount(); ++i) {
        if (signs[i] == u'.')
            continue;
        const std::optional<Digit> digit = digitFromSymbol(signs[i].toLatin1(), geometry.side());
        if (!digit)
            return std::nullopt;
        work.set(Cell(i), *digit);
    }
    return work;
}

}  // namespace nonet
