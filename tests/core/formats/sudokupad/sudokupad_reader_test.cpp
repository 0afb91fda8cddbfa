// Puzzles as SudokuPad's own data carries them.
#include "core/formats/exporter.h"
#include "core/formats/importer.h"
#include "core/formats/json_members.h"
#include "core/formats/links/lz_string.h"
#include "core/formats/links/zipped_json.h"
#include "core/formats/sudokupad/sudokupad_reader.h"
#include "core/rules/broken_rules.h"
#include "test_paths.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using testing::ElementsAre;

/// Rows of blank cells.
std::string blank(int rows, int columns) {
    std::string text = "[";
    for (int row = 0; row < rows; ++row) {
        text += row > 0 ? ",[" : "[";
        for (int column = 0; column < columns; ++column)
            text += column > 0 ? ",{}" : "{}";
        text += "]";
    }
    return text + "]";
}

/// Boxes of two by two of a board of four, whose corner is here.
std::string fourBoxes(int top = 0, int left = 0) {
    Json regions = Json::array();
    for (const int row : {0, 2})
        for (const int column : {0, 2}) {
            Json region = Json::array();
            for (int i = 0; i < 4; ++i)
                region.push_back({top + row + i / 2, left + column + i % 2});
            regions.push_back(region);
        }
    return regions.dump();
}

std::string four(const std::string& members) {
    return R"({"cells":)" + blank(4, 4) + R"(,"regions":)" + fourBoxes() + members + "}";
}

Result<ImportedPuzzle> packed(const std::string& json, const char* prefix = "scl") {
    return importPuzzle(prefix + lzPacked(json, LzAlphabet::base64));
}

