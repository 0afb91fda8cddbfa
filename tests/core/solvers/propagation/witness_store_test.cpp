#include "core/rules/rulebook.h"
#include "core/solvers/propagation/propagation.h"
#include "core/solvers/propagation/true_candidates.h"
#include "core/solvers/propagation/witness_store.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::size_t kFew = 20;

/// What a setter might do next.
Puzzle editedAtRandom(const Puzzle& puzzle, RandomSource& random) {
    Layout layout = puzzle.layout();
    Puzzle edited = puzzle;
    const std::vector<Cell> cells = puzzle.shape().cells();
    const Cell cell = cells[random.below(static_cast<std::uint32_t>(cells.size()))];
    const auto anySymbol = [&] {
        return Digit::fromIndex(static_cast<int>(random.below(static_cast<std::uint32_t>(puzzle.symbols().count()))));
    };
    std::vector<Constraint>& rules = layout.constraints;
    switch (random.below(8)) {
    case 0:
    case 1:
        rules.insert(
            rules.begin() + random.below(static_cast<std::uint32_t>(rules.size() + 1)),
            test::randomConstraint(static_cast<ConstraintKind>(random.below(kConstraintKindCount)), layout, random));
        break;
    case 2:
    case 3:
        if (!rules.empty())
            rules.erase(rules.begin() + random.below(static_cast<std::uint32_t>(rules.size())));
        break;
    case 4:
        if (!rules.empty())
            rules.front() = test::randomConstraint(rules.front().kind, layout, random);
        break;
    case 5: edited.givens.set(cell, anySymbol()); return edited;
    case 6: edited.givens.clear(cell); return edited;
    default:
        if (!edited.startCandidates)
            edited.startCandidates = CandidateGrid(edited.shape());
        edited.startCandidates->at(cell).toggle(anySymbol());
        return edited;
    }
    edited.setLayout(layout);
    return edited;
}

Constraint ruleOver(ConstraintKind kind, const std::vector<Cell>& cells) {
    Constraint constraint;
    constraint.kind = kind;
    if (!cells.empty())
        constraint.parts = {cells};
    return constraint;
}

TEST(WitnessStore, GivesTheSameAnswersOnAndOff) {
    RandomSource random(500);
    int kept = 0;
    int impossible = 0;
    for (int stream = 0; stream < scaled(500); ++stream) {
        Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        WitnessStore store(random.below(4) == 0 ? kFew : WitnessStore::kMostWitnesses);
        std::vector<Puzzle> before;
        for (int edit = 0; edit < 12; ++edit) {
            SCOPED_TRACE(std::to_string(stream) + ", edit " + std::to_string(edit));
            store.take(puzzle);
            const CandidateKnowledge expected = trueCandidates(puzzle).candidates;
            for (const Grid& solution : store.solutions())
                ASSERT_TRUE(puzzle.rulebook().holds(solution));
            kept += static_cast<int>(store.solutions().size());
            for (const Cell cell : puzzle.shape().cells()) {
                ASSERT_TRUE(expected.impossible(cell).containsAll(store.impossible(cell)));
                impossible += store.impossible(cell).count();
            }
            ASSERT_TRUE(trueCandidates(puzzle, {.witnesses = &store}).candidates == expected);
            const PropagationOutcome counted =
                visitByPropagation(puzzle, {.solutions = 40}, {}, [&](const Grid& solution) {
                    store.note(solution);
                    return true;
                });
            if (!counted.limitReached)
                store.noteAll();
            ASSERT_TRUE(!store.hasAll() || store.solutions().size() == counted.count);
            before.push_back(puzzle);
            // Now and then edits are taken back.
            puzzle = random.below(3) == 0 ? before[random.below(static_cast<std::uint32_t>(before.size()))]
                                          : editedAtRandom(puzzle, random);
        }
    }
    EXPECT_GT(kept, 0);
    EXPECT_GT(impossible, 0);
}

TEST(WitnessStore, AnswersAllFromAllSolutions) {
    Puzzle puzzle(*gridFromLine(test::kInkala));
    puzzle.givens.clear(Cell(0));
    WitnessStore store;
    store.take(puzzle);
    const PropagationOutcome counted = visitByPropagation(puzzle, {.solutions = 5000}, {}, [&](const Grid& solution) {
        store.note(solution);
        return true;
    });
    store.noteAll();
    ASSERT_FALSE(counted.limitReached);
    ASSERT_TRUE(store.hasAll());
    puzzle.givens = *gridFromLine(test::kInkala);
    store.take(puzzle);
    EXPECT_EQ(store.solutions(), std::vector{*gridFromLine(test::kInkalaSolved)});
    EXPECT_TRUE(store.hasAll());
    EXPECT_EQ(store.impossible(Cell(1)).count(), 8);
    EXPECT_EQ(trueCandidates(puzzle, {.witnesses = &store}).questions, 0U);
}

TEST(WitnessStore, KeepsTheLatestAndEachOnce) {
    WitnessStore store(3);
    const Puzzle blank;
    store.take(blank);
    std::vector<Grid> found;
    visitByPropagation(blank, {.solutions = 5}, {}, [&](const Grid& solution) {
        found.push_back(solution);
        store.note(solution);
        store.note(solution);
        return true;
    });
    ASSERT_EQ(store.solutions().size(), 3U);
    for (std::size_t i = 2; i < 5; ++i)
        EXPECT_NE(std::ranges::find(store.solutions(), found[i]), store.solutions().end());
    store.noteAll();
    EXPECT_FALSE(store.hasAll());
}

