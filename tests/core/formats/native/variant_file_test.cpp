// Boards of any shape and rules of every kind in the native file.
#include "core/formats/constraint_json.h"
#include "core/formats/native/layout_json.h"
#include "core/formats/native/native_file.h"
#include "tests/core/formats/fuzz_run.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/test_scale.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

PuzzleRecord recordOf(const Puzzle& puzzle) {
    PuzzleRecord record;
    record.puzzle = puzzle;
    record.history = History(PlayState(puzzle.shape()));
    return record;
}

void expectComesBack(const Puzzle& puzzle) {
    const std::string text = writeNative(recordOf(puzzle));
    const Result<ImportedPuzzle> read = readNative(text);
    ASSERT_TRUE(read) << static_cast<int>(read.error().code) << ' ' << read.error().subject << text;
    EXPECT_EQ(read->record.puzzle, puzzle) << text;
    EXPECT_EQ(read->record.history, recordOf(puzzle).history);
    EXPECT_EQ(read->record.unknownKeys, "");
    EXPECT_EQ(writeNative(read->record), text);
}

TEST(VariantFile, EveryKindComesBackOnEveryBoard) {
    RandomSource random(71);
    for (int kind = 0; kind < kConstraintKindCount; ++kind)
        for (int round = 0; round < 30; ++round) {
            Puzzle puzzle = test::randomVariant(random);
            Layout layout = puzzle.layout();
            Constraint constraint = test::randomConstraint(static_cast<ConstraintKind>(kind), layout, random);
            if (round % 3 == 1) {
                constraint.colour = "#30a060";
                constraint.isHidden = true;
                constraint.isOff = true;
                constraint.unknownMembers = R"({"exempts":["ratio"]})";
            }
            if (round % 3 == 2 && !constraint.parts.empty())
                constraint.parts.push_back(constraint.parts.front());
            layout.constraints.push_back(std::move(constraint));
            puzzle.setLayout(std::move(layout));
            expectComesBack(puzzle);
        }
}

TEST(VariantFile, TheSolutionLayerComesBackWithItsSteps) {
    PuzzleRecord record = recordOf(Puzzle());
    for (const int digit : {3, 4, 0}) {
        Puzzle after = record.puzzle;
        Grid inMind;
        if (digit > 0)
            inMind.set(Cell(80), Digit(digit));
        after.setSolutionLayer(inMind);
        record.history.pushBoard(record.puzzle, LayoutChange::between(record.puzzle, after), record.history.state(),
                                 {.kind = ActionKind::editBoard});
        const Result<ImportedPuzzle> read = readNative(writeNative(record));
        ASSERT_TRUE(read);
        EXPECT_TRUE(read->warnings.empty()) << "the history leads to the file's layer";
        EXPECT_EQ(read->record.puzzle, record.puzzle);
        EXPECT_EQ(read->record.history, record.history);
        EXPECT_EQ(read->record.unknownKeys, "");
    }
    record.history.goTo(1, record.puzzle);
    ASSERT_NE(record.puzzle.solutionLayer(), nullptr);
    EXPECT_EQ(record.puzzle.solutionLayer()->digit(Cell(80)), Digit(3));
    EXPECT_FALSE(readNative(R"({"nonet":1,"size":9,"box":[3,3],"givens":")" + std::string(81, '.') +
                            R"(","solutionLayer":"12"})"));
}

TEST(VariantFile, WhatLacksSomethingComesBack) {
    RandomSource random(72);
    for (int kind = 0; kind < kConstraintKindCount; ++kind) {
        Layout layout;
        Constraint bare;
        bare.kind = static_cast<ConstraintKind>(kind);
        layout.constraints.push_back(bare);
        bare.parts = {{}, {}};
        bare.values = {1, 2, 3};
        bare.text = "what is written";
        layout.constraints.push_back(bare);
        expectComesBack(Puzzle(layout, Grid()));
    }
}

TEST(VariantFile, IsWrittenAsItsReadersExpectIt) {
    Layout layout;
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{Cell(0), Cell(1)}};
    cage.values = {12};
    Constraint thermometer;
    thermometer.kind = ConstraintKind::thermometer;
    thermometer.parts = {{Cell(0), Cell(9)}};
    Constraint outside;
    outside.kind = ConstraintKind::littleKiller;
    outside.values = {30};
    outside.place = OutsidePlace{-1, 2, 1, 1};
    layout.constraints = {cage, thermometer, outside};
    const std::string text = writeNativeLine(recordOf(Puzzle(layout, Grid())));
    EXPECT_THAT(text, testing::HasSubstr(R"("size":9,"box":[3,3],)"));
    EXPECT_THAT(text, testing::HasSubstr(R"({"type":"cage","cells":["r1c1","r1c2"],"value":12})"));
    EXPECT_THAT(text, testing::HasSubstr(R"({"type":"thermometer","lines":[["r1c1","r2c1"]]})"));
    EXPECT_THAT(text, testing::HasSubstr(R"({"type":"little_killer","value":30,"at":"r0c3","direction":"DR"})"));
}

