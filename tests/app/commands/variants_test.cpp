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
    EXPECT_EQ(check(native(kSolution, kCage)), "proper\t-\n");
    EXPECT_EQ(check(native(kSolution, kOtherCage)),
              "none\tBroken at r1c1 and r1c2 (cage): Digits in a cage do not repeat and add up to its number.\n");
    EXPECT_EQ(check(native("53" + kBlank.substr(2), kCage)), "many\tThere are at least two solutions.\n");
    EXPECT_THAT(check(native("54" + kBlank.substr(2), kCage)), HasSubstr("none\tBroken at r1c1 and r1c2 (cage): "));
    EXPECT_EQ(check(native("5.5" + kBlank.substr(3), kCage)), "none\t5 appears more than once in row 1: r1c1 and r1c3. "
                                                              "5 appears more than once in box 1: r1c1 and r1c3.\n");
    EXPECT_EQ(check(native(kBlank, R"({"type":"warp"})")),
              "undecided\tWithout the rules left out there are at least two solutions. "
              "Left out of the rules (warp): this version does not know the rule.\n");
}

TEST_F(Variants, CheckTakesBoardsOfAnyShape) {
    const std::string three =
        R"({"nonet":1,"size":3,"givens":"12......1","constraints":[{"type":"regions","map":"112122133"}]})";
    EXPECT_THAT(check(three + "\n"), HasSubstr("impossible layout\tRows, columns and regions alone"));
    const std::string clash =
        R"({"nonet":1,"size":3,"givens":"1..1.....","constraints":[{"type":"regions","map":"112122133"}]})";
    EXPECT_THAT(check(clash + "\n"), HasSubstr("1 appears more than once in region 1: r1c1 and r2c1."));
    const std::string wide = R"({"nonet":1,"rows":2,"columns":3,"box":[2,3],"symbols":"012","givens":"00...."})";
    EXPECT_THAT(check(wide + "\n"), HasSubstr("0 appears more than once in row 1: r1c1 and r1c2."));
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
                HasSubstr("Lost: that other programs know all rules; some are drawn there, or told in words."));
    const Outcome wide =
        run("convert --to fpuzzles", R"({"nonet":1,"rows":2,"columns":3,"box":[2,3],"givens":"......"})");
    EXPECT_EQ(wide.status, 1);
    EXPECT_THAT(wide.output, HasSubstr("error\tBoards that are not square"));
}

TEST_F(Variants, OtherCommandsRefuseThemInASentence) {
    const std::string jigsaw =
        R"({"nonet":1,"size":3,"givens":".........","constraints":[{"type":"regions","map":"112122133"}]})";
    for (const char* command : {"solve --solver floors", "rate", "hint", "path", "steps --technique 0300", "canonical",
                                "solve --solver minigrid-4.2", "minigrid"}) {
        const Outcome result = run(command, jigsaw + "\n");
        EXPECT_EQ(result.status, 1) << command;
        EXPECT_THAT(result.output, HasSubstr("error\tBoards with regions of other forms than boxes")) << command;
    }
    for (const char* command : {"rate", "path", "hint"})
        EXPECT_THAT(run(command, native(kPuzzle, kCage)).output,
                    HasSubstr("error\tOnly classic puzzles are supported here yet, without a rule such as “cage”."))
            << command;
    for (const char* command : {"solve", "count", "true"}) {
        const Outcome result = run(command, native(kPuzzle, R"({"type":"warp"})"));
        EXPECT_EQ(result.status, 1) << command;
        EXPECT_THAT(result.output, HasSubstr("the rule “warp”")) << command;
    }
}

