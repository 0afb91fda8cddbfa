// Whether a proof's walk says nothing that does not follow, checked stage by stage by the questions that kernels ask.
#pragma once

#include "core/techniques/proof/proof_walk.h"
#include "core/techniques/proof/ways.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet::test {

inline std::vector<Candidate> openWays(const Position& position, const ProofStage& stage) {
    std::vector<Candidate> open;
    std::ranges::copy_if(stage.ways, std::back_inserter(open), [&](Candidate way) { return position.has(way); });
    return open;
}

/// Stages of cases stand on the one that they are told after, those of a case on its `supposed`.
inline void expectSoundWalk(const Position& start, const Claim& claim, Candidate result) {
    const std::optional<ProofWalk> walk = proofWalk(start, claim, result);
    ASSERT_TRUE(walk);
    ASSERT_FALSE(walk->stages.empty());
    EXPECT_EQ(walk->stages.front().kind, ProofStage::Kind::assumed);
    EXPECT_EQ(walk->stages.front().candidate, result);
    EXPECT_TRUE(walk->stages.back().isContradiction());
    Position at = start;
    for (const ProofStage& stage : walk->stages) {
        switch (stage.kind) {
        case ProofStage::Kind::follows:
            EXPECT_EQ(openWays(at, stage), std::vector<Candidate>{*stage.candidate});
            at.place(*stage.candidate);
            EXPECT_EQ(at, stage.after);
            break;
        case ProofStage::Kind::noWay: EXPECT_TRUE(openWays(at, stage).empty()); break;
        case ProofStage::Kind::tooFew: {
            EXPECT_LT(stage.links.size(), stage.truths.size());
            for (const Candidate way : stage.ways)
                EXPECT_TRUE(std::ranges::any_of(stage.links, [way](const Link& link) {
                    return link.kind == Link::Kind::cell
                               ? link.cell == way.cell
                               : link.digit == way.digit && classic::cellsOf(link.house).contains(way.cell);
                }));
            break;
        }
        default: break;
        }
        at = stage.after;
    }
}

}  // namespace nonet::test
