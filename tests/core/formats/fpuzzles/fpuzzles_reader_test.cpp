// Puzzles of setters, as f-puzzles' links carry them.
#include "core/formats/export_loss.h"
#include "core/formats/exporter.h"
#include "core/formats/fpuzzles/fpuzzles_kinds.h"
#include "core/formats/fpuzzles/fpuzzles_writer.h"
#include "core/formats/importer.h"
#include "core/formats/json_members.h"
#include "core/formats/links/lz_string.h"
#include "core/formats/native/native_file.h"
#include "core/foundation/random_source.h"
#include "core/rules/broken_rules.h"
#include "core/rules/relation_check.h"
#include "core/rules/rulebook.h"
#include "tests/core/formats/same_meaning.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/setters_puzzles.h"
#include "tests/core/test_scale.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

PuzzleRecord recordOf(const Layout& layout) {
    PuzzleRecord record;
    record.puzzle.setLayout(layout);
    record.history = History(PlayState(layout.shape));
    return record;
}

/// Two cells exchanged so that the rule no longer holds; nothing where no exchange of any two does that.
std::optional<Grid> brokenBy(const Rule& rule, const Grid& solution, const Rulebook& book) {
    const std::vector<Cell> cells = book.layout().shape.cells();
    for (const Cell a : cells)
        for (const Cell b : cells) {
            if (solution.digit(a) == solution.digit(b))
                continue;
            Grid changed = solution;
            changed.set(a, *solution.digit(b));
            changed.set(b, *solution.digit(a));
            if (!rule.holds(FullBoard(changed, book.numbers())))
                return changed;
        }
    return std::nullopt;
}

TEST(Fpuzzles, EveryRuleOfSettersHoldsOnTheirSolutions) {
    const std::vector<test::SettersPuzzle> rows = test::settersPuzzles();
    if (rows.empty())
        GTEST_SKIP() << "the setters' puzzles are on another machine";
    int solved = 0;
    int rules = 0;
    std::map<std::string_view, int> unbreakable;
    std::vector<std::string> brokenInTheFile;
    for (const test::SettersPuzzle& row : rows) {
        SCOPED_TRACE(row.title);
        const Result<ImportedPuzzle> read = importPuzzle(row.data, FormatId::fpuzzles);
        ASSERT_TRUE(read) << static_cast<int>(read.error().code) << ' ' << read.error().subject;
        const Rulebook book(read->record.puzzle.layout());
        for (const FaultyConstraint& each : book.faults())
            ADD_FAILURE()
                << "constraint " << each.constraint << " of kind "
                << static_cast<int>(
                       read->record.puzzle.layout().constraints[static_cast<std::size_t>(each.constraint)].kind)
                << ' ' << read->record.puzzle.layout().constraints[static_cast<std::size_t>(each.constraint)].type
                << " has fault " << static_cast<int>(each.fault);
        EXPECT_TRUE(book.broken(read->record.puzzle.givens).empty());
        std::optional<Grid> solution = read->record.solution;
        if (!solution && !row.solution.empty())
            solution = gridFromLine(row.solution, read->record.puzzle.layout().shape.rows());
        if (!solution)
            continue;
        if (!book.broken(*solution).empty()) {
            brokenInTheFile.push_back(row.title);
            EXPECT_THAT(read->warnings, testing::Contains(ImportWarning::solutionBreaksRules));
            continue;
        }
        ++solved;
        EXPECT_TRUE(isSolvedBy(read->record.puzzle, *solution));
        for (std::size_t i = 0; i < read->record.puzzle.layout().constraints.size(); ++i) {
            const Rule* rule = book.rule(static_cast<int>(i));
            if (!rule)
                continue;
            ++rules;
            const std::string_view id = constraintRow(read->record.puzzle.layout().constraints[i].kind).id;
            EXPECT_TRUE(rule->holds(FullBoard(*solution, book.numbers()))) << id << ' ' << i;
            const std::optional<Grid> changed = brokenBy(*rule, *solution, book);
            if (!changed) {
                ++unbreakable[id];
                continue;
            }
            EXPECT_FALSE(brokenCells(rule->relations(), book.numbers(), *changed).empty()) << id;
        }
    }
    // Found without its region sum lines, all of which it breaks.
    EXPECT_THAT(brokenInTheFile, testing::ElementsAre("Executive Function"));
    EXPECT_THAT(unbreakable, testing::IsEmpty()) << "of these kinds, so many are broken by no exchange";
    EXPECT_EQ(rows.size(), 72U);
    EXPECT_EQ(solved, 54);
    EXPECT_EQ(rules, 637);
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
        const Result<ImportedPuzzle> read = importPuzzle(text, FormatId::fpuzzles);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->record.puzzle.givens.digit(Cell(1)), Digit(2));
        EXPECT_EQ(read->record.puzzle.layout().grids.front().regions.region(Cell(2)), std::nullopt);
        ASSERT_EQ(read->record.puzzle.layout().constraints.size(), 3U);
        EXPECT_EQ(read->record.puzzle.constraints().front().type, "chaos");
        EXPECT_FALSE(read->record.isReadOnly) << "an unread rule keeps nobody from playing";
        const Rulebook book(read->record.puzzle.layout());
        EXPECT_EQ(book.faults().size(), 2U);
    }
}

