#include "ui/preferences/theme.h"

#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

QColor rgb(unsigned value) { return QColor::fromRgb(QRgb(0xff000000U | value)); }

template <std::size_t kCount>
std::array<QColor, kCount> coloursOf(const std::array<unsigned, kCount>& values) {
    std::array<QColor, kCount> colours;
    std::transform(values.begin(), values.end(), colours.begin(), rgb);
    return colours;
}

RoleColours triple(unsigned fill, unsigned ink, unsigned ring) { return {rgb(fill), rgb(ink), rgb(ring)}; }

Theme makeLight() {
    Theme t;
    t.id = ThemeId::light;
    t.window = rgb(0xF6F7F9);
    t.board = rgb(0xFFFFFF);
    t.thinLine = rgb(0x757F8C);
    t.boxLine = rgb(0x2B333D);
    t.given = rgb(0x14181D);
    t.entered = rgb(0x1A56B0);
    t.mark = rgb(0x4A535D);
    t.selectionFill = rgb(0xFFE7A3);
    t.selectionRing = rgb(0x7A4F00);
    t.peerFill = rgb(0xE3E9F0);
    t.sameDigitFill = rgb(0xCFE3FF);
    t.sameDigitFrame = rgb(0x1A56B0);
    t.conflict = rgb(0xAC221B);
    t.filterFill = rgb(0xBDE9D9);
    t.roles = {triple(0x3AA17F, 0x14181D, 0x00694E), triple(0x4CC3F0, 0x14181D, 0x0A6A92),
               triple(0xF7E01E, 0x14181D, 0x6B5600), triple(0x6B3A5C, 0xFFFFFF, 0x6B3A5C),
               triple(0xFCE0D8, 0x14181D, 0xB3261E), triple(0x1C4FE0, 0xFFFFFF, 0x1C4FE0)};
    t.cellColours =
        coloursOf<9>({0xF4C7C3, 0xFFD9A8, 0xFFF3A6, 0xCDEBB0, 0xB8E6DC, 0xBFDDF7, 0xD5CDF2, 0xF3C6E2, 0xD5D9DE});
    t.candidateColours = {triple(0x8FD6A8, 0x14181D, 0x1F6B3A), triple(0xF6B26B, 0x14181D, 0x8A4B00),
                          triple(0xA9C7F5, 0x14181D, 0x1F4F9E), triple(0xE9A3CF, 0x14181D, 0x8A2A66),
                          triple(0xE6DD6A, 0x14181D, 0x655A00), triple(0x2C7A4B, 0xFFFFFF, 0x1F6B3A),
                          triple(0x8A4B00, 0xFFFFFF, 0x8A4B00), triple(0x2C5FB3, 0xFFFFFF, 0x1F4F9E),
                          triple(0x93306F, 0xFFFFFF, 0x8A2A66), triple(0x6B6000, 0xFFFFFF, 0x655A00)};
    t.places = coloursOf<16>({0xD3E8FB, 0x6FB3EA, 0x1B5C9C, 0xFFEDB8, 0xF2AE2B, 0x8A4F00, 0xF9D9EA, 0xD585B4, 0x6E2A57,
                              0xD8F3DC, 0x74C69D, 0x1B6B45, 0xE4E6EA, 0x9BA3AF, 0x424A56, 0xC6D44A});
    t.rules = coloursOf<kRuleHueCount>(
        {0xD3D7DC, 0xA6E0A8, 0xE9C4F0, 0xA9D9F2, 0xF8CB9C, 0xA4DED4, 0xEDE38F, 0xD5CAF7, 0xF5C5C1, 0xF4C3D9});
    t.ruleInk = rgb(0x4A535D);
    t.panel = rgb(0xFFFFFF);
    t.panelBorder = rgb(0xD5DAE1);
    t.text = rgb(0x14181D);
    t.mutedText = rgb(0x4A535D);
    t.accent = rgb(0x1A56B0);
    t.accentInk = rgb(0xFFFFFF);
    t.accentSoft = rgb(0xCFE3FF);
    t.accentSoftInk = rgb(0x1A56B0);
    t.levels = {rgb(0x8A96A5), rgb(0x4C8FD0), rgb(0xB57A0B), rgb(0xC8544B), rgb(0x7B3FA0)};
    return t;
}

