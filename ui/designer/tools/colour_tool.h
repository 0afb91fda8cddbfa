#pragma once

#include "ui/designer/tools/picture_tool.h"

namespace nonet {

/// Paints whole cells; digits are the colours.
class ColourTool : public PictureTool {
public:
    using PictureTool::PictureTool;

    bool typeFigure(int figure) override;
    void eraseSelected() override;

    static const ToolRow kRow;

protected:
    std::optional<DrawingEdit> pictured(const std::vector<Cell>& stroke) const override;
    bool eraseDrawingAt(const QPointF& point) override;
};

}  // namespace nonet
