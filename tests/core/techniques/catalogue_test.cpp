#include "core/techniques/catalogue.h"
#include "test_paths.h"

#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace nonet {
namespace {

TEST(TechniqueCatalogue, HasASearchAndItsOwnCodeForEveryTechnique) {
    std::set<std::string_view> codes;
    ASSERT_EQ(techniqueCatalogue().size(), static_cast<std::size_t>(kTechniqueCount));
    for (const Technique& each : techniqueCatalogue()) {
        EXPECT_NE(each.search, nullptr) << each.code;
        EXPECT_TRUE(codes.insert(each.code).second) << each.code;
        EXPECT_EQ(techniqueByCode(each.code), each.id);
        EXPECT_EQ(&technique(each.id), &each);
    }
}

TEST(TechniqueCatalogue, KnowsNoOtherCode) {
    EXPECT_EQ(techniqueByCode("0001"), std::nullopt);
    EXPECT_EQ(techniqueByCode("300"), std::nullopt);
    EXPECT_EQ(techniqueByCode(""), std::nullopt);
}

TEST(TechniqueCatalogue, OnlyTheUniquenessFamilyAssumesUniqueness) {
    for (const Technique& each : techniqueCatalogue())
        EXPECT_EQ(each.assumesUniqueness, each.family == TechniqueFamily::uniqueness) << each.code;
}

TEST(TechniqueCatalogue, FindsTheGapsInHodokusOrder) {
    EXPECT_FALSE(hasEarlierGap(TechniqueId::fullHouse));
    EXPECT_FALSE(hasEarlierGap(TechniqueId::jellyfish));
    EXPECT_FALSE(hasEarlierGap(TechniqueId::uniqueRectangle4));
    EXPECT_TRUE(hasEarlierGap(TechniqueId::finnedXWing));
    EXPECT_TRUE(hasEarlierGap(TechniqueId::simpleColoursTrap));
    EXPECT_TRUE(hasEarlierGap(TechniqueId::xyChain));
}

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

TEST(TechniqueCatalogue, AgreesWithHodokusStepTable) {
    const std::vector<StepRow> rows = hodokuSteps();
    if (rows.empty())
        GTEST_SKIP() << "no step table at " NONET_SHARED_DATA;
    std::set<int> ordersHere;
    for (const Technique& each : techniqueCatalogue()) {
        ordersHere.insert(each.order);
        const bool isColours = each.family == TechniqueFamily::colouring;
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const StepRow& candidate) {
            return isColours ? candidate.order == each.order : candidate.code == each.code;
        });
        ASSERT_NE(row, rows.end()) << each.code;
        EXPECT_EQ(each.order, row->order) << each.code;
        EXPECT_EQ(nameOf(each.level), row->level) << each.code;
        EXPECT_EQ(each.score, row->score) << each.code;
    }
    for (const Technique& each : techniqueCatalogue()) {
        const bool hasGap = std::any_of(rows.begin(), rows.end(), [&](const StepRow& row) {
            return row.isEnabled && row.order < each.order && !ordersHere.contains(row.order);
        });
        EXPECT_EQ(hasEarlierGap(each.id), hasGap) << each.code;
    }
}

}  // namespace
}  // namespace nonet
