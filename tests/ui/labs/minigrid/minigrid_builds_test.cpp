// What the learner builds: a box filled, the tree of trees, guesses after pruning, a path; and the words that light the
// picture.
#include "core/foundation/random_source.h"
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/by_hand.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/search/plain_search.h"
#include "tests/ui/labs/minigrid/minigrid_turns_fixture.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

namespace nonet::minigrid {
namespace {

using MinigridBuilds = MinigridTurns;

TEST_F(MinigridBuilds, WherePruningEndsAGuessIsTakenAndPrunedOn) {
    RandomSource random(71);
    int guessed = 0;
    while (guessed < 5) {
        // Clues that leave several solutions.
        Puzzle puzzle = randomPuzzle(random.next(), kSmallSide);
        for (int cell = static_cast<int>(random.below(8)); puzzle.givens.filledCount() > 4 && cell < 16; ++cell)
            puzzle.givens.clear(Cell(cell));
        const PermutationGraph graph = buildGraph(puzzle).graph;
        if (searchByCells(puzzle).count == 0)
            continue;
        begin(kPruneScene, puzzle);
        PruneByHand hand(graph, puzzle.geometry(), PruningScope::chutes);
        for (int step = 0; step < 300 && !hand.isEnded(); ++step) {
            std::vector<GraphNode> right;
            for (int box = 0; box < 4; ++box)
                for (std::uint32_t i = 0; i < graph.nodeCount(box); ++i) {
                    PruneByHand tried = hand;
                    if (tried.take({box, i}))
                        right.push_back({box, i});
                    else if (hand.isDue() && tried.slip() &&
                             std::ranges::find(hand.supposed(), GraphNode{box, i}) == hand.supposed().end()) {
                        clickCard(graph.permutation({box, i}));
                        EXPECT_EQ(turn().state, State::mistake);
                        EXPECT_TRUE(turn().verdict.startsWith(QStringLiteral("Box %1 has").arg(box + 1)));
                        expectKept();
                        clickCard(graph.permutation({box, i}));
                    }
                }
            ASSERT_FALSE(right.empty());
            const GraphNode node = right[random.below(static_cast<std::uint32_t>(right.size()))];
            const bool isGuess = hand.isDue();
            hand.take(node);
            clickCard(graph.permutation(node));
            EXPECT_NE(turn().state, State::mistake);
            if (isGuess) {
                EXPECT_TRUE(drawn().contains(QStringLiteral("The tree of choices")));
            }
            expectKept();
        }
        EXPECT_EQ(turn().state, State::done);
        guessed += hand.guesses() > 0 ? 1 : 0;
        EXPECT_EQ(turn().verdict.contains(QStringLiteral("Guesses: %1,").arg(hand.guesses())), hand.guesses() > 0);
    }
}

TEST_F(MinigridBuilds, AnyBoxIsFilledAndEachMistakeNamesItsCell) {
    RandomSource random(81);
    for (int n = 0; n < 8; ++n) {
        const Puzzle puzzle = randomPuzzle(random.next(), n % 2 == 0 ? kSmallSide : kBoxes);
        LabScene& scene = begin(kBoxesScene, puzzle);
        const int box = static_cast<int>(random.below(static_cast<std::uint32_t>(puzzle.geometry().side())));
        const PermutationList all = listPermutations(puzzle, box);
        const BoxPermutation wanted =
            all.permutations[random.below(static_cast<std::uint32_t>(all.permutations.size()))];
        const BoxFacts facts = boxFacts(puzzle, box);
        for (const Cell cell : facts.blanks) {
            // First one that a clue forbids, where there is one.
            for (int digit = 1; digit <= puzzle.geometry().side(); ++digit)
                for (int index = 0; index < puzzle.geometry().cellCount(); ++index)
                    if (puzzle.givens.digit(Cell(index)) == Digit(digit) &&
                        (puzzle.geometry().row(Cell(index)) == puzzle.geometry().row(cell) ||
                         puzzle.geometry().column(Cell(index)) == puzzle.geometry().column(cell)) &&
                        puzzle.geometry().box(Cell(index)) != box) {
                        EXPECT_TRUE(session().edits().typeDigit(cell, Digit(digit)));
                        EXPECT_EQ(turn().state, State::mistake);
                        EXPECT_TRUE(turn().verdict.startsWith(QString::number(digit)));
                        EXPECT_TRUE(turn().verdict.contains(cellName(cell, puzzle.geometry().side())) ||
                                    turn().verdict.contains(QStringLiteral("not missing")));
                        expectKept();
                    }
            const Digit right = wanted.digit(placeInBox(puzzle.geometry(), cell));
            if (cell == facts.blanks.front()) {
                click(cell);
                QTest::keyClick(view().stage(), static_cast<Qt::Key>(Qt::Key_0 + right.value()));
            } else {
                session().edits().typeDigit(cell, right);
            }
            EXPECT_NE(turn().state, State::mistake) << turn().verdict.toStdString();
            expectKept();
        }
        if (facts.blanks.empty())
            continue;
        EXPECT_EQ(turn().state, State::done);
        EXPECT_TRUE(turn().verdict.startsWith(digitText(wanted.digitsAt(facts, puzzle.geometry()), puzzle.geometry())));
        EXPECT_EQ(turn().verdict.contains(QStringLiteral("allow no other")), all.permutations.size() == 1);
        EXPECT_TRUE(all.permutations.size() == 1 ||
                    turn().verdict.contains(QLocale().toString(static_cast<qulonglong>(all.permutations.size()))));
        const QString done = scene.drawing();
        QTest::keyClick(view().stage(), Qt::Key_Z, Qt::ControlModifier);
        EXPECT_NE(scene.drawing(), done);
    }
}

TEST_F(MinigridBuilds, TheTreeOfTreesIsWalkedByHandToEverySolution) {
    RandomSource random(91);
    for (int n = 0; n < 5; ++n) {
        Puzzle puzzle = randomPuzzle(random.next(), kSmallSide);
        // One clue less: often more than one solution.
        for (int cell = n % 2 == 1 ? 0 : 16; cell < 16; ++cell)
            if (!puzzle.givens.isBlank(Cell(cell))) {
                puzzle.givens.clear(Cell(cell));
                break;
            }
        begin(kTreesScene, puzzle);
        TreesByHand hand(puzzle, orderOf(boxSequence(puzzle)));
        const std::size_t count = searchByCells(puzzle, 1000).count;
        int shown = 0;
        while (!hand.isExhausted()) {
            std::optional<BoxPermutation> next;
            if (!hand.isSolved()) {
                PermutationStream stream(puzzle, hand.box(), hand.chosen());
                const auto& tried = hand.tried(hand.chosen().size());
                while (const auto each = stream.next())
                    if (!next && std::ranges::find(tried, *each) == tried.end())
                        next = each;
            }
            if (!next) {
                hand.giveBack();
                session().edits().setControl(QStringLiteral("give_back"), 1);
                EXPECT_EQ(turn().state, hand.isExhausted() ? State::done : State::open);
                expectKept();
                continue;
            }
            session().edits().setControl(QStringLiteral("give_back"), 1);
            EXPECT_EQ(turn().state, State::mistake);
            EXPECT_TRUE(turn().verdict.startsWith(QStringLiteral("Not yet: box %1").arg(next->box() + 1)));
            for (const Cell cell : boxFacts(puzzle, next->box()).blanks) {
                const Digit digit = next->digit(placeInBox(puzzle.geometry(), cell));
                EXPECT_TRUE(session().edits().typeDigit(cell, digit));
                hand.put(cell, digit);
                EXPECT_EQ(turn().state, hand.isSolved() ? State::done : State::open) << turn().verdict.toStdString();
            }
            expectKept();
            shown += hand.isSolved() ? 1 : 0;
        }
        EXPECT_EQ(static_cast<std::size_t>(shown), count);
        EXPECT_TRUE(turn().verdict.contains(QStringLiteral("Solutions: %1").arg(count)));
    }
}

TEST_F(MinigridBuilds, APathOfOnesOwnIsJudgedAgainstTheSix) {
    RandomSource random(101);
    for (int n = 0; n < 4; ++n) {
        const Puzzle puzzle = randomPuzzle(random.next(), n % 2 == 0 ? kSmallSide : kBoxes);
        begin(kCompareScene, puzzle);
        session().questions().reveal();
        BoxOrder order;
        for (int box = 0; box < puzzle.geometry().side(); ++box)
            order.insert(order.begin() + random.below(static_cast<std::uint32_t>(order.size() + 1)), box);
        for (std::size_t i = 0; i < order.size(); ++i) {
            click(cellsOfBox(puzzle.geometry(), order[i]).front());
            bool isLinked = i == 0 || i + 1 == order.size();
            for (std::size_t k = 0; k < i; ++k)
                isLinked = isLinked || areNeighbours(puzzle.geometry(), order[k], order[i]);
            EXPECT_EQ(turn().state == State::mistake, !isLinked);
            expectKept();
        }
        ASSERT_TRUE(settles());
        EXPECT_EQ(turn().state, State::done);
        const PathOutcome own = solveByPath(puzzle, order, {.budget = 3'000'000});
        if (!own.isDecided()) {
            EXPECT_TRUE(turn().verdict.contains(QStringLiteral("not decided")));
            continue;
        }
        const auto text = [](std::uint64_t steps) { return QLocale().toString(static_cast<qulonglong>(steps)); };
        EXPECT_TRUE(turn().verdict.startsWith(QStringLiteral("Your path needs %1 steps.").arg(text(own.steps))));
        int fewer = 0;
        int equal = 0;
        std::uint64_t best = UINT64_MAX;
        for (const BoxPath path : kBoxPaths) {
            const std::uint64_t steps =
                solveByPath(puzzle, boxOrder(puzzle.geometry(), path), {.budget = 3'000'000}).steps;
            fewer += steps < own.steps ? 1 : 0;
            equal += steps == own.steps ? 1 : 0;
            best = std::min(best, steps);
        }
        EXPECT_EQ(turn().verdict.contains(QStringLiteral("None of the six needs fewer.")), fewer == 0);
        EXPECT_EQ(turn().verdict.contains(QStringLiteral("Of the six, %1 need").arg(fewer)), fewer > 0);
        EXPECT_EQ(turn().verdict.contains(QStringLiteral("needs %1.").arg(text(best))), fewer > 0);
        // While it is asked which shape is the best, the others are counted and not named.
        session().questions().setRevealed(session().sceneIndex(), false);
        EXPECT_TRUE(turn().verdict.contains(QStringLiteral("with fewer steps: %1, with as many: %2, with more: %3.")
                                                .arg(fewer)
                                                .arg(equal)
                                                .arg(static_cast<int>(kBoxPaths.size()) - fewer - equal)))
            << turn().verdict.toStdString();
        EXPECT_TRUE(best == own.steps || !turn().verdict.contains(text(best)));
        for (const BoxPath path : kBoxPaths)
            EXPECT_FALSE(turn().verdict.contains(pathName(path)));
    }
}

TEST_F(MinigridBuilds, LinkedWordsStandInASentenceAndLightThePicture) {
    RandomSource random(111);
    for (int n = 0; n < 3; ++n)
        for (int index = 0; index < lab().scenes().count(); ++index) {
            LabScene& scene = enter(index);
            session().edits().setInput(
                QString::fromStdString(toLine(randomPuzzle(random.next(), n % 2 == 0 ? kSmallSide : kBoxes).givens)));
            ASSERT_TRUE(settles());
            session().questions().reveal();
            EXPECT_FALSE(scene.links().empty()) << index + 1;
            for (const LabLink& link : scene.links()) {
                EXPECT_TRUE(scene.sentences().join(u' ').contains(link.words))
                    << index + 1 << ' ' << link.words.toStdString();
                bool changes = false;
                for (int move : {scene.moveCount() / 2, 1, 0, scene.moveCount()}) {
                    if (changes)
                        break;
                    session().film().seek(move);
                    const auto picture = [&](const QString& lit) {
                        QImage image(1168, 600, QImage::Format_RGB32);
                        image.fill(Qt::white);
                        QPainter painter(&image);
                        BoardPainters painters;
                        StageLook look{themeOf(ThemeId::light), painters};
                        look.lit = lit;
                        const QRectF whole(QPointF(), image.size());
                        scene.paint(painter, {whole, {0, 0, 617, 600}, {641, 0, 527, 280}, 14}, look, move);
                        painter.end();
                        return image;
                    };
                    changes = picture(link.thing) != picture({});
                }
                EXPECT_TRUE(changes) << index + 1 << ' ' << link.words.toStdString();
            }
        }
}

}  // namespace
}  // namespace nonet::minigrid
