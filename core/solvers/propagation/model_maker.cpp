#include "core/solvers/propagation/model_maker.h"

#include <algorithm>
#include <numeric>

namespace nonet::propagation {
namespace {

/// Some twenty nanoseconds each.
constexpr std::uint32_t kPairsPerLook = 8192;
/// On longer lines too many sets stand between two symbols to be looked through.
constexpr std::size_t kLongestEnclosed = 16;

WordAutomaton asSteps(const Automaton& automaton, const std::vector<int>& indexOf) {
    WordAutomaton steps;
    steps.stateCount = automaton.stateCount();
    steps.accepting.resize((static_cast<std::size_t>(automaton.stateCount()) + 63) / 64);
    // By state: the last step that leads there.
    std::vector<std::uint32_t> stepTo(static_cast<std::size_t>(automaton.stateCount()), ~std::uint32_t{0});
    for (int state = 0; state < automaton.stateCount(); ++state) {
        const auto begin = static_cast<std::uint32_t>(steps.steps.size());
        steps.begin.push_back(begin);
        if (automaton.isAccepting(state))
            steps.accepting[static_cast<std::size_t>(state / 64)] |= std::uint64_t{1} << (state % 64);
        for (const Digit symbol : DigitSet::full(automaton.symbolCount())) {
            const int next = automaton.next(state, symbol);
            if (next == Automaton::kDead)
                continue;
            const Mask bit = Mask{1} << indexOf[symbol.slot()];
            std::uint32_t& step = stepTo[static_cast<std::size_t>(next)];
            if (step == ~std::uint32_t{0} || step < begin) {
                step = static_cast<std::uint32_t>(steps.steps.size());
                steps.steps.push_back({static_cast<std::uint32_t>(next), 0});
            }
            steps.steps[step].symbols |= bit;
        }
    }
    steps.begin.push_back(static_cast<std::uint32_t>(steps.steps.size()));
    return steps;
}

/// Sums group by what differs, so they wait for what keeps variables apart.
bool isSum(const Relation& relation) {
    return std::holds_alternative<LinearSum>(relation) || std::holds_alternative<DistinctSum>(relation) ||
           std::holds_alternative<SetTable>(relation) || std::holds_alternative<EitherOr>(relation);
}

}  // namespace

std::vector<Variable> ModelMaker::withoutRepeats(std::vector<Variable> variables) {
    std::ranges::sort(variables);
    variables.erase(std::unique(variables.begin(), variables.end()), variables.end());
    return variables;
}

bool ModelMaker::listBits(Variables variables) {
    m_listedBits.assign(m_model.wordsPerSet, 0);
    std::uint64_t twice = 0;
    for (const Variable variable : variables) {
        const std::uint64_t bit = std::uint64_t{1} << (variable % 64);
        std::uint64_t& word = m_listedBits[variable / 64U];
        twice |= word & bit;
        word |= bit;
    }
    return twice == 0;
}

ModelMaker::ModelMaker(const Puzzle& puzzle, const Derived& derived, std::stop_token stop)
    : m_puzzle(puzzle), m_derived(derived), m_stop(std::move(stop)), m_poll(m_stop, kPairsPerLook) {}

const Model& ModelMaker::make() {
    m_model.wasStopped = !m_puzzle.understand(m_stop);
    if (!m_model.wasStopped)
        m_rules = &m_puzzle.rulebook();
    const Relations relations = m_rules ? m_rules->relations() : Relations();
    orderSymbols();
    joinEqualCells(relations);
    fillDomains();
    m_model.wordsPerSet = (static_cast<std::size_t>(m_model.variableCount) + 63) / 64;
    m_model.peerBits.assign(m_model.wordsPerSet * static_cast<std::size_t>(m_model.variableCount), 0);
    gatherPeers(relations);
    if (m_model.wasStopped)
        return m_model;
    for (const Relation* relation : relations)
        if (!isSum(*relation) && !(m_model.wasStopped = m_stop.stop_requested()))
            add(*relation, {});
    joinCounts();
    joinClassCounts();
    for (const Relation* relation : relations)
        if (isSum(*relation) && !(m_model.wasStopped = m_stop.stop_requested()))
            add(*relation, {});
    finishArcs();
    return m_model;
}

const Model& ModelMaker::makeRicher() {
    if (!mayBeRicher())
        return m_model;
    const std::size_t given = m_equations.size();
    deriveSums();
    joinSums(given);
    finishArcs();
    return m_model;
}

void ModelMaker::orderSymbols() {
    const SymbolNumbers numbers(m_puzzle.symbols());
    std::vector<Digit>& order = m_model.symbolOf;
    for (const Digit symbol : numbers.all())
        order.push_back(symbol);
    std::ranges::stable_sort(order, [&](Digit a, Digit b) {
        const std::optional<int> ofA = numbers.number(a);
        const std::optional<int> ofB = numbers.number(b);
        return ofA && (!ofB || *ofA < *ofB);
    });
    m_model.symbolCount = static_cast<int>(order.size());
    m_model.usable = (Mask{1} << m_model.symbolCount) - 1;
    m_indexOf.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        m_indexOf[order[i].slot()] = static_cast<int>(i);
        m_isInOrder = m_isInOrder && order[i].index() == static_cast<int>(i);
        const std::optional<int> number = numbers.number(order[i]);
        m_model.numbers.push_back(number.value_or(0));
        m_model.numberCount += number ? 1 : 0;
    }
}