Theme makeDark() {
    Theme t;
    t.id = ThemeId::dark;
    t.isDark = true;
    t.window = rgb(0x1B1F24);
    t.board = rgb(0x22272E);
    t.thinLine = rgb(0x8591A0);
    t.boxLine = rgb(0xADB7C2);
    t.given = rgb(0xF0F3F6);
    t.entered = rgb(0x9CC6FF);
    t.mark = rgb(0xB9C3CD);
    t.selectionFill = rgb(0x4A3D17);
    t.selectionRing = rgb(0xFFC94D);
    t.peerFill = rgb(0x343D47);
    t.sameDigitFill = rgb(0x1F3F66);
    t.sameDigitFrame = rgb(0x9CC6FF);
    t.conflict = rgb(0xFFA69E);
    t.filterFill = rgb(0x1B5040);
    t.roles = {triple(0x5FD9B3, 0x14181D, 0x5FD9B3), triple(0x56DBFA, 0x14181D, 0x56DBFA),
               triple(0xFCE83B, 0x14181D, 0xFCE83B), triple(0xCA3C7B, 0xFFFFFF, 0xF08DB8),
               triple(0x5A211A, 0xFFFFFF, 0xFF8A6B), triple(0x2488F5, 0x14181D, 0x7DBBFF)};
    t.cellColours =
        coloursOf<9>({0x6E2F2B, 0x65400F, 0x50480E, 0x30501B, 0x1B5148, 0x1F4A6E, 0x453A7A, 0x6A2C55, 0x454C54});
    t.candidateColours = {triple(0x2F7D4C, 0xFFFFFF, 0x8FDDAE), triple(0x96560F, 0xFFFFFF, 0xF6B26B),
                          triple(0x2F66B8, 0xFFFFFF, 0xA9C7F5), triple(0x94386F, 0xFFFFFF, 0xF0B0D8),
                          triple(0x6E6400, 0xFFFFFF, 0xE6DD6A), triple(0x9BE3B6, 0x14181D, 0x9BE3B6),
                          triple(0xF6B26B, 0x14181D, 0xF6B26B), triple(0xB5D0FA, 0x14181D, 0xB5D0FA),
                          triple(0xF0B0D8, 0x14181D, 0xF0B0D8), triple(0xE6DD6A, 0x14181D, 0xE6DD6A)};
    t.places = makeLight().places;
    t.rules = coloursOf<kRuleHueCount>(
        {0x464D56, 0x22572B, 0x5C3065, 0x1D4F6D, 0x683F12, 0x18554E, 0x554D0C, 0x463A7C, 0x6C2E2A, 0x662B48});
    t.ruleInk = rgb(0xB9C3CD);
    t.panel = rgb(0x252B32);
    t.panelBorder = rgb(0x3A434D);
    t.text = rgb(0xF0F3F6);
    t.mutedText = rgb(0xB9C3CD);
    t.accent = rgb(0x9CC6FF);
    t.accentInk = rgb(0x14181D);
    t.accentSoft = rgb(0x1F3F66);
    t.accentSoftInk = rgb(0x9CC6FF);
    t.levels = {rgb(0xB4BECA), rgb(0x7FB2E5), rgb(0xE0A32E), rgb(0xE0736A), rgb(0xC08BE0)};
    return t;
}

/// Two colours only; what the other themes say with a hue is said by shape, hatching and outline.
Theme makeTwoColours(ThemeId id, const QColor& paper, const QColor& ink, const QColor& selection) {
    Theme t;
    t.id = id;
    t.isDark = paper.lightness() < 128;
    t.usesTints = false;
    t.numbersColours = true;
    for (QColor* fill : {&t.window, &t.board, &t.peerFill, &t.filterFill, &t.panel, &t.accentInk, &t.accentSoft})
        *fill = paper;
    for (QColor* line : {&t.thinLine, &t.boxLine, &t.given, &t.entered, &t.mark, &t.sameDigitFrame, &t.conflict,
                         &t.panelBorder, &t.text, &t.mutedText, &t.accent, &t.accentSoftInk})
        *line = ink;
    t.selectionFill = paper;
    t.selectionRing = selection;
    t.sameDigitFill = paper;
    const RoleColours outlined = {paper, ink, ink};
    const RoleColours filled = {ink, paper, ink};
    t.roles = {filled, outlined, outlined, outlined, outlined, outlined};
    t.cellColours.fill(paper);
    t.candidateColours.fill(outlined);
    std::fill(t.candidateColours.begin() + 5, t.candidateColours.end(), filled);
    t.places.fill(paper);
    t.rules.fill(paper);
    t.ruleInk = ink;
    t.levels.fill(ink);
    return t;
}

