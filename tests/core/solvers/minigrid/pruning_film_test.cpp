#include "core/foundation/random_source.h"
#include "core/rules/conflicts.h"
#include "core/solvers/minigrid/pruning_film.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/search/classic_search.h"
#include "core/solvers/search/plain_search.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

using Alive = std::vector<std::vector<bool>>;

bool match(const PruningFilm& film, GraphNode a, GraphNode b, const Geometry& geometry) {
    return !findMismatch(film.permutations[static_cast<std::size_t>(a.box)][a.number],
                         film.permutations[static_cast<std::size_t>(b.box)][b.number], geometry);
}

/// What of the box is there and matches the node.
std::vector<GraphNode> matchesIn(const PruningFilm& film, const Alive& alive, GraphNode node, int box,
                                 const Geometry& geometry) {
    std::vector<GraphNode> matches;
    for (std::uint32_t i = 0; i < alive[static_cast<std::size_t>(box)].size(); ++i)
        if (alive[static_cast<std::size_t>(box)][i] && match(film, node, {box, i}, geometry))
            matches.push_back({box, i});
    return matches;
}

/// The witness of a removal, looked at afresh.
void expectTrue(const PruningFilm& film, const Alive& alive, const PruningRemoval& removal) {
    const Geometry classic;
    std::vector<int> others = boxesOf(classic, removal.chute);
    ASSERT_EQ(std::erase(others, removal.node.box), 1U);
    if (removal.kind == WitnessKind::noMatch) {
        ASSERT_TRUE(std::ranges::count(others, removal.box) == 1);
        EXPECT_TRUE(matchesIn(film, alive, removal.node, removal.box, classic).empty());
        return;
    }
    const auto first = matchesIn(film, alive, removal.node, others[0], classic);
    const auto second = matchesIn(film, alive, removal.node, others[1], classic);
    EXPECT_FALSE(first.empty());
    EXPECT_FALSE(second.empty());
    for (const GraphNode a : first)
        for (const GraphNode b : second)
            ASSERT_FALSE(match(film, a, b, classic));
}

void expectTrueWitnesses(const PruningFilm& film) {
    Alive alive;
    for (const auto& list : film.permutations)
        alive.emplace_back(list.size(), true);
    for (const PruningRound& round : film.rounds) {
        for (const PruningRemoval& removal : round.removals)
            expectTrue(film, alive, removal);
        for (const PruningRemoval& removal : round.removals)
            alive[static_cast<std::size_t>(removal.node.box)][removal.node.number] = false;
        for (std::size_t box = 0; box < alive.size(); ++box)
            EXPECT_EQ(round.left[box], std::ranges::count(alive[box], true));
    }
    for (std::size_t box = 0; box < alive.size(); ++box)
        for (const std::uint32_t number : film.survivors[box])
            EXPECT_TRUE(alive[box][number]);
}

TEST(PruningFilm, SolvesTheWorkedExample) {
    const PruningFilm film = pruningFilm(puzzleFrom(kR1));
    EXPECT_TRUE(film.isSolved());
    EXPECT_EQ(film.survivorCount(), 9U);
    EXPECT_TRUE(film.rounds.back().removals.empty());
    expectTrueWitnesses(film);
    Grid grid(9);
    for (std::size_t box = 0; box < 9; ++box)
        place(film.permutations[box][film.survivors[box][0]], Geometry(), grid);
    EXPECT_EQ(toLine(grid), kR1Solution);
    EXPECT_EQ(pruningFilm(puzzleFrom(kR1), PruningScope::pairs).survivorCount(), 9U);
}

TEST(PruningFilm, EndsInTheSolversFixpoint) {
    int open = 0;
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(8 + scaled(60)); ++piece) {
        const Puzzle puzzle(generatedBoard(piece).toGrid());
        const PruningFilm film = pruningFilm(puzzle);
        const PruningFilm pairs = pruningFilm(puzzle, PruningScope::pairs);
        const SignatureOutcome outcome = solveBySignatures(puzzle);
        ASSERT_FALSE(film.hasTooMany);
        EXPECT_EQ(film.survivorCount(), outcome.nodesAfterPruning) << piece;
        EXPECT_GE(pairs.survivorCount(), film.survivorCount());
        EXPECT_EQ(film.isSolved(), outcome.tried == 0 && outcome.count == 1);
        open += film.isSolved() ? 0 : 1;
        if (piece < 5) {
            expectTrueWitnesses(film);
            expectTrueWitnesses(pairs);
        }
    }
    EXPECT_GT(open, 0);
}

