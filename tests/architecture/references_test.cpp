// What comments and notes point to is there: files by their links and names, and sources by their keys, which
// core/SOURCES.md explains.
#include "test_paths.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path kTop = NONET_SOURCE_DIR;

std::string contents(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool isNote(const fs::path& file) { return file.extension() == ".md"; }

/// Headers, sources and notes, by their paths below the top folder.
std::vector<fs::path> files() {
    std::vector<fs::path> found;
    for (const char* top : {"core", "ui", "app", "tests", "resources", "translations"})
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(kTop / top))
            if (const fs::path ending = entry.path().extension();
                ending == ".h" || ending == ".cpp" || isNote(entry.path()))
                found.push_back(fs::relative(entry.path(), kTop));
    for (const fs::directory_entry& entry : fs::directory_iterator(kTop))
        if (isNote(entry.path()))
            found.push_back(fs::relative(entry.path(), kTop));
    return found;
}

/// Every match's first group in a line.
std::vector<std::string> matches(const std::string& line, const std::regex& pattern) {
    std::vector<std::string> found;
    for (std::sregex_iterator match(line.begin(), line.end(), pattern), end; match != end; ++match)
        found.push_back((*match)[1]);
    return found;
}

/// The keys that core/SOURCES.md explains: headings and rows of its lists begin with them.
std::set<std::string> sourceKeys() {
    static const std::regex explained(R"(^(?:### |- )\[([A-Z][A-Za-z]*)\])");
    std::set<std::string> keys;
    std::istringstream lines(contents(kTop / "core/SOURCES.md"));
    for (std::string line; std::getline(lines, line);)
        for (const std::string& key : matches(line, explained))
            keys.insert(key);
    return keys;
}

/// What a file points to that is not there, with its line.
std::vector<std::string> danglingReferences(const fs::path& file, const std::string& text) {
    static const std::set<std::string> keys = sourceKeys();
    // A number of a list that only its owner has.
    static const std::regex numbered(R"(\b([Ss]ources? \(?0\d\d)\b)");
    // [Inverse] or [Inverse 4.2.3], but no link and no index.
    static const std::regex key(R"((?:^|[^\w\])>])\[([A-Z][a-z][A-Za-z]*)(?: [\d.]+)?\](?!\())");
    static const std::regex link(R"(\]\(([^)#\s]+)[^)]*\))");
    static const std::regex note(R"(([A-Za-z0-9_./-]*[A-Za-z0-9_]\.md)\b(?!\]))");

    std::vector<std::string> found;
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        const std::string where = file.generic_string() + ":" + std::to_string(number) + ": ";
        const auto isThere = [&](const std::string& target) {
            return fs::exists(kTop / file.parent_path() / target) || fs::exists(kTop / target);
        };
        if (!isNote(file) && line.find("//") == std::string::npos)
            continue;
        if (line.find('[') == std::string::npos && line.find(".md") == std::string::npos &&
            line.find("ource") == std::string::npos)
            continue;
        for (const std::string& name : matches(line, numbered))
            found.push_back(where + "'" + name + "' leads nowhere; core/SOURCES.md has keys");
        for (const std::string& name : matches(line, key))
            if (!keys.contains(name))
                found.push_back(where + "core/SOURCES.md does not explain [" + name + "]");
        for (const std::string& target : matches(line, note))
            if (!isThere(target) && line.find("://") == std::string::npos)
                found.push_back(where + "no file " + target);
        if (!isNote(file))
            continue;
        for (const std::string& target : matches(line, link))
            if (target.find("://") == std::string::npos && !isThere(target))
                found.push_back(where + "no file " + target);
    }
    return found;
}

TEST(References, LeadSomewhere) {
    const std::vector<fs::path> all = files();
    ASSERT_GT(all.size(), 500U);
    for (const fs::path& file : all)
        for (const std::string& dangling : danglingReferences(file, contents(kTop / file)))
            ADD_FAILURE() << dangling;
}

TEST(References, EverySourceIsNamedSomewhere) {
    std::string everything;
    for (const fs::path& file : files())
        if (file != "core/SOURCES.md")
            everything += contents(kTop / file);
    const std::set<std::string> keys = sourceKeys();
    ASSERT_GE(keys.size(), 5U);
    for (const char* key : {"Shift", "Lookup", "Inverse", "Minigrid", "Variants"}) {
        EXPECT_TRUE(keys.contains(key)) << key;
        EXPECT_NE(everything.find(std::string("[") + key), std::string::npos) << key;
    }
}

TEST(References, CatchWhatLeadsNowhere) {
    const auto count = [](const char* file, const std::string& text) { return danglingReferences(file, text).size(); };
    EXPECT_EQ(count("core/board/grid.h", "// As source "
                                         "001 has it.\n"),
              1U);
    EXPECT_EQ(count("core/board/grid.h", "int x;  // see "
                                         "nowhere.md\n"),
              1U);
    EXPECT_EQ(count("core/board/grid.h", "/// As ["
                                         "Nobody 3] says.\n"),
              1U);
    EXPECT_EQ(count("core/README.md", "[formats]("
                                      "formats/NONE.txt)\n"),
              1U);
    EXPECT_EQ(count("core/README.md", "[formats]("
                                      "formats/NONE.md)\n"),
              2U);
    EXPECT_EQ(count("core/board/grid.h", "/// As [Inverse 4.2.3] and [Lookup] say; see core/README.md.\n"), 0U);
    EXPECT_EQ(count("core/board/grid.h", "const int a = x[Y]; auto f = [Z] {};\n"), 0U);
    EXPECT_EQ(count("core/README.md", "See [the formats](formats/FORMATS.md).\n"), 0U);
}

}  // namespace
