// Two conjugate pairs of one digit, joined by two ends that see each other:
//
//     far1 === near1 --- near2 === far2        === one of the two is true, --- not both are
//
// One of the far ends is true, so the digit goes from every cell that sees both. Skyscraper, 2-String Kite and Turbot
// Fish are this chain; they differ by where the pairs lie.
#pragma once

#include "core/techniques/single_digit/conjugate_pairs.h"
#include "core/techniques/technique.h"

namespace nonet {

struct TwoStrongLinks {
    ConjugatePair first;
    ConjugatePair second;
    /// The ends that see each other: one of the first pair, one of the second.
    Cell near1;
    Cell near2;

    Cell far1() const { return first.other(near1); }
    Cell far2() const { return second.other(near2); }
};

bool isSkyscraper(const TwoStrongLinks& links);
bool isTwoStringKite(const TwoStrongLinks& links);

/// Every chain of this shape that eliminates something.
void findTwoStrongLinks(const Position& position, StepCollector& steps, TechniqueId id,
                        bool (*hasShape)(const TwoStrongLinks&));

}  // namespace nonet
