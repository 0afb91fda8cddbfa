#include "core/techniques/fish/fish_lines.h"

#include "core/techniques/argument_parts.h"

namespace nonet {

void describeFish(const PositionFacts& facts, const Deduction& found, Step& step) {
    const Digit digit = found.pattern.digits.first();
    step.digits = toDigitSet(found.pattern.digits);
    for (std::uint32_t houses = found.pattern.base; houses != 0; houses &= houses - 1)
        for (const Cell cell : facts.position().cells(digit, classic::houseAt(std::countr_zero(houses))))
            step.candidates.push_back({{cell, digit}, found.pattern.others.contains(cell) ? Role::fin : Role::base});
    addHouses(step, found.pattern.base, Role::base);
    addHouses(step, found.pattern.cover, Role::cover);
    step.arguments = {
        {.reason = Counting{truthsOfHouses(found.pattern.base, digit), linksOfHouses(found.pattern.cover, digit)}}};
}

}  // namespace nonet
