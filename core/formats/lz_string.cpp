#include "core/formats/lz_string.h"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace nonet {
namespace {

constexpr int kBitsACharacter = 6;
constexpr char16_t kReplacement = 0xFFFD;

/// What a code means beside the numbers of phrases.
enum Code : std::uint32_t { kByte = 0, kUnit = 1, kEnd = 2, kFirstPhrase = 3 };

constexpr std::string_view kCommon = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+";
constexpr char lastOf(LzAlphabet alphabet) { return alphabet == LzAlphabet::base64 ? '/' : '-'; }
constexpr char paddingOf(LzAlphabet alphabet) { return alphabet == LzAlphabet::base64 ? '=' : '$'; }

/// The value of each character, 64 for none.
constexpr std::array<std::uint8_t, 256> valuesOf(LzAlphabet alphabet) {
    std::array<std::uint8_t, 256> values{};
    values.fill(64);
    for (std::size_t i = 0; i < kCommon.size(); ++i)
        values[static_cast<unsigned char>(kCommon[i])] = static_cast<std::uint8_t>(i);
    values[static_cast<unsigned char>(lastOf(alphabet))] = 63;
    // Some tools send a link's "+" as a space.
    if (alphabet == LzAlphabet::uri)
        values[' '] = values['+'];
    return values;
}

constexpr auto kBase64Values = valuesOf(LzAlphabet::base64);
constexpr auto kUriValues = valuesOf(LzAlphabet::uri);

/// Bits in the order in which they were written: each number's lowest first, each character's highest first.
class BitReader {
public:
    BitReader(std::string_view text, LzAlphabet alphabet)
        : m_text(text), m_values(alphabet == LzAlphabet::base64 ? kBase64Values : kUriValues) {}

    /// Nothing where the text ends or is of another alphabet.
    std::optional<std::uint32_t> read(int bits) {
        std::uint32_t value = 0;
        for (int i = 0; i < bits; ++i) {
            if (m_left == 0 && !next())
                return std::nullopt;
            value |= static_cast<std::uint32_t>((m_character >> --m_left) & 1) << i;
        }
        return value;
    }
    std::size_t readTo() const { return m_at; }

private:
    bool next() {
        if (m_at >= m_text.size())
            return false;
        m_character = m_values[static_cast<unsigned char>(m_text[m_at++])];
        m_left = kBitsACharacter;
        return m_character < 64;
    }

    std::string_view m_text;
    const std::array<std::uint8_t, 256>& m_values;
    std::size_t m_at = 0;
    unsigned m_character = 0;
    int m_left = 0;
};

class BitWriter {
public:
    explicit BitWriter(LzAlphabet alphabet) : m_alphabet(alphabet) {}

    void write(std::uint32_t value, int bits) {
        for (int i = 0; i < bits; ++i) {
            m_character = (m_character << 1) | ((value >> i) & 1);
            if (++m_count == kBitsACharacter)
                flush();
        }
    }
    /// The last character is there even where it has no bits of its own, as the original writes it.
    std::string finish() {
        m_character <<= kBitsACharacter - m_count;
        flush();
        if (m_alphabet == LzAlphabet::base64)
            while (m_text.size() % 4 != 0)
                m_text += paddingOf(m_alphabet);
        return std::move(m_text);
    }

private:
    void flush() {
        m_text += m_character == 63 ? lastOf(m_alphabet) : kCommon[m_character];
        m_character = 0;
        m_count = 0;
    }

    LzAlphabet m_alphabet;
    std::string m_text;
    std::uint32_t m_character = 0;
    int m_count = 0;
};

/// How wide the codes are: as both sides count their phrases.
class CodeWidth {
public:
    int bits() const { return m_bits; }
    void phraseAdded() {
        if (--m_untilWider == 0) {
            m_untilWider = 1u << m_bits;
            ++m_bits;
        }
    }

protected:
    CodeWidth(int bits, std::uint32_t untilWider) : m_bits(bits), m_untilWider(untilWider) {}

private:
    int m_bits;
    std::uint32_t m_untilWider;
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

/// Every phrase stands in what was unpacked before it: the one that was read, with the unit that followed it.
class Unpacking : private CodeWidth {
public:
    Unpacking(std::string_view packed, LzAlphabet alphabet, std::size_t most)
        : CodeWidth(2, 1), m_bits(packed, alphabet), m_most(most) {}

