// Pictures of boards with regions, drawn pixel by pixel as programs, papers and cameras might give them.
#pragma once

#include "core/board/region_map.h"
#include "core/formats/regions/picture.h"
#include "core/foundation/random_source.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace nonet::test {

/// Regions of as many cells as before, each in one piece, of odd forms: cells changed places at random.
inline RegionMap jigsaw(RegionMap map, RandomSource& random, int changes = 400) {
    const auto cells = static_cast<std::uint32_t>(map.rows() * map.columns());
    for (int i = 0; i < changes; ++i) {
        const Cell a(static_cast<int>(random.below(cells)));
        const Cell b(static_cast<int>(random.below(cells)));
        RegionMap changed = map;
        changed.setRegion(a, map.region(b));
        changed.setRegion(b, map.region(a));
        const auto isWhole = [&](Cell cell) { return changed.isConnected(map.region(cell).value_or(0)); };
        if (map.region(a) != map.region(b) && isWhole(a) && isWhole(b))
            map = std::move(changed);
    }
    return map;
}

/// The regions numbered as they are met in reading order.
inline RegionMap inReadingOrder(const RegionMap& map) {
    RegionMap ordered(map.rows(), map.columns());
    std::vector<int> numbers(static_cast<std::size_t>(map.regionCount()), -1);
    int next = 0;
    for (int i = 0; i < map.rows() * map.columns(); ++i)
        if (const std::optional<int> region = map.region(Cell(i))) {
            int& number = numbers[static_cast<std::size_t>(*region)];
            if (number < 0)
                number = next++;
            ordered.setRegion(Cell(i), number);
        }
    return ordered;
}

struct DrawnStyle {
    double cell = 40;
    double left = 30;
    double top = 20;
    double margin = 25;
    double thin = 1;
    double thick = 3;
    PictureColour ground{255, 255, 255};
    PictureColour thinColour{0, 0, 0};
    PictureColour thickColour{0, 0, 0};
    /// By region, one after the other; none: the ground.
    std::vector<PictureColour> colours = {};
    bool hasFrame = true;
    bool hasDigits = false;
};

class DrawnBoard {
public:
    DrawnBoard(const RegionMap& map, const DrawnStyle& style)
        : m_width(static_cast<int>(style.left + style.cell * map.columns() + style.margin)),
          m_height(static_cast<int>(style.top + style.cell * map.rows() + style.margin)),
          m_values(3 * static_cast<std::size_t>(m_width * m_height)) {
        fill(0, 0, m_width, m_height, style.ground);
        const auto x = [&](double column) { return style.left + column * style.cell; };
        const auto y = [&](double row) { return style.top + row * style.cell; };
        const auto regionAt = [&](int row, int column) {
            const bool isInside = row >= 0 && column >= 0 && row < map.rows() && column < map.columns();
            return isInside ? map.region(Cell(row * map.columns() + column)).value_or(-1) : -2;
        };
        if (!style.colours.empty())
            for (int row = 0; row < map.rows(); ++row)
                for (int column = 0; column < map.columns(); ++column) {
                    const auto region = static_cast<std::size_t>(regionAt(row, column));
                    fill(x(column), y(row), x(column + 1), y(row + 1), style.colours[region % style.colours.size()]);
                }
        if (style.hasDigits)
            drawDigits(map, style);
        for (const bool isThickPass : {false, true})
            for (int row = 0; row <= map.rows(); ++row)
                for (int column = 0; column <= map.columns(); ++column) {
                    const double half = (isThickPass ? style.thick : style.thin) / 2;
                    const PictureColour colour = isThickPass ? style.thickColour : style.thinColour;
                    const int here = regionAt(row, column);
                    const auto draws = [&](int other) {
                        const bool isFrame = (here == -2) != (other == -2);
                        return isThickPass ? here != other && (style.hasFrame || !isFrame) : here != -2 || other != -2;
                    };
                    if (row < map.rows() && draws(regionAt(row, column - 1)))
                        fill(x(column) - half, y(row) - half, x(column) + half, y(row + 1) + half, colour);
                    if (column < map.columns() && draws(regionAt(row - 1, column)))
                        fill(x(column) - half, y(row) - half, x(column + 1) + half, y(row) + half, colour);
                }
    }

    /// As lenses and strong compression do: means over squares of 2 * reach + 1 pixels.
    void blur(int reach) {
        std::vector<double> blurred(m_values.size());
        for (int y = 0; y < m_height; ++y)
            for (int x = 0; x < m_width; ++x)
                for (int channel = 0; channel < 3; ++channel) {
                    double sum = 0;
                    int count = 0;
                    for (int v = std::max(0, y - reach); v <= std::min(m_height - 1, y + reach); ++v)
                        for (int u = std::max(0, x - reach); u <= std::min(m_width - 1, x + reach); ++u, ++count)
                            sum += m_values[slot(u, v, channel)];
                    blurred[slot(x, y, channel)] = sum / count;
                }
        m_values = std::move(blurred);
    }

    /// Up to so much lighter or darker, each pixel by itself.
    void addNoise(int most, RandomSource& random) {
        for (double& value : m_values)
            value += static_cast<double>(random.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
    }

    /// A line of another thing than the board.
    void fill(double left, double top, double right, double bottom, PictureColour colour) {
        for (int y = std::max(0, static_cast<int>(top)); y < std::min(m_height, static_cast<int>(bottom) + 1); ++y)
            for (int x = std::max(0, static_cast<int>(left)); x < std::min(m_width, static_cast<int>(right) + 1); ++x) {
                const double part = std::clamp(std::min(right, x + 1.0) - std::max(left, x + 0.0), 0.0, 1.0) *
                                    std::clamp(std::min(bottom, y + 1.0) - std::max(top, y + 0.0), 0.0, 1.0);
                const int channels[] = {colour.red, colour.green, colour.blue};
                for (int channel = 0; channel < 3; ++channel) {
                    double& value = m_values[slot(x, y, channel)];
                    value += part * (channels[channel] - value);
                }
            }
    }

    PictureView view() {
        m_bytes.clear();
        for (const double value : m_values)
            m_bytes.push_back(static_cast<std::uint8_t>(std::clamp(std::lround(value), 0L, 255L)));
        return {m_width, m_height, m_bytes};
    }
    int width() const { return m_width; }
    int height() const { return m_height; }

private:
    /// Strokes as those of digits: some upright and level ones in most cells.
    void drawDigits(const RegionMap& map, const DrawnStyle& style) {
        for (int row = 0; row < map.rows(); ++row)
            for (int column = 0; column < map.columns(); ++column) {
                if ((row * 7 + column * 5) % 3 == 0)
                    continue;
                const double x = style.left + (column + 0.5) * style.cell;
                const double y = style.top + (row + 0.5) * style.cell;
                const double stroke = 0.07 * style.cell;
                const double side = (row + column) % 2 == 0 ? 0 : 0.15 * style.cell;
                fill(x - side, y - 0.28 * style.cell, x - side + stroke, y + 0.28 * style.cell, style.thickColour);
                fill(x - 0.15 * style.cell, y, x + 0.15 * style.cell, y + stroke, style.thickColour);
            }
    }
    std::size_t slot(int x, int y, int channel) const {
        return static_cast<std::size_t>(3 * (y * m_width + x) + channel);
    }

    int m_width;
    int m_height;
    std::vector<double> m_values;
    std::vector<std::uint8_t> m_bytes;
};

}  // namespace nonet::test
