// A lab in a window, entered scene by scene with inputs of its own.
#pragma once

#include "tests/ui/labs/background.h"
#include "tests/ui/labs/frame/drawn_words.h"
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
        // The window begins with a smaller board.
        if (const LabType fresh; lab().inputInFull() != fresh.inputInFull())
            lab().setInput(fresh.inputInFull());
    }
    LabSession& session() { return find<LearnRoom>("learnRoom")->session(); }
    LabType& lab() { return dynamic_cast<LabType&>(*session().lab()); }
    LabView& view() { return find<LearnRoom>("learnRoom")->view(); }

    /// With its answer shown, so that nothing is held back.
    LabScene& enter(int scene) {
        session().setScene(scene);
        stayAnswered();
        return lab().scene(scene);
    }
    /// The question is open until somebody answers it.
    void askAgain() {
        m_staysAnswered = false;
        session().questions().setRevealed(session().sceneIndex(), false);
    }
    /// The scene of this title.
    LabScene& enter(const char* title) {
        for (int i = 0; i < lab().scenes().count(); ++i)
            if (lab().scene(i).title() == QLatin1String(title)) {
                session().setScene(i);
                stayAnswered();
                return session().scene();
            }
        ADD_FAILURE() << "no scene " << title;
        return session().scene();
    }
    /// What the scene offers now; nothing where there is no such control.
    std::optional<LabControl> control(const char* id) {
        for (const LabControl& each : session().scene().controls())
            if (each.id == QLatin1String(id))
                return each;
        return std::nullopt;
    }
    /// All words of the current picture, one after the other.
    QString drawn() {
        const QSize size(1400, 900);
        const QRectF whole(QPointF(), size);
        const StageArea area{whole, whole.adjusted(0, 0, -600, 0), whole.adjusted(820, 0, 0, 0), 14};
        BoardPainters painters;
        const StageLook look{themeOf(ThemeId::light), painters};
        QStringList words;
        for (const DrawnText& each : drawingOf(size, [&](QPainter& painter) {
                                         session().scene().paint(painter, area, look, session().film().at());
                                     }).texts)
            words.append(each.text.trimmed());
        return words.join(u' ');
    }
    /// Nothing of the lab is worked out any more.
    bool settles(int patience = 60'000) { return nonet::settles(lab(), patience); }
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
        EXPECT_GE(question.choices.size(), 2) << question.text.toStdString();
        EXPECT_LE(scene.sentences().size(), 3);
    }
    /// With inputs shuffled by the seeds from..to; `prepare(scene, seed)` sets more, and waits for what is worked out.
    template <typename Prepare, typename Check>
    void withShuffledInputs(LabScene& scene, int from, int to, Prepare prepare, Check check) {
        for (int seed = from; seed <= to; ++seed) {
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
            SCOPED_TRACE(lab().inputText().toStdString());
            prepare(scene, seed);
            session().questions().reveal();
            expectSoundWords(scene);
            check(scene);
        }
    }
    template <typename Check>
    void withShuffledInputs(int scene, int from, int to, Check check) {
        withShuffledInputs(
            enter(scene), from, to, [](LabScene&, int) {}, check);
    }

private:
    /// A setting that asks anew is answered as well.
    void stayAnswered() {
        m_staysAnswered = true;
        session().questions().reveal();
        if (std::exchange(m_answered, session().lab()) != session().lab())
            QObject::connect(session().lab(), &Lab::changed, &session(), [this] {
                if (m_staysAnswered && !session().questions().isRevealed())
                    session().questions().reveal();
            });
    }

    const char* m_action;
    const Lab* m_answered = nullptr;
    bool m_staysAnswered = false;
};

}  // namespace nonet
