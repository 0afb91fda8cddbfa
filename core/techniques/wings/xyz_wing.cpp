#include "core/techniques/wings/xyz_wing.h"

#include "core/techniques/wings/wing_step.h"

namespace nonet {

void findXyzWings(const Position& position, StepCollector& steps) {
    const ClassicCellSet bivalue = position.bivalueCells();
    for (const Cell pivot : position.unsolvedCells() - bivalue) {
        const ClassicDigitSet xyz = position.candidates(pivot);
        if (xyz.count() != 3)
            continue;
        for (const Cell pincer1 : classic::peersOf(pivot) & bivalue)
            for (const Cell pincer2 : classic::peersOf(pivot) & bivalue) {
                const ClassicDigitSet xz = position.candidates(pincer1);
                const ClassicDigitSet yz = position.candidates(pincer2);
                if (pincer2 <= pincer1 || (xz | yz) != xyz)
                    continue;
                const Digit z = (xz & yz).first();
                const ClassicCellSet victims = classic::commonPeersOf({pivot, pincer1, pincer2}) & position.cells(z);
                const Wing wing{pivot, pincer1, pincer2, z};
                if (!victims.isEmpty() && !steps.add(wingStep(TechniqueId::xyzWing, position, wing, victims)))
                    return;
            }
    }
}

}  // namespace nonet
