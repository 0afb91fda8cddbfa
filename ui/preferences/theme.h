// The colours of the program, as measured values: everything that is painted takes them from a Theme and nowhere else.
// Every ink, ring and line passes its contrast on every fill it can stand on (theme_test.cpp computes all pairs).
#pragma once

#include <QBrush>
#include <QColor>

#include <array>
#include <cstdint>

namespace nonet {

enum class ThemeId : std::uint8_t { light, dark, highContrast, highContrastReversed, print };

/// What a shape drawn around a candidate says; each has a shape and colours of its own.
enum class ShapeRole : std::uint8_t {
    defining,    // disc
    second,      // square
    fin,         // disc with a dotted ring
    cover,       // hexagon
    eliminated,  // cross behind the digit
    placed,      // double ring
    // Those above have colours of their own, these share the candidates' (Theme::role).
    endoFin,     // square with a dotted ring
    setB,        // diamond
    setC,        // pentagon
    setD,        // square, dark
    setE,        // diamond, dark
    setF,        // pentagon, dark
    assumption,  // hexagon on its point
};
inline constexpr int kShapeRoleCount = 6;
inline constexpr int kShapeCount = 13;

struct RoleColours {
    QColor fill;
    QColor ink;
    QColor ring;
    friend bool operator==(const RoleColours&, const RoleColours&) = default;
};

/// What the shapes of a puzzle's rules are filled with; lines have a pattern of their own besides.
enum class RuleHue : std::uint8_t { grey, green, purple, blue, orange, teal, yellow, lilac, red, rose };
inline constexpr int kRuleHueCount = 10;

struct Theme {
    ThemeId id = ThemeId::light;
    bool isDark = false;
    /// False in high contrast and print: no coloured cell fills, hatching and outlines instead.
    bool usesTints = true;
    /// Cell colours carry their number, whatever the preference says.
    bool numbersColours = false;

    QColor window;
    QColor board;
    QColor thinLine;
    QColor boxLine;
    QColor given;
    QColor entered;
    QColor mark;
    QColor selectionFill;
    QColor selectionRing;
    QColor peerFill;
    QColor sameDigitFill;
    QColor sameDigitFrame;
    QColor conflict;
    /// Behind candidates that the filter lights up.
    QColor filterFill;
    std::array<RoleColours, kShapeRoleCount> roles;
    /// Cell colours 1..9; the board's digits stand on them.
    std::array<QColor, 9> cellColours;
    /// Candidate colours A..E, then their second shades, in roles' form.
    std::array<RoleColours, 10> candidateColours;
    /// Places of S a..i, three hues by row of G, three depths each; then those of larger boards.
    std::array<QColor, 16> places;
    std::array<QColor, 16> placeInks;
    /// By RuleHue; the board's digits stand on them. Without tints all are one, and the shapes have outlines.
    std::array<QColor, kRuleHueCount> rules;
    /// Outlines and patterns of those shapes, arrows, cages, and what is written in them.
    QColor ruleInk;

    /// Cards, menus, buttons.
    QColor panel;
    QColor panelBorder;
    QColor text;
    QColor mutedText;
    /// The one accent: primary buttons, focus ring, checked things.
    QColor accent;
    QColor accentInk;
    QColor accentSoft;
    QColor accentSoftInk;
    /// Bars and dots of the levels easy, medium, hard, unfair, extreme.
    std::array<QColor, 5> levels;

    const RoleColours& role(ShapeRole shape) const;
    const QColor& rule(RuleHue hue) const { return rules[static_cast<std::size_t>(hue)]; }
};

/// How much of a role's fill is in the tint of a step's house or cell; the rest is the board.
inline constexpr double kAreaTint = 0.2;

const Theme& themeOf(ThemeId id);

/// What the bars of a level are filled with, from 0 for easy: its colour, hatched where a theme has no colours to tell
/// levels by.
QBrush levelBrush(const Theme& theme, std::size_t level);
/// For the second of two kinds of bars, likewise.
QBrush secondBrush(const Theme& theme, const QColor& colour);

/// Dark or light, whichever is read better on this fill.
QColor readableInk(const QColor& fill);
/// Laid over a slide around the pointer.
QColor slideShade();

/// `top` laid over `below` with this opacity, as one opaque colour.
QColor blend(const QColor& top, const QColor& below, double opacity);

/// WCAG contrast ratio of two opaque colours, 1..21.
double contrastRatio(const QColor& a, const QColor& b);

}  // namespace nonet
