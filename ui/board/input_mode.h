#pragma once

#include <cstdint>

namespace nonet {

/// What a key or click on the board enters.
enum class InputMode : std::uint8_t { digit, corner, centre, colour, link };

}  // namespace nonet
