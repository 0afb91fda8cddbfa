// LZ-String, the compression that setters' web tools put into their links: LZ78 over UTF-16 units, six bits a
// character. Own implementation; what it means is told by pieroxy.net/blog/pages/lz-string.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// The last two of the 64 characters, and the padding.
enum class LzAlphabet {
    base64,  // "+/", padded with "="
    uri,     // "+-", padded with "$"
};

/// Links unpack to no more.
inline constexpr std::size_t kMostUnpacked = 8u << 20;

/// What the text was packed from, as UTF-8; lone surrogates become U+FFFD. Nothing where the text is not of that
/// alphabet, breaks off, names what does not exist, or would unpack to more than `most` bytes. Padding may lack.
/// Cost: a quarter of a millisecond for
/// 64 kB; memory never beyond some times `most`.
std::optional<std::string> lzUnpacked(std::string_view packed, LzAlphabet alphabet, std::size_t most = kMostUnpacked);

/// Well-formed UTF-8 comes back by lzUnpacked(); other bytes as U+FFFD.
std::string lzPacked(std::string_view text, LzAlphabet alphabet);

}  // namespace nonet
