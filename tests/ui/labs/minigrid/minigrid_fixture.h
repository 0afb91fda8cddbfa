// The minigrid lab in a window, entered with puzzles of every kind.
#pragma once

#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/minigrid/minigrid_input.h"
#include "ui/labs/minigrid/minigrid_lab.h"

namespace nonet::minigrid {

class MinigridLabTest : public LabTest<MinigridLab> {
protected:
    MinigridLabTest() : LabTest("labs.minigrid") {}

    const MinigridModel& model() { return lab().model(); }
    /// Puzzles with one solution, with many, with none, with clues that clash, almost full and full.
    static QStringList inputs();
    /// With each of them entered in the field.
    template <typename Scene, typename Check>
    void withInputs(Check check) {
        Scene& scene = enter<Scene>();
        for (const QString& input : inputs()) {
            SCOPED_TRACE(input.toStdString());
            type(input);
            ASSERT_EQ(lab().inputText(), input);
            session().seek(scene.moveCount());
            expectSoundWords(scene);
            check(scene);
        }
    }
};

/// The scene says this in a claim.
inline bool claims(const LabScene& scene, const QString& words) {
    for (const LabClaim& claim : scene.claims())
        if (claim.text.contains(words))
            return true;
    return false;
}

}  // namespace nonet::minigrid
