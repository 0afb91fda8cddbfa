// `nonet-cli path`, `hint` and `steps`.
#include "core/formats/native/native_file.h"
#include "tests/app/commands/commands_fixture.h"

#include <functional>
#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST_F(Commands, HintTellsAsMuchAsItIsAsked) {
    const auto fields = [this](const std::string& arguments) {
        return split(split(run(arguments, kPuzzle).output, '\n').front(), '\t');
    };
    EXPECT_THAT(fields("hint --grade name"), ElementsAre(kPuzzle, "0003", "Naked Single", "-", "-", "Naked Single."));
    EXPECT_THAT(fields("hint --grade houses"),
                ElementsAre(kPuzzle, "0003", "Naked Single", "-", "-", "Naked Single. Look in box 5."));
    EXPECT_THAT(fields("hint --grade pattern"),
                ElementsAre(kPuzzle, "0003", "Naked Single", "-", "-", HasSubstr("r5c5")));
    EXPECT_THAT(fields("hint --grade full"),
                ElementsAre(kPuzzle, "0003", "Naked Single", "555", "-", HasSubstr("r5c5 is 5.")));
    EXPECT_EQ(fields("hint"), fields("hint --grade full"));
    EXPECT_EQ(fields("hint --grade vague"), fields("hint --grade name"));
    EXPECT_EQ(fields("hint --grade concrete"), fields("hint --grade pattern"));
    EXPECT_EQ(split(run("hint", kSolution).output, '\t')[1], "-");
}

TEST_F(Commands, PathHasFiveKeysHoweverFarItGoes) {
    const std::string hardest = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    for (const std::string& puzzle : {kPuzzle, hardest}) {
        const auto json = nlohmann::ordered_json::parse(run("path --json", puzzle).output);
        std::vector<std::string> keys;
        for (const auto& [key, value] : json.items())
            keys.push_back(key);
        EXPECT_THAT(keys, ElementsAre("puzzle", "level", "score", "steps", "solved"));
    }
}

TEST_F(Commands, PathOfTheExplainerScaleListsRatings) {
    // A direct hidden pair and single candidates; the reference program says 2.0.
    const std::string puzzle = "3.6....41..2......591.84...4.....7.6........2...6...1.....1.2...34..7.956...98...";
    const std::vector<std::string> lines = split(run("path --scale explainer", puzzle).output, '\n');
    EXPECT_EQ(lines.at(0), puzzle);
    EXPECT_THAT(lines.at(1), StartsWith("  1.  1.2 Hidden Single: r"));
    EXPECT_THAT(lines, testing::Contains(HasSubstr(" 2.0 Direct Hidden Pair: r")));
    EXPECT_THAT(lines, testing::Contains("Solved. ER 2.0, EP 1.2, ED 1.2."));

    const auto json = nlohmann::ordered_json::parse(run("path --scale explainer --json", puzzle).output);
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items())
        keys.push_back(key);
    EXPECT_THAT(keys, ElementsAre("puzzle", "er", "ep", "ed", "steps", "solved"));
    EXPECT_EQ(json["er"], 2.0);
    EXPECT_EQ(json["steps"].size(), std::ranges::count_if(lines, [](const std::string& line) {
                  return line.starts_with("  ") || line.starts_with(" ");
              }));
    EXPECT_EQ(json["steps"][0]["rating"], 1.2);
    EXPECT_TRUE(json["solved"].get<bool>());

    EXPECT_EQ(run("path --scale hodoku", puzzle).output, run("path", puzzle).output);
    const Outcome loud = run("path --scale loud", puzzle);
    EXPECT_EQ(loud.status, 2);
    EXPECT_THAT(loud.errors, HasSubstr("hodoku or explainer"));
    EXPECT_EQ(run("path --scale explainer", std::string(81, '.')).status, 1);
}

