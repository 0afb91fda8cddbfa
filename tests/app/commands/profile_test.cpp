// `--profile` of rate, path, hint, steps and generate.
#include "core/formats/native/profile_file.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "tests/app/commands/commands_fixture.h"
#include "tests/core/sample_puzzles.h"

#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class CommandsByProfile : public Commands {
protected:
    /// Singles alone, each of 100 points.
    void writeOwn(const std::string& file) const {
        Profile own = ownCopy(nonetProfile(), "Club A");
        useUpTo(own, TechniqueId::nakedSingle);
        for (ProfileRow& row : own.rows)
            row.score = 100;
        std::ofstream(folder / file) << writeProfile(own);
    }
    std::vector<std::string> fields(const std::string& arguments) const {
        const Outcome result = run(arguments, kPuzzle);
        EXPECT_EQ(result.status, 0) << result.errors;
        return split(split(result.output, '\n').at(0), '\t');
    }
};

TEST_F(CommandsByProfile, RateGoesByItAndKeepsItsFields) {
    const auto standard = fields("rate");
    EXPECT_EQ(fields("rate --profile hodoku"), standard);
    const auto byNonet = fields("rate --profile nonet");
    EXPECT_EQ(byNonet.size(), standard.size());
    EXPECT_NE(byNonet.at(2), standard.at(2));
    writeOwn("own.json");
    EXPECT_EQ(fields("rate --profile own.json").at(2), std::to_string(100 * std::ranges::count(kPuzzle, '.')));
    const auto json = nlohmann::json::parse(run("rate --json --profile own.json", kPuzzle).output);
    EXPECT_EQ(json.at("profile"), "Club A");
    EXPECT_FALSE(nlohmann::json::parse(run("rate --json", kPuzzle).output).contains("profile"));
}

TEST_F(CommandsByProfile, PathHintAndStepsGoByIt) {
    EXPECT_EQ(fields("hint").at(1), "0003");
    EXPECT_NE(fields("hint --profile nonet").at(1), "0003") << "hidden singles come first";
    writeOwn("own.json");
    const auto json = nlohmann::json::parse(run("path --json --profile own.json", kPuzzle).output);
    EXPECT_EQ(json.at("profile"), "Club A");
    EXPECT_EQ(json.at("steps").front().at("code"), fields("hint --profile nonet").at(1));
    Profile small = ownCopy(nonetProfile(), "Small");
    small.limits.fishSize = 1;
    std::ofstream(folder / "small.json") << writeProfile(small);
    std::string puzzles;
    for (const Puzzle& puzzle : test::samplePuzzles("0300"))
        puzzles += toLine(puzzle.givens) + "\n";
    const auto lines = [&](const std::string& options) {
        return std::ranges::count(run("steps --technique 0310 " + options, puzzles).output, ':');
    };
    EXPECT_GT(lines(""), 0);
    EXPECT_EQ(lines("--profile nonet"), lines(""));
    EXPECT_EQ(lines("--profile small.json"), 0);
}

TEST_F(CommandsByProfile, GenerateGoesByIt) {
    writeOwn("own.json");
    const auto made = fields("generate --seed 3 --profile own.json --score 5000-5600");
    const int score = std::stoi(made.at(3));
    EXPECT_EQ(score, 100 * std::ranges::count(made.at(0), '.'));
    EXPECT_EQ(run("generate --seed 3 --profile own.json --technique 0300").status, 1) << "it is off";
}

TEST_F(CommandsByProfile, KnowsThoseThatTheUserSaved) {
    writeOwn("own.json");
    std::filesystem::create_directories(folder / "nonet");
    std::string value = contents(folder / "own.json");
    std::string escaped;
    for (const char c : value)
        escaped += c == '"' ? std::string("\\\"") : c == '\n' ? std::string("\\n") : std::string(1, c);
    std::ofstream(folder / "nonet" / "nonet.conf")
        << "[techniques]\nprofile=hodoku\n\n[profiles]\nClub%2520A=\"" << escaped << "\"\n";
    const std::string environment = "LC_ALL=C XDG_CONFIG_HOME='" + folder.string() + "'";
    const Outcome saved = run("rate --profile 'Club A'", kPuzzle, environment);
    EXPECT_EQ(saved.status, 0) << saved.errors;
    EXPECT_EQ(saved.output, run("rate --profile own.json", kPuzzle).output);
    const Outcome none = run("rate --profile 'Club B'", kPuzzle, environment);
    EXPECT_EQ(none.status, 2);
    EXPECT_EQ(none.output, "");
    EXPECT_THAT(none.errors, AllOf(HasSubstr("Club B"), HasSubstr("hodoku, nonet, Club A")));
}

TEST_F(CommandsByProfile, RefusesAFileThatIsNoneAndSaysWhy) {
    writeOwn("own.json");
    std::string text = contents(folder / "own.json");
    text.replace(text.find("\"0002\""), 6, "\"9999\"");
    std::ofstream(folder / "broken.json") << text;
    for (const std::string command : {"rate", "path", "hint", "steps", "generate"}) {
        const Outcome broken = run(command + " --profile broken.json", kPuzzle);
        EXPECT_EQ(broken.status, 2) << command;
        EXPECT_THAT(broken.errors, AllOf(HasSubstr("broken.json"), HasSubstr("9999"))) << command;
    }
    for (const std::string file : {".", "/dev/zero", "''"})
        EXPECT_EQ(run("rate --profile " + file, kPuzzle).status, 2) << file;
}

}  // namespace
}  // namespace nonet
