// Constraint strings of Interactive Sudoku Solver.
#include "core/formats/export_loss.h"
#include "core/formats/exporter.h"
#include "core/formats/importer.h"
#include "core/formats/iss/iss_reader.h"
#include "core/formats/iss/iss_tables.h"
#include "core/formats/iss/iss_writer.h"
#include "core/formats/native/native_file.h"
#include "core/rules/rulebook.h"
#include "core/solvers/propagation/propagation.h"
#include "tests/core/formats/same_meaning.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/test_scale.h"

#include <functional>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

using Kind = ConstraintKind;

Puzzle puzzleOf(std::string_view string) {
    const Result<ImportedPuzzle> read = readIss(string);
    EXPECT_TRUE(read) << string;
    return read ? read->record.puzzle : Puzzle();
}

std::vector<Constraint> constraintsOf(std::string_view string) { return puzzleOf(string).constraints(); }

/// The kinds in order, as ids.
std::vector<std::string> idsOf(std::string_view string) {
    std::vector<std::string> ids;
    for (const Constraint& each : constraintsOf(string))
        ids.push_back(each.kind == Kind::unknown ? each.type : std::string(constraintRow(each.kind).id));
    return ids;
}

std::uint64_t countOf(std::string_view string, std::uint64_t most = 1'000) {
    return searchByPropagation(puzzleOf(string), {.solutions = most}).count;
}

std::vector<Cell> cells(std::initializer_list<int> indices) {
    std::vector<Cell> list;
    for (const int index : indices)
        list.emplace_back(index);
    return list;
}

TEST(Iss, ACageThatListsACellTwiceIsNotKnown) {
    for (const char* const cage : {".Cage~12~R1C1~R1C2~R1C1", ".AllDifferent~R2C2~R2C2"}) {
        const Result<ImportedPuzzle> read = readIss(cage);
        ASSERT_TRUE(read) << cage;
        EXPECT_THAT(read->warnings, testing::ElementsAre(ImportWarning::unknownConstraints)) << cage;
        EXPECT_EQ(searchByPropagation(read->record.puzzle, {.solutions = 1}).count, 1U)
            << "left out of the rules: " << cage;
    }
    EXPECT_EQ(idsOf(".Cage~12~R1C1~R1C2~R1C1.Cage~3~R1C1~R1C2"), (std::vector<std::string>{"iss.Cage", "cage"}));
}

TEST(Iss, ReadsGivensAndWhatCellsMayHold) {
    const Puzzle puzzle = puzzleOf(".~R1C1_5~R9C9_2_4.~R2C3_7.~R2C3_7");
    EXPECT_EQ(puzzle.givens.valueAt(Cell(0)), 5);
    EXPECT_EQ(puzzle.givens.valueAt(Cell(11)), 7);
    EXPECT_EQ(puzzle.givens.filledCount(), 2);
    ASSERT_EQ(puzzle.constraints().size(), 1U);
    EXPECT_EQ(puzzle.constraints()[0].kind, Kind::oneOf);
    EXPECT_EQ(puzzle.constraints()[0].parts, std::vector<std::vector<Cell>>{cells({80})});
    EXPECT_EQ(puzzle.constraints()[0].digits, (std::vector{Digit(2), Digit(4)}));
    EXPECT_EQ(countOf(".Shape~4x4.~R1C1_1.~R1C1_2"), 0U) << "both hold";
}

