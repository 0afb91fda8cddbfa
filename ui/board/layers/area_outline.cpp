#include "ui/board/layers/area_outline.h"

#include <algorithm>

namespace nonet {

QPainterPath areaOutline(const BoardMetrics& metrics, std::vector<BoardPlace> places, double inset) {
    std::ranges::sort(places);
    const auto isInside = [&](int row, int column) {
        return std::ranges::binary_search(places, BoardPlace(row, column));
    };
    QPainterPath path;
    const double by = metrics.cellSide() * inset;
    const double half = metrics.cellSide() / 2;
    for (const auto& [row, column] : places) {
        const QPointF middle = metrics.placeRect(row, column).center();
        // The four sides: outward, and the direction in which the side is drawn.
        for (const auto& [down, right] : {BoardPlace{-1, 0}, {0, 1}, {1, 0}, {0, -1}}) {
            if (isInside(row + down, column + right))
                continue;
            const QPointF out(right, down);
            const QPointF along(-down, right);
            // Where the outline goes on straight it reaches the cell's edge; round an inner corner it reaches beyond.
            const auto reach = [&, row = row, column = column, down = down, right = right](int sign) {
                const int nextRow = row + sign * qRound(along.y());
                const int nextColumn = column + sign * qRound(along.x());
                if (!isInside(nextRow, nextColumn))
                    return half - by;
                return isInside(nextRow + down, nextColumn + right) ? half + by : half;
            };
            const QPointF centre = middle + out * (half - by);
            path.moveTo(centre - along * reach(-1));
            path.lineTo(centre + along * reach(1));
        }
    }
    return path;
}

}  // namespace nonet
