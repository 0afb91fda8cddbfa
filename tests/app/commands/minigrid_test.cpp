// `nonet-cli minigrid`.
#include "tests/app/commands/commands_fixture.h"

#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using testing::HasSubstr;

TEST_F(Commands, MinigridTellsTheWorkedExamplesNumbers) {
    const std::string example = "..6....982......1...1.7...59..1...84.1.3.........872...342...76....4....86....9..";
    const auto json = nlohmann::json::parse(run("minigrid --json", example).output);
    EXPECT_EQ(json["permutations"], nlohmann::json::parse("[36,250,7,13,22,6,12,34,14]"));
    EXPECT_EQ(json["sequence"], "317659482");
    EXPECT_EQ(json["nodes"], 394);
    EXPECT_EQ(json["edges"], 2956);
    EXPECT_GT(json["pruning_rounds"], 0);
    EXPECT_EQ(json["nodes_after_pruning"], 9);
    ASSERT_EQ(json["versions"].size(), 9U);
    EXPECT_EQ(json["versions"][0]["steps"], 13994);
    EXPECT_EQ(json["versions"][1]["order"], "zigzag-row");
    EXPECT_EQ(json["versions"][1]["steps"], 39660);
    for (const auto& version : json["versions"]) {
        EXPECT_EQ(version["decided"], true);
        EXPECT_EQ(version["count"], 1);
    }
    const std::vector<std::string> fields = split(run("minigrid --budget 1000", example).output, '\t');
    ASSERT_EQ(fields.size(), 7U + 9U);
    EXPECT_EQ(fields[1], "36 250 7 13 22 6 12 34 14");
    EXPECT_THAT(fields[7], testing::MatchesRegex("3.1 - 1000 [0-9]+ [?]"));
    const std::string small = R"({"nonet":1,"size":4,"box":[2,2],"givens":"1......2........","constraints":[]})";
    EXPECT_GT(nlohmann::json::parse(run("minigrid --json", small).output)["edges"], 0);
    const std::string large =
        R"({"nonet":1,"size":25,"box":[5,5],"givens":")" + std::string(625, '.') + R"(","constraints":[]})";
    const Outcome refused = run("minigrid --json", large);
    EXPECT_EQ(refused.status, 0);
    EXPECT_TRUE(nlohmann::json::parse(refused.output)["edges"].is_null());
    EXPECT_THAT(refused.errors, HasSubstr("Not offered"));
}

}  // namespace
}  // namespace nonet
