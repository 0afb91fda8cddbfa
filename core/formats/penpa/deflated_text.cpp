#include "core/formats/penpa/deflated_text.h"

#include <array>
#include <cstdint>
#include <vector>
#include <zlib.h>

namespace nonet {
namespace {

constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr int kNoDigit = 64;
/// Without zlib's own header.
constexpr int kRawWindow = -15;

constexpr std::array<std::uint8_t, 256> base64Values() {
    std::array<std::uint8_t, 256> values{};
    values.fill(kNoDigit);
    for (std::size_t i = 0; i < kBase64.size(); ++i)
        values[static_cast<unsigned char>(kBase64[i])] = static_cast<std::uint8_t>(i);
    return values;
}

/// zlib's input is not const, and not written to.
void setInput(z_stream& stream, std::string_view text) {
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
}

/// Ends the stream whichever way it is left.
class RawInflating {
public:
    RawInflating() : m_isReady(inflateInit2(&m_stream, kRawWindow) == Z_OK) {}
    ~RawInflating() {
        if (m_isReady)
            inflateEnd(&m_stream);
    }
    RawInflating(const RawInflating&) = delete;
    RawInflating& operator=(const RawInflating&) = delete;

    std::optional<std::string> run(std::string_view packed, std::size_t most) {
        constexpr std::size_t kChunk = 64 * 1024;
        if (!m_isReady)
            return std::nullopt;
        setInput(m_stream, packed);
        std::string text;
        std::vector<Bytef> chunk(kChunk);
        for (int result = Z_OK; result != Z_STREAM_END;) {
            m_stream.next_out = chunk.data();
            m_stream.avail_out = static_cast<uInt>(chunk.size());
            result = inflate(&m_stream, Z_NO_FLUSH);
            const std::size_t size = chunk.size() - m_stream.avail_out;
            const bool isCutShort = result == Z_OK && m_stream.avail_out > 0 && m_stream.avail_in == 0;
            if ((result != Z_OK && result != Z_STREAM_END) || isCutShort || text.size() + size > most)
                return std::nullopt;
            text.append(reinterpret_cast<const char*>(chunk.data()), size);
        }
        return text;
    }

private:
    z_stream m_stream{};
    bool m_isReady;
};

}  // namespace

std::optional<std::string> base64Decoded(std::string_view text) {
    static constexpr std::array<std::uint8_t, 256> kValues = base64Values();
    while (!text.empty() && text.back() == '=')
        text.remove_suffix(1);
    std::string bytes;
    bytes.reserve(text.size() * 3 / 4);
    std::uint32_t bits = 0;
    int count = 0;
    for (const char sign : text) {
        const std::uint8_t value = kValues[static_cast<unsigned char>(sign)];
        if (value == kNoDigit)
            return std::nullopt;
        bits = (bits << 6) | value;
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes += static_cast<char>(static_cast<unsigned char>(bits >> count));
        }
    }
    return bytes;
}

std::optional<std::string> inflatedRaw(std::string_view packed, std::size_t most) {
    return RawInflating().run(packed, most);
}

}  // namespace nonet
