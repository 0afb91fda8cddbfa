#include "ui/text/cell_names.h"
#include "ui/text/step_reason.h"
#include "ui/text/step_roles.h"

namespace nonet {

QString StepReason::xyWing(const Step& step) {
    const ClassicCellSet pivot = cellsOfRole(step, Role::defining);
    const ClassicCellSet pincers = cellsOfRole(step, Role::second);
    const ClassicDigitSet common = eliminatedDigits(step);
    if (pivot.count() != 1 || pincers.count() != 2 || common.count() != 1)
        return anyStep();
    return tr("%1 can only be %2. Either takes that digit from one of %3 and leaves it %4. So one of these two is %4, "
              "and no cell that sees both can be.",
              "the pivot, two digits with or, the pincers, a digit")
        .arg(cellsWithAnd(pivot), digitsWithOr(step.digits - common), cellsWithAnd(pincers), digitsWithAnd(common));
}

QString StepReason::xyzWing(const Step& step) {
    const ClassicCellSet pivot = cellsOfRole(step, Role::defining);
    const ClassicCellSet pincers = cellsOfRole(step, Role::second);
    const ClassicDigitSet common = eliminatedDigits(step);
    if (pivot.count() != 1 || pincers.count() != 2 || common.count() != 1)
        return anyStep();
    return tr("%1 can only be %2. If it is not %4, it takes its digit from one of %3 and leaves that cell %4. "
              "So one of the three cells is %4, and no cell that sees all of them can be.",
              "the pivot, three digits with or, the pincers, a digit")
        .arg(cellsWithAnd(pivot), digitsWithOr(step.digits), cellsWithAnd(pincers), digitsWithAnd(common));
}

QString StepReason::wWing(const Step& step) {
    const std::optional<ChainEnds> ends = chainEnds(step);
    const std::vector<House> houses = housesOfRole(step, Role::defining);
    if (!ends || step.links.size() != 5 || houses.size() != 1)
        return anyStep();
    const StepLink& bridge = step.links[2];
    return tr("%1 and %2 can only be %3. %4 the digit %5 has only two places, %6 and %7, and each of the two cells "
              "sees one of them, so they cannot both be %5: at least one is %8, and no cell that sees both can be.",
              "two cells, two digits with or, In a house, a digit, two cells, the other digit")
        .arg(cellName(ends->first.cell), cellName(ends->last.cell), digitsWithOr(step.digits),
             sentenceCase(inHouses(houses)), QString::number(bridge.from.digit.value()), cellName(bridge.from.cell),
             cellName(bridge.to.cell), QString::number(ends->first.digit.value()));
}

}  // namespace nonet
