#include "ui/replay/replay_session.h"

#include <algorithm>

namespace nonet {

ReplaySession::ReplaySession(const Position& start, std::vector<Step> steps, ReplayRemark remark)
    : m_steps(std::move(steps)), m_positions{start}, m_remark(remark) {
    m_positions.reserve(m_steps.size() + 1);
    for (const Step& step : m_steps) {
        m_positions.push_back(m_positions.back());
        apply(m_positions.back(), step);
    }
}

void ReplaySession::setPlace(int place) { m_place = std::clamp(place, 0, stepCount()); }

}  // namespace nonet
