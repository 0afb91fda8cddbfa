#include "ui/labs/lookup/floor_turn.h"

#include "core/board/classic.h"
#include "core/board/digit_set.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

namespace nonet::lookup {

namespace {

struct FloorWords {
    Q_DECLARE_TR_FUNCTIONS(FloorTurn)
};

constexpr int kFloorCells = kBox * kSide;

bool seeEachOther(Cell first, Cell second) {
    return classic::rowOf(first) == classic::rowOf(second) ||
           classic::columnOf(first) / kBox == classic::columnOf(second) / kBox;
}

/// Two equal digits in a row or a box, the learner's one last.
std::optional<FloorVerdict> clash(const Grid& floor, const std::vector<Cell>& own) {
    for (const Cell cell : own)
        for (int other = 0; other < kFloorCells; ++other) {
            const Cell before(other);
            if (before == cell || floor.isBlank(cell) || floor.digit(before) != floor.digit(cell) ||
                !seeEachOther(before, cell))
                continue;
            const bool isRow = classic::rowOf(before) == classic::rowOf(cell);
            return FloorVerdict{LabTurn::State::mistake,
                                filled(isRow ? FloorWords::tr("Row %1 has %2 twice, in %3 and %4.")
                                             : FloorWords::tr("Box %1 has %2 twice, in %3 and %4."),
                                       isRow ? classic::rowOf(cell) + 1 : classic::columnOf(cell) / kBox + 1,
                                       floor.valueAt(cell), cellName(before), cellName(cell)),
                                {before, cell}};
        }
    return std::nullopt;
}

/// A blank cell that no digit fits into.
std::optional<FloorVerdict> deadEnd(const Grid& floor, const std::vector<Cell>& own) {
    for (const Cell cell : own) {
        ClassicDigitSet seen;
        for (int other = 0; other < kFloorCells; ++other)
            if (!floor.isBlank(Cell(other)) && seeEachOther(Cell(other), cell))
                seen.insert(Digit(floor.valueAt(Cell(other))));
        if (floor.isBlank(cell) && seen.count() == kSide)
            return FloorVerdict{
                LabTurn::State::mistake,
                FloorWords::tr("No digit is left for %1: its row and its box have all nine between them. "
                               "Take one of them back.")
                    .arg(cellName(cell)),
                {cell}};
    }
    return std::nullopt;
}

}  // namespace

FloorVerdict judgeFloor(const Grid& floor, int firstBox, int firstRow) {
    std::vector<Cell> own;
    int entered = 0;
    for (int i = firstRow * kSide; i < kFloorCells; ++i)
        if (i % kSide >= firstBox * kBox) {
            own.emplace_back(i);
            entered += floor.isBlank(Cell(i)) ? 0 : 1;
        }
    if (entered == 0)
        return {};
    if (const std::optional<FloorVerdict> mistake = clash(floor, own))
        return *mistake;
    if (const std::optional<FloorVerdict> mistake = deadEnd(floor, own))
        return *mistake;
    if (entered < std::ssize(own))
        return {
            LabTurn::State::open,
            filled(FloorWords::tr("No row and no box has a digit twice so far: %1 of %2 cells."), entered, own.size())};
    return {LabTurn::State::done};
}

void paintWorkFloor(QPainter& painter, const CellField& field, const Grid& floor, const FloorVerdict& verdict,
                    const StageLook& look, const std::function<CellFace(int digit)>& faceOf) {
    paintField(painter, field, look.theme, [&](int row, int column) {
        const Cell cell(row * kSide + column);
        CellFace face;
        if (row >= kBox)
            face.fill = look.theme.window;
        else if (const std::optional<Digit> digit = floor.digit(cell))
            face = faceOf(digit->value());
        if (look.cursor == cell)
            face.ring = look.theme.selectionRing;
        return face;
    });
    for (const Cell cell : verdict.marked)
        paintMistake(painter, field.cell(classic::rowOf(cell), classic::columnOf(cell)), look.theme);
}

}  // namespace nonet::lookup
