// Undo in the learner's turn, in every scene that has one.
#include "core/foundation/random_source.h"
#include "ui/labs/frame/lab_session.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/preferences/preferences.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace nonet {
namespace {

class TurnUndo : public testing::Test {
protected:
    using State = std::tuple<QString, SceneSetting, bool>;

    static constexpr int kTries = 40;

    State state(LabSession& session) {
        return {session.lab()->inputInFull(), settingOf(session.scene()), session.yourTurn().isOn()};
    }
    /// Something that the turn offers, drawn by chance.
    void act(LabSession& session, RandomSource& random) {
        const auto below = [&random](int count) {
            return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
        };
        const auto board = session.scene().clickableBoard(m_area);
        const std::vector<LabControl> controls = session.scene().controls();
        if (board && (controls.empty() || below(2) == 0)) {
            const Cell cell(below(board->shape().cellCount()));
            session.edits().clickCell(cell);
            if (below(2) == 0)
                session.edits().typeDigit(cell, Digit(1 + below(board->shape().symbolCount())));
        } else if (!controls.empty()) {
            const LabControl& control = controls[static_cast<std::size_t>(below(static_cast<int>(controls.size())))];
            if (control.kind != LabControlKind::text && !control.plays)
                session.edits().setControl(control.id, control.least + below(control.most - control.least + 1));
        }
    }

    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("settings.ini"))};
    StageArea m_area{QRectF(0, 0, 1000, 600), QRectF(0, 0, 560, 600), QRectF(580, 0, 420, 300), 14};
};

TEST_F(TurnUndo, TakesBackWhatWasDoneInTheTurnAndNothingElse) {
    int scenes = 0;
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(m_preferences);
        session.open(*lab);
        RandomSource random(RandomSource::forPiece(7, static_cast<std::uint64_t>(row - labCatalogue()[0])));
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
            SCOPED_TRACE(std::string(row->id) + ' ' + std::to_string(scene + 1));
            session.setScene(scene);
            // Something of the lab's to take back.
            session.edits().shuffleInput(random.next());
            const QString shuffled = lab->inputInFull();
            session.yourTurn().set(true);
            if (!session.yourTurn().isOn())
                continue;
            ++scenes;
            EXPECT_FALSE(session.edits().canUndo());
            EXPECT_FALSE(session.edits().canRedo());
            const State begun = state(session);
            session.edits().undo();
            EXPECT_EQ(state(session), begun);
            bool hasActed = false;
            for (int attempt = 0; attempt < kTries && session.yourTurn().isOn(); ++attempt) {
                const State before = state(session);
                act(session, random);
                if (!session.yourTurn().isOn() || !session.edits().canUndo())
                    continue;
                hasActed = true;
                while (session.edits().canUndo())
                    session.edits().undo();
                EXPECT_EQ(state(session), before);
            }
            EXPECT_TRUE(hasActed || std::get<1>(begun).controls.empty());
            act(session, random);
            session.yourTurn().set(false);
            const QString left = lab->inputInFull();
            ASSERT_TRUE(session.edits().canUndo());
            session.edits().undo();
            EXPECT_FALSE(session.yourTurn().isOn());
            // An input that the turn took is one step by itself; else a setting or the shuffle before goes.
            if (left != shuffled) {
                EXPECT_EQ(lab->inputInFull(), shuffled);
            }
            session.edits().redo();
            EXPECT_EQ(lab->inputInFull(), left);
        }
    }
    EXPECT_GT(scenes, 10);
}

TEST_F(TurnUndo, LeavesTheWorkOfTheTurnWhereTheLabGoesBack) {
    ShiftLab lab;
    LabSession session(m_preferences);
    session.open(lab);
    session.setScene(3);
    session.edits().setControl(QStringLiteral("rule"), 1);
    session.yourTurn().set(true);
    session.edits().typeDigit(Cell(0), Digit(8));
    const QString work = session.scene().drawing();
    ASSERT_FALSE(work.isEmpty());
    session.yourTurn().set(false);
    session.edits().undo();
    EXPECT_EQ(settingOf(session.scene()).controls.front().value, 0);
    EXPECT_EQ(session.scene().drawing(), work);
    // Done again, it takes back its own work and not the rule.
    session.yourTurn().set(true);
    ASSERT_TRUE(session.edits().canUndo());
    session.edits().undo();
    EXPECT_TRUE(session.scene().drawing().isEmpty());
    session.yourTurn().set(false);
    EXPECT_EQ(settingOf(session.scene()).controls.front().value, 0);
}

