#pragma once

#include <cstdint>

namespace nonet {

/// Reads the text of an object sign by sign, as JSON or in SudokuPad's short form, and tells as soon as it can be none:
/// brackets that do not match, marks in an order that neither form has. Words and strings are taken as they are. A
/// small value: going back is a copy. Cost: some nanoseconds a sign.
class JsonPrefixScanner {
public:
    /// False where the text is no object any more.
    bool push(char16_t sign);
    /// The object is closed.
    bool isWhole() const { return m_depth == 0 && m_last == Token::close; }

private:
    enum class Token : std::uint8_t { none, open, comma, colon, string, word, close };
    static constexpr int kDeepest = 60;

    bool pushInString(char16_t sign);
    bool open(bool isObject);
    bool close(bool isObject);
    bool pushToken(Token token);
    bool isInObject() const { return (m_objects & 1U) != 0; }
    bool endsValue() const { return m_last == Token::string || m_last == Token::word || m_last == Token::close; }

    /// A bit for each open bracket, the innermost lowest: set where it is a brace.
    std::uint64_t m_objects = 0;
    int m_depth = 0;
    Token m_last = Token::none;
    char16_t m_quote = 0;
    bool m_isEscaped = false;
    /// Keys have no quotes, and what is left out between commas is an empty object.
    bool m_isShort = false;
};

}  // namespace nonet