void ModelMaker::joinEqualCells(const Relations& relations) {
    const BoardShape& shape = m_puzzle.shape();
    std::vector<int> parent(static_cast<std::size_t>(shape.cellCount()));
    std::iota(parent.begin(), parent.end(), 0);
    const auto root = [&](int cell) {
        while (parent[static_cast<std::size_t>(cell)] != cell)
            cell = parent[static_cast<std::size_t>(cell)] =
                parent[static_cast<std::size_t>(parent[static_cast<std::size_t>(cell)])];
        return cell;
    };
    for (const Relation* relation : relations)
        if (const auto* same = std::get_if<Same>(relation))
            for (const auto& [a, b] : same->pairs) {
                const int first = root(a.index());
                const int second = root(b.index());
                parent[static_cast<std::size_t>(std::max(first, second))] = std::min(first, second);
            }
    m_model.variableOf.assign(parent.size(), Model::kNone);
    for (const Cell cell : shape.cells()) {
        const auto representative = static_cast<std::size_t>(root(cell.index()));
        if (m_model.variableOf[representative] == Model::kNone)
            m_model.variableOf[representative] = static_cast<Variable>(m_model.variableCount++);
        m_model.variableOf[cell.slot()] = m_model.variableOf[representative];
    }
}

void ModelMaker::fillDomains() {
    m_model.domains.assign(static_cast<std::size_t>(m_model.variableCount), m_model.usable);
    for (const Cell cell : m_puzzle.shape().cells()) {
        Mask& domain = m_model.domains[variableOf(cell)];
        if (const std::optional<Digit> given = m_puzzle.givens.digit(cell))
            domain &= Mask{1} << indexOf(*given);
        else if (m_puzzle.startCandidates)
            domain &= maskOf(m_puzzle.startCandidates->at(cell));
        if (m_rules)
            domain &= maskOf(m_rules->allowed(cell));
    }
    m_model.usable = std::accumulate(m_model.domains.begin(), m_model.domains.end(), Mask{0}, std::bit_or());
}

void ModelMaker::gatherPeers(const Relations& relations) {
    for (const Relation* relation : relations) {
        if (const auto* distinct = std::get_if<Distinct>(relation))
            addClique(variablesOf(distinct->cells));
        else if (const auto* sum = std::get_if<DistinctSum>(relation))
            addClique(variablesOf(sum->cells));
        else if (const auto* sets = std::get_if<SetTable>(relation))
            addClique(variablesOf(sets->cells));
        else if (const auto* order = std::get_if<Order>(relation); order && order->isStrict)
            addClique(variablesOf(order->cells));
        else if (const auto* quota = std::get_if<Quota>(relation);
                 quota && std::ranges::all_of(quota->counts, [](int count) { return count == 1; }))
            addClique(variablesOf(quota->cells));
    }
}

void ModelMaker::addClique(Variables variables) {
    if (!listBits(variables)) {
        m_model.isImpossible = true;
        return;
    }
    for (const Variable variable : variables) {
        std::uint64_t* set = m_model.peerBits.data() + variable * m_model.wordsPerSet;
        for (std::size_t i = 0; i < m_listedBits.size(); ++i)
            set[i] |= m_listedBits[i];
        set[variable / 64U] &= ~(std::uint64_t{1} << (variable % 64));
    }
}

