// What is told of a setter's puzzle at its import is told again when it is opened from where it was saved.
#include "core/formats/completion.h"
#include "core/formats/exporter.h"
#include "core/formats/importer.h"
#include "core/formats/persistent_warnings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// f-puzzles' data of a blank board of four.
std::string blankFour(const std::string& members) {
    const std::string row = "[{},{},{},{}]";
    return R"({"size":4,"grid":[)" + row + "," + row + "," + row + "," + row + "]" + members + "}";
}

std::string cageOf(int sum) {
    return R"(,"solution":"1234341221434321","killercage":[{"cells":["R1C1","R1C2"],"value":")" + std::to_string(sum) +
           R"("}])";
}

/// Expects the warnings of the text, and the same of the native file that it makes.
void expectWarnings(const std::string& text, const testing::Matcher<std::vector<ImportWarning>>& expected) {
    SCOPED_TRACE(text);
    const Result<ImportedPuzzle> read = importPuzzle(text);
    ASSERT_TRUE(read);
    EXPECT_THAT(read->warnings, expected);
    const Result<ImportedPuzzle> native = importPuzzle(*exportPuzzle(read->record, FormatId::native));
    ASSERT_TRUE(native);
    EXPECT_EQ(native->record, read->record);
    EXPECT_THAT(native->warnings, expected);
    EXPECT_THAT(persistentWarnings(native->record), expected);
}

TEST(PersistentWarnings, AreToldAgainOfTheFileThatWasSaved) {
    expectWarnings(blankFour({}), IsEmpty());
    expectWarnings(blankFour(R"(,"foglight":["R1C1"])"), ElementsAre(ImportWarning::fogNotShown));
    expectWarnings(blankFour(R"(,"foglight":["R1C1"],"solution":"1234341221434321")"), IsEmpty());
    expectWarnings(blankFour(R"(,"text":[{"cells":["R9C1"],"value":"far"}])"),
                   ElementsAre(ImportWarning::drawingsNotChecked, ImportWarning::drawingsFarAway));
    expectWarnings(blankFour(R"(,"circle":[{"cells":["R1C1","R1C2"],"value":"X","width":0.4,"height":0.4}])"),
                   ElementsAre(ImportWarning::drawingsNotChecked));
    expectWarnings(blankFour(R"(,"chaos":[1],"foglight":["R1C1"])"),
                   ElementsAre(ImportWarning::unknownConstraints, ImportWarning::fogNotShown));
    const std::string row = "[{},{},{},{}]";
    const std::string pad = R"({"cells":[)" + row + "," + row + "," + row + "," + row + R"(],"overlays":[)" +
                            R"({"center":[0.5,0.5],"width":0.5,"height":0.5,"borderColor":"#000000","rounded":true}]})";
    expectWarnings(pad, ElementsAre(ImportWarning::rulesOnlyDrawn));
}

TEST(PersistentWarnings, TellWhetherTheRulesCheckedAreAll) {
    EXPECT_FALSE(leavesRulesOut(PuzzleRecord()));
    const auto leavesOut = [](const std::string& text) { return leavesRulesOut(importPuzzle(text).value().record); };
    EXPECT_FALSE(leavesOut(blankFour({})));
    EXPECT_FALSE(leavesOut(blankFour(cageOf(3))));
    EXPECT_FALSE(leavesOut(blankFour(R"(,"foglight":["R1C1"],"solution":"1234341221434321")")));
    EXPECT_TRUE(leavesOut(blankFour(R"(,"chaos":[1])")));
    EXPECT_TRUE(leavesOut(blankFour(R"(,"circle":[{"cells":["R1C1","R1C2"],"value":"X","width":0.4,"height":0.4}])")));
    PuzzleRecord unfinished = importPuzzle(blankFour({}))->record;
    Layout layout = unfinished.puzzle.layout();
    layout.constraints.emplace_back().kind = ConstraintKind::arrow;
    unfinished.puzzle = Puzzle(layout, Grid(layout.shape));
    EXPECT_TRUE(leavesRulesOut(unfinished));
}

TEST(PersistentWarnings, ASolutionThatBreaksARuleIsNotTrusted) {
    expectWarnings(blankFour(cageOf(3)), IsEmpty());
    expectWarnings(blankFour(cageOf(4)), ElementsAre(ImportWarning::solutionBreaksRules));
    expectWarnings(blankFour(R"(,"solution":"1234341221434322")"), ElementsAre(ImportWarning::solutionBreaksRules));
    const PuzzleRecord good = importPuzzle(blankFour(cageOf(3)))->record;
    EXPECT_EQ(trustedSolution(good.puzzle, good.solution), good.solution);
    const PuzzleRecord bad = importPuzzle(blankFour(cageOf(4)))->record;
    EXPECT_TRUE(fittingSolution(bad.puzzle, bad.solution));
    EXPECT_FALSE(trustedSolution(bad.puzzle, bad.solution));
    EXPECT_FALSE(trustedSolution(good.puzzle, std::nullopt));
    // The solution is of another puzzle: there is nothing that could be broken.
    PuzzleRecord other = bad;
    other.puzzle.givens.set(Cell(0), Digit(4));
    EXPECT_THAT(persistentWarnings(other), IsEmpty());
}

}  // namespace
}  // namespace nonet
