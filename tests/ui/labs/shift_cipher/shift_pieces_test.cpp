// What is built by hand beside whole boards: a shifted box, a mask, a box of another board; over random lists and
// mistakes.
#include "core/constructions/mask.h"
#include "core/foundation/random_source.h"
#include "core/solvers/search/search.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/text/cell_names.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

class ShiftPieces : public ::testing::TestWithParam<int> {
protected:
    static constexpr int kOneShift = 2;
    void SetUp() override { m_lab.scene(0).setControl(QStringLiteral("size"), GetParam()); }
    LabScene& begin(int scene, bool isOpen = false) {
        changeState(m_lab.scene(scene), &SceneState::isQuestionOpen, isOpen);
        changeState(m_lab.scene(scene), &SceneState::isYourTurn, true);
        m_lab.scene(scene).clearTurn();
        return m_lab.scene(scene);
    }
    int side() const { return m_lab.model().side(); }
    static void lay(LabScene& scene, int tile, int cell) {
        scene.setControl(QStringLiteral("turn_tile"), tile);
        scene.setControl(QStringLiteral("turn_cell"), cell);
        scene.setControl(QStringLiteral("turn_put"), 1);
    }

    ShiftLab m_lab;
};

TEST_P(ShiftPieces, TilesLaidWhereTheShiftBringsThemAreDone) {
    for (int shift = 1; shift < side(); ++shift) {
        m_lab.shuffleInput(static_cast<std::uint64_t>(shift));
        LabScene& scene = begin(kOneShift);
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        scene.setControl(QStringLiteral("turn_shift"), shift);
        for (int tile = 0; tile < side(); ++tile) {
            EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
            lay(scene, tile, (tile + shift) % side());
        }
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
        EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("every tile is %1 cells").arg(shift)));
        const QString drawing = scene.drawing();
        scene.clearTurn();
        EXPECT_TRUE(scene.drawing().isEmpty());
        for (const char* hostile : {"0:", "2:aa", "9999:abcdefghi", "2:abcdefgh\xff", ";;", "2:aabcdefgh"})
            scene.setDrawing(QString::fromLatin1(hostile));
        EXPECT_TRUE(scene.drawing().isEmpty());
        scene.setDrawing(drawing);
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
    }
}

TEST_P(ShiftPieces, ATileInTheWrongCellIsNamedWithTheCellItComesTo) {
    RandomSource random(7);
    for (int round = 0; round < 40; ++round)
        for (const bool isOpen : {false, true}) {
            m_lab.shuffleInput(static_cast<std::uint64_t>(round));
            LabScene& scene = begin(kOneShift, isOpen);
            const auto below = [&](int most) {
                return static_cast<int>(random.below(static_cast<std::uint32_t>(most)));
            };
            const int shift = 1 + below(side() - 1);
            const int tile = below(side());
            const int cell = below(side());
            scene.setControl(QStringLiteral("turn_shift"), shift);
            lay(scene, tile, cell);
            const int right = (tile + shift) % side();
            const QString words = scene.turn()->verdict;
            if (cell == right) {
                EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
                continue;
            }
            EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
            EXPECT_TRUE(words.startsWith(QStringLiteral("The tile %1 began in cell %2")
                                             .arg(QLatin1Char(toSymbol(m_lab.model().sequence.digitAt(tile))))
                                             .arg(tile)))
                << words.toStdString();
            EXPECT_EQ(words.contains(QStringLiteral("= %1, not").arg(right)), !isOpen) << words.toStdString();
        }
}

TEST_P(ShiftPieces, ATileIsDraggedIntoTheBoxAndOutAgain) {
    LabScene& scene = begin(kOneShift);
    const StageArea area{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 0, 460, 260), 14};
    std::optional<QPointF> tile;
    std::optional<QPointF> cell;
    for (double y = 5; y < 600 && !(tile && cell); y += 7)
        for (double x = 5; x < 1100; x += 7) {
            if (x > 640 && !tile && dragTo(scene, area, {x, y}, {x, y}))
                tile = QPointF(x, y);
            if (!cell && scene.readout(area, {x, y}, 0).startsWith(QStringLiteral("Cell")))
                cell = QPointF(x, y);
        }
    ASSERT_TRUE(tile && cell);
    EXPECT_TRUE(dragTo(scene, area, *tile, *tile));
    EXPECT_TRUE(dragTo(scene, area, *tile, *cell));
    const QString laid = scene.drawing();
    EXPECT_FALSE(laid.isEmpty());
    EXPECT_TRUE(dragTo(scene, area, *cell, *cell));
    EXPECT_EQ(scene.drawing(), laid);
    EXPECT_TRUE(dragTo(scene, area, *cell, QPointF(1, 1)));
    EXPECT_TRUE(scene.drawing().isEmpty());
}

