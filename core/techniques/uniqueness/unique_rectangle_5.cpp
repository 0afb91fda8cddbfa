#include "core/techniques/uniqueness/unique_rectangle_5.h"

#include "core/techniques/argument_parts.h"
#include "core/techniques/uniqueness/rectangle_walk.h"

namespace nonet {
namespace {

void searchUniqueRectangles5(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    RectangleWalk(facts, scope.limits).run([&](const UniqueRectangle& rectangle) {
        const int roofCells = rectangle.roof.count();
        const bool isType5 = roofCells == 3 || (roofCells == 2 && classic::commonHousesOf(rectangle.roof).isEmpty());
        if (!isType5 || rectangle.extra.count() != 1)
            return sink.goesOn();
        Deduction found{.technique = TechniqueId::uniqueRectangle5,
                        .pattern = {.digits = rectangle.pair, .cells = rectangle.cells(), .others = rectangle.roof}};
        const Digit digit = rectangle.extra.first();
        found.eliminations.insert(classic::commonPeersOf(rectangle.roof) & facts.position().cells(digit), digit);
        return found.eliminations.isEmpty() ? sink.goesOn() : sink.take(found);
    });
}

void describeUniqueRectangle5(const PositionFacts& facts, const Deduction& found, Step& step) {
    const ClassicDigitSet pair = found.pattern.digits;
    step.digits = toDigitSet(pair);
    addCells(step, found.pattern.cells, Role::deadly);
    DeadlyPattern rectangle;
    for (const Cell cell : found.pattern.cells) {
        for (const Digit digit : facts.position().candidates(cell))
            step.candidates.push_back({{cell, digit}, pair.contains(digit) ? Role::deadly : Role::guardian});
        rectangle.parts.push_back({cell, pair.first(), (pair - ClassicDigitSet(pair.first())).first()});
    }
    step.arguments = {{.reason = Propagation{{Truth::ofGuardians(0)}}, .deadly = {rectangle}}};
}

}  // namespace

const Search kUniqueRectangle5Search{.run = searchUniqueRectangles5, .describe = describeUniqueRectangle5};

}  // namespace nonet
