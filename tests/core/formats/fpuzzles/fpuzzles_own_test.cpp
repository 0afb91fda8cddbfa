// Rules and symbols that f-puzzles' data has no form for: drawn for other programs, read back as they were, and not
// read where the drawing says otherwise.
#include "core/formats/export_loss.h"
#include "core/formats/fpuzzles/fpuzzles_kinds.h"
#include "core/formats/fpuzzles/fpuzzles_own.h"
#include "core/formats/fpuzzles/fpuzzles_writer.h"
#include "core/formats/importer.h"
#include "core/formats/rule_drawings.h"
#include "core/rules/constraint_catalogue.h"
#include "tests/core/rules/random_constraints.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using enum ConstraintKind;

PuzzleRecord unplayed(const Layout& layout) {
    PuzzleRecord record;
    record.puzzle.setLayout(layout);
    record.history = History(PlayState(layout.shape));
    return record;
}

Constraint made(ConstraintKind kind, std::vector<std::vector<Cell>> parts) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.parts = std::move(parts);
    return constraint;
}

/// One of each of the rules that the format lacks.
Layout ownRules() {
    Constraint pair = made(pairRule, {{Cell(0), Cell(1)}});
    pair.text = "a+b=7";
    pair.colour = "#123456";
    Constraint room = made(numberedRoom, {});
    room.place = OutsidePlace{-1, 4, 1, 0};
    room.digits = {Digit(8)};
    Constraint more = made(greater, {{Cell(60)}});
    more.values = {5};
    Layout layout;
    layout.constraints = {pair,
                          made(countingCircles, {{Cell(10), Cell(20)}}),
                          room,
                          made(sumLine, {{Cell(30), Cell(31), Cell(40)}}),
                          made(inequality, {{Cell(50), Cell(59)}}),
                          more,
                          made(windoku, {}),
                          made(entropy2x2, {}),
                          made(taxicab, {})};
    return layout;
}

Json dataOf(const PuzzleRecord& record) { return Json::parse(fpuzzlesFrom(record)->json); }

Result<ImportedPuzzle> readData(const Json& data) { return importPuzzle(jsonText(data), FormatId::fpuzzles); }

TEST(FpuzzlesOwn, EveryKindIsARuleThereOrDrawnOrOfTheWholeBoard) {
    RandomSource random(71);
    const Layout board(Geometry(3, 3));
    for (const ConstraintRow& row : constraintCatalogue()) {
        SCOPED_TRACE(row.id);
        const bool isUndrawn = row.group == ConstraintGroup::wholeBoard && row.kind != diagonals && row.kind != windoku;
        for (int round = 0; round < 20; ++round) {
            Layout layout = board;
            layout.constraints = {test::randomConstraint(row.kind, board, random)};
            EXPECT_EQ(drawingsOf(layout.constraints.front(), layout).empty(), isUndrawn);
            EXPECT_EQ(FpuzzlesPictures(layout).of(layout.constraints.front()).empty(), isUndrawn)
                << "drawn where the format has no place for it";
            const Result<FpuzzlesText> text = fpuzzlesFrom(unplayed(layout));
            EXPECT_TRUE(text->lost.isEmpty());
            const Json data = Json::parse(text->json);
            EXPECT_NE(text->onlyDrawn.empty(), data.contains("nonet") && data["nonet"].contains("rules"));
            if (!fpuzzlesMember(row.kind).empty() && row.kind != negative) {
                EXPECT_TRUE(text->onlyDrawn.empty());
            }
        }
    }
}

TEST(FpuzzlesOwn, OthersSeeThemAsDrawings) {
    const Json data = dataOf(unplayed(ownRules()));
    ASSERT_EQ(data["rectangle"].size(), 1U) << "the diamond of the pair";
    EXPECT_EQ(data["rectangle"][0]["cells"], Json::parse(R"(["R1C1","R1C2"])"));
    EXPECT_EQ(data["rectangle"][0]["angle"], 45);
    ASSERT_EQ(data["circle"].size(), 2U);
    EXPECT_EQ(data["circle"][1]["cells"], Json::parse(R"(["R3C3"])"));
    ASSERT_EQ(data["text"].size(), 2U);
    EXPECT_EQ(data["text"][0]["cells"], Json::parse(R"(["R0C5"])"));
    EXPECT_EQ(data["text"][0]["value"], "8");
    EXPECT_EQ(data["text"][1]["value"], "v") << "the upper cell is the larger one";
    EXPECT_EQ(data["line"][0]["lines"], Json::parse(R"([["R4C4","R4C5","R5C5"]])"));
    EXPECT_EQ(data["cage"][0]["value"], ">5");
    EXPECT_EQ(data["extraregion"].size(), 4U) << "the format has windows as a rule";
    EXPECT_EQ(data["nonet"]["words"], "523222484ec92fbc") << "of no text: links that were sent have it";
}