TEST_F(Commands, PathOfTheExplainerScaleListsTheLinksOfChainsInsideChains) {
    const std::string puzzle = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    const auto json = nlohmann::json::parse(run("path --scale explainer --json", puzzle).output);
    int nested = 0;
    for (const auto& step : json["steps"]) {
        EXPECT_EQ(step["chains"].empty(), step["complexity"] == 0);
        EXPECT_TRUE(step["nested"].empty() || step["rating"] >= 9.5);
        for (const auto& each : step["nested"]) {
            ++nested;
            EXPECT_THAT(each["eliminations"].get<std::string>(), testing::ContainsRegex("^[1-9][1-9][1-9]"));
            ASSERT_FALSE(each["chains"].empty());
            for (const auto& chain : each["chains"]) {
                ASSERT_FALSE(chain.empty());
                for (const auto& link : chain)
                    EXPECT_THAT(link.get<std::string>(),
                                testing::MatchesRegex("[+-][1-9][1-9][1-9] [+-][1-9][1-9][1-9]"));
            }
        }
    }
    EXPECT_GE(nested, 5);
}

TEST_F(Commands, HintKnowsNoGradesByNumber) {
    for (const std::string grade : {"1", "0", "loud", "FULL", "''"}) {
        const Outcome result = run("hint --grade " + grade, kPuzzle);
        EXPECT_EQ(result.status, 2) << grade;
        EXPECT_EQ(result.output, "") << grade;
        EXPECT_THAT(result.errors, HasSubstr("name, houses, pattern or full")) << grade;
    }
}

/// The puzzle as a native line, with what was done to its cells.
std::string playedLine(const std::function<void(PlayState&)>& play) {
    PuzzleRecord record;
    record.puzzle = Puzzle(*gridFromLine(kPuzzle));
    PlayState state;
    play(state);
    record.history = History(state);
    return writeNativeLine(record) + "\n";
}

TEST_F(Commands, AWrongDigitIsSaidBeforeAnyStepAndThenAMissingCandidate) {
    const auto sentence = [this](const std::string& grade, const std::string& line) {
        const std::vector<std::string> fields =
            split(split(run("hint --grade " + grade, line).output, '\n').front(), '\t');
        EXPECT_THAT(std::vector(fields.begin() + 1, fields.end() - 1), ElementsAre("-", "-", "-", "-"));
        return fields.back();
    };
    // r1c3 is 4.
    const std::string wrong = playedLine([](PlayState& state) { state.at(Cell(2)).digit = 1; });
    EXPECT_EQ(sentence("name", wrong), "1 digit on the board cannot be right.");
    EXPECT_EQ(sentence("houses", wrong), "1 digit on the board cannot be right. Look in box 1.");
    EXPECT_EQ(sentence("full", wrong), "1 digit on the board cannot be right. Wrong: r1c3.");
    const std::string struck = playedLine([](PlayState& state) { state.at(Cell(2)).struck.insert(Digit(4)); });
    EXPECT_EQ(sentence("name", struck), "In one cell the candidate the solution needs was struck out.");
    EXPECT_THAT(sentence("pattern", struck), HasSubstr("The solution needs it in r1c3."));
    const std::string both = playedLine([](PlayState& state) {
        state.at(Cell(2)).digit = 1;
        state.at(Cell(3)).struck.insert(Digit(6));
    });
    EXPECT_THAT(sentence("full", both), HasSubstr("Wrong: r1c3."));
}

TEST_F(Commands, PathBeginsAtTheGivensWhereTheGameIsWrongAndSaysSo) {
    const std::string wrong = playedLine([](PlayState& state) { state.at(Cell(2)).digit = 1; });
    const std::string right = playedLine([](PlayState& state) { state.at(Cell(2)).digit = 4; });
    EXPECT_THAT(run("path", wrong).output, HasSubstr("starts from the givens"));
    const Outcome outcome = run("path --json", wrong);
    EXPECT_THAT(outcome.errors, HasSubstr("starts from the givens"));
    EXPECT_EQ(nlohmann::json::parse(outcome.output)["solved"], true);
    EXPECT_EQ(run("path --json", right).errors, "");
    EXPECT_EQ(nlohmann::json::parse(run("path --json", right).output)["steps"].size() + 1,
              nlohmann::json::parse(outcome.output)["steps"].size());
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

}  // namespace
}  // namespace nonet
