#pragma once

#include <optional>
#include <string>

namespace nonet {

/// Some hosts make "/" of "//", and data that is packed cannot be read any more soon behind that place. Doubles up to
/// three of its slashes again so that it unpacks to an object and is what that object packs to; nothing where no such
/// slashes are found soon. `data`: of the alphabet base64.
///
/// Where reading fails, each slash before that place is doubled in turn and read on from there alone; those after which
/// it can be read farthest are tried with one more, first few of them and then more. Cost: bounded, some 20 ms.
std::optional<std::string> withSlashesRepaired(const std::string& data);

}  // namespace nonet
