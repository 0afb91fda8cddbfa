// What the scenes say is true of the board that is seen, whatever the learner has set.
#include "core/constructions/mask.h"
#include "core/foundation/random_source.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/frame/lab_progress.h"
#include "ui/labs/shift_cipher/ring_figure.h"
#include "ui/labs/shift_cipher/shift_lab.h"

#include <QRegularExpression>
#include <QTest>
#include <QWindow>

namespace nonet {
namespace {

class ShiftSeen : public LabTest<ShiftLab> {
protected:
    // In a class of its own: the sources of this folder are compiled together.
    enum Scene { kNumbers, kFold, kOneShift, kBoxes, kRing, kMask, kSemiSolver, kFewCells, kVerdict, kOtherBoards };

    ShiftSeen() : LabTest("labs.shift_cipher") {}

    const Geometry& geometry() { return lab().model().geometry; }
    void setSize(int size) { lab().scene(kNumbers).setControl(QStringLiteral("size"), size); }
    /// About every third cell.
    QString randomMask(RandomSource& random) {
        QString signs;
        for (int i = 0; i < geometry().cellCount(); ++i)
            signs += random.below(3) == 0 ? u'x' : u'.';
        return signs;
    }
};

TEST_F(ShiftSeen, AQuestionAboutAnotherOrderNamesIt) {
    for (int size = 0; size < 3; ++size) {
        setSize(size);
        LabScene& boxes = enter(kBoxes);
        session().edits().setControl(QStringLiteral("rule"), 1);
        const LabQuestion question = boxes.question();
        const QString rule = QStringLiteral("%1I + J").arg(geometry().boxColumns());
        EXPECT_TRUE(question.text.contains(rule)) << question.text.toStdString();
        const int right = (geometry().boxColumns() + geometry().boxRows() - 1) % geometry().side();
        EXPECT_EQ(question.choices[question.right], QString::number(right));
        EXPECT_TRUE(boxes.sentences().front().startsWith(QStringLiteral("I counts")));
        EXPECT_TRUE(boxes.sentences()[1].contains(rule));
    }
}

TEST_F(ShiftSeen, TheCardKnowsNothingOfWhatTheLearnerTries) {
    const auto card = [this] {
        BoardPainters painters;
        const StageArea area{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 0, 460, 260)};
        QStringList words;
        for (const DrawnText& each : drawingOf({1100, 600}, [&](QPainter& painter) {
                                         lab().cardScene().paint(painter, area, {themeOf(ThemeId::light), painters}, 9);
                                     }).texts)
            words.append(each.text);
        return words;
    };
    const QStringList before = card();
    enter(kBoxes);
    session().edits().setControl(QStringLiteral("rule"), 1);
    EXPECT_EQ(card(), before);
}

TEST_F(ShiftSeen, WhatAnArcPassesOverIsNotDone) {
    LabScene& ring = enter(kRing);
    session().yourTurn().set(true);
    session().edits().setControl(QStringLiteral("piece1"), 3);
    LabStage* stage = view().stage();
    const RingRoom room(stage->area().figure, stage->area().text);
    const auto at = [&](int place) {
        return stage->mapTo(stage->window(), onCircle(room.centre, room.radius, angleOf(place, 9)).toPoint());
    };
    const auto isDone = [&] {
        return progressOf(*m_preferences, lab().id(), lab().sceneIds()).done.contains(QStringLiteral("ring"));
    };
    // The third arc lies on top of the first; at 6 the row is right.
    QWindow* window = stage->window()->windowHandle();
    QTest::mousePress(window, Qt::LeftButton, {}, at(1));
    QTest::mouseMove(window, at(7));
    EXPECT_EQ(ring.turn()->state, LabTurn::State::done);
    EXPECT_FALSE(isDone());
    QTest::mouseMove(window, at(5));
    QTest::mouseRelease(window, Qt::LeftButton, {}, at(5));
    EXPECT_EQ(ring.turn()->state, LabTurn::State::mistake);
    EXPECT_TRUE(session().edits().canUndo());
    EXPECT_FALSE(isDone());
    QTest::mousePress(window, Qt::LeftButton, {}, at(5));
    QTest::mouseMove(window, at(7));
    QTest::mouseRelease(window, Qt::LeftButton, {}, at(7));
    EXPECT_TRUE(isDone());
}

TEST_F(ShiftSeen, AFigureIsDraggedByItsSides) {
    LabScene& ring = enter(kRing);
    session().yourTurn().set(true);
    session().edits().setControl(QStringLiteral("build"), 1);
    const StageArea area{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 0, 460, 460)};
    const RingRoom room(area.figure, area.text);
    const auto corner = [&](int place) { return onCircle(room.centre, room.radius, angleOf(place, 9)); };
    session().edits().setControl(QStringLiteral("piece1"), 1);
    session().edits().setControl(QStringLiteral("piece2"), 2);
    const QString before = ring.drawing();
    for (int piece = 0; piece < 3; ++piece) {
        // Near its first corner, where no other figure has a side.
        const QPointF from = between(corner(piece), corner(piece + 3), 0.4);
        EXPECT_TRUE(dragTo(ring, area, from, from)) << piece;
        dragTo(ring, area, from, from + QPointF(0.01, 0));
        EXPECT_EQ(ring.drawing(), before);
    }
    EXPECT_FALSE(dragTo(ring, area, room.centre, room.centre));
}

