// An X-Wing that a learner undoes: corners picked, and marks put back that it would take away.
#pragma once

#include "core/generators/inverse/mark_board.h"
#include "core/generators/inverse/method_use.h"

#include <QString>

#include <optional>

namespace nonet::inverse_lab {

struct XWingWork {
    std::optional<Digit> digit = {};
    /// The lines that have no other place for the digit: rows, else columns.
    bool hasRowsForBases = true;
    ClassicCellSet corners = {};
    /// Cells that got the digit back as a mark.
    ClassicCellSet back = {};

    bool isEmpty() const { return !digit && corners.isEmpty() && back.isEmpty(); }
    /// "5r;1,4,19,22;46": cells counted from 0.
    QString text() const;
    static std::optional<XWingWork> fromText(const QString& text);
    /// With the four corners of a rectangle and a digit.
    MethodUse useAt(Cell cell) const;
    friend bool operator==(const XWingWork&, const XWingWork&) = default;
};

struct XWingVerdict {
    enum class State : std::uint8_t { open, slip, done };
    State state = State::open;
    QString text;
    /// What breaks a condition.
    ClassicCellSet broken = {};
    /// Must be free of the digit, and are.
    ClassicCellSet clear = {};
    /// What has gone wrong is only a matter of these lines.
    FixedList<House, 2> lines = {};
};
/// Each condition in the order in which a person would look; the first that fails is the slip.
XWingVerdict judged(const MarkBoard& board, const XWingWork& work);

}  // namespace nonet::inverse_lab
