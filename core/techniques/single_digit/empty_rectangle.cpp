#include "core/techniques/single_digit/empty_rectangle.h"

#include "core/techniques/argument_parts.h"

namespace nonet {
namespace {

/// Nine bits of a box: its row and its column through the n-th cell.
constexpr unsigned rowBits(int centre) { return 07U << centre / 3 * 3; }
constexpr unsigned columnBits(int centre) { return 0111U << centre % 3; }

/// A box whose places for a digit lie in one row and one column, some only in the one, some only in the other.
struct Cross {
    int box;
    int row;
    int column;
};

/// The conjugate pair runs along the stem from a cell of the arm; the elimination is where the stem meets the line
/// through its other end.
bool take(const Position& position, Digit digit, const Cross& cross, House pair, Cell inArm, Cell far, Cell victim,
          DeductionSink& sink) {
    Deduction found{
        .technique = TechniqueId::emptyRectangle,
        .pattern = {.digits = ClassicDigitSet(digit),
                    .base = bitOf(classic::boxHouse(cross.box)),
                    .cover = bitOf(classic::rowHouse(cross.row)) | bitOf(classic::columnHouse(cross.column)),
                    .cells = position.cells(digit, classic::boxHouse(cross.box)),
                    .line = {inArm, far}}};
    found.pattern.base |= bitOf(pair);
    found.eliminations.insert({victim, digit});
    return sink.take(found);
}

/// False where the search is to end.
bool followPairs(const PositionFacts& facts, Digit digit, const Cross& cross, DeductionSink& sink) {
    const Position& position = facts.position();
    const DigitPlaces& places = facts.places(digit);
    const auto otherPlace = [&places](House line, int place) {
        const unsigned bits = places.in(line);
        return countOfNine(bits) == 2 ? std::countr_zero(bits & ~(1U << place)) : -1;
    };
    for (const Cell inRow : position.cells(digit, classic::rowHouse(cross.row))) {
        const House column = classic::columnHouse(classic::columnOf(inRow));
        const int row = classic::boxOf(inRow) == cross.box ? -1 : otherPlace(column, cross.row);
        if (row < 0 || row / 3 == cross.row / 3)
            continue;
        const Cell victim = classic::cellAt(row, cross.column);
        if (position.has({victim, digit}) &&
            !take(position, digit, cross, column, inRow, classic::cellAt(row, column.number), victim, sink))
            return false;
    }
    for (const Cell inColumn : position.cells(digit, classic::columnHouse(cross.column))) {
        const House row = classic::rowHouse(classic::rowOf(inColumn));
        const int column = classic::boxOf(inColumn) == cross.box ? -1 : otherPlace(row, cross.column);
        if (column < 0 || column / 3 == cross.column / 3)
            continue;
        const Cell victim = classic::cellAt(cross.row, column);
        if (position.has({victim, digit}) &&
            !take(position, digit, cross, row, inColumn, classic::cellAt(row.number, column), victim, sink))
            return false;
    }
    return true;
}

void searchEmptyRectangles(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    for (const Digit digit : scope.digits)
        for (int box = 0; box < classic::kSide; ++box) {
            if (!sink.goesOn())
                return;
            const unsigned places = facts.places(digit).in(classic::boxHouse(box));
            if (countOfNine(places) < (scope.limits.hasTwoPlaceRectangles ? 2 : 3))
                continue;
            for (int centre = classic::kSide - 1; centre >= 0; --centre) {
                const unsigned inRow = rowBits(centre);
                const unsigned inColumn = columnBits(centre);
                if ((places & ~(inRow | inColumn)) != 0 || (places & ~inRow) == 0 || (places & ~inColumn) == 0)
                    continue;
                const Cell cell = classic::cellInBox(box, centre);
                if (!followPairs(facts, digit, {box, classic::rowOf(cell), classic::columnOf(cell)}, sink))
                    return;
            }
        }
}

StepNode nodeOfPlaces(ClassicCellSet cells, Digit digit, bool isOn) {
    StepNode node{.isOn = isOn, .kind = cells.count() == 1 ? StepNode::Kind::single : StepNode::Kind::group};
    for (const Cell cell : cells)
        node.candidates.push_back({cell, digit});
    return node;
}

/// From the pair's far end over the box to the stem: a place in both of the box's lines is the arm's, which the pair's
/// other end sees.
StepLine lineOver(ClassicCellSet box, Cell inArm, Cell far, Digit digit) {
    const ClassicCellSet arm = box & classic::peersOf(inArm);
    return {.nodes = {nodeOf({far, digit}, false), nodeOf({inArm, digit}, true), nodeOfPlaces(arm, digit, false),
                      nodeOfPlaces(box - arm, digit, true)},
            .links = {LinkStrength::strong, LinkStrength::weak, LinkStrength::strong}};
}

void describeEmptyRectangle(const PositionFacts&, const Deduction& found, Step& step) {
    const auto& [digits, base, cover, cells, others, line] = found.pattern;
    const Digit digit = digits.first();
    step.digits = toDigitSet(digits);
    addCandidates(step, cells, digit, Role::base);
    addCandidates(step, {line[0], line[1]}, digit, Role::bridge);
    addHouses(step, base & ~((1U << 18U) - 1), Role::base);
    addHouses(step, base & ((1U << 18U) - 1), Role::bridge);
    addHouses(step, cover, Role::cover);
    step.arguments = {following(truthsOfHouses(base, digit))};
    step.lines = {lineOver(cells, line[0], line[1], digit)};
}

}  // namespace

const Search kEmptyRectangleSearch{
    .run = searchEmptyRectangles, .describe = describeEmptyRectangle, .isOfOneDigit = true};

}  // namespace nonet
