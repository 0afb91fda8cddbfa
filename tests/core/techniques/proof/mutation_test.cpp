// Each kernel against arguments that are right but for one change: 1,000 that no longer give their result, by a search
// for models of what they name, and 1,000 that are to show what the solution denies.
#include "tests/core/techniques/proof/argument_mutation.h"
#include "tests/core/techniques/proof/follows.h"
#include "tests/core/techniques/proof/made_samples.h"
#include "tests/core/test_scale.h"

#include <functional>
#include <gtest/gtest.h>
#include <iostream>

namespace nonet {
namespace {

using test::ProofSample;
using SampleVisit = std::function<void(const ProofSample&)>;

enum class KernelKind : std::uint8_t { propagation, counting, deadly, cases, nested, symmetry, enumeration };

KernelKind kindOf(const ProofSample& sample) {
    if (!sample.argument.deadly.empty())
        return KernelKind::deadly;
    return std::holds_alternative<Counting>(sample.argument.reason) ? KernelKind::counting : KernelKind::propagation;
}

/// True arguments of one kernel, one puzzle after the other.
class SampleSource {
public:
    SampleSource(KernelKind kind, RandomSource& random) : m_kind(kind), m_random(random) {}

    void visitSome(const SampleVisit& visit) {
        if (m_kind == KernelKind::symmetry) {
            visitSymmetry(visit);
            return;
        }
        const Grid solution = randomSolution(m_random);
        test::walkDeductions(erase(solution, m_random), m_random,
                             [&](const PositionFacts& facts, const std::vector<Deduction>& all) {
                                 if (m_kind <= KernelKind::deadly)
                                     visitDeductions(facts, solution, all, visit);
                                 else if (m_kind == KernelKind::enumeration)
                                     visitEnumeration(facts.position(), solution, visit);
                                 else
                                     visitBranching(facts.position(), solution, visit);
                             });
    }

private:
    bool oneIn(std::uint32_t number) { return m_random.below(number) == 0; }

    /// Visits a few deductions of each technique, so that the frequent ones do not crowd out the rest; and not all of a
    /// position, so that the samples come from many.
    void visitDeductions(const PositionFacts& facts, const Grid& solution, const std::vector<Deduction>& all,
                         const SampleVisit& visit) {
        std::array<int, kTechniqueCount> seen{};
        for (const Deduction& found : all) {
            if (++seen[static_cast<std::size_t>(found.technique)] > 2 || !oneIn(8))
                continue;
            const ProofSample sample = test::sampleOf(facts, solution, found);
            if (kindOf(sample) == m_kind)
                visit(sample);
        }
    }

    void visitEnumeration(const Position& position, const Grid& solution, const SampleVisit& visit) {
        if (!oneIn(4) || position.unsolvedCells().count() > 50)
            return;
        ClassicDigitSet digits{Digit::fromIndex(static_cast<int>(m_random.below(9)))};
        if (oneIn(2))
            digits.insert(Digit::fromIndex(static_cast<int>(m_random.below(9))));
        ProofSample sample{.position = position,
                           .solution = solution,
                           .placements = {},
                           .eliminations = {},
                           .argument = {.reason = Enumeration{digits}}};
        for (const Candidate candidate : candidatesOf(position, digits)) {
            if (!test::hasTemplates(position, digits, candidate, true))
                sample.eliminations.push_back(candidate);
            if (!test::hasTemplates(position, digits, candidate, false))
                sample.placements.push_back(candidate);
        }
        if (!sample.eliminations.empty() || !sample.placements.empty())
            visit(sample);
    }

    void visitBranching(const Position& position, const Grid& solution, const SampleVisit& visit) {
        const std::vector<Candidate> wrong = test::falseCandidates(position, solution);
        if (!oneIn(6) || wrong.empty())
            return;
        for (int tries = 0; tries < 10; ++tries) {
            const Candidate target = wrong[m_random.below(static_cast<std::uint32_t>(wrong.size()))];
            const std::vector<Truth> truths = test::allTruths(position);
            const Truth of = truths[m_random.below(static_cast<std::uint32_t>(truths.size()))];
            const std::optional<Argument> argument =
                m_kind == KernelKind::cases ? test::casesFor(position, target, of) : test::nestedFor(position, target);
            if (argument)
                visit({.position = position,
                       .solution = solution,
                       .placements = {},
                       .eliminations = {target},
                       .argument = *argument});
        }
    }

    /// What goes by walking round with the candidate, in positions that have lost wrong candidates here and there.
    void visitSymmetry(const SampleVisit& visit) {
        const std::array maps{test::SymmetricPuzzle::halfTurn(), test::SymmetricPuzzle::quarterTurn(),
                              test::SymmetricPuzzle::diagonal(), test::SymmetricPuzzle::stacksInTurn()};
        const SymmetryOfGivens map = maps[m_random.below(maps.size())];
        std::optional<ProofSample> sample = test::SymmetricPuzzle(map, m_random).make();
        if (!sample)
            return;
        for (const Candidate candidate : test::falseCandidates(sample->position, sample->solution))
            if (oneIn(5))
                sample->position.eliminate(candidate);
        for (const Candidate candidate : test::falseCandidates(sample->position, sample->solution))
            if (isRefutedByImages(sample->position, map, candidate))
                sample->eliminations.push_back(candidate);
        if (!sample->eliminations.empty())
            visit(*sample);
    }

