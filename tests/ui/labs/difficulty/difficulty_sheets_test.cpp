// Sheets of the difficulty lab: what they ask can be done from them, and their keys are of the very same board.
#include "core/rating/rank_correlation.h"
#include "core/rules/conflicts.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/lab_fixture.h"
#include "tests/ui/labs/links.h"
#include "tests/ui/labs/sheet_fixture.h"
#include "ui/labs/difficulty/difficulty_lab.h"
#include "ui/labs/difficulty/difficulty_worksheet.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QRegularExpression>

#include <array>
#include <cmath>
#include <set>

namespace nonet::difficulty {
namespace {

constexpr int kSheetInputs = 5;
enum Scene : std::uint8_t {
    heatScene,
    singlesScene,
    bottleneckScene,
    scalesScene,
    whyScene,
    agreementScene,
    changeScene
};

class DifficultySheetsTest : public LabTest<DifficultyLab> {
protected:
    DifficultySheetsTest() : LabTest("labs.difficulty") {}

    QString sheet(Scene scene) { return wordsOf(drawnSheet(lab(), scene, false)); }
    QString key(Scene scene) { return wordsOf(drawnSheet(lab(), scene, true)); }
    template <typename Check>
    void withInputs(Check check) {
        for (int seed = 1; seed <= kSheetInputs; ++seed) {
            lab().shuffleInput(static_cast<std::uint64_t>(seed) * 11);
            SCOPED_TRACE(lab().inputText().toStdString());
            check();
        }
    }
    static double numberAfter(const QString& words, const QString& before) {
        const QRegularExpression pattern(QRegularExpression::escape(before) +
                                         QStringLiteral(R"(\s*(−?-?[\d.,]+?)[.,]?(\s|$))"));
        QString text = pattern.match(words).captured(1);
        return text.replace(u'−', u'-').remove(u',').toDouble();
    }
};

TEST_F(DifficultySheetsTest, TheHardPlaceIsPrintedWithAllThatEarlierStepsStruck) {
    withInputs([&] {
        const std::optional<std::size_t> narrowest = slowFacts(lab().facts(), {}, {}).bottleneck.narrowestWhileOpen();
        const Position& position = lab().facts().positions[narrowest.value_or(0)];
        std::size_t candidates = 0;
        for (const Cell cell : position.unsolvedCells())
            candidates += static_cast<std::size_t>(position.candidates(cell).count());
        std::size_t small = 0;
        for (const DrawnText& each : drawnSheet(lab(), whyScene, false))
            small += each.text.size() == 1 && each.text[0].isDigit() && each.size < 14 ? 1U : 0U;
        EXPECT_EQ(small, candidates);
        if (narrowest) {
            EXPECT_TRUE(key(whyScene).contains(QStringLiteral("step %1 of").arg(*narrowest + 1)));
        }
    });
}

TEST_F(DifficultySheetsTest, TheNarrowestPointFollowsFromTheNumbersOnTheSheet) {
    withInputs([&] {
        const BottleneckProfile profile = slowFacts(lab().facts(), {}, {}).bottleneck;
        const auto narrowest = profile.narrowestWhileOpen();
        const QString words = key(bottleneckScene);
        if (!narrowest) {
            EXPECT_TRUE(words.contains(QStringLiteral("nobody gets stuck")));
            return;
        }
        EXPECT_TRUE(words.contains(QStringLiteral("Narrowest at step: %1").arg(*narrowest + 1)));
        EXPECT_EQ(numberAfter(words, QStringLiteral("Moves open there:")), profile.widthWhileOpen());
        EXPECT_FALSE(sheet(bottleneckScene).contains(QStringLiteral("Narrowest at step: %1").arg(*narrowest + 1)));
    });
}

TEST_F(DifficultySheetsTest, ProductsAddUpToTheScore) {
    withInputs([&] {
        const HodokuRating& rating = lab().facts().report.hodoku;
        const QString words = key(scalesScene);
        int sum = 0;
        for (const ProfileRow& row : hodokuProfile().rows) {
            const int product = row.score * lab().facts().profile.uses[row.technique];
            sum += product;
            if (product > 0) {
                EXPECT_TRUE(words.contains(techniqueName(row.technique)));
                EXPECT_TRUE(words.contains(QString::number(product)));
            }
        }
        EXPECT_EQ(sum, rating.score);
        EXPECT_TRUE(words.contains(levelName(rating.level)));
        EXPECT_TRUE(sheetOf(session().lab()->scene(scalesScene)).asksOnSheet());
    });
}

TEST_F(DifficultySheetsTest, TheSumOfTheSquaresGivesTheRankCorrelation) {
    withInputs([&] {
        const QString words = key(agreementScene);
        const double squares = numberAfter(words, QStringLiteral("Sum of the squares:"));
        const double correlation = numberAfter(words, QStringLiteral("Rank correlation:"));
        EXPECT_NEAR(correlation, 1 - squares / 35, 0.006) << words.toStdString();
        EXPECT_EQ(numberAfter(words, QStringLiteral("Nearest to:")), std::round(correlation));
        EXPECT_FALSE(sheet(agreementScene).contains(QStringLiteral("Sum of the squares: %1").arg(squares)));
    });
}

TEST_F(DifficultySheetsTest, FoursCouldExchangeTheirDigitsAndNeedAClue) {
    int fours = 0;
    withInputs([&] {
        const PathFacts& facts = lab().facts();
        for (const std::array<Cell, 4>& cells : crossesOf(facts.solution)) {
            ++fours;
            Grid exchanged = facts.solution;
            for (const Cell cell : cells)
                exchanged.clear(cell);
            exchanged.set(cells[0], *facts.solution.digit(cells[1]));
            exchanged.set(cells[3], *facts.solution.digit(cells[1]));
            exchanged.set(cells[1], *facts.solution.digit(cells[0]));
            exchanged.set(cells[2], *facts.solution.digit(cells[0]));
            EXPECT_TRUE(findConflicts(exchanged, Geometry()).empty());
            Grid without = facts.puzzle;
            bool hasClue = false;
            for (const Cell cell : cells) {
                hasClue = hasClue || !without.isBlank(cell);
                without.clear(cell);
            }
            EXPECT_TRUE(hasClue);
            EXPECT_GT(search(Puzzle(without)).count, 1U);
        }
    });
    EXPECT_GT(fours, kSheetInputs);
}

TEST_F(DifficultySheetsTest, OnlyTheScenesOwnIdeaIsAsked) {
    withInputs([&] {
        std::set<QString> words;
        for (int scene = 0; scene < lab().scenes().count(); ++scene) {
            const QString asked = sheet(static_cast<Scene>(scene));
            words.insert(asked.section(QStringLiteral("worksheet"), 1));
            EXPECT_FALSE(asked.contains(QStringLiteral("Solve the puzzle")));
            EXPECT_FALSE(sheetOf(lab().scene(scene)).modelWords().isEmpty());
        }
        EXPECT_EQ(static_cast<int>(words.size()), lab().scenes().count());
    });
}

TEST_F(DifficultySheetsTest, BesideAMistakeWhatIsRightIsTold) {
    LabScene& scene = enter("Why is this hard?");
    int turns = 0;
    for (std::size_t i = 0; i < spreadPuzzles().size() && turns < 3; i += 7) {
        ASSERT_EQ(lab().setInput(QString::fromStdString(toLine(spreadPuzzles()[i]))), QString());
        ASSERT_TRUE(settles(120'000));
        session().yourTurn().set(true);
        session().edits().setControl(QStringLiteral("place"), 1);
        const Position& position = lab().facts().positions[lab().slow()->bottleneck.narrowestWhileOpen().value_or(0)];
        std::optional<Candidate> right;
        std::optional<Candidate> wrong;
        for (const Cell cell : position.unsolvedCells())
            for (const Digit digit : position.candidates(cell)) {
                typeDigit(scene, cell, digit);
                const auto turn = scene.turn();
                (turn->state == LabTurn::State::done ? right : wrong) = Candidate{cell, digit};
                typeDigit(scene, cell, digit);
            }
        if (lab().slow()->openThere.empty() || !right || !wrong)
            continue;
        ++turns;
        for (const bool isRightFirst : {true, false}) {
            for (const Candidate& each : isRightFirst ? std::array{*right, *wrong} : std::array{*wrong, *right})
                typeDigit(scene, each.cell, each.digit);
            const LabTurn turn = *scene.turn();
            EXPECT_EQ(turn.state, LabTurn::State::mistake);
            EXPECT_TRUE(turn.verdict.contains(
                QStringLiteral("takes the %1 from %2").arg(wrong->digit.value()).arg(cellName(wrong->cell))));
            EXPECT_TRUE(turn.verdict.endsWith(
                QStringLiteral("Right beside it: %1 from %2.").arg(right->digit.value()).arg(cellName(right->cell))))
                << turn.verdict.toStdString();
            scene.clearTurn();
        }
    }
    EXPECT_GT(turns, 0);
}

TEST_F(DifficultySheetsTest, TheKeyNamesEveryMoveThatIsRight) {
    std::set<bool> kinds;
    std::vector<Grid> puzzles;
    for (std::size_t i = 0; i < spreadPuzzles().size(); i += 15)
        puzzles.push_back(spreadPuzzles()[i]);
    // Each of these cells can be filled at once.
    puzzles.push_back(lab().facts().solution);
    for (const int cell : {0, 13, 26, 70})
        puzzles.back().clear(Cell(cell));
    for (const Grid& puzzle : puzzles) {
        ASSERT_EQ(lab().setInput(QString::fromStdString(toLine(puzzle))), QString());
        const SlowFacts& slow = lab().slowAtOnce();
        const QString words = key(whyScene);
        for (const Step& step : slow.openThere)
            EXPECT_TRUE(words.contains(stepResult(step))) << stepResult(step).toStdString() << words.toStdString();
        kinds.insert(slow.openThere.empty());
        if (!slow.openThere.empty() || !lab().facts().report.path.isSolved)
            continue;
        for (const Cell cell : lab().facts().positions.front().unsolvedCells())
            EXPECT_TRUE(words.contains(cellName(cell))) << words.toStdString();
    }
    EXPECT_EQ(kinds.size(), 2U);
}

TEST_F(DifficultySheetsTest, WordsAndPictureOfEverySceneLightEachOther) {
    const QRectF whole(0, 0, 1000, 640);
    const StageArea area{whole, whole.adjusted(0, 0, -400, 0), whole.adjusted(620, 0, 0, 0), 14};
    for (const Scene scene : {scalesScene, agreementScene, changeScene}) {
        lab().shuffleInput(static_cast<std::uint64_t>(scene) + 3);
        LabScene& entered = enter(scene);
        ASSERT_TRUE(settles(240'000));
        const int move = entered.moveCount() / 2;
        session().film().seek(move);
        expectLinked(entered, area, move);
    }
}

}  // namespace
}  // namespace nonet::difficulty
