// Each scene entered with puzzles of its own: what is shown is what core says.
#include "core/batch/rated_collection.h"
#include "core/board/classic.h"
#include "core/foundation/random_source.h"
#include "core/rating/rank_correlation.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/difficulty/difficulty_lab.h"
#include "ui/labs/difficulty/difficulty_painting.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>

#include <cmath>
#include <set>
#include <string>

namespace nonet::difficulty {
namespace {

constexpr int kInputs = 6;
constexpr int kLabWait = 30000;

class DifficultyLabTest : public LabTest<DifficultyLab> {
protected:
    DifficultyLabTest() : LabTest("labs.difficulty") {}

    template <typename Check>
    void withInputs(const char* title, Check check) {
        withShuffledInputs(
            enter(title), 0, kInputs - 1,
            [this](LabScene&, int) { EXPECT_EQ(search(Puzzle(lab().model().puzzle)).count, 1U); }, check);
    }
    RatingReport rated() { return rate(Puzzle(lab().model().puzzle)); }
};

TEST_F(DifficultyLabTest, IsWalkedToItsEndWithTwoKeys) {
    for (int scene = 0; scene < lab().scenes().count(); ++scene) {
        ASSERT_EQ(session().sceneIndex(), scene);
        lab().shuffleInput(static_cast<std::uint64_t>(scene));
        session().questions().reveal();
        for (int move = 1; move <= session().scene().moveCount(); ++move) {
            QTest::keyClick(view().stage(), Qt::Key_Right);
            EXPECT_EQ(session().film().movesDone(), move);
            EXPECT_EQ(find<QLabel>("labMoveText")->text(), session().scene().moveText(move));
        }
        view().stage()->grab();
        QTest::keyClick(view().stage(), Qt::Key_PageDown);
    }
    EXPECT_EQ(session().sceneIndex(), lab().scenes().count() - 1);
}

TEST_F(DifficultyLabTest, CandidatesAreWeighedByTheLearnersWeights) {
    withInputs("Candidates as heat", [&](LabScene& scene) {
        const Position start = Position::fromPuzzle(Puzzle(lab().model().puzzle));
        EXPECT_EQ(scene.moveText(3), QStringLiteral("Together: ") + number(candidateWeight(start)));
        const int single = cellsByCandidates(start)[1];
        EXPECT_EQ(scene.question().choices[scene.question().right], QString::number(single));
    });
    LabScene& scene = session().scene();
    session().edits().setControl(QStringLiteral("formula"), 1);
    EXPECT_EQ(lab().model().weights, weightsOf(WeightFormula::linear));
    EXPECT_EQ(session().edits().setText(QStringLiteral("weights"), QStringLiteral("0 1 2 3 4 5 6 7 100")), QString());
    EXPECT_EQ(scene.controls()[0].value, static_cast<int>(WeightFormula::own));
    EXPECT_EQ(scene.moveText(3), QStringLiteral("Together: ") +
                                     number(weigh(lab().facts().census.atStart, {0, 1, 2, 3, 4, 5, 6, 7, 100})));
    const CandidateWeights before = lab().model().weights;
    EXPECT_TRUE(session().edits().setText(QStringLiteral("weights"), QStringLiteral("1 2 3")).contains(u'3'));
    EXPECT_TRUE(
        session().edits().setText(QStringLiteral("weights"), QStringLiteral("1 2 3 4 5 6 7 8 x")).contains(u'x'));
    EXPECT_FALSE(session().edits().setText(QStringLiteral("weights"), QStringLiteral("1 2 3 4 5 6 7 8 -9")).isEmpty());
    EXPECT_EQ(lab().model().weights, before);
    lab().useExample();
    EXPECT_EQ(lab().model().weights, standardWeights());
}

TEST_F(DifficultyLabTest, WeightsAreReadAsPeopleWriteThem) {
    const CandidateWeights expected{0, 1.5, 2, 3, 4, 5, 6, 7, 8};
    EXPECT_EQ(std::get<CandidateWeights>(weightsFrom(QStringLiteral("0; 1.5; 2; 3;4;5;6;7;8"))), expected);
    EXPECT_EQ(std::get<CandidateWeights>(weightsFrom(QStringLiteral("0,1.5,2,3,4,5,6,7,8"))), expected);
    EXPECT_EQ(std::get<CandidateWeights>(weightsFrom(toText(expected))), expected);
    EXPECT_EQ(std::get<CandidateWeights>(weightsFrom(toText(standardWeights()))), standardWeights());
}

TEST_F(DifficultyLabTest, SinglesLeaveWhatTheSecondStageWeighs) {
    withInputs("Before and after the singles", [&](LabScene& scene) {
        const CandidateDifficulty d = candidateDifficulty(Puzzle(lab().model().puzzle));
        EXPECT_EQ(
            scene.moveText(scene.moveCount()),
            QStringLiteral("D = %1 + 8 × %2 = %3").arg(number(d.atStart), number(d.afterSingles), number(d.total())));
        EXPECT_TRUE(scene.moveText(0).contains(number(d.atStart)));
    });
    LabScene& scene = session().scene();
    const CandidateDifficulty d = candidateDifficulty(Puzzle(lab().model().puzzle));
    for (const int factor : {1, 3, 20}) {
        session().edits().setControl(QStringLiteral("factor"), factor);
        const QString total = number(d.atStart + factor * d.afterSingles);
        EXPECT_TRUE(scene.moveText(scene.moveCount()).endsWith(QStringLiteral("= %1").arg(total)));
        EXPECT_TRUE(scene.question().answer.contains(QStringLiteral("= %1").arg(total)));
        EXPECT_TRUE(scene.sentences().back().contains(QStringLiteral("+ %1 ×").arg(factor)));
    }
    session().edits().undo();
    EXPECT_EQ(lab().model().secondStage, kSecondStage);
}

TEST_F(DifficultyLabTest, WhyItIsHardFollowsFromThePath) {
    std::set<std::string> kinds;
    LabScene& scene = enter("Why is this hard?");
    std::vector<Grid> puzzles{
        *gridFromLine("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")};
    for (std::size_t i = 0; i < spreadPuzzles().size(); i += 45)
        puzzles.push_back(spreadPuzzles()[i]);
    for (const Grid& puzzle : puzzles) {
        ASSERT_EQ(lab().setInput(QString::fromStdString(toLine(puzzle))), QString());
        ASSERT_TRUE(settles(4 * kLabWait));
        session().questions().reveal();
        expectSoundWords(scene);
        const RatingReport report = rated();
        const BottleneckProfile profile =
            bottleneckProfile(Position::fromPuzzle(Puzzle(lab().model().puzzle)), report.path);
        const std::optional<std::size_t> narrowest = profile.narrowestWhileOpen();
        const QString why = scene.moveText(1);
        const LabQuestion question = scene.question();
        // Where the path has no step the scene asks what is left to do.
        EXPECT_EQ(question.choices[question.right], report.hodoku.hardest
                                                        ? techniqueName(*report.hodoku.hardest)
                                                        : QStringLiteral("to try a digit and see where it leads"));
        // The scene says why; the answer does not say it again.
        EXPECT_FALSE(question.answer.contains(why));
        EXPECT_TRUE(drawn().contains(scene.moveText(session().film().movesDone())));
        if (!report.path.isSolved) {
            EXPECT_TRUE(why.contains(QStringLiteral("beyond this program"))) << why.toStdString();
            kinds.insert("unsolved");
        } else if (!narrowest) {
            EXPECT_TRUE(why.startsWith(QStringLiteral("It is not hard"))) << why.toStdString();
            kinds.insert("easy");
        } else {
            EXPECT_TRUE(
                why.contains(QStringLiteral("step %1 of %2").arg(*narrowest + 1).arg(report.path.steps.size())));
            EXPECT_TRUE(why.contains(techniqueName(report.path.steps[*narrowest].technique)));
            EXPECT_TRUE(why.contains(profile.widthWhileOpen() == 1
                                         ? QStringLiteral("only one move open")
                                         : QStringLiteral("only %1 moves").arg(profile.widthWhileOpen())));
            kinds.insert("narrow");
        }
    }
    EXPECT_GE(kinds.size(), 2U);
}

TEST_F(DifficultyLabTest, AMoveIsFoundAtTheNarrowestPlaceAndNothingElsePasses) {
    LabScene& scene = enter("Why is this hard?");
    int turns = 0;
    for (std::size_t i = 0; i < spreadPuzzles().size() && turns < 4; i += 9) {
        ASSERT_EQ(lab().setInput(QString::fromStdString(toLine(spreadPuzzles()[i]))), QString());
        ASSERT_TRUE(settles(4 * kLabWait));
        session().yourTurn().set(true);
        ASSERT_TRUE(session().yourTurn().isOn());
        session().edits().setControl(QStringLiteral("place"), 1);
        if (lab().slow()->openThere.empty()) {
            // Nothing to look for, and that is said.
            EXPECT_EQ(scene.turn()->task, scene.moveText(1));
            continue;
        }
        ++turns;
        session().questions().reveal();
        const RatingReport report = rated();
        const BottleneckProfile profile =
            bottleneckProfile(Position::fromPuzzle(Puzzle(lab().model().puzzle)), report.path);
        const Position& position = lab().facts().positions[*profile.narrowestWhileOpen()];
        // What is open there is as much as the bottleneck counts.
        std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> results;
        std::set<Candidate> gone;
        for (const Step& step : lab().slow()->openThere) {
            results.emplace(step.placements, step.eliminations);
            gone.insert(step.eliminations.begin(), step.eliminations.end());
        }
        EXPECT_EQ(static_cast<int>(results.size()), profile.widthWhileOpen());
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        int right = 0;
        for (const Cell cell : position.unsolvedCells())
            for (const Digit digit : position.candidates(cell)) {
                EXPECT_EQ(typeDigit(scene, cell, digit), QString());
                const LabTurn turn = *scene.turn();
                EXPECT_NE(turn.state, LabTurn::State::open);
                if (gone.contains({cell, digit})) {
                    EXPECT_EQ(turn.state, LabTurn::State::done) << turn.verdict.toStdString();
                }
                // No candidate of the solution is taken, unless it is the only one of its cell.
                if (*lab().facts().solution.digit(cell) == digit && position.candidates(cell).count() > 1) {
                    EXPECT_EQ(turn.state, LabTurn::State::mistake) << turn.verdict.toStdString();
                }
                right += turn.state == LabTurn::State::done ? 1 : 0;
                typeDigit(scene, cell, digit);
            }
        EXPECT_GT(right, 0);
        EXPECT_TRUE(scene.drawing().isEmpty());
    }
    EXPECT_GT(turns, 0);
}

TEST_F(DifficultyLabTest, TheClueThatMattersMostIsFoundByTakingEachAway) {
    std::set<bool> kinds;
    bool isWithMore = false;
    withShuffledInputs(
        enter("Why is this hard?"), 20, 23, [this](LabScene&, int) { EXPECT_TRUE(settles(4 * kLabWait)); },
        [&](LabScene& scene) {
            lab().setSecondStage(5);
            Grid given = lab().model().puzzle;
            // Two clues too many, so that some can be missed.
            for (int extra = 0; extra < 2; ++extra)
                for (const Cell cell : classic::kAllCells)
                    if (given.isBlank(cell) && cell.index() > 40 * extra) {
                        given.set(cell, *lab().facts().solution.digit(cell));
                        break;
                    }
            if (isWithMore) {
                ASSERT_EQ(lab().setInput(QString::fromStdString(toLine(given))), QString());
                ASSERT_TRUE(settles(4 * kLabWait));
            }
            const Grid& puzzle = lab().model().puzzle;
            bool hasFree = false;
            const double before = totalDifficulty(candidateCensus(Puzzle(puzzle)), lab().model());
            double most = 0;
            Cell mostExpensive;
            double after = 0;
            for (const Cell cell : classic::kAllCells) {
                if (puzzle.isBlank(cell))
                    continue;
                Grid without = puzzle;
                without.clear(cell);
                // A puzzle with more solutions has no difficulty.
                if (search(Puzzle(without)).count != 1)
                    continue;
                hasFree = true;
                const double now = totalDifficulty(candidateCensus(Puzzle(without)), lab().model());
                if (std::abs(now - before) > most) {
                    most = std::abs(now - before);
                    mostExpensive = cell;
                    after = now;
                }
            }
            EXPECT_EQ(scene.moveText(2),
                      hasFree ? QStringLiteral("The %1 in %2 matters most: without it D goes from %3 to %4.")
                                    .arg(puzzle.valueAt(mostExpensive))
                                    .arg(cellName(mostExpensive), number(before), number(after))
                              : QStringLiteral("Each of the %1 clues is needed: without any one of them more than one "
                                               "solution is left.")
                                    .arg(puzzle.filledCount()));
            kinds.insert(hasFree);
            isWithMore = !isWithMore;
            session().questions().reveal();
            session().film().seek(2);
            EXPECT_TRUE(drawn().contains(scene.moveText(2)));
            lab().setSecondStage(kSecondStage);
        });
    EXPECT_EQ(kinds.size(), 2U);
}

TEST_F(DifficultyLabTest, AxesHaveRoundNumbersInTheirRange) {
    RandomSource random(3);
    for (int i = 0; i < 300; ++i) {
        const double least = random.below(2000) / 7.0;
        const double most = least + 0.5 + random.below(100'000) / 9.0;
        const int count = 2 + static_cast<int>(random.below(6));
        const std::vector<double> ticks = axisTicks(least, most, false, count);
        EXPECT_LE(ticks.size(), static_cast<std::size_t>(count));
        EXPECT_GE(ticks.size(), 1U) << least << " to " << most;
        for (const double tick : ticks) {
            EXPECT_GE(tick, least - 1e-6);
            EXPECT_LE(tick, most + 1e-6);
        }
    }
    // Powers of ten where they reach.
    EXPECT_EQ(axisTicks(std::log10(1 + 5.0), std::log10(1 + 20'000.0), true, 6),
              (std::vector<double>{10, 100, 1000, 10'000}));
    EXPECT_EQ(axisTicks(std::log10(1 + 150.0), std::log10(1 + 700.0), true, 6), (std::vector<double>{200, 500}));
}

TEST_F(DifficultyLabTest, TheCollectionOfTheSceneIsWhatItSays) {
    ASSERT_EQ(spreadPuzzles().size(), 360U);
    for (const Grid& each : spreadPuzzles()) {
        EXPECT_EQ(search(Puzzle(each)).count, 1U);
        EXPECT_GE(each.filledCount(), 22);
        EXPECT_LE(each.filledCount(), 44);
    }
    LabScene& scene = enter("Do they agree?");
    ASSERT_TRUE(settles(4 * kLabWait));
    // Against each measure the answer follows from the numbers that are shown.
    for (int against = 0; against < 3; ++against) {
        session().edits().setControl(QStringLiteral("against"), against);
        const auto shown = [&](int move) { return QLocale().toDouble(scene.moveText(move).section(u' ', -1)); };
        const double by = shown(1) - shown(0);
        const LabQuestion question = scene.question();
        if (std::abs(std::abs(by) - 0.05) > 0.011) {
            EXPECT_EQ(question.right, by > 0.05 ? 0 : by < -0.05 ? 2 : 1) << by;
        }
        EXPECT_TRUE(question.answer.contains(QStringLiteral("360 puzzles of 22 to 44 clues")));
        // D tells more of the hardest technique than counting does.
        if (against == 1) {
            EXPECT_GT(shown(2), shown(0) + 0.05);
        }
    }
}

TEST_F(DifficultyLabTest, APointThatIsClickedTellsItsValues) {
    LabScene& scene = enter("Do they agree?");
    ASSERT_TRUE(settles(4 * kLabWait));
    const StageArea area = view().stage()->area();
    const Grid before = lab().model().puzzle;
    // Somewhere in the cloud there is a point.
    for (double y = area.board.top() + 60; y < area.board.bottom() && control("puzzle")->value == 0; y += 8)
        for (double x = area.board.left() + 60; x < area.board.right() && control("puzzle")->value == 0; x += 8)
            session().edits().dragTo(area, {x, y}, {x, y});
    session().edits().endDrag();
    const int picked = control("puzzle")->value;
    ASSERT_GT(picked, 0);
    const Grid& puzzle = spreadPuzzles()[static_cast<std::size_t>(picked - 1)];
    const QString shown = drawn();
    EXPECT_TRUE(shown.contains(QStringLiteral("Puzzle %1").arg(picked)));
    EXPECT_TRUE(shown.contains(QStringLiteral("%1 clues").arg(puzzle.filledCount())));
    EXPECT_TRUE(shown.contains(techniqueName(*rate(Puzzle(puzzle)).hodoku.hardest)));
    session().edits().setControl(QStringLiteral("take"), 1);
    EXPECT_EQ(lab().model().puzzle, puzzle);
    EXPECT_NE(lab().model().puzzle, before);
    EXPECT_EQ(scene.title(), session().scene().title());
}

TEST_F(DifficultyLabTest, OpenMovesAreThoseOfCore) {
    withInputs("The bottleneck", [&](LabScene& scene) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return lab().slow() != nullptr; }, kLabWait));
        const RatingReport report = rated();
        const BottleneckProfile profile =
            bottleneckProfile(Position::fromPuzzle(Puzzle(lab().model().puzzle)), report.path);
        ASSERT_EQ(scene.moveCount(), static_cast<int>(profile.points.size()));
        for (std::size_t i = 0; i < profile.points.size(); i += 7) {
            const QString text = scene.moveText(static_cast<int>(i));
            EXPECT_TRUE(text.contains(QString::number(profile.points[i].placing))) << text.toStdString();
            EXPECT_TRUE(text.contains(QString::number(profile.points[i].clearing))) << text.toStdString();
            EXPECT_TRUE(text.contains(techniqueName(report.path.steps[i].technique)));
            // Cells that a single fills, each once.
            EXPECT_EQ(cellsOfSingles(lab().facts().positions[i]).count(), profile.points[i].placing);
        }
        session().film().seek(scene.moveCount());
        ASSERT_FALSE(scene.claims().empty());
        EXPECT_TRUE(scene.claims()[0].holds);
        const std::optional<std::size_t> narrowest = profile.narrowestWhileOpen();
        if (!narrowest)
            return;
        EXPECT_TRUE(scene.claims()[0].text.contains(QString::number(*narrowest + 1)));
        EXPECT_TRUE(scene.claims()[0].text.contains(QString::number(profile.widthWhileOpen())));
        EXPECT_TRUE(isNarrowest(profile, *narrowest));
        // The last cell can be filled, so nobody is stuck there.
        EXPECT_FALSE(isNarrowest(profile, profile.points.size() - 1));
    });
}

TEST_F(DifficultyLabTest, ScalesGrowAlongThePath) {
    withInputs("Human scales along the path", [&](LabScene& scene) {
        const RatingReport report = rated();
        int score = 0;
        for (std::size_t i = 0; i < report.path.steps.size(); ++i) {
            const QString text = scene.moveText(static_cast<int>(i));
            EXPECT_TRUE(text.contains(number(static_cast<std::uint64_t>(score))));
            EXPECT_TRUE(text.contains(stepTitle(report.path.steps[i])));
            score += rowOf(hodokuProfile(), report.path.steps[i].technique).score;
        }
        const QString end = scene.moveText(scene.moveCount());
        EXPECT_TRUE(end.contains(number(static_cast<std::uint64_t>(report.hodoku.score))));
        EXPECT_TRUE(end.contains(levelName(report.hodoku.level)));
        EXPECT_EQ(scene.claims().size(), report.explainer ? 2U : 1U);
    });
}

TEST_F(DifficultyLabTest, PointsAppearAndTheirOrderIsCompared) {
    const LabScene& scene = enter("Do they agree?");
    const QString all = QString::number(spreadPuzzles().size());
    EXPECT_FALSE(scene.claims()[0].text.startsWith(all));
    ASSERT_TRUE(settles(4 * kLabWait));
    EXPECT_TRUE(scene.claims()[0].text.startsWith(QStringLiteral("%1 of %1 puzzles measured").arg(all)));
    for (int move = 0; move <= scene.moveCount(); ++move)
        EXPECT_FALSE(scene.moveText(move).endsWith(u'–'));
}

/// The learner chooses a file in the dialog that the button opens.
void openCollection(const QString& path) {
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each->objectName() == QLatin1String("collectionDialog")) {
            Q_EMIT static_cast<QFileDialog*>(each)->fileSelected(path);
            each->close();
            QCoreApplication::sendPostedEvents(each, QEvent::DeferredDelete);
            return;
        }
    ADD_FAILURE() << "no dialog";
}

TEST_F(DifficultyLabTest, AFileIsACollection) {
    LabScene& scene = enter("Do they agree?");
    std::vector<RatedPuzzle> rated;
    const QString path = m_data.filePath(QStringLiteral("puzzles.txt"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    for (std::size_t i = 0; i < samplePuzzles().size(); i += 23) {
        file.write(QByteArray::fromStdString(toLine(samplePuzzles()[i])) + '\n');
        rated.push_back(ratedPuzzle(Puzzle(samplePuzzles()[i]), RatedWidth::leftOut));
    }
    ASSERT_GE(rated.size(), 5U);
    file.write(QByteArray(81, '.') + "\nno puzzle at all\n");
    file.close();
    const auto open = [&](const QString& name) {
        session().edits().setControl(QStringLiteral("file"), 1);
        openCollection(name);
        return settles();
    };
    ASSERT_TRUE(open(path));
    EXPECT_TRUE(scene.claims()[0].text.startsWith(QStringLiteral("%1 of %1 puzzles measured").arg(rated.size())));
    EXPECT_TRUE(scene.claims().back().text.contains(QStringLiteral("2 lines")));
    // What is told of their order is what core says of it.
    constexpr std::array kAgainst = {Measure::score, Measure::hardestTechnique, Measure::effort};
    constexpr std::array kOf = {Measure::blanks, Measure::sumAtStart, Measure::candidateSum};
    for (std::size_t against = 0; against < kAgainst.size(); ++against) {
        session().edits().setControl(QStringLiteral("against"), static_cast<int>(against));
        for (std::size_t move = 0; move < kOf.size(); ++move) {
            const MeasurePairs pairs =
                pairsOf(rated, kOf[move], kAgainst[against], Unfinished::leftOut, lab().model().weights);
            const std::optional<double> expected = rankCorrelation(pairs.x, pairs.y);
            ASSERT_TRUE(expected);
            EXPECT_TRUE(scene.moveText(static_cast<int>(move))
                            .endsWith(QStringLiteral("rank correlation ") + number(*expected, 2)))
                << scene.moveText(static_cast<int>(move)).toStdString();
        }
    }
    // The collection before stays.
    const QString empty = m_data.filePath(QStringLiteral("empty.txt"));
    QFile emptyFile(empty);
    ASSERT_TRUE(emptyFile.open(QIODevice::WriteOnly));
    emptyFile.close();
    for (const QString& bad : {m_data.filePath(QStringLiteral("none.txt")), empty}) {
        ASSERT_TRUE(open(bad));
        EXPECT_FALSE(scene.claims().front().holds) << bad.toStdString();
        EXPECT_TRUE(scene.claims().back().text.startsWith(QStringLiteral("%1 of %1").arg(rated.size())));
    }
}

TEST_F(DifficultyLabTest, EveryMeasureMovesWithAClue) {
    withInputs("One clue more or less", [&](LabScene& scene) {
        Cell clue(0);
        while (lab().model().puzzle.isBlank(clue))
            clue = Cell(clue.index() + 1);
        session().edits().clickCell(clue);
        ASSERT_TRUE(lab().model().edited.isBlank(clue));
        ASSERT_TRUE(settles());
        const std::uint64_t solutions = search(Puzzle(lab().model().edited), 1000).count;
        EXPECT_EQ(scene.moveText(0), QStringLiteral("%1 clues, %2")
                                         .arg(lab().model().puzzle.filledCount() - 1)
                                         .arg(solutions == 1      ? QStringLiteral("one solution")
                                              : solutions >= 1000 ? QStringLiteral("at least 1,000 solutions")
                                                                  : number(solutions) + QStringLiteral(" solutions")));
        EXPECT_EQ(scene.claims()[0].holds, solutions == 1);
        session().edits().clickCell(clue);
        EXPECT_EQ(lab().model().edited, lab().model().puzzle);
        Cell blank(0);
        while (!lab().model().puzzle.isBlank(blank))
            blank = Cell(blank.index() + 1);
        session().edits().clickCell(blank);
        ASSERT_TRUE(settles());
        EXPECT_TRUE(scene.claims()[0].holds);
        const Puzzle edited(lab().model().edited);
        const RatingReport report = rate(edited);
        const CandidateDifficulty d = candidateDifficulty(candidateCensus(edited), lab().model().weights);
        const QString shown = drawn();
        for (const QString& each :
             {levelText(report.hodoku) + QStringLiteral(", ") + scoreText(report.hodoku), number(d.atStart),
              number(d.total()), number(searchEffort(edited).positions), techniqueName(*report.hodoku.hardest)})
            EXPECT_TRUE(shown.contains(each)) << each.toStdString() << " in " << shown.toStdString();
        EXPECT_EQ(scene.puzzle()->givens, lab().model().edited);
    });
    session().edits().setControl(QStringLiteral("take"), 1);
    EXPECT_EQ(lab().model().puzzle, lab().model().edited);
}

TEST_F(DifficultyLabTest, ATypedDigitMayMakeItImproper) {
    LabScene& scene = enter("One clue more or less");
    Cell blank(0);
    while (!lab().model().puzzle.isBlank(blank))
        blank = Cell(blank.index() + 1);
    const Digit right = *lab().facts().solution.digit(blank);
    bool isRefused = false;
    for (int value = 1; value <= 9; ++value) {
        if (value == right.value())
            continue;
        const Grid before = lab().model().edited;
        const QString fault = typeDigit(scene, blank, Digit(value)).value();
        isRefused = isRefused || !fault.isEmpty();
        EXPECT_EQ(lab().model().edited == before, !fault.isEmpty()) << fault.toStdString();
    }
    EXPECT_TRUE(isRefused);
    ASSERT_TRUE(settles());
    EXPECT_TRUE(scene.moveText(0).endsWith(QStringLiteral("no solution")));
    EXPECT_FALSE(scene.claims()[0].holds);
    session().edits().setControl(QStringLiteral("back"), 1);
    EXPECT_EQ(lab().model().edited, lab().model().puzzle);
}

TEST_F(DifficultyLabTest, BadInputIsNamedAndTheLastGoodStays) {
    const Grid before = lab().model().puzzle;
    const QString line = QString::fromStdString(toLine(before));
    EXPECT_TRUE(type(line.chopped(1)).contains(QStringLiteral("80")));
    EXPECT_TRUE(type(QStringLiteral("11") + QString(79, u'.')).contains(QStringLiteral("r1c1")));
    EXPECT_TRUE(type(QString(81, u'.')).contains(QStringLiteral("more than one solution")));
    EXPECT_TRUE(type(QStringLiteral("12345678.........9") + QString(63, u'.')).contains(QStringLiteral("no solution")));
    EXPECT_FALSE(type(QString(81, u'x')).isEmpty());
    EXPECT_EQ(lab().model().puzzle, before);
    // The last scene takes what is no puzzle too.
    enter("One clue more or less");
    EXPECT_EQ(type(QString(81, u'.')), QString());
    EXPECT_EQ(lab().model().edited.filledCount(), 0);
    EXPECT_EQ(lab().model().puzzle, before);
}

TEST_F(DifficultyLabTest, EachPresetIsTaken) {
    std::set<int> levels;
    for (const LabPreset& preset : lab().presets()) {
        EXPECT_EQ(lab().setInput(preset.input), QString()) << preset.name.toStdString();
        EXPECT_EQ(lab().model().puzzle, *gridFromLine(preset.input.toStdString()));
        const HodokuRating rating = rated().hodoku;
        levels.insert(rating.isComplete ? static_cast<int>(rating.level) : -1);
        if (preset.name == QStringLiteral("An X-Wing")) {
            EXPECT_GT(usesOf(rated().path)[TechniqueId::xWing], 0);
        }
    }
    EXPECT_GE(levels.size(), 3U);
}

TEST_F(DifficultyLabTest, AClueTypedOnTheBoardIsTheLabs) {
    for (const char* title : {"Candidates as heat", "Before and after the singles", "The bottleneck",
                              "Human scales along the path", "Why is this hard?"}) {
        LabScene& scene = enter(title);
        session().film().seek(QLatin1String(title) == QLatin1String("Why is this hard?") ? 2 : 0);
        ASSERT_TRUE(scene.acceptsClues()) << title;
        Cell blank(0);
        while (!lab().model().puzzle.isBlank(blank))
            blank = Cell(blank.index() + 1);
        const Grid before = lab().model().puzzle;
        session().edits().typeDigit(blank, *lab().facts().solution.digit(blank));
        EXPECT_EQ(lab().model().puzzle.filledCount(), before.filledCount() + 1);
        session().edits().undo();
        EXPECT_EQ(lab().model().puzzle, before);
    }
}

TEST_F(DifficultyLabTest, ALessonComesBackAsItWas) {
    enter("Human scales along the path");
    lab().shuffleInput(5);
    lab().setWeights(weightsOf(WeightFormula::powersOfTwo));
    session().film().seek(3);
    const Grid puzzle = lab().model().puzzle;
    const PuzzleRecord lesson = lessonRecord(session());
    lab().useExample();
    session().setScene(0);
    ASSERT_TRUE(find<LearnRoom>("learnRoom")->openLesson(lesson));
    EXPECT_EQ(session().sceneIndex(), 3);
    EXPECT_EQ(lab().model().puzzle, puzzle);
    EXPECT_EQ(lab().model().weights, weightsOf(WeightFormula::powersOfTwo));
    EXPECT_EQ(session().film().movesDone(), 3);
}

TEST_F(DifficultyLabTest, SheetsForPupilsAreMade) {
    HandoutOptions options;
    options.pupils = 2;
    EXPECT_EQ(handoutBytes(session(), options).count("/Type /Page\n"), 5);
}

}  // namespace
}  // namespace nonet::difficulty
