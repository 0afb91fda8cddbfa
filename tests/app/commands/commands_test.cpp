// What all commands of nonet-cli share: streams, blocks, formats, order, ends; and the small ones.
#include "tests/app/commands/commands_fixture.h"

#include <array>
#include <csignal>
#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST_F(Commands, JsonHasTheFieldsAsKeysAndNullForNothing) {
    const auto json = nlohmann::json::parse(run("rate --json", kPuzzle).output);
    EXPECT_EQ(json["puzzle"], kPuzzle);
    EXPECT_EQ(json["level"], "easy");
    EXPECT_TRUE(json["score"].is_number_integer());
    EXPECT_TRUE(json["er"].is_null());
    EXPECT_TRUE(json["hardest_technique"].is_string());
    EXPECT_TRUE(json["d"].is_number());
    EXPECT_TRUE(nlohmann::json::parse(run("solve --json", "bad").output).contains("error"));
}

TEST_F(Commands, RateHasEightFields) {
    const std::vector<std::string> fields = split(run("rate", kPuzzle).output, '\t');
    ASSERT_EQ(fields.size(), 8U);
    EXPECT_EQ(fields[1], "easy");
    EXPECT_EQ(fields[3] + fields[4] + fields[5], "---");
    EXPECT_THAT(fields[7], testing::MatchesRegex("[0-9]+\\.[0-9][0-9]\n"));
    EXPECT_EQ(run("rate", std::string(81, '.')).status, 1);
}

TEST_F(Commands, ABadLineDoesNotStopTheStream) {
    const Outcome result = run("solve - in", kPuzzle + "\n" + kPuzzle + "1\n" + kPuzzle + "\n");
    EXPECT_EQ(result.status, 1);
    const std::vector<std::string> lines = split(result.output, '\n');
    ASSERT_EQ(lines.size(), 6U);
    EXPECT_THAT(lines[1], StartsWith("error\t"));
    EXPECT_THAT(lines[1], HasSubstr("82"));
    EXPECT_EQ(lines[2], lines[0]);
    const std::vector<std::string> errors = split(result.errors, '\n');
    ASSERT_EQ(errors.size(), 2U);
    EXPECT_EQ(errors[0], "-:2: " + lines[1].substr(6));
    EXPECT_THAT(errors[1], StartsWith("in:2: "));
}

TEST_F(Commands, AWrongCallEndsWithTwoAndASentence) {
    for (const char* arguments : {"",
                                  "frobnicate",
                                  "solve --nothing",
                                  "solve --solver minigrid-5",
                                  "solve --solver exact-cover",
                                  "solve --solver minigrid-3.2 --order 1223",
                                  "solve --solver nobody",
                                  "solve --from tiff",
                                  "convert",
                                  "convert --to tiff",
                                  "convert --to line --transform rows:14",
                                  "solve missing-file",
                                  "hint --grade loud",
                                  "generate --method pattern",
                                  "generate --heuristic t",
                                  "generate --method inverse --heuristic x",
                                  "construct",
                                  "construct frob",
                                  "construct shift",
                                  "construct shift --sequence 859612437 --box 9",
                                  "construct tower --floor 1 --tower 1",
                                  "semi-solve --box 1,1",
                                  "semi-solve --box 3,1 --values 123456789",
                                  "floors",
                                  "floors walls",
                                  "minigrid --order 1",
                                  "steps --technique 9999",
                                  "solve --threads 0"}) {
        const Outcome result = run(arguments, kPuzzle);
        EXPECT_EQ(result.status, 2) << arguments;
        EXPECT_EQ(result.output, "") << arguments;
        EXPECT_GT(result.errors.size(), 10U) << arguments;
    }
    EXPECT_EQ(run("--help").status, 0);
}

