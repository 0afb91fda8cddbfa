// The outlines of wide lines, worked out once for all paints of a board that stays as large as it is.
#pragma once

#include "core/board/cell.h"

#include <QPainterPath>

#include <map>
#include <utility>
#include <vector>

namespace nonet {

class LineShapes {
public:
    /// make(): the outline of these lines, this wide, where it is not known.
    template <typename Make>
    const QPainterPath& of(const std::vector<std::vector<Cell>>& lines, double width, Make&& make) {
        const auto known = m_shapes.find({lines, width});
        if (known != m_shapes.end())
            return known->second;
        if (m_shapes.size() >= kMostKept)
            m_shapes.clear();
        return m_shapes.emplace(std::pair(lines, width), make()).first->second;
    }

private:
    /// A line that is being drawn leaves one for each of its cells.
    static constexpr std::size_t kMostKept = 512;
    std::map<std::pair<std::vector<std::vector<Cell>>, double>, QPainterPath> m_shapes;
};

}  // namespace nonet
