#include "core/batch/recipe_run.h"
#include "core/constructions/shift_cipher.h"
#include "core/generators/recipe_text.h"
#include "core/solvers/search/search.h"

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

constexpr IntRange kClues{.lowest = 0, .highest = 81};

std::optional<IntRange> range(const char* text, IntRange bounds = kClues) { return rangeFromText(text, bounds); }

TEST(Recipe, ReadsRangesAndRefusesOthers) {
    EXPECT_EQ(range(""), kClues);
    EXPECT_EQ(range("24"), (IntRange{24, 24}));
    EXPECT_EQ(range(" 24 - 28 "), (IntRange{24, 28}));
    EXPECT_EQ(range("24-"), (IntRange{24, 81}));
    EXPECT_EQ(range("-28"), (IntRange{0, 28}));
    EXPECT_EQ(range("24 \u2013 28"), (IntRange{24, 28}));
    for (const char* wrong : {"28-24", "82", "-", "a", "1-2-3", "2.5", "99999999"})
        EXPECT_FALSE(range(wrong)) << wrong;
    for (const char* text : {"", "24", "24-28", "24-", "-28"})
        EXPECT_EQ(rangeText(*range(text), kClues), text);
}

TEST(Recipe, ReadsPlansAndRefusesOthers) {
    const auto plan = [](const char* text) { return planFromText(text); };
    EXPECT_TRUE(plan("")->empty());
    ASSERT_EQ(plan("t, single-first 400, d 500 3")->size(), 3U);
    EXPECT_EQ((*plan("d 500 3"))[0], (HeuristicStage{InverseHeuristic::d, 500, 3}));
    EXPECT_EQ(planText(*plan("t,single-first   400, d 500 3")), "t, single-first 400, d 500 3");
    for (const char* wrong : {"x", "t 730", "t -1", "t 1 2 3", "t a"})
        EXPECT_FALSE(plan(wrong)) << wrong;
}

/// 36 cells, quarter turns of each other.
ClassicCellSet roundMask() {
    ClassicCellSet mask;
    for (const int index : {0, 2, 4, 10, 13, 20, 22, 30, 31})
        for (const Cell cell : orbit(Cell(index), Symmetry::quarterTurn, classic::kSide))
            mask.insert(cell);
    return mask;
}

std::vector<Recipe> recipes() {
    std::vector<Recipe> all;
    for (const GeneratorMethod method : {GeneratorMethod::erase, GeneratorMethod::inverse, GeneratorMethod::shift})
        for (const bool isBounded : {false, true}) {
            all.push_back({.method = method});
            if (isBounded)
                all.back().goal.clues = {17, 40};
        }
    all.push_back({.method = GeneratorMethod::inverse, .plan = {{InverseHeuristic::singleFirst}}});
    for (const GeneratorMethod method : {GeneratorMethod::pattern, GeneratorMethod::shift})
        all.push_back({.method = method, .goal = {.mask = roundMask()}});
    return all;
}

TEST(Recipe, EveryMethodMakesProperPuzzlesThatDependOnTheSeedAlone) {
    for (const Recipe& recipe : recipes()) {
        int found = 0;
        for (std::uint64_t piece = 0; piece < 30 && found == 0; ++piece) {
            const GoalPiece once = generatePiece(recipe, 5, piece);
            const GoalPiece again = generatePiece(recipe, 5, piece);
            ASSERT_EQ(once.found.size(), again.found.size());
            for (std::size_t i = 0; i < once.found.size(); ++i) {
                EXPECT_EQ(once.found[i].puzzle, again.found[i].puzzle);
                EXPECT_EQ(search(once.found[i].puzzle).count, 1U);
                EXPECT_TRUE(recipe.goal.clues.contains(once.found[i].puzzle.givens.filledCount()));
                ++found;
            }
        }
        EXPECT_GT(found, 0) << static_cast<int>(recipe.method);
    }
}

TEST(Recipe, AShiftBoardKeepsItsMaskAndTheSymmetryAskedFor) {
    for (const Symmetry symmetry : {Symmetry::none, Symmetry::quarterTurn}) {
        const Recipe recipe{.method = GeneratorMethod::shift, .goal = {.mask = roundMask(), .symmetry = symmetry}};
        ASSERT_EQ(contradictionIn(recipe), GoalContradiction::none);
        const GoalPiece piece = generatePiece(recipe, 1, 0);
        ASSERT_EQ(piece.found.size(), 1U);
        const GoalPuzzle& found = piece.found.front();
        ASSERT_TRUE(found.shift);
        EXPECT_EQ(found.shift->mask, roundMask());
        EXPECT_EQ(found.solution, shiftCipher(found.shift->sequence));
        const Grid& givens = found.puzzle.givens;
        for (int i = 0; i < givens.cellCount(); ++i) {
            EXPECT_TRUE(!roundMask().contains(Cell(i)) || !givens.isBlank(Cell(i)));
            for (const Cell image : orbit(Cell(i), symmetry, classic::kSide))
                EXPECT_EQ(givens.isBlank(Cell(i)), givens.isBlank(image));
        }
    }
}

