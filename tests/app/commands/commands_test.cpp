// What all commands of nonet-cli share: streams, blocks, formats, order, ends; and the small ones.
#include "tests/app/commands/commands_fixture.h"

#include <array>
#include <csignal>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

namespace nonet {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST_F(Commands, JsonHasTheFieldsAsKeysAndNullForNothing) {
    const auto json = nlohmann::json::parse(run("rate --json", kPuzzle).output);
    EXPECT_EQ(json["puzzle"], kPuzzle);
    EXPECT_EQ(json["level"], "easy");
    EXPECT_TRUE(json["score"].is_number_integer());
    EXPECT_EQ(json["er"], 1.2);
    EXPECT_TRUE(json["hardest_technique"].is_string());
    EXPECT_TRUE(json["d"].is_number());
    EXPECT_TRUE(nlohmann::json::parse(run("solve --json", "bad").output).contains("error"));
}

TEST_F(Commands, RateHasEightFields) {
    const std::vector<std::string> fields = split(run("rate", kPuzzle).output, '\t');
    ASSERT_EQ(fields.size(), 8U);
    EXPECT_EQ(fields[1], "easy");
    EXPECT_EQ(fields[3] + " " + fields[4] + " " + fields[5], "1.2 1.2 1.2");
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

TEST_F(Commands, ASecondPuzzleOnALineIsToldAndItsSolutionIsNot) {
    const std::string other(kPuzzle.rbegin(), kPuzzle.rend());
    for (const char* command : {"rate", "solve", "count", "check", "convert --to line"}) {
        const Outcome first = run(command, kPuzzle + "\n");
        const Outcome both = run(command, "\n" + kPuzzle + " " + other + "\n");
        EXPECT_EQ(both.output, first.output) << command;
        EXPECT_EQ(both.status, 0) << command;
        EXPECT_EQ(both.errors, "-:2: Only the first of several puzzles was taken.\n") << command;
    }
    for (const std::string& rest : {std::string(" 7.1"), "\t" + kSolution, std::string(" ; a name, 2010")})
        EXPECT_EQ(run("rate", kPuzzle + rest + "\n").errors, "") << rest;
}

TEST_F(Commands, AWrongCallEndsWithTwoAndASentence) {
    for (const char* arguments : {"",
                                  "frobnicate",
                                  "solve --nothing",
                                  "solve --solver minigrid-5",
                                  "count --solver logic",
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
                                  "solve --order spiral-row",
                                  "solve --solver minigrid-3.1 --order 123456789",
                                  "bench --order spiral-row in",
                                  "solve --threads 0"}) {
        const Outcome result = run(arguments, kPuzzle);
        EXPECT_EQ(result.status, 2) << arguments;
        EXPECT_EQ(result.output, "") << arguments;
        EXPECT_GT(result.errors.size(), 10U) << arguments;
    }
    EXPECT_EQ(run("--help").status, 0);
}

TEST_F(Commands, NumbersAreWholeDecimalAndWithinTheirBounds) {
    const std::string tooLarge = "18446744073709551616";
    for (const std::string option :
         {"solve --budget", "solve --limit", "count --limit", "minigrid --limit", "minigrid --budget", "bench --budget",
          "solve --threads", "generate --count", "generate --seed", "generate --threads"}) {
        for (const std::string& number : {std::string("-1"), tooLarge, std::string("1.5"), std::string("x")}) {
            const Outcome result = run(option + " " + number, kPuzzle);
            EXPECT_EQ(result.status, 2) << option << " " << number;
            EXPECT_THAT(result.errors, HasSubstr("\u201c" + number + "\u201d")) << option << " " << number;
            EXPECT_THAT(result.errors, HasSubstr("is not a whole number from ")) << option << " " << number;
        }
    }
    for (const char* zero : {"solve --limit 0", "count --limit 0", "generate --count 0", "solve --budget 0"})
        EXPECT_THAT(run(zero, kPuzzle).errors,
                    HasSubstr("\u201c0\u201d is not a whole number from 1 to 18446744073709551615."))
            << zero;
    EXPECT_EQ(run("generate --seed 0 --deadline 20").status, 0);
    // Not octal.
    const Outcome octal = run("count --limit 010", std::string(81, '.'));
    EXPECT_EQ(octal.status, 2) << "some read eight, some ten";
    EXPECT_THAT(octal.errors, HasSubstr("begins with a zero"));
    EXPECT_EQ(run("count --limit 10", std::string(81, '.')).output, std::string(81, '.') + "\t>=10\n");
}

TEST_F(Commands, AWrongOptionInTheCommandsPlaceIsNamed) {
    const Outcome result = run("--nosuch");
    EXPECT_EQ(result.status, 2);
    EXPECT_THAT(result.errors, HasSubstr("--nosuch"));
    EXPECT_THAT(run("--nosuch solve").errors, HasSubstr("--nosuch"));
    EXPECT_THAT(run("solve --nosuch").errors, HasSubstr("--nosuch"));
    EXPECT_EQ(run("floors nosuch").errors, "nonet-cli: floors has no command named nosuch.\n");
    EXPECT_EQ(run("floors nosuch").status, 2);
}

TEST_F(Commands, AFullDeviceIsToldByEveryCommand) {
    std::ofstream(folder / "puzzles") << kPuzzle << "\n";
    for (const char* command : {"solve",
                                "count",
                                "true",
                                "backdoors",
                                "rate",
                                "hint",
                                "path",
                                "check",
                                "convert --to line",
                                "canonical",
                                "semi-solve",
                                "minigrid",
                                "bench puzzles",
                                "floors count",
                                "floors classes",
                                "construct rowshift --sequence 123456789",
                                "construct shift --sequence 859612437",
                                "generate --seed 1 --threads 1",
                                "--help",
                                "--version"}) {
        std::ofstream(folder / "in") << kPuzzle << "\n";
        const std::string call =
            "cd '" + folder.string() + "' && LC_ALL=C '" + NONET_CLI + "' " + command + " < in > /dev/full 2> err";
        const int status = std::system(call.c_str());
        EXPECT_EQ(WEXITSTATUS(status), 1) << command;
        EXPECT_THAT(contents(folder / "err"), HasSubstr("No space left on device")) << command;
    }
}

TEST_F(Commands, AFileThatCannotBeReadFurtherIsTold) {
    // The system refuses to read this file from its beginning, with an I/O error.
    const Outcome result = run("solve in /proc/self/mem in", kPuzzle + "\n");
    EXPECT_EQ(result.status, 1);
    const std::vector<std::string> lines = split(result.output, '\n');
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0], lines[2]);
    EXPECT_THAT(lines[1], StartsWith("error\t"));
    EXPECT_THAT(result.errors, HasSubstr("/proc/self/mem cannot be read"));
    EXPECT_EQ(run("bench /proc/self/mem").status, 2);
}

