// The learner's turn in the minigrid lab, played on what is shown: cells, cards and buttons.
#pragma once

#include "core/solvers/minigrid/box_permutation.h"
#include "tests/ui/labs/minigrid/minigrid_fixture.h"

namespace nonet::minigrid {

using State = LabTurn::State;

class MinigridTurns : public MinigridLabTest {
protected:
    /// The scene with this puzzle, and the learner's turn.
    LabScene& begin(const char* title, const Puzzle& puzzle) {
        LabScene& scene = enter(title);
        session().yourTurn().set(false);
        EXPECT_EQ(session().edits().setInput(QString::fromStdString(toLine(puzzle.givens))), QString());
        EXPECT_TRUE(settles());
        scene.clearTurn();
        session().yourTurn().set(true);
        EXPECT_TRUE(session().yourTurn().isOn());
        return scene;
    }
    LabTurn turn() { return session().scene().turn().value(); }
    StageArea area() { return view().stage()->area(); }
    void click(Cell cell) {
        const auto board = session().scene().clickableBoard(area());
        ASSERT_TRUE(board);
        QTest::mouseClick(view().stage(), Qt::LeftButton, {}, board->cellRect(cell).center().toPoint());
    }
    /// The cell whose readout tells of these digits of a box.
    std::optional<Cell> cardOf(const BoxPermutation& permutation) {
        const auto board = session().scene().clickableBoard(area());
        const QString name =
            QStringLiteral("%1 of box %2")
                .arg(digitText(permutation.digitsAt(model().box(permutation.box()), model().geometry()),
                               model().geometry()))
                .arg(permutation.box() + 1);
        for (int i = 0; board && i < board->shape().cellCount(); ++i)
            if (session()
                    .scene()
                    .readout(area(), board->cellRect(Cell(i)).center(), session().film().at())
                    .startsWith(name))
                return Cell(i);
        ADD_FAILURE() << "no card " << name.toStdString();
        return std::nullopt;
    }
    void clickCard(const BoxPermutation& permutation) {
        if (const auto cell = cardOf(permutation))
            click(*cell);
    }
    /// The work goes into a line of text and comes back.
    void expectKept() {
        LabScene& scene = session().scene();
        const QString drawing = scene.drawing();
        const LabTurn before = turn();
        EXPECT_FALSE(drawing.contains(u' '));
        scene.clearTurn();
        EXPECT_EQ(turn().state, turn().verdict.isEmpty() ? State::open : turn().state);
        scene.setDrawing(drawing);
        EXPECT_EQ(turn().verdict, before.verdict);
        EXPECT_EQ(scene.drawing(), drawing);
    }
    static std::vector<Puzzle> smallPuzzles(int count) {
        std::vector<Puzzle> all{smallExample()};
        for (int seed = 1; seed < count; ++seed)
            all.push_back(randomPuzzle(static_cast<std::uint64_t>(seed), kSmallSide));
        return all;
    }
};

}  // namespace nonet::minigrid
