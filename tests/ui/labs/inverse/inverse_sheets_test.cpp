// Sheets of Puzzles backwards, and what is said of puzzles that the methods do not solve.
#include "core/board/classic.h"
#include "core/canonical/classic_transform.h"
#include "core/generators/inverse/closure.h"
#include "core/generators/inverse/mark_search.h"
#include "core/rules/conflicts.h"
#include "tests/ui/labs/lab_fixture.h"
#include "tests/ui/labs/links.h"
#include "tests/ui/labs/sheet_fixture.h"
#include "ui/labs/frame/board_text.h"
#include "ui/labs/inverse/inverse_lab.h"
#include "ui/labs/inverse/inverse_worksheet.h"
#include "ui/labs/inverse/undo_work.h"
#include "ui/text/cell_names.h"

#include <set>

namespace nonet::inverse_lab {
namespace {

enum Scene : std::uint8_t {
    undoScene = 1,
    methodsScene,
    searchScene,
    childrenScene,
    filmScene,
    goalScene,
    heuristicsScene
};
const char* const kBeyondMethods = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

class InverseSheetsTest : public LabTest<InverseLab> {
protected:
    InverseSheetsTest() : LabTest("labs.inverse") {}

    QString sheet(int scene) { return wordsOf(drawnSheet(lab(), scene, false)); }
    QString key(int scene) { return wordsOf(drawnSheet(lab(), scene, true)); }
    template <typename Check>
    void withInputs(Check check) {
        for (int seed = 1; seed <= 6; ++seed) {
            lab().shuffleInput(static_cast<std::uint64_t>(seed) * 5);
            lab().setSeed(static_cast<std::uint64_t>(seed) * 13);
            SCOPED_TRACE(lab().inputText().toStdString());
            check();
        }
    }
    /// Another puzzle that the methods do not solve, each time.
    void takeBeyond(std::uint64_t seed) {
        RandomSource random(seed);
        const ClassicDigits puzzle = apply(randomTransform(random), ClassicDigits::from(*gridFromLine(kBeyondMethods)));
        ASSERT_EQ(lab().setInput(QString::fromStdString(toLine(puzzle.toGrid()))), QString());
        ASSERT_FALSE(lab().model().isGood);
    }
};

TEST_F(InverseSheetsTest, TheCluesThatTheSearchLeavesHaveTwoSolutions) {
    withInputs([&] {
        const auto [board, other] = ambiguousBoard(sheetSeed(lab().model()));
        EXPECT_TRUE(findConflicts(other, kSmall).empty() && other.isFull());
        QStringList differing;
        for (int i = 0; i < kSmall.cellCount(); ++i) {
            const Cell cell(i);
            if (board.isFilled(cell)) {
                EXPECT_EQ(other.valueAt(cell), board.solution().valueAt(cell));
            } else {
                EXPECT_EQ(board.marks(cell), DigitSet{*board.solution().digit(cell)});
            }
            if (other.valueAt(cell) != board.solution().valueAt(cell))
                differing.append(cellName(cell, kSmall.side()));
        }
        EXPECT_FALSE(differing.isEmpty());
        EXPECT_TRUE(key(searchScene).contains(listWithAnd(differing)));
        EXPECT_FALSE(sheet(searchScene).contains(listWithAnd(differing)));
    });
}

TEST_F(InverseSheetsTest, EachSheetHasAnIdeaAndAKeyOfItsOwn) {
    withInputs([&] {
        std::set<QString> sheets;
        for (int scene = 0; scene < lab().scenes().count(); ++scene) {
            SCOPED_TRACE(scene);
            const QString asked = sheet(scene).section(QStringLiteral("Date:"), 1);
            sheets.insert(asked);
            EXPECT_NE(asked, key(scene));
            EXPECT_FALSE(sheetOf(lab().scene(scene)).modelWords().isEmpty());
        }
        EXPECT_EQ(static_cast<int>(sheets.size()), lab().scenes().count());
        EXPECT_TRUE(key(goalScene).contains(QStringLiteral("One X-Wing: the")));
        EXPECT_TRUE(key(heuristicsScene).contains(QStringLiteral("t likes")));
    });
}

TEST_F(InverseSheetsTest, PupilsHaveBoardsOfTheirOwn) {
    for (const int scene : {searchScene, childrenScene, filmScene, heuristicsScene}) {
        std::set<QString> keys;
        for (std::uint64_t pupil = 1; pupil <= 5; ++pupil) {
            lab().shuffleInput(pupil);
            keys.insert(key(scene));
        }
        EXPECT_GT(keys.size(), 2U) << scene;
    }
}

TEST_F(InverseSheetsTest, StepsInAllAreFourABlankCell) {
    withInputs([&] {
        const QString words = key(filmScene);
        const int blanks = words.section(QStringLiteral("Blank cells: "), 1).section(u'.', 0, 0).toInt();
        EXPECT_GT(blanks, 0);
        EXPECT_TRUE(words.contains(QStringLiteral("Steps in all: %1").arg(4 * blanks)));
    });
}

TEST_F(InverseSheetsTest, APuzzleBeyondTheMethodsIsNotSaidToDoWithoutOne) {
    const QString without = QStringLiteral("can be solved without this method");
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        takeBeyond(seed);
        session().setScene(methodsScene);
        for (int method = 0; method < 5; ++method) {
            session().edits().setControl(QStringLiteral("method"), method);
            EXPECT_FALSE(drawn().contains(without));
        }
        EXPECT_TRUE(drawn().contains(QStringLiteral("get stuck on your puzzle")));
        session().setScene(goalScene);
        for (int goal = 0; goal < 3; ++goal) {
            session().edits().setControl(QStringLiteral("goal"), goal);
            EXPECT_FALSE(drawn().contains(QStringLiteral("does without")));
            EXPECT_TRUE(drawn().contains(QStringLiteral("the methods get stuck")));
        }
    }
    // What is said of a puzzle that they solve is what they need for it.
    withInputs([&] {
        session().setScene(goalScene);
        session().edits().setControl(QStringLiteral("goal"), 2);
        const bool doesWithout = isGood(lab().model().clues, InverseRank::coveringSets);
        EXPECT_EQ(drawn().contains(QStringLiteral("does without")), doesWithout);
        EXPECT_EQ(drawn().contains(QStringLiteral("needs this already")), !doesWithout);
    });
}

TEST_F(InverseSheetsTest, WhatIsClaimedOfThePuzzleFoundDoesNotStandBesideAnother) {
    LabScene& scene = enter(goalScene);
    ASSERT_TRUE(settles());
    ASSERT_TRUE(scene.puzzle());
    for (int move = 0; move <= scene.moveCount(); ++move) {
        session().film().seek(move);
        EXPECT_EQ(scene.claims().empty(), move <= scene.moveCount() - 4) << move;
    }
}

TEST_F(InverseSheetsTest, WhatIsNoBoardIsNotCountedInCells) {
    RandomSource random(5);
    for (int i = 0; i < 40; ++i) {
        QString digits;
        for (std::uint32_t n = random.below(80) + 1; n > 0; --n)
            digits += QString::number(random.below(10));
        const QString count = std::get<QString>(boardFromText(digits));
        EXPECT_TRUE(count.contains(QStringLiteral("this has %1").arg(digits.size()))) << count.toStdString();
        digits.insert(random.below(static_cast<std::uint32_t>(digits.size())), QStringLiteral("DROP TABLE"));
        EXPECT_FALSE(std::get<QString>(boardFromText(digits)).contains(QStringLiteral("this has")));
    }
}

/// Digits and marks as they stand on the paper.
TEST_F(InverseSheetsTest, AnotherPuzzleMakesAnotherSheet) {
    for (int scene = 0; scene < lab().scenes().count(); ++scene) {
        SCOPED_TRACE(scene + 1);
        EXPECT_GE(differentSheets(lab(), scene, 4), 3);
    }
}

TEST_F(InverseSheetsTest, TheKeyOfTheXWingSpeaksOfTheLinesThatItStandsIn) {
    std::set<bool> seen;
    for (int seed = 1; seed <= 24 && seen.size() < 2; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        const MethodUse use = methodToFind(lab().model(), InverseMethod::xWing).uses.front();
        // What goes lies in the lines across.
        bool isInTheirColumns = false;
        for (const Cell cell : use.pattern)
            isInTheirColumns = isInTheirColumns || classic::columnOf(cell) == classic::columnOf(use.cell);
        seen.insert(isInTheirColumns);
        const QString words = sheetOf(lab().scene(methodsScene)).modelWords();
        EXPECT_EQ(words.contains(QStringLiteral("Each of the two rows")), isInTheirColumns) << words.toStdString();
        EXPECT_EQ(words.contains(QStringLiteral("Each of the two columns")), !isInTheirColumns);
    }
    EXPECT_EQ(seen.size(), 2U);
}

TEST_F(InverseSheetsTest, MoreDigitsThanAskedForAreNoShareOfThem) {
    LabScene& scene = enter(undoScene);
    session().edits().setControl(QStringLiteral("goal"), 2);
    session().yourTurn().set(true);
    const UndoTask all{kSmall, smallSolution(sheetSeed(lab().model())), InverseRank::hiddenSingles, kSmall.cellCount(),
                       false};
    for (const Cell cell : undoneAtRandom(all, 3))
        scene.clickCell(cell);
    EXPECT_EQ(scene.turn()->state, LabTurn::State::done) << scene.turn()->verdict.toStdString();
    EXPECT_FALSE(drawn().contains(QStringLiteral(" of 2")));
    EXPECT_TRUE(drawn().contains(QStringLiteral("goal 2")));
}

TEST_F(InverseSheetsTest, WordsAndPictureOfEverySceneLightEachOther) {
    const QRectF whole(0, 0, 1000, 640);
    const StageArea area{whole, whole.adjusted(0, 0, -400, 0), whole.adjusted(620, 0, 0, 0), 14};
    for (int seed = 1; seed <= 2; ++seed)
        for (int scene = 0; scene < lab().scenes().count(); ++scene) {
            lab().shuffleInput(static_cast<std::uint64_t>(seed) * 3);
            LabScene& entered = enter(scene);
            ASSERT_TRUE(settles(240'000));
            const int move = scene == goalScene ? std::max(1, entered.moveCount() - 4) : entered.moveCount() / 2;
            session().film().seek(move);
            expectLinked(entered, area, move);
        }
}

TEST_F(InverseSheetsTest, TheLearnersPlanIsTheLastRow) {
    LabScene& scene = enter(heuristicsScene);
    RandomSource random(7);
    for (int i = 0; i < 3; ++i) {
        const int first = static_cast<int>(random.below(4));
        const int second = static_cast<int>(random.below(4));
        const int level = 1 + static_cast<int>(random.below(400));
        session().edits().setControl(QStringLiteral("first"), first);
        session().edits().setControl(QStringLiteral("second"), second);
        session().edits().setControl(QStringLiteral("level"), level);
        ASSERT_TRUE(settles(240'000));
        const std::vector<HeuristicStage> plan{
            {kInverseHeuristics[static_cast<std::size_t>(first)]},
            {.heuristic = kInverseHeuristics[static_cast<std::size_t>(second)], .fromLevel = level}};
        const MarkSearchOutcome outcome =
            searchMarks(lab().model().solution, {.plan = plan}, RandomSource(lab().model().seed));
        EXPECT_TRUE(scene.moveText(5).contains(
            QStringLiteral("repaired %1,").arg(repairedClues(outcome.board, lab().model().solution).filledCount())))
            << scene.moveText(5).toStdString();
        session().film().seek(5);
        EXPECT_TRUE(drawn().contains(QStringLiteral("from level %1 on").arg(level)));
    }
}

}  // namespace
}  // namespace nonet::inverse_lab
