#include "core/generators/inverse/clue_removal.h"

#include <algorithm>
#include <span>
#include <vector>

namespace nonet {
namespace {

ClassicCellSet clueOrbit(Cell cell, Symmetry symmetry) {
    if (symmetry == Symmetry::none)
        return {cell};
    ClassicCellSet cells;
    for (const Cell image : orbit(cell, symmetry, classic::kSide))
        cells.insert(image);
    return cells;
}

/// The clues that are left, by halves.
class Remover {
public:
    Remover(const ClassicDigits& solution, ClassicCellSet clues, int fewest)
        : m_solution(solution), m_clues(clues), m_count(clues.count()), m_fewest(fewest) {}

    /// `base` is closed and knows all clues but the orbits.
    void remove(std::span<const ClassicCellSet> orbits, const Closure& base) {
        if (m_count <= m_fewest)
            return;
        const bool areKnown = std::ranges::all_of(orbits, [&](ClassicCellSet cells) {
            return std::ranges::all_of(cells, [&](Cell cell) { return base.isKnown(cell); });
        });
        if (areKnown) {
            for (const ClassicCellSet cells : orbits)
                take(cells);
            return;
        }
        if (orbits.size() == 1)
            return;
        const std::size_t half = orbits.size() / 2;
        removeHalf(orbits.first(half), orbits.subspan(half), base);
        removeHalf(orbits.subspan(half), orbits.first(half), base);
    }

    ClassicCellSet clues() const { return m_clues; }

private:
    void removeHalf(std::span<const ClassicCellSet> tried, std::span<const ClassicCellSet> others,
                    const Closure& base) {
        Closure closure = base;
        for (const ClassicCellSet cells : others)
            for (const Cell cell : cells& m_clues)
                closure.give(cell);
        closure.close();
        remove(tried, closure);
    }

    void take(ClassicCellSet cells) {
        if (m_count - cells.count() < m_fewest)
            return;
        m_clues -= cells;
        m_count -= cells.count();
    }

    const ClassicDigits& m_solution;
    ClassicCellSet m_clues;
    int m_count;
    int m_fewest;
};

}  // namespace

ClassicDigits removeClues(const ClassicDigits& solution, const ClassicDigits& from, RandomSource& random,
                          const ClueRemovalOptions& options) {
    std::array<Cell, 81> order;
    std::ranges::copy(classic::kAllCells, order.begin());
    random.shuffle(order);
    std::vector<ClassicCellSet> orbits;
    ClassicCellSet clues;
    for (const Cell cell : order) {
        if (from.isBlank(cell) || clues.contains(cell))
            continue;
        orbits.push_back(clueOrbit(cell, options.symmetry));
        clues |= orbits.back();
    }
    Remover remover(solution, clues, options.fewestClues);
    remover.remove(orbits, Closure(solution, options.methods));
    ClassicDigits puzzle;
    for (const Cell cell : remover.clues())
        puzzle.set(cell, Digit(solution.valueAt(cell)));
    return puzzle;
}

}  // namespace nonet
