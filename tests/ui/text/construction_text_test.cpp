#include "core/constructions/mask.h"
#include "core/constructions/row_shift.h"
#include "ui/text/construction_text.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

SequenceFault fault(std::string_view text, Alphabet alphabet = Alphabet::digits) {
    return std::get<SequenceFault>(sequenceFromText(text, 9, alphabet));
}

TEST(ConstructionText, NamesARepeatedDigitAndItsPositions) {
    EXPECT_EQ(sequenceSentence(fault("859612457")),
              QStringLiteral("\u201c5\u201d appears twice, as number 2 and as number 8."));
}

TEST(ConstructionText, EverySequenceFaultHasASentence) {
    for (int kind = 0; kind <= static_cast<int>(SequenceFault::Kind::unreadable); ++kind) {
        const QString text = sequenceSentence({.kind = static_cast<SequenceFault::Kind>(kind),
                                               .symbol = "\x1b[31m%1",
                                               .first = 1,
                                               .second = 2,
                                               .found = 8,
                                               .expected = 9});
        EXPECT_FALSE(text.isEmpty()) << kind;
        for (const QChar each : text)
            EXPECT_TRUE(each.isPrint());
    }
}

TEST(ConstructionText, RefusalsNameTwoCellsAndTheirPlaces) {
    const Grid other =
        *gridFromLine("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    EXPECT_EQ(refusalSentence(std::get<PlaceRefusal>(recoverSequence(shiftCipherMap(), other))),
              QStringLiteral("No list gives this board: r1c1 and r2c4 need two digits, 5 and 1, in one place, S[0]."));
    Grid clues;
    clues.set(Cell(0), Digit(8));
    clues.set(Cell(41), Digit(8));
    EXPECT_EQ(refusalSentence(std::get<PlaceRefusal>(recoverSequence(shiftCipherMap(), clues))),
              QStringLiteral("No list gives this board: r1c1 and r5c6 need the digit 8 in two places, S[0] and S[1]."));
}

QString sentence(const Grid& clues) {
    return recoverySentence(std::get<SequenceRecovery>(recoverSequence(rowShiftMap(), clues)));
}

TEST(ConstructionText, SaysHowAListWasFound) {
    Grid clues = rowShift(Sequence());
    EXPECT_EQ(sentence(clues), QStringLiteral("All of row 1 is given: it holds the whole list."));
    clues = masked(clues, {Cell(0), Cell(1), Cell(2), Cell(3), Cell(4), Cell(5), Cell(6)});
    EXPECT_EQ(sentence(clues), QStringLiteral("7 of 9 digits are seen: the other 2 can be exchanged, so 2 lists fit."));
    clues.set(Cell(7), Digit(8));
    EXPECT_EQ(sentence(clues), QStringLiteral("8 of 9 digits are seen: 9 takes the place that is left."));
    clues.clear(Cell(0));
    clues.set(Cell(12), Digit(1));
    clues.set(Cell(11), Digit(9));
    EXPECT_EQ(sentence(clues), QStringLiteral("All 9 digits are seen: each names its place."));
    EXPECT_TRUE(recoverySentence(std::get<SequenceRecovery>(recoverSequence(shiftCipherMap(Geometry(6, 6)), Grid(36))))
                    .endsWith(QStringLiteral("so 36! lists fit.")));
}

TEST(ConstructionText, AnInconsistentKeyNamesBothCells) {
    Grid second;
    second.set(Cell(3), Digit(3));
    second.set(Cell(9), Digit(3));
    EXPECT_EQ(keyConflictSentence(std::get<DigitKeyConflict>(solveByKey(rowShift(Sequence()), second))),
              QStringLiteral("No key: r1c4 says that 4 becomes 3, and r2c1 says that 7 becomes 3."));
    DigitKey key;
    EXPECT_EQ(keyRepeatSentence(key), QString());
    key.set(Digit(3), Digit(1));
    key.set(Digit(6), Digit(1));
    EXPECT_EQ(keyRepeatSentence(key), QStringLiteral("3 and 6 both become 1."));
}

}  // namespace
}  // namespace nonet
