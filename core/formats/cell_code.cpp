#include "core/formats/cell_code.h"

#include "core/board/classic.h"

#include <charconv>

namespace nonet {

namespace {

/// Reads `letter` and a 1-based number up to side from the front of the text, and takes them off.
std::optional<int> takeNumber(std::string_view& text, char letter, int side) {
    if (text.empty() || text.front() != letter)
        return std::nullopt;
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, failure] = std::from_chars(text.data() + 1, end, number);
    if (failure != std::errc() || number < 1 || number > side)
        return std::nullopt;
    text = std::string_view(rest, static_cast<std::size_t>(end - rest));
    return number - 1;
}

}  // namespace

std::string toCellCode(Cell cell, int side) {
    return "r" + std::to_string(cell.index() / side + 1) + "c" + std::to_string(cell.index() % side + 1);
}

std::optional<Cell> fromCellCode(std::string_view code, int side) {
    const std::optional<int> row = takeNumber(code, 'r', side);
    const std::optional<int> column = row ? takeNumber(code, 'c', side) : std::nullopt;
    if (!column || !code.empty())
        return std::nullopt;
    return Cell(*row * side + *column);
}

std::string toCandidateCode(Candidate candidate, int side) {
    return toCellCode(candidate.cell, side) + "=" + toSymbol(candidate.digit);
}

std::optional<Candidate> fromCandidateCode(std::string_view code, int side) {
    if (code.size() < 2 || code[code.size() - 2] != '=')
        return std::nullopt;
    const std::optional<Digit> digit = digitFromSymbol(code.back(), side);
    const std::optional<Cell> cell = fromCellCode(code.substr(0, code.size() - 2), side);
    return digit && cell ? std::optional<Candidate>({*cell, *digit}) : std::nullopt;
}

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
