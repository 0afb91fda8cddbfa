#include "core/solvers/propagation/ripple.h"

#include "core/rules/rulebook.h"

#include <cassert>

namespace nonet {
namespace {

using Kind = RippleStep::Kind;

class Rippling {
public:
    Rippling(const Puzzle& puzzle, const Grid& digits, const CandidateGrid& candidates)
        : m_puzzle(puzzle), m_relations(puzzle.rulebook().relations()), m_ripple{{}, false, digits, candidates} {}

    /// False at a dead end.
    bool place(Cell cell, Digit symbol, int depth) {
        m_ripple.digits.set(cell, symbol);
        note(Kind::place, cell, symbol, cell, depth);
        if (!m_puzzle.rulebook().broken(m_ripple.digits).empty()) {
            note(Kind::deadEnd, cell, symbol, cell, depth);
            return false;
        }
        for (const Cell other : cellsRuledOutBy(m_ripple.digits, cell, m_puzzle))
            if (!erase(other, symbol, cell, depth))
                return false;
        for (const Relation* relation : m_relations)
            if (const auto* table = std::get_if<PairTable>(relation))
                if (!eraseByTable(*table, cell, symbol, depth))
                    return false;
        return true;
    }

    void undo() {
        m_ripple.isDeadEnd = true;
        const std::vector<RippleStep> done = m_ripple.steps;
        for (auto step = done.rbegin(); step != done.rend(); ++step) {
            if (step->kind == Kind::place)
                m_ripple.digits.clear(step->cell);
            else if (step->kind == Kind::erase)
                m_ripple.candidates.at(step->cell).insert(step->symbol);
            else
                continue;
            note(Kind::undone, step->cell, step->symbol, step->cause, step->depth);
        }
    }
    Ripple take() { return std::move(m_ripple); }

private:
    void note(Kind kind, Cell cell, Digit symbol, Cell cause, int depth) {
        m_ripple.steps.push_back({kind, cell, symbol, cause, depth});
    }

    bool erase(Cell cell, Digit symbol, Cell cause, int depth) {
        DigitSet& left = m_ripple.candidates.at(cell);
        if (!m_ripple.digits.isBlank(cell) || !left.contains(symbol))
            return true;
        left.erase(symbol);
        note(Kind::erase, cell, symbol, cause, depth);
        if (left.isEmpty()) {
            note(Kind::deadEnd, cell, symbol, cause, depth);
            return false;
        }
        if (left.count() > 1)
            return true;
        const Digit single = left.first();
        note(Kind::singleLeft, cell, single, cause, depth);
        return place(cell, single, depth + 1);
    }

    bool eraseByTable(const PairTable& table, Cell cell, Digit symbol, int depth) {
        for (const auto& [a, b] : table.pairs) {
            if (a != cell && b != cell)
                continue;
            const Cell other = a == cell ? b : a;
            for (const Digit candidate : DigitSet(m_ripple.candidates.at(other))) {
                const Digit first = a == cell ? symbol : candidate;
                const Digit second = a == cell ? candidate : symbol;
                const bool isAllowed = table.allowed[first.slot()].contains(second);
                if (!isAllowed && !erase(other, candidate, cell, depth))
                    return false;
            }
        }
        return true;
    }

    const Puzzle& m_puzzle;
    const std::vector<const Relation*> m_relations;
    Ripple m_ripple;
};

}  // namespace

Ripple rippleOf(const Puzzle& puzzle, const Grid& digits, const CandidateGrid& candidates, Cell cell, Digit symbol) {
    assert(digits.isBlank(cell) && candidates.at(cell).contains(symbol));
    Rippling rippling(puzzle, digits, candidates);
    if (!rippling.place(cell, symbol, 0))
        rippling.undo();
    return rippling.take();
}

}  // namespace nonet
