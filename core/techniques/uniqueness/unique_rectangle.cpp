#include "core/techniques/uniqueness/unique_rectangle.h"

namespace nonet {
namespace {

/// Two rows of a band (9 ways) with columns of two stacks (27 ways), and the same turned.
constexpr std::size_t kRectangles = 486;

constexpr std::array<ClassicCellSet, kRectangles> makeRectangles() {
    std::array<ClassicCellSet, kRectangles> rectangles{};
    std::size_t count = 0;
    for (int row1 = 0; row1 < classic::kSide; ++row1)
        for (int row2 = row1 + 1; row2 < classic::kSide; ++row2)
            for (int column1 = 0; column1 < classic::kSide; ++column1)
                for (int column2 = column1 + 1; column2 < classic::kSide; ++column2)
                    if ((row1 / 3 == row2 / 3) != (column1 / 3 == column2 / 3))
                        rectangles[count++] = {classic::cellAt(row1, column1), classic::cellAt(row1, column2),
                                               classic::cellAt(row2, column1), classic::cellAt(row2, column2)};
    return rectangles;
}
constexpr auto kRectangleCells = makeRectangles();

/// The rectangle on these cells with this pair; the floor is empty where a cell can hold neither digit.
UniqueRectangle rectangleOn(const Position& position, ClassicCellSet cells, ClassicDigitSet pair) {
    UniqueRectangle rectangle{pair, {}, {}};
    for (const Cell cell : cells) {
        const ClassicDigitSet digits = position.candidates(cell);
        if (!digits.intersects(pair))
            return {pair, {}, cells};
        (digits == pair ? rectangle.floor : rectangle.roof).insert(cell);
    }
    return rectangle;
}

bool isInLine(ClassicCellSet cells) { return !classic::commonHousesOf(cells).isEmpty(); }

}  // namespace

void forEachUniqueRectangle(const Position& position, int floorCells, StepCollector& steps,
                            bool (*visit)(const Position&, const UniqueRectangle&, StepCollector&)) {
    const ClassicCellSet bivalue = position.bivalueCells();
    for (const ClassicCellSet cells : kRectangleCells) {
        const ClassicCellSet bivalueHere = cells & bivalue;
        if (bivalueHere.count() < floorCells || !position.unsolvedCells().containsAll(cells))
            continue;
        FixedList<ClassicDigitSet, 4> tried;
        for (const Cell cell : bivalueHere) {
            const ClassicDigitSet pair = position.candidates(cell);
            if (std::find(tried.begin(), tried.end(), pair) != tried.end())
                continue;
            tried.push(pair);
            const UniqueRectangle rectangle = rectangleOn(position, cells, pair);
            const bool fits = rectangle.floor.count() == floorCells && (floorCells != 2 || isInLine(rectangle.floor));
            if (fits && !visit(position, rectangle, steps))
                return;
        }
    }
}

ClassicDigitSet extraDigits(const Position& position, const UniqueRectangle& rectangle) {
    ClassicDigitSet extra;
    for (const Cell cell : rectangle.roof)
        extra |= position.candidates(cell) - rectangle.pair;
    return extra;
}

Step rectangleStep(TechniqueId id, const Position& position, const UniqueRectangle& rectangle) {
    Step step;
    step.technique = id;
    step.digits = rectangle.pair;
    addCells(step, rectangle.floor | rectangle.roof, Role::defining);
    for (const RoleCell& each : step.cells)
        for (const Digit digit : position.candidates(each.cell))
            step.candidates.push_back(
                {{each.cell, digit}, rectangle.pair.contains(digit) ? Role::defining : Role::fin});
    return step;
}

}  // namespace nonet