/// Grey-safe: colours that a grey printer keeps apart from the paper, and numbers on cell colours.
Theme makePrint() {
    Theme t = makeTwoColours(ThemeId::print, rgb(0xFFFFFF), rgb(0x000000), rgb(0x000000));
    t.thinLine = rgb(0x6E6E6E);
    // Black on grey, never white on black: a printed ground is ink that nobody asked for.
    const RoleColours shaded = {rgb(0xD0D0D0), rgb(0x000000), rgb(0x000000)};
    t.roles.front() = shaded;
    std::fill(t.candidateColours.begin() + 5, t.candidateColours.end(), shaded);
    t.mark = rgb(0x333333);
    t.rules.fill(rgb(0xDADADA));
    t.ruleInk = rgb(0x333333);
    t.entered = rgb(0x2B2B2B);
    t.peerFill = rgb(0xFFFFFF);
    t.filterFill = rgb(0xE0E0E0);
    t.sameDigitFill = rgb(0xE8E8E8);
    t.panelBorder = rgb(0x9A9A9A);
    t.levels = {rgb(0xB0B0B0), rgb(0x909090), rgb(0x6E6E6E), rgb(0x4A4A4A), rgb(0x202020)};
    return t;
}

Theme withPlaceInks(Theme t) {
    const QColor dark = rgb(0x14181D);
    for (std::size_t i = 0; i < t.places.size(); ++i)
        t.placeInks[i] = contrastRatio(t.places[i], dark) >= 4.5 ? dark : rgb(0xFFFFFF);
    return t;
}

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

}  // namespace

const RoleColours& Theme::role(ShapeRole shape) const {
    switch (shape) {
    case ShapeRole::defining:
    case ShapeRole::second:
    case ShapeRole::fin:
    case ShapeRole::cover:
    case ShapeRole::eliminated:
    case ShapeRole::placed: return roles[static_cast<std::size_t>(shape)];
    case ShapeRole::endoFin: return roles[static_cast<std::size_t>(ShapeRole::fin)];
    case ShapeRole::setB: return candidateColours[1];
    case ShapeRole::setC: return candidateColours[3];
    case ShapeRole::setD: return candidateColours[5];
    case ShapeRole::setE: return candidateColours[6];
    case ShapeRole::setF: return candidateColours[8];
    case ShapeRole::assumption: return candidateColours[9];
    }
    return roles.front();
}

const Theme& themeOf(ThemeId id) {
    static const std::array<Theme, 5> themes = {
        withPlaceInks(makeLight()),
        withPlaceInks(makeDark()),
        withPlaceInks(makeTwoColours(ThemeId::highContrast, rgb(0xFFFFFF), rgb(0x000000), rgb(0x0000C8))),
        withPlaceInks(makeTwoColours(ThemeId::highContrastReversed, rgb(0x000000), rgb(0xFFFFFF), rgb(0xFFD400))),
        withPlaceInks(makePrint()),
    };
    return themes[static_cast<std::size_t>(id)];
}

QBrush levelBrush(const Theme& theme, std::size_t level) {
    static constexpr Qt::BrushStyle kHatchings[] = {Qt::SolidPattern, Qt::BDiagPattern, Qt::FDiagPattern,
                                                    Qt::DiagCrossPattern, Qt::Dense3Pattern};
    return QBrush(theme.levels[level], theme.usesTints ? Qt::SolidPattern : kHatchings[level]);
}

QBrush secondBrush(const Theme& theme, const QColor& colour) {
    return QBrush(colour, theme.usesTints ? Qt::SolidPattern : Qt::BDiagPattern);
}

QColor readableInk(const QColor& fill) {
    const QColor dark = rgb(0x14181D);
    const QColor light = rgb(0xFFFFFF);
    return contrastRatio(dark, fill) >= contrastRatio(light, fill) ? dark : light;
}

QColor slideShade() { return QColor(0, 0, 0, 150); }

QColor blend(const QColor& top, const QColor& below, double opacity) {
    const auto mix = [opacity](int a, int b) { return static_cast<int>(std::lround(a * opacity + b * (1 - opacity))); };
    return QColor(mix(top.red(), below.red()), mix(top.green(), below.green()), mix(top.blue(), below.blue()));
}

double contrastRatio(const QColor& a, const QColor& b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

}  // namespace nonet
