#include "ui/board/input_modes/colour_mode.h"

namespace nonet {

std::optional<BoardEdit> ColourMode::enter(const EntryContext& context, Digit digit) const {
    if (digit.value() > 9)
        return std::nullopt;
    return BoardEdit{toggleCellColour(context.puzzle, context.state, context.cells, digit),
                     labelFor(ActionKind::cellColour, context.cells, digit)};
}

EraseFirst ColourMode::erasesFirst() const { return EraseFirst::colour; }

}  // namespace nonet
