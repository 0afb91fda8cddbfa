// The five methods of [Inverse] as values. A use of a method names one mark and what allows it to go; read backwards,
// the same use lets the mark come back. So the inverse of each method needs nothing of its own:
//
//   forward   the pattern stands and the mark is there   ->  the mark goes
//   inverse   the pattern stands and the mark is not     ->  the mark comes
//
// The single candidate is the exception: forward, the last mark of a cell becomes its value; inverse, a value becomes
// the only mark.
#pragma once

#include "core/generators/inverse/mark_board.h"

#include <array>

namespace nonet {

/// In the order of [Inverse 4.2], which is also its ranking: singleCandidate has rank 1, xWing 5.
enum class InverseMethod : std::uint8_t { singleCandidate, exclusion, blockIntersection, coveringSet, xWing };

inline constexpr std::array kInverseMethods = {InverseMethod::singleCandidate, InverseMethod::exclusion,
                                               InverseMethod::blockIntersection, InverseMethod::coveringSet,
                                               InverseMethod::xWing};

constexpr int rankOf(InverseMethod method) { return static_cast<int>(method) + 1; }

enum class MarkDirection : std::uint8_t { forward, inverse };

/// How block intersection and X-wing look for a digit "elsewhere" in a line.
enum class MethodReading : std::uint8_t {
    /// A cell that is filled with the digit holds it too.
    corrected,
    /// As printed: only marks count. It removes right digits from boards with stale marks.
    marksOnly,
};

/// One use of one method. By method:
///
///                     pattern                        clear                     bases          covers
///   singleCandidate   -                              -                         -              -
///   exclusion         the filled neighbour           -                         shared house   -
///   blockIntersection box and line in common         the base's other cells    one of them    the other
///   coveringSet       the n cells U                  -                         the sector     -
///   xWing             the four corners               the bases' other cells    two lines      two crossing lines
struct MethodUse {
    InverseMethod method = InverseMethod::singleCandidate;
    /// The mark that goes or comes.
    Cell cell;
    Digit digit = Digit(1);
    ClassicCellSet pattern = {};
    /// None of these cells may hold the digit.
    ClassicCellSet clear = {};
    /// Covering set: the n digits M. Else the digit alone.
    ClassicDigitSet digits = {};
    FixedList<House, 2> bases = {};
    FixedList<House, 2> covers = {};

    friend bool operator==(const MethodUse&, const MethodUse&) = default;
};

/// The covering set seen from the other side, as a hidden set: the blank cells of its sector outside of U, and the
/// digits that must share them.
struct HiddenSet {
    ClassicCellSet cells;
    ClassicDigitSet digits;
    friend bool operator==(const HiddenSet&, const HiddenSet&) = default;
};
HiddenSet complementOf(const MarkBoard& board, const MethodUse& coveringSet);

/// What a use asks of the board, each to be looked at by itself.
enum class UseCondition : std::uint8_t {
    /// The target is blank, and has the mark (forward) or lacks it (inverse). Single candidate: the mark is its only
    /// one.
    targetHasMark,
    targetLacksMark,
    targetHasOnlyMark,
    targetIsBlank,
    /// Single candidate, inverse: filled with the digit.
    targetIsFilled,
    /// The target shares the base house with the filled cell (exclusion) or with U (covering set), and is none of them;
    /// it lies in a cover and in no base (block intersection, X-wing).
    targetIsReached,
    /// Exclusion: the pattern's cell is filled with the digit.
    patternIsFilled,
    /// Covering set: the cells of U are blank and have marks.
    patternIsBlank,
    /// Block intersection: the mark is in at least one cell of the pattern.
    patternHasMark,
    /// X-wing: the mark is in all four corners, which lie in two lines of each kind.
    cornersHaveMark,
    /// Covering set: as many different marks in U as cells.
    countsAgree,
    /// Covering set: the digit is one of them.
    digitIsCovered,
    /// The digit is nowhere else in the bases.
    clearOfDigit,
};

struct UseCheck {
    UseCondition condition;
    /// The cells that it is about.
    ClassicCellSet cells;
    /// Those of them that break it.
    ClassicCellSet broken;
    bool holds = false;

    friend bool operator==(const UseCheck&, const UseCheck&) = default;
};

/// All conditions of a use, those that hold and those that do not, in the order in which a person would look.
FixedList<UseCheck, 6> checks(const MarkBoard& board, const MethodUse& use, MarkDirection direction,
                              MethodReading reading = MethodReading::corrected);

bool isAllowed(const MarkBoard& board, const MethodUse& use, MarkDirection direction,
               MethodReading reading = MethodReading::corrected);

/// The board after the use, one level lower (forward) or higher (inverse); filling a cell counts as a level. The use
/// must be allowed.
void applyUse(MarkBoard& board, const MethodUse& use, MarkDirection direction);

}  // namespace nonet
