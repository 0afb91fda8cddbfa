#include "core/techniques/fish/basic_fish.h"

#include "core/techniques/fish/fish_lines.h"

namespace nonet {
namespace {

bool takeBasicFish(TechniqueId technique, const FishLines& lines, UnionChoice fish, DeductionSink& sink) {
    Deduction found{.technique = technique,
                    .pattern = {.digits = ClassicDigitSet(lines.digit()),
                                .base = lines.baseHouses(fish.chosen),
                                .cover = lines.coverHouses(fish.united)}};
    for (const int place : LineBits(fish.united))
        for (const int line : LineBits(lines.lines(place) & ~fish.chosen))
            found.eliminations.insert({lines.cellAt(line, place), lines.digit()});
    return found.eliminations.isEmpty() || sink.take(found);
}

void searchBasicFish(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    int size = 2;
    for (const TechniqueId technique : {TechniqueId::xWing, TechniqueId::swordfish, TechniqueId::jellyfish}) {
        for (const Digit digit :
             sink.wants(technique) && size <= scope.limits.fishSize ? scope.digits : ClassicDigitSet())
            for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
                if (!sink.goesOn())
                    return;
                const FishLines lines(facts, digit, kind);
                if (!visitSmallUnions(lines.baseLines(size), size, size, [&](UnionChoice fish) {
                        return countOfNine(fish.united) != size || takeBasicFish(technique, lines, fish, sink);
                    }))
                    return;
            }
        ++size;
    }
}

}  // namespace

const Search kBasicFishSearch{.run = searchBasicFish, .describe = describeFish, .isOfOneDigit = true};

}  // namespace nonet
