// Rules of variants in words: what a kind is called, what it asks, what a puzzle's rules are altogether.
#pragma once

#include "core/rules/rulebook.h"

#include <QString>
#include <QStringList>

namespace nonet {

/// "thermometer", as a person would name one of them.
QString ruleName(ConstraintKind kind);
/// The name of a constraint that stands on the board: what some of a kind are called depends on what they ask.
QString ruleName(const Constraint& constraint, const Layout& layout);
/// What the constraint asks, as a sentence that holds for all of its kind with the same numbers.
QString ruleSentence(const Constraint& constraint, const Layout& layout);
/// "9 × 9 cells"; of several grids alike "5 grids of 9 × 9, 369 cells".
QString boardSizeText(const Layout& layout);
/// What rows, columns and regions ask, then a sentence for each kind of constraint, in their order, none twice.
QStringList rulesOf(const Rulebook& rules);
/// "row 3", and of which grid where the board has several.
QString houseNameOn(const House& house, const Layout& layout);
/// What is broken, and where: "5 appears more than once in row 3: r3c1 and r3c7.", "Broken at r1c1 and r2c1
/// (thermometer): ...".
QString brokenRuleSentence(const BrokenRule& broken, const Rulebook& rules, const Grid& digits);
/// What a constraint lacks or why it does not go with the board; it is left out of the rules.
QString faultSentence(const FaultyConstraint& fault, const Layout& layout);
/// What a constraint lacks, without its name: "it has too few cells".
QString faultReason(ConstraintFault fault);
/// What a screen reader says of the rules at a cell: "third of five on a thermometer".
QStringList rulesAtCell(Cell cell, const Layout& layout);

}  // namespace nonet
