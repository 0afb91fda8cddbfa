// The lab with inputs of its own, and what its scenes show.
#pragma once

#include "tests/ui/labs/frame/drawn_words.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/labs/lookup/lookup_lab.h"

namespace nonet::lookup {

inline constexpr int kInputs = 12;

/// The scenes in their order.
enum Scene { kRowShift, kOneFamily, kKey, kTower, kTrios, kAllFloors, kAllGrids, kLetters, kSolve };

class LookupLabTest : public LabTest<LookupLab> {
protected:
    LookupLabTest() : LabTest("labs.lookup") {}

    template <typename Check>
    void withInputs(int scene, Check check) {
        withShuffledInputs(scene, 0, kInputs - 1, check);
    }
    /// The floors' part of the last words is there once they are joined.
    static void waitForJoin(LabScene& scene) {
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return !scene.moveText(scene.moveCount()).startsWith(QStringLiteral("Floors are being")); }, 60000));
    }
    void waitForFacts() {
        EXPECT_TRUE(QTest::qWaitFor([this] { return lab().facts() && lab().facts()->isComplete(); }, 60000));
    }
    /// Painted without anything in the hand.
    static std::vector<DrawnText> texts(const LabScene& scene, double at) {
        BoardPainters painters;
        return drawingOf({600, 400},
                         [&](QPainter& painter) {
                             scene.paint(painter, kArea, {themeOf(ThemeId::light), painters}, at);
                         })
            .texts;
    }
    /// The digits that stand in the cells of the board at the left; counts in a corner are smaller.
    static Grid paintedBoard(const LabScene& scene, double at) {
        const std::optional<BoardMetrics> shown = scene.shownBoard(kArea);
        const CellField field = shown ? CellField{shown->board(), 9, 9} : boardField(kArea, 14 * 0.4);
        Grid board;
        for (const DrawnText& each : texts(scene, at))
            if (const std::optional<int> cell = field.cellAt(each.ink.center()); cell && each.size > field.side() * 0.4)
                board.set(Cell(*cell), Digit(each.text.toInt()));
        return board;
    }

private:
    static inline const StageArea kArea{QRectF(0, 0, 600, 400), QRectF(0, 0, 360, 400), QRectF(370, 0, 230, 400)};
};

inline QString digits(const Grid& grid) { return QString::fromStdString(toLine(grid)); }

/// The scene says this number somewhere.
inline bool says(const LabScene& scene, const QString& words) {
    for (const LabClaim& claim : scene.claims())
        if (claim.text.contains(words))
            return true;
    return false;
}

}  // namespace nonet::lookup
