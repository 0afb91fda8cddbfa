#pragma once

namespace nonet {

/// The steps of spacing, in pixels.
inline constexpr int kSmallSpace = 4;
inline constexpr int kSpace = 8;
inline constexpr int kWideSpace = 12;
inline constexpr int kCardSpace = 16;

}  // namespace nonet
