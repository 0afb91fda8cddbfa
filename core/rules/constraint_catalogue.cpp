#include "core/rules/constraint_catalogue.h"

#include "core/rules/kinds/cages.h"
#include "core/rules/kinds/cells.h"
#include "core/rules/kinds/lines.h"
#include "core/rules/kinds/outside.h"
#include "core/rules/kinds/own_rules.h"
#include "core/rules/kinds/pairs.h"
#include "core/rules/kinds/whole_board.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

using Group = ConstraintGroup;
using Shape = ConstraintShape;
using Number = ConstraintNumber;
using Layer = ConstraintLayer;

constexpr int kAny = kMaxSide * kMaxSide;

// kind, id, group, shape, cells of a part: least and most, value, needs digits, layer, in f-puzzles, in ISS, rule
// clang-format off
constexpr std::array<ConstraintRow, kConstraintKindCount> kCatalogue = {{
    {ConstraintKind::diagonals, "diagonals", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::line, "", "Diagonal", makeDiagonals},
    {ConstraintKind::disjoint, "disjoint", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, "disjointgroups", "DisjointSets", makeDisjoint},
    {ConstraintKind::antiKnight, "anti_knight", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, "antiknight", "AntiKnight", makeAntiKnight},
    {ConstraintKind::antiKing, "anti_king", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, "antiking", "AntiKing", makeAntiKing},
    {ConstraintKind::leaper, "leaper", Group::wholeBoard, Shape::board, 0, kAny, Number::required, false, Layer::none, "", "", makeLeaper},
    {ConstraintKind::negative, "negative", Group::wholeBoard, Shape::board, 0, kAny, Number::optional, false, Layer::none, "negative", "", makeNegative},
    {ConstraintKind::windoku, "windoku", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::shading, "", "Windoku", makeWindoku},
    {ConstraintKind::magic5, "magic5", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, "", "", makeMagic5},
    {ConstraintKind::entropy2x2, "entropy_2x2", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, "", "GlobalEntropy", makeEntropy2x2},
    {ConstraintKind::taxicab, "taxicab", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, "", "AntiTaxicab", makeTaxicab},
    {ConstraintKind::even, "even", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, "even", "", makeEven},
    {ConstraintKind::odd, "odd", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, "odd", "", makeOdd},
    {ConstraintKind::greater, "greater", Group::cells, Shape::cells, 1, kAny, Number::required, false, Layer::shading, "", "", makeGreater},
    {ConstraintKind::less, "less", Group::cells, Shape::cells, 1, kAny, Number::required, false, Layer::shading, "", "", makeLess},
    {ConstraintKind::oneOf, "one_of", Group::cells, Shape::cells, 1, kAny, Number::none, true, Layer::shading, "", "Given", makeOneOf},
    {ConstraintKind::minimum, "minimum", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, "minimum", "", makeMinimum},
    {ConstraintKind::maximum, "maximum", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, "maximum", "", makeMaximum},
    {ConstraintKind::countingCircles, "counting_circles", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, "", "CountingCircles", makeCountingCircles},
    {ConstraintKind::rowIndexer, "row_indexer", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, "rowindexer", "Indexing", makeRowIndexer},
    {ConstraintKind::columnIndexer, "column_indexer", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, "columnindexer", "Indexing", makeColumnIndexer},
    {ConstraintKind::boxIndexer, "box_indexer", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, "boxindexer", "", makeBoxIndexer},
    {ConstraintKind::difference, "difference", Group::pairs, Shape::pair, 2, 2, Number::optional, false, Layer::mark, "difference", "WhiteDot", makeDifference},
    {ConstraintKind::ratio, "ratio", Group::pairs, Shape::pair, 2, 2, Number::optional, false, Layer::mark, "ratio", "BlackDot", makeRatio},
    {ConstraintKind::sum, "sum", Group::pairs, Shape::pair, 2, 2, Number::required, false, Layer::mark, "xv", "X", makeSum},
    {ConstraintKind::inequality, "inequality", Group::pairs, Shape::pair, 2, 2, Number::none, false, Layer::mark, "", "GreaterThan", makeInequality},
    {ConstraintKind::quadruple, "quadruple", Group::pairs, Shape::corner, 1, 4, Number::none, true, Layer::mark, "quadruple", "Quad", makeQuadruple},
    {ConstraintKind::thermometer, "thermometer", Group::lines, Shape::thermometer, 2, kAny, Number::none, false, Layer::line, "thermometer", "Thermo", makeThermometer},
    {ConstraintKind::slowThermometer, "slow_thermometer", Group::lines, Shape::thermometer, 2, kAny, Number::none, false, Layer::line, "slowthermometer", "", makeSlowThermometer},
    {ConstraintKind::arrow, "arrow", Group::lines, Shape::arrow, 1, kAny, Number::none, false, Layer::line, "arrow", "Arrow", makeArrow},
    {ConstraintKind::doubleArrow, "double_arrow", Group::lines, Shape::line, 3, kAny, Number::none, false, Layer::line, "doublearrow", "DoubleArrow", makeDoubleArrow},
    {ConstraintKind::between, "between", Group::lines, Shape::line, 3, kAny, Number::none, false, Layer::line, "betweenline", "Between", makeBetween},
    {ConstraintKind::lockout, "lockout", Group::lines, Shape::line, 3, kAny, Number::optional, false, Layer::line, "lockout", "Lockout", makeLockout},
    {ConstraintKind::palindrome, "palindrome", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, "palindrome", "Palindrome", makePalindrome},
    {ConstraintKind::renban, "renban", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, "renban", "Renban", makeRenban},
    {ConstraintKind::whisper, "whisper", Group::lines, Shape::line, 2, kAny, Number::optional, false, Layer::line, "whispers", "Whisper", makeWhisper},
    {ConstraintKind::regionSum, "region_sum", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, "regionsumline", "RegionSumLine", makeRegionSum},
    {ConstraintKind::entropic, "entropic", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, "entropicline", "Entropic", makeEntropic},
    {ConstraintKind::modular, "modular", Group::lines, Shape::line, 2, kAny, Number::optional, false, Layer::line, "modularline", "Modular", makeModular},
    {ConstraintKind::nabner, "nabner", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, "nabner", "", makeNabner},
    {ConstraintKind::zipper, "zipper", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, "zipperline", "Zipper", makeZipper},
    {ConstraintKind::sumLine, "sum_line", Group::lines, Shape::line, 1, kAny, Number::optional, false, Layer::line, "", "SumLine", makeSumLine},
    {ConstraintKind::cage, "cage", Group::cages, Shape::cage, 1, kAny, Number::optional, false, Layer::cage, "killercage", "Cage", makeCage},
    {ConstraintKind::extra, "extra", Group::cages, Shape::cage, 1, kAny, Number::none, false, Layer::cage, "extraregion", "AllDifferent", makeExtra},
    {ConstraintKind::clone, "clone", Group::cages, Shape::copies, 1, kAny, Number::none, false, Layer::cage, "clone", "SameValues", makeClone},
    {ConstraintKind::contains, "contains", Group::cages, Shape::cage, 1, kAny, Number::none, true, Layer::cage, "", "ContainAtLeast", makeContains},
    {ConstraintKind::littleKiller, "little_killer", Group::outside, Shape::outside, 0, kAny, Number::required, false, Layer::outside, "littlekillersum", "LittleKiller", makeLittleKiller},
    {ConstraintKind::sandwich, "sandwich", Group::outside, Shape::outside, 0, kAny, Number::required, false, Layer::outside, "sandwichsum", "Sandwich", makeSandwich},
    {ConstraintKind::xSum, "x_sum", Group::outside, Shape::outside, 0, kAny, Number::required, false, Layer::outside, "xsum", "XSum", makeXSum},
    {ConstraintKind::skyscraper, "skyscraper", Group::outside, Shape::outside, 0, kAny, Number::required, false, Layer::outside, "skyscraper", "Skyscraper", makeSkyscraper},
    {ConstraintKind::numberedRoom, "numbered_room", Group::outside, Shape::outside, 0, kAny, Number::none, true, Layer::outside, "", "NumberedRoom", makeNumberedRoom},
    {ConstraintKind::pairRule, "pair_rule", Group::own, Shape::pair, 2, 2, Number::none, false, Layer::mark, "", "Pair", makePairRule},
    {ConstraintKind::lineRule, "line_rule", Group::own, Shape::line, 1, kAny, Number::none, false, Layer::line, "", "Regex", makeLineRule},
}};
// clang-format on

