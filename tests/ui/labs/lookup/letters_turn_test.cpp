// Third rows written out of letters: done with any two orders, and a mistake is named with its reason.
#include "core/constructions/row_compression.h"
#include "core/foundation/random_source.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"
#include "ui/labs/lookup/letters_turn.h"

namespace nonet::lookup {
namespace {

class LettersTurns : public ::testing::Test {
protected:
    static constexpr int kRounds = 30;

    LabScene& begin(std::uint64_t seed) {
        m_lab.sceneEntered(kLetters);
        m_lab.shuffleInput(seed);
        LabScene& scene = m_lab.scene(kLetters);
        changeState(scene, &SceneState::isYourTurn, true);
        scene.clearTurn();
        return scene;
    }
    /// A row with the floor's third trios, each in an order of its own.
    std::array<int, 9> thirdRow(RandomSource& random) const {
        std::array<int, 9> row{};
        for (int column = 0; column < 9; ++column)
            row[static_cast<std::size_t>(column)] = m_lab.model().floor.at(2, column);
        for (std::size_t box = 0; box < 3; ++box)
            for (std::size_t i = 2; i > 0; --i)
                std::swap(row[3 * box + i], row[3 * box + random.below(static_cast<std::uint32_t>(i) + 1)]);
        return row;
    }
    static void type(LabScene& scene, int row, const std::array<int, 9>& digits) {
        for (int column = 0; column < 9; ++column)
            EXPECT_EQ(typeDigit(scene, Cell(row * 9 + column), Digit(digits[static_cast<std::size_t>(column)])),
                      QString());
    }

    LookupLab m_lab;
};

TEST_F(LettersTurns, TwoOrdersOfTheTriosLeftAreDone) {
    int same = 0;
    for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
        LabScene& scene = begin(seed);
        RandomSource random(seed + 80);
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        const std::array<int, 9> first = thirdRow(random);
        const std::array<int, 9> second = seed % 5 == 0 ? first : thirdRow(random);
        type(scene, 2, first);
        EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
        EXPECT_EQ(scene.turn()->verdict, QStringLiteral("Right so far: 9 of 18 cells."));
        type(scene, 3, second);
        same += first == second ? 1 : 0;
        EXPECT_EQ(scene.turn()->state, first == second ? LabTurn::State::mistake : LabTurn::State::done);
        EXPECT_EQ(scene.turn()->verdict.contains(QStringLiteral("Both rows are the same")), first == second);
        // How many rows there are is the scene's question.
        EXPECT_FALSE(scene.turn()->verdict.contains(QStringLiteral("216")));
        const QString drawing = scene.drawing();
        const QString verdict = scene.turn()->verdict;
        scene.clearTurn();
        EXPECT_TRUE(scene.drawing().isEmpty());
        scene.setDrawing(drawing);
        EXPECT_EQ(scene.turn()->verdict, verdict);
        for (const int cell : {0, 17, 36, 80})
            EXPECT_FALSE(typeDigit(scene, Cell(cell), Digit(1))->isEmpty());
        EXPECT_EQ(scene.drawing(), drawing);
    }
    EXPECT_LT(same, kRounds / 2);
}

TEST_F(LettersTurns, ADigitThatALetterTookIsNamedWithItsRow) {
    for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
        LabScene& scene = begin(seed);
        RandomSource random(seed + 90);
        type(scene, 2, thirdRow(random));
        const int column = static_cast<int>(random.below(9));
        const int given = static_cast<int>(random.below(2));
        const int wrong = m_lab.model().floor.at(given, column / 3 * 3 + static_cast<int>(random.below(3)));
        typeDigit(scene, Cell(27 + column), Digit(wrong));
        EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
        EXPECT_TRUE(scene.turn()->verdict.startsWith(
            QStringLiteral("Row %1 has %2 in box %3").arg(given + 1).arg(wrong).arg(column / 3 + 1)))
            << scene.turn()->verdict.toStdString();
        typeDigit(scene, Cell(27 + column), std::nullopt);
        // The right trio, with one of its digits twice.
        const int right = m_lab.model().floor.at(2, column / 3 * 3);
        typeDigit(scene, Cell(27 + column / 3 * 3), Digit(right));
        typeDigit(scene, Cell(27 + column / 3 * 3 + 2), Digit(right));
        EXPECT_TRUE(scene.turn()->verdict.startsWith(QStringLiteral("Your second row 3 has %1 twice").arg(right)))
            << scene.turn()->verdict.toStdString();
    }
}

}  // namespace
}  // namespace nonet::lookup
