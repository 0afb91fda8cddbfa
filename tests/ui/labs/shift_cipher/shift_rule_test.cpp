// The rule that was tried on the ring goes on into the scenes about the puzzle, which say of its board what is true;
// and what an exchange of tiles leaves alone.
#include "core/constructions/fillings.h"
#include "core/constructions/shift_cipher.h"
#include "core/foundation/random_source.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/background.h"
#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/frame/lab_session.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/preferences/preferences.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace nonet {
namespace {

class ShiftRules : public ::testing::Test {
protected:
    enum Scene { kNumbers, kFold, kOneShift, kBoxes, kRing, kMask, kSemiSolver, kFewCells, kVerdict, kOtherBoards };
    static constexpr int kRounds = 30;

    const Geometry& geometry() const { return m_lab.model().geometry; }
    void setSize(int size) { m_lab.scene(kNumbers).setControl(QStringLiteral("size"), size); }
    void tryPair(int a, int b) {
        m_lab.scene(kRing).setControl(QStringLiteral("a"), a);
        m_lab.scene(kRing).setControl(QStringLiteral("b"), b);
    }
    int anyNumber(RandomSource& random) const {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(geometry().side())));
    }
    /// All of it shown.
    Grid boardOf(int scene) {
        m_lab.scene(scene).setDrawing(QString(geometry().cellCount(), u'x'));
        return m_lab.scene(scene).puzzle()->givens;
    }
    /// By counting the digits of each row and column.
    int brokenLines(const Grid& board) const {
        int broken = 0;
        for (const HouseKind kind : {HouseKind::row, HouseKind::column})
            for (int i = 0; i < geometry().side(); ++i) {
                DigitSet digits;
                for (const Cell cell : geometry().cells(House{kind, static_cast<std::uint8_t>(i)}))
                    digits.insert(*board.digit(cell));
                broken += digits.count() < geometry().side() ? 1 : 0;
            }
        return broken;
    }
    bool hasWayBack(int scene) {
        for (const LabControl& control : m_lab.scene(scene).controls())
            if (control.id == QLatin1String("source_rule"))
                return true;
        return false;
    }

    ShiftLab m_lab;
};

TEST_F(ShiftRules, TheScenesAboutThePuzzleSayWhatTheirBoardIs) {
    RandomSource random(61);
    int working = 0;
    for (int round = 0; round < kRounds; ++round) {
        setSize(round % 3);
        m_lab.shuffleInput(random.next());
        // A third of the rounds work.
        const std::vector<ShiftRule> valid = validShiftRules(geometry());
        const ShiftRule pick = valid[random.below(static_cast<std::uint32_t>(valid.size()))];
        const int a = round % 9 < 3 ? pick.perBoxRow : anyNumber(random);
        const int b = round % 9 < 3 ? pick.perBoxColumn : anyNumber(random);
        tryPair(a, b);
        const bool isOwn = ShiftRule{a, b} != shiftRule(geometry());
        const Grid board = boardOf(kMask);
        EXPECT_EQ(board, shiftCipherMap(geometry(), {a, b}).apply(m_lab.model().sequence));
        EXPECT_EQ(boardOf(kFewCells), board);
        const int broken = brokenLines(board);
        working += broken == 0 && isOwn ? 1 : 0;
        const QString count =
            QStringLiteral("%1 of %2 rows and columns have a digit twice").arg(broken).arg(2 * geometry().side());
        for (const int scene : {kMask, kFewCells, kVerdict})
            for (const bool isOpen : {true, false}) {
                changeState(m_lab.scene(scene), &SceneState::isQuestionOpen, isOpen);
                const QString words = wordsInOne(m_lab.scene(scene));
                SCOPED_TRACE(words.toStdString());
                EXPECT_EQ(words.contains(QStringLiteral("shifted by %1 here").arg(ruleText({a, b}))), isOwn);
                EXPECT_EQ(words.contains(count), broken > 0);
                EXPECT_EQ(words.contains(QStringLiteral("the board is a Sudoku too")), isOwn && broken == 0);
                EXPECT_LE(m_lab.scene(scene).sentences().size(), 3);
                EXPECT_EQ(hasWayBack(scene), isOwn);
            }
        EXPECT_TRUE(wordsInOne(m_lab.scene(kMask)).contains(QStringLiteral("draw a mask of your own")));
        EXPECT_EQ(wordsInOne(m_lab.scene(kFewCells)).contains(QStringLiteral("any full row, column or box")),
                  broken == 0);
        // The others keep the source's rule.
        EXPECT_TRUE(m_lab.model().board().isSolved(geometry()));
        EXPECT_FALSE(wordsInOne(m_lab.scene(kSemiSolver)).contains(QStringLiteral("shifted by %1 here").arg(a)));
        m_lab.scene(kMask).setControl(QStringLiteral("source_rule"), 1);
        EXPECT_EQ(boardOf(kMask), m_lab.model().board());
        EXPECT_FALSE(hasWayBack(kMask));
    }
    EXPECT_GT(working, 2);
}

