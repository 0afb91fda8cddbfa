// Whose data it is, and that a format that is named is the one that is read.
#include "core/formats/exporter.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/identification.h"
#include "core/formats/importer.h"
#include "core/formats/links/lz_string.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

const std::string kPlain = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const std::string kOurs = R"({"nonet":1,"size":4,"givens":"1...............","grid":1,"cells":[]})";
const std::string kFpuzzlesData =
    R"({"size":4,"grid":[[{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})";
const std::string kPadData = R"({"cells":[[{"value":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
                             R"("regions":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],)"
                             R"([[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]})";
const std::string kPadShort =
    "{ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
    "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]}";
const std::string kMakerData =
    R"({"puzzle":{"size":4,"cells":[{"value":1,"given":true},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],)"
    R"("constraints":[{"type":0},{"type":1,"regions":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3]}]}})";

std::string packed(const std::string& prefix, const std::string& data) {
    return prefix + lzPacked(data, LzAlphabet::base64);
}

TEST(Identification, AnObjectIsOfTheFormatThatItsMembersTell) {
    const std::pair<std::string, FormatId> objects[] = {{kOurs, FormatId::native},
                                                        {kFpuzzlesData, FormatId::fpuzzles},
                                                        {kPadData, FormatId::sudokupad},
                                                        {kPadShort, FormatId::sudokupad},
                                                        {kMakerData, FormatId::sudokumaker}};
    for (const auto& [text, format] : objects) {
        const Result<IdentifiedData> data = identify(text);
        ASSERT_TRUE(data) << text;
        EXPECT_EQ(data->format, format) << text;
        EXPECT_FALSE(data->link) << text;
        const Result<ImportedPuzzle> read = importPuzzle(text);
        ASSERT_TRUE(read) << text << read.error().subject;
        EXPECT_EQ(read->format, format) << text;
    }
    EXPECT_EQ(identify("{\"a\":1}").error(), (Error{.code = ErrorCode::missingField, .subject = "nonet"}));
    EXPECT_EQ(identify("{\"a\":").error().code, ErrorCode::badJson);
    EXPECT_EQ(identify("hello").error(), (Error{.code = ErrorCode::notAPuzzle, .subject = "hello"}));
    EXPECT_EQ(identify("").error(), (Error{.code = ErrorCode::notAPuzzle}));
}

TEST(Identification, ALinkIsOfTheFormatOfItsData) {
    const std::pair<std::string, FormatId> links[] = {
        {packed("https://www.f-puzzles.com/?load=", kFpuzzlesData), FormatId::fpuzzles},
        {packed("https://sudokupad.app/fpuzzles", kFpuzzlesData), FormatId::fpuzzles},
        {packed("https://sudokupad.app/scl", kPadData), FormatId::sudokupad},
        {packed("", kPadShort), FormatId::sudokupad},
        {"https://sudokumaker.app/?puzzle=" + lzPacked(kMakerData, LzAlphabet::uri), FormatId::sudokumaker}};
    for (const auto& [text, format] : links) {
        // Packed data alone has to stand alone.
        const bool isAddress = text.starts_with("https");
        const Result<IdentifiedData> data = identify((isAddress ? "Look: " : "") + text);
        ASSERT_TRUE(data) << text;
        EXPECT_EQ(data->format, format) << text;
        EXPECT_EQ(data->hasTextBefore, isAddress) << text;
        EXPECT_EQ(data->link == FormatId::sudokupad, text.find("sudokupad.app") != std::string::npos) << text;
    }
    EXPECT_FALSE(identifyLink("sclerosis"));
    EXPECT_EQ(identifyLink("https://sudokupad.app/abc123def")->error().detail, ErrorDetail::onServer);
}

/// One text of every format.
std::string textOf(FormatId format) {
    switch (format) {
    case FormatId::sudokupad: return packed("https://sudokupad.app/scl", kPadData);
    case FormatId::sudokumaker: return kMakerData;
    case FormatId::penpa: return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=1234";
    case FormatId::regions: return "AABB\nAABB\nCCDD\nCCDD\n";
    default: break;
    }
    return *exportPuzzle(importPuzzle(kPlain)->record, format);
}

TEST(Identification, AFormatThatIsNamedIsEnforced) {
    int refused = 0;
    for (const FormatRow& named : formatCatalogue())
        for (const FormatRow& other : formatCatalogue()) {
            const std::string text = textOf(other.id);
            const Result<ImportedPuzzle> read = importPuzzle(text, named.id);
            const bool isPenpa = other.id == FormatId::penpa;
            const bool shareAReader = named.read != nullptr && named.read == other.read;
            if (named.id == other.id || shareAReader) {
                EXPECT_EQ(read.hasValue(), !isPenpa) << named.name << " of " << other.name;
                continue;
            }
            // A line of 81 characters is a grid as well.
            if (read && named.read != nullptr && formatRow(read->format).read == named.read)
                continue;
            ASSERT_FALSE(read) << named.name << " of " << other.name;
            if (isPenpa)
                continue;
            SCOPED_TRACE(std::string(named.name) + " of " + std::string(other.name));
            EXPECT_EQ(read.error().code, ErrorCode::otherFormat);
            EXPECT_EQ(read.error().subject, other.name);
            EXPECT_EQ(read.error().reason, named.name);
            ++refused;
        }
    EXPECT_GT(refused, 80);
}

TEST(Identification, SudokuPadsLinkWithFpuzzlesDataIsOfBoth) {
    const std::string link = packed("https://sudokupad.app/fpuzzles", kFpuzzlesData);
    for (const FormatId named : {FormatId::sudokupad, FormatId::fpuzzles}) {
        SCOPED_TRACE(formatName(named));
        const Result<ImportedPuzzle> read = importPuzzle(link, named);
        ASSERT_TRUE(read);
        EXPECT_EQ(read->format, FormatId::fpuzzles);
    }
    EXPECT_FALSE(importPuzzle(kFpuzzlesData, FormatId::sudokupad));
}

}  // namespace
}  // namespace nonet
