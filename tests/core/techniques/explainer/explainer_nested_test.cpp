// Chains within chains: what they consist of is told where steps are asked for, and costs the numbers nothing.
#include "core/techniques/explainer/explainer.h"
#include "core/techniques/explainer/explainer_drawing.h"
#include "tests/core/known_puzzles.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace nonet::explainer {
namespace {

/// Nine of its steps nest forcing chains.
Board nestedBoard() {
    std::array<std::uint8_t, 81> givens{};
    for (std::size_t cell = 0; cell < 81; ++cell)
        if (test::kInkala[cell] != '.')
            givens[cell] = static_cast<std::uint8_t>(test::kInkala[cell] - '0');
    return boardOfGivens(givens);
}

/// It takes a while, so all tests share it.
struct NestedPath {
    std::vector<Step> steps;
    Numbers numbers;
};
const NestedPath& nestedPath() {
    static const NestedPath kPath = [] {
        Rater rater;
        NestedPath path;
        path.numbers = rater.path(nestedBoard(), path.steps);
        return path;
    }();
    return kPath;
}

std::size_t nodesOf(const std::vector<Chain>& chains) {
    std::size_t nodes = 0;
    for (const Chain& chain : chains)
        nodes += chain.nodes.size();
    return nodes;
}

/// As the scale counts them: a cycle once, though it is told in both directions.
std::size_t complexityOf(const std::vector<NestedStep>& nested) {
    std::size_t nodes = 0;
    for (const NestedStep& each : nested)
        nodes += nodesOf(each.chains) / (each.isCycle ? 2 : 1) + complexityOf(each.nested);
    return nodes;
}

std::size_t linksOf(const std::vector<NestedStep>& nested) {
    std::size_t links = 0;
    for (const NestedStep& each : nested) {
        for (const Chain& chain : each.chains)
            for (const ChainNode& node : chain.nodes)
                links += node.parents.size();
        links += linksOf(each.nested);
    }
    return links;
}

/// Chains lead from what is assumed to their target, and what a nested chain gives is what it removes.
void expectSound(const std::vector<Chain>& chains, const std::vector<NestedStep>& nested) {
    std::vector<bool> isUsed(nested.size());
    for (const Chain& chain : chains)
        for (const ChainNode& node : chain.nodes) {
            EXPECT_EQ(node.parents.empty(), node.cause == Cause::assumed);
            for (const std::uint16_t parent : node.parents)
                EXPECT_LT(parent, chain.nodes.size());
            if (node.nested < 0)
                continue;
            ASSERT_LT(static_cast<std::size_t>(node.nested), nested.size());
            isUsed[static_cast<std::size_t>(node.nested)] = true;
            EXPECT_FALSE(isTrueLiteral(node.literal));
            EXPECT_TRUE(nested[static_cast<std::size_t>(node.nested)].removed.contains(idOfLiteral(node.literal)));
        }
    EXPECT_TRUE(std::ranges::all_of(isUsed, [](bool is) { return is; }));
    for (const NestedStep& each : nested) {
        EXPECT_FALSE(each.removed.isEmpty());
        EXPECT_GT(nodesOf(each.chains), each.chains.size()) << "a chain has links";
        expectSound(each.chains, each.nested);
    }
}

TEST(ExplainerNested, TellsTheLinksOfTheChainsInside) {
    int steps = 0;
    for (const Step& step : nestedPath().steps) {
        if (step.hint.producer < Producer::nishio)
            continue;
        expectSound(step.chains, step.nested);
        EXPECT_EQ(nodesOf(step.chains) + complexityOf(step.nested), static_cast<std::size_t>(step.hint.complexity));
        steps += step.nested.empty() ? 0 : 1;
    }
    EXPECT_GE(steps, 5);
}

TEST(ExplainerNested, TellingChangesNoNumber) {
    const Board board = nestedBoard();
    Rater rater;
    EXPECT_EQ(nestedPath().numbers, rater.rate(board));
    EXPECT_EQ(nestedPath().numbers.hardest, 107);
    // Nor how far a budget goes.
    std::vector<Step> steps;
    for (const std::uint64_t most : {500U, 5000U})
        EXPECT_EQ(rater.path(board, steps, {}, most), rater.rate(board, {}, most)) << most;
}

TEST(ExplainerNested, AreDrawnAsInnerStepsWithTheirLinks) {
    Board board = nestedBoard();
    int drawnInside = 0;
    for (const Step& step : nestedPath().steps) {
        const nonet::Step drawn = drawnStep(board, step);
        ASSERT_EQ(drawn.inner.size(), step.nested.size());
        const std::vector<LineLink> links = nonet::linksOf(drawn);
        const auto inside = static_cast<std::size_t>(std::ranges::count_if(links, &LineLink::isInner));
        const std::size_t all = linksOf(step.nested);
        EXPECT_EQ(inside, all <= 40 ? all : 0U) << "more than can be followed";
        EXPECT_TRUE(std::ranges::is_sorted(links, {}, &LineLink::isInner)) << "numbered on";
        for (const nonet::Step& inner : drawn.inner) {
            EXPECT_FALSE(inner.eliminations.empty());
            EXPECT_FALSE(inner.candidates.empty());
            EXPECT_FALSE(inner.removedBefore.empty());
        }
        drawnInside += inside > 0 ? 1 : 0;
        board.remove(step.hint.removed);
        if (step.hint.placed >= 0)
            board.place(cellOfId(step.hint.placed), digitOfId(step.hint.placed));
    }
    EXPECT_GT(drawnInside, 0);
}

TEST(ExplainerNested, AChainAloneKeepsItsLinksAndWhatItLeansOn) {
    std::size_t leaning = 0;
    for (const Step& step : nestedPath().steps) {
        std::set<int> used;
        for (std::size_t i = 0; i < step.chains.size(); ++i) {
            const Step alone = withChainAlone(step, i);
            ASSERT_EQ(alone.chains.size(), 1U);
            const std::vector<ChainNode>& before = step.chains[i].nodes;
            const std::vector<ChainNode>& after = alone.chains.front().nodes;
            ASSERT_EQ(after.size(), before.size());
            std::set<int> ownUsed;
            for (std::size_t node = 0; node < after.size(); ++node) {
                ASSERT_EQ(after[node].nested < 0, before[node].nested < 0);
                if (after[node].nested < 0)
                    continue;
                ASSERT_LT(static_cast<std::size_t>(after[node].nested), alone.nested.size());
                EXPECT_EQ(nodesOf(alone.nested[static_cast<std::size_t>(after[node].nested)].chains),
                          nodesOf(step.nested[static_cast<std::size_t>(before[node].nested)].chains));
                ownUsed.insert(before[node].nested);
            }
            EXPECT_EQ(alone.nested.size(), ownUsed.size()) << "nothing that it does not lean on";
            leaning += ownUsed.empty() ? 0 : 1;
            used.merge(ownUsed);
        }
        EXPECT_EQ(used.size(), step.nested.size()) << "no nested step is lost";
    }
    EXPECT_GT(leaning, 0U);
}

TEST(ExplainerNested, ItsLinksAreNumberedAsTheyAreDrawn) {
    Board board = nestedBoard();
    int undrawn = 0;
    int drawn = 0;
    for (const Step& step : nestedPath().steps) {
        const nonet::Step picture = drawnStep(board, step);
        const std::vector<LineLink> links = nonet::linksOf(picture);
        int next = 1;
        std::set<const ChainNode*> told;
        for (const LinkedNode& each : linkedNodes(step)) {
            for (const std::uint16_t place : each.node->parents) {
                const ChainNode& parent = each.chain->nodes[place];
                EXPECT_TRUE(parent.parents.empty() || told.contains(&parent)) << "what it follows from comes first";
            }
            told.insert(each.node);
            if (each.firstNumber == 0) {
                undrawn += each.links();
                continue;
            }
            EXPECT_EQ(each.firstNumber, next);
            for (int i = 0; i < each.links(); ++i) {
                const LineLink& link = links.at(static_cast<std::size_t>(each.firstNumber - 1 + i));
                const ChainNode& from = each.chain->nodes[each.node->parents[static_cast<std::size_t>(i)]];
                EXPECT_EQ(link.to->candidates.front(), candidateOf(idOfLiteral(each.node->literal)));
                EXPECT_EQ(link.from->candidates.front(), candidateOf(idOfLiteral(from.literal)));
                EXPECT_EQ(link.isInner, each.nestedStep > 0);
            }
            next += each.links();
        }
        EXPECT_EQ(next - 1, static_cast<int>(links.size()));
        drawn += next - 1;
        board.remove(step.hint.removed);
        if (step.hint.placed >= 0)
            board.place(cellOfId(step.hint.placed), digitOfId(step.hint.placed));
    }
    EXPECT_GT(drawn, 0);
    EXPECT_GT(undrawn, 0) << "more than can be followed";
}

TEST(ExplainerNested, AStepThatIsStoppedWhileItIsToldIsNotTold) {
    const Board board = nestedBoard();
    Rater rater;
    std::stop_source stop;
    std::size_t told = 0;
    const Numbers part = rater.path(
        board,
        [&](const Step& step) {
            ++told;
            EXPECT_FALSE(step.hint.producer >= Producer::nishio && step.chains.empty());
            if (step.hint.producer >= Producer::nestedForcingChains)
                stop.request_stop();
        },
        stop.get_token());
    EXPECT_TRUE(part.wasStopped);
    EXPECT_EQ(static_cast<std::size_t>(part.steps), told);
}

}  // namespace
}  // namespace nonet::explainer
