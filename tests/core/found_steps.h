// Steps of any technique with the positions that they are found in, for tests of what is said and drawn of them.
#pragma once

#include "core/techniques/engine.h"
#include "tests/core/random_positions.h"
#include "tests/core/sample_puzzles.h"

#include <string>
#include <vector>

namespace nonet::test {

struct FoundStep {
    Position position;
    Step step;
};

/// Steps of the technique on the paths of the shipped puzzles, in their order.
inline std::vector<FoundStep> stepsOfSamples(TechniqueId id, std::size_t most) {
    std::vector<FoundStep> found;
    for (const Puzzle& puzzle : samplePuzzles(std::string(technique(id).code))) {
        Position position = Position::fromPuzzle(puzzle);
        for (const Step& step : solvePath(position).steps) {
            if (found.size() == most)
                return found;
            if (step.technique == id)
                found.push_back({position, step});
            apply(position, step);
        }
    }
    return found;
}

/// Steps on those paths; a technique that none of them needs is looked for in random positions of proper puzzles. Cost:
/// tens of milliseconds, for a rare one a second.
inline std::vector<FoundStep> foundSteps(TechniqueId id, std::size_t most) {
    constexpr int kPuzzles = 4000;
    constexpr int kPositionsOfEach = 8;
    std::vector<FoundStep> found = stepsOfSamples(id, most);
    RandomSource random(1);
    for (int i = 0; found.empty() && i < kPuzzles; ++i) {
        const Grid solution = randomSolution(random);
        const Puzzle puzzle = erase(solution, random);
        for (int k = 0; k < kPositionsOfEach && found.size() < most; ++k) {
            const Position position = randomPositionOf(puzzle, solution, random);
            for (const Step& step : stepsOf(id, position, kNoLimits, most - found.size()))
                found.push_back({position, step});
        }
    }
    return found;
}

}  // namespace nonet::test
