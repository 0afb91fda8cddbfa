#include "core/canonical/classic_transform.h"

namespace nonet {

namespace {

/// Nine lines, shuffled within their chutes, and the chutes shuffled.
std::array<std::uint8_t, 9> randomLines(RandomSource& random) {
    std::array<std::uint8_t, 3> chutes = {0, 1, 2};
    random.shuffle(chutes);
    std::array<std::uint8_t, 9> lines{};
    for (std::size_t chute = 0; chute < 3; ++chute) {
        std::array<std::uint8_t, 3> order = {0, 1, 2};
        random.shuffle(order);
        for (std::size_t i = 0; i < 3; ++i)
            lines[3 * chute + i] = static_cast<std::uint8_t>(3 * chutes[chute] + order[i]);
    }
    return lines;
}

}  // namespace

ClassicDigits apply(const ClassicTransform& transform, const ClassicDigits& board) {
    const std::size_t rowStep = transform.isTransposed ? 1 : 9;
    const std::size_t columnStep = transform.isTransposed ? 9 : 1;
    ClassicDigits image;
    std::size_t cell = 0;
    for (const std::size_t row : transform.rows)
        for (const std::size_t column : transform.columns)
            image.values[cell++] = transform.labels[board.values[row * rowStep + column * columnStep]];
    return image;
}

ClassicTransform randomTransform(RandomSource& random) {
    ClassicTransform transform;
    transform.isTransposed = random.below(2) == 1;
    transform.rows = randomLines(random);
    transform.columns = randomLines(random);
    std::array<std::uint8_t, 9> labels = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(labels);
    for (std::size_t i = 0; i < labels.size(); ++i)
        transform.labels[i + 1] = labels[i];
    return transform;
}

}  // namespace nonet
