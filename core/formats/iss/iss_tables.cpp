#include "core/formats/iss/iss_tables.h"

#include <algorithm>
#include <cstdint>

namespace nonet {
namespace {

constexpr std::string_view kSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned kSignBits = 6;
constexpr std::string_view kOperators = "()[]{}|*+?.^-,";
/// Z.
constexpr int kHighestSign = 35;

/// Two labels side by side must not be read as one.
std::string labelIn(const SymbolSet& symbols, Digit symbol) { return symbols.label(symbol) + " "; }

std::optional<Digit> symbolOf(char sign, const SymbolSet& symbols) {
    if (sign >= '0' && sign <= '9')
        return symbols.ofNumber(sign - '0');
    const char letter = static_cast<char>(sign | 0x20);
    return letter >= 'a' && letter <= 'z' ? symbols.ofNumber(letter - 'a' + 10) : std::nullopt;
}

std::optional<Digit> longestLabel(std::string_view text, const SymbolSet& symbols) {
    std::optional<Digit> found;
    for (const Digit symbol : symbols.all())
        if (const std::string& label = symbols.label(symbol);
            text.starts_with(label) && (!found || label.size() > symbols.label(*found).size()))
            found = symbol;
    return found;
}

/// Some of them, each higher than the one before; none of them at all too.
std::string rising(int first, int end, const SymbolSet& symbols) {
    std::string text;
    for (int i = first; i < end; ++i)
        text += labelIn(symbols, Digit::fromIndex(i)) + "?";
    return text;
}

}  // namespace

std::optional<std::vector<bool>> issBits(std::string_view key, std::size_t count) {
    std::vector<bool> bits(count);
    for (std::size_t i = 0; i < key.size(); ++i) {
        const std::size_t value = kSigns.find(key[i]);
        if (value == std::string_view::npos)
            return std::nullopt;
        for (std::size_t bit = 0; bit < kSignBits; ++bit)
            if ((value >> bit & 1U) != 0 && kSignBits * i + bit < count)
                bits[kSignBits * i + bit] = true;
    }
    return bits;
}

std::string issKey(const std::vector<bool>& bits) {
    std::string key;
    for (std::size_t begin = 0; begin < bits.size(); begin += kSignBits) {
        std::size_t value = 0;
        for (std::size_t bit = 0; bit < kSignBits && begin + bit < bits.size(); ++bit)
            value |= (bits[begin + bit] ? std::size_t{1} : 0) << bit;
        key += kSigns[value];
    }
    while (!key.empty() && key.back() == kSigns.front())
        key.pop_back();
    return key;
}

std::optional<std::string> issPlainText(std::string_view packed) {
    std::string text;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char sign : packed) {
        const std::size_t value = kSigns.find(sign);
        if (value == std::string_view::npos)
            return std::nullopt;
        held = held << kSignBits | static_cast<std::uint32_t>(value);
        bits += kSignBits;
        if (bits >= 8) {
            bits -= 8;
            text += static_cast<char>(held >> bits & 0xffU);
        }
    }
    return text;
}

std::string issPackedText(std::string_view text) {
    std::string packed;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char sign : text) {
        held = held << 8U | static_cast<std::uint8_t>(sign);
        for (bits += 8; bits >= kSignBits; bits -= kSignBits)
            packed += kSigns[held >> (bits - kSignBits) & 0x3fU];
    }
    if (bits > 0)
        packed += kSigns[held << (kSignBits - bits) & 0x3fU];
    return packed;
}

std::optional<std::string> issPattern(std::string_view expression, const SymbolSet& symbols) {
    std::string pattern;
    bool isCount = false;
    for (const char sign : expression) {
        isCount = sign == '{' || (isCount && sign != '}');
        const bool isOperator = kOperators.find(sign) != std::string_view::npos;
        if (sign == ' ' || sign == '\t' || sign == '\n')
            continue;
        if (isOperator || isCount) {
            pattern += sign;
            continue;
        }
        const std::optional<Digit> symbol = symbolOf(sign, symbols);
        if (!symbol)
            return std::nullopt;
        pattern += symbols.label(*symbol);
        if (symbols.count() > 9)
            pattern += ' ';
    }
    return pattern;
}

std::optional<std::string> issExpression(std::string_view pattern, const SymbolSet& symbols) {
    std::string expression;
    bool isCount = false;
    for (std::size_t at = 0; at < pattern.size();) {
        const char sign = pattern[at];
        isCount = sign == '{' || (isCount && sign != '}');
        if (isCount || kOperators.find(sign) != std::string_view::npos) {
            expression += sign;
            ++at;
            continue;
        }
        if (sign == ' ') {
            ++at;
            continue;
        }
        const std::optional<Digit> symbol = longestLabel(pattern.substr(at), symbols);
        if (!symbol)
            return std::nullopt;
        const int number = symbols.number(*symbol).value_or(-1);
        if (number < 0 || number > kHighestSign)
            return std::nullopt;
        // There letters do not follow the digits.
        if (!expression.empty() && expression.back() == '-' && number > 9)
            return std::nullopt;
        expression += static_cast<char>(number > 9 ? 'A' + number - 10 : '0' + number);
        at += symbols.label(*symbol).size();
    }
    return expression;
}

std::string firstHiddenPattern(Digit hidden, const SymbolSet& symbols) {
    std::string higher;
    for (int i = hidden.index() + 1; i < symbols.count(); ++i)
        higher += (higher.empty() ? "" : "|") + labelIn(symbols, Digit::fromIndex(i)) +
                  rising(i + 1, symbols.count(), symbols);
    // Where none is higher, nothing can hide it.
    if (higher.empty())
        return labelIn(symbols, hidden) + "{0}";
    return rising(0, hidden.index(), symbols) + "(" + higher + ")" + labelIn(symbols, hidden) + ".*";
}

std::string pointedAtPattern(int length, const SymbolSet& symbols) {
    std::string pattern;
    for (const Digit value : symbols.all()) {
        std::string ways;
        for (int at = 1; at <= length - 2; ++at) {
            const std::optional<Digit> index = symbols.ofNumber(at);
            if (!index)
                continue;
            ways += (ways.empty() ? "" : "|") + labelIn(symbols, *index);
            if (at > 1)
                ways += ".{" + std::to_string(at - 1) + "}";
            ways += labelIn(symbols, value);
        }
        pattern += (pattern.empty() ? "(" : "|") + labelIn(symbols, value) + "(" + ways + ")";
    }
    return pattern + ").*";
}

std::string flatmatesPattern() { return "([^5]|15|59)*"; }

}  // namespace nonet
