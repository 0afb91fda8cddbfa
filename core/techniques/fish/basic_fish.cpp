#include "core/techniques/fish/basic_fish.h"

#include "core/techniques/fish/fish_lines.h"

namespace nonet {
namespace {

bool addStep(TechniqueId technique, const FishLines& lines, UnionChoice fish, StepCollector& steps) {
    Step step{.technique = technique, .digits = ClassicDigitSet(lines.digit())};
    for (int line = 0; line < classic::kSide; ++line) {
        const bool isBase = (fish.chosen >> line & 1U) != 0;
        for (const int place : LineBits(lines.places(line) & fish.united))
            if (isBase)
                step.candidates.push_back({lines.candidateAt(line, place)});
            else
                step.eliminations.push_back(lines.candidateAt(line, place));
    }
    if (step.eliminations.empty())
        return true;
    for (const int line : LineBits(fish.chosen))
        step.houses.push_back({lines.baseHouse(line), Role::defining});
    for (const int place : LineBits(fish.united))
        step.houses.push_back({lines.coverHouse(place), Role::cover});
    return steps.add(std::move(step));
}

void find(TechniqueId technique, int size, const Position& position, StepCollector& steps) {
    for (const Digit digit : classic::kAllDigits)
        for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
            const FishLines lines(position, digit, kind);
            const bool goesOn = visitSmallUnions(lines.baseLines(size), size, size, [&](UnionChoice fish) {
                return countOfNine(fish.united) != size || addStep(technique, lines, fish, steps);
            });
            if (!goesOn)
                return;
        }
}

}  // namespace

void findXWings(const Position& position, StepCollector& steps) { find(TechniqueId::xWing, 2, position, steps); }
void findSwordfish(const Position& position, StepCollector& steps) { find(TechniqueId::swordfish, 3, position, steps); }
void findJellyfish(const Position& position, StepCollector& steps) { find(TechniqueId::jellyfish, 4, position, steps); }

}  // namespace nonet
