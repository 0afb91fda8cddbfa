// JSON from strangers: parsed only where its size and nesting are within bounds.
#pragma once

#include "core/foundation/result.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace nonet {

using Json = nlohmann::json;

inline constexpr int kDeepestNesting = 32;
/// Values of every kind in one file, which bounds the memory of the parsed tree to about 100 bytes each.
inline constexpr std::size_t kMostValues = 1'000'000;
inline constexpr std::size_t kLargestJson = 32ULL * 1024 * 1024;

/// Errors: badJson with line and column, nestedTooDeep, inputTooLarge (bytes, or values).
Result<Json> parseBoundedJson(std::string_view text);

/// The object's member of that name, or null where there is none.
const Json* member(const Json& object, std::string_view name);
/// A number from 'least' to 'most', or nothing where the value is none or lies outside.
std::optional<int> integerIn(const Json& value, int least, int most);
/// A count of changes, up to 2^53; nothing where the value is none.
std::optional<std::uint64_t> revisionFrom(const Json& value);

}  // namespace nonet
