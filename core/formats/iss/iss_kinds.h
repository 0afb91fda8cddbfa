// The types of Interactive Sudoku Solver that are kinds here. Types that only come in, since another says the same, are
// in iss_reader.cpp.
#pragma once

#include "core/formats/foreign_kinds.h"

#include <array>

namespace nonet {

/// What stands in a term of the type.
enum class IssForm : std::uint8_t {
    /// Nothing: it holds.
    board,
    /// The cells of one part, after a number where it has one.
    line,
    /// Cells of which neighbours are marked.
    mark,
    /// What iss_reader.cpp has a function for.
    own,
};

struct IssKind : ForeignKind {
    IssForm form = IssForm::own;
    /// A number stands before the cells of a line.
    bool hasNumber = false;
    /// The fewest cells of a line.
    std::size_t least = 0;
    /// The value of a mark whose type says it; else 0.
    int number = 0;
};
// clang-format off
inline constexpr auto kIssKinds = std::to_array<IssKind>({
    {{ConstraintKind::diagonals, "Diagonal"}},
    {{ConstraintKind::disjoint, "DisjointSets"}},
    {{ConstraintKind::antiKnight, "AntiKnight"}, IssForm::board},
    {{ConstraintKind::antiKing, "AntiKing"}, IssForm::board},
    {{ConstraintKind::negative, "AntiConsecutive"}},
    {{ConstraintKind::negative, "StrictKropki"}},
    {{ConstraintKind::negative, "StrictXV"}},
    {{ConstraintKind::windoku, "Windoku"}},
    {{ConstraintKind::entropy2x2, "GlobalEntropy"}, IssForm::board},
    {{ConstraintKind::taxicab, "AntiTaxicab"}, IssForm::board},
    // A given with several symbols: givens have no type.
    {{ConstraintKind::oneOf, ""}},
    {{ConstraintKind::countingCircles, "CountingCircles"}, IssForm::line, false, 1},
    {{ConstraintKind::rowIndexer, "Indexing"}},
    {{ConstraintKind::columnIndexer, "Indexing"}},
    {{ConstraintKind::difference, "WhiteDot"}, IssForm::mark},
    {{ConstraintKind::ratio, "BlackDot"}, IssForm::mark},
    {{ConstraintKind::sum, "X"}, IssForm::mark, false, 0, 10},
    {{ConstraintKind::sum, "V"}, IssForm::mark, false, 0, 5},
    {{ConstraintKind::inequality, "GreaterThan"}, IssForm::mark},
    {{ConstraintKind::quadruple, "Quad"}},
    {{ConstraintKind::thermometer, "Thermo"}, IssForm::line, false, 2},
    {{ConstraintKind::arrow, "Arrow"}},
    {{ConstraintKind::arrow, "PillArrow"}},
    {{ConstraintKind::doubleArrow, "DoubleArrow"}, IssForm::line, false, 3},
    {{ConstraintKind::between, "Between"}, IssForm::line, false, 3},
    {{ConstraintKind::lockout, "Lockout"}, IssForm::line, true, 3},
    {{ConstraintKind::palindrome, "Palindrome"}, IssForm::line, false, 2},
    {{ConstraintKind::renban, "Renban"}, IssForm::line, false, 2},
    {{ConstraintKind::whisper, "Whisper"}, IssForm::line, true, 2},
    {{ConstraintKind::regionSum, "RegionSumLine"}, IssForm::line, false, 2},
    {{ConstraintKind::entropic, "Entropic"}, IssForm::line, false, 2},
    {{ConstraintKind::modular, "Modular"}, IssForm::line, true, 2},
    {{ConstraintKind::zipper, "Zipper"}, IssForm::line, false, 2},
    {{ConstraintKind::sumLine, "SumLine"}, IssForm::line, true, 1},
    {{ConstraintKind::cage, "Cage"}, IssForm::line, true, 1},
    {{ConstraintKind::extra, "AllDifferent"}, IssForm::line, false, 1},
    {{ConstraintKind::clone, "SameValues"}},
    {{ConstraintKind::contains, "ContainAtLeast"}},
    {{ConstraintKind::littleKiller, "LittleKiller"}},
    {{ConstraintKind::sandwich, "Sandwich"}},
    {{ConstraintKind::xSum, "XSum"}},
    {{ConstraintKind::skyscraper, "Skyscraper"}},
    {{ConstraintKind::numberedRoom, "NumberedRoom"}},
    {{ConstraintKind::pairRule, "Pair"}},
    {{ConstraintKind::lineRule, "Regex"}},
});
// clang-format on

/// The type that the kind is written as, for kinds that the table has.
constexpr std::string_view issType(ConstraintKind kind) { return foreignRow(kIssKinds, kind)->name; }

}  // namespace nonet
