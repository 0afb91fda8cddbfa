// What is built by hand beside whole boards: a row carried over, a third box, a floor, floors that join; over random
// inputs and mistakes.
#include "core/board/classic.h"
#include "core/canonical/trio_table.h"
#include "core/constructions/shift_cipher.h"
#include "core/foundation/random_source.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"
#include "ui/text/cell_names.h"

namespace nonet::lookup {
namespace {

class LookupPieces : public LookupLabTest {
protected:
    LabScene& begin(int scene, std::uint64_t seed) {
        enter(scene);
        lab().shuffleInput(seed);
        changeState(session().scene(), &SceneState::isQuestionOpen, false);
        changeState(session().scene(), &SceneState::isYourTurn, true);
        session().scene().clearTurn();
        return session().scene();
    }
    static LabTurn::State state(const LabScene& scene) { return scene.turn()->state; }
    static void expectKept(LabScene& scene) {
        const QString drawing = scene.drawing();
        EXPECT_FALSE(drawing.isEmpty());
        EXPECT_FALSE(drawing.contains(u' '));
        scene.clearTurn();
        EXPECT_TRUE(scene.drawing().isEmpty());
        scene.setDrawing(drawing);
        EXPECT_EQ(scene.drawing(), drawing);
    }
};

TEST_F(LookupPieces, ARowCarriedOverIsRightExactlyWhereTheShiftCipherHasIt) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        LabScene& scene = begin(kOneFamily, seed);
        RandomSource random(seed);
        const int row = static_cast<int>(random.below(9));
        const int from = static_cast<int>(random.below(9));
        const bool swaps = random.below(2) == 1;
        scene.setControl(QStringLiteral("row"), row + 1);
        scene.setControl(QStringLiteral("from"), from + 1);
        scene.setControl(QStringLiteral("swap"), swaps ? 1 : 0);
        scene.setControl(QStringLiteral("write"), 1);
        const bool isRight = swaps && from == row - row % 3 + (3 - row % 3) % 3;
        EXPECT_EQ(state(scene), isRight ? LabTurn::State::done : LabTurn::State::mistake);
        const Grid cipher = shiftCipher(lab().model().list);
        for (int column = 0; column < 9; ++column)
            typeDigit(scene, Cell(row * 9 + column), cipher.digit(Cell(row * 9 + column)));
        EXPECT_EQ(state(scene), LabTurn::State::done);
        expectKept(scene);
        const Cell mistake(row * 9 + static_cast<int>(random.below(9)));
        typeDigit(scene, mistake, Digit::fromIndex((cipher.digit(mistake)->index() + 1) % 9));
        EXPECT_EQ(state(scene), LabTurn::State::mistake);
        EXPECT_TRUE(scene.turn()->verdict.contains(cellName(mistake)));
        EXPECT_TRUE(scene.turn()->verdict.contains(
            QStringLiteral("holds the %1 of").arg(lab().model().sign(*cipher.digit(mistake)))));
        changeState(scene, &SceneState::isQuestionOpen, true);
        EXPECT_FALSE(scene.turn()->verdict.contains(QStringLiteral("comes from")));
    }
}

TEST_F(LookupPieces, AThirdBoxIsDoneWithTheTriosThatAreLeftInAnyOrder) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        LabScene& scene = begin(kTrios, seed);
        RandomSource random(seed);
        const Floor floor = lab().model().floor;
        for (int row = 0; row < 3; ++row) {
            const auto turn = static_cast<int>(random.below(3));
            for (int i = 0; i < 3; ++i)
                typeDigit(scene, Cell(9 * row + 6 + (i + turn) % 3), Digit(floor.at(row, 6 + i)));
        }
        EXPECT_EQ(state(scene), LabTurn::State::done) << scene.turn()->verdict.toStdString();
        expectKept(scene);
        // A digit that the row has already.
        const int row = static_cast<int>(random.below(3));
        const Cell mistake(9 * row + 6 + static_cast<int>(random.below(3)));
        const int digit = floor.at(row, static_cast<int>(random.below(6)));
        scene.clickCell(mistake);
        typeDigit(scene, mistake, Digit(digit));
        EXPECT_EQ(state(scene), LabTurn::State::mistake);
        EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("has %1 twice").arg(digit)))
            << scene.turn()->verdict.toStdString();
        EXPECT_TRUE(scene.turn()->verdict.contains(cellName(mistake)));
        // The floor below and the boxes before are not the learner's.
        EXPECT_FALSE(typeDigit(scene, Cell(40), Digit(1))->isEmpty());
        EXPECT_FALSE(typeDigit(scene, Cell(0), Digit(1))->isEmpty());
    }
}