TEST_F(Commands, MoreFilesThanMayBeOpenAtATimeAreAnswered) {
    std::string files;
    for (int i = 0; i < 60; ++i) {
        std::ofstream(folder / ("f" + std::to_string(i))) << kPuzzle << "\n";
        files += " f" + std::to_string(i);
    }
    const std::string call = "cd '" + folder.string() + "' && ulimit -n 30 && LC_ALL=C '" + NONET_CLI +
                             "' count --threads 1" + files + " > out 2> err";
    EXPECT_EQ(std::system(("sh -c \"" + call + "\"").c_str()), 0);
    EXPECT_EQ(split(contents(folder / "out"), '\n').size(), 60U);
}

TEST_F(Commands, LinesMayEndInAnyWay) {
    const std::string answer = run("solve", kPuzzle).output;
    EXPECT_EQ(run("solve", kPuzzle + "\r" + kPuzzle + "\r" + kPuzzle).output, answer + answer + answer);
    EXPECT_EQ(run("solve", kPuzzle + "\r\n" + kPuzzle + "\n" + kPuzzle + "\r\n").output, answer + answer + answer);
    EXPECT_EQ(split(run("solve", kPuzzle + "\r\n\r\nbad\r").errors, '\n').front().substr(0, 4), "-:3:");
}

