#include "core/generators/inverse/method_use.h"

namespace nonet {
namespace {

using Checks = FixedList<UseCheck, 6>;

void look(Checks& list, UseCondition condition, ClassicCellSet cells, ClassicCellSet broken) {
    list.push({condition, cells, broken, broken.isEmpty()});
}

/// A condition about some cells together, none of which breaks it alone.
void lookAtAll(Checks& list, UseCondition condition, ClassicCellSet cells, bool holds) {
    list.push({condition, cells, holds ? ClassicCellSet{} : cells, holds});
}

void lookAtTarget(Checks& list, const MarkBoard& board, const MethodUse& use, MarkDirection direction) {
    const ClassicCellSet target = {use.cell};
    if (direction == MarkDirection::forward) {
        look(list, UseCondition::targetHasMark, target, target - board.marked(use.digit));
        return;
    }
    // A blank cell without marks is no M in [Inverse]'s sense.
    look(list, UseCondition::targetIsBlank, target, board.marks(use.cell).isEmpty() ? target : ClassicCellSet{});
    look(list, UseCondition::targetLacksMark, target, target & board.marked(use.digit));
}

bool covers(const FixedList<House, 2>& houses, Cell cell) {
    return std::ranges::any_of(houses, [&](House house) { return classic::cellsOf(house).contains(cell); });
}

/// Two lines of one kind and two of the other, crossing in four cells.
bool isRectangle(const MethodUse& use) {
    return use.pattern.count() == 4 && use.bases.size() == 2 && use.covers.size() == 2 &&
           use.bases[0].kind == use.bases[1].kind && use.covers[0].kind == use.covers[1].kind &&
           use.bases[0].kind != use.covers[0].kind && std::ranges::all_of(use.pattern, [&](Cell cell) {
               return covers(use.bases, cell) && covers(use.covers, cell);
           });
}

void lookAtReach(Checks& list, const MethodUse& use) {
    const bool isInBase = covers(use.bases, use.cell);
    const bool isReached = use.method == InverseMethod::exclusion || use.method == InverseMethod::coveringSet
                               ? isInBase && !use.pattern.contains(use.cell)
                               : covers(use.covers, use.cell) && !isInBase;
    lookAtAll(list, UseCondition::targetIsReached, {use.cell}, isReached);
}

void lookAtClear(Checks& list, const MarkBoard& board, const MethodUse& use, MethodReading reading) {
    const ClassicCellSet holders =
        reading == MethodReading::corrected ? board.positions(use.digit) : board.marked(use.digit);
    look(list, UseCondition::clearOfDigit, use.clear, use.clear & holders);
}

void lookAtPattern(Checks& list, const MarkBoard& board, const MethodUse& use, MethodReading reading) {
    switch (use.method) {
    case InverseMethod::singleCandidate: return;
    case InverseMethod::exclusion:
        look(list, UseCondition::patternIsFilled, use.pattern, use.pattern - board.filledWith(use.digit));
        return;
    case InverseMethod::blockIntersection:
        lookAtAll(list, UseCondition::patternHasMark, use.pattern, use.pattern.intersects(board.marked(use.digit)));
        lookAtClear(list, board, use, reading);
        return;
    case InverseMethod::coveringSet: {
        ClassicDigitSet marks;
        ClassicCellSet unmarked;
        for (const Cell cell : use.pattern) {
            marks |= board.marks(cell);
            if (board.marks(cell).isEmpty())
                unmarked.insert(cell);
        }
        look(list, UseCondition::patternIsBlank, use.pattern, unmarked);
        lookAtAll(list, UseCondition::countsAgree, use.pattern,
                  marks == use.digits && marks.count() == use.pattern.count());
        lookAtAll(list, UseCondition::digitIsCovered, use.pattern, marks.contains(use.digit));
        return;
    }
    case InverseMethod::xWing:
        look(list, UseCondition::cornersHaveMark, use.pattern,
             isRectangle(use) ? use.pattern - board.marked(use.digit) : use.pattern);
        lookAtClear(list, board, use, reading);
        return;
    }
}

}  // namespace

HiddenSet complementOf(const MarkBoard& board, const MethodUse& coveringSet) {
    assert(coveringSet.method == InverseMethod::coveringSet);
    const ClassicCellSet sector = classic::cellsOf(coveringSet.bases[0]);
    HiddenSet hidden{(sector - coveringSet.pattern) - board.filledCells(), classic::kAllDigits - coveringSet.digits};
    for (const Cell cell : sector& board.filledCells())
        hidden.digits.erase(Digit(board.valueAt(cell)));
    return hidden;
}

FixedList<UseCheck, 6> checks(const MarkBoard& board, const MethodUse& use, MarkDirection direction,
                              MethodReading reading) {
    Checks list;
    if (use.method == InverseMethod::singleCandidate) {
        const ClassicCellSet target = {use.cell};
        if (direction == MarkDirection::forward)
            lookAtAll(list, UseCondition::targetHasOnlyMark, target,
                      board.marks(use.cell) == ClassicDigitSet(use.digit));
        else
            look(list, UseCondition::targetIsFilled, target, target - board.filledWith(use.digit));
        return list;
    }
    lookAtTarget(list, board, use, direction);
    lookAtReach(list, use);
    lookAtPattern(list, board, use, reading);
    return list;
}

bool isAllowed(const MarkBoard& board, const MethodUse& use, MarkDirection direction, MethodReading reading) {
    return std::ranges::all_of(checks(board, use, direction, reading), &UseCheck::holds);
}

void applyUse(MarkBoard& board, const MethodUse& use, MarkDirection direction) {
    const bool isForward = direction == MarkDirection::forward;
    if (use.method == InverseMethod::singleCandidate) {
        if (isForward)
            board.fill(use.cell, use.digit);
        else
            board.unfill(use.cell);
    } else if (isForward) {
        board.removeMark(use.cell, use.digit);
    } else {
        board.addMark(use.cell, use.digit);
    }
}

}  // namespace nonet
