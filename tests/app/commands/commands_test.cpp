// The real program's contract: what it prints, where, and how it ends.
#include "test_paths.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace nonet {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::string kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

struct Outcome {
    int status = -1;
    std::string output;
    std::string errors;
};

std::string contents(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

class Commands : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (fs::temp_directory_path() / "nonet_cli_XXXXXX").string();
        ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
        folder = pattern;
    }
    void TearDown() override { fs::remove_all(folder); }

    Outcome run(const std::string& arguments, const std::string& input = {},
                const std::string& environment = "LC_ALL=C") const {
        std::ofstream(folder / "in", std::ios::binary) << input;
        const std::string command = "cd '" + folder.string() + "' && " + environment + " '" + NONET_CLI + "' " +
                                    arguments + " < in > out 2> err";
        const int status = std::system(command.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(folder / "out"), contents(folder / "err")};
    }

    fs::path folder;
};

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);)
        parts.push_back(part);
    return parts;
}

std::string puzzleWithout(int givens) {
    std::string puzzle = kPuzzle;
    for (char& cell : puzzle)
        if (cell != '.' && givens-- > 0)
            cell = '.';
    return puzzle;
}

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

TEST_F(Commands, CountsUpToItsLimitAndItsBudget) {
    EXPECT_EQ(run("count", kPuzzle).output, kPuzzle + "\t1\n");
    EXPECT_EQ(run("count --limit 5", std::string(81, '.')).output, std::string(81, '.') + "\t>=5\n");
    EXPECT_EQ(run("solve --limit 1000000 --budget 3", std::string(81, '.')).output.substr(81, 3), "\t?\t");
}

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

