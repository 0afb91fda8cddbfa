// Why a puzzle has no solution, in words.
#pragma once

#include "core/solvers/propagation/diagnosis.h"

#include <QString>

namespace nonet {

/// "5 cells of column 3 can only take 2 4 6 8 (r12345c3). The rest is ruled out by: even cell (r12345c3).", or another
/// sentence for each verdict; that there is a solution, or that it is not decided, is one too.
QString diagnosisSentence(const Diagnosis& diagnosis, const Puzzle& puzzle);
/// Why in a few words, to follow "no solution: "; empty where why is not known.
QString diagnosisReason(const Diagnosis& diagnosis, const Puzzle& puzzle);
/// "cage (r1c1 and r1c2)", "the given in r3c3", each of what cannot hold together; rules that mark cells by kind.
QStringList conflictNames(const ConflictSet& conflict, const Puzzle& puzzle);

}  // namespace nonet
