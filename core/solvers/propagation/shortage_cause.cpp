#include "core/solvers/propagation/shortage_cause.h"

#include <algorithm>
#include <set>

namespace nonet::propagation {
namespace {

void gather(const RelationList& relations, WideCellSet& cells) {
    const auto add = [&cells](const std::vector<Cell>& more) {
        for (const Cell cell : more)
            cells.insert(cell);
    };
    for (const Relation& any : relations.all())
        std::visit(
            [&](const auto& relation) {
                if constexpr (requires { relation.pairs; }) {
                    for (const auto& [a, b] : relation.pairs) {
                        cells.insert(a);
                        cells.insert(b);
                    }
                } else if constexpr (requires { relation.terms; }) {
                    for (const LinearSum::Term& term : relation.terms)
                        cells.insert(term.cell);
                } else if constexpr (requires { relation.arms; }) {
                    for (const RelationList& arm : relation.arms)
                        gather(arm, cells);
                } else if constexpr (requires { relation.index; }) {
                    cells.insert(relation.index);
                    add(relation.list);
                } else if constexpr (requires { relation.cell; }) {
                    cells.insert(relation.cell);
                } else {
                    add(relation.cells);
                }
            },
            any);
}

bool isOfGrid(const House& house) {
    return house.kind == HouseKind::row || house.kind == HouseKind::column || house.kind == HouseKind::box ||
           house.kind == HouseKind::region;
}

bool isHouseOf(const Rule& rule, const std::vector<Cell>& cells) {
    return std::ranges::any_of(rule.relations().all(), [&](const Relation& relation) {
        const auto* quota = std::get_if<Quota>(&relation);
        return quota && quota->cells == cells;
    });
}

std::size_t at(Cell cell) { return cell.slot(); }

}  // namespace

WideCellSet cellsOf(const Rule& rule) {
    WideCellSet cells;
    gather(rule.relations(), cells);
    return cells;
}

ShortageCauses::ShortageCauses(ConflictCheck& test) : m_test(test), m_rules(test.puzzle().rulebook()) {
    const Layout& layout = m_rules.layout();
    for (const Digit symbol : m_rules.numbers().all())
        m_counts.push_back(layout.count(symbol));
    m_base = test.settled({}).value_or(CellSymbols());
    if (m_base.empty()) {
        m_base.resize(static_cast<std::size_t>(layout.shape.cellCount()));
        for (const Cell cell : layout.shape.cells())
            m_base[at(cell)] = m_rules.numbers().all();
    }
    for (Member rule = 0; rule < test.ruleCount(); ++rule)
        m_cellsOfRule.push_back(cellsOf(test.rule(rule)));
    for (const RuleHouse& house : m_rules.houses()) {
        std::optional<Member> owner;
        for (Member rule = 0; !owner && !isOfGrid(house.house) && rule < test.ruleCount(); ++rule)
            if (isHouseOf(test.rule(rule), house.cells))
                owner = rule;
        m_ruleOfHouse.push_back(owner);
    }
}

CellSymbols ShortageCauses::without(const CellSymbols& left) const {
    CellSymbols taken = m_base;
    for (std::size_t i = 0; i < taken.size(); ++i)
        taken[i] -= left[i];
    return taken;
}

const std::optional<CellSymbols>& ShortageCauses::leftByRule(Member rule) {
    const auto known = m_leftByRule.find(rule);
    return known != m_leftByRule.end() ? known->second : m_leftByRule[rule] = m_test.settled({rule});
}

Members ShortageCauses::givensOn(Member rule, const Members& among) const {
    Members givens;
    for (const Member member : among)
        if (m_test.isGiven(member) && m_cellsOfRule[static_cast<std::size_t>(rule)].contains(m_test.given(member)))
            givens.push_back(member);
    return givens;
}

ShortageCauses::Taking ShortageCauses::takenByRule(Member rule) {
    if (const std::optional<CellSymbols>& left = leftByRule(rule))
        return {{rule}, without(*left)};
    // A contradiction leaves nothing to read from; what it asks of single cells may tell why.
    CellSymbols left = m_base;
    for (const Relation& relation : m_test.rule(rule).relations().all())
        if (const auto* allowed = std::get_if<Allowed>(&relation))
            left[at(allowed->cell)] &= allowed->symbols;
    return {{rule}, without(left)};
}

ShortageCauses::Taking ShortageCauses::takenByGiven(Member given) const {
    const Cell cell = m_test.given(given);
    const DigitSet digit{Digit(m_test.puzzle().givens.valueAt(cell))};
    Taking taking = {{given}, CellSymbols(m_base.size())};
    if (m_rules.layout().count(digit.first()) == 1)
        for (const RuleHouse& house : m_rules.houses())
            if (isOfGrid(house.house) && std::ranges::find(house.cells, cell) != house.cells.end())
                for (const Cell peer : house.cells)
                    taking.symbols[at(peer)] |= digit;
    taking.symbols[at(cell)] = m_base[at(cell)] - digit;
    return taking;
}

ShortageCauses::Taking ShortageCauses::takenByStartCandidates() const {
    CellSymbols left = m_base;
    const Puzzle& puzzle = m_test.puzzle();
    for (const Cell cell : m_rules.layout().shape.cells())
        if (puzzle.startCandidates && puzzle.givens.isBlank(cell))
            left[at(cell)] = puzzle.startCandidates->at(cell);
    return {{static_cast<Member>(m_test.all().size()) - 1}, without(left)};
}

std::optional<ShortageCauses::Taking> ShortageCauses::takenByRuleAndGivens(Member rule, const Members& among) {
    Members members = givensOn(rule, among);
    if (members.empty())
        return std::nullopt;
    members.insert(members.begin(), rule);
    const auto known = m_leftTogether.find(members);
    const std::optional<CellSymbols>& left =
        known != m_leftTogether.end() ? known->second : m_leftTogether[members] = m_test.settled(members);
    return left ? std::optional(Taking{std::move(members), without(*left)}) : std::nullopt;
}

std::vector<ShortageCauses::Taking> ShortageCauses::takings(const Members& among) {
    std::vector<Taking> all;
    for (const Member member : among) {
        if (m_test.isStopped())
            return {};
        all.push_back(m_test.isRule(member)    ? takenByRule(member)
                      : m_test.isGiven(member) ? takenByGiven(member)
                                               : takenByStartCandidates());
    }
    for (const Member member : among) {
        if (m_test.isStopped())
            return {};
        if (m_test.isRule(member))
            if (std::optional<Taking> taking = takenByRuleAndGivens(member, among))
                all.push_back(std::move(*taking));
    }
    return all;
}

ShortageCauses::Needed ShortageCauses::neededFor(const HouseShortage& shortage, const std::vector<Cell>& house) const {
    Needed needed;
    if (shortage.of == HouseShortage::Of::symbols) {
        for (const Cell cell : shortage.cells)
            needed.emplace_back(cell, m_base[at(cell)] - shortage.symbols);
        return needed;
    }
    for (const Cell cell : house)
        if (std::ranges::find(shortage.cells, cell) == shortage.cells.end())
            needed.emplace_back(cell, m_base[at(cell)] & shortage.symbols);
    return needed;
}

bool ShortageCauses::isTakenBy(const Members& causes, const Needed& needed, const std::vector<Taking>& takings) {
    Needed open = needed;
    for (const Taking& taking : takings)
        if (std::ranges::includes(causes, taking.members))
            for (auto& [cell, symbols] : open)
                symbols -= taking.symbols[at(cell)];
    return std::ranges::all_of(open, [](const auto& each) { return each.second.isEmpty(); });
}

Members ShortageCauses::causesOf(const Needed& needed, const std::vector<Taking>& takings) const {
    Needed open = needed;
    const auto covers = [&open](const Taking& taking) {
        int count = 0;
        for (const auto& [cell, symbols] : open)
            count += (taking.symbols[at(cell)] & symbols).count();
        return count;
    };
    std::set<Member> causes;
    for (;;) {
        // What takes most away for each cause more; the first of those.
        const Taking* best = nullptr;
        double bestWorth = 0;
        for (const Taking& taking : takings) {
            const auto isNew = [&](Member member) { return !causes.contains(member); };
            const auto more = static_cast<double>(std::ranges::count_if(taking.members, isNew));
            const double worth = covers(taking) / std::max(0.5, more);
            if (worth > bestWorth) {
                best = &taking;
                bestWorth = worth;
            }
        }
        if (!best)
            break;
        for (auto& [cell, symbols] : open)
            symbols -= best->symbols[at(cell)];
        causes.insert(best->members.begin(), best->members.end());
    }
    Members fewest(causes.begin(), causes.end());
    for (const Member member : causes) {
        Members rest = fewest;
        std::erase(rest, member);
        if (isTakenBy(rest, needed, takings))
            fewest = std::move(rest);
    }
    return fewest;
}

std::optional<ShortageCauses::Shortage> ShortageCauses::inNoHouse(const CellSymbols& left,
                                                                  const std::vector<Taking>& takings) const {
    for (const Cell cell : m_rules.layout().shape.cells())
        if (left[at(cell)].isEmpty()) {
            const HouseShortage shortage = {HouseShortage::Of::symbols, std::nullopt, {cell}, {}};
            return Shortage{shortage, causesOf(neededFor(shortage, {}), takings)};
        }
    return std::nullopt;
}

std::optional<ShortageCauses::Shortage> ShortageCauses::find(const Members& among) {
    const std::vector<Taking> all = takings(among);
    CellSymbols left = m_base;
    for (const Taking& taking : all)
        for (std::size_t i = 0; i < left.size(); ++i)
            left[i] -= taking.symbols[i];
    const auto sizeOf = [](const Shortage& each) {
        const bool isOfSymbols = each.shortage.of == HouseShortage::Of::symbols;
        return each.causes.size() +
               (isOfSymbols ? each.shortage.cells.size() : static_cast<std::size_t>(each.shortage.symbols.count()));
    };
    // A cell that no symbol fits needs no house to be told.
    std::optional<Shortage> best = inNoHouse(left, all);
    for (std::size_t i = 0; i < m_rules.houses().size(); ++i) {
        const RuleHouse& house = m_rules.houses()[i];
        const std::optional<Member> owner = m_ruleOfHouse[i];
        if (!isOfGrid(house.house) && (!owner || !std::ranges::binary_search(among, *owner)))
            continue;
        const std::optional<HouseShortage> shortage = shortageIn(house, left, m_counts);
        if (!shortage)
            continue;
        Shortage found = {*shortage, causesOf(neededFor(*shortage, house.cells), all)};
        if (owner && !std::ranges::binary_search(found.causes, *owner))
            found.causes.insert(std::ranges::lower_bound(found.causes, *owner), *owner);
        if (!best || sizeOf(found) < sizeOf(*best))
            best = std::move(found);
    }
    return best;
}

}  // namespace nonet::propagation