void ModelMaker::finishArcs() {
    if (m_pairs.isSettled())
        return;
    m_pairs.settle(m_pairTables, m_model.variableCount, m_stop);
    if (!m_pairs.isSettled()) {
        m_model.wasStopped = true;
        return;
    }
    // By variable, so that they are laid out in one go.
    std::vector<std::uint32_t> places(static_cast<std::size_t>(m_model.variableCount) + 1);
    for (const PairList::Pair& pair : m_pairs.all()) {
        ++places[pair.a + 1U];
        ++places[pair.b + 1U];
    }
    std::partial_sum(places.begin(), places.end(), places.begin());
    m_model.arcs.resize(2 * m_pairs.all().size());
    for (const auto& [a, b, number] : m_pairs.all()) {
        if (shouldStop()) {
            // An engine would lay out in vain what is there.
            m_model.arcs.clear();
            return;
        }
        const std::uint32_t table = m_model.arePeers(a, b) ? m_pairTables.ofDifferent(number) : number;
        m_model.arcs[places[b]++] = {b, a, modelTable(m_pairTables.turned(table))};
        m_model.arcs[places[a]++] = {a, b, modelTable(table)};
    }
}

ExactHouse ModelMaker::exactHouse(Variables variables) {
    ExactHouse house{scopeOf(variables), static_cast<std::uint32_t>(m_model.outsideBits.size())};
    m_model.outsideBits.resize(house.outside + m_model.wordsPerSet, ~std::uint64_t{0});
    for (const Variable variable : variables)
        m_model.outsideBits[house.outside + variable / 64U] &= ~(std::uint64_t{1} << (variable % 64));
    return house;
}

void ModelMaker::add(const Relation& relation, Target target) {
    std::visit([&](const auto& each) { add(each, target); }, relation);
}

void ModelMaker::add(const Distinct& relation, Target target) { addDifferent(variablesOf(relation.cells), target); }

void ModelMaker::addDifferent(Variables variables, Target target) {
    // Those of the model itself are peers already.
    if (!target.arm)
        return;
    std::vector<Mask> table(static_cast<std::size_t>(m_model.symbolCount), m_model.usable);
    for (std::size_t symbol = 0; symbol < table.size(); ++symbol)
        table[symbol] &= ~(Mask{1} << symbol);
    for (std::size_t i = 0; i < variables.size(); ++i)
        for (std::size_t j = i + 1; j < variables.size(); ++j)
            if (variables[i] == variables[j] || !m_model.arePeers(variables[i], variables[j]))
                addPair(variables[i], variables[j], table, target);
}

void ModelMaker::add(const Quota& relation, Target target) {
    const Variables variables = variablesOf(relation.cells);
    const bool isOnce = std::ranges::all_of(relation.counts, [](int count) { return count == 1; });
    const int countOfAll = std::accumulate(relation.counts.begin(), relation.counts.end(), 0);
    const bool isExact = relation.isExact && static_cast<int>(variables.size()) == countOfAll;
    const bool isFull = variables.size() == static_cast<std::size_t>(std::popcount(m_model.usable));
    if (isOnce && isFull && listBits(variables)) {
        addPropagator(exactHouse(variables), target);
        if (!target.arm)
            m_exactHouseBits.insert(m_exactHouseBits.end(), m_listedBits.begin(), m_listedBits.end());
    }
    if (isOnce) {
        addDifferent(variables, target);
        return;
    }
    CountedHouse house{scopeOf(variables), std::vector<int>(relation.counts.size()), isExact};
    for (std::size_t i = 0; i < relation.counts.size(); ++i)
        house.counts[static_cast<std::size_t>(m_indexOf[i])] = relation.counts[i];
    addPropagator(std::move(house), target);
}

void ModelMaker::add(const PairTable& relation, Target target) {
    std::vector<Mask> table(relation.allowed.size());
    for (std::size_t i = 0; i < table.size(); ++i)
        table[static_cast<std::size_t>(m_indexOf[i])] = maskOf(relation.allowed[i]);
    if (!target.arm)
        addSetsOfPairs(relation.pairs, table);
    const std::uint32_t number = m_pairTables.numberOf(std::move(table));
    for (const auto& [a, b] : relation.pairs) {
        if (shouldStop())
            return;
        addPair(variableOf(a), variableOf(b), number, target);
    }
}

