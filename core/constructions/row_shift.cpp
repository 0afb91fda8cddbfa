#include "core/constructions/row_shift.h"

#include "core/board/classic.h"

namespace nonet {

namespace {

int modulo9(int number) { return (number % 9 + 9) % 9; }

}  // namespace

std::array<int, 9> rowTurns(const RowSteps& steps, BandStart start) {
    std::array<int, 9> turns{};
    for (std::size_t row = 3; row < 9; row += 3)
        turns[row] = start == BandStart::fromList ? turns[row - 3] + steps.band
                                                  : turns[row - 3] + steps.second + steps.third + steps.band;
    for (std::size_t row = 0; row < 9; row += 3) {
        turns[row] = modulo9(turns[row]);
        turns[row + 1] = modulo9(turns[row] + steps.second);
        turns[row + 2] = modulo9(turns[row + 1] + steps.third);
    }
    return turns;
}

PlaceMap rowShiftMap(const std::array<int, 9>& turns) {
    std::vector<std::uint8_t> places;
    for (const Cell cell : classic::kAllCells)
        places.push_back(static_cast<std::uint8_t>(
            modulo9(classic::columnOf(cell) - turns[static_cast<std::size_t>(classic::rowOf(cell))])));
    return {Geometry(), std::move(places)};
}

Grid rowShift(const Sequence& sequence) { return rowShiftMap().apply(sequence); }

}  // namespace nonet
