// What the learner builds by hand: the engine's words of it, over random lists, floors and slips.
#include "core/constructions/family_class.h"
#include "core/constructions/row_shift.h"
#include "core/constructions/sequence_recovery.h"
#include "core/foundation/random_source.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"
#include "ui/text/cell_names.h"

#include <QRegularExpression>

#include <random>

namespace nonet::lookup {
namespace {

class LookupTurns : public LookupLabTest {
protected:
    LabScene& begin(int scene, std::uint64_t seed) {
        LabScene& each = enter(scene);
        session().shuffleInput(seed);
        each.setYourTurn(true);
        each.clearTurn();
        return each;
    }
    static QString words(const LabScene& scene) { return scene.turn()->verdict; }
    /// Of a row shift with these turns.
    Digit signAt(const std::array<int, 9>& turns, Cell cell) {
        const int place = (cell.index() % 9 - turns[static_cast<std::size_t>(cell.index() / 9)] + 9) % 9;
        return lab().model().list.digitAt(place);
    }
    /// Turns that make a Sudoku: each band a class modulo 3, bands and rows in any order.
    static std::array<int, 9> goodTurns(RandomSource& random) {
        std::array<int, 3> bands{0, 1, 2};
        std::shuffle(bands.begin() + 1, bands.end(), std::mt19937(static_cast<unsigned>(random.below(1000))));
        std::array<int, 9> turns{};
        for (std::size_t band = 0; band < 3; ++band) {
            std::array<int, 3> rows{0, 3, 6};
            // The list is row 1.
            std::shuffle(rows.begin() + (band == 0 ? 1 : 0), rows.end(),
                         std::mt19937(static_cast<unsigned>(random.below(1000))));
            for (std::size_t row = 0; row < 3; ++row)
                turns[3 * band + row] = rows[row] + bands[band];
        }
        return turns;
    }
};

TEST_F(LookupTurns, RowsThatAreMovedRightlyAreDone) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        LabScene& scene = begin(kRowShift, seed);
        EXPECT_TRUE(words(scene).isEmpty());
        RandomSource random(seed);
        const std::array<int, 9> turns = goodTurns(random);
        Grid board;
        for (int i = 0; i < 81; ++i)
            board.set(Cell(i), signAt(turns, Cell(i)));
        ASSERT_TRUE(board.isSolved(Geometry()));
        for (int row = 1; row < 9; ++row) {
            if (row % 2 == 0) {
                scene.setControl(QStringLiteral("row"), row + 1);
                scene.setControl(QStringLiteral("by"), turns[static_cast<std::size_t>(row)]);
                scene.setControl(QStringLiteral("write"), 1);
            } else {
                for (int column = 0; column < 9; ++column)
                    EXPECT_EQ(scene.typeDigit(Cell(row * 9 + column), board.digit(Cell(row * 9 + column))), QString());
            }
            EXPECT_EQ(scene.turn()->state, row < 8 ? LabTurn::State::open : LabTurn::State::done)
                << words(scene).toStdString();
        }
        QStringList bands;
        for (std::size_t band = 0; band < 9; band += 3)
            bands.append(QStringLiteral("%1 %2 %3").arg(turns[band]).arg(turns[band + 1]).arg(turns[band + 2]));
        EXPECT_TRUE(words(scene).contains(bands.join(QStringLiteral(" | ")))) << words(scene).toStdString();
        const QString drawing = scene.drawing();
        EXPECT_FALSE(drawing.contains(u' '));
        scene.clearTurn();
        EXPECT_TRUE(scene.drawing().isEmpty());
        scene.setDrawing(drawing);
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
        // However its rows are ordered, it is of the family that Structure names.
        EXPECT_TRUE(isOfShiftFamilyClass(ClassicDigits::from(board)));
        EXPECT_EQ(std::holds_alternative<SequenceRecovery>(recoverSequence(rowShiftMap(), board)), turns == rowTurns());
    }
}