void ModelMaker::add(const Order& relation, Target target) {
    const Variables variables = variablesOf(relation.cells);
    narrowToNumbers(variables, target);
    if (variables.size() == 2)
        addPair(variables[0], variables[1],
                tableWhere([&](int a, int b) { return relation.isStrict ? a < b : a <= b; }), target);
    else if (variables.size() > 2)
        addPropagator(RisingOrder{scopeOf(variables), relation.isStrict}, target);
}

void ModelMaker::add(const LinearSum& relation, Target target) {
    m_terms.clear();
    for (const auto& [cell, factor] : relation.terms) {
        const Variable variable = variableOf(cell);
        narrowToNumbers({&variable, 1}, target);
        const auto known = std::ranges::find(m_terms, variable, &Term::first);
        if (known != m_terms.end())
            known->second += factor;
        else
            m_terms.emplace_back(variable, factor);
    }
    std::erase_if(m_terms, [](const Term& term) { return term.second == 0; });
    addSum(m_terms, relation.total, target);
}

/// Factors are none of them 0.
void ModelMaker::addSum(Terms terms, int total, Target target) {
    if (!target.arm && !noteEquation(terms, total))
        return;
    if (terms.empty()) {
        if (total != 0)
            addPropagator(Alternatives{}, target);
        return;
    }
    if (terms.size() == 1) {
        Mask fits = 0;
        for (int symbol = 0; symbol < m_model.numberCount; ++symbol)
            if (terms[0].second * m_model.numbers[static_cast<std::size_t>(symbol)] == total)
                fits |= Mask{1} << symbol;
        narrow(terms[0].first, fits, target);
        return;
    }
    if (terms.size() == 2) {
        addPair(terms[0].first, terms[1].first,
                tableWhere([&](int a, int b) { return a * terms[0].second + b * terms[1].second == total; }), target);
        return;
    }
    const bool isPlain = std::ranges::all_of(terms, [&](const auto& term) { return term.second == terms[0].second; });
    if (isPlain && total % terms[0].second == 0) {
        m_listed.resize(terms.size());
        std::ranges::transform(terms, m_listed.begin(), &Term::first);
        if (areAllPeers(m_listed))
            if (const std::optional<std::uint32_t> sets =
                    setsOf(static_cast<int>(m_listed.size()), total / terms[0].second)) {
                addPropagator(setChoice(m_listed, *sets, target), target);
                return;
            }
    }
    groupTerms(terms);
    addPropagator(WeightedSum{scopeOf(Terms(m_ordered)), m_groups, total}, target);
}

void ModelMaker::add(const DistinctSum& relation, Target target) {
    const Variables variables = variablesOf(relation.cells);
    narrowToNumbers(variables, target);
    addDifferent(variables, target);
    if (target.arm && !areAllPeers(variables)) {
        if (const std::optional<std::uint32_t> sets = setsOf(static_cast<int>(variables.size()), relation.total)) {
            addPropagator(setChoice(variables, *sets, target), target);
            return;
        }
    }
    if (hasRepeat(variables))
        return;
    m_terms.clear();
    for (const Variable variable : variables)
        m_terms.emplace_back(variable, 1);
    addSum(m_terms, relation.total, target);
}

void ModelMaker::add(const SetTable& relation, Target target) {
    const Variables variables = variablesOf(relation.cells);
    addDifferent(variables, target);
    std::vector<Mask> sets;
    sets.reserve(relation.sets.size());
    for (const DigitSet set : relation.sets)
        sets.push_back(maskOf(set));
    if (hasRepeat(variables))
        return;
    m_model.setLists.push_back(std::move(sets));
    addPropagator(setChoice(variables, static_cast<std::uint32_t>(m_model.setLists.size() - 1), target), target);
}

void ModelMaker::add(const Same& relation, Target target) {
    // Cells of the model itself are joined already.
    if (!target.arm)
        return;
    std::vector<Mask> table(static_cast<std::size_t>(m_model.symbolCount));
    for (std::size_t symbol = 0; symbol < table.size(); ++symbol)
        table[symbol] = Mask{1} << symbol;
    for (const auto& [a, b] : relation.pairs)
        addPair(variableOf(a), variableOf(b), table, target);
}