TEST(Iss, ReadsBoardsOfManyShapes) {
    const Puzzle zero = puzzleOf(".Shape~4x4~0-4.~R1C1_0");
    EXPECT_EQ(zero.shape(), BoardShape(4, 4, 5));
    EXPECT_EQ(zero.symbols(), SymbolSet(5, 0));
    EXPECT_EQ(zero.givens.valueAt(Cell(0)), 1);
    const Puzzle wide = puzzleOf(".Shape~4x6.~RgCg_1");
    EXPECT_EQ(wide.layout().grids[0].regions.boxSize(), std::pair(2, 3));
    EXPECT_EQ(wide.constraints().front().kind, Kind::unknown) << "a cell off the board";
    EXPECT_EQ(puzzleOf(".Shape~16x16.~RgCb_16").givens.valueAt(Cell(15 * 16 + 10)), 16);
    EXPECT_EQ(puzzleOf(".Shape~7x7").layout().grids[0].regions.regionCount(), 0);
    EXPECT_EQ(puzzleOf(".NoBoxes").layout().grids[0].regions.regionCount(), 0);
    EXPECT_EQ(puzzleOf(".Shape~6x6~8.RegionSize~8").layout().grids[0].regions.regionCount(), 0);
    EXPECT_EQ(puzzleOf(".Shape~8x8~9.RegionSize~4").layout().grids[0].regions.boxSize(), std::pair(2, 2));
    const RegionMap rest = puzzleOf(".Shape~4x5.NoBoxes.Jigsaw~aaaaabbbbbcccccddddd").layout().grids[0].regions;
    EXPECT_EQ(rest.regionCount(), 4);
    const RegionMap some = puzzleOf(".Shape~4x4.NoBoxes.Jigsaw~aabbaabb--------").layout().grids[0].regions;
    EXPECT_EQ(some.regionCount(), 2) << "what is left over is no region";
    EXPECT_FALSE(readIss(".Shape~4x4.NoBoxes.Jigsaw~aaabcaabccdbcddd")) << "pieces of three and five";
    const Puzzle pieces = puzzleOf(".Shape~4x4.NoBoxes.Jigsaw~aabbaabbccddccdd");
    EXPECT_EQ(pieces.layout().grids[0].regions, RegionMap::boxes(4, 4, 2, 2));
    EXPECT_EQ(idsOf(".Shape~4x4.Jigsaw~aaaabbbbccccdddd"), std::vector<std::string>(4, "extra")) << "beside boxes";
}

TEST(Iss, RefusesWhatIsNoBoard) {
    for (const std::string_view string :
         {".Shape~17x17", ".Shape~9", ".Shape~9x9~8", ".Shape~9x9~2-10", ".Shape~0x4", ".RegionSize~x",
          ".RegionSize~10", ".Jigsaw~123", ".Shape~4x4.Jigsaw~aaabbbccccddddee", ".Shape~9x9~~Raw", ".Or.Cage~3~R1C1",
          ".End", ".And.End.End"})
        EXPECT_FALSE(readIss(string)) << string;
    for (const std::string_view text :
         {"", ".", "Cage~3~R1C1", "...5..8.", ".53..7...6..195", "1.~R1C1_2", ". is no puzzle"})
        EXPECT_EQ(readIss(text).hasValue(), false) << text;
}

struct IssSample {
    const char* string;
    Kind kind;
    std::vector<std::vector<Cell>> parts;
    std::vector<int> values;
};