TEST_F(ShiftRules, TheVerdictCountsWhatTheCluesOfAnyRuleLeave) {
    RandomSource random(62);
    int none = 0;
    int some = 0;
    for (int round = 0; round < kRounds; ++round) {
        setSize(round % 3);
        m_lab.shuffleInput(random.next());
        tryPair(anyNumber(random), anyNumber(random));
        QString mask(geometry().cellCount(), u'.');
        for (QChar& sign : mask)
            sign = random.below(4) == 0 ? u'x' : u'.';
        mask[0] = u'x';
        m_lab.scene(kMask).setDrawing(mask);
        LabScene& verdict = m_lab.scene(kVerdict);
        const Puzzle puzzle = *m_lab.scene(kMask).puzzle();
        const Grid noBoard(geometry().side());
        const std::uint64_t count =
            geometry().isClassic() ? search(puzzle, 2).count : countFillings(geometry(), puzzle.givens, noBoard).count;
        verdict.prepare();
        ASSERT_TRUE(settles(m_lab, 60'000));
        const QString said = verdict.moveText(0);
        SCOPED_TRACE(said.toStdString());
        (count == 0 ? none : some) += 1;
        EXPECT_EQ(said.contains(QStringLiteral("There is no solution")), count == 0);
        EXPECT_EQ(said.contains(QStringLiteral("one solution")), count == 1);
        for (const LabClaim& claim : verdict.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        if (!m_lab.triedModel().alwaysWorks()) {
            EXPECT_EQ(verdict.moveCount(), 1);
            EXPECT_EQ(verdict.moveText(1).startsWith(QStringLiteral("A solution: in ")), count > 0);
        }
        // What is chosen by hand is judged by the same count.
        LabScene& scene = m_lab.scene(kMask);
        changeState(scene, &SceneState::isYourTurn, true);
        const LabTurn turn = *scene.turn();
        changeState(scene, &SceneState::isYourTurn, false);
        const bool isUndecided = turn.state == LabTurn::State::open;
        EXPECT_TRUE(isUndecided || (turn.state == LabTurn::State::done) == (count == 1)) << turn.verdict.toStdString();
    }
    EXPECT_GT(none, 2);
    EXPECT_GT(some, 2);
}

TEST_F(ShiftRules, CluesThatMakeAPuzzleProperAreThoseOfTheRule) {
    LabScene& verdict = m_lab.scene(kVerdict);
    for (const ShiftRule rule : {ShiftRule{1, 3}, {2, 6}, {2, 1}, {4, 3}, {1, 3}, {5, 5}, {7, 6}}) {
        tryPair(rule.perBoxRow, rule.perBoxColumn);
        verdict.prepare();
        ASSERT_TRUE(settles(m_lab, 60'000));
        const Puzzle mask = *m_lab.scene(kMask).puzzle();
        if (alwaysGivesSudoku(geometry(), rule)) {
            EXPECT_EQ(search(*verdict.puzzle()).count, 1U);
            EXPECT_GT(verdict.puzzle()->givens.filledCount(), mask.givens.filledCount());
        } else {
            // It has no solution that clues could settle.
            EXPECT_EQ(*verdict.puzzle(), mask);
            for (const LabClaim& claim : verdict.claims())
                EXPECT_FALSE(claim.text.contains(QStringLiteral("clues of it"))) << claim.text.toStdString();
        }
        for (const LabClaim& claim : verdict.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
    }
}

TEST_F(ShiftRules, MoreCluesOfABoardThatIsNoSudokuMayLeaveOneSolution) {
    LabScene& verdict = m_lab.scene(kVerdict);
    const StageArea area{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 0, 460, 260)};
    RandomSource random(66);
    int made = 0;
    for (const ShiftRule rule : {ShiftRule{2, 5}, {4, 2}, {8, 5}}) {
        tryPair(rule.perBoxRow, rule.perBoxColumn);
        ASSERT_FALSE(alwaysGivesSudoku(geometry(), rule));
        const Grid board = m_lab.triedModel().board();
        // More and more of its digits, as long as any board has them.
        Grid clues = m_lab.scene(kMask).puzzle()->givens;
        std::uint64_t count = search(Puzzle(geometry(), clues), 2).count;
        for (int n = 0; n < 400 && count > 1; ++n) {
            const Cell cell(static_cast<int>(random.below(81)));
            Grid more = clues;
            more.set(cell, *board.digit(cell));
            if (const std::uint64_t left = search(Puzzle(geometry(), more), 2).count; left > 0) {
                clues = more;
                count = left;
            }
        }
        made += count == 1 ? 1 : 0;
        BoardPainters painters;
        QStringList drawn;
        for (const DrawnText& each : drawingOf({1100, 600}, [&](QPainter& painter) {
                                         verdict.paint(painter, area, {themeOf(ThemeId::light), painters}, 0);
                                     }).texts)
            drawn.append(each.text.trimmed());
        const QString words = drawn.join(u' ');
        EXPECT_TRUE(words.contains(QStringLiteral("it cannot be the one solution"))) << words.toStdString();
        EXPECT_FALSE(words.contains(QStringLiteral("make a puzzle")));
    }
    EXPECT_GT(made, 0);
}

class ShiftSessions : public ShiftRules {
protected:
    void SetUp() override { m_session.open(m_lab); }
    void enterAnswered(int scene) {
        m_session.setScene(scene);
        m_session.questions().reveal();
    }

    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("settings.ini"))};
    LabSession m_session{m_preferences};
};

TEST_F(ShiftSessions, TheWayBackToTheSourcesRuleCanBeUndone) {
    RandomSource random(63);
    for (int round = 0; round < kRounds; ++round) {
        m_session.setScene(kRing);
        m_session.edits().setControl(QStringLiteral("a"), anyNumber(random));
        m_session.edits().setControl(QStringLiteral("b"), anyNumber(random));
        const ShiftModel tried = m_lab.triedModel();
        const QString full = m_lab.inputInFull();
        if (!tried.ownRule)
            continue;
        for (const int scene : {kMask, kFewCells, kVerdict}) {
            m_session.setScene(scene);
            m_session.edits().setControl(QStringLiteral("source_rule"), 1);
            EXPECT_FALSE(m_lab.triedModel().ownRule);
            m_session.edits().undo();
            EXPECT_EQ(m_lab.triedModel().ownRule, tried.ownRule);
            EXPECT_EQ(m_lab.inputInFull(), full);
        }
        // A new list keeps the rule, another size of board does not.
        m_session.edits().shuffleInput(random.next());
        EXPECT_EQ(m_lab.triedModel().ownRule, tried.ownRule);
        m_lab.setGeometry(Geometry(2, 2));
        EXPECT_FALSE(m_lab.triedModel().ownRule);
        m_lab.setGeometry(Geometry());
        EXPECT_EQ(m_lab.setInput(full), QString());
        EXPECT_EQ(m_lab.triedModel().ownRule, tried.ownRule);
    }
}

TEST_F(ShiftSessions, AnotherRuleAsksTheMaskAnewOnlyWhereItAnswersOtherwise) {
    RandomSource random(64);
    int asked = 0;
    for (int round = 0; round < kRounds; ++round) {
        m_session.setScene(kRing);
        m_session.edits().setControl(QStringLiteral("a"), 1);
        m_session.edits().setControl(QStringLiteral("b"), 3);
        enterAnswered(kMask);
        const LabQuestion before = m_session.scene().question();
        m_session.setScene(kRing);
        m_session.edits().setControl(QStringLiteral("a"), anyNumber(random));
        m_session.edits().setControl(QStringLiteral("b"), anyNumber(random));
        m_session.setScene(kMask);
        const LabQuestion now = m_session.scene().question();
        const bool isSame = before.choices.at(before.right) == now.choices.at(now.right);
        asked += isSame ? 0 : 1;
        if (!isSame) {
            EXPECT_FALSE(m_session.questions().isRevealed());
        }
    }
    EXPECT_GT(asked, 0);
}

TEST_F(ShiftSessions, ExchangedTilesLeaveTheFilmWhereItIs) {
    RandomSource random(65);
    for (const int scene : {kNumbers, kFold})
        for (int round = 0; round < kRounds; ++round) {
            setSize(round % 3);
            enterAnswered(scene);
            const int moves = m_session.scene().moveCount();
            m_session.film().seek(moves);
            const int first = anyNumber(random);
            const int second = (first + 1 + anyNumber(random) % (geometry().side() - 1)) % geometry().side();
            const QString before = m_lab.inputText();
            m_session.edits().exchangeTiles(first, second);
            EXPECT_NE(m_lab.inputText(), before);
            EXPECT_EQ(m_session.film().at(), moves);
            EXPECT_FALSE(m_session.scene().isQuestionOpen());
            m_session.edits().undo();
            EXPECT_EQ(m_lab.inputText(), before);
            EXPECT_EQ(m_session.film().at(), moves);
            // Nobody has guessed: nothing is given away.
            m_session.questions().setRevealed(scene, false);
            m_session.edits().exchangeTiles(first, second);
            EXPECT_TRUE(m_session.scene().isQuestionOpen());
            EXPECT_LE(m_session.film().at(), m_session.scene().lastMoveBeforeAnswer());
        }
}

}  // namespace
}  // namespace nonet
