#pragma once

#include "core/formats/export_loss.h"
#include "core/formats/format.h"
#include "core/foundation/error.h"
#include "core/rules/conflicts.h"
#include "core/rules/puzzle.h"

#include <QString>

namespace nonet {

/// What was wrong and where, as a sentence that a person can act on. What was kept is the caller's to add.
QString errorSentence(const Error& error);
/// `puzzle`: what was imported. Rules that are not known are named, with how often each is there.
QString warningSentence(ImportWarning warning, const Puzzle& puzzle);
/// "Lost: the history."
QString exportLossSentence(ExportLoss loss);
/// "r1c2 and r1c5 in row 1 both hold 7."
QString conflictSentence(const Conflict& conflict);

}  // namespace nonet