TEST(Iss, ReadsEachTypeAsItsKind) {
    const IssSample samples[] = {
        {".AllDifferent~R1C1~R2C5", Kind::extra, {cells({0, 13})}, {}},
        {".AntiKing", Kind::antiKing, {}, {}},
        {".AntiKnight", Kind::antiKnight, {}, {}},
        {".AntiTaxicab", Kind::taxicab, {}, {}},
        {".Arrow~R1C1~R1C2~R1C3", Kind::arrow, {cells({0}), cells({1, 2})}, {}},
        {".Between~R1C1~R1C2~R1C3", Kind::between, {cells({0, 1, 2})}, {}},
        {".BlackDot~R1C1~R1C2", Kind::ratio, {cells({0, 1})}, {}},
        {".Cage~12~R1C1~R1C2", Kind::cage, {cells({0, 1})}, {12}},
        {".Cage~0~R1C1~R1C2", Kind::cage, {cells({0, 1})}, {}},
        {".Cage~~R1C1~R1C2", Kind::cage, {cells({0, 1})}, {}},
        {".CountingCircles~R1C1~R1C2", Kind::countingCircles, {cells({0, 1})}, {}},
        {".Diagonal~1", Kind::diagonals, {}, {1}},
        {".Diagonal~-1", Kind::diagonals, {}, {0}},
        {".DisjointSets", Kind::disjoint, {}, {}},
        {".DoubleArrow~R1C1~R1C2~R1C3", Kind::doubleArrow, {cells({0, 1, 2})}, {}},
        {".Entropic~R1C1~R1C2~R1C3", Kind::entropic, {cells({0, 1, 2})}, {}},
        {".GlobalEntropy", Kind::entropy2x2, {}, {}},
        {".GreaterThan~R1C1~R1C2", Kind::inequality, {cells({0, 1})}, {}},
        {".Indexing~R~R1C1~R1C2", Kind::rowIndexer, {cells({0, 1})}, {}},
        {".Indexing~C~R1C1", Kind::columnIndexer, {cells({0})}, {}},
        {".Lockout~4~R1C1~R1C2~R1C3", Kind::lockout, {cells({0, 1, 2})}, {4}},
        {".Modular~3~R1C1~R1C2~R1C3", Kind::modular, {cells({0, 1, 2})}, {3}},
        {".Palindrome~R1C1~R1C2", Kind::palindrome, {cells({0, 1})}, {}},
        {".PillArrow~2~R1C2~R1C1~R2C1~R3C1", Kind::arrow, {cells({0, 1}), cells({9, 18})}, {}},
        {".RegionSumLine~R1C3~R1C4", Kind::regionSum, {cells({2, 3})}, {}},
        {".Renban~R1C1~R1C2", Kind::renban, {cells({0, 1})}, {}},
        {".SameValues~2~R1C1~R2C5", Kind::clone, {cells({0}), cells({13})}, {}},
        {".Sum~10~R1C1~R1C5", Kind::cage, {cells({0, 4})}, {10}},
        {".Sum~0_=_1_1_-1~R1C1~R2C5~R5C5", Kind::arrow, {cells({40}), cells({0, 13})}, {}},
        {".Sum~0_=_1_10_-1_-1~R1C3~R1C2~R2C5~R5C5", Kind::arrow, {cells({1, 2}), cells({13, 40})}, {}},
        {".Sum~19~R1C1~R2C5~R5C7~R8C6", Kind::sumLine, {cells({0, 13, 42, 68})}, {19}},
        {".EqualSum~R1C1~-~R2C5~R5C7", Kind::arrow, {cells({0}), cells({13, 42})}, {}},
        {".EqualSum~R1C1~R5C8~-~R2C5~R5C7", Kind::doubleArrow, {cells({0, 13, 42, 43})}, {}},
        {".SumLine~10~R1C1~R1C2", Kind::sumLine, {cells({0, 1})}, {10}},
        {".Thermo~R1C1~R1C2", Kind::thermometer, {cells({0, 1})}, {}},
        {".V~R1C1~R1C2", Kind::sum, {cells({0, 1})}, {5}},
        {".Whisper~R1C1~R1C2", Kind::whisper, {cells({0, 1})}, {5}},
        {".Whisper~4~R1C1~R1C2", Kind::whisper, {cells({0, 1})}, {4}},
        {".WhiteDot~R1C1~R1C2", Kind::difference, {cells({0, 1})}, {}},
        {".Windoku", Kind::windoku, {}, {}},
        {".X~R1C1~R1C2", Kind::sum, {cells({0, 1})}, {10}},
        {".Zipper~R1C1~R1C2~R1C3", Kind::zipper, {cells({0, 1, 2})}, {}},
    };
    for (const IssSample& sample : samples) {
        SCOPED_TRACE(sample.string);
        const Puzzle puzzle = puzzleOf(sample.string);
        ASSERT_EQ(puzzle.constraints().size(), 1U);
        const Constraint& constraint = puzzle.constraints().front();
        EXPECT_EQ(constraint.kind, sample.kind);
        EXPECT_EQ(constraint.parts, sample.parts);
        EXPECT_EQ(constraint.values, sample.values);
        EXPECT_TRUE(puzzle.rulebook().faults().empty());
    }
}

