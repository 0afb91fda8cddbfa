// What a puzzle loses on its way out, in sentences.
#pragma once

#include "core/formats/format.h"

#include <QStringList>

namespace nonet {

/// What a format leaves out, a sentence each; the rules are named.
QStringList lossSentences(const PuzzleRecord& record, FormatId format);
/// The names of the rules that a format has no form for: each once, and of many only the first.
QString lostRuleNames(const PuzzleRecord& record, FormatId format);
/// Which rules setters' links have as drawings or in words alone; some must be.
QString drawnRulesSentence(const PuzzleRecord& record);

}  // namespace nonet
