#pragma once

#include "ui/designer/tools/picture_tool.h"

namespace nonet {

/// Lights cells, so that fog covers the others.
class FogTool : public PictureTool {
public:
    using PictureTool::PictureTool;

    /// There is no fog at all then.
    void eraseSelected() override;

    static const ToolRow kRow;

protected:
    std::optional<DrawingEdit> pictured(const std::vector<Cell>& stroke) const override;
    bool eraseDrawingAt(const QPointF& point) override;
};

}  // namespace nonet