/// False where it is no line that all differs, or its sets are too many.
bool ModelMaker::addEnclosedSum(const SumBetween& sum, Variables variables) {
    const Mask first = Mask{1} << indexOf(sum.first);
    const Mask second = Mask{1} << indexOf(sum.second);
    if (variables.size() < 2 || variables.size() > kLongestEnclosed || !areAllPeers(variables))
        return false;
    const std::optional<std::uint32_t> sets = setsBetween(first | second, sum.total, variables.size() - 2);
    if (!sets)
        return false;
    const auto usable = static_cast<std::size_t>(countOfWord(m_model.usable));
    addPropagator(EnclosedSum{.scope = scopeOf(variables),
                              .first = first,
                              .second = second,
                              .others = m_model.usable & numbered() & ~(first | second),
                              .isExact = variables.size() == usable,
                              .sets = *sets},
                  {});
    return true;
}

void ModelMaker::add(const Language& relation, Target target) {
    const Variables variables = variablesOf(relation.cells);
    if (!target.arm && relation.sum && addEnclosedSum(*relation.sum, variables))
        return;
    const auto number = static_cast<std::uint32_t>(m_model.automata.size());
    WordAutomaton& automaton = m_model.automata.emplace_back(asSteps(relation.automaton, m_indexOf));
    const Scope scope = scopeOf(variables);
    addPropagator(Spelling{scope, number, hasRepeat(variables)}, target);
    if (target.arm || automaton.stateCount >= WordAutomaton::kDead || !areAllPeers(variables))
        return;
    automaton.next.assign(static_cast<std::size_t>(automaton.stateCount * m_model.symbolCount), WordAutomaton::kDead);
    for (std::size_t state = 0; state + 1 < automaton.begin.size(); ++state)
        for (const WordAutomaton::Step& step : automaton.stepsFrom(state))
            for (Mask symbols = step.symbols; symbols != 0; symbols &= symbols - 1)
                automaton.next[state * static_cast<std::size_t>(m_model.symbolCount) +
                               static_cast<std::size_t>(std::countr_zero(symbols))] =
                    static_cast<std::uint16_t>(step.to);
    addPropagator(DifferentSpelling{scope, number}, target);
}

void ModelMaker::add(const Index& relation, Target target) {
    const Variable index = variableOf(relation.index);
    narrowToNumbers({&index, 1}, target);
    addPropagator(Pointer{scopeOf(variablesOf(relation.list)), index, indexOf(relation.symbol)}, target);
}

void ModelMaker::add(const Contains& relation, Target target) {
    constexpr std::size_t kMostCounted = 63;
    const Variables variables = variablesOf(relation.cells);
    const std::vector<Variable> rising = withoutRepeats({variables.begin(), variables.end()});
    if (!target.arm && rising.size() == relation.cells.size() && rising.size() <= kMostCounted) {
        if (relation.symbols.count() == 1)
            m_counts[rising].emplace_back(indexOf(*relation.symbols.begin()), relation.counts);
        else
            m_classCounts[rising].emplace_back(maskOf(relation.symbols), relation.counts);
        return;
    }
    m_terms.clear();
    for (const Variable variable : variables) {
        const auto known = std::ranges::find(m_terms, variable, &Term::first);
        if (known != m_terms.end())
            ++known->second;
        else
            m_terms.emplace_back(variable, 1);
    }
    addPropagator(SymbolCount{scopeOf(Terms(m_terms)), maskOf(relation.symbols), relation.counts}, target);
}

void ModelMaker::add(const EitherOr& relation, Target target) {
    Alternatives alternatives;
    std::vector<Variable> scope;
    const auto addScope = [&](Scope of) {
        const std::span<const Variable> variables = m_model.variables(of);
        scope.insert(scope.end(), variables.begin(), variables.end());
    };
    for (const RelationList& list : relation.arms) {
        Arm& arm = alternatives.arms.emplace_back();
        for (const Relation& each : list.all())
            add(each, Target{&arm});
        for (const auto& [variable, keep] : arm.domains)
            scope.push_back(variable);
        for (const PairArc& arc : arm.arcs)
            scope.push_back(arc.from);
        for (const Propagator& propagator : arm.propagators) {
            std::visit([&](const auto& of) { addScope(of.scope); }, propagator);
            if (const auto* pointer = std::get_if<Pointer>(&propagator))
                scope.push_back(pointer->index);
        }
    }
    alternatives.scope = scopeOf(withoutRepeats(std::move(scope)));
    alternatives.firstArm = m_model.armCount;
    m_model.armCount += static_cast<std::uint32_t>(alternatives.arms.size());
    addPropagator(std::move(alternatives), target);
}

