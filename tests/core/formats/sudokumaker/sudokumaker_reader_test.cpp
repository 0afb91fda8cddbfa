// Puzzles as SudokuMaker's links carry them. The data of these tests is made here, as real links were seen to be.
#include "core/formats/fpuzzles/fpuzzles_writer.h"
#include "core/formats/importer.h"
#include "core/formats/links/lz_string.h"
#include "core/formats/native/native_file.h"
#include "core/formats/sudokumaker/sudokumaker_reader.h"
#include "core/rules/rulebook.h"
#include "tests/core/formats/changed_text.h"
#include "tests/core/formats/fuzz_run.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/test_scale.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Json boxesOf(int side, int rows, int columns) {
    Json regions = Json::array();
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            regions.push_back(row / rows * (side / columns) + column / columns);
    return regions;
}

Json blankCells(int count) {
    Json cells = Json::array();
    for (int i = 0; i < count; ++i)
        cells.push_back(Json::object());
    return cells;
}

/// A usual board with these elements; further members of the puzzle replace its own.
Json file(std::initializer_list<const char*> elements, const char* members = "{}") {
    Json puzzle{{"name", "A name"},
                {"author", "Somebody"},
                {"comment", "Rules, in words"},
                {"cells", blankCells(81)},
                {"constraints", Json::array({{{"type", 0}}, {{"type", 1}, {"regions", boxesOf(9, 3, 3)}}})}};
    puzzle.update(Json::parse(members));
    for (const char* element : elements)
        puzzle["constraints"].push_back(Json::parse(element));
    return {{"formatVersion", "1.5.0"}, {"puzzle", puzzle}};
}

std::string linkOf(const Json& json) {
    return "https://sudokumaker.app/?puzzle=" + lzPacked(json.dump(), LzAlphabet::uri);
}

ImportedPuzzle readOf(const Json& json) {
    Result<ImportedPuzzle> read = sudokuMakerFromJson(json);
    EXPECT_TRUE(read) << read.error().subject;
    return read ? std::move(*read) : ImportedPuzzle();
}

std::vector<Constraint> constraintsOf(std::initializer_list<const char*> elements, const char* members = "{}") {
    return readOf(file(elements, members)).record.puzzle.constraints();
}

Constraint onlyOf(const char* element, const char* members = "{}") {
    const std::vector<Constraint> all = constraintsOf({element}, members);
    EXPECT_EQ(all.size(), 1U) << element;
    return all.empty() ? Constraint() : all.front();
}

std::vector<Cell> cellsAt(std::initializer_list<int> numbers) { return {numbers.begin(), numbers.end()}; }

TEST(SudokuMaker, ALinkIsReadHoweverItIsPassedOn) {
    Json json = file({R"({"type":13})"});
    json["puzzle"]["cells"][0] = {{"value", 5}, {"given", true}};
    json["puzzle"]["cells"][1] = {{"value", 6}};
    const std::string link = linkOf(json);
    const std::string data = link.substr(link.find('=') + 1);
    std::string escaped = link;
    for (std::size_t at = escaped.find('+'); at != std::string::npos; at = escaped.find('+', at))
        escaped.replace(at, 1, "%2B");
    for (const std::string& text : {link, escaped, "<" + link + ">", link + "&x=1", data, json.dump(), json.dump(2)}) {
        const Result<ImportedPuzzle> read = importPuzzle(text);
        ASSERT_TRUE(read) << text.substr(0, 60) << read.error().subject;
        EXPECT_EQ(read->format, FormatId::sudokumaker);
        const PuzzleRecord& record = read->record;
        EXPECT_EQ(record.info.title, "A name");
        EXPECT_EQ(record.info.author, "Somebody");
        EXPECT_EQ(record.info.rules, "Rules, in words");
        EXPECT_TRUE(record.puzzle.isRegular());
        EXPECT_EQ(record.puzzle.geometry(), Geometry(3, 3));
        EXPECT_EQ(record.puzzle.givens.digit(Cell(0)), Digit(5));
        EXPECT_EQ(record.history.state().at(Cell(1)).digit, 6);
        ASSERT_EQ(record.puzzle.constraints().size(), 1U);
        EXPECT_EQ(record.puzzle.constraints()[0].kind, ConstraintKind::antiKnight);
        EXPECT_THAT(read->warnings, IsEmpty());
        EXPECT_EQ(readNative(writeNativeLine(record))->record, record);
    }
    EXPECT_EQ(importPuzzle("Try this: " + link)->warnings, std::vector{ImportWarning::textIgnored});
    EXPECT_EQ(importPuzzle(link, FormatId::sudokumaker)->format, FormatId::sudokumaker);
    EXPECT_EQ(importPuzzle(json.dump(), FormatId::sudokumaker)->format, FormatId::sudokumaker);
    const Result<ImportedPuzzle> cut = importPuzzle(link.substr(0, link.size() / 2));
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error().detail, ErrorDetail::damagedLink);
}

