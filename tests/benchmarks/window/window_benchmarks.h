// What nonet_window_benchmark measures beside typing: each prints its distribution and says whether it keeps to a
// frame.
#pragma once

namespace nonet {

/// Milliseconds.
inline constexpr double kWindowFrame = 17;

bool measureTreePaint();

}  // namespace nonet
