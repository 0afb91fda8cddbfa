// The scene in which the learner undoes a solved board, and how it is worked.
#pragma once

#include "core/generators/inverse/undone_board.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/inverse/inverse_lab.h"
#include "ui/labs/inverse/inverse_worksheet.h"

namespace nonet::inverse_lab {

class UndoSceneTest : public LabTest<InverseLab> {
protected:
    UndoSceneTest() : LabTest("labs.inverse") {}
    LabScene& undo() {
        LabScene& scene = enter("Undo it yourself");
        changeState(scene, &SceneState::isYourTurn, true);
        return scene;
    }
    Grid smallSolution() { return inverse_lab::smallSolution(sheetSeed(lab().model())); }
    /// Takes digits out at random until the clues have no sound way back or all are out; returns the clues.
    Grid takeAtRandom(LabScene& scene, const Grid& solution, const Geometry& geometry, RandomSource& random,
                      InverseRank rank) {
        Grid clues = solution;
        for (int i = 0; i < 200; ++i) {
            const Cell cell(static_cast<int>(random.below(static_cast<std::uint32_t>(geometry.cellCount()))));
            if (clues.isBlank(cell))
                continue;
            scene.clickCell(cell);
            clues.clear(cell);
            if (!isSolvable(UndoneBoard::fromClues(geometry, solution, clues), rank))
                break;
        }
        return clues;
    }
};

}  // namespace nonet::inverse_lab
