// Which candidates Nishio refutes: asked digit by digit, before any run is followed.
#pragma once

#include "core/techniques/explainer/explainer_hint.h"

namespace nonet::explainer {

/// The cells of a digit from which its places alone, one house leaving one place after the other, come to a
/// contradiction.
struct DigitRefutations {
    /// The places it is known for, row by row.
    std::array<Nine, 9> rows{};
    /// By whether the digit is assumed in the cell or taken from it.
    ClassicCellSet whenTrue;
    ClassicCellSet whenFalse;
};

/// What a digit comes to follows from its places, and a step changes those of few digits: the last answers are kept.
class NishioDigits {
public:
    const DigitRefutations& of(const Board& board, int digit);

private:
    std::array<DigitRefutations, 9> m_known{};
};

}  // namespace nonet::explainer