TEST(ZippedJson, IsWrittenOutInFull) {
    EXPECT_EQ(jsonFromZipped("{id:'x',ce:[[,{v:3},]],u:[{ct:[3.5,0.5],r:t,k:f,c2:#F,c1:#0,c:30a060,w:-1e2}]}"),
              R"({"id":"x","ce":[[{},{"v":3},{}]],"u":[{"ct":[3.5,0.5],"r":true,"k":false,"c2":"#FFFFFF",)"
              R"("c1":"#000000","c":"#30a060","w":-1e2}]})");
    // An apostrophe, and signs that mean something elsewhere.
    EXPECT_EQ(jsonFromZipped(R"({v:'it\'s {a:t},\n"b'})").find("it's {a:t}"), std::string::npos);
    EXPECT_EQ(jsonFromZipped(R"({v:'it\'s {a:t},\nb'})"), R"({"v":"it's {a:t},\nb"})");
    EXPECT_EQ(jsonFromZipped(R"({v:"it's",ce:[,]})"), R"({"v":"it's","ce":[{},{}]})");
    EXPECT_EQ(jsonFromZipped("{a:[[],[1]],b:{},c:null,d:[true,12,'t']}"),
              R"({"a":[[{}],[1]],"b":{},"c":null,"d":[true,12,"t"]})");
}

TEST(ZippedJson, ShortKeysGetTheirNames) {
    Json value = Json::parse(R"({"ce":[{"v":1,"value":2}],"x":{"wp":[{"c2":"a"}]}})");
    nameZippedKeys(value);
    EXPECT_EQ(value, Json::parse(R"({"cells":[{"v":1,"value":2}],"x":{"wayPoints":[{"backgroundColor":"a"}]}})"));
}

TEST(SudokuPad, ASettersPuzzleIsReadAsItIs) {
    std::ifstream file(std::string(NONET_SHARED_DATA) + "/formats/sudokupad_scl.txt");
    if (!file)
        GTEST_SKIP() << "the setters' puzzles are on another machine";
    std::string text;
    std::getline(file, text);
    for (const std::string& link : {text, "https://sudokupad.app/" + text, "https://sudokupad.app/?puzzleid=" + text,
                                    "https://app.crackingthecryptic.com/" + text + "?setting-nogrid=1",
                                    "<https://beta.sudokupad.app/" + text + ">"}) {
        const Result<ImportedPuzzle> read = importPuzzle(link);
        ASSERT_TRUE(read) << read.error().subject << read.error().reason;
        EXPECT_EQ(read->format, FormatId::sudokupad);
        const PuzzleRecord& record = read->record;
        EXPECT_EQ(record.info.title, "Introduction to Counting Circles");
        EXPECT_EQ(record.info.author, "Michael Lefkowitz");
        EXPECT_THAT(record.info.rules, testing::StartsWith("SUDOKU\n- Fill the grid with the digits 1-4"));
        EXPECT_TRUE(record.puzzle.isRegular());
        EXPECT_EQ(record.puzzle.geometry(), Geometry(2, 2));
        EXPECT_FALSE(record.puzzle.isClassic());
        ASSERT_TRUE(record.solution);
        EXPECT_TRUE(isSolvedBy(record.puzzle, *record.solution));
        ASSERT_EQ(record.puzzle.decoration().drawings.size(), 9U);
        const Drawing& circle = record.puzzle.decoration().drawings.front();
        EXPECT_EQ(circle.kind, DrawingKind::circle);
        EXPECT_EQ(circle.points, (std::vector<DrawingPoint>{{3.5, 0.5}}));
        EXPECT_EQ(circle.width, 0.82);
        EXPECT_EQ(circle.fillColour, "#FFFFFF");
        EXPECT_EQ(circle.lineColour, "#000000");
        EXPECT_FALSE(circle.isOver);
        EXPECT_THAT(read->warnings, ElementsAre(ImportWarning::rulesOnlyDrawn));
        EXPECT_EQ(importPuzzle(*exportPuzzle(record, FormatId::native))->record, record);
    }
}

TEST(SudokuPad, JsonAndItsShortFormAreTheSame) {
    const std::string json = four(R"(,"cages":[{"cells":[[0,0],[0,1]],"value":"5","unique":true}])");
    const std::string zipped =
        "{ce:[[,,,],[,,,],[,,,],[,,,]],re:" + fourBoxes() + ",ca:[{cells:[[0,0],[0,1]],v:5,unique:t}]}";
    const Result<ImportedPuzzle> read = importPuzzle(json);
    ASSERT_TRUE(read) << read.error().subject;
    EXPECT_EQ(read->format, FormatId::sudokupad);
    for (const Result<ImportedPuzzle>& other :
         {importPuzzle(zipped), packed(json), packed(zipped, "ctc"), importPuzzle(json, FormatId::sudokupad),
          importPuzzle(zipped, FormatId::sudokupad)}) {
        ASSERT_TRUE(other) << other.error().subject << other.error().reason;
        EXPECT_EQ(other->record, read->record);
    }
}

TEST(SudokuPad, CagesAreRulesWhereTheySaySo) {
    const Result<ImportedPuzzle> read =
        packed(four(R"(,"cages":[{"cells":[[0,0],[0,1]],"value":"5","unique":true,"sum":5,"borderColor":"#ff000080"},)"
                    R"({"cells":[[1,0],[2,0]],"unique":true,"hidden":true,"type":"rowcol"},)"
                    R"({"cells":[[1,1],[2,2]],"unique":true,"hidden":true},)"
                    R"({"cells":[[3,0],[3,1]],"value":"A","outlineC":"#123"},)"
                    R"({"cells":[[3,3]],"unique":false,"hidden":true},)"
                    R"({"cells":[[-1,0]],"value":"7","unique":true},)"
                    R"({"cells":[[2,1],[2,2]],"value":6},)"
                    R"({"value":"title: Cages: two"},{"cells":[],"value":"rules: None"}])"));
    ASSERT_TRUE(read);
    const auto& rules = read->record.puzzle.constraints();
    ASSERT_EQ(rules.size(), 3U);
    EXPECT_EQ(rules[0].value(), 5);
    EXPECT_EQ(rules[0].colour, "#ff0000");
    EXPECT_FALSE(rules[0].isHidden);
    // What a column says already is no rule of its own.
    EXPECT_EQ(rules[1].cells(), (std::vector{Cell(5), Cell(10)}));
    EXPECT_TRUE(rules[1].isHidden);
    EXPECT_EQ(rules[2].value(), 6);
    const auto& drawings = read->record.puzzle.decoration().drawings;
    ASSERT_EQ(drawings.size(), 2U);
    EXPECT_EQ(drawings[0].kind, DrawingKind::outline);
    EXPECT_EQ(drawings[0].text, "A");
    EXPECT_EQ(drawings[0].lineColour, "#112233");
    EXPECT_EQ(drawings[1].points, (std::vector<DrawingPoint>{{-0.5, 0.5}}));
    EXPECT_EQ(read->record.info.title, "Cages: two");
    EXPECT_EQ(read->record.info.rules, "None");
    EXPECT_TRUE(Rulebook(read->record.puzzle.layout()).faults().empty());
}

TEST(SudokuPad, DrawingsAreKept) {
    const Result<ImportedPuzzle> read = packed(four(
        R"(,"underlays":[{"center":[0.5,1],"width":1,"height":0.5,"backgroundColor":"#CFCFCF","angle":45},)"
        R"({"center":[1,1],"width":1,"height":1}],)"
        R"("lines":[{"color":"#00f","thickness":16,"opacity":0.5,"wayPoints":[[0.5,0.5],[1.5,1.5]]},{"d":"M 1 1"}],)"
        R"("arrows":[{"color":"black","thickness":2,"headLength":0.4,"wayPoints":[[-0.5,0.5],[0.5,0.5]]}],)"
        R"("overlays":[{"center":[2,2],"text":12,"fontSize":32,"color":"#112233","width":0.5,"height":0.5},)"
        R"({"center":[1e9,2],"text":"far"}],)"
        R"("settings":{"a":1},"foglight":[[0,0],[3,3]])"));
    ASSERT_TRUE(read);
    const Decoration& shown = read->record.puzzle.decoration();
    ASSERT_EQ(shown.drawings.size(), 4U);
    EXPECT_EQ(shown.drawings[0].kind, DrawingKind::rectangle);
    EXPECT_EQ(shown.drawings[0].angle, 45);
    EXPECT_EQ(shown.drawings[1].lineColour, "#0000ff80");
    EXPECT_EQ(shown.drawings[1].width, 0.25);
    EXPECT_EQ(shown.drawings[1].headLength, 0);
    EXPECT_EQ(shown.drawings[2].headLength, 0.4);
    EXPECT_EQ(shown.drawings[2].lineColour, "#000000");
    EXPECT_EQ(shown.drawings[3].kind, DrawingKind::text);
    EXPECT_EQ(shown.drawings[3].text, "12");
    EXPECT_EQ(shown.drawings[3].textSize, 0.5);
    EXPECT_TRUE(shown.drawings[3].isOver);
    ASSERT_TRUE(shown.fog);
    EXPECT_THAT(shown.fog->lit, ElementsAre(Cell(0), Cell(15)));
    EXPECT_THAT(read->warnings, testing::Contains(ImportWarning::drawingsDropped));
    // What could not be read is kept beside what is not of the puzzle.
    EXPECT_THAT(read->record.unknownKeys, testing::AllOf(testing::HasSubstr("M 1 1"), testing::HasSubstr("settings")));
    EXPECT_EQ(importPuzzle(*exportPuzzle(read->record, FormatId::native))->record, read->record);
}

TEST(SudokuPad, GivensMarksAndSolution) {
    const std::string cells = R"([[{"value":1},{"value":"2"},{"pencilMarks":[3,"4"]},{"centremarks":["1","x"]}],)"
                              R"([{"value":"A"},{"value":3,"given":false},{},{}],[{},{},{},{}],[{}]])";
    const Result<ImportedPuzzle> read = importPuzzle(R"({"cells":)" + cells + R"(,"regions":)" + fourBoxes() +
                                                     R"(,"metadata":{"solution":"1234341221434321","title":"T",)"
                                                     R"("rules":["a","b"],"antiknight":true}})");
    ASSERT_TRUE(read);
    const PuzzleRecord& record = read->record;
    EXPECT_EQ(record.puzzle.givens.digit(Cell(0)), Digit(1));
    EXPECT_EQ(record.puzzle.givens.digit(Cell(1)), Digit(2));
    EXPECT_EQ(record.puzzle.givens.filledCount(), 2);
    EXPECT_EQ(record.history.state().at(Cell(5)).digit, 3);
    EXPECT_EQ(record.history.state().at(Cell(2)).corner, (DigitSet{Digit(3), Digit(4)}));
    EXPECT_EQ(record.history.state().at(Cell(3)).centre, DigitSet{Digit(1)});
    EXPECT_THAT(read->warnings, testing::Contains(ImportWarning::marksDropped));
    EXPECT_EQ(record.puzzle.decoration().drawings.front().text, "A");
    EXPECT_EQ(record.info.rules, "a\nb");
    ASSERT_EQ(record.puzzle.constraints().size(), 1U);
    EXPECT_EQ(record.puzzle.constraints()[0].kind, ConstraintKind::antiKnight);
    ASSERT_TRUE(record.solution);
    EXPECT_EQ(record.solution->digit(Cell(15)), Digit(1));
}

TEST(SudokuPad, AMarginIsNoPartOfTheBoard) {
    const std::string head = R"({"cells":)" + blank(6, 7) + R"(,"regions":)" + fourBoxes(1, 2);
    const Result<ImportedPuzzle> read =
        packed(head + R"(,"overlays":[{"center":[0.5,2.5],"text":"9"}],"cages":[{"cells":[[1,2]],"unique":true}]})");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record.puzzle.shape(), BoardShape::square(4));
    EXPECT_EQ(read->record.puzzle.geometry(), Geometry(2, 2));
    EXPECT_EQ(read->record.puzzle.decoration().drawings.front().points, (std::vector<DrawingPoint>{{-0.5, 0.5}}));
    // Unless digits go there.
    const Result<ImportedPuzzle> whole = packed(head + R"(,"metadata":{"solution":")" + std::string(42, '1') + "\"}}");
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->record.puzzle.shape(), BoardShape(6, 7, 7));
}

TEST(SudokuPad, SquaresOfRegionsAreGrids) {
    // Two boards of four that share a box.
    Json regions = Json::parse(fourBoxes());
    for (const Json& region : Json::parse(fourBoxes(2, 2)))
        regions.push_back(region);
    const Result<ImportedPuzzle> read = packed(R"({"cells":)" + blank(6, 6) + R"(,"regions":)" + regions.dump() + "}");
    ASSERT_TRUE(read);
    const Layout& layout = read->record.puzzle.layout();
    EXPECT_EQ(layout.shape.symbolCount(), 4);
    EXPECT_EQ(layout.shape.holeCount(), 8);
    ASSERT_EQ(layout.grids.size(), 2U);
    EXPECT_EQ(layout.grids[1].row, 2);
    EXPECT_EQ(layout.grids[1].column, 2);
    EXPECT_TRUE(layout.constraints.empty());
    // A region across others is a rule.
    const Result<ImportedPuzzle> window =
        packed(R"({"cells":)" + blank(4, 4) + R"(,"regions":)" + fourBoxes().substr(0, fourBoxes().size() - 1) +
               ",[[1,1],[1,2],[2,1],[2,2]]]}");
    ASSERT_TRUE(window);
    ASSERT_EQ(window->record.puzzle.constraints().size(), 1U);
    EXPECT_EQ(window->record.puzzle.constraints()[0].kind, ConstraintKind::extra);
}

TEST(SudokuPad, BoardsOfOtherShapesAndDigits) {
    const Result<ImportedPuzzle> bare = packed(R"({"cells":)" + blank(6, 9) + "}");
    ASSERT_TRUE(bare);
    EXPECT_EQ(bare->record.puzzle.shape(), BoardShape(6, 9, 9));
    const Result<ImportedPuzzle> zero =
        packed(R"({"cells":[[{"value":0},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"regions":)" +
               fourBoxes() + "}");
    ASSERT_TRUE(zero);
    EXPECT_EQ(zero->record.puzzle.symbols().lowest(), 0);
    EXPECT_EQ(zero->record.puzzle.givens.digit(Cell(0)), Digit(1));
}

TEST(SudokuPad, OddDataIsRefusedByName) {
    for (const auto& [json, name] : {std::pair(std::string(R"({"cells":3})"), "cells"),
                                     {std::string(R"({"cells":[]})"), "cells"},
                                     {R"({"cells":)" + blank(37, 2) + "}", "cells"},
                                     {R"({"cells":)" + blank(2, 37) + "}", "cells"},
                                     {R"({"cells":)" + blank(4, 4) + R"(,"regions":[[[4,0]]]})", "regions"},
                                     {R"({"cells":)" + blank(4, 4) + R"(,"regions":[[[0,-1]]]})", "regions"},
                                     {R"({"cells":)" + blank(4, 4) + R"(,"regions":{"a":1}})", "regions"},
                                     {R"({"cells":)" + blank(4, 4) + R"(,"cages":1})", "cages"}}) {
        const Result<ImportedPuzzle> read = packed(json);
        ASSERT_FALSE(read) << json;
        EXPECT_EQ(read.error().code, ErrorCode::badField) << json;
        EXPECT_EQ(read.error().subject, name);
    }
}

}  // namespace
}  // namespace nonet
