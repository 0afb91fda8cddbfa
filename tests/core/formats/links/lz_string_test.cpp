// Links as setters' tools pack them.
#include "core/formats/links/lz_string.h"
#include "core/foundation/random_source.h"
#include "test_paths.h"
#include "tests/core/formats/fuzz_run.h"
#include "tests/core/test_scale.h"

#include <fstream>
#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr LzAlphabet kAlphabets[] = {LzAlphabet::base64, LzAlphabet::uri};

std::string randomText(RandomSource& random, std::uint32_t most) {
    static const std::string signs[] = {"a", "b", "{\"value\":", "\"", "0", "é", "数", "𝄞", "\n", "R1C1", "}"};
    std::string text;
    for (std::uint32_t left = random.below(most + 1); left > 0; --left)
        text += signs[random.below(std::size(signs))];
    return text;
}

TEST(LzString, TheEmptyTextIsItsEndMarkAlone) {
    EXPECT_EQ(lzPacked("", LzAlphabet::base64), "Q===");
    EXPECT_EQ(lzPacked("", LzAlphabet::uri), "Q");
    EXPECT_EQ(lzUnpacked("Q", LzAlphabet::base64), "");
}

TEST(LzString, WhatIsPackedComesBack) {
    RandomSource random(71);
    for (int i = 0; i < scaled(5000); ++i) {
        const std::string text = randomText(random, 200);
        for (const LzAlphabet alphabet : kAlphabets) {
            const std::string packed = lzPacked(text, alphabet);
            ASSERT_EQ(lzUnpacked(packed, alphabet), text) << packed;
        }
    }
}

TEST(LzString, LinksOfSettersAreReadAndWrittenToTheCharacter) {
    std::ifstream file(std::string(NONET_SHARED_DATA) + "/formats/fpuzzles.tsv");
    if (!file)
        GTEST_SKIP() << "the setters' links are on another machine";
    int count = 0;
    int same = 0;
    for (std::string line; std::getline(file, line);) {
        const std::size_t begin = line.find('\t') + 1;
        const std::string packed = line.substr(begin, line.find('\t', begin) - begin);
        const std::optional<std::string> text = lzUnpacked(packed, LzAlphabet::base64);
        ASSERT_TRUE(text) << line.substr(0, 60);
        EXPECT_TRUE(text->starts_with("{\"size\":")) << text->substr(0, 60);
        ++count;
        same += lzPacked(*text, LzAlphabet::base64) == packed ? 1 : 0;
    }
    // One of them goes on behind its end mark.
    EXPECT_GE(count, 19);
    EXPECT_GE(same, count - 1);
}

TEST(LzString, ForeignCharactersAndBrokenLinksAreNothing) {
    const std::string packed = lzPacked(std::string(500, 'a') + "bcd", LzAlphabet::base64);
    for (std::size_t length = 0; length + 4 < packed.size(); ++length)
        EXPECT_EQ(lzUnpacked(packed.substr(0, length), LzAlphabet::base64), std::nullopt) << length;
    EXPECT_EQ(lzUnpacked("*" + packed, LzAlphabet::base64), std::nullopt);
    // A phrase that is not there yet.
    EXPECT_EQ(lzUnpacked("////", LzAlphabet::base64), std::nullopt);
}

TEST(LzString, UnpacksToNoMoreThanIsAllowed) {
    // Every phrase is one longer than the one before: a link that grows with the square of its length.
    const std::string packed = lzPacked(std::string(2'000'000, 'x'), LzAlphabet::uri);
    EXPECT_LT(packed.size(), 5000U);
    EXPECT_EQ(lzUnpacked(packed, LzAlphabet::uri)->size(), 2'000'000U);
    EXPECT_EQ(lzUnpacked(packed, LzAlphabet::uri, 1'999'999), std::nullopt);
    EXPECT_EQ(lzUnpacked(packed, LzAlphabet::uri, 0), std::nullopt);
}

TEST(LzString, AnyBytesAreReadOrRefused) {
    RandomSource random(72);
    static const std::string telling = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-$= ";
    test::FuzzRun run("LZ-string");
    for (long left = test::fuzzInputs(); left > 0; --left) {
        std::string bytes;
        for (std::uint32_t length = random.below(80); length > 0; --length)
            bytes += random.below(40) == 0 ? static_cast<char>(random.below(256))
                                           : telling[random.below(static_cast<std::uint32_t>(telling.size()))];
        for (const LzAlphabet alphabet : kAlphabets) {
            const std::optional<std::string> text =
                run.read(bytes, [alphabet](const std::string& packed) { return lzUnpacked(packed, alphabet, 4096); });
            if (text) {
                ASSERT_LE(text->size(), 4096U);
                ASSERT_EQ(lzUnpacked(lzPacked(*text, alphabet), alphabet), text);
            }
        }
        lzPacked(bytes, LzAlphabet::uri);
    }
}

}  // namespace
}  // namespace nonet
