#include "ui/labs/minigrid/minigrid_scene.h"

#include "core/solvers/minigrid/box_permutations.h"

#include <algorithm>

namespace nonet::minigrid {

LabControl MinigridScene::sizeControl() {
    return choiceControl("size", tr("Board:"), {tr("4 × 4"), tr("9 × 9")}, model().isSmall() ? 0 : 1, [this](int size) {
        lab().takeSide(size == 0 ? kSmallSide : kBoxes);
        return 0;
    });
}

bool MinigridScene::isSmallOnSheet() const { return model().isSmall() || !areCardsOf(model()); }

void MinigridScene::endTurnAbove(std::uint32_t most) {
    if (isYourTurn() && std::ranges::any_of(countPermutations(model().puzzle, most + 1),
                                            [&](const auto& each) { return each.count > most; }))
        setYourTurn(false);
}

}  // namespace nonet::minigrid
