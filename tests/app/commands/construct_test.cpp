// `nonet-cli construct` and `semi-solve`.
#include "tests/app/commands/commands_fixture.h"

#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

const std::string kShiftBoard = "859437612612859437437612859785243961961785243243961785378124596596378124124596378";
const std::string kShiftPuzzle = "8..........28......3..1.8...8...3.......852.....9...8...8....96..63...2..2....3..";

TEST_F(Commands, ConstructShiftMakesMasksAndCounts) {
    const std::string mask = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    EXPECT_EQ(run("construct shift --sequence 859612437 --mask " + mask).output,
              kShiftBoard + "\t" + kShiftPuzzle + "\t3032318\t7\n");
    EXPECT_EQ(run("construct shift --sequence '8 5 9, 6 1 2, 4 3'").output, kShiftBoard + "\t-\t-\t-\n");
    EXPECT_EQ(run("construct shift --sequence 1234 --box 2x2 --mask 1..............1").output,
              "1234341241232341\t1..............1\t-\t1\n");
    const auto json =
        nlohmann::json::parse(run("construct shift --json --sequence 859612437 --mask " + std::string(81, '1')).output);
    EXPECT_EQ(json["grid"], kShiftBoard);
    EXPECT_EQ(json["masked_puzzle"], kShiftBoard);
    EXPECT_EQ(json["general_solutions"], 1);
    EXPECT_EQ(json["distinct_digits_shown"], 9);
}

TEST_F(Commands, ConstructRowshiftTakesAnyNineSymbols) {
    const std::string board = "489371526526489371371526489648937152152648937937152648264893715715264893893715264\n";
    EXPECT_EQ(run("construct rowshift --sequence 489371526").output, board);
    EXPECT_EQ(run("construct rowshift --sequence 48937152").output, board);
    EXPECT_THAT(run("construct rowshift --sequence MISTLOGAE").output, StartsWith("MISTLOGAEGAEMISTLO"));
}

TEST_F(Commands, ConstructTowerMakesTheGridOrSaysWhyItIsNone) {
    const std::string floor = "construct tower --floor 681742953245839167397156824 --tower ";
    EXPECT_EQ(run(floor + "453827961345782196534278619").output,
              "681742953245839167397156824168274395524983716739615482816427539452398671973561248\n");
    EXPECT_EQ(nlohmann::json::parse(run(floor + "453827961345782196534278619 --json").output)["keys"][0]["9"], 3);
    const Outcome misfit = run(floor + "534672198859426713961287345");
    EXPECT_EQ(misfit.status, 1);
    EXPECT_EQ(misfit.errors, "nonet-cli: The tower does not fit this floor: r4c1 and r4c5 in row 4 both hold 7.\n");
}

TEST_F(Commands, ConstructNamesWhatIsWrongWithItsInput) {
    const std::vector<std::pair<std::string, std::string>> calls = {
        {"shift --sequence 859612457", "appears twice, as number 2 and as number 8"},
        {"shift --sequence 8596124", "has 7 symbols; it needs 9"},
        {"shift --sequence 85961243x", "is not a digit of this board"},
        {"shift --sequence 859612437 --mask 1..", "has 3 characters; this board has 81 cells"},
        {"shift --sequence 1 --box 7x7", "at most 36 cells"},
        {"shift --sequence 1 --box 2x99999999999", "at most 36 cells"},
        {"rowshift --sequence ABCDEFGH", "nobody can know"},
        {"tower --floor 681742956245839167397156824 --tower 1",
         "This is not a floor: r1c1 and r1c9 in row 1 both hold 6"},
        {"tower --floor 681742953245839167397156824 --tower 45", "has 2 digits; it needs 27"}};
    for (const auto& [call, words] : calls) {
        const Outcome result = run("construct " + call);
        EXPECT_EQ(result.status, 2) << call;
        EXPECT_EQ(result.output, "") << call;
        EXPECT_THAT(result.errors, HasSubstr(words)) << call;
    }
}

TEST_F(Commands, SemiSolveTellsTheMemberOrWhyNot) {
    const std::vector<std::string> seven = split(run("semi-solve", kShiftPuzzle).output, '\t');
    ASSERT_EQ(seven.size(), 4U);
    EXPECT_THAT(std::vector(seven.begin(), seven.begin() + 3), ElementsAre(kShiftPuzzle, "-", "2"));
    EXPECT_THAT(seven[3], HasSubstr("7 of 9 digits"));
    const std::vector<std::string> box =
        split(run("semi-solve --box 2,2 --values 596124378", kShiftPuzzle).output, '\t');
    EXPECT_THAT(std::vector(box.begin(), box.begin() + 3), ElementsAre(kShiftPuzzle, kShiftBoard, "1"));
    const auto other = nlohmann::json::parse(run("semi-solve --json", kPuzzle).output);
    EXPECT_TRUE(other["family_member"].is_null());
    EXPECT_EQ(other["members_that_fit"], 0);
    EXPECT_THAT(other["reason"], HasSubstr("r1c1 and r2c4 need two digits, 5 and 1, in one place, S[0]"));
    EXPECT_THAT(run("semi-solve --box 0,0 --values 958612437", kShiftPuzzle).output, HasSubstr("r1c1 holds 8"));
}

}  // namespace
}  // namespace nonet
