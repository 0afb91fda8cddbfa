#pragma once

#include "core/techniques/step.h"

namespace nonet {

/// What a step's roles, lines and counts make it for the words about it, whatever technique it is of. Each has its
/// sentence (step_reason.h).
enum class StepShape : std::uint8_t {
    fullHouse,       // a placement from cell and house
    nakedSingle,     // from its cell
    hiddenSingle,    // from its house
    locked,          // one base house, one cover house
    fish,            // as many cover houses as base houses
    finnedFish,      // with fins
    nakedSubset,     // cells
    hiddenSubset,    // digits in one house
    twoStrongLinks,  // four places of one digit in a line
    emptyRectangle,  // a base house within two cover houses, and a pair
    coloursTrap,     // two groups of candidates
    coloursWrap,     // one of which goes
    remotePair,      // two groups of cells
    wing,            // pivot of two digits, two pincers
    wingOfThree,     // pivot of three digits
    bridgedPair,     // two equal cells, joined by a house's two places
    chain,           // one line or several, each for itself
    branches,        // several lines from one assumption, or from several of which one holds
    sets,            // almost locked sets and what they share
    grave,           // one guardian of the whole board
    deadlyOneCell,   // guardians in one cell of four
    deadlyOneDigit,  // one digit in two or three cells of four
    deadlyWithSet,   // guardians complete a set
    deadlyLocked,    // one digit is locked in the two cells
    deadly,          // any other
    nested,          // steps within the step
    other,
};

StepShape shapeOf(const Step& step);

}  // namespace nonet
