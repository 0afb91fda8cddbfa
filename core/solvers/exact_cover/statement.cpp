#include "core/solvers/exact_cover/statement.h"

#include "core/solvers/exact_cover/domains.h"

#include <algorithm>
#include <numeric>

namespace nonet {

Statement::Statement(const Puzzle& puzzle, std::span<const Relation* const> relations, std::stop_token stop)
    : m_numbers(puzzle.rulebook().numbers()), m_stop(std::move(stop)),
      m_domains(trimmedDomains(puzzle, relations, m_stop)),
      m_options(m_domains.size() * static_cast<std::size_t>(m_numbers.symbolCount())), m_different(m_domains.size()),
      m_statedDifferent(m_domains.size()) {
    for (const Cell cell : puzzle.shape().cells()) {
        const List item = m_cover.addItem(1, 1);
        for (const Digit symbol : domain(cell)) {
            const Option option = m_cover.addOption();
            m_options[place(cell, symbol)] = option;
            m_candidates.push_back({cell, symbol});
            m_cover.put(option, item);
        }
    }
    for (const Relation* relation : relations) {
        if (!goesOn())
            return;
        if (const auto* distinct = std::get_if<Distinct>(relation))
            noteDifferent(distinct->cells, m_different);
        else if (const auto* sum = std::get_if<DistinctSum>(relation))
            noteDifferent(sum->cells, m_different);
        else if (const auto* table = std::get_if<SetTable>(relation))
            noteDifferent(table->cells, m_different);
        else if (const auto* quota = std::get_if<Quota>(relation); quota && std::ranges::max(quota->counts) <= 1)
            noteDifferent(quota->cells, m_different);
    }
}

void Statement::state(const Relation& relation, const Scope& scope) {
    if (goesOn())
        std::visit([&](const auto& each) { state(each, scope); }, relation);
}

void Statement::state(const Distinct& relation, const Scope& scope) {
    if (!scope.arm) {
        stateOnceEach(relation.cells);
        return;
    }
    std::vector<DigitSet> others;
    for (const Digit symbol : m_numbers.all())
        others.push_back(m_numbers.all() - DigitSet{symbol});
    for (std::size_t i = 0; i < relation.cells.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            statePair(relation.cells[j], relation.cells[i], others, scope);
}

void Statement::state(const Quota& relation, const Scope& scope) {
    if (scope.arm)
        m_lack = CannotState::Reason::notWithinEitherOr;
    else if (std::ranges::max(relation.counts) <= 1)
        stateOnceEach(relation.cells);
    else
        stateCounts(relation.cells, relation.counts);
}

void Statement::stateOnceEach(const std::vector<Cell>& cells) {
    if (cells.size() == 2 && m_statedDifferent[cells.front().slot()].contains(cells.back()))
        return;
    noteDifferent(cells, m_statedDifferent);
    stateCounts(cells, std::vector<int>(static_cast<std::size_t>(m_numbers.symbolCount()), 1));
}

void Statement::stateCounts(const std::vector<Cell>& cells, const std::vector<int>& counts) {
    std::vector<int> most;
    for (const Digit symbol : m_numbers.all()) {
        const auto places = std::ranges::count_if(cells, [&](Cell cell) { return hasOption(cell, symbol); });
        most.push_back(std::min(counts[symbol.slot()], static_cast<int>(places)));
    }
    const int total = std::accumulate(most.begin(), most.end(), 0);
    for (const Digit symbol : m_numbers.all()) {
        if (!goesOn())
            return;
        const int cap = most[symbol.slot()];
        const int need = std::max(0, static_cast<int>(cells.size()) - (total - cap));
        std::vector<Option> places;
        for (const Cell cell : cells)
            if (hasOption(cell, symbol))
                places.push_back(option(cell, symbol));
        if (need > 0 || static_cast<int>(places.size()) > cap)
            itemOf(need, cap, places);
    }
}

void Statement::state(const LinearSum& relation, const Scope& scope) {
    stateSum(relation.terms, relation.total, scope);
}

void Statement::state(const DistinctSum& relation, const Scope& scope) {
    if (!scope.arm && areDifferent(relation.cells) && stateSumBySets(relation.cells, relation.total, scope))
        return;
    state(Distinct{relation.cells}, scope);
    std::vector<LinearSum::Term> terms;
    for (const Cell cell : relation.cells)
        terms.push_back({cell, 1});
    stateSum(terms, relation.total, scope);
}

void Statement::state(const Same& relation, const Scope& scope) {
    std::vector<DigitSet> same;
    for (const Digit symbol : m_numbers.all())
        same.push_back(DigitSet{symbol});
    state(PairTable{relation.pairs, same}, scope);
}

void Statement::state(const Language& relation, const Scope& scope) {
    const Automaton& automaton = relation.automaton;
    stateChain({relation.cells, 0,
                [&](std::size_t /*at*/, std::int64_t state, Digit symbol) -> std::optional<std::int64_t> {
                    const int next = automaton.next(static_cast<int>(state), symbol);
                    return next == Automaton::kDead ? std::nullopt : std::optional<std::int64_t>(next);
                },
                [&](std::int64_t state) { return automaton.isAccepting(static_cast<int>(state)); }},
               scope);
}

void Statement::state(const Index& relation, const Scope& scope) {
    if (scope.arm) {
        m_lack = CannotState::Reason::notWithinEitherOr;
        return;
    }
    for (const Digit pointer : domain(relation.index)) {
        if (!goesOn())
            return;
        const std::optional<int> number = m_numbers.number(pointer);
        const Option pointing = option(relation.index, pointer);
        if (!number || *number < 1 || *number > static_cast<int>(relation.list.size())) {
            itemOf(0, 0, {pointing});
            continue;
        }
        const Cell target = relation.list[static_cast<std::size_t>(*number - 1)];
        std::vector<Option> clash = options(target, domain(target) - DigitSet{relation.symbol});
        // Where a cell points at itself, this symbol clashes with itself.
        clash.push_back(pointing);
        itemOf(0, 1, clash);
        m_cover.whenEmpty(listOf(target, domain(target) & DigitSet{relation.symbol}), listOf({pointing}));
    }
}

void Statement::state(const Contains& relation, const Scope& scope) {
    const auto isAllowed = [&](std::int64_t count) {
        return count < static_cast<std::int64_t>(relation.counts.size()) &&
               relation.counts[static_cast<std::size_t>(count)];
    };
    const auto least = std::ranges::find(relation.counts, true) - relation.counts.begin();
    auto most = least;
    while (isAllowed(most + 1))
        ++most;
    const bool isRange = std::count(relation.counts.begin(), relation.counts.end(), true) == most - least + 1;
    if (!scope.arm && isRange && isAllowed(least)) {
        std::vector<Option> places;
        for (const Cell cell : relation.cells)
            for (const Option each : options(cell, domain(cell) & relation.symbols))
                places.push_back(each);
        itemOf(static_cast<int>(least), static_cast<int>(most), places);
        return;
    }
    stateChain({relation.cells, 0,
                [&](std::size_t /*at*/, std::int64_t count, Digit symbol) -> std::optional<std::int64_t> {
                    return relation.symbols.contains(symbol) ? count + 1 : count;
                },
                isAllowed},
               scope);
}

void Statement::state(const EitherOr& relation, const Scope& scope) {
    if (scope.arm) {
        m_lack = CannotState::Reason::notWithinEitherOr;
        return;
    }
    std::vector<Option> arms;
    for (std::size_t i = 0; i < relation.arms.size(); ++i)
        arms.push_back(m_cover.addOption());
    itemOf(1, 1, arms, Cover::Turn::late);
    for (std::size_t i = 0; i < arms.size(); ++i) {
        Scope within{arms[i], arms, {}};
        within.otherArms.erase(within.otherArms.begin() + static_cast<std::ptrdiff_t>(i));
        for (const Relation& each : relation.arms[i].all())
            if (const auto* allowed = std::get_if<Allowed>(&each))
                within.narrowed.push_back(*allowed);
        for (const Relation& each : relation.arms[i].all())
            state(each, within);
    }
}

void Statement::state(const Allowed& relation, const Scope& scope) {
    stateSymbols(relation.cell, relation.symbols, scope);
}

void Statement::stateSymbols(Cell cell, DigitSet symbols, const Scope& scope) {
    // What always holds is left out of the domains.
    if (!scope.arm || symbols.containsAll(domain(cell)))
        return;
    std::vector<Option> clash = options(cell, domain(cell) - symbols);
    clash.push_back(*scope.arm);
    itemOf(0, 1, clash);
    m_cover.whenEmpty(listOf(cell, domain(cell) & symbols), listOf({*scope.arm}));
}

void Statement::stateNever(const Scope& scope) {
    if (scope.arm)
        itemOf(0, 0, {*scope.arm});
    else
        m_cover.addItem(1, 1);
}

Statement::List Statement::listOf(const std::vector<Option>& options) {
    const List list = m_cover.addList();
    for (const Option each : options)
        m_cover.put(each, list);
    return list;
}

Statement::List Statement::listOf(Cell cell, DigitSet symbols) { return listOf(options(cell, symbols)); }

Statement::List Statement::itemOf(int need, int cap, const std::vector<Option>& options, Cover::Turn turn) {
    const List item = m_cover.addItem(need, cap, turn);
    for (const Option each : options)
        m_cover.put(each, item);
    return item;
}

Statement::Option Statement::addVoid(Option arm, const std::vector<Option>& otherArms,
                                     const std::vector<Option>& inArm) {
    const Option none = m_cover.addOption();
    m_cover.whenEitherEmpty(listOf(inArm), listOf({arm}));
    m_cover.whenEitherEmpty(listOf({none}), listOf(otherArms));
    return none;
}

std::vector<Statement::Option> Statement::options(Cell cell, DigitSet symbols) const {
    std::vector<Option> all;
    for (const Digit symbol : symbols)
        all.push_back(option(cell, symbol));
    return all;
}

DigitSet Statement::domain(Cell cell, const Scope& scope) const {
    DigitSet symbols = domain(cell);
    for (const Allowed& each : scope.narrowed)
        if (each.cell == cell)
            symbols &= each.symbols;
    return symbols;
}

bool Statement::areDifferent(const std::vector<Cell>& cells) const {
    const WideCellSet all = WideCellSet::from(cells);
    return all.count() == static_cast<int>(cells.size()) && std::ranges::all_of(cells, [&](Cell cell) {
               return m_different[cell.slot()].containsAll(all - WideCellSet{cell});
           });
}

void Statement::noteDifferent(const std::vector<Cell>& cells, std::vector<WideCellSet>& sets) const {
    const WideCellSet all = WideCellSet::from(cells);
    for (const Cell cell : cells)
        sets[cell.slot()] |= all - WideCellSet{cell};
}

bool Statement::goesOn() {
    m_wasStopped = m_wasStopped || m_stop.stop_requested();
    if (static_cast<std::size_t>(m_cover.optionCount()) > kMostCoverOptions)
        m_lack = CannotState::Reason::tooManyOptions;
    else if (m_cover.size() > kMostCoverLinks)
        m_lack = CannotState::Reason::tooManyLinks;
    return !m_lack && !m_wasStopped;
}

}  // namespace nonet
