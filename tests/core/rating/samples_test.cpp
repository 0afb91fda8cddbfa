// What the shipped samples say of themselves must be what the program says of them.
#include "core/rating/rating.h"
#include "core/solvers/search/search.h"
#include "test_paths.h"

#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

namespace nonet {
namespace {

const std::map<std::string, Level> kLevels = {{"easy", Level::easy},
                                              {"medium", Level::medium},
                                              {"hard", Level::hard},
                                              {"unfair", Level::unfair},
                                              {"extreme", Level::extreme}};

TEST(Samples, AreProperAndRatedAsTheySay) {
    std::ifstream stream(std::string(NONET_SOURCE_DIR) + "/resources/samples/puzzles.tsv");
    std::set<std::string> seen;
    std::map<Level, int> perLevel;
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        std::istringstream fields(line);
        std::string givens;
        std::string level;
        std::string hardest;
        int score = 0;
        fields >> givens >> level >> score >> hardest;
        std::set<std::string> techniques;
        for (std::string code; fields >> code;)
            techniques.insert(code);
        EXPECT_TRUE(seen.insert(givens).second) << "twice: " << givens;

        const Puzzle puzzle(gridFromLine(givens).value());
        ASSERT_EQ(search(puzzle).count, 1U) << givens;
        const RatingReport report = rate(puzzle);
        EXPECT_TRUE(report.hodoku.isComplete) << givens;
        EXPECT_EQ(report.hodoku.level, kLevels.at(level)) << givens;
        EXPECT_EQ(report.hodoku.score, score) << givens;
        EXPECT_EQ(technique(*report.hodoku.hardest).code, hardest) << givens;
        std::set<std::string> used;
        for (const Step& step : report.path.steps)
            used.emplace(technique(step.technique).code);
        EXPECT_EQ(used, techniques) << givens;
        ++perLevel[report.hodoku.level];
    }
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::unfair})
        EXPECT_GE(perLevel[level], 50);
}

}  // namespace
}  // namespace nonet
