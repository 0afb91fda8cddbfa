#include "ui/board/input_modes/link_mode.h"

namespace nonet {

std::optional<BoardEdit> LinkMode::enter(const EntryContext& context, Digit digit) const {
    return entryMode(InputMode::digit).enter(context, digit);
}

EraseFirst LinkMode::erasesFirst() const { return EraseFirst::digit; }

}  // namespace nonet
