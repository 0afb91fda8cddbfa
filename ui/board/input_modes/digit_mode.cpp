#include "ui/board/input_modes/digit_mode.h"

namespace nonet {

std::optional<BoardEdit> DigitMode::enter(const EntryContext& context, Digit digit) const {
    return BoardEdit{enterDigit(context.puzzle, context.state, context.cells, digit),
                     labelFor(ActionKind::digit, context.cells, digit)};
}

EraseFirst DigitMode::erasesFirst() const { return EraseFirst::digit; }

}  // namespace nonet
