#pragma once

#include "ui/designer/tools/board_tool.h"

namespace nonet {

/// Digits are givens of the selected cells; with Shift, what these may hold.
class GivensTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    bool playsDoubleClick() const override { return true; }
    void enterSymbol(Digit symbol, Qt::KeyboardModifiers modifiers) override;
    bool takesSymbols() const override { return true; }
    void eraseSelected() override;

    static const ToolRow kRow;
};

}  // namespace nonet
