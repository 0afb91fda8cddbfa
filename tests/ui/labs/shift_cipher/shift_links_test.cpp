// Words and picture light each other in every scene, over random lists and all sizes.
#include "tests/ui/labs/background.h"
#include "tests/ui/labs/links.h"
#include "ui/labs/shift_cipher/shift_lab.h"

namespace nonet {
namespace {

const StageArea kLinksArea{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 0, 460, 260), 14};

class ShiftLinks : public ::testing::TestWithParam<int> {
protected:
    void expectAllLinked(bool isOpen) {
        for (int index = 0; index < m_lab.scenes().count(); ++index) {
            LabScene& scene = m_lab.scene(index);
            scene.prepare();
            changeState(scene, &SceneState::isQuestionOpen, isOpen);
            for (const int move : {0, scene.lastReachableMove()}) {
                changeState(scene, &SceneState::moment, move);
                expectLinked(scene, kLinksArea, move);
            }
        }
    }
    ShiftLab m_lab;
};

TEST_P(ShiftLinks, EachStandsInASentenceAndLightsItsThing) {
    m_lab.scene(0).setControl(QStringLiteral("size"), GetParam());
    for (std::uint64_t seed = 1; seed < 3; ++seed) {
        m_lab.shuffleInput(seed);
        expectAllLinked(seed == 1);
    }
}

TEST_P(ShiftLinks, ARowOfTheFormulaIsTheRowOfTheListAndOfTheBox) {
    m_lab.scene(0).setControl(QStringLiteral("size"), GetParam());
    LabScene& fold = m_lab.scene(1);
    const Geometry shape = m_lab.model().geometry;
    const QImage plain = litPicture(fold, kLinksArea, fold.moveCount(), {});
    for (int row = 0; row < shape.boxRows(); ++row) {
        const QString thing = QStringLiteral("row %1").arg(row);
        const QImage lit = litPicture(fold, kLinksArea, fold.moveCount(), thing);
        int formula = 0;
        int box = 0;
        for (int y = 0; y < lit.height(); ++y)
            for (int x = 0; x < lit.width(); ++x)
                if (lit.pixel(x, y) != plain.pixel(x, y))
                    ++(x > 620 ? formula : box);
        EXPECT_GT(formula, 0);
        EXPECT_GT(box, 0);
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, ShiftLinks, ::testing::Values(0, 1, 2));

}  // namespace
}  // namespace nonet
