#include "core/techniques/uniqueness/unique_rectangles.h"

#include "core/techniques/argument_parts.h"
#include "core/techniques/uniqueness/rectangle_walk.h"

#include <algorithm>

namespace nonet {
namespace {

/// Pattern::cells is the floor, others the roof; base the house in which a digit has no place but the roof, cover the
/// house of a subset, line its other cells.
Deduction deductionFrom(TechniqueId technique, const UniqueRectangle& rectangle) {
    return {.technique = technique,
            .pattern = {.digits = rectangle.pair, .cells = rectangle.floor, .others = rectangle.roof}};
}

bool takeType1(const Position& position, const UniqueRectangle& rectangle, DeductionSink& sink) {
    if (rectangle.roof.count() != 1)
        return true;
    Deduction found = deductionFrom(TechniqueId::uniqueRectangle1, rectangle);
    for (const Digit digit : rectangle.pair)
        found.eliminations.insert(rectangle.roof & position.cells(digit), digit);
    return found.eliminations.isEmpty() || sink.take(found);
}

bool takeType2(const Position& position, const UniqueRectangle& rectangle, DeductionSink& sink) {
    if (rectangle.extra.count() != 1)
        return true;
    Deduction found = deductionFrom(TechniqueId::uniqueRectangle2, rectangle);
    const Digit digit = rectangle.extra.first();
    found.eliminations.insert(classic::commonPeersOf(rectangle.roof) & position.cells(digit), digit);
    return found.eliminations.isEmpty() || sink.take(found);
}

/// Grows sets of cells of one house until they and the roof's extra digits make a naked subset.
class SubsetSearch {
public:
    SubsetSearch(const Position& position, const UniqueRectangle& rectangle, House house, DeductionSink& sink)
        : m_position(position), m_rectangle(rectangle), m_house(house), m_sink(sink) {
        for (const Cell cell : (position.unsolvedCells() & classic::cellsOf(house)) - rectangle.roof)
            if (!position.candidates(cell).intersects(rectangle.pair))
                m_cells.push(cell);
    }

    /// False where the search is to end.
    bool run() { return grow(0, {}, m_rectangle.extra); }

private:
    bool grow(std::size_t from, ClassicCellSet chosen, ClassicDigitSet digits) {
        if (!m_sink.goesOn())
            return false;
        if (!chosen.isEmpty() && digits.count() == chosen.count() + 1 && !take(chosen, digits))
            return false;
        for (std::size_t i = from; i < m_cells.size(); ++i) {
            const ClassicCellSet cells = chosen | ClassicCellSet{m_cells[i]};
            if (!grow(i + 1, cells, digits | m_position.candidates(m_cells[i])))
                return false;
        }
        return true;
    }

    bool take(ClassicCellSet chosen, ClassicDigitSet digits) {
        const ClassicCellSet subset = chosen | m_rectangle.roof;
        ClassicCellSet cleared;
        for (const House house : classic::commonHousesOf(subset))
            cleared |= classic::cellsOf(house);
        Deduction found = deductionFrom(TechniqueId::uniqueRectangle3, m_rectangle);
        for (const Digit digit : digits)
            found.eliminations.insert((cleared - subset) & m_position.cells(digit), digit);
        found.pattern.cover = bitOf(m_house);
        for (const Cell cell : chosen)
            found.pattern.line.push(cell);
        return found.eliminations.isEmpty() || m_sink.take(found);
    }

