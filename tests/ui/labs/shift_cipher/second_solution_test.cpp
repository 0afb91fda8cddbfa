// A second solution built by hand: done exactly where it is one, over random lists, masks and mistakes.
#include "core/constructions/mask.h"
#include "core/constructions/sequence_recovery.h"
#include "core/foundation/random_source.h"
#include "core/rules/conflicts.h"
#include "tests/ui/labs/background.h"
#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/labs/shift_cipher/verdict_turn.h"
#include "ui/text/cell_names.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

class SecondSolutions : public ::testing::TestWithParam<int> {
protected:
    static constexpr int kMask = 5;
    static constexpr int kVerdict = 8;
    static constexpr int kRounds = 25;

    void SetUp() override { m_lab.scene(0).setControl(QStringLiteral("size"), GetParam()); }
    const Geometry& geometry() const { return m_lab.model().geometry; }
    int side() const { return geometry().side(); }
    Grid board() const { return m_lab.model().board(); }
    Cell anyCell(RandomSource& random) const {
        return Cell(static_cast<int>(random.below(static_cast<std::uint32_t>(geometry().cellCount()))));
    }
    Digit anyDigit(RandomSource& random) const {
        return Digit::fromIndex(static_cast<int>(random.below(static_cast<std::uint32_t>(side()))));
    }
    /// About every third cell is a clue.
    Grid clues(RandomSource& random) const {
        CellSet shown;
        for (int i = 0; i < geometry().cellCount(); ++i)
            if (random.below(3) == 0)
                shown.insert(Cell(i));
        return masked(board(), shown);
    }

    ShiftLab m_lab;
};

TEST_P(SecondSolutions, AnyChangesAreJudgedByTheirClashes) {
    RandomSource random(71);
    int mistakes = 0;
    int goesOn = 0;
    for (int round = 0; round < kRounds * 4; ++round) {
        m_lab.shuffleInput(random.next());
        const Grid given = clues(random);
        SecondSolution work(geometry());
        for (std::uint32_t change = random.below(4) + 1; change > 0; --change)
            work.put(anyCell(random), anyDigit(random), board());
        const Grid full = work.over(board(), given);
        EXPECT_EQ(masked(full, maskOf(given)), given);
        const BoardVerdict verdict = judgeSecond(m_lab.model(), given, full, false);
        SCOPED_TRACE(verdict.words.toStdString());
        if (full == board()) {
            EXPECT_TRUE(verdict.words.isEmpty());
            continue;
        }
        bool hasMistake = false;
        std::set<int> next;
        std::set<int> crossed;
        for (const Conflict& each : findConflicts(full, geometry())) {
            int fixed = 0;
            for (const Cell cell : {each.first, each.second})
                if (given.isBlank(cell) && full.digit(cell) == board().digit(cell))
                    next.insert(cell.index());
                else
                    ++fixed;
            hasMistake = hasMistake || fixed == 2;
            for (const Cell cell : {each.first, each.second})
                if (fixed == 2 && given.isBlank(cell))
                    crossed.insert(cell.index());
        }
        mistakes += hasMistake ? 1 : 0;
        goesOn += !hasMistake && !next.empty() ? 1 : 0;
        EXPECT_EQ(verdict.state == LabTurn::State::mistake, hasMistake);
        EXPECT_EQ(verdict.state == LabTurn::State::done, full.isSolved(geometry()));
        EXPECT_EQ(verdict.twins.size(), next.size());
        // Each is marked once, and both where both are the learner's.
        std::set<int> marked;
        for (const Cell cell : verdict.marked)
            EXPECT_TRUE(marked.insert(cell.index()).second);
        EXPECT_EQ(marked, crossed);
        if (hasMistake) {
            EXPECT_TRUE(verdict.words.contains(cellName(*verdict.mistake, side())));
            EXPECT_NE(full.digit(*verdict.mistake), board().digit(*verdict.mistake));
        }
    }
    EXPECT_GT(mistakes, 5);
    EXPECT_GT(goesOn, 5);
}

TEST_P(SecondSolutions, DigitsThatNoClueHasAreExchangedAndAnotherListMakesIt) {
    RandomSource random(72);
    for (int round = 0; round < kRounds; ++round) {
        m_lab.shuffleInput(random.next());
        const Digit first = anyDigit(random);
        const Digit second = Digit::fromIndex((first.index() + 1) % side());
        Grid given = clues(random);
        for (int i = 0; i < geometry().cellCount(); ++i)
            if (given.digit(Cell(i)) == first || given.digit(Cell(i)) == second)
                given.clear(Cell(i));
        SecondSolution work(geometry());
        work.exchange(first, second, board(), given);
        Grid full = work.over(board(), given);
        EXPECT_TRUE(full.isSolved(geometry()));
        const BoardVerdict done = judgeSecond(m_lab.model(), given, full, false);
        EXPECT_EQ(done.state, LabTurn::State::done);
        EXPECT_TRUE(done.words.endsWith(QStringLiteral("Another list makes this one."))) << done.words.toStdString();
        EXPECT_FALSE(judgeSecond(m_lab.model(), given, full, true).words.contains(QStringLiteral("list")));
        // As it is kept and taken back.
        SecondSolution again(geometry());
        again.setText(work.text());
        EXPECT_EQ(again.over(board(), given), full);
        again.setText(QStringLiteral("no board"));
        EXPECT_EQ(again.over(board(), given), full);
        work.exchange(first, second, board(), given);
        EXPECT_EQ(work.over(board(), given), board());
        EXPECT_TRUE(work.text().isEmpty());
        // With a clue of one of them it is a mistake that names the clue.
        Cell clue = anyCell(random);
        while (board().digit(clue) != first)
            clue = anyCell(random);
        given.set(clue, first);
        work.exchange(first, second, board(), given);
        full = work.over(board(), given);
        const BoardVerdict mistake = judgeSecond(m_lab.model(), given, full, false);
        EXPECT_EQ(mistake.state, LabTurn::State::mistake);
        EXPECT_TRUE(mistake.words.contains(cellName(clue, side()) + QStringLiteral(" is a clue")))
            << mistake.words.toStdString();
    }
}

