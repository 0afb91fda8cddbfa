#include "core/board/classic.h"
#include "ui/text/action_text.h"
#include "ui/text/error_text.h"

#include <gtest/gtest.h>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {
namespace {

constexpr std::size_t kFarPastTheLast = 64;

/// A value without a name is printed as a cast: "= (nonet::ErrorCode)64".
template <auto value>
constexpr bool hasName() {
    return std::string_view(__PRETTY_FUNCTION__).find("= (") == std::string_view::npos;
}

/// Every value of the enumeration, so that a new one without words fails here too.
template <typename Code>
std::vector<Code> allCodes() {
    std::vector<Code> codes;
    const auto add = [&codes]<std::size_t... n>(std::index_sequence<n...>) {
        ((hasName<static_cast<Code>(n)>() ? codes.push_back(static_cast<Code>(n)) : void()), ...);
    };
    add(std::make_index_sequence<kFarPastTheLast>());
    return codes;
}

TEST(ErrorText, QuotesNothingOfABinaryFile) {
    for (const char* bytes : {"\x89PNG", "PK\x03\x04"}) {
        const QString text = errorSentence({.code = ErrorCode::notAPuzzle, .subject = bytes, .line = 1});
        EXPECT_TRUE(text.endsWith(QStringLiteral("it is not text."))) << text.toStdString();
    }
    EXPECT_TRUE(errorSentence({.code = ErrorCode::notAPuzzle, .subject = "hello"}).contains(QStringLiteral("hello")));
}

TEST(ErrorText, EveryCodeHasASentence) {
    const std::vector<ErrorCode> codes = allCodes<ErrorCode>();
    EXPECT_GT(codes.size(), static_cast<std::size_t>(ErrorCode::fileNotWritable));
    for (const ErrorCode code : codes) {
        const QString text = errorSentence({.code = code, .subject = "a", .reason = "b", .found = 3, .expected = 2});
        EXPECT_FALSE(text.isEmpty()) << static_cast<int>(code);
        EXPECT_FALSE(text.contains(u'%')) << text.toStdString();
    }
}

TEST(ErrorText, SaysWhere) {
    EXPECT_EQ(errorSentence({.code = ErrorCode::badSymbol, .subject = "x", .line = 3, .column = 12}),
              QStringLiteral("Line 3, column 12: No cell can hold \u201cx\u201d."));
    EXPECT_EQ(errorSentence({.code = ErrorCode::tooManyCells, .line = 2, .found = 82, .expected = 81}),
              QStringLiteral("Line 2: Too many cells: 82 where a puzzle of this size has 81."));
}

TEST(ErrorText, SaysHowPencilMarksAreWritten) {
    const auto sentence = [](ErrorCode code, const char* subject) {
        return errorSentence(
            {.code = code, .detail = ErrorDetail::pencilMarks, .subject = subject, .found = 738, .expected = 729});
    };
    EXPECT_EQ(sentence(ErrorCode::tooManyCells, ""),
              QStringLiteral("Pencil marks on one line take 729 characters, nine for each cell; here are 738."));
    EXPECT_EQ(sentence(ErrorCode::tooFewCells, ""), sentence(ErrorCode::tooManyCells, ""));
    EXPECT_TRUE(sentence(ErrorCode::badSymbol, "5").contains(QStringLiteral("5 belongs in place 5 of the nine")));
    EXPECT_TRUE(sentence(ErrorCode::badSymbol, "q").contains(QStringLiteral("\u201cq\u201d is neither")));
}

TEST(ErrorText, NamesTheSizeOfABoardThatDoesNotFit) {
    EXPECT_EQ(errorSentence({.code = ErrorCode::unsupportedSize, .found = 16, .expected = 9}),
              QStringLiteral("This works on boards of 9 by 9 cells only; this one has 16 by 16."));
    EXPECT_EQ(errorSentence({.code = ErrorCode::inputTooLarge, .found = 50'000'000, .expected = 33'554'432}),
              QStringLiteral("This is too large for a puzzle: 50 MB, where at most 34 MB are read."));
    EXPECT_EQ(errorSentence({.code = ErrorCode::inputTooLarge, .found = 33'554'433, .expected = 33'554'432}),
              QStringLiteral("This is too large for a puzzle: at most 34 MB are read."));
    EXPECT_EQ(errorSentence({.code = ErrorCode::unsupportedSize, .found = 6, .expected = 9}),
              QStringLiteral("This works on boards of 9 by 9 cells only; this one has 6 by 6."));
}

TEST(ErrorText, SpeaksOfTheOldFileOnlyWhereThereWasOne) {
    Error error{.code = ErrorCode::fileNotWritable, .subject = "/a/b", .reason = "No space left on device"};
    EXPECT_EQ(errorSentence(error), QStringLiteral("/a/b cannot be written: No space left on device."));
    error.found = 1;
    EXPECT_EQ(errorSentence(error),
              QStringLiteral("/a/b cannot be written: No space left on device. The file that was there is unchanged."));
}

TEST(ErrorText, NeverRepeatsForeignBytesAsTheyAre) {
    std::string hostile = "\x1b[31m%1 %2\n\xff\xfe";
    hostile.resize(500, 'A');
    const QString text = errorSentence({.code = ErrorCode::badField, .subject = hostile, .line = 1});
    EXPECT_LT(text.size(), 200);
    for (const QChar each : text)
        EXPECT_TRUE(each.isPrint());
    EXPECT_TRUE(text.contains(QStringLiteral("%1 %2")));
}

TEST(ErrorText, EveryWarningHasASentence) {
    const std::vector<ImportWarning> warnings = allCodes<ImportWarning>();
    EXPECT_GT(warnings.size(), static_cast<std::size_t>(ImportWarning::textsCut));
    for (const ImportWarning warning : warnings)
        EXPECT_FALSE(warningSentence(warning, Puzzle()).isEmpty()) << static_cast<int>(warning);
}

TEST(ErrorText, RulesThatAreNotKnownAreNamedAndCounted) {
    Layout layout;
    const auto add = [&layout](const char* type, int times) {
        for (int i = 0; i < times; ++i)
            layout.constraints.emplace_back().type = type;
    };
    add("sudokumaker.sequence lines", 2);
    add("fpuzzles.whirl", 1);
    add("odd.name", 3);
    const auto sentence = [&layout] {
        return warningSentence(ImportWarning::unknownConstraints, Puzzle(layout, Grid(9))).toStdString();
    };
    EXPECT_EQ(sentence(), "Rules that Nonet does not know are kept, but not checked: sequence lines (2 times), whirl, "
                          "name (3 times).");
    for (const char* type : {"a", "b", "c", "d"})
        add(type, 1);
    EXPECT_EQ(sentence(), "Rules that Nonet does not know are kept, but not checked: sequence lines (2 times), whirl, "
                          "name (3 times), a, b, and more.");
}

TEST(ErrorText, EveryLossHasASentence) {
    const std::vector<ExportLoss> losses = allCodes<ExportLoss>();
    EXPECT_EQ(losses.size(), kExportLosses);
    for (const ExportLoss loss : losses)
        EXPECT_TRUE(exportLossSentence(loss).startsWith(QStringLiteral("Lost: "))) << static_cast<int>(loss);
}

TEST(ErrorText, ConflictNamesBothCellsAndTheHouse) {
    EXPECT_EQ(conflictSentence({classic::cellAt(0, 1), classic::cellAt(0, 4), Digit(7), classic::rowHouse(0)}),
              QStringLiteral("r1c2 and r1c5 in row 1 both hold 7."));
}

TEST(ActionText, EveryActionHasAName) {
    for (int kind = 0; kind <= static_cast<int>(ActionKind::adoptPosition); ++kind)
        for (const int count : {0, 1, 3}) {
            const QString name = actionName({static_cast<ActionKind>(kind), 7, classic::cellAt(2, 3), count}, Puzzle());
            EXPECT_FALSE(name.isEmpty());
            EXPECT_FALSE(name.contains(u'%')) << name.toStdString();
        }
    EXPECT_EQ(actionName({ActionKind::digit, 7, classic::cellAt(2, 3), 1}, Puzzle()), QStringLiteral("7 in r3c4"));
}

TEST(ActionText, SaysWhatBecameOfACandidateAndWhichLinkItWas) {
    const Cell cell = classic::cellAt(1, 5);
    PlayState before;
    PlayState after;
    after.at(cell).struck.insert(Digit(1));
    const ActionLabel label{.kind = ActionKind::struck, .digit = 1, .cell = cell, .cellCount = 1};
    EXPECT_EQ(actionName(History::Node{0, label, changeBetween(before, after)}, Puzzle()),
              QStringLiteral("Candidate 1 struck from r2c6"));
    EXPECT_EQ(actionName(History::Node{0, label, changeBetween(after, before)}, Puzzle()),
              QStringLiteral("Candidate 1 restored in r2c6"));
    after = before;
    after.links = {{{classic::cellAt(0, 1), Digit(4)}, {classic::cellAt(0, 6), Digit(4)}, LinkKind::strong}};
    const ActionLabel link{.kind = ActionKind::link, .digit = 4, .cell = classic::cellAt(0, 1), .cellCount = 1};
    EXPECT_EQ(actionName(History::Node{0, link, changeBetween(before, after)}, Puzzle()),
              QStringLiteral("Link 4r1c2 \u2013 4r1c7"));
    EXPECT_EQ(actionName(History::Node{0, link, changeBetween(after, before)}, Puzzle()),
              QStringLiteral("Link 4r1c2 \u2013 4r1c7 removed"));
}

TEST(ActionText, AStepKeepsItsTechniqueAndResult) {
    const Cell one = classic::cellAt(2, 3);
    const Cell other = classic::cellAt(2, 7);
    PlayState before;
    PlayState after;
    after.at(one).struck.insert(Digit(7));
    after.at(other).struck.insert(Digit(7));
    const ActionLabel removal{.kind = ActionKind::applyStep, .cellCount = 2, .technique = 300};
    EXPECT_EQ(actionName(removal, Puzzle()), QStringLiteral("X-Wing: 2 candidates removed"));
    EXPECT_EQ(actionName(History::Node{0, removal, changeBetween(before, after)}, Puzzle()),
              QStringLiteral("X-Wing: 7 removed from r3c4 and r3c8"));
    before = after = PlayState();
    after.at(one).digit = 7;
    after.at(other).struck.insert(Digit(7));
    const ActionLabel placement{.kind = ActionKind::applyStep, .digit = 7, .cell = one, .cellCount = 1, .technique = 2};
    EXPECT_EQ(actionName(placement, Puzzle()), QStringLiteral("Hidden Single: r3c4 is 7"));
    EXPECT_EQ(actionName(History::Node{0, placement, changeBetween(before, after)}, Puzzle()),
              QStringLiteral("Hidden Single: r3c4 is 7"));
    EXPECT_EQ(actionName({.kind = ActionKind::applyStep, .digit = 7, .cell = one, .cellCount = 1}, Puzzle()),
              QStringLiteral("Step of a hint: r3c4 is 7"))
        << "from a file of an earlier version";
}

}  // namespace
}  // namespace nonet
