#include "tests/ui/labs/slide_fixture.h"
#include "ui/labs/difficulty/agreement_scene.h"
#include "ui/labs/difficulty/change_scene.h"

#include <QTest>

namespace nonet::difficulty {
namespace {

constexpr int kWait = 120'000;

class DifficultySlides : public LanguageSlides<DifficultyLab> {
protected:
    bool waitForTheBackground() {
        return QTest::qWaitFor(
            [this] {
                const LabScene& scene = m_session.scene();
                if (const auto* agreement = dynamic_cast<const AgreementScene*>(&scene))
                    return agreement->isComplete();
                if (const auto* change = dynamic_cast<const ChangeScene*>(&scene))
                    return change->now().has_value();
                return m_lab.slow() != nullptr;
            },
            kWait);
    }
};

TEST_P(DifficultySlides, EveryWordCanBeReadFromTheLastRow) {
    for (int scene = 0; scene < m_lab.sceneCount(); ++scene) {
        m_session.setScene(scene);
        ASSERT_TRUE(waitForTheBackground()) << scene;
        expectLegibleWithAndWithoutTheQuestion();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, DifficultySlides, ::testing::Values("en", "de"));

}  // namespace
}  // namespace nonet::difficulty
