#include "ui/hints/step_move.h"

#include "core/board/classic.h"
#include "core/play/player_actions.h"
#include "core/techniques/catalogue.h"
#include "ui/document/puzzle_document.h"

#include <algorithm>
#include <charconv>

namespace nonet {
namespace {

ActionLabel labelOf(const Step& step) {
    const std::size_t changes = step.placements.size() + step.eliminations.size();
    ActionLabel label{.kind = ActionKind::applyStep,
                      .cellCount = static_cast<int>(std::min<std::size_t>(changes, classic::kCells))};
    const std::string_view code = technique(step.technique).code;
    std::from_chars(code.data(), code.data() + code.size(), label.technique);
    if (step.placements.size() == 1) {
        label.digit = static_cast<std::uint8_t>(step.placements.front().digit.value());
        label.cell = step.placements.front().cell;
    }
    return label;
}

}  // namespace

void performStep(PuzzleDocument& document, const Step& step) {
    document.perform(applyStep(document.puzzle(), document.state(), step.placements, step.eliminations), labelOf(step));
}

}  // namespace nonet
