// No step ever contradicts the solution, and each is proved: over puzzles made here and over lists of hard ones. The
// walk takes a random step of all that exist, so that it sees more than the easiest path.
#include "core/solvers/search/search.h"
#include "core/techniques/engine.h"
#include "core/techniques/proof/step_proof.h"
#include "tests/core/puzzle_lists.h"
#include "tests/core/random_positions.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>
#include <iostream>
#include <string>

namespace nonet {
namespace {

class SoundnessWalk {
public:
    explicit SoundnessWalk(std::uint64_t seed) : m_random(seed) {}

    /// Walks from the puzzle until nothing is found.
    void walk(const Puzzle& puzzle, const Grid& solution) {
        Position position = Position::fromPuzzle(puzzle);
        ++m_puzzles;
        while (!position.isSolved() && !::testing::Test::HasFailure()) {
            const std::vector<Step> steps = stepsToCheck(position);
            if (steps.empty())
                return;
            for (const Step& step : steps)
                check(position, step, solution);
            const auto chosen = m_random.below(static_cast<std::uint32_t>(steps.size()));
            apply(position, steps[chosen]);
        }
    }

    /// Looks at every step of one position whose solution may not be the only one.
    void look(const Position& position, const Grid& solution) {
        ++m_puzzles;
        for (const Step& step : allSteps(position, {.useUniqueness = false}))
            check(position, step, solution);
    }

    /// Checks all steps of one technique in a position of a puzzle whose solution is the only one.
    void look(TechniqueId id, const Position& position, const Grid& solution) {
        for (const Step& step : stepsOf(id, position))
            check(position, step, solution);
    }

    int fired(TechniqueId id) const { return m_fired[static_cast<std::size_t>(id)]; }

    void print() const {
        std::cout << m_puzzles << " puzzles\n";
        for (const Technique& technique : techniqueCatalogue())
            std::cout << "  " << technique.code << ' ' << fired(technique.id) << '\n';
    }

private:
    /// Singles are applied one by one with few looks beside them; where there is none, every step is looked at.
    std::vector<Step> stepsToCheck(const Position& position) {
        static constexpr std::uint32_t kLookBesideOneIn = 60;
        std::vector<Step> single;
        if (m_random.below(kLookBesideOneIn) != 0)
            for (const TechniqueId id : {TechniqueId::fullHouse, TechniqueId::nakedSingle, TechniqueId::hiddenSingle})
                if (single = stepsOf(id, position, kNoLimits, 1); !single.empty())
                    return single;
        return allSteps(position);
    }

    void check(const Position& position, const Step& step, const Grid& solution) {
        ++m_fired[static_cast<std::size_t>(step.technique)];
        const auto where = [&] {
            return std::string(technique(step.technique).code) + " in " + toLine(position.digits());
        };
        EXPECT_FALSE(step.placements.empty() && step.eliminations.empty()) << where();
        for (const Candidate& placed : step.placements)
            EXPECT_EQ(solution.valueAt(placed.cell), placed.digit.value()) << where();
        for (const Candidate& eliminated : step.eliminations) {
            EXPECT_NE(solution.valueAt(eliminated.cell), eliminated.digit.value()) << where();
            EXPECT_TRUE(position.has(eliminated)) << where();
        }
        EXPECT_TRUE(isProved(position, step)) << where();
    }

    RandomSource m_random;
    int m_puzzles = 0;
    std::array<int, kTechniqueCount> m_fired{};
};

/// Together with the pieces below: 20,000 puzzles.
constexpr int kPieces = 4;
constexpr int kPuzzlesPerPiece = 5000;

class SoundnessOfPiece : public ::testing::TestWithParam<int> {};

TEST_P(SoundnessOfPiece, NoStepContradictsTheSolution) {
    constexpr int kWanted = 13;  // over 50 in all pieces together
    // For the techniques that puzzles seldom need.
    constexpr int kMorePuzzles = 2000;
    constexpr int kPositionsOfEach = 8;
    RandomSource random = RandomSource::forPiece(1, static_cast<std::uint64_t>(GetParam()));
    SoundnessWalk soundness(random.next());
    for (int i = 0; i < scaled(kPuzzlesPerPiece) && !HasFailure(); ++i) {
        const Grid solution = randomSolution(random);
        soundness.walk(erase(solution, random), solution);
    }
    if (testScale() >= 1)
        for (const Technique& technique : techniqueCatalogue()) {
            for (int i = 0; i < kMorePuzzles && soundness.fired(technique.id) < kWanted && !HasFailure(); ++i) {
                const Grid solution = randomSolution(random);
                const Puzzle puzzle = erase(solution, random);
                for (int k = 0; k < kPositionsOfEach; ++k)
                    soundness.look(technique.id, test::randomPositionOf(puzzle, solution, random), solution);
            }
            EXPECT_GE(soundness.fired(technique.id), kWanted) << technique.code;
        }
    soundness.print();
}

INSTANTIATE_TEST_SUITE_P(Techniques, SoundnessOfPiece, ::testing::Range(0, kPieces));

TEST(Soundness, HoldsOverRandomCandidates) {
    constexpr int kPositions = 3000;
    RandomSource random(3);
    SoundnessWalk soundness(4);
    for (int i = 0; i < scaled(kPositions) && !HasFailure(); ++i) {
        const Grid solution = randomSolution(random);
        soundness.look(test::randomPosition(solution, random), solution);
    }
    soundness.print();
}

TEST(Soundness, HoldsOverHardPuzzles) {
    constexpr int kPuzzlesPerList = 200;
    SoundnessWalk soundness(2);
    for (const std::string& line : puzzleLists(kProperLists, static_cast<std::size_t>(scaled(kPuzzlesPerList)))) {
        const std::optional<Grid> givens = gridFromLine(line);
        ASSERT_TRUE(givens.has_value()) << line;
        const Puzzle puzzle(*givens);
        const SearchOutcome outcome = search(puzzle);
        ASSERT_EQ(outcome.count, 1U) << line;
        soundness.walk(puzzle, *outcome.first);
        if (HasFailure())
            break;
    }
    soundness.print();
}

}  // namespace
}  // namespace nonet