TEST_P(ShiftPieces, AMaskIsDoneExactlyWhenOneSolutionIsLeft) {
    int done = 0;
    int mistakes = 0;
    for (std::uint64_t round = 0; round < 12; ++round) {
        m_lab.shuffleInput(round);
        LabScene& scene = begin(*m_lab.scenes().indexOf(QLatin1String(ShiftLab::kMaskScene)));
        RandomSource random(round);
        const Geometry shape = m_lab.model().geometry;
        QString signs(shape.cellCount(), u'.');
        for (QChar& sign : signs)
            if (random.below(10) < 2 + round / 2)
                sign = u'x';
        signs[0] = u'x';
        scene.setDrawing(signs);
        const Puzzle puzzle = *scene.puzzle();
        const std::optional<LabTurn> turn = scene.turn();
        const int seen = digitsShown(puzzle.givens).count();
        if (shape.isClassic()) {
            const bool hasOne = search(puzzle).count == 1;
            EXPECT_EQ(turn->state == LabTurn::State::done, hasOne) << turn->verdict.toStdString();
        }
        if (seen < shape.side() - 1) {
            EXPECT_TRUE(turn->verdict.contains(QStringLiteral("stand in no cell")));
        }
        done += turn->state == LabTurn::State::done ? 1 : 0;
        mistakes += turn->state == LabTurn::State::mistake ? 1 : 0;
        if (turn->verdict.contains(QStringLiteral("ringed cells"))) {
            EXPECT_GE(seen, shape.side() - 1);
            EXPECT_TRUE(turn->verdict.contains(QStringLiteral("settle S")));
        }
    }
    EXPECT_GT(done, 0);
    EXPECT_GT(mistakes, 0);
    // A named mask is not the learner's.
    LabScene& scene = begin(*m_lab.scenes().indexOf(QLatin1String(ShiftLab::kMaskScene)));
    EXPECT_TRUE(scene.turn()->verdict.isEmpty());
}

TEST_P(ShiftPieces, ABoxOfAnyBoardIsJudgedByItsShift) {
    const int shapes = [&] {
        changeState(m_lab.scene(QLatin1String(ShiftLab::kOtherBoardsScene)), &SceneState::isYourTurn, false);
        return m_lab.scene(QLatin1String(ShiftLab::kOtherBoardsScene)).controls().front().most + 1;
    }();
    for (int shape = 0; shape < shapes; ++shape) {
        changeState(m_lab.scene(QLatin1String(ShiftLab::kOtherBoardsScene)), &SceneState::isYourTurn, false);
        m_lab.scene(QLatin1String(ShiftLab::kOtherBoardsScene)).setControl(QStringLiteral("shape"), shape);
        m_lab.shuffleInput(static_cast<std::uint64_t>(shape));
        const Geometry geometry = m_lab.model().geometry;
        const Grid board = m_lab.model().board();
        RandomSource random(static_cast<std::uint64_t>(shape));
        const int box = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(side()) - 1));
        const std::vector<Cell> cells = geometry.cells(House{HouseKind::box, static_cast<std::uint8_t>(box)});
        for (const bool isOpen : {false, true}) {
            LabScene& scene = begin(*m_lab.scenes().indexOf(QLatin1String(ShiftLab::kOtherBoardsScene)), isOpen);
            EXPECT_FALSE(typeDigit(scene, Cell(0), Digit(1))->isEmpty());
            EXPECT_TRUE(scene.drawing().isEmpty());
            const Cell mistake = cells[random.below(static_cast<std::uint32_t>(cells.size()))];
            typeDigit(scene, mistake, Digit::fromIndex((board.digit(mistake)->index() + 1) % side()));
            EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
            EXPECT_TRUE(scene.turn()->verdict.contains(cellName(mistake, side())))
                << scene.turn()->verdict.toStdString();
            EXPECT_EQ(scene.turn()->verdict.contains(QStringLiteral("shifted by I")), !isOpen);
            for (const Cell cell : cells)
                typeDigit(scene, cell, board.digit(cell));
            EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
            EXPECT_EQ(scene.turn()->verdict.contains(QStringLiteral(" = ")), !isOpen);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, ShiftPieces, ::testing::Values(0, 1, 2));

}  // namespace
}  // namespace nonet
