// How relations that run along a list of cells are stated: a step for each cell, whose options lead from a state before
// it to a state behind it by a set of symbols. Neighbouring steps agree on the state between them. The states follow
// from the cells, so that solutions are not multiplied.
//
//      cell 1        cell 2         cell 3
//   0 --{1,2}--> 0 --{3}--> 3 --{4}--> 7
//     --{3}----> 3 --{1}--> 4 --{3}--> 7
#include "core/solvers/exact_cover/statement.h"

#include <algorithm>
#include <map>
#include <span>

namespace nonet {
namespace {

/// Arrows that are looked at before those that lead nowhere are dropped: in all, and from a cell to the next, which are
/// sorted without a look at the token.
constexpr std::size_t kMostArrows = 2 * kMostCoverOptions;
constexpr std::size_t kMostArrowsOfStep = 60'000;

struct Arrow {
    /// Places in the lists of states; before all are known, the state itself.
    std::int64_t from;
    std::int64_t to;
    DigitSet symbols;
};

}  // namespace

class ChainStatement {
public:
    using Option = Cover::Option;
    using List = Cover::List;

    ChainStatement(Statement& statement, const Statement::Chain& chain, const Statement::Scope& scope)
        : m_statement(statement), m_cover(statement.m_cover), m_chain(chain), m_scope(scope) {}

    void make() {
        if (!goForward() || !goBack())
            return;
        if (m_steps.front().empty()) {
            m_statement.stateNever(m_scope);
            return;
        }
        for (std::size_t at = 0; at < m_steps.size(); ++at) {
            if (!m_statement.goesOn())
                return;
            addOptions(at);
            if (at == 0 && m_scope.arm)
                m_void = m_statement.addVoid(*m_scope.arm, m_scope.otherArms, m_options);
            stateStep();
            joinStates(at);
            stateSymbols(at);
        }
    }

private:
    bool goForward() {
        std::vector<std::int64_t> states{m_chain.start};
        std::size_t arrowCount = 0;
        for (std::size_t at = 0; at < m_chain.cells.size(); ++at) {
            const DigitSet symbols = m_statement.domain(m_chain.cells[at], m_scope);
            std::vector<Arrow> arrows;
            std::vector<std::int64_t> next;
            for (std::size_t from = 0; from < states.size(); ++from) {
                if (!m_statement.goesOn())
                    return false;
                std::map<std::int64_t, DigitSet> targets;
                for (const Digit symbol : symbols)
                    if (const auto target = m_chain.step(at, states[from], symbol))
                        targets[*target].insert(symbol);
                for (const auto& [target, by] : targets) {
                    arrows.push_back({static_cast<std::int64_t>(from), target, by});
                    next.push_back(target);
                }
            }
            arrowCount += arrows.size();
            if (arrowCount > kMostArrows || arrows.size() > kMostArrowsOfStep) {
                m_statement.m_lack = CannotState::Reason::tooManyOptions;
                return false;
            }
            std::ranges::sort(next);
            next.erase(std::unique(next.begin(), next.end()), next.end());
            for (Arrow& arrow : arrows)
                arrow.to = std::ranges::lower_bound(next, arrow.to) - next.begin();
            m_steps.push_back(std::move(arrows));
            m_stateCounts.push_back(next.size());
            states = std::move(next);
        }
        for (const std::int64_t state : states)
            m_isEnd.push_back(m_chain.isEnd(state));
        return true;
    }

    bool goBack() {
        std::vector<bool> leadsOn = m_isEnd;
        for (std::size_t at = m_steps.size(); at-- > 0;) {
            if (!m_statement.goesOn())
                return false;
            std::erase_if(m_steps[at],
                          [&](const Arrow& arrow) { return !leadsOn[static_cast<std::size_t>(arrow.to)]; });
            leadsOn.assign(at > 0 ? m_stateCounts[at - 1] : 1, false);
            for (const Arrow& arrow : m_steps[at])
                leadsOn[static_cast<std::size_t>(arrow.from)] = true;
        }
        return true;
    }

    void addOptions(std::size_t at) {
        m_options.clear();
        for (std::size_t i = 0; i < m_steps[at].size(); ++i)
            m_options.push_back(m_cover.addOption());
    }

    void stateStep() {
        const List step = m_statement.itemOf(1, 1, m_options, Statement::turn(m_scope));
        if (m_void)
            m_cover.put(*m_void, step);
    }

