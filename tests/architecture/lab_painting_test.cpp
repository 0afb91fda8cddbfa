// What a lab paints, claims and reads out is looked up: a frame comes every 15 milliseconds, a move of the pointer more
// often, so searches and solvers are asked where something changed and never there.
#include "test_paths.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct Function {
    std::string name;
    std::string body;
};

/// The functions that are called a frame or a move of the pointer.
std::vector<Function> paintingFunctions(const std::string& text) {
    static const std::regex head(
        R"(\b(paint\w*|claims|readout|thingAt|links)\(([^;{}()]|\([^()]*\))*\)\s*(const\s*)?(override\s*)?\{)");
    std::vector<Function> functions;
    for (auto each = std::sregex_iterator(text.begin(), text.end(), head); each != std::sregex_iterator(); ++each) {
        const auto from = static_cast<std::size_t>(each->position() + each->length());
        std::size_t to = from;
        for (int depth = 1; depth > 0 && to < text.size(); ++to)
            depth += text[to] == '{' ? 1 : text[to] == '}' ? -1 : 0;
        functions.push_back({(*each)[1], text.substr(from, to - from)});
    }
    return functions;
}

/// What takes long there: the engines of core, and what the labs have made of them.
std::vector<std::string> searches(const std::string& body) {
    static const std::regex call(
        R"((^|[^\w.>:])((nonet::)?(search|rate|isGood|otherSolution|isSolvable|isConfirmed|solvingPath|fillOf|goingOf|wayBack|parents|children|goodChildren|undoneAtRandom|stuckWithout|distanceOf|rankCorrelation|pairsOf|ratedPuzzle|pathFacts|slowFacts|canonicalForm|countFillings|filterRounds|searchJoin|goalSearched|searchMarks|semiSolve)\())");
    std::vector<std::string> found;
    for (auto each = std::sregex_iterator(body.begin(), body.end(), call); each != std::sregex_iterator(); ++each)
        found.push_back((*each)[2]);
    return found;
}

TEST(LabPainting, AsksNoSolver) {
    int functions = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(fs::path(NONET_SOURCE_DIR) / "ui/labs")) {
        if (entry.path().extension() != ".cpp")
            continue;
        std::ifstream stream(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(stream), {}};
        for (const Function& each : paintingFunctions(text)) {
            ++functions;
            for (const std::string& call : searches(each.body))
                ADD_FAILURE() << entry.path().filename().string() << ": " << each.name << "() calls " << call << ")";
        }
    }
    EXPECT_GT(functions, 200) << "the functions are not found any more";
}

TEST(LabPainting, CatchesWhatItForbids) {
    const std::string scene =
        "    void paintFilm(QPainter& painter, const StageArea& area) const {\n"
        "        if (area.text > 1) {\n"
        "            paintLights(painter, !otherSolution(shown));\n        }\n    }\n"
        "    std::vector<LabClaim> claims() const override { return {{tr(\"x\"), nonet::isGood(a)}}; }\n"
        "    void prepare() override { search(puzzle()); }\n";
    const std::vector<Function> functions = paintingFunctions(scene);
    ASSERT_EQ(functions.size(), 2U);
    EXPECT_EQ(searches(functions[0].body), std::vector<std::string>{"otherSolution("});
    EXPECT_EQ(searches(functions[1].body), std::vector<std::string>{"nonet::isGood("});
    EXPECT_TRUE(searches("join().search(x); result.isGood; Result::rate(1); research(2)").empty());
}

}  // namespace