TEST_F(TurnUndo, GoesOnWhereTheTurnWasLeft) {
    int scenes = 0;
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(m_preferences);
        session.open(*lab);
        RandomSource random(RandomSource::forPiece(8, static_cast<std::uint64_t>(row - labCatalogue()[0])));
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
            SCOPED_TRACE(std::string(row->id) + ' ' + std::to_string(scene + 1));
            session.setScene(scene);
            session.yourTurn().set(true);
            const State begun = state(session);
            for (int attempt = 0; attempt < kTries && session.yourTurn().isOn() && !session.edits().canUndo();
                 ++attempt)
                act(session, random);
            if (!session.yourTurn().isOn() || !session.edits().canUndo())
                continue;
            ++scenes;
            const State left = state(session);
            session.yourTurn().set(false);
            session.setScene((scene + 1) % lab->scenes().count());
            session.setScene(scene);
            session.yourTurn().set(true);
            EXPECT_EQ(state(session), left);
            EXPECT_TRUE(session.edits().canUndo());
            while (session.edits().canUndo())
                session.edits().undo();
            EXPECT_EQ(state(session), begun);
            while (session.edits().canRedo())
                session.edits().redo();
            EXPECT_EQ(state(session), left);
        }
    }
    EXPECT_GT(scenes, 10);
}

/// A board of any shape, chosen in the last scene.
TEST_F(TurnUndo, BringsBackTheShapeOfTheBoardWithItsList) {
    ShiftLab lab;
    LabSession session(m_preferences);
    session.open(lab);
    session.edits().setInput(QStringLiteral("271845936"));
    session.setScene(*session.lab()->scenes().indexOf(QLatin1String(ShiftLab::kOtherBoardsScene)));
    const int shapes = session.scene().controls().front().most + 1;
    // Steps of one control are one for undo.
    const QString begun = lab.inputInFull();
    for (int shape = 0; shape < shapes; ++shape) {
        session.edits().setControl(QStringLiteral("shape"), shape);
        if (lab.inputInFull() == begun)
            continue;
        const QString chosen = lab.inputInFull();
        session.yourTurn().set(true);
        EXPECT_FALSE(session.edits().canUndo());
        session.edits().undo();
        EXPECT_EQ(lab.inputInFull(), chosen);
        EXPECT_TRUE(session.yourTurn().isOn());
        session.yourTurn().set(false);
        session.edits().undo();
        EXPECT_EQ(lab.inputInFull(), begun);
        session.edits().redo();
        EXPECT_EQ(lab.inputInFull(), chosen);
    }
    // Begun small inside a turn.
    session.edits().setControl(QStringLiteral("shape"), 4);
    session.setScene(3);
    session.yourTurn().set(true);
    const QString whole = lab.inputInFull();
    session.edits().setControl(QStringLiteral("small"), 1);
    EXPECT_EQ(lab.model().side(), 4);
    session.edits().undo();
    EXPECT_EQ(lab.inputInFull(), whole);
}

TEST_F(TurnUndo, ABoardOfAnotherSizeKeepsTheLearnersList) {
    RandomSource random(11);
    for (int attempt = 0; attempt < 20; ++attempt) {
        ShiftLab lab;
        lab.shuffleInput(random.next());
        const QString nine = lab.inputText();
        lab.setGeometry(Geometry(2, 5));
        EXPECT_EQ(lab.inputText(), nine + u'A');
        lab.setGeometry(Geometry());
        EXPECT_EQ(lab.inputText(), nine);
        lab.setGeometry(Geometry(2, 2));
        QString four;
        for (const QChar digit : nine)
            if (digit <= u'4')
                four += digit;
        EXPECT_EQ(lab.inputText(), four);
        lab.setGeometry(Geometry());
        EXPECT_EQ(lab.inputText(), nine);
    }
}

}  // namespace
}  // namespace nonet
