#include "core/formats/source_text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace nonet {

namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// The bytes of the UTF-8 character at the front of the text; a byte that starts none counts as one character.
std::size_t characterLength(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    if (length > text.size() || lead >= 0xf8)
        return 1;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80)
            return 1;
    return length;
}

std::uint32_t codePoint(std::string_view character) {
    const auto lead = static_cast<unsigned char>(character.front());
    if (character.size() == 1)
        return lead;
    std::uint32_t point = lead & (0x7fU >> character.size());
    for (const char byte : character.substr(1))
        point = point << 6 | (static_cast<unsigned char>(byte) & 0x3fU);
    return point;
}

char plain(std::uint32_t point) {
    if (point < 0x80)
        return static_cast<char>(point);
    if (point == 0xa0 || (point >= 0x2000 && point <= 0x200b) || point == 0x202f || point == 0x3000 || point == 0xfeff)
        return ' ';
    if (point == 0x2500 || point == 0x2501 || point == 0x2550 || (point >= 0x2010 && point <= 0x2015) ||
        point == 0x2212)
        return '-';
    if (point == 0x2502 || point == 0x2503 || point == 0x2551)
        return '|';
    if (point >= 0x2500 && point <= 0x257f)
        return '+';
    if (point == 0xb7 || point == 0x2022 || point == 0x2219 || point == 0x22c5)
        return '.';
    if (point >= 0x2018 && point <= 0x201f)
        return '"';
    return kForeignCharacter;
}

std::string plainText(std::string_view original) {
    std::string text;
    text.reserve(original.size());
    while (!original.empty()) {
        const std::size_t length = characterLength(original);
        text += plain(codePoint(original.substr(0, length)));
        original.remove_prefix(length);
    }
    return text;
}

}  // namespace

std::size_t firstOf(std::string_view text, std::string_view signs, std::size_t from) {
    std::array<bool, 256> isOne{};
    for (const char sign : signs)
        isOne[static_cast<unsigned char>(sign)] = true;
    while (from < text.size() && !isOne[static_cast<unsigned char>(text[from])])
        ++from;
    return from;
}

std::string SourceLine::symbolAt(std::size_t position) const {
    std::string_view rest = original;
    for (; position > 0 && !rest.empty(); --position)
        rest.remove_prefix(characterLength(rest));
    return rest.empty() ? std::string() : std::string(rest.substr(0, characterLength(rest)));
}

std::vector<SourceLine> readLines(std::string_view text, std::size_t most) {
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    if (text.size() > most)
        text = text.substr(
            0, text.find_last_of("\r\n", most) == std::string_view::npos ? most : text.find_last_of("\r\n", most) + 1);
    std::vector<SourceLine> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = firstOf(text, "\r\n");
        const std::string_view original = text.substr(0, end);
        const bool isPair = text.substr(end).starts_with("\r\n");
        text.remove_prefix(std::min(end + (isPair ? 2 : 1), text.size()));
        if (!original.starts_with("```") && !original.starts_with("~~~"))
            lines.push_back({plainText(original), original, number});
    }
    return lines;
}

}  // namespace nonet