TEST(Iss, ReadsCluesFromEverySide) {
    const auto placeOf = [](std::string_view string) { return constraintsOf(string).at(0).place.value(); };
    EXPECT_EQ(placeOf(".Sandwich~8~R3"), (OutsidePlace{2, -1, 0, 1}));
    EXPECT_EQ(placeOf(".Sandwich~0~C9"), (OutsidePlace{-1, 8, 1, 0}));
    EXPECT_EQ(placeOf(".XSum~C1~~20"), (OutsidePlace{9, 0, -1, 0}));
    EXPECT_EQ(placeOf(".LittleKiller~20~R1C1"), (OutsidePlace{-1, -1, 1, 1}));
    EXPECT_EQ(placeOf(".LittleKiller~20~R4C1"), (OutsidePlace{2, -1, 1, 1}));
    EXPECT_EQ(placeOf(".LittleKiller~20~R1C9"), (OutsidePlace{-1, 9, 1, -1}));
    EXPECT_EQ(placeOf(".LittleKiller~20~R1C4"), (OutsidePlace{-1, 4, 1, -1}));
    EXPECT_EQ(placeOf(".LittleKiller~20~R4C9"), (OutsidePlace{4, 9, -1, -1}));
    EXPECT_EQ(placeOf(".LittleKiller~20~R9C4"), (OutsidePlace{9, 2, -1, 1}));
    EXPECT_EQ(placeOf(".Sum~20~R1C4~R2C3~R3C2~R4C1"), (OutsidePlace{-1, 4, 1, -1})) << "a whole diagonal";
    const std::vector<Constraint> both = constraintsOf(".Skyscraper~R2~3~4");
    ASSERT_EQ(both.size(), 2U);
    EXPECT_EQ(both[1].place, (OutsidePlace{1, 9, 0, -1}));
    EXPECT_EQ(both[1].values, std::vector{4});
    const std::vector<Constraint> last = constraintsOf(".NumberedRoom~R2~3~.NumberedRoom~R2~5~");
    ASSERT_EQ(last.size(), 1U) << "of two in one place the last holds";
    EXPECT_EQ(last[0].digits, std::vector{Digit(5)});
    EXPECT_EQ(idsOf(".Shape~4x4~5.Sandwich~3~R1"), std::vector<std::string>{"iss.Sandwich"}) << "a row lacks a symbol";
}

TEST(Iss, ReadsCornersAndAreas) {
    const Constraint quad = constraintsOf(".Quad~R2C2~3~1").at(0);
    EXPECT_EQ(quad.kind, Kind::quadruple);
    EXPECT_EQ(quad.parts, std::vector<std::vector<Cell>>{cells({10, 11, 19, 20})});
    EXPECT_EQ(quad.digits, (std::vector{Digit(1), Digit(3)}));
    const Constraint contains = constraintsOf(".ContainAtLeast~2_1_2~R1C1~R2C5~R3C8").at(0);
    EXPECT_EQ(contains.kind, Kind::contains);
    EXPECT_EQ(contains.digits, (std::vector{Digit(1), Digit(2), Digit(2)}));
    EXPECT_EQ(idsOf(".ContainExact~1_2~R1C1~R1C2~R1C3"), std::vector<std::string>{"contains"});
    EXPECT_EQ(idsOf(".ContainExact~1_2~R1C1~R2C5"), std::vector<std::string>{"contains"});
    EXPECT_EQ(idsOf(".ContainExact~1_2~R1C1~R2C5~R8C8"), std::vector<std::string>{"iss.ContainExact"});
}

TEST(Iss, ReadsMarksBetweenAllNeighboursOfAGroup) {
    const std::vector<Constraint> dots = constraintsOf(".WhiteDot~R1C2~R1C1~R2C1~R1C3");
    std::vector<std::vector<Cell>> pairs;
    for (const Constraint& dot : dots)
        pairs.push_back(dot.cells());
    EXPECT_THAT(pairs, testing::UnorderedElementsAre(cells({1, 0}), cells({1, 2}), cells({0, 9})));
    EXPECT_EQ(idsOf(".X~R1C1~R3C3"), std::vector<std::string>{"iss.X"}) << "no neighbours";
}

TEST(Iss, MarksTellWhatElseDoesNotHold) {
    const auto textsOf = [](std::string_view string) {
        std::vector<std::string> texts;
        for (const Constraint& each : constraintsOf(string))
            if (each.kind == Kind::negative || each.kind == Kind::pairRule)
                texts.push_back(each.text);
        return texts;
    };
    EXPECT_THAT(textsOf(".StrictXV.X~R1C1~R1C2"), testing::ElementsAre("sum"));
    EXPECT_THAT(textsOf(".StrictKropki.StrictKropki"), testing::ElementsAre("difference", "ratio"));
    EXPECT_THAT(textsOf(".AntiConsecutive"), testing::ElementsAre("difference"));
    EXPECT_THAT(textsOf(".AntiConsecutive.BlackDot~R1C1~R1C2"), testing::ElementsAre("abs(a-b)!=1"))
        << "its marks would be exempt";
    EXPECT_EQ(countOf(".Shape~4x4.AntiConsecutive.BlackDot~R1C1~R1C2.~R1C1_1"), 0U);
    EXPECT_EQ(countOf(".Shape~4x4.AntiConsecutive.WhiteDot~R1C1~R1C2"), 0U);
}

