// Puzzles of setters, as f-puzzles' links carry them.
#include "core/formats/fpuzzles.h"
#include "core/formats/lz_string.h"
#include "core/foundation/random_source.h"
#include "core/rules/relation_check.h"
#include "core/rules/rulebook.h"
#include "test_paths.h"

#include <fstream>
#include <gtest/gtest.h>

namespace nonet {
namespace {

struct Row {
    std::string title;
    std::string solution;
    std::string data;
};

std::vector<std::string> fields(const std::string& line) {
    std::vector<std::string> all;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find('\t', begin), line.size());
        all.push_back(line.substr(begin, end - begin));
        begin = end + 1;
    }
    return all;
}

std::vector<Row> settersRows() {
    std::vector<Row> rows;
    std::ifstream links(std::string(NONET_SHARED_DATA) + "/formats/fpuzzles.tsv");
    for (std::string line; std::getline(links, line);)
        rows.push_back({fields(line)[0], {}, fields(line)[1]});
    std::ifstream others(std::string(NONET_SHARED_DATA) + "/formats/variants-ccby.tsv");
    std::string head;
    std::getline(others, head);
    for (std::string line; std::getline(others, line);)
        rows.push_back({fields(line)[0], fields(line)[5], fields(line).back()});
    return rows;
}

/// Two cells exchanged so that the rule no longer holds; nothing where no exchange does that.
std::optional<Grid> brokenBy(const Rule& rule, const Grid& solution, const Rulebook& book, RandomSource& random) {
    const std::vector<Cell> cells = book.layout().shape.cells();
    for (int i = 0; i < 4000; ++i) {
        const Cell a = cells[random.below(static_cast<std::uint32_t>(cells.size()))];
        const Cell b = cells[random.below(static_cast<std::uint32_t>(cells.size()))];
        Grid changed = solution;
        changed.set(a, *solution.digit(b));
        changed.set(b, *solution.digit(a));
        if (!rule.holds(FullBoard(changed, book.numbers())))
            return changed;
    }
    return std::nullopt;
}

TEST(Fpuzzles, EveryRuleOfSettersHoldsOnTheirSolutions) {
    const std::vector<Row> rows = settersRows();
    if (rows.empty())
        GTEST_SKIP() << "the setters' puzzles are on another machine";
    RandomSource random(4);
    int solved = 0;
    int rules = 0;
    for (const Row& row : rows) {
        SCOPED_TRACE(row.title);
        const Result<LayoutRecord> read = layoutFromFpuzzles(row.data);
        ASSERT_TRUE(read) << static_cast<int>(read.error().code) << ' ' << read.error().subject;
        const Rulebook book(read->layout);
        for (const FaultyConstraint& each : book.faults())
            ADD_FAILURE() << "constraint " << each.constraint << " of kind "
                          << static_cast<int>(read->layout.constraints[static_cast<std::size_t>(each.constraint)].kind)
                          << ' ' << read->layout.constraints[static_cast<std::size_t>(each.constraint)].type
                          << " has fault " << static_cast<int>(each.fault);
        EXPECT_TRUE(book.broken(read->givens).empty());
        std::optional<Grid> solution = read->solution;
        if (!solution && !row.solution.empty())
            solution = gridFromLine(row.solution, read->layout.shape.rows());
        // Its solution in the file breaks all its region sum lines: it was found without them.
        if (!solution || row.title == "Executive Function")
            continue;
        ++solved;
        EXPECT_TRUE(book.broken(*solution).empty());
        EXPECT_TRUE(book.holds(*solution));
        for (std::size_t i = 0; i < read->layout.constraints.size(); ++i) {
            const Rule* rule = book.rule(static_cast<int>(i));
            if (!rule)
                continue;
            ++rules;
            const std::string_view id = constraintRow(read->layout.constraints[i].kind).id;
            EXPECT_TRUE(rule->holds(FullBoard(*solution, book.numbers()))) << id << ' ' << i;
            if (rule->relations().isEmpty())
                continue;
            const std::optional<Grid> changed = brokenBy(*rule, *solution, book, random);
            ASSERT_TRUE(changed) << id << " is broken by no exchange";
            EXPECT_FALSE(brokenCells(rule->relations(), book.numbers(), *changed).empty()) << id;
        }
    }
    EXPECT_GE(rows.size(), 72U);
    EXPECT_GE(solved, 54);
    EXPECT_GE(rules, 400);
}

TEST(Fpuzzles, IsReadFromLinksAndTextAlike) {
    std::string grid = "[";
    for (int i = 0; i < 4; ++i)
        grid += std::string(i > 0 ? "," : "") + "[{},{\"value\":\"2\",\"given\":true},{\"region\":null},{}]";
    const std::string json = "{\"size\":4,\"grid\":" + grid +
                             "],\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"V\"}],"
                             "\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DR\",\"value\":\"\"}],"
                             "\"chaos\":[1]}";
    const std::string packed = lzPacked(json, LzAlphabet::base64);
    std::string broken = packed;
    std::ranges::replace(broken, '+', ' ');
    for (const std::string& text : {json, packed, "https://www.f-puzzles.com/?load=" + packed,
                                    "https://sudokupad.app/fpuzzles" + broken, "fpuz" + packed}) {
        const Result<LayoutRecord> read = layoutFromFpuzzles(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->givens.digit(Cell(1)), Digit(2));
        EXPECT_EQ(read->layout.grids.front().regions.region(Cell(2)), std::nullopt);
        ASSERT_EQ(read->layout.constraints.size(), 3U);
        EXPECT_EQ(read->unknownMembers, std::vector<std::string>{"chaos"});
        const Rulebook book(read->layout);
        EXPECT_EQ(book.faults().size(), 2U);
    }
}

TEST(Fpuzzles, ForeignBytesAreRefused) {
    for (const std::string text : {"", "   ", "{", "[]", "{\"size\":9}", "{\"size\":99,\"grid\":[]}", "fpuzAAAA",
                                   "hello", "{\"size\":\"x\",\"grid\":1}"})
        EXPECT_FALSE(layoutFromFpuzzles(text)) << text;
    EXPECT_FALSE(layoutFromFpuzzles(std::string(10'000, '[')));
}

}  // namespace
}  // namespace nonet
