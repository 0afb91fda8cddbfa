#include "core/techniques/proof/ways.h"

#include <algorithm>

namespace nonet {
namespace {

bool holdsNeither(const Position& position, const DeadlyPattern::Part& part) {
    const int value = position.valueAt(part.cell);
    return value != 0 && value != part.first.value() && value != part.second.value();
}

ClassicCandidateSet guardiansOf(const Position& position, const DeadlyPattern& pattern) {
    ClassicCandidateSet guardians;
    for (const DeadlyPattern::Part& part : pattern.parts)
        for (const Digit digit : position.candidates(part.cell) - ClassicDigitSet{part.first, part.second})
            guardians.insert({part.cell, digit});
    return guardians;
}

}  // namespace

bool isSatisfied(const Position& position, const Truth& truth, DeadlyPatterns deadly) {
    switch (truth.kind) {
    case Truth::Kind::cell: return position.isSolved(truth.cell);
    case Truth::Kind::house:
        return position.cells(truth.digit, truth.house).isEmpty() &&
               position.placedDigits(truth.house).contains(truth.digit);
    case Truth::Kind::guardians:
        return std::ranges::any_of(deadly[truth.deadly].parts,
                                   [&](const auto& part) { return holdsNeither(position, part); });
    }
    return false;
}

ClassicCandidateSet waysOf(const Position& position, const Truth& truth, DeadlyPatterns deadly) {
    ClassicCandidateSet ways;
    switch (truth.kind) {
    case Truth::Kind::cell:
        for (const Digit digit : position.candidates(truth.cell))
            ways.insert({truth.cell, digit});
        break;
    case Truth::Kind::house: ways.insert(position.cells(truth.digit, truth.house), truth.digit); break;
    case Truth::Kind::guardians: return guardiansOf(position, deadly[truth.deadly]);
    }
    return ways;
}

}  // namespace nonet