    /// With the step before, whose lists by the state behind it are known.
    void joinStates(std::size_t at) {
        if (at > 0) {
            std::map<std::int64_t, List> before;
            for (std::size_t i = 0; i < m_options.size(); ++i)
                m_cover.put(m_options[i], listIn(before, m_steps[at][i].from));
            for (const auto& [state, list] : before)
                m_cover.whenEitherEmpty(m_statesBehind.at(state), list);
        }
        m_statesBehind.clear();
        if (at + 1 < m_steps.size())
            for (std::size_t i = 0; i < m_options.size(); ++i)
                m_cover.put(m_options[i], listIn(m_statesBehind, m_steps[at][i].to));
    }

    void stateSymbols(std::size_t at) {
        const Cell cell = m_chain.cells[at];
        const DigitSet domain = m_statement.domain(cell);
        std::map<DigitSet, List> bySet;
        std::map<Digit, List> bySymbol;
        for (const Digit symbol : domain) {
            const List list = bySymbol[symbol] = m_cover.addList();
            if (m_void)
                m_cover.put(*m_void, list);
            m_cover.whenEmpty(list, m_statement.listOf(cell, DigitSet{symbol}));
        }
        for (std::size_t i = 0; i < m_options.size(); ++i) {
            const DigitSet symbols = m_steps[at][i].symbols;
            for (const Digit symbol : symbols)
                m_cover.put(m_options[i], bySymbol.at(symbol));
            if (symbols != domain)
                m_cover.put(m_options[i], listIn(bySet, symbols));
        }
        for (const auto& [symbols, list] : bySet)
            m_cover.whenEmpty(m_statement.listOf(cell, symbols), list);
    }

    template <typename Key>
    List listIn(std::map<Key, List>& lists, Key key) {
        const auto [place, isNew] = lists.try_emplace(key, Cover::kNone);
        if (isNew)
            place->second = m_cover.addList();
        return place->second;
    }

    Statement& m_statement;
    Cover& m_cover;
    const Statement::Chain& m_chain;
    const Statement::Scope& m_scope;
    /// By cell.
    std::vector<std::vector<Arrow>> m_steps;
    std::vector<std::size_t> m_stateCounts;
    std::vector<bool> m_isEnd;
    /// For the step at hand: an option for each of its arrows.
    std::vector<Option> m_options;
    std::map<std::int64_t, List> m_statesBehind;
    std::optional<Option> m_void;
};

void Statement::stateChain(const Chain& chain, const Scope& scope) {
    if (!chain.cells.empty())
        ChainStatement(*this, chain, scope).make();
    else if (!chain.isEnd(chain.start))
        stateNever(scope);
}

void Statement::stateSum(const std::vector<LinearSum::Term>& terms, std::int64_t total, const Scope& scope) {
    std::vector<Cell> cells;
    std::vector<std::int64_t> factors;
    for (const LinearSum::Term& term : terms) {
        const auto known = std::ranges::find(cells, term.cell);
        if (known == cells.end()) {
            cells.push_back(term.cell);
            factors.push_back(term.factor);
        } else {
            factors[static_cast<std::size_t>(known - cells.begin())] += term.factor;
        }
    }
    const bool isPlain = !cells.empty() && factors.front() != 0 &&
                         std::ranges::count(factors, factors.front()) == static_cast<std::ptrdiff_t>(factors.size());
    if (isPlain && total % factors.front() == 0 && areDifferent(cells) &&
        stateSumBySets(cells, total / factors.front(), scope))
        return;
    // What the cells behind each place can still add, at least and at most.
    std::vector<std::int64_t> least(cells.size() + 1);
    std::vector<std::int64_t> most(cells.size() + 1);
    for (std::size_t i = cells.size(); i-- > 0;) {
        std::int64_t low = INT32_MAX;
        std::int64_t high = INT32_MIN;
        for (const Digit symbol : domain(cells[i], scope) & m_numbers.withNumber()) {
            low = std::min(low, factors[i] * m_numbers.numberOf(symbol));
            high = std::max(high, factors[i] * m_numbers.numberOf(symbol));
        }
        least[i] = least[i + 1] + low;
        most[i] = most[i + 1] + high;
    }
    stateChain({cells, 0,
                [&](std::size_t at, std::int64_t sum, Digit symbol) -> std::optional<std::int64_t> {
                    const std::optional<int> number = m_numbers.number(symbol);
                    if (!number)
                        return std::nullopt;
                    const std::int64_t next = sum + factors[at] * *number;
                    const bool fits = next + least[at + 1] <= total && next + most[at + 1] >= total;
                    return fits ? std::optional(next) : std::nullopt;
                },
                [total](std::int64_t sum) { return sum == total; }},
               scope);
}

}  // namespace nonet
