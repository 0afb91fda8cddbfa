#include "tests/ui/preferences/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace nonet {

namespace {

using Triple = std::array<double, 3>;

double toLinear(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

double fromLinear(double c) {
    const double clamped = std::clamp(c, 0.0, 1.0);
    return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * std::pow(clamped, 1 / 2.4) - 0.055;
}

Triple linearOf(const QColor& colour) {
    return {toLinear(colour.redF()), toLinear(colour.greenF()), toLinear(colour.blueF())};
}

Triple times(const std::array<Triple, 3>& matrix, const Triple& vector) {
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j)
            result[i] += matrix[i][j] * vector[j];
    return result;
}

struct LabColour {
    double l, a, b;
};

LabColour labOf(const QColor& colour) {
    static constexpr std::array<Triple, 3> toXyz = {
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    const Triple xyz = times(toXyz, linearOf(colour));
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / 0.95047), y = f(xyz[1]), z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double degrees(double radians) {
    const double value = radians * 180 / std::numbers::pi;
    return value < 0 ? value + 360 : value;
}

double cosine(double inDegrees) { return std::cos(inDegrees * std::numbers::pi / 180); }

}  // namespace

QColor seenWith(const QColor& colour, ColourVision vision) {
    static constexpr std::array<Triple, 3> deuteranopia = {
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
    static constexpr std::array<Triple, 3> protanopia = {
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
    if (vision == ColourVision::usual)
        return colour;
    const Triple seen = times(vision == ColourVision::deuteranopia ? deuteranopia : protanopia, linearOf(colour));
    return QColor::fromRgbF(static_cast<float>(fromLinear(seen[0])), static_cast<float>(fromLinear(seen[1])),
                            static_cast<float>(fromLinear(seen[2])));
}

double ciede2000(const QColor& first, const QColor& second) {
    const LabColour p = labOf(first), q = labOf(second);
    const double meanC = (std::hypot(p.a, p.b) + std::hypot(q.a, q.b)) / 2;
    const double g = 0.5 * (1 - std::sqrt(std::pow(meanC, 7) / (std::pow(meanC, 7) + std::pow(25.0, 7))));
    const double a1 = p.a * (1 + g), a2 = q.a * (1 + g);
    const double c1 = std::hypot(a1, p.b), c2 = std::hypot(a2, q.b);
    const double h1 = c1 == 0 ? 0 : degrees(std::atan2(p.b, a1));
    const double h2 = c2 == 0 ? 0 : degrees(std::atan2(q.b, a2));
    double turn = c1 * c2 == 0 ? 0 : h2 - h1;
    double meanH = c1 * c2 == 0 ? h1 + h2 : (h1 + h2) / 2;
    if (std::abs(h1 - h2) > 180 && c1 * c2 != 0) {
        turn += turn > 0 ? -360 : 360;
        meanH += h1 + h2 < 360 ? 180 : -180;
    }
    const double dL = q.l - p.l, dC = c2 - c1;
    const double dH = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2 * std::numbers::pi / 180);
    const double l = (p.l + q.l) / 2, c = (c1 + c2) / 2;
    const double t = 1 - 0.17 * cosine(meanH - 30) + 0.24 * cosine(2 * meanH) + 0.32 * cosine(3 * meanH + 6) -
                     0.20 * cosine(4 * meanH - 63);
    const double sL = 1 + 0.015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50));
    const double sC = 1 + 0.045 * c, sH = 1 + 0.015 * c * t;
    const double rotation = -2 * std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7))) *
                            std::sin(60 * std::exp(-std::pow((meanH - 275) / 25, 2)) * std::numbers::pi / 180);
    const double x = dL / sL, y = dC / sC, z = dH / sH;
    return std::sqrt(x * x + y * y + z * z + rotation * y * z);
}

}  // namespace nonet
