#include "core/board/classic_digits.h"

#include "core/board/classic.h"

#include <algorithm>

namespace nonet {

ClassicDigits ClassicDigits::from(const Grid& grid) {
    assert(grid.side() == classic::kSide);
    ClassicDigits digits;
    for (const Cell cell : classic::kAllCells)
        digits.values[cell.slot()] = static_cast<std::uint8_t>(grid.valueAt(cell));
    return digits;
}

Grid ClassicDigits::toGrid() const {
    Grid grid;
    for (const Cell cell : classic::kAllCells)
        if (!isBlank(cell))
            grid.set(cell, Digit(valueAt(cell)));
    return grid;
}

int ClassicDigits::filledCount() const {
    return static_cast<int>(values.size()) - static_cast<int>(std::ranges::count(values, std::uint8_t{0}));
}

ClassicMarks ClassicMarks::from(const ClassicDigits& digits) {
    ClassicMarks marks;
    for (std::size_t i = 0; i < digits.values.size(); ++i)
        marks.sets[i] = digits.values[i] == 0 ? kEvery : static_cast<std::uint16_t>(1U << (digits.values[i] - 1U));
    return marks;
}

ClassicMarks ClassicMarks::from(const Grid& digits, const CandidateGrid& candidates) {
    assert(digits.side() == classic::kSide && candidates.side() == classic::kSide);
    ClassicMarks marks;
    for (const Cell cell : classic::kAllCells) {
        const std::optional<Digit> digit = digits.digit(cell);
        marks.at(cell) =
            digit ? ClassicDigitSet(*digit).bits() : static_cast<std::uint16_t>(candidates.at(cell).bits());
    }
    return marks;
}

}  // namespace nonet
