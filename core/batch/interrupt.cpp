#include "core/batch/interrupt.h"

#include <csignal>
#include <cstdlib>
#include <ctime>
#include <pthread.h>

namespace nonet {

namespace {

/// The status that a shell reports for a program ended by a signal, minus the signal's number.
constexpr int kKilledBySignal = 128;

sigset_t watchedSignals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

}  // namespace

Interrupt::Interrupt() {
    const sigset_t signals = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    m_watch = std::jthread([stop = m_stop](std::stop_token end) mutable {
        const sigset_t watched = watchedSignals();
        const timespec patience{.tv_sec = 0, .tv_nsec = 50'000'000};
        while (!end.stop_requested()) {
            const int signal = sigtimedwait(&watched, nullptr, &patience);
            if (signal < 0)
                continue;
            if (stop.stop_requested())
                std::_Exit(kKilledBySignal + signal);
            stop.request_stop();
        }
    });
}

Interrupt::~Interrupt() = default;

}  // namespace nonet
