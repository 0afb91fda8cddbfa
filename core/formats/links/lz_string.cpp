#include "core/formats/links/lz_unpacking.h"

#include <unordered_map>

namespace nonet {
namespace {

constexpr char16_t kReplacement = 0xFFFD;

constexpr char paddingOf(LzAlphabet alphabet) { return alphabet == LzAlphabet::base64 ? '=' : '$'; }

class BitWriter {
public:
    explicit BitWriter(LzAlphabet alphabet) : m_alphabet(alphabet) {}

    void write(std::uint32_t value, int bits) {
        for (int i = 0; i < bits; ++i) {
            m_character = (m_character << 1) | ((value >> i) & 1);
            if (++m_count == kLzBitsACharacter)
                flush();
        }
    }
    /// The last character is there even where it has no bits of its own, as the original writes it.
    std::string finish() {
        m_character <<= kLzBitsACharacter - m_count;
        flush();
        if (m_alphabet == LzAlphabet::base64)
            while (m_text.size() % 4 != 0)
                m_text += paddingOf(m_alphabet);
        return std::move(m_text);
    }

private:
    void flush() {
        m_text += m_character == 63 ? lzLastCharacter(m_alphabet) : kLzCommonCharacters[m_character];
        m_character = 0;
        m_count = 0;
    }

    LzAlphabet m_alphabet;
    std::string m_text;
    std::uint32_t m_character = 0;
    int m_count = 0;
};

void appendUtf8(std::string& text, char32_t sign) {
    const auto add = [&text](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (sign < 0x80) {
        add(sign);
    } else if (sign < 0x800) {
        add(0xC0 | (sign >> 6));
        add(0x80 | (sign & 0x3F));
    } else if (sign < 0x10000) {
        add(0xE0 | (sign >> 12));
        add(0x80 | ((sign >> 6) & 0x3F));
        add(0x80 | (sign & 0x3F));
    } else {
        add(0xF0 | (sign >> 18));
        add(0x80 | ((sign >> 12) & 0x3F));
        add(0x80 | ((sign >> 6) & 0x3F));
        add(0x80 | (sign & 0x3F));
    }
}

constexpr bool isHighSurrogate(char16_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
constexpr bool isLowSurrogate(char16_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

std::string toUtf8(const std::u16string& units) {
    std::string text;
    text.reserve(units.size());
    for (std::size_t i = 0; i < units.size(); ++i) {
        const char16_t unit = units[i];
        if (isHighSurrogate(unit) && i + 1 < units.size() && isLowSurrogate(units[i + 1])) {
            ++i;
            appendUtf8(text, 0x10000 + ((static_cast<char32_t>(unit) - 0xD800) << 10) + (units[i] - 0xDC00));
        } else {
            appendUtf8(text, isHighSurrogate(unit) || isLowSurrogate(unit) ? kReplacement : unit);
        }
    }
    return text;
}

/// The sign that begins at `at`, which then stands behind it; U+FFFD for a byte that begins none.
char32_t nextSign(std::string_view text, std::size_t& at) {
    const auto byteAt = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byteAt(at++);
    if (first < 0x80)
        return first;
    const int more = first >= 0xF0 && first < 0xF5 ? 3 : first >= 0xE0 ? 2 : first >= 0xC2 ? 1 : 0;
    if (more == 0 || first >= 0xF5 || at + static_cast<std::size_t>(more) > text.size())
        return kReplacement;
    char32_t sign = first & (0x3F >> more);
    for (int i = 0; i < more; ++i) {
        const unsigned byte = byteAt(at + static_cast<std::size_t>(i));
        if ((byte & 0xC0) != 0x80)
            return kReplacement;
        sign = (sign << 6) | (byte & 0x3F);
    }
    constexpr char32_t kLeast[] = {0, 0x80, 0x800, 0x10000};
    if (sign < kLeast[more] || sign > 0x10FFFF || (sign >= 0xD800 && sign < 0xE000))
        return kReplacement;
    at += static_cast<std::size_t>(more);
    return sign;
}

std::u16string toUtf16(std::string_view text) {
    std::u16string units;
    units.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char32_t sign = nextSign(text, at);
        if (sign >= 0x10000) {
            units += static_cast<char16_t>(0xD800 + ((sign - 0x10000) >> 10));
            units += static_cast<char16_t>(0xDC00 + ((sign - 0x10000) & 0x3FF));
        } else {
            units += static_cast<char16_t>(sign);
        }
    }
    return units;
}

class Packing {
public:
    explicit Packing(LzAlphabet alphabet) : m_bits(alphabet) {}

    std::string run(const std::u16string& units) {
        std::optional<std::uint32_t> phrase;
        for (const char16_t unit : units) {
            const auto [own, isNew] = m_ofUnit.try_emplace(unit, m_next);
            if (isNew) {
                ++m_next;
                m_unwritten.emplace(own->second, unit);
            }
            if (!phrase) {
                phrase = own->second;
                continue;
            }
            const std::uint64_t longer = (static_cast<std::uint64_t>(*phrase) << 16) | unit;
            if (const auto known = m_longer.find(longer); known != m_longer.end()) {
                phrase = known->second;
                continue;
            }
            write(*phrase);
            m_longer.emplace(longer, m_next++);
            phrase = own->second;
        }
        if (phrase)
            write(*phrase);
        m_bits.write(kLzEnd, m_width.bits());
        return m_bits.finish();
    }

private:
    void write(std::uint32_t phrase) {
        if (const auto fresh = m_unwritten.find(phrase); fresh != m_unwritten.end()) {
            const bool isByte = fresh->second < 256;
            m_bits.write(isByte ? kLzByte : kLzUnit, m_width.bits());
            m_bits.write(fresh->second, isByte ? 8 : 16);
            m_unwritten.erase(fresh);
            m_width.phraseAdded();
        } else {
            m_bits.write(phrase, m_width.bits());
        }
        m_width.phraseAdded();
    }

    BitWriter m_bits;
    LzCodeWidth m_width{2, 2};
    std::uint32_t m_next = kLzFirstPhrase;
    std::unordered_map<char16_t, std::uint32_t> m_ofUnit;
    /// By phrase and the unit that follows.
    std::unordered_map<std::uint64_t, std::uint32_t> m_longer;
    /// Phrases of one unit that was not written out yet.
    std::unordered_map<std::uint32_t, char16_t> m_unwritten;
};

}  // namespace

std::optional<std::string> lzUnpacked(std::string_view packed, LzAlphabet alphabet, std::size_t most) {
    while (!packed.empty() && packed.back() == paddingOf(alphabet))
        packed.remove_suffix(1);
    LzUnpacking unpacking(packed, alphabet, most);
    LzUnpacking::Step step = LzUnpacking::Step::taken;
    while (step == LzUnpacking::Step::taken)
        step = unpacking.step();
    if (step == LzUnpacking::Step::broken)
        return std::nullopt;
    std::string text = toUtf8(unpacking.units());
    if (text.size() > most)
        return std::nullopt;
    return text;
}

std::string lzPacked(std::string_view text, LzAlphabet alphabet) { return Packing(alphabet).run(toUtf16(text)); }

}  // namespace nonet
