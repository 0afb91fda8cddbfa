#include "core/batch/standard_descriptors.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace nonet {

void reserveStandardDescriptors() {
    // A new descriptor is the lowest that is free, so the order fills the places one by one.
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor)
        if (::fcntl(descriptor, F_GETFD) < 0)
            static_cast<void>(::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

void failWritesBeyondLimit() { std::signal(SIGXFSZ, SIG_IGN); }

}  // namespace nonet
