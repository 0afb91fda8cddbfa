#include "core/formats/regions/border_measures.h"

#include <algorithm>
#include <cmath>

namespace nonet {
namespace {

/// Of a cell's side: how far from the middle of a line it is looked at.
constexpr double kReach = 0.25;
/// Of a line between two cells: what is left out at both ends, where others cross and corner marks stand.
constexpr double kEnds = 0.25;
constexpr int kMostSamples = 15;
/// Upper groups are at least so much of themselves above the lower one.
constexpr double kApart = 0.35;
/// And in all: a line of two pixels that can just be seen.
constexpr double kLeastApart = 24;

int clamped(double at, int size) { return std::clamp(static_cast<int>(std::lround(at)), 0, size - 1); }

/// The median of each channel by itself; takes the colours apart.
PictureColour medianOf(std::vector<PictureColour>& colours) {
    const auto middle = static_cast<std::ptrdiff_t>(colours.size() / 2);
    const auto of = [&](int PictureColour::*channel) {
        std::ranges::nth_element(colours, colours.begin() + middle, {}, channel);
        return colours[static_cast<std::size_t>(middle)].*channel;
    };
    return {of(&PictureColour::red), of(&PictureColour::green), of(&PictureColour::blue)};
}

/// A cell's ground: digits cover less than half of it.
PictureColour groundOf(const SmallPicture& picture, double left, double right, double top, double bottom) {
    constexpr double kMargin = 0.2;
    constexpr int kSteps = 9;
    std::vector<PictureColour> colours;
    for (int row = 0; row < kSteps; ++row)
        for (int column = 0; column < kSteps; ++column) {
            const double across = kMargin + (1 - 2 * kMargin) * column / (kSteps - 1);
            const double down = kMargin + (1 - 2 * kMargin) * row / (kSteps - 1);
            colours.push_back(picture.at(clamped(left + (right - left) * across, picture.width),
                                         clamped(top + (bottom - top) * down, picture.height)));
        }
    return medianOf(colours);
}

/// The colours from one side of a line to the other.
std::vector<PictureColour> crossing(const SmallPicture& picture, double x, double top, double bottom, int reach) {
    const int first = clamped(top + kEnds * (bottom - top), picture.height);
    const int last = clamped(bottom - kEnds * (bottom - top), picture.height);
    const int step = std::max(1, (last - first) / kMostSamples);
    std::vector<PictureColour> colours;
    std::vector<PictureColour> along;
    for (int beside = -reach; beside <= reach; ++beside) {
        along.clear();
        for (int y = first; y <= last; y += step)
            along.push_back(picture.at(clamped(x + beside, picture.width), y));
        colours.push_back(medianOf(along));
    }
    return colours;
}

/// What differs from both sides: where one colour only becomes another there is no line.
double lineIn(const std::vector<PictureColour>& colours, int noise) {
    const std::size_t side = std::max<std::size_t>(1, colours.size() / 6);
    std::vector<PictureColour> left(colours.begin(), colours.begin() + static_cast<std::ptrdiff_t>(side));
    std::vector<PictureColour> right(colours.end() - static_cast<std::ptrdiff_t>(side), colours.end());
    const PictureColour atLeft = medianOf(left);
    const PictureColour atRight = medianOf(right);
    double sum = 0;
    for (const PictureColour& colour : colours)
        sum += std::max(0, std::min(difference(colour, atLeft), difference(colour, atRight)) - noise - 3);
    return sum;
}

}  // namespace

std::vector<BorderMeasure> measureUpright(const SmallPicture& picture, std::span<const double> across,
                                          std::span<const double> down, int noise) {
    std::vector<BorderMeasure> measures;
    for (std::size_t row = 0; row + 1 < down.size(); ++row) {
        std::vector<PictureColour> grounds;
        for (std::size_t column = 0; column + 1 < across.size(); ++column)
            grounds.push_back(groundOf(picture, across[column], across[column + 1], down[row], down[row + 1]));
        for (std::size_t line = 1; line + 1 < across.size(); ++line) {
            const int reach = std::max(2, static_cast<int>(std::lround(kReach * (across[line + 1] - across[line]))));
            measures.push_back({lineIn(crossing(picture, across[line], down[row], down[row + 1], reach), noise),
                                difference(grounds[line - 1], grounds[line])});
        }
    }
    return measures;
}

TwoGroups twoGroups(std::vector<double> values) {
    TwoGroups groups;
    std::ranges::sort(values);
    double total = 0;
    for (const double value : values)
        total += value;
    double best = 0;
    double below = 0;
    for (std::size_t i = 0; i + 1 < values.size(); ++i) {
        below += values[i];
        const auto count = static_cast<double>(i + 1);
        const double others = static_cast<double>(values.size()) - count;
        const double lower = below / count;
        const double upper = (total - below) / others;
        const double between = count * others * (upper - lower) * (upper - lower);
        if (between > best && values[i] < values[i + 1]) {
            best = between;
            groups = {(values[i] + values[i + 1]) / 2, lower, upper, false};
        }
    }
    groups.areApart = groups.upper - groups.lower > std::max(kLeastApart, kApart * groups.upper);
    return groups;
}

}  // namespace nonet