/// Its last sign differs: a link that has one is read by its own alphabet.
TEST(SudokuMaker, ItsAlphabetIsKnown) {
    Json json = file({});
    for (int i = 0; i < 200; ++i) {
        json["puzzle"]["comment"] = std::string(static_cast<std::size_t>(i), 'x');
        const std::string link = linkOf(json);
        ASSERT_TRUE(importPuzzle(link)) << i;
        if (link.find('-') != std::string::npos)
            return;
    }
    FAIL() << "no link with a minus sign";
}

TEST(SudokuMaker, RulesOfTheWholeBoard) {
    const std::vector<Constraint> all =
        constraintsOf({R"({"type":10,"style":{}})", R"({"type":11})", R"({"type":12})", R"({"type":13})",
                       R"({"type":14})", R"({"type":15})", R"({"type":16,"groups":[14,112,896]})",
                       R"({"type":16,"groups":[896,112,14]})", R"({"type":16,"groups":[146,292,584]})"});
    ASSERT_EQ(all.size(), 9U);
    EXPECT_EQ(all[0].kind, ConstraintKind::diagonals);
    EXPECT_EQ(all[0].values, std::vector{0});
    EXPECT_EQ(all[1].values, std::vector{1});
    EXPECT_EQ(all[2].kind, ConstraintKind::antiKing);
    EXPECT_EQ(all[3].kind, ConstraintKind::antiKnight);
    EXPECT_EQ(all[4].kind, ConstraintKind::disjoint);
    EXPECT_EQ(all[5].kind, ConstraintKind::negative);
    EXPECT_EQ(all[5].text, "difference");
    EXPECT_EQ(all[5].values, std::vector{1});
    EXPECT_EQ(all[6].kind, ConstraintKind::entropy2x2);
    EXPECT_EQ(all[7].kind, ConstraintKind::entropy2x2);
    // By remainders: no kind says it.
    EXPECT_EQ(all[8].kind, ConstraintKind::unknown);
    EXPECT_EQ(all[8].type, "sudokumaker.digit groups in every 2x2");
}

TEST(SudokuMaker, MarkedCells) {
    for (const auto& [type, kind] : {std::pair(100, ConstraintKind::even), std::pair(101, ConstraintKind::odd),
                                     std::pair(102, ConstraintKind::maximum), std::pair(103, ConstraintKind::minimum),
                                     std::pair(305, ConstraintKind::extra), std::pair(600, ConstraintKind::rowIndexer),
                                     std::pair(601, ConstraintKind::columnIndexer)}) {
        const Constraint read = onlyOf((R"({"cells":[0,80,10],"type":)" + std::to_string(type) + "}").c_str());
        EXPECT_EQ(read.kind, kind);
        EXPECT_THAT(read.parts, ElementsAre(cellsAt({0, 80, 10})));
    }
    EXPECT_THAT(constraintsOf({R"({"type":100,"cells":[]})"}), IsEmpty());
}

