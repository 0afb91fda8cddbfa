#include "core/formats/iss/iss_sums.h"

#include "core/formats/iss/iss_terms.h"
#include "core/rules/rulebook.h"

#include <algorithm>
#include <map>

namespace nonet {
namespace {

struct IssWeightedSum {
    int total = 0;
    /// Each cell once, in order.
    std::vector<std::pair<Cell, int>> terms;

    bool areAll(int factor) const {
        return std::ranges::all_of(terms, [factor](const auto& term) { return term.second == factor; });
    }
    std::vector<Cell> cellsOf(int factor) const {
        std::vector<Cell> cells;
        for (const auto& [cell, own] : terms)
            if (own == factor)
                cells.push_back(cell);
        return cells;
    }
};

std::optional<IssWeightedSum> weightedSumOf(std::string_view text, const std::vector<Cell>& cells) {
    std::vector<int> numbers;
    std::string_view total = text.substr(0, text.find('_'));
    const std::optional<int> sum = issNumber(total);
    text.remove_prefix(total.size());
    if (text.starts_with("_="))
        text.remove_prefix(2);
    else
        text = {};
    while (text.starts_with('_')) {
        const std::size_t end = std::min(text.find('_', 1), text.size());
        const std::optional<int> factor = issNumber(text.substr(1, end - 1));
        if (!factor || std::abs(*factor) > 100)
            return std::nullopt;
        numbers.push_back(*factor);
        text.remove_prefix(end);
    }
    if (!sum || cells.empty() || (!numbers.empty() && numbers.size() != cells.size()))
        return std::nullopt;
    std::map<Cell, int> factors;
    for (std::size_t i = 0; i < cells.size(); ++i)
        factors[cells[i]] += numbers.empty() ? 1 : numbers[i];
    std::erase_if(factors, [](const auto& term) { return term.second == 0; });
    return IssWeightedSum{*sum, {factors.begin(), factors.end()}};
}

Constraint constraintOf(ConstraintKind kind, std::vector<std::vector<Cell>> parts) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.parts = std::move(parts);
    return constraint;
}

bool areAllDifferent(const std::vector<Cell>& cells, const Rulebook& rules) {
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (!rules.peers(cells[i]).contains(cells[j]))
                return false;
    return true;
}

/// The cells from edge to edge, and whence they are read; nothing where they are other ones.
std::optional<OutsidePlace> diagonalOf(const std::vector<Cell>& cells, const BoardShape& shape) {
    if (cells.size() < 2)
        return std::nullopt;
    const int right = shape.column(cells[1]) - shape.column(cells[0]);
    if (std::abs(right) != 1)
        return std::nullopt;
    for (std::size_t i = 1; i < cells.size(); ++i)
        if (shape.row(cells[i]) != shape.row(cells[0]) + static_cast<int>(i) ||
            shape.column(cells[i]) != shape.column(cells[0]) + right * static_cast<int>(i))
            return std::nullopt;
    const int row = shape.row(cells.front()) - 1;
    const int column = shape.column(cells.front()) - right;
    const bool isWhole = !shape.contains(row, column) &&
                         !shape.contains(shape.row(cells.back()) + 1, shape.column(cells.back()) + right);
    return isWhole ? std::optional(OutsidePlace{static_cast<std::int8_t>(row), static_cast<std::int8_t>(column), 1,
                                                static_cast<std::int8_t>(right)})
                   : std::nullopt;
}

std::optional<Constraint> plainSum(const IssWeightedSum& sum, const Puzzle& puzzle) {
    std::vector<Cell> cells = sum.cellsOf(1);
    const std::optional<OutsidePlace> place = diagonalOf(cells, puzzle.shape());
    const bool isCage = areAllDifferent(cells, puzzle.rulebook());
    if (!isCage && !place)
        return std::nullopt;
    Constraint constraint = isCage ? constraintOf(ConstraintKind::cage, {std::move(cells)})
                                   : constraintOf(ConstraintKind::littleKiller, {});
    constraint.values = {sum.total};
    if (!isCage)
        constraint.place = place;
    return constraint;
}

/// Cells that may be alike, as a line to be cut into pieces of the sum, where it has no room for two of them.
std::optional<Constraint> onePiece(const IssWeightedSum& sum, const Puzzle& puzzle) {
    std::vector<Cell> cells = sum.cellsOf(1);
    const int most = static_cast<int>(cells.size()) * puzzle.symbols().highest().value_or(0);
    if (puzzle.symbols().lowest().value_or(-1) < 0 || sum.total <= most / 2 || sum.total > most)
        return std::nullopt;
    Constraint constraint = constraintOf(ConstraintKind::sumLine, {std::move(cells)});
    constraint.values = {sum.total};
    return constraint;
}

/// Some cells together are as much as others.
std::optional<Constraint> balance(const IssWeightedSum& sum) {
    std::vector<Cell> one = sum.cellsOf(1);
    std::vector<Cell> other = sum.cellsOf(-1);
    if (sum.total != 0 || one.size() + other.size() != sum.terms.size())
        return std::nullopt;
    if (one.size() < other.size() && !one.empty())
        std::swap(one, other);
    if (other.size() == 1)
        return constraintOf(ConstraintKind::arrow, {std::move(other), std::move(one)});
    if (other.size() != 2)
        return std::nullopt;
    one.insert(one.begin(), other.front());
    one.push_back(other.back());
    return constraintOf(ConstraintKind::doubleArrow, {std::move(one)});
}

/// A number whose digits stand in cells of their own is as much as the cells of its arrow.
std::optional<Constraint> pillArrow(const IssWeightedSum& sum) {
    std::vector<Cell> number;
    for (const int factor : {100, 10, 1}) {
        const std::vector<Cell> digit = sum.cellsOf(factor);
        if (digit.size() > 1 || (digit.empty() && (factor < 100 || !number.empty())))
            return std::nullopt;
        number.insert(number.end(), digit.begin(), digit.end());
    }
    std::vector<Cell> arrow = sum.cellsOf(-1);
    if (sum.total != 0 || arrow.empty() || number.size() + arrow.size() != sum.terms.size())
        return std::nullopt;
    return constraintOf(ConstraintKind::arrow, {std::move(number), std::move(arrow)});
}

std::vector<Cell> betweenEnds(const std::vector<Cell>& ends, const std::vector<Cell>& inner) {
    std::vector<Cell> line = {ends.front()};
    line.insert(line.end(), inner.begin(), inner.end());
    line.push_back(ends.back());
    return line;
}

/// The segments one after the other, if a line cut at the regions' borders falls into them.
bool areCutByRegions(const std::vector<std::vector<Cell>>& segments, const RegionMap& regions) {
    std::optional<int> last;
    for (const std::vector<Cell>& segment : segments) {
        const std::optional<int> region = regions.region(segment.front());
        const auto isThere = [&](Cell cell) { return regions.region(cell) == region; };
        if (!region || region == last || !std::ranges::all_of(segment, isThere))
            return false;
        last = region;
    }
    return true;
}

}  // namespace