TEST(Fpuzzles, EveryKindComesBack) {
    RandomSource random(15);
    for (int kind = 0; kind < kConstraintKindCount; ++kind) {
        SCOPED_TRACE(constraintRow(static_cast<ConstraintKind>(kind)).id);
        constexpr int kRounds = 30;
        int written = 0;
        for (int round = 0; round < kRounds; ++round) {
            Layout layout(round % 2 == 0 ? Geometry(2, 2) : Geometry(2, 3));
            layout.constraints = {test::randomConstraint(static_cast<ConstraintKind>(kind), layout, random)};
            PuzzleRecord record = recordOf(layout);
            record.puzzle.givens.set(Cell(3), Digit(2));
            const Result<FpuzzlesText> text = fpuzzlesFrom(record);
            ASSERT_TRUE(text);
            if (!text->lost.isEmpty())
                continue;
            ++written;
            const Result<ImportedPuzzle> back = importPuzzle(text->packed(), FormatId::fpuzzles);
            ASSERT_TRUE(back) << text->json;
            test::expectSameMeaning(record.puzzle, back->record.puzzle, random);
            EXPECT_TRUE(back->record.puzzle.decoration().isEmpty()) << "a drawing of a rule stays beside it";
            EXPECT_THAT(back->warnings, testing::Not(testing::Contains(ImportWarning::rulesNotShown)));
            // What is written as it stands here comes back so, with all it has.
            if (!text->onlyDrawn.empty()) {
                EXPECT_EQ(back->record.puzzle.constraints(), layout.constraints);
            }
        }
        EXPECT_EQ(written, kRounds);
    }
}

/// Two different digits of a row exchanged: their columns or boxes notice it.
void expectExchangesAreRefused(const Puzzle& puzzle, const Grid& solution, RandomSource& random) {
    const int side = puzzle.shape().rows();
    const auto any = [&] { return static_cast<int>(random.below(static_cast<std::uint32_t>(side))); };
    for (int i = 0; i < 20; ++i) {
        const int row = any();
        const Cell a(row * side + any());
        const Cell b(row * side + any());
        if (a == b)
            continue;
        Grid changed = solution;
        changed.set(a, *solution.digit(b));
        changed.set(b, *solution.digit(a));
        EXPECT_FALSE(isSolvedBy(puzzle, changed));
        EXPECT_FALSE(brokenRules(puzzle, changed).empty());
    }
}

TEST(Fpuzzles, SettersPuzzlesComeBack) {
    RandomSource random(16);
    for (const test::SettersPuzzle& row : test::settersPuzzles()) {
        SCOPED_TRACE(row.title);
        const Result<ImportedPuzzle> read = importPuzzle(row.data, FormatId::fpuzzles);
        ASSERT_TRUE(read);
        const Result<ImportedPuzzle> native = importPuzzle(*exportPuzzle(read->record, FormatId::native));
        ASSERT_TRUE(native);
        EXPECT_EQ(native->record, read->record);
        if (const std::optional<Grid>& solution = read->record.solution)
            expectExchangesAreRefused(read->record.puzzle, *solution, random);
        const Result<FpuzzlesText> text = fpuzzlesFrom(native->record);
        ASSERT_TRUE(text);
        EXPECT_TRUE(text->lost.isEmpty());
        const Result<ImportedPuzzle> back = importPuzzle(text->json, FormatId::fpuzzles);
        ASSERT_TRUE(back) << text->json.substr(0, 200);
        EXPECT_EQ(back->record.puzzle.layout().constraints.size(), read->record.puzzle.layout().constraints.size());
        EXPECT_EQ(back->record.info, read->record.info);
        EXPECT_EQ(back->record.solution, read->record.solution);
        EXPECT_EQ(back->record.puzzle.decoration(), read->record.puzzle.decoration());
        test::expectSameMeaning(read->record.puzzle, back->record.puzzle, random);
    }
}