TEST(WitnessStore, AsksNothingAfterAnEditOfLooks) {
    Layout layout;
    Constraint& diagonals = layout.constraints.emplace_back();
    diagonals.kind = ConstraintKind::diagonals;
    Puzzle puzzle(layout, *gridFromLine(test::kInkalaSolved));
    for (int cell = 0; cell < 81; ++cell)
        puzzle.givens.clear(Cell(cell));
    WitnessStore store;
    store.take(puzzle);
    const CandidateKnowledge before = trueCandidates(puzzle, {.witnesses = &store}).candidates;
    layout.constraints.front().colour = "#102030";
    layout.constraints.front().isHidden = true;
    puzzle.setLayout(layout);
    store.take(puzzle);
    const PuzzleCandidates after = trueCandidates(puzzle, {.witnesses = &store});
    EXPECT_EQ(after.questions, 0U);
    EXPECT_TRUE(after.candidates == before);
}

/// A cell beside it that is a smallest one, too, need no longer be larger.
TEST(WitnessStore, ForgetsWhatASmallestCellRuledOutBesideAnother) {
    Layout layout(Geometry(2, 2));
    layout.constraints.push_back(ruleOver(ConstraintKind::minimum, {Cell(0)}));
    Puzzle puzzle(layout, Grid(layout.shape));
    WitnessStore store;
    store.take(puzzle);
    trueCandidates(puzzle, {.witnesses = &store});
    ASSERT_TRUE(store.impossible(Cell(1)).contains(Digit(1)));
    layout.constraints.push_back(ruleOver(ConstraintKind::minimum, {Cell(1)}));
    puzzle.setLayout(layout);
    store.take(puzzle);
    EXPECT_FALSE(store.impossible(Cell(1)).contains(Digit(1)));
    EXPECT_TRUE(trueCandidates(puzzle, {.witnesses = &store}).candidates == trueCandidates(puzzle).candidates);
}

/// What is no mark of a pair leaves a rule of all pairs without marks as it is.
TEST(WitnessStore, KeepsWhatIsImpossibleBesideARuleOfMarks) {
    Layout layout(Geometry(2, 2));
    layout.constraints.push_back(ruleOver(ConstraintKind::negative, {}));
    layout.constraints.back().text = "difference";
    layout.constraints.back().values = {3};
    Puzzle puzzle(layout, Grid(layout.shape));
    puzzle.givens.set(Cell(0), Digit(1));
    WitnessStore store;
    store.take(puzzle);
    trueCandidates(puzzle, {.witnesses = &store});
    ASSERT_TRUE(store.impossible(Cell(1)).contains(Digit(4)));
    layout.constraints.push_back(ruleOver(ConstraintKind::even, {Cell(1)}));
    puzzle.setLayout(layout);
    store.take(puzzle);
    EXPECT_TRUE(store.impossible(Cell(1)).contains(Digit(4)));
    layout.constraints.push_back(ruleOver(ConstraintKind::difference, {Cell(0), Cell(1)}));
    layout.constraints.back().values = {3};
    puzzle.setLayout(layout);
    store.take(puzzle);
    EXPECT_FALSE(store.impossible(Cell(1)).contains(Digit(4)));
}

TEST(WitnessStore, LearnsFromAnotherOneOfTheSamePuzzle) {
    Puzzle puzzle(*gridFromLine(test::kInkala));
    WitnessStore store;
    store.take(puzzle);
    WitnessStore other = store;
    other.note(*gridFromLine(test::kInkalaSolved));
    other.noteImpossible(Cell(1), DigitSet{Digit(1)});
    store.learn(other);
    EXPECT_EQ(store.solutions(), other.solutions());
    EXPECT_EQ(store.impossible(Cell(1)), DigitSet{Digit(1)});
    EXPECT_FALSE(store.hasAll());
    other.noteAll();
    store.learn(other);
    EXPECT_TRUE(store.hasAll());
}

TEST(WitnessStore, KnowsAllAgainWhereAnEditIsTakenBack) {
    Puzzle puzzle(*gridFromLine(test::kInkala));
    for (const int cell : {0, 11, 20})
        puzzle.givens.clear(Cell(cell));
    WitnessStore store;
    store.take(puzzle);
    const CandidateKnowledge before = trueCandidates(puzzle, {.witnesses = &store}).candidates;
    const std::size_t solutions = store.solutions().size();
    const Puzzle earlier = puzzle;
    // One clue more and taken back, then one less and taken back.
    puzzle.givens.set(Cell(0), *gridFromLine(test::kInkala)->digit(Cell(0)));
    store.take(puzzle);
    ASSERT_LT(store.solutions().size(), solutions);
    store.take(earlier);
    EXPECT_GE(store.solutions().size(), solutions);
    EXPECT_EQ(trueCandidates(earlier, {.witnesses = &store}).questions, 0U);
    puzzle = earlier;
    for (const Cell cell : puzzle.shape().cells())
        if (!puzzle.givens.isBlank(cell)) {
            puzzle.givens.clear(cell);
            break;
        }
    store.take(puzzle);
    store.take(earlier);
    EXPECT_EQ(trueCandidates(earlier, {.witnesses = &store}).questions, 0U);
    EXPECT_TRUE(trueCandidates(earlier, {.witnesses = &store}).candidates == before);
}

TEST(WitnessStore, ForgetsAnotherBoard) {
    WitnessStore store;
    store.take(Puzzle(*gridFromLine(test::kInkala)));
    store.note(*gridFromLine(test::kInkalaSolved));
    const Layout small(Geometry(2, 2));
    store.take(Puzzle(small, Grid(small.shape)));
    EXPECT_TRUE(store.solutions().empty());
    EXPECT_TRUE(store.impossible(Cell(15)).isEmpty());
}

}  // namespace
}  // namespace nonet
