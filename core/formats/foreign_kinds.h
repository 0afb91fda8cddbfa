// Kinds of rules under the names that other programs' data have for them: a table a format, in its folder
// (<format>_kinds.h). tests/core/formats/foreign_kinds_test.cpp holds every kind against every table.
#pragma once

#include "core/rules/constraint.h"

#include <algorithm>
#include <string_view>

namespace nonet {

struct ForeignKind {
    ConstraintKind kind;
    std::string_view name;
};

/// The first row of the kind: its name when it is written. Null where the format does not know the kind.
template <typename Rows>
constexpr auto foreignRow(const Rows& rows, ConstraintKind kind) -> const typename Rows::value_type* {
    const auto row = std::ranges::find(rows, kind, &Rows::value_type::kind);
    return row == rows.end() ? nullptr : &*row;
}
/// The first row of the name. Null where it is the name of no kind.
template <typename Rows>
constexpr auto foreignRow(const Rows& rows, std::string_view name) -> const typename Rows::value_type* {
    const auto row = std::ranges::find(rows, name, &Rows::value_type::name);
    return row == rows.end() ? nullptr : &*row;
}

}  // namespace nonet