TEST_F(Commands, AnObjectThatIsCutEndsWhereItCannotGoOn) {
    const std::string answer = run("solve", kPuzzle).output;
    const Outcome brace = run("solve", "{\n" + kPuzzle + "\n" + kPuzzle + "\n");
    EXPECT_EQ(brace.status, 1);
    EXPECT_THAT(brace.output, testing::EndsWith("\n" + answer + answer));
    const Outcome cut = run("solve", "{\n\"nonet\": 1,\n" + kPuzzle + "\n");
    EXPECT_THAT(cut.output, testing::EndsWith("\n" + answer));
    // An inner object's end is not the end.
    const std::string nested =
        "{\n\"nonet\": 1,\n\"size\": 9, \"x\": {\n\"a\": [\n1, {\n}\n]\n},\n\"givens\": \"" + kPuzzle + "\"\n}\n";
    EXPECT_EQ(run("solve", nested + nested).output, answer + answer);
}

TEST_F(Commands, WithoutStandardInputTheCallEnds) {
    const std::string call =
        "cd '" + folder.string() + "' && LC_ALL=C timeout 20 '" + NONET_CLI + "' solve <&- > out 2> err";
    EXPECT_EQ(WEXITSTATUS(std::system(call.c_str())), 1);
    EXPECT_THAT(contents(folder / "err"), HasSubstr("cannot be read"));
}

/// The exit status; -2 where the program did not end within five seconds.
int statusAfterInterrupts(const std::vector<std::string>& arguments, int interrupts) {
    const pid_t child = ::fork();
    if (child == 0) {
        std::vector<char*> words = {const_cast<char*>(NONET_CLI)};
        for (const std::string& argument : arguments)
            words.push_back(const_cast<char*>(argument.c_str()));
        words.push_back(nullptr);
        ::execv(NONET_CLI, words.data());
        ::_exit(127);
    }
    for (int i = 0; i < interrupts; ++i) {
        ::usleep(400'000);
        ::kill(child, SIGINT);
    }
    int status = 0;
    for (int i = 0; i < 100; ++i) {
        if (::waitpid(child, &status, WNOHANG) == child)
            return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        ::usleep(50'000);
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, &status, 0);
    return -2;
}

TEST_F(Commands, APipeThatNobodyWritesEndsAtTheFirstInterrupt) {
    const std::string pipe = (folder / "pipe").string();
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(statusAfterInterrupts({"solve", pipe}, 1), 130);
    EXPECT_EQ(statusAfterInterrupts({"bench", pipe}, 1), 130);
    EXPECT_EQ(statusAfterInterrupts({"solve", "/dev/zero"}, 1), 130);
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
    EXPECT_EQ(run("rate", R"({"nonet":1,"size":4,"givens":"................"})").status, 1);
}

TEST_F(Commands, BenchTellsItsFourFields) {
    std::ofstream(folder / "puzzles") << kPuzzle << "\n" << kPuzzle << "\n";
    const std::vector<std::string> fields = split(run("bench puzzles").output, '\t');
    ASSERT_EQ(fields.size(), 4U);
    EXPECT_EQ(fields[0], "search");
    EXPECT_EQ(fields[1], "2");
    EXPECT_GT(std::stod(fields[2]), 0);
    EXPECT_EQ(run("bench").status, 2);
    EXPECT_EQ(run("bench --kernel portable puzzles").errors, "Kernel: portable\n");
    EXPECT_THAT(run("bench --kernel portable --json puzzles").output, HasSubstr("\"kernel\":\"portable\""));
    const Outcome unknown = run("bench --kernel abacus puzzles");
    EXPECT_EQ(unknown.status, 2);
    EXPECT_THAT(unknown.errors, HasSubstr("It has portable"));
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
