#pragma once

#include "core/foundation/stop_poll.h"

namespace nonet {

/// Counts steps, and tells when no further one may be taken: at the end of the budget, or after a stop request, which
/// is looked for at the start and once every `interval` steps.
class StepMeter {
public:
    StepMeter(std::uint64_t budget, std::stop_token stop, std::uint32_t interval)
        : m_budget(budget), m_wasStopped(stop.stop_requested()), m_poll(std::move(stop), interval) {}

    /// False where the step may not be taken; stays so.
    bool spend() {
        if (m_wasStopped || m_steps >= m_budget) {
            m_ranOut = !m_wasStopped;
            return false;
        }
        m_wasStopped = m_poll.shouldStop();
        m_steps += m_wasStopped ? 0 : 1;
        return !m_wasStopped;
    }
    std::uint64_t steps() const { return m_steps; }
    bool ranOut() const { return m_ranOut; }
    bool wasStopped() const { return m_wasStopped; }
    bool isOver() const { return m_ranOut || m_wasStopped; }

private:
    std::uint64_t m_budget;
    std::uint64_t m_steps = 0;
    bool m_ranOut = false;
    bool m_wasStopped;
    StopPoll m_poll;
};

}  // namespace nonet
