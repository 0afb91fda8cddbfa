#pragma once

#include "ui/designer/tools/picture_tool.h"

namespace nonet {

/// Draws what is no rule: lines, shapes, texts, outlines. Letters that are typed then are its text.
class DrawingTool : public PictureTool {
public:
    using PictureTool::PictureTool;

    bool writesInto(const std::vector<Drawing>& chosen, bool isTyping) const override;
    bool shortensText() const override { return true; }

    static const ToolRow kRow;

protected:
    bool beginsAnewByKey() const override { return isText(); }
    void extend(std::vector<Cell>& stroke, Cell next) const override;
    void finish(const std::vector<Cell>& stroke) override;
    std::optional<DrawingEdit> pictured(const std::vector<Cell>& stroke) const override;
    QString refusal() const override;
    bool chooseAt(Cell cell, const QPointF& point) override;
    bool isChoiceAt(Cell cell, const QPointF& point) const override;
    void noteDrawn() override;
    bool eraseDrawingAt(const QPointF& point) override;

private:
    DrawingKind kind() const { return m_designer.tool().drawing; }
    bool isText() const { return kind() == DrawingKind::text; }
    /// What is drawn is this, over other cells.
    Drawing model() const;
    /// Texts that stand in the cell or whose letters lie at the point, the topmost first; none with another kind.
    std::vector<int> textsAt(Cell cell, const QPointF& point) const;
};

}  // namespace nonet
