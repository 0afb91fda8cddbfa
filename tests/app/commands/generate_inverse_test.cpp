// What `nonet-cli generate --method inverse` prints.
#include "core/board/grid.h"
#include "core/generators/inverse/closure.h"
#include "core/solvers/search/classic_search.h"
#include "test_paths.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace nonet {
namespace {

using testing::AllOf;
using testing::Ge;
using testing::Le;

std::string generated(const std::string& options) {
    const std::string command = "LC_ALL=C '" + std::string(NONET_CLI) + "' generate --method inverse " + options;
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
    std::string output;
    std::array<char, 65536> buffer{};
    while (pipe && std::fgets(buffer.data(), static_cast<int>(buffer.size()), pipe.get()) != nullptr)
        output += buffer.data();
    return output;
}

std::vector<nlohmann::json> objects(const std::string& output) {
    std::vector<nlohmann::json> parsed;
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);)
        parsed.push_back(nlohmann::json::parse(line));
    return parsed;
}

ClassicDigits digitsFrom(const std::string& line) { return ClassicDigits::from(*gridFromLine(line)); }

TEST(GenerateInverse, UndoesTheMethodsThatAreAllowed) {
    const auto hardestMethods = [](const std::string& options) {
        std::set<std::string> methods;
        const std::vector<nlohmann::json> made = objects(generated("--count 12 --seed 3 --json " + options));
        EXPECT_EQ(made.size(), 12U);
        for (const nlohmann::json& each : made)
            for (const nlohmann::json& step : each.at("path"))
                methods.insert(step.at("method").get<std::string>());
        return methods;
    };
    // Hidden singles are covering sets; nothing beyond them may be used.
    const std::set<std::string> singles = hardestMethods("--allow 0002,0003");
    EXPECT_FALSE(singles.contains("block-intersection"));
    EXPECT_FALSE(singles.contains("x-wing"));
    EXPECT_TRUE(hardestMethods("--forbid 0300 --clues 22-28").contains("covering-set"));
    EXPECT_TRUE(hardestMethods("--technique 0100").contains("block-intersection"));
}

TEST(GenerateInverse, TheSameSeedGivesTheSameLinesWhateverTheThreads) {
    const std::string one = generated("--count 40 --seed 11 --json --threads 1");
    EXPECT_EQ(objects(one).size(), 40U);
    EXPECT_EQ(generated("--count 40 --seed 11 --json --threads 2"), one);
    EXPECT_EQ(generated("--count 40 --seed 11 --json --threads 5"), one);
    EXPECT_NE(generated("--count 40 --seed 12 --json --threads 2"), one);
    const std::string searched = generated("--count 4 --seed 11 --heuristic random --threads 1");
    EXPECT_EQ(std::ranges::count(searched, '\n'), 4);
    EXPECT_EQ(generated("--count 4 --seed 11 --heuristic random --threads 3"), searched);
}

TEST(GenerateInverse, EveryLineIsAProperPuzzleThatTheMethodsSolve) {
    for (const char* options :
         {"--seed 1 --count 20 --json", "--seed 2 --count 10 --symmetry r180 --clues 26-30 --json",
          "--seed 3 --count 2 --heuristic t --json", "--seed 3 --count 2 --heuristic d --json",
          "--seed 3 --count 2 --heuristic single-first --json"})
        for (const nlohmann::json& object : objects(generated(options))) {
            const ClassicDigits puzzle = digitsFrom(object["puzzle"]);
            const SearchCount count = countSolutions(puzzle);
            EXPECT_EQ(count.count, 1U) << options;
            EXPECT_EQ(count.first, digitsFrom(object["solution"])) << options;
            EXPECT_TRUE(isGood(puzzle)) << options;
            EXPECT_EQ(object["clues"], puzzle.filledCount()) << options;
        }
}

TEST(GenerateInverse, CluesAndSymmetryAreAsAskedFor) {
    const std::vector<nlohmann::json> found =
        objects(generated("--seed 5 --count 20 --symmetry r180 --clues 27-29 --json"));
    ASSERT_EQ(found.size(), 20U);
    for (const nlohmann::json& object : found) {
        EXPECT_THAT(object["clues"].get<int>(), AllOf(Ge(27), Le(29)));
        const std::string puzzle = object["puzzle"];
        for (std::size_t i = 0; i < 81; ++i)
            EXPECT_EQ(puzzle[i] == '.', puzzle[80 - i] == '.') << puzzle;
    }
}

/// Marks come one by one, from no mark at all to every mark in every blank cell.
TEST(GenerateInverse, ThePathLeadsFromTheSolutionToThePuzzle) {
    for (const nlohmann::json& object : objects(generated("--seed 9 --count 5 --json"))) {
        const std::string puzzle = object["puzzle"];
        std::string values = object["solution"];
        std::array<unsigned, 81> marks{};
        for (const nlohmann::json& step : object["path"]) {
            const std::string triple = step["mark"];
            const auto cell = static_cast<std::size_t>((triple[1] - '1') * 9 + triple[2] - '1');
            const unsigned mark = 1U << static_cast<unsigned>(triple[0] - '1');
            if (step["method"] == "single-candidate") {
                EXPECT_EQ(values[cell], triple[0]);
                values[cell] = '.';
            }
            EXPECT_EQ(values[cell], '.');
            EXPECT_EQ(marks[cell] & mark, 0U);
            marks[cell] |= mark;
        }
        EXPECT_EQ(values, puzzle);
        for (std::size_t i = 0; i < 81; ++i)
            EXPECT_EQ(marks[i], puzzle[i] == '.' ? 0x1FFU : 0U);
        EXPECT_EQ(object["path"].size(), 9U * static_cast<std::size_t>(std::ranges::count(puzzle, '.')));
    }
}

}  // namespace
}  // namespace nonet