    static bool isRefutedByImages(const Position& position, const SymmetryOfGivens& map, Candidate candidate) {
        Candidate image = candidate;
        do {
            image = {Cell(map.cells[static_cast<std::size_t>(image.cell.index())]),
                     Digit::fromIndex(map.digits[static_cast<std::size_t>(image.digit.index())])};
            if (!test::isPossible(position, image) || test::conflictOnBoard(image, candidate))
                return true;
        } while (image != candidate);
        return false;
    }

    static std::vector<Candidate> candidatesOf(const Position& position, ClassicDigitSet digits) {
        std::vector<Candidate> list;
        for (const Digit digit : digits)
            for (const Cell cell : position.cells(digit))
                list.push_back({cell, digit});
        return list;
    }

    KernelKind m_kind;
    RandomSource& m_random;
};

Candidate anyCandidate(const Position& position, test::ArgumentMutation& mutation) {
    for (;;)
        if (const Candidate candidate{mutation.cell(), mutation.digit()}; position.has(candidate))
            return candidate;
}

class ProofKernel : public ::testing::TestWithParam<KernelKind> {
protected:
    static constexpr int kWanted = 1000;
    static constexpr int kMostPuzzles = 3000;

    /// Visits samples until the test has seen enough.
    template <typename Visit>
    void forSamples(std::uint64_t seed, Visit visit) {
        RandomSource random = RandomSource::forPiece(seed, static_cast<std::uint64_t>(GetParam()));
        SampleSource source(GetParam(), random);
        bool isEnough = false;
        for (int i = 0; i < kMostPuzzles && !isEnough && !HasFailure(); ++i)
            source.visitSome([&](const ProofSample& sample) { isEnough = isEnough || !visit(sample, random); });
        EXPECT_TRUE(isEnough);
    }
};

TEST_P(ProofKernel, TakesWhatFollows) {
    int taken = 0;
    const int wanted = scaled(kWanted);
    forSamples(31, [&](const ProofSample& sample, RandomSource&) {
        EXPECT_EQ(prove(sample.position, sample.claim()), ProofVerdict::proved) << test::describe(sample);
        return ++taken < wanted;
    });
}

TEST_P(ProofKernel, RefusesWhatNoLongerFollows) {
    const test::Reference reference;
    int refused = 0;
    const int wanted = scaled(kWanted);
    forSamples(32, [&](const ProofSample& sample, RandomSource& random) {
        test::ArgumentMutation mutation(random);
        for (int tries = 0; tries < 4; ++tries) {
            const bool isPlacement = sample.eliminations.empty();
            const auto& results = isPlacement ? sample.placements : sample.eliminations;
            const bool isOtherResult = mutation.below(5) == 0;
            const Candidate target =
                isOtherResult ? anyCandidate(sample.position, mutation) : results[mutation.below(results.size())];
            const Argument changed = isOtherResult ? sample.argument : mutation.changed(sample.argument);
            const std::optional<bool> isWrong = reference.cannotFollow(sample.position, changed, target, isPlacement);
            if (isWrong != true)
                continue;
            ++refused;
            const ProofVerdict verdict = isPlacement ? provesTrue(sample.position, changed, target)
                                                     : provesFalse(sample.position, changed, target);
            EXPECT_EQ(verdict, ProofVerdict::notProved) << test::describe(sample);
        }
        return refused < wanted;
    });
}

TEST_P(ProofKernel, NeverDeniesTheSolution) {
    int refused = 0;
    const int wanted = scaled(kWanted);
    forSamples(33, [&](const ProofSample& sample, RandomSource& random) {
        test::ArgumentMutation mutation(random);
        const Position& position = sample.position;
        for (int tries = 0; tries < 4; ++tries) {
            Cell cell = anyCandidate(position, mutation).cell;
            // Near the pattern an argument has more to say.
            if (!sample.eliminations.empty() && mutation.below(2) == 0)
                cell = sample.eliminations[mutation.below(sample.eliminations.size())].cell;
            Argument changed = sample.argument;
            for (std::size_t changes = mutation.below(3); changes > 0; --changes)
                changed = mutation.changed(changed);
            const Digit right = *sample.solution.digit(cell);
            EXPECT_NE(provesFalse(position, changed, {cell, right}), ProofVerdict::proved) << test::describe(sample);
            for (const Digit digit : position.candidates(cell) - ClassicDigitSet(right))
                EXPECT_NE(provesTrue(position, changed, {cell, digit}), ProofVerdict::proved) << test::describe(sample);
            ++refused;
        }
        return refused < wanted;
    });
}

std::string nameOf(const ::testing::TestParamInfo<KernelKind>& kind) {
    static constexpr std::array kNames{"propagation", "counting", "deadly",     "cases",
                                       "nested",      "symmetry", "enumeration"};
    return kNames[static_cast<std::size_t>(kind.param)];
}

INSTANTIATE_TEST_SUITE_P(Kernels, ProofKernel,
                         ::testing::Values(KernelKind::propagation, KernelKind::counting, KernelKind::deadly,
                                           KernelKind::cases, KernelKind::nested, KernelKind::symmetry,
                                           KernelKind::enumeration),
                         nameOf);

}  // namespace
}  // namespace nonet