/// A board of four with these further members.
std::string small(const std::string& members) {
    std::string grid;
    for (int i = 0; i < 4; ++i)
        grid += std::string(i > 0 ? "," : "") + R"([{},{"value":2,"given":true},{"value":"3"},{}])";
    return R"({"size":4,"grid":[)" + grid + "]" + members + "}";
}

TEST(Fpuzzles, KeepsWhatItDoesNotRead) {
    const std::string members = R"(,"line":[{"lines":[["R1C1","R2C2"]],"outlineC":"#ff0000"}],"chaos":[1,{"a":2}],)"
                                R"("disabledlogic":["x"],"foglight":["R1C1"],"title":"T","ruleset":"R")";
    const Result<ImportedPuzzle> read = importPuzzle(small(members));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->format, FormatId::fpuzzles);
    EXPECT_THAT(read->warnings, testing::ElementsAre(ImportWarning::unknownConstraints,
                                                     ImportWarning::drawingsNotChecked, ImportWarning::fogNotShown));
    EXPECT_EQ(read->record.history.state().at(Cell(2)).digit, 3);
    EXPECT_EQ(read->record.puzzle.givens.filledCount(), 4);
    // Through the native file and back.
    const Result<ImportedPuzzle> native = importPuzzle(*exportPuzzle(read->record, FormatId::native));
    ASSERT_TRUE(native);
    EXPECT_EQ(native->record, read->record);
    const Result<FpuzzlesText> text = fpuzzlesFrom(native->record);
    ASSERT_TRUE(text);
    EXPECT_TRUE(text->lost.isEmpty());
    const Json before = Json::parse(small(members));
    const Json after = Json::parse(text->json);
    for (const char* name : {"line", "chaos", "disabledlogic", "foglight", "title", "ruleset"})
        EXPECT_EQ(after[name], before[name]) << name;
    EXPECT_EQ(after["grid"][0][2]["value"], 3);
    EXPECT_EQ(importPuzzle(text->json, FormatId::fpuzzles)->record, read->record);
}

TEST(Fpuzzles, APictureOfARuleIsToldFromOtherDrawings) {
    const std::string members =
        R"(,"skyscraper":[{"cell":"R0C1","value":"2"}],"chaosline":[{"lines":[["R1C1","R2C2"]]}],"text":[)"
        R"({"cells":["R0C1"],"value":"2","fromConstraint":"Skyscraper"},{"cells":["R0C2"],"value":"3"},)"
        R"({"cells":["R0C3"],"value":"4","fromConstraint":"Chaos Line"},{"cells":["R0C4"],"value":"5","fromConstraint":6}])"
        R"(,"line":[{"lines":[["R1C1","R1C2"],["R3C3","R4C4"]],"fromConstraint":"Skyscraper"}])";
    const Result<ImportedPuzzle> read = importPuzzle(small(members));
    ASSERT_TRUE(read);
    std::vector<bool> areOfRules;
    for (const Drawing& drawing : read->record.puzzle.decoration().drawings)
        areOfRules.push_back(drawing.isOfRule);
    // Members come by their names: the line before the texts.
    EXPECT_THAT(areOfRules, testing::ElementsAre(true, true, true, false, false, false));
    const Result<ImportedPuzzle> native = importPuzzle(*exportPuzzle(read->record, FormatId::native));
    ASSERT_TRUE(native);
    EXPECT_EQ(native->record, read->record);
    const Json after = Json::parse(fpuzzlesFrom(native->record)->json);
    EXPECT_EQ(after["text"], Json::parse(small(members))["text"]);
}

