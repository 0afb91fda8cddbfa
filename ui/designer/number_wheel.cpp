#include "ui/designer/number_wheel.h"

#include "core/design/constraint_edits.h"
#include "core/rules/constraint_catalogue.h"
#include "core/rules/value_range.h"
#include "ui/board/board_widget.h"
#include "ui/board/layers/rules/corner_labels.h"
#include "ui/board/rule_hit.h"
#include "ui/designer/designer.h"
#include "ui/designer/number_editor.h"
#include "ui/designer/tools/under_point.h"

#include <QWheelEvent>

#include <algorithm>
#include <vector>

namespace nonet {

bool NumberWheel::turn(const QWheelEvent& event) {
    constexpr int kNotch = QWheelEvent::DefaultDeltasPerStep;
    const std::optional<int> index = numberedAt(event.position());
    if (!index)
        return false;
    m_turned += event.angleDelta().y();
    if (const int steps = m_turned / kNotch; steps != 0)
        step(*index, steps);
    m_turned %= kNotch;
    return true;
}

std::optional<int> NumberWheel::numberedAt(const QPointF& point) const {
    const Puzzle& puzzle = m_designer.puzzle();
    const auto hasNumber = [&](int index) {
        const Constraint* each = m_designer.constraint(index);
        return each != nullptr && each->kind != ConstraintKind::unknown && each->values.size() <= 1 &&
               constraintRow(each->kind).value != ConstraintNumber::none && !m_designer.locks().isLocked(index);
    };
    const std::vector<int>& chosen = m_designer.chosen();
    for (const int each : constraintsUnder(m_board, puzzle, point))
        if (hasNumber(each) && std::ranges::find(chosen, each) != chosen.end())
            return each;
    for (const CornerLabel& label : placedCornerLabels(puzzle.layout(), puzzle.decoration()))
        if (label.of == CornerLabel::Of::constraint && hasNumber(static_cast<int>(label.index)) &&
            cornerLabelRect(m_board.metrics(), label).contains(point))
            return static_cast<int>(label.index);
    for (const int each : rulesAt(m_board.metrics(), m_board.picture(), point))
        if (hasNumber(each))
            return each;
    return std::nullopt;
}

void NumberWheel::step(int index, int steps) {
    const Constraint& constraint = *m_designer.constraint(index);
    const bool mayBeNone = constraintRow(constraint.kind).value == ConstraintNumber::optional;
    const std::optional<int> next =
        steppedNumber(constraint.value(), steps, valueRange(constraint, m_designer.puzzle().layout()), mayBeNone);
    m_designer.edit(setValues(m_designer.puzzle(), std::vector{index}, next ? std::vector{*next} : std::vector<int>()));
}

}  // namespace nonet
