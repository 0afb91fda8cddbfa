#include "tests/core/brute_force.h"

#include "core/rules/rulebook.h"

#include <algorithm>

namespace nonet::test {
namespace {

class Filling {
public:
    Filling(const Puzzle& puzzle, std::size_t limit, std::size_t steps)
        : m_puzzle(puzzle), m_rules(puzzle.rulebook()), m_limit(limit), m_steps(steps), m_grid(puzzle.givens),
          m_cells(puzzle.shape().cells()) {}

    /// False where the steps ran out.
    bool goOn(std::size_t at) {
        while (at < m_cells.size() && !m_grid.isBlank(m_cells[at]))
            ++at;
        if (at == m_cells.size()) {
            if (m_rules.holds(m_grid))
                m_found.push_back(m_grid);
            return true;
        }
        const Cell cell = m_cells[at];
        for (const Digit symbol :
             m_puzzle.startCandidates ? m_puzzle.startCandidates->at(cell) : m_puzzle.symbols().all()) {
            if (m_found.size() == m_limit)
                return true;
            if (m_steps-- == 0)
                return false;
            m_grid.set(cell, symbol);
            const bool goesOn = !clashes(cell, symbol) && (at % 3 != 0 || m_rules.broken(m_grid).empty());
            const bool isDone = !goesOn || goOn(at + 1);
            m_grid.clear(cell);
            if (!isDone)
                return false;
        }
        return true;
    }
    std::vector<Grid> take() { return std::move(m_found); }

private:
    /// Whether a peer has the symbol, where a house holds each once: cheaper than to ask for all that is broken.
    bool clashes(Cell cell, Digit symbol) const {
        if (!m_puzzle.layout().counts.empty())
            return false;
        return std::ranges::any_of(m_rules.peers(cell), [&](Cell peer) { return m_grid.digit(peer) == symbol; });
    }

    const Puzzle& m_puzzle;
    const Rulebook& m_rules;
    std::size_t m_limit;
    std::size_t m_steps;
    Grid m_grid;
    std::vector<Cell> m_cells;
    std::vector<Grid> m_found;
};

}  // namespace

std::optional<std::vector<Grid>> solutionsByHolds(const Puzzle& puzzle, std::size_t limit, std::size_t steps) {
    Filling filling(puzzle, limit, steps);
    if (!filling.goOn(0))
        return std::nullopt;
    return filling.take();
}

}  // namespace nonet::test
