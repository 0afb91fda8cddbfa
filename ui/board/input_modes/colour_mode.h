#pragma once

#include "ui/board/input_modes/entry_mode.h"

namespace nonet {

/// Digits 1 to 9 paint the selected cells; clicks on candidates paint these (BoardWidget).
class ColourMode : public EntryMode {
public:
    std::optional<BoardEdit> enter(const EntryContext& context, Digit digit) const override;
    EraseFirst erasesFirst() const override;
};

}  // namespace nonet
