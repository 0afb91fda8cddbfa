#include "core/techniques/technique.h"

#include <algorithm>

namespace nonet {

bool StepCollector::add(Step step) {
    normalise(step);
    if (isFull() || (step.placements.empty() && step.eliminations.empty()))
        return !isFull();
    const bool isKnown = std::any_of(m_steps.begin(), m_steps.end(), [&](const Step& other) {
        return other.technique == step.technique && hasSameResult(other, step);
    });
    if (!isKnown)
        m_steps.push_back(std::move(step));
    return !isFull();
}

}  // namespace nonet