TEST_F(LookupPieces, AFloorBuiltByHandIsToldItsNumberAndItsClass) {
    enter(kAllFloors);
    waitForFacts();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        LabScene& scene = begin(kAllFloors, seed);
        const Floor floor = renamed(lab().model().floor);
        for (int cell = 9; cell < 27; ++cell) {
            EXPECT_EQ(state(scene), LabTurn::State::open);
            typeDigit(scene, Cell(cell), Digit(floor.digits[static_cast<std::size_t>(cell)]));
        }
        EXPECT_EQ(state(scene), LabTurn::State::done);
        EXPECT_TRUE(scene.turn()->verdict.contains(
            QStringLiteral("floor number %1 of").arg(number(std::uint64_t{rankOf(floor)} + 1))));
        EXPECT_TRUE(
            scene.turn()->verdict.contains(QStringLiteral("class %1 of").arg(lab().facts()->classOf(floor) + 1)));
        expectKept(scene);
        RandomSource random(seed);
        const Cell mistake(9 + static_cast<int>(random.below(18)));
        const Digit wrong = Digit::fromIndex(
            (floor.digits[static_cast<std::size_t>(mistake.index())] + static_cast<int>(random.below(8))) % 9);
        typeDigit(scene, mistake, wrong);
        EXPECT_EQ(state(scene), LabTurn::State::mistake);
        EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("has %1 twice").arg(wrong.value())));
        EXPECT_FALSE(typeDigit(scene, Cell(0), Digit(1))->isEmpty());
    }
}

TEST_F(LookupPieces, ACellWithoutADigitLeftIsNamed) {
    LabScene& scene = begin(kAllFloors, 1);
    // Row 2: 4 5 6 below 1 2 3; row 3 has 7 and 8 there, and 9 elsewhere.
    for (int i = 0; i < 3; ++i)
        typeDigit(scene, Cell(9 + i), Digit(4 + i));
    typeDigit(scene, Cell(18), Digit(7));
    typeDigit(scene, Cell(19), Digit(8));
    EXPECT_EQ(state(scene), LabTurn::State::open);
    typeDigit(scene, Cell(23), Digit(9));
    EXPECT_EQ(state(scene), LabTurn::State::mistake);
    EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("No digit is left for r3c3")));
}

TEST_F(LookupPieces, FloorsThatJoinAreDoneAndOthersMeetInAColumn) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        LabScene& scene = begin(kSolve, seed);
        scene.prepare();
        waitForJoin(scene);
        ASSERT_TRUE(scene.turn());
        int done = 0;
        for (int first = 1; first <= 6; ++first)
            for (int second = 1; second <= 6; ++second)
                for (int third = 1; third <= 6; ++third) {
                    scene.setDrawing(QStringLiteral("%1.%2.%3").arg(first).arg(second).arg(third));
                    const LabTurn turn = *scene.turn();
                    done += turn.state == LabTurn::State::done ? 1 : 0;
                    if (turn.state == LabTurn::State::mistake) {
                        EXPECT_TRUE(turn.verdict.contains(QStringLiteral("do not join: column")));
                    }
                }
        EXPECT_GE(done, 1);
        expectKept(scene);
        scene.setDrawing(QStringLiteral("99999.-4.x"));
        EXPECT_TRUE(scene.turn());
        scene.setDrawing({});
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        scene.setControl(QStringLiteral("band1"), 1);
        EXPECT_EQ(state(scene), LabTurn::State::open);
        EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("1 of 3 bands")));
    }
}

}  // namespace
}  // namespace nonet::lookup
