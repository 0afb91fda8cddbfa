#pragma once

#include "core/rules/constraint.h"
#include "core/rules/decoration.h"

#include <optional>

namespace nonet {

/// The tool that a setter took: what keys and the mouse do on the Design room's board. All that is known of a type
/// stands in its row (tools/tool_catalogue.h).
struct DesignTool {
    enum class Type : std::uint8_t {
        /// Picks up what is drawn: to move, turn, copy, delete.
        select,
        /// Digits are givens.
        givens,
        /// Digits and marks are a player's, to try things out.
        marks,
        /// Digits are the solution layer's.
        solution,
        /// Cells go into regions.
        regions,
        /// Draws constraints of a kind.
        constraint,
        /// Draws what is no rule.
        drawing,
        /// Paints cells.
        colour,
        /// Lights cells in fog.
        fog,
    };
    Type type = Type::givens;
    /// Which rule `constraint` draws; unknown for the other types.
    ConstraintKind kind = ConstraintKind::unknown;
    /// What it draws has this value, where the kind has one; else the usual one.
    std::optional<int> value = std::nullopt;
    /// What `drawing` draws; a line for the other types.
    DrawingKind drawing = DrawingKind::line;

    DesignTool withoutValue() const { return {.type = type, .kind = kind, .drawing = drawing}; }

    friend bool operator==(const DesignTool&, const DesignTool&) = default;
};

}  // namespace nonet
