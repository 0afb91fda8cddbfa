// `nonet-cli generate`.
#include "tests/app/commands/commands_fixture.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST_F(Commands, GenerateRefusesWhatItCannotMake) {
    for (const char* options :
         {"--method mystery",   "--method pattern", "--technique 9999", "--technique 0300:0", "--allow 0300,x",
          "--pattern /nowhere", "--width few",      "--level simple",   "--clues 30-20",      "--clues 5-16",
          "--symmetry star",    "--count 0",        "--deadline soon",  "--er hard",          "--er 7.15",
          "--er 7.5-7.1",       "--deadline nan",   "--deadline inf",   "--deadline -1",      "--allow ,",
          "--forbid ''"}) {
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
        EXPECT_EQ(fields[4], split(run("rate", fields[0]).output, '\t')[3]);
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
        EXPECT_GE(json["er"], 1.0);
        EXPECT_GE(json["er"], json["ep"]);
        EXPECT_GE(json["ep"], json["ed"]);
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
    // What was found last may have had no time left for Explainer's rating.
    std::vector<std::string> cut = split(split(some.output, '\n').front(), '\t');
    const std::vector<std::string> whole = split(split(run("generate --count 1 --seed 7").output, '\n').front(), '\t');
    ASSERT_EQ(cut.size(), 7U);
    if (cut[4] == "-")
        cut[4] = whole[4];
    EXPECT_EQ(cut, whole);
}

TEST_F(Commands, GenerateMeetsARatingOfExplainer) {
    const auto rated = [this](const std::string& options) {
        const Outcome result = run("generate --seed 2 " + options);
        EXPECT_EQ(result.status, 0) << result.errors;
        return split(run("rate", split(result.output, '\t')[0]).output, '\t');
    };
    const std::string er = rated("--er 6.6-7.2")[3];
    EXPECT_TRUE(er >= "6.6" && er <= "7.2") << er;
    const std::vector<std::string> pearl = rated("--er 2.6- --pearl");
    EXPECT_EQ(pearl[3], pearl[4]);
    const std::vector<std::string> diamond = rated("--er 2.6-6.6 --diamond");
    EXPECT_EQ(diamond[3], diamond[5]);
    const Outcome never = run("generate --er 0.1-0.9");
    EXPECT_EQ(never.status, 1);
    EXPECT_THAT(never.errors, HasSubstr("begins at 1.0"));
}

TEST_F(Commands, GenerateNamesWhatOfExplainersRatingIsMissed) {
    const Outcome result =
        run("generate --level easy --clues 17 --symmetry r90 --er 1.5- --diamond --deadline 4 --seed 1");
    EXPECT_EQ(result.status, 1);
    EXPECT_THAT(result.errors, testing::ContainsRegex(", ER [0-9.]*; it misses: .*diamond .ED [0-9.]*"));
}

TEST_F(Commands, GenerateSaysWhatIsWrongWithARange) {
    const auto told = [this](const std::string& options) { return run("generate --seed 1 " + options).errors; };
    EXPECT_THAT(told("--er ''"), HasSubstr("\u201c\u201d is not a range such as 7.1-7.5."));
    EXPECT_THAT(told("--er 7.5-7.1"), HasSubstr("\u201c7.5-7.1\u201d ends before it starts"));
    EXPECT_THAT(told("--score 900-400"), HasSubstr("\u201c900-400\u201d ends before it starts"));
    EXPECT_THAT(told("--er 7.15"), HasSubstr("\u201c7.15\u201d is not a range such as 7.1-7.5."));
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
    const std::string file = (folder / "pattern.txt").string();
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
    const Outcome result = run("generate --level easy --clues 17 --symmetry r90 --deadline 2 --seed 1");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.output, "");
    EXPECT_THAT(result.errors, HasSubstr("best so far: 0 of 1"));
    EXPECT_THAT(result.errors, HasSubstr("it misses: clues"));
    const Outcome contradiction = run("generate --level easy --technique 0300");
    EXPECT_EQ(contradiction.status, 1);
    EXPECT_THAT(contradiction.errors, HasSubstr("X-Wing is harder than Easy"));
    for (const char* goal : {"--width 0", "--score 5"}) {
        const Outcome never = run(std::string("generate --seed 1 --threads 1 ") + goal);
        EXPECT_EQ(never.status, 1) << goal;
        EXPECT_EQ(never.output, "") << goal;
        EXPECT_GT(never.errors.size(), 10U) << goal;
    }
}

TEST_F(Commands, GenerateReachesTheLowScores) {
    for (const std::string score : {"4", "20", "60-64"}) {
        const Outcome result = run("generate --seed 3 --deadline 60 --score " + score);
        ASSERT_EQ(result.status, 0) << result.errors;
        EXPECT_GE(std::stoi(split(result.output, '\t')[3]), std::stoi(score));
        EXPECT_LE(std::stoi(split(result.output, '\t')[3]), 64);
    }
}

}  // namespace
}  // namespace nonet
