#include "tests/ui/labs/background.h"
#include "tests/ui/labs/slide_fixture.h"
#include "ui/labs/difficulty/difficulty_lab.h"

namespace nonet::difficulty {
namespace {

constexpr int kWait = 120'000;

class DifficultySlides : public LanguageSlides<DifficultyLab> {};

TEST_P(DifficultySlides, EveryWordCanBeReadFromTheLastRow) {
    for (int scene = 0; scene < m_lab.scenes().count(); ++scene) {
        m_session.setScene(scene);
        ASSERT_TRUE(settles(m_lab, kWait)) << scene;
        expectLegibleWithAndWithoutTheQuestion();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, DifficultySlides, ::testing::Values("en", "de"));

}  // namespace
}  // namespace nonet::difficulty