TEST(SudokuMaker, MarksOnEdges) {
    // Left sides of the row's cells, then their lower sides.
    const std::vector<Constraint> dots = constraintsOf(
        {R"({"type":200,"clues":[{"value":1,"edge":1},{"edge":9},{"value":3,"edge":161}],"negative":[1,2],)"
         R"("overrideNegativeRatios":true})"});
    ASSERT_EQ(dots.size(), 1U) << "the last row has nothing below it: kept as it is";
    EXPECT_EQ(dots[0].kind, ConstraintKind::unknown);
    const std::vector<Constraint> all =
        constraintsOf({R"({"type":200,"clues":[{"value":4,"edge":1},{"value":null,"edge":9},{"value":3,"edge":152}],)"
                       R"("negative":[2,1]})",
                       R"({"type":201,"clues":[{"value":2,"edge":28}],"negative":[]})",
                       R"({"type":202,"clues":[{"value":10,"edge":3}],"negative":[10,5]})"});
    ASSERT_EQ(all.size(), 7U);
    EXPECT_EQ(all[0].kind, ConstraintKind::difference);
    EXPECT_EQ(all[0].value(), 4);
    EXPECT_THAT(all[0].parts, ElementsAre(cellsAt({0, 1})));
    EXPECT_EQ(all[1].value(), std::nullopt);
    EXPECT_THAT(all[1].parts, ElementsAre(cellsAt({0, 9})));
    EXPECT_THAT(all[2].parts, ElementsAre(cellsAt({79, 80})));
    EXPECT_EQ(all[3].kind, ConstraintKind::negative);
    EXPECT_EQ(all[3].text, "difference");
    EXPECT_EQ(all[3].values, (std::vector{1, 2}));
    EXPECT_EQ(all[4].kind, ConstraintKind::ratio);
    EXPECT_THAT(all[4].parts, ElementsAre(cellsAt({10, 19})));
    EXPECT_EQ(all[5].kind, ConstraintKind::sum);
    EXPECT_EQ(all[6].text, "sum");
    EXPECT_EQ(all[6].values, (std::vector{5, 10}));
}

/// The other family's marks exempt a pair here; where they do not there, the rule is another one.
TEST(SudokuMaker, ANegativeRuleThatIsStricterIsKept) {
    const char* ratios = R"({"type":201,"clues":[{"value":2,"edge":28}],"negative":[2]})";
    const auto kindBeside = [ratios](const char* flag) {
        const std::string dots =
            std::string(R"({"type":200,"clues":[{"value":1,"edge":1}],"negative":[],"overrideNegativeRatios":)") +
            flag + "}";
        return constraintsOf({dots.c_str(), ratios}).back().kind;
    };
    EXPECT_EQ(kindBeside("true"), ConstraintKind::negative);
    EXPECT_EQ(kindBeside("false"), ConstraintKind::unknown);
}

