// True arguments to check kernels by, from puzzles of our own: every deduction of the catalogue along random paths.
#pragma once

#include "core/techniques/catalogue.h"
#include "core/techniques/proof/prove.h"
#include "core/techniques/session/solving_session.h"
#include "tests/core/random_positions.h"

#include <string>

namespace nonet::test {

class AllDeductions final : public DeductionSink {
public:
    AllDeductions() : DeductionSink(TechniqueSet().set(), {}) {}
    const std::vector<Deduction>& found() const { return m_found; }

private:
    bool accept(const Deduction& deduction) override {
        m_found.push_back(deduction);
        return true;
    }
    std::vector<Deduction> m_found;
};

inline std::vector<Deduction> deductionsOf(const PositionFacts& facts) {
    AllDeductions sink;
    std::vector<const Search*> done;
    for (const Technique& each : techniqueCatalogue())
        if (std::find(done.begin(), done.end(), each.search) == done.end()) {
            done.push_back(each.search);
            each.search->run(facts, {.limits = kNoLimits}, sink);
        }
    return sink.found();
}

inline std::vector<Candidate> listOf(const ClassicCandidateSet& set) {
    std::vector<Candidate> list;
    set.forEach([&](Candidate candidate) { list.push_back(candidate); });
    return list;
}

/// A result and why it follows.
struct ProofSample {
    Position position;
    Grid solution;
    std::vector<Candidate> placements;
    std::vector<Candidate> eliminations;
    Argument argument;
    TechniqueId technique = TechniqueId::fullHouse;

    Claim claim() const { return {placements, eliminations, {&argument, 1}}; }
};

inline ProofSample sampleOf(const PositionFacts& facts, const Grid& solution, const Deduction& found) {
    ProofSample sample{.position = facts.position(),
                       .solution = solution,
                       .placements = {},
                       .eliminations = listOf(found.eliminations),
                       .argument = stepOf(facts, found).arguments.at(0),
                       .technique = found.technique};
    if (found.placement)
        sample.placements.push_back(*found.placement);
    return sample;
}

inline std::string describe(const ProofSample& sample) {
    std::string text = std::string(technique(sample.technique).code) + " in " + toLine(sample.position.digits());
    for (const Candidate& each : sample.eliminations)
        text += " -" + std::to_string(each.digit.value()) + "@" + std::to_string(each.cell.index());
    return text;
}

/// Walks from the puzzle by a random deduction each time, and shows each position that is past singles, with what was
/// found there.
template <typename Visit>
void walkDeductions(const Puzzle& puzzle, RandomSource& random, Visit visit) {
    Position position = Position::fromPuzzle(puzzle);
    while (!position.isSolved()) {
        const PositionFacts facts(position);
        const std::vector<Deduction> found = deductionsOf(facts);
        visit(facts, found);
        if (found.empty())
            return;
        const Deduction& chosen = found[random.below(static_cast<std::uint32_t>(found.size()))];
        if (chosen.placement)
            position.place(*chosen.placement);
        chosen.eliminations.forEach([&](Candidate candidate) { position.eliminate(candidate); });
        // Singles lead on quickly, so that most positions shown are hard ones.
        for (bool isChanged = true; isChanged && random.below(4) != 0;) {
            isChanged = false;
            for (const Cell cell : position.unsolvedCells())
                if (position.candidates(cell).count() == 1) {
                    position.place({cell, position.candidates(cell).first()});
                    isChanged = true;
                }
        }
    }
}

}  // namespace nonet::test
