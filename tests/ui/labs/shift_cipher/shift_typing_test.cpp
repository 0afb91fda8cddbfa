// Boards that are typed with keys alone, and what a learner finds again who comes back to a scene.
#include "core/foundation/random_source.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/shift_cipher/shift_lab.h"

namespace nonet {
namespace {

class ShiftTyping : public LabTest<ShiftLab> {
protected:
    enum Scene { kNumbers, kFold, kOneShift, kBoxes, kRing, kMask, kSemiSolver, kFewCells, kVerdict, kOtherBoards };

    ShiftTyping() : LabTest("labs.shift_cipher") {}
    LabStage& stage() { return *view().stage(); }
    void beginTurn(int scene) {
        session().setScene(scene);
        stage().setFocus();
        QTest::keyClick(&stage(), Qt::Key_Y);
        ASSERT_TRUE(session().yourTurn().isOn());
    }
    void typeDigit(Digit digit) { QTest::keyClick(&stage(), Qt::Key(Qt::Key_0 + digit.value())); }
    const Geometry& geometry() { return lab().model().geometry; }
};

TEST_F(ShiftTyping, ABoardIsTypedBoxByBox) {
    for (const Geometry& shape : {Geometry(2, 2), Geometry(2, 3), Geometry()}) {
        lab().setGeometry(shape);
        lab().shuffleInput(static_cast<std::uint64_t>(shape.side()));
        beginTurn(kBoxes);
        for (int box = 0; box < shape.side(); ++box)
            for (const Cell cell : shape.cells(House{HouseKind::box, static_cast<std::uint8_t>(box)})) {
                EXPECT_EQ(stage().cursor(), cell);
                typeDigit(*lab().model().board().digit(cell));
            }
        EXPECT_EQ(session().scene().turn()->state, LabTurn::State::done);
        // Typed on, the last cell stays as it is.
        const QString full = session().scene().drawing();
        typeDigit(Digit(1));
        typeDigit(Digit(2));
        EXPECT_EQ(session().scene().drawing(), full);
        session().edits().clearTurn();
        session().yourTurn().set(false);
    }
}

TEST_F(ShiftTyping, OnOtherBoardsTheMarkedBoxIsFilled) {
    beginTurn(kOtherBoards);
    const std::optional<Cell> first = stage().cursor();
    ASSERT_TRUE(first);
    const House box{HouseKind::box, static_cast<std::uint8_t>(geometry().box(*first))};
    for (const Cell cell : geometry().cells(box)) {
        EXPECT_EQ(stage().cursor(), cell);
        typeDigit(*lab().model().board().digit(cell));
    }
    EXPECT_EQ(session().scene().turn()->state, LabTurn::State::done);
    EXPECT_EQ(geometry().box(*stage().cursor()), box.number);
}

TEST_F(ShiftTyping, AnAnswerStaysWhateverTheMapShows) {
    RandomSource random(7);
    for (int round = 0; round < 20; ++round) {
        session().setScene(kRing);
        session().questions().setRevealed(kRing, false);
        session().edits().setControl(QStringLiteral("map"), 1);
        if (round % 2 == 0) {
            session().edits().clickCell(Cell(static_cast<int>(random.below(81))));
            session().edits().setControl(QStringLiteral("if_a"), static_cast<int>(random.below(3)));
        }
        session().questions().makeGuess(static_cast<int>(random.below(3)));
        const int guess = session().questions().guess();
        if (round % 3 == 0) {
            session().edits().setControl(QStringLiteral("if_b"), static_cast<int>(random.below(4)));
            session().edits().setControl(QStringLiteral("test"), 1);
            session().edits().clickCell(Cell(static_cast<int>(random.below(81))));
        }
        ASSERT_TRUE(session().questions().isRevealed());
        session().setScene(round % 4 == 0 ? kMask : kBoxes);
        if (round % 5 == 0)
            session().edits().setControl(QStringLiteral("source_rule"), 1);
        session().setScene(kRing);
        EXPECT_TRUE(session().questions().isRevealed()) << round;
        EXPECT_EQ(session().questions().guess(), guess);
    }
}

TEST_F(ShiftTyping, AnAnswerIsThereAgainWithItsBoard) {
    RandomSource random(9);
    for (int round = 0; round < 12; ++round) {
        lab().setGeometry(Geometry(2, 2));
        session().setScene(kRing);
        session().questions().setRevealed(kRing, false);
        session().edits().setControl(QStringLiteral("map"), round % 2);
        const int guess = static_cast<int>(random.below(3));
        session().questions().makeGuess(guess);
        // On another board the same words ask for something else.
        lab().setGeometry(Geometry());
        EXPECT_FALSE(session().questions().isRevealed());
        if (round % 3 == 0)
            session().setScene(kBoxes);
        lab().setGeometry(Geometry(2, 2));
        session().setScene(kRing);
        EXPECT_TRUE(session().questions().isRevealed());
        EXPECT_EQ(session().questions().guess(), guess);
    }
}

TEST_F(ShiftTyping, OtherBoardsSayWhatBecameOfTheOwnRule) {
    RandomSource random(8);
    const auto words = [&] { return wordsInOne(lab().scene(kOtherBoards)); };
    for (int round = 0; round < 20; ++round) {
        lab().setGeometry(Geometry());
        lab().setOwnRule(std::nullopt);
        EXPECT_FALSE(words().contains(QStringLiteral("Your rule")));
        const ShiftRule own{static_cast<int>(random.below(9)), static_cast<int>(random.below(9))};
        if (own == shiftRule(geometry()))
            continue;
        lab().setOwnRule(own);
        EXPECT_TRUE(words().contains(QStringLiteral("Your rule %1 is not used here").arg(ruleText(own))));
        lab().setGeometry(Geometry(2, 2));
        EXPECT_TRUE(words().contains(QStringLiteral("Your rule %1 was for another board").arg(ruleText(own))));
        // A lesson whose rule its board does not have.
        lab().setOwnRule(std::nullopt);
        EXPECT_TRUE(lab().setInput(QStringLiteral("2|2|%1|7: 1243").arg(own.perBoxRow)).isEmpty());
        EXPECT_TRUE(words().contains(QStringLiteral("was for another board")));
        EXPECT_EQ(lab().triedModel().ownRule, std::nullopt);
    }
}

}  // namespace
}  // namespace nonet