TEST_F(LookupTurns, ARowThatClashesIsNamedWithItsReason) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        LabScene& scene = begin(kRowShift, seed);
        RandomSource random(seed + 7);
        std::array<int, 9> turns{};
        for (int row = 1; row < 9; ++row)
            turns[static_cast<std::size_t>(row)] = static_cast<int>(random.below(9));
        Grid board;
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 9; ++column)
                board.set(Cell(row * 9 + column), signAt(turns, Cell(row * 9 + column)));
            if (row == 0)
                continue;
            scene.setControl(QStringLiteral("row"), row + 1);
            scene.setControl(QStringLiteral("by"), turns[static_cast<std::size_t>(row)]);
            scene.setControl(QStringLiteral("write"), 1);
        }
        ASSERT_FALSE(board.isSolved(Geometry()));
        EXPECT_EQ(scene.turn()->state, LabTurn::State::slip);
        const QRegularExpression equal(QStringLiteral("^Rows (\\d) and (\\d) are both the list moved by (\\d)"));
        const QRegularExpression close(QStringLiteral("^Row (\\d) is moved by (\\d) more than row (\\d)"));
        const QRegularExpressionMatch isEqual = equal.match(words(scene));
        const QRegularExpressionMatch isClose = close.match(words(scene));
        EXPECT_NE(isEqual.hasMatch(), isClose.hasMatch()) << words(scene).toStdString();
        const auto turnOf = [&](const QString& row) { return turns[static_cast<std::size_t>(row.toInt() - 1)]; };
        if (isEqual.hasMatch()) {
            EXPECT_EQ(turnOf(isEqual.captured(1)), isEqual.captured(3).toInt());
            EXPECT_EQ(turnOf(isEqual.captured(2)), isEqual.captured(3).toInt());
        } else {
            const int apart = (turnOf(isClose.captured(1)) - turnOf(isClose.captured(3)) + 9) % 9;
            EXPECT_EQ(apart, isClose.captured(2).toInt());
            EXPECT_NE(apart % 3, 0);
        }
    }
}

TEST_F(LookupTurns, ASignThatDoesNotFollowIsNamedWithTheRightOne) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        LabScene& scene = begin(kRowShift, seed);
        RandomSource random(seed);
        const std::array<int, 9> turns = goodTurns(random);
        const int row = 1 + static_cast<int>(random.below(8));
        const int slip = 1 + static_cast<int>(random.below(8));
        for (int column = 0; column <= slip; ++column) {
            const Cell cell(row * 9 + column);
            const Digit right = signAt(turns, cell);
            const Digit typed = column == slip ? Digit::fromIndex((right.index() + 1) % 9) : right;
            scene.typeDigit(cell, typed);
            if (column < slip)
                continue;
            EXPECT_EQ(scene.turn()->state, LabTurn::State::slip);
            EXPECT_TRUE(words(scene).endsWith(
                QStringLiteral("%1 must hold %2, not %3.").arg(cellName(cell)).arg(right.value()).arg(typed.value())))
                << words(scene).toStdString();
        }
        EXPECT_FALSE(scene.typeDigit(Cell(3), Digit(1))->isEmpty());
    }
}

TEST_F(LookupTurns, ARowIsDraggedAlong) {
    LabScene& scene = begin(kRowShift, 5);
    const StageArea area = view().stage()->area();
    const BoardMetrics board = *scene.clickableBoard(area);
    for (int row = 1; row < 9; ++row)
        for (const int by : {2, -1}) {
            scene.clearTurn();
            const QPointF from(board.board().left() - 8, board.cellRect(Cell(row * 9)).center().y());
            ASSERT_TRUE(scene.dragTo(area, from, from));
            EXPECT_TRUE(scene.dragTo(area, from, from + QPointF(by * board.cellSide(), 3)));
            for (int column = 0; column < 9; ++column) {
                const int place = (column - by + 9) % 9;
                EXPECT_TRUE(scene.readout(area, board.cellRect(Cell(row * 9 + column)).center(), 0)
                                .endsWith(lab().model().sign(lab().model().list.digitAt(place))));
            }
        }
    EXPECT_FALSE(scene.dragTo(area, board.cellRect(Cell(20)).center(), board.cellRect(Cell(20)).center()));
}

}  // namespace
}  // namespace nonet::lookup
