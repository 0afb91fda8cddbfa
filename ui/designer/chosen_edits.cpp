#include "ui/designer/chosen_edits.h"

#include "core/design/constraint_edits.h"
#include "core/design/drawing_edits.h"
#include "core/design/symmetric_edit.h"
#include "core/rules/value_from.h"
#include "ui/designer/designer.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace nonet {
namespace {

struct ChosenEdits {
    Q_DECLARE_TR_FUNCTIONS(nonet::ChosenEdits)
};

/// False where none is chosen: rules may be.
bool moveDrawn(Designer& designer, const Motion& motion, const QString& refusal) {
    if (designer.chosenDrawings().empty())
        return false;
    const std::vector<int> free =
        drawingsWithoutPartners(designer.puzzle(), designer.freeDrawings(), designer.symmetry());
    if (free.empty())
        Q_EMIT designer.statusMessage(ChosenEdits::tr("Locked: unlock it first."));
    else if (const auto moved = moveDrawings(designer.puzzle(), free, motion))
        designer.edit(*moved);
    else
        Q_EMIT designer.statusMessage(refusal);
    return true;
}

/// What of them may be moved, partners of a symmetry once; says so where that is none.
std::vector<int> freeOf(Designer& designer) {
    const std::vector<int> free = withoutPartners(designer.puzzle(), designer.freeChosen(), designer.symmetry());
    if (free.empty() && !designer.chosen().empty())
        Q_EMIT designer.statusMessage(ChosenEdits::tr("Locked: unlock it first."));
    return free;
}

void moveChosen(Designer& designer, const Motion& motion, const QString& refusal) {
    if (moveDrawn(designer, motion, refusal))
        return;
    const std::vector<int> free = freeOf(designer);
    if (free.empty())
        return;
    if (const std::optional<LayoutEdit> moved = move(designer.puzzle(), free, motion))
        designer.edit(*moved);
    else
        Q_EMIT designer.statusMessage(refusal);
}

/// A lock is of the drawing as it is, and being seen is no part of what it keeps.
void toggleDrawingsHidden(Designer& designer) {
    const std::vector<int> drawings = designer.chosenDrawings();
    const std::vector<Drawing>& all = designer.puzzle().decoration().drawings;
    const bool areHidden =
        std::ranges::all_of(drawings, [&](int each) { return all[static_cast<std::size_t>(each)].isHidden; });
    std::vector<int> locked = drawings;
    std::erase_if(locked, [&](int each) { return !designer.locks().isDrawingLocked(each); });
    designer.locks().setDrawingsLocked(locked, false);
    designer.edit(setDrawingsHidden(designer.puzzle(), drawings, !areHidden));
    designer.locks().setDrawingsLocked(locked, true);
    if (!areHidden)
        Q_EMIT designer.statusMessage(ChosenEdits::tr("Hidden: it stays in the list of what is placed."));
}

/// A lock is of the constraint as it is, and being seen, or counted, is no part of what it keeps. Whether all of them
/// were so.
bool toggle(Designer& designer, bool Constraint::*is, LayoutEdit (*set)(const Puzzle&, std::span<const int>, bool)) {
    const std::vector<int> chosen = designer.chosen();
    const std::vector<Constraint>& all = designer.puzzle().constraints();
    const bool were = std::ranges::all_of(chosen, [&](int each) { return all[static_cast<std::size_t>(each)].*is; });
    if (chosen.empty())
        return were;
    std::vector<int> locked = chosen;
    std::erase_if(locked, [&](int each) { return !designer.locks().isLocked(each); });
    designer.locks().setLocked(locked, false);
    designer.edit(set(designer.puzzle(), chosen, !were));
    designer.locks().setLocked(locked, true);
    return were;
}

}  // namespace

void deleteChosen(Designer& designer) {
    if (const std::vector<int> free = designer.freeDrawings(); !free.empty())
        return designer.edit(DrawingEdit{removeDrawings(designer.puzzle(), free), {}});
    if (const std::vector<int> free = designer.freeChosen(); !free.empty())
        designer.edit(remove(designer.puzzle(), free));
    else if (designer.hasChosen())
        Q_EMIT designer.statusMessage(ChosenEdits::tr("Locked: unlock it first."));
}

void toggleHidden(Designer& designer) {
    if (!designer.chosenDrawings().empty())
        return toggleDrawingsHidden(designer);
    toggle(designer, &Constraint::isHidden, setHidden);
}

