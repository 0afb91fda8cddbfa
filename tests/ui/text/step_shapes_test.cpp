// Shapes that no technique of the catalogue has yet, as steps made by hand.
#include "core/board/classic.h"
#include "tests/ui/hand_made_steps.h"
#include "ui/text/chain_text.h"
#include "ui/text/role_words.h"
#include "ui/text/step_shape.h"
#include "ui/text/technique_text.h"
#include "ui/text/translations.h"

#include <QCoreApplication>
#include <QLocale>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using namespace test;

std::string german(QString (*words)(const Step&), const Step& step) {
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
    const std::string text = words(step).toStdString();
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    return text;
}

std::string english(QString (*words)(const Step&), const Step& step) { return words(step).toStdString(); }

void expectReason(const Step& step, StepShape shape, const char* inEnglish, const char* inGerman) {
    EXPECT_EQ(shapeOf(step), shape);
    EXPECT_EQ(english(stepReason, step), inEnglish);
    EXPECT_EQ(german(stepReason, step), inGerman);
}

void expectLinks(const Step& step, const std::vector<std::string>& sentences) {
    std::vector<std::string> said;
    for (const LineLink& link : linksOf(step))
        said.push_back(linkSentence(step, link).toStdString());
    EXPECT_EQ(said, sentences);
}

TEST(StepShapes, BranchesOfACellEndAlike) {
    expectReason(
        cellBranches(), StepShape::branches,
        "r1c1 is 3 or 5. Assume that r1c1 is 3: then r1c5 is not 3 and r5c5 is 3. Assume that r1c1 is 5: then r4c1 is "
        "not 5, r4c4 is 5, r4c4 is not 3 and r5c5 is 3. Either way r5c5 is 3.",
        "r1c1 ist 3 oder 5. Angenommen, r1c1 ist 3: Dann gilt: r1c5 ist nicht 3 und r5c5 ist 3. Angenommen, r1c1 ist "
        "5: Dann gilt: r4c1 ist nicht 5, r4c4 ist 5, r4c4 ist nicht 3 und r5c5 ist 3. So oder so gilt: r5c5 ist 3.");
    const Step branches = cellBranches();
    const std::vector<LineLink> links = linksOf(branches);
    ASSERT_EQ(links.size(), 6U);
    EXPECT_EQ(linkSentence(branches, links[0]).toStdString(), "If r1c1 is 3, then r1c5 is not: both lie in row 1.");
    EXPECT_EQ(eurekaNotation(cellBranches()).toStdString(),
              "(3)r1c1-(3)r1c5=(3)r5c5, (5)r1c1-(5)r4c1=(5-3)r4c4=(3)r5c5 => r5c5=3");
}

TEST(StepShapes, BranchesOfAHouse) {
    expectReason(
        houseBranches(), StepShape::branches,
        "In row 2 the digit 7 is in r2c2 or r2c8. Assume that r2c2 is 7: then r6c2 is not 7, r6c8 is 7 and r9c8 is "
        "not 7. Assume that r2c8 is 7: then r9c8 is not 7. Either way r9c8 is not 7.",
        "In Zeile 2 steht die 7 in r2c2 oder r2c8. Angenommen, r2c2 ist 7: Dann gilt: r6c2 ist nicht 7, r6c8 ist 7 und "
        "r9c8 ist nicht 7. Angenommen, r2c8 ist 7: Dann gilt: r9c8 ist nicht 7. So oder so gilt: r9c8 ist nicht 7.");
}

TEST(StepShapes, BranchesOfOneCandidateTrueOrFalse) {
    expectReason(eitherWay(), StepShape::branches,
                 "Either r3c3 is 4, or not. Assume that r3c3 is 4: then r3c9 is not 4. Assume that r3c3 is not 4: then "
                 "r3c3 is 6, r3c9 is not 6 and r3c9 is 2. Whichever of them holds, the result is the same.",
                 "Entweder r3c3 ist 4 oder nicht. Angenommen, r3c3 ist 4: Dann gilt: r3c9 ist nicht 4. Angenommen, "
                 "r3c3 ist nicht 4: Dann gilt: r3c3 ist 6, r3c9 ist nicht 6 und r3c9 ist 2. Was davon auch gilt, das "
                 "Ergebnis ist dasselbe.");
}

