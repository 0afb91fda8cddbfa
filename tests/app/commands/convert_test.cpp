// `nonet-cli convert`.
#include "tests/app/commands/commands_fixture.h"

#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST_F(Commands, ConvertTransformsAndShowsWhatStays) {
    const Outcome result = run("convert --to line --transform transpose,rows:12,digits:19", kPuzzle);
    EXPECT_EQ(result.status, 0);
    // The puzzle's columns, the second before the first, 1 and 9 exchanged.
    EXPECT_EQ(result.output, "3.1...6..56.847.....8.......9..8..4.71.6.2.98.5..3..1.......2....6...8.7...396.51\n");
    const std::string form = split(run("canonical", kPuzzle).output, '\t')[1];
    EXPECT_THAT(result.errors, HasSubstr(form));
    const Outcome json = run("convert --to line --json --transform bands:12,stacks:23", kPuzzle);
    EXPECT_EQ(nlohmann::json::parse(json.output)["minimal_form"], form);
    // What was entered moves along.
    EXPECT_EQ(run("convert --to line --transform columns:12", "5+3" + kPuzzle.substr(2)).output.substr(0, 4), "+35.");
}

TEST_F(Commands, ConvertGoesThroughEveryFormatAndTellsWhatIsLost) {
    const std::string native = run("convert --to native", kPuzzle).output;
    EXPECT_EQ(run("convert --to line", native).output, kPuzzle + "\n");
    for (const char* format : {"grid", "candidates", "sukaku", "library"}) {
        const std::string text = run(std::string("convert --to ") + format, kPuzzle).output;
        EXPECT_EQ(run(std::string("solve --from ") + format, text).output.substr(81),
                  kPuzzle.substr(81) + "\t1\t" + kSolution + "\n")
            << text;
    }
    // Boxes of another shape are lost in a line of 81 cells; what takes no others names them.
    const std::string flat = R"({"nonet":1,"size":9,"box":[1,9],"givens":")" + kPuzzle + "\"}";
    const Outcome boxes = run("convert --to line", flat);
    EXPECT_EQ(boxes.status, 0);
    EXPECT_THAT(boxes.errors, HasSubstr("Lost: the boxes"));
    EXPECT_THAT(run("rate", flat).output, HasSubstr("boxes of 3x3 cells only; those of this board have 1x9"));
    EXPECT_THAT(run("solve", flat).output, HasSubstr("\t>=2\t"));
    const Outcome lossy = run("convert --to line", ":0000:x:" + kPuzzle + ":213::\n");
    EXPECT_EQ(lossy.output, kPuzzle + "\n");
    EXPECT_THAT(lossy.errors, StartsWith("-:1: "));
}

TEST_F(Commands, ANamedFormatIsEnforced) {
    const std::string pads = R"({"cells":[[{"value":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
                             R"("regions":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],)"
                             R"([[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]})";
    const std::string sentence = "This is in the format \u201csudokupad\u201d, not in \u201cfpuzzles\u201d.";
    const Outcome refused = run("convert --from fpuzzles --to native", pads + "\n");
    EXPECT_EQ(refused.status, 1);
    EXPECT_EQ(refused.output, "error\t" + sentence + "\n");
    EXPECT_EQ(refused.errors, "-:1: " + sentence + "\n");
    EXPECT_EQ(run("convert --from sudokupad --to native", pads + "\n").status, 0);
    EXPECT_THAT(run("solve --from iss", kPuzzle).output,
                HasSubstr("in the format \u201cline\u201d, not in \u201ciss\u201d"));
    // What is written to SudokuPad comes back under that name.
    const std::string link = run("convert --to sudokupad", kPuzzle).output;
    EXPECT_EQ(run("convert --from sudokupad --to line", link).output, kPuzzle + "\n");
}

}  // namespace
}  // namespace nonet