TEST_F(ShiftSeen, TheWheelTurnsWithTheTileThatIsHeld) {
    LabScene& wheel = enter(kOneShift);
    const StageArea area{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 0, 460, 460)};
    const auto at = [&](double place) { return onCircle(area.figure.center(), 150, angleOf(place, 9)); };
    RandomSource random(11);
    for (int round = 0; round < 40; ++round) {
        const auto start = static_cast<int>(random.below(9));
        const auto grip = static_cast<int>(random.below(9));
        const auto turned = static_cast<int>(random.below(9));
        changeState(wheel, &SceneState::moment, start);
        EXPECT_FALSE(dragTo(wheel, area, at(grip), at(grip)));
        EXPECT_EQ(static_cast<int>(*momentAt(wheel, area, at(grip))) % 9, start);
        EXPECT_EQ(static_cast<int>(*momentAt(wheel, area, at(grip + turned))) % 9, (start + turned) % 9);
    }
}

TEST_F(ShiftSeen, RenamedDigitsSayThatTheyAre) {
    LabScene& wheel = enter(kOneShift);
    session().film().seek(2);
    for (int by = 1; by < 9; ++by) {
        session().edits().setControl(QStringLiteral("relabel"), by);
        const QString name = QStringLiteral("shift(G, 2), each digit + %1").arg(by);
        EXPECT_TRUE(drawn().contains(name));
        EXPECT_TRUE(wheel.moveText(2).startsWith(name));
    }
    session().edits().setControl(QStringLiteral("relabel"), 9);
    EXPECT_EQ(control("relabel")->value, 0);
    EXPECT_FALSE(drawn().contains(QStringLiteral("each digit")));
}

TEST_F(ShiftSeen, AListIsKeptForItsSize) {
    const QString title = lab().scene(kNumbers).title();
    lab().setInput(QStringLiteral("123456789"));
    setSize(0);
    EXPECT_EQ(lab().scene(kNumbers).title(), title);
    lab().setInput(QStringLiteral("4132"));
    setSize(2);
    EXPECT_EQ(lab().inputText(), QStringLiteral("123456789"));
    setSize(0);
    EXPECT_EQ(lab().inputText(), QStringLiteral("4132"));
}

TEST_F(ShiftSeen, TheMaskIsSaidAsAMaskWhileTheBoardIsWhole) {
    RandomSource random(3);
    LabScene& mask = enter(kMask);
    for (int round = 0; round < 10; ++round) {
        mask.setDrawing(randomMask(random));
        const int clues = mask.puzzle()->givens.filledCount();
        EXPECT_EQ(mask.moveText(0), QStringLiteral("The whole board; the mask keeps %1 cells.").arg(clues));
        EXPECT_TRUE(mask.claims().front().text.startsWith(QStringLiteral("The mask leaves %1 clues").arg(clues)));
    }
}

TEST_F(ShiftSeen, WhetherOneListFitsIsSaidOfTheCluesOnShow) {
    RandomSource random(8);
    int unsettled = 0;
    for (int round = 0; round < 40; ++round) {
        lab().shuffleInput(static_cast<std::uint64_t>(round));
        QString signs(81, u'.');
        for (int i = 0; i < 11; ++i)
            signs[static_cast<int>(random.below(81))] = u'x';
        lab().scene(kMask).setDrawing(signs);
        const LabQuestion question = lab().scene(kVerdict).question();
        const int seen = digitsShown(lab().scene(kMask).puzzle()->givens).count();
        EXPECT_EQ(question.right, seen >= 8 ? 0 : 1) << seen;
        unsettled += question.right;
        std::uint64_t lists = 1;
        for (int open = 2; open <= 9 - seen; ++open)
            lists *= static_cast<std::uint64_t>(open);
        if (seen < 8) {
            EXPECT_TRUE(question.answer.contains(QStringLiteral("so %1 lists fit").arg(number(lists))))
                << question.answer.toStdString();
        }
    }
    EXPECT_GT(unsettled, 0);
    EXPECT_LT(unsettled, 40);
}

TEST_F(ShiftSeen, AProperPuzzleHasOneSolutionInThePicture) {
    enter(kVerdict);
    ASSERT_TRUE(settles());
    session().film().seek(2);
    EXPECT_TRUE(drawn().contains(QStringLiteral("one solution")));
    const QRegularExpression counted(QStringLiteral("\\d solutions"));
    EXPECT_FALSE(drawn().contains(counted));
    session().film().seek(1);
    EXPECT_TRUE(drawn().contains(counted));
    bool isToldOfTheOne = false;
    for (const LabClaim& claim : session().scene().claims())
        isToldOfTheOne = isToldOfTheOne || claim.text.contains(QStringLiteral("lists that fit the clues: 2"));
    EXPECT_TRUE(isToldOfTheOne);
}

}  // namespace
}  // namespace nonet
