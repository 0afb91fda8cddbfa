// The projector's page at 1024 x 768: what the last row must be able to read.
#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/frame/slide.h"
#include "ui/labs/lookup/lookup_lab.h"
#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/preferences/preferences.h"
#include "ui/text/translations.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr QSize kProjector(1024, 768);
constexpr int kQuiet = 400;

class SlideTest : public ::testing::Test {
protected:
    void SetUp() override {
        m_preferences.change([](PreferenceValues& v) { v.reducesMotion = true; });
        m_session.open(m_lab);
    }
    static double enlargement() { return kProjector.height() / kProjectorHeight; }
    static QRectF page() { return {QPointF(), QSizeF(kProjector) / enlargement()}; }
    Drawing slide() {
        return drawingOf(kProjector, [this](QPainter& painter) {
            painter.scale(enlargement(), enlargement());
            paintSlide(painter, page(), m_session, projectorStyle(themeOf(ThemeId::light), m_painters, enlargement()));
        });
    }
    void expectLegible(const Drawing& drawing) {
        const QRectF screen{QPointF(), QSizeF(kProjector)};
        EXPECT_GE(drawing.thinnestLine, 2);
        for (const DrawnText& each : drawing.texts) {
            EXPECT_GE(each.size, kProjector.height() / 30.0) << each.text.toStdString();
            EXPECT_TRUE(screen.contains(each.ink)) << each.text.toStdString() << " at " << each.ink.left();
        }
        for (std::size_t i = 0; i < drawing.texts.size(); ++i)
            for (std::size_t j = i + 1; j < drawing.texts.size(); ++j)
                EXPECT_FALSE(!drawing.texts[i].isWatermark() && !drawing.texts[j].isWatermark() &&
                             drawing.texts[i].ink.adjusted(1, 1, -1, -1).intersects(drawing.texts[j].ink))
                    << drawing.texts[i].text.toStdString() << " over " << drawing.texts[j].text.toStdString();
    }

    /// At the beginning, in the middle and at the end of each scene.
    void expectLegibleScenes(Lab& lab) {
        for (int scene = 0; scene < lab.sceneCount(); ++scene) {
            m_session.setScene(scene);
            // What is worked out in the background tells the lab when it has come.
            while (QSignalSpy(&lab, &Lab::changed).wait(kQuiet))
                continue;
            for (const int moves : {0, m_session.scene().moveCount() / 2, m_session.scene().moveCount()}) {
                SCOPED_TRACE("scene " + std::to_string(scene + 1) + ", move " + std::to_string(moves));
                m_session.seek(moves);
                expectLegible(slide());
            }
        }
    }

    QTemporaryDir m_data;
    Preferences m_preferences{m_data.filePath(QStringLiteral("settings.ini"))};
    ShiftLab m_lab;
    LabSession m_session{m_preferences};
    BoardPainters m_painters;
};

TEST_F(SlideTest, EveryWordOfEverySceneCanBeReadFromTheLastRow) {
    for (int labels = 0; labels < m_lab.labelModes().size(); ++labels)
        for (int scene = 0; scene < m_lab.sceneCount(); ++scene) {
            m_session.setScene(scene);
            m_session.setLabels(labels);
            for (const int moves : {0, m_session.scene().moveCount() / 2, m_session.scene().moveCount()}) {
                SCOPED_TRACE("scene " + std::to_string(scene + 1) + ", labels " + std::to_string(labels) + ", move " +
                             std::to_string(moves));
                m_session.seek(moves);
                expectLegible(slide());
            }
        }
}

TEST_F(SlideTest, EveryWordInGermanToo) {
    installTranslations(*qApp, QLocale(QStringLiteral("de")));
    for (int scene = 0; scene < m_lab.sceneCount(); ++scene) {
        SCOPED_TRACE(scene + 1);
        m_session.setScene(scene);
        m_session.seek(m_session.scene().moveCount());
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
    for (int scene = 3; scene < m_lab.sceneCount(); ++scene) {
        SCOPED_TRACE(scene + 1);
        m_session.setScene(scene);
        const SlideStyle style = projectorStyle(themeOf(ThemeId::light), m_painters, 1);
        const StageArea before = slideArea(page(), m_session, style);
        EXPECT_GE(std::min(before.board.width(), before.board.height()) * enlargement(), kProjector.height() * 0.72);
        m_session.askOrReveal();
        m_session.askOrReveal();
        ASSERT_TRUE(m_session.isRevealed());
        EXPECT_EQ(slideArea(page(), m_session, style).board, before.board);
        expectLegible(slide());
    }
}

TEST_F(SlideTest, TheQuestionStandsThereOnlyWhenAsked) {
    const auto says = [this](const QString& word) {
        const Drawing drawing = slide();
        return std::any_of(drawing.texts.begin(), drawing.texts.end(),
                           [&](const DrawnText& each) { return each.text.contains(word); });
    };
    const QString asked = m_session.scene().question().text.section(u' ', 0, 0);
    const QString told = m_session.scene().question().answer.section(u' ', 0, 0);
    EXPECT_FALSE(says(asked));
    m_session.askOrReveal();
    EXPECT_TRUE(says(asked));
    EXPECT_FALSE(m_session.isRevealed());
    m_session.askOrReveal();
    EXPECT_TRUE(says(told));
    m_session.askOrReveal();
    EXPECT_FALSE(says(asked));
}

}  // namespace
}  // namespace nonet
