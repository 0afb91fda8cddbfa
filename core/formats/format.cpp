#include "core/formats/format.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

constexpr std::array kNames =
    std::to_array<std::string_view>({"line", "grid", "candidates", "sukaku", "library", "native"});
static_assert(kNames.size() == static_cast<std::size_t>(FormatId::native) + 1);

}  // namespace

std::string_view formatName(FormatId format) { return kNames[static_cast<std::size_t>(format)]; }

std::optional<FormatId> formatByName(std::string_view name) {
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end())
        return std::nullopt;
    return static_cast<FormatId>(found - kNames.begin());
}

}  // namespace nonet
