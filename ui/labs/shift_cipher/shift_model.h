#pragma once

#include "core/board/cell_set.h"
#include "core/constructions/sequence.h"
#include "core/constructions/shift_cipher.h"
#include "ui/board/board_picture.h"

#include <QString>

#include <optional>

namespace nonet {

/// The learner's list and the board's shape: what all scenes compute from.
struct ShiftModel {
    Geometry geometry;
    Sequence sequence;
    /// The learner's numbers a and b; none: the source's.
    std::optional<ShiftRule> ownRule = {};

    int side() const { return geometry.side(); }
    ShiftRule rule() const { return ownRule.value_or(shiftRule(geometry)); }
    PlaceMap map() const { return shiftCipherMap(geometry, rule()); }
    Grid board() const { return map().apply(sequence); }
    /// Whether every list gives a Sudoku.
    bool alwaysWorks() const { return alwaysGivesSudoku(geometry, rule()); }
    /// Three hues by row of G, three depths each; on larger boards one colour a place.
    int colourOf(int place) const;
};

/// Boxes are counted row by row; a board has as many box rows as a box has columns.
inline int boxRowOf(const Geometry& geometry, int box) { return box / geometry.boxRows(); }
inline int boxColumnOf(const Geometry& geometry, int box) { return box % geometry.boxRows(); }

/// Index of Lab::labelModes().
enum class ShiftLabels : std::uint8_t { digits, places, indices, formulas };

/// The list as it is typed: "859612437".
QString listText(const Sequence& sequence);
/// As it stands on boards: "7", "A" for ten.
QString digitSign(Digit digit);
/// "a" .. "p".
QString placeLetter(int place);
/// What a tile of the list shows.
QString tileText(const ShiftModel& model, int place, int labels);
/// The tile's text in fewer signs: "4" for "S[4]"; empty where it is short already.
QString shortTileText(int place, int labels);
/// "3I + J" in the model's numbers: "I + 3J", "I", "2I + 5J".
QString ruleText(ShiftRule rule);

/// The cells, and as many more as it takes to settle the list.
CellSet enoughFor(const ShiftModel& model, CellSet shown);
/// A board of places, digits as the list has them, cells at this strength.
BoardPicture shiftPicture(const ShiftModel& model, const PlaceMap& map, ShiftRule rule, int labels,
                          double strength = 1);
/// Any digits in the colours of their places.
BoardPicture workPicture(const ShiftModel& model, const Grid& digits, int labels);
/// Any digits, each in the colour of the place that its cell names.
BoardPicture cluePicture(const ShiftModel& model, const Grid& digits, int labels);
/// A cell without place and digit.
void clearCell(BoardPicture& picture, Cell cell);

}  // namespace nonet
