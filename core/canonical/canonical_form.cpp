#include "core/canonical/canonical_form.h"

#include "core/canonical/map_search.h"
#include "core/canonical/plain_search.h"
#include "core/canonical/solved_starts.h"
#include "core/foundation/stable_hash.h"

namespace nonet {

namespace {

BothWays bothWays(const ClassicDigits& board) {
    BothWays ways;
    for (std::size_t row = 0; row < 9; ++row)
        for (std::size_t column = 0; column < 9; ++column)
            ways[0][row][column] = ways[1][column][row] = board.values[9 * row + column];
    return ways;
}

/// Four bits a digit, from digit 1 on: how often it occurs.
std::uint64_t one(std::uint8_t digit) { return digit == 0 ? 0 : std::uint64_t{1} << (4 * digit); }

constexpr std::uint64_t kEachOnce = 0x1111111110;
constexpr std::uint64_t kTwiceOrMore = ~kEachOnce;

bool repeatsInALine(const BothWays& board) {
    std::uint64_t seen = 0;
    for (const auto& way : board)
        for (const auto& row : way) {
            std::uint64_t counts = 0;
            for (const std::uint8_t digit : row)
                counts += one(digit);
            seen |= counts;
        }
    return (seen & kTwiceOrMore) != 0;
}

bool isSolved(const BothWays& board) {
    std::array<std::uint64_t, 9> boxes{};
    for (std::size_t row = 0; row < 9; ++row)
        for (std::size_t column = 0; column < 9; ++column)
            boxes[row / 3 * 3 + column / 3] += one(board[0][row][column]);
    for (const std::uint64_t box : boxes)
        if (box != kEachOnce)
            return false;
    return !repeatsInALine(board);
}

}  // namespace

CanonicalForm canonicalForm(const ClassicDigits& board) {
    const BothWays ways = bothWays(board);
    if (repeatsInALine(ways))
        return plainCanonicalForm(board);
    MapSearch search(ways);
    if (isSolved(ways))
        searchSolved(ways, search);
    else
        search.searchAll();
    const ClassicTransform map = search.map();
    return {.form = apply(map, board), .automorphisms = search.count(), .map = map};
}

std::uint64_t identity(const CanonicalForm& canonical) {
    StableHash hash;
    for (const std::uint8_t value : canonical.form.values) {
        const char symbol = static_cast<char>('0' + value);
        hash.add(std::string_view(&symbol, 1));
    }
    return hash.value();
}

}  // namespace nonet
