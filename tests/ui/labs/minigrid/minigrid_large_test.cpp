// Boards of 16 x 16 cells: what scenes show of them, which board stands there where one is too large, and that nothing
// waits for what could not be counted in a lifetime.
#include "core/foundation/random_source.h"
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/by_hand.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/search/plain_search.h"
#include "tests/ui/labs/minigrid/minigrid_turns_fixture.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/minigrid/permutation_pair.h"
#include "ui/labs/minigrid/tree_canvas.h"

namespace nonet::minigrid {
namespace {

class MinigridLarge : public MinigridTurns {
protected:
    void take(const Puzzle& puzzle) {
        ASSERT_EQ(session().edits().setInput(QString::fromStdString(toLine(puzzle.givens))), QString());
    }
    int sideShown() {
        const auto board = session().scene().shownBoard(view().stage()->area());
        return board ? board->shape().rows() : 0;
    }
    /// A board whose clues leave no digit for the last cell of the first box.
    static Puzzle hopeless() {
        Puzzle puzzle(Geometry(4, 4), Grid(kLargeSide));
        for (int i = 0; i < 12; ++i)
            puzzle.givens.set(Cell(3 * kLargeSide + 4 + i), Digit(i + 1));
        for (int i = 0; i < 4; ++i)
            puzzle.givens.set(Cell((4 + i) * kLargeSide + 3), Digit(13 + i));
        return puzzle;
    }
};

TEST_F(MinigridLarge, ScenesThatCannotWalkItKeepTheClassicBoardAndSayWhy) {
    const Puzzle classic = randomPuzzle(4, kClassicSide);
    for (const Puzzle& puzzle : {largeExplosion(), Puzzle(Geometry(4, 4), Grid(kLargeSide)), hopeless()}) {
        take(classic);
        take(puzzle);
        std::uint64_t vertices = 0;
        for (int box = 0; box < kMostBoxes; ++box)
            vertices += countTree(PermutationTree(puzzle, box)).open;
        ASSERT_GT(vertices, 10'000'000U);
        for (int index = 0; index < lab().scenes().count(); ++index) {
            SCOPED_TRACE(index + 1);
            LabScene& scene = enter(index);
            ASSERT_TRUE(settles());
            const bool isKept = index > 2;
            EXPECT_EQ(scene.sentences().join(u' ').contains(number(vertices)), isKept);
            EXPECT_EQ(lab().puzzle(index).geometry().side(), isKept ? kClassicSide : kLargeSide);
            EXPECT_TRUE(!isKept || lab().puzzle(index) == classic);
            EXPECT_EQ(scene.acceptsClues(), !isKept);
            if (const int side = sideShown(); side > 0 && index != 7 && index != 6) {
                EXPECT_EQ(side, isKept ? kClassicSide : kLargeSide);
            }
            EXPECT_LE(scene.sentences().size(), 3);
            session().film().seek(scene.moveCount());
            for (const LabClaim& claim : scene.claims())
                EXPECT_TRUE(claim.holds) << claim.text.toStdString();
            EXPECT_FALSE(handoutPages(session(), {}).empty());
            view().stage()->grab();
        }
    }
    take(largeExample());
    for (int index = 0; index < lab().scenes().count(); ++index) {
        LabScene& scene = enter(index);
        EXPECT_FALSE(scene.sentences().join(u' ').contains(QStringLiteral("too many to walk")));
        EXPECT_EQ(lab().puzzle(index), largeExample());
    }
}

TEST_F(MinigridLarge, ThePuzzleOfSeventeenCluesIsNotSaidToStandInForIt) {
    take(largeExplosion());
    LabScene& scene = enter(kExplodeScene);
    EXPECT_TRUE(scene.sentences()[0].contains(QStringLiteral("16 × 16")));
    session().edits().setControl(QStringLiteral("subject"), 0);
    EXPECT_FALSE(scene.sentences()[0].contains(QStringLiteral("16 × 16")));
    EXPECT_EQ(scene.puzzle(), seventeenClues());
}

TEST_F(MinigridLarge, TheBoxesTellHowManyOrdersTheCluesLeave) {
    RandomSource random(12);
    LabScene& scene = enter(kBoxesScene);
    for (int n = 0; n < 5; ++n) {
        const Puzzle puzzle = n == 0 ? largeExplosion() : randomPuzzle(random.next(), kLargeSide);
        take(puzzle);
        std::uint64_t left = 0;
        std::uint64_t all = 0;
        for (int box = 0; box < kMostBoxes; ++box) {
            std::uint64_t orders = 1;
            for (std::size_t i = 2; i <= model().box(box).blanks.size(); ++i)
                orders *= i;
            all += orders;
            const std::uint64_t permutations = PermutationTree(puzzle, box).size().permutations;
            left += permutations;
            EXPECT_TRUE(scene.moveText(box + 1).endsWith(
                QStringLiteral("missing digits: %1; the clues leave %2.").arg(number(orders), number(permutations))))
                << scene.moveText(box + 1).toStdString();
        }
        EXPECT_TRUE(claims(
            scene,
            QStringLiteral("in all boxes: %1; the clues of neighbours leave %2").arg(number(all), number(left))));
    }
}

TEST_F(MinigridLarge, DigitsOfAPermutationAreParted) {
    take(largeExample());
    const PermutationList list = listPermutations(model().puzzle, 5);
    ASSERT_GT(list.permutations.size(), 1U);
    for (const BoxPermutation& each : list.permutations) {
        QStringList digits;
        for (const Digit digit : each.digitsAt(model().box(5), model().geometry()))
            digits.append(QString::number(digit.value()));
        EXPECT_EQ(permutationText(model(), each), digits.join(u' ') + QStringLiteral(" of box 6"));
    }
    enter(kTreeScene);
    session().edits().setControl(QStringLiteral("box"), 6);
    const TreeLayout& layout = find<TreeCanvas>("treeCanvas")->tree().layout();
    const int depth = layout.tree().depth();
    EXPECT_EQ(layout.label(0), QStringLiteral("x ").repeated(depth).trimmed());
    for (const int leaf : layout.leaves())
        EXPECT_EQ(layout.label(leaf).split(u' ').size(), depth);
    EXPECT_EQ(layout.leaves().size(), list.permutations.size());
}

TEST_F(MinigridLarge, ABoxIsFilledWithLettersForDigitsAboveNine) {
    const Puzzle puzzle = largeExample();
    LabScene& scene = begin(kBoxesScene, puzzle);
    EXPECT_TRUE(turn().task.contains(QStringLiteral("A to G")));
    const BoxFacts facts = boxFacts(puzzle, 5);
    const BoxPermutation wanted = listPermutations(puzzle, 5).permutations.back();
    for (const Cell cell : facts.blanks) {
        click(cell);
        const int value = wanted.digit(placeInBox(puzzle.geometry(), cell)).value();
        QTest::keyClick(view().stage(), value < 10 ? static_cast<Qt::Key>(Qt::Key_0 + value)
                                                   : static_cast<Qt::Key>(Qt::Key_A + value - 10));
        EXPECT_NE(turn().state, State::mistake) << turn().verdict.toStdString();
        expectKept();
    }
    EXPECT_EQ(turn().state, State::done);
    EXPECT_TRUE(turn().verdict.startsWith(digitText(wanted.digitsAt(facts, puzzle.geometry()), puzzle.geometry())));
    const QString done = scene.drawing();
    QTest::keyClick(view().stage(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(scene.drawing(), done);
}

TEST_F(MinigridLarge, TheSequenceIsPutTogetherByHand) {
    const Puzzle puzzle = largeExample();
    begin(kSequenceScene, puzzle);
    for (const int box : orderOf(boxSequence(puzzle))) {
        click(cellsOfBox(puzzle.geometry(), box)[5]);
        EXPECT_NE(turn().state, State::mistake);
        expectKept();
    }
    EXPECT_EQ(turn().state, State::done);
}

TEST_F(MinigridLarge, ATreeIsCutByHand) {
    RandomSource random(5);
    for (int n = 0; n < 3; ++n) {
        const Puzzle puzzle = n == 0 ? largeExample() : randomPuzzle(random.next(), kLargeSide);
        LabScene& scene = begin(kTreeScene, puzzle);
        const int box = control("box")->value - 1;
        const TreeByHand tree(puzzle, PermutationTree(puzzle, box), 1000);
        ASSERT_GT(tree.count(), 1U);
        for (std::size_t i = 0; i < tree.count(); ++i) {
            const TreeVertex& vertex = tree.vertex(i);
            scene.clickCell(vertex.isCut() ? *vertex.forbiddenBy : *vertex.cell);
            ASSERT_NE(turn().state, State::mistake) << turn().verdict.toStdString();
        }
        EXPECT_EQ(turn().state, State::done);
        expectKept();
    }
}

TEST_F(MinigridLarge, AllBoxesAreFilledOneAfterTheOther) {
    const Puzzle puzzle = largeExample();
    const Grid solution = *searchByCells(puzzle).first;
    LabScene& scene = begin(kTreesScene, puzzle);
    for (const int box : orderOf(boxSequence(puzzle)))
        for (const Cell cell : model().box(box).blanks) {
            EXPECT_NE(turn().state, State::done);
            EXPECT_TRUE(session().edits().typeDigit(cell, *solution.digit(cell)));
            ASSERT_NE(turn().state, State::mistake) << turn().verdict.toStdString();
        }
    EXPECT_EQ(turn().state, State::done);
    EXPECT_TRUE(turn().verdict.contains(QStringLiteral("a solution")));
    expectKept();
    EXPECT_EQ(scene.drawing().count(u','), 256 - model().clueCount() - 1);
}

TEST_F(MinigridLarge, APathOfItsOwnIsDrawnAndWalked) {
    take(largeExample());
    LabScene& scene = enter(kPathScene);
    BoxOrder order = boxOrder(Geometry(4, 4), BoxPath::spiralColumn);
    std::ranges::reverse(order);
    for (const int box : order) {
        session().edits().clickCell(cellsOfBox(Geometry(4, 4), box).front());
        const QString drawing = scene.drawing();
        scene.setDrawing(drawing);
        EXPECT_EQ(scene.drawing(), drawing);
    }
    EXPECT_EQ(lab().drawnPath(kMostBoxes), order);
    EXPECT_TRUE(lab().drawnPath(kBoxes).empty());
    session().film().seek(scene.moveCount());
    EXPECT_TRUE(claims(scene, number(solveByPath(largeExample(), order, {.solutions = 1000}).steps)));
    // A board that scenes keep has a path of its own size, or none.
    take(largeExplosion());
    enter(kCompareScene);
    ASSERT_TRUE(settles());
    EXPECT_EQ(session().scene().moveCount(), 9);
    take(largeExample());
    enter(kCompareScene);
    ASSERT_TRUE(settles());
    EXPECT_EQ(session().scene().moveCount(), 10);
}

TEST_F(MinigridLarge, LinesAreTakenWithLettersInEitherCase) {
    const QString line = QString::fromStdString(toLine(largeExample().givens));
    EXPECT_EQ(type(line.toLower().replace(u'.', u'0')), QString());
    EXPECT_EQ(lab().inputText(), line);
    QString spaced;
    for (int row = 0; row < kLargeSide; ++row)
        spaced += line.mid(row * kLargeSide, kLargeSide) + QLatin1Char(' ');
    lab().useExample();
    EXPECT_EQ(type(spaced), QString());
    EXPECT_EQ(lab().inputText(), line);
    EXPECT_TRUE(type(QString(line).replace(u'G', u'H')).contains(QStringLiteral("A to G")));
    EXPECT_EQ(lab().inputText(), line);
    const QString clash = QStringLiteral("GG") + QString(254, u'.');
    EXPECT_TRUE(type(clash).contains(QStringLiteral("hold 16")));
    EXPECT_TRUE(type(QString(36, u'.')).contains(QStringLiteral("kept")));
    EXPECT_EQ(lab().inputText(), line);
}

TEST_F(MinigridLarge, ACluesIsTypedOnTheBoardAndTakenBack) {
    take(largeExample());
    enter(kBoxesScene);
    const QString before = lab().inputText();
    const qsizetype blank = before.indexOf(u'.');
    const Cell cell(static_cast<int>(blank));
    const Digit digit = *searchByCells(model().puzzle).first->digit(cell);
    EXPECT_TRUE(session().edits().typeDigit(cell, digit));
    EXPECT_EQ(lab().inputText()[blank], QLatin1Char(toSymbol(digit)));
    session().edits().undo();
    EXPECT_EQ(lab().inputText(), before);
}

TEST_F(MinigridLarge, SheetsKeepTheirLinesApart) {
    for (const Puzzle& puzzle : {largeExample(), largeExplosion()}) {
        take(puzzle);
        for (int index = 0; index < lab().scenes().count(); ++index) {
            enter(index);
            ASSERT_TRUE(settles());
            const std::vector<HandoutPage> pages = handoutPages(session(), {});
            for (std::size_t page = 0; page < 2; ++page) {
                const DrawnPicture drawing = drawingOf(
                    {595, 842}, [&](QPainter& painter) { pages[page].paint(painter, QRectF(48, 48, 499, 746)); });
                for (const DrawnText& each : drawing.texts)
                    EXPECT_TRUE(QRectF(0, 0, 595, 842).contains(each.ink.center()))
                        << index + 1 << ": " << each.text.toStdString();
                // What the learner answers in their own words stands below all else.
                const QString own = sheetOf(session().scene()).ownWords().left(20);
                std::optional<double> top;
                double lowest = 0;
                for (const DrawnText& each : drawing.texts)
                    if (each.text.trimmed().startsWith(own))
                        top = each.ink.top();
                    else if (!top && each.text.trimmed().startsWith(QStringLiteral("Box ")))
                        lowest = std::max(lowest, each.ink.bottom());
                EXPECT_TRUE(!top || lowest <= *top + 1) << index + 1 << ' ' << lowest << ' ' << top.value_or(0);
            }
        }
    }
}

}  // namespace
}  // namespace nonet::minigrid
