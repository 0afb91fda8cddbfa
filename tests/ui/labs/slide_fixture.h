// A lab on the projector's page at 1024 x 768, and what the last row must be able to read of it.
#pragma once

#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/frame/slide.h"
#include "ui/preferences/preferences.h"
#include "ui/text/translations.h"

#include <QApplication>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace nonet {

inline constexpr QSize kProjector(1024, 768);
/// Lines of the smallest letters that would fill a slide.
inline constexpr double kSmallPrintLines = 80;

/// Base: ::testing::Test, or with a parameter.
template <typename Base, typename LabClass>
class SlideFixture : public Base {
protected:
    void SetUp() override {
        m_preferences.change([](PreferenceValues& v) { v.reducesMotion = true; });
        m_session.open(m_lab);
    }

    double enlargement() const { return kProjector.height() / projectorHeight(m_session); }
    QRectF page() const { return {QPointF(), QSizeF(kProjector) / enlargement()}; }

    DrawnPicture slide() {
        return drawingOf(kProjector, [this](QPainter& painter) {
            painter.scale(enlargement(), enlargement());
            paintSlide(painter, page(), m_session,
                       projectorStyle(m_session, themeOf(ThemeId::light), m_painters, enlargement()));
        });
    }

    /// Marks in a cell are as large as nine of them can be: left out where a scene shows boards with marks.
    DrawnPicture slideWithoutMarks() {
        DrawnPicture drawing = slide();
        std::erase_if(drawing.texts, [](const DrawnText& each) { return each.text.size() < 2; });
        return drawing;
    }

    /// From the last row; small print from the first ones, or enlarged.
    double leastLetters() const {
        return m_session.scene().hasSmallPrint() ? kProjector.height() / kSmallPrintLines
                                                 : kProjector.height() * kSlideText;
    }

    void expectLegible(const DrawnPicture& drawing) const {
        const QRectF screen{QPointF(), QSizeF(kProjector)};
        const std::vector<DrawnText>& words = drawing.texts;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::string text = words[i].text.toStdString();
            EXPECT_GE(words[i].size, leastLetters()) << text;
            EXPECT_TRUE(screen.contains(words[i].ink)) << text << " at " << words[i].ink.left();
            for (std::size_t j = i + 1; j < words.size(); ++j)
                EXPECT_FALSE(!words[i].isWatermark() && !words[j].isWatermark() &&
                             words[i].ink.adjusted(1, 1, -1, -1).intersects(words[j].ink))
                    << text << " over " << words[j].text.toStdString();
        }
    }

    /// With and without the question and its answer, at the beginning, in the middle and at the end of the scene.
    void expectLegibleWithAndWithoutTheQuestion() {
        const int last = m_session.scene().moveCount();
        for (const int moves : {0, last / 2, last}) {
            SCOPED_TRACE("scene " + std::to_string(m_session.sceneIndex() + 1) + ", move " + std::to_string(moves));
            m_session.film().seek(moves);
            expectLegible(slideWithoutMarks());
            m_session.questions().askOrReveal();
            m_session.questions().askOrReveal();
            ASSERT_TRUE(m_session.questions().isRevealed());
            expectLegible(slideWithoutMarks());
            m_session.questions().askOrReveal();
        }
    }

    QTemporaryDir m_data;
    Preferences m_preferences{m_data.filePath(QStringLiteral("settings.ini"))};
    LabClass m_lab;
    LabSession m_session{m_preferences};
    BoardPainters m_painters;
};

/// Slides in the language that the parameter names.
template <typename LabClass>
class LanguageSlides : public SlideFixture<::testing::TestWithParam<const char*>, LabClass> {
protected:
    void SetUp() override {
        installTranslations(*qApp, QLocale(QLatin1String(this->GetParam())));
        SlideFixture<::testing::TestWithParam<const char*>, LabClass>::SetUp();
    }
    void TearDown() override { installTranslations(*qApp, QLocale(QStringLiteral("en"))); }
};

}  // namespace nonet
