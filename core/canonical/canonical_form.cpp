#include "core/canonical/canonical_form.h"

#include "core/canonical/map_search.h"
#include "core/canonical/plain_search.h"
#include "core/canonical/solved_starts.h"
#include "core/foundation/stable_hash.h"

#include <algorithm>
#include <limits>

namespace nonet {

namespace {

/// How often each digit occurs, four bits each, the blanks first.
using Counts = std::uint64_t;

constexpr Counts one(std::uint8_t digit) { return Counts{1} << (4 * digit); }
constexpr Counts kEachDigitOnce = 0x1111111110;
constexpr Counts kTwiceOrMore = 0xEEEEEEEEE0;

/// The board both ways and what its rows and columns hold.
struct Lines {
    explicit Lines(const ClassicDigits& board);

    BothWays board;
    /// [way][row][stack]
    std::array<std::array<std::array<Counts, 3>, 9>, 2> counts{};
    bool hasRepeats;
};

Lines::Lines(const ClassicDigits& digits) {
    for (std::size_t row = 0; row < 9; ++row)
        for (std::size_t column = 0; column < 9; ++column) {
            const std::uint8_t digit = digits.values[9 * row + column];
            board[0][row][column] = board[1][column][row] = digit;
            counts[0][row][column / 3] += one(digit);
            counts[1][column][row / 3] += one(digit);
        }
    Counts seen = 0;
    for (const auto& way : counts)
        for (const auto& [a, b, c] : way)
            seen |= a + b + c;
    hasRepeats = (seen & kTwiceOrMore) != 0;
}

bool isSolved(const Lines& lines) {
    for (const auto& [a, b, c] : lines.counts[0])
        if (a + b + c != kEachDigitOnce)
            return false;
    for (std::size_t row = 0; row < 9; row += 3)
        for (std::size_t stack = 0; stack < 3; ++stack)
            if (lines.counts[0][row][stack] + lines.counts[0][row + 1][stack] + lines.counts[0][row + 2][stack] !=
                kEachDigitOnce)
                return false;
    return !lines.hasRepeats;
}

/// The smallest number that a row of clues can make, by its clues in the three stacks, two bits each.
constexpr std::array<std::uint64_t, 64> makeFirstRows() {
    constexpr std::array<std::uint64_t, 4> kStacks = {0x000, 0x00F, 0x0FF, 0xFFF};
    std::array<std::uint64_t, 64> rows{};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::array<std::size_t, 3> clues = {i & 3, i >> 2 & 3, i >> 4};
        std::sort(clues.begin(), clues.end());
        rows[i] = kStacks[clues[0]] << 24 | kStacks[clues[1]] << 12 | kStacks[clues[2]];
    }
    return rows;
}
constexpr auto kFirstRows = makeFirstRows();

void searchPuzzle(const Lines& lines, MapSearch& search) {
    std::array<MapSearch::Line, 18> smallest;
    std::uint64_t number = std::numeric_limits<std::uint64_t>::max();
    std::size_t count = 0;
    for (std::uint16_t way = 0; way < 2; ++way)
        for (std::uint16_t row = 0; row < 9; ++row) {
            const auto& [a, b, c] = lines.counts[way][row];
            // What is left of 63 when the blanks are taken off are the clues.
            const std::uint64_t found = kFirstRows[63 - ((a & 15) | (b & 15) << 2 | (c & 15) << 4)];
            count = found < number ? 0 : count;
            number = std::min(found, number);
            smallest[count] = {way, row};
            count += found == number ? 1 : 0;
        }
    search.searchFrom(number, std::span(smallest.data(), count));
}

}  // namespace

CanonicalForm canonicalForm(const ClassicDigits& board) {
    const Lines lines(board);
    if (lines.hasRepeats)
        return plainCanonicalForm(board);
    MapSearch search(lines.board);
    if (isSolved(lines))
        searchSolved(lines.board, search);
    else
        searchPuzzle(lines, search);
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
