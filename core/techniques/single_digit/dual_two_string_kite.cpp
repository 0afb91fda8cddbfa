#include "core/techniques/single_digit/dual_two_string_kite.h"

#include "core/techniques/argument_parts.h"

namespace nonet {
namespace {

constexpr std::size_t kCellsOfKite = 4;

/// The other end of the cell's pair in its row or column, where that is outside of its box.
std::optional<Cell> farEnd(const Position& position, Digit digit, Cell near, House line) {
    const ClassicCellSet others = position.cells(digit, line) - ClassicCellSet{near};
    if (others.count() != 1 || classic::boxOf(others.first()) == classic::boxOf(near))
        return std::nullopt;
    return others.first();
}

/// Adds the kite of `inRow`'s row and `inColumn`'s column; false where it removes nothing.
bool addKite(const Position& position, Digit digit, Cell inRow, Cell inColumn, Deduction& dual) {
    const House row = classic::rowHouse(classic::rowOf(inRow));
    const House column = classic::columnHouse(classic::columnOf(inColumn));
    const std::optional<Cell> far1 = farEnd(position, digit, inRow, row);
    const std::optional<Cell> far2 = farEnd(position, digit, inColumn, column);
    if (!far1 || !far2)
        return false;
    const ClassicCellSet cleared = classic::commonPeersOf({*far1, *far2}) & position.cells(digit);
    if (cleared.isEmpty() || dual.eliminations.cells(digit) == cleared)
        return false;
    dual.eliminations.insert(cleared, digit);
    dual.pattern.base |= bitOf(row) | bitOf(column);
    for (const Cell cell : {*far1, inRow, inColumn, *far2})
        dual.pattern.line.push(cell);
    return true;
}

void searchDualKites(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    const Position& position = facts.position();
    for (const Digit digit : scope.digits)
        for (int box = 0; box < classic::kSide; ++box) {
            const ClassicCellSet places = position.cells(digit, classic::boxHouse(box));
            for (const Cell a : places)
                for (const Cell b : places) {
                    if (!sink.goesOn())
                        return;
                    const bool isPair =
                        a < b && classic::rowOf(a) != classic::rowOf(b) && classic::columnOf(a) != classic::columnOf(b);
                    Deduction dual{.technique = TechniqueId::dualTwoStringKite,
                                   .pattern = {.digits = ClassicDigitSet(digit)}};
                    if (isPair && addKite(position, digit, a, b, dual) && addKite(position, digit, b, a, dual) &&
                        !sink.take(dual))
                        return;
                }
        }
}

void describeDualKite(const PositionFacts&, const Deduction& found, Step& step) {
    const Digit digit = found.pattern.digits.first();
    const auto& line = found.pattern.line;
    step.digits = toDigitSet(found.pattern.digits);
    addHouses(step, found.pattern.base, Role::base);
    step.houses.push_back({classic::boxHouse(classic::boxOf(line[1])), Role::cover});
    step.arguments = {following(truthsOfHouses(found.pattern.base, digit))};
    std::vector<Candidate> nodes;
    for (const Cell cell : line)
        nodes.push_back({cell, digit});
    // Both kites stand on the same two cells of the box.
    for (const std::size_t i : {0, 1, 2, 3, 4, 7})
        step.candidates.push_back({nodes[i]});
    const std::span<const Candidate> all(nodes);
    step.lines = {alternatingLine(all.first(kCellsOfKite)), alternatingLine(all.last(kCellsOfKite))};
}

}  // namespace

const Search kDualTwoStringKiteSearch{.run = searchDualKites, .describe = describeDualKite, .isOfOneDigit = true};

}  // namespace nonet
