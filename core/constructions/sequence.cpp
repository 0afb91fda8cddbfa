#include "core/constructions/sequence.h"

#include "core/board/digit_set.h"

#include <algorithm>
#include <numeric>

namespace nonet {

Sequence::Sequence(int side) : m_side(side) {
    assert(side >= 1 && side <= kMaxSide);
    std::iota(m_values.begin(), m_values.begin() + side, static_cast<std::uint8_t>(1));
}

std::optional<Sequence> Sequence::from(std::span<const Digit> digits) {
    if (digits.empty() || digits.size() > static_cast<std::size_t>(kMaxSide))
        return std::nullopt;
    Sequence sequence(static_cast<int>(digits.size()));
    DigitSet seen;
    for (std::size_t place = 0; place < digits.size(); ++place) {
        seen.insert(digits[place]);
        sequence.m_values[place] = static_cast<std::uint8_t>(digits[place].value());
    }
    return seen == DigitSet::full(sequence.side()) ? std::optional(sequence) : std::nullopt;
}

int Sequence::placeOf(Digit digit) const {
    assert(digit.value() <= m_side);
    return static_cast<int>(std::find(m_values.begin(), m_values.end(), digit.value()) - m_values.begin());
}

Sequence Sequence::shifted(int by) const {
    Sequence turned = *this;
    const int turn = (by % m_side + m_side) % m_side;
    std::rotate(turned.m_values.begin(), turned.m_values.begin() + (m_side - turn) % m_side,
                turned.m_values.begin() + m_side);
    return turned;
}

}  // namespace nonet
