#include "tests/ui/main_window/window_fixture.h"
#include "ui/generator/card_button.h"
#include "ui/preferences/appearance.h"

#include <QLabel>

namespace nonet {
namespace {

class CardButtonLooks : public WindowTest {};

/// The largest contrast with the fill that anything in the rectangle has.
double mostContrast(const QImage& image, const QRect& rect, const QColor& fill) {
    double most = 1;
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            most = std::max(most, contrastRatio(image.pixelColor(x, y), fill));
    return most;
}

TEST_F(CardButtonLooks, ItsWordsAreReadInEveryTheme) {
    const Appearance appearance(*m_preferences);
    CardButton card(QStringLiteral("For an evening"), QStringLiteral("Medium, with symmetry"), m_window.get());
    card.setCheckable(true);
    card.resize(300, 60);
    card.show();
    for (const ThemeChoice theme : {ThemeChoice::light, ThemeChoice::dark, ThemeChoice::highContrast,
                                    ThemeChoice::highContrastReversed, ThemeChoice::print}) {
        m_preferences->change([theme](PreferenceValues& values) { values.theme = theme; });
        for (const bool isChosen : {false, true, false}) {
            card.setChecked(isChosen);
            const QImage image = card.grab().toImage();
            const QColor fill = image.pixelColor(card.width() - 8, card.height() / 2);
            for (const QLabel* label : card.findChildren<QLabel*>())
                EXPECT_GE(mostContrast(image, label->geometry(), fill), 4)
                    << static_cast<int>(theme) << ' ' << isChosen << ' ' << label->text().toStdString();
        }
    }
}

}  // namespace
}  // namespace nonet
