// A lab in a window, entered scene by scene with inputs of its own.
#pragma once

#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"

#include <QLabel>
#include <QLineEdit>

namespace nonet {

template <typename LabType>
class LabTest : public WindowTest {
protected:
    /// action: which opens it.
    explicit LabTest(const char* action) : m_action(action) {}

    void SetUp() override {
        WindowTest::SetUp();
        // Moves end at once.
        m_preferences->change([](PreferenceValues& v) { v.reducesMotion = true; });
        trigger(m_action);
    }
    LabSession& session() { return find<LearnRoom>("learnRoom")->session(); }
    LabType& lab() { return dynamic_cast<LabType&>(*session().lab()); }
    LabView& view() { return find<LearnRoom>("learnRoom")->view(); }

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
    /// What holds of any scene under any input.
    void expectSoundWords(const LabScene& scene) {
        EXPECT_EQ(find<QLineEdit>("labInput")->text(), lab().inputText());
        for (const LabClaim& claim : scene.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        const LabQuestion question = scene.question();
        ASSERT_LT(question.right, question.choices.size());
        EXPECT_LE(scene.sentences().size(), 3);
    }
    /// With inputs shuffled by the seeds from..to; `prepare(scene, seed)` sets more, and waits for what is worked out.
    template <typename Scene, typename Prepare, typename Check>
    void withShuffledInputs(int from, int to, Prepare prepare, Check check) {
        Scene& scene = enter<Scene>();
        for (int seed = from; seed <= to; ++seed) {
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
            SCOPED_TRACE(lab().inputText().toStdString());
            prepare(scene, seed);
            expectSoundWords(scene);
            check(scene);
        }
    }

private:
    const char* m_action;
};

}  // namespace nonet
