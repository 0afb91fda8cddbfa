#include "core/techniques/wings/xy_wing.h"

#include "core/techniques/wings/wing_step.h"

namespace nonet {

void findXyWings(const Position& position, StepCollector& steps) {
    const ClassicCellSet bivalue = position.bivalueCells();
    for (const Cell pivot : bivalue) {
        const ClassicDigitSet xy = position.candidates(pivot);
        const ClassicDigitSet x(xy.first());
        for (const Cell pincer1 : classic::peersOf(pivot) & bivalue) {
            const ClassicDigitSet xz = position.candidates(pincer1);
            if ((xz & xy) != x)
                continue;
            const ClassicDigitSet z = xz - x;
            for (const Cell pincer2 : classic::peersOf(pivot) & bivalue) {
                if (position.candidates(pincer2) != ((xy - x) | z))
                    continue;
                const ClassicCellSet victims = classic::commonPeersOf({pincer1, pincer2}) & position.cells(z.first());
                const Wing wing{pivot, pincer1, pincer2, z.first()};
                if (!victims.isEmpty() && !steps.add(wingStep(TechniqueId::xyWing, position, wing, victims)))
                    return;
            }
        }
    }
}

}  // namespace nonet
