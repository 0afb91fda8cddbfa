// Turns that are done with keys alone, and what their pictures leave free.
#include "core/foundation/random_source.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"
#include "ui/labs/lookup/join_turn.h"

namespace nonet::lookup {
namespace {

class LookupKeys : public LookupLabTest {
protected:
    LabStage& stage() { return *view().stage(); }
    void beginTurn(int scene) {
        enter(scene);
        if (scene == kSolve)
            waitForJoin(session().scene());
        stage().setFocus();
        QTest::keyClick(&stage(), Qt::Key_Y);
        ASSERT_TRUE(session().yourTurn().isOn());
    }
    void typeDigit(int digit) { QTest::keyClick(&stage(), Qt::Key(Qt::Key_0 + digit)); }
};

TEST_F(LookupKeys, ATurnBeginsInItsFirstFreeCell) {
    beginTurn(kRowShift);
    EXPECT_EQ(stage().cursor(), Cell(9));
    typeDigit(5);
    EXPECT_EQ(session().scene().drawing()[9], u'5');
    EXPECT_EQ(stage().cursor(), Cell(10));
    // Who comes back goes on behind it.
    session().setScene(kKey);
    session().setScene(kRowShift);
    ASSERT_TRUE(session().yourTurn().isOn());
    EXPECT_EQ(stage().cursor(), Cell(10));
    beginTurn(kTower);
    EXPECT_EQ(stage().cursor(), Cell(27));
    for (int cell = 0; cell < 9; ++cell)
        typeDigit(1 + cell);
    // The box is full, and its stack goes on below.
    EXPECT_EQ(stage().cursor(), Cell(54));
}

TEST_F(LookupKeys, FloorsAreChosenByTheirNumbers) {
    beginTurn(kSolve);
    LabScene& scene = session().scene();
    // By trying, as a learner would.
    std::array<int, 3> right{};
    for (int choice = 0; choice < 216 && right[0] == 0; ++choice) {
        const std::array<int, 3> tried{1 + choice / 36, 1 + choice / 6 % 6, 1 + choice % 6};
        for (std::size_t band = 0; band < 3; ++band)
            scene.setControl(QStringLiteral("band%1").arg(band + 1), tried[band]);
        if (scene.turn()->state == LabTurn::State::done)
            right = tried;
    }
    ASSERT_NE(right[0], 0);
    session().yourTurn().set(false);
    scene.clearTurn();
    session().yourTurn().set(true);
    for (int band = 0; band < 3; ++band) {
        ASSERT_TRUE(stage().cursor());
        typeDigit(9);
        EXPECT_EQ(find<QLabel>("labInputError")->text(),
                  QStringLiteral("Band %1 has the floors 1 to 6 here.").arg(stage().cursor()->index() / 27 + 1));
        const int here = stage().cursor()->index() / 27;
        typeDigit(right[static_cast<std::size_t>(here)]);
    }
    EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
    QTest::keyClick(&stage(), Qt::Key_Delete);
    EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
}

TEST_F(LookupKeys, TheFrameOfAChosenFloorCoversNoDigit) {
    enter(kSolve);
    const JoinSearch offer = offerOf(searchJoin(lab().model().puzzle, {}, {}));
    for (const double height : {300.0, 330.0, 420.0, 600.0}) {
        const JoinFigure figure(offer, QRectF(0, 0, 500, height));
        BoardPainters painters;
        const StageLook look{themeOf(ThemeId::light), painters};
        JoinFigure::Marks marks;
        marks.chosen = {1, 2, 3};
        int lines = 0;
        for (const DrawnText& each :
             drawingOf({500, 600}, [&](QPainter& painter) { figure.paint(painter, look, marks); }).texts) {
            if (each.text.size() != 11)
                continue;
            ++lines;
            EXPECT_GE(each.size, 12);
            bool isFree = false;
            for (std::size_t band = 0; band < 3; ++band)
                for (std::size_t i = 0; i < offer.columns[band].size(); ++i)
                    isFree = isFree || figure.rectOf({band, i}).adjusted(2.8, 2.8, -2.8, -2.8).contains(each.ink);
            EXPECT_TRUE(isFree) << each.text.toStdString() << " at height " << height;
        }
        EXPECT_EQ(lines,
                  3 * static_cast<int>(offer.columns[0].size() + offer.columns[1].size() + offer.columns[2].size()));
    }
}

TEST_F(LookupKeys, PairsAreCountedOnceTheyWereFound) {
    enter(kKey);
    for (int moves = 0; moves <= session().scene().moveCount(); ++moves) {
        session().film().seek(moves);
        EXPECT_EQ(session().scene().claims().empty(), moves < 9) << moves;
    }
}

TEST_F(LookupKeys, TheSecondRowThreeIsNoRowFour) {
    beginTurn(kLetters);
    // Beside the board and beside its letters.
    EXPECT_EQ(drawn().count(QStringLiteral("second row 3")), 2);
    EXPECT_FALSE(drawn().contains(QStringLiteral("row 4")));
}

}  // namespace
}  // namespace nonet::lookup
