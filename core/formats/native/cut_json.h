#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// JSON whose end was cut off, closed after the last value that is whole: the one that keeps most first, then those
/// that give up a torn member of the second and of the first level. None where nothing is missing at the end.
std::vector<std::string> closedJson(std::string_view text);

}  // namespace nonet
