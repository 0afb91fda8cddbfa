#include "core/rules/value_range.h"

#include "core/rules/rule.h"

#include <algorithm>
#include <map>

namespace nonet {
namespace {

constexpr int kMostOfAny = 999;

/// The board's numbers in rising order.
std::vector<int> numbersOf(const Layout& layout) {
    std::vector<int> numbers;
    for (const Digit symbol : layout.symbols.withNumber())
        if (const std::optional<int> number = layout.symbols.number(symbol))
            numbers.push_back(*number);
    std::ranges::sort(numbers);
    return numbers;
}

/// A row, a column or a region that holds no symbol twice has all of them.
bool areInAHouse(const std::vector<Cell>& cells, const RuleBoard& board) {
    const Layout& layout = board.layout();
    const auto isOnce = [&layout](Digit symbol) { return layout.count(symbol) == 1; };
    if (cells.empty() || !std::ranges::all_of(layout.symbols.all(), isOnce))
        return false;
    const std::optional<int> region = board.regionOf(cells.front());
    if (region && std::ranges::all_of(cells, [&](Cell each) { return board.regionOf(each) == region; }))
        return true;
    const BoardShape& shape = layout.shape;
    const auto isAlike = [&](auto place) {
        return std::ranges::all_of(cells, [&](Cell each) { return place(each) == place(cells.front()); });
    };
    const bool isRow = isAlike([&](Cell each) { return shape.row(each); });
    if (!isRow && !isAlike([&](Cell each) { return shape.column(each); }))
        return false;
    return std::ranges::any_of(layout.grids, [&](const SubGrid& grid) {
        return std::ranges::all_of(cells, [&](Cell each) {
            const int row = shape.row(each) - grid.row;
            const int column = shape.column(each) - grid.column;
            return row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns();
        });
    });
}

/// The least and the most that `count` different numbers add up to; nothing where there are fewer numbers.
std::optional<ValueRange> sumsOfDifferent(const std::vector<int>& numbers, std::size_t count) {
    if (count > numbers.size())
        return std::nullopt;
    ValueRange sums;
    for (std::size_t i = 0; i < count; ++i) {
        sums.least += numbers[i];
        sums.most += numbers[numbers.size() - 1 - i];
    }
    return sums;
}

ValueRange sumsOfAny(const std::vector<int>& numbers, std::size_t count) {
    const auto many = static_cast<int>(count);
    return {many * numbers.front(), many * numbers.back()};
}

/// The least and the most that valueOf makes of a pair's numbers; nothing where it makes nothing of any.
template <typename ValueOf>
std::optional<ValueRange> ofPairs(const Constraint& constraint, const RuleBoard& board, ValueOf valueOf) {
    const std::vector<int> numbers = numbersOf(board.layout());
    const bool differ = !constraint.parts.empty() && std::ranges::all_of(constraint.parts, [&](const auto& pair) {
        return areInAHouse(pair, board);
    });
    std::optional<ValueRange> range;
    for (const int a : numbers)
        for (const int b : numbers) {
            const std::optional<int> value = differ && a == b ? std::nullopt : valueOf(a, b);
            if (value)
                range = range ? ValueRange{std::min(range->least, *value), std::max(range->most, *value)}
                              : ValueRange{*value, *value};
        }
    return range;
}

/// A diagonal meets no row or column twice, but regions.
std::optional<ValueRange> ofDiagonal(const std::vector<Cell>& cells, const RuleBoard& board) {
    const std::vector<int> numbers = numbersOf(board.layout());
    std::map<int, std::vector<Cell>> byRegion;
    ValueRange sums;
    for (const Cell cell : cells)
        if (const std::optional<int> region = board.regionOf(cell))
            byRegion[*region].push_back(cell);
        else
            sums = {sums.least + numbers.front(), sums.most + numbers.back()};
    for (const auto& [region, part] : byRegion) {
        const std::optional<ValueRange> some =
            areInAHouse(part, board) ? sumsOfDifferent(numbers, part.size()) : sumsOfAny(numbers, part.size());
        if (!some)
            return std::nullopt;
        sums = {sums.least + some->least, sums.most + some->most};
    }
    return sums;
}

/// Between the lowest and the highest, which stand there once each.
std::optional<ValueRange> ofSandwich(const std::vector<Cell>& cells, const RuleBoard& board) {
    std::vector<int> filling = numbersOf(board.layout());
    if (cells.size() < 2 || filling.size() < 2)
        return std::nullopt;
    filling.pop_back();
    filling.erase(filling.begin());
    if (!areInAHouse(cells, board) && !filling.empty()) {
        const int most = static_cast<int>(cells.size()) - 2;
        return ValueRange{std::min(0, most * filling.front()), std::max(0, most * filling.back())};
    }
    ValueRange range;
    for (std::size_t count = 1; count <= std::min(cells.size() - 2, filling.size()); ++count) {
        if (const std::optional<ValueRange> sums = sumsOfDifferent(filling, count))
            range = {std::min(range.least, sums->least), std::max(range.most, sums->most)};
    }
    return range;
}

/// The sums of the first X cells, where the first of them holds X.
std::optional<ValueRange> ofXSum(const std::vector<Cell>& cells, const RuleBoard& board) {
    const std::vector<int> numbers = numbersOf(board.layout());
    std::optional<ValueRange> range;
    for (const int first : numbers) {
        if (first < 0 || first > static_cast<int>(cells.size()))
            continue;
        const auto count = static_cast<std::size_t>(first);
        std::optional<ValueRange> sums = ValueRange{};
        if (count > 0 && areInAHouse({cells.begin(), cells.begin() + first}, board)) {
            std::vector<int> others = numbers;
            std::erase(others, first);
            sums = sumsOfDifferent(others, count - 1);
        } else if (count > 0) {
            sums = sumsOfAny(numbers, count - 1);
        }
        if (!sums)
            continue;
        const ValueRange whole{sums->least + first, sums->most + first};
        range = range ? ValueRange{std::min(range->least, whole.least), std::max(range->most, whole.most)} : whole;
    }
    return range;
}

/// What its cells say; nothing where they say nothing, or there are none.
std::optional<ValueRange> byCells(const Constraint& constraint, const RuleBoard& board) {
    const std::vector<int> numbers = numbersOf(board.layout());
    if (numbers.empty())
        return std::nullopt;
    const std::vector<Cell> read = constraint.place ? board.from(*constraint.place) : std::vector<Cell>();
    switch (constraint.kind) {
    case ConstraintKind::cage: {
        const std::vector<Cell> cells = withoutRepeats(constraint.cells());
        return cells.empty() ? std::nullopt : sumsOfDifferent(numbers, cells.size());
    }
    case ConstraintKind::sum:
        return ofPairs(constraint, board, [](int a, int b) -> std::optional<int> { return a + b; });
    case ConstraintKind::difference:
        return ofPairs(constraint, board, [](int a, int b) -> std::optional<int> { return std::abs(a - b); });
    case ConstraintKind::ratio:
        return ofPairs(constraint, board, [](int a, int b) -> std::optional<int> {
            return b <= 0 || a < b || a % b != 0 ? std::nullopt : std::optional(a / b);
        });
    case ConstraintKind::littleKiller: return read.empty() ? std::nullopt : ofDiagonal(read, board);
    case ConstraintKind::sandwich: return ofSandwich(read, board);
    case ConstraintKind::xSum: return read.empty() ? std::nullopt : ofXSum(read, board);
    case ConstraintKind::skyscraper: {
        const auto heights = static_cast<int>(std::ranges::count_if(numbers, [](int each) { return each > 0; }));
        return read.empty()
                   ? std::nullopt
                   : std::optional(ValueRange{1, std::max(1, std::min(heights, static_cast<int>(read.size())))});
    }
    default: return std::nullopt;
    }
}

int sumOfAll(const Layout& layout) {
    int sum = 0;
    for (const Digit symbol : layout.symbols.withNumber())
        sum += layout.count(symbol) * layout.symbols.number(symbol).value_or(0);
    return sum;
}

ValueRange byBoard(ConstraintKind kind, const Layout& layout) {
    const int lowest = layout.symbols.lowest().value_or(0);
    const int highest = layout.symbols.highest().value_or(0);
    const int side = std::max(layout.shape.rows(), layout.shape.columns());
    switch (kind) {
    case ConstraintKind::leaper: return {0, side - 1};
    case ConstraintKind::greater: return {lowest, highest - 1};
    case ConstraintKind::less: return {lowest + 1, highest};
    case ConstraintKind::difference:
    case ConstraintKind::whisper:
    case ConstraintKind::lockout: return {0, highest - lowest};
    case ConstraintKind::ratio: return {1, std::max(1, highest)};
    case ConstraintKind::sum: return {2 * lowest, 2 * highest};
    case ConstraintKind::modular: return {2, std::max(2, layout.symbols.count())};
    case ConstraintKind::sumLine: return {1, kMostOfAny};
    case ConstraintKind::littleKiller: return {lowest, side * highest};
    case ConstraintKind::skyscraper: return {1, std::max(1, side)};
    case ConstraintKind::cage:
    case ConstraintKind::sandwich:
    case ConstraintKind::xSum: return {std::min(0, lowest), std::max(1, sumOfAll(layout))};
    default: return {0, kMostOfAny};
    }
}

}  // namespace

ValueRange valueRange(const Constraint& constraint, const Layout& layout) {
    const RuleBoard board(layout);
    return byCells(constraint, board).value_or(byBoard(constraint.kind, layout));
}

}  // namespace nonet