TEST(SudokuMaker, Lines) {
    for (const auto& [type, kind] :
         {std::pair(400, ConstraintKind::renban), std::pair(402, ConstraintKind::palindrome),
          std::pair(403, ConstraintKind::between), std::pair(404, ConstraintKind::regionSum),
          std::pair(407, ConstraintKind::lockout), std::pair(409, ConstraintKind::doubleArrow)}) {
        const std::vector<Constraint> read =
            constraintsOf({(R"({"lines":[[0,1,2],[20,10,11,12]],"type":)" + std::to_string(type) + "}").c_str()});
        ASSERT_EQ(read.size(), 2U) << type;
        EXPECT_EQ(read[0].kind, kind);
        EXPECT_THAT(read[1].parts, ElementsAre(cellsAt({20, 10, 11, 12})));
        EXPECT_THAT(read[0].values, IsEmpty());
    }
    EXPECT_EQ(onlyOf(R"({"type":401,"lines":[[0,1]],"minDifference":4})").value(), 4);
    EXPECT_EQ(onlyOf(R"({"type":404,"lines":[[0,1]],"singleRegionTotals":true})").kind, ConstraintKind::unknown);
    EXPECT_EQ(onlyOf(R"({"type":406,"lines":[[0,1]],"groups":[112,14,896]})").kind, ConstraintKind::entropic);
    const Constraint modular = onlyOf(R"({"type":406,"lines":[[0,1]],"groups":[146,292,584]})");
    EXPECT_EQ(modular.kind, ConstraintKind::modular);
    EXPECT_EQ(onlyOf(R"({"type":406,"lines":[[0,1]],"groups":[682,340]})").value(), 2);
    EXPECT_EQ(onlyOf(R"({"type":406,"lines":[[0,1]],"groups":[682,341]})").kind, ConstraintKind::unknown);
    EXPECT_EQ(onlyOf(R"({"type":300,"thermometers":[[0,1]],"slow":false})").kind, ConstraintKind::thermometer);
    EXPECT_EQ(onlyOf(R"({"type":300,"thermometers":[[0,1]],"slow":true})").kind, ConstraintKind::slowThermometer);
    // Half of how many digits there are.
    EXPECT_EQ(constraintsOf({R"({"type":2003})", R"({"type":407,"lines":[[0,1,2]]})"},
                            R"({"type":"custom","minDigit":0,"maxDigit":8})")
                  .back()
                  .value(),
              4);
}

TEST(SudokuMaker, CagesClonesQuadruplesAndArrows) {
    const std::vector<Constraint> cages =
        constraintsOf({R"({"type":301,"cages":[{"cells":[0,1],"value":7},{"cells":[2],"value":0},{"cells":[3]}]})"});
    ASSERT_EQ(cages.size(), 3U);
    EXPECT_EQ(cages[0].value(), 7);
    EXPECT_EQ(cages[1].value(), std::nullopt);
    EXPECT_EQ(cages[2].value(), std::nullopt);
    // The cells of a group are alike: two pairs are two areas of two.
    EXPECT_THAT(onlyOf(R"({"type":302,"groups":[[0,14],[1,15],[]]})").parts,
                ElementsAre(cellsAt({0, 1}), cellsAt({14, 15})));
    const Constraint quadruple = onlyOf(R"({"type":303,"clues":[{"corner":21,"digits":[7,1,7]}]})");
    EXPECT_THAT(quadruple.parts, ElementsAre(cellsAt({9, 10, 18, 19})));
    EXPECT_EQ(quadruple.digits, (std::vector{Digit(1), Digit(7), Digit(7)}));
    EXPECT_THAT(onlyOf(R"({"type":303,"clues":[{"corner":0,"digits":[2]}]})").parts, ElementsAre(cellsAt({0})));
    const Constraint arrow =
        onlyOf(R"({"type":408,"bulbsWithArrows":[{"bulbCells":[19,20],"arrows":[[19,27,36],[20,30],[28,29]]}]})");
    EXPECT_THAT(arrow.parts, ElementsAre(cellsAt({19, 20}), cellsAt({27, 36}), cellsAt({30}), cellsAt({28, 29})));
}

