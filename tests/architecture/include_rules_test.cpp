// The dependency table of core/README.md and ui/README.md, as data: reads every #include of ours and names the file and
// line that breaks it.
#include "test_paths.h"

#include <algorithm>
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

struct Rule {
    /// A folder; the longest one that fits a file holds for it.
    std::string folder;
    /// Folders of ours that it may include, itself always among them. "core" stands for every folder below it.
    std::vector<std::string> mayInclude;
};

const std::string kBoard = "core/board";
const std::string kFoundation = "core/foundation";
const std::string kRules = "core/rules";

const std::vector<Rule> kRulesTable = {
    {"core/foundation", {}},
    {"core/board", {kFoundation}},
    {"core/storage", {kFoundation}},
    {"core/rules", {kBoard, kFoundation}},
    {"core/solvers/search", {kRules, kBoard, kFoundation}},
    {"core/solvers/exact_cover", {kRules, kBoard, kFoundation}},
    {"core/solvers/propagation", {kRules, kBoard, kFoundation}},
    {"core/solvers/entry", {"core/solvers/search", "core/solvers/propagation", kRules, kBoard, kFoundation}},
    {"core/solvers/minigrid", {kRules, kBoard, kFoundation, "core/canonical"}},
    {"core/solvers/band_lookup", {kRules, kBoard, kFoundation, "core/canonical"}},
    {"core/design", {kRules, kBoard, kFoundation}},
    {"core/play", {kRules, kBoard, kFoundation, "core/canonical"}},
    {"core/techniques", {kRules, kBoard, kFoundation}},
    {"core/rating", {"core/techniques", "core/solvers/search", "core/canonical", kRules, kBoard, kFoundation}},
    {"core/answers", {"core/techniques", "core/solvers", kRules, kBoard, kFoundation}},
    {"core/hints", {"core/techniques", "core/answers", "core/solvers", "core/play", kRules, kBoard, kFoundation}},
    {"core/canonical", {kRules, kBoard, kFoundation}},
    {"core/constructions", {"core/solvers/search", "core/canonical", kRules, kBoard, kFoundation}},
    {"core/generators",
     {"core/solvers", "core/design", "core/play", "core/techniques", "core/rating", "core/answers", "core/hints",
      "core/canonical", "core/constructions", kRules, kBoard, kFoundation}},
    {"core/lessons",
     {"core/techniques", "core/generators", "core/solvers/search", "core/rating", kRules, kBoard, kFoundation}},
    {"core/formats", {"core/play", "core/techniques", kRules, kBoard, kFoundation}},
    {"core/batch", {"core"}},
    {"ui/text", {"core"}},
    {"ui/tasks", {"core"}},
    {"ui/preferences", {"core", "ui/shortcuts", "ui/text/foreign_text.h"}},
    {"ui/shortcuts", {"core"}},
    {"ui/document", {"core", "ui/text"}},
    {"ui/answers", {"core", "ui/text", "ui/tasks", "ui/document"}},
    {"ui/session", {"core", "ui/text", "ui/tasks", "ui/document", "ui/answers"}},
    {"ui/board", {"core", "ui/document", "ui/preferences", "ui/text", "ui/shortcuts"}},
    {"ui/frame",
     {"core", "ui/text", "ui/tasks", "ui/preferences", "ui/shortcuts", "ui/document", "ui/session", "ui/board"}},
    {"ui/pages", {"core", "ui/text", "ui/preferences", "ui/board"}},
    // A page on a technique is made from its lesson, one on a rule from its tool.
    {"ui/help",
     {"core", "ui/text", "ui/tasks", "ui/preferences", "ui/shortcuts", "ui/board", "ui/frame", "ui/lessons",
      "ui/designer"}},
    {"ui/labs/lab_catalogue.cpp", {"core", "ui/labs"}},
    {"ui/main_window", {"core", "ui"}},
    {"app/commands", {"core", "ui/text", "ui/preferences/saved_profiles.h", "app/commands"}},
    {"app/gui_main.cpp", {"core", "ui"}},
    {"app/cli_main.cpp", {"core", "ui/text", "app/commands"}},
};

