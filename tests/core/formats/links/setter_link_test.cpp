// Links as they come out of mails, chats and browsers, and such as were made to do harm.
#include "core/formats/importer.h"
#include "core/formats/links/json_prefix_scanner.h"
#include "core/formats/links/lz_string.h"
#include "core/formats/links/setter_link.h"
#include "core/formats/links/slash_repair.h"
#include "core/foundation/random_source.h"
#include "tests/core/formats/links/hostile_links.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <ctime>
#include <gtest/gtest.h>

namespace nonet {
namespace {

std::string percented(std::string_view text, std::string_view signs) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string encoded;
    for (const char sign : text) {
        if (signs.find(sign) == std::string_view::npos) {
            encoded += sign;
            continue;
        }
        const auto byte = static_cast<unsigned char>(sign);
        encoded.append({'%', kDigits[byte / 16], kDigits[byte % 16]});
    }
    return encoded;
}

/// Classic boards of some givens whose data has as many pairs of slashes and pluses as are asked for.
std::string dataWith(int pairs, bool hasPlus, RandomSource& random) {
    for (;;) {
        std::string grid;
        for (int i = 0; i < 81; ++i) {
            grid += i % 9 == 0 ? (i > 0 ? "],[" : "[") : ",";
            grid +=
                random.below(3) == 0 ? "{\"value\":" + std::to_string(1 + random.below(9)) + ",\"given\":true}" : "{}";
        }
        std::string title;
        // As long as so many pairs are likely.
        for (int i = 0; i < 3000 + 4000 * pairs; ++i)
            title += static_cast<char>('a' + random.below(26));
        const std::string data =
            lzPacked("{\"size\":9,\"title\":\"" + title + "\",\"grid\":[" + grid + "]]}", LzAlphabet::base64);
        int found = 0;
        for (std::size_t at = data.find("//"); at != std::string::npos; at = data.find("//", at + 2))
            ++found;
        if (found == pairs && (!hasPlus || data.find('+') != std::string::npos))
            return data;
    }
}

TEST(SetterLink, IsMendedWhereItWasSentAround) {
    RandomSource random(41);
    for (int pairs = 0; pairs <= 2; ++pairs)
        // Several pairs in one puzzle are rare, and long to look for.
        for (int round = 0; round < (pairs < 2 ? 6 : 1); ++round) {
            const std::string data = dataWith(pairs, true, random);
            std::string collapsed = data;
            for (std::size_t at = collapsed.find("//"); at != std::string::npos; at = collapsed.find("//"))
                collapsed.erase(at, 1);
            std::string blanks = data;
            std::ranges::replace(blanks, '+', ' ');
            const Result<ImportedPuzzle> read = importPuzzle(data, FormatId::fpuzzles);
            ASSERT_TRUE(read);
            const std::string start = "https://www.f-puzzles.com/?load=";
            for (const std::string& link :
                 {start + data, start + percented(data, "+/="), start + percented(percented(data, "+/="), "%"),
                  percented(start + data, ":/?=+"), start + collapsed, "https://sudokupad.app/fpuzzles" + collapsed,
                  start + blanks, percented("https://sudokupad.app/fpuz" + data, "/+=") + "?setting-nogrid=1"}) {
                const Result<ImportedPuzzle> again = importPuzzle(link);
                ASSERT_TRUE(again) << pairs << ' ' << link;
                EXPECT_EQ(again->record, read->record);
            }
        }
}

TEST(SetterLink, WhatIsMendedIsWhatWasPacked) {
    RandomSource random(43);
    for (int round = 0; round < 2; ++round) {
        const std::string data = dataWith(1 + round, false, random);
        EXPECT_EQ(withSlashesRepaired(data), std::nullopt) << "nothing is missing";
        std::string collapsed = data;
        for (std::size_t at = collapsed.find("//"); at != std::string::npos; at = collapsed.find("//"))
            collapsed.erase(at, 1);
        const std::optional<std::string> mended = withSlashesRepaired(collapsed);
        ASSERT_TRUE(mended);
        EXPECT_EQ(lzPacked(*mended, LzAlphabet::base64), data);
        // What was cut off is not made up.
        EXPECT_EQ(withSlashesRepaired(collapsed.substr(0, collapsed.size() - 12)), std::nullopt);
    }
}

TEST(JsonPrefixScanner, LetsEveryObjectPassAndNothingBroken) {
    const auto reads = [](std::string_view text) {
        JsonPrefixScanner scanner;
        for (const char sign : text)
            if (!scanner.push(static_cast<unsigned char>(sign)))
                return false;
        return scanner.isWhole();
    };
    for (const char* text :
         {R"({})", R"({"a":1})", R"( {"a":[],"b":{"c":[1,-2.5e3,"x\"y,]"],"d":null},"e":[[],[{}]]} )",
          "{id:'x',ce:[[,{v:3},]],u:[{ct:[3.5,0.5],r:t,c2:#F,c:30a060}]}", R"({v:"it's",ce:[,]})"})
        EXPECT_TRUE(reads(text)) << text;
    for (const char* text :
         {"", "[]", "1", "{", "{]", R"({"a":1]})", R"({"a" "b"})", R"({"a":1}})", R"({"a":1}{)", R"({"a":,"b":1})",
          R"({"a":[1 "b"]})", R"({"a":"b)", R"({"a"["b"]})", "{\"a\":\"\x01\"}", R"({"a":1"b":2})", "{a:~}"})
        EXPECT_FALSE(reads(text)) << text;
}

