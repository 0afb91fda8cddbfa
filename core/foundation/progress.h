#pragma once

#include <cstdint>
#include <functional>

namespace nonet {

/// How far a long job is. total is 0 where the end is not known beforehand.
struct Progress {
    std::uint64_t done = 0;
    std::uint64_t total = 0;
};

/// Called from the job's own thread, at most a few hundred times a second; empty where nobody listens.
using ProgressSink = std::function<void(Progress)>;

}  // namespace nonet
