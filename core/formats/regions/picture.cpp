#include "core/formats/regions/picture.h"

#include <algorithm>

namespace nonet {

SmallPicture reduced(const PictureView& picture, int longest) {
    SmallPicture small;
    small.scale = std::max(1, (std::max(picture.width, picture.height) + longest - 1) / longest);
    small.width = picture.width / small.scale;
    small.height = picture.height / small.scale;
    const auto length = 3 * static_cast<std::size_t>(picture.width);
    const auto scale = static_cast<std::size_t>(small.scale);
    const auto across = static_cast<std::size_t>(small.width);
    if (scale == 1) {
        small.rgb.assign(picture.rgb.begin(), picture.rgb.end());
        return small;
    }
    small.rgb.reserve(3 * across * static_cast<std::size_t>(small.height));
    std::vector<unsigned> sums(3 * across);
    for (std::size_t y = 0; y < static_cast<std::size_t>(small.height); ++y) {
        std::ranges::fill(sums, 0U);
        for (std::size_t line = y * scale; line < (y + 1) * scale; ++line) {
            const std::span<const std::uint8_t> pixels = picture.rgb.subspan(line * length, length);
            for (std::size_t x = 0; x < across; ++x)
                for (std::size_t i = 3 * x * scale; i < 3 * (x + 1) * scale; i += 3)
                    for (std::size_t channel = 0; channel < 3; ++channel)
                        sums[3 * x + channel] += pixels[i + channel];
        }
        for (const unsigned sum : sums)
            small.rgb.push_back(static_cast<std::uint8_t>(sum / (scale * scale)));
    }
    return small;
}

SmallPicture transposed(const SmallPicture& picture) {
    SmallPicture turned;
    turned.width = picture.height;
    turned.height = picture.width;
    turned.scale = picture.scale;
    turned.rgb.resize(picture.rgb.size());
    const auto across = static_cast<std::size_t>(picture.width);
    const auto down = static_cast<std::size_t>(picture.height);
    for (std::size_t y = 0; y < down; ++y)
        for (std::size_t x = 0; x < across; ++x)
            for (std::size_t channel = 0; channel < 3; ++channel)
                turned.rgb[3 * (x * down + y) + channel] = picture.rgb[3 * (y * across + x) + channel];
    return turned;
}

}  // namespace nonet
