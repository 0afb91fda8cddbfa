// The minigrid lab in a window, entered with puzzles of every kind.
#pragma once

#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/minigrid/minigrid_painting.h"

namespace nonet::minigrid {

/// The scenes, by their titles.
inline constexpr const char* kBoxesScene = "The minigrids";
inline constexpr const char* kSequenceScene = "Which box first?";
inline constexpr const char* kTreeScene = "The tree of one box";
inline constexpr const char* kTreesScene = "Version 3.1: a tree of trees";
inline constexpr const char* kPathScene = "Version 3.2: permutations first, then a path";
inline constexpr const char* kExplodeScene = "Where they explode";
inline constexpr const char* kGraphScene = "The graph of permutations";
inline constexpr const char* kPruneScene = "Pruning until little is left";
inline constexpr const char* kCompareScene = "Versions and paths compared";
inline constexpr const char* kGuessScene = "'Guess-free'?";

class MinigridLabTest : public LabTest<MinigridLab> {
protected:
    MinigridLabTest() : LabTest("labs.minigrid") {}

    const MinigridModel& model() { return lab().model(); }
    /// Puzzles with one solution, with many, with none, with clues that clash, almost full and full,
    static QStringList classicInputs();
    /// of 16 x 16 cells, with few permutations, one, several or no solutions,
    static QStringList largeInputs();
    /// and all of these, and the same of 4 x 4 cells.
    static QStringList inputs();
    /// With each of them entered in the field.
    template <typename Check>
    void withInputs(const char* title, Check check) {
        LabScene& scene = enter(title);
        for (const QString& input : inputs()) {
            SCOPED_TRACE(input.toStdString());
            type(input);
            ASSERT_EQ(lab().inputText(), input);
            session().questions().reveal();
            session().film().seek(scene.moveCount());
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