const std::vector<std::string> kFeatures = {
    "ui/hints",   "ui/replay", "ui/candidates", "ui/generator", "ui/library", "ui/charts", "ui/publishing", "ui/labs",
    "ui/lessons", "ui/rating", "ui/history",    "ui/puzzles",   "ui/faults",  "ui/play",   "ui/designer"};
const std::vector<std::string> kFeatureMayInclude = {"core",         "ui/text",     "ui/tasks",   "ui/preferences",
                                                     "ui/shortcuts", "ui/document", "ui/answers", "ui/session",
                                                     "ui/board",     "ui/frame"};
/// A room puts features around its board. It may include these, and none of them includes a room.
const std::vector<Rule> kRoomsTable = {
    {"ui/play",
     {"ui/hints", "ui/replay", "ui/candidates", "ui/rating", "ui/generator", "ui/history", "ui/puzzles",
      "ui/publishing", "ui/faults"}},
    {"ui/designer", {"ui/history", "ui/puzzles", "ui/publishing"}},
};

struct ModuleHome {
    /// Matched against the text between the brackets of an #include.
    std::regex header;
    std::vector<std::string> homes;
};

const std::vector<ModuleHome> kModuleHomes = {
    {std::regex("^(QtSql|QSql).*"), {"ui/library"}},
    {std::regex("^(QtCharts|QChart|QAbstractSeries|QAbstractAxis|QLegend|Q[A-Za-z]*(Series|Axis|BarSet)).*"),
     {"ui/charts"}},
    {std::regex("^(QtPrintSupport|QPrint).*"), {"ui/publishing", "ui/board/export"}},
    {std::regex("^QSettings$"), {"ui/preferences"}},
    {std::regex("^(QtConcurrent|QThread|QFuture).*"), {"ui/tasks"}},
    {std::regex("^(tbb|oneapi/tbb)/.*"), {"core/batch", "core/generators", "core/canonical"}},
    {std::regex("^nlohmann/.*"), {"core/formats", "app/commands"}},
    {std::regex("^(pugixml.hpp|zlib.h)$"), {"core/formats"}},
    {std::regex("^CLI/.*"), {"app"}},
    {std::regex("^qrcodegen.*"), {"ui/publishing"}},
};

bool isUnder(const std::string& path, const std::string& folder) {
    return path == folder || path.rfind(folder + "/", 0) == 0;
}

/// Below core/formats each folder is a program's; what they share stands above them or is of all links.
const std::string kFormats = "core/formats";
/// What SudokuPad's links carry is f-puzzles' data.
const std::vector<std::pair<std::string, std::string>> kBetweenPrograms = {
    {"core/formats/sudokupad/sudokupad_writer.cpp", "core/formats/fpuzzles/fpuzzles_writer.h"}};

bool isOfAnotherProgram(const std::string& file, const std::string& header) {
    const std::string of = fs::path(file).parent_path().generic_string();
    const std::string other = fs::path(header).parent_path().generic_string();
    if (!isUnder(of, kFormats) || !isUnder(other, kFormats) || of == kFormats || other == kFormats || of == other)
        return false;
    return other != kFormats + "/links" && std::find(kBetweenPrograms.begin(), kBetweenPrograms.end(),
                                                     std::pair(file, header)) == kBetweenPrograms.end();
}

/// The labs are behind a wall: a program may be built without them. What stands in ui/labs itself is all that the
/// window knows of them, in one place; what lies below is the labs' own.
bool isGateOfLabs(const std::string& header) {
    return header == "ui/labs/lab_catalogue.h" || header == "ui/labs/lab_pages.h";
}
const std::string kUserOfLabs = "ui/main_window/labs_room.cpp";