bool isInOrder() {
    for (std::size_t i = 0; i < kCatalogue.size(); ++i)
        if (kCatalogue[i].kind != static_cast<ConstraintKind>(i))
            return false;
    return true;
}

/// Off the board or a hole.
bool isOffBoard(Cell cell, const BoardShape& shape) { return cell.index() >= shape.cellCount() || shape.isHole(cell); }

std::optional<ConstraintFault> faultOfParts(const Constraint& constraint, const ConstraintRow& row,
                                            const BoardShape& shape) {
    if (row.shape == Shape::board || row.shape == Shape::outside)
        return std::nullopt;
    if (constraint.parts.empty())
        return ConstraintFault::tooFewCells;
    for (const std::vector<Cell>& part : constraint.parts) {
        if (std::ranges::any_of(part, [&](Cell cell) { return isOffBoard(cell, shape); }))
            return ConstraintFault::cellOffBoard;
        if (static_cast<int>(part.size()) < row.least)
            return ConstraintFault::tooFewCells;
        if (static_cast<int>(part.size()) > row.most)
            return ConstraintFault::tooManyCells;
    }
    if (row.shape == Shape::arrow && constraint.cells().size() > 3)
        return ConstraintFault::tooManyCells;
    return std::nullopt;
}

}  // namespace

