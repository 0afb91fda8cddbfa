// What keys, buttons and menus do to the chosen constraints, each as one action of the history. Locked ones stay as
// they are.
#pragma once

namespace nonet {

class Designer;

/// Without locked ones; says so where all of them are.
void deleteChosen(Designer& designer);
/// All of them, shown where they were all hidden.
void toggleHidden(Designer& designer);
/// All rules, on where they were all off: what is off is kept and does not count.
void toggleOff(Designer& designer);
/// All of them, unlocked where they were all locked.
void toggleLocked(Designer& designer);
/// Drawn under (-1) or over (1) their neighbours.
void orderChosen(Designer& designer, int by);
/// Copies a cell away, where there is room for them; these are chosen then.
void duplicateChosen(Designer& designer);
/// A quarter clockwise.
void turnChosen(Designer& designer);
/// Left to right.
void mirrorChosen(Designer& designer);
/// Each gets the number or digits that it has in the puzzle's solution layer, partners of a symmetry none; it is said
/// what came of it.
void takeValues(Designer& designer);

}  // namespace nonet
