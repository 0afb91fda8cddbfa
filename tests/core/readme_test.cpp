// The numbers that a stranger reads first are those of the program, and the newest change is of its version.
#include "core/formats/format_catalogue.h"
#include "core/rules/constraint_catalogue.h"
#include "core/techniques/catalogue.h"
#include "test_paths.h"

#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <string>

namespace nonet {
namespace {

std::string noteOf(const std::string& name) {
    std::ifstream stream(std::string(NONET_SOURCE_DIR) + "/" + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The number before the words; -1 where they don't stand there once.
int numberBefore(const std::string& text, const std::string& words) {
    const std::regex pattern("([0-9]+) " + words);
    int found = -1;
    int times = 0;
    for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match, ++times)
        found = std::stoi((*match)[1]);
    return times == 1 ? found : -1;
}

TEST(Readme, CountsWhatThereIs) {
    const std::string text = noteOf("README.md");
    EXPECT_EQ(numberBefore(text, "techniques"), static_cast<int>(techniqueCatalogue().size()));
    EXPECT_EQ(numberBefore(text, "kinds of rules"), static_cast<int>(constraintCatalogue().size()));
    EXPECT_EQ(numberBefore(text, "formats"), static_cast<int>(formatCatalogue().size()));
}

TEST(Changelog, BeginsWithThisVersion) {
    const std::string text = noteOf("CHANGELOG.md");
    std::smatch match;
    ASSERT_TRUE(std::regex_search(text, match, std::regex("\n## ([0-9.]+)\n")));
    EXPECT_EQ(match[1], std::string(NONET_VERSION));
}

}  // namespace
}  // namespace nonet
