#pragma once

#include <cstdint>
#include <stop_token>

namespace nonet {

/// Looks at a stop token once every `interval` calls, so that a hot loop can ask at each turn for the price of a
/// counter. Choose the interval so that the token is read at least every 10 ms.
class StopPoll {
public:
    explicit StopPoll(std::stop_token token, std::uint32_t interval = 1024)
        : m_token(std::move(token)), m_interval(interval) {}

    /// True once a stop was requested and noticed; stays true.
    bool shouldStop() {
        if (m_stopped || ++m_calls < m_interval)
            return m_stopped;
        m_calls = 0;
        m_stopped = m_token.stop_requested();
        return m_stopped;
    }

private:
    std::stop_token m_token;
    std::uint32_t m_interval;
    std::uint32_t m_calls = 0;
    bool m_stopped = false;
};

}  // namespace nonet