bool mayInclude(const std::string& file, const std::string& header) {
    if (isOfAnotherProgram(file, header))
        return false;
    if (isUnder(header, "ui/labs") && !isUnder(file, "ui/labs"))
        return file == kUserOfLabs && isGateOfLabs(header);
    const Rule* best = nullptr;
    for (const Rule& rule : kRulesTable)
        if (isUnder(file, rule.folder) && (!best || rule.folder.size() > best->folder.size()))
            best = &rule;
    if (best) {
        if (isUnder(header, best->folder))
            return true;
        for (const std::string& folder : best->mayInclude)
            if (isUnder(header, folder))
                return true;
        return false;
    }
    for (const std::string& feature : kFeatures) {
        if (!isUnder(file, feature))
            continue;
        if (isUnder(header, feature) &&
            (feature != "ui/labs" || isUnder(header, "ui/labs/frame") || isGateOfLabs(header) ||
             fs::path(file).parent_path() == fs::path(header).parent_path()))
            return true;
        const bool mayChart = feature == "ui/labs" || feature == "ui/generator" || feature == "ui/library";
        if (mayChart && isUnder(header, "ui/charts"))
            return true;
        if (feature == "ui/labs" && isUnder(header, "ui/pages"))
            return true;
        for (const Rule& room : kRoomsTable)
            for (const std::string& around : room.mayInclude)
                if (room.folder == feature && isUnder(header, around))
                    return true;
        for (const std::string& folder : kFeatureMayInclude)
            if (isUnder(header, folder))
                return true;
        return false;
    }
    return false;
}

/// Folders whose reasoning goes by what the document knows of its puzzle's solutions.
const std::vector<std::string> kNeverSearch = {"ui/board", "ui/document", "ui/session", "ui/hints",   "ui/replay",
                                               "ui/frame", "ui/play",     "ui/history", "ui/puzzles", "ui/main_window"};

