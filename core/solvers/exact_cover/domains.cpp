#include "core/solvers/exact_cover/domains.h"

#include "core/foundation/stop_poll.h"

#include <algorithm>

namespace nonet {
namespace {

/// Long chains of pairs would take as many rounds as they have links; the dance does the rest.
constexpr int kMostRounds = 8;

class Trimming {
public:
    Trimming(const Puzzle& puzzle, const std::stop_token& stop)
        : m_numbers(puzzle.rulebook().numbers()), m_poll(stop, 16),
          m_domains(static_cast<std::size_t>(puzzle.shape().cellCount())) {
        const CandidateGrid candidates = puzzle.initialCandidates();
        for (const Cell cell : puzzle.shape().cells())
            domain(cell) = candidates.at(cell);
    }

    /// True where something changed.
    bool round(std::span<const Relation* const> relations) {
        m_hasChanged = false;
        for (const Relation* relation : relations) {
            if (m_poll.shouldStop())
                return false;
            std::visit(*this, *relation);
        }
        return m_hasChanged;
    }
    std::vector<DigitSet> take() { return std::move(m_domains); }

    void operator()(const Allowed& relation) { keep(relation.cell, relation.symbols); }
    void operator()(const Quota& relation) {
        DigitSet some;
        for (const Digit symbol : m_numbers.all())
            if (relation.counts[symbol.slot()] > 0)
                some.insert(symbol);
        for (const Cell cell : relation.cells)
            keep(cell, some);
    }
    void operator()(const DistinctSum& relation) {
        for (const Cell cell : relation.cells)
            keep(cell, m_numbers.withNumber());
    }
    void operator()(const Order& relation) {
        for (const Cell cell : relation.cells)
            keep(cell, m_numbers.withNumber());
        for (std::size_t i = 1; i < relation.cells.size(); ++i) {
            const Cell before = relation.cells[i - 1];
            const Cell after = relation.cells[i];
            const int step = relation.isStrict ? 1 : 0;
            keepNumbers(after, range(before).first + step, m_numbers.highest());
            keepNumbers(before, m_numbers.lowest(), range(after).second - step);
        }
    }
    void operator()(const Same& relation) {
        for (const auto& [a, b] : relation.pairs) {
            const DigitSet both = domain(a) & domain(b);
            keep(a, both);
            keep(b, both);
        }
    }
    void operator()(const PairTable& relation) {
        for (const auto& [a, b] : relation.pairs) {
            if (m_poll.shouldStop())
                return;
            DigitSet first;
            DigitSet second;
            for (const Digit symbol : domain(a)) {
                DigitSet fitting = relation.allowed[symbol.slot()] & domain(b);
                if (a == b)
                    fitting &= DigitSet{symbol};
                if (!fitting.isEmpty())
                    first.insert(symbol);
                second |= fitting;
            }
            keep(a, first);
            keep(b, second);
        }
    }
    void operator()(const LinearSum& relation) {
        std::int64_t low = 0;
        std::int64_t high = 0;
        for (const LinearSum::Term& term : relation.terms) {
            keep(term.cell, m_numbers.withNumber());
            low += span(term).first;
            high += span(term).second;
        }
        for (const LinearSum::Term& term : relation.terms) {
            const auto [least, most] = span(term);
            DigitSet fitting;
            for (const Digit symbol : domain(term.cell)) {
                const std::int64_t part = std::int64_t{term.factor} * m_numbers.numberOf(symbol);
                if (low - least + part <= relation.total && high - most + part >= relation.total)
                    fitting.insert(symbol);
            }
            keep(term.cell, fitting);
        }
    }
    template <typename Other>
    void operator()(const Other& /*relation*/) {}

private:
    DigitSet& domain(Cell cell) { return m_domains[cell.slot()]; }
    void keep(Cell cell, DigitSet symbols) {
        const DigitSet kept = domain(cell) & symbols;
        m_hasChanged = m_hasChanged || kept != domain(cell);
        domain(cell) = kept;
    }
    void keepNumbers(Cell cell, int least, int most) {
        DigitSet kept;
        for (const Digit symbol : domain(cell)) {
            const std::optional<int> number = m_numbers.number(symbol);
            if (number && *number >= least && *number <= most)
                kept.insert(symbol);
        }
        keep(cell, kept);
    }
    /// The lowest and the highest number that the cell may hold; those of the board where it may hold none.
    std::pair<int, int> range(Cell cell) {
        int least = m_numbers.highest();
        int most = m_numbers.lowest();
        for (const Digit symbol : domain(cell) & m_numbers.withNumber()) {
            least = std::min(least, m_numbers.numberOf(symbol));
            most = std::max(most, m_numbers.numberOf(symbol));
        }
        return least <= most ? std::pair(least, most) : std::pair(m_numbers.lowest(), m_numbers.highest());
    }
    std::pair<std::int64_t, std::int64_t> span(const LinearSum::Term& term) {
        const auto [least, most] = range(term.cell);
        return std::minmax(std::int64_t{term.factor} * least, std::int64_t{term.factor} * most);
    }

    const SymbolNumbers& m_numbers;
    StopPoll m_poll;
    std::vector<DigitSet> m_domains;
    bool m_hasChanged = false;
};

}  // namespace

std::vector<DigitSet> trimmedDomains(const Puzzle& puzzle, std::span<const Relation* const> relations,
                                     const std::stop_token& stop) {
    Trimming trimming(puzzle, stop);
    for (int i = 0; i < kMostRounds && trimming.round(relations); ++i) {
    }
    return trimming.take();
}

}  // namespace nonet
