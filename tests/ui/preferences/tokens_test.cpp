#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

constexpr TextSize kTextSizes[] = {TextSize::caption, TextSize::body, TextSize::title, TextSize::heading,
                                   TextSize::display};

TEST(Tokens, TextFollowsTheWindowInSteps) {
    EXPECT_DOUBLE_EQ(textScaleFor({512, 384}), 1);
    EXPECT_DOUBLE_EQ(textScaleFor({1280, 800}), 1);
    EXPECT_DOUBLE_EQ(textScaleFor({1920, 1080}), 1.25);
    // As large as the smaller of both lets it be.
    EXPECT_DOUBLE_EQ(textScaleFor({3840, 800}), 1);
    EXPECT_DOUBLE_EQ(textScaleFor({9000, 9000}), 2);
}

TEST(Tokens, FiveSizesGrowWithTheApplicationsFont) {
    const QTemporaryDir data;
    Preferences preferences(data.filePath(QStringLiteral("settings.ini")));
    const QFont before = QApplication::font();
    {
        const Appearance appearance(preferences);
        EXPECT_EQ(QApplication::font().family(), textFamily());
        std::set<int> sizes;
        for (const TextSize size : kTextSizes)
            sizes.insert(textPixels(size));
        EXPECT_EQ(sizes.size(), std::size(kTextSizes));
        const int body = textPixels(TextSize::body);
        preferences.setTextScale(1.5);
        EXPECT_NEAR(textPixels(TextSize::body), 1.5 * body, 1);
        EXPECT_EQ(atTextScale(320), qRound(320 * textPixels(TextSize::body) / 13.0));
        EXPECT_TRUE(qApp->styleSheet().contains(QStringLiteral("font-size: %1px").arg(textPixels(TextSize::heading))));
        EXPECT_FALSE(qApp->styleSheet().contains(QLatin1Char('@')));
    }
    EXPECT_EQ(QApplication::font().family(), before.family());
    EXPECT_EQ(qApp->styleSheet(), QString());
}

TEST(Tokens, LevelsAreSolidAndHatchedOnlyWhereThereAreNoColours) {
    for (const ThemeId id : {ThemeId::light, ThemeId::dark})
        for (std::size_t level = 0; level < themeOf(id).levels.size(); ++level)
            EXPECT_EQ(levelBrush(themeOf(id), level).style(), Qt::SolidPattern);
    for (const ThemeId id : {ThemeId::highContrast, ThemeId::highContrastReversed, ThemeId::print}) {
        std::set<int> styles;
        for (std::size_t level = 0; level < themeOf(id).levels.size(); ++level)
            styles.insert(levelBrush(themeOf(id), level).style());
        EXPECT_EQ(styles.size(), themeOf(id).levels.size());
    }
}

/// Where one may type is to be found: 3 : 1 against what is inside and what is around it.
TEST(Tokens, TheEdgesOfFieldsStandOutFromTheirGround) {
    const QTemporaryDir data;
    Preferences preferences(data.filePath(QStringLiteral("settings.ini")));
    const Appearance appearance(preferences);
    for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark, ThemeChoice::highContrast}) {
        preferences.change([choice](PreferenceValues& values) { values.theme = choice; });
        const Theme& theme = preferences.theme();
        QDialog ground;
        for (QWidget* field : std::initializer_list<QWidget*>{new QLineEdit(&ground), new QComboBox(&ground),
                                                              new QSpinBox(&ground), new QPlainTextEdit(&ground)}) {
            field->resize(120, 40);
            const QImage picture = field->grab().toImage();
            const QColor edge = picture.pixelColor(0, picture.height() / 2);
            const QColor inside = picture.pixelColor(kSmallSpace, picture.height() - kSmallSpace);
            EXPECT_EQ(inside, theme.board) << field->metaObject()->className();
            for (const QColor& fill : {inside, theme.window, theme.panel})
                EXPECT_GE(contrastRatio(edge, fill), 3)
                    << static_cast<int>(theme.id) << ' ' << field->metaObject()->className();
        }
    }
}

TEST(Tokens, CornersFitWhatTheyAreOf) {
    EXPECT_DOUBLE_EQ(cornerOf(QRectF(0, 0, 200, 100)), kCorner);
    EXPECT_DOUBLE_EQ(cornerOf(QRectF(0, 0, 200, 8)), 2);
}

}  // namespace
}  // namespace nonet
