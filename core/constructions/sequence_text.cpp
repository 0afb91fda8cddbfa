#include "core/constructions/sequence_text.h"

#include "core/board/digit_set.h"

#include <algorithm>
#include <charconv>

namespace nonet {

namespace {

using Symbols = std::vector<std::string>;

Symbols cutAtSeparators(std::string_view text) {
    constexpr std::string_view kSeparators = " \t\r\n,;()[]{}";
    Symbols pieces;
    for (std::size_t at = 0; (at = text.find_first_not_of(kSeparators, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(kSeparators, at), text.size());
        pieces.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return pieces;
}

/// Bytes of the character that begins so, 0 where none can.
std::size_t characterSize(unsigned char lead) {
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead < 0xE0)
        return 2;
    if (lead >= 0xE0 && lead < 0xF0)
        return 3;
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

/// What is drawn on the character before: combining accents and the sign that asks for a coloured picture.
bool isDrawnOnTheLast(std::string_view character) {
    return (character >= "\u0300" && character <= "\u036F") || character == "\uFE0F" || character == "\u20E3";
}

std::optional<Symbols> cutIntoCharacters(const Symbols& pieces) {
    Symbols characters;
    for (const std::string& piece : pieces) {
        for (std::size_t at = 0; at < piece.size();) {
            const std::size_t size = characterSize(static_cast<unsigned char>(piece[at]));
            if (size == 0 || at + size > piece.size())
                return std::nullopt;
            for (std::size_t i = 1; i < size; ++i)
                if ((static_cast<unsigned char>(piece[at + i]) & 0xC0) != 0x80)
                    return std::nullopt;
            std::string character = piece.substr(at, size);
            if (at > 0 && isDrawnOnTheLast(character))
                characters.back() += character;
            else
                characters.push_back(std::move(character));
            at += size;
        }
    }
    return characters;
}

std::optional<Digit> digitOf(const std::string& symbol, int side) {
    if (symbol.size() == 1) {
        const char c = symbol[0];
        return digitFromSymbol(c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c, side);
    }
    int number = 0;
    const auto [end, error] = std::from_chars(symbol.data(), symbol.data() + symbol.size(), number);
    const bool isNumber = error == std::errc() && end == symbol.data() + symbol.size();
    return isNumber && number >= 1 && number <= side ? std::optional(Digit(number)) : std::nullopt;
}

std::optional<Symbols> symbolsOf(std::string_view text, int side) {
    Symbols pieces = cutAtSeparators(text);
    const auto isDigit = [side](const std::string& symbol) { return digitOf(symbol, side).has_value(); };
    const std::optional<Symbols> characters = cutIntoCharacters(pieces);
    const int count = static_cast<int>(pieces.size());
    const bool arePieces = count == side || (count == side - 1 && std::all_of(pieces.begin(), pieces.end(), isDigit));
    return arePieces && characters ? std::optional(std::move(pieces)) : characters;
}

std::optional<SequenceFault> findRepeat(const Symbols& symbols) {
    for (std::size_t second = 1; second < symbols.size(); ++second)
        for (std::size_t first = 0; first < second; ++first)
            if (symbols[first] == symbols[second])
                return SequenceFault{.kind = SequenceFault::Kind::repeated,
                                     .symbol = symbols[first],
                                     .first = static_cast<int>(first),
                                     .second = static_cast<int>(second)};
    return std::nullopt;
}

SequenceReading readingOf(std::vector<Digit> digits, int side) {
    SequenceReading reading;
    if (static_cast<int>(digits.size()) == side - 1) {
        DigitSet missing = DigitSet::full(side);
        for (const Digit digit : digits)
            missing.erase(digit);
        digits.push_back(missing.first());
        reading.wasCompleted = true;
    }
    const std::optional<Sequence> sequence = Sequence::from(digits);
    assert(sequence);
    reading.sequence = *sequence;
    for (int value = 1; value <= side; ++value)
        reading.symbols.emplace_back(1, toSymbol(Digit(value)));
    return reading;
}

}  // namespace

std::variant<SequenceReading, SequenceFault> sequenceFromText(std::string_view text, int side, Alphabet alphabet) {
    using Kind = SequenceFault::Kind;
    const std::optional<Symbols> read = symbolsOf(text, side);
    if (!read)
        return SequenceFault{.kind = Kind::unreadable};
    Symbols symbols = *read;
    std::vector<Digit> digits;
    for (const std::string& symbol : symbols)
        if (const std::optional<Digit> digit = digitOf(symbol, side))
            digits.push_back(*digit);
    const bool areDigits = digits.size() == symbols.size();
    if (alphabet == Alphabet::digits && !areDigits) {
        const auto foreign =
            std::ranges::find_if(symbols, [side](const std::string& symbol) { return !digitOf(symbol, side); });
        return SequenceFault{.kind = Kind::foreign,
                             .symbol = *foreign,
                             .first = static_cast<int>(foreign - symbols.begin()),
                             .expected = side};
    }
    if (areDigits)
        for (std::size_t i = 0; i < digits.size(); ++i)
            symbols[i] = toSymbol(digits[i]);
    if (const std::optional<SequenceFault> repeat = findRepeat(symbols))
        return *repeat;

    const int found = static_cast<int>(symbols.size());
    if (found > side)
        return SequenceFault{.kind = Kind::tooMany, .found = found, .expected = side};
    if (found < side && (found < side - 1 || !areDigits || found == 0))
        return SequenceFault{.kind = found == side - 1 && !areDigits ? Kind::cannotComplete : Kind::tooFew,
                             .found = found,
                             .expected = side};
    if (areDigits)
        return readingOf(std::move(digits), side);
    return SequenceReading{.sequence = Sequence(side), .symbols = std::move(symbols)};
}

}  // namespace nonet
