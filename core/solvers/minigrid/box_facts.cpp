#include "core/solvers/minigrid/box_facts.h"

namespace nonet {

MinigridSupport minigridSupport(const Puzzle& puzzle) {
    if (puzzle.geometry().side() > kLargestMinigridSide)
        return MinigridSupport::sideTooLarge;
    return puzzle.constraints().empty() ? MinigridSupport::offered : MinigridSupport::hasConstraints;
}

std::vector<Cell> cellsOfBox(const Geometry& geometry, int box) {
    return geometry.cells({HouseKind::box, static_cast<std::uint8_t>(box)});
}

// A band holds boxRows() boxes, since side / boxColumns = boxRows.
bool shareBand(const Geometry& geometry, int a, int b) { return a / geometry.boxRows() == b / geometry.boxRows(); }
bool shareStack(const Geometry& geometry, int a, int b) { return a % geometry.boxRows() == b % geometry.boxRows(); }

bool areNeighbours(const Geometry& geometry, int a, int b) {
    return a != b && (shareBand(geometry, a, b) || shareStack(geometry, a, b));
}

BoxFacts boxFacts(const Puzzle& puzzle, int box) {
    BoxFacts facts{.box = box, .clues = {}, .missing = puzzle.geometry().allDigits(), .blanks = {}, .neighbours = {}};
    for (const Cell cell : cellsOfBox(puzzle.geometry(), box)) {
        const std::optional<Digit> digit = puzzle.givens.digit(cell);
        if (!digit) {
            facts.blanks.push_back(cell);
            continue;
        }
        facts.clues.push_back({cell, *digit});
        facts.missing.erase(*digit);
    }
    for (int other = 0; other < puzzle.geometry().side(); ++other)
        if (areNeighbours(puzzle.geometry(), box, other))
            facts.neighbours.push_back(other);
    return facts;
}

std::vector<BoxFacts> boxFacts(const Puzzle& puzzle) {
    std::vector<BoxFacts> facts;
    facts.reserve(static_cast<std::size_t>(puzzle.geometry().side()));
    for (int box = 0; box < puzzle.geometry().side(); ++box)
        facts.push_back(boxFacts(puzzle, box));
    return facts;
}

std::vector<Chute> chutes(const Geometry& geometry) {
    std::vector<Chute> all;
    all.reserve(static_cast<std::size_t>(geometry.boxColumns() + geometry.boxRows()));
    for (int number = 0; number < geometry.boxColumns(); ++number)
        all.push_back({ChuteKind::band, number});
    for (int number = 0; number < geometry.boxRows(); ++number)
        all.push_back({ChuteKind::stack, number});
    return all;
}

std::vector<int> boxesOf(const Geometry& geometry, Chute chute) {
    std::vector<int> boxes;
    for (int box = 0; box < geometry.side(); ++box)
        if ((chute.kind == ChuteKind::band ? box / geometry.boxRows() : box % geometry.boxRows()) == chute.number)
            boxes.push_back(box);
    return boxes;
}

std::vector<BoxPair> boxPairs(const Geometry& geometry) {
    std::vector<BoxPair> pairs;
    for (int first = 0; first < geometry.side(); ++first)
        for (int second = first + 1; second < geometry.side(); ++second)
            if (areNeighbours(geometry, first, second))
                pairs.push_back({first, second});
    return pairs;
}

}  // namespace nonet