std::span<const ConstraintRow> constraintCatalogue() { return kCatalogue; }

const ConstraintRow& constraintRow(ConstraintKind kind) {
    assert(kind != ConstraintKind::unknown && isInOrder());
    return kCatalogue[static_cast<std::size_t>(kind)];
}

std::optional<ConstraintKind> constraintKindOf(std::string_view id) {
    const auto row = std::ranges::find(kCatalogue, id, &ConstraintRow::id);
    return row == kCatalogue.end() ? std::nullopt : std::optional(row->kind);
}

std::optional<ConstraintFault> faultOf(const Constraint& constraint, const RuleBoard& board) {
    if (constraint.kind == ConstraintKind::unknown)
        return ConstraintFault::unknownKind;
    const ConstraintRow& row = constraintRow(constraint.kind);
    if (const auto fault = faultOfParts(constraint, row, board.shape()))
        return fault;
    if (row.value == Number::required && constraint.values.empty())
        return ConstraintFault::noValue;
    const bool hasForeignDigit =
        std::ranges::any_of(constraint.digits, [&](Digit digit) { return digit.value() > board.symbolCount(); });
    if (hasForeignDigit || (row.needsDigits && constraint.digits.empty()))
        return ConstraintFault::noDigits;
    if (row.shape != Shape::outside)
        return std::nullopt;
    if (!constraint.place)
        return ConstraintFault::noPlace;
    return board.from(*constraint.place).empty() ? std::optional(ConstraintFault::placeReadsNothing) : std::nullopt;
}

MadeRule ruleOf(const Constraint& constraint, const RuleBoard& board) {
    if (const auto fault = faultOf(constraint, board))
        return *fault;
    return constraintRow(constraint.kind).make(constraint, board);
}

}  // namespace nonet
