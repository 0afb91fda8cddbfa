#include "core/techniques/proof/prove.h"
#include "tests/core/techniques/golden.h"
#include "tests/core/techniques/proof/argument_mutation.h"
#include "tests/core/techniques/proof/made_samples.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using classic::cellAt;

/// Two naked singles and an argument for each.
struct TwoSingles {
    Position position = test::boardOf({"r1c1=1", "r5c5=2"});
    std::vector<Candidate> placements{{cellAt(0, 0), Digit(1)}, {cellAt(4, 4), Digit(2)}};
    std::vector<Argument> arguments{{.reason = Propagation{{Truth::ofCell(cellAt(0, 0))}}},
                                    {.reason = Propagation{{Truth::ofCell(cellAt(4, 4))}}}};
    Claim claim() const { return {placements, {}, arguments}; }
};

TEST(Prove, TakesEachResultFromOneOfTheArguments) {
    TwoSingles both;
    EXPECT_EQ(prove(both.position, both.claim()), ProofVerdict::proved);
    EXPECT_TRUE(isProved(both.position, both.claim()));
    std::swap(both.arguments[0], both.arguments[1]);
    EXPECT_EQ(prove(both.position, both.claim()), ProofVerdict::proved);
    both.arguments.pop_back();
    EXPECT_EQ(prove(both.position, both.claim()), ProofVerdict::notProved);
    both.arguments.clear();
    EXPECT_EQ(prove(both.position, both.claim()), ProofVerdict::notProved);
}

TEST(Prove, RefusesWhatIsNotThere) {
    TwoSingles both;
    EXPECT_EQ(prove(both.position, {{}, {}, both.arguments}), ProofVerdict::notProved);
    both.placements.push_back({cellAt(0, 0), Digit(2)});
    EXPECT_EQ(prove(both.position, both.claim()), ProofVerdict::notProved);
    both.placements.back() = {Cell(81), Digit(1)};
    EXPECT_EQ(prove(both.position, both.claim()), ProofVerdict::notProved);
    both.placements.pop_back();
    const std::vector<Candidate> gone{{cellAt(4, 4), Digit(7)}};
    EXPECT_EQ(prove(both.position, {both.placements, gone, both.arguments}), ProofVerdict::notProved);
}

TEST(Prove, PassesOverAnArgumentOfAnotherBoard) {
    TwoSingles both;
    both.arguments.insert(both.arguments.begin(), Argument{.reason = Propagation{{Truth::ofCell(Cell(200))}}});
    EXPECT_EQ(prove(both.position, both.claim()), ProofVerdict::proved);
}

TEST(Prove, TellsALimitFromAMissingProof) {
    TwoSingles both;
    const ProofOptions oneArgument{.limits = {.arguments = 1}};
    EXPECT_EQ(prove(both.position, both.claim(), oneArgument), ProofVerdict::limitReached);
    const ProofOptions noDepth{.limits = {.depth = 0}};
    EXPECT_EQ(prove(both.position, both.claim(), noDepth), ProofVerdict::limitReached);
    // One that is too deep beside one that proves it does no harm.
    const Argument deep{.reason = Cases{.of = Truth::ofCell(Cell(80)), .each = std::vector<Argument>(9)}};
    both.arguments.push_back(deep);
    EXPECT_EQ(prove(both.position, both.claim(), {.limits = {.depth = 1}}), ProofVerdict::proved);
    both.arguments = {deep};
    EXPECT_EQ(prove(both.position, both.claim(), {.limits = {.depth = 1}}), ProofVerdict::limitReached);
    EXPECT_EQ(prove(both.position, both.claim()), ProofVerdict::notProved);
}

/// In each of the rows 1 to 8 its digit has two places, and r9c4 and r9c5 are both 9: an argument of eight levels, each
/// of which takes both places of its row away by the next one, asks that one twice.
Argument doubling() {
    Argument argument{.reason = Propagation{{Truth::ofCell(cellAt(8, 3)), Truth::ofCell(cellAt(8, 4))}}};
    for (int row = 0; row < 8; ++row) {
        const Digit digit = Digit::fromIndex(row);
        Argument next;
        next.reason = Nested{
            {Truth::ofHouse(classic::rowHouse(row), digit)},
            {{.eliminations = {{cellAt(row, 0), digit}, {cellAt(row, 8), digit}}, .argument = std::move(argument)}}};
        argument = std::move(next);
    }
    return argument;
}

TEST(Prove, EndsWhereAnArgumentAsksForTooMuch) {
    const Position position =
        test::boardOf({"r1c2345678-1", "r2c2345678-2", "r3c2345678-3", "r4c2345678-4", "r5c2345678-5", "r6c2345678-6",
                       "r7c2345678-7", "r8c2345678-8", "r9c45=9"});
    const Candidate target{cellAt(8, 6), Digit(9)};
    EXPECT_EQ(provesFalse(position, doubling(), target), ProofVerdict::proved);
    EXPECT_EQ(provesFalse(position, doubling(), target, {.limits = {.arguments = 511}}), ProofVerdict::proved);
    EXPECT_EQ(provesFalse(position, doubling(), target, {.limits = {.arguments = 510}}), ProofVerdict::limitReached);
}

