#include "core/batch/interrupt.h"

#include <csignal>
#include <cstdlib>
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
        for (int signal = 0; sigwait(&watched, &signal) == 0 && !end.stop_requested();) {
            if (stop.stop_requested())
                std::_Exit(kKilledBySignal + signal);
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
