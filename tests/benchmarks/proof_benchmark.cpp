// What a proof costs that is made for every step shown: one claim after the other, of all that the catalogue finds.
#include "tests/core/techniques/proof/proof_samples.h"

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

std::vector<test::ProofSample> generatedSamples() {
    std::vector<test::ProofSample> samples;
    RandomSource random(5);
    while (samples.size() < 5000) {
        const Grid solution = randomSolution(random);
        test::walkDeductions(erase(solution, random), random,
                             [&](const PositionFacts& facts, const std::vector<Deduction>& all) {
                                 for (const Deduction& found : all)
                                     if (random.below(20) == 0)
                                         samples.push_back(test::sampleOf(facts, solution, found));
                             });
    }
    return samples;
}

void proveStep(benchmark::State& state) {
    const std::vector<test::ProofSample> samples = generatedSamples();
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(prove(samples[next].position, samples[next].claim()));
        next = (next + 1) % samples.size();
    }
}
BENCHMARK(proveStep)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace nonet
