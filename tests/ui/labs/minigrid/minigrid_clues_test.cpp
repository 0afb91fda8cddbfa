// Clues typed on the board beside the graph, the pruning, the bars and the films; and the turns that count: where a
// clue more cuts the most, and which box can be placed without a guess.
#include "core/foundation/random_source.h"
#include "core/rules/conflicts.h"
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "core/solvers/search/plain_search.h"
#include "tests/ui/labs/minigrid/minigrid_turns_fixture.h"
#include "tests/ui/labs/sheet_fixture.h"
#include "ui/labs/minigrid/nested_lists.h"
#include "ui/text/cell_names.h"

#include <algorithm>
#include <numeric>

namespace nonet::minigrid {
namespace {

class MinigridClues : public MinigridTurns {
protected:
    void SetUp() override {
        MinigridTurns::SetUp();
        QObject::connect(&session(), &LabSession::refused, &session(),
                         [this](const QString& words) { m_said = words; });
    }
    const Grid& givens() { return model().puzzle.givens; }
    int side() { return model().side(); }
    std::vector<Cell> shuffledCells(std::uint64_t seed) {
        std::vector<Cell> cells;
        for (int i = 0; i < side() * side(); ++i)
            cells.push_back(Cell(i));
        RandomSource random(seed);
        random.shuffle(cells);
        return cells;
    }

