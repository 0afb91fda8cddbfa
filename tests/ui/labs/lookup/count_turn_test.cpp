// The 4x4 grids found and counted by hand: every order of finding them, mistakes and wrong numbers.
#include "core/constructions/fillings.h"
#include "core/foundation/random_source.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"
#include "ui/labs/lookup/count_turn.h"

#include <algorithm>
#include <random>

namespace nonet::lookup {
namespace {

class CountTurn : public LookupLabTest {
protected:
    LabScene& begin() {
        LabScene& scene = enter(kAllGrids);
        session().questions().reveal();
        changeState(scene, &SceneState::isYourTurn, true);
        scene.clearTurn();
        return scene;
    }
    static void fill(LabScene& scene, const Grid& way, RandomSource& random) {
        std::vector<int> cells{8, 9, 10, 11, 12, 13, 14, 15};
        std::shuffle(cells.begin(), cells.end(), std::mt19937(static_cast<unsigned>(random.below(1000))));
        for (const int cell : cells)
            EXPECT_EQ(typeDigit(scene, Cell(cell), way.digit(Cell(cell))), QString());
    }
};

TEST_F(CountTurn, HasEveryWayBelowEachFloor) {
    for (const SmallFloor& each : smallFloors())
        EXPECT_EQ(each.ways.size(), countFillings(Geometry(2, 2), each.floor, each.floor).count);
    EXPECT_EQ(smallSum() * 24, 288U);
}

TEST_F(CountTurn, IsDoneWithAllWaysAndTheirNumberInWhateverOrder) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        LabScene& scene = begin();
        RandomSource random(seed);
        std::vector<std::pair<int, Grid>> ways;
        for (int floor = 0; floor < kSmallFloors; ++floor)
            for (const Grid& way : smallFloors()[static_cast<std::size_t>(floor)].ways)
                ways.emplace_back(floor, way);
        std::shuffle(ways.begin(), ways.end(), std::mt19937(static_cast<unsigned>(seed)));
        for (std::size_t i = 0; i < ways.size(); ++i) {
            scene.setControl(QStringLiteral("floor"), ways[i].first);
            fill(scene, ways[i].second, random);
            EXPECT_NE(scene.turn()->state, LabTurn::State::mistake);
            EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("Below all four: %1.").arg(i + 1)))
                << scene.turn()->verdict.toStdString();
            // What is kept comes back as it was.
            const QString drawing = scene.drawing();
            scene.clearTurn();
            scene.setDrawing(drawing);
            EXPECT_EQ(scene.drawing(), drawing);
        }
        EXPECT_TRUE(scene.setText(QStringLiteral("grids"), QStringLiteral("12")).isEmpty());
        EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
        EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("In how many orders")));
        EXPECT_TRUE(scene.setText(QStringLiteral("grids"), QStringLiteral("288")).isEmpty());
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
    }
}

TEST_F(CountTurn, SaysWhatClashesIsRepeatedOrMissing) {
    LabScene& scene = begin();
    RandomSource random(3);
    EXPECT_TRUE(scene.turn()->verdict.isEmpty());
    EXPECT_FALSE(typeDigit(scene, Cell(0), Digit(2))->isEmpty());
    EXPECT_FALSE(typeDigit(scene, Cell(8), Digit(5))->isEmpty());
    EXPECT_EQ(typeDigit(scene, Cell(8), Digit(1)), QString());
    EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
    EXPECT_EQ(scene.turn()->verdict, QStringLiteral("Column 1 has 1 twice, in r1c1 and r3c1."));
    scene.clearTurn();
    const std::vector<Grid>& ways = smallFloors()[1].ways;
    scene.setControl(QStringLiteral("floor"), 1);
    fill(scene, ways.front(), random);
    fill(scene, ways.front(), random);
    EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
    EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("before")));
    scene.clearTurn();
    EXPECT_TRUE(scene.setText(QStringLiteral("grids"), QStringLiteral("288")).isEmpty());
    EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
    EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("Below floor 1")));
    // A new way, and the number is to be said anew; a way found before does not hide the answer to a number.
    fill(scene, smallFloors()[0].ways.front(), random);
    EXPECT_FALSE(scene.turn()->verdict.contains(QStringLiteral("288")));
    fill(scene, smallFloors()[0].ways.front(), random);
    EXPECT_TRUE(scene.setText(QStringLiteral("grids"), QStringLiteral("256")).isEmpty());
    EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("256 is not right")));
    EXPECT_FALSE(scene.setText(QStringLiteral("grids"), QStringLiteral("many")).isEmpty());
    for (const char* broken : {"", ";", "9;........;5;;;;", "0;1234;-1;;;;", "0;1111....;-1;33333333,;,;;"}) {
        scene.setDrawing(QString::fromLatin1(broken));
        EXPECT_LE(scene.drawing().size(), 60);
    }
}

}  // namespace
}  // namespace nonet::lookup
