// The claim, with the negation assumed: of the truths that no digit on the board satisfies, n are left; no two of them
// share a candidate; every candidate of theirs lies in one of the links; and fewer than n links hold one.
//
// Why that is a contradiction: each of the n truths has a true candidate, and these are n different ones. Each lies in
// a link that holds it, and no link holds two true ones: n links at least.
//
// A link that the assumed candidate lies in holds nothing any more, so it is not counted: an elimination costs a link,
// and one that lies in two links may lie in a truth too (cannibalism). Fins need no word: the eliminations are those
// that see every fin, so that none is left to be covered; the same holds of candidates that two truths share (endo
// fins). Carries subsets, fish of all kinds, Sue de Coq and its kin, and with guardians as a truth rectangles of
// type 3.
#pragma once

#include "core/techniques/proof/ways.h"

namespace nonet {

/// The position has the negation assumed in it.
bool contradicts(const Position& position, const Counting& counting, DeadlyPatterns deadly);

}  // namespace nonet
