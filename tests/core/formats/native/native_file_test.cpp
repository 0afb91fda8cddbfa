#include "core/formats/importer.h"
#include "core/formats/native/native_file.h"
#include "tests/core/formats/random_records.h"

#include <ctime>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr const char* kEmptyRow = ".........";

std::string emptyGivens() {
    std::string givens;
    for (int row = 0; row < 9; ++row)
        givens += kEmptyRow;
    return givens;
}

/// A file with these members behind the ones that each file needs.
std::string fileWith(const std::string& members) {
    return R"({"nonet":1,"size":9,"box":[3,3],"givens":")" + emptyGivens() + "\"" + (members.empty() ? "" : ",") +
           members + "}";
}

Error nativeFailure(const std::string& text) {
    const Result<ImportedPuzzle> imported = readNative(text);
    EXPECT_FALSE(imported) << text;
    return imported ? Error() : imported.error();
}

TEST(NativeFile, TakesTheMinimum) {
    const Result<ImportedPuzzle> imported = readNative(fileWith(""));
    ASSERT_TRUE(imported);
    EXPECT_EQ(imported->record, PuzzleRecord());
    EXPECT_TRUE(imported->warnings.empty());
}

TEST(NativeFile, CarriesRandomRecordsThereAndBack) {
    RandomSource random(1);
    for (const Geometry& geometry :
         {Geometry(), Geometry(2, 2), Geometry(2, 3), Geometry(4, 4), Geometry(5, 5), Geometry(6, 6), Geometry(1, 1)}) {
        for (int i = 0; i < 20; ++i) {
            PuzzleRecord record = randomRecord(random, geometry);
            record.info = {"A \"title\"", "Ünïcode ✓", "line\nbreak", "made", "somewhere", {"one", "two"}};
            record.playedSeconds = 12.5 * i;
            record.view = R"({"candidates":"all"})";
            if (i % 2 == 0)
                record.solution = randomPuzzle(random, geometry).givens;
            if (i % 3 == 0)
                record.puzzle.startCandidates = CandidateGrid(geometry.side());
            for (const std::string& text : {writeNative(record), writeNativeLine(record)}) {
                const Result<ImportedPuzzle> imported = readNative(text);
                ASSERT_TRUE(imported) << text;
                EXPECT_EQ(imported->record, record) << text;
                EXPECT_TRUE(imported->warnings.empty());
            }
        }
    }
}

/// A game of one action on a 9 x 9.
std::string fileWithAction(const std::string& label, const std::string& more = "") {
    return fileWith(R"("play":{"history":{"current":1,"nodes":[{"parent":0,)" + label +
                    R"(,"cells":{"r1c1":{"digit":"3"}}}]}})" + more);
}

TEST(NativeFile, AnActionNamesDigitsOfItsBoardAlone) {
    const std::string transformed = R"(,"view":{"transforms":"1 1 123456789 123456789 123456789"})";
    for (const std::string& view : {std::string(), transformed}) {
        for (const int digit : {0, 9}) {
            const Result<ImportedPuzzle> read =
                readNative(fileWithAction(R"("action":"digit","digit":)" + std::to_string(digit), view));
            ASSERT_TRUE(read);
            EXPECT_TRUE(read->warnings.empty());
            EXPECT_EQ(read->record.history.node(1).label.digit, digit);
        }
        for (const char* label : {R"("action":"digit","digit":10)", R"("action":"digit","digit":36)",
                                  R"("action":"cellColour","digit":10)", R"("action":"link","digit":-1)"}) {
            const Result<ImportedPuzzle> read = readNative(fileWithAction(label, view));
            ASSERT_TRUE(read);
            EXPECT_THAT(read->warnings, testing::Contains(ImportWarning::historyDropped)) << label;
            EXPECT_EQ(read->record.history.nodes().size(), 1U) << label;
        }
    }
}

TEST(NativeFile, AColourOfASmallBoardMayBeAnyOfTheNine) {
    const Result<ImportedPuzzle> read = readNative(
        R"({"nonet":1,"size":4,"box":[2,2],"givens":"................","play":{"history":{"current":1,"nodes":[)"
        R"({"parent":0,"action":"cellColour","digit":9,"cells":{"r1c1":{"colours":"9"}}}]}}})");
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->warnings.empty());
}