    QString m_said;
};

TEST_F(MinigridClues, AreTypedOnTheBoardBesideThePicture) {
    int clashes = 0;
    for (const char* title : {kGraphScene, kPruneScene, kCompareScene, kGuessScene})
        for (const Puzzle& puzzle :
             {smallExample(), randomPuzzle(2, kSmallSide), randomPuzzle(3, kClassicSide), Puzzle(Geometry(), Grid())}) {
            SCOPED_TRACE(title + toLine(puzzle.givens));
            LabScene& scene = enter(title);
            session().yourTurn().set(false);
            ASSERT_EQ(session().edits().setInput(QString::fromStdString(toLine(puzzle.givens))), QString());
            // Typing waits for nothing.
            ASSERT_TRUE(scene.acceptsClues());
            const Grid before = givens();
            RandomSource random(7);
            const std::vector<Cell> cells = shuffledCells(5);
            for (std::size_t i = 0; i < 6; ++i) {
                const BoardMetrics board = scene.shownBoard(area()).value();
                ASSERT_EQ(board.shape().rows(), side());
                const Cell cell = cells[i];
                EXPECT_TRUE(scene.readout(area(), board.cellRect(cell).center(), session().film().at())
                                .startsWith(cellName(cell, side())));
                const Digit digit(static_cast<int>(random.below(static_cast<std::uint32_t>(side()))) + 1);
                Grid wanted = before;
                wanted.set(cell, digit);
                const bool hasClash = !findConflicts(wanted, model().geometry()).empty();
                QTest::mouseClick(view().stage(), Qt::LeftButton, {}, board.cellRect(cell).center().toPoint());
                QTest::keyClick(view().stage(), static_cast<Qt::Key>(Qt::Key_0 + digit.value()));
                EXPECT_EQ(givens(), hasClash ? before : wanted);
                EXPECT_EQ(m_said.isEmpty(), !hasClash) << m_said.toStdString();
                clashes += hasClash ? 1 : 0;
                if (givens() != before)
                    session().edits().undo();
                ASSERT_EQ(givens(), before);
                wanted = before;
                wanted.clear(cell);
                QTest::keyClick(view().stage(), Qt::Key_Delete);
                EXPECT_EQ(givens(), wanted);
                EXPECT_TRUE(m_said.isEmpty());
                if (givens() != before)
                    session().edits().undo();
                view().stage()->grab();
            }
            ASSERT_TRUE(settles());
            session().yourTurn().set(true);
            EXPECT_EQ(scene.acceptsClues(), !session().yourTurn().isOn());
            session().yourTurn().set(false);
        }
    EXPECT_GT(clashes, 10);
    EXPECT_TRUE(settles());
}

TEST_F(MinigridClues, AClueMoreCutsTheMostInABoxOfTheMostBlanks) {
    int mistakes = 0;
    int rights = 0;
    for (const Puzzle& puzzle : {smallExample(), randomPuzzle(4, kSmallSide), randomPuzzle(5, kClassicSide),
                                 randomPuzzle(6, kClassicSide), largeExample()}) {
        LabScene& scene = begin(kExplodeScene, puzzle);
        session().edits().setControl(QStringLiteral("subject"), 1);
        scene.clearTurn();
        std::vector<int> blanks(static_cast<std::size_t>(side()));
        for (int i = 0; i < side() * side(); ++i)
            blanks[static_cast<std::size_t>(model().geometry().box(Cell(i)))] += givens().isBlank(Cell(i)) ? 1 : 0;
        double product = 1;
        for (const Cell cell : shuffledCells(11)) {
            const QString before = scene.drawing();
            session().edits().clickCell(cell);
            if (!givens().isBlank(cell)) {
                EXPECT_EQ(scene.drawing(), before);
                continue;
            }
            int& own = blanks[static_cast<std::size_t>(model().geometry().box(cell))];
            const bool isMost = own == *std::ranges::max_element(blanks);
            ASSERT_EQ(turn().state == State::mistake, !isMost) << turn().verdict.toStdString();
            expectKept();
            (isMost ? rights : mistakes) += 1;
            if (!isMost)
                continue;
            product *= own--;
            if (turn().state == State::done)
                break;
        }
        EXPECT_EQ(turn().state, State::done);
        EXPECT_TRUE(turn().verdict.contains(number(static_cast<std::uint64_t>(product))))
            << turn().verdict.toStdString();
        view().stage()->grab();
        // A chosen cell is given back.
        session().edits().clickCell(Cell(scene.drawing().section(u',', -1).toInt()));
        EXPECT_NE(turn().state, State::done);
    }
    EXPECT_GT(mistakes, 5);
    EXPECT_GT(rights, 15);
}

TEST_F(MinigridClues, TheSheetOfVersion31HasListsOfItsOwn) {
    int backs = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const Puzzle puzzle = seed == 0 ? smallExample() : randomPuzzle(seed, kSmallSide);
        ASSERT_EQ(lab().setInput(QString::fromStdString(toLine(puzzle.givens))), QString());
        const TreeOutcome trees = solveByTrees(puzzle, {.solutions = 1});
        std::size_t struck = 0;
        for (const NestedList& list : nestedLists(puzzle, orderOf(model().sequence), 1000))
            struck += list.struck;
        EXPECT_EQ(struck, std::reduce(trees.backs.begin(), trees.backs.end()));
        backs += static_cast<int>(struck);
        const QString key = wordsOf(drawnSheet(lab(), 3, true));
        EXPECT_TRUE(key.contains(QStringLiteral("Crossed out: %1").arg(struck))) << key.toStdString();
        EXPECT_NE(wordsOf(drawnSheet(lab(), 3, false)), wordsOf(drawnSheet(lab(), 4, false)));
    }
    EXPECT_GT(backs, 0);
}

TEST_F(MinigridClues, ABoxIsPlacedWithoutAGuessWhereOnePermutationFits) {
    int mistakes = 0;
    int guesses = 0;
    int forced = 0;
    int contradictions = 0;
    std::vector<Puzzle> puzzles{smallExample(), Puzzle(Geometry(2, 2), Grid(kSmallSide)), Puzzle(exampleR1())};
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        puzzles.push_back(randomPuzzle(seed, seed < 6 ? kSmallSide : kClassicSide));
    // Two clues that leave nothing for a cell.
    puzzles.push_back(smallExample());
    const auto small = searchByCells(smallExample()).first;
    for (int i = 0; i < 16 && searchByCells(puzzles.back(), 1).count > 0; ++i)
        for (int digit = 1; digit <= 4; ++digit) {
            Puzzle other = smallExample();
            if (!other.givens.isBlank(Cell(i)) || digit == small->valueAt(Cell(i)))
                continue;
            other.givens.set(Cell(i), Digit(digit));
            if (findConflicts(other.givens, other.geometry()).empty())
                puzzles.back() = other;
        }
    for (const Puzzle& puzzle : puzzles) {
        SCOPED_TRACE(toLine(puzzle.givens));
        begin(kGuessScene, puzzle);
        Puzzle now = puzzle;
        const auto isOpen = [&](int box) {
            return std::ranges::any_of(cellsOfBox(now.geometry(), box),
                                       [&](Cell cell) { return now.givens.isBlank(cell); });
        };
        RandomSource random(3);
        int lastMistake = -1;
        for (int click = 0; click < 300 && turn().state != State::done; ++click) {
            const int box = static_cast<int>(random.below(static_cast<std::uint32_t>(side())));
            // A click on the mistake itself would take it back.
            if (!isOpen(box) || box == lastMistake)
                continue;
            std::vector<std::size_t> fits;
            bool hasForced = false;
            for (int each = 0; each < side(); ++each) {
                fits.push_back(isOpen(each) ? listPermutations(now, each, 3).permutations.size() : 0);
                hasForced = hasForced || fits.back() == 1;
            }
            const std::size_t own = fits[static_cast<std::size_t>(box)];
            session().edits().clickCell(cellsOfBox(now.geometry(), box).front());
            expectKept();
            ASSERT_EQ(turn().state == State::mistake, own > 1 && hasForced) << turn().verdict.toStdString();
            lastMistake = turn().state == State::mistake ? box : -1;
            if (lastMistake >= 0) {
                ++mistakes;
                continue;
            }
            (own == 1 ? forced : guesses) += 1;
            const std::optional<Grid> solution = searchByCells(now, 1).first;
            const BoxPermutation first = listPermutations(now, box, 1).permutations.front();
            if (own > 1 && solution)
                for (const Cell cell : cellsOfBox(now.geometry(), box))
                    now.givens.set(cell, *solution->digit(cell));
            else
                place(first, now.geometry(), now.givens);
            EXPECT_TRUE(own == 1 || turn().state == State::done ||
                        turn().verdict.contains(QStringLiteral("this was a guess")));
        }
        EXPECT_EQ(turn().state, State::done);
        contradictions += turn().verdict.contains(QStringLiteral("no solution")) ? 1 : 0;
        EXPECT_EQ(turn().verdict.contains(QStringLiteral("no solution")), searchByCells(puzzle, 1).count == 0);
        view().stage()->grab();
    }
    EXPECT_GT(mistakes, 0);
    EXPECT_GT(guesses, 0);
    EXPECT_GT(forced, 10);
    EXPECT_EQ(contradictions, 1);
}

}  // namespace
}  // namespace nonet::minigrid
