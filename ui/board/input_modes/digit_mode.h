#pragma once

#include "ui/board/input_modes/entry_mode.h"

namespace nonet {

/// A digit goes into the selected cells and its marks out of their peers; again: it comes out.
class DigitMode : public EntryMode {
public:
    std::optional<BoardEdit> enter(const EntryContext& context, Digit digit) const override;
    EraseFirst erasesFirst() const override;
};

}  // namespace nonet
