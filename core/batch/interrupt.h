#pragma once

#include <functional>
#include <stop_token>
#include <thread>

namespace nonet {

/// Turns Ctrl+C, a polite kill and a terminal that closes into a stop request. Make one in main() before any other
/// thread starts: those started later inherit that the signals come here alone. A second one within two seconds is the
/// same wish, since a signal may be sent to a program and to its group; a later or a third one ends the program at
/// once. A hang-up that the program was started to ignore (nohup) stays ignored.
class Interrupt {
public:
    /// `beforeEnd` is called on a thread of its own before the program ends at once.
    explicit Interrupt(std::function<void()> beforeEnd = {});
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    std::jthread m_watch;
};

}  // namespace nonet
