// What nonet_window_benchmark measures beside typing: each prints its distribution and says whether it keeps to a
// frame.
#pragma once

#include <algorithm>
#include <cstdio>
#include <vector>

namespace nonet {

/// Milliseconds.
inline constexpr double kWindowFrame = 17;

/// Prints how milliseconds are distributed; returns the 95th percentile.
inline double tellTimes(const char* scene, const char* what, std::vector<double> times) {
    std::sort(times.begin(), times.end());
    const auto share = [&times](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    std::printf("%-12s %-13s %zu paints, ms: median %.2f, 95 %% %.2f, 99 %% %.2f, most %.2f\n", scene, what,
                times.size(), share(0.5), share(0.95), share(0.99), times.back());
    return share(0.95);
}

bool measureTreePaint();
bool measureDesign();

}  // namespace nonet
