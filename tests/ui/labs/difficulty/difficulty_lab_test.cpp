// Each scene entered with puzzles of its own: what is shown is what core says.
#include "core/rating/rank_correlation.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/difficulty/agreement_scene.h"
#include "ui/labs/difficulty/candidate_scenes.h"
#include "ui/labs/difficulty/change_scene.h"
#include "ui/labs/difficulty/difficulty_input.h"
#include "ui/labs/difficulty/path_scenes.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/text/technique_text.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>

namespace nonet::difficulty {
namespace {

constexpr int kInputs = 6;
constexpr int kWait = 30000;

class DifficultyLabTest : public LabTest<DifficultyLab> {
protected:
    DifficultyLabTest() : LabTest("labs.difficulty") {}

    template <typename Scene, typename Check>
    void withInputs(Check check) {
        withShuffledInputs<Scene>(
            0, kInputs - 1, [this](Scene&, int) { EXPECT_EQ(search(Puzzle(lab().model().puzzle)).count, 1U); }, check);
    }
    RatingReport rated() { return rate(Puzzle(lab().model().puzzle)); }
};

TEST_F(DifficultyLabTest, IsWalkedToItsEndWithTwoKeys) {
    for (int scene = 0; scene < lab().sceneCount(); ++scene) {
        ASSERT_EQ(session().sceneIndex(), scene);
        lab().shuffleInput(static_cast<std::uint64_t>(scene));
        for (int move = 1; move <= session().scene().moveCount(); ++move) {
            QTest::keyClick(view().stage(), Qt::Key_Right);
            EXPECT_EQ(session().movesDone(), move);
            EXPECT_EQ(find<QLabel>("labMoveText")->text(), session().scene().moveText(move));
        }
        view().stage()->grab();
        QTest::keyClick(view().stage(), Qt::Key_PageDown);
    }
    EXPECT_EQ(session().sceneIndex(), lab().sceneCount() - 1);
}

TEST_F(DifficultyLabTest, CandidatesAreWeighedByTheLearnersWeights) {
    withInputs<HeatScene>([&](HeatScene& scene) {
        const Position start = Position::fromPuzzle(Puzzle(lab().model().puzzle));
        EXPECT_NEAR(scene.sum(), candidateWeight(start), 1e-9);
        EXPECT_TRUE(scene.moveText(3).contains(number(candidateWeight(start))));
        const int single = cellsByCandidates(start)[1];
        EXPECT_EQ(scene.question().choices[scene.question().right], QString::number(single));
    });
    auto& scene = enter<HeatScene>();
    session().setControl(QStringLiteral("formula"), 1);
    EXPECT_EQ(lab().model().weights, weightsOf(WeightFormula::linear));
    EXPECT_EQ(session().setText(QStringLiteral("weights"), QStringLiteral("0 1 2 3 4 5 6 7 100")), QString());
    EXPECT_EQ(scene.controls()[0].value, static_cast<int>(WeightFormula::own));
    EXPECT_DOUBLE_EQ(scene.sum(), weigh(lab().facts().census.atStart, {0, 1, 2, 3, 4, 5, 6, 7, 100}));
    const CandidateWeights before = lab().model().weights;
    EXPECT_TRUE(session().setText(QStringLiteral("weights"), QStringLiteral("1 2 3")).contains(u'3'));
    EXPECT_TRUE(session().setText(QStringLiteral("weights"), QStringLiteral("1 2 3 4 5 6 7 8 x")).contains(u'x'));
    EXPECT_FALSE(session().setText(QStringLiteral("weights"), QStringLiteral("1 2 3 4 5 6 7 8 -9")).isEmpty());
    EXPECT_EQ(lab().model().weights, before);
    lab().takeExample();
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
    withInputs<SinglesScene>([&](SinglesScene& scene) {
        const CandidateDifficulty d = candidateDifficulty(Puzzle(lab().model().puzzle));
        EXPECT_NEAR(scene.difficulty().total(), d.total(), 1e-9);
        const QString end = scene.moveText(scene.moveCount());
        for (const double value : {d.atStart, d.afterSingles, d.total()})
            EXPECT_TRUE(end.contains(number(value))) << end.toStdString();
        EXPECT_TRUE(scene.moveText(0).contains(number(d.atStart)));
    });
}

TEST_F(DifficultyLabTest, OpenMovesAreThoseOfCore) {
    withInputs<BottleneckScene>([&](BottleneckScene& scene) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return lab().slow() != nullptr; }, kWait));
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
            EXPECT_EQ(scene.openCells(static_cast<int>(i)).count(), profile.points[i].placing);
        }
        ASSERT_FALSE(scene.claims().empty());
        EXPECT_TRUE(scene.claims()[0].holds);
        const std::optional<std::size_t> narrowest = profile.narrowestWhileOpen();
        if (!narrowest)
            return;
        EXPECT_TRUE(scene.claims()[0].text.contains(QString::number(*narrowest + 1)));
        EXPECT_TRUE(scene.claims()[0].text.contains(QString::number(profile.widthWhileOpen())));
        EXPECT_TRUE(BottleneckScene::isNarrowest(profile, *narrowest));
        // The last cell can be filled, so nobody is stuck there.
        EXPECT_FALSE(BottleneckScene::isNarrowest(profile, profile.points.size() - 1));
    });
}

