// How runs end: every solution is found and told of, and nothing tells the number of steps before a guess.
#include "core/foundation/random_source.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/pruning_film.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "core/solvers/search/plain_search.h"
#include "tests/ui/labs/minigrid/minigrid_fixture.h"
#include "ui/labs/minigrid/walk_film.h"
#include "ui/text/cell_names.h"

#include <QRegularExpression>

namespace nonet::minigrid {
namespace {

/// 4 x 4 cells with a few solutions.
Puzzle puzzleWithSolutions(RandomSource& random) {
    for (;;) {
        Puzzle puzzle = randomPuzzle(random.next(), kSmallSide);
        for (int cell = 0; cell < 16; ++cell)
            if (!puzzle.givens.isBlank(Cell(cell)) && random.below(3) == 0)
                puzzle.givens.clear(Cell(cell));
        const std::uint64_t count = searchByCells(puzzle, 9).count;
        if (count >= 2 && count <= 8)
            return puzzle;
    }
}

TEST_F(MinigridLabTest, EverySolutionIsFoundAndTheBoardShowsTheOneThatIsToldOf) {
    RandomSource random(17);
    for (int n = 0; n < 10; ++n) {
        const Puzzle puzzle = puzzleWithSolutions(random);
        const std::uint64_t count = searchByCells(puzzle, 100).count;
        for (const char* title : {kTreesScene, kPathScene}) {
            LabScene& scene = enter(title);
            session().edits().setInput(QString::fromStdString(toLine(puzzle.givens)));
            session().questions().reveal();
            session().film().seek(0);
            QStringList boards;
            for (std::uint64_t found = 1; found <= count; ++found) {
                session().edits().setControl(QStringLiteral("solution"), 1);
                EXPECT_TRUE(
                    scene.moveText(session().film().movesDone()).contains(QStringLiteral("solution %1.").arg(found)));
                boards.append(drawn().section(QStringLiteral("1. box"), 0, 0));
            }
            const double last = session().film().at();
            session().edits().setControl(QStringLiteral("solution"), 1);
            EXPECT_EQ(session().film().at(), last);
            EXPECT_TRUE(scene.moveText(session().film().movesDone()).startsWith(QStringLiteral("No other solution")));
            session().film().seek(scene.moveCount());
            EXPECT_TRUE(scene.moveText(scene.moveCount()).contains(QStringLiteral("solutions: %1,").arg(count)));
            EXPECT_EQ(drawn().section(QStringLiteral("1. box"), 0, 0), boards.last());
            boards.removeDuplicates();
            EXPECT_EQ(static_cast<std::uint64_t>(boards.size()), count);
            for (const LabClaim& claim : scene.claims())
                EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        }
    }
}

TEST_F(MinigridLabTest, ADeadEndIsWhereNoSolutionWasFound) {
    RandomSource random(19);
    for (int n = 0; n < 10; ++n) {
        const Puzzle puzzle = n % 2 == 0 ? puzzleWithSolutions(random) : randomPuzzle(random.next(), kSmallSide);
        LabScene& scene = enter(kTreesScene);
        session().edits().setInput(QString::fromStdString(toLine(puzzle.givens)));
        session().questions().reveal();
        for (int move = 1; move < scene.moveCount(); ++move) {
            session().film().seek(move);
            const QString said = scene.moveText(move);
            if (!said.contains(QStringLiteral("Dead end")) && !said.contains(QStringLiteral("another solution")))
                continue;
            // What stands on the board then can be completed, or not.
            const WalkFilm film(WalkVersion::trees, puzzle, orderOf(boxSequence(puzzle)));
            Puzzle placed = puzzle;
            const Grid& grid = film.stateAfter(film.eventsAt(move)).placed;
            for (int cell = 0; cell < 16; ++cell)
                if (const auto digit = grid.digit(Cell(cell)))
                    placed.givens.set(Cell(cell), *digit);
            EXPECT_EQ(searchByCells(placed).count == 0, said.contains(QStringLiteral("Dead end")))
                << said.toStdString();
        }
    }
}

TEST_F(MinigridLabTest, BeforeAGuessTheNumberOfStepsIsNotReached) {
    RandomSource random(23);
    for (int n = 0; n < 12; ++n)
        for (const char* title : {kTreesScene, kPathScene, kExplodeScene}) {
            LabScene& scene = enter(title);
            const Puzzle puzzle = randomPuzzle(random.next(), n % 3 == 0 ? kBoxes : kSmallSide);
            session().edits().setInput(QString::fromStdString(toLine(puzzle.givens)));
            ASSERT_TRUE(settles());
            session().questions().setRevealed(session().sceneIndex(), false);
            session().film().seek(scene.moveCount());
            EXPECT_LE(session().film().movesDone(), scene.lastMoveBeforeAnswer());
            // The orders of a box, in the last picture, may be as many.
            const QString told =
                scene.moveText(session().film().movesDone()) + (title == kExplodeScene ? QString() : u' ' + drawn());
            const auto isTold = [&](std::uint64_t steps) {
                return told.contains(QRegularExpression(QStringLiteral("(?<![\\d,])%1(?![\\d,])").arg(number(steps))));
            };
            // Small numbers are digits of the board.
            const std::uint64_t trees = solveByTrees(puzzle).steps;
            const std::uint64_t path = solveByPath(puzzle, boxOrder(puzzle.geometry(), BoxPath::zigzagRow)).steps;
            EXPECT_FALSE(title != kPathScene && trees > 12 && isTold(trees)) << title << ' ' << trees;
            EXPECT_FALSE(title != kTreesScene && path > 12 && isTold(path)) << title << ' ' << path;
            session().questions().reveal();
        }
}

TEST_F(MinigridLabTest, ABoxWithNothingLeftIsNoSolution) {
    RandomSource random(29);
    int contradictions = 0;
    while (contradictions < 6) {
        Puzzle puzzle = randomPuzzle(random.next(), kSmallSide);
        const Cell cell(static_cast<int>(random.below(16)));
        puzzle.givens.set(cell, Digit(static_cast<int>(random.below(4)) + 1));
        if (session().edits().setInput(QString::fromStdString(toLine(puzzle.givens))) != QString() ||
            !pruningFilm(puzzle).isContradictory())
            continue;
        ++contradictions;
        LabScene& scene = enter(kPruneScene);
        ASSERT_TRUE(settles());
        session().questions().reveal();
        session().film().seek(scene.moveCount());
        const PruningFilm film = pruningFilm(puzzle);
        const QString lines = drawn();
        // The line that is lit is the one after the sign that points at it.
        EXPECT_TRUE(lines.contains(QStringLiteral("▸ a box is empty: no solution"))) << lines.toStdString();
        for (int box = 0; box < kSmallSide; ++box)
            EXPECT_EQ(scene.moveText(scene.moveCount()).section(u':', 0, 0).contains(QString::number(box + 1)),
                      film.survivors[static_cast<std::size_t>(box)].empty());
    }
}

}  // namespace
}  // namespace nonet::minigrid