TEST_F(Variants, CheckSaysWhyThereIsNoSolution) {
    std::string evens;
    for (const char row : {'1', '2', '3', '4', '5'})
        evens += std::string(evens.empty() ? "" : ",") + R"({"type":"even","cells":["r)" + row + R"(c3"]})";
    EXPECT_EQ(check(native(kBlank, evens)),
              "impossible layout\t5 cells of column 3 can only take 2 4 6 8 (r1c3, r2c3, r3c3, r4c3 and r5c3). "
              "The rest is ruled out by: even cell (r1c3, r2c3, r3c3, r4c3 and r5c3).\n");
    EXPECT_EQ(check(native(kBlank, R"({"type":"cage","cells":["r1c1","r1c2","r1c3"],"value":12},)"
                                   R"({"type":"cage","cells":["r1c1","r1c2","r1c3"],"value":13})")),
              "impossible layout\tThese cannot all hold together: cage 12 (r1c1, r1c2 and r1c3), cage 13 (r1c1, r1c2 "
              "and r1c3).\n");
    EXPECT_EQ(check(native(kBlank, R"({"type":"cage","cells":["r1c1","r1c2"],"value":40})")),
              "impossible layout\tBroken at r1c1 and r1c2 (cage): Digits in a cage do not repeat and add up to its "
              "number.\n");
    const std::string odd = R"({"type":"odd","cells":["r1c4"]})";
    EXPECT_EQ(check(native(kPuzzle, odd)).substr(0, 30), "none\tNo digit fits into r1c4. ");
    EXPECT_EQ(check(native(kPuzzle, kCage)), "proper\t-\n");
    EXPECT_EQ(run("check --json", native(kBlank, evens)).output.find(R"("verdict":"impossible layout")"),
              run("check --json", native(kBlank, evens)).output.find(R"("verdict")"));
}

TEST_F(Variants, EachSolverOfAnyBoardCountsTheSame) {
    const std::string four = R"({"nonet":1,"size":4,"box":[2,2],"givens":"1...............","constraints":[]})";
    const std::string given = R"({"nonet":1,"size":4,"box":[2,2],"givens":"1234341221434321","constraints":[]})";
    for (const char* solver : {"search", "propagation", "exact-cover"}) {
        const std::string option = std::string(" --solver ") + solver;
        EXPECT_EQ(run("count" + option, four).output, four + "\t72\n");
        EXPECT_EQ(run("count --limit 7" + option, four).output, four + "\t>=7\n");
        EXPECT_EQ(run("solve" + option, given).output, given + "\t1\t1234341221434321\n");
        EXPECT_EQ(run("solve" + option, kPuzzle).output, kPuzzle + "\t1\t" + kSolution + "\n");
        EXPECT_EQ(split(run("solve" + option, native(kPuzzle, kOtherCage)).output, '\t')[1], "0");
    }
    const std::string wide = R"({"nonet":1,"rows":2,"columns":3,"box":[2,3],"symbols":"012","givens":"0.....",)"
                             R"("constraints":[]})";
    EXPECT_EQ(split(run("solve", wide).output, '\t')[1], "0") << "a box of six cells for three symbols";
    const Outcome unfinished = run("solve", native(kPuzzle, R"({"type":"cage","cells":[]})"));
    EXPECT_EQ(unfinished.status, 0);
    EXPECT_THAT(unfinished.errors, HasSubstr("Left out of the rules (cage)"));
}

TEST_F(Variants, AnswersAreInThePuzzlesOwnSymbols) {
    const auto board = [](const std::string& symbols, const std::string& givens) {
        return R"({"nonet":1,"rows":2,"columns":2,"box":[1,2],"symbols":)" + symbols + R"(,"givens":")" + givens +
               R"(","constraints":[]})";
    };
    EXPECT_EQ(split(run("solve", board(R"("01")", "0...")).output, '\t').back(), "0110\n");
    // A symbol of two characters: the second one of the puzzle is written 2 there.
    EXPECT_EQ(split(run("solve", board(R"(["0","10"])", "2...")).output, '\t').back(), "10 0 0 10\n");
    EXPECT_EQ(split(run("true", board(R"(["0","10"])", "2...")).output, '\t')[1], ". 10 0 . 0 . . 10");
}

TEST_F(Variants, APostIsReadAsAWhole) {
    const std::string link = run("convert --to sudokupad", native(kPuzzle, kCage)).output;
    const std::string post = "# A cage\nby Somebody\n\n[code]\n" + run("convert --to grid", kPuzzle).output +
                             "[/code]\n\nDigits in a cage add up.\n\nPlay it in SudokuPad: " + link;
    const Outcome read = run("convert --whole --to native", post);
    EXPECT_EQ(read.status, 0);
    EXPECT_THAT(read.output, HasSubstr(kCage));
    EXPECT_THAT(read.output, HasSubstr(kPuzzle));
    EXPECT_THAT(read.errors, HasSubstr("Other text around the puzzle was ignored."));
    EXPECT_EQ(run("convert --to native", post).status, 1) << "line by line";
}

