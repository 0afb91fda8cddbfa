// The learner undoes a solved board: each entry is judged as core judges it, and what is done by hand comes back.
#include "core/board/classic.h"
#include "tests/ui/labs/inverse/undo_fixture.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/text/cell_names.h"

#include <optional>
#include <set>

namespace nonet::inverse_lab {
namespace {

TEST_F(UndoSceneTest, TheFirstDigitTooManyIsNamedWithWhatCouldStandThere) {
    LabScene& scene = undo();
    std::set<bool> hadOneSolution;
    for (int seed = 1; seed <= 32; ++seed) {
        const bool isSmall = seed % 2 != 0;
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        session().edits().setControl(QStringLiteral("size"), isSmall ? 0 : 1);
        session().edits().setControl(QStringLiteral("marks"), 0);
        lab().setSeed(static_cast<std::uint64_t>(seed));
        const int methods = seed / 2 % 2;
        session().edits().setControl(QStringLiteral("methods"), methods);
        scene.clearTurn();
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        RandomSource random(static_cast<std::uint64_t>(seed) * 31);
        const Geometry geometry = isSmall ? kSmall : Geometry();
        const Grid solution = isSmall ? smallSolution() : lab().model().solution.toGrid();
        const auto rank = static_cast<InverseRank>(methods);
        const Grid clues = takeAtRandom(scene, solution, geometry, random, rank);
        const UndoneBoard board = UndoneBoard::fromClues(geometry, solution, clues);
        ASSERT_FALSE(isSolvable(board, rank));
        const LabTurn turn = *scene.turn();
        EXPECT_EQ(turn.state, LabTurn::State::mistake);
        const bool isUnique = !otherSolution(board);
        EXPECT_EQ(turn.verdict.contains(QStringLiteral("second solution")), !isUnique) << turn.verdict.toStdString();
        EXPECT_EQ(turn.verdict.contains(QStringLiteral("no longer find it")), isUnique);
        EXPECT_EQ(drawn().contains(QStringLiteral("more than one solution")), !isUnique);
        EXPECT_TRUE(drawn().contains(QStringLiteral("the methods get stuck")));
        hadOneSolution.insert(isUnique);
        // The last entry is the mistake: put back, all is well again.
        const int cell = scene.drawing().section(u',', -1).section(u';', -1).toInt();
        EXPECT_TRUE(turn.verdict.contains(cellName(Cell(cell), geometry.side())));
        scene.clickCell(Cell(cell));
        if (scene.turn()->verdict.isEmpty())
            continue;
        EXPECT_NE(scene.turn()->state, LabTurn::State::mistake);
        EXPECT_TRUE(drawn().contains(QStringLiteral("the methods solve it")));
    }
    EXPECT_TRUE(hadOneSolution.contains(false));
}

TEST_F(UndoSceneTest, WhereOneSolutionIsLeftTheMethodsAreSaidToGetStuck) {
    LabScene& scene = undo();
    session().edits().setControl(QStringLiteral("size"), 1);
    for (int seed = 0; seed <= 6; ++seed) {
        if (seed > 0)
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
        scene.clearTurn();
        // All clues that are left are of a puzzle with one solution.
        const Grid solution = lab().model().solution.toGrid();
        Grid clues = solution;
        std::optional<Cell> mistake;
        for (const Cell cell : classic::kAllCells) {
            if (!lab().model().clues.isBlank(cell))
                continue;
            clues.clear(cell);
            scene.clickCell(cell);
            if (!mistake &&
                !isSolvable(UndoneBoard::fromClues(Geometry(), solution, clues), InverseRank::hiddenSingles))
                mistake = cell;
        }
        if (seed == 0) {
            ASSERT_TRUE(mistake);
        }
        EXPECT_EQ(scene.turn()->state == LabTurn::State::mistake, mistake.has_value());
        if (!mistake)
            continue;
        EXPECT_TRUE(scene.turn()->verdict.contains(cellName(*mistake)));
        EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("no longer find it")));
        const QString shown = drawn();
        EXPECT_TRUE(shown.contains(QStringLiteral("one solution")));
        EXPECT_TRUE(shown.contains(QStringLiteral("the methods get stuck")));
        EXPECT_FALSE(shown.contains(QStringLiteral("more than one solution")));
        // All five methods solve it.
        session().edits().setControl(QStringLiteral("methods"), 4);
        EXPECT_NE(scene.turn()->state, LabTurn::State::mistake);
        session().edits().setControl(QStringLiteral("methods"), 1);
    }
}

