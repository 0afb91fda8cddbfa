// README's table of commands and the program's own list are one.
#include "tests/app/commands/commands_fixture.h"

#include <regex>
#include <set>

namespace nonet {
namespace {

/// First groups of all matches.
std::set<std::string> found(const std::string& text, const std::regex& pattern) {
    std::set<std::string> words;
    for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match)
        words.insert((*match)[1]);
    return words;
}

std::set<std::string> commandsOf(const std::string& help) {
    const std::size_t begin = help.find("Subcommands:");
    return begin == std::string::npos ? std::set<std::string>()
                                      : found(help.substr(begin), std::regex("\n  ([a-z][a-z-]*) "));
}

TEST_F(Commands, ReadmeListsEveryCommandAndNoOther) {
    const std::set<std::string> commands = commandsOf(run("--help").output);
    ASSERT_GT(commands.size(), 10U);
    const std::filesystem::path top = NONET_SOURCE_DIR;
    const std::string list = contents(top / "app/commands/README.md");
    std::set<std::string> listed;
    std::istringstream lines(list.substr(list.find("| command | answers |")));
    for (std::string line; std::getline(lines, line) && !line.empty();) {
        const std::string first = line.substr(0, line.find('|', 1));
        listed.merge(found(first, std::regex("`([a-z-]+)`")));
    }
    EXPECT_EQ(listed, commands);
    for (const std::string& named : found(contents(top / "README.md") + list, std::regex("nonet-cli ([a-z][a-z-]*)")))
        EXPECT_TRUE(commands.contains(named)) << named;
}

}  // namespace
}  // namespace nonet