std::optional<Constraint> issSum(std::string_view total, const std::vector<Cell>& cells, const Puzzle& puzzle) {
    const std::optional<IssWeightedSum> sum = weightedSumOf(total, cells);
    if (!sum || sum->terms.empty())
        return std::nullopt;
    if (sum->areAll(1))
        if (auto constraint = plainSum(*sum, puzzle))
            return constraint;
    if (sum->terms.size() == 2) {
        const auto& [a, b] = std::pair(sum->terms.front(), sum->terms.back());
        Constraint constraint = constraintOf(ConstraintKind::pairRule, {{a.first, b.first}});
        constraint.text =
            std::to_string(a.second) + "*a+" + std::to_string(b.second) + "*b=" + std::to_string(sum->total);
        return constraint;
    }
    if (sum->areAll(1))
        return onePiece(*sum, puzzle);
    if (auto pill = pillArrow(*sum))
        return pill;
    return balance(*sum);
}

std::optional<Constraint> issEqualSums(std::span<const std::string> arguments, const Layout& layout) {
    std::vector<std::vector<Cell>> segments(1);
    for (const std::string& argument : arguments) {
        const std::optional<Cell> cell = issCell(argument, layout.shape);
        if (argument == "-")
            segments.emplace_back();
        else if (cell)
            segments.back().push_back(*cell);
        else
            return std::nullopt;
    }
    if (segments.size() < 2 || std::ranges::any_of(segments, &std::vector<Cell>::empty))
        return std::nullopt;
    for (const std::size_t size : {std::size_t{1}, std::size_t{2}}) {
        const auto small = std::ranges::find(segments, size, &std::vector<Cell>::size);
        if (small == segments.end())
            continue;
        Constraint constraint = constraintOf(size == 1 ? ConstraintKind::arrow : ConstraintKind::doubleArrow, {});
        if (size == 1)
            constraint.parts.push_back(*small);
        for (auto other = segments.begin(); other != segments.end(); ++other)
            if (other != small)
                constraint.parts.push_back(size == 1 ? *other : betweenEnds(*small, *other));
        return constraint;
    }
    if (!areCutByRegions(segments, layout.grids[0].regions))
        return std::nullopt;
    std::vector<Cell> line;
    for (const std::vector<Cell>& segment : segments)
        line.insert(line.end(), segment.begin(), segment.end());
    return constraintOf(ConstraintKind::regionSum, {std::move(line)});
}

bool liesInOneHouse(const std::vector<Cell>& cells, const Layout& layout) {
    const BoardShape& shape = layout.shape;
    const RegionMap& regions = layout.grids.front().regions;
    const auto areAlike = [&cells](auto of) {
        return std::ranges::all_of(cells, [&](Cell cell) { return of(cell) == of(cells.front()); });
    };
    return areAlike([&shape](Cell cell) { return shape.row(cell); }) ||
           areAlike([&shape](Cell cell) { return shape.column(cell); }) ||
           (regions.region(cells.front()) && areAlike([&regions](Cell cell) { return regions.region(cell); }));
}

}  // namespace nonet
