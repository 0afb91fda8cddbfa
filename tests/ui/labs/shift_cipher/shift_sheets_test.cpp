// The sheets of the scenes about the puzzle: a task of its own each, and a key that is right of that very sheet.
#include "core/constructions/fillings.h"
#include "core/constructions/sequence_recovery.h"
#include "core/foundation/random_source.h"
#include "tests/ui/labs/sheet_fixture.h"
#include "ui/labs/shift_cipher/shift_lab.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace nonet {
namespace {

class ShiftSheets : public ::testing::TestWithParam<int> {
protected:
    enum Scene { kNumbers, kFold, kOneShift, kBoxes, kRing, kMask, kSemiSolver, kFewCells, kVerdict, kOtherBoards };
    static constexpr std::uint64_t kSheets = 12;

    void SetUp() override { m_lab.scene(kNumbers).setControl(QStringLiteral("size"), GetParam()); }
    const Geometry& geometry() const { return m_lab.model().geometry; }
    int side() const { return geometry().side(); }
    QString sheet(int scene, bool isKey) { return wordsOf(drawnSheet(m_lab, scene, isKey)).simplified(); }
    /// Digits that stand in tiles; those of boards are no words.
    QString tiles(int scene, bool isKey) {
        QString digits;
        for (const DrawnText& each : drawnSheet(m_lab, scene, isKey))
            if (each.text.size() == 1 && each.text[0].isDigit())
                digits += each.text;
        return digits;
    }
    static QString found(const QString& text, const char* pattern, int group = 1) {
        return QRegularExpression(QLatin1String(pattern)).match(text).captured(group);
    }

    ShiftLab m_lab;
};

TEST_P(ShiftSheets, EachSceneHasATaskOfItsOwn) {
    QStringList sheets;
    for (int scene = kNumbers; scene <= kOtherBoards; ++scene)
        sheets.append(sheet(scene, false).section(QStringLiteral("Date:"), 1));
    EXPECT_EQ(QSet<QString>(sheets.begin(), sheets.end()).size(), sheets.size());
    for (const int scene : {kMask, kSemiSolver, kFewCells, kVerdict})
        EXPECT_GT(differentSheets(m_lab, scene, 6), 4) << scene;
}

TEST_P(ShiftSheets, TheLastBoxLeadsBackToTheLists) {
    for (std::uint64_t seed = 0; seed < kSheets; ++seed) {
        m_lab.shuffleInput(seed);
        const Sequence& list = m_lab.model().sequence;
        const QString last = listText(list);
        QString expected = last.mid(1) + last.left(1) + last;
        for (int shift = 1; shift < geometry().boxColumns(); ++shift)
            expected += last.right(shift) + last.left(side() - shift);
        EXPECT_EQ(tiles(kSemiSolver, true), expected);
        EXPECT_EQ(tiles(kSemiSolver, false), QString());
        EXPECT_FALSE(sheet(kSemiSolver, false).contains(listText(list)));
    }
}

TEST_P(ShiftSheets, WhatIsSeenAndToldSettlesTheList) {
    for (std::uint64_t seed = 0; seed < kSheets; ++seed) {
        m_lab.shuffleInput(seed);
        const QString list = listText(m_lab.model().sequence);
        const QString asked = sheet(kFewCells, false);
        const QString key = sheet(kFewCells, true);
        const QString digits = tiles(kFewCells, true);
        EXPECT_EQ(tiles(kFewCells, false), QString());
        // The digits seen in their places, the list, a row of the board.
        const auto seen = side() - 3;
        EXPECT_EQ(digits.size(), seen + 2 * side());
        EXPECT_EQ(digits.mid(seen, side()), list);
        const int row = found(key, "row (\\d+) of the board").toInt() - 1;
        QString expected;
        for (int column = 0; column < side(); ++column)
            expected += digitSign(*m_lab.model().board().digit(geometry().cell(row, column)));
        EXPECT_EQ(digits.mid(seen + side()), expected);
        QString unseen = list;
        for (const QChar digit : digits.left(seen))
            unseen.remove(digit);
        EXPECT_EQ(unseen.size(), 3);
        QStringList sorted = unseen.split(QString(), Qt::SkipEmptyParts);
        sorted.sort();
        EXPECT_TRUE(key.contains(QStringLiteral("not see? %1.").arg(sorted.join(QStringLiteral(", ")))))
            << key.toStdString();
        EXPECT_FALSE(asked.contains(QStringLiteral("3 · 2 · 1")));
        // Both that are told are two of the three, and in their places.
        const QRegularExpressionMatch told =
            QRegularExpression(QStringLiteral("Place ([a-i]) holds (\\d), and place ([a-i]) holds (\\d)")).match(asked);
        ASSERT_TRUE(told.hasMatch()) << asked.toStdString();
        for (const int at : {1, 3}) {
            EXPECT_EQ(list[told.captured(at)[0].unicode() - u'a'], told.captured(at + 1)[0]);
            EXPECT_TRUE(unseen.contains(told.captured(at + 1)));
        }
        EXPECT_NE(told.captured(1), told.captured(3));
    }
}

TEST_P(ShiftSheets, TwoDigitsLeaveAsManySolutionsAsTheKeySays) {
    for (std::uint64_t seed = 0; seed < kSheets; ++seed) {
        m_lab.shuffleInput(seed);
        // A rule that makes no Sudoku is not printed.
        if (seed % 2 == 1)
            m_lab.setOwnRule(ShiftRule{static_cast<int>(seed) % side(), 1});
        const ShiftModel model = m_lab.triedModel().alwaysWorks() ? m_lab.triedModel() : m_lab.model();
        const QString asked = sheet(kVerdict, false);
        const QString key = sheet(kVerdict, true);
        const Digit low(found(asked, "every (\\d) and every (\\d) was").toInt());
        const Digit high(found(asked, "every (\\d) and every (\\d) was", 2).toInt());
        ASSERT_LT(low, high);
        const Grid board = model.board();
        ASSERT_TRUE(board.isSolved(geometry()));
        Grid clues = board;
        for (int i = 0; i < geometry().cellCount(); ++i)
            if (board.digit(Cell(i)) == low || board.digit(Cell(i)) == high)
                clues.clear(Cell(i));
        const Fillings all = countFillings(geometry(), clues, board);
        Cell told(0);
        while (clues.digit(told) == board.digit(told))
            told = Cell(told.index() + 1);
        clues.set(told, *board.digit(told));
        const std::uint64_t left = countFillings(geometry(), clues, board).count;
        EXPECT_EQ(left * 2, all.count);
        EXPECT_TRUE(key.contains(left == 1 ? QStringLiteral("are left? One:")
                                           : QStringLiteral("are left? %1:").arg(number(left))))
            << key.toStdString();
        EXPECT_FALSE(asked.contains(QStringLiteral("One:")));
        // The list stands there but for these two.
        EXPECT_EQ(tiles(kVerdict, false), listText(model.sequence).remove(digitSign(low)).remove(digitSign(high)));
        m_lab.setOwnRule(std::nullopt);
    }
}

TEST(ShiftSheetWords, NoKeySpeaksOfColours) {
    ShiftLab lab;
    for (int scene = 0; scene < lab.scenes().count(); ++scene)
        EXPECT_FALSE(sheetOf(lab.scene(scene)).modelWords().contains(QStringLiteral("colour"))) << scene;
}

INSTANTIATE_TEST_SUITE_P(Sizes, ShiftSheets, ::testing::Values(0, 1, 2));

}  // namespace
}  // namespace nonet
