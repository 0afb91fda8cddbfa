#include "core/answers/why_none.h"

namespace nonet {

Diagnosis whyNone(const Puzzle& puzzle, std::stop_token stop) { return diagnose(puzzle, {}, std::move(stop)); }

}  // namespace nonet
