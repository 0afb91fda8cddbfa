#include "core/formats/links/json_prefix_scanner.h"

namespace nonet {
namespace {

bool isOfWord(char16_t sign) {
    return (sign >= u'0' && sign <= u'9') || (sign >= u'a' && sign <= u'z') || (sign >= u'A' && sign <= u'Z') ||
           sign == u'.' || sign == u'-' || sign == u'+' || sign == u'#' || sign == u'_';
}

}  // namespace

bool JsonPrefixScanner::push(char16_t sign) {
    if (m_quote != 0)
        return pushInString(sign);
    switch (sign) {
    case u' ':
    case u'\t':
    case u'\r':
    case u'\n': return true;
    case u'{': return open(true);
    case u'[': return open(false);
    case u'}': return close(true);
    case u']': return close(false);
    case u',': return pushToken(Token::comma);
    case u':': return pushToken(Token::colon);
    case u'"':
    case u'\'': m_quote = sign; return pushToken(Token::string);
    default: return isOfWord(sign) && (m_last == Token::word || pushToken(Token::word));
    }
}

bool JsonPrefixScanner::pushInString(char16_t sign) {
    constexpr char16_t kFirstPrinted = 0x20;
    if (m_isEscaped)
        m_isEscaped = false;
    else if (sign == u'\\')
        m_isEscaped = true;
    else if (sign == m_quote)
        m_quote = 0;
    return sign >= kFirstPrinted;
}

bool JsonPrefixScanner::open(bool isObject) {
    const bool isFirst = m_last == Token::none;
    if (isFirst ? !isObject : (m_depth == 0 || endsValue() || (isInObject() && m_last != Token::colon)))
        return false;
    m_objects = (m_objects << 1U) | (isObject ? 1U : 0U);
    m_last = Token::open;
    return ++m_depth <= kDeepest;
}

bool JsonPrefixScanner::close(bool isObject) {
    const bool isEnd = m_last == Token::open || endsValue() || (m_isShort && m_last == Token::comma);
    if (m_depth == 0 || isObject != isInObject() || !isEnd)
        return false;
    m_objects >>= 1U;
    --m_depth;
    m_last = Token::close;
    return true;
}

bool JsonPrefixScanner::pushToken(Token token) {
    const Token before = m_last;
    m_last = token;
    if (m_depth == 0)
        return false;
    const bool wasValue = before == Token::string || before == Token::word || before == Token::close;
    switch (token) {
    case Token::comma: return wasValue || (m_isShort && !isInObject() && before != Token::colon);
    case Token::colon: return isInObject() && (before == Token::string || (m_isShort && before == Token::word));
    case Token::word:
        // The first key tells which form it is.
        m_isShort = m_isShort || (before == Token::open && m_depth == 1);
        return isInObject() ? before == Token::colon || (m_isShort && !wasValue) : !wasValue && before != Token::colon;
    default: return !wasValue;
    }
}

}  // namespace nonet
