#include "core/batch/interrupt.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <pthread.h>
#include <utility>

namespace nonet {

namespace {

/// The status that a shell reports for a program ended by a signal, minus the signal's number.
constexpr int kKilledBySignal = 128;
constexpr std::chrono::seconds kSameWish{2};
constexpr int kMostOfOneWish = 2;

bool isIgnored(int signal) {
    struct sigaction action {};
    return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

sigset_t watchedSignals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    if (!isIgnored(SIGHUP))
        sigaddset(&signals, SIGHUP);
    return signals;
}

}  // namespace

Interrupt::Interrupt(std::function<void()> beforeEnd) {
    const sigset_t signals = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    m_watch = std::jthread([stop = m_stop, signals, beforeEnd = std::move(beforeEnd)](std::stop_token end) mutable {
        using Clock = std::chrono::steady_clock;
        Clock::time_point first;
        int count = 0;
        for (int signal = 0; sigwait(&signals, &signal) == 0 && !end.stop_requested();) {
            if (++count == 1)
                first = Clock::now();
            if (count > kMostOfOneWish || Clock::now() - first > kSameWish) {
                if (beforeEnd)
                    beforeEnd();
                std::_Exit(kKilledBySignal + signal);
            }
            stop.request_stop();
        }
    });
}

Interrupt::~Interrupt() {
    m_watch.request_stop();
    // The watch sleeps until a signal comes; this one is for it alone.
    pthread_kill(m_watch.native_handle(), SIGINT);
}

}  // namespace nonet