TEST(Iss, WhatIsOffTellsNothingOfWhatElseDoesNotHold) {
    const auto written = [](std::string_view string, const std::function<void(std::vector<Constraint>&)>& change) {
        PuzzleRecord record = readIss(string)->record;
        Layout layout = record.puzzle.layout();
        change(layout.constraints);
        record.puzzle.setLayout(layout);
        return issFrom(record)->string;
    };
    const auto withDot = [](std::vector<int> values, bool isOff) {
        return [values, isOff](std::vector<Constraint>& all) {
            Constraint dot;
            dot.kind = Kind::difference;
            dot.parts = {cells({40, 41})};
            dot.values = values;
            dot.isOff = isOff;
            all.push_back(dot);
        };
    };
    const std::string kropki = ".StrictKropki.BlackDot~R1C1~R1C2";
    const auto isStrict = testing::HasSubstr("StrictKropki");
    EXPECT_THAT(written(kropki, withDot({3}, true)), isStrict);
    EXPECT_THAT(written(kropki, withDot({3}, false)), testing::Not(isStrict)) << "a dot of three is none there";
    const auto switchRatioOff = [](std::vector<Constraint>& all) {
        for (Constraint& each : all)
            each.isOff = each.kind == Kind::negative && each.text == "ratio";
    };
    EXPECT_THAT(written(kropki, switchRatioOff), testing::Not(isStrict)) << "it would hold there";
    const auto isApart = testing::HasSubstr("AntiConsecutive");
    EXPECT_THAT(written(".AntiConsecutive", withDot({1}, true)), isApart);
    EXPECT_THAT(written(".AntiConsecutive", withDot({1}, false)), testing::Not(isApart)) << "its mark would be exempt";
}

TEST(Iss, ReadsTablesOfPairs) {
    // a < b of four symbols, row by row: 0111 0011 0001 0000.
    const std::string key = issKey({false, true, true, true, false, false, true, true, false, false, false, true});
    EXPECT_EQ(key, "Oj");
    for (const std::string& string :
         {".Shape~4x4.Pair~" + key + "~_rising~R1C1~R1C2~R1C3", ".Shape~4x4.Pair~" + key + "~R1C1~R1C2~R1C3"}) {
        const Constraint pair = constraintsOf(string).at(0);
        EXPECT_EQ(pair.kind, Kind::pairRule);
        EXPECT_EQ(pair.text, "0111001100010000");
        EXPECT_EQ(pair.parts, (std::vector<std::vector<Cell>>{cells({0, 1}), cells({1, 2})}));
    }
    const std::vector<Constraint> each =
        constraintsOf(".Shape~4x4.PairX~" + key + "~_a~R1C1~R1C2~R1C3~~R2C1~R3C1~_b~R4C1~R4C2");
    ASSERT_EQ(each.size(), 3U);
    EXPECT_EQ(each[0].parts.size(), 3U);
    EXPECT_EQ(each[1].parts.size(), 1U);
    EXPECT_EQ(each[2].unknownMembers, R"({"iss":"b"})");
    EXPECT_EQ(constraintsOf(".Shape~4x4.Binary~-j~R1C1~R1C2").at(0).text[0], '1') << "its last two signs are exchanged";
    EXPECT_EQ(idsOf(".Pair~*~R1C1~R1C2"), std::vector<std::string>{"iss.Pair"});
}

