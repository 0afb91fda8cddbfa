#include "core/formats/regions/line_profile.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nonet {
namespace {

/// Pixels up and down that an edge is the mean of.
constexpr int kSmoothing = 5;
constexpr int kLeastContrast = 12;
/// A gap that breaks no run, as a part of the picture's height, and in pixels at least.
constexpr double kGap = 0.018;
constexpr int kLeastGap = 3;

/// Differences of the pixels at both sides of each pixel, in means of kSmoothing pixels up and down; 0 at the rims.
std::vector<std::uint8_t> differences(const SmallPicture& picture, int top, int bottom) {
    const auto across = static_cast<std::size_t>(picture.width);
    const std::size_t length = 3 * across;
    std::vector<std::uint8_t> found(across * static_cast<std::size_t>(bottom - top));
    std::vector<int> sums(length);
    for (int y = top; y < bottom; ++y) {
        const auto addLine = [&](int line, int sign) {
            const std::uint8_t* pixels = picture.rgb.data() + length * static_cast<std::size_t>(line);
            for (std::size_t i = 0; i < length; ++i)
                sums[i] += sign * pixels[i];
        };
        if (y == top)
            for (int line = top; line < std::min(top + kSmoothing / 2 + 1, bottom); ++line)
                addLine(line, 1);
        else {
            if (y + kSmoothing / 2 < bottom)
                addLine(y + kSmoothing / 2, 1);
            if (y - kSmoothing / 2 > top)
                addLine(y - kSmoothing / 2 - 1, -1);
        }
        const int count = std::min(y + kSmoothing / 2, bottom - 1) - std::max(y - kSmoothing / 2, top) + 1;
        std::uint8_t* row = found.data() + across * static_cast<std::size_t>(y - top);
        for (std::size_t x = 1; x + 1 < across; ++x) {
            int most = 0;
            for (std::size_t channel = 0; channel < 3; ++channel)
                most = std::max(most, std::abs(sums[3 * (x + 1) + channel] - sums[3 * (x - 1) + channel]));
            row[x] = static_cast<std::uint8_t>(most / count);
        }
    }
    return found;
}

int median(const std::vector<std::uint8_t>& values) {
    std::array<std::size_t, 256> counts{};
    for (const std::uint8_t value : values)
        ++counts[value];
    std::size_t below = 0;
    int value = 0;
    while (value < 255 && (below += counts[static_cast<std::size_t>(value)]) * 2 < values.size())
        ++value;
    return value;
}

/// The run that a column of pixels is in.
struct Run {
    int length = 0;
    int gap = 0;
    double squares = 0;

    void end() {
        squares += static_cast<double>(length) * length;
        length = 0;
        gap = 0;
    }
};

}  // namespace

LineProfile uprightLines(const SmallPicture& picture, int top, int bottom) {
    const int height = bottom - top;
    const std::vector<std::uint8_t> edges = differences(picture, top, bottom);
    LineProfile profile;
    profile.noise = median(edges);
    const int least = std::max(kLeastContrast, 4 * profile.noise);
    const int longestGap = std::max(kLeastGap, static_cast<int>(kGap * height));
    const auto across = static_cast<std::size_t>(picture.width);
    std::vector<Run> runs(across);
    for (std::size_t y = 0; y < static_cast<std::size_t>(height); ++y) {
        const std::uint8_t* row = edges.data() + y * across;
        for (std::size_t x = 1; x + 1 < across; ++x) {
            Run& run = runs[x];
            // A line that is not quite upright goes over to the next column.
            if (std::max({row[x - 1], row[x], row[x + 1]}) >= least) {
                ++run.length;
                run.gap = 0;
            } else if (run.length > 0 && ++run.gap > longestGap) {
                run.end();
            }
        }
    }
    profile.strength.reserve(across);
    for (Run& run : runs) {
        run.end();
        profile.strength.push_back(std::sqrt(run.squares) / height);
    }
    return profile;
}

}  // namespace nonet