TEST_F(DifficultyLabTest, ScalesGrowAlongThePath) {
    withInputs<ScalesScene>([&](ScalesScene& scene) {
        const RatingReport report = rated();
        int score = 0;
        for (std::size_t i = 0; i < report.path.steps.size(); ++i) {
            const QString text = scene.moveText(static_cast<int>(i));
            EXPECT_TRUE(text.contains(number(static_cast<std::uint64_t>(score))));
            EXPECT_TRUE(text.contains(stepTitle(report.path.steps[i])));
            score += technique(report.path.steps[i].technique).score;
        }
        const QString end = scene.moveText(scene.moveCount());
        EXPECT_TRUE(end.contains(number(static_cast<std::uint64_t>(report.hodoku.score))));
        EXPECT_TRUE(end.contains(levelName(report.hodoku.level)));
        EXPECT_EQ(scene.claims().size(), report.explainer ? 2U : 1U);
    });
}

TEST_F(DifficultyLabTest, PointsAppearAndTheirOrderIsCompared) {
    auto& scene = enter<AgreementScene>();
    EXPECT_FALSE(scene.isComplete());
    ASSERT_TRUE(QTest::qWaitFor([&] { return scene.isComplete(); }, 4 * kWait));
    EXPECT_EQ(scene.measures().size(), samplePuzzles().size());
    for (std::size_t i = 0; i < scene.measures().size(); i += 97) {
        const RatedPuzzle& each = scene.measures()[i];
        EXPECT_EQ(each.hodoku.score, rate(Puzzle(samplePuzzles()[i])).hodoku.score);
        EXPECT_EQ(each.effort, searchEffort(Puzzle(samplePuzzles()[i])));
    }
    for (const int against : {0, 1, 2}) {
        session().setControl(QStringLiteral("against"), against);
        for (int move = 0; move <= scene.moveCount(); ++move) {
            const auto x = static_cast<Measure>(move);
            const MeasurePairs pairs =
                pairsOf(scene.measures(), x, scene.against(), Unfinished::leftOut, lab().model().weights);
            const std::optional<double> expected = rankCorrelation(pairs.x, pairs.y);
            ASSERT_TRUE(expected);
            EXPECT_EQ(scene.agreement(x), expected);
            EXPECT_TRUE(scene.moveText(move).contains(number(*expected, 2)));
        }
    }
}

TEST_F(DifficultyLabTest, AFileIsACollection) {
    auto& scene = enter<AgreementScene>();
    const QString path = m_data.filePath(QStringLiteral("puzzles.txt"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    for (std::size_t i = 0; i < 5; ++i)
        file.write(QByteArray::fromStdString(toLine(samplePuzzles()[i * 80])) + '\n');
    file.write(QByteArray(81, '.') + "\nno puzzle at all\n");
    file.close();
    scene.openFile(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return scene.measures().size() == 5 && scene.isComplete(); }, kWait));
    EXPECT_TRUE(scene.claims().back().text.contains(QStringLiteral("2 lines")));
    // The collection before stays.
    const QString empty = m_data.filePath(QStringLiteral("empty.txt"));
    QFile emptyFile(empty);
    ASSERT_TRUE(emptyFile.open(QIODevice::WriteOnly));
    emptyFile.close();
    for (const QString& bad : {m_data.filePath(QStringLiteral("none.txt")), empty}) {
        scene.openFile(bad);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !scene.claims().front().holds; }, kWait)) << bad.toStdString();
        EXPECT_EQ(scene.measures().size(), 5U);
    }
}

