#include "core/solvers/minigrid/box_sequence.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace nonet {

namespace {

struct Shape {
    int rows = 0;
    int columns = 0;
};

/// Places of a table of boxes, row * columns + column.
BoxOrder zigzag(Shape shape) {
    BoxOrder order;
    for (int row = 0; row < shape.rows; ++row)
        for (int i = 0; i < shape.columns; ++i)
            order.push_back(row * shape.columns + (row % 2 == 0 ? i : shape.columns - 1 - i));
    return order;
}

BoxOrder spiral(Shape shape) {
    BoxOrder order;
    std::vector<bool> isDone(static_cast<std::size_t>(shape.rows * shape.columns));
    const auto isOpen = [&](int row, int column) {
        return row >= 0 && row < shape.rows && column >= 0 && column < shape.columns &&
               !isDone[static_cast<std::size_t>(row * shape.columns + column)];
    };
    int row = 0;
    int column = 0;
    int downwards = 0;
    int rightwards = 1;
    while (order.size() < isDone.size()) {
        order.push_back(row * shape.columns + column);
        isDone[static_cast<std::size_t>(order.back())] = true;
        if (!isOpen(row + downwards, column + rightwards)) {
            downwards = std::exchange(rightwards, -downwards);
        }
        row += downwards;
        column += rightwards;
    }
    return order;
}

/// A zigzag through all columns but the last, then up the last one.
BoxOrder semiSpiral(Shape shape) {
    BoxOrder order;
    for (const int place : zigzag({shape.rows, shape.columns - 1}))
        order.push_back(place / (shape.columns - 1) * shape.columns + place % (shape.columns - 1));
    for (int row = shape.rows - 1; row >= 0; --row)
        order.push_back(row * shape.columns + shape.columns - 1);
    return order;
}

bool isColumnPath(BoxPath path) { return path >= BoxPath::zigzagColumn; }

std::optional<std::vector<int>> numbersFrom(std::string_view text) {
    std::vector<int> numbers;
    const bool isSeparated = text.find_first_of(", ") != std::string_view::npos;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ',' || text[at] == ' ') {
            ++at;
            continue;
        }
        const std::size_t end = isSeparated ? std::min(text.find_first_of(", ", at), text.size()) : at + 1;
        int number = 0;
        const auto [last, error] = std::from_chars(text.data() + at, text.data() + end, number);
        if (error != std::errc() || last != text.data() + end)
            return std::nullopt;
        numbers.push_back(number);
        at = end;
    }
    return numbers;
}

}  // namespace

std::string_view nameOf(BoxPath path) {
    switch (path) {
    case BoxPath::zigzagRow: return "zigzag-row";
    case BoxPath::spiralRow: return "spiral-row";
    case BoxPath::semiSpiralRow: return "semi-spiral-row";
    case BoxPath::zigzagColumn: return "zigzag-column";
    case BoxPath::spiralColumn: return "spiral-column";
    case BoxPath::semiSpiralColumn: break;
    }
    return "semi-spiral-column";
}

BoxOrder boxOrder(const Geometry& geometry, BoxPath path) {
    // A band has boxRows() boxes, a stack boxColumns().
    Shape shape{geometry.boxColumns(), geometry.boxRows()};
    if (isColumnPath(path))
        std::swap(shape.rows, shape.columns);
    BoxOrder order;
    switch (path) {
    case BoxPath::zigzagRow:
    case BoxPath::zigzagColumn: order = zigzag(shape); break;
    case BoxPath::spiralRow:
    case BoxPath::spiralColumn: order = spiral(shape); break;
    case BoxPath::semiSpiralRow:
    case BoxPath::semiSpiralColumn: order = semiSpiral(shape); break;
    }
    if (isColumnPath(path))
        for (int& place : order)
            place = place % shape.columns * shape.rows + place / shape.columns;
    return order;
}

std::optional<BoxOrder> boxOrderFrom(std::string_view text, const Geometry& geometry) {
    std::optional<std::vector<int>> order = numbersFrom(text);
    if (!order || order->size() != static_cast<std::size_t>(geometry.side()))
        return std::nullopt;
    std::vector<int> sorted = *order;
    std::ranges::sort(sorted);
    for (std::size_t i = 0; i < sorted.size(); ++i)
        if (sorted[i] != static_cast<int>(i) + 1)
            return std::nullopt;
    for (int& box : *order)
        --box;
    return order;
}

std::string toText(const BoxOrder& order) {
    std::string text;
    for (const int box : order) {
        if (order.size() > 9 && !text.empty())
            text += ' ';
        text += std::to_string(box + 1);
    }
    return text;
}

std::vector<SequencePick> boxSequence(const Puzzle& puzzle) {
    const std::vector<BoxFacts> facts = boxFacts(puzzle);
    std::vector<SequencePick> sequence;
    std::vector<bool> isPicked(facts.size());
    while (sequence.size() < facts.size()) {
        SequencePick pick{.box = -1, .clues = -1, .eligible = {}, .tied = {}, .linkedTo = {}};
        const auto isLinked = [&](int box) {
            return sequence.empty() || std::ranges::any_of(sequence, [&](const SequencePick& earlier) {
                       return areNeighbours(puzzle.geometry(), earlier.box, box);
                   });
        };
        for (const BoxFacts& box : facts) {
            if (isPicked[static_cast<std::size_t>(box.box)] || !isLinked(box.box))
                continue;
            pick.eligible.push_back(box.box);
            const int clues = static_cast<int>(box.clues.size());
            if (clues > pick.clues) {
                pick.tied.clear();
                pick.clues = clues;
                pick.box = box.box;
            } else if (clues == pick.clues) {
                pick.tied.push_back(box.box);
            }
        }
        for (const SequencePick& earlier : sequence)
            if (areNeighbours(puzzle.geometry(), earlier.box, pick.box))
                pick.linkedTo.push_back(earlier.box);
        isPicked[static_cast<std::size_t>(pick.box)] = true;
        sequence.push_back(std::move(pick));
    }
    return sequence;
}

BoxOrder orderOf(const std::vector<SequencePick>& sequence) {
    BoxOrder order;
    for (const SequencePick& pick : sequence)
        order.push_back(pick.box);
    return order;
}

}  // namespace nonet
