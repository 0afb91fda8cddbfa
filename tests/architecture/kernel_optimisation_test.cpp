// The search's kernels are built for speed, whatever the rest of the program is built for.
#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace nonet {
namespace {

TEST(KernelOptimisation, HasTheLastWord) {
    std::ifstream commands(NONET_COMPILE_COMMANDS);
    ASSERT_TRUE(commands) << NONET_COMPILE_COMMANDS;
    int kernels = 0;
    for (std::string line; std::getline(commands, line);) {
        if (line.find("\"command\"") == std::string::npos ||
            line.find("/core/solvers/search/kernel/") == std::string::npos || line.find(" -c ") == std::string::npos)
            continue;
        ++kernels;
        const std::size_t last = line.rfind(" -O");
        ASSERT_NE(last, std::string::npos) << line;
        EXPECT_EQ(line.substr(last, 4), " -O3") << line;
    }
    // kernel.cpp, which chooses, and at least the one that every processor can run.
    EXPECT_GE(kernels, 2);
}

}  // namespace
}  // namespace nonet
