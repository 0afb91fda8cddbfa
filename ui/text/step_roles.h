// Reads a step's pattern by role, without words.
#pragma once

#include "core/board/cell_set.h"
#include "core/techniques/step.h"

#include <optional>
#include <vector>

namespace nonet {

CellSet cellsOfRole(const Step& step, Role role);
CellSet allCells(const Step& step);
/// The step's candidates in this role.
std::vector<Candidate> candidatesOfRole(const Step& step, Role role);
CellSet candidateCellsOfRole(const Step& step, Role role);
DigitSet candidateDigitsOfRole(const Step& step, Role role);
std::vector<House> housesOfRole(const Step& step, Role role);
CellSet eliminatedCells(const Step& step);
DigitSet eliminatedDigits(const Step& step);
/// Whether a cell or candidate has it.
bool hasRole(const Step& step, Role role);
/// Which of the roles setA to setF its cells have, in their order.
std::vector<Role> setsOf(const Step& step);

/// Every digit of a set's cells that has a role.
DigitSet digitsOfSet(const Step& step, Role set);

/// How the roles share the pattern among them when it is told in one sentence.
enum class PatternPart : std::uint8_t { body, beside, fins, across };
PatternPart partOf(Role role);
std::vector<Candidate> candidatesOfPart(const Step& step, PatternPart part);

/// Houses that hold all these cells and at least one elimination.
std::vector<House> sharedHousesWithEliminations(const Step& step, const CellSet& cells);

/// Where to look, without saying for what: the houses of the argument, or the boxes that the pattern lies in.
std::vector<House> housesToLookAt(const Step& step);
/// Whether its houses say nothing that its digits do not say better: chains, wings, colours, deadly patterns, sets.
bool isAboutCells(const Step& step);
/// Whether its lines already tell which of its cells belong together, so that houses on the board would only crowd it.
bool isDescribedByLines(const Step& step);

DigitSet digitsOf(const StepNode& node);
/// The house that a link lies in: one of the argument's where it has one; none for digits of one cell or one set.
std::optional<House> linkHouse(const Step& step, const LineLink& link);

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

/// The ends of a line of single candidates that begins and ends with a strong link and alternates; nothing where the
/// line is no such chain.
struct ChainEnds {
    Candidate first;
    Candidate last;
};
std::optional<ChainEnds> chainEnds(const StepLine& line);

}  // namespace nonet