TEST_F(UndoSceneTest, APuzzleMadeByHandIsDoneAndSolvedForwardAsTheProof) {
    LabScene& scene = undo();
    session().edits().setControl(QStringLiteral("size"), 1);
    session().edits().setControl(QStringLiteral("goal"), 20);
    for (int seed = 1; seed <= 4; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        const Grid solution = lab().model().solution.toGrid();
        Grid clues = solution;
        RandomSource random(static_cast<std::uint64_t>(seed));
        int out = 0;
        while (out < 20) {
            const Cell cell(static_cast<int>(random.below(81)));
            if (clues.isBlank(cell))
                continue;
            Grid fewer = clues;
            fewer.clear(cell);
            if (!isSolvable(UndoneBoard::fromClues(Geometry(), solution, fewer), InverseRank::hiddenSingles))
                continue;
            clues = fewer;
            EXPECT_NE(scene.turn()->state, LabTurn::State::done);
            scene.clickCell(cell);
            ++out;
        }
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done) << scene.turn()->verdict.toStdString();
        EXPECT_EQ(scene.puzzle()->givens, clues);
        EXPECT_EQ(scene.moveCount(), 40);
        for (const LabClaim& claim : scene.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        EXPECT_EQ(scene.claims()[0].text, QStringLiteral("61 clues, one solution"));
        ASSERT_TRUE(control("proof"));
        EXPECT_EQ(scene.setControl(QStringLiteral("proof"), 0), 20.0);
        // The digit that went last may be filled first: each step out names what brings it back.
        for (int move = 1; move <= 40; ++move)
            EXPECT_TRUE(scene.moveText(move).contains(move <= 20 ? QStringLiteral("%1 of 20").arg(move)
                                                                 : QStringLiteral("step %1 of 20").arg(move - 20)));
    }
}

TEST_F(UndoSceneTest, WhatWentOutLastComesBackFirst) {
    LabScene& scene = undo();
    session().edits().setControl(QStringLiteral("size"), 1);
    for (int seed = 1; seed <= 6; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        const int rank = seed % 2;
        session().edits().setControl(QStringLiteral("methods"), rank);
        const Grid solution = lab().model().solution.toGrid();
        Grid clues = solution;
        RandomSource random(static_cast<std::uint64_t>(seed) * 17);
        std::vector<Cell> out;
        // Each comes back at once from what is left.
        for (int i = 0; i < 400 && out.size() < 25; ++i) {
            const Cell cell(static_cast<int>(random.below(81)));
            Grid fewer = clues;
            fewer.clear(cell);
            if (clues.isBlank(cell) ||
                !fillOf(UndoneBoard::fromClues(Geometry(), solution, fewer), cell, static_cast<InverseRank>(rank)))
                continue;
            clues = fewer;
            out.push_back(cell);
            scene.clickCell(cell);
        }
        const int count = static_cast<int>(out.size());
        ASSERT_EQ(scene.moveCount(), 2 * count);
        for (int i = 0; i < count; ++i) {
            const Cell cell = out[static_cast<std::size_t>(count - 1 - i)];
            EXPECT_TRUE(scene.moveText(count + 1 + i)
                            .contains(QStringLiteral(": %1 into %2 (").arg(solution.valueAt(cell)).arg(cellName(cell))))
                << scene.moveText(count + 1 + i).toStdString();
        }
    }
}

TEST_F(UndoSceneTest, TheWayBackTakesTheLatestCellThatCanBeFilled) {
    for (int seed = 1; seed <= 12; ++seed) {
        RandomSource random(static_cast<std::uint64_t>(seed));
        const Grid solution = randomSolved(kSmall, random);
        const UndoTask task{kSmall, solution, InverseRank::hiddenSingles, 12, false};
        const std::vector<Cell> cells = undoneAtRandom(task, static_cast<std::uint64_t>(seed) * 5);
        UndoneBoard board = cluesWithout(task, cells, cells.size());
        for (const UndoneStep& step : wayBack(task, cells)) {
            const auto latest = std::find_if(cells.rbegin(), cells.rend(), [&](Cell cell) {
                return !board.isFilled(cell) && fillOf(board, cell, task.rank);
            });
            ASSERT_NE(latest, cells.rend());
            EXPECT_EQ(step.cell, *latest);
            board.fill(step.cell);
        }
        EXPECT_TRUE(board.isSolved());
    }
}

