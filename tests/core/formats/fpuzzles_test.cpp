// Puzzles of setters, as f-puzzles' links carry them.
#include "core/formats/fpuzzles.h"
#include "core/formats/lz_string.h"
#include "core/foundation/random_source.h"
#include "core/rules/relation_check.h"
#include "core/rules/rulebook.h"
#include "test_paths.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/test_scale.h"

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

/// On random boards: the two say the same of each.
void expectSameMeaning(const LayoutRecord& a, const LayoutRecord& b, RandomSource& random) {
    EXPECT_EQ(a.layout.shape, b.layout.shape);
    EXPECT_EQ(a.layout.grids, b.layout.grids);
    EXPECT_EQ(a.givens, b.givens);
    const Rulebook books[] = {Rulebook(a.layout), Rulebook(b.layout)};
    EXPECT_EQ(books[0].faults().size(), books[1].faults().size());
    const auto rulesHold = [](const Rulebook& book, const Grid& full) {
        for (std::size_t i = 0; i < book.layout().constraints.size(); ++i)
            if (const Rule* rule = book.rule(static_cast<int>(i));
                rule && !rule->holds(FullBoard(full, book.numbers())))
                return false;
        return true;
    };
    for (int round = 0; round < 40; ++round) {
        Grid full(a.layout.shape);
        for (const Cell cell : a.layout.shape.cells())
            full.set(cell, Digit(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(full.rows())))));
        EXPECT_EQ(rulesHold(books[0], full), rulesHold(books[1], full));
    }
}

TEST(Fpuzzles, EveryKindComesBackOrIsNamedAsLost) {
    RandomSource random(15);
    for (int kind = 0; kind < kConstraintKindCount; ++kind) {
        const std::string id(constraintRow(static_cast<ConstraintKind>(kind)).id);
        SCOPED_TRACE(id);
        int written = 0;
        for (int round = 0; round < 30; ++round) {
            LayoutRecord record;
            record.layout = Layout(round % 2 == 0 ? Geometry(2, 2) : Geometry(2, 3));
            record.givens = Grid(record.layout.shape);
            record.givens.set(Cell(3), Digit(2));
            record.layout.constraints = {
                test::randomConstraint(static_cast<ConstraintKind>(kind), record.layout, random)};
            const Result<FpuzzlesText> text = fpuzzlesFrom(record);
            ASSERT_TRUE(text);
            if (!text->lost.empty())
                continue;
            ++written;
            const Result<LayoutRecord> back = layoutFromFpuzzles(text->packed());
            ASSERT_TRUE(back) << text->json;
            expectSameMeaning(record, *back, random);
        }
        const bool hasMember =
            !constraintRow(static_cast<ConstraintKind>(kind)).fpuzzles.empty() || id == "diagonals" || id == "one_of";
        EXPECT_EQ(written > 0, hasMember);
    }
}

TEST(Fpuzzles, SettersPuzzlesComeBack) {
    RandomSource random(16);
    for (const Row& row : settersRows()) {
        SCOPED_TRACE(row.title);
        const Result<LayoutRecord> read = layoutFromFpuzzles(row.data);
        ASSERT_TRUE(read);
        const Result<FpuzzlesText> text = fpuzzlesFrom(*read);
        ASSERT_TRUE(text);
        EXPECT_TRUE(text->lost.empty());
        const Result<LayoutRecord> back = layoutFromFpuzzles(text->json);
        ASSERT_TRUE(back) << text->json.substr(0, 200);
        EXPECT_EQ(back->layout.constraints.size(), read->layout.constraints.size());
        EXPECT_EQ(back->info, read->info);
        EXPECT_EQ(back->solution, read->solution);
        expectSameMeaning(*read, *back, random);
    }
}

TEST(Fpuzzles, NoBytesDoHarm) {
    RandomSource random(17);
    LayoutRecord record;
    record.givens = Grid(record.layout.shape);
    for (int i = 0; i < 30; ++i)
        record.layout.constraints.push_back(test::randomConstraint(
            static_cast<ConstraintKind>(random.below(kConstraintKindCount)), record.layout, random));
    const std::string whole = fpuzzlesFrom(record)->json;
    for (int i = 0; i < scaled(4000); ++i) {
        std::string text = whole;
        for (std::uint32_t left = 1 + random.below(6); left > 0; --left) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
            switch (random.below(4)) {
            case 0: text[at] = static_cast<char>(random.below(256)); break;
            case 1: text.erase(at, random.below(9)); break;
            case 2:
                text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(at + 1)), random.below(20)));
                break;
            default: text[at] = "0123456789-RC[]{}\",:"[random.below(21)];
            }
        }
        if (const Result<LayoutRecord> read =
                layoutFromFpuzzles(random.below(2) == 0 ? text : lzPacked(text, LzAlphabet::base64))) {
            const Rulebook book(read->layout);
            book.broken(read->givens);
        }
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
