#include "tests/ui/labs/slide_fixture.h"
#include "ui/labs/lookup/lookup_lab.h"
#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/text/translations.h"

#include <QApplication>
#include <QSignalSpy>

namespace nonet {
namespace {

constexpr int kQuiet = 400;

class SlideTest : public SlideFixture<::testing::Test, ShiftLab> {
protected:
    void expectLegible(const DrawnPicture& drawing) const {
        EXPECT_GE(drawing.thinnestLine, m_session.scene().hasSmallPrint() ? 1 : 2);
        SlideFixture::expectLegible(drawing);
    }

    /// At the beginning, in the middle and at the end of each scene.
    void expectLegibleScenes(Lab& lab) {
        for (int scene = 0; scene < lab.scenes().count(); ++scene) {
            m_session.setScene(scene);
            // What is worked out in the background tells the lab when it has come.
            while (QSignalSpy(&lab, &Lab::changed).wait(kQuiet))
                continue;
            for (const int moves : {0, m_session.scene().moveCount() / 2, m_session.scene().moveCount()}) {
                SCOPED_TRACE("scene " + std::to_string(scene + 1) + ", move " + std::to_string(moves));
                m_session.film().seek(moves);
                expectLegible(slide());
            }
        }
    }
};

TEST_F(SlideTest, EveryWordOfEverySceneCanBeReadFromTheLastRow) {
    for (int labels = 0; labels < m_lab.labelModes().size(); ++labels)
        for (int scene = 0; scene < m_lab.scenes().count(); ++scene) {
            m_session.setScene(scene);
            m_session.setLabels(labels);
            for (const int moves : {0, m_session.scene().moveCount() / 2, m_session.scene().moveCount()}) {
                SCOPED_TRACE("scene " + std::to_string(scene + 1) + ", labels " + std::to_string(labels) + ", move " +
                             std::to_string(moves));
                m_session.film().seek(moves);
                expectLegible(slide());
            }
        }
}

TEST_F(SlideTest, EveryWordInGermanToo) {
    installTranslations(*qApp, QLocale(QStringLiteral("de")));
    for (int scene = 0; scene < m_lab.scenes().count(); ++scene) {
        SCOPED_TRACE(scene + 1);
        m_session.setScene(scene);
        m_session.film().seek(m_session.scene().moveCount());
        expectLegible(slide());
    }
    installTranslations(*qApp, QLocale(QStringLiteral("en")));
}

TEST_F(SlideTest, EveryWordOfTheLookupLab) {
    lookup::LookupLab lab;
    m_session.open(lab);
    expectLegibleScenes(lab);
}

TEST_F(SlideTest, EveryWordOfTheMinigridLab) {
    minigrid::MinigridLab lab;
    m_session.open(lab);
    expectLegibleScenes(lab);
}

TEST_F(SlideTest, TheBoardIsLargeAndStaysWhereItIs) {
    for (int scene = 3; scene < m_lab.scenes().count(); ++scene) {
        SCOPED_TRACE(scene + 1);
        m_session.setScene(scene);
        const SlideStyle style = projectorStyle(m_session, themeOf(ThemeId::light), m_painters, 1);
        const StageArea before = slideArea(page(), m_session, style);
        EXPECT_GE(std::min(before.board.width(), before.board.height()) * enlargement(), kProjector.height() * 0.72);
        m_session.questions().askOrReveal();
        m_session.questions().askOrReveal();
        ASSERT_TRUE(m_session.questions().isRevealed());
        EXPECT_EQ(slideArea(page(), m_session, style).board, before.board);
        expectLegible(slide());
    }
}

TEST_F(SlideTest, TheQuestionStandsThereOnlyWhenAsked) {
    const auto says = [this](const QString& word) {
        const DrawnPicture drawing = slide();
        return std::any_of(drawing.texts.begin(), drawing.texts.end(),
                           [&](const DrawnText& each) { return each.text.contains(word); });
    };
    const QString asked = m_session.scene().question().text.section(u' ', 0, 2);
    const QString told = m_session.scene().question().answer.section(u' ', 0, 2);
    EXPECT_FALSE(says(asked));
    m_session.questions().askOrReveal();
    EXPECT_TRUE(says(asked));
    EXPECT_FALSE(m_session.questions().isRevealed());
    m_session.questions().askOrReveal();
    EXPECT_TRUE(says(told));
    m_session.questions().askOrReveal();
    EXPECT_FALSE(says(asked));
}

}  // namespace
}  // namespace nonet