TEST_F(UndoSceneTest, TheProofRunsAsAFilm) {
    LabScene& scene = undo();
    scene.clickCell(Cell(5));
    scene.clickCell(Cell(10));
    session().edits().setControl(QStringLiteral("proof"), 1);
    EXPECT_TRUE(session().film().isPlaying());
    EXPECT_FALSE(session().yourTurn().isOn());
    EXPECT_GE(session().film().at(), 2.0);
    // To its end, and no further.
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session().film().isPlaying(); }));
    EXPECT_EQ(session().film().at(), 4.0);
    EXPECT_EQ(&session().scene(), &scene);
}

TEST_F(UndoSceneTest, TheDigitThatWentOutIsNoMarkToPutBack) {
    LabScene& scene = undo();
    session().edits().setControl(QStringLiteral("marks"), 1);
    for (int seed = 1; seed <= 8; ++seed) {
        lab().setSeed(static_cast<std::uint64_t>(seed));
        scene.clearTurn();
        const Cell cell(seed);
        scene.clickCell(cell);
        const QString before = scene.drawing();
        const Digit own = *smallSolution().digit(cell);
        EXPECT_TRUE(typeDigit(scene, cell, own)->contains(QStringLiteral("kept the mark %1").arg(own.value())));
        EXPECT_EQ(scene.drawing(), before);
        EXPECT_EQ(typeDigit(scene, cell, std::nullopt), QString());
        EXPECT_TRUE(scene.drawing().isEmpty());
    }
    // A refusal goes with the next click.
    session().yourTurn().set(true);
    session().edits().clickCell(Cell(0));
    session().edits().typeDigit(Cell(5), Digit(1));
    EXPECT_FALSE(find<QLabel>("labInputError")->text().isEmpty());
    session().edits().clickCell(Cell(9));
    EXPECT_TRUE(find<QLabel>("labInputError")->text().isEmpty());
}

TEST_F(UndoSceneTest, MarksArePutBackByHandOneByOne) {
    LabScene& scene = undo();
    session().edits().setControl(QStringLiteral("marks"), 1);
    session().edits().setControl(QStringLiteral("goal"), 2);
    const Grid solution = smallSolution();
    for (const int cell : {0, 10}) {
        EXPECT_EQ(typeDigit(scene, Cell(cell), std::nullopt), QString());
        for (int digit = 1; digit <= 4; ++digit) {
            if (digit == solution.valueAt(Cell(cell)))
                continue;
            EXPECT_NE(scene.turn()->state, LabTurn::State::done);
            EXPECT_EQ(typeDigit(scene, Cell(cell), Digit(digit)), QString());
            EXPECT_TRUE(
                scene.turn()->verdict.startsWith(
                    QStringLiteral("The mark %1 is back in r%2c%3.").arg(digit).arg(cell / 4 + 1).arg(cell % 4 + 1)) ||
                scene.turn()->state == LabTurn::State::done);
        }
    }
    EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
    // A filled cell says so, and keeps its digit.
    EXPECT_TRUE(typeDigit(scene, Cell(5), Digit(solution.valueAt(Cell(5))))->contains(QStringLiteral("r2c2 holds")));
    const QString before = scene.drawing();
    // By mouse: the control says what a click puts there.
    session().edits().setControl(QStringLiteral("click"), solution.valueAt(Cell(0)) == 1 ? 2 : 1);
    scene.clickCell(Cell(0));
    EXPECT_NE(scene.drawing(), before);
    EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
    EXPECT_TRUE(drawn().contains(QStringLiteral("marks back 5 of 6"))) << drawn().toStdString();
}

