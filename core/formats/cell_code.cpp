#include "core/formats/cell_code.h"

#include "core/board/classic.h"

namespace nonet {

std::string toTriple(Candidate candidate) {
    return {toSymbol(candidate.digit), static_cast<char>('1' + classic::rowOf(candidate.cell)),
            static_cast<char>('1' + classic::columnOf(candidate.cell))};
}

std::optional<Candidate> fromTriple(std::string_view triple) {
    if (triple.size() != 3)
        return std::nullopt;
    for (const char symbol : triple)
        if (symbol < '1' || symbol > '9')
            return std::nullopt;
    return Candidate{classic::cellAt(triple[1] - '1', triple[2] - '1'), Digit(triple[0] - '0')};
}

std::string toSymbols(DigitSet digits) {
    std::string symbols;
    for (const Digit digit : digits)
        symbols += toSymbol(digit);
    return symbols;
}

std::optional<DigitSet> fromSymbols(std::string_view symbols, int side) {
    DigitSet digits;
    for (const char symbol : symbols) {
        const std::optional<Digit> digit = digitFromSymbol(symbol, side);
        if (!digit)
            return std::nullopt;
        digits.insert(*digit);
    }
    return digits;
}

}  // namespace nonet
