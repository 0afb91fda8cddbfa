// Text that was packed by raw deflate and written as base64, as links of Penpa+ carry it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// The bytes; padding may lack. Nothing where a character is none of the alphabet's.
std::optional<std::string> base64Decoded(std::string_view text);

/// What the bytes were packed from. Nothing where they are damaged or cut short, or would unpack to more than `most`
/// bytes. Cost: that of zlib; memory never beyond `most`.
std::optional<std::string> inflatedRaw(std::string_view packed, std::size_t most);

}  // namespace nonet
