// Levels, scores and the number of each step beside HoDoKu 2.3.2's own, of puzzles that need no technique that does not
// exist here.
#include "core/rating/path_numbers.h"
#include "test_paths.h"

#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <string>

namespace nonet {
namespace {

/// HoDoKu's names of the techniques, as its table of steps has them.
std::map<std::string, TechniqueId> techniquesByName() {
    std::map<std::string, TechniqueId> techniques{{"Simple Colors Trap", TechniqueId::simpleColoursTrap},
                                                  {"Simple Colors Wrap", TechniqueId::simpleColoursWrap}};
    std::ifstream steps(std::string(NONET_SHARED_DATA) + "/techniques/hodoku_steps.csv");
    for (std::string line; std::getline(steps, line);) {
        std::istringstream fields(line);
        std::string order, type, name, code;
        std::getline(std::getline(std::getline(std::getline(fields, order, ','), type, ','), name, ','), code, ',');
        if (const std::optional<TechniqueId> id = techniqueByCode(code))
            techniques.emplace(name, *id);
    }
    return techniques;
}

struct Row {
    std::string givens;
    std::string level;
    int score = 0;
    TechniqueUses uses{};
    bool usesOthers = false;
};

Row rowOf(const std::string& line, const std::map<std::string, TechniqueId>& techniques) {
    std::istringstream fields(line);
    std::string score;
    std::string uses;
    Row row;
    std::getline(fields, row.givens, '\t');
    std::getline(fields, row.level, '\t');
    std::getline(fields, score, '\t');
    std::getline(fields, uses);
    row.score = std::stoi(score);
    std::istringstream list(uses);
    for (std::string use; std::getline(list >> std::ws, use, ';');) {
        const std::size_t space = use.rfind(' ');
        const auto known = techniques.find(use.substr(0, space));
        if (known == techniques.end())
            row.usesOthers = true;
        else
            row.uses[known->second] += std::stoi(use.substr(space + 1));
    }
    return row;
}

TEST(HodokuScores, AreEqualWhereNoTechniqueIsMissing) {
    std::ifstream rows(std::string(NONET_SHARED_DATA) + "/ratings/hodoku_scores.tsv");
    if (!rows)
        GTEST_SKIP() << "no scores at " NONET_SHARED_DATA;
    const std::map<std::string, TechniqueId> techniques = techniquesByName();
    const char* levels[] = {"easy", "medium", "hard", "unfair", "extreme"};
    int compared = 0;
    for (std::string line; std::getline(rows, line);) {
        if (line.starts_with("#"))
            continue;
        const Row row = rowOf(line, techniques);
        if (row.usesOthers)
            continue;
        ++compared;
        ClassicDigits givens;
        for (std::size_t cell = 0; cell < 81; ++cell)
            if (row.givens[cell] != '.')
                givens.values[cell] = static_cast<std::uint8_t>(row.givens[cell] - '0');
        PathNumbers numbers = pathNumbers(givens);
        const HodokuRating rating = rateHodoku(numbers.uses, numbers.end == PathEnd::solved);
        EXPECT_EQ(rating.score, row.score) << line;
        EXPECT_EQ(levels[static_cast<std::size_t>(rating.level)], row.level) << line;
        // The reference counts BUG+1 in the score, but does not list it.
        numbers.uses[TechniqueId::bugPlus1] = 0;
        EXPECT_EQ(numbers.uses, row.uses) << line;
    }
    EXPECT_GT(compared, 0);
    std::cout << compared << " puzzles\n";
}

}  // namespace
}  // namespace nonet