TEST(SudokuMaker, CluesOutside) {
    const auto placeOf = [](int type, int cell, const char* more = "") {
        return onlyOf((R"({"clues":[{"value":3,"outerCell":)" + std::to_string(cell) + more + R"(}],"type":)" +
                       std::to_string(type) + "}")
                          .c_str());
    };
    // Above the second column, left of the first row, right of it, below the first column.
    EXPECT_EQ(placeOf(501, 2).place, (OutsidePlace{-1, 1, 1, 0}));
    EXPECT_EQ(placeOf(502, 11).place, (OutsidePlace{0, -1, 0, 1}));
    EXPECT_EQ(placeOf(503, 21).place, (OutsidePlace{0, 9, 0, -1}));
    EXPECT_EQ(placeOf(501, 111).place, (OutsidePlace{9, 0, -1, 0}));
    EXPECT_EQ(placeOf(501, 2).value(), 3);
    EXPECT_EQ(placeOf(504, 2).digits, std::vector{Digit(3)});
    // Rising diagonals go down to the left, falling ones down to the right.
    EXPECT_EQ(placeOf(500, 3, R"(,"diagonal":1)").place, (OutsidePlace{-1, 2, 1, -1}));
    EXPECT_EQ(placeOf(500, 3, R"(,"diagonal":-1)").place, (OutsidePlace{-1, 2, 1, 1}));
    EXPECT_EQ(placeOf(500, 22, R"(,"diagonal":1)").place, (OutsidePlace{1, -1, -1, 1}));
    EXPECT_EQ(placeOf(500, 32, R"(,"diagonal":1)").place, (OutsidePlace{1, 9, 1, -1}));
    EXPECT_EQ(placeOf(500, 113, R"(,"diagonal":1)").place, (OutsidePlace{9, 2, -1, 1}));
    // On the board, or without its direction.
    EXPECT_EQ(placeOf(501, 12).kind, ConstraintKind::unknown);
    EXPECT_EQ(placeOf(500, 3).kind, ConstraintKind::unknown);
}

TEST(SudokuMaker, WhatNoKindSaysIsKeptAndTold) {
    const ImportedPuzzle read =
        readOf(file({R"({"type":405,"lines":[[0,1,2]]})", R"({"type":405,"lines":[[3,4,5]]})",
                     R"({"type":304,"cages":[]})", R"({"type":1000,"definition":{"name":"Mirror"},"input":{}})",
                     R"({"type":77,"x":1})", R"({"type":13,"disabled":true})"}));
    std::vector<std::string> types;
    for (const Constraint& constraint : read.record.puzzle.constraints())
        types.push_back(constraint.type);
    EXPECT_THAT(types, ElementsAre("sudokumaker.sequence lines", "sudokumaker.sequence lines",
                                   "sudokumaker.look-and-say cages", "sudokumaker.Mirror", "sudokumaker.type 77"));
    EXPECT_THAT(read.warnings, ElementsAre(ImportWarning::unknownConstraints));
    // It can be played, and comes back from the file.
    const Result<ImportedPuzzle> again = readNative(writeNativeLine(read.record));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->record, read.record);
    EXPECT_FALSE(again->record.isReadOnly);
    EXPECT_NE(read.record.unknownKeys.find("switchedOff"), std::string::npos);
}

TEST(SudokuMaker, BoardsOfOtherSizesAndDigits) {
    const ImportedPuzzle six =
        readOf({{"formatVersion", "1.5.0"},
                {"puzzle",
                 {{"size", 6},
                  {"cells", blankCells(36)},
                  {"constraints", Json::array({{{"type", 0}}, {{"type", 1}, {"regions", boxesOf(6, 2, 3)}}})}}}});
    EXPECT_EQ(six.record.puzzle.geometry(), Geometry(2, 3));
    const Puzzle zero =
        readOf(file({R"({"type":2003})"}, R"({"type":"custom","minDigit":0,"maxDigit":8})")).record.puzzle;
    EXPECT_EQ(zero.symbols().lowest(), 0);
    EXPECT_EQ(zero.shape().symbolCount(), 9);
    ASSERT_EQ(zero.layout().grids.size(), 1U);
    EXPECT_EQ(zero.layout().grids[0].regions.regionCount(), 9);
    // Without rows and columns the boxes are all there is.
    const Puzzle free = readOf(file({}, R"({"type":"custom"})")).record.puzzle;
    EXPECT_TRUE(free.layout().grids.empty());
    ASSERT_EQ(free.constraints().size(), 9U);
    EXPECT_EQ(free.constraints()[0].kind, ConstraintKind::extra);
    EXPECT_EQ(free.constraints()[0].parts[0], cellsAt({0, 1, 2, 9, 10, 11, 18, 19, 20}));
    EXPECT_TRUE(free.rulebook().faults().empty());
    // A grid with a margin round it.
    Json framed{{"type", "custom"}, {"width", 6}, {"height", 6}, {"maxDigit", 4}, {"cells", blankCells(36)}};
    Json regions = Json::array();
    for (int row = 0; row < 6; ++row)
        for (int column = 0; column < 6; ++column)
            regions.push_back(row < 1 || row > 4 || column < 1 || column > 4 ? -1
                                                                             : (row - 1) / 2 * 2 + (column - 1) / 2);
    framed["constraints"] =
        Json::array({{{"type", 1}, {"regions", regions}},
                     {{"type", 2003}, {"areas", Json::array({{{"x", 1}, {"y", 1}, {"width", 4}, {"height", 4}}})}}});
    const Puzzle inner = readOf({{"puzzle", framed}}).record.puzzle;
    EXPECT_EQ(inner.shape(), BoardShape(6, 6, 4));
    EXPECT_THAT(inner.layout().grids, ElementsAre(SubGrid{1, 1, RegionMap::boxes(4, 4, 2, 2)}));
    EXPECT_TRUE(inner.constraints().empty());
}

