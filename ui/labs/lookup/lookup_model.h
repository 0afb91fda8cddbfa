// The learner's input, and how it is read: what a text is, and what is wrong with it in one sentence.
#pragma once

#include "core/board/grid.h"
#include "core/canonical/floor.h"
#include "core/canonical/trio_table.h"
#include "core/constructions/sequence.h"
#include "core/constructions/tower.h"

#include <QString>

#include <array>
#include <variant>

namespace nonet::lookup {

inline constexpr int kSide = 9;
inline constexpr int kBox = 3;

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
    /// In the first three rows.
    Grid floorBoard() const;
};

/// The source text's own lists, boards and floor.
LookupModel exampleModel();

Floor floorOf(const TowerFloor& floor);
/// The floor of a configuration, the digits of each trio in rising order.
Floor floorOf(const TrioConfiguration& configuration);
/// The floor in the first three rows of a board.
Grid boardOf(const Floor& floor);

/// A number's digits, however many, grouped by the language's rule: "2,612,736".
QString grouped(const std::string& digits);

/// The pattern that a list gives; reversed: the columns move by 2 and 1, not by 1 and 2.
TowerPattern towerPattern(const Sequence& list, bool isReversed);
/// "453/827/.." row by row.
QString towerText(const TowerPattern& pattern);

/// What a text may be meant as, judged by how much it is.
enum class TextKind : std::uint8_t { list, floor, rank, board };
/// Short numbers are ranks only where floors are the matter.
TextKind textKind(const QString& text, InputKind scene);

struct ListInput {
    Sequence list;
    std::array<QString, 9> signs;
};

/// Or why it is none.
std::variant<ListInput, QString> listFrom(const QString& text);
std::variant<Floor, QString> floorFrom(const QString& text);
/// Nine rows of three, parted or not.
std::variant<TowerPattern, QString> towerFrom(const QString& text);
std::variant<std::uint32_t, QString> rankFrom(const QString& text);
/// Empty, or which two cells leave no key from LookupModel::first(), and that the board before stays.
QString keyFault(const Grid& second);
/// A board that has a key from LookupModel::first().
std::variant<Grid, QString> secondFrom(const QString& text);
/// Clues of which no two clash.
std::variant<Grid, QString> puzzleFrom(const QString& text);

}  // namespace nonet::lookup
