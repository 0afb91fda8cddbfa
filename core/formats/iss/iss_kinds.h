// Which type of Interactive Sudoku Solver is which kind here, where that is all there is to say.
#pragma once

#include "core/rules/constraint.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace nonet {

/// Types that are a kind here with their cells as one part, after a number where they have one.
struct IssLine {
    std::string_view type;
    ConstraintKind kind;
    bool hasNumber;
    std::size_t least;
};
inline constexpr auto kIssLines = std::to_array<IssLine>({
    {"AllDifferent", ConstraintKind::extra, false, 1},
    {"Between", ConstraintKind::between, false, 3},
    {"Cage", ConstraintKind::cage, true, 1},
    {"CountingCircles", ConstraintKind::countingCircles, false, 1},
    {"DoubleArrow", ConstraintKind::doubleArrow, false, 3},
    {"Entropic", ConstraintKind::entropic, false, 2},
    {"Lockout", ConstraintKind::lockout, true, 3},
    {"Modular", ConstraintKind::modular, true, 2},
    {"Palindrome", ConstraintKind::palindrome, false, 2},
    {"RegionSumLine", ConstraintKind::regionSum, false, 2},
    {"Renban", ConstraintKind::renban, false, 2},
    {"SumLine", ConstraintKind::sumLine, true, 1},
    {"Thermo", ConstraintKind::thermometer, false, 2},
    {"Whisper", ConstraintKind::whisper, true, 2},
    {"Zipper", ConstraintKind::zipper, false, 2},
});

struct IssBoard {
    std::string_view type;
    ConstraintKind kind;
};
inline constexpr auto kIssBoards = std::to_array<IssBoard>({
    {"AntiKing", ConstraintKind::antiKing},
    {"AntiKnight", ConstraintKind::antiKnight},
    {"AntiTaxicab", ConstraintKind::taxicab},
    {"GlobalEntropy", ConstraintKind::entropy2x2},
});

/// Marks between neighbours, and their number.
struct IssMark {
    std::string_view type;
    ConstraintKind kind;
    int number;
};
inline constexpr auto kIssMarks = std::to_array<IssMark>({
    {"BlackDot", ConstraintKind::ratio, 0},
    {"GreaterThan", ConstraintKind::inequality, 0},
    {"V", ConstraintKind::sum, 5},
    {"WhiteDot", ConstraintKind::difference, 0},
    {"X", ConstraintKind::sum, 10},
});

template <typename Rows>
auto issRow(const Rows& rows, std::string_view type) -> const typename Rows::value_type* {
    const auto row = std::ranges::find(rows, type, &Rows::value_type::type);
    return row == rows.end() ? nullptr : &*row;
}

}  // namespace nonet
