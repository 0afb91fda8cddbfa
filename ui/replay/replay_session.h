#pragma once

#include "core/hints/path_answer.h"

#include <vector>

namespace nonet {

/// A solution path and a place in it. At place i (0 .. stepCount) i steps are done; step i is drawn over that position,
/// and at the last place nothing is.
class ReplaySession {
public:
    explicit ReplaySession(PathAnswer answer);

    int stepCount() const { return static_cast<int>(m_steps.size()); }
    int place() const { return m_place; }
    bool isAtEnd() const { return m_place == stepCount(); }
    /// Clamped to 0 .. stepCount.
    void setPlace(int place);

    const Position& position() const { return m_positions[static_cast<std::size_t>(m_place)]; }
    /// Null at the end.
    const Step* step() const { return isAtEnd() ? nullptr : &m_steps[static_cast<std::size_t>(m_place)]; }
    const std::vector<Step>& steps() const { return m_steps; }
    /// The place of the first step of the hardest technique, which the rating names; the end where there is no step.
    int hardestPlace() const;
    PathRemark remark() const { return m_remark; }
    /// By which the path was found.
    const Profile& profile() const { return m_profile; }

private:
    Profile m_profile;
    std::vector<Step> m_steps;
    /// One more than steps.
    std::vector<Position> m_positions;
    PathRemark m_remark;
    int m_place = 0;
};

}  // namespace nonet
