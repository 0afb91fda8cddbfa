// How long a rating may go on.
#pragma once

#include <cstdint>
#include <stop_token>

namespace nonet::explainer {

/// Counts what is done and tells when to end. A unit is an assumption that is followed, or about as much: between a few
/// and some hundred microseconds.
class Work {
public:
    /// most: units at most, 0 for no limit.
    Work(std::stop_token stop, std::uint64_t most) : m_stop(std::move(stop)), m_most(most) {}

    /// False once it must end; stays false.
    bool goesOn() {
        ++m_done;
        m_isEnded = m_isEnded || (m_most != 0 && m_done > m_most) || m_stop.stop_requested();
        return !m_isEnded;
    }
    bool isEnded() const { return m_isEnded; }
    /// Ends by the same token alone.
    Work withoutLimit() const { return {m_stop, 0}; }
    std::uint64_t done() const { return m_done; }

private:
    std::stop_token m_stop;
    std::uint64_t m_most;
    std::uint64_t m_done = 0;
    bool m_isEnded = false;
};

}  // namespace nonet::explainer
