#include "ui/board/layers/setter_colour.h"

#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

/// Least contrasts: of the ground under digits to these; of a colour that is hardly another than white to the board of
/// another theme.
constexpr double kLeastForDigits = 4.5;
constexpr double kLeastSeen = 1.3;
/// How many times as colourful as it was a colour may get: a pale tint stays a tint where it gets darker.
constexpr float kMostColourfulness = 1.6F;

QColor colourFromCode(const std::string& code) {
    const QString text = QString::fromStdString(code);
    QColor colour(text.left(7));
    if (text.size() == 9)
        colour.setAlpha(text.mid(7).toInt(nullptr, 16));
    return colour;
}

/// How far a colour's channels lie apart at most with this lightness, 0 to 1.
float roomForColour(float lightness) { return 1 - std::abs(2 * lightness - 1); }

QColor withLightness(const QColor& colour, float lightness) {
    const float apart = colour.hslSaturationF() * roomForColour(static_cast<float>(colour.lightnessF()));
    const float room = roomForColour(lightness);
    const float saturation =
        room > 0 ? std::min(colour.hslSaturationF(), kMostColourfulness * apart / room) : colour.hslSaturationF();
    return QColor::fromHslF(std::max(0.0F, colour.hslHueF()), saturation, lightness);
}

/// The lightness of this hue that has the contrast to the board, by halving: away from the board it only grows.
QColor withContrast(const QColor& colour, const QColor& board, double wanted) {
    const bool isOnDark = board.lightness() < 128;
    // From the board's own lightness to the other end.
    float near = static_cast<float>(board.lightnessF());
    float far = isOnDark ? 1.0F : 0.0F;
    QColor made = colour;
    for (int i = 0; i < 12; ++i) {
        const float middle = (near + far) / 2;
        made = withLightness(colour, middle);
        (contrastRatio(made, board) < wanted ? near : far) = middle;
    }
    return made;
}

}  // namespace

QColor setterColour(const std::string& code, const Theme& theme, SetterUse use) {
    const QColor asked = colourFromCode(code);
    if (!asked.isValid())
        return theme.ruleInk;
    const int alpha = asked.alpha();
    QColor colour = asked.rgb();
    const double asOnWhite = contrastRatio(colour, Qt::white);
    const bool isWhite = colour == QColor(Qt::white);
    if (theme.id == ThemeId::print)
        colour = QColor::fromHslF(0, 0, static_cast<float>(colour.lightnessF()));
    if (isWhite)
        colour = theme.board;
    else if (theme.isDark || theme.id == ThemeId::print)
        colour = withContrast(colour, theme.board,
                              std::min(std::max(asOnWhite, kLeastSeen), contrastRatio(theme.given, theme.board)));
    if (use == SetterUse::ground &&
        contrastRatio(blend(colour, theme.board, alpha / 255.0), theme.given) < kLeastForDigits)
        colour = withContrast(colour, theme.board, contrastRatio(theme.given, theme.board) / kLeastForDigits);
    colour = QColor(colour.rgb());
    colour.setAlpha(alpha);
    return colour;
}

}  // namespace nonet
