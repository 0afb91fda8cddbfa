#include "ui/board/input_modes/mark_mode.h"

namespace nonet {

std::optional<BoardEdit> MarkMode::enter(const EntryContext& context, Digit digit) const {
    const ActionKind kind = m_kind == MarkKind::corner ? ActionKind::corner : ActionKind::centre;
    return BoardEdit{toggleMark(context.puzzle, context.state, context.cells, digit, m_kind),
                     labelFor(kind, context.cells, digit)};
}

EraseFirst MarkMode::erasesFirst() const {
    return m_kind == MarkKind::corner ? EraseFirst::corner : EraseFirst::centre;
}

}  // namespace nonet
