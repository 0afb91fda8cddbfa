#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(EmptyRectangle, ClearsWhereItsColumnMeetsThePairsRow) {
    const Step step = expectGolden(TechniqueId::emptyRectangle,
                                   {.board = {"r13c13-6", "r1345679c7-6"}, .result = {"r8c2-6"}, .broken = "r1c1+6"});
    EXPECT_EQ(test::housesIn(step, Role::base), std::vector<House>{classic::boxHouse(0)});
    EXPECT_EQ(test::housesIn(step, Role::bridge), std::vector<House>{classic::columnHouse(6)});
    EXPECT_EQ(test::candidatesIn(step, Role::bridge), test::candidatesOf({"r28c7-6"}));
}

TEST(EmptyRectangle, ClearsWhereItsRowMeetsThePairsColumn) {
    expectGolden(TechniqueId::emptyRectangle,
                 {.board = {"r79c79-2", "r2c1235679-2"}, .result = {"r8c4-2"}, .broken = "r2c5+2"});
}

TEST(EmptyRectangle, MayHaveTwoCandidatesInItsBox) {
    expectGolden(
        TechniqueId::emptyRectangle,
        {.board = {"r1c13-6", "r2c23-6", "r3c123-6", "r1345679c7-6"}, .result = {"r8c2-6"}, .broken = "r3c3+6"});
}

/// The line's cells, node by node.
std::vector<std::vector<Cell>> nodesOf(const Step& step) {
    std::vector<std::vector<Cell>> nodes;
    for (const StepNode& node : step.lines.at(0).nodes) {
        nodes.emplace_back();
        for (const Candidate each : node.candidates)
            nodes.back().push_back(each.cell);
    }
    return nodes;
}

TEST(EmptyRectangle, ItsLineLeadsFromThePairOverTheBoxToWhatTheResultSees) {
    struct Case {
        test::Edits board;
        std::vector<std::vector<Cell>> nodes;
    };
    const auto cell = [](int row, int column) { return classic::cellAt(row - 1, column - 1); };
    // One arm is a row and one a column, and each has a place of the other line.
    for (const Case& each :
         {Case{{"r13c13-6", "r1345679c7-6"},
               {{cell(8, 7)}, {cell(2, 7)}, {cell(2, 1), cell(2, 2), cell(2, 3)}, {cell(1, 2), cell(3, 2)}}},
          Case{{"r79c79-2", "r2c1235679-2"},
               {{cell(2, 4)}, {cell(2, 8)}, {cell(7, 8), cell(8, 8), cell(9, 8)}, {cell(8, 7), cell(8, 9)}}}}) {
        const std::vector<Step> steps = stepsOf(TechniqueId::emptyRectangle, test::boardOf(each.board));
        ASSERT_EQ(steps.size(), 1U);
        const Step& step = steps.front();
        EXPECT_EQ(nodesOf(step), each.nodes);
        const StepLine& line = step.lines.front();
        ASSERT_EQ(line.links, (std::vector{LinkStrength::strong, LinkStrength::weak, LinkStrength::strong}));
        const Cell victim = step.eliminations.front().cell;
        for (const StepNode* end : {&line.nodes.front(), &line.nodes.back()})
            for (const Candidate candidate : end->candidates)
                EXPECT_TRUE(classic::arePeers(victim, candidate.cell)) << "it sees both ends";
        for (std::size_t i = 0; i < line.nodes.size(); ++i)
            EXPECT_EQ(line.nodes[i].isOn, i % 2 == 1);
    }
}

TEST(EmptyRectangle, NeedsBothArmsOfItsCross) {
    EXPECT_TRUE(stepsOf(TechniqueId::emptyRectangle, test::boardOf({"r13c123-6", "r1345679c7-6"})).empty());
}

TEST(EmptyRectangle, NeedsThePairsOtherEndOutsideItsBand) {
    EXPECT_TRUE(stepsOf(TechniqueId::emptyRectangle, test::boardOf({"r13c13-6", "r1456789c7-6"})).empty());
}

}  // namespace
}  // namespace nonet