TEST(SudokuMaker, AFilledBoardIsTheSolution) {
    const std::string digits = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    Json json = file({});
    for (std::size_t i = 0; i < 81; ++i)
        json["puzzle"]["cells"][i] = {{"value", digits[i] - '0'}, {"given", i % 5 == 0}, {"candidates", 6}};
    const ImportedPuzzle read = readOf(json);
    ASSERT_TRUE(read.record.solution);
    EXPECT_EQ(read.record.puzzle.givens.filledCount(), 17);
    EXPECT_EQ(read.record.history.state(), PlayState(read.record.puzzle.shape()));
    // One cell short, they are the player's.
    json["puzzle"]["cells"][1].erase("value");
    const ImportedPuzzle entered = readOf(json);
    EXPECT_FALSE(entered.record.solution);
    EXPECT_EQ(entered.record.history.state().at(Cell(2)).digit, 3);
    EXPECT_EQ(entered.record.history.state().at(Cell(1)).centre, (DigitSet{Digit(1), Digit(2)}));
    EXPECT_THAT(entered.warnings, ElementsAre(ImportWarning::marksDropped)) << "those on givens";
}

TEST(SudokuMaker, DrawingsColoursAndFog) {
    Json json =
        file({R"({"type":2000,"lines":[[{"x":0.5,"y":1.5},{"x":2,"y":3}]],"style":{"color":"#f00","thickness":0.2}})",
              R"({"type":2001,"cages":[{"value":"12","cells":[0,1]}],"style":{"cage":{"color":"#000000"}}})",
              R"({"type":2002,"params":[{"type":"ellipse","rx":0.2,"ry":0.3,"fill":"#ffffff","stroke":"#000000"},)"
              R"({"type":"text","text":"7","size":0.4,"fill":"#123456"},)"
              R"({"type":"arrow","length":0.4,"headSize":0.2,"angle":90,"strokeWidth":0.05,"stroke":"#000000"},)"
              R"({"type":"rectangle","width":1,"height":0.5,"fill":"#ff000080"}],)"
              R"("symbols":[[1,2.5],[-0.5,0.5,1],[4.5,4.5,2],[8,8,3]]})",
              R"({"type":4000,"cells":[0,10]})"});
    json["puzzle"]["cells"][3]["colors"] = 6;
    const ImportedPuzzle read = readOf(json);
    const Decoration& decoration = read.record.puzzle.decoration();
    ASSERT_EQ(decoration.drawings.size(), 7U);
    EXPECT_EQ(decoration.drawings[0].kind, DrawingKind::rectangle);
    const Drawing& line = decoration.drawings[1];
    EXPECT_EQ(line.points, (std::vector<DrawingPoint>{{1.5, 0.5}, {3, 2}}));
    EXPECT_EQ(line.lineColour, "#ff0000");
    EXPECT_EQ(decoration.drawings[2].kind, DrawingKind::outline);
    EXPECT_EQ(decoration.drawings[2].text, "12");
    const Drawing& circle = decoration.drawings[3];
    EXPECT_EQ(circle.kind, DrawingKind::circle);
    EXPECT_EQ(circle.width, 0.4);
    EXPECT_EQ(circle.height, 0.6);
    EXPECT_EQ(circle.points, (std::vector<DrawingPoint>{{2.5, 1}}));
    const Drawing& text = decoration.drawings[4];
    EXPECT_EQ(text.kind, DrawingKind::text);
    EXPECT_EQ(text.textColour, "#123456");
    EXPECT_EQ(text.points, (std::vector<DrawingPoint>{{0.5, -0.5}}));
    const Drawing& arrow = decoration.drawings[5];
    EXPECT_EQ(arrow.kind, DrawingKind::line);
    EXPECT_GT(arrow.headLength, 0);
    EXPECT_NEAR(arrow.points[0].row, 4.3, 1e-9);
    EXPECT_NEAR(arrow.points[1].row, 4.7, 1e-9);
    EXPECT_EQ(decoration.drawings[6].fillColour, "#ff000080");
    ASSERT_TRUE(decoration.fog);
    EXPECT_EQ(decoration.fog->lit, cellsAt({0, 10}));
    EXPECT_THAT(read.warnings,
                testing::UnorderedElementsAre(ImportWarning::drawingsNotChecked, ImportWarning::fogNotShown,
                                              ImportWarning::coloursNotShown));
    EXPECT_EQ(readNative(writeNativeLine(read.record))->record, read.record);
    EXPECT_THAT(readOf(file({R"({"type":2002,"params":[{"type":"star"}],"symbols":[[1,1]]})"})).warnings,
                ElementsAre(ImportWarning::drawingsDropped));
}