TEST(VariantFile, TellsItsBoard) {
    Layout zero;
    zero.symbols = SymbolSet(9, 0);
    Puzzle fromZero(zero, Grid());
    fromZero.givens.set(Cell(0), Digit(1));
    fromZero.givens.set(Cell(1), Digit(9));
    EXPECT_THAT(writeNativeLine(recordOf(fromZero)),
                testing::HasSubstr(R"("symbols":"012345678","box":[3,3],"givens":"08.)"));
    Layout jigsaw;
    jigsaw.grids.front().regions.setRegion(Cell(2), 1);
    jigsaw.grids.front().regions.setRegion(Cell(3), 0);
    const std::string text = writeNativeLine(recordOf(Puzzle(jigsaw, Grid())));
    EXPECT_THAT(text, testing::HasSubstr(R"("constraints":[{"type":"regions","map":"1121)"));
    EXPECT_THAT(text, testing::Not(testing::HasSubstr("\"box\"")));
    const Puzzle samurai(test::samurai(), Grid(test::samurai().shape));
    EXPECT_THAT(writeNativeLine(recordOf(samurai)),
                testing::HasSubstr(R"("symbols":"123456789","grids":[{"at":[1,1],"size":[9,9],"box":[3,3]},)"));
}

TEST(VariantFile, KeepsARuleThatItCannotReadAsItWas) {
    for (const char* rule : {R"({"cells":["r1c10"],"type":"cage"})", R"({"type":"cage","value":"x"})",
                             R"({"at":"r1","type":"sandwich","value":3})", R"({"direction":"D","type":"x_sum"})",
                             R"({"digits":"x","type":"quadruple"})", R"({"lines":[["r1c1"],3],"type":"renban"})"}) {
        const std::string text =
            R"({"nonet":1,"size":9,"givens":")" + std::string(81, '.') + R"(","constraints":[)" + rule + "]}";
        const Result<ImportedPuzzle> read = readNative(text);
        ASSERT_TRUE(read) << rule;
        EXPECT_TRUE(read->record.isReadOnly);
        EXPECT_THAT(read->warnings, testing::Contains(ImportWarning::constraintCellsUnread)) << rule;
        const Result<ImportedPuzzle> again = readNative(writeNative(read->record));
        ASSERT_TRUE(again);
        EXPECT_EQ(again->record, read->record);
        EXPECT_EQ(Json::parse(writeNative(read->record))["constraints"][0], Json::parse(rule));
    }
}

TEST(VariantFile, NamesTheFieldThatIsWrong) {
    const auto errorOf = [](const std::string& members) {
        const Result<ImportedPuzzle> read = readNative("{\"nonet\":1," + members + "}");
        return read ? std::string("none") : read.error().subject;
    };
    const std::string givens = R"("givens":")" + std::string(54, '.') + "\"";
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":9,"box":[2,3])"), "none");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":9)"), "box");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6)"), "size");
    EXPECT_EQ(errorOf(givens + R"(,"rows":0,"columns":9)"), "rows");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":99)"), "columns");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":9,"box":[7,1])"), "box");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":9,"box":[1,1],"symbols":"1")"), "none");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":9,"box":[2,3],"symbols":"1223")"), "symbols");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":9,"box":[2,3],"symbols":["1",2])"), "symbols");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":9,"box":[2,3],"symbols":"12","values":[1])"), "values");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":9,"box":[2,3],"holes":["r9c9"])"), "holes");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":9,"grids":[{"at":[1,2],"size":[6,9],"box":[2,3]}])"), "grids");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":9,"constraints":[{"type":"regions","map":"12"}])"), "regions");
    EXPECT_EQ(errorOf(givens + R"(,"rows":6,"columns":9,"box":[2,3],"constraints":[{"type":"quota","counts":[1]}])"),
              "counts");
}

TEST(VariantFile, NoBytesDoHarm) {
    RandomSource random(73);
    constexpr long kOfEach = 100;
    std::string whole;
    const long count = test::fuzzInputs(4);
    test::FuzzRun run("native variants");
    for (long i = 0; i < count; ++i) {
        if (i % kOfEach == 0)
            whole = writeNative(recordOf(test::randomVariant(random)));
        std::string text = whole;
        for (std::uint32_t left = 1 + random.below(4); left > 0; --left) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
            if (random.below(2) == 0)
                text[at] = "0123456789-rc[]{}\",:.*"[random.below(22)];
            else
                text.erase(at, random.below(9));
        }
        const Result<ImportedPuzzle> read = run.read(text, readNative);
        // What a newer program wrote is written as one of this.
        if (!read || std::ranges::find(read->warnings, ImportWarning::newerVersion) != read->warnings.end())
            continue;
        const Result<ImportedPuzzle> again = readNative(writeNative(read->record));
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(again->record, read->record) << text;
    }
}

TEST(VariantFile, BoundsWhatARuleMayName) {
    const auto isRead = [](const std::string& constraints) {
        const Result<ImportedPuzzle> read = readNative(R"({"nonet":1,"size":9,"givens":")" + std::string(81, '.') +
                                                       R"(","constraints":[)" + constraints + "]}");
        return read && !read->record.isReadOnly;
    };
    const auto line = [](int cells) {
        std::string text = R"({"type":"renban","lines":[["r1c1")";
        for (int i = 1; i < cells; ++i)
            text += R"(,"r1c2")";
        return text + "]]}";
    };
    EXPECT_TRUE(isRead(line(2 * 81)));
    EXPECT_FALSE(isRead(line(2 * 81 + 1)));
    std::string many;
    for (int i = 0; i < 10'001; ++i)
        many += std::string(i > 0 ? "," : "") + R"({"type":"anti_king"})";
    EXPECT_FALSE(isRead(many));
}

}  // namespace
}  // namespace nonet
