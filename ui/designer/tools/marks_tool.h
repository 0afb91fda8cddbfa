#pragma once

#include "ui/designer/tools/board_tool.h"

namespace nonet {

/// Digits and marks are a player's, to try things out.
class MarksTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    QString hint() const override;
    bool isOfPlay() const override { return true; }
    bool playsDoubleClick() const override { return true; }

    static const ToolRow kRow;
};

}  // namespace nonet