TEST_F(DifficultyLabTest, EveryMeasureMovesWithAClue) {
    withInputs<ChangeScene>([&](ChangeScene& scene) {
        const auto isJudged = [&] { return scene.now() && scene.now()->board == lab().model().edited; };
        Cell clue(0);
        while (lab().model().puzzle.isBlank(clue))
            clue = Cell(clue.index() + 1);
        session().clickCell(clue);
        ASSERT_TRUE(lab().model().edited.isBlank(clue));
        ASSERT_TRUE(QTest::qWaitFor(isJudged, kWait));
        const SearchOutcome counted = search(Puzzle(lab().model().edited), ChangeScene::kMostCounted);
        EXPECT_EQ(scene.now()->solutions, counted.count);
        EXPECT_TRUE(scene.moveText(0).contains(QString::number(lab().model().puzzle.filledCount() - 1)));
        EXPECT_EQ(scene.claims()[0].holds, counted.count == 1);
        EXPECT_EQ(scene.now()->open.isEmpty(), counted.count == 1);
        session().clickCell(clue);
        EXPECT_EQ(lab().model().edited, lab().model().puzzle);
        Cell blank(0);
        while (!lab().model().puzzle.isBlank(blank))
            blank = Cell(blank.index() + 1);
        session().clickCell(blank);
        ASSERT_TRUE(QTest::qWaitFor(isJudged, kWait));
        ASSERT_TRUE(scene.now()->isProper());
        const RatingReport report = rate(Puzzle(lab().model().edited));
        EXPECT_EQ(scene.now()->measured->hodoku.score, report.hodoku.score);
        EXPECT_EQ(scene.now()->measured->census, candidateCensus(Puzzle(lab().model().edited)));
        EXPECT_EQ(scene.puzzle()->givens, lab().model().edited);
    });
    session().setControl(QStringLiteral("take"), 1);
    EXPECT_EQ(lab().model().puzzle, lab().model().edited);
}

TEST_F(DifficultyLabTest, ATypedDigitMayMakeItImproper) {
    auto& scene = enter<ChangeScene>();
    Cell blank(0);
    while (!lab().model().puzzle.isBlank(blank))
        blank = Cell(blank.index() + 1);
    const Digit right = *lab().facts().solution.digit(blank);
    bool isRefused = false;
    for (int value = 1; value <= 9; ++value) {
        if (value == right.value())
            continue;
        const Grid before = lab().model().edited;
        const QString fault = scene.typeDigit(blank, Digit(value)).value();
        isRefused = isRefused || !fault.isEmpty();
        EXPECT_EQ(lab().model().edited == before, !fault.isEmpty()) << fault.toStdString();
    }
    EXPECT_TRUE(isRefused);
    ASSERT_TRUE(QTest::qWaitFor([&] { return scene.now() && scene.now()->board == lab().model().edited; }, kWait));
    EXPECT_EQ(scene.now()->solutions, 0U);
    EXPECT_FALSE(scene.claims()[0].holds);
    session().setControl(QStringLiteral("back"), 1);
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
    enter<ChangeScene>();
    EXPECT_EQ(type(QString(81, u'.')), QString());
    EXPECT_EQ(lab().model().edited.filledCount(), 0);
    EXPECT_EQ(lab().model().puzzle, before);
}

TEST_F(DifficultyLabTest, ALessonComesBackAsItWas) {
    enter<ScalesScene>();
    lab().shuffleInput(5);
    lab().setWeights(weightsOf(WeightFormula::powersOfTwo));
    session().seek(3);
    const Grid puzzle = lab().model().puzzle;
    const PuzzleRecord lesson = lessonRecord(session());
    lab().takeExample();
    session().setScene(0);
    ASSERT_TRUE(find<LearnRoom>("learnRoom")->openLesson(lesson));
    EXPECT_EQ(session().sceneIndex(), 3);
    EXPECT_EQ(lab().model().puzzle, puzzle);
    EXPECT_EQ(lab().model().weights, weightsOf(WeightFormula::powersOfTwo));
    EXPECT_EQ(session().movesDone(), 3);
}

TEST_F(DifficultyLabTest, SheetsForPupilsAreMade) {
    HandoutOptions options;
    options.pupils = 2;
    EXPECT_EQ(handoutBytes(session(), options).count("/Type /Page\n"), 5);
}

}  // namespace
}  // namespace nonet::difficulty
