// How different symbols that are together one of some sets are stated: an option a set, and for each symbol an item
// that one of the cells covers, or an option for "nowhere here". A symbol without a cell takes the sets with it away,
// and the last set with it the symbol from the cells; the last set without it takes "nowhere" away.
#include "core/solvers/exact_cover/statement.h"

#include <algorithm>

namespace nonet {
namespace {

/// Beyond, a chain of sums says less with fewer links.
constexpr std::size_t kMostSetLinks = 20'000;
constexpr int kMostSteps = 100'000;

struct NumberedSymbol {
    int number;
    Digit symbol;
};

/// Sets of `count` of the symbols whose numbers add up to the total; nothing where there are too many.
class SetsOfSum {
public:
    SetsOfSum(std::vector<NumberedSymbol> symbols, std::size_t most) : m_symbols(std::move(symbols)), m_most(most) {
        std::ranges::sort(m_symbols, {}, &NumberedSymbol::number);
        m_before.push_back(0);
        for (const NumberedSymbol& each : m_symbols)
            m_before.push_back(m_before.back() + each.number);
    }

    std::optional<std::vector<DigitSet>> find(std::size_t count, std::int64_t total) {
        if (count <= m_symbols.size())
            goOn(0, count, total, {});
        return m_isTooLong ? std::nullopt : std::optional(std::move(m_sets));
    }

private:
    void goOn(std::size_t at, std::size_t count, std::int64_t rest, DigitSet set) {
        if (m_isTooLong)
            return;
        m_isTooLong = ++m_steps > kMostSteps || m_sets.size() > m_most;
        if (count == 0) {
            if (rest == 0)
                m_sets.push_back(set);
            return;
        }
        const std::size_t end = m_symbols.size();
        if (end - at < count || rest < m_before[at + count] - m_before[at] ||
            rest > m_before[end] - m_before[end - count])
            return;
        goOn(at + 1, count - 1, rest - m_symbols[at].number, set | DigitSet{m_symbols[at].symbol});
        goOn(at + 1, count, rest, set);
    }

    std::vector<NumberedSymbol> m_symbols;
    /// What those before each place add up to.
    std::vector<std::int64_t> m_before;
    std::size_t m_most;
    std::vector<DigitSet> m_sets;
    int m_steps = 0;
    bool m_isTooLong = false;
};

}  // namespace

class SetsStatement {
public:
    using Option = Cover::Option;
    using List = Cover::List;

    SetsStatement(Statement& statement, const std::vector<Cell>& cells, const std::vector<DigitSet>& sets,
                  const Statement::Scope& scope)
        : m_statement(statement), m_cover(statement.m_cover), m_cells(cells), m_scope(scope) {
        for (const DigitSet set : sets)
            if (canHold(set))
                m_sets.push_back(set);
    }

    void make() {
        if (m_sets.empty()) {
            m_statement.stateNever(m_scope);
            return;
        }
        for (std::size_t i = 0; i < m_sets.size(); ++i)
            m_options.push_back(m_cover.addOption());
        const List which = m_statement.itemOf(1, 1, m_options, Statement::turn(m_scope));
        if (m_scope.arm) {
            const Option none = m_statement.addVoid(*m_scope.arm, m_scope.otherArms, m_options);
            m_void = none;
            m_cover.put(none, which);
        }
        for (const Digit symbol : m_statement.m_numbers.all()) {
            if (!m_statement.goesOn())
                return;
            stateSymbol(symbol);
        }
    }

private:
    /// Each cell takes one of its symbols, and each of them finds a cell.
    bool canHold(DigitSet set) const {
        DigitSet found;
        for (const Cell cell : m_cells) {
            const DigitSet symbols = m_statement.domain(cell, m_scope) & set;
            if (symbols.isEmpty())
                return false;
            found |= symbols;
        }
        return set.count() == static_cast<int>(m_cells.size()) && found == set;
    }

    void stateSymbol(Digit symbol) {
        std::vector<Option> places;
        for (const Cell cell : m_cells)
            if (m_statement.hasOption(cell, symbol))
                places.push_back(m_statement.option(cell, symbol));
        std::vector<Option> with;
        std::vector<Option> without;
        for (std::size_t i = 0; i < m_sets.size(); ++i)
            (m_sets[i].contains(symbol) ? with : without).push_back(m_options[i]);
        if (places.empty())
            return;
        const List item = m_statement.itemOf(1, 1, places, Statement::turn(m_scope));
        tie(places, with);
        if (without.empty() && !m_void)
            return;
        const Option nowhere = m_cover.addOption();
        m_cover.put(nowhere, item);
        tie({nowhere}, without);
    }

    /// The last of one side takes the other with it. While the arm is not chosen, neither side needs the other.
    void tie(const std::vector<Option>& places, std::vector<Option> sets) {
        const List placed = m_statement.listOf(places);
        m_cover.whenEmpty(placed, m_statement.listOf(sets));
        if (m_void)
            sets.push_back(*m_void);
        m_cover.whenEmpty(m_statement.listOf(sets), placed);
    }

    Statement& m_statement;
    Cover& m_cover;
    const std::vector<Cell>& m_cells;
    const Statement::Scope& m_scope;
    std::vector<DigitSet> m_sets;
    /// By set.
    std::vector<Option> m_options;
    std::optional<Option> m_void;
};

void Statement::state(const SetTable& relation, const Scope& scope) {
    if (scope.arm)
        m_lack = CannotState::Reason::notWithinEitherOr;
    else if (WideCellSet::from(relation.cells).count() < static_cast<int>(relation.cells.size()))
        stateNever(scope);
    else
        stateSets(relation.cells, relation.sets, scope);
}

void Statement::stateSets(const std::vector<Cell>& cells, const std::vector<DigitSet>& sets, const Scope& scope) {
    SetsStatement(*this, cells, sets, scope).make();
}

bool Statement::stateSumBySets(const std::vector<Cell>& cells, std::int64_t total, const Scope& scope) {
    DigitSet any;
    for (const Cell cell : cells)
        any |= domain(cell, scope) & m_numbers.withNumber();
    std::vector<NumberedSymbol> symbols;
    for (const Digit symbol : any)
        symbols.push_back({m_numbers.numberOf(symbol), symbol});
    const std::size_t most = kMostSetLinks / static_cast<std::size_t>(m_numbers.symbolCount());
    const auto sets = SetsOfSum(std::move(symbols), most).find(cells.size(), total);
    if (sets)
        stateSets(cells, *sets, scope);
    return sets.has_value();
}

}  // namespace nonet