TEST_F(Commands, SolveByEveryVersionOfTheMinigridSolver) {
    for (const char* options : {"minigrid-3.1", "minigrid-3.2", "minigrid-3.2 --order semi-spiral-column",
                                "minigrid-3.2 --order 987654321", "minigrid-4.1", "minigrid-4.2"})
        EXPECT_EQ(run("solve --solver " + std::string(options), kPuzzle).output, kPuzzle + "\t1\t" + kSolution + "\n")
            << options;
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

TEST_F(Commands, ConvertGoesThroughEveryFormatAndTellsWhatIsLost) {
    const std::string native = run("convert --to native", kPuzzle).output;
    EXPECT_EQ(run("convert --to line", native).output, kPuzzle + "\n");
    for (const char* format : {"grid", "candidates", "sukaku", "library"}) {
        const std::string text = run(std::string("convert --to ") + format, kPuzzle).output;
        EXPECT_EQ(run(std::string("solve --from ") + format, text).output.substr(81),
                  kPuzzle.substr(81) + "\t1\t" + kSolution + "\n")
            << text;
    }
    const Outcome lossy = run("convert --to line", ":0000:x:" + kPuzzle + ":213::\n");
    EXPECT_EQ(lossy.output, kPuzzle + "\n");
    EXPECT_THAT(lossy.errors, StartsWith("-:1: "));
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

TEST_F(Commands, CanonicalTellsTheSameFormOfEquivalentPuzzles) {
    // The second is the first with rows and columns exchanged, two rows exchanged and the digits renamed.
    std::string other;
    for (const std::size_t row : {1, 0, 2, 3, 4, 5, 6, 7, 8})
        for (std::size_t column = 0; column < 9; ++column)
            other += kPuzzle[column * 9 + row];
    for (char& cell : other)
        if (cell != '.')
            cell = static_cast<char>('1' + (cell - '1' + 4) % 9);
    const Outcome result = run("canonical", kPuzzle + "\n" + other + "\n" + kPuzzle + "9\n" + std::string(81, '.'));
    EXPECT_EQ(result.status, 1);
    const std::vector<std::string> lines = split(result.output, '\n');
    ASSERT_EQ(lines.size(), 4U);
    const std::vector<std::string> fields = split(lines[0], '\t');
    ASSERT_EQ(fields.size(), 3U);
    EXPECT_EQ(fields[0], kPuzzle);
    EXPECT_EQ(fields[2], "1");
    EXPECT_EQ(lines[1], other + "\t" + fields[1] + "\t1");
    EXPECT_THAT(lines[2], StartsWith("error\t"));
    EXPECT_EQ(lines[3], std::string(81, '.') + "\t" + std::string(81, '.') + "\t3359232");
    const auto json = nlohmann::json::parse(run("canonical --json", kPuzzle).output);
    EXPECT_EQ(json["minimal_form"], fields[1]);
    EXPECT_EQ(json["automorphisms"], 1);
}

TEST_F(Commands, CanonicalTakesNoCandidatesThatThePuzzleRulesOut) {
    const Outcome result = run("canonical", std::string(81 * 9 - 1, '1').replace(1, 8, "........") + "1");
    EXPECT_EQ(result.status, 1);
    EXPECT_THAT(result.output, StartsWith("error\t"));
}

TEST_F(Commands, FloorsAreCountedClassedAndCompleted) {
    EXPECT_EQ(run("floors count").output, "2612736\n");
    EXPECT_EQ(run("floors count --json").output, "{\"floors\":2612736}\n");
    EXPECT_EQ(run("floors grids").output, "6670903752021072936960\n");
    const std::vector<std::string> lines = split(run("floors classes").output, '\n');
    ASSERT_EQ(lines.size(), 416U);
    EXPECT_THAT(split(lines.back(), '\t'), ElementsAre("123456789457893612986217354", testing::_));
    int sum = 0;
    for (const std::string& line : lines)
        sum += std::stoi(split(line, '\t').at(1));
    EXPECT_EQ(sum, 2612736);
    const auto json = nlohmann::json::parse(split(run("floors classes --json").output, '\n').front());
    EXPECT_EQ(json["representative"], split(lines.front(), '\t').front());
    EXPECT_EQ(json["orbit_size"], std::stoi(split(lines.front(), '\t').back()));
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

TEST_F(Commands, GenerateRefusesWhatItCannotMake) {
    for (const char* options : {"--method mystery", "--method pattern", "--technique 9999", "--technique 0300:0",
                                "--allow 0300,x", "--pattern /nowhere", "--width few", "--level simple",
                                "--clues 30-20", "--clues 5-16", "--symmetry star", "--count 0", "--deadline soon"}) {
        const Outcome result = run(std::string("generate --seed 1 ") + options);
        EXPECT_EQ(result.status, 2) << options;
        EXPECT_EQ(result.output, "") << options;
        EXPECT_GT(result.errors.size(), 10U) << options;
    }
}

TEST_F(Commands, GenerateGivesTheSameLinesForASeedWhateverTheThreads) {
    const Outcome one = run("generate --count 20 --seed 7 --threads 1");
    EXPECT_EQ(one.status, 0);
    EXPECT_EQ(one.errors, "");
    const std::vector<std::string> lines = split(one.output, '\n');
    ASSERT_EQ(lines.size(), 20U);
    for (const std::string& line : lines) {
        const std::vector<std::string> fields = split(line, '\t');
        ASSERT_EQ(fields.size(), 7U);
        EXPECT_EQ(fields[4], "-");
        EXPECT_EQ(fields[6], std::to_string(81 - std::count(fields[0].begin(), fields[0].end(), '.')));
        EXPECT_EQ(split(run("solve", fields[0]).output, '\t'),
                  (std::vector<std::string>{fields[0], "1", fields[1] + "\n"}));
    }
    for (const char* threads : {"2", "5"})
        EXPECT_EQ(run(std::string("generate --count 20 --seed 7 --threads ") + threads).output, one.output);
    EXPECT_EQ(run("generate --method erase --count 3 --seed 7").output,
              lines[0] + "\n" + lines[1] + "\n" + lines[2] + "\n");
    EXPECT_NE(run("generate").output, run("generate").output);
}

TEST_F(Commands, GenerateMeetsWhatIsAsked) {
    const Outcome result = run("generate --count 3 --seed 1 --level hard --clues 24-28 --symmetry r180 --json");
    EXPECT_EQ(result.status, 0);
    const std::vector<std::string> lines = split(result.output, '\n');
    ASSERT_EQ(lines.size(), 3U);
    for (const std::string& line : lines) {
        const auto json = nlohmann::json::parse(line);
        EXPECT_EQ(json["level"], "hard");
        EXPECT_GE(json["clues"], 24);
        EXPECT_LE(json["clues"], 28);
        EXPECT_TRUE(json["er"].is_null());
        EXPECT_TRUE(json["hardest_technique"].is_string());
        const auto puzzle = json["puzzle"].get<std::string>();
        for (std::size_t i = 0; i < 81; ++i)
            EXPECT_EQ(puzzle[i] == '.', puzzle[80 - i] == '.');
        const std::vector<std::string> rated = split(run("rate", puzzle).output, '\t');
        EXPECT_EQ(rated[1], "hard");
        EXPECT_EQ(rated[2], std::to_string(json["score"].get<int>()));
    }
    EXPECT_EQ(split(run("generate --seed 1 --clues 40").output, '\t').back(), "40\n");
    const int score = std::stoi(split(run("generate --seed 1 --score 2000-2400").output, '\t')[3]);
    EXPECT_GE(score, 2000);
    EXPECT_LE(score, 2400);
}

TEST_F(Commands, GenerateEndsAtTheDeadlineWithWhatItHas) {
    // A dug puzzle of 18 clues is rarer than one in a million.
    const Outcome none = run("generate --count 2 --clues 17-18 --deadline 0.3 --seed 1");
    EXPECT_EQ(none.status, 1);
    EXPECT_EQ(none.output, "");
    EXPECT_THAT(none.errors, HasSubstr("best so far: 0 of 2"));
    const Outcome some = run("generate --count 1000000 --deadline 0.3 --seed 7");
    EXPECT_EQ(some.status, 1);
    EXPECT_THAT(some.errors, HasSubstr("best so far"));
    EXPECT_THAT(some.output, StartsWith(run("generate --count 1 --seed 7").output));
}

TEST_F(Commands, GenerateMakesATechniqueNeededAndNothingHarder) {
    const Outcome result = run("generate --count 2 --seed 3 --technique 0200 --clues 24-30 --symmetry r180 --json");
    EXPECT_EQ(result.status, 0);
    for (const std::string& line : split(result.output, '\n')) {
        const auto json = nlohmann::json::parse(line);
        EXPECT_EQ(json["hardest_technique"], "Naked Pair");
        EXPECT_GE(json["needed_at_least"], 1);
        EXPECT_EQ(split(run("rate", json["puzzle"].get<std::string>()).output, '\t')[6], "Naked Pair");
    }
    const Outcome without = run("generate --count 3 --seed 3 --level hard --forbid 0600,0601,0602,0603,0610 --json");
    EXPECT_EQ(without.status, 0);
    for (const std::string& line : split(without.output, '\n')) {
        const auto puzzle = nlohmann::json::parse(line)["puzzle"].get<std::string>();
        EXPECT_THAT(run("path", puzzle).output, Not(HasSubstr("Unique Rectangle")));
    }
    const auto narrow = nlohmann::json::parse(run("generate --seed 3 --level easy --width 1-2 --json").output);
    EXPECT_LE(narrow["width"], 2);
}

TEST_F(Commands, GenerateFillsAPattern) {
    const std::string file = testing::TempDir() + "/nonet-pattern.txt";
    const auto write = [&](const std::string& line) { std::ofstream(file) << line << '\n'; };
    const std::string pattern = "4...96..8.59.24..6.6.3...94..2....6.68....451.7.....8.8154..6277.....8..2...68.15";
    write(pattern);
    const Outcome filled = run("generate --seed 1 --pattern " + file);
    EXPECT_EQ(filled.status, 0) << filled.errors;
    ASSERT_GE(filled.output.size(), 81U);
    for (std::size_t i = 0; i < 81; ++i)
        EXPECT_EQ(filled.output[i] == '.', pattern[i] == '.');
    EXPECT_EQ(run("generate --seed 1 --method pattern --threads 1 --pattern " + file).output, filled.output);
    write(std::string(18, '.') + std::string(63, 'x'));
    const Outcome never = run("generate --seed 1 --pattern " + file);
    EXPECT_EQ(never.status, 1);
    EXPECT_EQ(never.output, "");
    EXPECT_THAT(never.errors, HasSubstr("No puzzle has this pattern"));
    write("x.x");
    EXPECT_EQ(run("generate --pattern " + file).status, 2);
    EXPECT_EQ(run("generate --method erase --pattern " + file).status, 2);
}

TEST_F(Commands, GenerateMakesPuzzlesOfTheShiftFamily) {
    const Outcome result = run("generate --method shift --seed 2 --count 2 --json");
    EXPECT_EQ(result.status, 0);
    const std::vector<std::string> lines = split(result.output, '\n');
    ASSERT_EQ(lines.size(), 2U);
    for (const std::string& line : lines) {
        const auto json = nlohmann::json::parse(line);
        EXPECT_GE(json["masked_solutions"], 2);
        EXPECT_GE(json["added_clues"], 1);
        const auto puzzle = json["puzzle"].get<std::string>();
        EXPECT_EQ(split(run("solve", puzzle).output, '\t')[1], "1");
        EXPECT_EQ(split(run("construct shift --sequence " + json["sequence"].get<std::string>()).output, '\t')[0],
                  json["solution"]);
    }
}

TEST_F(Commands, GenerateSaysWhatAnImpossibleGoalMissed) {
    const Outcome result = run("generate --level easy --clues 17 --symmetry r90 --deadline 0.5 --seed 1");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.output, "");
    EXPECT_THAT(result.errors, HasSubstr("best so far: 0 of 1"));
    EXPECT_THAT(result.errors, HasSubstr("it misses: clues"));
    const Outcome contradiction = run("generate --level easy --technique 0300");
    EXPECT_EQ(contradiction.status, 1);
    EXPECT_THAT(contradiction.errors, HasSubstr("not allowed"));
}

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
        {"shift --sequence 859612457", "comes twice, as number 2 and as number 8"},
        {"shift --sequence 8596124", "has 7 symbols; it needs 9"},
        {"shift --sequence 85961243x", "is no digit of this board"},
        {"shift --sequence 859612437 --mask 1..", "has 3 characters; this board has 81 cells"},
        {"shift --sequence 1 --box 7x7", "at most 36 cells"},
        {"shift --sequence 1 --box 2x99999999999", "at most 36 cells"},
        {"rowshift --sequence ABCDEFGH", "nobody can know"},
        {"tower --floor 681742956245839167397156824 --tower 1", "no floor: r1c1 and r1c9 in row 1 both hold 6"},
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
    EXPECT_THAT(other["reason"], HasSubstr("r1c1 and r2c4 want two digits, 5 and 1, of one place, S[0]"));
    EXPECT_THAT(run("semi-solve --box 0,0 --values 958612437", kShiftPuzzle).output, HasSubstr("r1c1 holds 8"));
}

}  // namespace
}  // namespace nonet
