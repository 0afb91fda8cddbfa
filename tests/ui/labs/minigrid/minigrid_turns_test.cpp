// The learner runs the solver by hand: right moves are never corrected, each wrong one is told for what it is, and the
// end is that of core. Played on what is shown: cells, cards and buttons.
#include "core/foundation/random_source.h"
#include "core/rules/conflicts.h"
#include "core/solvers/minigrid/by_hand.h"
#include "core/solvers/minigrid/pruning_film.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "core/solvers/search/plain_search.h"
#include "tests/ui/labs/minigrid/minigrid_turns_fixture.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/minigrid/permutation_pair.h"
#include "ui/labs/minigrid/tree_layout.h"
#include "ui/labs/minigrid/walk_film.h"
#include "ui/text/cell_names.h"

#include <QPushButton>
#include <QRegularExpression>

#include <numeric>

namespace nonet::minigrid {
namespace {

TEST_F(MinigridTurns, TheBoxesArePutInOrder) {
    RandomSource random(3);
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        const Puzzle puzzle = randomPuzzle(seed, seed % 2 == 0 ? kSmallSide : kBoxes);
        begin(kSequenceScene, puzzle);
        const BoxOrder order = orderOf(boxSequence(puzzle));
        const auto cellOf = [&](int box) { return cellsOfBox(puzzle.geometry(), box).front(); };
        EXPECT_TRUE(turn().verdict.isEmpty());
        for (std::size_t i = 0; i < order.size(); ++i) {
            const std::vector<int> rest(order.begin() + static_cast<int>(i), order.end());
            const int pick = rest[random.below(static_cast<std::uint32_t>(rest.size()))];
            click(cellOf(pick));
            EXPECT_EQ(turn().state == State::mistake, pick != order[i]);
            if (pick != order[i]) {
                EXPECT_TRUE(turn().verdict.contains(QString::number(pick + 1))) << turn().verdict.toStdString();
                EXPECT_TRUE(drawn().contains(QStringLiteral("✕")));
                expectKept();
                click(cellOf(order[i]));
            }
        }
        EXPECT_EQ(turn().state, State::done);
        EXPECT_TRUE(turn().verdict.startsWith(boxNames(order).join(u' ')));
        expectKept();
        click(cellOf(order.back()));
        EXPECT_EQ(turn().state, State::open);
    }
}

TEST_F(MinigridTurns, ThePictureAnswersAClickBeforeTheFirstMove) {
    const Puzzle puzzle = randomPuzzle(5, kBoxes);
    session().edits().setInput(QString::fromStdString(toLine(puzzle.givens)));
    LabScene& scene = enter(kSequenceScene);
    session().film().seek(0);
    const int first = boxSequence(puzzle).front().box;
    for (int box = 0; box < kBoxes; ++box) {
        click(cellsOfBox(puzzle.geometry(), box)[4]);
        EXPECT_EQ(scene.moveText(0).startsWith(QStringLiteral("Yes.")), box == first);
        EXPECT_EQ(find<QLabel>("labMoveText")->text(), scene.moveText(0));
    }
    // While the question is open, the board does not answer it.
    session().questions().setRevealed(session().sceneIndex(), false);
    session().film().seek(1);
    EXPECT_FALSE(scene.clickableBoard(area()));
}

TEST_F(MinigridTurns, ATreeIsCutAndEachCutHasItsCell) {
    RandomSource random(4);
    for (const Puzzle& puzzle : smallPuzzles(8))
        for (int box = 0; box < 4; ++box) {
            const PermutationTree tree(puzzle, box);
            if (tree.depth() == 0)
                continue;
            LabScene& scene = begin(kTreeScene, puzzle);
            session().edits().setControl(QStringLiteral("box"), box + 1);
            const TreeByHand hand(puzzle, tree, 200);
            for (std::size_t n = 0; n < hand.count(); ++n) {
                const TreeVertex& vertex = hand.vertex(n);
                EXPECT_TRUE(turn().task.startsWith(QStringLiteral("May %1 stand in %2?")
                                                       .arg(vertex.digit->value())
                                                       .arg(cellName(*vertex.cell, kSmallSide))));
                const Cell guess(static_cast<int>(random.below(16)));
                click(guess);
                const CutFault fault = hand.check(n, guess);
                EXPECT_EQ(turn().state == State::mistake, fault != CutFault::none);
                if (fault == CutFault::none)
                    continue;
                EXPECT_TRUE(turn().verdict.contains(
                    cellName(fault == CutFault::missed ? *vertex.forbiddenBy : guess, kSmallSide)));
                expectKept();
                // A wrong answer gives way to the next.
                if (vertex.isCut())
                    click(*vertex.forbiddenBy);
                else
                    session().edits().setControl(QStringLiteral("stands"), 1);
            }
            EXPECT_EQ(turn().state, State::done);
            EXPECT_TRUE(turn().verdict.contains(QStringLiteral(" %1 of ").arg(tree.size().permutations)))
                << turn().verdict.toStdString();
            // Nothing is asked any more.
            EXPECT_FALSE(turn().task.contains(u'?'));
            EXPECT_FALSE(control("stands"));
            expectKept();
            EXPECT_FALSE(scene.drawing().isEmpty());
        }
}

TEST_F(MinigridTurns, ATreeIsCutWithTheKeyboardAlone) {
    begin(kTreeScene, smallExample());
    QTest::keyClick(view().stage(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(view().stage(), Qt::Key_Return);
    EXPECT_FALSE(turn().verdict.isEmpty());
    const QString drawing = session().scene().drawing();
    QTest::keyClick(view().stage(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(session().scene().drawing(), drawing);
}

TEST_F(MinigridTurns, TheTreeMarksTheVertexThatIsAskedNext) {
    RandomSource random(11);
    for (const Puzzle& puzzle : smallPuzzles(6)) {
        LabScene& scene = begin(kTreeScene, puzzle);
        auto& tree = dynamic_cast<ShownTree&>(scene);
        const auto expectAgreement = [&] {
            TreeWindow window;
            tree.fill(window, session().film().at());
            if (turn().state == State::done)
                return;
            EXPECT_EQ(window.marked, window.asked);
            const QString asked = tree.layout().label(window.asked);
            EXPECT_TRUE(scene.moveText(0).startsWith(asked + u':'));
            EXPECT_EQ(!turn().verdict.isEmpty() && turn().state == State::open, turn().verdict.contains(asked + u':'));
        };
        while (turn().state != State::done) {
            TreeWindow window;
            tree.fill(window, session().film().at());
            const TreeVertex& vertex = tree.layout().vertex(window.asked);
            // What was pointed at before stays marked only where it is in sight.
            tree.mark(window.asked + static_cast<int>(random.below(3)));
            expectAgreement();
            if (vertex.isCut())
                click(*vertex.forbiddenBy);
            else
                session().edits().setControl(QStringLiteral("stands"), 1);
            expectAgreement();
            if (random.below(4) == 0) {
                tree.mark(0);
                session().edits().undo();
                expectAgreement();
                session().edits().redo();
                expectAgreement();
            }
        }
    }
}

TEST_F(MinigridTurns, EachClashOfAPairIsMarkedAndNamed) {
    RandomSource random(7);
    const QStringList inputs = classicInputs() + largeInputs();
    std::size_t most = 0;
    for (const QString& input : inputs) {
        type(input);
        const Geometry& geometry = model().geometry();
        for (int n = 0; n < 60; ++n) {
            const auto anyBox = [&] {
                return static_cast<int>(random.below(static_cast<std::uint32_t>(geometry.side())));
            };
            const int boxes[] = {anyBox(), anyBox()};
            if (!areNeighbours(geometry, boxes[0], boxes[1]))
                continue;
            std::vector<BoxPermutation> pair;
            for (const int box : boxes) {
                // Any order at all: the clues are not asked.
                std::vector<int> digits(static_cast<std::size_t>(geometry.side()));
                std::iota(digits.begin(), digits.end(), 1);
                random.shuffle(digits);
                BoxPermutation permutation(box);
                for (int i = 0; i < geometry.side(); ++i)
                    permutation.set(i, Digit(digits[static_cast<std::size_t>(i)]));
                pair.push_back(permutation);
            }
            Grid both(geometry.side());
            for (const BoxPermutation& each : pair)
                place(each, geometry, both);
            const std::vector<Conflict> conflicts = findConflicts(both, geometry);
            const BoxesPicture picture = boardWith(model(), pair);
            EXPECT_EQ(picture.clashes.size(), conflicts.size());
            const QString text = pairText(model(), pair[0], pair[1]);
            for (const Conflict& each : conflicts) {
                EXPECT_TRUE(std::ranges::count(picture.clashing, each.first) == 1 &&
                            std::ranges::count(picture.clashing, each.second) == 1);
                for (const Cell cell : {each.first, each.second})
                    EXPECT_TRUE(text.contains(cellName(cell, geometry.side()))) << text.toStdString();
            }
            most = std::max(most, conflicts.size());
        }
    }
    EXPECT_GT(most, 2U);
}

TEST_F(MinigridTurns, APathIsWalkedWithEveryWayBack) {
    for (const Puzzle& puzzle : smallPuzzles(8)) {
        LabScene& scene = begin(kPathScene, puzzle);
        const GraphBuild build = buildGraph(puzzle);
        const BoxOrder order = *boxOrderFrom(control("give_back") ? "1243" : "", puzzle.geometry());
        PathByHand hand(build.graph, puzzle.geometry(), order);
        int taken = 0;
        while (!hand.isExhausted()) {
            const auto right = hand.expected();
            if (!right) {
                const bool wasSolved = hand.isSolved();
                session().edits().setControl(QStringLiteral("give_back"), 1);
                ASSERT_TRUE(hand.take({{}, true}));
                EXPECT_EQ(turn().state, hand.isExhausted() ? State::done : State::open);
                // What is taken back from a solution did fit.
                EXPECT_EQ(turn().verdict.startsWith(QStringLiteral("Right, nothing fits")),
                          !hand.isExhausted() && !wasSolved);
                EXPECT_EQ(turn().verdict.contains(QStringLiteral("to look for another solution")), wasSolved);
                continue;
            }
            // One that clashes is shown with what it clashes with.
            for (std::uint32_t i = 0; i < build.graph.nodeCount(right->box); ++i)
                if (const auto clash = hand.clashOf({right->box, i})) {
                    clickCard(build.graph.permutation({right->box, i}));
                    EXPECT_EQ(turn().state, State::mistake);
                    const auto cells = findMismatch(build.graph.permutation({right->box, i}),
                                                    build.graph.permutation(*clash), puzzle.geometry());
                    EXPECT_TRUE(turn().verdict.contains(cellName(cells->first, kSmallSide)));
                    EXPECT_TRUE(turn().verdict.contains(cellName(cells->second, kSmallSide)));
                    expectKept();
                }
            session().edits().setControl(QStringLiteral("give_back"), 1);
            EXPECT_TRUE(turn().verdict.startsWith(QStringLiteral("Not yet: ")));
            clickCard(build.graph.permutation(*right));
            ASSERT_TRUE(hand.take({*right}));
            ++taken;
            EXPECT_EQ(turn().state, State::open);
            EXPECT_EQ(turn().verdict.startsWith(QStringLiteral("Solution %1").arg(hand.solutions())), hand.isSolved());
        }
        EXPECT_EQ(turn().state, State::done);
        EXPECT_EQ(hand.solutions(), 1U);
        EXPECT_TRUE(turn().verdict.contains(QStringLiteral("the only solution")));
        EXPECT_TRUE(turn().verdict.endsWith(QStringLiteral("taken back again: %1.").arg(taken)));
        expectKept();
        EXPECT_FALSE(scene.drawing().isEmpty());
    }
}

TEST_F(MinigridTurns, AllMatchesOfAPermutationAreFound) {
    RandomSource random(6);
    for (const Puzzle& puzzle : smallPuzzles(8)) {
        begin(kGraphScene, puzzle);
        const PermutationGraph graph = buildGraph(puzzle).graph;
        const int box = static_cast<int>(random.below(4));
        const GraphNode from{box, random.below(graph.nodeCount(box))};
        clickCard(graph.permutation(from));
        std::uint32_t missing = 0;
        for (const int other : boxFacts(puzzle, box).neighbours)
            missing += graph.matchCount(from, other);
        for (int other = 0; other < 4; ++other)
            for (std::uint32_t i = 0; i < graph.nodeCount(other); ++i) {
                if (other == box || missing == 0)
                    continue;
                const GraphNode to{other, i};
                session().edits().setControl(QStringLiteral("that_is_all"), 1);
                EXPECT_TRUE(turn().verdict.startsWith(QStringLiteral("Not all yet.")));
                clickCard(graph.permutation(to));
                const bool isMatch = areNeighbours(puzzle.geometry(), box, other) && graph.areJoined(from, to);
                EXPECT_EQ(turn().state == State::mistake, !isMatch);
                expectKept();
                missing -= isMatch ? 1 : 0;
                // Nothing tells that it was the last one.
                EXPECT_NE(turn().state, State::done);
                if (!isMatch)
                    clickCard(graph.permutation(to));
            }
        EXPECT_EQ(missing, 0U);
        session().edits().setControl(QStringLiteral("that_is_all"), 1);
        EXPECT_EQ(turn().state, State::done);
    }
}

TEST_F(MinigridTurns, PermutationsAreStruckUntilTheFilmsEnd) {
    for (const Puzzle& puzzle : smallPuzzles(8)) {
        begin(kPruneScene, puzzle);
        const PermutationGraph graph = buildGraph(puzzle).graph;
        const PruningFilm film = pruningFilm(puzzle);
        StrikesByHand hand(graph, puzzle.geometry(), PruningScope::chutes);
        EXPECT_TRUE(session().scene().sentences().first().contains(QStringLiteral("digits row by row")));
        int named = 0;
        while (graph.nodeCount(named) == 0 || model().box(named).blanks.empty())
            ++named;
        EXPECT_TRUE(turn().task.endsWith(QStringLiteral("'%1' names a card by its new digits, row by row.")
                                             .arg(permutationText(model(), graph.permutation({named, 0})))))
            << turn().task.toStdString();
        std::uint64_t before = UINT64_MAX;
        for (std::uint64_t left = graph.nodeCount(); left < before && turn().state != State::done;) {
            before = left;
            for (int box = 0; box < 4; ++box)
                for (std::uint32_t i = 0; i < graph.nodeCount(box) && turn().state != State::done; ++i) {
                    const GraphNode node{box, i};
                    if (hand.isStruck(node))
                        continue;
                    const bool mayGo = hand.strike(node);
                    left -= mayGo ? 1 : 0;
                    clickCard(graph.permutation(node));
                    EXPECT_EQ(turn().state == State::mistake, !mayGo);
                    expectKept();
                    // One that has to stay is taken back.
                    if (!mayGo)
                        clickCard(graph.permutation(node));
                }
        }
        const bool isGuessDue = !film.isSolved() && !film.isContradictory();
        EXPECT_EQ(turn().state, isGuessDue ? State::open : State::done);
        EXPECT_EQ(turn().task.contains(QStringLiteral("guess")), isGuessDue);
        EXPECT_EQ(turn().verdict.startsWith(QStringLiteral("One permutation a box is left")), film.isSolved());
        // Then the board shows what was found.
        if (const auto solution = searchByCells(puzzle).first; film.isSolved() && solution) {
            const QString shown = drawn();
            QString digits;
            for (int cell = 0; cell < 16; ++cell)
                digits += QString::number(solution->valueAt(Cell(cell))) + u' ';
            EXPECT_TRUE(shown.contains(digits)) << shown.toStdString();
        }
    }
}

TEST_F(MinigridTurns, ManyPermutationsAreNotLeftToTheHand) {
    lab().useExample();
    for (const char* title : {kPathScene, kGraphScene, kPruneScene}) {
        LabScene& scene = enter(title);
        ASSERT_TRUE(settles());
        ASSERT_TRUE(scene.turn()) << title;
        EXPECT_TRUE(scene.turn()->task.contains(QStringLiteral("Take the 4 × 4 board"))) << title;
        EXPECT_TRUE(scene.sentences().last().contains(QStringLiteral("4 × 4")));
    }
}

TEST_F(MinigridTurns, OfASmallBoardOnlyItsOwnCellsAreNamed) {
    const QRegularExpression outside(QStringLiteral("r[5-9]c\\d|r\\dc[5-9]|r\\d\\d|[Nn]ine|(?<!\\d)9 ×|middle"));
    for (int seed = 1; seed < 4; ++seed) {
        const Puzzle puzzle = randomPuzzle(static_cast<std::uint64_t>(seed), kSmallSide);
        for (int scene = 0; scene < lab().scenes().count(); ++scene) {
            enter(scene);
            session().edits().setInput(QString::fromStdString(toLine(puzzle.givens)));
            ASSERT_TRUE(settles());
            LabScene& shown = session().scene();
            QStringList texts = shown.sentences();
            texts << shown.question().text << shown.question().answer << sheetOf(shown).ownWords()
                  << sheetOf(shown).modelWords();
            for (int move = 0; move <= shown.moveCount(); ++move) {
                session().film().seek(move);
                texts << shown.moveText(move) << drawn();
                for (const LabClaim& claim : shown.claims())
                    texts << claim.text;
            }
            for (const QString& text : texts)
                EXPECT_FALSE(outside.match(text).hasMatch()) << scene + 1 << ": " << text.toStdString();
        }
    }
}

TEST_F(MinigridTurns, TheSizeOfTheBoardIsChosenAndTheOtherPuzzleComesBack) {
    session().edits().setInput(QString::fromStdString(toLine(randomPuzzle(8, kBoxes).givens)));
    const QString large = lab().inputText();
    enter(kBoxesScene);
    session().edits().setControl(QStringLiteral("size"), 0);
    EXPECT_EQ(lab().inputText(), QString::fromStdString(toLine(smallExample().givens)));
    EXPECT_EQ(searchByCells(model().puzzle).count, 1U);
    lab().shuffleInput(3);
    const QString small = lab().inputText();
    EXPECT_EQ(small.size(), 16);
    session().edits().setControl(QStringLiteral("size"), 1);
    EXPECT_EQ(lab().inputText(), large);
    session().edits().setControl(QStringLiteral("size"), 2);
    EXPECT_EQ(lab().inputText(), QString::fromStdString(toLine(largeExample().givens)));
    lab().shuffleInput(4);
    const QString largest = lab().inputText();
    EXPECT_EQ(largest.size(), 256);
    EXPECT_EQ(searchByCells(model().puzzle).count, 1U);
    session().edits().setControl(QStringLiteral("size"), 1);
    EXPECT_EQ(lab().inputText(), large);
    session().edits().setControl(QStringLiteral("size"), 2);
    EXPECT_EQ(lab().inputText(), largest);
    session().edits().setControl(QStringLiteral("size"), 0);
    EXPECT_EQ(lab().inputText(), small);
    EXPECT_NE(type(QStringLiteral("12345678123456ab")), QString());
    EXPECT_EQ(lab().inputText(), small);
}

TEST_F(MinigridTurns, PresetsAreWhatTheirNamesSay) {
    std::set<int> sides;
    for (const LabPreset& preset : lab().presets()) {
        ASSERT_EQ(session().edits().setInput(preset.input), QString());
        const std::uint64_t count = searchByCells(model().puzzle).count;
        EXPECT_EQ(count, preset.name.contains(QStringLiteral("two"))             ? 2U
                         : preset.name.contains(QStringLiteral("contradictory")) ? 0U
                                                                                 : 1U);
        EXPECT_EQ(searchByCells(model().puzzle, 3).count, count) << preset.name.toStdString();
        if (preset.name.contains(QStringLiteral("17"))) {
            EXPECT_EQ(model().clueCount(), 17);
        }
        EXPECT_TRUE(preset.name.startsWith(QStringLiteral("%1 × %1").arg(model().side())));
        sides.insert(model().side());
    }
    EXPECT_EQ(sides, (std::set<int>{kSmallSide, kBoxes, kLargeSide}));
    QStringList lengths;
    for (const LabLength& length : lab().lengths())
        lengths.append(length.id);
    EXPECT_EQ(lengths, (QStringList{QStringLiteral("15"), QStringLiteral("45"), QStringLiteral("90")}));
}

TEST_F(MinigridTurns, ButtonsAndStripLeadToTheEventsOfTheRun) {
    for (const char* title : {kTreesScene, kPathScene})
        for (const int side : {kSmallSide, kBoxes}) {
            const Puzzle puzzle = side == kSmallSide ? smallExample() : Puzzle(exampleR1());
            session().edits().setInput(QString::fromStdString(toLine(puzzle.givens)));
            LabScene& scene = enter(title);
            const bool isTrees = title == kTreesScene;
            const WalkFilm film(isTrees ? WalkVersion::trees : WalkVersion::path, puzzle,
                                isTrees ? orderOf(boxSequence(puzzle))
                                        : boxOrder(puzzle.geometry(), BoxPath::zigzagRow));
            std::size_t event = 0;
            for (int press = 0; press < 30; ++press) {
                const double before = session().film().at();
                while (event < film.eventCount() && !film.isDeadEnd(event + 1))
                    ++event;
                session().edits().setControl(QStringLiteral("back"), 1);
                if (event == film.eventCount()) {
                    EXPECT_EQ(session().film().at(), before);
                    EXPECT_EQ(scene.moveText(session().film().movesDone()),
                              QStringLiteral("No dead end comes after this."));
                    break;
                }
                EXPECT_EQ(film.eventsAt(session().film().at()), event + 1);
                EXPECT_EQ(film.event(event).kind, TraceKind::back);
                if (event + 1 < film.eventCount()) {
                    EXPECT_TRUE(scene.moveText(session().film().movesDone()).contains(QStringLiteral("Dead end: ")));
                }
                ++event;
            }
            session().film().seek(0);
            session().edits().setControl(QStringLiteral("solution"), 1);
            EXPECT_EQ(film.event(film.eventsAt(session().film().at()) - 1).kind, TraceKind::solved);
            EXPECT_EQ(film.solutionsWithin(film.eventsAt(session().film().at())), 1U);
            session().film().seek(0);
            session().edits().setControl(QStringLiteral("over"), 1);
            const TraceKind over = film.event(film.eventsAt(session().film().at()) - 1).kind;
            EXPECT_TRUE(over == TraceKind::matched || over == TraceKind::back);
            // Anywhere on the strip: a later place is a later event, up to the end.
            const QRectF figure = area().figure;
            double last = 0;
            int found = 0;
            for (double x = figure.left() + 1; x < figure.right(); x += 17)
                for (double y = figure.top(); y < figure.bottom(); y += 6)
                    if (const auto at = momentAt(scene, area(), {x, y})) {
                        EXPECT_GE(*at, last);
                        last = *at;
                        ++found;
                        break;
                    }
            EXPECT_GT(found, 10);
            EXPECT_GT(last, scene.moveCount() * 0.9);
        }
}

TEST_F(MinigridTurns, PointingTellsNoMatchesBeforeTheyAreFound) {
    for (const Puzzle& puzzle : smallPuzzles(4)) {
        LabScene& scene = begin(kGraphScene, puzzle);
        const auto board = scene.clickableBoard(area());
        const auto picture = [&](const std::optional<QPointF>& pointer) {
            BoardPainters painters;
            StageLook look{themeOf(ThemeId::light), painters};
            look.pointer = pointer;
            return drawingOf({1400, 900}, [&](QPainter& painter) { scene.paint(painter, area(), look, 0); })
                .texts.size();
        };
        for (int i = 0; i < board->shape().cellCount(); ++i) {
            const QPointF place = board->cellRect(Cell(i)).center();
            if (scene.readout(area(), place, 0).isEmpty())
                continue;
            const int box = scene.readout(area(), place, 0).section(u' ', -1).toInt() - 1;
            EXPECT_EQ(picture(place), picture(std::nullopt) + model().box(box).blanks.size());
        }
    }
}

TEST_F(MinigridTurns, TheLadderTellsWhatFitsUnderWhatIsPlaced) {
    const Puzzle puzzle(exampleR1());
    lab().useExample();
    LabScene& scene = enter(kTreesScene);
    const BoxOrder order = orderOf(boxSequence(puzzle));
    const WalkFilm film(WalkVersion::trees, puzzle, order);
    RandomSource random(12);
    for (int n = 0; n < 20; ++n) {
        const auto at = static_cast<double>(1 + random.below(static_cast<std::uint32_t>(scene.moveCount() - 1)));
        session().film().seek(at);
        const WalkState& state = film.stateAfter(film.eventsAt(at));
        std::vector<BoxPermutation> chosen;
        QStringList told;
        const QRectF figure = area().figure;
        for (double y = figure.top(); y < figure.bottom(); y += 3)
            told.append(scene.readout(area(), {figure.left() + 5, y}, at));
        for (int level = 0; level <= state.level; ++level) {
            const PermutationTree tree(puzzle, order[static_cast<std::size_t>(level)], chosen);
            const QString expected = QStringLiteral("Box %1: permutations that fit under what is placed before: %2")
                                         .arg(order[static_cast<std::size_t>(level)] + 1)
                                         .arg(tree.size().permutations);
            const auto fits = [&](const QString& text) {
                return text.startsWith(expected) || tree.size().permutations == 0;
            };
            EXPECT_TRUE(std::ranges::any_of(told, fits)) << expected.toStdString();
            const TreePath& digits = state.digits[static_cast<std::size_t>(level)];
            if (static_cast<int>(digits.size()) == tree.depth())
                chosen.push_back(tree.permutation(digits));
        }
    }
}

TEST_F(MinigridTurns, SheetsAskAndKeysAnswer) {
    RandomSource random(2);
    for (int n = 0; n < 3; ++n) {
        session().edits().setInput(QString::fromStdString(toLine(randomPuzzle(random.next(), kSmallSide).givens)));
        QStringList sheets;
        for (int scene = 0; scene < lab().scenes().count(); ++scene) {
            enter(scene);
            ASSERT_TRUE(settles());
            const std::vector<HandoutPage> pages = handoutPages(session(), {});
            const auto words = [&](std::size_t page) {
                QStringList texts;
                for (const DrawnText& each : drawingOf({595, 842}, [&](QPainter& painter) {
                                                 pages[page].paint(painter, QRectF(48, 48, 499, 746));
                                             }).texts)
                    texts.append(each.text.trimmed());
                return texts.join(u' ');
            };
            EXPECT_NE(words(0), words(1));
            sheets.append(words(0));
        }
        // Each idea has a sheet of its own.
        sheets.removeDuplicates();
        EXPECT_GE(sheets.size(), 9);
    }
}

}  // namespace
}  // namespace nonet::minigrid