    const Position& m_position;
    const UniqueRectangle& m_rectangle;
    House m_house;
    DeductionSink& m_sink;
    FixedList<Cell, 7> m_cells;
};

bool takeType3(const Position& position, const UniqueRectangle& rectangle, DeductionSink& sink) {
    if (!sink.wants(TechniqueId::uniqueRectangle3))
        return true;
    for (const House house : classic::commonHousesOf(rectangle.roof))
        if (!SubsetSearch(position, rectangle, house, sink).run())
            return false;
    return true;
}

/// A house of both roof cells in which no other cell can be the digit; all such houses, or nothing.
std::optional<House> houseOfLock(const Position& position, ClassicCellSet roof, Digit digit,
                                 const TechniqueLimits& limits) {
    const auto houses = classic::commonHousesOf(roof);
    const auto isLocked = [&](House house) { return (position.cells(digit, house) - roof).isEmpty(); };
    const auto locked = std::ranges::find_if(houses, isLocked);
    const bool isEnough = limits.locksInOneHouse ? locked != houses.end() : std::ranges::all_of(houses, isLocked);
    return isEnough ? std::optional(*locked) : std::nullopt;
}

bool takeType4(const Position& position, const UniqueRectangle& rectangle, const TechniqueLimits& limits,
               DeductionSink& sink) {
    for (const Digit locked : rectangle.pair) {
        const Digit other = (rectangle.pair - ClassicDigitSet(locked)).first();
        const std::optional<House> house = houseOfLock(position, rectangle.roof, locked, limits);
        if (!house)
            continue;
        Deduction found = deductionFrom(TechniqueId::uniqueRectangle4, rectangle);
        found.eliminations.insert(rectangle.roof & position.cells(other), other);
        found.pattern.base = bitOf(*house);
        if (!found.eliminations.isEmpty() && !sink.take(found))
            return false;
    }
    return true;
}

bool takeAll(const Position& position, const UniqueRectangle& rectangle, const TechniqueLimits& limits,
             DeductionSink& sink) {
    if (!takeType1(position, rectangle, sink))
        return false;
    // Two roof cells in one row or column; across the rectangle they are of other types.
    if (rectangle.roof.count() != 2 || classic::commonHousesOf(rectangle.roof).isEmpty())
        return true;
    return takeType2(position, rectangle, sink) && takeType3(position, rectangle, sink) &&
           takeType4(position, rectangle, limits, sink);
}

void searchUniqueRectangles(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    RectangleWalk(facts, scope.limits).run([&](const UniqueRectangle& rectangle) {
        return sink.goesOn() && takeAll(facts.position(), rectangle, scope.limits, sink);
    });
}

Argument argumentOf(const Position& position, const Deduction& found) {
    const auto& [pair, base, cover, floor, roof, line] = found.pattern;
    DeadlyPattern rectangle;
    for (const Cell cell : floor | roof)
        rectangle.parts.push_back({cell, pair.first(), (pair - ClassicDigitSet(pair.first())).first()});
    Argument argument{.deadly = {rectangle}};
    std::vector<Truth> truths = truthsOfCells(line);
    truths.push_back(Truth::ofGuardians(0));
    if (!line.isEmpty()) {
        ClassicDigitSet digits;
        for (const Cell cell : line)
            digits |= position.candidates(cell);
        for (const Cell cell : roof)
            digits |= position.candidates(cell) - pair;
        argument.reason = Counting{truths, linksOfHouse(classic::houseAt(std::countr_zero(cover)), digits)};
        return argument;
    }
    if (base != 0)
        truths.push_back(truthsOfHouses(base, (pair - found.eliminations.digits()).first()).front());
    argument.reason = Propagation{truths};
    return argument;
}

void describeUniqueRectangle(const PositionFacts& facts, const Deduction& found, Step& step) {
    const Position& position = facts.position();
    const auto& [pair, base, cover, floor, roof, line] = found.pattern;
    step.digits = toDigitSet(pair);
    addCells(step, floor | roof, Role::deadly);
    for (const RoleCell& each : step.cells)
        for (const Digit digit : position.candidates(each.cell))
            step.candidates.push_back({{each.cell, digit}, pair.contains(digit) ? Role::deadly : Role::guardian});
    ClassicCellSet chosen;
    for (const Cell cell : line)
        chosen.insert(cell);
    addCells(step, chosen, Role::setA);
    for (const Digit digit : classic::kAllDigits)
        addCandidates(step, chosen & position.cells(digit), digit, Role::setA);
    step.arguments = {argumentOf(position, found)};
    addHouses(step, base, Role::base);
    addHouses(step, cover, Role::cover);
    if (base != 0) {
        const Digit locked = (pair - found.eliminations.digits()).first();
        const Cell first = roof.first();
        const Cell second = (roof - ClassicCellSet{first}).first();
        step.lines = {alternatingLine(std::array{Candidate{first, locked}, Candidate{second, locked}})};
    }
}

}  // namespace

const Search kUniqueRectangleSearch{
    .run = searchUniqueRectangles, .describe = describeUniqueRectangle, .findsAllAtOnce = true};

}  // namespace nonet