TEST(Iss, ReadsPatternsAndWhatIsOneHere) {
    const Constraint regex = constraintsOf(".Regex~" + issPackedText("1.*[2-4]{2}") + "~R1C1~R1C2~R1C3~~R2C1").at(0);
    EXPECT_EQ(regex.kind, Kind::lineRule);
    EXPECT_EQ(regex.text, "1.*[2-4]{2}");
    const Constraint letters = constraintsOf(".Shape~16x16.Regex~" + issPackedText("1(A|G)") + "~R1C1~R1C2").at(0);
    EXPECT_EQ(letters.text, "1 (10 |16 )");
    EXPECT_EQ(idsOf(".Regex~" + issPackedText("x") + "~R1C1"), std::vector<std::string>{"iss.Regex"});
    // 4 x 4: of 288 grids in 72 the first row begins with 1 and the like.
    EXPECT_EQ(countOf(".Shape~4x4.Regex~" + issPackedText("1.*") + "~R1C1~R1C2~R1C3~R1C4"), 72U);
    // The first hidden one behind the first is 1: x1.., 2 3 1, 2 4 1 and 3 4 1, 2 3 4 1.
    EXPECT_EQ(countOf(".Shape~4x4.HiddenSkyscraper~R1~1~"), 12U * (3U * 2U + 3U + 1U));
    EXPECT_EQ(countOf(".Shape~4x4.HiddenSkyscraper~R1~4~"), 0U);
    // Its second cell says 1 and it is 1 itself, or the third or fourth is like it, which no row allows.
    EXPECT_EQ(countOf(".Shape~4x4.ValueIndexing~R1C1~R2C3~R3C3~R3C2"),
              countOf(".Shape~4x4.~R2C3_1.SameValues~2~R1C1~R3C3") +
                  countOf(".Shape~4x4.~R2C3_2.SameValues~2~R1C1~R3C2"));
    EXPECT_EQ(idsOf(".DutchFlatmates"), std::vector<std::string>(9, "line_rule"));
    EXPECT_EQ(countOf(".DutchFlatmates.~R1C1_5~R2C1_8"), 0U);
    EXPECT_GT(countOf(".DutchFlatmates.~R1C1_5~R2C1_9", 1), 0U);
}

TEST(Iss, ReadsWhatAnAndAndAReplicateHold) {
    EXPECT_EQ(idsOf(".And.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2.End"), (std::vector<std::string>{"cage", "thermometer"}));
    // Bits 0 and 9: where it stands, and one row down.
    const std::string at = issKey({true, false, false, false, false, false, false, false, false, true});
    const std::vector<Constraint> copies = constraintsOf(".Replicate~" + at + ".Cage~3~R1C1~R1C2.~R1C3_1_2.End");
    ASSERT_EQ(copies.size(), 4U);
    EXPECT_EQ(copies[0].cells(), cells({0, 1}));
    EXPECT_EQ(copies[2].cells(), cells({9, 10}));
    EXPECT_EQ(copies[3].cells(), cells({11}));
    EXPECT_EQ(idsOf(".Replicate~" + at + ".Cage~3~R9C1~R9C2.End"), std::vector<std::string>{"iss.Replicate"})
        << "a copy would leave the board";
}

TEST(Iss, KeepsWhatItDoesNotReadAndWritesItBack) {
    const std::string string =
        ".AntiKnight.Or.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2.End.RellikCage~9~R1C1~R1C2.Cage~5~VA~R1C1.Mystery";
    const std::string hint = ".SearchPriority~3~R1C1";
    const Result<ImportedPuzzle> sound = readIss(string + hint);
    ASSERT_TRUE(sound);
    EXPECT_THAT(sound->warnings, testing::ElementsAre(ImportWarning::unknownConstraints));
    EXPECT_EQ(sound->format, FormatId::iss);
    EXPECT_FALSE(sound->record.isReadOnly);
    const Result<IssText> text = issFrom(sound->record);
    ASSERT_TRUE(text);
    EXPECT_TRUE(text->lost.empty());
    EXPECT_EQ(text->string, string + hint);
    const Result<ImportedPuzzle> native = readNative(writeNative(sound->record));
    ASSERT_TRUE(native);
    EXPECT_FALSE(native->record.isReadOnly) << "it can be played";
    EXPECT_EQ(issFrom(native->record)->string, text->string);
}

