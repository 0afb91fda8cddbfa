#include "core/rules/rulebook.h"

#include "core/rules/relation_check.h"

#include <algorithm>

namespace nonet {
namespace {

HouseKind houseKindOf(ConstraintKind kind) {
    switch (kind) {
    case ConstraintKind::diagonals: return HouseKind::diagonal;
    case ConstraintKind::disjoint: return HouseKind::disjointGroup;
    case ConstraintKind::windoku: return HouseKind::window;
    case ConstraintKind::cage: return HouseKind::cage;
    default: return HouseKind::extra;
    }
}

std::vector<Cell> together(const std::vector<std::vector<Cell>>& places) {
    std::vector<Cell> cells;
    for (const std::vector<Cell>& each : places)
        cells.insert(cells.end(), each.begin(), each.end());
    return withoutRepeats(cells);
}

}  // namespace

Rulebook::Rulebook(Layout layout, StopPoll* poll) : m_layout(std::move(layout)), m_numbers(m_layout.symbols) {
    const auto cellCount = static_cast<std::size_t>(m_layout.shape.cellCount());
    m_peers.resize(cellCount);
    m_allowed.assign(cellCount, m_numbers.all());
    for (const Digit symbol : m_numbers.all())
        m_counts.push_back(m_layout.count(symbol));
    const RuleBoard board(m_layout, poll);
    for (std::size_t grid = 0; grid < m_layout.grids.size(); ++grid)
        addGrid(static_cast<int>(grid), board);
    m_gridRelations.reserve(m_houses.size());
    for (const RuleHouse& house : m_houses)
        m_gridRelations.add(Quota{house.cells, m_counts, house.isExact});
    m_coverCount = housesThatCover();
    m_rules.reserve(m_layout.constraints.size());
    for (std::size_t i = 0; i < m_layout.constraints.size() && !board.shouldStop(); ++i) {
        if (m_layout.constraints[i].isOff) {
            m_rules.emplace_back();
            continue;
        }
        MadeRule made = ruleOf(m_layout.constraints[i], board);
        if (const auto* fault = std::get_if<ConstraintFault>(&made)) {
            m_faults.push_back({static_cast<int>(i), *fault});
            m_rules.emplace_back();
        } else {
            addRule(static_cast<int>(i), std::move(std::get<Rule>(made)));
        }
    }
    for (const Cell cell : m_layout.shape.cells())
        m_peers[cell.slot()].erase(cell);
}

std::unique_ptr<const Rulebook> Rulebook::unlessStopped(Layout layout, StopPoll& poll) {
    std::unique_ptr<const Rulebook> made(new Rulebook(std::move(layout), &poll));
    return poll.shouldStop() ? nullptr : std::move(made);
}

void Rulebook::addHouse(House house, std::vector<Cell> cells) {
    if (cells.empty())
        return;
    const auto same = std::ranges::find(m_houses, cells, &RuleHouse::cells);
    if (same != m_houses.end()) {
        same->alsoNamed.push_back(house);
        return;
    }
    const bool isExact = static_cast<int>(cells.size()) == m_layout.countOfHouse();
    addPeers(cells);
    m_houses.push_back({house, std::move(cells), isExact, {}});
}

int Rulebook::housesThatCover() const {
    const auto isIn = [](const RuleHouse& house, HouseKind family) {
        const HouseKind kind = house.house.kind == HouseKind::region ? HouseKind::box : house.house.kind;
        return house.isExact && kind == family;
    };
    const int cellCount = m_layout.shape.cellCount() - m_layout.shape.holeCount();
    for (const HouseKind family : {HouseKind::row, HouseKind::column, HouseKind::box}) {
        WideCellSet covered;
        int count = 0;
        int covering = 0;
        for (const RuleHouse& house : m_houses)
            if (isIn(house, family)) {
                ++count;
                covering += static_cast<int>(house.cells.size());
                for (const Cell cell : house.cells)
                    covered.insert(cell);
            }
        if (covering == cellCount && covered.count() == cellCount)
            return count;
    }
    return 0;
}

std::optional<int> Rulebook::timesOnBoard(Digit symbol) const {
    return m_coverCount == 0 ? std::nullopt : std::optional(m_coverCount * m_layout.count(symbol));
}

void Rulebook::addGrid(int number, const RuleBoard& board) {
    const SubGrid& grid = m_layout.grids[static_cast<std::size_t>(number)];
    const auto add = [&](HouseKind kind, int index, std::vector<Cell> cells) {
        addHouse({kind, static_cast<std::uint8_t>(index), static_cast<std::uint8_t>(number)}, std::move(cells));
    };
    std::vector<std::vector<Cell>> rows(static_cast<std::size_t>(grid.rows()));
    std::vector<std::vector<Cell>> columns(static_cast<std::size_t>(grid.columns()));
    std::vector<std::vector<Cell>> regions(static_cast<std::size_t>(grid.regions.regionCount()));
    for (std::vector<Cell>& row : rows)
        row.reserve(columns.size());
    for (std::vector<Cell>& column : columns)
        column.reserve(rows.size());
    for (std::vector<Cell>& region : regions)
        region.reserve(static_cast<std::size_t>(m_layout.countOfHouse()));
    for (int row = 0; row < grid.rows(); ++row)
        for (int column = 0; column < grid.columns(); ++column) {
            const std::optional<Cell> cell = board.cellOf(grid, row, column);
            if (!cell)
                continue;
            rows[static_cast<std::size_t>(row)].push_back(*cell);
            columns[static_cast<std::size_t>(column)].push_back(*cell);
            if (const auto region = grid.regions.region(Cell(row * grid.columns() + column)))
                regions[static_cast<std::size_t>(*region)].push_back(*cell);
        }
    for (std::size_t i = 0; i < rows.size(); ++i)
        add(HouseKind::row, static_cast<int>(i), std::move(rows[i]));
    for (std::size_t i = 0; i < columns.size(); ++i)
        add(HouseKind::column, static_cast<int>(i), std::move(columns[i]));
    // Regular boxes are called boxes, all others regions.
    const HouseKind kind = grid.regions.boxSize() ? HouseKind::box : HouseKind::region;
    for (std::size_t i = 0; i < regions.size(); ++i)
        add(kind, static_cast<int>(i), std::move(regions[i]));
}

void Rulebook::addRule(int constraint, Rule rule) {
    const HouseKind kind = houseKindOf(m_layout.constraints[static_cast<std::size_t>(constraint)].kind);
    const auto count =
        static_cast<int>(std::ranges::count(m_houses, kind, [](const RuleHouse& each) { return each.house.kind; }));
    int number = count;
    const auto houseOf = [&](const Quota& quota) -> House {
        if (kind != HouseKind::diagonal)
            return {kind, static_cast<std::uint8_t>(number++), 0};
        const BoardShape& shape = m_layout.shape;
        const int row = shape.row(quota.cells.front());
        const int column = shape.column(quota.cells.front());
        const bool isFalling = quota.cells.size() < 2 || shape.column(quota.cells[1]) > column;
        const auto grid = std::ranges::find_if(m_layout.grids, [&](const SubGrid& each) {
            return row == each.row && column == each.column + (isFalling ? 0 : each.columns() - 1);
        });
        return {kind, static_cast<std::uint8_t>(isFalling ? 0 : 1),
                static_cast<std::uint8_t>(grid - m_layout.grids.begin())};
    };
    for (const Relation& relation : rule.relations().all()) {
        if (const auto* quota = std::get_if<Quota>(&relation))
            addHouse(houseOf(*quota), quota->cells);
        else if (const auto* distinct = std::get_if<Distinct>(&relation))
            addPeers(distinct->cells);
        else if (const auto* sum = std::get_if<DistinctSum>(&relation))
            addPeers(sum->cells);
        else if (const auto* sets = std::get_if<SetTable>(&relation))
            addPeers(sets->cells);
        else if (const auto* allowed = std::get_if<Allowed>(&relation))
            m_allowed[allowed->cell.slot()] &= allowed->symbols;
    }
    m_rules.emplace_back(std::move(rule));
}

void Rulebook::addPeers(const std::vector<Cell>& cells) {
    const WideCellSet all = WideCellSet::from(cells);
    for (const Cell cell : cells)
        m_peers[cell.slot()] |= all;
}

std::vector<const Relation*> Rulebook::relations() const {
    std::size_t count = m_gridRelations.all().size();
    for (const std::optional<Rule>& rule : m_rules)
        count += rule ? rule->relations().all().size() : 0;
    std::vector<const Relation*> all;
    all.reserve(count);
    for (const Relation& relation : m_gridRelations.all())
        all.push_back(&relation);
    for (const std::optional<Rule>& rule : m_rules)
        if (rule)
            for (const Relation& relation : rule->relations().all())
                all.push_back(&relation);
    return all;
}

const Rule* Rulebook::rule(int constraint) const {
    const std::optional<Rule>& rule = m_rules[static_cast<std::size_t>(constraint)];
    return rule ? &*rule : nullptr;
}

bool Rulebook::holds(const Grid& full) const {
    const FullBoard board(full, m_numbers);
    return std::ranges::all_of(m_gridRelations.all(),
                               [&](const Relation& each) { return brokenCells(each, m_numbers, full).empty(); }) &&
           std::ranges::all_of(m_rules, [&](const std::optional<Rule>& rule) { return !rule || rule->holds(board); });
}

std::vector<BrokenRule> Rulebook::brokenHouses(const Grid& part) const {
    std::vector<BrokenRule> all;
    for (std::size_t i = 0; i < m_gridRelations.all().size(); ++i)
        for (const Digit symbol : m_numbers.all()) {
            std::vector<Cell> holders;
            for (const Cell cell : m_houses[i].cells)
                if (part.digit(cell) == symbol)
                    holders.push_back(cell);
            if (static_cast<int>(holders.size()) > m_counts[symbol.slot()])
                all.push_back({std::nullopt, m_houses[i].house, std::move(holders)});
        }
    return all;
}

std::vector<BrokenRule> Rulebook::broken(const Grid& part) const {
    std::vector<BrokenRule> all = brokenHouses(part);
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        const std::optional<Rule>& rule = m_rules[i];
        if (!rule)
            continue;
        const std::vector<std::vector<Cell>> places = allBrokenCells(rule->relations(), m_numbers, part);
        if (constraintRow(m_layout.constraints[i].kind).group == ConstraintGroup::wholeBoard)
            for (const std::vector<Cell>& cells : places)
                all.push_back({static_cast<int>(i), std::nullopt, cells});
        else if (!places.empty())
            all.push_back({static_cast<int>(i), std::nullopt, together(places)});
    }
    return all;
}

}  // namespace nonet