TEST(Fpuzzles, CellsOfAPrimeSideThatNameNoRegionAreOfTheirRows) {
    const auto regionsOf = [](const std::string& first) {
        const std::string row = "[{},{},{},{},{}]";
        const Result<ImportedPuzzle> read = importPuzzle(
            R"({"size":5,"grid":[)" + first + "," + row + "," + row + "," + row + "," + row + "]}", FormatId::fpuzzles);
        const RegionMap regions = read->record.puzzle.layout().grids.front().regions;
        // And so when they are written.
        EXPECT_EQ(importPuzzle(fpuzzlesFrom(read->record)->json, FormatId::fpuzzles)
                      ->record.puzzle.layout()
                      .grids.front()
                      .regions,
                  regions);
        return regions.toText();
    };
    EXPECT_EQ(regionsOf("[{},{},{},{},{}]"), std::string(25, '.'));
    EXPECT_EQ(regionsOf(R"([{"region":1},{},{},{},{}])"), "2111122222333334444455555");
    EXPECT_EQ(regionsOf(R"([{"region":0},{},{},{},{}])"), "1111122222333334444455555");
    EXPECT_EQ(regionsOf(R"([{"region":null},{},{},{},{}])"), ".111122222333334444455555");
}

TEST(Fpuzzles, WhatIsUnknownThereIsNoOtherRuleHere) {
    const std::string members = R"(,"negative":["ratio","prime"],"sum":[{"cells":["R1C1","R1C2"],"value":5}])";
    const Result<ImportedPuzzle> read = importPuzzle(small(members), FormatId::fpuzzles);
    ASSERT_TRUE(read);
    const Result<ImportedPuzzle> native = importPuzzle(*exportPuzzle(read->record, FormatId::native));
    ASSERT_TRUE(native);
    EXPECT_EQ(native->record, read->record);
    EXPECT_FALSE(native->record.isReadOnly);
    EXPECT_EQ(native->warnings, read->warnings);
    const Json after = Json::parse(fpuzzlesFrom(native->record)->json);
    EXPECT_EQ(after["sum"], Json::parse(small(members))["sum"]);
    EXPECT_THAT(after["negative"], testing::UnorderedElementsAre("ratio", "prime"));
}

