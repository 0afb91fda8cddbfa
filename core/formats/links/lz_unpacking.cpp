#include "core/formats/links/lz_unpacking.h"

namespace nonet {
namespace {

/// The value of each character, 64 for none.
constexpr std::array<std::uint8_t, 256> valuesOf(LzAlphabet alphabet) {
    std::array<std::uint8_t, 256> values{};
    values.fill(64);
    for (std::size_t i = 0; i < kLzCommonCharacters.size(); ++i)
        values[static_cast<unsigned char>(kLzCommonCharacters[i])] = static_cast<std::uint8_t>(i);
    values[static_cast<unsigned char>(lzLastCharacter(alphabet))] = 63;
    // Some tools send a link's "+" as a space.
    if (alphabet == LzAlphabet::uri)
        values[' '] = values['+'];
    return values;
}

constexpr auto kBase64Values = valuesOf(LzAlphabet::base64);
constexpr auto kUriValues = valuesOf(LzAlphabet::uri);

}  // namespace

LzBitReader::LzBitReader(std::string_view text, LzAlphabet alphabet)
    : m_text(text), m_values(alphabet == LzAlphabet::base64 ? &kBase64Values : &kUriValues) {}

std::optional<std::uint32_t> LzBitReader::read(int bits) {
    std::uint32_t value = 0;
    for (int i = 0; i < bits; ++i) {
        if (m_left == 0 && !next())
            return std::nullopt;
        value |= static_cast<std::uint32_t>((m_character >> --m_left) & 1) << i;
    }
    return value;
}

bool LzBitReader::next() {
    if (m_at >= m_text.size())
        return false;
    m_character = (*m_values)[static_cast<unsigned char>(m_text[m_at++])];
    m_left = kLzBitsACharacter;
    return m_character < 64;
}

LzUnpacking::Step LzUnpacking::step() {
    const std::optional<std::uint32_t> code = m_bits.read(m_width.bits());
    if (!code)
        return Step::broken;
    if (*code == kLzEnd)
        return Step::end;
    return take(*code) ? Step::taken : Step::broken;
}

void LzUnpacking::goBack(const Place& place, std::string_view packed) {
    m_bits = place.bits;
    m_bits.setText(packed);
    m_width = place.width;
    m_units.resize(place.unitCount);
    m_phrases.resize(place.phraseCount, {});
    m_last = place.last;
}

bool LzUnpacking::take(std::uint32_t code) {
    const std::size_t begin = m_units.size();
    if (code == kLzByte || code == kLzUnit) {
        const std::optional<std::uint32_t> unit = m_bits.read(code == kLzByte ? 8 : 16);
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
bool LzUnpacking::repeat(std::uint32_t code) {
    const std::size_t index = code - kLzFirstPhrase;
    if (!m_last || index > m_phrases.size())
        return false;
    const Phrase phrase = index < m_phrases.size() ? m_phrases[index] : Phrase{m_last->begin, m_last->length + 1};
    if (phrase.length > m_most - m_units.size())
        return false;
    const std::size_t whole = std::min(phrase.length, m_units.size() - phrase.begin);
    m_units.append(m_units, phrase.begin, whole);
    for (std::size_t i = whole; i < phrase.length; ++i)
        m_units += m_units[phrase.begin + i];
    return true;
}

void LzUnpacking::addPhrase(Phrase phrase) {
    m_phrases.push_back(phrase);
    m_width.phraseAdded();
}

}  // namespace nonet