TEST(StepShapes, BranchesThatCannotHoldTogether) {
    expectReason(contradiction(), StepShape::branches,
                 "Assume that r1c1 is 2: then r1c6 is not 2 and r7c6 is 2. It also follows that r7c1 is not 2, r7c1 is "
                 "9 and r7c6 is not 9. These cannot hold together, so r1c1 is not 2.",
                 "Angenommen, r1c1 ist 2: Dann gilt: r1c6 ist nicht 2 und r7c6 ist 2. Ebenso gilt: r7c1 ist nicht 2, "
                 "r7c1 ist 9 und r7c6 ist nicht 9. Beides zugleich kann nicht sein, also gilt: r1c1 ist nicht 2.");
}

TEST(StepShapes, SetsThatShareADigit) {
    expectReason(
        linkedSets(), StepShape::sets,
        "Set A, r1c1 and r1c2, has the digits 1, 2 and 3 for 2 cells. Set B, r4c2 and r5c2, has the digits 1, 3 and 4 "
        "for 2 cells. Every 1 in one of the sets A and B sees every 1 in the other, so only one of them can hold it. A "
        "set that loses one of its digits holds all its others. So A or B holds 3, and a cell that sees every 3 of "
        "both cannot be 3.",
        "Menge A, r1c1 und r1c2, hat die Ziffern 1, 2 und 3 für 2 Zellen. Menge B, r4c2 und r5c2, hat die Ziffern 1, 3 "
        "und 4 für 2 Zellen. Jede 1 in einer der Mengen A und B sieht jede 1 in der anderen, also kann nur eine von "
        "beiden sie enthalten. Eine Menge, die eine ihrer Ziffern verliert, enthält alle anderen. Also enthält A oder "
        "B die 3, und eine Zelle, die jede 3 von beiden sieht, kann nicht 3 sein.");
    EXPECT_EQ(candidateRoleWord(linkedSets(), Role::setB).toStdString(), "Set B");
    EXPECT_EQ(cellRoleWord(linkedSets(), Role::setA).toStdString(), "Cell of set A");
    EXPECT_EQ(english(stepPatternSentence, linkedSets()),
              "The pattern: 1, 2 and 3 in r1c1 and r1c2 (set A); 1, 3 and 4 in r4c2 and r5c2 (set B).");
}

TEST(StepShapes, ChainsThroughGroupsAndSets) {
    expectReason(
        groupedChain(), StepShape::chain,
        "Assume that none of r2c1 and r3c1 is 4: then r8c1 is 4, none of r8c7, r8c8 and r8c9 is 4 and r7c9 is 4. So "
        "one of r2c1, r3c1 and r7c9 is 4, and a cell that sees all of them cannot be 4.",
        "Angenommen, keine von r2c1 und r3c1 ist 4: Dann gilt: r8c1 ist 4, keine von r8c7, r8c8 und r8c9 ist 4 und "
        "r7c9 ist 4. Also ist eine von r2c1, r3c1 und r7c9 4, und eine Zelle, die alle sieht, kann nicht 4 sein.");
    EXPECT_EQ(eurekaNotation(groupedChain()).toStdString(), "(4)r23c1=(4)r8c1-(4)r8c789=(4)r7c9 => r2c9<>4");
    expectLinks(groupedChain(),
                {"If none of r2c1 and r3c1 is 4, then r8c1 is 4: column 1 has no other place for 4.",
                 "If r8c1 is 4, then none of r8c7, r8c8 and r8c9 is 4: all lie in row 8.",
                 "If none of r8c7, r8c8 and r8c9 is 4, then r7c9 is 4: box 9 has no other place for 4."});
    expectReason(chainThroughSet(), StepShape::chain,
                 "Assume that r2c4 is not 5: then r2c4 is 1, r6c4 is not 1 and one of r6c4 and r6c6 is 5. So one of "
                 "r2c4, r6c4 and r6c6 is 5, and a cell that sees all of them cannot be 5.",
                 "Angenommen, r2c4 ist nicht 5: Dann gilt: r2c4 ist 1, r6c4 ist nicht 1 und eine von r6c4 und r6c6 ist "
                 "5. Also ist eine von r2c4, r6c4 und r6c6 5, und eine Zelle, die alle sieht, kann nicht 5 sein.");
    EXPECT_EQ(eurekaNotation(chainThroughSet()).toStdString(), "(5=1)r2c4-(1=5)r6c46 => r6c9<>5");
    expectLinks(chainThroughSet(),
                {"If r2c4 is not 5, it is 1.", "If r2c4 is 1, then r6c4 is not 1: all lie in column 4.",
                 "r6c46 have only 1, 5 and 9: without 1 they need all the others, so one of them is 5."});
}

