// The scenes that run versions: each number shown is core's, whatever the puzzle.
#include "core/solvers/minigrid/graph_solver.h"
#include "tests/ui/labs/minigrid/minigrid_fixture.h"
#include "ui/labs/minigrid/compare_scene.h"
#include "ui/labs/minigrid/explode_scene.h"
#include "ui/labs/minigrid/graph_scene.h"
#include "ui/labs/minigrid/guess_scene.h"
#include "ui/labs/minigrid/prune_scene.h"
#include "ui/labs/minigrid/walk_scenes.h"

#include <QComboBox>
#include <QFile>
#include <QLocale>

#include <set>

namespace nonet::minigrid {
namespace {

constexpr int kPatience = 60'000;

QString text(std::uint64_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

MinigridLimits filmLimits() {
    MinigridLimits limits;
    limits.budget = WalkFilm::kSteps;
    return limits;
}

/// At the scene's end, where it claims them.
void expectVerdict(const WalkScene& scene, const MinigridOutcome& outcome) {
    EXPECT_EQ(scene.film().outcome().steps, outcome.steps);
    EXPECT_EQ(scene.film().outcome().count, outcome.count);
    EXPECT_TRUE(claims(scene, text(outcome.steps)));
    EXPECT_EQ(claims(scene, QStringLiteral("not decided")), !outcome.isDecided());
    const LabQuestion question = scene.question();
    EXPECT_EQ(question.choices[question.right] == text(outcome.steps), outcome.isDecided());
}

TEST_F(MinigridLabTest, VersionThreeOneWalksAsCoreDoes) {
    withInputs<TreesScene>([&](TreesScene& scene) {
        expectVerdict(scene, solveByTrees(model().puzzle, filmLimits()));
        view().stage()->grab();
    });
    lab().takeExample();
    session().seek(session().scene().moveCount());
    EXPECT_TRUE(claims(session().scene(), QStringLiteral("13,994")));
}

TEST_F(MinigridLabTest, VersionThreeTwoWalksEachPathAsCoreDoes) {
    withInputs<PathScene>([&](PathScene& scene) {
        for (std::size_t i = 0; i < kBoxPaths.size(); ++i) {
            session().setControl(QStringLiteral("path"), static_cast<int>(i));
            const BoxOrder order = boxOrder(Geometry(), kBoxPaths[i]);
            EXPECT_EQ(scene.path(), order);
            session().seek(scene.moveCount());
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
    auto& scene = enter<TreesScene>();
    const WalkFilm& film = scene.film();
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
    auto& scene = enter<PathScene>();
    const auto board = scene.clickableBoard(view().stage()->area());
    const auto click = [&](int box) {
        const Cell cell(Geometry().cells({HouseKind::box, static_cast<std::uint8_t>(box)})[4]);
        QTest::mouseClick(view().stage(), Qt::LeftButton, {}, board->cellRect(cell).center().toPoint());
    };
    const BoxOrder order = *boxOrderFrom("159843726", Geometry());
    for (std::size_t i = 0; i < 8; ++i)
        click(order[i]);
    EXPECT_EQ(scene.drawn().size(), 8U);
    click(order[7]);
    EXPECT_EQ(scene.drawn().size(), 7U);
    click(order[7]);
    click(order[8]);
    EXPECT_EQ(scene.path(), order);
    EXPECT_TRUE(scene.drawn().empty());
    EXPECT_EQ(find<QComboBox>("control_path")->currentIndex(), 6);
    session().seek(scene.moveCount());
    expectVerdict(scene, solveByPath(model().puzzle, order, filmLimits()));
    QTest::keyClick(view().stage(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(view().stage(), Qt::Key_Return);
    EXPECT_EQ(scene.drawn().size(), 1U);
    EXPECT_EQ(session().setText(QStringLiteral("order"), QStringLiteral("321456987")), QString());
    EXPECT_EQ(scene.path(), *boxOrderFrom("321456987", Geometry()));
    EXPECT_NE(session().setText(QStringLiteral("order"), QStringLiteral("3214569")), QString());
    EXPECT_EQ(scene.path(), *boxOrderFrom("321456987", Geometry()));
}

TEST_F(MinigridLabTest, ExplosionsAreCountedAsCoreCounts) {
    withInputs<ExplodeScene>([&](ExplodeScene& scene) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return scene.runs() != nullptr; }, kPatience));
        MinigridLimits limits;
        limits.budget = scene.budget();
        const TreeOutcome trees = solveByTrees(model().puzzle, limits);
        const PathOutcome path = solveByPath(model().puzzle, boxOrder(Geometry(), BoxPath::zigzagRow), limits);
        EXPECT_EQ(scene.runs()->trees.steps, trees.steps);
        EXPECT_EQ(scene.runs()->trees.count, trees.count);
        EXPECT_EQ(scene.runs()->path.steps, path.steps);
        EXPECT_EQ(scene.runs()->path.count, path.count);
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
    auto& scene = enter<ExplodeScene>();
    type(QString(81, u'.'));
    session().setControl(QStringLiteral("stop"), 1);
    EXPECT_EQ(scene.runs(), nullptr);
    EXPECT_TRUE(scene.moveText(1).contains(QStringLiteral("not decided")));
    lab().takeExample();
    EXPECT_TRUE(QTest::qWaitFor([&] { return scene.runs() != nullptr; }, kPatience));
}

TEST_F(MinigridLabTest, TheGraphIsThatOfCore) {
    withInputs<GraphScene>([&](GraphScene& scene) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return scene.picture() != nullptr; }, kPatience));
        const GraphBuild build = buildGraph(model().puzzle);
        ASSERT_EQ(scene.picture()->build.isBuilt(), build.isBuilt());
        for (const LabClaim& claim : scene.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        if (build.isBuilt()) {
            EXPECT_TRUE(claims(scene, text(build.graph.nodeCount()) + QStringLiteral(" permutations")));
            EXPECT_TRUE(claims(scene, text(build.graph.edgeCount()) + QStringLiteral(" pairs")));
            for (int box = 0; box < kBoxes; ++box)
                EXPECT_TRUE(scene.moveText(box + 1).contains(text(build.graph.nodeCount(box))));
        }
        session().seek(scene.moveCount());
        view().stage()->grab();
    });
    lab().takeExample();
    ASSERT_TRUE(QTest::qWaitFor([&] { return enter<GraphScene>().picture() != nullptr; }, kPatience));
    EXPECT_TRUE(claims(session().scene(), QStringLiteral("394 permutations")));
}

TEST_F(MinigridLabTest, PruningIsTheFilmOfCore) {
    for (const int scope : {1, 0}) {
        enter<PruneScene>();
        session().setControl(QStringLiteral("scope"), scope);
        withInputs<PruneScene>([&](PruneScene& scene) {
            ASSERT_TRUE(QTest::qWaitFor([&] { return scene.picture() != nullptr; }, kPatience));
            const PruningFilm film = pruningFilm(model().puzzle, static_cast<PruningScope>(scope));
            ASSERT_FALSE(film.hasTooMany);
            session().seek(scene.moveCount());
            for (const LabClaim& claim : scene.claims())
                EXPECT_TRUE(claim.holds) << claim.text.toStdString();
            EXPECT_TRUE(claims(scene, text(film.survivorCount()) + QStringLiteral(" at the end")));
            for (int round = 1; round < scene.moveCount(); ++round) {
                const PruningRound& each = film.rounds[static_cast<std::size_t>(round - 1)];
                EXPECT_TRUE(scene.moveText(round).contains(scene.removalText(each.removals[0])));
                EXPECT_TRUE(scene.moveText(round).contains(text(each.removals.size())));
            }
            view().stage()->grab();
        });
    }
}

/// As scene 9 runs it.
MinigridOutcome outcomeOf(const Contender& contender, const Puzzle& puzzle) {
    MinigridLimits limits;
    limits.budget = ComparisonRun::kBudget;
    switch (contender.kind) {
    case ContenderKind::trees: return solveByTrees(puzzle, limits);
    case ContenderKind::graph: return solveByGraph(puzzle, limits);
    case ContenderKind::signatures: return solveBySignatures(puzzle, limits);
    default: return solveByPath(puzzle, contender.order, limits);
    }
}

bool isCompared(const CompareScene& scene) {
    return QTest::qWaitFor([&] { return scene.comparison() && scene.comparison()->isComplete; }, kPatience);
}

TEST_F(MinigridLabTest, VersionsAreComparedAsCoreRunsThem) {
    withInputs<CompareScene>([&](CompareScene& scene) {
        ASSERT_TRUE(isCompared(scene));
        const std::vector<Contender> all = scene.contenders();
        ASSERT_EQ(scene.moveCount(), static_cast<int>(all.size()));
        ASSERT_EQ(scene.comparison()->rows.size(), all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const MinigridOutcome outcome = outcomeOf(all[i], model().puzzle);
            const CompareRow& row = scene.comparison()->rows[i];
            EXPECT_EQ(row.decided, outcome.isDecided() ? 1U : 0U);
            EXPECT_EQ(row.medianSteps(), outcome.isDecided() ? outcome.steps : ComparisonRun::kBudget);
            const QString shown = scene.moveText(static_cast<int>(i) + 1);
            EXPECT_TRUE(shown.endsWith(outcome.isDecided() ? QStringLiteral(": ") + text(outcome.steps)
                                                           : QStringLiteral("not decided")))
                << shown.toStdString();
        }
        for (const LabClaim& claim : scene.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        view().stage()->grab();
    });
}

TEST_F(MinigridLabTest, VersionsAreComparedOnAPuzzleAndOnAFile) {
    auto& scene = enter<CompareScene>();
    ASSERT_TRUE(isCompared(scene));
    const Comparison& own = *scene.comparison();
    // As another program counted them on the reconstruction.
    EXPECT_EQ(own.rows[1].medianSteps(), 39'660U);
    EXPECT_EQ(own.rows[6].medianSteps(), 39'070U);
    EXPECT_EQ(kBoxPaths[static_cast<std::size_t>(scene.bestPath())], BoxPath::spiralColumn);
    EXPECT_EQ(scene.question().choices[scene.question().right], QStringLiteral("a spiral"));

    const QString path = m_data.filePath(QStringLiteral("puzzles.txt"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write((inputs().join(QLatin1Char('\n')) + QStringLiteral("\nno puzzle\n")).toUtf8());
    file.close();
    scene.setFile(path);
    ASSERT_TRUE(isCompared(scene));
    EXPECT_EQ(scene.comparison()->puzzles, static_cast<std::size_t>(inputs().size()));
    EXPECT_EQ(scene.comparison()->passedOver, 1U);
    for (const CompareRow& row : scene.comparison()->rows)
        EXPECT_LE(row.decided, scene.comparison()->puzzles);
    session().seek(scene.moveCount());
    view().stage()->grab();
    session().setControl(QStringLiteral("measure"), 1);
    view().stage()->grab();
    scene.setFile(m_data.filePath(QStringLiteral("missing.txt")));
    ASSERT_TRUE(isCompared(scene));
    EXPECT_FALSE(scene.comparison()->fault.isEmpty());
}

TEST_F(MinigridLabTest, APathDrawnByHandIsComparedToo) {
    const BoxOrder drawn = *boxOrderFrom("321456987", Geometry());
    enter<PathScene>();
    EXPECT_EQ(session().setText(QStringLiteral("order"), QStringLiteral("321456987")), QString());
    auto& scene = enter<CompareScene>();
    ASSERT_TRUE(isCompared(scene));
    const std::vector<Contender> all = scene.contenders();
    ASSERT_EQ(all.size(), 10U);
    EXPECT_EQ(all[7].order, drawn);
    EXPECT_EQ(scene.comparison()->rows[7].medianSteps(), outcomeOf(all[7], model().puzzle).steps);
    EXPECT_TRUE(scene.moveText(8).contains(QStringLiteral("by hand")));
    EXPECT_NE(session().setText(QStringLiteral("drawn"), QStringLiteral("3214")), QString());
    EXPECT_EQ(scene.contenders()[7].order, drawn);
    // Another one runs anew, and none leaves the six.
    EXPECT_EQ(session().setText(QStringLiteral("drawn"), QStringLiteral("159263748")), QString());
    ASSERT_TRUE(isCompared(scene));
    EXPECT_EQ(scene.comparison()->rows[7].medianSteps(), outcomeOf(scene.contenders()[7], model().puzzle).steps);
    EXPECT_EQ(session().setText(QStringLiteral("drawn"), QString()), QString());
    ASSERT_TRUE(isCompared(scene));
    EXPECT_EQ(scene.comparison()->rows.size(), 9U);
}

TEST_F(MinigridLabTest, AComparisonThatIsStoppedKeepsWhatHasRun) {
    const QString path = m_data.filePath(QStringLiteral("many.txt"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write((inputs().join(QLatin1Char('\n')) + QLatin1Char('\n')).repeated(100).toUtf8());
    file.close();
    auto& scene = enter<CompareScene>();
    ASSERT_TRUE(isCompared(scene));
    scene.setFile(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return scene.comparison() && scene.comparison()->puzzles > 0; }, kPatience));
    ASSERT_FALSE(scene.comparison()->isComplete);
    session().setControl(QStringLiteral("stop"), 1);
    const std::size_t puzzles = scene.comparison()->puzzles;
    EXPECT_GT(puzzles, 0U);
    EXPECT_EQ(scene.moveText(0), QStringLiteral("Stopped after puzzles: %1.").arg(text(puzzles)));
    QTest::qWait(400);
    ASSERT_NE(scene.comparison(), nullptr);
    EXPECT_EQ(scene.comparison()->puzzles, puzzles);
    for (const CompareRow& row : scene.comparison()->rows)
        EXPECT_EQ(row.steps.size(), puzzles);
    for (const LabClaim& claim : scene.claims())
        EXPECT_TRUE(claim.holds) << claim.text.toStdString();
    session().seek(scene.moveCount());
    view().stage()->grab();
    session().setControl(QStringLiteral("own"), 1);
    EXPECT_TRUE(isCompared(scene));
}

TEST_F(MinigridLabTest, GuessesAreCountedAsCoreCounts) {
    withInputs<GuessScene>([&](GuessScene& scene) {
        MinigridLimits limits;
        limits.budget = GuessScene::kBudget;
        const TreeOutcome trees = solveByTrees(model().puzzle, limits);
        std::uint64_t backs = 0;
        for (const std::uint64_t each : trees.backs)
            backs += each;
        EXPECT_EQ(scene.question().choices[scene.question().right], text(backs));
        EXPECT_EQ(scene.runs().signatures.tried, solveBySignatures(model().puzzle, limits).tried);
    });
}

TEST_F(MinigridLabTest, TheGeneratorFilmsMakePermutations) {
    auto& scene = enter<GuessScene>();
    for (int kind = 0; kind < kGeneratorKinds; ++kind) {
        session().setControl(QStringLiteral("film"), kind);
        for (const int size : {3, 4}) {
            session().setControl(QStringLiteral("size"), size);
            const GeneratorFilm& film = scene.film();
            ASSERT_EQ(film.size(), size);
            for (const LabClaim& claim : scene.claims())
                EXPECT_TRUE(claim.holds) << claim.text.toStdString();
            if (film.isTree()) {
                std::set<Elements> leaves;
                for (const GeneratorVertex& vertex : film.vertices())
                    if (static_cast<int>(vertex.permutation.size()) == size)
                        leaves.insert(vertex.permutation);
                EXPECT_EQ(leaves.size(), size == 3 ? 6U : 24U);
            }
            for (int move = 0; move <= scene.moveCount(); ++move) {
                session().seek(move);
                EXPECT_FALSE(scene.moveText(move).isEmpty());
                view().stage()->grab();
            }
        }
    }
}

}  // namespace
}  // namespace nonet::minigrid