TEST(SudokuMaker, WrongDataIsRefusedByName) {
    const auto faultOf = [](const char* members) {
        const Result<ImportedPuzzle> read = sudokuMakerFromJson(file({}, members));
        EXPECT_FALSE(read) << members;
        return read ? std::string() : read.error().subject;
    };
    EXPECT_EQ(faultOf(R"({"cells":3})"), "cells");
    EXPECT_EQ(faultOf(R"({"cells":[{}]})"), "cells");
    EXPECT_EQ(faultOf(R"({"width":37})"), "cells");
    EXPECT_EQ(faultOf(R"({"width":1000000000000})"), "cells");
    EXPECT_EQ(faultOf(R"({"minDigit":5,"maxDigit":4,"type":"custom"})"), "cells");
    EXPECT_EQ(faultOf(R"({"constraints":[{"type":"x"}]})"), "constraints");
    EXPECT_EQ(faultOf(R"({"constraints":[3]})"), "constraints");
    EXPECT_EQ(faultOf(R"({"constraints":[{"type":1,"regions":[1,2]}]})"), "regions");
    EXPECT_EQ(faultOf(R"({"constraints":[{"type":1}]})"), "regions");
    EXPECT_EQ(
        faultOf(R"({"type":"custom","constraints":[{"type":2003,"areas":[{"x":5,"y":0,"width":9,"height":9}]}]})"),
        "regions");
    Json given = file({});
    given["puzzle"]["cells"][0] = {{"value", 10}, {"given", true}};
    EXPECT_EQ(sudokuMakerFromJson(given).error().subject, "cells");
    EXPECT_EQ(sudokuMakerFromJson(Json::object()).error().subject, "puzzle");
    // Elements that are not what they should be are kept as they are.
    for (const char* element :
         {R"({"type":100,"cells":[81]})", R"({"type":100,"cells":[-1]})", R"({"type":100,"cells":"all"})",
          R"({"type":100})", R"({"type":301,"cages":[{"cells":[0,99]}]})", R"({"type":400,"lines":[[[0]]]})",
          R"({"type":303,"clues":[{"corner":100,"digits":[1]}]})",
          R"({"type":303,"clues":[{"corner":1,"digits":[0]}]})",
          R"({"type":408,"bulbsWithArrows":[{"bulbCells":[],"arrows":[]}]})", R"({"type":202,"clues":[3]})",
          R"({"type":401,"lines":[[0,1]],"minDifference":"x"})", R"({"type":302,"groups":3})"})
        EXPECT_EQ(onlyOf(element).kind, ConstraintKind::unknown) << element;
    const std::string deep(10'000, '[');
    EXPECT_FALSE(importPuzzle(R"({"puzzle":{"cells":[],"constraints":)" + deep));
}

/// Numbers, words and marks of a small file changed at random: it is read or refused, soon, and what is read is valid.
TEST(SudokuMaker, ChangedDataDoesNoHarm) {
    RandomSource random(41);
    const std::string seed =
        R"({"puzzle":{"size":4,"cells":[{"value":1,"given":true},{"value":2},{"candidates":6,"colors":5},{},{},{},{},{},)"
        R"({},{},{},{},{},{},{},{}],"constraints":[{"type":0},{"type":1,"regions":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3]},)"
        R"({"type":16,"groups":[2,4,24]},{"type":200,"clues":[{"value":1,"edge":5}],"negative":[1]},{"type":300,)"
        R"("slow":true,"thermometers":[[0,1,2]]},{"type":301,"cages":[{"cells":[0,1],"value":5}]},{"type":302,)"
        R"("groups":[[0,5],[1,6]]},{"type":303,"clues":[{"corner":6,"digits":[1,2]}]},{"type":401,"lines":[[3,7]],)"
        R"("minDifference":2},{"type":406,"lines":[[0,1]],"groups":[10,20]},{"type":408,"bulbsWithArrows":[{"bulbCells":)"
        R"([0],"arrows":[[0,1]]}]},{"type":500,"clues":[{"value":3,"outerCell":2,"diagonal":1}]},{"type":504,"clues":)"
        R"([{"value":3,"outerCell":2}]},{"type":2000,"lines":[[{"x":1,"y":2}]],"style":{"thickness":0.1}},{"type":2001,)"
        R"("cages":[{"value":"A","cells":[3]}]},{"type":2002,"params":[{"type":"arrow","length":1}],"symbols":[[1,2,0]]},)"
        R"({"type":2003,"areas":[{"x":0,"y":0,"width":4,"height":4}]},{"type":4000,"cells":[0]}],"name":"n"}})";
    ASSERT_TRUE(importPuzzle(seed, FormatId::sudokumaker));
    static constexpr std::string_view telling = "0123456789.-e,:{}[]\"tn\x80";
    const long count = test::fuzzInputs(10);
    std::size_t readCount = 0;
    test::FuzzRun run("SudokuMaker");
    for (long i = 0; i < count; ++i) {
        const std::string text = test::changedText(random, seed, telling);
        const Result<ImportedPuzzle> read = run.read(text, [](std::string_view data) { return importPuzzle(data); });
        if (!read)
            continue;
        ++readCount;
        const PuzzleRecord& record = read->record;
        record.puzzle.rulebook().broken(record.puzzle.givens);
        const Result<ImportedPuzzle> again = readNative(writeNativeLine(record));
        ASSERT_TRUE(again) << text;
        ASSERT_EQ(again->record, record) << text;
        if (!fpuzzlesRefusal(record.puzzle)) {
            ASSERT_TRUE(importPuzzle(fpuzzlesFrom(record)->json, FormatId::fpuzzles)) << text;
        }
    }
    if (count > 1000) {
        EXPECT_GT(readCount, static_cast<std::size_t>(count) / 20);
    }
}

}  // namespace
}  // namespace nonet
