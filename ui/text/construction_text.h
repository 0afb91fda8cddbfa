#pragma once

#include "core/constructions/digit_key.h"
#include "core/constructions/semi_solver.h"
#include "core/constructions/sequence_recovery.h"
#include "core/constructions/sequence_text.h"
#include "core/constructions/tower.h"

#include <QString>

namespace nonet {

/// What is wrong with a list, and where: "8 appears twice, as number 1 and as number 8."
QString sequenceSentence(const SequenceFault& fault);
/// "The mask has 80 characters; this board has 81 cells." For the errors of maskFromLine.
QString maskSentence(const Error& error);
/// Why a board is not of the family, with the two cells and the place that they disagree on. Places are written as in
/// [Shift], S[0] for the first.
QString refusalSentence(const PlaceRefusal& refusal, int side = 9);
/// How the list was found, or how many lists are left and why.
QString recoverySentence(const SequenceRecovery& fit);
/// "r7c8 holds 5 in the puzzle and 9 in the box that was given."
QString boxDisagreementSentence(const BoxDisagreement& disagreement, int side = 9);

/// Why no key leads from one grid to the other: two cells that disagree.
QString keyConflictSentence(const DigitKeyConflict& conflict);
/// "3 and 6 both become 1." For a key that is not one to one.
QString keyRepeatSentence(const DigitKey& key);

enum class TowerPart { floor, tower };
/// What is wrong with 27 digits that should be a floor or a tower.
QString towerPartSentence(TowerPart part, const Error& error);
QString towerPartSentence(TowerPart part, const TowerConflict& conflict);
/// "The tower does not fit this floor: r4c1 and r4c5 in row 4 both hold 6." The grid must have conflicts.
QString towerMisfitSentence(const TowerGrid& grid);

}  // namespace nonet
