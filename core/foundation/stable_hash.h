#pragma once

#include <cstdint>
#include <string_view>

namespace nonet {

/// FNV-1a, 64 bits: the same on every platform and in every version, so it may be stored.
class StableHash {
public:
    constexpr StableHash& add(std::string_view bytes) {
        for (const char byte : bytes)
            addByte(static_cast<std::uint8_t>(byte));
        return *this;
    }
    constexpr StableHash& add(std::uint64_t number) {
        for (int i = 0; i < 8; ++i)
            addByte(static_cast<std::uint8_t>(number >> (8 * i)));
        return *this;
    }
    constexpr std::uint64_t value() const { return m_value; }

private:
    constexpr void addByte(std::uint8_t byte) { m_value = (m_value ^ byte) * 0x100000001b3ULL; }
    std::uint64_t m_value = 0xcbf29ce484222325ULL;
};

}  // namespace nonet
