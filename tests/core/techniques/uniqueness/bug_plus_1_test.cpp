#include "core/techniques/engine.h"
#include "core/techniques/proof/step_proof.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// A full grid whose rows are shifts of each other.
Digit patternDigit(Cell cell) {
    const int row = classic::rowOf(cell);
    return Digit((row % 3 * 3 + row / 3 + classic::columnOf(cell)) % 9 + 1);
}

/// The pattern's cells with 4 to 9 filled; where it has 1, 2 or 3, that digit and the next of 1, 2, 3, 1. Each of them
/// has two places in each house.
Position grave(const std::vector<Candidate>& extra) {
    Grid digits;
    CandidateGrid candidates;
    for (const Cell cell : classic::kAllCells) {
        const Digit digit = patternDigit(cell);
        if (digit > Digit(3))
            digits.set(cell, digit);
        else
            candidates.at(cell) = {digit, Digit(digit.value() % 3 + 1)};
    }
    for (const Candidate& each : extra)
        candidates.at(each.cell).insert(each.digit);
    return Position::from(digits, candidates, digits);
}

/// What is missing of 1, 2 and 3 in the n-th unsolved cell.
Candidate missing(const Position& position, int n) {
    Cell cell;
    for (const Cell each : position.unsolvedCells())
        if (n-- == 0)
            cell = each;
    return {cell, (ClassicDigitSet::full(3) - position.candidates(cell)).first()};
}

TEST(BugPlus1, ClearsTheTwoDigitsThatWouldMakeAGrave) {
    for (const int n : {0, 13, 26}) {
        const Candidate extra = missing(grave({}), n);
        const Position position = grave({extra});
        const std::vector<Step> steps = stepsOf(TechniqueId::bugPlus1, position);
        ASSERT_EQ(steps.size(), 1U);
        EXPECT_TRUE(isProved(position, steps.front()));
        std::vector<Candidate> others;
        for (const Digit digit : ClassicDigitSet::full(3) - ClassicDigitSet(extra.digit))
            others.push_back({extra.cell, digit});
        EXPECT_EQ(steps.front().eliminations, others);
    }
}

TEST(BugPlus1, IsSilentWithASecondExtraCandidate) {
    const Position exact = grave({});
    for (const int n : {1, 14})
        EXPECT_TRUE(stepsOf(TechniqueId::bugPlus1, grave({missing(exact, 0), missing(exact, n)})).empty());
}

TEST(BugPlus1, IsSilentInAnExactGrave) { EXPECT_TRUE(stepsOf(TechniqueId::bugPlus1, grave({})).empty()); }

TEST(BugPlus1, IsSilentWhereAHouseWouldKeepThreePlaces) {
    // One cell has three candidates, but another has its second one exchanged.
    Position position = grave({missing(grave({}), 0)});
    const Candidate exchanged = missing(grave({}), 5);
    Grid digits = position.digits();
    CandidateGrid candidates = position.candidateGrid();
    candidates.at(exchanged.cell).insert(exchanged.digit);
    candidates.at(exchanged.cell).erase(patternDigit(exchanged.cell));
    EXPECT_TRUE(stepsOf(TechniqueId::bugPlus1, Position::from(digits, candidates, digits)).empty());
}

}  // namespace
}  // namespace nonet
