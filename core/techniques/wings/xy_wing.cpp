#include "core/techniques/wings/xy_wing.h"

#include "core/techniques/argument_parts.h"

namespace nonet {
namespace {

bool take(TechniqueId technique, const Position& position, Cell pivot, Cell pincer1, Cell pincer2,
          DeductionSink& sink) {
    const Digit common = (position.candidates(pincer1) & position.candidates(pincer2)).first();
    ClassicCellSet holders{pincer1, pincer2};
    if (technique == TechniqueId::xyzWing)
        holders.insert(pivot);
    const ClassicCellSet cleared = classic::commonPeersOf(holders) & position.cells(common);
    if (cleared.isEmpty())
        return true;
    Deduction found{.technique = technique,
                    .pattern = {.digits = ClassicDigitSet(common), .line = {pivot, pincer1, pincer2}}};
    found.eliminations.insert(cleared, common);
    return sink.take(found);
}

/// Three different pairs of three digits; the pivot sees both pincers.
void searchXyWings(const PositionFacts& facts, const SearchScope&, DeductionSink& sink) {
    const Position& position = facts.position();
    const ClassicCellSet bivalue = facts.bivalueCells();
    ClassicCellSet seconds = bivalue;
    for (const Cell i : bivalue) {
        seconds.erase(i);
        ClassicCellSet thirds = seconds;
        for (const Cell j : seconds) {
            if (!sink.goesOn())
                return;
            thirds.erase(j);
            const ClassicDigitSet two = position.candidates(i) | position.candidates(j);
            if (two.count() != 3)
                continue;
            const ClassicDigitSet third = two - (position.candidates(i) & position.candidates(j));
            const ClassicCellSet matching = thirds & position.cells(third.first()) &
                                            position.cells((third - ClassicDigitSet(third.first())).first());
            for (const Cell k : matching) {
                const bool ij = classic::arePeers(i, j);
                const bool ik = classic::arePeers(i, k);
                const bool jk = classic::arePeers(j, k);
                if ((ij && ik && !take(TechniqueId::xyWing, position, i, j, k, sink)) ||
                    (ij && jk && !take(TechniqueId::xyWing, position, j, i, k, sink)) ||
                    (ik && jk && !take(TechniqueId::xyWing, position, k, i, j, sink)))
                    return;
            }
        }
    }
}

void searchXyzWings(const PositionFacts& facts, const SearchScope&, DeductionSink& sink) {
    const Position& position = facts.position();
    const ClassicCellSet bivalue = facts.bivalueCells();
    for (const Cell pivot : position.unsolvedCells() - bivalue) {
        if (!sink.goesOn())
            return;
        const ClassicDigitSet xyz = position.candidates(pivot);
        if (xyz.count() != 3)
            continue;
        const ClassicCellSet pincers = classic::peersOf(pivot) & bivalue;
        for (const Cell pincer1 : pincers) {
            const ClassicDigitSet xz = position.candidates(pincer1);
            for (const Cell pincer2 : xyz.containsAll(xz) ? pincers : ClassicCellSet())
                if (pincer1 < pincer2 && (xz | position.candidates(pincer2)) == xyz &&
                    !take(TechniqueId::xyzWing, position, pivot, pincer1, pincer2, sink))
                    return;
        }
    }
}

void describeXyWing(const PositionFacts& facts, const Deduction& found, Step& step) {
    const Position& position = facts.position();
    const auto& line = found.pattern.line;
    step.digits = toDigitSet(position.candidates(line[1]) | position.candidates(line[2]));
    step.cells = {{line[0], Role::pivot}, {line[1], Role::pincer}, {line[2], Role::pincer}};
    for (const Cell cell : line)
        for (const Digit digit : position.candidates(cell))
            step.candidates.push_back(
                {{cell, digit}, found.pattern.digits.contains(digit) ? Role::pincer : Role::pivot});
    step.arguments = {following(truthsOfCells(line))};
}

}  // namespace

const Search kXyWingSearch{.run = searchXyWings, .describe = describeXyWing};
const Search kXyzWingSearch{.run = searchXyzWings, .describe = describeXyWing};

}  // namespace nonet
