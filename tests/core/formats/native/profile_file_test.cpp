#include "core/formats/native/profile_file.h"
#include "core/foundation/random_source.h"
#include "core/techniques/catalogue.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "tests/core/formats/fuzz_run.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

Profile randomProfile(RandomSource& random) {
    Profile profile = ownCopy(random.below(2) == 0 ? hodokuProfile() : nonetProfile(), "Ours \xC3\xA4 \"2\"");
    for (int i = 0; i < 20; ++i)
        moveRow(profile, random.below(kTechniqueCount), random.below(kTechniqueCount));
    for (ProfileRow& row : profile.rows) {
        row.isOn = random.below(2) == 0;
        row.stopsBefore = random.below(5) == 0;
        row.level = static_cast<Level>(random.below(kLevelCount));
        row.score = static_cast<int>(random.below(kHighestStepScore + 1));
        row.choice = static_cast<StepChoice>(random.below(2));
    }
    profile.limits = {.chainLength = 2 + static_cast<int>(random.below(30)),
                      .fishSize = static_cast<int>(1 + random.below(7)),
                      .fishFins = static_cast<int>(random.below(9)),
                      .hasOverlappingSets = random.below(2) == 0,
                      .hasTwoPlaceRectangles = random.below(2) == 0,
                      .locksInOneHouse = random.below(2) == 0,
                      .hasMissingCandidates = random.below(2) == 0};
    profile.version = static_cast<int>(1 + random.below(1000));
    return profile;
}

std::string changed(const std::string& what, const std::string& with) {
    std::string text = writeProfile(ownCopy(hodokuProfile(), "Own"));
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), with);
}

void expectRefused(const std::string& text, ErrorCode code, const std::string& subject) {
    const Result<Profile> read = readProfile(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, code) << text;
    EXPECT_EQ(read.error().subject, subject) << text;
}

TEST(ProfileFile, ComesBackAsItWas) {
    RandomSource random(71);
    for (int i = 0; i < 100; ++i) {
        const Profile profile = randomProfile(random);
        const Result<Profile> read = readProfile(writeProfile(profile));
        ASSERT_TRUE(read);
        EXPECT_EQ(*read, profile);
    }
    const Profile plain = ownCopy(nonetProfile(), "Plain");
    EXPECT_EQ(*readProfile(writeProfile(plain)), plain);
}

TEST(ProfileFile, ATechniqueThatItLacksComesInAtHodokusPlace) {
    std::string text = writeProfile(ownCopy(hodokuProfile(), "Own"));
    const std::size_t at = text.find("    {\"code\":\"0300\"");
    text.erase(at, text.find('\n', at) + 1 - at);
    const Result<Profile> read = readProfile(text);
    ASSERT_TRUE(read);
    EXPECT_TRUE(worksLike(*read, hodokuProfile()));
}

TEST(ProfileFile, RefusesWhatIsDamagedAndSaysWhere) {
    expectRefused("", ErrorCode::badJson, "");
    expectRefused("[]", ErrorCode::missingField, "nonetProfile");
    expectRefused("{}", ErrorCode::missingField, "nonetProfile");
    expectRefused(changed("\"nonetProfile\": 1", "\"nonetProfile\": 2"), ErrorCode::newerVersion, "");
    expectRefused(changed("\"nonetProfile\": 1", "\"nonetProfile\": \"1\""), ErrorCode::badField, "nonetProfile");
    for (const char* name : {"\"\"", "\" a\"", "\"hodoku\"", "\"a\\nb\"", "7", "null"})
        expectRefused(changed("\"Own\"", name), ErrorCode::badField, "name");
    expectRefused(changed("\"name\": \"Own\"", "\"title\": \"Own\""), ErrorCode::missingField, "name");
    expectRefused(changed("\"name\": \"Own\"", "\"name\": \"" + std::string(500, 'x') + "\""), ErrorCode::badField,
                  "name");
    expectRefused(changed("\"singles\": \"queues\"", "\"singles\": \"heap\""), ErrorCode::badField, "singles");
    expectRefused(changed("\"basis\": \"hodoku\"", "\"basis\": 1"), ErrorCode::badField, "basis");
    expectRefused(changed("\"chainLength\":20", "\"chainLength\":41"), ErrorCode::badField, "limits: chainLength");
    expectRefused(changed("\"fishFins\":5", "\"fishFins\":true"), ErrorCode::badField, "limits: fishFins");
    expectRefused(changed("\"locksInOneHouse\":false", "\"locksInOneHouse\":0"), ErrorCode::badField,
                  "limits: locksInOneHouse");
    expectRefused(changed("\"code\":\"0003\"", "\"code\":\"0000\""), ErrorCode::repeatedTechnique, "0000");
    expectRefused(changed("\"code\":\"0003\"", "\"code\":\"0001\""), ErrorCode::unknownTechnique, "0001");
    expectRefused(changed("\"code\":\"0003\"", "\"code\":3"), ErrorCode::badField, "techniques 2: code");
    expectRefused(changed("\"score\":14", "\"score\":-1"), ErrorCode::badField, "0002: score");
    expectRefused(changed("\"score\":14", "\"score\":20001"), ErrorCode::badField, "0002: score");
    expectRefused(changed("\"score\":14", "\"score\":1e3"), ErrorCode::badField, "0002: score");
    expectRefused(changed("\"level\":\"medium\"", "\"level\":\"tricky\""), ErrorCode::badField, "0110: level");
    expectRefused(changed("\"choice\":\"first\"", "\"choice\":\"last\""), ErrorCode::badField, "0000: choice");
    expectRefused(changed("\"on\":true", "\"on\":1"), ErrorCode::badField, "0000: on");
    expectRefused(changed("\"techniques\": [", "\"techniques\": [[],"), ErrorCode::badField, "techniques 1");
    expectRefused(changed("\"techniques\": [", "\"methods\": ["), ErrorCode::missingField, "techniques");
    expectRefused(std::string(1'000'000, ' '), ErrorCode::inputTooLarge, "");
    expectRefused("{\"nonetProfile\":1,\"name\":\"a\",\"techniques\":{}}", ErrorCode::badField, "techniques");
}

TEST(ProfileFile, AnswersWhateverTheBytes) {
    RandomSource random(72);
    long refused = 0;
    const long count = test::fuzzInputs(50);
    test::FuzzRun run("profiles");
    for (long i = 0; i < count; ++i) {
        std::string text = writeProfile(randomProfile(random));
        for (std::uint32_t edits = 1 + random.below(4); edits > 0; --edits) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
            switch (random.below(3)) {
            case 0: text[at] = static_cast<char>(random.below(256)); break;
            case 1: text.erase(at, 1 + random.below(40)); break;
            default: text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(text.size())), 60)); break;
            }
        }
        const Result<Profile> read = run.read(text, readProfile);
        refused += read ? 0 : 1;
        if (!read)
            continue;
        ASSERT_EQ(read->rows.size(), static_cast<std::size_t>(kTechniqueCount));
        const Result<Profile> again = readProfile(writeProfile(*read));
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(*again, *read);
    }
    EXPECT_GT(refused, count / 4);
}

}  // namespace
}  // namespace nonet