TEST(Fpuzzles, ColoursMarksAndDrawingsComeBack) {
    const std::string grid = R"([[{"c":3},{"c":"#D0D0FF"},{"cArray":["#fff","#000"]},{}],)"
                             R"([{"cornerPencilMarks":[1,"2"]},{"centerPencilMarks":[3,4]},{},{}],[{},{},{},{}],)"
                             R"([{"value":1,"given":true,"centerPencilMarks":[2]},{"cornerPencilMarks":[7]},{},{}]])";
    const std::string drawings =
        R"("rectangle":[{"cells":["R1C1","R1C2"],"width":"0.5","height":0.5,"baseC":"#fff","outlineC":"#000000",)"
        R"("value":7,"fontC":"#123456","angle":30,"isNewConstraint":true}],)"
        R"("text":[{"cells":["R0C1"],"value":"up","size":0.5}],"cage":[{"cells":["R2C2"],"value":"A","outlineC":"#0000"}],)"
        R"("line":[{"lines":[["R1C1","R1C2"],["R3C3","R4C4"]],"width":0.25,"outlineC":"#FFCCAA"}],)"
        R"("circle":[{"cells":["R99C1"]}],"fogofwar":["R1C1"],"foglight":["R4C4"])";
    const Result<ImportedPuzzle> read = importPuzzle(
        R"({"size":4,"grid":)" + grid + R"(,"solution":"1234341221434321",)" + drawings + "}", FormatId::fpuzzles);
    ASSERT_TRUE(read) << read.error().subject;
    const PuzzleRecord& record = read->record;
    EXPECT_THAT(read->warnings, testing::ElementsAre(ImportWarning::drawingsNotChecked, ImportWarning::drawingsDropped,
                                                     ImportWarning::marksDropped, ImportWarning::coloursNotShown));
    EXPECT_EQ(record.history.state().at(Cell(4)).corner, (DigitSet{Digit(1), Digit(2)}));
    EXPECT_EQ(record.history.state().at(Cell(5)).centre, (DigitSet{Digit(3), Digit(4)}));
    ASSERT_TRUE(record.solution);
    // Three colours of cells, two lines, and one each of the others that could be read.
    ASSERT_EQ(record.puzzle.decoration().drawings.size(), 8U);
    EXPECT_EQ(record.puzzle.decoration().drawings[0].fillColour, "#ffdf61");
    EXPECT_EQ(record.puzzle.decoration().drawings[0].width, 1);
    ASSERT_TRUE(record.puzzle.decoration().fog);
    EXPECT_THAT(record.puzzle.decoration().fog->lit,
                testing::ElementsAre(Cell(0), Cell(1), Cell(4), Cell(5), Cell(15)));
    const Result<FpuzzlesText> text = fpuzzlesFrom(record);
    ASSERT_TRUE(text);
    EXPECT_TRUE(text->lost.isEmpty());
    EXPECT_EQ(importPuzzle(text->json, FormatId::fpuzzles)->record, record) << text->json;
    const Json after = Json::parse(text->json);
    EXPECT_EQ(after["grid"][0][2]["cArray"], Json::parse(R"(["#fff","#000"])"));
    EXPECT_EQ(after["circle"], Json::parse(R"([{"cells":["R99C1"]}])"));
    EXPECT_EQ(after["rectangle"][0]["isNewConstraint"], true);
    EXPECT_EQ(importPuzzle(*exportPuzzle(record, FormatId::native))->record, record);
}

TEST(Fpuzzles, AClueOfNoDirectionComesBack) {
    const Result<ImportedPuzzle> read = importPuzzle(
        small(
            R"(,"littlekillersum":[{"cell":"R0C1","direction":"?","value":9},{"cell":"R2C2","direction":"","value":9}])"),
        FormatId::fpuzzles);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record.puzzle.constraints()[0].place, (OutsidePlace{-1, 0, 1, 0}));
    EXPECT_EQ(importPuzzle(*exportPuzzle(read->record, FormatId::native))->record, read->record);
}

TEST(Fpuzzles, NamesTheDrawingsThatItHasNoFormFor) {
    PuzzleRecord record;
    Drawing drawing;
    drawing.kind = DrawingKind::circle;
    Decoration decoration;
    // The middle of a cell, an edge, a corner, and a quarter of a cell.
    for (const DrawingPoint point : {DrawingPoint{0.5, 0.5}, {1, 0.5}, {1, 1}, {0.25, 0.5}}) {
        drawing.points = {point};
        decoration.drawings.push_back(drawing);
    }
    record.puzzle.setDecoration(decoration);
    EXPECT_EQ(fpuzzlesFrom(record)->lost.drawings, std::vector{3});
    const Json circles = Json::parse(fpuzzlesFrom(record)->json)["circle"];
    EXPECT_EQ(circles[1]["cells"], Json::parse(R"(["R1C1","R2C1"])"));
    EXPECT_EQ(circles[2]["cells"].size(), 4U);
    EXPECT_THAT(lossesOf(record, FormatId::fpuzzles), testing::ElementsAre(ExportLoss::someDrawings));
    EXPECT_THAT(lossesOf(record, FormatId::line), testing::Contains(ExportLoss::drawings));
}

TEST(Fpuzzles, ASettersLongTextsAreCut) {
    const Result<ImportedPuzzle> read =
        importPuzzle(small(R"(,"title":")" + std::string(2'000, 'x') + "\""), FormatId::fpuzzles);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record.info.title.size(), kLongestName);
    EXPECT_THAT(read->warnings, testing::ElementsAre(ImportWarning::textsCut));
}

TEST(Fpuzzles, IsFoundInWhatIsPasted) {
    const std::string packed = lzPacked(small(""), LzAlphabet::base64);
    for (const std::string& text :
         {packed, "https://www.f-puzzles.com/?load=" + packed, "https://sudokupad.app/fpuzzles" + packed,
          "https://sudokupad.app/?puzzleid=fpuz" + packed, "https://app.crackingthecryptic.com/fpuzzles/" + packed,
          "A puzzle for you:\nhttps://www.f-puzzles.com/?load=" + packed + "\nHave fun!",
          "See <https://sudokupad.app/fpuzzles" + packed + "> by me", "\"" + packed + "\"",
          "https://sudokupad.app/fpuzzles" + packed + "&setting-nogrid=1"}) {
        const Result<ImportedPuzzle> read = importPuzzle(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->format, FormatId::fpuzzles);
        EXPECT_EQ(read->record.puzzle.shape(), BoardShape::square(4));
    }
    for (const char* text :
         {"https://sudokupad.app/abc123def", "https://f-puzzles.com/?id=yyabc", "https://sudokupad.app/fpuzabc"}) {
        const Result<ImportedPuzzle> read = importPuzzle(text);
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().detail, ErrorDetail::onServer) << text;
    }
    // Words alone are no puzzle, and a line beside them is still found.
    const std::string line(std::string(40, '.') + "5" + std::string(40, '.'));
    EXPECT_EQ(importPuzzle("made with f-puzzles\n" + line)->format, FormatId::line);
    EXPECT_FALSE(importPuzzle("fpuzzles are fun to do on a rainy day in November"));
}

