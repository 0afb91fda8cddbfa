#pragma once

#include "core/board/grid.h"
#include "core/canonical/floor.h"
#include "core/constructions/sequence.h"
#include "core/constructions/tower.h"

#include <QString>

#include <array>

namespace nonet::lookup {

/// What the input field of a scene holds.
enum class InputKind : std::uint8_t { list, board, floor, puzzle };

/// The learner's input: what all scenes compute from.
struct LookupModel {
    Sequence list;
    /// How digit d is written: signs[d - 1].
    std::array<QString, 9> signs;
    /// The clues of the second board, which have a key from the first.
    Grid second;
    Floor floor;
    /// The learner's own tower; none: the list gives one.
    std::optional<TowerPattern> tower = {};
    /// Without equal digits in a house.
    Grid puzzle;

    QString sign(Digit digit) const { return signs[static_cast<std::size_t>(digit.index())]; }
    /// The row shift of 123456789, from which keys lead to other boards.
    static Grid first();
    TowerFloor towerFloor() const;
};

/// The source text's own lists, boards and floor.
LookupModel exampleModel();

Floor floorOf(const TowerFloor& floor);
/// The floor in the first three rows of a board.
Grid boardOf(const Floor& floor);

/// A number's digits, however many, grouped by the language's rule: "2,612,736".
QString grouped(const std::string& digits);

}  // namespace nonet::lookup
