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

// kind, id, group, shape, cells of a part: least and most, value, needs digits, layer, rule
// clang-format off
constexpr std::array<ConstraintRow, kConstraintKindCount> kCatalogue = {{
    {ConstraintKind::diagonals, "diagonals", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::line, makeDiagonals},
    {ConstraintKind::disjoint, "disjoint", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, makeDisjoint},
    {ConstraintKind::antiKnight, "anti_knight", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, makeAntiKnight},
    {ConstraintKind::antiKing, "anti_king", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, makeAntiKing},
    {ConstraintKind::leaper, "leaper", Group::wholeBoard, Shape::board, 0, kAny, Number::required, false, Layer::none, makeLeaper},
    {ConstraintKind::negative, "negative", Group::wholeBoard, Shape::board, 0, kAny, Number::optional, false, Layer::none, makeNegative},
    {ConstraintKind::windoku, "windoku", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::shading, makeWindoku},
    {ConstraintKind::magic5, "magic5", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, makeMagic5},
    {ConstraintKind::entropy2x2, "entropy_2x2", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, makeEntropy2x2},
    {ConstraintKind::taxicab, "taxicab", Group::wholeBoard, Shape::board, 0, kAny, Number::none, false, Layer::none, makeTaxicab},
    {ConstraintKind::even, "even", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, makeEven},
    {ConstraintKind::odd, "odd", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, makeOdd},
    {ConstraintKind::greater, "greater", Group::cells, Shape::cells, 1, kAny, Number::required, false, Layer::shading, makeGreater},
    {ConstraintKind::less, "less", Group::cells, Shape::cells, 1, kAny, Number::required, false, Layer::shading, makeLess},
    {ConstraintKind::oneOf, "one_of", Group::cells, Shape::cells, 1, kAny, Number::none, true, Layer::shading, makeOneOf},
    {ConstraintKind::minimum, "minimum", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, makeMinimum},
    {ConstraintKind::maximum, "maximum", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, makeMaximum},
    {ConstraintKind::countingCircles, "counting_circles", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, makeCountingCircles},
    {ConstraintKind::rowIndexer, "row_indexer", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, makeRowIndexer},
    {ConstraintKind::columnIndexer, "column_indexer", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, makeColumnIndexer},
    {ConstraintKind::boxIndexer, "box_indexer", Group::cells, Shape::cells, 1, kAny, Number::none, false, Layer::shading, makeBoxIndexer},
    {ConstraintKind::difference, "difference", Group::pairs, Shape::pair, 2, 2, Number::optional, false, Layer::mark, makeDifference},
    {ConstraintKind::ratio, "ratio", Group::pairs, Shape::pair, 2, 2, Number::optional, false, Layer::mark, makeRatio},
    {ConstraintKind::sum, "sum", Group::pairs, Shape::pair, 2, 2, Number::required, false, Layer::mark, makeSum},
    {ConstraintKind::inequality, "inequality", Group::pairs, Shape::pair, 2, 2, Number::none, false, Layer::mark, makeInequality},
    {ConstraintKind::quadruple, "quadruple", Group::pairs, Shape::corner, 1, 4, Number::none, true, Layer::mark, makeQuadruple},
    {ConstraintKind::thermometer, "thermometer", Group::lines, Shape::thermometer, 2, kAny, Number::none, false, Layer::line, makeThermometer},
    {ConstraintKind::slowThermometer, "slow_thermometer", Group::lines, Shape::thermometer, 2, kAny, Number::none, false, Layer::line, makeSlowThermometer},
    {ConstraintKind::arrow, "arrow", Group::lines, Shape::arrow, 1, kAny, Number::none, false, Layer::line, makeArrow},
    {ConstraintKind::doubleArrow, "double_arrow", Group::lines, Shape::line, 3, kAny, Number::none, false, Layer::line, makeDoubleArrow},
    {ConstraintKind::between, "between", Group::lines, Shape::line, 3, kAny, Number::none, false, Layer::line, makeBetween},
    {ConstraintKind::lockout, "lockout", Group::lines, Shape::line, 3, kAny, Number::optional, false, Layer::line, makeLockout},
    {ConstraintKind::palindrome, "palindrome", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, makePalindrome},
    {ConstraintKind::renban, "renban", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, makeRenban},
    {ConstraintKind::whisper, "whisper", Group::lines, Shape::line, 2, kAny, Number::optional, false, Layer::line, makeWhisper},
    {ConstraintKind::regionSum, "region_sum", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, makeRegionSum},
    {ConstraintKind::entropic, "entropic", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, makeEntropic},
    {ConstraintKind::modular, "modular", Group::lines, Shape::line, 2, kAny, Number::optional, false, Layer::line, makeModular},
    {ConstraintKind::nabner, "nabner", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, makeNabner},
    {ConstraintKind::zipper, "zipper", Group::lines, Shape::line, 2, kAny, Number::none, false, Layer::line, makeZipper},
    {ConstraintKind::sumLine, "sum_line", Group::lines, Shape::line, 1, kAny, Number::optional, false, Layer::line, makeSumLine},
    {ConstraintKind::cage, "cage", Group::cages, Shape::cage, 1, kAny, Number::optional, false, Layer::cage, makeCage},
    {ConstraintKind::extra, "extra", Group::cages, Shape::cage, 1, kAny, Number::none, false, Layer::cage, makeExtra},
    {ConstraintKind::clone, "clone", Group::cages, Shape::copies, 1, kAny, Number::none, false, Layer::cage, makeClone},
    {ConstraintKind::contains, "contains", Group::cages, Shape::cage, 1, kAny, Number::none, true, Layer::cage, makeContains},
    {ConstraintKind::littleKiller, "little_killer", Group::outside, Shape::outside, 0, kAny, Number::required, false, Layer::outside, makeLittleKiller},
    {ConstraintKind::sandwich, "sandwich", Group::outside, Shape::outside, 0, kAny, Number::required, false, Layer::outside, makeSandwich},
    {ConstraintKind::xSum, "x_sum", Group::outside, Shape::outside, 0, kAny, Number::required, false, Layer::outside, makeXSum},
    {ConstraintKind::skyscraper, "skyscraper", Group::outside, Shape::outside, 0, kAny, Number::required, false, Layer::outside, makeSkyscraper},
    {ConstraintKind::numberedRoom, "numbered_room", Group::outside, Shape::outside, 0, kAny, Number::none, true, Layer::outside, makeNumberedRoom},
    {ConstraintKind::pairRule, "pair_rule", Group::own, Shape::pair, 2, 2, Number::none, false, Layer::mark, makePairRule},
    {ConstraintKind::lineRule, "line_rule", Group::own, Shape::line, 1, kAny, Number::none, false, Layer::line, makeLineRule},
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
