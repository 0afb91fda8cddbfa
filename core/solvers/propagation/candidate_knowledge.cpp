#include "core/solvers/propagation/candidate_knowledge.h"

#include <algorithm>

namespace nonet {

CandidateKnowledge::CandidateKnowledge(const BoardShape& shape)
    : m_symbolCount(shape.symbolCount()),
      m_counts(static_cast<std::size_t>(shape.cellCount()) * static_cast<std::size_t>(shape.symbolCount())),
      m_symbols(static_cast<std::size_t>(shape.cellCount())) {
    for (const Cell cell : shape.cells())
        m_symbols[index(cell)] = DigitSet::full(m_symbolCount);
    m_open = m_symbols;
}

DigitSet CandidateKnowledge::possible(Cell cell) const {
    DigitSet symbols;
    for (const Digit symbol : m_symbols[index(cell)])
        if (count(cell, symbol) != 0)
            symbols.insert(symbol);
    return symbols;
}

bool CandidateKnowledge::isComplete() const {
    return std::ranges::all_of(m_open, [](DigitSet open) { return open.isEmpty(); });
}

}  // namespace nonet
