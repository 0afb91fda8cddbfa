// `nonet-cli canonical`.
#include "tests/app/commands/commands_fixture.h"

#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using testing::StartsWith;

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

}  // namespace
}  // namespace nonet
