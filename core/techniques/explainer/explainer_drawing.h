// A step of the Explainer scale as a Step, for the board: what it places and removes, and as much of its pattern as
// roles and lines can carry.
#pragma once

#include "core/techniques/explainer/explainer_step.h"
#include "core/techniques/step.h"

namespace nonet::explainer {

/// To be drawn, not to be proved or worded: it has no arguments, and its technique means nothing. A chain without
/// branches is a line; one with branches is a line from each candidate to what follows from it, where these are few
/// enough to be followed, else its candidates are marked alone. Nested chains are inner steps, drawn by the same rule.
/// board: as it is before the step.
nonet::Step drawnStep(const Board& board, const Step& step);

/// The step as one of its chains alone tells it, with the nested steps that this one leans on: its picture and its
/// links are those of one branch.
Step withChainAlone(const Step& step, std::size_t chain);

/// A node of a step's chains with the links that lead to it.
struct LinkedNode {
    const Chain* chain = nullptr;
    const ChainNode* node = nullptr;
    /// The number of its first link among those that are drawn, from 1; its others follow. 0 where they are not drawn.
    int firstNumber = 0;
    /// Which of the nested steps its chain belongs to, from 1 in the order of drawnStep's inner ones; 0 for the step.
    int nestedStep = 0;
    /// The nested step that the node follows from, numbered so; 0 for none.
    int cause = 0;

    int links() const { return static_cast<int>(node->parents.size()); }
};
/// All nodes that follow from others, in the order of drawnStep's links. They point into the step.
std::vector<LinkedNode> linkedNodes(const Step& step);
std::vector<LinkedNode> linkedNodes(const Step&&) = delete;

Candidate candidateOf(int id);
House houseOf(int house);

}  // namespace nonet::explainer
