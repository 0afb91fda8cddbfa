// A sequence as people type it: 859612437, "8 5 9, 6 1 2, 4 3 7", eight digits of nine, or nine signs that are no
// digits at all.
#pragma once

#include "core/constructions/sequence.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace nonet {

enum class Alphabet {
    digits,  // 1..N alone, N-1 of them completed
    any      // any N distinct signs; digits 1..N keep their value
};

struct SequenceReading {
    Sequence sequence;
    /// symbols[d-1] is how digit d is written. Signs that are no digits are numbered in the order in which they come,
    /// so their sequence is 1 2 3 ..
    std::vector<std::string> symbols;
    /// The last place was not typed: what was left went there.
    bool wasCompleted = false;

    friend bool operator==(const SequenceReading&, const SequenceReading&) = default;
};

struct SequenceFault {
    enum class Kind {
        repeated,        // symbol stands at positions first and second
        foreign,         // symbol, at position first, is no digit of this board
        tooFew,          // found < expected
        tooMany,         // found > expected
        cannotComplete,  // all but one, and as they are no digits nobody knows which sign is missing
        unreadable       // the bytes are no UTF-8
    };
    Kind kind = Kind::tooFew;
    std::string symbol = {};
    /// From 0, in the order typed.
    int first = 0;
    int second = 0;
    int found = 0;
    int expected = 0;

    friend bool operator==(const SequenceFault&, const SequenceFault&) = default;
};

/// Commas, semicolons, brackets and white space separate. Where they cut the text into N pieces, or into N-1 pieces
/// that are numbers up to N, each piece is a symbol, else each character is one. Digits over 9 are numbers or the
/// letters of toSymbol, of either case.
std::variant<SequenceReading, SequenceFault> sequenceFromText(std::string_view text, int side = 9,
                                                              Alphabet alphabet = Alphabet::digits);

}  // namespace nonet
