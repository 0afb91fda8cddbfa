// Words and picture light each other in every scene, over random inputs.
#include "tests/ui/labs/links.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"

namespace nonet::lookup {
namespace {

const StageArea kLinksArea{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 0, 460, 260), 14};

class LookupLinks : public LookupLabTest {};

TEST_F(LookupLinks, EachStandsInASentenceAndLightsItsThing) {
    enter(kAllFloors);
    waitForFacts();
    for (int index = 0; index < lab().scenes().count(); ++index)
        for (const std::uint64_t seed : {3U, 4U}) {
            session().setScene(index);
            lab().shuffleInput(seed);
            settles(30'000);
            LabScene& scene = lab().scene(index);
            changeState(scene, &SceneState::isQuestionOpen, seed == 3);
            for (const int move : {0, scene.lastReachableMove()}) {
                changeState(scene, &SceneState::moment, move);
                expectLinked(scene, kLinksArea, move);
            }
            changeState(scene, &SceneState::isQuestionOpen, false);
        }
}

TEST_F(LookupLinks, EachFactorIsLitInTheSumAndInTheTable) {
    LabScene& grids = enter(kAllGrids);
    waitForFacts();
    for (const std::uint64_t seed : {5U, 6U, 7U}) {
        lab().shuffleInput(seed);
        const int at = grids.moveCount();
        const QImage plain = litPicture(grids, kLinksArea, at, {});
        for (const char* thing : {"floors", "ways", "names"}) {
            const QImage lit = litPicture(grids, kLinksArea, at, QLatin1String(thing));
            int inSum = 0;
            int inTable = 0;
            for (int y = 0; y < lit.height(); ++y)
                for (int x = 0; x < lit.width(); ++x)
                    if (lit.pixel(x, y) != plain.pixel(x, y))
                        ++(x > 620 ? inTable : inSum);
            EXPECT_GT(inSum, 0) << thing;
            // 9! is no column: it is the same for all.
            EXPECT_EQ(inTable > 0, QLatin1String(thing) != QLatin1String("names")) << thing;
        }
    }
}

}  // namespace
}  // namespace nonet::lookup
