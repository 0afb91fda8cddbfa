// No step ever contradicts the solution, and each is proved: over puzzles made here and over lists of hard ones. The
// walk takes a random step of all that exist, so that it sees more than the easiest path.
#include "core/generators/erase.h"
#include "core/solvers/search/search.h"
#include "core/techniques/engine.h"
#include "core/techniques/proof/step_proof.h"
#include "tests/core/puzzle_lists.h"
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
    RandomSource random = RandomSource::forPiece(1, static_cast<std::uint64_t>(GetParam()));
    SoundnessWalk soundness(random.next());
    for (int i = 0; i < scaled(kPuzzlesPerPiece) && !HasFailure(); ++i) {
        const Grid solution = randomSolution(random);
        soundness.walk(erase(solution, random), solution);
    }
    soundness.print();
    if (testScale() < 1)
        return;
    for (const Technique& technique : techniqueCatalogue())
        EXPECT_GE(soundness.fired(technique.id), kWanted) << technique.code;
}

INSTANTIATE_TEST_SUITE_P(Techniques, SoundnessOfPiece, ::testing::Range(0, kPieces));

/// The solution's candidates with random ones beside them: patterns as no puzzle shows them, most of them near misses.
Position randomCandidates(const Grid& solution, RandomSource& random) {
    const std::uint32_t solvedOneIn = 2 + random.below(8);
    const std::uint32_t addedOneIn = 2 + random.below(4);
    Grid digits;
    CandidateGrid candidates;
    for (const Cell cell : classic::kAllCells) {
        candidates.at(cell) = DigitSet(*solution.digit(cell));
        if (random.below(solvedOneIn) == 0)
            digits.set(cell, *solution.digit(cell));
        for (const Digit digit : classic::kAllDigits)
            if (random.below(addedOneIn) == 0)
                candidates.at(cell).insert(digit);
    }
    return Position::from(digits, candidates, digits);
}

TEST(Soundness, HoldsOverRandomCandidates) {
    constexpr int kPositions = 3000;
    RandomSource random(3);
    SoundnessWalk soundness(4);
    for (int i = 0; i < scaled(kPositions) && !HasFailure(); ++i) {
        const Grid solution = randomSolution(random);
        soundness.look(randomCandidates(solution, random), solution);
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
