#include "core/techniques/intersections/locked_candidates.h"

#include "core/techniques/argument_parts.h"

namespace nonet {
namespace {

bool take(TechniqueId technique, const Position& position, Digit digit, House from, House to, DeductionSink& sink) {
    const ClassicCellSet cleared = position.cells(digit, to) - classic::cellsOf(from);
    if (cleared.isEmpty())
        return true;
    Deduction found{.technique = technique,
                    .pattern = {.digits = ClassicDigitSet(digit), .base = bitOf(from), .cover = bitOf(to)}};
    found.eliminations.insert(cleared, digit);
    return sink.take(found);
}

/// 2 or 3 places of a box, as bits row by row, that lie in one of its rows (0 to 2) or columns (3 to 5); -1 where in
/// none. One place alone is a hidden single.
constexpr int lineOfPlaces(unsigned places) {
    for (int i = 0; i < 3; ++i) {
        if (countOfNine(places) > 1 && (places & ~(7U << i * 3)) == 0)
            return i;
        if (countOfNine(places) > 1 && (places & ~(0111U << i)) == 0)
            return 3 + i;
    }
    return -1;
}
constexpr auto kLineOfPlaces = [] {
    std::array<int, 512> lines{};
    for (unsigned places = 0; places < 512; ++places)
        lines[places] = lineOfPlaces(places);
    return lines;
}();

/// 2 or 3 places of a line that lie in one third of it; -1 where they do not.
constexpr int thirdOfPlaces(unsigned places) {
    for (int i = 0; i < 3; ++i)
        if (countOfNine(places) > 1 && (places & ~(7U << i * 3)) == 0)
            return i;
    return -1;
}
constexpr auto kThirdOfPlaces = [] {
    std::array<int, 512> thirds{};
    for (unsigned places = 0; places < 512; ++places)
        thirds[places] = thirdOfPlaces(places);
    return thirds;
}();

void searchBoxes(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    for (int box = 0; box < classic::kSide; ++box)
        for (const Digit digit : scope.digits) {
            if (!sink.goesOn())
                return;
            const House from = classic::boxHouse(box);
            const int line = kLineOfPlaces[facts.places(digit).in(from)];
            if (line < 0)
                continue;
            const House to =
                line < 3 ? classic::rowHouse(box / 3 * 3 + line) : classic::columnHouse(box % 3 * 3 + line - 3);
            if (!take(TechniqueId::lockedCandidates1, facts.position(), digit, from, to, sink))
                return;
        }
}

void searchLines(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    for (int line = 0; line < 2 * classic::kSide; ++line)
        for (const Digit digit : scope.digits) {
            if (!sink.goesOn())
                return;
            const House from = classic::houseAt(line);
            const int third = kThirdOfPlaces[facts.places(digit).in(from)];
            if (third < 0)
                continue;
            const int box = from.kind == HouseKind::row ? from.number / 3 * 3 + third : third * 3 + from.number / 3;
            if (!take(TechniqueId::lockedCandidates2, facts.position(), digit, from, classic::boxHouse(box), sink))
                return;
        }
}

void searchLockedCandidates(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    if (sink.wants(TechniqueId::lockedCandidates1))
        searchBoxes(facts, scope, sink);
    if (sink.wants(TechniqueId::lockedCandidates2) && !sink.isFull())
        searchLines(facts, scope, sink);
}

void describeLockedCandidates(const PositionFacts& facts, const Deduction& found, Step& step) {
    const Digit digit = found.pattern.digits.first();
    step.digits = toDigitSet(found.pattern.digits);
    addHouses(step, found.pattern.base, Role::base);
    addCandidates(step, facts.position().cells(digit, step.houses.front().house), digit, Role::base);
    addHouses(step, found.pattern.cover, Role::cover);
    step.arguments = {following(truthsOfHouses(found.pattern.base, digit))};
}

}  // namespace

const Search kLockedCandidatesSearch{
    .run = searchLockedCandidates, .describe = describeLockedCandidates, .isOfOneDigit = true};

}  // namespace nonet
