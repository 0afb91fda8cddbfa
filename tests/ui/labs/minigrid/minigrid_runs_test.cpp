// The scenes that run versions: each number shown is core's, whatever the puzzle.
#include "core/solvers/minigrid/graph_solver.h"
#include "core/solvers/minigrid/permutation_generators.h"
#include "core/solvers/minigrid/pruning_film.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/search/plain_search.h"
#include "tests/ui/labs/minigrid/minigrid_fixture.h"
#include "ui/labs/minigrid/walk_film.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace nonet::minigrid {
namespace {

constexpr int kPatience = 60'000;

QString text(std::uint64_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

MinigridLimits filmLimits() {
    MinigridLimits limits;
    limits.budget = WalkFilm::kSteps;
    limits.solutions = ~std::uint64_t{0};
    return limits;
}

/// At the scene's end, where it claims them.
void expectVerdict(const LabScene& scene, const MinigridOutcome& outcome) {
    EXPECT_TRUE(claims(scene, text(outcome.steps)));
    EXPECT_EQ(claims(scene, QStringLiteral("not decided")), !outcome.isDecided());
    const LabQuestion question = scene.question();
    EXPECT_EQ(question.choices[question.right] == text(outcome.steps), outcome.isDecided());
}

TEST_F(MinigridLabTest, VersionThreeOneWalksAsCoreDoes) {
    withInputs(kTreesScene, [&](LabScene& scene) {
        expectVerdict(scene, solveByTrees(model().puzzle, filmLimits()));
        view().stage()->grab();
    });
    lab().useExample();
    session().questions().reveal();
    session().film().seek(session().scene().moveCount());
    EXPECT_TRUE(claims(session().scene(), QStringLiteral("13,994")));
}

TEST_F(MinigridLabTest, VersionThreeTwoWalksEachPathAsCoreDoes) {
    withInputs(kPathScene, [&](LabScene& scene) {
        const Geometry geometry = model().geometry();
        for (std::size_t i = 0; i < kBoxPaths.size(); ++i) {
            session().edits().setControl(QStringLiteral("path"), static_cast<int>(i));
            const BoxOrder order = boxOrder(geometry, kBoxPaths[i]);
            EXPECT_EQ(control("order")->text.toStdString(), toText(order));
            session().film().seek(scene.moveCount());
            expectVerdict(scene, solveByPath(model().puzzle, order, filmLimits()));
        }
        const auto counts = countPermutations(model().puzzle);
        QStringList texts;
        for (const PermutationCount& each : counts)
            texts.append(text(each.count));
        EXPECT_TRUE(claims(scene, texts.join(QStringLiteral(" · "))));
    });
}

TEST_F(MinigridLabTest, TheFilmEndsWithTheSolutionInSight) {
    const WalkFilm film(WalkVersion::trees, model().puzzle, orderOf(model().sequence));
    EXPECT_EQ(film.moveCount(), enter(kTreesScene).moveCount());
    bool isSolved = false;
    for (std::size_t i = 0; i < film.eventCount(); ++i)
        if (film.event(i).kind == TraceKind::solved) {
            const WalkState& state = film.stateAfter(i + 1);
            Grid filled = state.placed;
            for (int cell = 0; cell < 81; ++cell)
                if (const auto clue = model().puzzle.givens.digit(Cell(cell)))
                    filled.set(Cell(cell), *clue);
            EXPECT_TRUE(filled.isSolved(Geometry()));
            isSolved = true;
        }
    EXPECT_TRUE(isSolved);
    std::size_t last = 0;
    for (int move = 1; move <= film.moveCount(); ++move) {
        EXPECT_GT(film.eventsAt(move), last);
        last = film.eventsAt(move);
    }
    EXPECT_EQ(last, film.eventCount());
}

TEST_F(MinigridLabTest, APathIsDrawnWithMouseAndKeysAndTyped) {
    LabScene& scene = enter(kPathScene);
    const auto board = scene.clickableBoard(view().stage()->area());
    const auto click = [&](int box) {
        const Cell cell(Geometry().cells({HouseKind::box, static_cast<std::uint8_t>(box)})[4]);
        QTest::mouseClick(view().stage(), Qt::LeftButton, {}, board->cellRect(cell).center().toPoint());
    };
    const BoxOrder order = *boxOrderFrom("159843726", Geometry());
    for (std::size_t i = 0; i < 8; ++i)
        click(order[i]);
    EXPECT_TRUE(scene.moveText(0).startsWith(QStringLiteral("Your path so far: 15984372.")));
    click(order[7]);
    EXPECT_TRUE(scene.moveText(0).startsWith(QStringLiteral("Your path so far: 1598437.")));
    click(order[7]);
    click(order[8]);
    EXPECT_EQ(control("order")->text, QStringLiteral("159843726"));
    EXPECT_FALSE(scene.moveText(0).startsWith(QStringLiteral("Your path")));
    EXPECT_EQ(find<QComboBox>("control_path")->currentIndex(), 6);
    session().film().seek(scene.moveCount());
    expectVerdict(scene, solveByPath(model().puzzle, order, filmLimits()));
    QTest::keyClick(view().stage(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(view().stage(), Qt::Key_Return);
    EXPECT_EQ(control("order")->text.size(), 1);
    EXPECT_EQ(session().edits().setText(QStringLiteral("order"), QStringLiteral("321456987")), QString());
    EXPECT_EQ(control("order")->text, QStringLiteral("321456987"));
    EXPECT_NE(session().edits().setText(QStringLiteral("order"), QStringLiteral("3214569")), QString());
    EXPECT_EQ(control("order")->text, QStringLiteral("321456987"));
}

QString verdict(const MinigridOutcome& outcome) {
    if (outcome.hasTooManyPermutations)
        return QStringLiteral("too many permutations to list");
    if (!outcome.isDecided())
        return QStringLiteral("not decided");
    if (outcome.count > 1)
        return QStringLiteral("more than one solution");
    return outcome.count == 0 ? QStringLiteral("no solution") : QStringLiteral("one solution");
}

TEST_F(MinigridLabTest, TheSeventeenCluesExplodeUntilAPuzzleIsEntered) {
    LabScene& scene = enter(kExplodeScene);
    EXPECT_EQ(control("subject")->value, 0);
    ASSERT_TRUE(scene.puzzle());
    EXPECT_EQ(scene.puzzle()->givens.filledCount(), 17);
    EXPECT_EQ(searchByCells(*scene.puzzle()).count, 1U);
    ASSERT_TRUE(settles());
    session().film().seek(scene.moveCount());
    const QString shown = drawn();
    EXPECT_TRUE(shown.contains(QStringLiteral("Version 3.1 says not decided"))) << shown.toStdString();
    EXPECT_TRUE(shown.contains(QStringLiteral("Version 3.2 says not decided")));
    EXPECT_TRUE(control("more"));
    const QString changed = QStringLiteral("Now the lab's puzzle is shown");
    EXPECT_FALSE(scene.moveText(0).contains(changed));
    type(inputs().back());
    EXPECT_EQ(control("subject")->value, 1);
    EXPECT_EQ(*scene.puzzle(), model().puzzle);
    // It is said in the line of the moves, until somebody chooses.
    EXPECT_TRUE(find<QLabel>("labMoveText")->text().startsWith(changed));
    session().edits().setControl(QStringLiteral("subject"), 1);
    EXPECT_FALSE(find<QLabel>("labMoveText")->text().contains(changed));
    type(inputs().front());
    EXPECT_FALSE(scene.moveText(0).contains(changed));
}

TEST_F(MinigridLabTest, ExplosionsAreCountedAsCoreCounts) {
    enter(kExplodeScene);
    session().edits().setControl(QStringLiteral("subject"), 1);
    withInputs(kExplodeScene, [&](LabScene& scene) {
        ASSERT_TRUE(settles());
        MinigridLimits limits;
        limits.budget = 10'000'000;
        EXPECT_TRUE(scene.question().text.contains(text(limits.budget)));
        const TreeOutcome trees = solveByTrees(model().puzzle, limits);
        const PathOutcome path = solveByPath(model().puzzle, boxOrder(model().geometry(), BoxPath::zigzagRow), limits);
        EXPECT_EQ(claims(scene, QStringLiteral("Both find the same number of solutions")),
                  trees.isDecided() && path.isDecided());
        session().film().seek(scene.moveCount());
        const QString shown = drawn();
        EXPECT_TRUE(shown.contains(QStringLiteral("Version 3.1 says ") + verdict(trees))) << shown.toStdString();
        EXPECT_TRUE(shown.contains(QStringLiteral("Version 3.2 says ") + verdict(path))) << shown.toStdString();
        EXPECT_TRUE(claims(scene, text(trees.steps)));
        EXPECT_TRUE(claims(scene, text(path.steps)));
        for (const LabClaim& claim : scene.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        const QString last = scene.moveText(scene.moveCount());
        EXPECT_EQ(last.contains(QStringLiteral("not decided")), !trees.isDecided() || !path.isDecided());
        view().stage()->grab();
    });
}

TEST_F(MinigridLabTest, AnExplosionIsStoppedAndNotDecided) {
    LabScene& scene = enter(kExplodeScene);
    type(QString(81, u'.'));
    session().edits().setControl(QStringLiteral("stop"), 1);
    EXPECT_TRUE(control("resume"));
    EXPECT_TRUE(scene.claims().empty());
    EXPECT_TRUE(scene.moveText(1).contains(QStringLiteral("not decided")));
    lab().useExample();
    EXPECT_TRUE(settles());
    EXPECT_FALSE(scene.moveText(1).contains(QStringLiteral("Stopped")));
}

TEST_F(MinigridLabTest, TheGraphIsThatOfCore) {
    withInputs(kGraphScene, [&](LabScene& scene) {
        ASSERT_TRUE(settles());
        const GraphBuild build = buildGraph(model().puzzle);
        EXPECT_EQ(scene.moveText(0).startsWith(QStringLiteral("Too many")), !build.isBuilt());
        for (const LabClaim& claim : scene.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        if (build.isBuilt()) {
            EXPECT_TRUE(claims(scene, QStringLiteral("Permutations: ") + text(build.graph.nodeCount())));
            EXPECT_TRUE(claims(scene, QStringLiteral("match: ") + text(build.graph.edgeCount())));
            for (int box = 0; box < model().boxCount(); ++box)
                EXPECT_TRUE(scene.moveText(box + 1).contains(text(build.graph.nodeCount(box))));
        }
        session().film().seek(scene.moveCount());
        view().stage()->grab();
    });
    lab().useExample();
    enter(kGraphScene);
    ASSERT_TRUE(settles());
    EXPECT_TRUE(claims(session().scene(), QStringLiteral("Permutations: 394")));
}

TEST_F(MinigridLabTest, PruningIsTheFilmOfCore) {
    for (const int scope : {1, 0}) {
        lab().useExample();
        enter(kPruneScene);
        session().edits().setControl(QStringLiteral("scope"), scope);
        withInputs(kPruneScene, [&](LabScene& scene) {
            ASSERT_TRUE(settles());
            const PruningFilm film = pruningFilm(model().puzzle, static_cast<PruningScope>(scope));
            ASSERT_FALSE(film.hasTooMany);
            session().film().seek(scene.moveCount());
            for (const LabClaim& claim : scene.claims())
                EXPECT_TRUE(claim.holds) << claim.text.toStdString();
            EXPECT_TRUE(claims(scene, QStringLiteral("at the end: ") + text(film.survivorCount())));
            const PruningSearch search = searchAfter(film, model().puzzle, static_cast<PruningScope>(scope), 400);
            const int rounds = static_cast<int>(film.rounds.size()) - (film.rounds.back().removals.empty() ? 1 : 0);
            EXPECT_EQ(scene.moveCount(), rounds + 1 + static_cast<int>(search.guesses.size()));
            for (std::size_t i = 0; i < search.guesses.size(); ++i) {
                const PruningGuess& guess = search.guesses[i];
                const auto box = static_cast<std::size_t>(guess.node.box);
                const QString digits = digitText(
                    film.permutations[box][guess.node.number].digitsAt(model().box(guess.node.box), model().geometry()),
                    model().geometry());
                const QString told = scene.moveText(rounds + 2 + static_cast<int>(i));
                EXPECT_TRUE(told.contains(
                    QStringLiteral("Guess %1: %2 of box %3.").arg(text(i + 1), digits).arg(guess.node.box + 1)))
                    << told.toStdString();
                EXPECT_EQ(told.contains(QStringLiteral("is taken back")), guess.isWrong());
                EXPECT_EQ(told.contains(QStringLiteral("a solution.")), guess.isSolution());
            }
            for (int round = 1; round <= rounds; ++round) {
                const PruningRound& each = film.rounds[static_cast<std::size_t>(round - 1)];
                const GraphNode gone = each.removals[0].node;
                const QString digits =
                    digitText(film.permutations[static_cast<std::size_t>(gone.box)][gone.number].digitsAt(
                                  model().box(gone.box), model().geometry()),
                              model().geometry());
                EXPECT_TRUE(scene.moveText(round).contains(
                    QStringLiteral(". %1 of box %2 is struck: ").arg(digits).arg(gone.box + 1)))
                    << scene.moveText(round).toStdString();
                EXPECT_TRUE(scene.moveText(round).contains(text(each.removals.size())));
            }
            view().stage()->grab();
        });
    }
}

/// What scene 9 is to find, in its order.
std::vector<MinigridOutcome> contenders(const Puzzle& puzzle, const BoxOrder& drawn) {
    MinigridLimits limits;
    limits.budget = 3'000'000;
    std::vector<MinigridOutcome> all{solveByTrees(puzzle, limits)};
    for (const BoxPath path : kBoxPaths)
        all.push_back(solveByPath(puzzle, boxOrder(puzzle.geometry(), path), limits));
    if (!drawn.empty())
        all.push_back(solveByPath(puzzle, drawn, limits));
    all.push_back(solveByGraph(puzzle, limits));
    all.push_back(solveBySignatures(puzzle, limits));
    return all;
}

/// How the scene tells of one contender.
QString told(const MinigridOutcome& outcome) {
    return outcome.isDecided() ? QStringLiteral(": ") + text(outcome.steps) : QStringLiteral("not decided");
}

/// The learner chooses a file in the dialog that the button opens.
void openFile(const QString& path) {
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each->objectName() == QLatin1String("compareDialog")) {
            Q_EMIT static_cast<QFileDialog*>(each)->fileSelected(path);
            each->close();
            QCoreApplication::sendPostedEvents(each, QEvent::DeferredDelete);
            return;
        }
    ADD_FAILURE() << "no dialog";
}

bool isAskedForFile() {
    return std::ranges::any_of(QApplication::topLevelWidgets(), [](const QWidget* each) {
        return each->objectName() == QLatin1String("compareDialog");
    });
}

/// Else the next lab's learner would choose in it, and nothing would come of it.
TEST(MinigridCompareDialog, GoesWithTheLabThatAsked) {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    ASSERT_FALSE(isAskedForFile());
    {
        MinigridLab lab;
        lab.scene(QStringLiteral("compare")).setControl(QStringLiteral("file"), 1);
        ASSERT_TRUE(isAskedForFile());
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_FALSE(isAskedForFile());
}

TEST_F(MinigridLabTest, VersionsAreComparedAsCoreRunsThem) {
    withInputs(kCompareScene, [&](LabScene& scene) {
        ASSERT_TRUE(settles());
        EXPECT_TRUE(scene.sentences()[0].contains(text(3'000'000)));
        const std::vector<MinigridOutcome> all = contenders(model().puzzle, lab().drawnPath(model().boxCount()));
        ASSERT_EQ(scene.moveCount(), static_cast<int>(all.size()));
        std::size_t decided = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            decided += all[i].isDecided() ? 1 : 0;
            const QString shown = scene.moveText(static_cast<int>(i) + 1);
            EXPECT_TRUE(shown.endsWith(told(all[i]))) << shown.toStdString();
        }
        EXPECT_TRUE(claims(scene, QStringLiteral("%1 of %2 runs were decided").arg(decided).arg(all.size())));
        for (const LabClaim& claim : scene.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        view().stage()->grab();
    });
}

TEST_F(MinigridLabTest, VersionsAreComparedOnAPuzzleAndOnAFile) {
    LabScene& scene = enter(kCompareScene);
    ASSERT_TRUE(settles());
    // As another program counted them on the reconstruction.
    EXPECT_TRUE(scene.moveText(2).endsWith(QStringLiteral(": 39,660")));
    EXPECT_TRUE(scene.moveText(7).endsWith(QStringLiteral(": 39,070")));
    EXPECT_TRUE(scene.question().answer.startsWith(QStringLiteral("spiral by columns: ")));
    EXPECT_EQ(scene.question().choices[scene.question().right], QStringLiteral("a spiral"));

    const QString path = m_data.filePath(QStringLiteral("puzzles.txt"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write((classicInputs().join(QLatin1Char('\n')) + QStringLiteral("\nno puzzle\n")).toUtf8());
    file.close();
    session().edits().setControl(QStringLiteral("file"), 1);
    openFile(path);
    ASSERT_TRUE(settles());
    EXPECT_TRUE(claims(
        scene, QStringLiteral("puzzles.txt: puzzles %1, lines passed over 1;").arg(text(classicInputs().size()))));
    for (int move = 1; move <= scene.moveCount(); ++move)
        EXPECT_TRUE(scene.moveText(move).contains(QStringLiteral(" of %1 decided").arg(classicInputs().size())));
    EXPECT_TRUE(scene.claims()[0].holds);
    session().film().seek(scene.moveCount());
    view().stage()->grab();
    session().edits().setControl(QStringLiteral("measure"), 1);
    view().stage()->grab();
    session().edits().setControl(QStringLiteral("own"), 1);
    session().edits().setControl(QStringLiteral("file"), 1);
    openFile(m_data.filePath(QStringLiteral("missing.txt")));
    ASSERT_TRUE(settles());
    ASSERT_EQ(scene.claims().size(), 1U);
    EXPECT_FALSE(scene.claims()[0].holds);
    EXPECT_EQ(scene.moveText(0), scene.claims()[0].text);
}

/// The shapes of the paths that no other path beats, as the scene names them; none where none was decided.
QStringList bestShapes(const std::vector<MinigridOutcome>& all) {
    const QStringList shapes{QStringLiteral("a zigzag"), QStringLiteral("a spiral"), QStringLiteral("a semi-spiral")};
    std::optional<std::uint64_t> least;
    for (std::size_t path = 0; path < kBoxPaths.size(); ++path)
        if (all[path + 1].isDecided())
            least = std::min(least.value_or(all[path + 1].steps), all[path + 1].steps);
    QStringList best;
    for (std::size_t path = 0; path < kBoxPaths.size(); ++path)
        if (least && all[path + 1].isDecided() && all[path + 1].steps == *least)
            best.append(shapes[static_cast<int>(path) % 3]);
    best.removeDuplicates();
    return best;
}

TEST_F(MinigridLabTest, AShapeIsRightOnlyWhereOneIsBest) {
    LabScene& scene = enter(kCompareScene);
    // While they run nobody knows.
    EXPECT_FALSE(scene.question().isDecided());
    QStringList all = inputs();
    all.append(QStringLiteral("000000010400000000020000000000050407008000300001090000300400200050100000000806000"));
    int undecided = 0;
    for (const QString& input : all) {
        SCOPED_TRACE(input.toStdString());
        type(input);
        ASSERT_TRUE(settles());
        const QStringList best = bestShapes(contenders(model().puzzle, lab().drawnPath(model().boxCount())));
        const LabQuestion question = scene.question();
        EXPECT_EQ(question.isDecided(), !best.isEmpty()) << question.answer.toStdString();
        if (question.isDecided())
            EXPECT_EQ(question.choices[question.right],
                      best.size() == 1 ? best.front() : QStringLiteral("several alike"));
        else
            ++undecided;
        // Whatever is guessed, nothing is called right that was not decided.
        session().questions().makeGuess(0);
        EXPECT_EQ(find<QPushButton>("labChoice0")->text().startsWith(u'✓'),
                  question.isDecided() && question.right == 0);
    }
    EXPECT_GT(undecided, 0);
}

TEST_F(MinigridLabTest, APathDrawnByHandIsComparedToo) {
    const BoxOrder order = *boxOrderFrom("321456987", Geometry());
    enter(kPathScene);
    EXPECT_EQ(session().edits().setText(QStringLiteral("order"), QStringLiteral("321456987")), QString());
    LabScene& scene = enter(kCompareScene);
    ASSERT_TRUE(settles());
    ASSERT_EQ(scene.moveCount(), 10);
    EXPECT_EQ(lab().drawnPath(model().boxCount()), order);
    const auto toldOf = [&](const BoxOrder& drawnPath) {
        return told(contenders(model().puzzle, drawnPath)[1 + kBoxPaths.size()]);
    };
    EXPECT_TRUE(scene.moveText(8).endsWith(toldOf(order)));
    EXPECT_TRUE(scene.moveText(8).contains(QStringLiteral("by hand")));
    EXPECT_NE(session().edits().setText(QStringLiteral("drawn"), QStringLiteral("3214")), QString());
    EXPECT_EQ(lab().drawnPath(model().boxCount()), order);
    // Another one runs anew, and none leaves the six.
    EXPECT_EQ(session().edits().setText(QStringLiteral("drawn"), QStringLiteral("159263748")), QString());
    ASSERT_TRUE(settles());
    EXPECT_TRUE(scene.moveText(8).endsWith(toldOf(*boxOrderFrom("159263748", Geometry()))));
    EXPECT_EQ(session().edits().setText(QStringLiteral("drawn"), QString()), QString());
    ASSERT_TRUE(settles());
    EXPECT_EQ(scene.moveCount(), 9);
    EXPECT_TRUE(claims(scene, QStringLiteral("of 9 runs")));
}

TEST_F(MinigridLabTest, AComparisonThatIsStoppedKeepsWhatHasRun) {
    const QString path = m_data.filePath(QStringLiteral("many.txt"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write((classicInputs().join(QLatin1Char('\n')) + QLatin1Char('\n')).repeated(100).toUtf8());
    file.close();
    LabScene& scene = enter(kCompareScene);
    ASSERT_TRUE(settles());
    session().edits().setControl(QStringLiteral("file"), 1);
    openFile(path);
    const QString soFar = QStringLiteral("Puzzles so far: ");
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return scene.moveText(0).startsWith(soFar) && !scene.moveText(0).endsWith(QStringLiteral(" 0")); },
        kPatience));
    const QString puzzles = scene.moveText(0).mid(soFar.size());
    session().edits().setControl(QStringLiteral("stop"), 1);
    const QString stopped = QStringLiteral("Stopped after puzzles: %1.").arg(puzzles);
    EXPECT_EQ(scene.moveText(0), stopped);
    QTest::qWait(400);
    EXPECT_EQ(scene.moveText(0), stopped);
    // Each version has run on each of them.
    EXPECT_TRUE(claims(scene, QStringLiteral("many.txt: puzzles %1,").arg(puzzles)));
    for (const LabClaim& claim : scene.claims())
        EXPECT_TRUE(claim.holds) << claim.text.toStdString();
    session().film().seek(scene.moveCount());
    view().stage()->grab();
    session().edits().setControl(QStringLiteral("own"), 1);
    EXPECT_TRUE(settles());
    EXPECT_TRUE(claims(scene, QStringLiteral("runs were decided")));
}

TEST_F(MinigridLabTest, GuessesAreCountedAsCoreCounts) {
    withInputs(kGuessScene, [&](LabScene& scene) {
        ASSERT_TRUE(settles());
        MinigridLimits limits;
        limits.budget = 300'000;
        EXPECT_TRUE(scene.question().text.contains(text(limits.budget)));
        const TreeOutcome trees = solveByTrees(model().puzzle, limits);
        std::uint64_t backs = 0;
        for (const std::uint64_t each : trees.backs)
            backs += each;
        EXPECT_EQ(scene.question().choices[scene.question().right], text(backs));
        const SignatureOutcome signatures = solveBySignatures(model().puzzle, limits);
        EXPECT_TRUE(claims(scene, !signatures.isDecided() ? QStringLiteral("did not decide within 300,000 steps")
                                  : signatures.tried == 0
                                      ? QStringLiteral("Pruning alone decided this puzzle")
                                      : QStringLiteral("tried permutations, %1 of them").arg(text(signatures.tried))));
    });
}

/// How each move of a film begins to tell of what the engine of core did.
QStringList engineMoves(int film, int size) {
    const RandomSource random(1);
    QStringList moves;
    if (film == 0) {
        NaiveRandomPermutation run(size, random);
        while (const auto step = run.next())
            moves.append(QStringLiteral("Draw %1: %2 is %3")
                             .arg(moves.size() + 1)
                             .arg(step->trial)
                             .arg(step->isRepeat ? QStringLiteral("in the list already.") : QStringLiteral("new.")));
        moves.last() = QStringLiteral("%1 draws for %2 numbers;").arg(moves.size()).arg(size);
    } else if (film == 1) {
        FisherYatesShuffle run(size, random);
        while (const auto step = run.next())
            moves.append(QStringLiteral("%1 is rolled: the number at that place among those left, %2, is struck")
                             .arg(step->roll)
                             .arg(step->struck));
    } else if (film == 2) {
        DurstenfeldShuffle run(size, random);
        while (const auto step = run.next())
            moves.append(
                step->place == step->with
                    ? QStringLiteral("Place %1 keeps what it has.").arg(step->place + 1)
                    : QStringLiteral("Place %1 changes with place %2.").arg(step->place + 1).arg(step->with + 1));
    } else if (film == 3) {
        for (int element = 2; element <= size; ++element)
            moves.append(QStringLiteral("%1 goes into each gap").arg(element));
    } else {
        for (int choice = 1; choice <= size; ++choice)
            moves.append(
                QStringLiteral("Choice %1: each vertex has %2 elements left.").arg(choice).arg(size - choice + 1));
    }
    return moves;
}

/// The permutations at a tree's leaves; of the other films the one that comes out, digit by digit.
QStringList engineResults(int film, int size) {
    QStringList results;
    const auto add = [&](const Elements& elements) {
        QString text;
        for (const int element : elements)
            text += QString::number(element);
        results.append(text);
    };
    const auto addLeaves = [&](auto tree) {
        while (const auto vertex = tree.next())
            if (static_cast<int>(vertex->permutation.size()) == size)
                add(vertex->permutation);
    };
    const auto addEnd = [&](auto run, const auto& end) {
        while (run.next()) {
        }
        add(end(run));
    };
    const RandomSource random(1);
    switch (film) {
    case 0: addEnd(NaiveRandomPermutation(size, random), [](const auto& run) { return run.list(); }); break;
    case 1: addEnd(FisherYatesShuffle(size, random), [](const auto& run) { return run.list(); }); break;
    case 2: addEnd(DurstenfeldShuffle(size, random), [](const auto& run) { return run.elements(); }); break;
    case 3: addLeaves(ArnowTree(size)); break;
    default: addLeaves(LatifTree(size)); break;
    }
    return results;
}

TEST_F(MinigridLabTest, TheGeneratorFilmsMakePermutations) {
    LabScene& scene = enter(kGuessScene);
    for (int film = 0; film < 5; ++film) {
        session().edits().setControl(QStringLiteral("film"), film);
        for (const int size : {3, 4}) {
            session().edits().setControl(QStringLiteral("size"), size);
            ASSERT_EQ(control("size")->value, size);
            const QStringList moves = engineMoves(film, size);
            ASSERT_EQ(scene.moveCount(), moves.size());
            for (const LabClaim& claim : scene.claims())
                EXPECT_TRUE(claim.holds) << claim.text.toStdString();
            for (int move = 0; move <= scene.moveCount(); ++move) {
                session().film().seek(move);
                const QString shown = scene.moveText(move);
                EXPECT_TRUE(move == 0 || shown.startsWith(moves[move - 1])) << shown.toStdString();
                view().stage()->grab();
            }
            const QStringList results = engineResults(film, size);
            const bool isTree = film >= 3;
            EXPECT_EQ(results.size(), !isTree ? 1 : size == 3 ? 6 : 24);
            // Signs in a row of cells have blanks between them where they are painted one by one.
            const QString shown = isTree ? drawn() : drawn().remove(QLatin1Char(' '));
            for (const QString& result : results)
                EXPECT_TRUE(shown.contains(result)) << result.toStdString() << " in " << shown.toStdString();
        }
    }
}

}  // namespace
}  // namespace nonet::minigrid
