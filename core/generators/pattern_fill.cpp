#include "core/generators/pattern_fill.h"

#include "core/generators/random_grid.h"
#include "core/solvers/search/classic_search.h"

namespace nonet {
namespace {

class PatternSearch {
public:
    PatternSearch(ClassicCellSet mask, RandomSource& random) : m_mask(mask), m_random(random) {
        m_puzzle = shown(randomGrid(random), mask);
        m_solutions = countSolutions(m_puzzle, {.solutions = kMostPatternSolutions}).count;
    }

    std::uint64_t solutions() const { return m_solutions; }

    /// Exchanges the digit of a random clue for one that leaves no more solutions, the fewest of all; another one than
    /// before where there is a choice. True where that left fewer.
    bool exchange() {
        const Cell cell = randomCell(m_mask, m_random);
        const int before = m_puzzle.valueAt(cell);
        std::uint64_t fewest = m_solutions;
        ClassicDigitSet best;
        for (const Digit digit : classic::kAllDigits) {
            if (digit.value() == before)
                continue;
            m_puzzle.set(cell, digit);
            const std::uint64_t count = countSolutions(m_puzzle, {.solutions = fewest + 1}).count;
            if (count == 0 || count > fewest)
                continue;
            if (count < fewest)
                best = {};
            best.insert(digit);
            fewest = count;
        }
        m_puzzle.set(cell, Digit(before));
        if (best.isEmpty())
            return false;
        auto chosen = best.begin();
        for (std::uint32_t skip = m_random.below(static_cast<std::uint32_t>(best.count())); skip > 0; --skip)
            ++chosen;
        m_puzzle.set(cell, *chosen);
        const bool isFewer = fewest < m_solutions;
        m_solutions = fewest;
        return isFewer;
    }

    SolvedPuzzle solved() const { return {.puzzle = m_puzzle, .solution = countSolutions(m_puzzle).first}; }

private:
    ClassicCellSet m_mask;
    RandomSource& m_random;
    ClassicDigits m_puzzle;
    std::uint64_t m_solutions = 0;
};

}  // namespace

PatternFill fillPattern(ClassicCellSet mask, RandomSource& random, std::stop_token stop) {
    // After this many exchanges without a gain it starts over.
    const int patience = 4 * mask.count();
    PatternSearch search(mask, random);
    PatternFill fill;
    for (int idle = 0; search.solutions() > 1 && idle < patience; ++idle) {
        fill.wasStopped = stop.stop_requested();
        if (fill.wasStopped)
            break;
        if (search.exchange())
            idle = 0;
    }
    fill.fewestSolutions = search.solutions();
    if (search.solutions() == 1)
        fill.puzzle = search.solved();
    return fill;
}

}  // namespace nonet
