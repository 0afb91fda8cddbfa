#include "core/constructions/sequence_recovery.h"

#include "core/board/digit_set.h"

#include <algorithm>

namespace nonet {

namespace {

std::optional<House> firstFullHouse(const Geometry& geometry, const Grid& clues) {
    for (const House house : geometry.houses()) {
        const std::vector<Cell> cells = geometry.cells(house);
        if (std::none_of(cells.begin(), cells.end(), [&](Cell cell) { return clues.isBlank(cell); }))
            return house;
    }
    return std::nullopt;
}

/// Where one digit and one place are left, they belong together.
void pinLast(SequenceRecovery& fit) {
    DigitSet left = DigitSet::full(static_cast<int>(fit.pins.size()));
    std::optional<SequenceRecovery::Pin>* open = nullptr;
    for (std::optional<SequenceRecovery::Pin>& pin : fit.pins)
        if (pin)
            left.erase(pin->digit);
        else
            open = &pin;
    if (open && left.count() == 1)
        *open = SequenceRecovery::Pin{.digit = left.first(), .cell = {}};
}

}  // namespace

std::optional<std::uint64_t> factorial(int n) {
    if (n > 20)
        return std::nullopt;
    std::uint64_t product = 1;
    for (int factor = 2; factor <= n; ++factor)
        product *= static_cast<std::uint64_t>(factor);
    return product;
}

std::variant<SequenceRecovery, PlaceRefusal> recoverSequence(const PlaceMap& map, const Grid& clues) {
    using Kind = PlaceRefusal::Kind;
    const int side = map.geometry().side();
    assert(clues.side() == side);
    SequenceRecovery fit;
    fit.pins.resize(static_cast<std::size_t>(side));
    std::vector<std::optional<Candidate>> seenAt(static_cast<std::size_t>(side));
    std::vector<std::optional<Cell>> cellOf(static_cast<std::size_t>(side));
    for (int i = 0; i < clues.cellCount(); ++i) {
        const Cell cell(i);
        const std::optional<Digit> digit = clues.digit(cell);
        if (!digit)
            continue;
        const int place = map.placeAt(cell);
        std::optional<Candidate>& seen = seenAt[static_cast<std::size_t>(place)];
        if (seen && seen->digit == *digit)
            continue;
        if (seen)
            return PlaceRefusal{Kind::onePlaceTwoDigits, *seen, {cell, *digit}, place, place};
        std::optional<Cell>& earlier = cellOf[digit->slot()];
        if (earlier)
            return PlaceRefusal{
                Kind::oneDigitTwoPlaces, {*earlier, *digit}, {cell, *digit}, map.placeAt(*earlier), place};
        earlier = cell;
        seen = Candidate{cell, *digit};
        fit.pins[static_cast<std::size_t>(place)] = SequenceRecovery::Pin{*digit, cell};
        ++fit.digitsSeen;
    }
    fit.fullHouse = firstFullHouse(map.geometry(), clues);
    fit.members = factorial(side - fit.digitsSeen);
    pinLast(fit);
    std::vector<Digit> digits;
    for (const std::optional<SequenceRecovery::Pin>& pin : fit.pins)
        if (pin)
            digits.push_back(pin->digit);
    if (digits.size() == fit.pins.size())
        fit.sequence = Sequence::from(digits);
    return fit;
}

}  // namespace nonet