TEST(NativeFile, OneLineFormHasNoLineEnd) {
    RandomSource random(2);
    EXPECT_EQ(writeNativeLine(randomRecord(random)).find('\n'), std::string::npos);
}

TEST(NativeFile, KeepsWhatItDoesNotKnow) {
    const Result<ImportedPuzzle> imported = readNative(
        fileWith(R"("rating":{"score":12},"future":[1,2],"play":{"digits":")" + emptyGivens() + R"(","mood":"good"})"));
    ASSERT_TRUE(imported);
    const std::string written = writeNativeLine(imported->record);
    EXPECT_THAT(written, testing::HasSubstr(R"("rating":{"score":12})"));
    EXPECT_THAT(written, testing::HasSubstr(R"("future":[1,2])"));
    EXPECT_THAT(written, testing::HasSubstr(R"("mood":"good")"));
    EXPECT_EQ(readNative(written)->record, imported->record);
}

TEST(NativeFile, WritesKeysThatItDoesNotKnowInTimeThatGrowsWithTheirNumber) {
    // Two hundred thousand took minutes where each was compared with all before it.
    const auto object = [](int keys) {
        std::string text = "{";
        for (int i = 0; i < keys; ++i)
            text += (i > 0 ? ",\"key" : "\"key") + std::to_string(100'000 + i) + "\":" + std::to_string(i);
        return text + "}";
    };
    constexpr int kKeys = 200'000;
    const std::string foreign = object(kKeys);
    for (const std::string& members :
         {foreign.substr(1, foreign.size() - 2), "\"view\":" + foreign, R"("play":{"time":1,"mood":)" + foreign + "}",
          R"("constraints":[{"type":"warp","about":)" + foreign + "}]"}) {
        // The time of this process is measured: others may have the machine meanwhile.
        const std::clock_t start = std::clock();
        const Result<ImportedPuzzle> imported = readNative(fileWith(members));
        ASSERT_TRUE(imported);
        const std::string written = writeNativeLine(imported->record);
        EXPECT_LT((std::clock() - start) / CLOCKS_PER_SEC, 30);
        EXPECT_THAT(written, testing::HasSubstr(R"("key299998":199998,"key299999":199999)"));
        EXPECT_EQ(readNative(writeNative(imported->record))->record, imported->record);
    }
}

TEST(NativeFile, TellsOfCellsThatARuleCannotHave) {
    for (const char* cells : {R"(["r1c1","r1c10"])", R"(["r1c1",3])", R"("r1c1")", R"([["r1c1"]])"}) {
        const Result<ImportedPuzzle> imported =
            readNative(fileWith(R"("constraints":[{"type":"wormhole","cells":)" + std::string(cells) + "}]"));
        ASSERT_TRUE(imported);
        EXPECT_THAT(imported->warnings,
                    testing::ElementsAre(ImportWarning::constraintCellsUnread, ImportWarning::unknownConstraints))
            << cells;
        EXPECT_THAT(writeNativeLine(imported->record), testing::HasSubstr(cells));
    }
}

TEST(NativeFile, KeepsUnknownConstraintsAndIsThenReadOnly) {
    const Result<ImportedPuzzle> imported =
        readNative(fileWith(R"("constraints":[{"type":"wormhole","cells":["r1c1","r9c9"],"depth":{"a":[3]}}])"));
    ASSERT_TRUE(imported);
    EXPECT_TRUE(imported->record.isReadOnly);
    EXPECT_THAT(imported->warnings, testing::ElementsAre(ImportWarning::unknownConstraints));
    ASSERT_EQ(imported->record.puzzle.constraints().size(), 1U);
    EXPECT_EQ(imported->record.puzzle.constraints()[0].cells(), (std::vector{Cell(0), Cell(80)}));
    EXPECT_THAT(writeNative(imported->record), testing::HasSubstr(R"("depth":{"a":[3]})"));
}

TEST(NativeFile, OpensANewerVersionReadOnly) {
    std::string text = fileWith(R"("novelty":true)");
    text.replace(text.find(":1"), 2, ":2");
    const Result<ImportedPuzzle> imported = readNative(text);
    ASSERT_TRUE(imported);
    EXPECT_TRUE(imported->record.isReadOnly);
    EXPECT_THAT(imported->warnings, testing::ElementsAre(ImportWarning::newerVersion));
    const Error error = nativeFailure(R"({"nonet":3,"board":"hexagonal"})");
    EXPECT_EQ(error.code, ErrorCode::newerVersion);
    EXPECT_EQ(error.found, 3);
    EXPECT_EQ(error.expected, kNativeVersion);
}

TEST(NativeFile, NamesTheFieldThatIsWrong) {
    const std::pair<std::string, std::string> rows[] = {
        {R"("title":7)", "title"},
        {R"("tags":["a",2])", "tags"},
        {R"("constraints":[{}])", "constraints"},
        {R"("candidates":["12"])", "candidates"},
        {R"("solution":5)", "solution"},
        {R"("play":7)", "play"},
        {R"("play":{"digits":"123"})", "play"},
        {R"("play":{"cells":{"r1c10":{}}})", "play"},
        {R"("play":{"cells":{"r1c1":{"corner":"1X"}}})", "play"},
        {R"("play":{"cells":{"r1c1":{"candidateColours":{"5":11}}}})", "play"},
        {R"("play":{"time":-1})", "play.time"},
    };
    for (const auto& [members, name] : rows) {
        const Error error = nativeFailure(fileWith(members));
        EXPECT_EQ(error.code, ErrorCode::badField) << members;
        EXPECT_EQ(error.subject, name) << members;
    }
    EXPECT_EQ(nativeFailure(R"({"size":9})").code, ErrorCode::missingField);
    EXPECT_EQ(nativeFailure(R"({"nonet":1,"size":9,"box":[3,3]})").subject, "givens");
    EXPECT_EQ(nativeFailure(R"({"nonet":1,"size":37,"givens":""})").subject, "size");
    EXPECT_EQ(nativeFailure(R"({"nonet":1,"size":6,"givens":""})").subject, "box");
    EXPECT_EQ(nativeFailure(R"({"nonet":1,"size":9,"box":[2,3],"givens":""})").code, ErrorCode::badField);
    EXPECT_EQ(nativeFailure(R"({"nonet":1,"size":9,"box":[9999999999999999999,3],"givens":""})").code,
              ErrorCode::badField);
    EXPECT_EQ(nativeFailure("[1,2]").code, ErrorCode::badField);
}

TEST(NativeFile, CountsCellsAndFindsBadSymbols) {
    const auto withGivens = [](const std::string& givens) {
        return R"({"nonet":1,"size":9,"givens":")" + givens + "\"}";
    };
    Error error = nativeFailure(withGivens(emptyGivens() + "1"));
    EXPECT_EQ(error.code, ErrorCode::tooManyCells);
    EXPECT_EQ(error.found, 82);
    error = nativeFailure(withGivens(emptyGivens().substr(1)));
    EXPECT_EQ(error.code, ErrorCode::tooFewCells);
    EXPECT_EQ(error.expected, 81);
    std::string givens = emptyGivens();
    givens[10] = 'q';
    error = nativeFailure(withGivens(givens));
    EXPECT_EQ(error.code, ErrorCode::badSymbol);
    EXPECT_EQ(error.subject, "q");
    EXPECT_EQ(error.column, 11);
}

