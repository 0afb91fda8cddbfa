// Unpacking LZ-String code by code, with the way back: what lz_string.h reads with, and whoever looks for damage.
#pragma once

#include "core/formats/links/lz_string.h"

#include <array>
#include <cstdint>
#include <vector>

namespace nonet {

inline constexpr int kLzBitsACharacter = 6;
inline constexpr std::string_view kLzCommonCharacters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+";
constexpr char lzLastCharacter(LzAlphabet alphabet) { return alphabet == LzAlphabet::base64 ? '/' : '-'; }

/// What a code means beside the numbers of phrases.
enum LzCode : std::uint32_t { kLzByte = 0, kLzUnit = 1, kLzEnd = 2, kLzFirstPhrase = 3 };

/// How wide the codes are: as both sides count their phrases.
class LzCodeWidth {
public:
    LzCodeWidth(int bits, std::uint32_t untilWider) : m_bits(bits), m_untilWider(untilWider) {}
    int bits() const { return m_bits; }
    void phraseAdded() {
        if (--m_untilWider == 0) {
            m_untilWider = 1u << m_bits;
            ++m_bits;
        }
    }

private:
    int m_bits;
    std::uint32_t m_untilWider;
};

/// Bits in the order in which they were written: each number's lowest first, each character's highest first. A value.
class LzBitReader {
public:
    LzBitReader(std::string_view text, LzAlphabet alphabet);

    /// Nothing where the text ends or is of another alphabet.
    std::optional<std::uint32_t> read(int bits);
    std::size_t readTo() const { return m_at; }
    /// Goes on in another text, which must be the same up to readTo().
    void setText(std::string_view text) { m_text = text; }

private:
    bool next();

    std::string_view m_text;
    const std::array<std::uint8_t, 256>* m_values;
    std::size_t m_at = 0;
    unsigned m_character = 0;
    int m_left = 0;
};

/// Every phrase stands in what was unpacked before it: the one that was read, with the unit that followed it.
class LzUnpacking {
public:
    enum class Step : std::uint8_t { taken, end, broken };
    struct Phrase {
        std::size_t begin;
        std::size_t length;
    };
    /// Between two codes. A value of a fixed size.
    struct Place {
        LzBitReader bits;
        LzCodeWidth width;
        std::size_t unitCount;
        std::size_t phraseCount;
        std::optional<Phrase> last;
    };

    LzUnpacking(std::string_view packed, LzAlphabet alphabet, std::size_t most)
        : m_bits(packed, alphabet), m_width(2, 1), m_most(most) {}

    /// Reads one code.
    Step step();
    const std::u16string& units() const { return m_units; }
    std::u16string takeUnits() { return std::move(m_units); }
    std::size_t readTo() const { return m_bits.readTo(); }

    Place place() const { return {m_bits, m_width, m_units.size(), m_phrases.size(), m_last}; }
    /// Back to where it was, to read on in another text that begins alike.
    void goBack(const Place& place, std::string_view packed);

private:
    bool take(std::uint32_t code);
    bool repeat(std::uint32_t code);
    void addPhrase(Phrase phrase);

    LzBitReader m_bits;
    LzCodeWidth m_width;
    std::size_t m_most;
    std::u16string m_units;
    std::vector<Phrase> m_phrases;
    std::optional<Phrase> m_last;
};

}  // namespace nonet
