#include "core/constructions/tower.h"

#include "core/board/classic.h"

#include <algorithm>

namespace nonet {

namespace {

bool isOfFloor(Cell cell) { return classic::rowOf(cell) < 3; }
bool isOfTower(Cell cell) { return classic::columnOf(cell) < 3; }

using Part = bool (*)(Cell);

Grid cut(const Grid& board, Part isOfPart) {
    Grid part;
    for (const Cell cell : classic::kAllCells)
        if (const std::optional<Digit> digit = board.digit(cell); digit && isOfPart(cell))
            part.set(cell, *digit);
    return part;
}

template <typename Value>
std::variant<Value, TowerConflict, Error> read(std::string_view text, Part isOfPart) {
    constexpr std::string_view kPassedOver = " \t\r\n,;|/";
    constexpr int kCells = 27;
    Grid board;
    auto cell = classic::kAllCells.begin();
    int found = 0;
    for (const char symbol : text) {
        if (kPassedOver.find(symbol) != std::string_view::npos)
            continue;
        ++found;
        const std::optional<Digit> digit = digitFromSymbol(symbol, 9);
        if (!digit)
            return Error{.code = ErrorCode::badSymbol, .subject = std::string(1, symbol), .column = found};
        if (found > kCells)
            continue;
        while (!isOfPart(*cell))
            ++cell;
        board.set(*cell, *digit);
        ++cell;
    }
    if (found != kCells)
        return Error{.code = found < kCells ? ErrorCode::tooFewCells : ErrorCode::tooManyCells,
                     .found = found,
                     .expected = kCells};
    if (const std::optional<Value> value = Value::from(board))
        return *value;
    return findConflicts(board, {}).front();
}

}  // namespace

std::optional<TowerFloor> TowerFloor::from(const Grid& board) {
    Grid part = cut(board, isOfFloor);
    const bool isFloor = part.filledCount() == 27 && findConflicts(part, {}).empty();
    return isFloor ? std::optional(TowerFloor(std::move(part))) : std::nullopt;
}

std::optional<TowerFloor> TowerFloor::from(const Floor& floor) {
    Grid board;
    for (int i = 0; i < 27; ++i)
        board.set(Cell(i), Digit(floor.digits[static_cast<std::size_t>(i)]));
    return from(board);
}

std::optional<TowerPattern> TowerPattern::from(const Grid& board) {
    Grid part = cut(board, isOfTower);
    const bool isTower = part.filledCount() == 27 && findConflicts(part, {}).empty();
    return isTower ? std::optional(TowerPattern(std::move(part))) : std::nullopt;
}

std::variant<TowerFloor, TowerConflict, Error> floorFromText(std::string_view text) {
    return read<TowerFloor>(text, isOfFloor);
}

std::variant<TowerPattern, TowerConflict, Error> towerFromText(std::string_view text) {
    return read<TowerPattern>(text, isOfTower);
}

TowerGrid buildTower(const TowerFloor& floor, const TowerPattern& tower) {
    std::array<DigitKey, 3> keys;
    for (int box = 0; box < 3; ++box)
        for (int n = 0; n < 9; ++n)
            keys[static_cast<std::size_t>(box)].set(Digit(tower.board().valueAt(classic::cellInBox(0, n))),
                                                    Digit(floor.board().valueAt(classic::cellInBox(box, n))));
    return buildTower(floor, tower, keys);
}

TowerGrid buildTower(const TowerFloor& floor, const TowerPattern& tower, const std::array<DigitKey, 3>& keys) {
    TowerGrid built{.keys = keys, .grid = floor.board(), .conflicts = {}};
    for (const Cell cell : classic::kAllCells) {
        if (isOfFloor(cell))
            continue;
        const int column = classic::columnOf(cell);
        const Digit inTower(tower.board().valueAt(classic::cellAt(classic::rowOf(cell), column % 3)));
        if (const std::optional<Digit> digit = keys[static_cast<std::size_t>(column / 3)].to(inTower))
            built.grid.set(cell, *digit);
    }
    built.conflicts = findConflicts(built.grid, {});
    return built;
}

}  // namespace nonet
