#pragma once

#include "ui/board/input_modes/entry_mode.h"

namespace nonet {

/// A digit toggles the corner or the centre mark of the selected cells.
class MarkMode : public EntryMode {
public:
    explicit MarkMode(MarkKind kind) : m_kind(kind) {}
    std::optional<BoardEdit> enter(const EntryContext& context, Digit digit) const override;
    EraseFirst erasesFirst() const override;

private:
    MarkKind m_kind;
};

}  // namespace nonet
