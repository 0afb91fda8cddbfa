#pragma once

#include "core/techniques/engine.h"

#include <optional>
#include <vector>

namespace nonet {

enum class ReplayStart : std::uint8_t { givens, myPosition };

/// Why a film is not what was asked for, or ends early.
enum class ReplayRemark : std::uint8_t {
    none,
    notClassic,  // no film at all
    noSolution,  // no film at all
    fromGivens,  // my position has a wrong digit or lacks a needed candidate: from the givens instead
    stuck,       // the techniques that exist do not finish it
    wasStopped,  // cancelled before the end
};

/// A solution path and a place in it. At place i (0 .. stepCount) i steps are done; step i is drawn over that position,
/// and at the last place nothing is.
class ReplaySession {
public:
    ReplaySession(const Position& start, std::vector<Step> steps, ReplayRemark remark);

    int stepCount() const { return static_cast<int>(m_steps.size()); }
    int place() const { return m_place; }
    bool isAtEnd() const { return m_place == stepCount(); }
    /// Clamped to 0 .. stepCount.
    void setPlace(int place);

    const Position& position() const { return m_positions[static_cast<std::size_t>(m_place)]; }
    /// Null at the end.
    const Step* step() const { return isAtEnd() ? nullptr : &m_steps[static_cast<std::size_t>(m_place)]; }
    const std::vector<Step>& steps() const { return m_steps; }
    ReplayRemark remark() const { return m_remark; }

private:
    std::vector<Step> m_steps;
    /// One more than steps.
    std::vector<Position> m_positions;
    ReplayRemark m_remark;
    int m_place = 0;
};

}  // namespace nonet