TEST(Recipe, NamesWhatContradictsAShiftBoardsMask) {
    Recipe recipe{.method = GeneratorMethod::shift, .goal = {.mask = ClassicCellSet{Cell(0), Cell(80)}}};
    // Clues are added to it, so it may have few.
    EXPECT_EQ(contradictionIn(recipe), GoalContradiction::none);
    EXPECT_FALSE(fillsMask(recipe));
    recipe.goal.symmetry = Symmetry::quarterTurn;
    EXPECT_EQ(contradictionIn(recipe), GoalContradiction::maskAgainstSymmetry);
    recipe.goal = {.clues = {17, 30}, .mask = roundMask()};
    EXPECT_EQ(contradictionIn(recipe), GoalContradiction::maskAgainstClues);
    recipe.method = GeneratorMethod::pattern;
    EXPECT_TRUE(fillsMask(recipe));
    recipe.goal.mask = ClassicCellSet{Cell(0), Cell(80)};
    EXPECT_EQ(contradictionIn(recipe), GoalContradiction::tooFewClues);
}

TEST(Recipe, NoPuzzleComesTwice) {
    GoalPiece piece = generatePiece({}, 3, 0);
    ASSERT_GE(piece.found.size(), 2U);
    GeneratedPuzzles generated(1000);
    const std::size_t first = generated.take(piece).size();
    EXPECT_EQ(first, piece.found.size());
    EXPECT_TRUE(generated.take(piece).empty());
    EXPECT_EQ(generated.found(), first);
    EXPECT_EQ(generated.tried(), 2 * piece.tried);
    GeneratedPuzzles one(1);
    EXPECT_EQ(one.take(piece).size(), 1U);
    EXPECT_TRUE(one.areEnough());
}

TEST(Recipe, ARunThatIsTakenUpAgainFindsWhatItWouldHaveFound) {
    constexpr std::uint64_t kPieces = 6;
    constexpr std::uint64_t kCount = 40;
    std::vector<GoalPiece> pieces;
    for (std::uint64_t piece = 0; piece < kPieces; ++piece)
        pieces.push_back(generatePiece({}, 3, piece));
    const auto takeFrom = [&](GeneratedPuzzles& generated, std::vector<GoalPuzzle>& found, std::uint64_t first) {
        for (std::uint64_t piece = first; piece < kPieces; ++piece)
            for (GoalPuzzle& each : generated.take(pieces[piece]))
                found.push_back(std::move(each));
    };
    std::vector<GoalPuzzle> whole;
    GeneratedPuzzles uninterrupted(kCount);
    takeFrom(uninterrupted, whole, 0);
    for (std::uint64_t cut = 0; cut < kPieces; ++cut)
        // The puzzles of the last piece may be known while its number is not.
        for (const std::uint64_t next : {cut, cut + 1}) {
            std::vector<GoalPuzzle> found;
            GeneratedPuzzles before(kCount);
            for (std::uint64_t piece = 0; piece <= cut; ++piece)
                for (GoalPuzzle& each : before.take(pieces[piece]))
                    found.push_back(std::move(each));
            GeneratedPuzzles after(kCount);
            after.resume(found, before.tried(), before.best());
            EXPECT_EQ(after.tried(), before.tried());
            takeFrom(after, found, next);
            ASSERT_EQ(found.size(), whole.size()) << cut;
            for (std::size_t i = 0; i < whole.size(); ++i)
                EXPECT_EQ(found[i].puzzle, whole[i].puzzle) << cut;
            EXPECT_EQ(after.areEnough(), uninterrupted.areEnough());
        }
}

TEST(Recipe, ARunOnAnyThreadsIsThePiecesInOrder) {
    for (const Recipe& recipe : recipes()) {
        std::vector<Grid> run;
        const auto take = [&run](const GoalPuzzle& found) {
            run.push_back(found.puzzle.givens);
            return true;
        };
        runRecipe({.recipe = recipe, .seed = 9, .count = 3, .threads = 3}, take);
        ASSERT_EQ(run.size(), 3U);
        std::vector<Grid> pieces;
        GeneratedPuzzles generated(3);
        for (std::uint64_t piece = 0; !generated.areEnough(); ++piece)
            for (const GoalPuzzle& found : generated.take(generatePiece(recipe, 9, piece)))
                pieces.push_back(found.puzzle.givens);
        EXPECT_EQ(run, pieces) << static_cast<int>(recipe.method);
    }
}

}  // namespace
}  // namespace nonet