void toggleOff(Designer& designer) {
    const bool areOff = toggle(designer, &Constraint::isOff, setOff);
    if (!designer.chosen().empty() && !areOff)
        Q_EMIT designer.statusMessage(ChosenEdits::tr("Off: it is kept and does not count."));
}

void toggleLocked(Designer& designer) {
    const std::vector<int> chosen = designer.chosen();
    if (const std::vector<int> drawings = designer.chosenDrawings(); !drawings.empty()) {
        const bool areDrawn =
            std::ranges::all_of(drawings, [&](int each) { return designer.locks().isDrawingLocked(each); });
        return designer.locks().setDrawingsLocked(drawings, !areDrawn);
    }
    const bool areLocked = std::ranges::all_of(chosen, [&](int each) { return designer.locks().isLocked(each); });
    if (!chosen.empty())
        designer.locks().setLocked(chosen, !areLocked);
}

void orderChosen(Designer& designer, int by) {
    if (!designer.chosenDrawings().empty())
        return designer.edit(orderDrawings(designer.puzzle(), designer.chosenDrawings(), by));
    std::vector<int> order = designer.chosen();
    if (order.empty())
        return;
    const auto last = static_cast<int>(designer.puzzle().constraints().size()) - 1;
    if (by > 0)
        std::ranges::reverse(order);
    // Those at the end of the list stay, and so do those that stand against them.
    int bound = by < 0 ? 0 : last;
    LayoutEdit edit{designer.puzzle(), {}};
    for (const int each : order) {
        const bool canMove = by < 0 ? each > bound : each < bound;
        if (canMove)
            edit.puzzle = reorder(edit.puzzle, each, by).puzzle;
        const int place = canMove ? each + by : each;
        edit.constraints.push_back(place);
        bound = by < 0 ? place + 1 : place - 1;
    }
    designer.edit(edit);
}

void duplicateChosen(Designer& designer) {
    const std::vector<int> chosen = withoutPartners(designer.puzzle(), designer.chosen(), designer.symmetry());
    const std::vector<int> drawings =
        drawingsWithoutPartners(designer.puzzle(), designer.chosenDrawings(), designer.symmetry());
    if (chosen.empty() && drawings.empty())
        return;
    constexpr std::pair<int, int> kAside[] = {{1, 1}, {1, 0}, {0, 1}, {1, -1}, {-1, 1}, {-1, 0}, {0, -1}, {-1, -1}};
    if (!drawings.empty()) {
        for (const auto& [down, right] : kAside)
            if (const auto copied = copyDrawings(designer.puzzle(), drawings, Motion{.down = down, .right = right}))
                return designer.edit(*copied);
        return Q_EMIT designer.statusMessage(ChosenEdits::tr("There is no room beside it for a copy."));
    }
    for (const auto& [down, right] : kAside)
        if (const auto copied = copy(designer.puzzle(), chosen, Motion{.down = down, .right = right});
            copied && copied->puzzle != designer.puzzle()) {
            designer.edit(*copied);
            return;
        }
    Q_EMIT designer.statusMessage(ChosenEdits::tr("There is no room beside it for a copy."));
}

void turnChosen(Designer& designer) {
    moveChosen(designer, Motion{.turns = 1}, ChosenEdits::tr("Turned, it would not fit on the board."));
}

void mirrorChosen(Designer& designer) {
    moveChosen(designer, Motion{.isMirrored = true}, ChosenEdits::tr("Mirrored, it would not fit on the board."));
}

void takeValues(Designer& designer) {
    const Grid* layer = designer.puzzle().solutionLayer();
    if (layer == nullptr)
        return Q_EMIT designer.statusMessage(ChosenEdits::tr("There is no solution layer: fill it first."));
    Puzzle after = designer.puzzle();
    int taken = 0;
    for (const int each : designer.freeChosen()) {
        const std::optional<Constraint> valued =
            valueFrom(after.constraints()[static_cast<std::size_t>(each)], after.layout(), *layer);
        if (!valued)
            continue;
        after = change(after, each, *valued).puzzle;
        ++taken;
    }
    if (taken == 0)
        return Q_EMIT designer.statusMessage(ChosenEdits::tr(
            "No chosen rule has a value in the solution layer: it takes none, or its cells are blank or "
            "break it."));
    // What is typed before it and after it are steps of their own.
    designer.endStep();
    designer.edit(after);
    designer.endStep();
    Q_EMIT designer.statusMessage(ChosenEdits::tr("%Ln rule(s) took a value from the solution layer.", nullptr, taken));
}

}  // namespace nonet
