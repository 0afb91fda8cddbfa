#pragma once

#include "ui/designer/tools/board_tool.h"

namespace nonet {

/// Digits are the solution layer's, in the selected cells that have no given.
class SolutionTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    bool playsDoubleClick() const override { return true; }
    void enterSymbol(Digit symbol, Qt::KeyboardModifiers modifiers) override;
    bool takesSymbols() const override { return true; }
    void eraseSelected() override;

    static const ToolRow kRow;
};

}  // namespace nonet
