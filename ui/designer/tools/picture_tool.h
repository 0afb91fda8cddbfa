#pragma once

#include "ui/designer/tools/stroke_tool.h"

namespace nonet {

/// What draws over cells something that is no rule: drawings, colours of cells, fog.
class PictureTool : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

    void eraseAt(const QPointF& point) override;
    bool endsByEnter() const override { return true; }
    void drawSelection(LineStart start) override;

protected:
    /// The puzzle with what the cells, of which there is one at least, become; nothing where that is nothing.
    virtual std::optional<DrawingEdit> pictured(const std::vector<Cell>& stroke) const = 0;
    /// Why the cells become nothing, as a sentence.
    virtual QString refusal() const;
    /// A click at the point, in that cell, chooses something that lies there. False where it draws.
    virtual bool chooseAt(Cell cell, const QPointF& point);
    /// The tool's drawings there which a click would choose.
    virtual bool isChoiceAt(Cell cell, const QPointF& point) const;
    /// Something was drawn, and is chosen.
    virtual void noteDrawn() {}
    void finishPicture(const std::vector<Cell>& cells);
    /// With those that the symmetry puts beside them.
    std::vector<Cell> withPartnersOf(const std::vector<Cell>& cells) const;

    const std::vector<int>& chosenNow() const override { return m_designer.chosenDrawings(); }
    bool beginsAnew(const QPointF& point) const override;
    void extend(std::vector<Cell>& stroke, Cell next) const override;
    void showStroke() override;
    void finish(const std::vector<Cell>& stroke) override;
};

}  // namespace nonet