TEST(PruningFilm, EndsWithABoxThatHasNothingLeft) {
    Puzzle puzzle = puzzleFrom(kR1);
    puzzle.givens.set(Cell(0), Digit(3));
    const PruningFilm film = pruningFilm(puzzle);
    EXPECT_TRUE(film.isContradictory());
    EXPECT_FALSE(film.isSolved());
    expectTrueWitnesses(film);
}

TEST(PruningFilm, RefusesTooMany) {
    EXPECT_TRUE(pruningFilm(Puzzle()).hasTooMany);
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(pruningFilm(puzzleFrom(kR2), PruningScope::chutes, 1000, source.get_token()).wasStopped);
}

TEST(PruningSearch, EndsAtASolutionOrAtNone) {
    RandomSource random(51);
    std::size_t guesses = 0;
    std::size_t wrong = 0;
    for (int n = 0; n < 120; ++n) {
        // Sometimes too few clues, sometimes ones that leave nothing.
        const Geometry geometry = n % 3 == 0 ? Geometry() : Geometry(2, 2);
        const int side = geometry.side();
        Puzzle puzzle(geometry, Grid(side));
        for (int tries = 0; tries < 4000 && puzzle.givens.filledCount() < (side == 9 ? 24 : 4); ++tries) {
            const Cell cell(static_cast<int>(random.below(static_cast<std::uint32_t>(geometry.cellCount()))));
            puzzle.givens.set(cell, Digit(static_cast<int>(random.below(static_cast<std::uint32_t>(side))) + 1));
            if (searchByCells(puzzle, 1).count == 0 && random.below(20) != 0)
                puzzle.givens.clear(cell);
        }
        const PruningScope scope = random.below(2) == 0 ? PruningScope::pairs : PruningScope::chutes;
        const PruningFilm film = pruningFilm(puzzle, scope, 40'000);
        if (film.hasTooMany)
            continue;
        const PruningSearch search = searchAfter(film, puzzle, scope, 500);
        EXPECT_EQ(search.guesses.empty(), film.isContradictory() || film.isSolved());
        if (search.guesses.empty() || !search.isComplete)
            continue;
        EXPECT_EQ(search.isSolved(), searchByCells(puzzle, 1).count > 0);
        guesses += search.guesses.size();
        for (const PruningGuess& each : search.guesses) {
            const auto parent = static_cast<std::size_t>(each.parent);
            const auto& left = each.parent < 0 ? film.survivors : search.guesses[parent].survivors;
            const auto& box = left[static_cast<std::size_t>(each.node.box)];
            EXPECT_EQ(each.node.box, boxToGuess(left));
            EXPECT_TRUE(std::ranges::binary_search(box, each.node.number));
            for (const auto& other : left)
                EXPECT_TRUE(other.size() < 2 || other.size() >= box.size());
            wrong += each.isWrong() ? 1 : 0;
        }
        if (!search.isSolved())
            continue;
        Grid grid(side);
        for (std::size_t box = 0; box < film.permutations.size(); ++box)
            place(film.permutations[box][search.guesses.back().survivors[box][0]], geometry, grid);
        EXPECT_TRUE(findConflicts(grid, geometry).empty());
        for (int cell = 0; cell < geometry.cellCount(); ++cell)
            EXPECT_TRUE(puzzle.givens.isBlank(Cell(cell)) || puzzle.givens.digit(Cell(cell)) == grid.digit(Cell(cell)));
    }
    EXPECT_GT(guesses, 30U);
    EXPECT_GT(wrong, 3U);
}

TEST(PruningSearch, ThatIsStoppedWhileItListsFindsNothing) {
    const Puzzle puzzle(*gridFromLine(test::kInkala));
    const PruningFilm film = pruningFilm(puzzle, PruningScope::pairs);
    ASSERT_FALSE(film.isSolved() || film.isContradictory());
    std::stop_source stopped;
    stopped.request_stop();
    const PruningSearch search = searchAfter(film, puzzle, PruningScope::pairs, 500, stopped.get_token());
    EXPECT_TRUE(search.guesses.empty());
    EXPECT_FALSE(search.isComplete);
}

}  // namespace
}  // namespace nonet
