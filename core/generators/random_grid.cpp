#include "core/generators/random_grid.h"

#include "core/board/classic.h"
#include "core/solvers/search/classic_search.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace nonet {
namespace {

using Trio = std::array<std::uint8_t, 3>;
/// A band or, read by columns, a stack: [row][box] holds the trio in its order.
using Band = std::array<std::array<Trio, 3>, 3>;

/// Box 1 is given and stays; boxes 2 and 3 are drawn uniformly from all that fit.
void fillBand(Band& band, RandomSource& random) {
    std::array<Trio, 3> sources = {band[0][0], band[1][0], band[2][0]};
    for (Trio& source : sources)
        random.shuffle(source);
    // How many of box 2's digits in row r come from row r + 1 of box 1; the rest come from row r + 2.
    const std::uint32_t way = random.below(56);
    const std::size_t next = way == 0 ? 0 : way < 28 ? 1 : way < 55 ? 2 : 3;
    for (std::size_t row = 0; row < 3; ++row) {
        const Trio& one = sources[(row + 1) % 3];
        const Trio& two = sources[(row + 2) % 3];
        for (std::size_t i = 0; i < 3; ++i) {
            // Each source's first digits go to the row before it in box 2, its others in box 3.
            band[row][1][i] = i < next ? one[i] : two[i];
            band[row][2][i] = i < next ? two[i] : one[i];
        }
        random.shuffle(band[row][1]);
        random.shuffle(band[row][2]);
    }
}

ClassicDigits randomBandAndStack(RandomSource& random) {
    std::array<std::uint8_t, 9> box = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(box);
    Band band{};
    Band stack{};
    for (std::size_t i = 0; i < 9; ++i) {
        band[i / 3][0][i % 3] = box[i];
        stack[i % 3][0][i / 3] = box[i];
    }
    fillBand(band, random);
    fillBand(stack, random);
    ClassicDigits digits;
    for (std::size_t line = 0; line < 3; ++line)
        for (std::size_t i = 0; i < 9; ++i) {
            digits.values[9 * line + i] = band[line][i / 3][i % 3];
            digits.values[9 * i + line] = stack[line][i / 3][i % 3];
        }
    return digits;
}

/// [set of candidates]: how many, and a lot where the cell is decided.
constexpr auto kOpenCounts = [] {
    std::array<std::uint8_t, 512> counts{};
    for (unsigned set = 0; set < counts.size(); ++set)
        counts[set] = static_cast<std::uint8_t>(std::popcount(set) > 1 ? std::popcount(set) : 10);
    return counts;
}();

/// The undecided cell of fewest candidates in the first box that has one; the position must be propagated.
std::optional<Cell> nextCell(const ClassicMarks& marks) {
    // Only these boxes, by their first cells, are drawn cell by cell: r4c4 to r9c9.
    for (const int first : {30, 33, 57, 60}) {
        // Count and place as one number: which of nine cells has the fewest is nothing that a processor could guess.
        unsigned best = 10 * 81;
        for (const int place : {0, 1, 2, 9, 10, 11, 18, 19, 20}) {
            const auto cell = static_cast<std::size_t>(first + place);
            best = std::min(best, static_cast<unsigned>(kOpenCounts[marks.sets[cell]] * 81 + cell));
        }
        if (best < 10 * 81)
            return Cell(static_cast<int>(best % 81));
    }
    return std::nullopt;
}

Digit draw(ClassicDigitSet set, RandomSource& random) {
    auto at = set.begin();
    for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(set.count())); skip > 0; --skip)
        ++at;
    return *at;
}

/// The mean weight, failures included, is 2,693: the mean number of ways to complete a random band and stack. A grid
/// takes two to three tries so.
constexpr std::uint32_t kWeightBound = 5'000;

std::optional<ClassicDigits> tryGrid(RandomSource& random) {
    ClassicMarks marks = ClassicMarks::from(randomBandAndStack(random));
    std::uint32_t weight = 1;
    while (propagate(marks)) {
        const std::optional<Cell> cell = nextCell(marks);
        if (!cell) {
            if (random.below(kWeightBound) >= weight)
                return std::nullopt;
            ClassicDigits grid;
            for (const Cell filled : classic::kAllCells)
                grid.set(filled, marks.candidates(filled).first());
            return grid;
        }
        const ClassicDigitSet open = marks.candidates(*cell);
        marks.at(*cell) = ClassicDigitSet(draw(open, random)).bits();
        weight *= static_cast<std::uint32_t>(open.count());
    }
    return std::nullopt;
}

}  // namespace

ClassicDigits randomGrid(RandomSource& random) {
    for (;;)
        if (const std::optional<ClassicDigits> grid = tryGrid(random))
            return *grid;
}

}  // namespace nonet
