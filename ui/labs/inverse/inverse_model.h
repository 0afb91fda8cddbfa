#pragma once

#include "core/generators/inverse/mark_board.h"
#include "core/generators/inverse/method_use.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace nonet::inverse_lab {

/// The learner's input: what all scenes compute from.
struct InverseModel {
    /// A puzzle with one solution.
    ClassicDigits clues;
    ClassicDigits solution;
    /// Of everything that is drawn at random.
    std::uint64_t seed = 1;
};

/// The source text's own puzzle, its lost columns restored from the solution beside it.
InverseModel exampleModel();

/// What follows from the input at once.
struct InverseFacts {
    /// The five methods solve the puzzle.
    bool isGood = false;
    /// From the puzzle on, one mark a step; ends early where the methods get stuck.
    std::vector<MethodUse> path;
};
InverseFacts factsOf(const InverseModel& model);

/// The board after so many steps of a forward path from these clues.
MarkBoard boardAfter(const ClassicDigits& clues, const std::vector<MethodUse>& path, std::size_t steps);

/// "X-Wing"
QString methodName(InverseMethod method);
/// "Covering set: removes 4 from r1c2"
QString useSentence(const MethodUse& use, MarkDirection direction);
/// What the condition asks, in a few words that name its cells.
QString conditionText(const UseCheck& check, const MethodUse& use);

}  // namespace nonet::inverse_lab
