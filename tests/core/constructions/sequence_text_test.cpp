#include "core/constructions/sequence_text.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using FaultKind = SequenceFault::Kind;

std::string digitsOf(const SequenceReading& reading) {
    std::string text;
    for (int place = 0; place < reading.sequence.side(); ++place)
        text += toSymbol(reading.sequence.digitAt(place));
    return text;
}

std::string read(std::string_view text, int side = 9, Alphabet alphabet = Alphabet::digits) {
    const auto answer = sequenceFromText(text, side, alphabet);
    const auto* reading = std::get_if<SequenceReading>(&answer);
    return reading ? digitsOf(*reading) : "fault";
}

SequenceFault fault(std::string_view text, int side = 9, Alphabet alphabet = Alphabet::digits) {
    return std::get<SequenceFault>(sequenceFromText(text, side, alphabet));
}

TEST(SequenceText, ForgivesHowItIsTyped) {
    for (const char* text : {"859612437", "8 5 9 6 1 2 4 3 7", "8,5,9,6,1,2,4,3,7", "[8, 5, 9, 6, 1, 2, 4, 3, 7]",
                             "859 612 437", " 859,612;437\n", "8 5 961 2437"})
        EXPECT_EQ(read(text), "859612437") << text;
}

TEST(SequenceText, EightDigitsCompleteTheNinth) {
    for (const char* text : {"85961243", "8 5 9 6 1 2 4 3"}) {
        const auto answer = std::get<SequenceReading>(sequenceFromText(text));
        EXPECT_EQ(digitsOf(answer), "859612437");
        EXPECT_TRUE(answer.wasCompleted);
    }
    EXPECT_FALSE(std::get<SequenceReading>(sequenceFromText("859612437")).wasCompleted);
}

TEST(SequenceText, NamesARepeatedDigitAndBothItsPositions) {
    EXPECT_EQ(fault("859612487"), (SequenceFault{.kind = FaultKind::repeated, .symbol = "8", .first = 0, .second = 7}));
    EXPECT_EQ(fault("8558").second, 2);
    EXPECT_EQ(fault("1234567899").kind, FaultKind::repeated);
    EXPECT_EQ(fault("AAB", 9, Alphabet::any).kind, FaultKind::repeated);
}

TEST(SequenceText, TellsWhatElseIsWrong) {
    EXPECT_EQ(fault("1234567"), (SequenceFault{.kind = FaultKind::tooFew, .found = 7, .expected = 9}));
    EXPECT_EQ(fault("").kind, FaultKind::tooFew);
    EXPECT_EQ(fault("12345670").symbol, "0");
    EXPECT_EQ(fault("85961243x").first, 8);
    EXPECT_EQ(fault("85961243x").kind, FaultKind::foreign);
    EXPECT_EQ(fault("ABCDEFGHIJ", 9, Alphabet::any),
              (SequenceFault{.kind = FaultKind::tooMany, .found = 10, .expected = 9}));
    EXPECT_EQ(fault("\xff\xfe").kind, FaultKind::unreadable);
    EXPECT_EQ(fault("12345678\xe2\x82").kind, FaultKind::unreadable);
}

TEST(SequenceText, TakesAnyNineSigns) {
    const auto letters = std::get<SequenceReading>(sequenceFromText("MISTLOGAE", 9, Alphabet::any));
    EXPECT_EQ(digitsOf(letters), "123456789");
    EXPECT_EQ(letters.symbols[0] + letters.symbols[8], "ME");
    const auto words =
        std::get<SequenceReading>(sequenceFromText("sun moon star sea wind fire rain snow ice", 9, Alphabet::any));
    EXPECT_EQ(words.symbols[1], "moon");
    const auto signs = std::get<SequenceReading>(sequenceFromText("♠♥♦♣★☾☀αβ", 9, Alphabet::any));
    EXPECT_EQ(signs.symbols[8], "β");
    EXPECT_EQ(read("489371526", 9, Alphabet::any), "489371526");
    EXPECT_EQ(read("012345678", 9, Alphabet::any), "123456789");
}

TEST(SequenceText, EightSignsThatAreNoDigitsCannotBeCompleted) {
    EXPECT_EQ(fault("ABCDEFGH", 9, Alphabet::any),
              (SequenceFault{.kind = FaultKind::cannotComplete, .found = 8, .expected = 9}));
    EXPECT_EQ(read("48937152", 9, Alphabet::any), "489371526");
    EXPECT_EQ(fault("ABCDEFG", 9, Alphabet::any).kind, FaultKind::tooFew);
}

TEST(SequenceText, KnowsOtherSides) {
    EXPECT_EQ(read("2413", 4), "2413");
    EXPECT_EQ(read("241", 4), "2413");
    EXPECT_EQ(read("gfedcba987654321", 16), "GFEDCBA987654321");
    EXPECT_EQ(read("16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1", 16), "GFEDCBA987654321");
    EXPECT_EQ(read("16 15 14 13 12 11 10 9 8 7 6 5 4 3 2", 16), "GFEDCBA987654321");
    EXPECT_EQ(fault("5", 4).kind, FaultKind::foreign);
}

}  // namespace
}  // namespace nonet