TEST_P(SecondSolutions, TheSceneTakesThemWhereThereIsASecondSolution) {
    RandomSource random(73);
    int offered = 0;
    for (int round = 0; round < 6; ++round) {
        m_lab.shuffleInput(random.next());
        QString mask(geometry().cellCount(), u'.');
        for (QChar& sign : mask)
            sign = random.below(round % 2 == 0 ? 5 : 2) == 0 ? u'x' : u'.';
        mask[0] = u'x';
        m_lab.scene(kMask).setDrawing(mask);
        LabScene& scene = m_lab.scene(kVerdict);
        scene.prepare();
        ASSERT_TRUE(settles(m_lab, 60'000));
        const bool hasSecond = scene.moveText(1).startsWith(QStringLiteral("Another solution"));
        ASSERT_EQ(scene.turn().has_value(), hasSecond);
        EXPECT_EQ(wordsInOne(scene).contains(QStringLiteral("none to build by hand")), !hasSecond);
        if (!hasSecond)
            continue;
        ++offered;
        changeState(scene, &SceneState::isYourTurn, true);
        scene.clearTurn();
        const Grid given = m_lab.scene(kMask).puzzle()->givens;
        EXPECT_FALSE(typeDigit(scene, Cell(0), anyDigit(random))->isEmpty());
        EXPECT_TRUE(scene.drawing().isEmpty());
        // The engine's own, cell by cell.
        const StageArea area{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 0, 460, 260)};
        changeState(scene, &SceneState::isYourTurn, false);
        const BoardMetrics board = *scene.shownBoard(area);
        Grid other(side());
        for (int i = 0; i < geometry().cellCount(); ++i) {
            const QString said = scene.readout(area, board.cellRect(Cell(i)).center(), 1);
            other.set(Cell(i), *digitFromSymbol(said.back().toLatin1(), side()));
        }
        ASSERT_TRUE(other.isSolved(geometry()));
        changeState(scene, &SceneState::isYourTurn, true);
        for (int i = 0; i < geometry().cellCount(); ++i)
            if (given.isBlank(Cell(i))) {
                EXPECT_NE(scene.turn()->state, LabTurn::State::done);
                EXPECT_EQ(typeDigit(scene, Cell(i), other.digit(Cell(i))), QString());
                if (m_lab.scene(kVerdict).turn()->state == LabTurn::State::done)
                    break;
            }
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
        const QString drawing = scene.drawing();
        scene.clearTurn();
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        scene.setDrawing(drawing);
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
        changeState(scene, &SceneState::isYourTurn, false);
    }
    EXPECT_GT(offered, 1);
}

TEST_P(SecondSolutions, ThePictureCountsTheCellsThatItMarks) {
    RandomSource random(74);
    m_lab.scene(kMask).setDrawing(QString(geometry().cellCount(), u'.').replace(0, 1, QStringLiteral("x")));
    LabScene& scene = m_lab.scene(kVerdict);
    scene.prepare();
    ASSERT_TRUE(settles(m_lab, 60'000));
    changeState(scene, &SceneState::isYourTurn, true);
    const Grid given = m_lab.scene(kMask).puzzle()->givens;
    const StageArea area{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 0, 460, 260)};
    int most = 0;
    for (int round = 0; round < kRounds; ++round) {
        scene.clearTurn();
        SecondSolution work(geometry());
        for (int change = 0; change < 3; ++change) {
            const Cell cell(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(geometry().cellCount() - 1))));
            const Digit digit = anyDigit(random);
            EXPECT_EQ(typeDigit(scene, cell, digit), QString());
            work.put(cell, digit, board());
        }
        const BoardVerdict verdict = judgeSecond(m_lab.model(), given, work.over(board(), given), false);
        const auto marked = static_cast<int>(verdict.marked.size() + verdict.twins.size());
        most = std::max(most, marked);
        BoardPainters painters;
        std::vector<DrawnText> below = drawingOf({1100, 600}, [&](QPainter& painter) {
                                           scene.paint(painter, area, {themeOf(ThemeId::light), painters}, 0);
                                       }).texts;
        std::erase_if(below, [&](const DrawnText& each) {
            return !area.figure.contains(each.ink) || each.ink.center().y() < area.figure.center().y();
        });
        ASSERT_GE(below.size(), 2U);
        EXPECT_EQ(below[0].text, QString::number(marked));
        EXPECT_TRUE(below[1].text.contains(QStringLiteral("marked"))) << below[1].text.toStdString();
    }
    EXPECT_GT(most, 2);
}

INSTANTIATE_TEST_SUITE_P(Sizes, SecondSolutions, ::testing::Values(0, 1, 2));

}  // namespace
}  // namespace nonet
