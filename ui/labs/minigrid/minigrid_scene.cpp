#include "ui/labs/minigrid/minigrid_scene.h"

namespace nonet::minigrid {

LabControl MinigridScene::sizeControl() {
    return choiceControl("size", tr("Board:"), {tr("4 × 4"), tr("9 × 9")}, model().isSmall() ? 0 : 1, [this](int size) {
        lab().takeSide(size == 0 ? kSmallSide : kBoxes);
        return 0;
    });
}

}  // namespace nonet::minigrid
