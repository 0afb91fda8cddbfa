#pragma once

#include "ui/board/input_modes/entry_mode.h"

namespace nonet {

/// Links are dragged from candidate to candidate (BoardWidget); digits are entered as in digit mode.
class LinkMode : public EntryMode {
public:
    std::optional<BoardEdit> enter(const EntryContext& context, Digit digit) const override;
    EraseFirst erasesFirst() const override;
};

}  // namespace nonet
