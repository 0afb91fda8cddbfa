// The neighbours of a board in the search of [Inverse]: its parents, one mark fewer, and its children, one mark more.
//
//      parent   parent             level n - 1     forward methods lead up
//           |   |
//           board    sibling       level n
//           |   |
//       child   child              level n + 1     inverse methods lead down
//
// "Via" a method means: the same board but for one mark, or for one mark that becomes a value.
#pragma once

#include "core/generators/inverse/mark_board.h"
#include "core/generators/inverse/method_use.h"

#include <vector>

namespace nonet {

/// A board by what sets it apart: the mark that goes or comes, and the methods that do it.
struct MarkNeighbour {
    Candidate mark;
    FixedList<InverseMethod, 5> methods;
    friend bool operator==(const MarkNeighbour&, const MarkNeighbour&) = default;
};

/// A child of a good parent other than the board itself: one mark goes, another comes.
struct MarkSibling {
    Candidate gone;
    Candidate come;
    friend bool operator==(const MarkSibling&, const MarkSibling&) = default;
};

/// Which children the search goes on with. [Inverse] wants those that the known methods still solve; what it prints
/// does not say so.
enum class GoodRule : std::uint8_t {
    /// The sound reading: a forward step leads back to a good board, so the child is good. All children do.
    leadsBack,
    /// As printed: one method all of whose parents of the child are good parents of the board. Parents of the child lie
    /// a level deeper than those, so only a method without any passes: nearly always one is there, and the test tests
    /// nothing.
    oneMethod,
    /// As the sentence before it has it, all methods: then none ever passes, for the way back is one.
    allMethods,
    /// Repaired: all parents of the child are the board or good siblings.
    siblings,
};

/// The boards must hold the solution; in the order of cells and digits. Cost: some microseconds.
std::vector<MarkNeighbour> parents(const MarkBoard& board, const ClassicDigits& solution);
std::vector<MarkNeighbour> children(const MarkBoard& board, const ClassicDigits& solution);
/// Up to 132,860 of them. Cost: some milliseconds.
std::vector<MarkSibling> goodSiblings(const MarkBoard& board, const ClassicDigits& solution);
/// The children that pass, the board itself being good. Cost: as children; oneMethod 0.3 ms; siblings some
/// milliseconds.
std::vector<MarkNeighbour> goodChildren(const MarkBoard& board, const ClassicDigits& solution, GoodRule rule);

MarkBoard childOf(const MarkBoard& board, Candidate mark);
MarkBoard parentOf(const MarkBoard& board, Candidate mark);

}  // namespace nonet
