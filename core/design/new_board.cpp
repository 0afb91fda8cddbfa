#include "core/design/new_board.h"

#include <algorithm>
#include <charconv>
#include <tuple>

namespace nonet {
namespace {

constexpr int kGridSide = 9;
constexpr int kBoxSide = 3;

using GridPlaces = std::vector<std::pair<int, int>>;

bool overlapByBoxes(const std::pair<int, int>& a, const std::pair<int, int>& b) {
    const int down = std::abs(a.first - b.first);
    const int right = std::abs(a.second - b.second);
    return down >= kGridSide || right >= kGridSide || (down % kBoxSide == 0 && right % kBoxSide == 0);
}

GridPlaces placesOf(OverlappingBoard board) {
    switch (board) {
    case OverlappingBoard::samurai: return {{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}};
    case OverlappingBoard::twin: return {{0, 0}, {6, 6}};
    case OverlappingBoard::butterfly: return {{0, 0}, {0, 3}, {3, 0}, {3, 3}};
    case OverlappingBoard::flower: return {{0, 3}, {3, 0}, {3, 3}, {3, 6}, {6, 3}};
    // Each of the four outer grids shares two boxes of a side with the middle one, and lies one box farther round than
    // its neighbour: the sails turn clockwise. No two outer ones meet.
    case OverlappingBoard::windmill: return {{0, 3}, {3, 12}, {6, 6}, {9, 0}, {12, 9}};
    }
    return {};
}

/// Apart by spaces where there are any, else a character each (UTF-8).
std::vector<std::string> signsIn(std::string_view text) {
    constexpr std::string_view kSpaces = " \t";
    const std::size_t first = text.find_first_not_of(kSpaces);
    if (first == std::string_view::npos)
        return {};
    text = text.substr(first, text.find_last_not_of(kSpaces) - first + 1);
    const bool hasSpaces = text.find_first_of(kSpaces) != std::string_view::npos;
    std::vector<std::string> signs(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isSpace = kSpaces.find(text[i]) != std::string_view::npos;
        const bool goesOn = (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U;
        if (!signs.back().empty() && (hasSpaces ? isSpace : !goesOn))
            signs.emplace_back();
        if (!isSpace)
            signs.back() += text[i];
    }
    return signs;
}

bool isLetter(const std::string& label) {
    return label.size() == 1 && ((label[0] >= 'A' && label[0] <= 'Z') || (label[0] >= 'a' && label[0] <= 'z'));
}

std::optional<int> numberOf(const std::string& label) {
    int number = 0;
    const auto [end, error] = std::from_chars(label.data(), label.data() + label.size(), number);
    return error == std::errc() && end == label.data() + label.size() ? std::optional(number) : std::nullopt;
}

}  // namespace

std::vector<std::pair<int, int>> boxSizes(int symbolCount, int rows, int columns) {
    std::vector<std::pair<int, int>> sizes;
    for (int boxRows = 2; boxRows <= symbolCount / 2; ++boxRows) {
        const int boxColumns = symbolCount / boxRows;
        if (boxRows * boxColumns == symbolCount && rows % boxRows == 0 && columns % boxColumns == 0)
            sizes.emplace_back(boxRows, boxColumns);
    }
    std::ranges::sort(sizes, {}, [](const std::pair<int, int>& size) {
        return std::pair(std::abs(size.first - size.second), size.first);
    });
    return sizes;
}

std::optional<std::pair<int, int>> usualBoxes(int symbolCount, int rows, int columns) {
    const auto sizes = boxSizes(symbolCount, rows, columns);
    return sizes.empty() ? std::nullopt : std::optional(sizes.front());
}

Layout rectangularBoard(int rows, int columns, std::optional<std::pair<int, int>> boxes) {
    Layout layout;
    const int side = std::max(rows, columns);
    layout.shape = BoardShape(rows, columns, side);
    layout.symbols = SymbolSet(side);
    layout.grids = {
        SubGrid{0, 0, boxes ? RegionMap::boxes(rows, columns, boxes->first, boxes->second) : RegionMap(rows, columns)}};
    return layout;
}

Layout overlappingBoard(OverlappingBoard board) {
    std::optional<Layout> layout = boardOfGrids(placesOf(board));
    assert(layout);
    return std::move(*layout);
}

std::optional<Layout> boardOfGrids(const std::vector<std::pair<int, int>>& places) {
    if (places.empty())
        return std::nullopt;
    GridPlaces own;
    for (const auto& place : places)
        if (std::ranges::find(own, place) == own.end())
            own.push_back(place);
    for (std::size_t i = 0; i < own.size(); ++i)
        for (std::size_t k = i + 1; k < own.size(); ++k)
            if (!overlapByBoxes(own[i], own[k]))
                return std::nullopt;
    const auto [top, bottom] = std::ranges::minmax(own, {}, [](const auto& place) { return place.first; });
    const auto [left, right] = std::ranges::minmax(own, {}, [](const auto& place) { return place.second; });
    const int rows = bottom.first - top.first + kGridSide;
    const int columns = right.second - left.second + kGridSide;
    if (rows > kMaxSide || columns > kMaxSide)
        return std::nullopt;
    Layout layout;
    layout.shape = BoardShape(rows, columns, kGridSide);
    layout.grids.clear();
    WideCellSet holes;
    for (int i = 0; i < layout.shape.cellCount(); ++i)
        holes.insert(Cell(i));
    for (const auto& place : own) {
        const int row = place.first - top.first;
        const int column = place.second - left.second;
        layout.grids.push_back({row, column, RegionMap::boxes(kGridSide, kGridSide, kBoxSide, kBoxSide)});
        for (int i = 0; i < kGridSide * kGridSide; ++i)
            holes.erase(layout.shape.cell(row + i / kGridSide, column + i % kGridSide));
    }
    layout.shape.setHoles(holes);
    return layout;
}

Layout starBoard(int digits, int stars, std::optional<std::pair<int, int>> boxes) {
    const int side = digits + stars;
    Layout layout = rectangularBoard(side, side, boxes);
    if (stars == 0)
        return layout;
    std::vector<std::string> labels;
    std::vector<std::optional<int>> numbers;
    labels.reserve(static_cast<std::size_t>(digits) + 1);
    numbers.reserve(static_cast<std::size_t>(digits) + 1);
    for (int digit = 1; digit <= digits; ++digit) {
        labels.push_back(std::to_string(digit));
        numbers.emplace_back(digit);
    }
    labels.emplace_back("*");
    numbers.emplace_back();
    std::optional<SymbolSet> symbols = SymbolSet::of(std::move(labels), std::move(numbers));
    assert(symbols);
    layout.symbols = std::move(*symbols);
    layout.shape = BoardShape(side, side, digits + 1);
    layout.counts.assign(static_cast<std::size_t>(digits), 1);
    layout.counts.push_back(stars);
    return layout;
}

std::optional<Signs> signsFromText(std::string_view text) {
    const std::vector<std::string> typed = signsIn(text);
    std::vector<std::string> labels;
    std::vector<int> counts;
    for (const std::string& sign : typed) {
        const auto at = std::ranges::find(labels, sign);
        if (at != labels.end()) {
            ++counts[static_cast<std::size_t>(at - labels.begin())];
            continue;
        }
        labels.push_back(sign);
        counts.push_back(1);
    }
    const bool areLetters = std::ranges::all_of(labels, isLetter);
    std::vector<std::optional<int>> numbers;
    numbers.reserve(labels.size());
    for (const std::string& label : labels)
        numbers.push_back(areLetters ? std::optional(static_cast<int>(numbers.size()) + 1) : numberOf(label));
    std::optional<SymbolSet> symbols = SymbolSet::of(std::move(labels), std::move(numbers));
    if (!symbols)
        return std::nullopt;
    if (std::ranges::all_of(counts, [](int count) { return count == 1; }))
        counts.clear();
    return Signs{std::move(*symbols), std::move(counts)};
}

std::string signsText(const Signs& signs) {
    std::string text;
    for (const Digit symbol : signs.symbols.all())
        for (int i = 0; i < (signs.counts.empty() ? 1 : signs.counts[symbol.slot()]); ++i)
            text += (text.empty() || signs.symbols.hasShortLabels() ? "" : " ") + signs.symbols.label(symbol);
    return text;
}

}  // namespace nonet