TEST_F(Variants, LinksTellInWordsWhatTheyOnlyDraw) {
    const std::string taxicab = R"({"type":"taxicab"})";
    const std::string link = run("convert --to fpuzzles", native(kPuzzle, taxicab)).output;
    const std::string back = run("convert --to native", link).output;
    EXPECT_THAT(back, HasSubstr(taxicab));
    EXPECT_THAT(back, HasSubstr(R"("rules":")"));
    EXPECT_THAT(run("convert --to native", run("convert --to fpuzzles", native(kPuzzle, kCage)).output).output,
                testing::Not(HasSubstr(R"("rules":")")));
}

TEST_F(Variants, EnteredDigitsOfALinkAreNoGivens) {
    // 530070000 given, 4 entered.
    const std::string played = kPuzzle.substr(0, 2) + "+4" + kPuzzle.substr(3);
    const Outcome link = run("convert --to fpuzzles", played);
    EXPECT_THAT(link.errors, HasSubstr("Entered digits go along, not as givens."));
    EXPECT_EQ(run("convert --to line", link.output).output, played + "\n");
    EXPECT_EQ(run("convert --to fpuzzles", kPuzzle).errors, "");
}

TEST_F(Variants, TrueTellsWhichCandidatesSolutionsUse) {
    const std::string four = R"({"nonet":1,"size":4,"box":[2,2],"givens":"12..34..........","constraints":[]})";
    const std::vector<std::string> fields = split(run("true", four).output, '\t');
    ASSERT_EQ(fields.size(), 3U);
    EXPECT_EQ(fields[1].substr(0, 16), "1....2....34..34");
    EXPECT_EQ(fields[1].size(), 64U);
    const std::uint64_t count = std::stoull(split(run("count", four).output, '\t')[1]);
    const std::vector<std::string> counted = split(run("true --cap 1000", four).output, '\t');
    EXPECT_EQ(counted[2], std::to_string(count) + "\n");
    EXPECT_EQ(counted[1].substr(0, 12 + std::to_string(count).size()), "1*" + std::to_string(count) + " . . . . 2");
    const std::vector<std::string> classic = split(run("true", kPuzzle).output, '\t');
    EXPECT_EQ(classic[0], kPuzzle);
    EXPECT_EQ(classic[1].size(), 729U);
    EXPECT_EQ(classic[2], "1\n");
    EXPECT_EQ(split(run("true", "11" + kBlank.substr(2)).output, '\t')[2], "0\n");
}

TEST_F(Variants, BenchTellsALineForEachFamily) {
    std::ofstream(folder / "puzzles") << native(kPuzzle, kCage) << kPuzzle << "\n" << native(kSolution, kCage);
    const std::vector<std::string> lines = split(run("bench --families puzzles").output, '\n');
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(split(lines[0], '\t')[1], "2");
    EXPECT_EQ(split(lines[0], '\t')[4], "cage");
    EXPECT_EQ(split(lines[1], '\t')[4], "classic");
    for (const char* solver : {"propagation", "exact-cover"}) {
        const std::vector<std::string> fields =
            split(run("bench --solver " + std::string(solver) + " puzzles").output, '\t');
        ASSERT_EQ(fields.size(), 4U);
        EXPECT_EQ(fields[0], solver);
        EXPECT_EQ(fields[1], "3");
    }
}

TEST_F(Variants, WhatIsDrawnIsToldWhereNoRuleIsTakenIntoAccount) {
    for (const std::string drawn : {R"("fog":["r1c1"])", R"("drawings":[{"kind":"circle","points":[[0.5,0.5]]}])"}) {
        const std::string puzzle = R"({"nonet":1,"size":9,"givens":")" + kPuzzle + "\"," + drawn + "}\n";
        for (const char* command : {"rate", "path", "canonical", "solve --solver join"}) {
            const Outcome result = run(command, puzzle);
            EXPECT_EQ(result.status, 1) << command << " " << drawn;
            EXPECT_THAT(result.output + result.errors, HasSubstr("drawings or fog")) << command << " " << drawn;
        }
    }
}

TEST_F(Variants, ALinkToAServerIsTold) {
    const Outcome result = run("check", "https://sudokupad.app/abcd1234\n");
    EXPECT_EQ(result.status, 1);
    EXPECT_THAT(result.output, HasSubstr("lies on a server"));
}

}  // namespace
}  // namespace nonet
