// Every deduction of today's catalogue is proved by an argument.
#include "core/techniques/proof/certificate.h"
#include "tests/core/techniques/library_rows.h"
#include "tests/core/techniques/proof/proof_samples.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iostream>

namespace nonet {
namespace {

class CatalogueProof {
public:
    void check(const test::ProofSample& sample) {
        ++m_proved[static_cast<std::size_t>(sample.technique)];
        EXPECT_EQ(prove(sample.position, sample.claim()), ProofVerdict::proved) << test::describe(sample);
        EXPECT_EQ(usesUniqueness(sample.argument), technique(sample.technique).assumesUniqueness)
            << test::describe(sample);
    }
    void checkAll(const PositionFacts& facts, const Grid& solution) {
        for (const Deduction& found : test::deductionsOf(facts))
            check(test::sampleOf(facts, solution, found));
    }
    int proved(TechniqueId id) const { return m_proved[static_cast<std::size_t>(id)]; }
    void print() const {
        for (const Technique& each : techniqueCatalogue())
            std::cout << each.code << ' ' << proved(each.id) << ' ';
        std::cout << '\n';
    }

private:
    std::array<int, kTechniqueCount> m_proved{};
};

TEST(CatalogueArguments, ProveEveryDeductionAlongPaths) {
    RandomSource random(21);
    CatalogueProof proof;
    for (int i = 0; i < scaled(150) && !HasFailure(); ++i) {
        const Grid solution = randomSolution(random);
        test::walkDeductions(erase(solution, random), random,
                             [&](const PositionFacts& facts, const std::vector<Deduction>& all) {
                                 for (const Deduction& found : all)
                                     proof.check(test::sampleOf(facts, solution, found));
                             });
    }
    proof.print();
}

TEST(CatalogueArguments, ProveEveryTechnique) {
    CatalogueProof proof;
    for (const test::LibraryRow& row : test::libraryRows(NONET_SOURCE_DIR "/tests/data/techniques/library.txt"))
        proof.checkAll(PositionFacts(row.position), row.position.digits());
    RandomSource random(22);
    // Where fewer are asked for, as many as the rare techniques need.
    const auto isAnyMissing = [&proof] {
        return std::ranges::any_of(techniqueCatalogue(),
                                   [&proof](const Technique& each) { return proof.proved(each.id) == 0; });
    };
    for (int i = 0; i < 1500 && (i < scaled(1500) || isAnyMissing()) && !HasFailure(); ++i) {
        const Grid solution = randomSolution(random);
        const Position position = test::randomPosition(solution, random);
        proof.checkAll(PositionFacts(position), solution);
    }
    proof.print();
    for (const Technique& each : techniqueCatalogue())
        EXPECT_GT(proof.proved(each.id), 0) << each.code;
}

}  // namespace
}  // namespace nonet
