#include "core/board/classic.h"
#include "ui/text/chain_text.h"
#include "ui/text/technique_text.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Candidate candidateAt(int row, int column, int digit) { return {classic::cellAt(row - 1, column - 1), Digit(digit)}; }

Step stepAlong(TechniqueId id, const std::vector<Candidate>& nodes, const std::vector<Candidate>& eliminations) {
    Step step{.technique = id, .eliminations = eliminations};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        step.digits.insert(nodes[i].digit);
        step.candidates.push_back({nodes[i], i % 2 == 0 ? Role::off : Role::on});
    }
    step.lines = {alternatingLine(nodes)};
    return step;
}

const Step kXChain = stepAlong(TechniqueId::xChain,
                               {candidateAt(1, 2, 4), candidateAt(1, 7, 4), candidateAt(5, 7, 4), candidateAt(5, 3, 4),
                                candidateAt(8, 3, 4), candidateAt(8, 9, 4)},
                               {candidateAt(2, 9, 4), candidateAt(3, 2, 4)});
const Step kXyChain =
    stepAlong(TechniqueId::xyChain,
              {candidateAt(1, 2, 4), candidateAt(1, 2, 7), candidateAt(1, 5, 7), candidateAt(1, 5, 3),
               candidateAt(4, 5, 3), candidateAt(4, 5, 9), candidateAt(4, 8, 9), candidateAt(4, 8, 4)},
              {candidateAt(1, 8, 4)});

TEST(ChainText, WritesEurekaNotation) {
    EXPECT_EQ(eurekaNotation(kXChain).toStdString(),
              "(4)r1c2=(4)r1c7-(4)r5c7=(4)r5c3-(4)r8c3=(4)r8c9 => r2c9<>4, r3c2<>4");
    EXPECT_EQ(eurekaNotation(kXyChain).toStdString(), "(4=7)r1c2-(7=3)r1c5-(3=9)r4c5-(9=4)r4c8 => r1c8<>4");
    EXPECT_TRUE(eurekaNotation(Step()).isEmpty());
}

TEST(ChainText, LinksThatDoNotFollowEachOtherBeginAnew) {
    Step step{.technique = TechniqueId::simpleColoursTrap, .eliminations = {candidateAt(9, 9, 4)}};
    step.lines = {alternatingLine(std::array{candidateAt(1, 2, 4), candidateAt(1, 7, 4)}),
                  alternatingLine(std::array{candidateAt(5, 3, 4), candidateAt(5, 7, 4)})};
    EXPECT_EQ(eurekaNotation(step).toStdString(), "(4)r1c2=(4)r1c7, (4)r5c3=(4)r5c7 => r9c9<>4");
}

TEST(ChainText, SaysEachLink) {
    EXPECT_EQ(linkSentence(kXChain, linksOf(kXChain)[0]).toStdString(),
              "If r1c2 is not 4, then r1c7 is: row 1 has no other place for it.");
    EXPECT_EQ(linkSentence(kXChain, linksOf(kXChain)[1]).toStdString(),
              "If r1c7 is 4, then r5c7 is not: both lie in column 7.");
    EXPECT_EQ(linkSentence(kXyChain, linksOf(kXyChain)[0]).toStdString(), "If r1c2 is not 4, it is 7.");
}

TEST(ChainText, SpellsTheChainOutInItsReason) {
    EXPECT_EQ(stepReason(kXChain).toStdString(),
              "If r1c2 is not 4, r1c7 is; then r5c7 is not 4, so r5c3 is; then r8c3 is not 4, so r8c9 is. So r1c2 or "
              "r8c9 is 4, and a cell that sees both cannot be 4.");
    EXPECT_EQ(
        stepReason(kXyChain).toStdString(),
        "If r1c2 is not 4, it is 7; then r1c5 is not 7 but 3; then r4c5 is not 3 but 9; then r4c8 is not 9 but 4. "
        "So r1c2 or r4c8 is 4, and a cell that sees both cannot be 4.");
}

}  // namespace
}  // namespace nonet