    std::optional<std::u16string> run() {
        while (const std::optional<std::uint32_t> code = m_bits.read(bits())) {
            if (*code == kEnd)
                return std::move(m_units);
            if (!take(*code))
                return std::nullopt;
        }
        return std::nullopt;
    }
    std::size_t readTo() const { return m_bits.readTo(); }

private:
    struct Phrase {
        std::size_t begin;
        std::size_t length;
    };

    bool take(std::uint32_t code) {
        const std::size_t begin = m_units.size();
        if (code == kByte || code == kUnit) {
            const std::optional<std::uint32_t> unit = m_bits.read(code == kByte ? 8 : 16);
            if (!unit || m_units.size() >= m_most)
                return false;
            m_units += static_cast<char16_t>(*unit);
            addPhrase({begin, 1});
        } else if (!repeat(code)) {
            return false;
        }
        if (m_last)
            addPhrase({m_last->begin, m_last->length + 1});
        m_last = Phrase{begin, m_units.size() - begin};
        return true;
    }

    /// The phrase that is about to be made may be named already: the last one with its own first unit.
    bool repeat(std::uint32_t code) {
        const std::size_t index = code - kFirstPhrase;
        if (!m_last || index > m_phrases.size())
            return false;
        const Phrase phrase = index < m_phrases.size() ? m_phrases[index] : Phrase{m_last->begin, m_last->length + 1};
        if (phrase.length > m_most - m_units.size())
            return false;
        for (std::size_t i = 0; i < phrase.length; ++i)
            m_units += m_units[phrase.begin + i];
        return true;
    }

    void addPhrase(Phrase phrase) {
        m_phrases.push_back(phrase);
        phraseAdded();
    }

    BitReader m_bits;
    std::size_t m_most;
    std::u16string m_units;
    std::vector<Phrase> m_phrases;
    std::optional<Phrase> m_last;
};

class Packing : private CodeWidth {
public:
    explicit Packing(LzAlphabet alphabet) : CodeWidth(2, 2), m_bits(alphabet) {}

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
        m_bits.write(kEnd, bits());
        return m_bits.finish();
    }

private:
    void write(std::uint32_t phrase) {
        if (const auto fresh = m_unwritten.find(phrase); fresh != m_unwritten.end()) {
            const bool isByte = fresh->second < 256;
            m_bits.write(isByte ? kByte : kUnit, bits());
            m_bits.write(fresh->second, isByte ? 8 : 16);
            m_unwritten.erase(fresh);
            phraseAdded();
        } else {
            m_bits.write(phrase, bits());
        }
        phraseAdded();
    }

    BitWriter m_bits;
    std::uint32_t m_next = kFirstPhrase;
    std::unordered_map<char16_t, std::uint32_t> m_ofUnit;
    /// By phrase and the unit that follows.
    std::unordered_map<std::uint64_t, std::uint32_t> m_longer;
    /// Phrases of one unit that was not written out yet.
    std::unordered_map<std::uint32_t, char16_t> m_unwritten;
};

}  // namespace

std::optional<std::string> lzUnpacked(std::string_view packed, LzAlphabet alphabet, std::size_t most,
                                      std::size_t* readTo) {
    while (!packed.empty() && packed.back() == paddingOf(alphabet))
        packed.remove_suffix(1);
    Unpacking unpacking(packed, alphabet, most);
    std::optional<std::u16string> units = unpacking.run();
    if (readTo)
        *readTo = unpacking.readTo();
    if (!units)
        return std::nullopt;
    std::string text = toUtf8(*units);
    if (text.size() > most)
        return std::nullopt;
    return text;
}

std::string lzPacked(std::string_view text, LzAlphabet alphabet) { return Packing(alphabet).run(toUtf16(text)); }

}  // namespace nonet