TEST(Fpuzzles, UnfinishedRulesOfEachKindAreWrittenAndReadAgain) {
    RandomSource random(41);
    for (int kind = 0; kind < kConstraintKindCount; ++kind)
        for (int round = 0; round < 60; ++round) {
            Layout layout(Geometry(2, 3));
            layout.constraints = {test::unfinishedConstraint(static_cast<ConstraintKind>(kind), layout, random)};
            const PuzzleRecord record = recordOf(layout);
            record.puzzle.rulebook().broken(record.puzzle.givens);
            SCOPED_TRACE(writeNativeLine(record));
            const Result<ImportedPuzzle> own = readNative(writeNativeLine(record));
            ASSERT_TRUE(own);
            EXPECT_EQ(own->record.puzzle, record.puzzle);
            const Result<FpuzzlesText> text = fpuzzlesFrom(record);
            ASSERT_TRUE(text);
            EXPECT_TRUE(importPuzzle(text->json, FormatId::fpuzzles)) << text->json;
        }
}

TEST(Fpuzzles, NumbersThatNoRuleMayHaveAreLeftOut) {
    for (const char* value : {"466366795", "\"466366795\"", "\"-1000001\"", "\"1000000\""}) {
        const Result<ImportedPuzzle> read =
            importPuzzle(std::string(R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]],"killercage":[)") +
                             R"({"cells":["R1C1"],"value":)" + value + "}]}",
                         FormatId::fpuzzles);
        ASSERT_TRUE(read) << value;
        const Result<ImportedPuzzle> again = readNative(writeNativeLine(read->record));
        ASSERT_TRUE(again) << value;
        EXPECT_EQ(again->record, read->record) << value;
    }
}

TEST(Fpuzzles, AnUnknownRuleTakesNoPlaceOfAnother) {
    Layout layout(Geometry(2, 2));
    Constraint thermometer;
    thermometer.kind = ConstraintKind::thermometer;
    thermometer.parts = {{Cell(0), Cell(1)}};
    for (const char* type : {"fpuzzles.thermometer", "grid", "size", "title"}) {
        Constraint unknown;
        unknown.type = type;
        for (const char* value : {"5", "[5]", "{}", "\"x\""}) {
            unknown.unknownMembers = std::string(R"({"fpuzzles":)") + value + "}";
            layout.constraints = {unknown, thermometer};
            const Result<FpuzzlesText> text = fpuzzlesFrom(recordOf(layout));
            ASSERT_TRUE(text);
            EXPECT_TRUE(importPuzzle(text->json, FormatId::fpuzzles).hasValue() ||
                        std::string_view(type) == "fpuzzles.thermometer")
                << text->json;
        }
    }
}

TEST(Fpuzzles, NoBytesDoHarm) {
    RandomSource random(17);
    Layout layout;
    for (int i = 0; i < 30; ++i)
        layout.constraints.push_back(
            test::randomConstraint(static_cast<ConstraintKind>(random.below(kConstraintKindCount)), layout, random));
    const std::string whole = fpuzzlesFrom(recordOf(layout))->json;
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
        if (const Result<ImportedPuzzle> read =
                importPuzzle(random.below(2) == 0 ? text : lzPacked(text, LzAlphabet::base64), FormatId::fpuzzles)) {
            const Rulebook book(read->record.puzzle.layout());
            book.broken(read->record.puzzle.givens);
        }
    }
}

TEST(Fpuzzles, ForeignBytesAreRefused) {
    for (const std::string text : {"", "   ", "{", "[]", "{\"size\":9}", "{\"size\":99,\"grid\":[]}", "fpuzAAAA",
                                   "hello", "{\"size\":\"x\",\"grid\":1}"})
        EXPECT_FALSE(importPuzzle(text, FormatId::fpuzzles)) << text;
    EXPECT_FALSE(importPuzzle(std::string(10'000, '['), FormatId::fpuzzles));
}

}  // namespace
}  // namespace nonet
