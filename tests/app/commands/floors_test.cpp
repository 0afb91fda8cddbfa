// `nonet-cli floors`.
#include "tests/app/commands/commands_fixture.h"

#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using testing::ElementsAre;

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

}  // namespace
}  // namespace nonet
