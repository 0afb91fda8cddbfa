// The clue positions of six puzzles that were called the hardest of their time. Laid over a board of the shift cipher
// none of them makes a proper puzzle, whatever the list.
#pragma once

#include <array>
#include <string_view>

namespace nonet {

struct KnownMask {
    /// The puzzle's name, the same in every language.
    std::string_view name;
    /// Row by row, 'x' where the puzzle has a clue.
    std::string_view line;
};

/// The mask of [Shift], Arto Inkala's of 2012, comes first.
inline constexpr std::array<KnownMask, 6> kKnownMasks = {{
    {"Inkala 2012", "x..........xx......x..x.x...x...x.......xxx.....x...x...x....xx..xx...x..x....x.."},
    {"Inkala 2010", "..xx.....x......x..x..x.x..x....xx...x..x...x..xx...x..x.x....x..x....x......xx.."},
    {"AI Escargot", "x....x.x..x..x...x..xx..x....xx..x...x..x...xx....x...x......x..x......x..x...x.."},
    {"Golden Nugget", ".......xx.....x..x..x.x.x....x.x...x.x...x...x..x.......x.x..x..x....x..x..x....."},
    {"Easter Monster", "x.......x.x.x...x...x...x...x.x.x.......x.......xx..x.x.....x...x...x.x...x.....x"},
    {"Platinum Blonde", ".......xx........x..xx..x....xx....x.x..x.x.......x.....xx.....x...x.x..xx...x..."},
}};

}  // namespace nonet
