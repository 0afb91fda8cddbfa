#pragma once

#include "core/constructions/sequence_text.h"

#include <QString>

namespace nonet {

/// What is wrong with the list that was typed, and that the one before stays.
QString sequenceFaultSentence(const SequenceFault& fault);

}  // namespace nonet
