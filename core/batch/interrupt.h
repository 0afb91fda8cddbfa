#pragma once

#include <stop_token>
#include <thread>

namespace nonet {

/// Turns Ctrl+C and a polite kill into a stop request. Make one in main() before any other thread starts: those started
/// later inherit that the signals come here alone. A second Ctrl+C ends the program at once.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    std::jthread m_watch;
};

}  // namespace nonet
