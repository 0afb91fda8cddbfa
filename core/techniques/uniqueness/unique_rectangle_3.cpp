#include "core/techniques/uniqueness/unique_rectangle_3.h"

#include "core/techniques/uniqueness/unique_rectangle.h"

namespace nonet {
namespace {

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

bool addSteps(const Position& position, const UniqueRectangle& rectangle, StepCollector& steps) {
    for (const Cell cell : rectangle.roof)
        if (rectangle.pair.containsAll(position.candidates(cell)))
            return true;
    for (const House house : classic::commonHousesOf(rectangle.roof))
        if (!SubsetSearch(position, rectangle, house, steps).run())
            return false;
    return true;
}

}  // namespace

void findUniqueRectangles3(const Position& position, StepCollector& steps) {
    forEachUniqueRectangle(position, 2, steps, addSteps);
}

}  // namespace nonet
