// The projector's page at 1024 x 768: what stands beside the boards can be read from the last row. Marks in a cell are
// as large as nine of them can be.
#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/difficulty/agreement_scene.h"
#include "ui/labs/difficulty/change_scene.h"
#include "ui/labs/frame/slide.h"
#include "ui/preferences/preferences.h"
#include "ui/text/translations.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace nonet::difficulty {
namespace {

constexpr QSize kProjector(1024, 768);
constexpr int kWait = 120'000;

class DifficultySlides : public ::testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        installTranslations(*qApp, QLocale(QLatin1String(GetParam())));
        m_preferences.change([](PreferenceValues& v) { v.reducesMotion = true; });
        m_session.open(m_lab);
    }
    void TearDown() override { installTranslations(*qApp, QLocale(QStringLiteral("en"))); }

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
    Drawing slide() {
        const double enlargement = kProjector.height() / kProjectorHeight;
        return drawingOf(kProjector, [&](QPainter& painter) {
            painter.scale(enlargement, enlargement);
            paintSlide(painter, {QPointF(), QSizeF(kProjector) / enlargement}, m_session,
                       projectorStyle(themeOf(ThemeId::light), m_painters, enlargement));
        });
    }

    void expectLegible() {
        const QRectF screen{QPointF(), QSizeF(kProjector)};
        std::vector<DrawnText> words = slide().texts;
        std::erase_if(words, [](const DrawnText& each) { return each.text.size() < 2; });
        for (std::size_t i = 0; i < words.size(); ++i) {
            EXPECT_GE(words[i].size, kProjector.height() / 30.0) << words[i].text.toStdString();
            EXPECT_TRUE(screen.contains(words[i].ink)) << words[i].text.toStdString() << " at " << words[i].ink.left();
            for (std::size_t j = i + 1; j < words.size(); ++j)
                EXPECT_FALSE(words[i].ink.adjusted(1, 1, -1, -1).intersects(words[j].ink))
                    << words[i].text.toStdString() << " over " << words[j].text.toStdString();
        }
    }

    QTemporaryDir m_data;
    Preferences m_preferences{m_data.filePath(QStringLiteral("settings.ini"))};
    DifficultyLab m_lab;
    LabSession m_session{m_preferences};
    BoardPainters m_painters;
};

TEST_P(DifficultySlides, EveryWordCanBeReadFromTheLastRow) {
    // The tables of the first and the fourth have more rows than the page has room for at that size.
    for (const int scene : {1, 2, 4, 5}) {
        m_session.setScene(scene);
        ASSERT_TRUE(waitForTheBackground()) << scene;
        const int last = m_session.scene().moveCount();
        for (const int moves : {0, last / 2, last}) {
            SCOPED_TRACE("scene " + std::to_string(scene + 1) + ", move " + std::to_string(moves));
            m_session.seek(moves);
            expectLegible();
            m_session.askOrReveal();
            m_session.askOrReveal();
            ASSERT_TRUE(m_session.isRevealed());
            expectLegible();
            m_session.askOrReveal();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, DifficultySlides, ::testing::Values("en", "de"));

}  // namespace
}  // namespace nonet::difficulty
