#pragma once

#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

namespace nonet {

/// Three bytes, red, green and blue, a pixel; row by row without gaps.
struct PictureView {
    int width = 0;
    int height = 0;
    std::span<const std::uint8_t> rgb;
};

struct PictureColour {
    int red = 0;
    int green = 0;
    int blue = 0;
    friend bool operator==(const PictureColour&, const PictureColour&) = default;
};

/// 0 to 255: the largest difference of a channel, so that colours as bright as each other differ, too.
inline int difference(PictureColour a, PictureColour b) {
    const auto larger = [](int x, int y) { return x > y ? x : y; };
    return larger(std::abs(a.red - b.red), larger(std::abs(a.green - b.green), std::abs(a.blue - b.blue)));
}

/// A picture small enough to be looked through often.
struct SmallPicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;
    /// Pixels of the picture that it was made of, by pixel of this one, along each side.
    int scale = 1;

    PictureColour at(int x, int y) const {
        const std::size_t first =
            3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x));
        return {rgb[first], rgb[first + 1], rgb[first + 2]};
    }
};

/// Means over squares of pixels, as few that neither side is longer than this.
SmallPicture reduced(const PictureView& picture, int longest);
/// Rows for columns.
SmallPicture transposed(const SmallPicture& picture);

}  // namespace nonet