std::vector<std::string> violations(const std::string& file, const std::string& text) {
    static const std::regex quoted(R"(^\s*#\s*include\s*"([^"]+)\")");
    static const std::regex bracketed(R"(^\s*#\s*include\s*<([^>]+)>)");
    std::vector<std::string> found;
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        std::smatch match;
        const std::string where = file + ":" + std::to_string(number) + ": ";
        if (std::regex_search(line, match, quoted)) {
            const std::string header = match[1];
            const bool isGenerated = header.rfind("moc_", 0) == 0 || header.find(".moc") != std::string::npos;
            if (!isGenerated && !mayInclude(file, header))
                found.push_back(where + "may not include " + header);
            for (const std::string& folder : kNeverSearch)
                if (isUnder(file, folder) && isUnder(header, "core/solvers"))
                    found.push_back(where + "asks the document for its facts and never " + header);
        } else if (std::regex_search(line, match, bracketed)) {
            const std::string header = match[1];
            if (isUnder(file, "core") && (header[0] == 'Q' || header.rfind("Qt", 0) == 0))
                found.push_back(where + "core has no Qt, but includes " + header);
            if (isUnder(file, "ui/text") && header.rfind("QtWidgets", 0) == 0)
                found.push_back(where + "ui/text is Qt Core only");
            for (const ModuleHome& module : kModuleHomes) {
                if (!std::regex_match(header, module.header))
                    continue;
                bool isHome = false;
                for (const std::string& home : module.homes)
                    isHome = isHome || isUnder(file, home);
                if (!isHome)
                    found.push_back(where + header + " belongs in " + module.homes.front());
            }
        }
    }
    return found;
}

std::string contents(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<fs::path> sources() {
    std::vector<fs::path> files;
    for (const char* top : {"core", "ui", "app"})
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(fs::path(NONET_SOURCE_DIR) / top))
            if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
                files.push_back(entry.path());
    return files;
}

TEST(IncludeRules, HoldInEveryFile) {
    const std::vector<fs::path> files = sources();
    ASSERT_GT(files.size(), 20U);
    for (const fs::path& path : files)
        for (const std::string& violation :
             violations(fs::relative(path, NONET_SOURCE_DIR).generic_string(), contents(path)))
            ADD_FAILURE() << violation;
}

TEST(IncludeRules, CatchWhatTheyForbid) {
    EXPECT_EQ(violations("core/techniques/wings/xy_wing.cpp", "#include \"core/solvers/search/search.h\"\n").size(),
              1U);
    EXPECT_EQ(violations("core/board/grid.h", "\n#include <QString>\n").size(), 1U);
    EXPECT_EQ(violations("ui/hints/hint_dock.h", "#include \"ui/replay/timeline.h\"\n").size(), 1U);
    EXPECT_EQ(violations("ui/hints/hint_dock.cpp", "#include \"ui/play/play_room.h\"\n").size(), 1U);
    EXPECT_EQ(violations("ui/play/play_room.cpp", "#include \"ui/designer/designer.h\"\n").size(), 1U);
    EXPECT_EQ(violations("ui/designer/design_room.cpp", "#include \"ui/hints/hint_dock.h\"\n").size(), 1U);
    EXPECT_TRUE(violations("ui/play/play_room.cpp", "#include \"ui/hints/hint_dock.h\"\n").empty());
    EXPECT_EQ(violations("ui/help/help_pages.cpp", "#include \"ui/main_window/room_catalogue.h\"\n").size(), 1U);
    EXPECT_EQ(violations("ui/hints/hint_dock.cpp", "#include <QSettings>\n").size(), 1U);
    EXPECT_EQ(violations("ui/hints/hint_dock.cpp", "#include \"core/solvers/search/search.h\"\n").size(), 1U);
    EXPECT_EQ(violations("core/rating/rating.cpp", "#include <nlohmann/json.hpp>\n").size(), 1U);
    EXPECT_EQ(violations("ui/play/structure_view.cpp", "#include \"ui/labs/shift_cipher/shift_model.h\"\n").size(), 1U);
    EXPECT_EQ(violations("ui/session/document_session.cpp", "#include \"ui/labs/lab_catalogue.h\"\n").size(), 1U);
    EXPECT_EQ(violations("ui/main_window/labs_room.cpp", "#include \"ui/labs/frame/learn_room.h\"\n").size(), 1U);
    EXPECT_EQ(violations("app/gui_main.cpp", "#include \"ui/labs/lab_catalogue.h\"\n").size(), 1U);
    EXPECT_TRUE(violations("ui/main_window/labs_room.cpp", "#include \"ui/labs/lab_catalogue.h\"\n").empty());
    EXPECT_EQ(violations("app/commands/solve.cpp", "#include \"ui/board/board_widget.h\"\n").size(), 1U);
    EXPECT_EQ(violations("core/formats/iss/iss_sums.cpp", "#include \"core/formats/penpa/penpa_board.h\"\n").size(),
              1U);
    EXPECT_TRUE(violations("core/formats/iss/iss_sums.cpp", "#include \"core/formats/links/lz_string.h\"\n").empty());
    EXPECT_TRUE(violations("ui/hints/hint_dock.h", "#include \"ui/board/board_widget.h\"\n").empty());
    EXPECT_TRUE(violations("core/techniques/fish/fish.cpp", "#include \"core/techniques/step.h\"\n").empty());
}

TEST(IncludeRules, EveryFolderWithSourcesTellsWhatItIsIn) {
    // A folder that the table does not know would be forbidden to include anything, itself included.
    for (const fs::path& path : sources()) {
        const std::string file = fs::relative(path, NONET_SOURCE_DIR).generic_string();
        const std::string neighbour =
            isUnder(file, "app") ? "core/board/grid.h" : fs::path(file).replace_extension(".h").generic_string();
        EXPECT_TRUE(mayInclude(file, neighbour)) << file << " is in a folder that the dependency table does not name";
    }
}

TEST(FolderNames, SayWhatIsInThem) {
    static const std::regex empty("(^|[/_])(utils?|helpers?|manager|common|misc|handler)([_./]|$)", std::regex::icase);
    for (const fs::path& path : sources()) {
        const std::string file = fs::relative(path, NONET_SOURCE_DIR).generic_string();
        EXPECT_FALSE(std::regex_search(file, empty)) << file;
    }
}

TEST(TopLevel, HoldsNothingBeyondWhatIsFixed) {
    const std::set<std::string> allowed = {"CMakeLists.txt", "app",
                                           "core",           "ui",
                                           "resources",      "tests",
                                           "translations",   "README.md",
                                           "LICENSE",        "CMakePresets.json",
                                           "build",          "CONTRIBUTING.md",
                                           "CHANGELOG.md"};
    for (const fs::directory_entry& entry : fs::directory_iterator(NONET_SOURCE_DIR)) {
        const std::string name = entry.path().filename().string();
        EXPECT_TRUE(name.front() == '.' || allowed.count(name) == 1) << name << " does not belong at the top level";
    }
}

}  // namespace
