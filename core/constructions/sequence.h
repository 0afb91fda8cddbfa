// The list that a construction starts from: each digit of a board once, in some order.
#pragma once

#include "core/board/digit.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace nonet {

/// N distinct digits 1..N, N the side of a board. Its positions are called places and count from 0: [Shift] writes
/// the digit at place k as S[k].
class Sequence {
public:
    /// 1 2 3 .. side
    explicit Sequence(int side = 9);
    /// Nothing unless these are the digits 1..N, each once.
    static std::optional<Sequence> from(std::span<const Digit> digits);

    int side() const { return m_side; }
    Digit digitAt(int place) const { return Digit(m_values[static_cast<std::size_t>(place)]); }
    int placeOf(Digit digit) const;

    /// Every digit moved `by` places on, the last ones coming round to the front: shift(G, by) of [Shift], read
    /// through the box that the list folds into. Any number, negative too; `side` turns come home.
    Sequence shifted(int by) const;

    friend bool operator==(const Sequence&, const Sequence&) = default;

private:
    int m_side;
    std::array<std::uint8_t, kMaxSide> m_values{};
};

}  // namespace nonet
