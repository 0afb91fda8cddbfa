#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/ordered_rows.h"
#include "test_paths.h"

#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace nonet {
namespace {

struct StepRow {
    int order = 0;
    std::string code;
    std::string level;
    int score = 0;
    bool isEnabled = false;
};

std::vector<StepRow> hodokuSteps() {
    std::vector<StepRow> rows;
    std::ifstream file(std::string(NONET_SHARED_DATA) + "/techniques/hodoku_steps.csv");
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
        std::vector<std::string> fields;
        std::istringstream stream(line);
        for (std::string field; std::getline(stream, field, ',');)
            fields.push_back(field);
        rows.push_back(
            {std::stoi(fields.at(0)), fields.at(3), fields.at(5), std::stoi(fields.at(7)), fields.at(8) == "true"});
    }
    return rows;
}

std::string nameOf(Level level) {
    static constexpr const char* kNames[] = {"EASY", "MEDIUM", "HARD", "UNFAIR", "EXTREME"};
    return kNames[static_cast<std::size_t>(level)];
}

TEST(HodokuProfile, HasEachTechniqueOnceInItsOrder) {
    const Profile& profile = hodokuProfile();
    ASSERT_EQ(profile.rows.size(), static_cast<std::size_t>(kTechniqueCount));
    TechniqueSet seen;
    for (const ProfileRow& row : profile.rows)
        seen.set(static_cast<std::size_t>(row.technique));
    EXPECT_TRUE(seen.all());
    EXPECT_EQ(profile.rows.front().technique, TechniqueId::fullHouse);
    EXPECT_EQ(placeOf(profile, TechniqueId::simpleColoursTrap), placeOf(profile, TechniqueId::simpleColoursWrap));
    EXPECT_LT(placeOf(profile, TechniqueId::simpleColoursWrap), placeOf(profile, TechniqueId::xChain));
    EXPECT_EQ(rowOf(profile, TechniqueId::xChain).choice, StepChoice::best);
    EXPECT_EQ(rowOf(profile, TechniqueId::skyscraper).choice, StepChoice::first);
}

TEST(HodokuProfile, HasNoCodeTwice) {
    std::set<std::string_view> codes;
    for (const HodokuRow& row : hodokuRows())
        forEachCode(row.codes, [&](std::string_view code) {
            EXPECT_TRUE(codes.insert(code).second) << code;
            EXPECT_EQ(code.size(), 4U);
        });
}

/// Whatever of its default configuration has no technique here is a gap for all that comes after.
TEST(HodokuProfile, FindsTheGapsInItsOrder) {
    bool isAfterGap = false;
    int gaps = 0;
    for (const HodokuRow& row : hodokuRows()) {
        bool lacksOne = false;
        forEachCode(row.codes, [&](std::string_view code) { lacksOne = lacksOne || !techniqueByCode(code); });
        isAfterGap = isAfterGap || (row.isOn && lacksOne);
        gaps += row.isOn && lacksOne ? 1 : 0;
        forEachCode(row.codes, [&](std::string_view code) {
            if (const std::optional<TechniqueId> id = techniqueByCode(code)) {
                EXPECT_EQ(hasEarlierGap(*id), isAfterGap) << code;
            }
        });
    }
    EXPECT_FALSE(hasEarlierGap(TechniqueId::fullHouse));
    EXPECT_FALSE(hasEarlierGap(TechniqueId::jellyfish));
    if (gaps > 0) {
        EXPECT_TRUE(isAfterGap);
    }
}

TEST(HodokuProfile, AgreesWithHodokusStepTable) {
    const std::vector<StepRow> steps = hodokuSteps();
    if (steps.empty())
        GTEST_SKIP() << "no step table at " NONET_SHARED_DATA;
    std::size_t next = 0;
    for (const StepRow& step : steps) {
        // Brute force, giving up and what is not finished are no techniques.
        if (step.order >= 8900)
            continue;
        ASSERT_LT(next, hodokuRows().size());
        const HodokuRow& row = hodokuRows()[next++];
        if (step.code != "xxxx") {
            EXPECT_EQ(row.codes, step.code);
        }
        EXPECT_EQ(nameOf(row.level), step.level) << row.codes;
        EXPECT_EQ(row.score, step.score) << row.codes;
        EXPECT_EQ(row.isOn, step.isEnabled) << row.codes;
    }
    EXPECT_EQ(next, hodokuRows().size());
}

TEST(HodokuProfile, WhatItDoesNotKnowComesAfterItsFamily) {
    std::vector<ProfileRow> rows{rowOf(hodokuProfile(), TechniqueId::xWing),
                                 rowOf(hodokuProfile(), TechniqueId::wWing)};
    addUnlisted(rows, false);
    ASSERT_EQ(rows.size(), static_cast<std::size_t>(kTechniqueCount));
    const auto swordfish = std::ranges::find(rows, TechniqueId::swordfish, &ProfileRow::technique);
    EXPECT_EQ((swordfish - 1)->technique, TechniqueId::xWing);
    EXPECT_EQ(swordfish->score, rowOf(hodokuProfile(), TechniqueId::xWing).score);
    EXPECT_FALSE(swordfish->isOn);
}

}  // namespace
}  // namespace nonet