TEST_F(UndoSceneTest, WorkComesBackFromALessonAndFromNothingElse) {
    LabScene& scene = undo();
    session().edits().setControl(QStringLiteral("marks"), 1);
    for (const int cell : {3, 6, 9})
        scene.clickCell(Cell(cell));
    typeDigit(scene, Cell(6), Digit(smallSolution().valueAt(Cell(6)) % 4 + 1));
    const QString drawn = scene.drawing();
    const QString verdict = scene.turn()->verdict;
    EXPECT_FALSE(drawn.contains(u' '));
    const PuzzleRecord lesson = lessonRecord(session());
    scene.clearTurn();
    EXPECT_TRUE(scene.drawing().isEmpty());
    ASSERT_TRUE(find<LearnRoom>("learnRoom")->openLesson(lesson));
    EXPECT_EQ(session().scene().drawing(), drawn);
    EXPECT_EQ(session().scene().turn()->verdict, verdict);
    for (const char* bad : {"4;99", "4;3+1", "4;3,3", "5;1", "x"}) {
        session().scene().setDrawing(QLatin1String(bad));
        EXPECT_EQ(session().scene().drawing(), drawn) << bad;
    }
    // Another board: the work is none of it.
    lab().setSeed(lab().model().seed + 1);
    EXPECT_TRUE(session().scene().drawing().isEmpty());
}

TEST_F(UndoSceneTest, ADisguiseIsTakenOffByExchangingLines) {
    LabScene& scene = enter("The same puzzle in disguise");
    for (int seed = 1; seed <= 6; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        changeState(scene, &SceneState::isYourTurn, true);
        scene.clearTurn();
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        // Rows, columns and bands changed places in this order; the film says which.
        const auto numbersOf = [&](int move) {
            const QStringList words = scene.moveText(move).split(u' ');
            return std::pair(words[1].toInt() - 1, words[3].toInt() - 1);
        };
        const auto exchange = [&](Cell first, Cell second) {
            scene.clickCell(first);
            scene.clickCell(second);
        };
        const auto [bandA, bandB] = numbersOf(4);
        const auto [columnA, columnB] = numbersOf(3);
        const auto [rowA, rowB] = numbersOf(2);
        exchange(Cell(27 * bandA + 4), Cell(27 * bandB + 4 + 9));
        EXPECT_TRUE(scene.turn()->verdict.startsWith(QStringLiteral("Bands %1 and %2").arg(bandA + 1).arg(bandB + 1)));
        EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
        exchange(Cell(18 + columnA), Cell(18 + columnB));
        EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
        // Two cells that share no line exchange nothing.
        exchange(Cell(0), Cell(40));
        EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
        scene.clickCell(Cell(40));
        const QString work = scene.drawing();
        exchange(Cell(9 * rowA + 7), Cell(9 * rowB + 7));
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done) << scene.turn()->verdict.toStdString();
        exchange(Cell(9 * rowA + 7), Cell(9 * rowB + 7));
        EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
        for (const char* bad : {"9-0-1", "0-0-3", "p81", "x"}) {
            const QString before = scene.drawing();
            scene.setDrawing(QLatin1String(bad));
            EXPECT_EQ(scene.drawing(), before) << bad;
        }
        scene.setDrawing(work);
        EXPECT_EQ(scene.drawing(), work);
    }
}

TEST_F(UndoSceneTest, TheGreenDiscsAreLitByTheirWords) {
    LabScene& scene = enter("The search, taken literally");
    for (int seed = 1; seed <= 3; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        ASSERT_TRUE(settles());
        ASSERT_EQ(scene.links().size(), 1U);
        EXPECT_TRUE(scene.sentences().join(u' ').contains(scene.links()[0].words));
        const QRectF whole(0, 0, 1000, 640);
        const StageArea area{whole, whole.adjusted(0, 0, -400, 0), whole.adjusted(620, 0, 0, 0), 14};
        const BoardMetrics board(Geometry(), area.board);
        for (const int move : {0, 6, 12}) {
            int lit = 0;
            for (const Cell cell : classic::kAllCells)
                lit += scene.thingAt(area, board.cellRect(cell).center(), move) == scene.links()[0].thing ? 1 : 0;
            EXPECT_TRUE(scene.moveText(move).endsWith(QStringLiteral("%1 answers written as marks").arg(lit)))
                << scene.moveText(move).toStdString();
        }
    }
}

}  // namespace
}  // namespace nonet::inverse_lab
