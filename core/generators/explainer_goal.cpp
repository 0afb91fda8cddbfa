#include "core/generators/explainer_goal.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

/// Cells that a single fills at once.
int singlesOf(const explainer::Board& board) {
    ClassicCellSet cells;
    for (int house = 0; house < explainer::kHouseCount; ++house)
        for (int digit = 0; digit < 9; ++digit)
            if (const explainer::Nine places = board.places(digit, house); explainer::countOf(places) == 1)
                cells.insert(Cell(explainer::cellAtPlace(house, explainer::lowestOf(places))));
    for (int cell = 0; cell < 81; ++cell)
        if (explainer::countOf(board.candidates(cell)) == 1)
            cells.insert(Cell(cell));
    return cells.count();
}

/// In tenths; from 6.5 on chains have every one.
constexpr std::array kLeftOut{11, 13, 14, 16, 18, 21, 22, 24, 27, 29, 31, 33, 35, 37, 39, 41, 43, 63, 64};

}  // namespace

bool holdsARating(const IntRange& tenths) {
    for (int each = std::max(tenths.lowest, kExplainerTenths.lowest);
         each <= std::min(tenths.highest, kExplainerTenths.highest); ++each)
        if (!std::ranges::binary_search(kLeftOut, each))
            return true;
    return false;
}

bool ExplainerGoal::isMetBy(const ExplainerRating& found) const {
    return !found.isAtLeast && rating.contains(found.hardest) && (!isPearl || found.pearl == found.hardest) &&
           (!isDiamond || found.diamond == found.hardest);
}

double ExplainerGoal::distanceTo(const explainer::Numbers& numbers, const explainer::Board& start) const {
    if (isMetBy(ratingOf(numbers)))
        return 0;
    // In points of score, as the distances of other goals. ED says nothing of how near a diamond is, since nearly all
    // puzzles begin with a single: how many of them, and how long the way to the hardest step is, lead there.
    constexpr double kATenth = 10;
    constexpr double kASingle = 30;
    constexpr double kAStep = 5;
    double distance = kATenth * std::max(1, rating.distanceTo(numbers.hardest));
    if (isDiamond)
        distance += kASingle * singlesOf(start) + kAStep * numbers.stepsBefore;
    else if (isPearl)
        distance += kATenth * (std::max(rating.lowest, numbers.hardest) - numbers.pearl);
    return distance;
}

}  // namespace nonet
