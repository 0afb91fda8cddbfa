// How pairs of cells are stated.
#include "core/solvers/exact_cover/statement.h"

#include <algorithm>

namespace nonet {
namespace {

/// A symbol with more partners than this many times those it rules out seldom loses them all.
constexpr int kMostPartners = 4;

std::vector<DigitSet> turned(const std::vector<DigitSet>& allowed) {
    std::vector<DigitSet> other(allowed.size());
    for (std::size_t i = 0; i < allowed.size(); ++i)
        for (const Digit symbol : allowed[i])
            other[symbol.slot()].insert(Digit::fromIndex(static_cast<int>(i)));
    return other;
}

}  // namespace

void Statement::state(const PairTable& relation, const Scope& scope) {
    for (const auto& [a, b] : relation.pairs) {
        if (!goesOn())
            return;
        statePair(a, b, relation.allowed, scope);
    }
}

void Statement::state(const Order& relation, const Scope& scope) {
    std::vector<DigitSet> after(static_cast<std::size_t>(m_numbers.symbolCount()));
    for (const Digit a : m_numbers.withNumber())
        for (const Digit b : m_numbers.withNumber()) {
            const int rise = m_numbers.numberOf(b) - m_numbers.numberOf(a);
            if (rise > 0 || (rise == 0 && !relation.isStrict))
                after[a.slot()].insert(b);
        }
    for (std::size_t i = 0; i < relation.cells.size() && goesOn(); ++i) {
        stateSymbols(relation.cells[i], m_numbers.withNumber(), scope);
        if (i > 0)
            statePair(relation.cells[i - 1], relation.cells[i], after, scope);
    }
}

void Statement::statePair(Cell a, Cell b, const std::vector<DigitSet>& allowed, const Scope& scope) {
    std::vector<DigitSet> fitting = allowed;
    for (const Digit symbol : m_numbers.all()) {
        DigitSet& partners = fitting[symbol.slot()];
        if (a == b)
            partners = partners.contains(symbol) ? domain(b) : domain(b) - DigitSet{symbol};
        else if (areDifferent(a, b))
            partners.insert(symbol);
    }
    if (scope.arm) {
        statePairInArm(a, b, fitting, *scope.arm);
        return;
    }
    const std::vector<DigitSet> back = turned(fitting);
    const auto isSupported = [](DigitSet partners, DigitSet of) {
        const int count = (partners & of).count();
        return count <= kMostPartners * (of.count() - count) && of.count() - count > 1;
    };
    for (const Digit symbol : domain(a)) {
        const DigitSet partners = fitting[symbol.slot()];
        std::vector<Option> clash;
        for (const Digit other : domain(b) - partners)
            // Where both have lists of partners, each falls when the other is chosen.
            if (!isSupported(partners, domain(b)) || !isSupported(back[other.slot()], domain(a)))
                clash.push_back(option(b, other));
        if (clash.empty())
            continue;
        clash.push_back(option(a, symbol));
        itemOf(0, 1, clash);
    }
    const auto supportAll = [&](Cell of, Cell by, const std::vector<DigitSet>& partners) {
        for (const Digit symbol : domain(of)) {
            const DigitSet beside = partners[symbol.slot()];
            if (isSupported(beside, domain(by)))
                m_cover.whenEmpty(listOf(by, domain(by) & beside), listOf(of, DigitSet{symbol}));
        }
    };
    supportAll(a, b, fitting);
    supportAll(b, a, back);
}

void Statement::statePairInArm(Cell a, Cell b, const std::vector<DigitSet>& allowed, Option arm) {
    for (const Digit symbol : domain(a)) {
        std::vector<Option> clash = options(b, domain(b) - allowed[symbol.slot()]);
        if (clash.empty())
            continue;
        // Two of the three: the arm, this symbol, one that does not go with it.
        clash.push_back(option(a, symbol));
        clash.push_back(arm);
        itemOf(0, 2, clash);
    }
}

}  // namespace nonet
