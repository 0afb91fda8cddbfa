#include "core/design/rules_text.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using Lines = std::vector<std::string>;

TEST(RulesText, IsLinesWithoutBlankOnes) {
    EXPECT_EQ(linesOf("  One.\r\n\n\tTwo. \n"), (Lines{"One.", "Two."}));
    EXPECT_EQ(linesOf(""), Lines());
    EXPECT_EQ(textOf({"One.", "Two."}), "One.\nTwo.");
    EXPECT_EQ(linesOf(textOf({"One.", "Two."})), (Lines{"One.", "Two."}));
}

TEST(RulesText, NewSentencesComeBehindTheOneThatTheyFollow) {
    EXPECT_EQ(broughtUpToDate({"Houses.", "Cages."}, {"Houses.", "Cages."}, {"Houses.", "Thermometers.", "Cages."}),
              (Lines{"Houses.", "Thermometers.", "Cages."}));
    EXPECT_EQ(broughtUpToDate({"Houses."}, {"Houses."}, {"Houses.", "A.", "B."}), (Lines{"Houses.", "A.", "B."}));
    EXPECT_EQ(broughtUpToDate({"Mine."}, {"Houses."}, {"Houses.", "A."}), (Lines{"Mine.", "A."}))
        << "at the end where none of those before is there";
}

TEST(RulesText, WhatIsMadeNoMoreGoesAndOwnLinesStay) {
    const Lines text{"Houses.", "My words on whispers.", "Cages.", "Good luck!"};
    const Lines composed{"Houses.", "Whispers 5.", "Cages."};
    EXPECT_EQ(broughtUpToDate(text, composed, {"Houses.", "Whispers 5."}),
              (Lines{"Houses.", "My words on whispers.", "Good luck!"}));
    EXPECT_EQ(broughtUpToDate(text, composed, composed), text) << "nothing to do";
    EXPECT_EQ(ownLines(text, composed), (std::vector<bool>{false, true, false, true}));
}

TEST(RulesText, WhatTheSetterTookOutStaysOut) {
    const Lines composed{"Houses.", "Cages."};
    EXPECT_EQ(broughtUpToDate({"Cages."}, composed, composed), Lines{"Cages."});
    EXPECT_EQ(broughtUpToDate({"Cages."}, composed, {"Houses.", "Cages.", "Dots."}), (Lines{"Cages.", "Dots."}));
}

TEST(RulesText, AnotherLanguageTakesTheSentencesAlong) {
    EXPECT_EQ(broughtUpToDate({"Houses.", "Mine.", "Cages."}, {"Houses.", "Cages."}, {"Häuser.", "Käfige."}),
              (Lines{"Mine.", "Häuser.", "Käfige."}));
}

}  // namespace
}  // namespace nonet
