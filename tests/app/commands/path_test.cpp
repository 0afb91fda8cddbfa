// `nonet-cli path`, `hint` and `steps`.
#include "tests/app/commands/commands_fixture.h"

#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST_F(Commands, HintTellsAsMuchAsItIsAsked) {
    const std::vector<std::string> vague = split(run("hint --grade vague", kPuzzle).output, '\t');
    ASSERT_EQ(vague.size(), 6U);
    EXPECT_THAT(std::vector(vague.begin() + 1, vague.end() - 1), ElementsAre("-", "-", "-", "-"));
    EXPECT_THAT(vague[5], HasSubstr("Single"));
    const std::vector<std::string> full = split(run("hint", kPuzzle).output, '\t');
    ASSERT_EQ(full.size(), 6U);
    EXPECT_THAT(full[1], testing::MatchesRegex("000[0-9]"));
    ASSERT_EQ(full[3].size(), 3U);
    // The placement is the solution's digit there.
    EXPECT_EQ(kSolution[static_cast<std::size_t>((full[3][1] - '1') * 9 + full[3][2] - '1')], full[3][0]);
    EXPECT_EQ(full[4], "-");
    EXPECT_EQ(split(run("hint", kSolution).output, '\t')[1], "-");
}

TEST_F(Commands, PathHasFiveKeysHoweverFarItGoes) {
    const std::string hardest = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    for (const std::string& puzzle : {kPuzzle, hardest}) {
        const auto json = nlohmann::ordered_json::parse(run("path --json", puzzle).output);
        std::vector<std::string> keys;
        for (const auto& [key, value] : json.items())
            keys.push_back(key);
        EXPECT_THAT(keys, ElementsAre("puzzle", "level", "score", "steps", "solved"));
    }
}

TEST_F(Commands, PathEndsAtTheSolution) {
    const auto json = nlohmann::json::parse(run("path --json", kPuzzle).output);
    EXPECT_EQ(json["solved"], true);
    std::string grid = kPuzzle;
    for (const auto& step : json["steps"]) {
        if (step["placements"].is_null())
            continue;
        const std::string triple = step["placements"].get<std::string>();
        grid[static_cast<std::size_t>((triple[1] - '1') * 9 + triple[2] - '1')] = triple[0];
        EXPECT_FALSE(step["text"].get<std::string>().empty());
    }
    EXPECT_EQ(grid, kSolution);
    EXPECT_THAT(run("path", kPuzzle).output, HasSubstr("\n  1. "));
    EXPECT_THAT(run("path", "11" + std::string(79, '.')).output, HasSubstr("no solution"));
}

TEST_F(Commands, PathRestsOnOneSolutionOnlyWhereThePuzzleBeganWithEveryCandidate) {
    const std::string puzzle = "..8.6.193....9.78......75..8......4.4.5...6.9.9......5..31......82.5....754.3.9..";
    EXPECT_THAT(run("path --json -", puzzle + "\n").output, HasSubstr("Unique Rectangle"));
    std::string sukaku = run("convert --to sukaku -", puzzle + "\n").output;
    ASSERT_GE(sukaku.size(), 729U);
    const std::string solution = split(run("solve -", puzzle + "\n").output, '\t').back();
    // One candidate less than the givens leave, and no needed one.
    sukaku.at(solution.front() == '2' ? 4 : 1) = '.';
    const std::string path = run("path --json -", sukaku).output;
    EXPECT_THAT(path, HasSubstr("\"technique\""));
    EXPECT_THAT(path, Not(HasSubstr("Unique Rectangle")));
}

TEST_F(Commands, StepsAnswersEachLineByABlock) {
    const std::string library = ":0003:x:" + kPuzzle + ":::\n:9999:x:" + kPuzzle + ":::\n";
    const Outcome result = run("steps", library);
    EXPECT_EQ(result.status, 1);
    const std::vector<std::string> lines = split(result.output, '\n');
    ASSERT_GE(lines.size(), 4U);
    EXPECT_THAT(lines.front(), StartsWith(":0003:"));
    EXPECT_EQ(lines.back(), "");
    EXPECT_THAT(lines[lines.size() - 2], StartsWith("error\t"));
    EXPECT_EQ(run("steps --technique 0610", library).output, "\n\n");
}

}  // namespace
}  // namespace nonet
