// The minigrid lab in a window, entered with puzzles of every kind.
#pragma once

#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/minigrid/minigrid_input.h"
#include "ui/labs/minigrid/minigrid_lab.h"

#include <QLabel>
#include <QLineEdit>

namespace nonet::minigrid {

class MinigridLabTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        m_preferences->change([](PreferenceValues& v) { v.reducesMotion = true; });
        trigger("labs.minigrid");
    }
    LabSession& session() { return find<LearnRoom>("learnRoom")->session(); }
    MinigridLab& lab() { return dynamic_cast<MinigridLab&>(*session().lab()); }
    LabView& view() { return find<LearnRoom>("learnRoom")->view(); }
    const MinigridModel& model() { return lab().model(); }

    template <typename Scene>
    Scene& enter() {
        for (int i = 0; i < lab().sceneCount(); ++i)
            if (auto* found = dynamic_cast<Scene*>(&lab().scene(i))) {
                session().setScene(i);
                return *found;
            }
        ADD_FAILURE() << "no such scene";
        return dynamic_cast<Scene&>(lab().scene(0));
    }
    /// What stands beside the field after this was typed.
    QString type(const QString& text) {
        auto* input = find<QLineEdit>("labInput");
        input->setFocus();
        input->setText(text);
        QTest::keyClick(input, Qt::Key_Return);
        auto* error = find<QLabel>("labInputError");
        return error->isVisible() ? error->text() : QString();
    }
    /// Puzzles with one solution, with many, with none, with clues that clash, almost full and full.
    static QStringList inputs();
    /// With each of them entered in the field.
    template <typename Scene, typename Check>
    void withInputs(Check check) {
        Scene& scene = enter<Scene>();
        for (const QString& input : inputs()) {
            SCOPED_TRACE(input.toStdString());
            type(input);
            ASSERT_EQ(lab().inputText(), input);
            session().seek(scene.moveCount());
            for (const LabClaim& claim : scene.claims())
                EXPECT_TRUE(claim.holds) << claim.text.toStdString();
            const LabQuestion question = scene.question();
            ASSERT_LT(question.right, question.choices.size());
            EXPECT_LE(scene.sentences().size(), 3);
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