TEST(StepShapes, ALoopSaysThatItCloses) {
    expectReason(loop(), StepShape::chain,
                 "Assume that r2c2 is not 6: then r2c7 is 6, r8c7 is not 6 and r8c2 is 6. The chain closes: of the two "
                 "ends of each weak link just one is true, so nothing else that sees both can be.",
                 "Angenommen, r2c2 ist nicht 6: Dann gilt: r2c7 ist 6, r8c7 ist nicht 6 und r8c2 ist 6. Die Kette "
                 "schließt sich: Von den beiden Enden jeder schwachen Verbindung ist genau eines wahr, also kann "
                 "nichts anderes es sein, das beide sieht.");
    EXPECT_EQ(eurekaNotation(loop()).toStdString(), "(6)r2c2=(6)r2c7-(6)r8c7=(6)r8c2- => r5c27<>6");
}

TEST(StepShapes, SeveralChainsEachForItself) {
    expectReason(
        dualChain(), StepShape::chain,
        "If r1c2 is not 4, r1c7 is; then r5c7 is not 4, so r5c3 is. So r1c2 or r5c3 is 4, and a cell that sees both "
        "cannot be 4. If r9c2 is not 6, r9c7 is; then r4c7 is not 6, so r4c3 is. So r9c2 or r4c3 is 6, and a cell that "
        "sees both cannot be 6.",
        "Ist r1c2 nicht 4, so ist es r1c7; dann ist r5c7 nicht 4, also ist es r5c3. Also ist r1c2 oder r5c3 die 4, und "
        "eine Zelle, die beide sieht, kann es nicht sein. Ist r9c2 nicht 6, so ist es r9c7; dann ist r4c7 nicht 6, "
        "also ist es r4c3. Also ist r9c2 oder r4c3 die 6, und eine Zelle, die beide sieht, kann es nicht sein.");
}

TEST(StepShapes, GuardiansOfADeadlyPattern) {
    expectReason(guardedPattern(), StepShape::deadly,
                 "If r1c1, r1c4, r3c1, r3c7, r5c4 and r5c7 held only 1 and 2, these digits could be swapped and the "
                 "puzzle would have a second solution. So at least one of the others is true: 8 in r1c1 or r3c1. "
                 "Whichever it is, the result is the same.",
                 "Stünden in r1c1, r1c4, r3c1, r3c7, r5c4 und r5c7 nur 1 und 2, so könnten diese Ziffern vertauscht "
                 "werden, und das Rätsel hätte eine zweite Lösung. Also ist mindestens eine der anderen wahr: 8 in "
                 "r1c1 oder r3c1. Welche es auch ist, das Ergebnis ist dasselbe.");
    EXPECT_EQ(cellRoleWord(guardedPattern(), Role::deadly).toStdString(), "Cell of the deadly pattern");
}

TEST(StepShapes, StepsWithinAStep) {
    expectReason(
        nestedStep(), StepShape::nested,
        "Assume that r2c4 is 3: then r5c4 is not 3. Without 3 in r5c4: Naked Pair on 4 and 7. The only candidates in "
        "r5c4 and r5c6 are 4 and 7: as many digits as cells, so these cells use all of them up. All other cells in row "
        "5 lose 4 and 7. Removes 4 from r5c8. That cannot be, so r2c4 is not 3.",
        "Angenommen, r2c4 ist 3: Dann gilt: r5c4 ist nicht 3. Ohne 3 in r5c4: Nacktes Paar: 4 und 7. In r5c4 und r5c6 "
        "sind nur 4 und 7 möglich: so viele Ziffern wie Zellen, also verbrauchen diese Zellen sie alle. Alle anderen "
        "Zellen in Zeile 5 verlieren 4 und 7. Streicht 4 aus r5c8. Das kann nicht sein, also gilt: r2c4 ist nicht 3.");
}

TEST(StepShapes, CellsOfAnotherSide) {
    expectReason(
        singleOfSixteen(), StepShape::nakedSingle,
        "r12c13 can only be 14: every other digit is already in its row, column or box, or was ruled out before.",
        "r12c13 kann nur 14 sein: Jede andere Ziffer steht schon in der Zeile, der Spalte oder dem Block oder wurde "
        "vorher ausgeschlossen.");
}

}  // namespace
}  // namespace nonet
