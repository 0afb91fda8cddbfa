#include "core/batch/interrupt.h"

#include <csignal>
#include <ctime>
#include <pthread.h>

namespace nonet {

namespace {

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
            if (sigtimedwait(&watched, nullptr, &patience) < 0)
                continue;
            stop.request_stop();
            pthread_sigmask(SIG_UNBLOCK, &watched, nullptr);
            return;
        }
    });
}

Interrupt::~Interrupt() = default;

}  // namespace nonet
