// The measured palette: every ink on every fill that it can stand on, every ring and line, and the roles' distances for
// people who do not see red or green.
#include "tests/ui/preferences/colour_vision.h"
#include "ui/preferences/theme.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace nonet {
namespace {

constexpr double kInkContrast = 4.5;
constexpr double kLineContrast = 3;
constexpr double kRoleDistance = 18;
constexpr ThemeId kThemes[] = {ThemeId::light, ThemeId::dark, ThemeId::highContrast, ThemeId::highContrastReversed,
                               ThemeId::print};

struct Named {
    std::string name;
    QColor colour;
};

void expectContrast(const Theme& theme, const Named& line, const Named& fill, double least) {
    EXPECT_GE(contrastRatio(line.colour, fill.colour), least)
        << "theme " << static_cast<int>(theme.id) << ": " << line.name << ' ' << line.colour.name().toStdString()
        << " on " << fill.name << ' ' << fill.colour.name().toStdString();
}

/// What a cell's background can be before a step is shown over it.
std::vector<Named> plainFills(const Theme& theme) {
    std::vector<Named> fills = {{"board", theme.board},
                                {"selection", theme.selectionFill},
                                {"peers", theme.peerFill},
                                {"same digit", theme.sameDigitFill},
                                {"filter", theme.filterFill}};
    for (std::size_t i = 0; i < theme.cellColours.size(); ++i)
        fills.push_back({"cell colour " + std::to_string(i + 1), theme.cellColours[i]});
    for (std::size_t i = 0; i < theme.rules.size(); ++i)
        fills.push_back({"rule " + std::to_string(i), theme.rules[i]});
    return fills;
}

/// A step's houses and cells; their tint takes the place of every other fill but the selection's and cell colours.
std::vector<Named> tintedFills(const Theme& theme) {
    std::vector<Named> fills;
    for (std::size_t role = 0; role < 4 && theme.usesTints; ++role)
        fills.push_back(
            {"area of role " + std::to_string(role), blend(theme.roles[role].fill, theme.board, kAreaTint)});
    return fills;
}

std::vector<Named> allFills(const Theme& theme) {
    std::vector<Named> fills = plainFills(theme);
    for (const Named& fill : tintedFills(theme))
        fills.push_back(fill);
    return fills;
}

TEST(Theme, InksCanBeReadOnEveryFillOfTheBoard) {
    for (const ThemeId id : kThemes) {
        const Theme& theme = themeOf(id);
        for (const Named& ink : {Named{"given", theme.given}, Named{"entered", theme.entered},
                                 Named{"mark", theme.mark}, Named{"conflict", theme.conflict}})
            for (const Named& fill : allFills(theme))
                expectContrast(theme, ink, fill, kInkContrast);
    }
}

TEST(Theme, RolesAndColoursCarryTheirDigits) {
    for (const ThemeId id : kThemes) {
        const Theme& theme = themeOf(id);
        for (const RoleColours& role : theme.roles)
            expectContrast(theme, {"role ink", role.ink}, {"role", role.fill}, kInkContrast);
        for (const RoleColours& colour : theme.candidateColours)
            expectContrast(theme, {"candidate colour ink", colour.ink}, {"candidate colour", colour.fill},
                           kInkContrast);
        for (std::size_t i = 0; i < theme.places.size(); ++i)
            expectContrast(theme, {"place ink", theme.placeInks[i]}, {"place", theme.places[i]}, kInkContrast);
    }
}

TEST(Theme, RingsStandOutOnEveryFillOfTheBoard) {
    for (const ThemeId id : kThemes) {
        const Theme& theme = themeOf(id);
        for (const Named& fill : allFills(theme)) {
            for (std::size_t i = 0; i < theme.roles.size(); ++i)
                expectContrast(theme, {"ring " + std::to_string(i), theme.roles[i].ring}, fill, kLineContrast);
            for (std::size_t i = 0; i < theme.candidateColours.size(); ++i)
                expectContrast(theme, {"colour ring " + std::to_string(i), theme.candidateColours[i].ring}, fill,
                               kLineContrast);
            expectContrast(theme, {"selection ring", theme.selectionRing}, fill, kLineContrast);
        }
        for (const Named& fill : {Named{"same digit", theme.sameDigitFill}, Named{"filter", theme.filterFill}})
            expectContrast(theme, {"same digit frame", theme.sameDigitFrame}, fill, kLineContrast);
        expectContrast(theme, {"corners on a key", theme.sameDigitFrame}, {"panel", theme.panel}, kLineContrast);
    }
}

TEST(Theme, LinesStandOutFromTheirPaper) {
    for (const ThemeId id : kThemes) {
        const Theme& theme = themeOf(id);
        for (const Named& fill : {Named{"board", theme.board}, Named{"selection", theme.selectionFill},
                                  Named{"peers", theme.peerFill}, Named{"same digit", theme.sameDigitFill}}) {
            expectContrast(theme, {"thin line", theme.thinLine}, fill, kLineContrast);
            expectContrast(theme, {"box line", theme.boxLine}, fill, kLineContrast);
        }
        expectContrast(theme, {"box line", theme.boxLine}, {"window", theme.window}, kLineContrast);
        expectContrast(theme, {"focus ring", theme.accent}, {"window", theme.window}, kLineContrast);
        expectContrast(theme, {"control's edge", theme.thinLine}, {"panel", theme.panel}, kLineContrast);
    }
}

TEST(Theme, WordsCanBeReadOnPanelsAndButtons) {
    for (const ThemeId id : kThemes) {
        const Theme& theme = themeOf(id);
        for (const Named& fill : {Named{"window", theme.window}, Named{"panel", theme.panel}}) {
            expectContrast(theme, {"text", theme.text}, fill, kInkContrast);
            expectContrast(theme, {"muted text", theme.mutedText}, fill, kInkContrast);
            expectContrast(theme, {"conflict", theme.conflict}, fill, kInkContrast);
        }
        expectContrast(theme, {"accent ink", theme.accentInk}, {"accent", theme.accent}, kInkContrast);
        expectContrast(theme, {"accent soft ink", theme.accentSoftInk}, {"accent soft", theme.accentSoft},
                       kInkContrast);
        for (std::size_t i = 0; i < theme.levels.size() && theme.usesTints; ++i)
            expectContrast(theme, {"level " + std::to_string(i), theme.levels[i]}, {"panel", theme.panel},
                           kLineContrast);
    }
}

TEST(Theme, RolesStayApartWithoutRedOrGreen) {
    for (const ThemeId id : {ThemeId::light, ThemeId::dark}) {
        const Theme& theme = themeOf(id);
        for (const ColourVision vision : {ColourVision::usual, ColourVision::deuteranopia, ColourVision::protanopia})
            for (std::size_t a = 0; a < theme.roles.size(); ++a)
                for (std::size_t b = a + 1; b < theme.roles.size(); ++b)
                    EXPECT_GE(ciede2000(seenWith(theme.roles[a].fill, vision), seenWith(theme.roles[b].fill, vision)),
                              kRoleDistance)
                        << "theme " << static_cast<int>(id) << ", vision " << static_cast<int>(vision) << ", roles "
                        << a << " and " << b;
    }
}

TEST(Theme, HighContrastUsesPaperInkAndTheSelectionAlone) {
    for (const ThemeId id : {ThemeId::highContrast, ThemeId::highContrastReversed}) {
        const Theme& theme = themeOf(id);
        EXPECT_FALSE(theme.usesTints);
        EXPECT_TRUE(theme.numbersColours);
        EXPECT_DOUBLE_EQ(contrastRatio(theme.given, theme.board), 21);
        for (const RoleColours& role : theme.roles)
            EXPECT_TRUE(role.fill == theme.board || role.fill == theme.given);
    }
    EXPECT_EQ(themeOf(ThemeId::highContrast).selectionRing, QColor(0x00, 0x00, 0xC8));
    EXPECT_EQ(themeOf(ThemeId::highContrastReversed).selectionRing, QColor(0xFF, 0xD4, 0x00));
}

TEST(Ciede2000, AgreesWithPublishedPairs) {
    // White and black, and equal colours, are known without a table.
    EXPECT_NEAR(ciede2000(Qt::white, Qt::black), 100, 0.01);
    EXPECT_DOUBLE_EQ(ciede2000(Qt::red, Qt::red), 0);
    EXPECT_NEAR(ciede2000(QColor(255, 0, 0), QColor(0, 255, 0)), 86.6, 0.1);
    EXPECT_NEAR(ciede2000(QColor(0, 0, 255), QColor(0, 255, 0)), 83.2, 0.1);
}

}  // namespace
}  // namespace nonet
