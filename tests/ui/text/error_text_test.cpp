#include "core/board/classic.h"
#include "ui/text/action_text.h"
#include "ui/text/error_text.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// Past the last, so that a new code without words fails here too.
constexpr int kFarPastTheLast = 64;

TEST(ErrorText, EveryCodeHasASentence) {
    int worded = 0;
    for (int code = 0; code < kFarPastTheLast; ++code) {
        const QString text = errorSentence(
            {.code = static_cast<ErrorCode>(code), .subject = "a", .reason = "b", .found = 3, .expected = 2});
        worded += text.isEmpty() ? 0 : 1;
        EXPECT_FALSE(text.contains(u'%')) << text.toStdString();
    }
    EXPECT_GE(worded, static_cast<int>(ErrorCode::fileNotWritable) + 1);
}

TEST(ErrorText, SaysWhere) {
    EXPECT_EQ(errorSentence({.code = ErrorCode::badSymbol, .subject = "x", .line = 3, .column = 12}),
              QStringLiteral("Line 3, column 12: No cell can hold \u201cx\u201d."));
    EXPECT_EQ(errorSentence({.code = ErrorCode::tooManyCells, .line = 2, .found = 82, .expected = 81}),
              QStringLiteral("Line 2: Too many cells: 82 where a puzzle of this size has 81."));
}

TEST(ErrorText, NeverRepeatsForeignBytesAsTheyAre) {
    std::string hostile = "\x1b[31m%1 %2\n\xff\xfe";
    hostile.resize(500, 'A');
    const QString text = errorSentence({.code = ErrorCode::notAPuzzle, .subject = hostile, .line = 1});
    EXPECT_LT(text.size(), 200);
    for (const QChar each : text)
        EXPECT_TRUE(each.isPrint());
    EXPECT_TRUE(text.contains(QStringLiteral("%1 %2")));
}

TEST(ErrorText, EveryWarningHasASentence) {
    for (int i = 0; i <= static_cast<int>(ImportWarning::historyDropped); ++i)
        EXPECT_FALSE(warningSentence(static_cast<ImportWarning>(i)).isEmpty());
}

TEST(ErrorText, ConflictNamesBothCellsAndTheHouse) {
    EXPECT_EQ(conflictSentence({classic::cellAt(0, 1), classic::cellAt(0, 4), Digit(7), classic::rowHouse(0)}),
              QStringLiteral("r1c2 and r1c5 in row 1 both hold 7."));
}

TEST(ActionText, EveryActionHasAName) {
    for (int kind = 0; kind <= static_cast<int>(ActionKind::adoptPosition); ++kind)
        for (const int count : {0, 1, 3}) {
            const QString name = actionName({static_cast<ActionKind>(kind), 7, classic::cellAt(2, 3), count});
            EXPECT_FALSE(name.isEmpty());
            EXPECT_FALSE(name.contains(u'%')) << name.toStdString();
        }
    EXPECT_EQ(actionName({ActionKind::digit, 7, classic::cellAt(2, 3), 1}), QStringLiteral("7 in r3c4"));
}

}  // namespace
}  // namespace nonet
