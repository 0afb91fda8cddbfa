// Each scene entered with puzzles of every kind: what is shown is what core says.
#include "core/foundation/random_source.h"
#include "core/generators/dig.h"
#include "core/generators/random_grid.h"
#include "core/rules/conflicts.h"
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/search/plain_search.h"
#include "tests/ui/labs/minigrid/minigrid_fixture.h"
#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/minigrid/tree_canvas.h"
#include "ui/text/cell_names.h"

#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QSet>

#include <set>

namespace nonet::minigrid {

QStringList MinigridLabTest::classicInputs() {
    QStringList texts{QString::fromStdString(toLine(exampleR1()))};
    RandomSource random(7);
    for (int i = 0; i < 4; ++i) {
        const ClassicDigits solution = randomGrid(random);
        const Grid puzzle = dig(solution, random).toGrid();
        texts.append(QString::fromStdString(toLine(puzzle)));
        // One clue fewer: many solutions. One clue changed: mostly none, or two that clash.
        Grid fewer = puzzle;
        Grid wrong = puzzle;
        for (int cell = 0; cell < 81; ++cell)
            if (!puzzle.isBlank(Cell(cell)) && i % 2 == 0) {
                fewer.clear(Cell(cell));
                texts.append(QString::fromStdString(toLine(fewer)));
                break;
            } else if (puzzle.isBlank(Cell(cell)) && i % 2 == 1) {
                Digit digit(solution.valueAt(Cell(cell)) % 9 + 1);
                wrong.set(Cell(cell), digit);
                if (std::holds_alternative<Puzzle>(puzzleFrom(QString::fromStdString(toLine(wrong))))) {
                    texts.append(QString::fromStdString(toLine(wrong)));
                    break;
                }
                wrong.clear(Cell(cell));
            }
        if (i == 0) {
            texts.append(QString::fromStdString(toLine(solution.toGrid())));
            Grid almost = solution.toGrid();
            almost.clear(Cell(40));
            texts.append(QString::fromStdString(toLine(almost)));
        }
    }
    return texts;
}

QStringList MinigridLabTest::largeInputs() {
    QStringList texts{QString::fromStdString(toLine(largeExample().givens))};
    RandomSource random(6);
    // Two clues fewer: mostly several solutions. One more that clashes with no clue: mostly none.
    Puzzle fewer = randomPuzzle(random.next(), kLargeSide);
    for (int cell = 0, left = 2; cell < 256 && left > 0; ++cell)
        if (!fewer.givens.isBlank(Cell(cell))) {
            fewer.givens.clear(Cell(cell));
            --left;
        }
    texts.append(QString::fromStdString(toLine(fewer.givens)));
    const Puzzle right = randomPuzzle(random.next(), kLargeSide);
    const Grid solution = *searchByCells(right).first;
    for (int cell = 0; cell < 256 && texts.size() < 3; ++cell) {
        Puzzle wrong = right;
        wrong.givens.set(Cell(cell), Digit(solution.valueAt(Cell(cell)) % kLargeSide + 1));
        if (right.givens.isBlank(Cell(cell)) && findConflicts(wrong.givens, wrong.geometry()).empty())
            texts.append(QString::fromStdString(toLine(wrong.givens)));
    }
    return texts;
}

QStringList MinigridLabTest::inputs() {
    QStringList texts = classicInputs();
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        texts.append(QString::fromStdString(toLine(randomPuzzle(seed, kSmallSide).givens)));
    for (const LabPreset& preset : MinigridLab().presets())
        if (preset.input.size() == 16)
            texts.append(preset.input);
    texts.append(largeInputs());
    texts.append(QStringLiteral("1234341221434321"));
    return texts;
}

namespace {

TEST_F(MinigridLabTest, IsWalkedToItsEndWithTwoKeys) {
    for (int scene = 0; scene < lab().scenes().count(); ++scene) {
        ASSERT_EQ(session().sceneIndex(), scene);
        session().questions().reveal();
        for (int move = 1; move <= session().scene().moveCount(); ++move) {
            QTest::keyClick(view().stage(), Qt::Key_Right);
            ASSERT_EQ(session().film().movesDone(), move);
            EXPECT_EQ(find<QLabel>("labMoveText")->text(), session().scene().moveText(move));
            view().stage()->grab();
        }
        for (const LabClaim& claim : session().scene().claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        QTest::keyClick(view().stage(), Qt::Key_PageDown);
    }
    EXPECT_EQ(session().sceneIndex(), lab().scenes().count() - 1);
}

TEST_F(MinigridLabTest, TheBoxesAreThoseOfCore) {
    withInputs(kBoxesScene, [&](LabScene& scene) {
        EXPECT_TRUE(claims(scene, QStringLiteral("Clues: %1;").arg(model().puzzle.givens.filledCount())));
        EXPECT_EQ(scene.question().choices[scene.question().right], model().isSmall()   ? QStringLiteral("4")
                                                                    : model().isLarge() ? QStringLiteral("48")
                                                                                        : QStringLiteral("18"));
        for (int box = 0; box < model().boxCount(); ++box) {
            const BoxFacts facts = boxFacts(model().puzzle, box);
            EXPECT_EQ(model().box(box), facts);
            const QString text = scene.moveText(box + 1);
            for (const Digit digit : facts.missing)
                EXPECT_TRUE(text.section(QLatin1Char(';'), 1, 1).contains(QString::number(digit.value())));
            for (const Candidate& clue : facts.clues)
                EXPECT_TRUE(text.section(QLatin1Char(';'), 0, 0).contains(QString::number(clue.digit.value())));
        }
    });
}

TEST_F(MinigridLabTest, AClickShowsABox) {
    LabScene& scene = enter(kBoxesScene);
    const auto board = scene.clickableBoard(view().stage()->area());
    QTest::mouseClick(view().stage(), Qt::LeftButton, {}, board->cellRect(Cell(8 * 9)).center().toPoint());
    EXPECT_TRUE(scene.moveText(0).startsWith(QStringLiteral("Box 7: ")));
    QTest::keyClick(view().stage(), Qt::Key_Right);
    EXPECT_TRUE(scene.moveText(1).startsWith(QStringLiteral("Box 1: ")));
    EXPECT_EQ(find<QLabel>("labMoveText")->text(), scene.moveText(1));
}

TEST_F(MinigridLabTest, ThePictureIsOfTheBoxThatTheCaptionNames) {
    LabScene& scene = enter(kBoxesScene);
    RandomSource random(2);
    const QRectF whole(0, 0, 1400, 900);
    const StageArea area{whole, whole.adjusted(0, 0, -600, 0), whole.adjusted(820, 0, 0, 0), 14};
    for (int n = 0; n < 40; ++n) {
        lab().shuffleInput(random.next());
        const Cell clicked(static_cast<int>(random.below(81)));
        session().film().seek(static_cast<double>(random.below(9)));
        session().edits().clickCell(clicked);
        const int moves = random.below(3) == 0 ? session().film().movesDone() : static_cast<int>(1 + random.below(9));
        session().film().seek(moves);
        BoardPainters painters;
        StageLook look{themeOf(ThemeId::light), painters};
        // Where the letters are large, the figure is one sentence; pointer and keyboard rest where the click was.
        look.leastText = 40;
        look.pointer = scene.clickableBoard(area)->cellRect(clicked).center();
        look.cursor = clicked;
        QStringList words;
        for (const DrawnText& each :
             drawingOf({1400, 900}, [&](QPainter& painter) { scene.paint(painter, area, look, moves); }).texts)
            words.append(each.text.trimmed());
        EXPECT_TRUE(words.join(u' ').contains(scene.moveText(moves))) << scene.moveText(moves).toStdString() << "\n"
                                                                      << words.join(u' ').toStdString();
    }
}

TEST_F(MinigridLabTest, TheSequenceIsThatOfCore) {
    withInputs(kSequenceScene, [&](LabScene& scene) {
        const BoxOrder order = orderOf(boxSequence(model().puzzle));
        QStringList numbers;
        for (const int box : order)
            numbers.append(QString::number(box + 1));
        EXPECT_TRUE(claims(scene, numbers.join(QLatin1Char(' '))));
        EXPECT_EQ(scene.question().choices[scene.question().right], numbers[1]);
        for (int place = 0; place < model().boxCount(); ++place)
            EXPECT_TRUE(scene.moveText(place + 1).contains(QStringLiteral("ox ") + numbers[place]));
    });
    session().lab()->useExample();
    session().questions().reveal();
    session().film().seek(kBoxes);
    EXPECT_TRUE(claims(session().scene(), QStringLiteral("3 1 7 6 5 9 4 8 2")));
}

TEST_F(MinigridLabTest, TheTreeHasTheVerticesOfCore) {
    withInputs(kTreeScene, [&](LabScene& scene) {
        for (int box = 0; box < model().boxCount(); ++box) {
            session().edits().setControl(QStringLiteral("box"), box + 1);
            session().film().seek(scene.moveCount());
            ASSERT_EQ(control("box")->value, box + 1);
            const PermutationTree tree(model().puzzle, box);
            const TreeLayout& layout = find<TreeCanvas>("treeCanvas")->tree().layout();
            EXPECT_EQ(layout.size(), tree.size());
            const PermutationList list = listPermutations(model().puzzle, box);
            const std::vector<int> leaves = layout.leaves();
            ASSERT_EQ(leaves.size(), list.permutations.size());
            for (std::size_t i = 0; i < leaves.size(); ++i)
                EXPECT_EQ(layout.path(leaves[i]), list.permutations[i].digitsAt(tree.facts(), tree.geometry()));
            const QLocale locale;
            EXPECT_TRUE(claims(scene, locale.toString(static_cast<qulonglong>(list.permutations.size()))));
            EXPECT_EQ(scene.question().choices[scene.question().right],
                      locale.toString(static_cast<qulonglong>(list.permutations.size())));
        }
    });
}

TEST_F(MinigridLabTest, ACutNamesTheDigitAndTheCellThatForbidsIt) {
    LabScene& scene = enter(kTreeScene);
    const ShownTree& tree = find<TreeCanvas>("treeCanvas")->tree();
    std::set<QString> texts;
    for (int i = 0; i < static_cast<int>(tree.layout().view().vertices.size()); ++i)
        texts.insert(tree.vertexText(i));
    EXPECT_TRUE(texts.contains(QStringLiteral("2xxxx: 2 cannot stand in r1c7, since r6c7 holds it.")));
    EXPECT_TRUE(texts.contains(QStringLiteral("6xxxx: 6 cannot stand in r1c7, since r1c3 holds it.")));
    EXPECT_TRUE(texts.contains(QStringLiteral("742xx: 2 cannot stand in r2c9, since r2c1 holds it.")));
    EXPECT_TRUE(texts.contains(QStringLiteral("74362: a valid permutation.")));
    EXPECT_TRUE(scene.moveText(1).contains(QStringLiteral("r6c7")));
    EXPECT_EQ(scene.question().choices[scene.question().right], QStringLiteral("7"));
}

TEST_F(MinigridLabTest, TheTreeIsZoomedPannedAndWalkedByKeys) {
    LabScene& scene = enter(kTreeScene);
    session().film().seek(scene.moveCount());
    auto* canvas = find<TreeCanvas>("treeCanvas");
    ASSERT_TRUE(canvas->isVisible());
    canvas->setZoom(2, 10);
    EXPECT_GT(canvas->zoom(), 1);
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(canvas, Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_EQ(canvas->tree().layout().label(canvas->tree().marked()), QStringLiteral("3xxxx"));
    EXPECT_TRUE(canvas->accessibleDescription().startsWith(QStringLiteral("3xxxx")));
    // What it does not know goes on to the lab.
    QTest::keyClick(canvas, Qt::Key_Left);
    EXPECT_EQ(session().film().movesDone(), scene.moveCount() - 1);
    session().setScene(0);
    EXPECT_EQ(view().stage()->canvas(), nullptr);
}

TEST_F(MinigridLabTest, LargeTreesAreLaidOutInPart) {
    LabScene& scene = enter(kTreeScene);
    EXPECT_EQ(type(QString(81, u'.')), QString());
    session().questions().reveal();
    auto* canvas = find<TreeCanvas>("treeCanvas");
    const TreeLayout& layout = canvas->tree().layout();
    EXPECT_EQ(layout.view().vertices.size(), kMostVertices);
    EXPECT_EQ(layout.size().open, 986'410U);
    EXPECT_EQ(canvas->window().unfolding, Unfolding::byLevel);
    EXPECT_EQ(scene.moveCount(), 9);
    // What is counted says whether all of them are meant.
    const std::size_t leaves = layout.leaves().size();
    EXPECT_LT(leaves, 362'880U);
    const QLocale locale;
    session().film().seek(9);
    EXPECT_TRUE(drawn().contains(
        QStringLiteral("Valid: 362,880, of them drawn: %1").arg(locale.toString(static_cast<qulonglong>(leaves)))));
    session().film().seek(8);
    EXPECT_TRUE(drawn().contains(QStringLiteral("Valid of those drawn: 0")));
    lab().useExample();
    session().questions().reveal();
    session().film().seek(scene.moveCount());
    EXPECT_TRUE(drawn().contains(QStringLiteral("Valid: 7 ")));
    session().film().seek(session().scene().moveCount() - 1);
    EXPECT_TRUE(drawn().contains(QStringLiteral("Valid so far: ")));
    view().grab();
}

TEST_F(MinigridLabTest, PuzzlesAreTakenInAnyFormOfTheImporter) {
    const QString line = QString::fromStdString(toLine(exampleR1()));
    lab().shuffleInput(3);
    EXPECT_EQ(type(QString(line).replace(u'.', u'0')), QString());
    EXPECT_TRUE(model().isExample);
    lab().shuffleInput(3);
    QString spaced;
    for (int row = 0; row < 9; ++row)
        spaced += line.mid(9 * row, 9) + QLatin1Char(' ');
    EXPECT_EQ(type(spaced), QString());
    EXPECT_TRUE(model().isExample);
    EXPECT_NE(type(QStringLiteral("12345")), QString());
    EXPECT_TRUE(model().isExample);
    EXPECT_TRUE(type(QStringLiteral("55") + QString(79, u'.')).contains(QStringLiteral("5")));
    EXPECT_TRUE(model().isExample);
}

TEST_F(MinigridLabTest, EqualDigitsInALineAreRefusedByTheirCells) {
    RandomSource random(11);
    for (int n = 0; n < 60; ++n) {
        const int side = random.below(2) == 0 ? kSmallSide : kBoxes;
        const Geometry geometry = side == kSmallSide ? Geometry(2, 2) : Geometry();
        const auto count = static_cast<std::uint32_t>(geometry.cellCount());
        const Cell first(static_cast<int>(random.below(count)));
        const Cell second(static_cast<int>(random.below(count)));
        if (first == second)
            continue;
        QString line(geometry.cellCount(), u'.');
        line[first.index()] = line[second.index()] = u'3';
        const QString before = lab().inputText();
        const QString fault = type(line);
        const bool clash = geometry.row(first) == geometry.row(second) ||
                           geometry.column(first) == geometry.column(second) ||
                           geometry.box(first) == geometry.box(second);
        ASSERT_EQ(fault.isEmpty(), !clash) << line.toStdString();
        EXPECT_EQ(lab().inputText(), clash ? before : line);
        for (const Cell cell : {first, second})
            EXPECT_EQ(fault.contains(cellName(cell, side)), clash) << fault.toStdString();
    }
}

TEST_F(MinigridLabTest, TheTableHasWhatIsMissingOnceABoxWasLookedAt) {
    RandomSource random(21);
    LabScene& scene = enter(kBoxesScene);
    for (int n = 0; n < 6; ++n) {
        lab().shuffleInput(random.next());
        session().film().seek(0);
        const auto unknown = [&] { return drawn().count(QStringLiteral("?")); };
        EXPECT_EQ(unknown(), model().boxCount());
        const StageArea area = view().stage()->area();
        const auto board = scene.clickableBoard(area);
        std::set<int> clicked;
        for (int click = 0; click < 3; ++click) {
            const Cell cell(static_cast<int>(random.below(81)));
            const QPointF place = board->cellRect(cell).center();
            const int box = model().geometry().box(cell);
            EXPECT_EQ(scene.readout(area, place, 0).contains(QStringLiteral("missing ")), clicked.contains(box));
            clicked.insert(box);
            session().edits().clickCell(cell);
            EXPECT_TRUE(scene.readout(area, place, 0).contains(digitList(model().box(box).missing).join(u' ')));
            EXPECT_EQ(unknown(), model().boxCount() - static_cast<int>(clicked.size()));
        }
        session().film().seek(scene.moveCount());
        EXPECT_EQ(unknown(), 0);
    }
}

TEST_F(MinigridLabTest, TheLineOfAClashCrossesNoDigitBetween) {
    RandomSource random(31);
    for (int n = 0; n < 30; ++n) {
        const int side = random.below(2) == 0 ? kSmallSide : kBoxes;
        const auto any = [&] { return static_cast<int>(random.below(static_cast<std::uint32_t>(side))); };
        const bool isRow = random.below(2) == 0;
        const int line = any();
        const int from = any();
        const int to = any();
        const auto cellAt = [&](int along) { return Cell(isRow ? line * side + along : along * side + line); };
        const CellField field = cellField(QRectF(20, 20, side * 50, side * 50), side, side);
        const auto imageOf = [&](bool hasClash) {
            QImage image(side * 50 + 40, side * 50 + 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            BoardPainters painters;
            BoxesPicture boxes{Grid(side)};
            if (hasClash && from != to)
                boxes.addClash(cellAt(from), cellAt(to));
            paintBoxes(painter, field, boxes, {themeOf(ThemeId::light), painters});
            return image;
        };
        const QImage with = imageOf(true);
        const QImage without = imageOf(false);
        EXPECT_EQ(with == without, from == to);
        for (int along = std::min(from, to) + 1; along < std::max(from, to); ++along) {
            const Cell between = cellAt(along);
            const QRect digit =
                field.cell(between.index() / side, between.index() % side).adjusted(9, 9, -9, -9).toRect();
            EXPECT_EQ(with.copy(digit), without.copy(digit)) << from << ' ' << to;
        }
    }
}

TEST_F(MinigridLabTest, OrdersToGuessFromAreNeverMoreThanThereAre) {
    RandomSource random(41);
    for (int n = 0; n < 12; ++n) {
        const int side = n % 2 == 0 ? kSmallSide : kBoxes;
        LabScene& scene = enter(kTreeScene);
        session().edits().setInput(QString::fromStdString(toLine(randomPuzzle(random.next(), side).givens)));
        for (int box = 0; box < side; ++box) {
            session().edits().setControl(QStringLiteral("box"), box + 1);
            double orders = 1;
            for (std::size_t i = 2; i <= model().box(box).blanks.size(); ++i)
                orders *= static_cast<double>(i);
            const LabQuestion question = scene.question();
            for (const QString& choice : question.choices)
                EXPECT_LE(QLocale().toDouble(choice), orders) << question.text.toStdString();
            EXPECT_EQ(QSet<QString>(question.choices.begin(), question.choices.end()).size(), question.choices.size());
        }
    }
}

TEST_F(MinigridLabTest, WorksheetsArePrintedWithAndWithoutAnswers) {
    for (const QString& input : inputs()) {
        type(input);
        QImage image(595, 842, QImage::Format_RGB32);
        for (const bool withAnswers : {false, true}) {
            image.fill(Qt::white);
            QPainter painter(&image);
            lab().paintWorksheet(painter, QRectF(48, 48, 499, 746), withAnswers);
            painter.end();
            EXPECT_NE(image.pixel(48, 48 + 40), image.pixel(590, 838) + 1);
        }
    }
}

}  // namespace
}  // namespace nonet::minigrid
