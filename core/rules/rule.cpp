#include "core/rules/rule.h"

#include <algorithm>

namespace nonet {

bool FullBoard::haveNumbers(const std::vector<Cell>& cells) const {
    return std::ranges::all_of(cells, [this](Cell cell) { return hasNumber(cell); });
}

int FullBoard::sum(const std::vector<Cell>& cells) const {
    int sum = 0;
    for (const Cell cell : cells)
        sum += number(cell);
    return sum;
}

bool FullBoard::areDistinct(const std::vector<Cell>& cells) const {
    return std::ranges::all_of(pairsOf(cells),
                               [this](const auto& pair) { return symbol(pair.first) != symbol(pair.second); });
}

std::vector<std::pair<Cell, Cell>> neighboursOn(const std::vector<Cell>& line) {
    std::vector<std::pair<Cell, Cell>> pairs;
    for (std::size_t i = 1; i < line.size(); ++i)
        pairs.emplace_back(line[i - 1], line[i]);
    return pairs;
}

std::vector<std::pair<Cell, Cell>> pairsOf(const std::vector<Cell>& cells) {
    std::vector<std::pair<Cell, Cell>> pairs;
    for (auto a = cells.begin(); a != cells.end(); ++a)
        for (auto b = a + 1; b != cells.end(); ++b)
            pairs.emplace_back(*a, *b);
    return pairs;
}

std::vector<Cell> withoutRepeats(const std::vector<Cell>& cells) {
    std::vector<Cell> once;
    for (const Cell cell : cells)
        if (std::ranges::find(once, cell) == once.end())
            once.push_back(cell);
    return once;
}

void needNumbers(RelationList& relations, const std::vector<Cell>& cells, const RuleBoard& board) {
    if (board.numbers().withNumber() == board.numbers().all())
        return;
    for (const Cell cell : cells)
        relations.add(Allowed{cell, board.numbers().withNumber()});
}

std::vector<bool> countsFrom(int least, std::size_t cellCount) {
    std::vector<bool> counts(cellCount + 1);
    for (std::size_t count = static_cast<std::size_t>(least); count <= cellCount; ++count)
        counts[count] = true;
    return counts;
}

}  // namespace nonet
