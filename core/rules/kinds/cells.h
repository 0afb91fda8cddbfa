#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// Each of the cells holds an even number; 0 is even.
MadeRule makeEven(const Constraint& constraint, const RuleBoard& board);

/// Each of the cells holds an odd number.
MadeRule makeOdd(const Constraint& constraint, const RuleBoard& board);

/// Each of the cells holds a number above the value.
MadeRule makeGreater(const Constraint& constraint, const RuleBoard& board);

/// Each of the cells holds a number below the value.
MadeRule makeLess(const Constraint& constraint, const RuleBoard& board);

/// Each of the cells holds one of the digits.
MadeRule makeOneOf(const Constraint& constraint, const RuleBoard& board);

/// The number is smaller than those of all cells next to it that are not of the same mark.
MadeRule makeMinimum(const Constraint& constraint, const RuleBoard& board);

/// The number is larger than those of all cells next to it that are not of the same mark.
MadeRule makeMaximum(const Constraint& constraint, const RuleBoard& board);

/// Where one of the cells holds the number k, exactly k of them do.
MadeRule makeCountingCircles(const Constraint& constraint, const RuleBoard& board);

/// Where a cell of row r holds k, the cell of row k in its column holds r. Columns and rows are those
/// of the grid, from 1, which need not be square: a number beyond them stands in no such cell.
MadeRule makeRowIndexer(const Constraint& constraint, const RuleBoard& board);

/// Where a cell of column c holds k, the cell of column k in its row holds c. As row_indexer otherwise.
MadeRule makeColumnIndexer(const Constraint& constraint, const RuleBoard& board);

/// Where the cell at place p of its region holds k, the cell at place k of that region holds p; places are counted
/// from 1 in reading order. A cell without a region is a fault.
MadeRule makeBoxIndexer(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