TEST(Iss, IsKnownWithoutItsNameAndInLinks) {
    for (const std::string& text :
         {std::string(".AntiKnight.~R1C1_5"), std::string("  .AntiKnight.~R1C1_5 "),
          std::string("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKnight.~R1C1_5&mode=x"),
          std::string("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKnight.%7ER1C1_5")})
        for (const Result<ImportedPuzzle>& read : {importPuzzle(text), importPuzzle(text, FormatId::iss)}) {
            ASSERT_TRUE(read) << text;
            EXPECT_EQ(read->format, FormatId::iss);
            EXPECT_EQ(read->record.puzzle.constraints().size(), 1U);
            EXPECT_EQ(read->record.puzzle.givens.valueAt(Cell(0)), 5);
        }
    EXPECT_EQ(importPuzzles(".AntiKnight\n.AntiKing\n", 9).size(), 2U) << "a puzzle a line";
    EXPECT_EQ(importPuzzle(".Shape~99x99").error().subject, "Shape");
}

PuzzleRecord recordOfIss(const Layout& layout) {
    PuzzleRecord record;
    record.puzzle.setLayout(layout);
    record.history = History(PlayState(layout.shape));
    return record;
}

TEST(Iss, EveryKindComesBackOrIsNamedAsLost) {
    RandomSource random(61);
    std::vector<std::string> never;
    for (int kind = 0; kind < kConstraintKindCount; ++kind) {
        const std::string id(constraintRow(static_cast<Kind>(kind)).id);
        SCOPED_TRACE(id);
        int written = 0;
        for (int round = 0; round < 30; ++round) {
            Layout layout(round % 2 == 0 ? Geometry(2, 2) : Geometry(2, 3));
            layout.constraints = {test::randomConstraint(static_cast<Kind>(kind), layout, random)};
            PuzzleRecord record = recordOfIss(layout);
            record.puzzle.givens.set(Cell(3), Digit(2));
            const Result<IssText> text = issFrom(record);
            ASSERT_TRUE(text);
            const Result<ImportedPuzzle> back = readIss(text->string);
            ASSERT_TRUE(back) << text->string;
            // A sum of any cells is written and not always read.
            if (!text->lost.empty() || back->record.puzzle.hasUnknownConstraint())
                continue;
            SCOPED_TRACE(text->string);
            ++written;
            test::expectSameMeaning(record.puzzle, back->record.puzzle, random);
            const PropagationLimits limits{.solutions = 300, .budget = 20'000};
            const PropagationOutcome counts[] = {searchByPropagation(record.puzzle, limits),
                                                 searchByPropagation(back->record.puzzle, limits)};
            if (!counts[0].budgetRanOut && !counts[1].budgetRanOut) {
                EXPECT_EQ(counts[0].count, counts[1].count);
            }
        }
        if (written == 0)
            never.push_back(id);
    }
    EXPECT_THAT(never, testing::ElementsAre("entropy_2x2", "box_indexer"));
}

TEST(Iss, BoardsComeBackOrAreRefused) {
    RandomSource random(62);
    std::map<ErrorDetail, int> refused;
    int back = 0;
    for (int i = 0; i < scaled(600); ++i) {
        const Puzzle puzzle = test::randomVariant(random);
        PuzzleRecord record;
        record.puzzle = puzzle;
        record.history = History(PlayState(puzzle.shape()));
        const Result<IssText> text = issFrom(record);
        EXPECT_EQ(exportPuzzle(record, FormatId::iss).hasValue(), text.hasValue());
        if (!text) {
            ++refused[text.error().detail];
            continue;
        }
        EXPECT_EQ(std::ranges::count(lossesOf(record, FormatId::iss), ExportLoss::someConstraints),
                  text->lost.empty() ? 0 : 1);
        const Result<ImportedPuzzle> read = readIss(text->string);
        ASSERT_TRUE(read) << text->string;
        EXPECT_EQ(read->record.puzzle.shape(), puzzle.shape()) << text->string;
        EXPECT_EQ(read->record.puzzle.layout().grids, puzzle.layout().grids) << text->string;
        EXPECT_EQ(read->record.puzzle.givens, puzzle.givens) << text->string;
        ++back;
    }
    EXPECT_GT(back, 0);
    EXPECT_GT(refused[ErrorDetail::shape], 0);
    EXPECT_GT(refused[ErrorDetail::symbols], 0);
}

}  // namespace
}  // namespace nonet
