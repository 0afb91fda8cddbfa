// Text of other programs with damages at random, for the fuzz tests of its readers.
#pragma once

#include "core/foundation/random_source.h"

#include <string>
#include <string_view>

namespace nonet::test {

/// One to six damages: bytes exchanged, put in, taken out or copied. `telling`: those that its syntax is made of.
inline std::string changedText(RandomSource& random, std::string text,
                               std::string_view telling = "0123456789.-+eE|:,;#{}[]\"'\\ \nRCtf_\x80\xff\xe2") {
    for (std::uint32_t edits = 1 + random.below(6); edits > 0 && !text.empty(); --edits) {
        const auto anywhere = [&] { return random.below(static_cast<std::uint32_t>(text.size())); };
        const std::size_t at = anywhere();
        switch (random.below(6)) {
        case 0: text[at] = telling[random.below(static_cast<std::uint32_t>(telling.size()))]; break;
        case 1: text.insert(at, 1, telling[random.below(static_cast<std::uint32_t>(telling.size()))]); break;
        case 2: text.erase(at, 1 + random.below(12)); break;
        case 3: text.insert(at, text.substr(anywhere(), 40)); break;
        case 4: text.insert(at, std::to_string(random.next())); break;
        default: text[at] = static_cast<char>(random.below(256)); break;
        }
    }
    return text;
}

}  // namespace nonet::test
