// Reads a step's pattern by role, without words. 9x9 throughout.
#pragma once

#include "core/board/classic.h"
#include "core/techniques/step.h"

#include <optional>
#include <vector>

namespace nonet {

ClassicCellSet cellsOfRole(const Step& step, Role role);
ClassicCellSet allCells(const Step& step);
/// The cells of the step's candidates in this role.
ClassicCellSet candidateCellsOfRole(const Step& step, Role role);
ClassicDigitSet candidateDigitsOfRole(const Step& step, Role role);
std::vector<House> housesOfRole(const Step& step, Role role);
ClassicCellSet eliminatedCells(const Step& step);
ClassicDigitSet eliminatedDigits(const Step& step);

/// Houses that hold all these cells and at least one elimination.
std::vector<House> sharedHousesWithEliminations(const Step& step, ClassicCellSet cells);

/// Where to look, without saying for what: the houses of the argument, or the boxes that the pattern lies in.
std::vector<House> housesToLookAt(const Step& step);

/// The house that a link between two cells lies in: one of the argument's where it has one.
House linkHouse(const Step& step, const StepLink& link);

/// Two strong links joined by a weak one, as a skyscraper, kite or turbot fish has them.
struct TwoLinkChain {
    House first;
    House second;
    Cell far1;
    Cell near1;
    Cell near2;
    Cell far2;
};
std::optional<TwoLinkChain> twoLinkChain(const Step& step);

/// The ends of a chain of links that begins and ends with a strong one and alternates, each link going on where the
/// last one ended; nothing where the links are no such chain.
struct ChainEnds {
    Candidate first;
    Candidate last;
    /// In the chain's order, each once.
    std::vector<Cell> cells;
};
std::optional<ChainEnds> chainEnds(const Step& step);

}  // namespace nonet