TEST(SetterLink, NumbersOnAServerAreToldFromData) {
    for (const char* text : {"https://sudokupad.app/abc123def", "https://sudokupad.app/?puzzleid=abc",
                             "https://app.crackingthecryptic.com/sudoku/Jtr7p", "https://sudokupad.app/sclabc",
                             "https://sudokupad.app/setter/some-name?setting-a=1"}) {
        const Result<ImportedPuzzle> read = importPuzzle(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().detail, ErrorDetail::onServer) << text;
    }
    EXPECT_FALSE(setterDataBegin("sclerosis is a word, and so is scleroderma"));
    EXPECT_FALSE(setterDataBegin("ctc videos of a whole long year in one place"));
}

TEST(SetterLink, LettersWithoutAnAddressAreNoDamagedLink) {
    const std::string letters(60, 'Q');
    for (const std::string& text : {"scl" + letters, "a/ctc" + letters, "x=fpuz" + letters, "(scl" + letters}) {
        const Result<ImportedPuzzle> read = importPuzzle("abc\n" + text + "\nabc");
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().code, ErrorCode::notAPuzzle);
        EXPECT_EQ(read.error().detail, ErrorDetail::none) << text;
    }
    for (const std::string& text : {"sclN4Ig" + letters, "https://sudokupad.app/scl" + letters, "N4IgQ" + letters}) {
        const Result<ImportedPuzzle> read = importPuzzle(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().detail, ErrorDetail::damagedLink) << text;
    }
}

TEST(SetterLink, HostileOnesAreRefusedSoon) {
    for (const test::HostileLink& link : test::hostileLinks()) {
        const std::clock_t start = std::clock();
        const Result<ImportedPuzzle> read = importPuzzle(link.text);
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        EXPECT_FALSE(read) << link.name;
        // Under a sanitizer all is ten times as slow.
        EXPECT_LT(seconds, 10) << link.name;
        RecordProperty(link.name, std::to_string(seconds));
        if (std::getenv("NONET_TELL_TIMES") != nullptr)
            std::printf("%-20s %-12.12s %8zu bytes %7.1f ms, error %d %s\n", link.name, link.text.c_str(),
                        link.text.size(), seconds * 1000, read ? -1 : static_cast<int>(read.error().code),
                        read ? "" : (read.error().subject.substr(0, 20) + " " + read.error().reason).c_str());
    }
}

}  // namespace
}  // namespace nonet
