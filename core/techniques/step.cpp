#include "core/techniques/step.h"

#include <algorithm>

namespace nonet {
namespace {

void sortUnique(std::vector<Candidate>& candidates) {
    std::sort(candidates.begin(), candidates.end());
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
}

}  // namespace

void normalise(Step& step) {
    sortUnique(step.placements);
    sortUnique(step.eliminations);
}

bool hasSameResult(const Step& a, const Step& b) {
    return a.placements == b.placements && a.eliminations == b.eliminations;
}

}  // namespace nonet
