// `nonet-cli backdoors`.
#include "tests/app/commands/commands_fixture.h"
#include "tests/core/known_puzzles.h"

#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using testing::Each;
using testing::MatchesRegex;
using testing::SizeIs;

/// Its smallest backdoors have one member.
const std::string kModerate = "..8.6.193....9.78......75..8......4.4.5...6.9.9......5..31......82.5....754.3.9..";

TEST_F(Commands, BackdoorsNeedNothingWhereSinglesFinish) {
    EXPECT_EQ(run("backdoors", kPuzzle).output, kPuzzle + "\t0\t-\t-\t-\n");
    EXPECT_EQ(run("backdoors --json", kPuzzle).output,
              R"({"puzzle":")" + kPuzzle + R"(","size":0,"placements":null,"eliminations":null,"reason":null})" + "\n");
}

TEST_F(Commands, BackdoorsLetSinglesFinish) {
    const auto json = nlohmann::json::parse(run("backdoors --json", kModerate).output);
    EXPECT_EQ(json["size"], 1);
    const std::vector<std::string> placements = split(json["placements"], ' ');
    ASSERT_FALSE(placements.empty());
    for (const std::string& triple : placements) {
        ASSERT_THAT(triple, SizeIs(3));
        std::string puzzle = kModerate;
        puzzle[static_cast<std::size_t>((triple[1] - '1') * 9 + triple[2] - '1')] = triple[0];
        EXPECT_EQ(split(run("backdoors", puzzle).output, '\t')[1], "0") << triple;
    }
}

TEST_F(Commands, BackdoorsOfAHardPuzzleArePairs) {
    const std::vector<std::string> fields = split(run("backdoors", test::kInkala).output, '\t');
    ASSERT_EQ(fields.size(), 5U);
    EXPECT_EQ(fields[1], "2");
    EXPECT_THAT(split(fields[2], ' '), Each(MatchesRegex("[1-9]{3}\\+[1-9]{3}")));
    const std::vector<std::string> small = split(run("backdoors --largest 1", test::kInkala).output, '\t');
    EXPECT_EQ(small[1], "-");
    EXPECT_EQ(small[4], "The smallest backdoor is larger than 1.\n");
    EXPECT_EQ(run("backdoors --largest 3", test::kInkala).status, 2);
}

TEST_F(Commands, BackdoorsSayWhyThereAreNone) {
    const std::vector<std::string> many = split(run("backdoors", puzzleWithout(9)).output, '\t');
    ASSERT_EQ(many.size(), 5U);
    EXPECT_EQ(many[1], "-");
    EXPECT_EQ(many[4], split(run("check", puzzleWithout(9)).output, '\t')[2]);
}

}  // namespace
}  // namespace nonet
