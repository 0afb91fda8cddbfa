#include "ui/labs/minigrid/walk_text.h"

#include "ui/labs/minigrid/minigrid_painting.h"

namespace nonet::minigrid {

QString WalkText::verdict(const WalkFilm& film, const QString& steps) {
    const MinigridOutcome& outcome = film.outcome();
    if (!outcome.isDecided())
        return filled(tr("%1 until it was stopped: %2; solutions so far: %3; not decided."), steps,
                      number(outcome.steps), number(outcome.count));
    if (outcome.count == 0)
        return filled(tr("%1 to the end: %2; no solution."), steps, number(outcome.steps));
    if (outcome.count > 1)
        return filled(tr("%1 to the end: %2; solutions: %3, the last of them on the board."), steps,
                      number(outcome.steps), number(outcome.count));
    return filled(tr("%1 to the end: %2, to the solution: %3."), steps, number(outcome.steps),
                  number(outcome.stepsToFirst));
}

LabClaim WalkText::solutionClaim(const WalkFilm& film, const QString& steps, const SearchOutcome& byCells) {
    const MinigridOutcome& outcome = film.outcome();
    if (!outcome.isDecided())
        return {filled(tr("%1 at most: %2; solutions until then: %3"), steps, number(WalkFilm::kSteps),
                       number(outcome.count)),
                outcome.count <= byCells.count};
    // Compared as they are: one without a solution has no other's.
    const bool isSame = !outcome.solutions.empty() && byCells.first == outcome.solutions.front();
    const bool agrees = outcome.count == byCells.count && (byCells.count != 1 || isSame);
    if (byCells.count == 0)
        return {tr("No solution, as a search by cells finds"), agrees};
    return {byCells.count == 1 ? tr("The one solution is that of a search by cells")
                               : tr("A search by cells finds as many solutions: %1").arg(number(byCells.count)),
            agrees};
}

QString WalkText::event(const WalkFilm& film, std::size_t events) {
    const TraceEvent& last = film.event(events - 1);
    const QString box = boxNumber(last.box);
    switch (last.kind) {
    case TraceKind::treeOpened: return tr("Box %1: its tree begins under what is placed.").arg(box);
    case TraceKind::vertexOpened: return filled(tr("Box %1: %2 goes into blank cell %3."), box, last.value, last.depth);
    case TraceKind::cut:
        return tr("Box %1: %2 cut.", "digits").arg(box, digitList(DigitSet::fromBits(last.value)).join(u' '));
    case TraceKind::tried:
        return tr("Box %1: permutation %2 of %3 clashes with a box before.")
            .arg(box, number(last.value + 1), number(film.lists()[last.box].permutations.size()));
    case TraceKind::matched:
        if (film.version() == WalkVersion::trees)
            return last.level + 1 == film.boxCount() ? tr("Box %1, the last one, is filled.").arg(box)
                                                     : tr("Box %1 is filled: on to the next box.").arg(box);
        return tr("Box %1: permutation %2 of %3 fits all boxes before.")
            .arg(box, number(last.value + 1), number(film.lists()[last.box].permutations.size()));
    case TraceKind::back:
        return film.isDeadEnd(events)
                   ? tr("Dead end: box %1 has nothing that leads on, so an earlier choice was wrong.").arg(box)
                   : tr("Box %1 has nothing more: back to the box before, to look for another solution.").arg(box);
    case TraceKind::pruned:
    case TraceKind::solved: break;
    }
    return tr("All boxes fit: solution %1.").arg(number(film.solutionsWithin(events)));
}

}  // namespace nonet::minigrid
