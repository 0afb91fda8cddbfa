#include "ui/labs/lookup/lookup_model.h"

#include "core/constructions/row_shift.h"
#include "core/constructions/tower.h"

#include <QLocale>

namespace nonet::lookup {

namespace {

constexpr int kList[] = {4, 8, 9, 3, 7, 1, 5, 2, 6};
constexpr const char* kSecond = "48.3.1.265264.93713.152648964.93715..52.489.7937152648.64.937157152648938937152.4";
constexpr const char* kFloor = "681742953245839167397156824";
/// Inkala 2012, whose clues [Shift] takes as a mask: its bands can be some hundreds of floors each.
constexpr const char* kPuzzle = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
constexpr int kGroup = 3;

}  // namespace

Grid LookupModel::first() { return rowShift(Sequence()); }

TowerFloor LookupModel::towerFloor() const { return *TowerFloor::from(boardOf(floor)); }

LookupModel exampleModel() {
    LookupModel model;
    std::vector<Digit> digits;
    for (const int value : kList)
        digits.emplace_back(value);
    model.list = *Sequence::from(digits);
    for (int value = 1; value <= 9; ++value)
        model.signs[static_cast<std::size_t>(value - 1)] = QString::number(value);
    model.second = *gridFromLine(kSecond);
    model.floor = floorOf(std::get<TowerFloor>(floorFromText(kFloor)));
    model.puzzle = *gridFromLine(kPuzzle);
    return model;
}

Floor floorOf(const TowerFloor& floor) {
    Floor result;
    for (int i = 0; i < 27; ++i)
        result.digits[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(floor.board().valueAt(Cell(i)));
    return result;
}

Grid boardOf(const Floor& floor) {
    Grid board;
    for (int i = 0; i < 27; ++i)
        board.set(Cell(i), Digit(floor.digits[static_cast<std::size_t>(i)]));
    return board;
}

QString grouped(const std::string& digits) {
    QString text = QString::fromStdString(digits);
    for (qsizetype at = text.size() - kGroup; at > 0; at -= kGroup)
        text.insert(at, QLocale().groupSeparator());
    return text;
}

}  // namespace nonet::lookup
