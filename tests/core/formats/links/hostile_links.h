// Links that claim, nest and repeat what nobody should believe.
#pragma once

#include <string>
#include <vector>

namespace nonet::test {

struct HostileLink {
    const char* name;
    std::string text;
};

/// One link of each kind for every way in which links begin; as long as scaled() says.
std::vector<HostileLink> hostileLinks();

}  // namespace nonet::test
