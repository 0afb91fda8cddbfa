#include "core/techniques/uniqueness/unique_rectangles.h"

namespace nonet {
namespace {

struct UniqueRectangle {
    ClassicDigitSet pair;
    ClassicCellSet floor;
    ClassicCellSet roof;
};

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

/// Calls visit with each rectangle that has as many floor cells as asked, until it returns false. Two floor cells lie
/// in one row or column, and so do the two roof cells.
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

/// What the roof cells can hold beside the pair.
ClassicDigitSet extraDigits(const Position& position, const UniqueRectangle& rectangle) {
    ClassicDigitSet extra;
    for (const Cell cell : rectangle.roof)
        extra |= position.candidates(cell) - rectangle.pair;
    return extra;
}

/// A step with the four cells defining, the pair's candidates defining, the roof's others as fins.
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

bool clearFourthCell(const Position& position, const UniqueRectangle& rectangle, StepCollector& steps) {
    const Cell roof = rectangle.roof.first();
    if (extraDigits(position, rectangle).isEmpty())
        return true;
    Step step = rectangleStep(TechniqueId::uniqueRectangle1, position, rectangle);
    for (const Digit digit : position.candidates(roof) & rectangle.pair)
        step.eliminations.push_back({roof, digit});
    return steps.add(std::move(step));
}

bool clearPeersOfRoof(const Position& position, const UniqueRectangle& rectangle, StepCollector& steps) {
    const ClassicDigitSet extra = extraDigits(position, rectangle);
    if (extra.count() != 1)
        return true;
    const Digit digit = extra.first();
    const ClassicCellSet victims = classic::commonPeersOf(rectangle.roof) & position.cells(digit);
    if (!position.cells(digit).containsAll(rectangle.roof) || victims.isEmpty())
        return true;
    Step step = rectangleStep(TechniqueId::uniqueRectangle2, position, rectangle);
    addEliminations(step, victims, digit);
    return steps.add(std::move(step));
}

/// Grows sets of cells of one house until they and the roof's extra digits make a naked subset.
class SubsetSearch {
public:
    SubsetSearch(const Position& position, const UniqueRectangle& rectangle, House house, StepCollector& steps)
        : m_position(position), m_rectangle(rectangle), m_house(house), m_steps(steps) {
        for (const Cell cell : (position.unsolvedCells() & classic::cellsOf(house)) - rectangle.roof)
            if (!position.candidates(cell).intersects(rectangle.pair))
                m_cells.push(cell);
    }

    /// False when the collector is full.
    bool run() { return grow(0, {}, extraDigits(m_position, m_rectangle)); }

private:
    bool grow(std::size_t from, ClassicCellSet chosen, ClassicDigitSet digits) {
        if (!chosen.isEmpty() && digits.count() == chosen.count() + 1 && !addStep(chosen, digits))
            return false;
        for (std::size_t i = from; i < m_cells.size(); ++i) {
            const ClassicCellSet cells = chosen | ClassicCellSet{m_cells[i]};
            if (!grow(i + 1, cells, digits | m_position.candidates(m_cells[i])))
                return false;
        }
        return true;
    }

    bool addStep(ClassicCellSet chosen, ClassicDigitSet digits) {
        const ClassicCellSet subset = chosen | m_rectangle.roof;
        ClassicCellSet cleared;
        for (const House house : classic::commonHousesOf(subset))
            cleared |= classic::cellsOf(house);
        cleared -= subset;
        bool clearsSome = false;
        for (const Digit digit : digits)
            clearsSome = clearsSome || cleared.intersects(m_position.cells(digit));
        if (!clearsSome)
            return true;
        Step step = rectangleStep(TechniqueId::uniqueRectangle3, m_position, m_rectangle);
        addCells(step, chosen, Role::second);
        for (const Digit digit : digits) {
            addCandidates(step, chosen & m_position.cells(digit), digit, Role::second);
            addEliminations(step, cleared & m_position.cells(digit), digit);
        }
        step.houses = {{m_house, Role::cover}};
        return m_steps.add(std::move(step));
    }

    const Position& m_position;
    const UniqueRectangle& m_rectangle;
    House m_house;
    StepCollector& m_steps;
    FixedList<Cell, 7> m_cells;
};

bool addSubsets(const Position& position, const UniqueRectangle& rectangle, StepCollector& steps) {
    for (const Cell cell : rectangle.roof)
        if (rectangle.pair.containsAll(position.candidates(cell)))
            return true;
    for (const House house : classic::commonHousesOf(rectangle.roof))
        if (!SubsetSearch(position, rectangle, house, steps).run())
            return false;
    return true;
}

bool clearUnlockedDigit(const Position& position, const UniqueRectangle& rectangle, StepCollector& steps) {
    for (const House house : classic::commonHousesOf(rectangle.roof))
        for (const Digit locked : rectangle.pair) {
            const Digit other = (rectangle.pair - ClassicDigitSet(locked)).first();
            const ClassicCellSet victims = rectangle.roof & position.cells(other);
            if (position.cells(locked, house) != rectangle.roof || victims.isEmpty())
                continue;
            Step step = rectangleStep(TechniqueId::uniqueRectangle4, position, rectangle);
            step.houses = {{house, Role::defining}};
            const ClassicCellSet roof = rectangle.roof;
            step.links = {{{roof.first(), locked}, {(roof - ClassicCellSet{roof.first()}).first(), locked}, true}};
            addEliminations(step, victims, other);
            if (!steps.add(std::move(step)))
                return false;
        }
    return true;
}

}  // namespace

void findUniqueRectangles1(const Position& position, StepCollector& steps) {
    forEachUniqueRectangle(position, 3, steps, clearFourthCell);
}

void findUniqueRectangles2(const Position& position, StepCollector& steps) {
    forEachUniqueRectangle(position, 2, steps, clearPeersOfRoof);
}

void findUniqueRectangles3(const Position& position, StepCollector& steps) {
    forEachUniqueRectangle(position, 2, steps, addSubsets);
}

void findUniqueRectangles4(const Position& position, StepCollector& steps) {
    forEachUniqueRectangle(position, 2, steps, clearUnlockedDigit);
}

}  // namespace nonet