TEST(FpuzzlesOwn, TheyComeBackAsTheyWere) {
    PuzzleRecord record = unplayed(ownRules());
    record.info.rules = "All in words.";
    Drawing own;
    own.kind = DrawingKind::circle;
    own.points = {{1.5, 1.5}};
    own.fillColour = "#00ff00";
    Decoration decoration;
    decoration.drawings = {own};
    record.puzzle.setDecoration(decoration);
    const Result<ImportedPuzzle> read = readData(dataOf(record));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record.puzzle, record.puzzle) << "the setter's circle under that of the rule too";
    EXPECT_THAT(read->warnings, testing::ElementsAre(ImportWarning::drawingsNotChecked));
    EXPECT_THAT(lossesOf(record, FormatId::sudokupad), testing::ElementsAre(ExportLoss::drawnRules));
}

TEST(FpuzzlesOwn, TheDrawingWinsOverTheRule) {
    const Json whole = dataOf(unplayed(ownRules()));
    const auto kindsOf = [](const Json& data) {
        const Result<ImportedPuzzle> read = readData(data);
        EXPECT_TRUE(read);
        EXPECT_THAT(read->warnings, testing::Contains(ImportWarning::rulesNotShown));
        std::vector<ConstraintKind> kinds;
        for (const Constraint& each : read->record.puzzle.constraints())
            kinds.push_back(each.kind);
        return kinds;
    };
    const auto drawingsIn = [](const Json& data) { return readData(data)->record.puzzle.decoration().drawings.size(); };
    using testing::Contains;
    using testing::Not;
    Json gone = whole;
    gone["circle"].erase(0);
    EXPECT_THAT(kindsOf(gone), Not(Contains(countingCircles)));
    EXPECT_THAT(kindsOf(gone), Contains(sumLine)) << "the others stay";
    EXPECT_EQ(drawingsIn(gone), 1U) << "what is left of it is a drawing";
    Json moved = whole;
    moved["rectangle"][0]["cells"] = Json::array({"R1C1", "R2C1"});
    EXPECT_THAT(kindsOf(moved), Not(Contains(pairRule)));
    EXPECT_EQ(drawingsIn(moved), 1U);
    Json rewritten = whole;
    rewritten["text"][0]["value"] = "7";
    EXPECT_THAT(kindsOf(rewritten), Not(Contains(numberedRoom)));
    Json without = whole;
    without["extraregion"].erase(3);
    EXPECT_EQ(std::ranges::count(kindsOf(without), extra), 3) << "the regions alone are left";
    EXPECT_THAT(kindsOf(without), Not(Contains(windoku)));
    Json untold = whole;
    untold["ruleset"] = "Normal rules.";
    EXPECT_THAT(kindsOf(untold), Not(Contains(taxicab))) << "told in words, and those are others now";
    EXPECT_THAT(kindsOf(untold), Contains(pairRule));
    Json later = whole;
    later["nonet"]["rules"].push_back(Json{{"type", "warp"}});
    EXPECT_THAT(kindsOf(later), Contains(taxicab));
}

TEST(FpuzzlesOwn, OnlyHowADrawingLooksMayChange) {
    PuzzleRecord record = unplayed(ownRules());
    record.info.rules = "Two lines\nof words";
    Json data = dataOf(record);
    data["circle"][0]["baseC"] = "#ff0000";
    data["line"][0]["width"] = 2;
    data["ruleset"] = "Two lines of\r\nwords ";
    const Result<ImportedPuzzle> read = readData(data);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record.puzzle, record.puzzle);
    data.erase("nonet");
    const Result<ImportedPuzzle> drawn = readData(data);
    ASSERT_TRUE(drawn);
    EXPECT_EQ(drawn->record.puzzle.constraints().size(), 4U) << "the windows";
    EXPECT_EQ(drawn->record.puzzle.decoration().drawings.size(), 7U);
}

TEST(FpuzzlesOwn, RulesOfExtensionsAreDrawnBesideThem) {
    Layout layout;
    layout.constraints = {made(renban, {{Cell(0), Cell(1), Cell(2)}}), made(thermometer, {{Cell(40), Cell(41)}})};
    const PuzzleRecord record = unplayed(layout);
    Json data = dataOf(record);
    EXPECT_EQ(data["renban"].size(), 1U);
    ASSERT_EQ(data["line"].size(), 1U) << "thermometers are the format's own";
    EXPECT_EQ(data["line"][0]["fromConstraint"], "Renban");
    const Result<ImportedPuzzle> read = readData(data);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record.puzzle, record.puzzle);
    EXPECT_TRUE(lossesOf(record, FormatId::sudokupad).empty());
    // Drawings that came with a rule go back as they came.
    Json foreign = data;
    foreign.erase("nonet");
    foreign["line"][0]["width"] = 0.4;
    const PuzzleRecord kept = readData(foreign)->record;
    ASSERT_EQ(kept.puzzle.decoration().drawings.size(), 1U);
    EXPECT_EQ(dataOf(kept)["line"], foreign["line"]);
    EXPECT_FALSE(dataOf(kept).contains("nonet"));
    // Where the rule was taken away, its line is a drawing like any other.
    data.erase("renban");
    EXPECT_EQ(readData(data)->record.puzzle.decoration().drawings.size(), 1U);
}

