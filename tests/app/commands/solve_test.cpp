// `nonet-cli solve` and `count`.
#include "tests/app/commands/commands_fixture.h"

namespace nonet {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST_F(Commands, SolveTellsPuzzleCountAndSolution) {
    const Outcome result = run("solve", kPuzzle + "\n\n# comment\n" + std::string(81, '.') + "\n");
    EXPECT_EQ(result.status, 0);
    const std::vector<std::string> lines = split(result.output, '\n');
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0], kPuzzle + "\t1\t" + kSolution);
    EXPECT_EQ(split(lines[1], '\t')[1], ">=2");
    EXPECT_EQ(run("solve --limit 1", std::string(81, '.')).output.substr(81, 3), "\t1\t");
    EXPECT_EQ(run("solve", "11" + std::string(79, '.')).output, "11" + std::string(79, '.') + "\t0\t-\n");
}

TEST_F(Commands, ALineOfPencilMarksIsReadForWhatItIs) {
    std::string marks = run("convert --to sukaku", kPuzzle).output;
    ASSERT_EQ(marks.size(), 730U);
    marks.pop_back();
    std::string dashes = marks;
    std::ranges::replace(dashes, '.', '-');
    for (const std::string command : {"rate", "path", "solve", "count", "check"}) {
        const Outcome expected = run(command, kPuzzle);
        ASSERT_EQ(expected.status, 0) << command;
        for (const std::string& line : {marks, dashes, marks + ",1.2,1.2,1.2", marks + " # a comment"}) {
            const Outcome result = run(command, line + "\n");
            EXPECT_EQ(result.output, expected.output) << command << ' ' << line.substr(720);
            EXPECT_EQ(result.errors, "");
            std::ofstream(folder / "marks.txt") << line << '\n';
            EXPECT_EQ(run(command + " marks.txt").output, expected.output) << command << ' ' << line.substr(720);
        }
        const Outcome wrong = run(command, marks.substr(1) + "\n");
        EXPECT_EQ(wrong.status, 1);
        EXPECT_THAT(wrong.errors, HasSubstr("take 729 characters, nine for each cell; here are 728"));
    }
}

TEST_F(Commands, SolveByLogicClaimsNoMoreThanItProved) {
    EXPECT_EQ(run("solve --solver logic", kPuzzle).output, kPuzzle + "\t1\t" + kSolution + "\n");
    EXPECT_EQ(run("solve --solver logic", std::string(81, '.')).output, std::string(81, '.') + "\t?\t-\n");
}

TEST_F(Commands, SolveByLookingFloorsUp) {
    const std::string several = puzzleWithout(6);
    const std::string clash = "11" + std::string(79, '.');
    const std::string input = kPuzzle + "\n" + several + "\n" + clash + "\n";
    const std::string solved = kPuzzle + "\t1\t" + kSolution;
    for (const char* solver : {"floors", "join"}) {
        const std::vector<std::string> lines = split(run(std::string("solve --solver ") + solver, input).output, '\n');
        ASSERT_EQ(lines.size(), 3U) << solver;
        EXPECT_EQ(lines[0], solved) << solver;
        EXPECT_THAT(lines[1], StartsWith(several + "\t>=2\t")) << solver;
        EXPECT_EQ(lines[2], clash + "\t0\t-") << solver;
        const std::vector<std::string> fields =
            split(run(std::string("bench in --solver ") + solver, kPuzzle).output, '\t');
        ASSERT_EQ(fields.size(), 4U) << solver;
        EXPECT_EQ(fields[0], solver);
    }
    EXPECT_EQ(split(run("solve --solver floors --limit 7", std::string(81, '.')).output, '\t')[1], ">=7");
    EXPECT_EQ(split(run("solve --solver floors --limit 9 --budget 3", std::string(81, '.')).output, '\t')[1], "?");
    const Outcome tooMany = run("solve --solver join", std::string(81, '.'));
    EXPECT_EQ(tooMany.status, 0);
    EXPECT_EQ(tooMany.output, std::string(81, '.') + "\t?\t-\n");
    EXPECT_THAT(tooMany.errors, HasSubstr("Too many floors: a band can be 948109639680"));
}

TEST_F(Commands, SolveByEveryVersionOfTheMinigridSolver) {
    const std::string solved = kPuzzle + "\t1\t" + kSolution + "\n";
    for (const char* options : {"minigrid-3.1", "minigrid-3.2", "minigrid-3.2 --order semi-spiral-column",
                                "minigrid-3.2 --order 987654321", "minigrid-4.1", "minigrid-4.2"})
        EXPECT_EQ(run("solve --solver " + std::string(options), kPuzzle).output, solved) << options;
    const std::string empty(81, '.');
    const Outcome many = run("solve --solver minigrid-4.2 --limit 1000", empty);
    EXPECT_EQ(split(many.output, '\t')[1], ">=1000");
    // Not decided is an answer, no error: the reason goes to standard error.
    const Outcome stopped = run("solve --solver minigrid-3.2 --budget 5", kPuzzle);
    EXPECT_EQ(stopped.status, 0);
    EXPECT_EQ(stopped.output, kPuzzle + "\t?\t-\n");
    EXPECT_THAT(stopped.errors, HasSubstr("Stopped after 5 steps: not decided."));
    const Outcome tooMany = run("solve --solver minigrid-4.1", empty);
    EXPECT_EQ(tooMany.output, empty + "\t?\t-\n");
    EXPECT_THAT(tooMany.errors, HasSubstr("3265920"));
}

TEST_F(Commands, CountsUpToItsLimitAndItsBudget) {
    EXPECT_EQ(run("count", kPuzzle).output, kPuzzle + "\t1\n");
    EXPECT_EQ(run("count --limit 5", std::string(81, '.')).output, std::string(81, '.') + "\t>=5\n");
    EXPECT_EQ(run("solve --limit 1000000 --budget 3", std::string(81, '.')).output.substr(81, 3), "\t?\t");
}

}  // namespace
}  // namespace nonet
