// What the commands do with puzzles of other rules than rows, columns and boxes.
#include "commands_fixture.h"

namespace nonet {
namespace {

using testing::HasSubstr;

std::string native(const std::string& givens, const std::string& constraints) {
    return R"({"nonet":1,"size":9,"givens":")" + givens + R"(","constraints":[)" + constraints + "]}\n";
}

const std::string kCage = R"({"type":"cage","cells":["r1c1","r1c2"],"value":8})";
const std::string kOtherCage = R"({"type":"cage","cells":["r1c1","r1c2"],"value":12})";
const std::string kBlank(81, '.');

class Variants : public Commands {
protected:
    /// The verdict and its reason.
    std::string check(const std::string& puzzle) const {
        const Outcome result = run("check", puzzle);
        EXPECT_EQ(result.status, 0) << result.errors;
        return result.output.substr(result.output.find('\t') + 1);
    }
};

TEST_F(Variants, CheckNamesTheBrokenRuleAndItsCells) {
    EXPECT_THAT(check(native(kSolution, kCage)), HasSubstr("undecided\tEvery cell is filled, and every rule holds."));
    EXPECT_EQ(check(native(kSolution, kOtherCage)),
              "none\tBroken at r1c12 (cage): Digits in a cage do not repeat and add up to its number.\n");
    EXPECT_THAT(check(native("53" + kBlank.substr(2), kCage)), HasSubstr("undecided\tNo rule is broken so far"));
    EXPECT_THAT(check(native("54" + kBlank.substr(2), kCage)), HasSubstr("none\tBroken at r1c12 (cage): "));
    EXPECT_EQ(check(native("5.5" + kBlank.substr(3), kCage)), "none\t5 appears more than once in row 1: r1c13. "
                                                              "5 appears more than once in box 1: r1c13.\n");
    EXPECT_THAT(check(native(kBlank, R"({"type":"warp"})")),
                HasSubstr("Left out of the rules (warp): this version does not know the rule."));
}

TEST_F(Variants, CheckTakesBoardsOfAnyShape) {
    const std::string three =
        R"({"nonet":1,"size":3,"givens":"12......1","constraints":[{"type":"regions","map":"112122133"}]})";
    EXPECT_THAT(check(three + "\n"), HasSubstr("undecided"));
    const std::string clash =
        R"({"nonet":1,"size":3,"givens":"1..1.....","constraints":[{"type":"regions","map":"112122133"}]})";
    EXPECT_THAT(check(clash + "\n"), HasSubstr("1 appears more than once in region 1: r12c1."));
    const std::string wide = R"({"nonet":1,"rows":2,"columns":3,"box":[2,3],"symbols":"012","givens":"00...."})";
    EXPECT_THAT(check(wide + "\n"), HasSubstr("0 appears more than once in row 1: r1c12."));
}

TEST_F(Variants, ConvertLeadsToFpuzzlesAndBack) {
    const Outcome link = run("convert --to fpuzzles", native(kPuzzle, kCage));
    EXPECT_EQ(link.status, 0);
    EXPECT_EQ(link.errors, "");
    EXPECT_THAT(link.output, testing::StartsWith("https://www.f-puzzles.com/?load=N4Ig"));
    const Outcome back = run("convert --to native", link.output);
    EXPECT_THAT(back.output, HasSubstr(R"("givens":")" + kPuzzle));
    EXPECT_THAT(back.output, HasSubstr(kCage));
    const Outcome around = run("convert --to native", "Look at this: " + link.output);
    EXPECT_EQ(around.output, back.output);
    EXPECT_THAT(around.errors, HasSubstr("Other text around the puzzle was ignored."));
}

TEST_F(Variants, ConvertTellsWhatIsLost) {
    EXPECT_THAT(run("convert --to line", native(kPuzzle, kCage)).errors,
                HasSubstr("Lost: the rules beyond rows, columns and boxes."));
    EXPECT_THAT(run("convert --to fpuzzles", native(kPuzzle, R"({"type":"magic5"})")).errors,
                HasSubstr("Lost: rules that the format has no form for."));
    const Outcome wide =
        run("convert --to fpuzzles", R"({"nonet":1,"rows":2,"columns":3,"box":[2,3],"givens":"......"})");
    EXPECT_EQ(wide.status, 1);
    EXPECT_THAT(wide.output, HasSubstr("error\tBoards that are not square"));
}

TEST_F(Variants, OtherCommandsRefuseThemInASentence) {
    const std::string jigsaw =
        R"({"nonet":1,"size":3,"givens":".........","constraints":[{"type":"regions","map":"112122133"}]})";
    for (const char* command : {"solve", "count", "rate", "hint", "path", "steps --technique 0300", "canonical",
                                "solve --solver minigrid-4.2", "minigrid"}) {
        const Outcome result = run(command, jigsaw + "\n");
        EXPECT_EQ(result.status, 1) << command;
        EXPECT_THAT(result.output, HasSubstr("error\tBoards with regions of other forms than boxes")) << command;
    }
    EXPECT_THAT(run("solve", native(kPuzzle, kCage)).output, HasSubstr("the rule “cage”"));
}

TEST_F(Variants, ALinkToAServerIsTold) {
    const Outcome result = run("check", "https://sudokupad.app/abcd1234\n");
    EXPECT_EQ(result.status, 1);
    EXPECT_THAT(result.output, HasSubstr("lies on a server"));
}

}  // namespace
}  // namespace nonet