TEST(FpuzzlesOwn, HiddenRulesAreNotDrawn) {
    Layout layout;
    layout.constraints = {made(countingCircles, {{Cell(10), Cell(20)}})};
    layout.constraints.front().isHidden = true;
    const PuzzleRecord record = unplayed(layout);
    EXPECT_FALSE(dataOf(record).contains("circle"));
    EXPECT_EQ(readData(dataOf(record))->record.puzzle, record.puzzle);
    EXPECT_THAT(lossesOf(record, FormatId::fpuzzles), testing::ElementsAre(ExportLoss::drawnRules));
}

TEST(FpuzzlesOwn, BoardsOfOtherSymbolsAreDrawnWhereTheyAreNoDigits) {
    Layout layout;
    layout.symbols = SymbolSet(9, 0);
    Constraint quad = made(quadruple, {{Cell(0), Cell(1), Cell(9), Cell(10)}});
    quad.digits = {Digit(1), Digit(4)};
    Constraint other = made(quadruple, {{Cell(40), Cell(41), Cell(49), Cell(50)}});
    other.digits = {Digit(2), Digit(4)};
    layout.constraints = {quad, other};
    PuzzleRecord record = unplayed(layout);
    record.puzzle.givens.set(Cell(4), Digit(1));
    record.puzzle.givens.set(Cell(5), Digit(9));
    Grid solution(layout.shape);
    for (int i = 0; i < 81; ++i)
        solution.set(Cell(i), Digit(1 + (i % 9 + 3 * (i / 9) + i / 27) % 9));
    record.solution = solution;
    const Json data = dataOf(record);
    EXPECT_EQ(data["text"][0]["value"], "0");
    EXPECT_FALSE(data["grid"][0][4].contains("value"));
    EXPECT_EQ(data["grid"][0][5]["value"], 8);
    EXPECT_EQ(data["circle"][0]["value"], "0 3");
    EXPECT_EQ(data["quadruple"][0]["values"], Json::parse("[1,3]"));
    EXPECT_EQ(data["solution"][0], "0");
    EXPECT_EQ(data["solution"][1], 1);
    const Result<ImportedPuzzle> read = readData(data);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record.puzzle.givens, record.puzzle.givens);
    EXPECT_EQ(read->record.puzzle.symbols(), layout.symbols);
    EXPECT_EQ(read->record.solution, record.solution);
    EXPECT_THAT(read->record.puzzle.constraints(), testing::UnorderedElementsAre(quad, other));
    EXPECT_TRUE(read->record.puzzle.decoration().isEmpty());
    EXPECT_THAT(lossesOf(record, FormatId::fpuzzles), testing::Contains(ExportLoss::otherSymbols));
    // Letters are no digits at all.
    layout.symbols = *SymbolSet::of({"A", "B", "C", "D", "E", "F", "G", "H", "I"}, {1, 2, 3, 4, 5, 6, 7, 8, 9});
    PuzzleRecord letters = unplayed(layout);
    letters.puzzle.givens.set(Cell(4), Digit(2));
    EXPECT_EQ(dataOf(letters)["text"][0]["value"], "B");
    EXPECT_EQ(readData(dataOf(letters))->record.puzzle, letters.puzzle);
    // More symbols than cells of a row have no place.
    layout.shape = BoardShape(9, 9, 10);
    layout.symbols = SymbolSet(10, 0);
    layout.constraints.clear();
    EXPECT_EQ(fpuzzlesRefusal(Puzzle(layout, Grid(layout.shape)))->detail, ErrorDetail::symbols);
}

TEST(FpuzzlesOwn, WhatIsNoneOfOursDoesNoHarm) {
    const Json whole = dataOf(unplayed(ownRules()));
    for (const char* value :
         {"5", "[]", "{}", R"({"rules":5})", R"({"rules":[5]})", R"({"rules":[{"type":5}]})",
          R"({"rules":[{"type":"pair_rule","cells":["r99c1"]}]})", R"({"givens":[1,"R1C1","R99C99"]})",
          R"({"symbols":["0"],"values":[0]})", R"({"symbols":5,"values":[]})",
          R"({"symbols":["1","1","1","1","1","1","1","1","1"],"values":[1,2,3,4,5,6,7,8,"x"]})"}) {
        Json data = whole;
        data["nonet"] = Json::parse(value);
        const Result<ImportedPuzzle> read = readData(data);
        ASSERT_TRUE(read) << value;
        EXPECT_EQ(read->record.puzzle.constraints().size(), 4U) << value;
        EXPECT_TRUE(read->record.puzzle.symbols().isStandard()) << value;
    }
}

}  // namespace
}  // namespace nonet