void ModelMaker::add(const Allowed& relation, Target target) {
    narrow(variableOf(relation.cell), maskOf(relation.symbols), target);
}

void ModelMaker::addPair(Variable a, Variable b, std::uint32_t table, Target target) {
    if (a == b) {
        Mask keep = 0;
        for (int symbol = 0; symbol < m_model.symbolCount; ++symbol)
            keep |= m_pairTables[table][static_cast<std::size_t>(symbol)] & Mask{1} << symbol;
        narrow(a, keep, target);
    } else if (target.arm) {
        target.arm->arcs.push_back({b, a, modelTable(m_pairTables.turned(table))});
        target.arm->arcs.push_back({a, b, modelTable(table)});
    } else {
        m_pairs.add(a, b, table, m_pairTables);
    }
}

void ModelMaker::addPropagator(Propagator propagator, Target target) {
    (target.arm ? target.arm->propagators : m_model.propagators).push_back(std::move(propagator));
}

void ModelMaker::narrow(Variable variable, Mask keep, Target target) {
    if (target.arm)
        target.arm->domains.emplace_back(variable, keep);
    else
        m_model.domains[variable] &= keep;
}

void ModelMaker::narrowToNumbers(Variables variables, Target target) {
    if (m_model.numberCount == m_model.symbolCount)
        return;
    for (const Variable variable : variables)
        narrow(variable, numbered(), target);
}

std::uint32_t ModelMaker::modelTable(std::uint32_t table) {
    if (m_modelTables.size() <= table)
        m_modelTables.resize(table + 1);
    std::optional<std::uint32_t>& known = m_modelTables[table];
    if (!known) {
        known = static_cast<std::uint32_t>(m_model.tables.size());
        m_model.tables.push_back(m_pairTables[table]);
    }
    return *known;
}

template <typename IsAllowed>
std::vector<Mask> ModelMaker::tableWhere(IsAllowed isAllowed) const {
    std::vector<Mask> table(static_cast<std::size_t>(m_model.symbolCount));
    for (int a = 0; a < m_model.numberCount; ++a)
        for (int b = 0; b < m_model.numberCount; ++b)
            if (isAllowed(m_model.numbers[static_cast<std::size_t>(a)], m_model.numbers[static_cast<std::size_t>(b)]))
                table[static_cast<std::size_t>(a)] |= Mask{1} << b;
    return table;
}

Mask ModelMaker::maskOf(DigitSet symbols) const {
    if (m_isInOrder)
        return symbols.bits();
    Mask mask = 0;
    for (const Digit symbol : symbols)
        mask |= Mask{1} << indexOf(symbol);
    return mask;
}

ModelMaker::Variables ModelMaker::variablesOf(const std::vector<Cell>& cells) {
    m_listed.clear();
    for (const Cell cell : cells)
        m_listed.push_back(variableOf(cell));
    return m_listed;
}

bool ModelMaker::areAllPeers(Variables variables) {
    return listBits(variables) && std::ranges::all_of(variables, [&](Variable variable) {
               for (std::size_t word = 0; word < m_listedBits.size(); ++word) {
                   std::uint64_t others = m_listedBits[word];
                   if (word == variable / 64U)
                       others &= ~(std::uint64_t{1} << (variable % 64));
                   if ((others & ~m_model.peerWord(variable, word)) != 0)
                       return false;
               }
               return true;
           });
}

Scope ModelMaker::scopeOf(Variables variables) {
    const Scope scope{static_cast<std::uint32_t>(m_model.scopes.size()), static_cast<std::uint32_t>(variables.size())};
    m_model.scopes.insert(m_model.scopes.end(), variables.begin(), variables.end());
    m_model.factors.resize(m_model.scopes.size(), 1);
    return scope;
}

Scope ModelMaker::scopeOf(Terms terms) {
    const Scope scope{static_cast<std::uint32_t>(m_model.scopes.size()), static_cast<std::uint32_t>(terms.size())};
    for (const auto& [variable, factor] : terms) {
        m_model.scopes.push_back(variable);
        m_model.factors.push_back(factor);
    }
    return scope;
}

}  // namespace nonet::propagation