TEST_F(Commands, CheckNamesBothCellsOfAClash) {
    std::string clash = kPuzzle;
    clash[2] = '5';
    const std::vector<std::string> lines =
        split(run("check", kPuzzle + "\n" + clash + "\n" + puzzleWithout(6) + "\n").output, '\n');
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0], kPuzzle + "\tproper\t-");
    EXPECT_THAT(lines[1], HasSubstr("\tnone\t"));
    EXPECT_THAT(lines[1], HasSubstr("r1c1"));
    EXPECT_THAT(lines[1], HasSubstr("r1c3"));
    EXPECT_THAT(lines[2], HasSubstr("\tmany\t"));
}

TEST_F(Commands, BlocksEndAtAnEmptyLine) {
    std::string grid;
    for (std::size_t row = 0; row < 9; ++row)
        grid += kPuzzle.substr(row * 9, 9) + "\n";
    const Outcome result = run("solve --from grid", grid + "\n\n" + grid.substr(0, 80) + "\n\n" + grid);
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(split(result.output, '\n').size(), 3U);
    EXPECT_THAT(result.errors, StartsWith("-:12: "));
}

TEST_F(Commands, OrderIsKeptWhateverTheThreads) {
    std::string input;
    for (int i = 0; i < 400; ++i)
        input += puzzleWithout(i % 20) + "\n";
    const std::string one = run("solve --threads 1", input).output;
    EXPECT_EQ(split(one, '\n').size(), 400U);
    EXPECT_EQ(run("solve --threads 7", input).output, one);
}

TEST_F(Commands, NativePuzzlesMayHaveALineOrSeveral) {
    const std::string one = R"({"nonet":1,"size":9,"givens":")" + kPuzzle + "\"}\n";
    const std::string several = "{\n\"nonet\":1,\"size\":9,\n\"givens\":\"" + kPuzzle + "\"\n}\n";
    EXPECT_EQ(split(run("count", one + several + one).output, '\n').size(), 3U);
    const Outcome variant =
        run("count", R"({"nonet":1,"size":9,"givens":")" + kPuzzle + R"(","constraints":[{"type":"warp"}]})");
    EXPECT_EQ(variant.status, 1);
    EXPECT_THAT(variant.output, HasSubstr("warp"));
    EXPECT_EQ(run("count", R"({"nonet":1,"size":4,"givens":"................"})").status, 1);
}

TEST_F(Commands, BenchTellsItsFourFields) {
    std::ofstream(folder / "puzzles") << kPuzzle << "\n" << kPuzzle << "\n";
    const std::vector<std::string> fields = split(run("bench puzzles").output, '\t');
    ASSERT_EQ(fields.size(), 4U);
    EXPECT_EQ(fields[0], "search");
    EXPECT_EQ(fields[1], "2");
    EXPECT_GT(std::stod(fields[2]), 0);
    EXPECT_EQ(run("bench").status, 2);
}

TEST_F(Commands, AnswersAtOnceAndStopsOnInterrupt) {
    std::array<int, 2> toProgram{};
    std::array<int, 2> fromProgram{};
    ASSERT_EQ(::pipe(toProgram.data()), 0);
    ASSERT_EQ(::pipe(fromProgram.data()), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(toProgram[0], STDIN_FILENO);
        ::dup2(fromProgram[1], STDOUT_FILENO);
        for (const int descriptor : {toProgram[0], toProgram[1], fromProgram[0], fromProgram[1]})
            ::close(descriptor);
        ::execl(NONET_CLI, NONET_CLI, "solve", nullptr);
        ::_exit(127);
    }
    const std::string line = kPuzzle + "\n";
    ASSERT_EQ(::write(toProgram[1], line.data(), line.size()), static_cast<ssize_t>(line.size()));
    std::string answer;
    for (char byte = 0; byte != '\n' && ::read(fromProgram[0], &byte, 1) == 1;)
        answer += byte;
    EXPECT_EQ(answer, kPuzzle + "\t1\t" + kSolution + "\n");
    // The input is still open, so only the signal can end it.
    ::kill(child, SIGINT);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 130);
    for (const int descriptor : {toProgram[0], toProgram[1], fromProgram[0], fromProgram[1]})
        ::close(descriptor);
}

}  // namespace
}  // namespace nonet
