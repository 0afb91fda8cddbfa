// What setters draw with, as files tell it: each hue strong, for lines and letters, and light, under digits.
#pragma once

#include <array>

namespace nonet {

/// Red, orange, yellow, green, turquoise, blue, violet, pink, grey.
inline constexpr int kDrawingColours = 9;
inline constexpr std::array<const char*, kDrawingColours> kStrongColours{
    "#b3261e", "#9a5b00", "#8a7a00", "#2f7d32", "#00796b", "#1a56b0", "#5b3fb5", "#a3268a", "#4a535d"};
inline constexpr std::array<const char*, kDrawingColours> kLightColours{
    "#f4c7c3", "#ffd9a8", "#fff3a6", "#cdebb0", "#b8e6dc", "#bfddf7", "#d5cdf2", "#f3c6e2", "#d5d9de"};

}  // namespace nonet
