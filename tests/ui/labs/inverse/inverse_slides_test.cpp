#include "tests/ui/labs/background.h"
#include "tests/ui/labs/slide_fixture.h"
#include "ui/labs/inverse/inverse_lab.h"

namespace nonet::inverse_lab {
namespace {

constexpr int kWait = 120'000;

class InverseSlides : public LanguageSlides<InverseLab> {};

TEST_P(InverseSlides, EveryWordCanBeReadFromTheLastRow) {
    for (int scene = 0; scene < m_lab.scenes().count(); ++scene) {
        m_session.setScene(scene);
        ASSERT_TRUE(settles(m_lab, kWait)) << scene;
        expectLegibleWithAndWithoutTheQuestion();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, InverseSlides, ::testing::Values("en", "de"));

}  // namespace
}  // namespace nonet::inverse_lab
