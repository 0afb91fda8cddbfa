#pragma once

#include <cstdint>

namespace nonet {

enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };
inline constexpr int kLevelCount = static_cast<int>(Level::extreme) + 1;

}  // namespace nonet