class RandomArguments {
public:
    RandomArguments(RandomSource& random, const Position& position) : m_mutation(random), m_position(position) {}

    Argument make(int depth) {
        Argument argument;
        if (m_mutation.below(3) == 0)
            argument.deadly.push_back(pattern());
        const bool hasDeadly = !argument.deadly.empty();
        switch (m_mutation.below(depth > 0 ? 6 : 3)) {
        case 0: argument.reason = Propagation{truths(hasDeadly)}; break;
        case 1: argument.reason = Counting{truths(hasDeadly), links()}; break;
        case 2: argument.reason = Enumeration{ClassicDigitSet{m_mutation.digit(), m_mutation.digit()}}; break;
        case 3: argument.reason = cases(depth); break;
        default: argument.reason = nested(hasDeadly, depth);
        }
        return argument;
    }

private:
    Cell openCell() {
        Cell cell = m_mutation.cell();
        while (m_position.isSolved(cell))
            cell = m_mutation.cell();
        return cell;
    }
    /// All of them now and then: the strongest that can be said.
    std::vector<Truth> truths(bool hasDeadly) {
        std::vector<Truth> list;
        if (m_mutation.below(4) == 0)
            list = test::allTruths(m_position);
        for (std::size_t i = m_mutation.below(12); i > 0; --i)
            list.push_back(m_mutation.below(2) == 0 ? Truth::ofCell(openCell()) : m_mutation.truth());
        if (hasDeadly)
            list.push_back(Truth::ofGuardians(0));
        return list;
    }
    std::vector<Link> links() {
        std::vector<Link> list;
        for (std::size_t i = m_mutation.below(20); i > 0; --i)
            list.push_back(m_mutation.link());
        return list;
    }
    DeadlyPattern pattern() {
        const int band = static_cast<int>(m_mutation.below(3)) * 3;
        const int row = band + static_cast<int>(m_mutation.below(3));
        const int other = band + static_cast<int>(m_mutation.below(3));
        const int column = static_cast<int>(m_mutation.below(9));
        const int across = static_cast<int>(m_mutation.below(9));
        const Digit first = m_mutation.digit();
        const Digit second = m_mutation.digit();
        DeadlyPattern rectangle;
        for (const Cell cell : {cellAt(row, column), cellAt(row, across), cellAt(other, column), cellAt(other, across)})
            rectangle.parts.push_back({cell, first, second});
        return rectangle;
    }
    Cases cases(int depth) {
        const Cell cell = openCell();
        Cases reason{.of = Truth::ofCell(cell), .each = {}};
        for (int i = m_position.candidates(cell).count(); i > 0; --i)
            reason.each.push_back(make(depth - 1));
        return reason;
    }
    Nested nested(bool hasDeadly, int depth) {
        Nested reason(truths(hasDeadly), {});
        for (std::size_t i = m_mutation.below(3); i > 0; --i) {
            const Cell cell = openCell();
            const Candidate candidate{cell, m_position.candidates(cell).first()};
            reason.inner.push_back({.eliminations = {candidate}, .argument = make(depth - 1)});
        }
        return reason;
    }

    test::ArgumentMutation m_mutation;
    const Position& m_position;
};

TEST(Prove, NeverDeniesTheSolutionWhateverTheArgument) {
    RandomSource random(71);
    int proved = 0;
    for (int i = 0; i < scaled(400); ++i) {
        const Grid solution = randomSolution(random);
        Position position = Position::fromPuzzle(erase(solution, random));
        for (const Candidate wrong : test::falseCandidates(position, solution))
            if (random.below(3) == 0)
                position.eliminate(wrong);
        RandomArguments arguments(random, position);
        for (int j = 0; j < 20; ++j) {
            const Argument argument = arguments.make(2);
            for (const Cell cell : position.unsolvedCells())
                for (const Digit digit : position.candidates(cell)) {
                    const bool isTrue = solution.valueAt(cell) == digit.value();
                    const ProofVerdict verdict = isTrue ? provesFalse(position, argument, {cell, digit})
                                                        : provesTrue(position, argument, {cell, digit});
                    EXPECT_NE(verdict, ProofVerdict::proved);
                    if (!isTrue && random.below(8) == 0)
                        proved += provesFalse(position, argument, {cell, digit}) == ProofVerdict::proved ? 1 : 0;
                }
        }
    }
    EXPECT_GT(proved, scaled(1000));
}

}  // namespace
}  // namespace nonet
