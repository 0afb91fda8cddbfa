#include "ui/replay/replay_session.h"

#include <algorithm>

namespace nonet {

ReplaySession::ReplaySession(PathAnswer answer)
    : m_profile(std::move(answer.profile)), m_steps(std::move(answer.path.steps)), m_positions{answer.start},
      m_remark(answer.remark) {
    m_positions.reserve(m_steps.size() + 1);
    for (const Step& step : m_steps) {
        m_positions.push_back(m_positions.back());
        apply(m_positions.back(), step);
    }
}

void ReplaySession::setPlace(int place) { m_place = std::clamp(place, 0, stepCount()); }

int ReplaySession::hardestPlace() const {
    const auto order = [this](const Step& step) { return placeOf(m_profile, step.technique); };
    return static_cast<int>(std::ranges::max_element(m_steps, {}, order) - m_steps.begin());
}

}  // namespace nonet