TEST(NativeFile, TellsWhereTheJsonBreaks) {
    const Error error = nativeFailure("{\n  \"nonet\": 1,\n  \"size\": nine\n}");
    EXPECT_EQ(error.code, ErrorCode::badJson);
    EXPECT_EQ(error.line, 3);
    EXPECT_GE(error.column, 11);
    EXPECT_LE(error.column, 13);
}

TEST(NativeFile, RefusesDeepAndHugeJson) {
    const Error deep = nativeFailure(fileWith("\"x\":" + std::string(100'000, '[')));
    EXPECT_EQ(deep.code, ErrorCode::nestedTooDeep);
    std::string many = "0";
    for (int i = 0; i < 1'100'000; ++i)
        many += ",0";
    EXPECT_EQ(nativeFailure(fileWith("\"x\":[" + many + "]")).code, ErrorCode::inputTooLarge);
}

TEST(NativeFile, KeepsThePositionOfAHistoryThatDoesNotFit) {
    const std::string digits = "1" + emptyGivens().substr(1);
    const std::string histories[] = {
        R"({"nodes":[{"parent":5,"action":"digit"}],"current":1})",
        R"({"nodes":[{"parent":1,"action":"digit"}],"current":1})",
        R"({"nodes":[{"parent":0,"action":"conjure"}],"current":1})",
        R"({"nodes":[],"current":7})",
        R"({"nodes":[],"current":0})",
        R"({"nodes":[{"parent":0,"action":"digit","cells":{"r1c1":{"digit":"2"}}}],"current":1})",
        R"("nonsense")",
    };
    for (const std::string& history : histories) {
        const Result<ImportedPuzzle> imported =
            readNative(fileWith(R"("play":{"digits":")" + digits + R"(","history":)" + history + "}"));
        ASSERT_TRUE(imported) << history;
        EXPECT_THAT(imported->warnings, testing::ElementsAre(ImportWarning::historyDropped)) << history;
        EXPECT_EQ(imported->record.history.state().at(Cell(0)).digit, 1) << history;
        EXPECT_EQ(imported->record.history.nodes().size(), 1U);
    }
}

TEST(NativeFile, DoesNotUnfoldLinksBeyondItsBounds) {
    // One node draws many links, and each of many children takes them away: every child would keep the whole list.
    std::string links;
    for (int i = 0; i < 3000; ++i)
        links += std::string(i > 0 ? "," : "") + R"({"from":"r1c1=1","to":"r2c2=2","kind":"weak"})";
    std::string nodes = R"({"parent":0,"action":"link","links":[)" + links + "]}";
    for (int i = 0; i < 5000; ++i)
        nodes += R"(,{"parent":1,"action":"clearLinks","links":[]})";
    const Result<ImportedPuzzle> imported =
        readNative(fileWith(R"("play":{"history":{"nodes":[)" + nodes + R"(],"current":0}})"));
    ASSERT_TRUE(imported);
    EXPECT_THAT(imported->warnings, testing::ElementsAre(ImportWarning::historyDropped));
}

TEST(NativeFile, PutsNothingButColoursOnGivens) {
    std::string text = fileWith(R"("play":{"digits":"9)" + emptyGivens().substr(1) +
                                R"(","cells":{"r1c1":{"corner":"12","colours":"3"}}})");
    text.replace(text.find(emptyGivens()), 1, "5");
    const Result<ImportedPuzzle> imported = readNative(text);
    ASSERT_TRUE(imported);
    const CellState& cell = imported->record.history.state().at(Cell(0));
    EXPECT_EQ(cell.digit, 0);
    EXPECT_TRUE(cell.corner.isEmpty());
    EXPECT_EQ(cell.colours, ClassicDigitSet(Digit(3)));
}

TEST(NativeFile, FailsAtEachTruncation) {
    RandomSource random(3);
    const std::string text = writeNative(randomRecord(random, Geometry(), 12));
    const std::size_t last = text.rfind('}');
    for (std::size_t length = 0; length <= last; ++length) {
        const Result<ImportedPuzzle> imported = readNative(std::string_view(text).substr(0, length));
        ASSERT_FALSE(imported) << length;
        ASSERT_EQ(imported.error().code, ErrorCode::badJson) << length;
        ASSERT_GE(imported.error().line, 1);
    }
}

TEST(NativeFile, TextsAndTimeAreBounded) {
    PuzzleRecord record;
    record.info.title = std::string(16'777'300, 'x');
    record.info.author = std::string(999, 'a') + "\xc3\xbc";
    record.info.rules = std::string(1'000'000, 'r');
    record.info.tags.assign(5000, std::string(1000, 't'));
    record.playedSeconds = 2147483648.0;
    const Result<ImportedPuzzle> read = readNative(writeNative(record));
    ASSERT_TRUE(read);
    const PuzzleInfo& info = read->record.info;
    EXPECT_LE(info.title.size(), 1000U);
    EXPECT_EQ(info.author, std::string(999, 'a')) << "a character is not cut in two";
    EXPECT_LE(info.rules.size(), 20'000U);
    EXPECT_LE(info.tags.size() * info.tags[0].size(), 40'000U);
    EXPECT_LT(read->record.playedSeconds, 1e9);
    EXPECT_EQ(read->warnings, std::vector{ImportWarning::textsCut});
}

TEST(NativeFile, KeepsTheRevision) {
    PuzzleRecord record;
    record.revision = 1ULL << 53U;
    EXPECT_EQ(readNative(writeNative(record))->record.revision, record.revision);
    EXPECT_FALSE(readNative(R"({"nonet":1,"size":9,"givens":")" + std::string(81, '.') + R"(","revision":-1})"));
}

}  // namespace
}  // namespace nonet
