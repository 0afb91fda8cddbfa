#include "tests/ui/labs/slide_fixture.h"
#include "ui/labs/inverse/goal_scene.h"
#include "ui/labs/inverse/heuristics_scene.h"
#include "ui/labs/inverse/search_scenes.h"

#include <QTest>

namespace nonet::inverse_lab {
namespace {

constexpr int kWait = 120'000;

class InverseSlides : public LanguageSlides<InverseLab> {
protected:
    bool waitForTheBackground() {
        return QTest::qWaitFor(
            [this] {
                const LabScene& scene = m_session.scene();
                if (const auto* search = dynamic_cast<const SearchScene*>(&scene))
                    return search->run() != nullptr;
                if (const auto* goal = dynamic_cast<const GoalScene*>(&scene))
                    return goal->hasEnded();
                if (const auto* heuristics = dynamic_cast<const HeuristicsScene*>(&scene))
                    return static_cast<int>(heuristics->results().size()) == HeuristicsScene::kRuns;
                return true;
            },
            kWait);
    }
};

TEST_P(InverseSlides, EveryWordCanBeReadFromTheLastRow) {
    for (int scene = 0; scene < m_lab.sceneCount(); ++scene) {
        m_session.setScene(scene);
        ASSERT_TRUE(waitForTheBackground()) << scene;
        expectLegibleWithAndWithoutTheQuestion();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, InverseSlides, ::testing::Values("en", "de"));

}  // namespace
}  // namespace nonet::inverse_lab
